//! Rallying (10.0).

use crate::battle::Battle;
use crate::event::Event;
use crate::phrasebook::text;
use crate::quad::Quad;
use crate::state::{Phase, State};
use crate::unit::{Side, UnitId};
use hex_wargame::{Verdict, bar};
use kernel::{Case, Dice, Factor, Log};

impl<B: Battle> Quad<B> {
    pub(crate) fn judge_rally(&self, state: &State<B::Exclusive>, unit: UnitId) -> Verdict {
        if state.phase != Phase::Rally || self.side(unit) != state.phasing {
            return Err(bar!("quad:10.0", "rallies-only-in-own-phase", unit = unit));
        }
        if state.hex(unit).is_none() || !state.is_disrupted(unit) {
            return Err(bar!("quad:10.0", "is-not-disrupted", unit = unit));
        }
        if state.tried.contains(unit) {
            return Err(bar!("quad:10.0", "has-tried-to-rally-already", unit = unit));
        }
        self.battle.may_rally(state, unit)
    }

    pub(crate) fn any_rally(&self, state: &State<B::Exclusive>) -> bool {
        state.disrupted.iter().any(|unit| self.judge_rally(state, unit).is_ok())
    }

    /// Next to an enemy in order, next to a friend in order, in a redoubt.
    fn rally_circumstances(&self, state: &State<B::Exclusive>, unit: UnitId) -> [bool; 3] {
        let Some(hex) = state.hex(unit) else { return [false; 3] };
        let side = self.side(unit);
        let beside = |who: Side| {
            let in_order = |other: UnitId| {
                !state.is_disrupted(other) && state.hex(other).is_some_and(|near| near.distance(hex) == 1)
            };
            self.roster.of(who).any(in_order)
        };
        [beside(side.enemy()), beside(side), self.ground.redoubts().contains(hex)]
    }

    fn rally_modifiers(&self) -> [i8; 3] {
        let table = &self.tables.rally;
        [table.beside_enemy, table.beside_friend, table.in_redoubt]
    }

    /// What changes the die, each with its case.
    pub(crate) fn rally_factors(&self, state: &State<B::Exclusive>, unit: UnitId) -> Vec<Factor> {
        let messages = ["factor-rally-enemy", "factor-rally-friend", "factor-rally-redoubt"];
        self.rally_circumstances(state, unit)
            .into_iter()
            .zip(self.rally_modifiers().into_iter().zip(messages))
            .filter(|(holds, _)| *holds)
            .map(|(_, (value, message))| Factor {
                text: text!(message),
                rule: Case("quad:10.0"),
                value: Some(value.into()),
            })
            .collect()
    }

    pub(crate) fn rally(
        &self,
        state: &mut State<B::Exclusive>,
        unit: UnitId,
        dice: &mut dyn Dice,
        log: &mut Log<Event>,
    ) {
        let holding = self.rally_circumstances(state, unit).into_iter().zip(self.rally_modifiers());
        let modifier: i32 = holding.filter(|(holds, _)| *holds).map(|(_, value)| i32::from(value)).sum();
        let die = dice.roll(6);
        let morale = self.morale(state, unit);
        let rallied = i32::from(die) + modifier <= i32::from(morale);
        state.tried.insert(unit);
        if rallied {
            state.disrupted.remove(unit);
        }
        log.tell(|| Event::TriedToRally { unit, die, modifier: modifier as i8, morale, rallied });
    }
}
