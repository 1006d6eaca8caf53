//! What follows from a roll, as a player wants to know it: who is lost, who runs how far, which guns are taken, who may
//! advance. Nothing of the columns and results that led there.

use crate::battle::Battle;
use crate::event::Event;
use crate::phrasebook::text;
use crate::quad::Quad;
use crate::scratch::Scratch;
use crate::state::{Stage, State};
use crate::unit::{UnitId, UnitSet};
use kernel::{Case, Log, Narration, ScriptedDice, Words};
use phrases::{Arg, Text};

/// What a combat does to a unit.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Fate {
    Eliminated,
    /// How far it retreats, and whether it is disrupted.
    Retreats {
        hexes: u8,
        disrupted: bool,
    },
    Disrupted,
}

/// What units of one fate suffer.
fn fate_in_words(fate: Fate, units: Arg) -> Text {
    match fate {
        Fate::Eliminated => text!("fate-eliminated", units = units),
        Fate::Disrupted => text!("fate-disrupted", units = units),
        Fate::Retreats { hexes, disrupted: false } => text!("fate-retreats", units = units, hexes = hexes),
        Fate::Retreats { hexes, disrupted: true } => {
            text!("fate-disrupted-and-retreats", units = units, hexes = hexes)
        }
    }
}

/// What happened before the next phase began: what it brings has nothing to do with this die.
fn of_this_phase(events: &[Event]) -> &[Event] {
    let is_end = |event: &Event| {
        matches!(event, Event::PhaseBegan { .. } | Event::PhasesSkipped { .. } | Event::PhaseSpent { .. })
    };
    &events[..events.iter().position(is_end).unwrap_or(events.len())]
}

/// What each unit suffers in a combat. That cavalry is disrupted by having fought is no news (11.21).
fn fates(events: &[Event]) -> Vec<(Fate, UnitSet)> {
    let mut fates: Vec<(UnitId, Fate)> = Vec::new();
    for event in events {
        let (unit, fate) = match event {
            Event::Eliminated { unit, .. } => (*unit, Fate::Eliminated),
            Event::Disrupted { unit, rule } if rule.0 != "quad:11.21" => (*unit, Fate::Disrupted),
            Event::Retreated { unit, path } => {
                let hexes = path.len().saturating_sub(1) as u8;
                (*unit, Fate::Retreats { hexes, disrupted: false })
            }
            _ => continue,
        };
        let known = fates.iter_mut().find(|(other, _)| *other == unit);
        match (known, fate) {
            (None, fate) => fates.push((unit, fate)),
            (Some((_, known)), Fate::Eliminated) => *known = Fate::Eliminated,
            (Some((_, known @ Fate::Disrupted)), Fate::Retreats { hexes, .. }) => {
                *known = Fate::Retreats { hexes, disrupted: true };
            }
            (Some(_), _) => {}
        }
    }
    let mut sorted: Vec<(Fate, UnitSet)> = Vec::new();
    for (unit, fate) in fates {
        match sorted.iter_mut().find(|(known, _)| *known == fate) {
            Some((_, units)) => units.insert(unit),
            None => sorted.push((fate, UnitSet::only(unit))),
        }
    }
    sorted.sort_by_key(|(fate, _)| *fate);
    sorted
}

impl<B: Battle> Quad<B> {
    /// Carries a combat on until its retreats are over, whoever chooses the way: how far somebody runs, who is lost and what
    /// is taken does not depend on it. Gives the state back, and everything that happened.
    fn play_out(&self, after: &State<B::Exclusive>, events: &[Event]) -> (State<B::Exclusive>, Vec<Event>) {
        let (mut state, mut log) = (*after, Log::recording());
        let (mut scratch, mut decisions) = (Scratch::default(), Vec::new());
        while state.combat.stage == Stage::Retreats {
            self.list(&state, &mut scratch, &mut decisions);
            let Some(first) = decisions.first() else { break };
            let mut none = ScriptedDice::new([]);
            self.carry_out(&mut state, &mut scratch.outlook, *first, &mut none, &mut log);
        }
        (state, events.iter().chain(log.events()).cloned().collect())
    }

    pub(crate) fn consequence_of(
        &self,
        before: &State<B::Exclusive>,
        after: &State<B::Exclusive>,
        events: &[Event],
    ) -> Vec<Narration> {
        let is_combat = |event: &Event| matches!(event, Event::Fired { .. } | Event::Fought { .. });
        let Some(combat) = events.iter().find(|event| is_combat(event)) else {
            return self.consequence_of_other_rolls(events);
        };
        let (after, events) = self.play_out(after, events);
        let ours = of_this_phase(&events);
        let mut told: Vec<Narration> = Vec::new();
        for (fate, units) in fates(ours) {
            let text = fate_in_words(fate, self.units_arg(units));
            told.push(self.follows(text, combat.rule(), units));
        }
        let others = ours.iter().filter(|event| matches!(event, Event::Told { .. }));
        told.extend(others.map(|event| self.foretell(event)));
        if told.is_empty() {
            told.push(self.nothing_happened(before, combat));
        }
        told.extend(self.advance_to_come(&after));
        let ends = events.iter().filter(|event| matches!(event, Event::Over { .. }));
        told.extend(ends.map(|event| self.foretell(event)));
        told
    }

    fn nothing_happened(&self, before: &State<B::Exclusive>, combat: &Event) -> Narration {
        let targets: UnitSet = match combat {
            Event::Fired { at, .. } => self.targets_in(before, self.firing_side(before).enemy(), *at),
            Event::Fought { defenders, .. } => *defenders,
            _ => UnitSet::EMPTY,
        };
        let text = match combat {
            Event::Fired { .. } => text!("no-effect", units = self.units_arg(targets)),
            _ => text!("neither-side-gives-way"),
        };
        self.follows(text, combat.rule(), targets)
    }

    /// Who may follow up once the retreats are over.
    fn advance_to_come(&self, after: &State<B::Exclusive>) -> Option<Narration> {
        let able = self.candidates_to_advance(after);
        let able: UnitSet =
            able.iter().filter(|unit| !self.advance_choices(after, *unit).is_empty()).collect();
        let only = able.first().filter(|_| able.len() == 1).map(|unit| self.unit_arg(unit));
        let opening = after.combat.openings.last().filter(|_| after.combat.stage == Stage::Openings);
        let (text, rule) = match (opening, only) {
            _ if able.is_empty() => return None,
            (Some(opening), Some(unit)) => {
                (text!("may-enter", unit = unit, hex = Arg::place(opening.hex)), self.opening_rule())
            }
            (Some(opening), None) => {
                (text!("one-attacker-may-enter", hex = Arg::place(opening.hex)), self.opening_rule())
            }
            (None, Some(unit)) => (text!("may-advance", unit = unit), "quad:8.71"),
            (None, None) => (text!("attackers-may-advance"), "quad:8.71"),
        };
        Some(self.follows(text, Case(rule), able))
    }

    fn consequence_of_other_rolls(&self, events: &[Event]) -> Vec<Narration> {
        of_this_phase(events).iter().map(|event| self.foretell(event)).collect()
    }

    fn follows(&self, text: Text, rule: Case, units: UnitSet) -> Narration {
        let units = units.iter().map(|unit| self.roster.id(unit)).collect();
        Narration { text, rule, hexes: Vec::new(), units, audience: kernel::Audience::Everyone }
    }
}
