//! Morale (12.B.1, 15).

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
    pub(crate) fn judge_stand(&self, state: &State) -> Verdict {
        let _ = (state,);
        Err(Bar::new("crimea:5.p1", "This cannot be done yet."))
    }

    pub(crate) fn stand(&self, state: &mut State, dice: &mut dyn Dice, log: &mut Log<Event>) {
        let _ = (state, dice, log);
    }

    pub(crate) fn judge_retire(&self, state: &State, to: Hex) -> Verdict {
        let _ = (state, to);
        Err(Bar::new("crimea:5.p1", "This cannot be done yet."))
    }

    pub(crate) fn retire(&self, state: &mut State, to: Hex, dice: &mut dyn Dice, log: &mut Log<Event>) {
        let _ = (state, to, dice, log);
    }
}
