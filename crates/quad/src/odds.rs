//! What goes into the odds of a roll.

use crate::battle::{BattlePresentation, DieModifier};
use crate::decision::Decision;
use crate::event::Event;
use crate::phrasebook::text;
use crate::quad::Quad;
use crate::state::{Phase, State};
use kernel::{Case, Chances, Factor, Narration};

impl<B: BattlePresentation> Quad<B> {
    fn fire_factors(&self, state: &State<B::Exclusive>) -> Vec<Factor> {
        let Some(target) = state.combat.targets.last() else { return Vec::new() };
        let mut factors = Vec::new();
        for unit in state.combat.attackers.iter() {
            let strength = self.judge_shot(state, unit, target).unwrap_or(0);
            let range = state.hex(unit).map_or(0, |hex| hex.distance(target));
            let rule = if self.arm(unit).is_artillery() { "quad:7.41" } else { "quad:7.11" };
            let text = text!("factor-fires", unit = self.unit_arg(unit), strength = strength, range = range);
            factors.push(Factor { text, rule: Case(rule), value: Some(strength.into()) });
        }
        let total = self.total_fire(state);
        factors.push(Factor {
            text: text!("factor-total-fire", strength = total),
            rule: Case("quad:7.12"),
            value: Some(total.into()),
        });
        if let Some(modifier) = self.battle.fire_modifier(self, state.combat.attackers) {
            let DieModifier { value, rule, phrase } = modifier;
            factors.push(Factor { text: text!(phrase), rule: Case(rule), value: Some(value.into()) });
        }
        for unit in self.targets_in(state, self.firing_side(state).enemy(), target).iter() {
            factors.extend(self.fire_shifts(state, unit));
            let (column, morale) = (self.fire_column(state, unit), self.morale(state, unit));
            let unit = self.unit_arg(unit);
            factors.push(Factor {
                text: text!("factor-fire-column", unit = unit, column = column, morale = morale),
                rule: Case("quad:7.42"),
                value: Some(column.into()),
            });
        }
        factors
    }
}

impl<B: BattlePresentation> Chances for Quad<B> {
    fn factors(&self, state: &Self::State, decision: Decision) -> Vec<Factor> {
        match decision {
            Decision::Roll if state.phase == Phase::Melee => self.melee_factors(state),
            Decision::Roll if state.phase == Phase::Movement => self.battle.roll_factors(self, state),
            Decision::Roll => self.fire_factors(state),
            Decision::Rally { unit } => {
                let morale = self.morale(state, unit);
                let mut factors = vec![Factor {
                    text: text!("factor-rally", unit = self.unit_arg(unit), morale = morale),
                    rule: Case("quad:10.0"),
                    value: Some(morale.into()),
                }];
                factors.extend(self.rally_factors(state, unit));
                factors
            }
            _ => Vec::new(),
        }
    }

    fn consequence(&self, before: &Self::State, after: &Self::State, events: &[Event]) -> Vec<Narration> {
        self.consequence_of(before, after, events)
    }
}
