//! Who stands where, and who controls what (6.0, 7.0).

use crate::inkerman::Inkerman;
use crate::state::{Place, State};
use crate::unit::{Side, UnitId, UnitSet};
use hexmap::{Hex, HexSet};

impl Inkerman {
    /// Every unit in a hex.
    pub fn units_in(&self, state: &State, hex: Hex) -> UnitSet {
        let here = Place::at(hex);
        self.roster.ids().filter(|unit| state.place[*unit] == here).collect()
    }

    /// The mobile unit in a hex: there is one at most (6.2).
    pub fn mobile_in(&self, state: &State, hex: Hex) -> Option<UnitId> {
        self.units_in(state, hex).and(self.roster.mobile).first()
    }

    /// The side that stands in a hex (6.3).
    pub fn holder(&self, state: &State, hex: Hex) -> Option<Side> {
        self.units_in(state, hex).first().map(|unit| self.side(unit))
    }

    /// The hexes where a side stands, outposts included.
    pub fn held_by(&self, state: &State, side: Side) -> HexSet {
        self.roster.of(side).filter_map(|unit| state.hex(unit)).collect()
    }

    /// The hexes where mobile units of a side stand.
    pub fn mobile_held_by(&self, state: &State, side: Side) -> HexSet {
        let mobile = self.roster.set_of(side).and(self.roster.mobile);
        mobile.iter().filter_map(|unit| state.hex(unit)).collect()
    }

    /// All hexes that a side controls: the six round each of its units, always (7.1).
    pub fn zone_of(&self, state: &State, side: Side) -> HexSet {
        let mut zone = HexSet::EMPTY;
        self.held_by(state, side).for_each(|hex| zone |= *self.ground.around(hex));
        zone
    }

    /// Who controls a hex for a side.
    pub fn controllers(&self, state: &State, side: Side, hex: Hex) -> impl Iterator<Item = UnitId> {
        self.roster
            .of(side)
            .filter(move |unit| state.hex(*unit).is_some_and(|from| self.ground.around(from).contains(hex)))
    }

    /// Units of a side on the map that can still act (2.12).
    pub fn fresh(&self, state: &State, side: Side) -> UnitSet {
        let able = self.roster.set_of(side).and(self.roster.mobile).without(state.disrupted);
        able.iter().filter(|unit| state.hex(*unit).is_some()).collect()
    }
}
