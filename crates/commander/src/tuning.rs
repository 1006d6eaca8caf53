//! Better weights from self-play.
//!
//! The features are fitted to the end: whole games are played, every position at the beginning of a turn is
//! remembered with the lead that came of it, and least squares find the weights that foretell it best. Positions
//! are compared only with others of the same turn, so that what is true of every game says nothing.
//!
//! The habits are tried out: a small change of all of them against the opposite change, in pairs of games with
//! the same dice and sides swapped, and a step towards the better (SPSA).

use crate::bout::{Bout, Player, Scrutiny, play_bout, seed_for};
use crate::{Budget, Commander, Doctrine, Stop, Weights};
use kernel::{Log, Seat, SeededDice, Turn};
use std::collections::BTreeMap;

/// A position, and what became of it.
#[derive(Clone, Debug)]
pub struct Sample {
    /// When ([`Doctrine::beat`]).
    pub beat: u32,
    /// The features as the first seat sees them.
    pub features: Vec<f32>,
    /// The lead of the first seat at the end, with what a win counts beside the points ([`Doctrine::stake`]).
    pub lead: f32,
}

/// Plays a game by habit, careless with some units so that games differ, and remembers its positions.
pub fn gather<G: Doctrine>(game: &G, weights: &Weights, seed: u64) -> Vec<Sample> {
    let mut dice = SeededDice::new(seed_for(seed, 1));
    let seats = game.identity().seats.len();
    let shares = [0.0, 0.1, 0.25, 0.5];
    let mut commanders: Vec<Commander<G>> = (0..seats)
        .map(|seat| {
            let share = shares[SeededDice::new(seed_for(seed, 50 + seat as u64)).below(shares.len())];
            let budget = Budget { careless: share, ..Budget::HABITS };
            Commander::new(budget, seed_for(seed, 2 + seat as u64))
        })
        .collect();
    let mut staff = G::Staff::default();
    let mut state = game.start();
    let mut samples: Vec<Sample> = Vec::new();
    while let Turn::Decide(seat) = game.turn(&state) {
        let beat = game.beat(&state);
        if samples.last().is_none_or(|sample| sample.beat != beat) {
            let mut features = vec![0.0; G::FEATURES.len()];
            game.assess(&state, Seat(0), &mut staff, &mut features);
            samples.push(Sample { beat, features, lead: 0.0 });
        }
        let view = game.view(&state, seat);
        let commander = &mut commanders[usize::from(seat.0)];
        let Some(thought) = commander.decide(game, weights, &view, seat, &Stop::never()) else { break };
        game.resolve(&mut state, thought.decision, &mut dice, &mut Log::silent());
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

/// What a seat has at the end, or may expect if the game goes on.
pub(crate) fn lead_so_far<G: Doctrine>(game: &G, weights: &Weights, state: &G::State, seat: Seat) -> f32 {
    match game.turn(state) {
        Turn::Over => {
            let outcome = game.outcome(state);
            gain_of(game, outcome.winner, &outcome.points, seat)
        }
        Turn::Decide(_) => game.expect(state, seat, weights, &mut G::Staff::default()),
    }
}

/// The lead of a seat over the best of the others.
pub fn lead_of(points: &[i32], seat: Seat) -> f32 {
    let own = points.get(usize::from(seat.0)).copied().unwrap_or(0);
    let others = points.iter().enumerate().filter(|(index, _)| *index != usize::from(seat.0));
    (own - others.map(|(_, points)| *points).max().unwrap_or(0)) as f32
}

/// The weights of the features that foretell the leads best, drawn towards `known` with a pull of `ridge`
/// samples for each.
///
/// ```
/// use commander::{Sample, fit};
/// let sample = |a: f32, b: f32| Sample { beat: 1, features: vec![a, b], lead: 3.0 * a - b };
/// let samples = [sample(1.0, 0.0), sample(0.0, 1.0), sample(2.0, 5.0), sample(-1.0, 3.0)];
/// let weights = fit(&samples, &[0.0, 0.0], 0.0);
/// assert!((weights[0] - 3.0).abs() < 1e-3 && (weights[1] + 1.0).abs() < 1e-3);
/// ```
pub fn fit(samples: &[Sample], known: &[f32], ridge: f64) -> Vec<f32> {
    let n = known.len();
    // What is common to all positions of a turn is taken off.
    let mut means: BTreeMap<u32, (f64, Vec<f64>, f64)> = BTreeMap::new();
    for sample in samples {
        let (count, features, lead) = means.entry(sample.beat).or_insert((0.0, vec![0.0; n], 0.0));
        *count += 1.0;
        *lead += f64::from(sample.lead);
        features.iter_mut().zip(&sample.features).for_each(|(sum, value)| *sum += f64::from(*value));
    }
    let mut matrix = vec![vec![0.0f64; n]; n];
    let mut right = vec![0.0f64; n];
    for sample in samples {
        let (count, features, lead) = &means[&sample.beat];
        let centred: Vec<f64> = sample
            .features
            .iter()
            .zip(features)
            .map(|(value, sum)| f64::from(*value) - sum / count)
            .collect();
        // What the known weights leave unexplained is fitted.
        let foretold: f64 = centred.iter().zip(known).map(|(value, weight)| value * f64::from(*weight)).sum();
        let rest = f64::from(sample.lead) - lead / count - foretold;
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

/// How well weights foretell: the share of the spread of leads that they explain, from 0 to 1.
pub fn explained(samples: &[Sample], weights: &[f32]) -> f32 {
    let mut by_beat: BTreeMap<u32, Vec<(f64, f64)>> = BTreeMap::new();
    for sample in samples {
        let foretold: f32 = sample.features.iter().zip(weights).map(|(value, weight)| value * weight).sum();
        by_beat.entry(sample.beat).or_default().push((f64::from(foretold), f64::from(sample.lead)));
    }
    let (mut cross, mut ours, mut theirs) = (0.0, 0.0, 0.0);
    for pairs in by_beat.values() {
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

/// Two sets of habits around a centre, for one step of the search: each habit is moved up or down at random by a
/// share of its size.
pub fn perturb(habits: &[f32], share: f32, seed: u64) -> (Vec<f32>, Vec<f32>, Vec<f32>) {
    let mut dice = SeededDice::new(seed_for(seed, 77));
    let moves: Vec<f32> = habits
        .iter()
        .map(|habit| {
            let size = (habit.abs() * share).max(0.01);
            if dice.below(2) == 0 { size } else { -size }
        })
        .collect();
    let shifted = |sign: f32| habits.iter().zip(&moves).map(|(habit, by)| habit + sign * by).collect();
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
    let one = play_bout(game, &[first.0, second.0], &[first.1, second.1], seed, quiet, stop)?;
    let two = play_bout(game, &[second.0, first.0], &[second.1, first.1], seed, quiet, stop)?;
    let score = |winner: Option<Seat>, seat: u8| match winner {
        None => 0.5,
        Some(winner) if winner.0 == seat => 1.0,
        Some(_) => 0.0,
    };
    let gain = |bout: &Bout, seat| gain_of(game, bout.winner, &bout.points, Seat(seat));
    let lead = gain(&one, 0) + gain(&two, 1);
    Some((score(one.winner, 0) + score(two.winner, 1), lead))
}
