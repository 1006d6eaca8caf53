//! Phases 3, 4 and 9: movement in the action segment (12.A.3, 12.A.4, 12.A.9, 16.A, 23).

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
    pub(crate) fn judge_disrupt(&self, state: &State, unit: UnitId) -> Verdict {
        let _ = (state, unit);
        Err(Bar::new("crimea:5.p1", "This cannot be done yet."))
    }

    pub(crate) fn disrupt(&self, state: &mut State, unit: UnitId, log: &mut Log<Event>) {
        let _ = (state, unit, log);
    }

    pub(crate) fn judge_step(&self, state: &State, unit: UnitId, to: Hex) -> Verdict {
        let _ = (state, unit, to);
        Err(Bar::new("crimea:5.p1", "This cannot be done yet."))
    }

    /// The head of a division takes its absorbed units along that can go; classes roll apart.
    pub(crate) fn step(
        &self,
        state: &mut State,
        unit: UnitId,
        to: Hex,
        dice: &mut dyn Dice,
        log: &mut Log<Event>,
    ) {
        let _ = (state, unit, to, dice, log);
    }

    /// Steps, charges and disruptions of the movement phase.
    pub(crate) fn offer_steps(&self, state: &State, out: &mut Vec<Decision>) {
        let _ = (state, out);
    }
}
