//! What Alma is fought for, in quick numbers for the computer opponent. The points are those of
//! [`super::victory`]; a test holds the two together.

use super::{Alma, Exclusive};
use crate::battle::Objective;
use crate::quad::Quad;
use crate::state::{Phase, State};
use crate::unit::Side;

impl Alma {
    pub(super) fn quick_lead(&self, quad: &Quad<Self>, state: &State<Exclusive>) -> f32 {
        let (exclusive, victory) = (&state.exclusive, &self.scenario.victory);
        let triggered = self.triggered_on(state);
        let (lost, turns) = match triggered {
            Some(turn) => (exclusive.allied_losses, turn - 1),
            None => {
                let complete = if state.phase == Phase::Over { state.turn } else { state.turn - 1 };
                (self.infantry_lost(quad, state, Side::Allied), complete)
            }
        };
        let times = |count: u8, each: i32| i32::from(count) * each;
        let russian = times(lost, victory.allied_infantry)
            + times(turns, victory.turn_before_preservation)
            + times(exclusive.turns_without_exits, victory.turn_without_exits);
        let early = triggered.is_some_and(|turn| turn < victory.preservation_before_turn);
        let allied = times(self.infantry_lost(quad, state, Side::Russian), victory.russian_infantry)
            + times(u8::from(early), victory.early_preservation)
            + times(exclusive.turns_with_exits, victory.turn_with_exits);
        (russian - allied) as f32
    }

    /// Turns that are still to come before Preservation, and what the exits after it should bring.
    pub(super) fn outlook(&self, quad: &Quad<Self>, state: &State<Exclusive>) -> f32 {
        let (preservation, victory) = (&self.scenario.preservation, &self.scenario.victory);
        if state.phase == Phase::Over {
            return 0.0;
        }
        let by_exits = 0.5 * (victory.turn_without_exits - victory.turn_with_exits).abs() as f32;
        let last = self.scenario.calendar.turns;
        if self.triggered_on(state).is_some() {
            return f32::from(last + 1 - state.turn.min(last)) * by_exits;
        }
        let mut lost = f32::from(self.infantry_lost(quad, state, Side::Russian));
        let (mut open, mut sum) = (1.0f32, 0.0f32);
        for turn in state.turn..=last {
            if turn >= preservation.first_turn {
                let chance = ((lost + 7.0 - f32::from(preservation.total)) / 6.0).clamp(0.0, 1.0);
                let now = open * chance;
                if turn < victory.preservation_before_turn {
                    sum -= now * victory.early_preservation as f32;
                }
                sum += now * f32::from(last - turn) * by_exits;
                open -= now;
            }
            sum += open * victory.turn_before_preservation as f32;
            // The battle goes on.
            lost += 0.5;
        }
        sum
    }

    pub(super) fn aims(&self, state: &State<Exclusive>, out: &mut Vec<Objective>) {
        if self.triggered_on(state).is_some() {
            out.push(Objective { hex: self.scenario.preservation.exit, pull: [4.0, 3.0] });
        }
    }

    /// Two units a turn are enough: more would only weaken the army.
    pub(super) fn gain_by_leaving(&self, quad: &Quad<Self>, state: &State<Exclusive>) -> f32 {
        let left = self.units_left(quad, state) - state.exclusive.left_before;
        if left < self.scenario.preservation.units_a_turn { 1.5 } else { -1.0 }
    }
}
