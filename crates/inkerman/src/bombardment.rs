//! Russian bombardment (5.6).

use crate::event::Event;
use crate::inkerman::Inkerman;
use crate::phrasebook::text;
use crate::state::State;
use crate::tables::Shelling;
use crate::unit::{Arm, Side, UnitId, UnitSet};
use hex_wargame::{Verdict, bar};
use hexmap::Hex;
use kernel::{Case, Dice, Factor, Log};
use phrases::Text;

impl Inkerman {
    /// Is a hex within the reach of a battery?
    pub fn is_in_range(&self, hex: Hex) -> bool {
        let guns = &self.tables.bombardment;
        guns.batteries.iter().any(|battery| battery.distance(hex) <= guns.range)
    }

    fn judge_guns(&self, state: &State) -> Verdict {
        if !state.in_phase() || state.active != Side::Russian {
            return Err(bar!("inkerman:5.6a", "bombardments-are-russian-actions"));
        }
        if state.silenced {
            return Err(bar!("inkerman:5.6g", "russian-guns-are-silenced"));
        }
        if state.markers == 0 {
            return Err(bar!("inkerman:5.6a", "no-bombardments-are-left"));
        }
        Ok(())
    }

    /// May a unit be bombarded?
    ///
    /// # Errors
    /// What bars it.
    pub fn judge_bombardment(&self, state: &State, unit: UnitId) -> Verdict {
        self.judge_guns(state)?;
        if self.side(unit) != Side::Allied {
            return Err(bar!("inkerman:5.6b", "is-not-allied-unit", unit = unit));
        }
        if self.roster.unit(unit).arm == Arm::Piquet {
            return Err(bar!("inkerman:2.12d", "is-piquet-and-bombardment-does-nothing", unit = unit));
        }
        match state.hex(unit) {
            None => Err(self.why_off_map(state, unit)),
            Some(hex) if !self.is_in_range(hex) => Err(bar!(
                "inkerman:5.6b",
                "is-out-of-range-of-shell-hill",
                unit = unit,
                hex = hex,
                number = self.tables.bombardment.range as i32
            )),
            Some(_) => Ok(()),
        }
    }

    /// Units that can be bombarded.
    pub(crate) fn targets_of_guns(&self, state: &State) -> UnitSet {
        if self.judge_guns(state).is_err() {
            return UnitSet::EMPTY;
        }
        let units = self.roster.set_of(Side::Allied).and(self.roster.mobile);
        units.iter().filter(|unit| state.hex(*unit).is_some_and(|hex| self.is_in_range(hex))).collect()
    }

    pub(crate) fn judge_spending(&self, state: &State) -> Verdict {
        self.judge_guns(state)
    }

    /// The rest of the markers may be kept by one who has no other action left, also after a refused offer: he has
    /// then made all the bombardments that he chooses to make (5.8, 5.10).
    pub(crate) fn judge_keeping(&self, state: &State) -> Verdict {
        self.judge_guns(state)?;
        if !self.house_rules.markers_may_be_kept {
            return Err(bar!("inkerman:5.8a", "bombardments-cannot-be-kept"));
        }
        match self.fresh(state, Side::Russian).first() {
            Some(unit) => Err(bar!("inkerman:5.8a", "can-still-act", unit = unit)),
            None => Ok(()),
        }
    }

    /// What is added to the die, each with its case.
    pub(crate) fn bombardment_modifiers(&self, state: &State, unit: UnitId) -> Vec<Factor> {
        let guns = &self.tables.bombardment;
        let beside = state
            .hex(unit)
            .is_some_and(|hex| guns.batteries.iter().any(|battery| battery.distance(hex) == 1));
        let mut found = Vec::new();
        let mut add = |holds: bool, value: i8, rule: &'static str, text: fn() -> Text| {
            if holds {
                found.push(Factor { text: text(), rule: Case(rule), value: Some(value.into()) });
            }
        };
        add(self.roster.unit(unit).steadfast, guns.steadfast, "inkerman:BT-M1", || text!("factor-steadfast"));
        add(beside, guns.adjacent, "inkerman:BT-M2", || text!("factor-next-to-battery"));
        found
    }

    pub(crate) fn bombard(&self, state: &mut State, unit: UnitId, dice: &mut dyn Dice, log: &mut Log<Event>) {
        state.markers -= 1;
        let die = dice.roll(6);
        let modifier =
            self.bombardment_modifiers(state, unit).iter().filter_map(|factor| factor.value).sum::<i32>()
                as i8;
        let result = self.tables.shelling(die as i8 + modifier);
        log.tell(|| Event::Bombarded { unit, die, modifier, result });
        if result != Shelling::NoEffect {
            let rule = if result == Shelling::Disrupted { "inkerman:BT-2" } else { "inkerman:BT-3" };
            self.disrupt(state, unit, rule, log);
        }
        if result == Shelling::DisruptedAndStep && self.steps(state, unit) > 1 {
            self.lose_step(state, unit, "inkerman:BT-3", log);
        }
        self.end_action(state, log);
    }

    pub(crate) fn spend_marker(&self, state: &mut State, log: &mut Log<Event>) {
        state.markers -= 1;
        log.tell(|| Event::MarkersSetAside { kept: false });
        self.end_action(state, log);
    }

    pub(crate) fn keep_markers(&self, state: &mut State, log: &mut Log<Event>) {
        state.out[Side::Russian.index()] = true;
        log.tell(|| Event::MarkersSetAside { kept: true });
        self.end_action(state, log);
    }

    /// An Allied attack on Shell Hill ends the bombardments (5.6).
    pub(crate) fn silence_if_attacked(&self, state: &mut State, side: Side, hex: Hex, log: &mut Log<Event>) {
        if side == Side::Allied && self.tables.bombardment.batteries.contains(&hex) && !state.silenced {
            state.silenced = true;
            state.markers = 0;
            log.tell(|| Event::Silenced { hex });
        }
    }
}
