//! Zones of control (6.0).

use crate::battle::Battle;
use crate::quad::Quad;
use crate::state::State;
use crate::unit::{Side, UnitId};
use hexmap::{Hex, HexSet};

impl<B: Battle> Quad<B> {
    /// Does the unit control the hexes round it? Undisrupted units do, on the map (6.11, 6.12, 12.25).
    #[inline]
    pub fn exerts_zone(&self, state: &State<B::Exclusive>, unit: UnitId) -> bool {
        self.with_zone.contains(unit) && state.hex(unit).is_some() && !state.is_disrupted(unit)
    }

    /// All hexes that a side controls.
    pub fn zone_of(&self, state: &State<B::Exclusive>, side: Side) -> HexSet {
        self.zone_of_those(state, side, |_| true)
    }

    /// The hexes that some units of a side control.
    pub fn zone_of_those(
        &self,
        state: &State<B::Exclusive>,
        side: Side,
        counts: impl Fn(UnitId) -> bool,
    ) -> HexSet {
        let mut zone = HexSet::EMPTY;
        for unit in self.roster.of(side) {
            if let Some(hex) = state.hex(unit)
                && self.with_zone.contains(unit)
                && !state.is_disrupted(unit)
                && counts(unit)
            {
                zone |= *self.ground.zone(hex);
            }
        }
        zone
    }

    /// Who controls a hex for a side.
    pub fn controllers(
        &self,
        state: &State<B::Exclusive>,
        side: Side,
        hex: Hex,
    ) -> impl Iterator<Item = UnitId> {
        self.roster.of(side).filter(move |unit| {
            self.exerts_zone(state, *unit)
                && state.hex(*unit).is_some_and(|from| self.ground.zone(from).contains(hex))
        })
    }
}
