//! Victory (5).

use crate::event::Event;
use crate::phrasebook::text;
use crate::side::Side;
use crate::skirmish::Skirmish;
use crate::state::State;
use kernel::{Log, Outcome};
use wargame::TwoSides;

/// What the hill counts in points; a step of the enemy's counts one.
const HILL_POINTS: i32 = 10;

impl Skirmish {
    /// After every decision: who has the hill, and is a side gone (5.1, 5.2)?
    pub(crate) fn settle(&self, state: &mut State, log: &mut Log<Event>) {
        if let Some(unit) = self.unit_in(state, self.hill) {
            let side = self.roster.side(unit);
            if state.holder != Some(side) {
                state.holder = Some(side);
                log.tell(|| Event::HillTaken { side });
            }
        }
        if !state.over && Side::BOTH.iter().any(|side| self.is_gone(state, *side)) {
            state.over = true;
            log.tell(|| Event::Over);
        }
    }

    pub(crate) fn is_gone(&self, state: &State, side: Side) -> bool {
        self.present(state, side).next().is_none()
    }

    /// Steps that a side has lost.
    fn lost(&self, state: &State, side: Side) -> i32 {
        self.roster.of(side).map(|unit| i32::from(self.rules.steps - state.units[unit].steps)).sum()
    }

    /// Points for the hill and for the enemy's losses: what the computer plays for, and what the lab counts.
    pub(crate) fn points(&self, state: &State, side: Side) -> i32 {
        let hill = if state.holder == Some(side) { HILL_POINTS } else { 0 };
        hill + self.lost(state, side.enemy())
    }

    /// Whoever has the hill wins, but for a side that is gone.
    pub(crate) fn verdict(&self, state: &State) -> Outcome {
        let left = Side::BOTH.into_iter().find(|side| self.is_gone(state, side.enemy()));
        let winner = left.or(state.holder);
        let text = match (winner, left) {
            (Some(side), Some(_)) => text!("verdict-alone", side = side.arg()),
            (Some(side), None) => text!("verdict-hill", side = side.arg()),
            (None, _) => text!("verdict-draw"),
        };
        let points = Side::BOTH.map(|side| self.points(state, side)).to_vec();
        Outcome { winner: winner.map(TwoSides::seat), text, points }
    }
}
