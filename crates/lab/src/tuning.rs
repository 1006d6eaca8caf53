//! Better weights for the computer opponent, from self-play.

use crate::schedule::{Harvest, in_turn, work};
use crate::statistics::{Mean, Score, Sums};
use commander::{Level, Player, PositionSample, Stop, Weights, explained_variance, fit, spsa_perturbation};
use games::Title;
use std::collections::BTreeMap;
use std::convert::Infallible;
use std::sync::Arc;

/// How much is played to tune.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Effort {
    /// Games whose positions the evaluation is fitted to.
    pub games: u64,
    /// Steps of SPSA that the policy takes.
    pub steps: u64,
    /// Pairs of games for each step.
    pub pairs: u64,
    /// Pairs of games, on seeds of their own, that show whether it was worth it.
    pub proof: u64,
    /// The first seed.
    pub seed: u64,
}

/// What tuning found.
#[derive(Clone, Debug)]
pub struct Tuned {
    /// The new weights.
    pub weights: Weights,
    /// The share of the variance of leads that the evaluation explained before and explains now.
    pub explained: (f32, f32),
    /// How the new policy did against the old, without search.
    pub score: Score,
    /// Their lead, both games of a pair together.
    pub margin: Mean,
}

/// How far a weight is moved to see what it does, and how far it follows.
const SHARE: f32 = 0.2;
const RATE: f32 = 0.5;

/// How much the known weights of the evaluation count, in samples.
const TRUST: f64 = 200.0;

/// More turns than any game has.
const A_SCENARIO: u32 = 1_000_000;

/// Tunes the weights of a game: the evaluation by least squares, the policy by SPSA. A game with several scenarios, which share
/// their weights, has a title for each, and they take turns. Nothing if it was stopped.
pub fn tune(
    titles: &[Arc<dyn Title>],
    effort: &Effort,
    threads: usize,
    stop: &Stop,
    watch: &mut dyn FnMut(&str, u64, u64),
) -> Option<Tuned> {
    let old = titles.first()?.weights().clone();
    let mut weights = old.clone();
    // The policy first: the evaluation is to tell what comes of positions between good players.
    for step in 0..effort.steps {
        watch("policy", step, effort.steps);
        let seed = effort.seed + 1_000_000 * (step + 1);
        // Smaller steps towards the end.
        let share = SHARE * (1.0 - 0.7 * step as f32 / effort.steps.max(1) as f32);
        let (up, down, moves) = spsa_perturbation(&weights.policy, share, seed);
        let with = |policy: Vec<f32>| Weights { policy, ..weights.clone() };
        let (up, down) = (with(up), with(down));
        let (_, margins) = compare(titles, &up, &down, effort.pairs, seed, threads, stop)?;
        let mean = margins.mean();
        let unsure = mean.margin.unwrap_or(f64::INFINITY).max(1e-6);
        // As sure as the pairs are about it: at most a whole move.
        let towards = ((mean.mean / unsure) as f32).clamp(-1.0, 1.0) * RATE;
        weights.policy.iter_mut().zip(&moves).for_each(|(weight, by)| *weight += towards * by);
    }
    let samples = sample(titles, &weights, effort, threads, stop, watch)?;
    let evaluation = fit(&samples, &weights.evaluation, TRUST);
    let explained =
        (explained_variance(&samples, &weights.evaluation), explained_variance(&samples, &evaluation));
    watch("proof", 0, effort.proof);
    let proof = effort.seed + 500_000_000;
    let (scores, margins) = compare(titles, &weights, &old, effort.proof, proof, threads, stop)?;
    weights.evaluation = evaluation;
    Some(Tuned { weights, explained, score: Score::of_quarters(&scores), margin: margins.mean() })
}

/// Positions of games with these weights.
fn sample(
    titles: &[Arc<dyn Title>],
    weights: &Weights,
    effort: &Effort,
    threads: usize,
    stop: &Stop,
    watch: &mut dyn FnMut(&str, u64, u64),
) -> Option<Vec<PositionSample>> {
    let play = |number: u64| {
        if stop.is_due() {
            return None;
        }
        let mut samples = in_turn(titles, number).sample_positions(weights, effort.seed + number);
        // Positions of one scenario say nothing about those of another.
        let scenario = (number % titles.len() as u64) as u32;
        samples.iter_mut().for_each(|sample| sample.group += scenario * A_SCENARIO);
        Some(samples)
    };
    let mut desk = Samples { found: Vec::new(), games: 0, total: effort.games, watch };
    let Ok(()) = work(effort.games, threads, stop, BTreeMap::new(), &play, &mut desk);
    (desk.games == effort.games).then_some(desk.found)
}

/// Pairs of games between two sets of weights, without search: scores of the first in quarters, and its leads.
fn compare(
    titles: &[Arc<dyn Title>],
    first: &Weights,
    second: &Weights,
    pairs: u64,
    seed: u64,
    threads: usize,
    stop: &Stop,
) -> Option<(Sums, Sums)> {
    let player = Player::Level(Level::Sergeant);
    let play =
        |number: u64| in_turn(titles, number).pair((first, player), (second, player), seed + number, stop);
    let mut desk = Pairs::default();
    let Ok(()) = work(pairs, threads, stop, BTreeMap::new(), &play, &mut desk);
    (desk.margins.count() == pairs).then_some((desk.scores, desk.margins))
}

struct Samples<'a> {
    found: Vec<PositionSample>,
    games: u64,
    total: u64,
    watch: &'a mut dyn FnMut(&str, u64, u64),
}

impl Harvest<Vec<PositionSample>, Infallible> for Samples<'_> {
    fn arrived(&mut self, _number: u64, _samples: &Vec<PositionSample>) -> Result<(), Infallible> {
        Ok(())
    }

    fn next(&mut self, number: u64, samples: Vec<PositionSample>) {
        self.found.extend(samples);
        self.games = number + 1;
        (self.watch)("evaluation", self.games, self.total);
    }
}

#[derive(Default)]
struct Pairs {
    scores: Sums,
    margins: Sums,
}

impl Harvest<(f32, f32), Infallible> for Pairs {
    fn arrived(&mut self, _number: u64, _pair: &(f32, f32)) -> Result<(), Infallible> {
        Ok(())
    }

    fn next(&mut self, _number: u64, (score, lead): (f32, f32)) {
        self.scores.add((score * 2.0) as i64);
        self.margins.add(lead as i64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LITTLE: Effort = Effort { games: 3, steps: 2, pairs: 2, proof: 2, seed: 5 };

    #[test]
    fn tuning_is_the_same_on_any_number_of_threads() {
        let title = games::title("inkerman").unwrap();
        let tuned = |threads| {
            let tuned =
                tune(std::slice::from_ref(&title), &LITTLE, threads, &Stop::never(), &mut |_, _, _| {})
                    .unwrap();
            (tuned.weights, tuned.explained)
        };
        let alone = tuned(1);
        assert_eq!(alone, tuned(3));
        assert_ne!(alone.0.policy, title.weights().policy);
        assert!(alone.1.1 >= 0.0);
    }

    #[test]
    fn a_stop_gives_nothing() {
        let stop = Stop::never();
        stop.now();
        let title = games::title("inkerman").unwrap();
        assert!(tune(std::slice::from_ref(&title), &LITTLE, 2, &stop, &mut |_, _, _| {}).is_none());
    }
}
