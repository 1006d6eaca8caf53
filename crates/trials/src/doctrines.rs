//! What every doctrine has to stand: a commander relies on it.

use crate::walk;
use commander::{Budget, Commander, Doctrine, Level, Stop, Weights};
use kernel::{Log, Seat, SeededDice, Turn};
use std::collections::HashSet;

fn features<G: Doctrine>(game: &G, state: &G::State, seat: Seat, memory: &mut G::Memory) -> Vec<f32> {
    let mut features = vec![0.0; G::FEATURES.len()];
    game.features(state, seat, memory, &mut features);
    features
}

/// What is good for one of two seats is as bad for the other, and every feature is a finite number.
pub fn seats_see_opposites<G: Doctrine>(game: &G, seed: u64) {
    let state = walk(game, seed).state;
    let mut memory = G::Memory::default();
    let (one, other) =
        (features(game, &state, Seat(0), &mut memory), features(game, &state, Seat(1), &mut memory));
    for ((one, other), feature) in one.iter().zip(&other).zip(G::FEATURES) {
        assert!(one.is_finite(), "seed {seed}: {} is {one}", feature.name);
        assert!((one + other).abs() < 1e-3, "seed {seed}: {} is {one} and {other}", feature.name);
    }
}

/// A memory that has seen a whole game tells the same as one that has seen nothing, and every decision has a finite
/// score.
pub fn memory_changes_no_answer<G: Doctrine>(game: &G, weights: &Weights, seed: u64) {
    let mut old = G::Memory::default();
    let mut dice = SeededDice::new(seed);
    for step in 0..6 {
        let state = walk(game, seed + step).state;
        let Turn::Decide(seat) = game.turn(&state) else { continue };
        let mut decisions = Vec::new();
        game.decisions(&state, &mut G::Scratch::default(), &mut decisions);
        let score = |memory: &mut G::Memory| {
            let mut scores = Vec::new();
            game.score(&state, &decisions, &weights.policy, memory, &mut scores);
            scores
        };
        let (with_memory, fresh) = (score(&mut old), score(&mut G::Memory::default()));
        assert_eq!(with_memory.len(), decisions.len(), "seed {seed}: a score for every decision");
        assert!(with_memory.iter().all(|score| score.is_finite()), "seed {seed}: {with_memory:?}");
        assert_eq!(with_memory, fresh, "seed {seed}, step {step}");
        let seat = if dice.below(2) == 0 { seat } else { Seat(0) };
        assert_eq!(
            features(game, &state, seat, &mut old),
            features(game, &state, seat, &mut G::Memory::default()),
            "seed {seed}, step {step}"
        );
    }
}

/// Every level decides legally, wherever it is put, and the same seed decides the same.
pub fn levels_decide_legally<G: Doctrine>(game: &G, weights: &Weights, seed: u64, decisions: usize) {
    for level in Level::ALL {
        let whole = game.budget(level);
        let budget = Budget { nodes: whole.nodes.min(120), ..whole };
        let (mut one, mut twin) = (Commander::new(budget, seed), Commander::new(budget, seed));
        let crate::Walk { mut state, mut dice, .. } = walk(game, seed);
        for _ in 0..decisions {
            let Turn::Decide(seat) = game.turn(&state) else { break };
            let view = game.view(&state, seat);
            let decide = |commander: &mut Commander<G>| {
                commander.decide(game, weights, &view, seat, &Stop::never()).map(|thought| thought.decision)
            };
            let decision = decide(&mut one).unwrap_or_else(|| panic!("seed {seed}: {level} decides nothing"));
            assert_eq!(decide(&mut twin), Some(decision), "seed {seed}: {level}");
            if let Err(refusal) = game.check(&state, &mut Default::default(), seat, decision) {
                panic!("seed {seed}: {level} decides {decision:?}: {refusal}");
            }
            game.resolve(&mut state, &mut Default::default(), decision, &mut dice, &mut Log::silent());
        }
    }
}

/// Whole games by the policy come to an end, and no side moves a unit to and fro within its turn: a turn takes
/// at most `most` decisions. Player turns only go on, and an epoch never comes back ([`Doctrine::epoch`]).
pub fn habits_come_to_an_end<G: Doctrine>(game: &G, weights: &Weights, seed: u64, most: u32) {
    let mut policy = commander::Policy::default();
    let mut dice = SeededDice::new(seed);
    let mut state = game.start();
    let (mut turn, mut played) = (game.player_turn(&state), 0);
    let (mut epoch, mut ended) = (game.epoch(&state), HashSet::new());
    while game.turn(&state) != Turn::Over {
        let decision = policy.choose(game, &state, weights).expect("something can be decided");
        game.resolve(&mut state, &mut Default::default(), decision, &mut dice, &mut Log::silent());
        played += 1;
        if game.player_turn(&state) != turn {
            assert!(game.player_turn(&state) > turn, "seed {seed}: player turn {turn} goes back");
            (turn, played) = (game.player_turn(&state), 0);
        }
        if game.epoch(&state) != epoch {
            ended.insert(std::mem::replace(&mut epoch, game.epoch(&state)));
            assert!(!ended.contains(&epoch), "seed {seed}: epoch {epoch} comes back");
        }
        assert!(played <= most, "seed {seed}: no end in game-turn {}", game.round(&state));
    }
}
