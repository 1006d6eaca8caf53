//! What goes into the odds of a roll.

use crate::decision::Decision;
use crate::inkerman::Inkerman;
use crate::state::{Stage, State};
use kernel::{Case, Chances, Factor};

impl Chances for Inkerman {
    fn factors(&self, state: &State, decision: Decision) -> Vec<Factor> {
        match decision {
            Decision::Roll if state.stage == Stage::Order => self.order_factors(),
            Decision::Roll => self.combat_factors(state),
            Decision::Bombard { unit } => {
                let guns = &self.tables.bombardment;
                let mut factors = vec![Factor {
                    text: "shaken from".to_owned(),
                    rule: Case("inkerman:BT-2"),
                    value: Some(guns.disrupts_from.into()),
                }];
                factors.extend(self.bombardment_modifiers(state, unit));
                factors
            }
            _ => Vec::new(),
        }
    }
}
