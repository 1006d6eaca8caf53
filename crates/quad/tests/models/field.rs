//! What the models know of a battle: the map, who stands where, and the words of the ledger about ground and zones.

use hexmap::{Direction, Hex};
use quad::state::State;
use quad::unit::{Arm, Side, Unit, UnitId};
use quad::{Battle, Quad};

/// Half points, so that a major road is a whole number.
pub type Halves = u32;

/// How the exclusive rules of the two battles differ in what the models need.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Exclusive {
    /// Aqueduct, British cavalry stacks.
    Balaclava,
    /// The river Alma, steep hexes, guns without zones.
    Alma,
}

/// A battle at one moment.
pub struct Field<'a, B: Battle> {
    pub quad: &'a Quad<B>,
    pub state: &'a State<B::Exclusive>,
    pub exclusive: Exclusive,
}

impl<B: Battle> Clone for Field<'_, B> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<B: Battle> Copy for Field<'_, B> {}

impl<'a, B: Battle> Field<'a, B> {
    pub fn unit(&self, unit: UnitId) -> &'a Unit {
        self.quad.roster.unit(unit)
    }

    pub fn is_disrupted(&self, unit: UnitId) -> bool {
        self.state.disrupted.contains(unit)
    }

    pub fn hex(&self, unit: UnitId) -> Option<Hex> {
        self.state.place[unit].hex()
    }

    /// All units of a side that stand in a hex.
    pub fn units_in(&self, side: Side, hex: Hex) -> Vec<UnitId> {
        let ids = self.quad.roster.ids();
        ids.filter(|unit| self.unit(*unit).side == side && self.hex(*unit) == Some(hex)).collect()
    }

    pub fn holds(&self, side: Side, hex: Hex) -> bool {
        !self.units_in(side, hex).is_empty()
    }

    pub fn has(&self, kind: &str, hex: Hex) -> bool {
        self.quad.map.terrain(kind).contains(hex)
    }

    fn side_has(&self, kind: &str, from: Hex, way: Direction) -> bool {
        self.quad.map.sides(kind).contains(from, way)
    }

    /// A hexside seen from either of its hexes.
    fn either_has(&self, kind: &str, from: Hex, way: Direction) -> bool {
        let beyond = from.neighbour(way).is_some_and(|to| self.side_has(kind, to, way.opposite()));
        beyond || self.side_has(kind, from, way)
    }

    fn road(&self, kind: &str, from: Hex, way: Direction) -> bool {
        let beyond =
            from.neighbour(way).is_some_and(|to| self.quad.map.road(kind).contains(to, way.opposite()));
        beyond || self.quad.map.road(kind).contains(from, way)
    }

    pub fn has_road(&self, from: Hex, way: Direction) -> bool {
        self.road("major", from, way) || self.road("minor", from, way)
    }

    /// The neighbours of a hex on the map, each with its direction.
    pub fn neighbours(&self, hex: Hex) -> impl Iterator<Item = (Direction, Hex)> {
        let map = &self.quad.map;
        Direction::ALL.into_iter().filter_map(move |way| map.neighbour(hex, way).map(|to| (way, to)))
    }

    /// 6.14, 17.2a-c: a zone crosses neither a cliff nor a river without a bridge.
    pub fn zone_crosses(&self, from: Hex, way: Direction) -> bool {
        let is_river = self.either_has("river", from, way) && !self.either_has("bridge", from, way);
        !is_river && !self.either_has("cliff", from, way)
    }

    /// 6.11, 6.12, 19.0: whether a unit of the side controls the hex.
    pub fn is_controlled(&self, by: Side, hex: Hex) -> bool {
        let exerts = |unit: &UnitId| {
            let is_gun = self.unit(*unit).arm.is_artillery();
            let is_silent = is_gun && self.exclusive == Exclusive::Alma;
            !self.is_disrupted(*unit) && !is_silent
        };
        self.neighbours(hex)
            .any(|(way, from)| self.zone_crosses(hex, way) && self.units_in(by, from).iter().any(exerts))
    }

    /// Where the ground bars a unit for good: off the map's land, burning towns, cliffs, walls, the Aqueduct.
    /// `marching` tells a march from a move that combat forces (E:13.0).
    pub fn is_barred(&self, unit: UnitId, from: Hex, way: Direction, to: Hex, marching: bool) -> bool {
        let is_foot = self.unit(unit).arm == Arm::Infantry;
        let road = self.has_road(from, way);
        if self.has("sea", to) || self.has("burning", to) || self.either_has("cliff", from, way) {
            return true;
        }
        if is_foot {
            return false;
        }
        // 13.0m and 11.13: horse and guns need a road through a wall.
        if self.either_has("redoubt", from, way) && !road {
            return true;
        }
        let opens = marching && !self.is_disrupted(unit) && (road || self.has("aqueduct_bridge", to));
        self.has("aqueduct", to) && !opens
    }

    /// 13.0, 5.21 to 5.27: what a step costs.
    pub fn price(&self, unit: UnitId, from: Hex, way: Direction, to: Hex) -> Halves {
        if self.exclusive == Exclusive::Alma && self.either_has("bridge", from, way) {
            return 2; // 17.2c: one point in all
        }
        self.price_of_hex(unit, from, way, to)
            + self.price_of_slope(unit, from, way)
            + self.price_of_water(from, way)
    }

    fn price_of_hex(&self, unit: UnitId, from: Hex, way: Direction, to: Hex) -> Halves {
        let in_order = !self.is_disrupted(unit);
        if self.either_has("bridge", from, way) || self.has("aqueduct_bridge", to) {
            return 2;
        }
        if in_order && self.road("major", from, way) {
            return 1;
        }
        if in_order && self.road("minor", from, way) {
            return 2;
        }
        let is_steep = match self.exclusive {
            Exclusive::Balaclava => self.runs_along_steep(from, way),
            // 18.3 with E:5.25: the low side of any steep slope is in it.
            Exclusive::Alma => Direction::ALL.into_iter().any(|way| self.side_has("steep", to, way)),
        };
        match (is_steep, self.has("woods", to)) {
            (true, true) => 8,
            (true, false) => 4,
            (false, true) => 4,
            (false, false) if self.has("vineyard", to) || self.has("aqueduct", to) => 6,
            (false, false) => 2,
        }
    }

    /// 5.25: both hexes lie at the foot of one steep slope, and none between them.
    fn runs_along_steep(&self, from: Hex, way: Direction) -> bool {
        let Some(to) = from.neighbour(way) else { return false };
        let is_level = ["gentle", "steep", "cliff", "ridge", "ridge_mixed", "ridge_steep"]
            .iter()
            .all(|kind| !self.either_has(kind, from, way));
        let rises_to = |hex: Hex, top: Hex| {
            self.neighbours(hex).any(|(way, next)| next == top && self.side_has("steep", hex, way))
        };
        is_level
            && self
                .neighbours(from)
                .any(|(_, top)| top.distance(to) == 1 && rises_to(from, top) && rises_to(to, top))
    }

    fn price_of_slope(&self, unit: UnitId, from: Hex, way: Direction) -> Halves {
        let is_foot = self.unit(unit).arm == Arm::Infantry;
        let Some(to) = from.neighbour(way) else { return 0 };
        let back = way.opposite();
        for (kind, price) in [("ridge", 2), ("ridge_mixed", 4), ("ridge_steep", 6)] {
            if self.either_has(kind, from, way) {
                return price;
            }
        }
        // A slope is noted at its low hex.
        if self.side_has("gentle", from, way) {
            2
        } else if self.side_has("steep", from, way) {
            4
        } else if self.side_has("gentle", to, back) {
            if is_foot { 0 } else { 2 }
        } else if self.side_has("steep", to, back) {
            if is_foot { 2 } else { 4 }
        } else {
            0
        }
    }

    fn price_of_water(&self, from: Hex, way: Direction) -> Halves {
        let (river, stream) = match self.exclusive {
            Exclusive::Balaclava => (4, 2),
            Exclusive::Alma => (6, 4), // 17.2a, 17.2b
        };
        if self.either_has("bridge", from, way) {
            0
        } else if self.either_has("river", from, way) {
            river
        } else if self.either_has("stream", from, way) {
            stream
        } else {
            0
        }
    }

    /// 2.4, 5.19, 9.11, 9.12: half points in a Movement Phase.
    pub fn allowance(&self, unit: UnitId) -> Halves {
        let (info, points) = (self.unit(unit), Halves::from(self.unit(unit).movement));
        match (self.is_disrupted(unit), info.arm.is_artillery()) {
            (false, _) => points * 2,
            (true, true) => 0,
            (true, false) => points.div_ceil(2) * 2,
        }
    }

    /// 5.32, 5.33, 5.38, 21.0: these units may stay in one hex.
    pub fn may_stack(&self, units: &[UnitId]) -> bool {
        let guns = units.iter().filter(|unit| self.unit(**unit).arm.is_artillery()).count();
        let others: Vec<&Unit> =
            units.iter().map(|unit| self.unit(*unit)).filter(|unit| !unit.arm.is_artillery()).collect();
        let british_horse =
            |unit: &&Unit| unit.arm == Arm::Cavalry && unit.nation == quad::unit::Nation::British;
        if self.exclusive == Exclusive::Balaclava && others.len() > 1 && others.iter().all(british_horse) {
            let points: u32 = others.iter().map(|unit| u32::from(unit.front.melee.points)).sum();
            return points <= 4 && guns <= 1;
        }
        units.len() <= 2 && others.len() <= 1
    }

    /// Whether the unit may end in the hex beside the friends that are there.
    pub fn may_end(&self, unit: UnitId, hex: Hex) -> bool {
        let mut units = self.units_in(self.unit(unit).side, hex);
        units.retain(|other| *other != unit);
        units.push(unit);
        self.may_stack(&units)
    }
}
