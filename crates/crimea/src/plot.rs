//! Phase 1: the hidden plots (12.A.1).

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
    pub(crate) fn judge_aim(&self, state: &State, unit: UnitId, at: Hex) -> Verdict {
        let _ = (state, unit, at);
        Err(Bar::new("crimea:5.p1", "This cannot be done yet."))
    }

    /// The head of a division lets all its absorbed units aim that can.
    pub(crate) fn aim(&self, state: &mut State, unit: UnitId, at: Hex, log: &mut Log<Event>) {
        let _ = (state, unit, at, log);
    }

    pub(crate) fn judge_aim_fort(&self, state: &State, at: Hex) -> Verdict {
        let _ = (state, at);
        Err(Bar::new("crimea:5.p1", "This cannot be done yet."))
    }

    pub(crate) fn aim_fort(&self, state: &mut State, at: Hex, log: &mut Log<Event>) {
        let _ = (state, at, log);
    }

    /// Lists the plots of the side whose plot it is; Done is added by the caller.
    pub(crate) fn offer_plot(&self, state: &State, out: &mut Vec<Decision>) {
        let _ = (state, out);
    }

    /// The state as a seat may know it: without the plots of the enemy while they are hidden.
    pub(crate) fn masked(&self, state: &State, side: Side) -> State {
        let _ = (state, side);
        unimplemented!()
    }
}
