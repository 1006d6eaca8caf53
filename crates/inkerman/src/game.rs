//! The contract with the rest of the house: judge, effect and list of every decision.

use crate::decision::Decision;
use crate::event::Event;
use crate::inkerman::Inkerman;
use crate::lists::Scratch;
use crate::phrasebook::{PHRASES, text};
use crate::position::Position;
use crate::state::{BattleStep, Offer, Stage, State};
use crate::unit::Side;
use hex_wargame::{Verdict, bar};
use kernel::{
    Case, Dice, Game, Identity, Log, Loss, Options, Outcome, PositionFaults, Refusal, Seat, Turn, UnknownName,
};
use std::convert::Infallible;
use wargame::{TwoSides, check_asked, turn_of};

const HEX_CHANGES_HANDS: &str = "moment-hex-changes-hands";
const GUNS_SILENCED: &str = "moment-guns-silenced";

impl Inkerman {
    /// May this be decided now, whoever decides?
    pub(crate) fn judge(&self, state: &State, decision: Decision) -> Verdict {
        if decision.unit().is_some_and(|unit| unit.index() >= self.roster.len()) {
            return Err(bar!("inkerman:2.2a", "there-is-no-such-unit"));
        }
        match (decision, state.stage) {
            (_, Stage::Over) => return Err(bar!("inkerman:5.9b", "battle-is-over")),
            (Decision::Capitulate { .. }, _) => return Ok(()),
            (Decision::Roll, Stage::Order) => return Ok(()),
            (_, Stage::Order) => {
                return Err(bar!("inkerman:5.3a", "roll-for-order-first"));
            }
            _ => {}
        }
        match (decision, state.offer) {
            (Decision::Accept | Decision::Refuse, Offer::Made) => return Ok(()),
            (_, Offer::Made) => {
                return Err(bar!("inkerman:5.8a", "answer-offer-first"));
            }
            (Decision::Accept | Decision::Refuse, _) => {
                return Err(bar!("inkerman:5.8a", "no-offer-to-answer"));
            }
            _ => {}
        }
        match decision {
            Decision::Aim { at } => self.judge_aim(state, at),
            Decision::Join { unit } => self.judge_join(state, unit),
            Decision::Roll => self.judge_roll(state),
            Decision::Lose { unit } => self.judge_loss(state, unit),
            Decision::Advance { unit } => self.judge_advance(state, unit),
            Decision::Flank { unit, to } => self.judge_flank(state, unit, to),
            Decision::Decline => self.judge_decline(state),
            _ if state.battle.step != BattleStep::None => Err(bar!("inkerman:9.4", "finish-attack-first")),
            Decision::Move { unit, to } => self.judge_move(state, unit, to).map(|_| ()),
            Decision::Step { unit, to } => self.judge_step(state, unit, to).map(|_| ()),
            Decision::Halt if state.in_hand.is_some() => Ok(()),
            Decision::Halt => Err(bar!("inkerman:8.2b", "nobody-is-moving")),
            _ if state.in_hand.is_some() => Err(bar!("inkerman:8.2b", "finish-move-first")),
            Decision::Enter { unit, at } => self.judge_entry(state, unit, at).map(|_| ()),
            Decision::Bombard { unit } => self.judge_bombardment(state, unit),
            Decision::Hold { unit } => self.judge_hold(state, unit),
            Decision::SpendMarker => self.judge_spending(state),
            Decision::KeepMarkers => self.judge_keeping(state),
            Decision::OfferEnd => self.judge_offer(state),
            Decision::Stop => self.judge_stop(state),
            Decision::Accept | Decision::Refuse | Decision::Capitulate { .. } => Ok(()),
        }
    }

    fn carry_out(&self, state: &mut State, decision: Decision, dice: &mut dyn Dice, log: &mut Log<Event>) {
        match decision {
            Decision::Move { unit, to } => self.move_unit(state, unit, to, log),
            Decision::Step { unit, to } => self.step_unit(state, unit, to, log),
            Decision::Enter { unit, at } => self.enter(state, unit, at, log),
            Decision::Halt => {
                if let Some(unit) = state.in_hand {
                    self.finish_move(state, unit, log);
                }
            }
            Decision::Aim { at } => self.aim(state, at),
            Decision::Join { unit } => state.battle.attackers.insert(unit),
            Decision::Roll if state.stage == Stage::Order => self.roll_order(state, dice, log),
            Decision::Roll => self.roll_attack(state, dice, log),
            Decision::Lose { unit } => self.take_loss(state, unit, log),
            Decision::Advance { unit } => self.advance(state, unit, log),
            Decision::Flank { unit, to } => self.flank(state, unit, to, log),
            Decision::Decline => self.end_battle(state, log),
            Decision::Bombard { unit } => self.bombard(state, unit, dice, log),
            Decision::Hold { unit } => self.hold(state, unit, log),
            Decision::SpendMarker => self.spend_marker(state, log),
            Decision::KeepMarkers => self.keep_markers(state, log),
            Decision::OfferEnd => {
                let side = state.active;
                state.offer = Offer::Made;
                log.tell(|| Event::Offered { side });
            }
            Decision::Accept => self.answer(state, true, log),
            Decision::Refuse => self.answer(state, false, log),
            Decision::Stop => {
                let side = state.active;
                log.tell(|| Event::Stopped { side });
                self.end_phase(state, log);
            }
            Decision::Capitulate { side } => self.capitulate(state, side, log),
        }
    }
}

impl Game for Inkerman {
    type State = State;
    type Decision = Decision;
    type Event = Event;
    type Scratch = Scratch;
    type Spelling = Decision<String>;
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

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        turn_of(self.deciding_side(state))
    }

    fn round(&self, state: &State) -> u32 {
        state.turn.into()
    }

    fn decisions(&self, state: &State, scratch: &mut Scratch, out: &mut Vec<Decision>) {
        self.list(state, scratch, out);
    }

    fn decisions_while_waiting(&self, state: &State, seat: Seat, out: &mut Vec<Decision>) {
        out.clear();
        let asked = self.deciding_side(state);
        out.extend(asked.map(Side::enemy).filter(|side| side.seat() == seat).map(Decision::capitulation));
    }

    fn concedes(&self, decision: Decision) -> bool {
        matches!(decision, Decision::Capitulate { .. })
    }

    fn check(
        &self,
        state: &State,
        _scratch: &mut Self::Scratch,
        seat: Seat,
        decision: Decision,
    ) -> Result<(), Refusal> {
        let over = Refusal::new(Case("inkerman:5.9b"), text!("battle-is-over"));
        let asked = self.deciding_side(state);
        match decision {
            // 4.4: at any time, so also while the other side is asked.
            Decision::Capitulate { side } if asked.is_some() && side.seat() != seat => {
                let text = text!("only-own-side-gives-up", side = side.arg());
                return Err(Refusal::new(Case("inkerman:4.4"), text));
            }
            Decision::Capitulate { .. } if asked.is_some() => {}
            _ => check_asked(asked, seat, over, Case("inkerman:5.4a"), &PHRASES)?,
        }
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
        self.carry_out(state, decision, dice, log);
    }

    fn outcome(&self, state: &State) -> Outcome {
        self.outcome_of(state)
    }

    fn spell(&self, decision: Decision) -> Decision<String> {
        let Ok(spelled) = decision.rename(|unit| Ok::<_, Infallible>(self.roster.id(unit)));
        spelled
    }

    fn read(&self, spelling: &Decision<String>) -> Result<Decision, UnknownName> {
        spelling.clone().rename(|id| self.roster.read(&id))
    }

    fn rule(&self, event: &Event) -> Case {
        event.rule()
    }

    fn loss(&self, before: &State, _after: &State, event: &Event) -> Option<Loss> {
        let (Event::Eliminated { unit, rule } | Event::Reduced { unit, rule }) = event else { return None };
        let cause = match rule.0 {
            "inkerman:BT-3" => "loss-bombardment",
            "inkerman:9.14a" => "loss-cavalry-spent",
            _ => "loss-combat",
        };
        let place = before.hex(*unit).map(|hex| hex.to_string());
        Some(Loss { unit: self.roster.id(*unit), place, count: 1, cause: Some(cause) })
    }

    fn moments(&self) -> Vec<&'static str> {
        vec![HEX_CHANGES_HANDS, GUNS_SILENCED]
    }

    fn note_moments(
        &self,
        _before: &State,
        _after: &State,
        events: &[Event],
        note: &mut dyn FnMut(&'static str),
    ) {
        for event in events {
            match event {
                Event::Controlled { .. } => note(HEX_CHANGES_HANDS),
                Event::Silenced { .. } => note(GUNS_SILENCED),
                _ => {}
            }
        }
    }

    fn position(&self, state: &State) -> Position {
        self.describe_position(state)
    }

    fn lay_out(&self, position: &Position) -> Result<State, PositionFaults> {
        self.read_position(position)
    }

    fn audit(&self, state: &State) -> PositionFaults {
        self.audit_state(state)
    }
}
