//! Cavalry charges (12.B.4).

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
    pub(crate) fn judge_charge(&self, state: &State, unit: UnitId, through: Hex, to: Hex) -> Verdict {
        let _ = (state, unit, through, to);
        Err(Bar::new("crimea:5.p1", "This cannot be done yet."))
    }

    pub(crate) fn charge(
        &self,
        state: &mut State,
        unit: UnitId,
        through: Hex,
        to: Hex,
        log: &mut Log<Event>,
    ) {
        let _ = (state, unit, through, to, log);
    }

    pub(crate) fn offer_charges(&self, state: &State, unit: UnitId, out: &mut Vec<Decision>) {
        let _ = (state, unit, out);
    }
}
