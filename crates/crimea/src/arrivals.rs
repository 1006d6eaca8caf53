//! New units (13).

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
    /// What comes with a turn: units that are due, ammunition, replacement steps.
    pub(crate) fn call_up(&self, state: &mut State, log: &mut Log<Event>) {
        let _ = (state, log);
    }

    pub(crate) fn judge_enter(&self, state: &State, unit: UnitId, at: Hex) -> Verdict {
        let _ = (state, unit, at);
        Err(Bar::new("crimea:5.p1", "This cannot be done yet."))
    }

    pub(crate) fn enter(&self, state: &mut State, unit: UnitId, at: Hex, log: &mut Log<Event>) {
        let _ = (state, unit, at, log);
    }

    /// The hexes where new units of a side may come in by their way of entry (13, rulings U3, U4).
    pub(crate) fn entries(&self, state: &State, unit: UnitId) -> HexSet {
        let _ = (state, unit);
        HexSet::EMPTY
    }

    pub(crate) fn offer_arrivals(&self, state: &State, out: &mut Vec<Decision>) {
        let _ = (state, out);
    }
}
