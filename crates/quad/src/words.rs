//! A battle in words: prompts and the log.

use crate::battle::Battle;
use crate::event::{Event, Skip};
use crate::phrasebook::{PHRASES, text};
use crate::quad::Quad;
use crate::state::{Phase, Stage, State};
use crate::tables::MeleeResult;
use crate::unit::{Side, UnitId, UnitSet};
use hexmap::Hex;
use kernel::{Audience, Narration, Prompt, Words};
use phrases::{Arg, Phrasebook, Text};
use wargame::{TwoSides, rolled};

/// Hexes in a message.
pub(crate) fn hexes_arg(hexes: &[Hex]) -> Arg {
    Arg::list(hexes.iter().map(Arg::place))
}

/// A modifier in a message: `+1`.
fn modifier_arg(modifier: i8) -> Arg {
    Arg::name(format!("{modifier:+}"))
}

/// A die, and what is added to it.
fn rolled_with(die: Option<u8>, modifier: i8) -> Arg {
    match die {
        Some(die) if modifier != 0 => {
            text!("rolled-with-modifier", die = die, modifier = modifier_arg(modifier)).into()
        }
        die => rolled(die),
    }
}

/// What a side does in a phase.
fn phase_of(side: Side, phase: Phase) -> Arg {
    text!("phase-of-side", side = side.arg(), phase = phase.arg()).into()
}

/// A phase that was passed over, why, and by which case.
fn skipped(skip: &Skip) -> Arg {
    let Skip { phase, side, rule, why } = skip;
    let case = rule.0.split_once(':').map_or("", |(_, case)| case);
    text!("skipped-phase", side = side.arg(), phase = phase.arg(), why = Arg::phrase(*why), case = case)
        .into()
}

/// Phases that were passed over, in one sentence.
fn skips_in_words(skips: &[Skip]) -> Text {
    if let [Skip { phase, side, why, .. }] = skips {
        return text!("phase-is-skipped", side = side.arg(), phase = phase.arg(), why = Arg::phrase(*why));
    }
    text!("phases-are-skipped", phases = Arg::list(skips.iter().map(skipped)))
}

impl Phase {
    /// The phase in a message.
    pub(crate) fn arg(self) -> Arg {
        Arg::phrase(self.phrase())
    }
}

impl<B: Battle> Quad<B> {
    /// A unit in a message.
    pub(crate) fn unit_arg(&self, unit: UnitId) -> Arg {
        let (name, id) = self.roster.names(unit);
        Arg::unit(id, name)
    }

    /// Units in a message.
    pub(crate) fn units_arg(&self, units: UnitSet) -> Arg {
        Arg::list(units.iter().map(|unit| self.unit_arg(unit)))
    }

    /// What is asked while a fire or a melee goes on.
    fn prompt_in_combat(&self, state: &State<B::Exclusive>) -> Option<Prompt> {
        let hexes = || hexes_arg(state.combat.targets.as_slice());
        Some(match state.combat.stage {
            Stage::None => return None,
            Stage::Retreats => match self.displaced_next(state) {
                Some(unit) => {
                    Prompt { kind: "displace", text: text!("prompt-displace", unit = self.unit_arg(unit)) }
                }
                None => Prompt {
                    kind: "retreat",
                    text: text!("prompt-retreat", units = self.units_arg(self.choosing(state))),
                },
            },
            Stage::Openings => {
                let opening = state.combat.openings.last();
                let hex = opening.map_or_else(|| Arg::from(""), |opening| Arg::place(opening.hex));
                Prompt { kind: "advance", text: text!("prompt-opening", hex = hex) }
            }
            Stage::Advance => Prompt { kind: "advance", text: text!("prompt-advance") },
            Stage::Declaring if state.phase == Phase::Melee => {
                Prompt { kind: "melee", text: text!("prompt-declare-melee", hexes = hexes()) }
            }
            Stage::Declaring => Prompt { kind: "fire", text: text!("prompt-declare-fire", hexes = hexes()) },
        })
    }

    /// What is asked of a phase as a whole.
    fn prompt_of_phase(&self, state: &State<B::Exclusive>) -> Prompt {
        let (kind, text) = match state.phase {
            Phase::Movement => ("movement", text!("prompt-movement")),
            Phase::DefensiveFire if self.any_step_back(state) => ("aim", text!("prompt-fire-or-step-back")),
            Phase::DefensiveFire | Phase::OffensiveFire => ("aim", text!("prompt-fire")),
            Phase::Evasion => ("evade", text!("prompt-evasion")),
            Phase::Melee => ("melee", text!("prompt-melee")),
            Phase::Rally => ("rally", text!("prompt-rally")),
            Phase::Over => ("over", self.outcome_of(state).text),
        };
        Prompt { kind, text }
    }

    /// An event in words, with the faces of the dice or without.
    fn event_in_words(&self, event: &Event, with_dice: bool) -> Text {
        let name = |unit: &UnitId| self.unit_arg(*unit);
        match event {
            Event::PhaseBegan { turn, side, phase } => {
                text!("phase-begins", turn = *turn, side = side.arg(), phase = phase.arg())
            }
            // Why is for the log: of what may come, the same phases are the same consequence.
            Event::PhasesSkipped { skips } if with_dice => skips_in_words(skips),
            Event::PhasesSkipped { skips } => {
                let phases = skips.iter().map(|skip| phase_of(skip.side, skip.phase));
                text!("phases-are-skipped", phases = Arg::list(phases))
            }
            Event::PhaseSpent { phase, side } => {
                text!("phase-is-over", side = side.arg(), phase = phase.arg())
            }
            Event::Marched { unit, path, spent } => {
                let (via, to) = way(path);
                text!("moves", unit = name(unit), via = via, hex = to, points = Arg::Halves((*spent).into()))
            }
            Event::Entered { unit, at, spent } => {
                let points = Arg::Halves((*spent).into());
                text!("enters", unit = name(unit), hex = Arg::place(at), points = points)
            }
            Event::Left { unit } => text!("leaves", unit = name(unit)),
            Event::Raised { unit } => text!("goes-on-top", unit = name(unit)),
            Event::Tucked { unit } => text!("goes-below", unit = name(unit)),
            Event::Disrupted { unit, .. } => text!("is-now-disrupted", unit = name(unit)),
            Event::Eliminated { unit, .. } => text!("is-eliminated", unit = name(unit)),
            Event::Retreated { unit, path } => {
                let (via, to) = way(path.get(1..).unwrap_or_default());
                text!("retreats", unit = name(unit), via = via, hex = to)
            }
            Event::Displaced { unit, from, to } => {
                text!("is-displaced", unit = name(unit), from = Arg::place(from), hex = Arg::place(to))
            }
            Event::Evaded { unit, from, to, .. } => {
                text!("withdraws", unit = name(unit), from = Arg::place(from), hex = Arg::place(to))
            }
            Event::Advanced { unit, from, to, .. } => {
                text!("advances", unit = name(unit), from = Arg::place(from), hex = Arg::place(to))
            }
            Event::Told { text, .. } | Event::Over { text } => text.clone(),
            Event::Rolled { text, die, .. } => {
                text!("rolled-for", what = text.clone(), rolled = rolled(with_dice.then_some(*die)))
            }
            Event::Fired { .. } | Event::Hit { .. } | Event::Fought { .. } | Event::TriedToRally { .. } => {
                self.roll_in_words(event, with_dice)
            }
        }
    }

    /// The rolls of the standard rules.
    fn roll_in_words(&self, event: &Event, with_dice: bool) -> Text {
        match event {
            Event::Fired { at, firers, strength, die, modifier } => text!(
                "fires",
                units = self.units_arg(*firers),
                hex = Arg::place(at),
                strength = *strength,
                rolled = rolled_with(with_dice.then_some(*die), *modifier)
            ),
            Event::Hit { unit, column, result, morale } => {
                let message = if result < morale { "stands" } else { "is-hit" };
                let unit = self.unit_arg(*unit);
                text!(message, unit = unit, result = *result, morale = *morale, column = *column)
            }
            Event::Fought { attackers, defenders, odds, column, line, die, result } => {
                let mut args = vec![
                    ("units", self.units_arg(*attackers)),
                    ("defenders", self.units_arg(*defenders)),
                    ("odds", Arg::name(odds)),
                    ("attack", odds.attack.into()),
                    ("defence", odds.defence.into()),
                    ("column", (*column).into()),
                    ("result", Arg::name(result)),
                    (
                        "meaning",
                        MeleeResult::parse(result).map(MeleeResult::in_words).unwrap_or_default().into(),
                    ),
                ];
                if !with_dice {
                    return Text::message(&PHRASES, "fights", args);
                }
                args.extend([("line", (*line).into()), ("die", (*die).into())]);
                Text::message(&PHRASES, "fights-with-die", args)
            }
            Event::TriedToRally { unit, die, modifier, morale, rallied } if with_dice => {
                let message = if *rallied { "rallies-with-die" } else { "stays-disrupted-with-die" };
                let (unit, signed) = (self.unit_arg(*unit), modifier_arg(*modifier));
                text!(
                    message,
                    unit = unit,
                    die = *die,
                    modifier = *modifier,
                    signed = signed,
                    morale = *morale
                )
            }
            Event::TriedToRally { unit, rallied, .. } => {
                let message = if *rallied { "rallies" } else { "stays-disrupted" };
                text!(message, unit = self.unit_arg(*unit))
            }
            _ => Text::default(),
        }
    }
}

/// A way in a message: the hexes before the last one, and the last one.
fn way(path: &[Hex]) -> (Arg, Arg) {
    match path {
        [via @ .., to] => (hexes_arg(via), Arg::place(to)),
        [] => (Arg::list([]), Arg::from("")),
    }
}

/// The units and the hexes that an event is about.
fn subjects(event: &Event) -> (UnitSet, Vec<Hex>) {
    let only = |unit: &UnitId| UnitSet::only(*unit);
    match event {
        Event::PhaseBegan { .. }
        | Event::PhasesSkipped { .. }
        | Event::PhaseSpent { .. }
        | Event::Rolled { .. }
        | Event::Over { .. } => (UnitSet::EMPTY, Vec::new()),
        Event::Marched { unit, path, .. } | Event::Retreated { unit, path } => (only(unit), path.clone()),
        Event::Entered { unit, at, .. } => (only(unit), vec![*at]),
        Event::Fired { at, firers, .. } => (*firers, vec![*at]),
        Event::Fought { attackers, defenders, .. } => (attackers.or(*defenders), Vec::new()),
        Event::Displaced { unit, from, to }
        | Event::Evaded { unit, from, to, .. }
        | Event::Advanced { unit, from, to, .. } => (only(unit), vec![*from, *to]),
        Event::Told { unit, hex, .. } => (unit.iter().copied().collect(), hex.iter().copied().collect()),
        Event::Left { unit }
        | Event::Raised { unit }
        | Event::Tucked { unit }
        | Event::Hit { unit, .. }
        | Event::Disrupted { unit, .. }
        | Event::Eliminated { unit, .. }
        | Event::TriedToRally { unit, .. } => (only(unit), Vec::new()),
    }
}

impl<B: Battle> Words for Quad<B> {
    fn phrasebook(&self) -> &'static Phrasebook {
        &PHRASES
    }

    /// What is asked.
    fn prompt(&self, state: &State<B::Exclusive>) -> Prompt {
        if let Some(unit) = state.arriving {
            return Prompt { kind: "order", text: text!("prompt-order", unit = self.unit_arg(unit)) };
        }
        if let Some(prompt) = self.prompt_in_combat(state) {
            return prompt;
        }
        if let Some(due) = self.roll_asked(state) {
            return Prompt { kind: "roll", text: text!("prompt-due-roll", what = Arg::phrase(due.phrase)) };
        }
        if let Some((unit, other, hex)) = self.crowd(state) {
            let (unit, other) = (self.unit_arg(unit), self.unit_arg(other));
            let text = text!("prompt-crowd", unit = unit, other = other, hex = Arg::place(hex));
            return Prompt { kind: "movement", text };
        }
        self.prompt_of_phase(state)
    }

    /// Turn, clock, side, phase.
    fn heading(&self, state: &State<B::Exclusive>) -> Text {
        if state.phase == Phase::Over {
            return text!("heading-over");
        }
        text!(
            "heading",
            turn = state.turn,
            turns = self.calendar.turns,
            clock = Arg::name(self.calendar.clock(state.turn)),
            side = state.phasing.arg(),
            phase = state.phase.arg()
        )
    }

    /// An event in words, with the faces of the dice or without.
    fn tell(&self, event: &Event, with_dice: bool) -> Narration {
        let (units, hexes) = subjects(event);
        Narration {
            text: self.event_in_words(event, with_dice),
            rule: match event {
                Event::PhasesSkipped { skips } if !with_dice => {
                    skips.first().map_or_else(|| event.rule(), |skip| skip.phase.rule())
                }
                _ => event.rule(),
            },
            hexes: hexes.iter().map(Hex::to_string).collect(),
            units: units.iter().map(|unit| self.roster.unit(unit).id.clone()).collect(),
            audience: Audience::Everyone,
        }
    }
}
