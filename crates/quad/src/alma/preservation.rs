//! Russian Preservation (21.0): an army that has lost enough saves itself.

use super::{Alma, Exclusive};
use crate::event::Event;
use crate::phrasebook::text;
use crate::quad::Quad;
use crate::state::{Place, State};
use crate::unit::{Side, UnitId};
use kernel::{Case, Dice, Factor, Log};
use phrases::Text;

fn tell(log: &mut Log<Event>, rule: &'static str, text: impl FnOnce() -> Text) {
    log.tell(|| Event::Told { rule: Case(rule), text: text(), unit: None, hex: None });
}

impl Alma {
    /// Infantry units of a side that were eliminated.
    pub fn infantry_lost(&self, quad: &Quad<Self>, state: &State<Exclusive>, side: Side) -> u8 {
        let lost = |unit: &UnitId| state.place[*unit] == Place::Eliminated && !quad.arm(*unit).is_artillery();
        quad.roster.of(side).filter(lost).count() as u8
    }

    /// The turn on which Preservation was triggered.
    pub fn triggered_on(&self, state: &State<Exclusive>) -> Option<u8> {
        (state.exclusive.triggered_on > 0).then_some(state.exclusive.triggered_on)
    }

    /// Asks for the roll when the Russian Movement Phase begins. A roll that cannot succeed is spared.
    pub(super) fn call_for_roll(
        &self,
        quad: &Quad<Self>,
        state: &mut State<Exclusive>,
        log: &mut Log<Event>,
    ) {
        let preservation = &self.scenario.preservation;
        if state.turn < preservation.first_turn || self.triggered_on(state).is_some() {
            return;
        }
        let lost = self.infantry_lost(quad, state, Side::Russian);
        state.exclusive.roll_due = lost + 6 >= preservation.total;
        if !state.exclusive.roll_due {
            let total = preservation.total;
            tell(log, "alma:21.1", || text!("preservation-impossible", lost = lost, total = total));
        }
    }

    pub(super) fn roll_for_preservation(
        &self,
        quad: &Quad<Self>,
        state: &mut State<Exclusive>,
        dice: &mut dyn Dice,
        log: &mut Log<Event>,
    ) {
        state.exclusive.roll_due = false;
        let die = dice.roll(6);
        let lost = self.infantry_lost(quad, state, Side::Russian);
        let total = self.scenario.preservation.total;
        let triggered = die + lost >= total;
        log.tell(|| {
            let text = match triggered {
                true => text!("preservation-triggered", lost = lost, total = total),
                false => text!("preservation-not-yet", lost = lost, total = total),
            };
            Event::Rolled { rule: Case("alma:21.1"), text, die }
        });
        if triggered {
            state.exclusive.triggered_on = state.turn;
            state.exclusive.allied_losses = self.infantry_lost(quad, state, Side::Allied);
        }
    }

    pub(super) fn factors_of_preservation(&self, quad: &Quad<Self>, state: &State<Exclusive>) -> Vec<Factor> {
        let lost = self.infantry_lost(quad, state, Side::Russian);
        let total = self.scenario.preservation.total;
        let factor =
            |text: Text, value: u8| Factor { text, rule: Case("alma:21.1"), value: Some(value.into()) };
        vec![
            factor(text!("factor-infantry-lost", lost = lost), lost),
            factor(text!("factor-preservation-total", total = total), total),
        ]
    }

    /// Russian units that have left the map.
    pub(super) fn units_left(&self, quad: &Quad<Self>, state: &State<Exclusive>) -> u8 {
        quad.roster.of(Side::Russian).filter(|unit| state.place[*unit] == Place::Left).count() as u8
    }

    /// Books the exits of a Game-Turn; too few cost nothing on the turn of the trigger (23.11, 23.12).
    pub(super) fn book_exits(&self, quad: &Quad<Self>, state: &mut State<Exclusive>, log: &mut Log<Event>) {
        let left = self.units_left(quad, state);
        let exits = left - state.exclusive.left_before;
        state.exclusive.left_before = left;
        let Some(trigger) = self.triggered_on(state) else { return };
        if exits >= self.scenario.preservation.units_a_turn {
            state.exclusive.turns_with_exits += 1;
            tell(log, "alma:23.11c", || text!("enough-exits", units = exits));
        } else if state.turn > trigger {
            state.exclusive.turns_without_exits += 1;
            tell(log, "alma:23.12c", || text!("too-few-exits", units = exits));
        }
    }
}
