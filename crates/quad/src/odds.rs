//! What goes into the odds of a roll.

use crate::battle::{Battle, DieModifier};
use crate::decision::Decision;
use crate::quad::Quad;
use crate::state::{Phase, State};
use kernel::{Case, Chances, Factor};

impl<B: Battle> Quad<B> {
    fn fire_factors(&self, state: &State<B::Exclusive>) -> Vec<Factor> {
        let Some(target) = state.combat.targets.last() else { return Vec::new() };
        let mut factors = Vec::new();
        for unit in state.combat.attackers.iter() {
            let strength = self.judge_shot(state, unit, target).unwrap_or(0);
            let info = self.roster.unit(unit);
            let range = state.hex(unit).map_or(0, |hex| hex.distance(target));
            let rule = if info.arm.is_artillery() { "quad:7.41" } else { "quad:7.11" };
            let text = format!("{} fires with {strength} at range {range}", info.name);
            factors.push(Factor { text, rule: Case(rule), value: Some(strength.into()) });
        }
        let total = self.total_fire(state);
        factors.push(Factor {
            text: format!("total fire strength {total}"),
            rule: Case("quad:7.12"),
            value: Some(total.into()),
        });
        if let Some(modifier) = self.battle.fire_modifier(self, state.combat.attackers) {
            let DieModifier { value, rule, text } = modifier;
            factors.push(Factor { text: text.to_owned(), rule: Case(rule), value: Some(value.into()) });
        }
        for unit in self.targets_in(state, self.firing_side(state).enemy(), target).iter() {
            let name = &self.roster.unit(unit).name;
            for mut shift in self.fire_shifts(state, unit) {
                shift.text = format!("{name}: {}", shift.text);
                factors.push(shift);
            }
            let (column, morale) = (self.fire_column(state, unit), self.morale(state, unit));
            factors.push(Factor {
                text: format!("{name}: column {column}, morale {morale}"),
                rule: Case("quad:7.42"),
                value: Some(column.into()),
            });
        }
        factors
    }
}

impl<B: Battle> Chances for Quad<B> {
    fn factors(&self, state: &Self::State, decision: Decision) -> Vec<Factor> {
        match decision {
            Decision::Roll if state.phase == Phase::Melee => self.melee_factors(state),
            Decision::Roll if state.phase == Phase::Movement => self.battle.roll_factors(self, state),
            Decision::Roll => self.fire_factors(state),
            Decision::Rally { unit } => {
                let morale = self.morale(state, unit);
                let mut factors = vec![Factor {
                    text: format!("{} rallies on its morale {morale} or less", self.roster.unit(unit).name),
                    rule: Case("quad:10.0"),
                    value: Some(morale.into()),
                }];
                factors.extend(self.rally_factors(state, unit));
                factors
            }
            _ => Vec::new(),
        }
    }
}
