//! Fatigue (19.0): the battalions from the trenches tire.

use super::{Balaclava, Exclusive};
use crate::event::Event;
use crate::phrasebook::text;
use crate::quad::Quad;
use crate::state::State;
use crate::unit::UnitId;
use kernel::{Case, Log};

impl Balaclava {
    /// What is left of a battalion's endurance; nothing for units that do not tire (19.1).
    pub fn fatigue(&self, state: &State<Exclusive>, unit: UnitId) -> Option<u8> {
        let index = self.tired.iter().position(|known| *known == unit)?;
        Some(state.exclusive.fatigue[index])
    }

    /// Whoever has marched its full allowance tires.
    pub(super) fn tire_of_marching(
        &self,
        quad: &Quad<Self>,
        state: &mut State<Exclusive>,
        log: &mut Log<Event>,
    ) {
        for unit in &self.tired {
            if state.hex(*unit).is_some() && state.spent[*unit] == quad.allowance(state, *unit) {
                self.tire(quad, state, *unit, "tires-by-marching", log);
            }
        }
    }

    /// Takes 1 from a battalion's endurance; the message tells why. At 0 it is disrupted for good.
    pub(super) fn tire(
        &self,
        quad: &Quad<Self>,
        state: &mut State<Exclusive>,
        unit: UnitId,
        message: &'static str,
        log: &mut Log<Event>,
    ) {
        let Some(index) = self.tired.iter().position(|known| *known == unit) else { return };
        let left = &mut state.exclusive.fatigue[index];
        if *left == 0 {
            return;
        }
        *left -= 1;
        let left = *left;
        log.tell(|| Event::Told {
            rule: Case("balaclava:19.0"),
            text: text!(message, unit = quad.unit_arg(unit), left = left),
            unit: Some(unit),
            hex: state.hex(unit),
        });
        if left == 0 {
            // Being put on its back by exhaustion costs nothing more.
            quad.disrupt(state, unit, "balaclava:19.0", log);
        }
    }
}
