//! Fatigue (19.0): the battalions from the trenches tire.

use super::{Balaclava, Exclusive};
use crate::event::Event;
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

    /// Takes 1 from a battalion's endurance. At 0 it is disrupted for good.
    pub(super) fn tire(
        &self,
        quad: &Quad<Self>,
        state: &mut State<Exclusive>,
        unit: UnitId,
        why: &str,
        log: &mut Log<Event>,
    ) {
        let Some(index) = self.tired.iter().position(|known| *known == unit) else { return };
        let left = &mut state.exclusive.fatigue[index];
        if *left == 0 {
            return;
        }
        *left -= 1;
        let left = *left;
        let name = &quad.roster.unit(unit).name;
        log.tell(|| Event::Told {
            rule: Case("balaclava:19.0"),
            text: format!("{name} tires, because {why}: endurance {left}"),
            unit: Some(unit),
            hex: state.hex(unit),
        });
        if left == 0 {
            // Being put on its back by exhaustion costs nothing more.
            quad.disrupt(state, unit, "balaclava:19.0", log);
        }
    }
}
