//! Strategic movement (11), also of released reserves (12.B.3).

#![allow(clippy::all, unused, reason = "to be written")]

use crate::crimea::Crimea;
use crate::decision::Decision;
use crate::event::Event;
use crate::state::{Hit, State};
use crate::unit::{Side, UnitId, UnitSet};
use crate::{Bar, Verdict};
use hexmap::{Hex, HexSet};
use kernel::{Dice, Log};

/// Memory for floods.
#[derive(Debug, Default)]
pub struct MarchMemory;

impl Crimea {
    pub(crate) fn judge_march(&self, state: &State, unit: UnitId, to: Hex) -> Verdict {
        let _ = (state, unit, to);
        Err(Bar::new("crimea:5.p1", "This cannot be done yet."))
    }

    pub(crate) fn march(&self, state: &mut State, unit: UnitId, to: Hex, log: &mut Log<Event>) {
        let _ = (state, unit, to, log);
    }

    /// Every march, of Stage::Movement and Stage::Release.
    pub(crate) fn offer_marches(&self, state: &State, scratch: &mut crate::Scratch, out: &mut Vec<Decision>) {
        let _ = (state, scratch, out);
    }

    /// The cheapest way: the hexes after the start, and the points.
    pub(crate) fn way(&self, state: &State, unit: UnitId, to: Hex) -> Option<(Vec<Hex>, u8)> {
        let _ = (state, unit, to);
        None
    }
}
