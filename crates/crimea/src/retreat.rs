//! Retreats, from melee and by rout (12.A.8, rulings M6, M7, M15).

#![allow(clippy::all, unused, reason = "to be written")]

use crate::crimea::Crimea;
use crate::decision::Decision;
use crate::event::Event;
use crate::state::{Hit, State};
use crate::unit::{Side, UnitId, UnitSet};
use crate::{Bar, Verdict};
use hexmap::{Hex, HexSet};
use kernel::{Dice, Log};

impl Crimea {
    /// Units of a side go back from a melee: each that is subject to morale rolls (trigger d), then all retreat, and those that rout are disrupted (ruling M8). Attackers go whence they came. Naval artillery and whoever has no way are destroyed.
    pub(crate) fn begin_retreat(
        &self,
        state: &mut State,
        side: Side,
        at: Hex,
        units: UnitSet,
        dice: &mut dyn Dice,
        log: &mut Log<Event>,
    ) {
        let _ = (state, side, at, units, dice, log);
    }

    /// The hexes that a unit may retreat to from its hex, by the best tier that is not empty.
    pub(crate) fn retreats(&self, state: &State, unit: UnitId) -> HexSet {
        let _ = (state, unit);
        HexSet::EMPTY
    }

    pub(crate) fn judge_retreat(&self, state: &State, unit: UnitId, to: Hex) -> Verdict {
        let _ = (state, unit, to);
        Err(Bar::new("crimea:5.p1", "This cannot be done yet."))
    }

    /// The head of a division takes its absorbed units along that have to go too.
    pub(crate) fn retreat(&self, state: &mut State, unit: UnitId, to: Hex, log: &mut Log<Event>) {
        let _ = (state, unit, to, log);
    }
}
