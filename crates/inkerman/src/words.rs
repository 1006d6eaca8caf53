//! The battle in words: prompts and the log.

use crate::event::Event;
use crate::inkerman::Inkerman;
use crate::state::{BattleStep, Offer, Stage, State};
use crate::tables::Shelling;
use crate::unit::{Side, UnitId, UnitSet};
use hexmap::Hex;
use kernel::{Audience, Narration, Prompt, Words};
use manoeuvre::{counted, path};

fn steps(count: u8) -> String {
    match count {
        0 => "nothing".to_owned(),
        _ => counted(count, "step", "steps"),
    }
}

impl Inkerman {
    pub(crate) fn name_of(&self, unit: UnitId) -> &str {
        &self.roster.unit(unit).name
    }

    pub(crate) fn names_of(&self, units: UnitSet) -> String {
        let names: Vec<&str> = units.iter().map(|unit| self.name_of(unit)).collect();
        names.join(", ")
    }

    fn phase_name(&self, combat: bool) -> &'static str {
        if combat { "combat phase" } else { "movement phase" }
    }

    fn clock(&self, turn: u8) -> String {
        let minutes = self.tables.clock.get(usize::from(turn).wrapping_sub(1)).copied().unwrap_or(0);
        format!("{:02}:{:02}", minutes / 60, minutes % 60)
    }
}

impl Words for Inkerman {
    /// What is asked.
    fn prompt(&self, state: &State) -> Prompt {
        let ask = |kind: &'static str, text: String| Prompt { kind, text };
        match state.stage {
            Stage::Over => return ask("over", self.outcome_of(state).text),
            Stage::Order => {
                return ask("order", "Roll: do the armies move first, or fight first?".to_owned());
            }
            Stage::First | Stage::Second => {}
        }
        if state.offer == Offer::Made {
            let text = format!("The {} player offers to end the phase.", state.active.name());
            return ask("offer", text);
        }
        let target = state.battle.target;
        match state.battle.step {
            BattleStep::Declaring if state.battle.momentum => {
                return ask("attack", format!("Momentum attack on {target}: roll."));
            }
            BattleStep::Declaring => {
                return ask("attack", format!("Attack on {target}: who takes part? Add units, then roll."));
            }
            BattleStep::AttackerLosses | BattleStep::DefenderLosses => {
                let owed = match state.battle.step {
                    BattleStep::AttackerLosses => state.battle.attacker_owes,
                    _ => state.battle.defender_owes,
                };
                return ask("losses", format!("You lose {}: which unit bears the next?", steps(owed)));
            }
            BattleStep::Advance => {
                return ask("advance", format!("{target} is empty: one of your attackers may advance."));
            }
            BattleStep::Momentum => {
                let unit = self.names_of(state.battle.attackers);
                let what = match (state.battle.momentum, state.battle.flanked) {
                    (false, false) => "attack once more, alone, and make one flank attack",
                    (false, true) => "make a momentum attack, alone",
                    (true, _) => "make a flank attack",
                };
                return ask("momentum", format!("{unit} may {what}."));
            }
            BattleStep::None => {}
        }
        if let Some(unit) = state.in_hand {
            let left = counted(self.tables.allowance - state.spent, "point", "points");
            return ask(
                "march",
                format!("{} is on the march with {left} left: move on, or halt.", self.name_of(unit)),
            );
        }
        let guns = if state.active == Side::Russian && state.markers > 0 { ", bombard" } else { "" };
        if state.is_combat_phase() {
            ask("action", format!("One action: attack a hex{guns}, or let a unit stand by."))
        } else {
            ask("action", format!("One action: move a unit{guns}, or let a unit stand by."))
        }
    }

    /// Turn, clock, phase.
    fn heading(&self, state: &State) -> String {
        let (turn, turns, clock) = (state.turn, self.tables.turns(), self.clock(state.turn));
        let what = match state.stage {
            Stage::Over => return "The battle is over".to_owned(),
            Stage::Order => "order of the phases".to_owned(),
            Stage::First => format!("first, the {}", self.phase_name(state.is_combat_phase())),
            Stage::Second => format!("then the {}", self.phase_name(state.is_combat_phase())),
        };
        format!("Turn {turn} of {turns}, {clock}: {what}")
    }

    /// An event in words, with the faces of the dice or without.
    fn tell(&self, event: &Event, with_dice: bool) -> Narration {
        let faces = |text: String| if with_dice { text } else { String::new() };
        let name = |unit: UnitId| self.name_of(unit);
        let mut units = UnitSet::EMPTY;
        let mut hexes: Vec<Hex> = Vec::new();
        let text = match event {
            Event::Ordered { turn, die, fight_first } => {
                let order = if *fight_first { "combat before movement" } else { "movement before combat" };
                format!("Turn {turn}: {order}{}", faces(format!(", die {die}")))
            }
            Event::PhaseBegan { turn, combat, .. } => {
                format!("Turn {turn}: the {} begins", self.phase_name(*combat))
            }
            Event::Recovered { .. } => "Every unit recovers".to_owned(),
            Event::Moved { unit, path: way, spent } => {
                units.insert(*unit);
                hexes.extend(way);
                format!("{} moves by {} for {}", name(*unit), path(way), counted(*spent, "point", "points"))
            }
            Event::Entered { unit, at, spent } => {
                units.insert(*unit);
                hexes.push(*at);
                format!("{} enters at {at} for {}", name(*unit), counted(*spent, "point", "points"))
            }
            Event::Disrupted { unit, .. } => {
                units.insert(*unit);
                format!("{} is disrupted", name(*unit))
            }
            Event::Reduced { unit, .. } => {
                units.insert(*unit);
                format!("{} is reduced to one step", name(*unit))
            }
            Event::Eliminated { unit, .. } => {
                units.insert(*unit);
                format!("{} is eliminated", name(*unit))
            }
            Event::Fought { attackers, target, difference, column, die, losses, spared } => {
                units = *attackers;
                hexes.push(*target);
                let ground = if *spared > 0 {
                    format!(", {spared} of it spared by the ground")
                } else {
                    String::new()
                };
                format!(
                    "{} attack {target}: difference {difference:+}, column {column:+}{}: attacker {}, defender {}{ground}",
                    self.names_of(*attackers),
                    faces(format!(", die {die}")),
                    steps(losses.attacker),
                    steps(losses.defender),
                )
            }
            Event::Advanced { unit, from, to } => {
                units.insert(*unit);
                hexes.extend([from, to]);
                format!("{} advances from {from} to {to}", name(*unit))
            }
            Event::Flanked { unit, from, to } => {
                units.insert(*unit);
                hexes.extend([from, to]);
                format!("{} makes a flank attack from {from} into {to}", name(*unit))
            }
            Event::Bombarded { unit, die, modifier, result } => {
                units.insert(*unit);
                let verdict = match result {
                    Shelling::NoEffect => "no effect",
                    Shelling::Disrupted => "disrupted",
                    Shelling::DisruptedAndStep => "disrupted, and a step lost if it has two",
                };
                let modified = if *modifier == 0 { String::new() } else { format!(" {modifier:+}") };
                format!(
                    "The Russian guns fire at {}{}: {verdict}",
                    name(*unit),
                    faces(format!(", die {die}{modified}"))
                )
            }
            Event::Silenced { hex } => {
                hexes.push(*hex);
                format!("The Allies are on Shell Hill at {hex}: the Russian guns are silent for good")
            }
            Event::MarkersSetAside { kept: true } => "The Russian guns fire no more in this phase".to_owned(),
            Event::MarkersSetAside { kept: false } => "A Russian bombardment is wasted".to_owned(),
            Event::Offered { side } => {
                format!("The {} player offers to end the phase", side.name())
            }
            Event::Answered { side, accepted } => {
                let verb = if *accepted { "accepts" } else { "refuses" };
                format!("The {} player {verb}", side.name())
            }
            Event::Stopped { side } => {
                format!("The {} player ends the phase", side.name())
            }
            Event::Controlled { hex, side } => {
                hexes.push(*hex);
                format!("{} is in {} hands", self.map.place_name(*hex), side.name())
            }
            Event::Over { text, .. } => text.trim_end_matches('.').to_owned(),
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
