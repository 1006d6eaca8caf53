//! The eleven phases of an action turn (12.A), and when it all ends (12.B.2).

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
    /// Begins the action segment: Stage::Reserves if a reserve can be marked, else the first action turn.
    pub(crate) fn begin_segment(&self, state: &mut State, log: &mut Log<Event>) {
        let _ = (state, log);
    }

    /// In Stage::Action: goes through phases, melees and tolls that need no decision. True if somebody has to be asked; false if the stage has changed. `dice` are for siege fire, repair, fire.
    pub(crate) fn proceed_action(
        &self,
        state: &mut State,
        dice: &mut dyn Dice,
        log: &mut Log<Event>,
    ) -> bool {
        let _ = (state, dice, log);
        false
    }

    /// Done in a phase.
    pub(crate) fn end_phase(&self, state: &mut State, dice: &mut dyn Dice, log: &mut Log<Event>) {
        let _ = (state, dice, log);
    }

    /// Is Done allowed in this phase?
    pub(crate) fn judge_phase_done(&self, state: &State) -> Verdict {
        let _ = (state,);
        Err(Bar::new("crimea:5.p1", "This cannot be done yet."))
    }

    /// What can be decided in the phase, tolls apart.
    pub(crate) fn offer_action(&self, state: &State, out: &mut Vec<Decision>) {
        let _ = (state, out);
    }
}
