//! Supply, attrition, isolation (18).

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
    /// The units of a side that are out of supply, isolated ones not counted, and those that are isolated.
    pub(crate) fn unsupplied(&self, state: &State, side: Side) -> (UnitSet, UnitSet) {
        let _ = (state, side);
        (UnitSet::EMPTY, UnitSet::EMPTY)
    }

    /// The hexes that a side supplies now, with the points of the shortest line: for the survey.
    pub(crate) fn supply_lines(&self, state: &State, side: Side) -> Vec<(Hex, u8)> {
        let _ = (state, side);
        Vec::new()
    }

    /// Rolls for attrition or isolation, if somebody suffers it, and begins the toll.
    pub(crate) fn roll_attrition(
        &self,
        state: &mut State,
        cause: crate::state::Cause,
        dice: &mut dyn Dice,
        log: &mut Log<Event>,
    ) {
        let _ = (state, cause, dice, log);
    }

    /// Removes units that were isolated all through the player turn (18, E.18).
    pub(crate) fn remove_isolated(&self, state: &mut State, log: &mut Log<Event>) {
        let _ = (state, log);
    }
}
