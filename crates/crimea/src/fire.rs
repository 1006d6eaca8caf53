//! Phase 1: the fire takes effect (12.A.1).

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
    /// Rolls for every target hex of both sides and queues the hits: the defender's hexes first (ruling F3).
    pub(crate) fn reveal(&self, state: &mut State, dice: &mut dyn Dice, log: &mut Log<Event>) {
        let _ = (state, dice, log);
    }

    /// What the ground, the climb and the work add to the die, the worst of the firing hexes (E.CRT.2).
    pub(crate) fn fire_die_modifier(&self, state: &State, from: &HexSet, at: Hex) -> i32 {
        let _ = (state, from, at);
        0
    }

    /// May a hex be fired at by a side at all: enemies in it, no friends, no work of level 2 or 3?
    pub(crate) fn is_target(&self, state: &State, at: Hex, side: Side) -> bool {
        let _ = (state, at, side);
        false
    }
}
