//! What goes into a roll. The odds themselves come from the rules: every die is tried.

use crate::decision::Decision;
use crate::phrasebook::text;
use crate::roster::Arm;
use crate::skirmish::Skirmish;
use crate::state::State;
use kernel::{Case, Chances, Factor};
use phrases::Text;

fn factor(text: Text, rule: &'static str, value: i32) -> Factor {
    Factor { text, rule: Case(rule), value: Some(value) }
}

impl Chances for Skirmish {
    fn factors(&self, state: &State, decision: Decision) -> Vec<Factor> {
        match decision {
            Decision::Fire { unit, target } => match self.judge_fire(state, unit, target) {
                Ok(least) => vec![factor(text!("factor-hits-from"), "skirmish:3.2", least.into())],
                Err(_) => Vec::new(),
            },
            Decision::Charge { unit, target } => {
                let (Ok(sum), charge) = (self.judge_charge(state, unit, target), &self.rules.charge) else {
                    return Vec::new();
                };
                let mut factors = vec![
                    factor(text!("factor-wins-from"), "skirmish:4.1", charge.wins.into()),
                    factor(text!("factor-fails-to"), "skirmish:4.1", charge.fails.into()),
                ];
                if self.roster.unit(unit).arm == Arm::Rider {
                    factors.push(factor(text!("factor-riders"), "skirmish:4.1", charge.rider.into()));
                }
                factors.push(factor(text!("factor-sum"), "skirmish:4.1", sum.into()));
                factors
            }
            Decision::Move { .. } | Decision::Done => Vec::new(),
        }
    }
}
