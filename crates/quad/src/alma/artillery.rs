//! Guns that step back from the enemy instead of firing (19.2).

use super::{Alma, Exclusive};
use crate::quad::Quad;
use crate::state::State;
use crate::unit::UnitId;
use hex_wargame::{Verdict, bar};

impl Alma {
    pub(super) fn judge_step_back(
        &self,
        quad: &Quad<Self>,
        state: &State<Exclusive>,
        unit: UnitId,
    ) -> Verdict {
        if quad.side(unit) == state.phasing {
            return Err(bar!("alma:E:19.2", "phasing-guns-do-not-step-back", unit = unit));
        }
        if state.is_disrupted(unit) {
            return Err(bar!("alma:19.2", "is-disrupted-and-cannot-step-back", unit = unit));
        }
        if state.fired.contains(unit) {
            return Err(bar!("alma:19.22", "has-fired-and-cannot-step-back", unit = unit));
        }
        if state.exclusive.stepped_back.contains(unit) {
            return Err(bar!("alma:19.2", "has-stepped-back-already", unit = unit));
        }
        let threatened =
            state.hex(unit).is_some_and(|hex| quad.controllers(state, state.phasing, hex).next().is_some());
        if !threatened {
            return Err(bar!("alma:19.2", "guns-not-threatened", unit = unit));
        }
        Ok(())
    }

    pub(super) fn judge_gunner(&self, state: &State<Exclusive>, unit: UnitId) -> Verdict {
        if state.exclusive.stepped_back.contains(unit) {
            return Err(bar!("alma:19.22", "has-stepped-back-and-cannot-fire", unit = unit));
        }
        Ok(())
    }
}
