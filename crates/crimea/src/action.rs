//! The eleven phases of an action turn (12.A), and when it all ends (12.B.2).

use crate::Verdict;
use crate::crimea::Crimea;
use crate::decision::Decision;
use crate::event::Event;
use crate::skips::Moment;
use crate::state::{Action, Aim, MeleeStep, Phase, Place, Stage, State, TollStep};
use crate::unit::{PerUnit, Side, UnitSet};
use hex_wargame::bar;
use hexmap::HexSet;
use kernel::{Dice, Log};

/// Action turns in a row without melee that end the segment (12.B.2).
pub(crate) const QUIET_TURNS: u8 = 3;

impl Crimea {
    /// Begins the action segment: Stage::Reserves if a reserve can be marked, else the first action turn.
    pub(crate) fn begin_segment(&self, state: &mut State, log: &mut Log<Event>) {
        let attacker = state.attacker();
        state.action = Action::NONE;
        state.stage = Stage::Reserves;
        log.tell(|| Event::SegmentBegan { attacker });
        if !self.roster.of(attacker).any(|unit| self.judge_reserve(state, unit).is_ok()) {
            self.tell_skip(state, &mut None, log);
            self.begin_action_turn(state);
        }
    }

    /// Begins an action turn: after the reserves are marked, and after every release.
    pub(crate) fn begin_action_turn(&self, state: &mut State) {
        state.stage = Stage::Action;
        let action = &mut state.action;
        action.turn = action.turn.saturating_add(1);
        action.fought = false;
        // Checks last until the next simultaneous fire phase begins (12.A.1).
        action.checked = UnitSet::EMPTY;
        action.released = UnitSet::EMPTY;
        action.aims = PerUnit::all(Aim::HOLD);
        action.fort_aims = [Aim::HOLD; 3];
        action.shot = UnitSet::EMPTY;
        action.fort_shot = 0;
        action.commitments.fill(None);
        action.breaches.fill(None);
        action.repairs = 0;
        clear_movement(action);
        action.phase = Phase::AttackerPlot;
    }

    /// An action turn is over: reserves may be released, or the next one begins, or the segment ends (12.B.2, 12.B.3).
    fn end_action_turn(&self, state: &mut State, log: &mut Log<Event>) {
        let action = &mut state.action;
        // Only a melee that was rolled counts (ruling M13).
        action.quiet = if action.fought { 0 } else { action.quiet + 1 };
        let quiet = action.quiet;
        log.tell(|| Event::ActionTurnEnded { quiet });
        state.stage = Stage::Release;
        if !state.action.reserve.iter().any(|unit| self.judge_release(state, unit).is_ok()) {
            self.tell_skip(state, &mut None, log);
            self.end_release(state, log);
        }
    }

    /// Stage::Release is over. Reserves that have come into contact open the segment anew (ruling A8).
    pub(crate) fn end_release(&self, state: &mut State, log: &mut Log<Event>) {
        let side = state.attacker();
        let in_contact = |unit| state.hex(unit).is_some_and(|hex| self.is_next_to_enemy(state, hex, side));
        if state.action.released.iter().any(in_contact) {
            state.action.quiet = 0;
        }
        state.action.released = UnitSet::EMPTY;
        if state.action.quiet < QUIET_TURNS {
            self.begin_action_turn(state);
        } else {
            self.end_segment(state, log);
        }
    }

    /// Everything that belongs to the segment alone is forgotten (E.12.A.1, 17.C).
    fn end_segment(&self, state: &mut State, log: &mut Log<Event>) {
        self.lose_overrun_guns(state, log);
        state.action = Action::NONE;
        log.tell(|| Event::SegmentEnded);
        self.after_segment(state, log);
    }

    /// In Stage::Action: goes through phases, melees and tolls that need no decision. True if somebody has to be asked;
    /// false if the stage has changed.
    pub(crate) fn proceed_action(
        &self,
        state: &mut State,
        dice: &mut dyn Dice,
        played: &mut Option<Moment>,
        log: &mut Log<Event>,
    ) -> bool {
        while state.stage == Stage::Action {
            if self.proceed_toll(state, dice, log) {
                return true;
            }
            if state.action.melee.step != MeleeStep::None {
                if self.proceed_melee(state, dice, log) {
                    return true;
                }
                continue;
            }
            self.tidy_melees(state, log);
            self.lose_trapped_ships(state, log);
            if self.is_phase_open(state) {
                return true;
            }
            if !matches!(state.action.phase, Phase::Fire | Phase::SiegeFire) {
                self.tell_skip(state, played, log);
            }
            self.end_phase(state, dice, log);
        }
        false
    }

    /// Is there anything to decide in the phase but to end it?
    fn is_phase_open(&self, state: &State) -> bool {
        let any = |offer: &dyn Fn(&mut Vec<Decision>)| {
            let mut offers = Vec::new();
            offer(&mut offers);
            !offers.is_empty()
        };
        match state.action.phase {
            Phase::AttackerPlot | Phase::DefenderPlot => any(&|out| self.offer_plot(state, out)),
            Phase::Fire | Phase::SiegeFire => false,
            Phase::Commitment => self.can_bombard(state) && any(&|out| self.offer_commitments(state, out)),
            Phase::DisruptedMovement | Phase::AttackerMovement | Phase::DefenderMovement => {
                self.can_step(state)
            }
            Phase::Repair => any(&|out| self.offer_repairs(state, out)),
            Phase::DefenderHeldFire | Phase::AttackerHeldFire => any(&|out| self.offer_held_fire(state, out)),
            Phase::AttackerMelee | Phase::DefenderMelee => !self.fights(state).is_empty(),
        }
    }

    /// Done in a phase: what it comes to takes effect, and the next one begins.
    pub(crate) fn end_phase(&self, state: &mut State, dice: &mut dyn Dice, log: &mut Log<Event>) {
        if state.action.melee.step != MeleeStep::None {
            self.end_melee_question(state, dice, log);
            return;
        }
        match state.action.phase {
            Phase::AttackerPlot => state.action.phase = Phase::DefenderPlot,
            Phase::DefenderPlot => {
                state.action.phase = Phase::Fire;
                self.reveal(state, dice, log);
            }
            Phase::Fire => state.action.phase = Phase::Commitment,
            Phase::Commitment => {
                if state.attacker() == Side::Allied {
                    self.pay_ammunition(state, log);
                }
                self.begin_movement(state, Phase::DisruptedMovement);
            }
            Phase::DisruptedMovement => {
                self.drop_lost_reserves(state, log);
                self.begin_movement(state, Phase::AttackerMovement);
            }
            Phase::AttackerMovement => {
                state.action.phase = Phase::SiegeFire;
                self.resolve_siege_fire(state, dice, log);
            }
            Phase::SiegeFire => {
                state.action.phase = Phase::Repair;
                self.roll_repair(state, dice, log);
            }
            Phase::Repair => {
                state.action.repairs = 0;
                state.action.phase = Phase::DefenderHeldFire;
            }
            Phase::DefenderHeldFire => {
                // What the fire does is settled before the first melee.
                self.resolve_held_fire(state, dice, log);
                state.action.phase = Phase::AttackerMelee;
                state.action.settled = HexSet::EMPTY;
            }
            Phase::AttackerMelee => self.begin_movement(state, Phase::DefenderMovement),
            Phase::DefenderMovement => {
                self.drop_lost_reserves(state, log);
                state.action.phase = Phase::AttackerHeldFire;
            }
            Phase::AttackerHeldFire => {
                self.resolve_held_fire(state, dice, log);
                state.action.phase = Phase::DefenderMelee;
                state.action.settled = HexSet::EMPTY;
            }
            Phase::DefenderMelee => self.end_action_turn(state, log),
        }
    }

    fn begin_movement(&self, state: &mut State, phase: Phase) {
        state.action.phase = phase;
        clear_movement(&mut state.action);
    }

    /// Is Done allowed in this phase?
    pub(crate) fn judge_phase_done(&self, state: &State) -> Verdict {
        if state.toll.step != TollStep::None {
            return Err(bar!("crimea:12.A.1.p2.d", "settle-first"));
        }
        match state.action.phase {
            Phase::AttackerMelee | Phase::DefenderMelee => self.judge_melee_done(state),
            _ => Ok(()),
        }
    }

    /// What can be decided in the phase, tolls apart.
    pub(crate) fn offer_action(&self, state: &State, out: &mut Vec<Decision>) {
        match state.action.phase {
            Phase::AttackerPlot | Phase::DefenderPlot => self.offer_plot(state, out),
            Phase::Fire | Phase::SiegeFire => {}
            Phase::Commitment => self.offer_commitments(state, out),
            Phase::DisruptedMovement | Phase::AttackerMovement | Phase::DefenderMovement => {
                self.offer_steps(state, out);
            }
            Phase::Repair => self.offer_repairs(state, out),
            Phase::DefenderHeldFire | Phase::AttackerHeldFire => self.offer_held_fire(state, out),
            Phase::AttackerMelee | Phase::DefenderMelee => self.offer_melee(state, out),
        }
    }
}

/// What is kept for one movement phase only.
fn clear_movement(action: &mut Action) {
    action.moved = UnitSet::EMPTY;
    action.failed = UnitSet::EMPTY;
    action.passed = [UnitSet::EMPTY; 3];
    action.charged_from = PerUnit::all(Place::Absent);
    action.reinforced = HexSet::EMPTY;
}
