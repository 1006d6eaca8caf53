//! Russian reserves and sailors feed other regiments (14.A).

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
    pub(crate) fn judge_feed(&self, state: &State, unit: UnitId, to: UnitId) -> Verdict {
        let _ = (state, unit, to);
        Err(Bar::new("crimea:5.p1", "This cannot be done yet."))
    }

    pub(crate) fn feed(&self, state: &mut State, unit: UnitId, to: UnitId, log: &mut Log<Event>) {
        let _ = (state, unit, to, log);
    }

    pub(crate) fn offer_handover(&self, state: &State, out: &mut Vec<Decision>) {
        let _ = (state, out);
    }
}
