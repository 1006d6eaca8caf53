//! What every commander keeps to, shown on a small game with a secret.

mod guessing;

use commander::{Budget, Commander, Level, Player, Scrutiny, Stop, Weights, play_match};
use guessing::{Decision, Guessing, State};
use kernel::{Game, Seat};
use std::collections::BTreeMap;

const WEIGHTS: fn() -> Weights =
    || Weights { evaluation: vec![1.0], policy: vec![1.0], plan: BTreeMap::new() };

fn choice(level: Level, seen: &State, seed: u64) -> Decision {
    let mut commander = Commander::new(level.budget(), seed);
    let seat = Seat(seen.turn % 2);
    commander.decide(&Guessing::new(), &WEIGHTS(), seen, seat, &Stop::never()).unwrap().decision
}

fn positions() -> impl Iterator<Item = State> {
    (0..4).flat_map(|turn| {
        [[0, 0], [3, -2]].into_iter().map(move |points| State { hidden: [1, 1], turn, points })
    })
}

#[test]
fn what_is_hidden_changes_no_choice() {
    let game = Guessing::new();
    for level in Level::ALL {
        for position in positions() {
            let seat = Seat(position.turn % 2);
            let with = |secret: u8| {
                let mut state = position;
                state.hidden[usize::from(1 - seat.0)] = secret;
                choice(level, &game.view(&state, seat), 11)
            };
            let choices: Vec<Decision> = (1..=6).map(with).collect();
            assert!(choices.iter().all(|known| *known == choices[0]), "{level}: {choices:?}");
        }
    }
}

/// The test above would see a commander that peeps: one that is shown everything guesses right.
#[test]
fn whoever_sees_the_secret_uses_it() {
    for secret in 1..=6 {
        let state = State { hidden: [1, secret], turn: 0, points: [0; 2] };
        assert_eq!(choice(Level::General, &state, 3), Decision::Guess(secret));
    }
}

#[test]
fn levels_that_search_find_what_the_policy_passes_by() {
    let state = State { hidden: [0, 4], turn: 0, points: [0; 2] };
    assert_eq!(choice(Level::Sergeant, &state, 1), Decision::Pass);
    assert_eq!(choice(Level::Captain, &state, 1), Decision::Guess(4));
}

#[test]
fn the_same_seed_gives_the_same_game_and_another_seed_another() {
    let game = Guessing::new();
    let weights = WEIGHTS();
    let players = [Player::Level(Level::Captain), Player::Random];
    let played = |seed| {
        play_match(&game, &[&weights, &weights], &players, seed, Scrutiny::Result, &Stop::never()).unwrap()
    };
    assert_eq!(played(4), played(4));
    assert!((5..30).any(|seed| played(seed).points != played(4).points));
}

#[test]
fn whoever_is_stopped_decides_at_once() {
    let stop = Stop::never();
    stop.now();
    let game = Guessing::new();
    let state = game.view(&game.start(), Seat(0));
    let mut commander: Commander<Guessing> =
        Commander::new(Budget { nodes: u32::MAX, ..Level::General.budget() }, 1);
    let found = commander.decide(&game, &WEIGHTS(), &state, Seat(0), &stop).unwrap();
    assert!(game.check(&state, &mut Default::default(), Seat(0), found.decision).is_ok());
    assert!(found.nodes < 200, "{} nodes", found.nodes);
}

#[test]
fn a_search_tells_what_else_was_evaluated() {
    let game = Guessing::new();
    let state = State { hidden: [0, 4], turn: 0, points: [0; 2] };
    let mut commander: Commander<Guessing> = Commander::new(Level::General.budget(), 1);
    let found = commander.decide(&game, &WEIGHTS(), &state, Seat(0), &Stop::never()).unwrap();
    let expected = found.expected.unwrap();
    assert_eq!(expected.decision, found.decision);
    assert!(!found.alternatives.is_empty());
    for other in &found.alternatives {
        assert_ne!(other.decision, found.decision);
        assert!(other.lead <= expected.lead, "{other:?}");
    }
}

/// A gamble brings half a point less than nothing in the mean, whatever one imagined die made it look like: advice
/// tells what the alternatives bring on as many dice as the decision itself.
#[test]
fn advice_evaluates_the_alternatives_on_the_same_dice_as_the_decision() {
    let game = Guessing::without_dice();
    let state = State { hidden: [0, 4], turn: 0, points: [0; 2] };
    let mut gambles = 0;
    for seed in 1..=30 {
        let mut commander: Commander<Guessing> = Commander::new(Level::General.budget(), seed);
        let found = commander.advise(&game, &WEIGHTS(), &state, Seat(0), &Stop::never()).unwrap();
        assert_eq!(found.decision, Decision::Guess(4), "seed {seed}");
        assert!(found.alternatives.is_sorted_by(|a, b| a.lead >= b.lead), "seed {seed}");
        for gamble in found.alternatives.iter().filter(|other| other.decision == Decision::Gamble) {
            gambles += 1;
            assert!((gamble.lead + 0.5).abs() < 1.2, "seed {seed}: {gamble:?}");
        }
    }
    assert!(gambles > 5, "{gambles} gambles");
}

/// Plan weights by which points are bad improve the plan into a wrong guess; the evaluation on dice, which goes by the
/// weights of the evaluation, keeps it from being played.
#[test]
fn plan_weights_choose_what_is_tried_and_dice_what_is_done() {
    let game = Guessing::without_dice();
    let state = State { hidden: [0, 4], turn: 0, points: [0; 2] };
    let mut weights = WEIGHTS();
    weights.plan.insert("one".to_owned(), vec![-1.0]);
    let with = |weights: &Weights| {
        let mut commander: Commander<Guessing> = Commander::new(Level::General.budget(), 5);
        commander.decide(&game, weights, &state, Seat(0), &Stop::never()).unwrap()
    };
    assert_eq!(with(&WEIGHTS()).decision, Decision::Guess(4));
    let misled = with(&weights);
    assert_ne!(misled.decision, Decision::Guess(4), "by the plan weights it is bad");
    assert_eq!(misled.decision, Decision::Pass, "the policy's plan is better than the improved one");
    // The plan weights of another seat are of no concern.
    let mut other = WEIGHTS();
    other.plan.insert("two".to_owned(), vec![-1.0]);
    assert_eq!(with(&other).decision, Decision::Guess(4));
}

#[test]
fn nobody_decides_when_the_game_is_over() {
    let game = Guessing::new();
    let state = State { hidden: [1, 1], turn: guessing::LAST, points: [0; 2] };
    for level in Level::ALL {
        let mut commander = Commander::new(level.budget(), 1);
        assert!(commander.decide(&game, &WEIGHTS(), &state, Seat(0), &Stop::never()).is_none(), "{level}");
    }
}
