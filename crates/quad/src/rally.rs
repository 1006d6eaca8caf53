//! Rallying (10.0).

use crate::bar::{Verdict, bar};
use crate::battle::Battle;
use crate::event::Event;
use crate::quad::Quad;
use crate::state::{Phase, State};
use crate::unit::{Side, UnitId};
use kernel::{Case, Dice, Factor, Log};

impl<B: Battle> Quad<B> {
    pub(crate) fn judge_rally(&self, state: &State<B::Exclusive>, unit: UnitId) -> Verdict {
        if state.phase != Phase::Rally || self.side(unit) != state.phasing {
            return Err(bar!("quad:10.0", "{unit} rallies only in its own side's Rally Phase.", unit = unit));
        }
        if state.hex(unit).is_none() || !state.is_disrupted(unit) {
            return Err(bar!("quad:10.0", "{unit} is not disrupted.", unit = unit));
        }
        if state.tried.contains(unit) {
            return Err(bar!("quad:10.0", "{unit} has tried to rally in this phase.", unit = unit));
        }
        self.battle.may_rally(state, unit)
    }

    pub(crate) fn any_rally(&self, state: &State<B::Exclusive>) -> bool {
        state.disrupted.iter().any(|unit| self.judge_rally(state, unit).is_ok())
    }

    /// What changes the die, each with its case.
    pub(crate) fn rally_factors(&self, state: &State<B::Exclusive>, unit: UnitId) -> Vec<Factor> {
        let table = &self.tables.rally;
        let side = self.side(unit);
        let Some(hex) = state.hex(unit) else { return Vec::new() };
        let beside = |who: Side| {
            self.neighbours(hex)
                .any(|near| self.units_in(state, who, near).any(|other| !state.is_disrupted(other)))
        };
        let in_redoubt = self.ground.redoubts().contains(hex);
        [
            (beside(side.enemy()), table.beside_enemy, "next to an undisrupted enemy"),
            (beside(side), table.beside_friend, "next to an undisrupted friend"),
            (in_redoubt, table.in_redoubt, "in a redoubt"),
        ]
        .into_iter()
        .filter(|(holds, ..)| *holds)
        .map(|(_, value, text)| Factor {
            text: text.to_owned(),
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
        let modifier: i32 = self.rally_factors(state, unit).iter().filter_map(|factor| factor.value).sum();
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
