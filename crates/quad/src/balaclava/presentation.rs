//! What people are shown of Balaclava's rules.

use super::{Balaclava, Exclusive};
use crate::battle::BattlePresentation;
use crate::phrasebook::text;
use crate::state::State;
use crate::unit::UnitId;
use phrases::Text;

impl BattlePresentation for Balaclava {
    fn badges(&self, state: &State<Exclusive>, unit: UnitId) -> Vec<Text> {
        self.fatigue(state, unit).map(|left| text!("badge-endurance", left = left)).into_iter().collect()
    }
}
