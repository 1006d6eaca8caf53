//! The British winter (16.B).

use crate::crimea::Crimea;
use crate::event::Event;
use crate::state::{Cause, Hit, NO_HEX, State};
use crate::unit::{Arm, Side, UnitSet};
use kernel::{Dice, Log};

impl Crimea {
    /// Rolls for the British losses of a winter turn and begins the toll: infantry and cavalry, the unsupplied first.
    pub(crate) fn roll_winter_losses(&self, state: &mut State, dice: &mut dyn Dice, log: &mut Log<Event>) {
        if state.player != Side::Allied || !self.is_winter(state) {
            return;
        }
        let suffers = |arm: Arm| arm.is_foot() || arm.is_horse();
        let british: UnitSet = self
            .roster
            .british
            .iter()
            .filter(|unit| state.hex(*unit).is_some() && suffers(self.roster.unit(*unit).arm))
            .collect();
        if british.is_empty() {
            return;
        }
        let die = dice.roll(6);
        let steps = 2 * die;
        log.tell(|| Event::WinterRolled { die, steps });
        let (unsupplied, isolated) = self.unsupplied(state, Side::Allied);
        let hit = Hit { at: NO_HEX, side: Side::Allied, steps, check: false, cause: Cause::Winter };
        self.begin_toll(state, hit, british, british.and(unsupplied.or(isolated)));
    }
}
