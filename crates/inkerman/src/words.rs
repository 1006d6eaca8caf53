//! The battle in words: prompts and the log.

use crate::event::Event;
use crate::inkerman::Inkerman;
use crate::phrasebook::{PHRASES, text};
use crate::state::{BattleStep, Offer, Stage, State};
use crate::tables::Shelling;
use crate::unit::{Side, UnitId, UnitSet};
use hexmap::Hex;
use kernel::{Audience, Case, Narration, Prompt, Words};
use phrases::{Arg, Phrasebook, Text};
use wargame::{TwoSides, rolled};

/// The kind of a phase in a message.
fn phase_arg(combat: bool) -> Arg {
    Arg::phrase(if combat { "phase-combat" } else { "phase-movement" })
}

/// A number with its sign: a difference, a column.
pub(crate) fn signed(number: i32) -> Arg {
    Arg::name(format!("{number:+}"))
}

/// The faces behind a bombardment, and what the modifiers make of them.
fn bombardment_rolled(die: u8, modifier: i8) -> Arg {
    match modifier {
        0 => rolled(Some(die)),
        _ => text!("rolled-modified", die = die, result = die as i8 + modifier).into(),
    }
}

impl Inkerman {
    pub(crate) fn name_of(&self, unit: UnitId) -> &str {
        &self.roster.unit(unit).name
    }

    /// A unit in a message.
    pub(crate) fn unit_arg(&self, unit: UnitId) -> Arg {
        Arg::unit(self.roster.id(unit), self.name_of(unit))
    }

    /// Units in a message.
    pub(crate) fn units_arg(&self, units: UnitSet) -> Arg {
        Arg::list(units.iter().map(|unit| self.unit_arg(unit)))
    }

    /// A hex with its name, if it has one.
    pub(crate) fn place(&self, hex: Hex) -> Text {
        match self.map.names_of(hex).next() {
            Some(name) => text!("named-place", name = Arg::place(name), hex = Arg::place(hex)),
            None => Text::name(hex.to_string()),
        }
    }

    fn clock(&self, turn: u8) -> Arg {
        let minutes = self.tables.clock.get(usize::from(turn).wrapping_sub(1)).copied().unwrap_or(0);
        Arg::name(format!("{:02}:{:02}", minutes / 60, minutes % 60))
    }

    /// What is asked in the middle of an attack.
    fn battle_prompt(&self, state: &State) -> Option<Prompt> {
        let (battle, hex) = (&state.battle, Arg::place(state.battle.target));
        let (kind, text) = match battle.step {
            BattleStep::None => return None,
            BattleStep::Declaring if battle.momentum => {
                ("attack", text!("prompt-momentum-attack", hex = hex))
            }
            BattleStep::Declaring => ("attack", text!("prompt-attack", hex = hex)),
            BattleStep::AttackerLosses => {
                let (side, steps) = (state.active.arg(), battle.attacker_owes);
                ("losses", text!("prompt-losses", side = side, steps = steps))
            }
            BattleStep::DefenderLosses => {
                let (side, steps) = (state.active.enemy().arg(), battle.defender_owes);
                ("losses", text!("prompt-losses", side = side, steps = steps))
            }
            BattleStep::Advance => ("advance", text!("prompt-advance", hex = hex)),
            BattleStep::Momentum => {
                let units = self.units_arg(battle.attackers);
                let text = match (battle.momentum, battle.flanked) {
                    (false, false) => text!("prompt-continue", unit = units),
                    (false, true) => text!("prompt-continue-momentum", unit = units),
                    (true, _) => text!("prompt-continue-flank", unit = units),
                };
                ("momentum", text)
            }
        };
        Some(Prompt { kind, text })
    }

    /// What happened, in one sentence.
    fn sentence(&self, event: &Event, with_dice: bool) -> Text {
        let unit_arg = |unit: UnitId| self.unit_arg(unit);
        let rolled = |die: u8| rolled(with_dice.then_some(die));
        match *event {
            Event::Ordered { turn, die, fight_first } => match fight_first {
                true => text!("combat-comes-first", turn = turn, rolled = rolled(die)),
                false => text!("movement-comes-first", turn = turn, rolled = rolled(die)),
            },
            Event::PhaseBegan { turn, combat, .. } => {
                text!("phase-begins", turn = turn, phase = phase_arg(combat))
            }
            Event::Recovered { .. } => text!("all-recover"),
            Event::RanOut { side, markers: true } => text!("is-out-of-units-and-guns", side = side.arg()),
            Event::RanOut { side, markers: false } => text!("is-out-of-units", side = side.arg()),
            Event::Moved { unit, ref path, spent } => self.moved(unit, path, spent),
            Event::Entered { unit, at, spent } => {
                text!("enters", unit = unit_arg(unit), hex = Arg::place(at), points = spent)
            }
            Event::Disrupted { unit, rule: Case("inkerman:5.4d") } => text!("passes", unit = unit_arg(unit)),
            Event::Disrupted { unit, .. } => text!("is-disrupted", unit = unit_arg(unit)),
            Event::Reduced { unit, .. } => text!("is-reduced", unit = unit_arg(unit)),
            Event::Eliminated { unit, .. } => text!("is-eliminated", unit = unit_arg(unit)),
            Event::Fought { attackers, target, difference, column, die, losses, spared } => text!(
                "attacks",
                units = self.units_arg(attackers),
                hex = Arg::place(target),
                difference = signed(difference),
                column = signed(column),
                rolled = rolled(die),
                attacker = losses.attacker,
                defender = losses.defender,
                spared = spared
            ),
            Event::Advanced { unit, from, to } => {
                text!("advances", unit = unit_arg(unit), from = Arg::place(from), to = Arg::place(to))
            }
            Event::Flanked { unit, from, to } => {
                text!(
                    "makes-flank-attack",
                    unit = unit_arg(unit),
                    from = Arg::place(from),
                    to = Arg::place(to)
                )
            }
            Event::Bombarded { unit, die, modifier, result } => {
                let rolled =
                    if with_dice { bombardment_rolled(die, modifier) } else { wargame::rolled(None) };
                match result {
                    Shelling::NoEffect => text!("guns-miss", unit = unit_arg(unit), rolled = rolled),
                    Shelling::Disrupted => text!("guns-disrupt", unit = unit_arg(unit), rolled = rolled),
                    Shelling::DisruptedAndStep => {
                        text!("guns-reduce", unit = unit_arg(unit), rolled = rolled)
                    }
                }
            }
            Event::Silenced { hex } => text!("guns-are-silenced", hex = Arg::place(hex)),
            Event::MarkersSetAside { kept: true } => text!("keeps-bombardments", side = Side::Russian.arg()),
            Event::MarkersSetAside { kept: false } => {
                text!("forgoes-bombardment", side = Side::Russian.arg())
            }
            Event::Offered { side } => text!("offers-end", side = side.arg()),
            Event::Answered { side, accepted: true } => text!("accepts-end", side = side.arg()),
            Event::Answered { side, accepted: false } => text!("refuses-end", side = side.arg()),
            Event::Stopped { side } => text!("ends-phase", side = side.arg()),
            Event::Controlled { hex, side } => text!("takes", side = side.arg(), place = self.place(hex)),
            Event::Over { ending, russian_hexes, .. } => self.verdict(ending, russian_hexes).1,
        }
    }

    fn moved(&self, unit: UnitId, path: &[Hex], spent: u8) -> Text {
        let [from, via @ .., to] = path else { return Text::default() };
        let (unit, from, to) = (self.unit_arg(unit), Arg::place(from), Arg::place(to));
        if via.is_empty() {
            return text!("moves", unit = unit, from = from, to = to, points = spent);
        }
        let via = Arg::list(via.iter().map(Arg::place));
        text!("moves-via", unit = unit, from = from, via = via, to = to, points = spent)
    }
}

/// The units that an event is about.
fn units_of(event: &Event) -> UnitSet {
    match *event {
        Event::Moved { unit, .. }
        | Event::Entered { unit, .. }
        | Event::Disrupted { unit, .. }
        | Event::Reduced { unit, .. }
        | Event::Eliminated { unit, .. }
        | Event::Advanced { unit, .. }
        | Event::Flanked { unit, .. }
        | Event::Bombarded { unit, .. } => UnitSet::only(unit),
        Event::Fought { attackers, .. } => attackers,
        _ => UnitSet::EMPTY,
    }
}

/// The hexes that an event is about.
fn hexes_of(event: &Event) -> Vec<Hex> {
    match *event {
        Event::Moved { ref path, .. } => path.clone(),
        Event::Advanced { from, to, .. } | Event::Flanked { from, to, .. } => vec![from, to],
        Event::Entered { at: hex, .. }
        | Event::Fought { target: hex, .. }
        | Event::Silenced { hex }
        | Event::Controlled { hex, .. } => vec![hex],
        _ => Vec::new(),
    }
}

impl Words for Inkerman {
    fn phrasebook(&self) -> &'static Phrasebook {
        &PHRASES
    }

    /// What is asked.
    fn prompt(&self, state: &State) -> Prompt {
        match state.stage {
            Stage::Over => return Prompt { kind: "over", text: self.outcome_of(state).text },
            Stage::Order => return Prompt { kind: "order", text: text!("prompt-order") },
            Stage::First | Stage::Second => {}
        }
        if state.offer == Offer::Made {
            return Prompt { kind: "offer", text: text!("prompt-offer", side = state.active.arg()) };
        }
        if let Some(prompt) = self.battle_prompt(state) {
            return prompt;
        }
        if let Some(unit) = state.in_hand {
            let left = self.tables.allowance - state.spent;
            let text = text!("prompt-march", unit = self.unit_arg(unit), points = left);
            return Prompt { kind: "march", text };
        }
        let has_guns = state.active == Side::Russian && state.markers > 0;
        let text = match (state.is_combat_phase(), has_guns) {
            (true, true) => text!("prompt-fight-or-bombard"),
            (true, false) => text!("prompt-fight"),
            (false, true) => text!("prompt-move-or-bombard"),
            (false, false) => text!("prompt-move"),
        };
        Prompt { kind: "action", text }
    }

    /// Turn, clock, phase.
    fn heading(&self, state: &State) -> Text {
        let (turn, turns, clock) = (state.turn, self.tables.turns(), self.clock(state.turn));
        let phase = phase_arg(state.is_combat_phase());
        match state.stage {
            Stage::Over => text!("heading-over"),
            Stage::Order => text!("heading-order", turn = turn, turns = turns, clock = clock),
            Stage::First => text!("heading-first", turn = turn, turns = turns, clock = clock, phase = phase),
            Stage::Second => {
                text!("heading-second", turn = turn, turns = turns, clock = clock, phase = phase)
            }
        }
    }

    /// An event in words, with the faces of the dice or without.
    fn tell(&self, event: &Event, with_dice: bool) -> Narration {
        Narration {
            text: self.sentence(event, with_dice),
            rule: event.rule(),
            hexes: hexes_of(event).iter().map(Hex::to_string).collect(),
            units: units_of(event).iter().map(|unit| self.roster.unit(unit).id.clone()).collect(),
            audience: Audience::Everyone,
        }
    }
}
