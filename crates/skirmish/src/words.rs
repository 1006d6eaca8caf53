//! The game in words.

use crate::event::{ChargeResult, Event};
use crate::phrasebook::{PHRASES, text};
use crate::skirmish::Skirmish;
use crate::state::State;
use hexmap::Hex;
use kernel::{Audience, Game, Narration, Prompt, Words};
use phrases::{Arg, Phrasebook, Text};
use wargame::{TwoSides, UnitId};

impl Skirmish {
    /// What people call a unit.
    pub(crate) fn name(&self, unit: UnitId) -> &str {
        &self.roster.unit(unit).name
    }

    /// A unit in a message.
    pub(crate) fn unit_arg(&self, unit: UnitId) -> Arg {
        Arg::unit(self.roster.id(unit), self.name(unit))
    }

    fn says(&self, event: &Event, text: Text, units: &[UnitId], hexes: &[Hex]) -> Narration {
        Narration {
            text,
            rule: self.rule(event),
            hexes: hexes.iter().map(Hex::to_string).collect(),
            units: units.iter().map(|unit| self.roster.id(*unit)).collect(),
            audience: Audience::Everyone,
        }
    }
}

impl Words for Skirmish {
    fn phrasebook(&self) -> &'static Phrasebook {
        &PHRASES
    }

    fn prompt(&self, state: &State) -> Prompt {
        if state.over {
            return Prompt { kind: "over", text: self.verdict(state).text };
        }
        Prompt { kind: "turn", text: text!("prompt-turn") }
    }

    fn heading(&self, state: &State) -> Text {
        let (turn, turns) = (state.turn, self.rules.turns);
        if state.over {
            return text!("heading-over", turn = turn, turns = turns);
        }
        text!("heading", turn = turn, turns = turns, side = state.active.arg())
    }

    fn tell(&self, event: &Event, with_dice: bool) -> Narration {
        let unit_arg = |unit| self.unit_arg(unit);
        let rolled = |die: u8| wargame::rolled(with_dice.then_some(die));
        match *event {
            Event::Moved { unit, to } => {
                let text = text!("moves", unit = unit_arg(unit), to = Arg::place(to));
                self.says(event, text, &[unit], &[to])
            }
            Event::Fired { unit, target, die, hit } => {
                let (who, whom, rolled) = (unit_arg(unit), unit_arg(target), rolled(die));
                let text = match hit {
                    true => text!("hits", unit = who, target = whom, rolled = rolled),
                    false => text!("misses", unit = who, target = whom, rolled = rolled),
                };
                self.says(event, text, &[unit, target], &[])
            }
            Event::Charged { unit, target, die, result } => {
                let (who, whom, rolled) = (unit_arg(unit), unit_arg(target), rolled(die));
                let text = match result {
                    ChargeResult::Won => text!("charge-won", unit = who, target = whom, rolled = rolled),
                    ChargeResult::Stalled => {
                        text!("charge-stalled", unit = who, target = whom, rolled = rolled)
                    }
                    ChargeResult::Failed => {
                        text!("charge-failed", unit = who, target = whom, rolled = rolled)
                    }
                };
                self.says(event, text, &[unit, target], &[])
            }
            Event::Reduced { unit, .. } => {
                self.says(event, text!("loses-a-step", unit = unit_arg(unit)), &[unit], &[])
            }
            Event::Eliminated { unit, .. } => {
                self.says(event, text!("is-eliminated", unit = unit_arg(unit)), &[unit], &[])
            }
            Event::Advanced { unit, to } => {
                let text = text!("advances", unit = unit_arg(unit), to = Arg::place(to));
                self.says(event, text, &[unit], &[to])
            }
            Event::HillTaken { side } => {
                self.says(event, text!("hill-taken", side = side.arg()), &[], &[self.hill])
            }
            Event::TurnBegan { turn, side } => {
                self.says(event, text!("turn-begins", turn = turn, side = side.arg()), &[], &[])
            }
            Event::Over => self.says(event, text!("game-is-over"), &[], &[]),
        }
    }
}
