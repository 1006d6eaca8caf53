//! Every legal decision of a position.

use crate::crimea::Crimea;
use crate::decision::Decision;
use crate::state::{Stage, State, TollStep};

/// Memory that a maker of lists keeps between calls. It never changes an answer.
#[derive(Debug, Default)]
pub struct Scratch {
    /// Floods of strategic movement.
    pub(crate) marches: crate::march::MarchMemory,
}

impl Crimea {
    /// Puts every legal decision into `out`.
    pub fn list(&self, state: &State, scratch: &mut Scratch, out: &mut Vec<Decision>) {
        if state.stage == Stage::Over {
            return;
        }
        if state.toll.step != TollStep::None {
            self.offer_toll(state, out);
        } else {
            match state.stage {
                Stage::SetUp => self.offer_set_up(state, out),
                Stage::Fortification => self.offer_fortification(state, out),
                Stage::Arrivals => {
                    self.offer_arrivals(state, out);
                    self.offer_replacements(state, out);
                }
                Stage::Movement => self.offer_marches(state, scratch, out),
                Stage::Handover => self.offer_handover(state, out),
                Stage::SiegeDeclaration => out.push(Decision::DeclareSiege),
                Stage::Reserves => self.offer_reserves(state, out),
                Stage::Release => {
                    self.offer_reserves(state, out);
                    self.offer_marches(state, scratch, out);
                }
                Stage::Action => self.offer_action(state, out),
                Stage::WinterLosses | Stage::Attrition | Stage::Isolation | Stage::Over => {}
            }
            if self.judge_done(state).is_ok() {
                out.push(Decision::Done);
            }
        }
        out.extend(self.deciding_side(state).map(|side| Decision::Concede { side }));
    }
}
