//! Phases 8 and 11: melee (12.A.8, 12.A.11).

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
    /// Who decides in a melee phase: who attacks in it, or within a melee whoever is asked.
    pub(crate) fn melee_decider(&self, state: &State) -> Side {
        let _ = (state,);
        state.player
    }

    pub(crate) fn judge_fight(&self, state: &State, at: Hex) -> Verdict {
        let _ = (state, at);
        Err(Bar::new("crimea:5.p1", "This cannot be done yet."))
    }

    /// Begins a melee; rolls at once if nobody has to be asked before.
    pub(crate) fn fight(&self, state: &mut State, at: Hex, dice: &mut dyn Dice, log: &mut Log<Event>) {
        let _ = (state, at, dice, log);
    }

    pub(crate) fn judge_refuse(&self, state: &State, unit: UnitId, to: Hex) -> Verdict {
        let _ = (state, unit, to);
        Err(Bar::new("crimea:5.p1", "This cannot be done yet."))
    }

    pub(crate) fn refuse(&self, state: &mut State, unit: UnitId, to: Hex, log: &mut Log<Event>) {
        let _ = (state, unit, to, log);
    }

    pub(crate) fn judge_join(&self, state: &State, unit: UnitId) -> Verdict {
        let _ = (state, unit);
        Err(Bar::new("crimea:5.p1", "This cannot be done yet."))
    }

    /// The head of a division joins with its absorbed units.
    pub(crate) fn join(&self, state: &mut State, unit: UnitId) {
        let _ = (state, unit);
    }

    /// Done within a melee, or in the melee phase (the defender may pass in old locks).
    pub(crate) fn end_melee_question(&self, state: &mut State, dice: &mut dyn Dice, log: &mut Log<Event>) {
        let _ = (state, dice, log);
    }

    /// Goes on with the melee as far as no decision is needed. True if somebody has to be asked.
    pub(crate) fn proceed_melee(&self, state: &mut State, dice: &mut dyn Dice, log: &mut Log<Event>) -> bool {
        let _ = (state, dice, log);
        false
    }

    pub(crate) fn offer_melee(&self, state: &State, out: &mut Vec<Decision>) {
        let _ = (state, out);
    }
}
