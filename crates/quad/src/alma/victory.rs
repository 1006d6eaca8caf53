//! Victory (23.0).

use super::{Alma, Exclusive};
use crate::quad::Quad;
use crate::state::{Phase, State};
use crate::unit::Side;
use kernel::{Case, Factor, Outcome};

/// `1 unit`, `2 units`.
fn counted(count: u8, one: &str, many: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { many })
}

fn line(count: u8, each: i32, rule: &'static str, text: String) -> Option<Factor> {
    (count > 0).then(|| Factor { text, rule: Case(rule), value: Some(i32::from(count) * each) })
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
            line(
                lost,
                victory.allied_infantry,
                "alma:23.12a",
                counted(lost, "Allied infantry unit", "Allied infantry units")
                    + " eliminated before Preservation",
            ),
            line(
                turns,
                victory.turn_before_preservation,
                "alma:23.12b",
                counted(turns, "complete turn", "complete turns") + " before Preservation",
            ),
            line(
                late,
                victory.turn_without_exits,
                "alma:23.12c",
                counted(late, "turn", "turns") + " in which too few units left the map",
            ),
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
            line(
                lost,
                victory.russian_infantry,
                "alma:23.11a",
                counted(lost, "Russian infantry unit", "Russian infantry units") + " eliminated",
            ),
            early.and_then(|turn| {
                let text = format!("Preservation triggered on turn {turn}");
                line(1, victory.early_preservation, "alma:23.11b", text)
            }),
            line(
                escaped,
                victory.turn_with_exits,
                "alma:23.11c",
                counted(escaped, "turn", "turns") + " in which Russian units got away",
            ),
        ]
        .into_iter()
        .flatten()
        .collect()
    }

    /// Who wins with these points (23.2).
    pub(super) fn verdict_on(&self, russian: i32, allied: i32) -> Outcome {
        let points = vec![russian, allied];
        let (winner, what) = match allied - russian {
            lead if lead >= self.scenario.victory.allied_win => (Some(Side::Allied), "An Allied victory"),
            lead if lead <= 0 => (Some(Side::Russian), "A Russian victory"),
            _ => (None, "A draw"),
        };
        let text = format!("{what}: Allied {allied}, Russian {russian}.");
        Outcome { winner: winner.map(Side::seat), text, points }
    }
}
