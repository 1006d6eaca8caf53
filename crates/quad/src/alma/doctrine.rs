//! What the computer opponent has to know of Alma, in quick numbers. The points are those of [`super::victory`]; a test
//! holds the two together.

use super::{Alma, Exclusive, Parent};
use crate::battle::{BattleDoctrine, Objective};
use crate::quad::Quad;
use crate::state::{Phase, State};
use crate::unit::{Side, UnitId};
use commander::{Budget, Level};

impl BattleDoctrine for Alma {
    fn tally(&self, quad: &Quad<Self>, state: &State<Exclusive>) -> f32 {
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
    fn prospect(&self, quad: &Quad<Self>, state: &State<Exclusive>) -> f32 {
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

    fn objectives(&self, _quad: &Quad<Self>, state: &State<Exclusive>, out: &mut Vec<Objective>) {
        if self.triggered_on(state).is_some() {
            out.push(Objective { hex: self.scenario.preservation.exit, pull: [4.0, 3.0] });
        }
    }

    fn worth(&self, quad: &Quad<Self>, unit: UnitId) -> f32 {
        if quad.arm(unit).is_artillery() { 0.0 } else { 1.0 }
    }

    /// Two units a turn are enough: more would only weaken the army.
    fn worth_of_leaving(&self, quad: &Quad<Self>, state: &State<Exclusive>, _unit: UnitId) -> f32 {
        let left = self.units_left(quad, state) - state.exclusive.left_before;
        if left < self.scenario.preservation.units_a_turn { 1.5 } else { -1.0 }
    }

    /// Most rally at once: morale is high, and friends are near.
    fn cost_of_disruption(&self) -> f32 {
        0.25
    }

    #[inline]
    fn fire_group(&self, unit: UnitId) -> Option<u8> {
        self.parents[unit].map(Parent::number)
    }

    /// With the common budget a captain hardly does better than a sergeant as the Allies.
    fn budget(&self, level: Level) -> Budget {
        let common = level.budget();
        match level {
            Level::Captain => Budget { nodes: 6_000, dice: 4, ..common },
            // With the common budget he was too near to the captain: 56 % against him.
            Level::General => Budget { nodes: 240_000, ..common },
            Level::Recruit | Level::Sergeant => common,
        }
    }
}
