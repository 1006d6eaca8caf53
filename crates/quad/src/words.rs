//! A battle in words: prompts and the log.

use crate::battle::Battle;
use crate::event::Event;
use crate::quad::Quad;
use crate::state::{Phase, Stage, State};
use crate::tables::MeleeResult;
use crate::unit::{UnitId, UnitSet};
use hexmap::Hex;
use kernel::{Audience, Narration, Prompt, Words};
use manoeuvre::{path, points};

/// A die, and how it is read.
fn die_in_words(die: u8, modifier: i8) -> String {
    match modifier {
        0 => format!(": die {die}"),
        _ => format!(": die {die} {modifier:+}"),
    }
}

impl<B: Battle> Quad<B> {
    pub(crate) fn name_of(&self, unit: UnitId) -> &str {
        &self.roster.unit(unit).name
    }

    fn names_of(&self, units: UnitSet) -> String {
        let names: Vec<&str> = units.iter().map(|unit| self.name_of(unit)).collect();
        names.join(", ")
    }
}

impl<B: Battle> Words for Quad<B> {
    /// What is asked.
    fn prompt(&self, state: &State<B::Exclusive>) -> Prompt {
        let ask = |kind: &'static str, text: String| Prompt { kind, text };
        if let Some(unit) = state.arriving {
            return ask("order", format!("Does {} go on top of the stack, or below?", self.name_of(unit)));
        }
        let targets = path(state.combat.targets.as_slice());
        match state.combat.stage {
            Stage::Retreats => {
                if let Some(unit) = self.displaced_next(state) {
                    return ask(
                        "displace",
                        format!("{} has to make room: where does it go?", self.name_of(unit)),
                    );
                }
                let units = self.names_of(self.choosing(state));
                return ask("retreat", format!("{units} must retreat: choose the next hex."));
            }
            Stage::Openings => {
                let hex =
                    state.combat.openings.last().map(|opening| opening.hex.to_string()).unwrap_or_default();
                return ask("advance", format!("One of your units may enter {hex} at once."));
            }
            Stage::Advance => {
                return ask("advance", "Your attackers may advance along the path of retreat.".to_owned());
            }
            Stage::Declaring if state.phase == Phase::Melee => {
                return ask(
                    "melee",
                    format!("Attack on {targets}: who takes part? Add hexes or units, then roll."),
                );
            }
            Stage::Declaring => {
                return ask("fire", format!("Fire at {targets}: who fires? Add units, then roll."));
            }
            Stage::None => {}
        }
        if let Some(due) = self.roll_asked(state) {
            return ask("roll", format!("{}.", due.text));
        }
        match state.phase {
            Phase::Movement => {
                ask("movement", "Move your units, bring in reinforcements, or end the phase.".to_owned())
            }
            Phase::DefensiveFire if self.any_step_back(state) => ask(
                "aim",
                "Choose a hex to fire at, step guns back that the enemy threatens, or end the phase."
                    .to_owned(),
            ),
            Phase::DefensiveFire | Phase::OffensiveFire => {
                ask("aim", "Choose a hex to fire at, or end the phase.".to_owned())
            }
            Phase::Evasion => {
                ask("evade", "Cavalry next to enemy foot or guns may withdraw one hex.".to_owned())
            }
            Phase::Melee => ask("melee", "Choose a hex to attack.".to_owned()),
            Phase::Rally => ask("rally", "Choose a disrupted unit to rally, or end the phase.".to_owned()),
            Phase::Over => ask("over", self.outcome_of(state).text),
        }
    }

    /// Turn, clock, side, phase.
    fn heading(&self, state: &State<B::Exclusive>) -> String {
        if state.phase == Phase::Over {
            return state.phase.name().to_owned();
        }
        let (turn, clock) = (state.turn, self.calendar.clock(state.turn));
        format!(
            "Game-Turn {turn} of {}, {clock}: {} Player-Turn, {}",
            self.calendar.turns,
            state.phasing.name(),
            state.phase.name()
        )
    }

    /// An event in words, with the faces of the dice or without.
    fn tell(&self, event: &Event, with_dice: bool) -> Narration {
        let faces = |text: String| if with_dice { text } else { String::new() };
        let name = |unit: UnitId| self.name_of(unit);
        let mut units = UnitSet::EMPTY;
        let mut hexes: Vec<Hex> = Vec::new();
        let text = match event {
            Event::PhaseBegan { turn, side, phase } => {
                format!("Game-Turn {turn}, {}: {}", side.name(), phase.name())
            }
            Event::PhaseSkipped { phase, side } => {
                format!("{}, {}: nothing more can be done", side.name(), phase.name())
            }
            Event::Marched { unit, path: way, spent } => {
                units.insert(*unit);
                hexes.extend(way);
                format!("{} marches by {} for {}", name(*unit), path(way), points(*spent))
            }
            Event::Entered { unit, at, spent } => {
                units.insert(*unit);
                hexes.push(*at);
                format!("{} enters at {at} for {}", name(*unit), points(*spent))
            }
            Event::Left { unit } => {
                units.insert(*unit);
                format!("{} leaves the map", name(*unit))
            }
            Event::Raised { unit } => {
                units.insert(*unit);
                format!("{} goes on top of its stack", name(*unit))
            }
            Event::Tucked { unit } => {
                units.insert(*unit);
                format!("{} goes to the bottom of its stack", name(*unit))
            }
            Event::Fired { at, firers, strength, die, modifier } => {
                units = *firers;
                hexes.push(*at);
                let who = self.names_of(*firers);
                format!("{who} fire at {at} with {strength}{}", faces(die_in_words(*die, *modifier)))
            }
            Event::Hit { unit, column, result, morale } => {
                units.insert(*unit);
                let verdict = if result < morale { "stands" } else { "is hit" };
                format!("{}, morale {morale}, {verdict}: column {column}, result {result}", name(*unit))
            }
            Event::Fought { attackers, defenders, odds, column, line, die, result } => {
                units = attackers.or(*defenders);
                let meaning = MeleeResult::parse(result).map(MeleeResult::in_words).unwrap_or_default();
                format!(
                    "{} attack {}: {} to {}, odds {odds}, column {column}{}: {result}, {meaning}",
                    self.names_of(*attackers),
                    self.names_of(*defenders),
                    odds.attack,
                    odds.defence,
                    faces(format!(", die {die}, line {line}"))
                )
            }
            Event::Disrupted { unit, .. } => {
                units.insert(*unit);
                format!("{} is disrupted", name(*unit))
            }
            Event::Eliminated { unit, .. } => {
                units.insert(*unit);
                format!("{} is eliminated", name(*unit))
            }
            Event::Retreated { unit, path: way } => {
                units.insert(*unit);
                hexes.extend(way);
                format!("{} retreats by {}", name(*unit), path(way))
            }
            Event::Displaced { unit, from, to } => {
                units.insert(*unit);
                hexes.extend([from, to]);
                format!("{} makes room: {from} to {to}", name(*unit))
            }
            Event::Evaded { unit, from, to, .. } => {
                units.insert(*unit);
                hexes.extend([from, to]);
                format!("{} withdraws from {from} to {to}", name(*unit))
            }
            Event::Advanced { unit, from, to, .. } => {
                units.insert(*unit);
                hexes.extend([from, to]);
                format!("{} advances from {from} to {to}", name(*unit))
            }
            Event::TriedToRally { unit, die, modifier, morale, rallied } => {
                units.insert(*unit);
                let verdict = if *rallied { "rallies" } else { "does not rally" };
                let die = faces(format!("die {die}, "));
                format!("{} {verdict}: {die}modifier {modifier:+}, morale {morale}", name(*unit))
            }
            Event::Told { text, unit, hex, .. } => {
                units = unit.iter().copied().collect();
                hexes.extend(hex);
                text.clone()
            }
            Event::Rolled { text, die, .. } => format!("{text}{}", faces(format!(", die {die}"))),
            Event::Over { text } => text.trim_end_matches('.').to_owned(),
        };
        Narration {
            text: format!("{text}."),
            rule: event.rule(),
            hexes: hexes.iter().map(Hex::to_string).collect(),
            units: units.iter().map(|unit| self.roster.unit(unit).id.clone()).collect(),
            audience: Audience::Everyone,
        }
    }
}
