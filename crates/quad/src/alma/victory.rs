//! Victory (23.0).

use super::{Alma, Exclusive};
use crate::phrasebook::text;
use crate::quad::Quad;
use crate::state::{Phase, State};
use crate::unit::Side;
use kernel::{Case, Factor, Outcome};
use wargame::TwoSides;

/// A line of the points for several things of a kind; nothing if there is none.
fn line(count: u8, each: i32, rule: &'static str, message: &'static str) -> Option<Factor> {
    (count > 0).then(|| Factor {
        text: text!(message, count = count),
        rule: Case(rule),
        value: Some(i32::from(count) * each),
    })
}

impl Alma {
    pub(super) fn russian_points(&self, quad: &Quad<Self>, state: &State<Exclusive>) -> Vec<Factor> {
        let (exclusive, victory) = (&state.exclusive, &self.scenario.victory);
        let (lost, turns) = match self.triggered_on(state) {
            Some(turn) => (exclusive.allied_losses, turn - 1),
            None => {
                let complete = if state.phase == Phase::Over { state.turn } else { state.turn - 1 };
                (self.infantry_lost(quad, state, Side::Allied), complete)
            }
        };
        let late = exclusive.turns_without_exits;
        [
            line(lost, victory.allied_infantry, "alma:23.12a", "points-allied-infantry"),
            line(turns, victory.turn_before_preservation, "alma:23.12b", "points-turns-before-preservation"),
            line(late, victory.turn_without_exits, "alma:23.12c", "points-turns-without-exits"),
        ]
        .into_iter()
        .flatten()
        .collect()
    }

    pub(super) fn allied_points(&self, quad: &Quad<Self>, state: &State<Exclusive>) -> Vec<Factor> {
        let victory = &self.scenario.victory;
        let lost = self.infantry_lost(quad, state, Side::Russian);
        let early = self.triggered_on(state).filter(|turn| *turn < victory.preservation_before_turn);
        let escaped = state.exclusive.turns_with_exits;
        [
            line(lost, victory.russian_infantry, "alma:23.11a", "points-russian-infantry"),
            early.map(|turn| Factor {
                text: text!("points-early-preservation", turn = turn),
                rule: Case("alma:23.11b"),
                value: Some(victory.early_preservation),
            }),
            line(escaped, victory.turn_with_exits, "alma:23.11c", "points-turns-with-exits"),
        ]
        .into_iter()
        .flatten()
        .collect()
    }

    /// Who wins with these points (23.2).
    pub(super) fn verdict_on(&self, russian: i32, allied: i32) -> Outcome {
        let points = vec![russian, allied];
        let winner = match allied - russian {
            lead if lead >= self.scenario.victory.allied_win => Some(Side::Allied),
            lead if lead <= 0 => Some(Side::Russian),
            _ => None,
        };
        let text = match winner {
            Some(side) => text!("alma-won", side = side.arg(), allied = allied, russian = russian),
            None => text!("alma-drawn", allied = allied, russian = russian),
        };
        Outcome { winner: winner.map(Side::seat), text, points }
    }
}
