//! What a commander has to know about the battles of the quad.

use crate::battle::Battle;
use crate::decision::Decision;
use crate::quad::Quad;
use crate::state::State;
use crate::unit::Side;
use commander::{Doctrine, Horizon, Trait};
use kernel::{Game, Seat};

/// What is worked out about a position.
#[derive(Default)]
pub struct Staff;

impl<B: Battle> Doctrine for Quad<B> {
    type Staff = Staff;

    const FEATURES: &'static [Trait] = &[Trait { name: "lead", words: "points" }];

    const HABITS: &'static [Trait] = &[Trait { name: "chance", words: "chance" }];

    fn assess(&self, state: &State<B::Exclusive>, seat: Seat, _staff: &mut Staff, features: &mut [f32]) {
        let points = self.outcome(state).points;
        let lead = points[Side::Russian.index()] - points[Side::Allied.index()];
        features[0] = if seat == Side::Russian.seat() { lead as f32 } else { -lead as f32 };
    }

    fn score(
        &self,
        _state: &State<B::Exclusive>,
        decisions: &[Decision],
        habits: &[f32],
        _staff: &mut Staff,
        scores: &mut Vec<f32>,
    ) {
        scores.extend((0..decisions.len()).map(|index| habits[0] * index as f32));
    }

    fn chapter(&self, state: &State<B::Exclusive>) -> u32 {
        self.beat(state) * 8 + state.phase as u32
    }

    fn horizon(&self, state: &State<B::Exclusive>, with_reply: bool) -> Horizon {
        Horizon { beat: self.beat(state) + 1 + u32::from(with_reply), decisions: 1_000 }
    }

    fn beat(&self, state: &State<B::Exclusive>) -> u32 {
        u32::from(state.turn) * 2 + u32::from(state.phasing != self.calendar.first)
    }

    fn subject(&self, decision: Decision) -> Option<u16> {
        decision.unit().map(|unit| unit.index() as u16)
    }
}
