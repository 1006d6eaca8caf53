//! The contract of a game.

use crate::decision::Decision;
use crate::event::Event;
use crate::phrasebook::{PHRASES, text};
use crate::position::{Position, read_hex};
use crate::skirmish::Skirmish;
use crate::state::State;
use hex_wargame::Bar;
use kernel::{
    Case, Dice, Game, Identity, Log, Loss, Options, Outcome, PositionFaults, Refusal, Seat, Turn, UnknownName,
};
use wargame::{check_asked, turn_of};

impl Skirmish {
    fn judge(&self, state: &State, decision: Decision) -> Result<(), Bar> {
        match decision {
            Decision::Move { unit, to } => self.judge_move(state, unit, to).map(drop),
            Decision::Fire { unit, target } => self.judge_fire(state, unit, target).map(drop),
            Decision::Charge { unit, target } => self.judge_charge(state, unit, target).map(drop),
            Decision::Done => Ok(()),
        }
    }
}

impl Game for Skirmish {
    type State = State;
    type Decision = Decision;
    type Event = Event;
    type Scratch = ();
    type Spelling = Decision<String, String>;
    type Position = Position;

    fn identity(&self) -> &Identity {
        &self.identity
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn start(&self) -> State {
        self.opening()
    }

    fn turn(&self, state: &State) -> Turn {
        turn_of(self.asked(state))
    }

    fn round(&self, state: &State) -> u32 {
        state.turn.into()
    }

    fn decisions(&self, state: &State, _scratch: &mut (), out: &mut Vec<Decision>) {
        out.clear();
        let Some(side) = self.asked(state) else { return };
        for unit in self.roster.of(side) {
            let Ok(from) = self.judge_actor(state, unit) else { continue };
            out.extend(self.reach(state, unit, from).iter().map(|to| Decision::Move { unit, to: to.hex }));
            for target in self.roster.ids() {
                let both = [Decision::Fire { unit, target }, Decision::Charge { unit, target }];
                out.extend(both.into_iter().filter(|decision| self.judge(state, *decision).is_ok()));
            }
        }
        out.push(Decision::Done);
    }

    fn check(
        &self,
        state: &State,
        _scratch: &mut Self::Scratch,
        seat: Seat,
        decision: Decision,
    ) -> Result<(), Refusal> {
        let over = Refusal::new(Case("skirmish:5.1"), text!("refused-game-is-over"));
        check_asked(self.asked(state), seat, over, Case("skirmish:1.2"), &PHRASES)?;
        self.judge(state, decision).map_err(|bar| bar.explain(&PHRASES, |unit| self.roster.names(unit)))
    }

    fn resolve(
        &self,
        state: &mut State,
        _scratch: &mut Self::Scratch,
        decision: Decision,
        dice: &mut dyn Dice,
        log: &mut Log<Event>,
    ) {
        match decision {
            Decision::Move { unit, to } => self.carry_out_move(state, unit, to, log),
            Decision::Fire { unit, target } => self.carry_out_fire(state, unit, target, dice, log),
            Decision::Charge { unit, target } => self.carry_out_charge(state, unit, target, dice, log),
            Decision::Done => self.end_turn(state, log),
        }
        if let Some(unit) = decision.unit().filter(|unit| state.units[*unit].hex.is_some()) {
            state.units[unit].acted = true;
        }
        self.settle(state, log);
    }

    fn outcome(&self, state: &State) -> Outcome {
        self.verdict(state)
    }

    fn spell(&self, decision: Decision) -> Decision<String, String> {
        let id = |unit| self.roster.id(unit);
        match decision {
            Decision::Move { unit, to } => Decision::Move { unit: id(unit), to: to.to_string() },
            Decision::Fire { unit, target } => Decision::Fire { unit: id(unit), target: id(target) },
            Decision::Charge { unit, target } => Decision::Charge { unit: id(unit), target: id(target) },
            Decision::Done => Decision::Done,
        }
    }

    fn read(&self, spelling: &Decision<String, String>) -> Result<Decision, UnknownName> {
        let find = |id: &String| self.roster.read(id);
        Ok(match spelling {
            Decision::Move { unit, to } => Decision::Move { unit: find(unit)?, to: read_hex(to)? },
            Decision::Fire { unit, target } => Decision::Fire { unit: find(unit)?, target: find(target)? },
            Decision::Charge { unit, target } => {
                Decision::Charge { unit: find(unit)?, target: find(target)? }
            }
            Decision::Done => Decision::Done,
        })
    }

    fn rule(&self, event: &Event) -> Case {
        event.rule()
    }

    fn loss(&self, before: &State, _after: &State, event: &Event) -> Option<Loss> {
        let (Event::Reduced { unit, cause } | Event::Eliminated { unit, cause }) = event else { return None };
        let place = before.units[*unit].hex.map(|hex| hex.to_string());
        Some(Loss { unit: self.roster.id(*unit), place, count: 1, cause: Some(cause) })
    }

    fn position(&self, state: &State) -> Position {
        self.describe_position(state)
    }

    fn lay_out(&self, position: &Position) -> Result<State, PositionFaults> {
        self.read_position(position)
    }

    fn audit(&self, state: &State) -> PositionFaults {
        self.faults(state)
    }
}
