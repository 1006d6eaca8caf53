//! Setting up (19, 20).

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
    /// The position before the first decision: the campaign waits for the Russian set-up, a battle game for the first decision of its action segment.
    pub fn opening(&self) -> State {
        unimplemented!()
    }

    /// May the Russian set a unit up there (19, rulings U2)?
    pub(crate) fn judge_place(&self, state: &State, unit: UnitId, at: Hex) -> Verdict {
        let _ = (state, unit, at);
        Err(Bar::new("crimea:5.p1", "This cannot be done yet."))
    }

    pub(crate) fn place(&self, state: &mut State, unit: UnitId, at: Hex, log: &mut Log<Event>) {
        let _ = (state, unit, at, log);
    }

    pub(crate) fn judge_place_rest(&self, state: &State) -> Verdict {
        let _ = (state,);
        Err(Bar::new("crimea:5.p1", "This cannot be done yet."))
    }

    pub(crate) fn place_rest(&self, state: &mut State, log: &mut Log<Event>) {
        let _ = (state, log);
    }

    /// Lists what can be decided in the stage.
    pub(crate) fn offer_set_up(&self, state: &State, out: &mut Vec<Decision>) {
        let _ = (state, out);
    }
}
