//! What goes into the odds of a roll, and what follows from it.

use crate::decision::Decision;
use crate::event::Event;
use crate::inkerman::Inkerman;
use crate::phrasebook::text;
use crate::state::{BattleStep, Stage, State};
use crate::unit::{Side, UnitSet};
use hexmap::Hex;
use kernel::{Audience, Case, Chances, Factor, Narration, Words};
use phrases::{Arg, Text};
use wargame::TwoSides;

impl Inkerman {
    fn follows(&self, text: Text, rule: &'static str, hexes: &[Hex], units: UnitSet) -> Narration {
        Narration {
            text,
            rule: Case(rule),
            hexes: hexes.iter().map(Hex::to_string).collect(),
            units: units.iter().map(|unit| self.roster.unit(unit).id.clone()).collect(),
            audience: Audience::Everyone,
        }
    }

    fn owes(&self, side: Side, owed: u8) -> Narration {
        let text = text!("loses-of-choice", side = side.arg(), steps = owed);
        self.follows(text, "inkerman:9.17", &[], UnitSet::EMPTY)
    }

    /// The losses of a fight that somebody has still to choose, and those of the defender that then follow.
    fn losses_to_come(&self, after: &State, told: &mut Vec<Narration>) {
        let battle = &after.battle;
        let defenders = self.units_in(after, battle.target);
        if battle.step == BattleStep::AttackerLosses {
            told.push(self.owes(after.active, battle.attacker_owes));
        }
        let rule = Case("inkerman:9.16a");
        if battle.defender_owes == 0 {
            return;
        }
        if battle.defender_owes >= self.steps_of(after, defenders) {
            told.extend(defenders.iter().map(|unit| self.foretell(&Event::Eliminated { unit, rule })));
        } else if defenders.len() > 1 {
            told.push(self.owes(after.active.enemy(), battle.defender_owes));
        } else {
            told.extend(defenders.iter().map(|unit| self.foretell(&Event::Reduced { unit, rule })));
        }
    }

    fn steps_of(&self, state: &State, units: UnitSet) -> u8 {
        units.iter().map(|unit| self.steps(state, unit)).sum()
    }

    /// Who has the hex after the fight; nothing if both sides are gone.
    fn hex_after_the_fight(&self, before: &State, after: &State) -> Option<Narration> {
        let target = before.battle.target;
        let defenders = self.units_in(after, target);
        let goes_on = after.battle.step != BattleStep::None;
        let owed = if goes_on { after.battle.defender_owes } else { 0 };
        if owed < self.steps_of(after, defenders) {
            let hex = Arg::place(target);
            let text = match defenders.first() {
                Some(unit) if defenders.len() == 1 => text!("holds", unit = self.unit_arg(unit), hex = hex),
                _ => text!("defenders-hold", hex = hex),
            };
            return Some(self.follows(text, "inkerman:9.16a", &[target], defenders));
        }
        let text = text!("attacker-may-advance", hex = Arg::place(target));
        goes_on.then(|| self.follows(text, "inkerman:9.19a", &[target], UnitSet::EMPTY))
    }
}

/// Units that a later event removes: what they lost before needs no words.
fn eliminated(events: &[Event]) -> UnitSet {
    let gone = |event: &Event| if let Event::Eliminated { unit, .. } = event { Some(*unit) } else { None };
    events.iter().filter_map(gone).collect()
}

impl Chances for Inkerman {
    fn factors(&self, state: &State, decision: Decision) -> Vec<Factor> {
        match decision {
            Decision::Roll if state.stage == Stage::Order => self.order_factors(),
            Decision::Roll => self.combat_factors(state),
            Decision::Bombard { unit } => {
                let from = self.tables.bombardment.disrupts_from;
                let mut factors = vec![Factor {
                    text: text!("factor-disrupted-from", least = from),
                    rule: Case("inkerman:BT-2"),
                    value: None,
                }];
                factors.extend(self.bombardment_modifiers(state, unit));
                factors
            }
            _ => Vec::new(),
        }
    }

    fn consequence(&self, before: &State, after: &State, events: &[Event]) -> Vec<Narration> {
        let gone = eliminated(events);
        let (mut told, mut rest) = (Vec::new(), Vec::new());
        for event in events {
            match event {
                Event::Ordered { fight_first, .. } => {
                    let text = if *fight_first { text!("combat-first") } else { text!("movement-first") };
                    told.push(self.follows(text, "inkerman:5.3a", &[], UnitSet::EMPTY));
                }
                // The order of the phases says it.
                Event::PhaseBegan { .. } if before.stage == Stage::Order => {}
                Event::RanOut { .. } => {}
                Event::PhaseBegan { .. } | Event::Recovered { .. } | Event::Over { .. } => {
                    rest.push(self.foretell(event));
                }
                Event::Fought { .. } | Event::Bombarded { .. } => {}
                // Whoever has fought is disrupted, however the die falls.
                Event::Disrupted { .. } if before.battle.step != BattleStep::None => {}
                Event::Reduced { unit, .. } if gone.contains(*unit) => {}
                _ => told.push(self.foretell(event)),
            }
        }
        match events.iter().find(|event| matches!(event, Event::Fought { .. } | Event::Bombarded { .. })) {
            Some(Event::Bombarded { unit, .. }) if told.is_empty() => {
                let text = text!("no-effect", unit = self.unit_arg(*unit));
                told.push(self.follows(text, "inkerman:BT-1", &[], UnitSet::only(*unit)));
            }
            Some(Event::Fought { .. }) => {
                self.losses_to_come(after, &mut told);
                told.extend(self.hex_after_the_fight(before, after));
            }
            _ => {}
        }
        told.append(&mut rest);
        told
    }
}
