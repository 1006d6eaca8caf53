//! What the computer opponent has to know about Inkerman.
//!
//! | subject | module |
//! |---|---|
//! | ground and table, once a game | `atlas` |
//! | the position by hex | `picture` |
//! | the weights of the policy, by name | `policy_terms` |
//! | what a place is worth to a unit | `places` |
//! | what an attack is worth | `assaults` |
//! | what makes a position good | `features` |

mod assaults;
mod atlas;
mod features;
mod picture;
mod places;
mod policy_terms;

pub(crate) use atlas::Atlas;

use crate::decision::Decision;
use crate::inkerman::Inkerman;
use crate::state::{BattleStep, Offer, Stage, State};
use crate::unit::{MAX_UNITS, Side, UnitId};
use commander::{Budget, Doctrine, Horizon, Level, Term};
use hexmap::CELLS;
use kernel::Seat;
use picture::Picture;
use places::{Marcher, Sight};
use policy_terms::PolicyWeights;

/// What is worked out about a position: memory that is used again and again.
pub struct Memory {
    picture: Picture,
    /// By cell, what the place is to anybody, if it was looked at in this round of questions.
    sights: Box<[Sight; CELLS]>,
    round: u32,
    /// By unit, the best that a move brings.
    best_moves: [f32; MAX_UNITS],
}

impl Default for Memory {
    fn default() -> Self {
        Memory {
            picture: Picture::default(),
            sights: Box::new([Sight::default(); CELLS]),
            round: 0,
            best_moves: [0.0; MAX_UNITS],
        }
    }
}

/// More than anything else: it wins the game.
const WINS: f32 = 1_000.0;
/// The score of what the policy never does.
const NEVER: f32 = -1_000.0;

impl Doctrine for Inkerman {
    type Memory = Memory;

    const FEATURES: &'static [Term] = features::FEATURES;

    const POLICY: &'static [Term] = policy_terms::POLICY;

    const SINGLE_ACTION: bool = true;

    fn features(&self, state: &State, seat: Seat, memory: &mut Memory, features: &mut [f32]) {
        memory.picture.draw(self, state);
        features::fill(self, state, &memory.picture, features);
        if seat != Side::Russian.seat() {
            features.iter_mut().for_each(|feature| *feature = -*feature);
        }
    }

    fn score(
        &self,
        state: &State,
        decisions: &[Decision],
        policy: &[f32],
        memory: &mut Memory,
        scores: &mut Vec<f32>,
    ) {
        let Some(side) = self.deciding_side(state) else { return };
        memory.picture.draw(self, state);
        let mut view = places::View::new(self, state, side, PolicyWeights::of(policy), memory);
        view.score(decisions, scores);
    }

    /// One action: then the other side acts, or the same side again if the other is out. Every action uses up
    /// units or bombardments, so what is used up tells one from the next.
    fn planning_phase(&self, state: &State) -> u32 {
        (self.player_turn(state) << 16) | (state.disrupted.len() << 8) | u32::from(state.markers)
    }

    fn horizon(&self, state: &State, with_reply: bool) -> Horizon {
        // A march is judged as soon as the enemy has answered it: what comes later is much the same after every
        // march, and only hides the difference (six decisions were worse than two). A fight has to be fought out.
        let decisions = match (state.is_combat_phase(), with_reply) {
            (false, _) => 2,
            (true, false) => 10,
            (true, true) => 24,
        };
        Horizon { player_turn: self.player_turn(state) + 2, decisions }
    }

    /// With the policy's reply alone a few hundred nodes find nearly all there is to find in a single action, and what they
    /// find is good against the policy only: such a general had 44 % against the captain. So he simulates more replies than
    /// one. The captain has to do with little.
    fn budget(&self, level: Level) -> Budget {
        let common = level.budget();
        match level {
            Level::Recruit | Level::Sergeant => common,
            Level::Captain => Budget { nodes: 60, dice: 1, ..common },
            Level::General => Budget { nodes: 8_000, dice: 4, answers: 4, ..common },
        }
    }

    fn player_turn(&self, state: &State) -> u32 {
        u32::from(state.turn) * 2 + u32::from(state.stage >= Stage::Second)
    }

    fn subject(&self, decision: Decision) -> Option<u16> {
        decision.unit().map(|unit| unit.index() as u16)
    }
}
/// Acting and ending the phase are not weighed against each other by looking ahead: what a position is worth
/// jumps when a phase ends, and that would drown what an action brings. Whoever sees something good to do acts;
/// whoever sees nothing ends the phase, if he can.
fn separate(decisions: &[Decision], scores: &mut [f32]) {
    let ends =
        |decision: &Decision| matches!(decision, Decision::OfferEnd | Decision::Stop | Decision::KeepMarkers);
    let waits = |decision: &Decision| matches!(decision, Decision::Hold { .. } | Decision::SpendMarker);
    let pairs = || decisions.iter().zip(scores.iter());
    let acts = pairs().any(|(decision, score)| *score > 0.0 && !ends(decision) && !waits(decision));
    if !acts && !decisions.iter().any(ends) {
        return;
    }
    for (decision, score) in decisions.iter().zip(scores) {
        if acts == (ends(decision) || waits(decision)) {
            *score += NEVER;
        }
    }
}

impl places::View<'_> {
    /// A score for each decision.
    fn score(&mut self, decisions: &[Decision], scores: &mut Vec<f32>) {
        let state = self.state;
        if state.stage == Stage::Order {
            scores.extend(decisions.iter().map(|_| 0.0));
            return;
        }
        if state.offer == Offer::Made {
            let refuses = self.best_prospect() > 0.0;
            scores.extend(decisions.iter().map(|decision| match decision {
                Decision::Accept if !refuses => 0.0,
                Decision::Refuse if refuses => 0.0,
                _ => NEVER,
            }));
            return;
        }
        match state.battle.step {
            BattleStep::None => self.score_actions(decisions, scores),
            BattleStep::Declaring => self.score_joining(decisions, scores),
            BattleStep::AttackerLosses | BattleStep::DefenderLosses => {
                scores.extend(decisions.iter().map(|decision| match decision {
                    Decision::Lose { unit } => -self.step_cost(*unit),
                    _ => NEVER,
                }));
            }
            BattleStep::Advance | BattleStep::Momentum => self.score_momentum(decisions, scores),
        }
    }

    fn score_actions(&mut self, decisions: &[Decision], scores: &mut Vec<f32>) {
        let in_hand = self.state.in_hand.is_some();
        let inertia = if in_hand { 0.0 } else { self.policy.inertia };
        self.memory.best_moves.fill(0.0);
        let mut marching: Option<(UnitId, Marcher, f32)> = None;
        let first = scores.len();
        for decision in decisions {
            scores.push(match *decision {
                Decision::Move { unit, to } => {
                    // The moves of a unit stand together in the list.
                    let (marcher, stays) = match marching {
                        Some((known, marcher, stays)) if known == unit => (marcher, stays),
                        _ => {
                            let (marcher, stays) = self.stays(unit);
                            marching = Some((unit, marcher, stays));
                            (marcher, stays)
                        }
                    };
                    let gain =
                        if self.wins_at(to) { WINS } else { self.place(&marcher, to) - stays - inertia };
                    let best = &mut self.memory.best_moves[unit.index()];
                    *best = best.max(gain);
                    gain
                }
                Decision::Enter { unit, at } => {
                    let combat = f32::from(self.game.combat(self.state, unit));
                    self.policy.enter + self.look(at).worth + 0.1 * combat
                }
                Decision::Aim { at } => self.assault(at) - self.policy.boldness,
                Decision::Flank { unit, to } => self.flank(unit, to),
                Decision::Bombard { unit } => self.bombardment(unit) - self.marker_price(),
                Decision::Hold { unit } => -0.5 - self.use_of(unit),
                Decision::Halt | Decision::OfferEnd | Decision::Stop | Decision::KeepMarkers => 0.0,
                Decision::SpendMarker => -5.0,
                _ => NEVER,
            });
        }
        if !in_hand {
            separate(decisions, &mut scores[first..]);
        }
    }

    fn score_momentum(&mut self, decisions: &[Decision], scores: &mut Vec<f32>) {
        for decision in decisions {
            scores.push(match *decision {
                Decision::Advance { unit } => {
                    let to = self.state.battle.target;
                    if self.wins_at(to) {
                        WINS
                    } else {
                        let (marcher, stays) = self.stays(unit);
                        self.place(&marcher, to) - stays + self.policy.advance
                    }
                }
                Decision::Aim { at } => self.momentum(at) - self.policy.boldness,
                Decision::Flank { unit, to } => self.flank(unit, to),
                Decision::Decline => 0.0,
                _ => NEVER,
            });
        }
    }

    fn flank(&mut self, unit: UnitId, to: hexmap::Hex) -> f32 {
        if self.wins_at(to) {
            return WINS;
        }
        let (marcher, stays) = self.stays(unit);
        let silences = if self.silences(to) { self.policy.silence } else { 0.0 };
        self.place(&marcher, to) - stays - self.policy.inertia + silences
    }

    /// What a unit has where it stands.
    fn stays(&mut self, unit: UnitId) -> (Marcher, f32) {
        let marcher = self.marcher(unit);
        let stays = self.state.hex(unit).map_or(0.0, |from| self.place(&marcher, from));
        (marcher, stays)
    }

    /// How much a unit would be missed if it were disrupted now.
    fn use_of(&self, unit: UnitId) -> f32 {
        if self.state.is_movement_phase() {
            return self.memory.best_moves[unit.index()].max(0.0);
        }
        let near = self
            .state
            .hex(unit)
            .map_or(0, |hex| self.memory.picture.held_round(self.side.enemy(), hex.index()));
        f32::from(near.min(3)) * 0.3
    }
}
