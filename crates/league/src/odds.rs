//! What goes into the odds of a decision.

use crate::decision::{Benefit, Decision};
use crate::league::League;
use crate::phrasebook::text;
use crate::state::{Gait, Stage, State};
use crate::unit::{Side, UnitId};
use kernel::{Case, Factor};
use phrases::Text;

fn factor(text: Text, rule: &'static str, value: impl Into<i32>) -> Factor {
    Factor { text, rule: Case(rule), value: Some(value.into()) }
}

impl League {
    fn initiative_factors(&self, state: &State) -> Vec<Factor> {
        Side::BOTH
            .iter()
            .map(|side| {
                let value = self.initiative_modifier(state, *side);
                factor(text!("factor-initiative", side = self.side_arg(*side)), "league:I.b.1", value)
            })
            .collect()
    }

    fn march_factors(&self, state: &State, unit: UnitId, gait: Gait, benefit: Benefit) -> Vec<Factor> {
        let dice = self.judge_gait(state, unit, gait).unwrap_or(0);
        let mut factors =
            vec![factor(text!("factor-march-dice", unit = self.unit_arg(unit)), "league:V.a.1", dice)];
        if benefit != Benefit::None {
            factors.push(factor(text!("factor-march-benefit"), "league:L.mv", benefit.count()));
        }
        if state.units[unit].chits > 0 {
            factors.push(factor(
                text!("factor-march-chits"),
                "league:V.f",
                -i32::from(state.units[unit].chits),
            ));
        }
        factors
    }

    pub(crate) fn check_factors(&self, state: &State, unit: UnitId) -> Vec<Factor> {
        vec![
            factor(
                text!("factor-strength", unit = self.unit_arg(unit)),
                "league:M.g",
                self.strength(state, unit),
            ),
            factor(text!("factor-chits"), "league:M.c", -i32::from(state.units[unit].chits)),
            Factor {
                text: text!("factor-check-needs", n = self.tables.morale.passes_from),
                rule: Case("league:M.g"),
                value: None,
            },
        ]
    }

    fn save_factors(&self, state: &State, unit: UnitId, benefit: Benefit) -> Vec<Factor> {
        let now = &state.units[unit];
        let info = self.roster.unit(unit);
        let mut factors = Vec::new();
        match self.save_needed(state, unit) {
            Some(needed) => factors.push(Factor {
                text: text!("factor-saves-on", unit = self.unit_arg(unit), n = needed),
                rule: info.saves.rule(),
                value: None,
            }),
            None => factors.push(Factor {
                text: text!("factor-no-save", unit = self.unit_arg(unit)),
                rule: Case("league:S.3"),
                value: None,
            }),
        }
        if now.chits > 0 {
            factors.push(factor(text!("factor-chits"), "league:S.2", -i32::from(now.chits)));
        }
        let bonus = now.save_bonus + benefit.count();
        if bonus > 0 {
            factors.push(factor(text!("factor-benefit"), "league:L.sa", bonus));
        }
        factors
    }

    fn fight_factors(&self, state: &State, unit: UnitId) -> Vec<Factor> {
        let knot = state.units[unit].knot;
        let mut factors = Vec::new();
        for side in [state.active, state.active.enemy()] {
            for unit in self.contact_first(state, self.in_fight(state, knot, side)) {
                let dice = self.close_dice(state, unit);
                factors.push(factor(
                    text!("factor-close-dice", unit = self.unit_arg(unit)),
                    "league:C.c",
                    dice,
                ));
                factors.extend(self.close_modifiers(state, unit).into_iter().map(|modifier| Factor {
                    text: text!("factor-close-modifier", unit = self.unit_arg(unit), what = modifier.text),
                    rule: modifier.rule,
                    value: modifier.value,
                }));
            }
        }
        factors
    }

    /// What goes into the odds of a decision.
    pub(crate) fn factors_of(&self, state: &State, decision: Decision) -> Vec<Factor> {
        match decision {
            Decision::RollInitiative => self.initiative_factors(state),
            Decision::Rally { .. } => match state.stage {
                Stage::Rally { unit } => self.check_factors(state, unit),
                _ => Vec::new(),
            },
            Decision::March { unit, gait, benefit } => self.march_factors(state, unit, gait, benefit),
            Decision::Ride { .. } => {
                vec![factor(
                    text!("factor-ride-dice"),
                    "league:V.t.4",
                    i32::from(self.tables.march_dice.staff),
                )]
            }
            Decision::Fire { unit, benefit, aims } => self.fire_factors(state, unit, benefit, aims),
            Decision::ReactFire { aims } => state
                .charge
                .asked
                .or(state.charge.target)
                .map_or_else(Vec::new, |unit| self.fire_factors(state, unit, Benefit::None, aims)),
            Decision::Save { benefit } => state
                .losses
                .first()
                .map_or_else(Vec::new, |loss| self.save_factors(state, loss.unit, benefit)),
            Decision::Fight { unit } => self.fight_factors(state, unit),
            _ => Vec::new(),
        }
    }
}
