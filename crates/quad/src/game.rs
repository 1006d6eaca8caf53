//! The contract with the rest of the house: judge, effect and list of every decision.

use crate::battle::{Battle, DueRoll};
use crate::decision::Decision;
use crate::event::Event;
use crate::outlook::Outlook;
use crate::phrasebook::{PHRASES, text};
use crate::position::Position;
use crate::quad::Quad;
use crate::scratch::Scratch;
use crate::state::{Phase, Stage, State};
use hex_wargame::{Bar, Verdict, bar};
use kernel::{
    Case, Dice, Game, Identity, Log, Loss, Options, Outcome, PositionFaults, Refusal, Seat, Turn, UnknownName,
};
use std::convert::Infallible;
use wargame::{check_asked, turn_of};

impl<B: Battle> Quad<B> {
    /// The points of both sides: Russian, Allied.
    pub fn points_of(&self, state: &State<B::Exclusive>) -> [i32; 2] {
        self.battle.points(self, state).map(|lines| lines.iter().filter_map(|line| line.value).sum())
    }

    pub(crate) fn outcome_of(&self, state: &State<B::Exclusive>) -> Outcome {
        let [russian, allied] = self.points_of(state);
        self.battle.verdict(russian, allied)
    }

    /// May this be decided now, whoever decides?
    pub(crate) fn judge(
        &self,
        state: &State<B::Exclusive>,
        outlook: &mut Outlook,
        decision: Decision,
    ) -> Verdict {
        if let Some(unit) = decision.unit()
            && unit.index() >= self.roster.len()
        {
            return Err(bar!("quad:2.3", "there-is-no-such-unit"));
        }
        if let Some(unit) = state.arriving {
            return match decision {
                Decision::OnTop | Decision::Below => Ok(()),
                _ => Err(bar!("quad:5.37", "choose-order-first", unit = unit)),
            };
        }
        match (decision, state.combat.stage) {
            (Decision::OnTop | Decision::Below, _) => Err(bar!("quad:5.37", "nobody-has-just-arrived")),
            (Decision::Retreat { unit, to }, _) => self.judge_retreat(state, unit, to),
            (Decision::Displace { unit, to }, _) => self.judge_displace(state, unit, to),
            (Decision::Advance { unit, to }, _) => self.judge_advance(state, unit, to),
            (Decision::Done, Stage::Openings | Stage::Advance) => Ok(()),
            (_, Stage::Retreats) => Err(bar!("quad:8.5", "retreat-comes-first")),
            (_, Stage::Openings | Stage::Advance) => Err(bar!("quad:8.75", "advance-is-decided-first")),
            (_, Stage::None | Stage::Declaring) => self.judge_in_phase(state, outlook, decision),
        }
    }

    /// The roll that is asked for before anything else.
    pub(crate) fn roll_asked(&self, state: &State<B::Exclusive>) -> Option<DueRoll> {
        if state.phase == Phase::Movement { self.battle.due_roll(state) } else { None }
    }

    fn judge_in_phase(
        &self,
        state: &State<B::Exclusive>,
        outlook: &mut Outlook,
        decision: Decision,
    ) -> Verdict {
        if let Some(due) = self.roll_asked(state) {
            return match decision {
                Decision::Roll => Ok(()),
                _ => Err(Bar::new(due.rule, "due-roll-first").what(due.phrase)),
            };
        }
        let mover = match decision {
            Decision::March { unit, .. } | Decision::Leave { unit } => Some(unit),
            _ => None,
        };
        self.judge_crowd(state, mover)?;
        match (decision, state.phase) {
            (_, Phase::Over) => Err(bar!("quad:4.0", "battle-is-over")),
            (Decision::Done, Phase::Movement) => self.battle.may_end_movement(self, state, outlook),
            (Decision::March { unit, to }, _) => self.judge_march(state, outlook, unit, to).map(|_| ()),
            (Decision::Enter { unit, at, to }, _) => {
                self.judge_entry(state, outlook, unit, at, to).map(|_| ())
            }
            (Decision::Leave { unit }, _) => self.judge_leave(state, outlook, unit).map(|_| ()),
            (Decision::Raise { unit }, _) if self.side(unit) != state.phasing => {
                Err(bar!("quad:5.37", "is-not-yours", unit = unit))
            }
            (Decision::Raise { unit }, _) => self.judge_raise(state, unit),
            (Decision::Spike { unit }, _) => self.battle.may_spike(self, state, unit),
            (Decision::Aim { at }, Phase::DefensiveFire | Phase::OffensiveFire) => {
                self.judge_fire_aim(state, at)
            }
            (Decision::Aim { at }, Phase::Melee) => self.judge_melee_aim(state, at),
            (Decision::Join { unit }, Phase::DefensiveFire | Phase::OffensiveFire) => {
                self.judge_fire_join(state, unit)
            }
            (Decision::Join { unit }, Phase::Melee) => self.judge_melee_join(state, unit),
            (Decision::Roll, Phase::DefensiveFire | Phase::OffensiveFire) => self.judge_fire_roll(state),
            (Decision::Roll, Phase::Melee) => self.judge_melee_roll(state),
            (Decision::Aim { .. } | Decision::Join { .. } | Decision::Roll, Phase::Movement) => {
                Err(bar!("quad:5.15", "no-combat-takes-place-in-movement"))
            }
            (Decision::Aim { .. } | Decision::Join { .. } | Decision::Roll, _) => {
                Err(bar!("quad:4.0", "no-combat-in-this-phase"))
            }
            (Decision::Evade { unit, to }, _) => self.judge_evade(state, unit, to),
            (Decision::Rally { unit }, _) => self.judge_rally(state, unit),
            (Decision::Done, Phase::Melee) if state.combat.stage == Stage::None => {
                self.judge_melee_done(state)
            }
            (Decision::Done, _) if state.combat.stage == Stage::Declaring => {
                Err(bar!("quad:7.12", "roll-declared-combat-first"))
            }
            (Decision::Done, _) => Ok(()),
            (
                Decision::Retreat { .. }
                | Decision::Displace { .. }
                | Decision::Advance { .. }
                | Decision::OnTop
                | Decision::Below,
                _,
            ) => Err(bar!("quad:5.11", "nothing-to-follow-up")),
        }
    }

    pub(crate) fn carry_out(
        &self,
        state: &mut State<B::Exclusive>,
        outlook: &mut Outlook,
        decision: Decision,
        dice: &mut dyn Dice,
        log: &mut Log<Event>,
    ) {
        match decision {
            Decision::March { unit, to } => self.march(state, outlook, unit, to, log),
            Decision::Enter { unit, at, to } => self.enter(state, outlook, unit, at, to, log),
            Decision::Leave { unit } => self.leave(state, unit, log),
            Decision::Raise { unit } => self.raise(state, unit, log),
            Decision::Spike { unit } => self.battle.spike(self, state, unit, log),
            Decision::Aim { at } => self.aim(state, at),
            Decision::Join { unit } => state.combat.attackers.insert(unit),
            Decision::Roll if state.phase == Phase::Melee => self.roll_melee(state, dice, log),
            Decision::Roll if state.phase == Phase::Movement => self.battle.roll(self, state, dice, log),
            Decision::Roll => self.roll_fire(state, dice, log),
            Decision::Retreat { unit, to } => self.choose_retreat(state, unit, to),
            Decision::Displace { unit, to } => self.displace(state, unit, to),
            Decision::OnTop => self.settle_order(state, true, log),
            Decision::Below => self.settle_order(state, false, log),
            Decision::Evade { unit, to } => self.evade(state, unit, to, log),
            Decision::Advance { unit, to } => self.advance(state, unit, to, log),
            Decision::Rally { unit } => self.rally(state, unit, dice, log),
            Decision::Done => self.done(state, log),
        }
        self.proceed(state, log);
    }

    fn done(&self, state: &mut State<B::Exclusive>, log: &mut Log<Event>) {
        match state.combat.stage {
            Stage::Openings => {
                state.combat.openings.pop(crate::state::NO_OPENING);
            }
            Stage::Advance => state.combat.advanced = state.combat.attackers,
            _ => self.next_phase(state, log),
        }
    }
}

impl<B: Battle> Game for Quad<B> {
    type State = State<B::Exclusive>;
    type Decision = Decision;
    type Event = Event;
    type Scratch = Scratch;
    type Spelling = Decision<String>;
    type Position = Position<B::ExclusivePosition>;

    fn identity(&self) -> &Identity {
        &self.identity
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn start(&self) -> Self::State {
        self.opening()
    }

    #[inline]
    fn turn(&self, state: &Self::State) -> Turn {
        turn_of(self.deciding_side(state))
    }

    fn round(&self, state: &Self::State) -> u32 {
        state.turn.into()
    }

    fn decisions(&self, state: &Self::State, scratch: &mut Scratch, out: &mut Vec<Decision>) {
        self.list(state, scratch, out);
    }

    fn check(
        &self,
        state: &Self::State,
        scratch: &mut Scratch,
        seat: Seat,
        decision: Decision,
    ) -> Result<(), Refusal> {
        let over = Refusal::new(Case("quad:4.0"), text!("battle-is-over"));
        check_asked(self.deciding_side(state), seat, over, state.phase.rule(), &PHRASES)?;
        self.judge(state, &mut scratch.outlook, decision)
            .map_err(|bar| bar.explain(&PHRASES, |unit| self.roster.names(unit)))
    }

    fn resolve(
        &self,
        state: &mut Self::State,
        scratch: &mut Scratch,
        decision: Decision,
        dice: &mut dyn Dice,
        log: &mut Log<Event>,
    ) {
        self.carry_out(state, &mut scratch.outlook, decision, dice, log);
    }

    fn outcome(&self, state: &Self::State) -> Outcome {
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

    fn loss(&self, before: &Self::State, _after: &Self::State, event: &Event) -> Option<Loss> {
        let Event::Eliminated { unit, rule } = event else { return None };
        let cause = match rule.0 {
            "quad:7.14" => "loss-fire",
            "quad:8.54" => "loss-no-retreat",
            "quad:8.55" => "loss-guns-overrun",
            "quad:11.25" => "loss-cavalry-worn-out",
            _ => "loss-melee",
        };
        let place = before.hex(*unit).map(|hex| hex.to_string());
        Some(Loss { unit: self.roster.id(*unit), place, count: 1, cause: Some(cause) })
    }

    fn position(&self, state: &Self::State) -> Self::Position {
        self.describe(state)
    }

    fn lay_out(&self, position: &Self::Position) -> Result<Self::State, PositionFaults> {
        self.prescribe(position)
    }

    fn audit(&self, state: &Self::State) -> PositionFaults {
        self.audit_state(state)
    }
}
