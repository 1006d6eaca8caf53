//! Losses, one step at a time, and what follows from them (12.A.1, E.9.c, E.12.B.1).

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
    /// Begins to settle a hit. `engaged` are units that fight in the hex: losses fall on them first.
    pub(crate) fn begin_toll(&self, state: &mut State, hit: Hit, among: UnitSet, engaged: UnitSet) {
        let _ = (state, hit, among, engaged);
    }

    /// Settles the toll, and then those that wait, as far as no decision is needed. True if somebody has to be asked.
    pub(crate) fn proceed_toll(&self, state: &mut State, dice: &mut dyn Dice, log: &mut Log<Event>) -> bool {
        let _ = (state, dice, log);
        false
    }

    pub(crate) fn judge_lose(&self, state: &State, unit: UnitId) -> Verdict {
        let _ = (state, unit);
        Err(Bar::new("crimea:5.p1", "This cannot be done yet."))
    }

    pub(crate) fn lose(&self, state: &mut State, unit: UnitId, log: &mut Log<Event>) {
        let _ = (state, unit, log);
    }

    /// What can be decided while a toll is settled: losses, morale, retreats.
    pub(crate) fn offer_toll(&self, state: &State, out: &mut Vec<Decision>) {
        let _ = (state, out);
    }
}
