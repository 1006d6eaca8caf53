//! Building works (7).

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
    pub(crate) fn judge_build(&self, state: &State, at: Hex) -> Verdict {
        let _ = (state, at);
        Err(Bar::new("crimea:5.p1", "This cannot be done yet."))
    }

    pub(crate) fn build(&self, state: &mut State, at: Hex, log: &mut Log<Event>) {
        let _ = (state, at, log);
    }

    pub(crate) fn offer_fortification(&self, state: &State, out: &mut Vec<Decision>) {
        let _ = (state, out);
    }
}
