//! Disruption and loss (9.0).

use crate::battle::{Battle, Happening};
use crate::event::Event;
use crate::quad::Quad;
use crate::state::{Place, State};
use crate::unit::UnitId;
use kernel::{Case, Log};

impl<B: Battle> Quad<B> {
    /// Turns a unit to its back. A unit that lies on it already stays as it is.
    pub(crate) fn disrupt(
        &self,
        state: &mut State<B::Exclusive>,
        unit: UnitId,
        rule: &'static str,
        log: &mut Log<Event>,
    ) {
        if state.is_disrupted(unit) || state.hex(unit).is_none() {
            return;
        }
        state.disrupted.insert(unit);
        log.tell(|| Event::Disrupted { unit, rule: Case(rule) });
        self.battle.react(self, state, Happening::Disrupted(unit), log);
    }

    /// Takes a unit out of the battle as lost.
    pub(crate) fn eliminate(
        &self,
        state: &mut State<B::Exclusive>,
        unit: UnitId,
        rule: &'static str,
        log: &mut Log<Event>,
    ) {
        self.lift(state, unit);
        state.place[unit] = Place::Eliminated;
        self.forget(state, unit);
        log.tell(|| Event::Eliminated { unit, rule: Case(rule) });
    }

    /// A unit that is off the map carries no marks.
    pub(crate) fn forget(&self, state: &mut State<B::Exclusive>, unit: UnitId) {
        for set in [
            &mut state.disrupted,
            &mut state.moved,
            &mut state.in_woods,
            &mut state.fired,
            &mut state.targeted,
            &mut state.tried,
            &mut state.spent_in_melee,
            &mut state.must_attack,
            &mut state.must_be_attacked,
            &mut state.left_to_disrupted,
        ] {
            set.remove(unit);
        }
        state.spent[unit] = 0;
        state.level[unit] = 0;
        if state.in_hand == Some(unit) {
            state.in_hand = None;
        }
        if state.arriving == Some(unit) {
            state.arriving = None;
        }
    }
}
