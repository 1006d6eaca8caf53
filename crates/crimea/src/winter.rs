//! The British winter (16.B).

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
    /// Rolls for the British losses of a winter turn and begins the toll. Effects of steps: `toll`.
    pub(crate) fn roll_winter_losses(&self, state: &mut State, dice: &mut dyn Dice, log: &mut Log<Event>) {
        let _ = (state, dice, log);
    }
}
