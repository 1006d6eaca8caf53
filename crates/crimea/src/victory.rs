//! Who holds Sevastopol (5), and who wins a battle game (20).

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
    /// Whom the Sevastopol of the campaign belongs to now (ruling V1).
    pub(crate) fn holder_of_sevastopol(&self, state: &State) -> Side {
        let _ = (state,);
        state.player
    }

    /// How it ended, or would end now. Points: of the campaign, city hexes held times 10 plus steps that the enemy has lost; of a battle game likewise from its aims.
    pub(crate) fn outcome_of(&self, state: &State) -> kernel::Outcome {
        let _ = (state,);
        unimplemented!()
    }
}
