//! The ground: everything that follows from map and chart alone, computed once (8.4 to 8.12, 9.7 to 9.12).

use crate::options::HouseRules;
use crate::tables::Tables;
use crate::unit::Arm;
use hex_wargame::{IMPASSABLE, ROOM, Steps};
use hexmap::{
    CELLS, Direction, EdgeClass, Hex, HexMap, HexSet, RoadClass, RoadKind, SideKind, TerrainClass,
    TerrainKind, Vocabulary,
};

/// The kinds of terrain, hexsides and roads that the map can have.
pub const VOCABULARY: Vocabulary = Vocabulary {
    terrain: &[
        TerrainKind::new("forest", TerrainClass::Brushwood),
        TerrainKind::new("river", TerrainClass::River),
        TerrainKind::new("aqueduct", TerrainClass::Aqueduct),
        TerrainKind::new("marsh", TerrainClass::Marsh),
        TerrainKind::new("sea", TerrainClass::Sea),
    ],
    slopes: &[],
    hexsides: &[SideKind::oriented("redoubt", EdgeClass::Rampart)],
    roads: &[RoadKind::new("major", RoadClass::Road), RoadKind::new("minor", RoadClass::Track)],
};

/// How a unit moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Gait {
    /// Foot.
    Infantry,
    /// Foot that knows broken ground.
    Zouave,
    /// Horse.
    Cavalry,
}

impl Gait {
    const ALL: [Gait; 3] = [Gait::Infantry, Gait::Zouave, Gait::Cavalry];

    /// The gait of an arm; outposts never use theirs.
    pub const fn of(arm: Arm) -> Gait {
        match arm {
            Arm::Infantry | Arm::Piquet => Gait::Infantry,
            Arm::Zouave => Gait::Zouave,
            Arm::Cavalry => Gait::Cavalry,
        }
    }
}

/// Everything that map and chart decide.
#[derive(Clone, Debug)]
pub struct Ground {
    steps: [Box<[Steps; ROOM]>; 3],
    /// By cell, the price of entering from nowhere, by gait.
    hex_prices: [Vec<Option<u8>>; 3],
    /// By cell, the hexes round it.
    around: Vec<HexSet>,
    /// River, aqueduct and marsh.
    wet: HexSet,
    /// Wet hexes with a road through them.
    bridged: HexSet,
    sea: HexSet,
    /// By cell, the directions in which it goes up.
    up: Vec<u8>,
    /// By cell, the directions of steep slopes, up or down.
    steep: Vec<u8>,
    /// By cell, the directions in which one comes through a wall into a redoubt.
    into_redoubt: Vec<u8>,
}

impl Ground {
    /// Computes it.
    pub fn new(map: &HexMap, tables: &Tables, house_rules: &HouseRules) -> Self {
        let all = || (0..CELLS).map(Hex::from_index);
        let survey = Survey { map, tables, house_rules };
        let mask = |holds: &dyn Fn(Hex, Direction, Hex) -> bool| -> Vec<u8> {
            all()
                .map(|hex| {
                    neighbours(map, hex)
                        .filter(|(direction, to)| holds(hex, *direction, *to))
                        .fold(0, |mask, (direction, _)| mask | direction.bit())
                })
                .collect()
        };
        let wet = *map.terrain("river") | *map.terrain("aqueduct") | *map.terrain("marsh");
        let roads: HexSet =
            ["major", "minor"].iter().flat_map(|kind| map.road_chains(kind)).flatten().copied().collect();
        Ground {
            steps: Gait::ALL.map(|gait| survey.all_steps(gait)),
            hex_prices: Gait::ALL.map(|gait| all().map(|hex| survey.hex_price(hex, gait)).collect()),
            around: all().map(|hex| neighbours(map, hex).map(|(_, to)| to).collect()).collect(),
            wet,
            bridged: wet & roads,
            sea: *map.terrain("sea"),
            up: mask(&|hex, direction, _| survey.rises(hex, direction)),
            steep: mask(&|hex, direction, to| survey.is_steep(hex, direction, to)),
            into_redoubt: mask(&|_, direction, to| map.sides("redoubt").contains(to, direction.opposite())),
        }
    }

    /// The ways out of every hex at a gait, by cell.
    #[inline]
    pub fn steps(&self, gait: Gait) -> &[Steps; ROOM] {
        &self.steps[gait as usize]
    }

    /// The price of one step; nothing if it cannot be made.
    pub fn price(&self, gait: Gait, from: Hex, direction: Direction) -> Option<u8> {
        let price = self.steps[gait as usize][from.index()].price[direction.index()];
        (price != IMPASSABLE).then_some(price)
    }

    /// The price of a hex by what stands in it, for somebody who comes from nowhere.
    pub fn hex_price(&self, gait: Gait, hex: Hex) -> Option<u8> {
        self.hex_prices[gait as usize][hex.index()]
    }

    /// The hexes round a hex: its zone of control (7.1).
    #[inline]
    pub fn around(&self, hex: Hex) -> &HexSet {
        &self.around[hex.index()]
    }

    /// River, aqueduct or marsh.
    #[inline]
    pub fn is_wet(&self, hex: Hex) -> bool {
        self.wet.contains(hex)
    }

    /// Wet, with a road through it.
    #[inline]
    pub fn is_bridged(&self, hex: Hex) -> bool {
        self.bridged.contains(hex)
    }

    /// Sea hexes.
    pub fn sea(&self) -> &HexSet {
        &self.sea
    }

    /// Is the step upslope?
    #[inline]
    pub fn rises(&self, from: Hex, direction: Direction) -> bool {
        self.up[from.index()] & direction.bit() != 0
    }

    /// Is the hexside a steep slope, up or down?
    #[inline]
    pub fn is_steep(&self, from: Hex, direction: Direction) -> bool {
        self.steep[from.index()] & direction.bit() != 0
    }

    /// Does the step lead through a wall into a redoubt?
    #[inline]
    pub fn enters_redoubt(&self, from: Hex, direction: Direction) -> bool {
        self.into_redoubt[from.index()] & direction.bit() != 0
    }

    /// May an arm step there at all, whatever it costs? A march asks, and so do advances and flank attacks (9.19).
    pub fn is_open(&self, gait: Gait, from: Hex, direction: Direction) -> bool {
        self.price(gait, from, direction).is_some()
    }
}

/// The surveyor: reads map and chart, hex by hex.
struct Survey<'a> {
    map: &'a HexMap,
    tables: &'a Tables,
    house_rules: &'a HouseRules,
}

impl Survey<'_> {
    fn road(&self, hex: Hex, direction: Direction) -> bool {
        ["major", "minor"].iter().any(|kind| self.map.road(kind).contains(hex, direction))
    }

    fn rises(&self, hex: Hex, direction: Direction) -> bool {
        ["gentle", "steep"].iter().any(|kind| self.map.sides(kind).contains(hex, direction))
    }

    fn is_steep(&self, hex: Hex, direction: Direction, to: Hex) -> bool {
        let steep = self.map.sides("steep");
        steep.contains(hex, direction) || steep.contains(to, direction.opposite())
    }

    fn is_wall(&self, hex: Hex, direction: Direction, to: Hex) -> bool {
        let redoubt = self.map.sides("redoubt");
        redoubt.contains(hex, direction) || redoubt.contains(to, direction.opposite())
    }

    fn all_steps(&self, gait: Gait) -> Box<[Steps; ROOM]> {
        let mut all = Box::new([Steps::NONE; ROOM]);
        for hex in self.map.on_map().iter() {
            let steps = &mut all[hex.index()];
            for (direction, to) in neighbours(self.map, hex) {
                let place = direction.index();
                steps.to[place] = to.index() as u16;
                steps.price[place] = self.price(hex, direction, to, gait).unwrap_or(IMPASSABLE);
                steps.least = steps.least.min(steps.price[place]);
            }
        }
        all
    }

    /// All that applies to a step is added up (8.12).
    fn price(&self, from: Hex, direction: Direction, to: Hex, gait: Gait) -> Option<u8> {
        let costs = &self.tables.costs;
        let road = self.road(from, direction);
        let wall = self.is_wall(from, direction, to);
        let wet =
            |hex: Hex| ["river", "aqueduct", "marsh"].iter().any(|kind| self.map.terrain(kind).contains(hex));
        if gait == Gait::Cavalry && !road && (wall || wet(from)) {
            return None; // 8.10; 8.7: out of the water, too, only by road
        }
        let hex = if road { costs.road } else { self.hex_price(to, gait)? };
        let slope = if self.is_steep(from, direction, to) {
            match (road && self.house_rules.road_negates_steep, gait) {
                (true, _) => 0,
                (false, Gait::Zouave) => costs.steep_zouave,
                (false, _) => costs.steep,
            }
        } else if self.rises(from, direction) && !road {
            costs.up_slope
        } else {
            0
        };
        Some(hex + slope + if wall { costs.redoubt } else { 0 })
    }

    fn hex_price(&self, hex: Hex, gait: Gait) -> Option<u8> {
        let costs = &self.tables.costs;
        let wet = ["river", "aqueduct", "marsh"].iter().any(|kind| self.map.terrain(kind).contains(hex));
        if self.map.terrain("sea").contains(hex) {
            return None; // 8.11
        }
        match (wet, gait) {
            (true, Gait::Infantry) => Some(costs.wet),
            (true, Gait::Zouave) => Some(costs.wet_zouave),
            (true, Gait::Cavalry) => None, // 8.7
            (false, _) if self.map.terrain("forest").contains(hex) => {
                Some(if gait == Gait::Zouave { costs.forest_zouave } else { costs.forest })
            }
            (false, _) => Some(costs.clear),
        }
    }
}

fn neighbours(map: &HexMap, hex: Hex) -> impl Iterator<Item = (Direction, Hex)> + use<'_> {
    Direction::ALL.into_iter().filter_map(move |direction| Some((direction, map.neighbour(hex, direction)?)))
}
