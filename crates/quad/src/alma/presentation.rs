//! What people are shown of Alma's rules.

use super::{Alma, Exclusive};
use crate::battle::BattlePresentation;
use crate::phrasebook::text;
use crate::quad::Quad;
use crate::state::State;
use crate::unit::{Side, UnitId};
use hexmap::Hex;
use kernel::{Case, Factor, Track};
use phrases::Text;

impl BattlePresentation for Alma {
    fn badges(&self, state: &State<Exclusive>, unit: UnitId) -> Vec<Text> {
        let stepped = state.exclusive.stepped_back.contains(unit) && state.hex(unit).is_some();
        stepped.then(|| text!("badge-stepped-back")).into_iter().collect()
    }

    fn tracks(&self, quad: &Quad<Self>, state: &State<Exclusive>) -> Vec<Track> {
        let lost = self.infantry_lost(quad, state, Side::Russian);
        let text = match self.triggered_on(state) {
            Some(turn) => text!("preservation-is-triggered", turn = turn),
            None => text!("preservation-is-not-triggered"),
        };
        vec![Track {
            name: text!("track-russian-infantry-lost"),
            value: lost.into(),
            end: None,
            details: vec![Factor { text, rule: Case("alma:21.1"), value: None }],
        }]
    }

    fn notes(&self, hex: Hex) -> Vec<Factor> {
        match self.depth(hex) {
            0 => Vec::new(),
            depth => {
                let text = text!("describe-south-of-alma", depth = depth);
                vec![Factor { text, rule: Case("alma:17.11"), value: None }]
            }
        }
    }

    fn roll_factors(&self, quad: &Quad<Self>, state: &State<Exclusive>) -> Vec<Factor> {
        self.factors_of_preservation(quad, state)
    }
}
