//! From a decision to its chapter: who judges it, and what it does.

use crate::Verdict;
use crate::crimea::Crimea;
use crate::decision::Decision;
use crate::event::Event;
use crate::state::{Phase, Stage, State, TollStep};
use crate::unit::Side;
use kernel::{Dice, Log};

impl Crimea {
    /// Whose decision it is; nobody's when the game is over.
    pub fn deciding_side(&self, state: &State) -> Option<Side> {
        if state.stage == Stage::Over {
            return None;
        }
        if state.toll.step != TollStep::None {
            return Some(state.toll.side);
        }
        Some(match state.stage {
            Stage::Action => self.phase_decider(state),
            Stage::SetUp => Side::Russian,
            _ => state.player,
        })
    }

    /// The judge: may whoever has the decision decide this now?
    pub fn judge(&self, state: &State, decision: Decision) -> Verdict {
        match decision {
            Decision::Place { unit, at } => self.judge_place(state, unit, at),
            Decision::PlaceRest => self.judge_place_rest(state),
            Decision::Build { at } => self.judge_build(state, at),
            Decision::Enter { unit, at } => self.judge_enter(state, unit, at),
            Decision::Replace { unit } => self.judge_replace(state, unit),
            Decision::Revive { unit, at } => self.judge_revive(state, unit, at),
            Decision::Exchange { unit, given } => self.judge_exchange(state, unit, given),
            Decision::March { unit, to } => self.judge_march(state, unit, to),
            Decision::Feed { unit, to } => self.judge_feed(state, unit, to),
            Decision::DeclareSiege => self.judge_declaration(state),
            Decision::Reserve { unit } => self.judge_reserve(state, unit),
            Decision::Release { unit } => self.judge_release(state, unit),
            Decision::Aim { unit, at } => self.judge_aim(state, unit, at),
            Decision::AimFort { at } => self.judge_aim_fort(state, at),
            Decision::Commit { unit, at } => self.judge_commit(state, unit, at),
            Decision::Disrupt { unit } => self.judge_disrupt(state, unit),
            Decision::Step { unit, to } => self.judge_step(state, unit, to),
            Decision::Charge { unit, through, to } => self.judge_charge(state, unit, through, to),
            Decision::Repair { at } => self.judge_repair(state, at),
            Decision::FireHeld { unit, at } => self.judge_fire_held(state, unit, at),
            Decision::FireFort { at } => self.judge_fire_fort(state, at),
            Decision::Recall { unit } => self.judge_recall(state, unit),
            Decision::RecallFort { at } => self.judge_recall_fort(state, at),
            Decision::Fight { at } => self.judge_fight(state, at),
            Decision::Refuse { unit, to } => self.judge_refuse(state, unit, to),
            Decision::Join { unit } => self.judge_join(state, unit),
            Decision::Lose { unit } => self.judge_lose(state, unit),
            Decision::Stand => self.judge_stand(state),
            Decision::Retire { to } => self.judge_retire(state, to),
            Decision::Retreat { unit, to } => self.judge_retreat(state, unit, to),
            Decision::Done => self.judge_done(state),
            Decision::Concede { .. } => Ok(()),
        }
    }

    /// Carries out a decision that the judge accepts, and everything that follows without another one.
    pub fn carry_out(
        &self,
        state: &mut State,
        decision: Decision,
        dice: &mut dyn Dice,
        log: &mut Log<Event>,
    ) {
        let orders = decision != Decision::Done && state.toll.step == TollStep::None;
        let mut played = orders.then_some((state.stage, state.action.phase));
        match decision {
            Decision::Place { unit, at } => self.place(state, unit, at, log),
            Decision::PlaceRest => self.place_rest(state, log),
            Decision::Build { at } => self.build(state, at, log),
            Decision::Enter { unit, at } => self.enter(state, unit, at, log),
            Decision::Replace { unit } => self.replace(state, unit, log),
            Decision::Revive { unit, at } => self.revive(state, unit, at, log),
            Decision::Exchange { unit, given } => self.exchange(state, unit, given, log),
            Decision::March { unit, to } => self.march(state, unit, to, log),
            Decision::Feed { unit, to } => self.feed(state, unit, to, log),
            Decision::DeclareSiege => self.declare_siege(state, log),
            Decision::Reserve { unit } => self.reserve(state, unit, log),
            Decision::Release { unit } => self.release(state, unit, log),
            Decision::Aim { unit, at } => self.aim(state, unit, at, log),
            Decision::AimFort { at } => self.aim_fort(state, at, log),
            Decision::Commit { unit, at } => self.commit(state, unit, at, log),
            Decision::Disrupt { unit } => self.disrupt(state, unit, log),
            Decision::Step { unit, to } => self.step(state, unit, to, dice, log),
            Decision::Charge { unit, through, to } => self.charge(state, unit, through, to, log),
            Decision::Repair { at } => self.repair(state, at, log),
            Decision::FireHeld { unit, at } => self.fire_held(state, unit, at),
            Decision::FireFort { at } => self.fire_fort(state, at),
            Decision::Recall { unit } => self.recall(state, unit, log),
            Decision::RecallFort { at } => self.recall_fort(state, at, log),
            Decision::Fight { at } => self.fight(state, at, dice, log),
            Decision::Refuse { unit, to } => self.refuse(state, unit, to, log),
            Decision::Join { unit } => self.join(state, unit),
            Decision::Lose { unit } => self.lose(state, unit, log),
            Decision::Stand => self.stand(state, dice, log),
            Decision::Retire { to } => self.retire(state, to, dice, log),
            Decision::Retreat { unit, to } => self.retreat(state, unit, to, log),
            Decision::Done => self.done(state, dice, log),
            Decision::Concede { side } => self.concede(state, side, log),
        }
        self.proceed(state, dice, &mut played, log);
    }

    /// The side that decides in a phase of the action turn.
    fn phase_decider(&self, state: &State) -> Side {
        match state.action.phase {
            Phase::AttackerPlot
            | Phase::Fire
            | Phase::Commitment
            | Phase::AttackerMovement
            | Phase::SiegeFire
            | Phase::AttackerHeldFire => state.attacker(),
            Phase::Repair => Side::Russian,
            Phase::DefenderPlot
            | Phase::DisruptedMovement
            | Phase::DefenderHeldFire
            | Phase::DefenderMovement => state.defender(),
            Phase::AttackerMelee | Phase::DefenderMelee => self.melee_decider(state),
        }
    }
}
