//! The sequence of play (4.0): what happens by itself, and who is asked next.

use crate::battle::{Battle, Happening};
use crate::event::Event;
use crate::quad::Quad;
use crate::state::{Combat, Phase, Stage, State};
use crate::unit::{PerUnit, Side, UnitSet};
use hexmap::HexSet;
use kernel::Log;

impl<B: Battle> Quad<B> {
    /// The side whose decision it is; nobody's when the battle is over.
    #[inline]
    pub fn deciding_side(&self, state: &State<B::Exclusive>) -> Option<Side> {
        if let Some(unit) = state.arriving {
            return Some(self.side(unit));
        }
        match state.combat.stage {
            Stage::Retreats => {
                let unit = state.retreat.map(|retreat| retreat.unit).or(state.combat.fleeing.first());
                return unit.map(|unit| self.side(unit));
            }
            Stage::Openings | Stage::Advance => return Some(self.advancing_side(state)),
            Stage::None | Stage::Declaring => {}
        }
        match state.phase {
            Phase::DefensiveFire | Phase::Evasion => Some(state.phasing.enemy()),
            Phase::Movement | Phase::OffensiveFire | Phase::Melee | Phase::Rally => Some(state.phasing),
            Phase::Over => None,
        }
    }

    /// Does everything that needs no decision, until somebody is asked.
    pub(crate) fn proceed(&self, state: &mut State<B::Exclusive>, log: &mut Log<Event>) {
        loop {
            if state.arriving.is_some() {
                return;
            }
            match state.combat.stage {
                Stage::Declaring => return,
                Stage::Retreats => {
                    if self.is_walking(state) {
                        if !self.walk(state, log) {
                            return;
                        }
                        self.finish_retreat(state, log);
                    } else if state.combat.fleeing.is_empty() {
                        self.end_retreats(state, log);
                    } else if !self.retreat_without_choice(state) {
                        return;
                    }
                }
                Stage::Openings => {
                    if self.any_advance(state) {
                        return;
                    }
                    if state.combat.openings.pop(crate::state::NO_OPENING).is_none() {
                        state.combat.stage = Stage::Advance;
                    }
                }
                Stage::Advance => {
                    if state.phase == Phase::Melee && self.any_advance(state) {
                        return;
                    }
                    self.end_combat(state, log);
                }
                Stage::None => {
                    self.battle.react(self, state, Happening::AtRest, log);
                    if state.combat.stage == Stage::Openings {
                        continue;
                    }
                    if !self.is_idle(state) {
                        return;
                    }
                    self.tell_idle_phase(state, log);
                    self.next_phase(state, log);
                }
            }
        }
    }

    /// The retreats are over: guns, cavalry, then the advances.
    fn end_retreats(&self, state: &mut State<B::Exclusive>, log: &mut Log<Event>) {
        state.combat.stage = Stage::Openings;
        self.battle.react(self, state, Happening::RetreatsOver, log);
        if state.phase == Phase::Melee {
            self.wear_out_cavalry(state, log);
        }
    }

    fn end_combat(&self, state: &mut State<B::Exclusive>, log: &mut Log<Event>) {
        if state.phase == Phase::Melee {
            for unit in state.combat.attackers.iter() {
                if state.hex(unit).is_some() {
                    self.battle.react(self, state, Happening::Attacked(unit), log);
                }
            }
        }
        state.combat = Combat::NONE;
    }

    /// Nothing can be done in this phase but to end it.
    fn is_idle(&self, state: &State<B::Exclusive>) -> bool {
        match state.phase {
            Phase::Movement | Phase::Over => false,
            Phase::DefensiveFire => !self.any_fire(state) && !self.any_step_back(state),
            Phase::OffensiveFire => !self.any_fire(state),
            Phase::Evasion => !self.any_evasion(state),
            Phase::Melee => !self.any_melee(state),
            Phase::Rally => !self.any_rally(state),
        }
    }

    /// Ends the phase and begins the next one.
    pub(crate) fn next_phase(&self, state: &mut State<B::Exclusive>, log: &mut Log<Event>) {
        if state.phase == Phase::Movement {
            self.end_movement(state, log);
        }
        state.fired = UnitSet::EMPTY;
        state.targeted = UnitSet::EMPTY;
        state.tried = UnitSet::EMPTY;
        state.spent_in_melee = UnitSet::EMPTY;
        state.must_attack = UnitSet::EMPTY;
        state.must_be_attacked = UnitSet::EMPTY;
        state.left_to_disrupted = UnitSet::EMPTY;
        state.attacked = HexSet::EMPTY;
        state.phase = match state.phase {
            Phase::Movement => Phase::DefensiveFire,
            Phase::DefensiveFire if self.has_cavalry => Phase::Evasion,
            Phase::DefensiveFire => Phase::OffensiveFire,
            Phase::Evasion => Phase::OffensiveFire,
            Phase::OffensiveFire => Phase::Melee,
            Phase::Melee => Phase::Rally,
            Phase::Rally => self.next_player_turn(state, log),
            Phase::Over => Phase::Over,
        };
        if state.phase == Phase::Melee {
            self.freeze_duties(state);
        }
        let (turn, side, phase) = (state.turn, state.phasing, state.phase);
        if phase == Phase::Over {
            log.tell(|| Event::Over { text: self.outcome_of(state).text });
        } else {
            log.tell(|| Event::PhaseBegan { turn, side, phase });
        }
        if phase == Phase::Movement {
            self.battle.react(self, state, Happening::MovementBegun, log);
        }
    }

    /// The other player's turn, or the next Game-Turn, or the end (4.0-B, 4.0-C).
    fn next_player_turn(&self, state: &mut State<B::Exclusive>, log: &mut Log<Event>) -> Phase {
        let first = state.phasing == self.calendar.first;
        if !first {
            self.battle.react(self, state, Happening::GameTurnOver, log);
        }
        if first {
            state.phasing = state.phasing.enemy();
        } else if state.turn >= self.calendar.turns {
            return Phase::Over;
        } else {
            state.turn += 1;
            state.phasing = self.calendar.first;
        }
        // What the phasing side did in its last Movement Phase counts no more.
        state.moved = state.moved.without(self.roster.set_of(state.phasing));
        state.spent = PerUnit::all(0);
        Phase::Movement
    }
}
