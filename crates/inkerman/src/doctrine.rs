//! What a commander has to know about Inkerman.

use crate::decision::Decision;
use crate::inkerman::Inkerman;
use crate::state::{Stage, State};
use crate::unit::Side;
use commander::{Doctrine, Horizon, Trait};
use kernel::Seat;

/// What is worked out about a position.
#[derive(Default)]
pub struct Staff;

impl Doctrine for Inkerman {
    type Staff = Staff;

    const FEATURES: &'static [Trait] = &[Trait { name: "lead", words: "points" }];

    const HABITS: &'static [Trait] = &[Trait { name: "chance", words: "chance" }];

    fn assess(&self, state: &State, seat: Seat, _staff: &mut Staff, features: &mut [f32]) {
        let lead = self.russian_count(state) as f32;
        features[0] = if seat == Side::Russian.seat() { lead } else { -lead };
    }

    fn score(
        &self,
        _state: &State,
        decisions: &[Decision],
        habits: &[f32],
        _staff: &mut Staff,
        scores: &mut Vec<f32>,
    ) {
        scores.extend((0..decisions.len()).map(|index| habits[0] * index as f32));
    }

    fn chapter(&self, state: &State) -> u32 {
        self.beat(state)
    }

    fn horizon(&self, state: &State, with_reply: bool) -> Horizon {
        Horizon { beat: self.beat(state) + 1, decisions: if with_reply { 24 } else { 12 } }
    }

    fn beat(&self, state: &State) -> u32 {
        u32::from(state.turn) * 2 + u32::from(state.stage >= Stage::Second)
    }

    fn subject(&self, decision: Decision) -> Option<u16> {
        decision.unit().map(|unit| unit.index() as u16)
    }
}
