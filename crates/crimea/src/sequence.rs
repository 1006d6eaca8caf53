//! Game turns and player turns (5, 6): what follows when nobody has to be asked.

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
    /// Goes on until somebody has to be asked, or the game is over. Settles tolls first (`proceed_toll`), then the stage; stages without a decision but Done are passed over; in Stage::Action it calls `proceed_action`.
    pub(crate) fn proceed(&self, state: &mut State, dice: &mut dyn Dice, log: &mut Log<Event>) {
        let _ = (state, dice, log);
    }

    /// Is Done allowed now?
    pub(crate) fn judge_done(&self, state: &State) -> Verdict {
        let _ = (state,);
        Err(Bar::new("crimea:5.p1", "This cannot be done yet."))
    }

    /// Done, in every stage and phase; in Stage::Action it calls `end_phase`.
    pub(crate) fn done(&self, state: &mut State, dice: &mut dyn Dice, log: &mut Log<Event>) {
        let _ = (state, dice, log);
    }

    /// May the Allied player announce siege fire (12, ruling G1)?
    pub(crate) fn judge_declaration(&self, state: &State) -> Verdict {
        let _ = (state,);
        Err(Bar::new("crimea:5.p1", "This cannot be done yet."))
    }

    pub(crate) fn declare_siege(&self, state: &mut State, log: &mut Log<Event>) {
        let _ = (state, log);
    }

    pub(crate) fn concede(&self, state: &mut State, log: &mut Log<Event>) {
        let _ = (state, log);
    }

    /// The action segment is over: what follows in the player turn, or the end of a battle game.
    pub(crate) fn after_segment(&self, state: &mut State, log: &mut Log<Event>) {
        let _ = (state, log);
    }
}
