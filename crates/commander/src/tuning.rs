//! Better weights from self-play.
//!
//! The evaluation is fitted by least squares: whole games are played, every position at the beginning of a turn is
//! remembered with the lead that came of it, and the weights are those that predict it best. Positions are compared only
//! with others of the same turn, so that what is true of every game says nothing.
//!
//! The policy is tuned by SPSA (simultaneous perturbation stochastic approximation): a small change of all of its weights
//! against the opposite change, in pairs of games with the same dice and sides swapped, and a step towards the better.

use crate::match_play::{Match, Player, Scrutiny, play_match};
use crate::streams::{Stream, seed_for};
use crate::{Budget, Commander, Doctrine, Stop, Weights};
use kernel::{Log, Seat, SeededDice, Turn};
use std::collections::BTreeMap;

/// The share of random choices in games that are played to be sampled, so that they differ.
pub(crate) const EXPLORATION: f32 = 0.1;
/// The shares in games whose positions are sampled, one of these for each seat: so that some games are one-sided.
const SHARES: [f32; 4] = [0.0, 0.1, 0.25, 0.5];

/// A position, and what became of it.
#[derive(Clone, Debug)]
pub struct PositionSample {
    /// Samples are compared within a group: positions of the same turn of a player ([`Doctrine::player_turn`]), or plans
    /// for the same phase.
    pub group: u32,
    /// The features as the first seat sees them.
    pub features: Vec<f32>,
    /// The lead of the first seat at the end, with what a win counts beside the points ([`Doctrine::stake`]).
    pub lead: f32,
}

/// Plays a game by the policy, careless with some units so that games differ, and remembers its positions.
pub fn sample_positions<G: Doctrine>(game: &G, weights: &Weights, seed: u64) -> Vec<PositionSample> {
    let mut dice = SeededDice::new(seed_for(seed, Stream::World));
    let seats = game.identity().seats.len();
    let mut commanders: Vec<Commander<G>> = (0..seats)
        .map(|seat| {
            let share = SHARES
                [SeededDice::new(seed_for(seed, Stream::Carelessness(seat as u64))).below(SHARES.len())];
            let budget = Budget { careless: share, ..Budget::POLICY };
            Commander::new(budget, seed_for(seed, Stream::Agent(seat as u64)))
        })
        .collect();
    let mut memory = G::Memory::default();
    let (mut state, mut scratch) = (game.start(), G::Scratch::default());
    let mut samples: Vec<PositionSample> = Vec::new();
    while let Turn::Decide(seat) = game.turn(&state) {
        let group = game.player_turn(&state);
        if samples.last().is_none_or(|sample| sample.group != group) {
            let mut features = vec![0.0; G::FEATURES.len()];
            game.features(&state, Seat(0), &mut memory, &mut features);
            samples.push(PositionSample { group, features, lead: 0.0 });
        }
        let view = game.view(&state, seat);
        let commander = &mut commanders[usize::from(seat.0)];
        let Some(thought) = commander.decide(game, weights, &view, seat, &Stop::never()) else { break };
        game.resolve(&mut state, &mut scratch, thought.decision, &mut dice, &mut Log::silent());
    }
    let outcome = game.outcome(&state);
    let lead = gain_of(game, outcome.winner, &outcome.points, Seat(0));
    samples.iter_mut().for_each(|sample| sample.lead = lead);
    samples
}

/// What a seat has at the end: its lead, and the stake of the game if it has won or lost it.
fn gain_of<G: Doctrine>(game: &G, winner: Option<Seat>, points: &[i32], seat: Seat) -> f32 {
    let stake = match winner {
        None => 0.0,
        Some(winner) if winner == seat => game.stake(),
        Some(_) => -game.stake(),
    };
    lead_of(points, seat) + stake
}

/// What a seat has at the end, or the value of the position if the game goes on.
pub(crate) fn value_so_far<G: Doctrine>(game: &G, weights: &Weights, state: &G::State, seat: Seat) -> f32 {
    match game.turn(state) {
        Turn::Over => {
            let outcome = game.outcome(state);
            gain_of(game, outcome.winner, &outcome.points, seat)
        }
        Turn::Decide(_) => game.value(state, seat, weights, &mut G::Memory::default()),
    }
}

/// The lead of a seat over the best of the others.
pub fn lead_of(points: &[i32], seat: Seat) -> f32 {
    let own = points.get(usize::from(seat.0)).copied().unwrap_or(0);
    let others = points.iter().enumerate().filter(|(index, _)| *index != usize::from(seat.0));
    (own - others.map(|(_, points)| *points).max().unwrap_or(0)) as f32
}

/// Least squares: the weights of the features that predict the leads best, drawn towards `known` with a pull of `ridge`
/// samples for each.
///
/// ```
/// use commander::{PositionSample, fit};
/// let sample = |a: f32, b: f32| PositionSample { group: 1, features: vec![a, b], lead: 3.0 * a - b };
/// let samples = [sample(1.0, 0.0), sample(0.0, 1.0), sample(2.0, 5.0), sample(-1.0, 3.0)];
/// let weights = fit(&samples, &[0.0, 0.0], 0.0);
/// assert!((weights[0] - 3.0).abs() < 1e-3 && (weights[1] + 1.0).abs() < 1e-3);
/// ```
pub fn fit(samples: &[PositionSample], known: &[f32], ridge: f64) -> Vec<f32> {
    let n = known.len();
    // What is common to all positions of a turn is taken off.
    let mut means: BTreeMap<u32, (f64, Vec<f64>, f64)> = BTreeMap::new();
    for sample in samples {
        let (count, features, lead) = means.entry(sample.group).or_insert((0.0, vec![0.0; n], 0.0));
        *count += 1.0;
        *lead += f64::from(sample.lead);
        features.iter_mut().zip(&sample.features).for_each(|(sum, value)| *sum += f64::from(*value));
    }
    let mut matrix = vec![vec![0.0f64; n]; n];
    let mut right = vec![0.0f64; n];
    for sample in samples {
        let (count, features, lead) = &means[&sample.group];
        let centred: Vec<f64> = sample
            .features
            .iter()
            .zip(features)
            .map(|(value, sum)| f64::from(*value) - sum / count)
            .collect();
        // What the known weights leave unexplained is fitted.
        let predicted: f64 =
            centred.iter().zip(known).map(|(value, weight)| value * f64::from(*weight)).sum();
        let rest = f64::from(sample.lead) - lead / count - predicted;
        for row in 0..n {
            right[row] += centred[row] * rest;
            for column in 0..n {
                matrix[row][column] += centred[row] * centred[column];
            }
        }
    }
    for (index, row) in matrix.iter_mut().enumerate() {
        // Scaled, so that features of any size are drawn alike; a feature that never varies stays as it is.
        let own = row[index];
        row[index] += own * ridge / samples.len().max(1) as f64 + 1e-6;
    }
    let change = solve(matrix, right);
    known.iter().zip(change).map(|(weight, change)| weight + change as f32).collect()
}

/// Solves a system of equations by elimination; what is undetermined is 0.
fn solve(mut matrix: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let n = right.len();
    for column in 0..n {
        let pivot = (column..n)
            .max_by(|a, b| matrix[*a][column].abs().total_cmp(&matrix[*b][column].abs()))
            .unwrap_or(column);
        matrix.swap(column, pivot);
        right.swap(column, pivot);
        if matrix[column][column].abs() < 1e-9 {
            continue;
        }
        let above = matrix[column].clone();
        let above_right = right[column];
        for (index, (row, right)) in matrix.iter_mut().zip(&mut right).enumerate() {
            let factor = row[column] / above[column];
            if index != column && factor != 0.0 {
                row.iter_mut().zip(&above).skip(column).for_each(|(value, above)| *value -= factor * above);
                *right -= factor * above_right;
            }
        }
    }
    (0..n)
        .map(
            |index| if matrix[index][index].abs() < 1e-9 { 0.0 } else { right[index] / matrix[index][index] },
        )
        .collect()
}

/// How well weights predict: the share of the variance of leads that they explain, from 0 to 1.
pub fn explained_variance(samples: &[PositionSample], weights: &[f32]) -> f32 {
    let mut by_group: BTreeMap<u32, Vec<(f64, f64)>> = BTreeMap::new();
    for sample in samples {
        let predicted: f32 = sample.features.iter().zip(weights).map(|(value, weight)| value * weight).sum();
        by_group.entry(sample.group).or_default().push((f64::from(predicted), f64::from(sample.lead)));
    }
    let (mut cross, mut ours, mut theirs) = (0.0, 0.0, 0.0);
    for pairs in by_group.values() {
        let count = pairs.len() as f64;
        let (a, b) = pairs.iter().fold((0.0, 0.0), |sum, pair| (sum.0 + pair.0, sum.1 + pair.1));
        for pair in pairs {
            let (x, y) = (pair.0 - a / count, pair.1 - b / count);
            cross += x * y;
            ours += x * x;
            theirs += y * y;
        }
    }
    if ours * theirs == 0.0 { 0.0 } else { (cross * cross / (ours * theirs)) as f32 }
}

/// Two sets of weights around a centre, and the way from it to the first, for one step of SPSA: each weight is moved up or
/// down at random by a share of its size.
pub fn spsa_perturbation(policy: &[f32], share: f32, seed: u64) -> (Vec<f32>, Vec<f32>, Vec<f32>) {
    let mut dice = SeededDice::new(seed_for(seed, Stream::Spsa));
    let moves: Vec<f32> = policy
        .iter()
        .map(|weight| {
            let size = (weight.abs() * share).max(0.01);
            if dice.below(2) == 0 { size } else { -size }
        })
        .collect();
    let shifted = |sign: f32| policy.iter().zip(&moves).map(|(weight, by)| weight + sign * by).collect();
    (shifted(1.0), shifted(-1.0), moves)
}

/// A player of a pair, with its weights.
pub type Contender<'a> = (&'a Weights, Player);

/// Both games of a pair: the first contender plays each seat once. Returns its score (0 to 2) and its lead in both
/// games together, with what a win counts beside the points.
pub fn play_pair<G: Doctrine>(
    game: &G,
    first: Contender<'_>,
    second: Contender<'_>,
    seed: u64,
    stop: &Stop,
) -> Option<(f32, f32)> {
    let quiet = Scrutiny::Result;
    let one = play_match(game, &[first.0, second.0], &[first.1, second.1], seed, quiet, stop)?;
    let two = play_match(game, &[second.0, first.0], &[second.1, first.1], seed, quiet, stop)?;
    let score = |winner: Option<Seat>, seat: u8| match winner {
        None => 0.5,
        Some(winner) if winner.0 == seat => 1.0,
        Some(_) => 0.0,
    };
    let gain = |played: &Match, seat| gain_of(game, played.winner, &played.points, Seat(seat));
    let lead = gain(&one, 0) + gain(&two, 1);
    Some((score(one.winner, 0) + score(two.winner, 1), lead))
}
