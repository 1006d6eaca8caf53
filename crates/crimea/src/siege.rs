//! Phases 2, 5 and 6: siege fire and repair (12.A.2, 12.A.5, 12.A.6, 17).

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
    pub(crate) fn judge_commit(&self, state: &State, unit: UnitId, at: Hex) -> Verdict {
        let _ = (state, unit, at);
        Err(Bar::new("crimea:5.p1", "This cannot be done yet."))
    }

    pub(crate) fn commit(&self, state: &mut State, unit: UnitId, at: Hex, log: &mut Log<Event>) {
        let _ = (state, unit, at, log);
    }

    /// Could any siege fire be committed now, or be announced for the segment?
    pub(crate) fn can_bombard(&self, state: &State) -> bool {
        let _ = (state,);
        false
    }

    pub(crate) fn offer_commitments(&self, state: &State, out: &mut Vec<Decision>) {
        let _ = (state, out);
    }

    /// Pays the issue of ammunition when the commitment phase ends with something committed.
    pub(crate) fn pay_ammunition(&self, state: &mut State, log: &mut Log<Event>) {
        let _ = (state, log);
    }

    /// Phase 5: rolls all siege fire, takes levels off works, queues hits.
    pub(crate) fn resolve_siege_fire(&self, state: &mut State, dice: &mut dyn Dice, log: &mut Log<Event>) {
        let _ = (state, dice, log);
    }

    /// Phase 6: rolls for repair if siege guns fired. Sets `repairs`.
    pub(crate) fn roll_repair(&self, state: &mut State, dice: &mut dyn Dice, log: &mut Log<Event>) {
        let _ = (state, dice, log);
    }

    pub(crate) fn judge_repair(&self, state: &State, at: Hex) -> Verdict {
        let _ = (state, at);
        Err(Bar::new("crimea:5.p1", "This cannot be done yet."))
    }

    pub(crate) fn repair(&self, state: &mut State, at: Hex, log: &mut Log<Event>) {
        let _ = (state, at, log);
    }

    pub(crate) fn offer_repairs(&self, state: &State, out: &mut Vec<Decision>) {
        let _ = (state, out);
    }

    /// Siege guns that are still in Russian hands when the last action turn of the player turn is over are gone (17.C).
    pub(crate) fn lose_overrun_guns(&self, state: &mut State, log: &mut Log<Event>) {
        let _ = (state, log);
    }
}
