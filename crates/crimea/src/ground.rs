//! The ground: everything that follows from map and chart alone, computed once.

use crate::tables::Tables;
use hexmap::{
    CELLS, Direction, EdgeClass, GENTLE, Hex, HexMap, HexSet, RoadClass, RoadKind, STEEP, SideKind,
    TerrainClass, TerrainKind, Vocabulary,
};

/// The kinds of terrain, hexsides and roads that the maps can have. Rivers run through hexes; `water` is a hexside
/// that is all water between two hexes with land.
pub const VOCABULARY: Vocabulary = Vocabulary {
    terrain: &[
        TerrainKind::new("rough", TerrainClass::Rough),
        TerrainKind::new("rough_crest", TerrainClass::RoughCrest),
        TerrainKind::new("village", TerrainClass::Village),
        TerrainKind::new("city", TerrainClass::City),
        TerrainKind::new("river", TerrainClass::River),
        TerrainKind::new("river_mouth", TerrainClass::RiverMouth),
        TerrainKind::new("lake", TerrainClass::Lake),
        TerrainKind::new("partial_sea", TerrainClass::PartialSea),
        TerrainKind::new("sea", TerrainClass::Sea),
        TerrainKind::new("harbour", TerrainClass::Harbour),
        TerrainKind::new("harbour_channel", TerrainClass::HarbourChannel),
        TerrainKind::new("harbour_basin", TerrainClass::HarbourBasin),
        TerrainKind::new("fortification", TerrainClass::Fort),
    ],
    slopes: &[],
    hexsides: &[SideKind::plain("water", EdgeClass::Inlet)],
    roads: &[RoadKind::new("major", RoadClass::Road), RoadKind::new("ferry", RoadClass::Ferry)],
};

/// No step this way.
pub const NO_WAY: u8 = u8::MAX;

/// What a step of the action segment has to overcome: a die for each (12.A.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Obstacle {
    /// One level up.
    Slope,
    /// Two levels or more up.
    SteepSlope,
    /// Out of a river hex, not along a road.
    River,
}

impl Obstacle {
    /// All, in order.
    pub const ALL: [Obstacle; 3] = [Obstacle::Slope, Obstacle::SteepSlope, Obstacle::River];
}

/// A step to a hex next door.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Step {
    /// Where to.
    pub to: Hex,
    /// A road leads there.
    pub is_road: bool,
    /// Points off the road, outside winter; nothing if there is no way off the road.
    pub price: Option<u8>,
}

/// Everything that map and chart decide.
#[derive(Clone, Debug)]
pub struct Ground {
    /// Hexes with land: all but sea and lakes.
    pub land: HexSet,
    /// Hexes that are all land.
    pub full_land: HexSet,
    /// Where ships can be (23.A).
    pub navigable: HexSet,
    /// Villages and cities on the sea (13).
    pub ports: HexSet,
    /// City hexes.
    pub city: HexSet,
    /// Village hexes.
    pub village: HexSet,
    /// Rough hexes that are no crest.
    pub rough: HexSet,
    /// Rough crests.
    pub rough_crest: HexSet,
    /// River hexes.
    pub river: HexSet,
    /// The two ends of the ferry, if there is one.
    pub ferry: Option<[Hex; 2]>,
    /// By cell, the indices of the six neighbours, [`hexmap::NO_NEIGHBOUR`] beyond the map.
    pub neighbours: Vec<[u16; 6]>,
    /// By cell, all neighbours on the map.
    around: Vec<HexSet>,
    /// By cell, the neighbours that can be walked to: the zone of control of whoever stands there (8, ruling T4).
    walkable: Vec<HexSet>,
    /// By cell, the directions that can be walked.
    walk: Vec<u8>,
    /// By cell, the directions of roads.
    road: Vec<u8>,
    /// By cell, the directions that climb one level.
    up: Vec<u8>,
    /// By cell, the directions that climb two levels or more.
    up_steep: Vec<u8>,
    /// By cell and direction, points of a strategic step off the road, outside winter; [`NO_WAY`] if none.
    price: Vec<[u8; 6]>,
    /// By cell, points to enter a hex from beyond the map.
    entry_price: Vec<u8>,
    /// By cell, what the ground of a target adds to the die of fire, works and slopes left out.
    fire_modifier: Vec<i8>,
    /// By cell, what the ground of a defender adds to the die of melee, works, slopes and rivers left out.
    melee_modifier: Vec<i8>,
}

impl Ground {
    /// Computes it.
    pub fn new(map: &HexMap, tables: &Tables) -> Self {
        let terrain = |kind: &str| *map.terrain(kind);
        let water = terrain("sea") | terrain("lake");
        let land = *map.on_map() - water;
        let all = || (0..CELLS).map(Hex::from_index);
        let neighbours: Vec<[u16; 6]> = all().map(|hex| *map.neighbour_indices(hex)).collect();
        let step = |hex: Hex, direction: Direction| {
            map.neighbour(hex, direction).filter(|to| {
                land.contains(hex) && land.contains(*to) && !map.sides("water").contains(hex, direction)
            })
        };
        let mask = |holds: &dyn Fn(Hex, Direction) -> bool| -> Vec<u8> {
            let bits = |hex: Hex| {
                Direction::ALL
                    .into_iter()
                    .filter(|way| holds(hex, *way))
                    .fold(0, |mask, way| mask | way.bit())
            };
            all().map(bits).collect()
        };
        let up = mask(&|hex, way| step(hex, way).is_some() && map.sides(GENTLE).contains(hex, way));
        let up_steep = mask(&|hex, way| step(hex, way).is_some() && map.sides(STEEP).contains(hex, way));
        let prices = &tables.march;
        let hex_price = |hex: Hex| -> u8 {
            // A hex with several kinds of ground costs what the dearest of them does.
            let kinds = [
                ("rough", prices.rough),
                ("rough_crest", prices.rough_crest),
                ("village", prices.village),
                ("city", prices.city),
                ("river", prices.river),
            ];
            let dearest = kinds
                .iter()
                .filter(|(kind, _)| map.terrain(kind).contains(hex))
                .map(|(_, price)| *price)
                .max();
            if land.contains(hex) { dearest.unwrap_or(prices.clear) } else { NO_WAY }
        };
        let price_of = |hex: Hex, way: Direction| -> u8 {
            let Some(to) = step(hex, way) else { return NO_WAY };
            let climb = if up[hex.index()] & way.bit() != 0 {
                prices.up_slope
            } else if up_steep[hex.index()] & way.bit() != 0 {
                prices.up_steep_slope
            } else {
                0
            };
            hex_price(to) + climb
        };
        let fire = &tables.fire_modifiers;
        let melee = &tables.melee_modifiers;
        let sum = |hex: Hex, kinds: &[(&str, i32)]| -> i8 {
            kinds
                .iter()
                .filter(|(kind, _)| map.terrain(kind).contains(hex))
                .map(|(_, value)| *value)
                .sum::<i32>() as i8
        };
        let ends: Vec<Hex> = map.road_chains("ferry").iter().flatten().copied().collect();
        Ground {
            full_land: land - terrain("partial_sea"),
            navigable: navigable(map),
            ports: (terrain("village") | terrain("city")) & terrain("partial_sea"),
            city: terrain("city"),
            village: terrain("village"),
            rough: terrain("rough"),
            rough_crest: terrain("rough_crest"),
            river: terrain("river"),
            ferry: <[Hex; 2]>::try_from(ends).ok(),
            around: all()
                .map(|hex| Direction::ALL.into_iter().filter_map(|way| map.neighbour(hex, way)).collect())
                .collect(),
            walkable: all()
                .map(|hex| Direction::ALL.into_iter().filter_map(|way| step(hex, way)).collect())
                .collect(),
            walk: mask(&|hex, way| step(hex, way).is_some()),
            road: mask(&|hex, way| step(hex, way).is_some() && map.road("major").contains(hex, way)),
            price: all().map(|hex| Direction::ALL.map(|way| price_of(hex, way))).collect(),
            entry_price: all().map(hex_price).collect(),
            fire_modifier: all()
                .map(|hex| {
                    let kinds = [
                        ("rough", fire.rough),
                        ("rough_crest", fire.rough_crest),
                        ("village", fire.village),
                        ("city", fire.city),
                        ("river", fire.river),
                    ];
                    sum(hex, &kinds)
                })
                .collect(),
            melee_modifier: all()
                .map(|hex| {
                    let kinds = [
                        ("rough", melee.rough),
                        ("rough_crest", melee.rough_crest),
                        ("village", melee.village),
                        ("city", melee.city),
                    ];
                    sum(hex, &kinds)
                })
                .collect(),
            neighbours,
            land,
            up,
            up_steep,
        }
    }

    /// All hexes round a hex.
    #[inline]
    pub fn around(&self, hex: Hex) -> &HexSet {
        &self.around[hex.index()]
    }

    /// The hexes that can be walked to from a hex.
    #[inline]
    pub fn walkable(&self, hex: Hex) -> &HexSet {
        &self.walkable[hex.index()]
    }

    /// The neighbour that can be walked to in a direction.
    #[inline]
    pub fn step(&self, hex: Hex, way: Direction) -> Option<Hex> {
        (self.walk[hex.index()] & way.bit() != 0)
            .then(|| Hex::from_index(usize::from(self.neighbours[hex.index()][way.index()])))
    }

    /// The steps that can be walked from a hex.
    #[inline]
    pub(crate) fn steps(&self, hex: Hex) -> impl Iterator<Item = Step> + use<'_> {
        let cell = hex.index();
        let (mut ways, road) = (self.walk[cell], self.road[cell]);
        let (neighbours, prices) = (&self.neighbours[cell], &self.price[cell]);
        std::iter::from_fn(move || {
            let way = ways.trailing_zeros() as usize;
            let to = *neighbours.get(way)?;
            ways &= ways - 1;
            let price = (prices[way] != NO_WAY).then_some(prices[way]);
            Some(Step { to: Hex::from_index(usize::from(to)), is_road: road >> way & 1 != 0, price })
        })
    }

    /// Is there a road over the hexside?
    #[inline]
    pub fn is_road(&self, hex: Hex, way: Direction) -> bool {
        self.road[hex.index()] & way.bit() != 0
    }

    /// Is there a road in the hex at all?
    #[inline]
    pub fn has_road(&self, hex: Hex) -> bool {
        self.road[hex.index()] != 0
    }

    /// Points of a strategic step off the road, outside winter; nothing if there is no way.
    #[inline]
    pub fn price(&self, hex: Hex, way: Direction) -> Option<u8> {
        let price = self.price[hex.index()][way.index()];
        (price != NO_WAY).then_some(price)
    }

    /// Points to enter a hex from beyond the map, off the road.
    pub fn entry_price(&self, hex: Hex) -> u8 {
        self.entry_price[hex.index()]
    }

    /// Does the step climb, and how much: 0, 1 or 2 for two and more levels?
    #[inline]
    pub fn climb(&self, hex: Hex, way: Direction) -> u8 {
        if self.up[hex.index()] & way.bit() != 0 {
            1
        } else if self.up_steep[hex.index()] & way.bit() != 0 {
            2
        } else {
            0
        }
    }

    /// What a step of the action segment has to overcome (12.A.3; bridges: ruling A2).
    pub fn obstacles(&self, hex: Hex, way: Direction) -> impl Iterator<Item = Obstacle> {
        let climb = match self.climb(hex, way) {
            1 => Some(Obstacle::Slope),
            2 => Some(Obstacle::SteepSlope),
            _ => None,
        };
        let wades = self.river.contains(hex) && !self.is_road(hex, way);
        climb.into_iter().chain(wades.then_some(Obstacle::River))
    }

    /// What the ground of a target adds to the die of fire.
    pub fn fire_modifier(&self, target: Hex) -> i32 {
        self.fire_modifier[target.index()].into()
    }

    /// What the ground of a defender adds to the die of melee.
    pub fn melee_modifier(&self, hex: Hex) -> i32 {
        self.melee_modifier[hex.index()].into()
    }
}

/// Full sea joined to the edge of the map by full sea, mouths of rivers, harbours and channels (23.A).
fn navigable(map: &HexMap) -> HexSet {
    let sea = *map.terrain("sea");
    let is_edge = |hex: &Hex| Direction::ALL.iter().any(|way| map.neighbour(*hex, *way).is_none());
    let mut open: HexSet = sea.iter().filter(is_edge).collect();
    loop {
        let next: HexSet = sea
            .iter()
            .filter(|hex| {
                open.contains(*hex)
                    || Direction::ALL
                        .iter()
                        .any(|way| map.neighbour(*hex, *way).is_some_and(|to| open.contains(to)))
            })
            .collect();
        if next == open {
            break;
        }
        open = next;
    }
    open | *map.terrain("river_mouth") | *map.terrain("harbour") | *map.terrain("harbour_channel")
}
