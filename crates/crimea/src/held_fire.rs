//! Phases 7 and 10: held fire (12.A.7, 12.A.10).

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
    pub(crate) fn judge_fire_held(&self, state: &State, unit: UnitId, at: Hex) -> Verdict {
        let _ = (state, unit, at);
        Err(Bar::new("crimea:5.p1", "This cannot be done yet."))
    }

    pub(crate) fn fire_held(&self, state: &mut State, unit: UnitId, at: Hex) {
        let _ = (state, unit, at);
    }

    pub(crate) fn judge_fire_fort(&self, state: &State, at: Hex) -> Verdict {
        let _ = (state, at);
        Err(Bar::new("crimea:5.p1", "This cannot be done yet."))
    }

    pub(crate) fn fire_fort(&self, state: &mut State, at: Hex) {
        let _ = (state, at);
    }

    pub(crate) fn offer_held_fire(&self, state: &State, out: &mut Vec<Decision>) {
        let _ = (state, out);
    }

    /// Rolls for all assigned held fire of the phase and queues the hits. A check throws newcomers back (when the hit takes effect, in `toll`).
    pub(crate) fn resolve_held_fire(&self, state: &mut State, dice: &mut dyn Dice, log: &mut Log<Event>) {
        let _ = (state, dice, log);
    }
}
