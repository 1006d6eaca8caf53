//! What the computer knows of this game: one feature, and three policy terms.

use crate::decision::Decision;
use crate::side::Side;
use crate::skirmish::Skirmish;
use crate::state::State;
use commander::{Doctrine, Horizon, Term};
use kernel::Seat;
use wargame::TwoSides;

/// How far away a unit still counts for the hill.
const FAR: u32 = 8;

impl Skirmish {
    /// The points of a side, and its steps by how near they are to the hill.
    fn standing(&self, state: &State, side: Side) -> f32 {
        let near = |(unit, hex): (wargame::UnitId, hexmap::Hex)| {
            let distance = FAR.saturating_sub(hex.distance(self.hill));
            f32::from(state.units[unit].steps) * distance as f32 / FAR as f32
        };
        self.points(state, side) as f32 + self.present(state, side).map(near).sum::<f32>()
    }
}

impl Doctrine for Skirmish {
    type Memory = ();

    const FEATURES: &'static [Term] = &[Term { name: "standing", words: "steps near the hill" }];

    const POLICY: &'static [Term] = &[
        Term { name: "nearer", words: "the way to the hill" },
        Term { name: "fire", words: "fire" },
        Term { name: "charge", words: "a charge" },
    ];

    fn features(&self, state: &State, seat: Seat, _memory: &mut (), features: &mut [f32]) {
        let [amber, slate] = Side::BOTH.map(|side| self.standing(state, side));
        features[0] = if seat == Side::Amber.seat() { amber - slate } else { slate - amber };
    }

    fn score(
        &self,
        state: &State,
        decisions: &[Decision],
        policy: &[f32],
        _memory: &mut (),
        scores: &mut Vec<f32>,
    ) {
        scores.extend(decisions.iter().map(|decision| match *decision {
            Decision::Move { unit, to } => {
                let from = state.units[unit].hex.map_or(0, |hex| hex.distance(self.hill));
                policy[0] * (from as f32 - to.distance(self.hill) as f32)
            }
            Decision::Fire { unit, target } => {
                let least = self.judge_fire(state, unit, target).unwrap_or(7);
                policy[1] * (7.0 - f32::from(least))
            }
            Decision::Charge { unit, target } => {
                policy[2] * (3.0 + f32::from(self.judge_charge(state, unit, target).unwrap_or(-3)))
            }
            Decision::Done => 0.0,
        }));
    }

    /// The turn of a side is planned as a whole.
    fn planning_phase(&self, state: &State) -> u32 {
        self.player_turn(state)
    }

    fn horizon(&self, state: &State, with_reply: bool) -> Horizon {
        let player_turn = self.player_turn(state) + if with_reply { 2 } else { 1 };
        Horizon { player_turn, decisions: 80 }
    }

    fn player_turn(&self, state: &State) -> u32 {
        u32::from(state.turn) * 2 + state.active.index() as u32 + u32::from(state.over)
    }

    fn subject(&self, decision: Decision) -> Option<u16> {
        decision.unit().map(|unit| unit.0.into())
    }
}
