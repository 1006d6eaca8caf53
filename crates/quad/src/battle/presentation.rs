//! What people are shown of a battle.

use super::Battle;
use crate::quad::Quad;
use crate::state::State;
use crate::unit::UnitId;
use hexmap::Hex;
use kernel::{Factor, Track};
use phrases::Text;

/// What people are shown of a battle's exclusive rules. No rule asks for it.
///
/// | a battle writes | it may change | what it is about |
/// |---|---|---|
/// | | [`badges`](Self::badges) | small signs on a counter |
/// | | [`tracks`](Self::tracks) | tracks beside the map |
/// | | [`notes`](Self::notes) | what to say about a hex |
/// | | [`roll_factors`](Self::roll_factors) | what goes into the odds of its own roll |
pub trait BattlePresentation: Battle {
    /// Small signs on a counter, besides those of the standard rules.
    fn badges(&self, _state: &State<Self::Exclusive>, _unit: UnitId) -> Vec<Text> {
        Vec::new()
    }

    /// Tracks besides turn and points.
    fn tracks(&self, _quad: &Quad<Self>, _state: &State<Self::Exclusive>) -> Vec<Track> {
        Vec::new()
    }

    /// What there is to say about a hex, whoever stands there.
    fn notes(&self, _hex: Hex) -> Vec<Factor> {
        Vec::new()
    }

    /// What the roll depends on that is due ([`Battle::due_roll`]).
    fn roll_factors(&self, _quad: &Quad<Self>, _state: &State<Self::Exclusive>) -> Vec<Factor> {
        Vec::new()
    }
}
