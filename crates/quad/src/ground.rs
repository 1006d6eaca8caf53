//! The ground: everything that follows from map and chart alone, computed once (5.2, 6.14, 8.3, 13.0).

use crate::battle::Closed;
use crate::options::HouseRules;
use crate::sight::{Eye, Sight, standard_eye};
use crate::tables::Tables;
use crate::unit::Arm;
use hex_wargame::{BUCKETS, Barrier, Flood, IMPASSABLE, ROOM, Start, Steps};
use hexmap::{
    CELLS, Direction, EdgeClass, Hex, HexMap, HexSet, RoadClass, RoadKind, SideKind, SideSet, TerrainClass,
    TerrainKind, Vocabulary,
};
use std::sync::OnceLock;

/// The kinds of terrain, hexsides and roads that a map of the quad can have.
pub const VOCABULARY: Vocabulary = Vocabulary {
    terrain: &[
        TerrainKind::new("woods", TerrainClass::Woods),
        TerrainKind::new("town", TerrainClass::Town),
        TerrainKind::new("vineyard", TerrainClass::Vineyard),
        TerrainKind::new("swamp", TerrainClass::Marsh),
        TerrainKind::new("aqueduct", TerrainClass::Aqueduct),
        TerrainKind::new("aqueduct_bridge", TerrainClass::AqueductBridge),
        TerrainKind::new("sea", TerrainClass::Sea),
        TerrainKind::new("burning", TerrainClass::Burning),
    ],
    slopes: &[
        SideKind::oriented("cliff", EdgeClass::Cliff),
        SideKind::plain("ridge", EdgeClass::Ridge),
        // Written gentle>steep: the first hex lies on the gentle side.
        SideKind::oriented("ridge_mixed", EdgeClass::RidgeMixed),
        SideKind::plain("ridge_steep", EdgeClass::RidgeSteep),
    ],
    hexsides: &[
        SideKind::plain("river", EdgeClass::River),
        SideKind::plain("stream", EdgeClass::Stream),
        SideKind::plain("bridge", EdgeClass::Bridge),
        SideKind::plain("ford", EdgeClass::Ford),
        SideKind::oriented("redoubt", EdgeClass::Rampart),
    ],
    roads: &[RoadKind::new("major", RoadClass::Road), RoadKind::new("minor", RoadClass::Track)],
};

/// How a unit moves: its arm, and whether it is in order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Gait {
    /// Infantry in order.
    Infantry,
    /// Disrupted infantry: no roads.
    BrokenInfantry,
    /// Cavalry in order.
    Cavalry,
    /// Disrupted cavalry: no roads, no aqueduct.
    BrokenCavalry,
    /// Artillery of either kind. Disrupted artillery does not move at all.
    Artillery,
}

impl Gait {
    const ALL: [Gait; 5] =
        [Gait::Infantry, Gait::BrokenInfantry, Gait::Cavalry, Gait::BrokenCavalry, Gait::Artillery];

    /// The gait of an arm.
    pub const fn of(arm: Arm, disrupted: bool) -> Gait {
        match (arm, disrupted) {
            (Arm::Infantry, false) => Gait::Infantry,
            (Arm::Infantry, true) => Gait::BrokenInfantry,
            (Arm::Cavalry, false) => Gait::Cavalry,
            (Arm::Cavalry, true) => Gait::BrokenCavalry,
            (Arm::Artillery | Arm::HorseArtillery, _) => Gait::Artillery,
        }
    }

    const fn is_infantry(self) -> bool {
        matches!(self, Gait::Infantry | Gait::BrokenInfantry)
    }

    const fn is_cavalry(self) -> bool {
        matches!(self, Gait::Cavalry | Gait::BrokenCavalry)
    }

    const fn is_disrupted(self) -> bool {
        matches!(self, Gait::BrokenInfantry | Gait::BrokenCavalry)
    }
}

/// Where the foot of a steep slope makes a step hard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SteepGoing {
    /// From one hex at the foot of a slope to the next at the same foot (5.25).
    AlongTheFoot,
    /// Into any hex at the foot of a slope, from wherever one comes.
    IntoTheFoot,
}

/// Where exclusive rules change what follows from map and chart.
pub struct GroundRules<'m> {
    /// Hexes that nobody enters, besides the sea.
    pub closed: Closed,
    /// Where a steep slope makes a step hard.
    pub steep_going: SteepGoing,
    /// What blocks lines of sight.
    pub eye: Eye<'m>,
}

impl<'m> GroundRules<'m> {
    /// They change nothing.
    pub fn standard(map: &'m HexMap, house_rules: HouseRules) -> Self {
        GroundRules {
            closed: Closed::NOWHERE,
            steep_going: SteepGoing::AlongTheFoot,
            eye: standard_eye(map, house_rules.own_slope_hides),
        }
    }
}

/// How far one gets from each hex if no enemy is near, filled in as it is asked for.
type FreeReaches = Box<[OnceLock<Box<HexSet>>]>;

/// Everything that map and chart decide.
#[derive(Clone, Debug)]
pub struct Ground {
    steps: [Box<[Steps; ROOM]>; 5],
    /// Directions in which an advance or a withdrawal may go, by arm.
    combat_steps: [Vec<u8>; 4],
    /// Directions in which beaten cavalry can retreat.
    cavalry_retreats: Vec<u8>,
    zones: Vec<HexSet>,
    contact: Vec<u8>,
    melee_hexsides: Vec<[Option<i8>; 6]>,
    melee_hexes: Vec<i8>,
    /// By cell, the price of entering by what stands in the hex.
    hex_prices: Vec<u8>,
    redoubts: HexSet,
    towns: HexSet,
    aqueduct: HexSet,
    aqueduct_bridges: HexSet,
    swamps: HexSet,
    closed: HexSet,
    closed_by: &'static str,
    /// A field without enemies.
    empty_field: Barrier,
    /// By gait and half points.
    free_reaches: Vec<OnceLock<FreeReaches>>,
    /// Who sees whom.
    pub sight: Sight,
}

impl Ground {
    /// Computes it.
    pub fn new(map: &HexMap, tables: &Tables, rules: GroundRules<'_>) -> Self {
        let GroundRules { closed, steep_going, eye } = rules;
        let closed_by = closed.rule;
        let closed = closed.hexes | *map.terrain("sea");
        let survey = Survey::new(map, tables, &closed, steep_going);
        let all = || (0..CELLS).map(Hex::from_index);
        Self {
            steps: Gait::ALL.map(|gait| survey.all_steps(gait)),
            combat_steps: [Arm::Infantry, Arm::Cavalry, Arm::Artillery, Arm::HorseArtillery]
                .map(|arm| all().map(|hex| survey.combat_steps(hex, arm)).collect()),
            cavalry_retreats: all().map(|hex| survey.cavalry_retreats(hex)).collect(),
            zones: all().map(|hex| survey.zone(hex)).collect(),
            contact: all().map(|hex| survey.contact(hex)).collect(),
            melee_hexsides: all().map(|hex| survey.melee_hexsides(hex)).collect(),
            melee_hexes: all().map(|hex| survey.melee_hex(hex)).collect(),
            hex_prices: all().map(|hex| survey.terrain_price(hex)).collect(),
            redoubts: map.sides("redoubt").iter().map(|(inside, _)| inside).collect(),
            towns: *map.terrain("town"),
            aqueduct: *map.terrain("aqueduct"),
            aqueduct_bridges: *map.terrain("aqueduct_bridge"),
            swamps: *map.terrain("swamp"),
            closed,
            closed_by,
            empty_field: Barrier::none(),
            free_reaches: (0..Gait::ALL.len() * BUCKETS).map(|_| OnceLock::new()).collect(),
            sight: Sight::new(map, tables.longest_range, &eye),
        }
    }

    /// The ways out of every hex at a gait, by cell.
    #[inline]
    pub fn steps(&self, gait: Gait) -> &[Steps; ROOM] {
        &self.steps[gait as usize]
    }

    /// The price of one step in half points; nothing if it cannot be made.
    pub fn price(&self, gait: Gait, from: Hex, direction: Direction) -> Option<u8> {
        let price = self.steps[gait as usize][from.index()].price[direction.index()];
        (price != IMPASSABLE).then_some(price)
    }

    /// The directions in which an arm may advance or withdraw (8.71, 11.13, 11.26, 22.22).
    #[inline]
    pub fn combat_steps(&self, arm: Arm, hex: Hex) -> u8 {
        self.combat_steps[arm as usize][hex.index()]
    }

    /// The directions in which an arm can be driven back. Woods are the end of cavalry that is forced into them, and
    /// of no other cavalry (8.52, 11.12).
    #[inline]
    pub fn retreat_steps(&self, arm: Arm, hex: Hex) -> u8 {
        if arm == Arm::Cavalry { self.cavalry_retreats[hex.index()] } else { self.combat_steps(arm, hex) }
    }

    /// The hexes that an undisrupted unit here controls (6.0, 6.14).
    #[inline]
    pub fn zone(&self, hex: Hex) -> &HexSet {
        &self.zones[hex.index()]
    }

    /// The directions in which melee is possible: not across a cliff.
    #[inline]
    pub fn contact(&self, hex: Hex) -> u8 {
        self.contact[hex.index()]
    }

    /// What the hexside gives a defender here against an attacker from that direction (8.32).
    #[inline]
    pub fn melee_hexside(&self, defender: Hex, from: Direction) -> Option<i8> {
        self.melee_hexsides[defender.index()][from.index()]
    }

    /// What the hex itself gives a defender.
    #[inline]
    pub fn melee_hex(&self, defender: Hex) -> i8 {
        self.melee_hexes[defender.index()]
    }

    /// How far one gets from a hex with some half points if no enemy is near. Found out once, with the flood that the
    /// caller lends.
    #[inline]
    pub fn free_reach(&self, gait: Gait, points: u8, from: Hex, flood: &mut Flood) -> &HexSet {
        let index = gait as usize * BUCKETS + usize::from(points).min(BUCKETS - 1);
        let by_hex = self.free_reaches[index].get_or_init(|| (0..CELLS).map(|_| OnceLock::new()).collect());
        by_hex[from.index()].get_or_init(|| {
            let start = Start { hex: from, spent: 0, just_entered: false, in_disorder: false };
            Box::new(flood.run(self.steps(gait), start, points, &self.empty_field))
        })
    }

    /// The price of a hex by what stands in it, in half points: what somebody pays who comes from
    /// nowhere. Nothing if the arm cannot enter it off the road.
    pub fn hex_price(&self, arm: Arm, hex: Hex) -> Option<u8> {
        let bridge = self.aqueduct_bridges.contains(hex);
        let barred = (self.aqueduct.contains(hex) && !bridge) || self.swamps.contains(hex);
        let open = !self.closed.contains(hex) && (arm == Arm::Infantry || !barred);
        open.then(|| self.hex_prices[hex.index()])
    }

    /// Hexes that nobody enters: the sea, and what exclusive rules close.
    #[inline]
    pub fn closed(&self) -> &HexSet {
        &self.closed
    }

    /// The case that closes hexes other than the sea.
    pub fn closed_by(&self) -> &'static str {
        self.closed_by
    }

    /// Town hexes.
    #[inline]
    pub fn towns(&self) -> &HexSet {
        &self.towns
    }

    /// Hexes of the Aqueduct, its bridges included.
    #[inline]
    pub fn aqueduct(&self) -> &HexSet {
        &self.aqueduct
    }

    /// Swamp hexes.
    #[inline]
    pub fn swamps(&self) -> &HexSet {
        &self.swamps
    }

    /// Hexes that are the inside of a redoubt.
    pub fn redoubts(&self) -> &HexSet {
        &self.redoubts
    }
}

/// The surveyor: reads map and chart, hex by hex.
struct Survey<'a> {
    map: &'a HexMap,
    tables: &'a Tables,
    cliff: &'a SideSet,
    ridge: &'a SideSet,
    ridge_steep: &'a SideSet,
    ridge_mixed: &'a SideSet,
    steep: &'a SideSet,
    gentle: &'a SideSet,
    bridge: &'a SideSet,
    ford: &'a SideSet,
    river: &'a SideSet,
    stream: &'a SideSet,
    redoubt: &'a SideSet,
    major_road: &'a SideSet,
    minor_road: &'a SideSet,
    closed: &'a HexSet,
    steep_going: SteepGoing,
    aqueduct_bridge: &'a HexSet,
    aqueduct: &'a HexSet,
    swamp: &'a HexSet,
    woods: &'a HexSet,
    vineyard: &'a HexSet,
    town: &'a HexSet,
}

impl<'a> Survey<'a> {
    fn new(map: &'a HexMap, tables: &'a Tables, closed: &'a HexSet, steep_going: SteepGoing) -> Self {
        Survey {
            map,
            tables,
            cliff: map.sides("cliff"),
            ridge: map.sides("ridge"),
            ridge_steep: map.sides("ridge_steep"),
            ridge_mixed: map.sides("ridge_mixed"),
            steep: map.sides("steep"),
            gentle: map.sides("gentle"),
            bridge: map.sides("bridge"),
            ford: map.sides("ford"),
            river: map.sides("river"),
            stream: map.sides("stream"),
            redoubt: map.sides("redoubt"),
            major_road: map.road("major"),
            minor_road: map.road("minor"),
            closed,
            steep_going,
            aqueduct_bridge: map.terrain("aqueduct_bridge"),
            aqueduct: map.terrain("aqueduct"),
            swamp: map.terrain("swamp"),
            woods: map.terrain("woods"),
            vineyard: map.terrain("vineyard"),
            town: map.terrain("town"),
        }
    }
}

/// The slope of a hexside, seen from one of its hexes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Slope {
    None,
    Gentle {
        up: bool,
    },
    Steep {
        up: bool,
    },
    Cliff,
    /// Both gentle, mixed, both steep; the slope on the near side is steep or not.
    Ridge {
        price: u8,
        near_is_steep: bool,
    },
}

impl Survey<'_> {
    fn neighbours(&self, hex: Hex) -> impl Iterator<Item = (Direction, Hex)> + use<'_> {
        Direction::ALL
            .into_iter()
            .filter_map(move |direction| Some((direction, self.map.neighbour(hex, direction)?)))
    }

    fn any_road(&self, hex: Hex, direction: Direction) -> bool {
        self.major_road.contains(hex, direction) || self.minor_road.contains(hex, direction)
    }

    fn slope(&self, hex: Hex, direction: Direction, other: Hex) -> Slope {
        let cost = &self.tables.hexside_cost;
        let back = direction.opposite();
        if side_from_either(self.cliff, hex, direction, other) {
            Slope::Cliff
        } else if self.ridge.contains(hex, direction) {
            Slope::Ridge { price: cost.ridge, near_is_steep: false }
        } else if self.ridge_steep.contains(hex, direction) {
            Slope::Ridge { price: cost.ridge_steep, near_is_steep: true }
        } else if self.ridge_mixed.contains(hex, direction) {
            Slope::Ridge { price: cost.ridge_mixed, near_is_steep: false }
        } else if self.ridge_mixed.contains(other, back) {
            Slope::Ridge { price: cost.ridge_mixed, near_is_steep: true }
        } else if self.steep.contains(hex, direction) {
            Slope::Steep { up: true }
        } else if self.steep.contains(other, back) {
            Slope::Steep { up: false }
        } else if self.gentle.contains(hex, direction) {
            Slope::Gentle { up: true }
        } else if self.gentle.contains(other, back) {
            Slope::Gentle { up: false }
        } else {
            Slope::None
        }
    }

    /// The ways out of every cell; cells that are not on the map have none.
    fn all_steps(&self, gait: Gait) -> Box<[Steps; ROOM]> {
        let mut all = Box::new([Steps::NONE; ROOM]);
        for hex in self.map.on_map().iter() {
            all[hex.index()] = self.steps(hex, gait);
        }
        all
    }

    fn steps(&self, hex: Hex, gait: Gait) -> Steps {
        let mut steps = Steps { to: [hex.index() as u16; 6], ..Steps::NONE };
        for (direction, to) in self.neighbours(hex) {
            steps.to[direction.index()] = to.index() as u16;
            if let Some(price) = self.step_price(hex, direction, to, gait) {
                let woods = gait.is_cavalry() && self.woods.contains(to) && !self.any_road(hex, direction);
                steps.price[direction.index()] = price;
                steps.least = steps.least.min(price);
                steps.disordering |= if woods { direction.bit() } else { 0 };
            }
        }
        steps
    }

    /// The price of a step in half points, all costs added up (5.21), or nothing.
    fn step_price(&self, from: Hex, direction: Direction, to: Hex, gait: Gait) -> Option<u8> {
        let road = self.any_road(from, direction);
        let slope = self.slope(from, direction, to);
        if self.closed.contains(to) || slope == Slope::Cliff {
            return None; // 13.0t, 13.0l
        }
        if !gait.is_infantry() {
            if side_from_either(self.redoubt, from, direction, to) && !road {
                return None; // 13.0m, 11.13
            }
            let bridge_hex = self.aqueduct_bridge.contains(to);
            if self.aqueduct.contains(to) && (gait.is_disrupted() || !(road || bridge_hex)) {
                return None; // E:13.0
            }
            if self.swamp.contains(to) && !road {
                return None; // 13.0d
            }
        }
        Some(
            self.hex_price(from, direction, to, gait)
                + self.slope_price(slope, gait)
                + self.water_price(from, direction),
        )
    }

    fn hex_price(&self, from: Hex, direction: Direction, to: Hex, gait: Gait) -> u8 {
        let cost = &self.tables.terrain_cost;
        let in_order = !gait.is_disrupted();
        if self.aqueduct_bridge.contains(to) {
            cost.aqueduct_bridge
        } else if in_order && self.bridge.contains(from, direction) {
            cost.bridge
        } else if in_order && self.major_road.contains(from, direction) {
            cost.major_road
        } else if in_order && self.minor_road.contains(from, direction) {
            cost.minor_road
        } else if self.is_hard_going(from, direction, to) {
            match (self.woods.contains(to), self.vineyard.contains(to)) {
                (true, _) => cost.along_steep_slope_in_woods,
                (false, true) => cost.vineyard + cost.along_steep_slope, // 5.21: no line of the chart is for both
                (false, false) => cost.along_steep_slope,
            }
        } else {
            self.terrain_price(to)
        }
    }

    /// The price of a hex by what stands in it.
    fn terrain_price(&self, hex: Hex) -> u8 {
        let cost = &self.tables.terrain_cost;
        let kinds = [
            (self.aqueduct_bridge, cost.aqueduct_bridge),
            (self.woods, cost.woods),
            (self.vineyard, cost.vineyard),
            (self.swamp, cost.swamp),
            (self.aqueduct, cost.aqueduct),
            (self.town, cost.town),
        ];
        kinds.into_iter().find(|(kind, _)| kind.contains(hex)).map_or(cost.clear, |(_, price)| price)
    }

    fn is_hard_going(&self, from: Hex, direction: Direction, to: Hex) -> bool {
        match self.steep_going {
            SteepGoing::AlongTheFoot => self.is_along_steep_slope(from, direction, to),
            SteepGoing::IntoTheFoot => self.neighbours(to).any(|(up, top)| {
                self.steep.contains(to, up)
                    || self.ridge_steep.contains(to, up)
                    || self.ridge_mixed.contains(top, up.opposite())
            }),
        }
    }

    /// Both hexes lie at the foot of one and the same steep slope (5.25, E:5.25): a hex next to both
    /// rises steeply from each of them, and the hexside between them is level.
    fn is_along_steep_slope(&self, from: Hex, direction: Direction, to: Hex) -> bool {
        self.slope(from, direction, to) == Slope::None
            && self.neighbours(from).any(|(up, top)| {
                self.steep.contains(from, up)
                    && to.direction_to(top).is_some_and(|up_too| self.steep.contains(to, up_too))
            })
    }

    fn slope_price(&self, slope: Slope, gait: Gait) -> u8 {
        let cost = &self.tables.hexside_cost;
        let infantry = gait.is_infantry();
        match slope {
            Slope::None | Slope::Cliff => 0,
            Slope::Gentle { up: false } if infantry => cost.gentle_down_infantry,
            Slope::Steep { up: false } if infantry => cost.steep_down_infantry,
            Slope::Gentle { .. } => cost.gentle,
            Slope::Steep { .. } => cost.steep,
            Slope::Ridge { price, .. } => price,
        }
    }

    fn water_price(&self, from: Hex, direction: Direction) -> u8 {
        let cost = &self.tables.hexside_cost;
        if self.bridge.contains(from, direction) {
            0
        } else if self.ford.contains(from, direction) {
            cost.ford
        } else if self.river.contains(from, direction) {
            cost.river
        } else if self.stream.contains(from, direction) {
            cost.stream
        } else {
            0
        }
    }

    fn combat_steps(&self, hex: Hex, arm: Arm) -> u8 {
        let mut mask = 0;
        for (direction, to) in self.neighbours(hex) {
            let road = self.any_road(hex, direction);
            let wall = side_from_either(self.redoubt, hex, direction, to) && !road;
            let swamp = self.swamp.contains(to) && !road;
            let barred = self.closed.contains(to)
                || self.slope(hex, direction, to) == Slope::Cliff
                || (arm != Arm::Infantry && (wall || swamp || self.aqueduct.contains(to)));
            if !barred {
                mask |= direction.bit();
            }
        }
        mask
    }

    fn cavalry_retreats(&self, hex: Hex) -> u8 {
        let woods = self.neighbours(hex).filter(|(_, to)| self.woods.contains(*to));
        woods.fold(self.combat_steps(hex, Arm::Cavalry), |mask, (direction, _)| mask & !direction.bit())
    }

    fn zone(&self, hex: Hex) -> HexSet {
        self.neighbours(hex)
            .filter(|(direction, to)| {
                let water = self.river.contains(hex, *direction) && !self.bridge.contains(hex, *direction);
                !water && self.slope(hex, *direction, *to) != Slope::Cliff
            })
            .map(|(_, to)| to)
            .collect()
    }

    fn contact(&self, hex: Hex) -> u8 {
        self.neighbours(hex)
            .filter(|(direction, to)| self.slope(hex, *direction, *to) != Slope::Cliff)
            .fold(0, |mask, (direction, _)| mask | direction.bit())
    }

    fn melee_hex(&self, hex: Hex) -> i8 {
        let terrain = &self.tables.melee_terrain;
        if self.town.contains(hex) || self.vineyard.contains(hex) {
            terrain.town_redoubt_vineyard
        } else if self.woods.contains(hex) {
            terrain.woods_gentle_stream
        } else if self.swamp.contains(hex) {
            terrain.swamp
        } else {
            terrain.clear_aqueduct
        }
    }

    fn melee_hexsides(&self, hex: Hex) -> [Option<i8>; 6] {
        let terrain = &self.tables.melee_terrain;
        let mut sides = [None; 6];
        for (direction, attacker) in self.neighbours(hex) {
            let mut best = None;
            let mut offer = |line: i8| best = Some(best.map_or(line, |known: i8| known.min(line)));
            // E:8.32: a redoubt helps against the outside, a slope against the low side.
            if self.redoubt.contains(hex, direction) {
                offer(terrain.town_redoubt_vineyard);
            }
            if self.river.contains(hex, direction) {
                offer(terrain.river_steep);
            }
            if self.stream.contains(hex, direction) {
                offer(terrain.woods_gentle_stream);
            }
            match self.slope(attacker, direction.opposite(), hex) {
                Slope::Steep { up: true } | Slope::Ridge { near_is_steep: true, .. } => {
                    offer(terrain.river_steep);
                }
                Slope::Gentle { up: true } | Slope::Ridge { near_is_steep: false, .. } => {
                    offer(terrain.woods_gentle_stream);
                }
                _ => {}
            }
            sides[direction.index()] = best;
        }
        sides
    }
}

/// A side of an oriented kind, from either hex.
fn side_from_either(sides: &SideSet, hex: Hex, direction: Direction, other: Hex) -> bool {
    sides.contains(hex, direction) || sides.contains(other, direction.opposite())
}
