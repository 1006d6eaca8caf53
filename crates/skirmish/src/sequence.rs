//! Turns (1).

use crate::event::Event;
use crate::side::Side;
use crate::skirmish::Skirmish;
use crate::state::State;
use kernel::Log;
use wargame::TwoSides;

impl Skirmish {
    /// The side that decides; nobody when the game is over.
    pub(crate) fn asked(&self, state: &State) -> Option<Side> {
        (!state.over).then_some(state.active)
    }

    /// The other side's turn, or the next turn, or the end (1.2).
    pub(crate) fn end_turn(&self, state: &mut State, log: &mut Log<Event>) {
        for unit in self.roster.of(state.active) {
            state.units[unit].acted = false;
        }
        if state.active == Side::Slate {
            if state.turn == self.rules.turns {
                state.over = true;
                log.tell(|| Event::Over);
                return;
            }
            state.turn += 1;
        }
        state.active = state.active.enemy();
        let (turn, side) = (state.turn, state.active);
        log.tell(|| Event::TurnBegan { turn, side });
    }
}
