//! Plan samples: what comes of plans, to fit the plan weights to.
//!
//! A deterministic plan is improved without dice ([`Doctrine::has_deterministic_plan`]), so that its evaluation has to
//! tell good plans for a phase from bad ones, which is not the same as predicting how a game ends. Games are played by
//! the policy; now and then several plans are made for the same phase, each for jittered weights, and their rollouts are
//! compared on common random numbers. Only plans for the same phase are compared.

use crate::common_random_numbers::CommonRandomNumbers;
use crate::hill_climbing::jitter;
use crate::streams::{Stream, seed_for};
use crate::tuning::{EXPLORATION, value_so_far};
use crate::{Budget, Commander, Doctrine, Policy, PositionSample, Stop, Weights};
use kernel::{Log, Seat, SeededDice, Turn};

/// How much is sampled.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PlanSampling {
    /// One phase of so many is sampled.
    pub every: usize,
    /// Plans for a phase.
    pub plans: usize,
    /// Nodes for each of these plans.
    pub nodes: u32,
    /// Rollouts of each.
    pub dice: u64,
    /// How long a rollout is, in turns of players.
    pub player_turns: u32,
}

impl PlanSampling {
    /// Enough to tell something of every phase.
    pub const USUAL: PlanSampling =
        PlanSampling { every: 4, plans: 12, nodes: 800, dice: 8, player_turns: 4 };
}

/// A plan for a phase, and what came of it. The group of the sample is the number of the phase in its game, so that
/// plans for the same phase are compared.
#[derive(Clone, Debug)]
pub struct PlanSample {
    /// Who made the plan.
    pub seat: Seat,
    /// The features of the position it led to, and the lead that came of it, both as that seat sees them.
    pub sample: PositionSample,
}

/// Plays a game by the policy, and samples plans for some of its phases.
pub fn sample_plans<G: Doctrine>(
    game: &G,
    weights: &Weights,
    sampling: &PlanSampling,
    seed: u64,
) -> Vec<PlanSample> {
    let mut dice = SeededDice::new(seed_for(seed, Stream::World));
    let mut chance = SeededDice::new(seed_for(seed, Stream::Exploration));
    let mut policy: Policy<G> = Policy::default();
    let mut state = game.start();
    let (mut samples, mut planning_phase, mut phases) = (Vec::new(), None, 0);
    while let Turn::Decide(seat) = game.turn(&state) {
        let here = Some((seat, game.planning_phase(&state)));
        if planning_phase != here
            && game.has_deterministic_plan(&state)
            && chance.below(sampling.every.max(1)) == 0
        {
            let phase = Phase { game, weights, sampling, seat, state: &game.view(&state, seat) };
            phase.compare(phases, seed_for(seed, Stream::Sampled(phases.into())), &mut samples);
            phases += 1;
        }
        planning_phase = here;
        // Careless now and then, so that games differ.
        let Some(decision) = policy.choose_carelessly(game, &state, weights, EXPLORATION, &mut chance) else {
            break;
        };
        game.resolve(&mut state, &mut policy.scratch, decision, &mut dice, &mut Log::silent());
    }
    samples
}

/// A phase that is sampled.
struct Phase<'a, G: Doctrine> {
    game: &'a G,
    weights: &'a Weights,
    sampling: &'a PlanSampling,
    seat: Seat,
    state: &'a G::State,
}

impl<G: Doctrine> Phase<'_, G> {
    fn compare(&self, number: u32, seed: u64, samples: &mut Vec<PlanSample>) {
        let (mut known, mut scratch): (Vec<Vec<f32>>, _) = (Vec::new(), G::Scratch::default());
        for index in 0..self.sampling.plans as u64 {
            let plan = self.plan(index, seed_for(seed, Stream::SampledPlan(index)));
            let mut state = self.state.clone();
            let mut dice = SeededDice::new(seed);
            for decision in plan {
                self.game.resolve(&mut state, &mut scratch, decision, &mut dice, &mut Log::silent());
            }
            let mut features = vec![0.0; G::FEATURES.len()];
            self.game.features(&state, self.seat, &mut G::Memory::default(), &mut features);
            // The same plan again, or one that looks the same, tells nothing.
            if known.contains(&features) {
                continue;
            }
            known.push(features.clone());
            let sum: f32 = (0..self.sampling.dice)
                .map(|number| self.rollout_from(&state, seed_for(seed, Stream::SampledRollout(number))))
                .sum();
            let sample =
                PositionSample { group: number, features, lead: sum / self.sampling.dice.max(1) as f32 };
            samples.push(PlanSample { seat: self.seat, sample });
        }
    }

    /// A plan: first the policy's, then one for the plan weights as they are, then some for jittered weights.
    fn plan(&self, index: u64, seed: u64) -> Vec<G::Decision> {
        let budget = Budget { nodes: if index == 0 { 1 } else { self.sampling.nodes }, ..Budget::POLICY };
        let identity = self.game.identity();
        let id = identity.seat_info(self.seat).map_or("", |seat| seat.id);
        let mut weights = self.weights.clone();
        let mut plan_weights = weights.plan_weights(id).to_vec();
        if index > 1 {
            plan_weights =
                jitter(&plan_weights, &mut SeededDice::new(seed_for(seed, Stream::SampledWeights)));
        }
        weights.plan.insert(id.to_owned(), plan_weights);
        let mut commander = Commander::new(budget, seed);
        let thought = commander.decide(self.game, &weights, self.state, self.seat, &Stop::never());
        thought
            .map_or_else(Vec::new, |thought| std::iter::once(thought.decision).chain(thought.plan).collect())
    }

    /// What becomes of a position in a rollout.
    fn rollout_from(&self, from: &G::State, seed: u64) -> f32 {
        let Phase { game, weights, seat, .. } = *self;
        let until = game.player_turn(self.state) + self.sampling.player_turns;
        let mut state = from.clone();
        let mut dice = CommonRandomNumbers::new(seed);
        let mut policy: Policy<G> = Policy::default();
        policy.rollout(game, &mut state, weights, &mut dice, |state, _| game.player_turn(state) < until);
        value_so_far(game, weights, &state, seat)
    }
}
