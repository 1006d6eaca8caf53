//! Strategic reserves (12.B.3).

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
    pub(crate) fn judge_reserve(&self, state: &State, unit: UnitId) -> Verdict {
        let _ = (state, unit);
        Err(Bar::new("crimea:5.p1", "This cannot be done yet."))
    }

    pub(crate) fn reserve(&self, state: &mut State, unit: UnitId, log: &mut Log<Event>) {
        let _ = (state, unit, log);
    }

    pub(crate) fn judge_release(&self, state: &State, unit: UnitId) -> Verdict {
        let _ = (state, unit);
        Err(Bar::new("crimea:5.p1", "This cannot be done yet."))
    }

    pub(crate) fn release(&self, state: &mut State, unit: UnitId, log: &mut Log<Event>) {
        let _ = (state, unit, log);
    }

    /// Reserves that an enemy has come next to are reserves no more. Called after every movement phase of the defender.
    pub(crate) fn drop_lost_reserves(&self, state: &mut State, log: &mut Log<Event>) {
        let _ = (state, log);
    }

    /// Decisions of Stage::Reserves and, marches apart, of Stage::Release.
    pub(crate) fn offer_reserves(&self, state: &State, out: &mut Vec<Decision>) {
        let _ = (state, out);
    }
}
