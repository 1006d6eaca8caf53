//! Replacements of both sides at the start of movement (14).

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
    pub(crate) fn judge_replace(&self, state: &State, unit: UnitId) -> Verdict {
        let _ = (state, unit);
        Err(Bar::new("crimea:5.p1", "This cannot be done yet."))
    }

    pub(crate) fn replace(&self, state: &mut State, unit: UnitId, log: &mut Log<Event>) {
        let _ = (state, unit, log);
    }

    pub(crate) fn judge_revive(&self, state: &State, unit: UnitId, at: Hex) -> Verdict {
        let _ = (state, unit, at);
        Err(Bar::new("crimea:5.p1", "This cannot be done yet."))
    }

    pub(crate) fn revive(&self, state: &mut State, unit: UnitId, at: Hex, log: &mut Log<Event>) {
        let _ = (state, unit, at, log);
    }

    pub(crate) fn judge_exchange(&self, state: &State, unit: UnitId, given: UnitId) -> Verdict {
        let _ = (state, unit, given);
        Err(Bar::new("crimea:5.p1", "This cannot be done yet."))
    }

    pub(crate) fn exchange(&self, state: &mut State, unit: UnitId, given: UnitId, log: &mut Log<Event>) {
        let _ = (state, unit, given, log);
    }

    pub(crate) fn offer_replacements(&self, state: &State, out: &mut Vec<Decision>) {
        let _ = (state, out);
    }
}
