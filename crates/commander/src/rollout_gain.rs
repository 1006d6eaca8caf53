//! Rollout gain: what a player gains over the policy in one turn.
//!
//! A whole game takes long and tells one result, most of which is luck. Here games are played by the policy; now and then
//! a player takes its place for one turn. Both games go on as rollouts, on common random numbers, and their values some
//! turns later are compared.

use crate::agent::Agent;
use crate::common_random_numbers::CommonRandomNumbers;
use crate::streams::{Stream, seed_for};
use crate::tuning::{EXPLORATION, value_so_far};
use crate::{Doctrine, Player, Policy, Stop, Weights};
use kernel::{Log, Seat, SeededDice, Turn};
use std::collections::BTreeMap;

/// After how many turns of players the values are compared: what looks good at once may be gone later.
pub const HORIZONS: [u32; 4] = [1, 2, 4, 6];

/// What each player gained over the policy in the same turn.
#[derive(Clone, PartialEq, Debug)]
pub struct RolloutGain {
    /// Whose turn it was.
    pub seat: Seat,
    /// By player: the gain in points after so many turns of players ([`HORIZONS`]).
    pub gains: Vec<[f32; HORIZONS.len()]>,
    /// By player: nodes of the searches in the turn.
    pub nodes: Vec<u64>,
}

/// Plays a game by the policy, and lets the players take its place in one turn of so many. The same seed gives the same
/// gains. Nothing if it was stopped.
pub fn rollout_gain<G: Doctrine>(
    game: &G,
    weights: &Weights,
    players: &[Player],
    every: usize,
    seed: u64,
    stop: &Stop,
) -> Option<Vec<RolloutGain>> {
    let mut dice = SeededDice::new(seed_for(seed, Stream::World));
    let mut chance = SeededDice::new(seed_for(seed, Stream::Exploration));
    let mut policy: Policy<G> = Policy::default();
    let mut state = game.start();
    let (mut gains, mut known) = (Vec::new(), None);
    while let Turn::Decide(_) = game.turn(&state) {
        if stop.is_due() {
            return None;
        }
        let player_turn = game.player_turn(&state);
        if known != Some(player_turn) && chance.below(every.max(1)) == 0 {
            let seed = seed_for(seed, Stream::Sampled(player_turn.into()));
            let turn = OneTurn { game, weights, state: &state, player_turn, seed, stop };
            gains.push(turn.measure(players)?);
        }
        known = Some(player_turn);
        // Careless now and then, so that games differ.
        let Some(decision) = policy.choose_carelessly(game, &state, weights, EXPLORATION, &mut chance) else {
            break;
        };
        game.resolve(&mut state, &mut policy.scratch, decision, &mut dice, &mut Log::silent());
    }
    Some(gains)
}

/// A turn of a player, from its beginning.
struct OneTurn<'a, G: Doctrine> {
    game: &'a G,
    weights: &'a Weights,
    state: &'a G::State,
    player_turn: u32,
    seed: u64,
    stop: &'a Stop,
}

impl<G: Doctrine> OneTurn<'_, G> {
    fn measure(&self, players: &[Player]) -> Option<RolloutGain> {
        let seat = self.busiest();
        let by_policy = self.play(seat, None)?;
        let (mut gains, mut nodes) = (Vec::new(), Vec::new());
        for (index, player) in players.iter().enumerate() {
            let mut agent =
                Agent::new(self.game, *player, seed_for(self.seed, Stream::Substitute(index as u64)));
            let leads = self.play(seat, Some(&mut agent))?;
            gains.push(std::array::from_fn(|at| leads[at] - by_policy[at]));
            nodes.push(agent.effort().0);
        }
        Some(RolloutGain { seat, gains, nodes })
    }

    /// Whose turn it is: the seat that decides most often in it.
    fn busiest(&self) -> Seat {
        let mut decided: BTreeMap<Seat, u32> = BTreeMap::new();
        let mut state = self.state.clone();
        let mut dice = CommonRandomNumbers::new(self.seed);
        Policy::default().rollout(self.game, &mut state, self.weights, &mut dice, |state, seat| {
            let is_within = self.game.player_turn(state) == self.player_turn;
            *decided.entry(seat).or_default() += u32::from(is_within);
            is_within
        });
        decided.into_iter().max_by_key(|(_, times)| *times).map_or(Seat(0), |(seat, _)| seat)
    }

    /// Plays the turn by the policy, but for whoever takes its place on a seat, then on by the policy: the values for that
    /// seat.
    fn play(&self, seat: Seat, mut agent: Option<&mut Agent<G>>) -> Option<[f32; HORIZONS.len()]> {
        let OneTurn { game, weights, stop, .. } = *self;
        let mut state = self.state.clone();
        let mut dice = CommonRandomNumbers::new(self.seed);
        let mut policy: Policy<G> = Policy::default();
        let mut leads = [0.0; HORIZONS.len()];
        let mut looked = 0;
        while let Turn::Decide(own) = game.turn(&state) {
            if stop.is_due() {
                return None;
            }
            let player_turns = game.player_turn(&state) - self.player_turn;
            while looked < HORIZONS.len() && player_turns >= HORIZONS[looked] {
                leads[looked] = value_so_far(game, weights, &state, seat);
                looked += 1;
            }
            if looked == HORIZONS.len() {
                return Some(leads);
            }
            let decision = match &mut agent {
                Some(agent) if own == seat && player_turns == 0 => {
                    agent.decide(game, weights, &state, seat, stop)
                }
                _ => policy.choose(game, &state, weights),
            };
            let Some(decision) = decision else { break };
            dice.begin_decision(game, &state, decision);
            game.resolve(&mut state, &mut policy.scratch, decision, &mut dice, &mut Log::silent());
        }
        leads[looked..].fill(value_so_far(game, weights, &state, seat));
        Some(leads)
    }
}
