//! What every commander keeps to, shown on a small game with a secret.

mod guessing;

use commander::{Budget, Commander, Level, Player, Scrutiny, Stop, Weights, play_bout};
use guessing::{Decision, Guessing, State};
use kernel::{Game, Seat};
use std::collections::BTreeMap;

const WEIGHTS: fn() -> Weights =
    || Weights { features: vec![1.0], habits: vec![1.0], looks: BTreeMap::new() };

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
fn levels_that_look_ahead_find_what_habit_passes_by() {
    let state = State { hidden: [0, 4], turn: 0, points: [0; 2] };
    assert_eq!(choice(Level::Sergeant, &state, 1), Decision::Pass);
    assert_eq!(choice(Level::Captain, &state, 1), Decision::Guess(4));
}

#[test]
fn the_same_seed_gives_the_same_game_and_another_seed_another() {
    let game = Guessing::new();
    let weights = WEIGHTS();
    let players = [Player::Level(Level::Captain), Player::Random];
    let bout = |seed| {
        play_bout(&game, &[&weights, &weights], &players, seed, Scrutiny::Result, &Stop::never()).unwrap()
    };
    assert_eq!(bout(4), bout(4));
    assert!((5..30).any(|seed| bout(seed).points != bout(4).points));
}

#[test]
fn whoever_is_stopped_decides_at_once() {
    let stop = Stop::never();
    stop.now();
    let game = Guessing::new();
    let state = game.view(&game.start(), Seat(0));
    let mut commander: Commander<Guessing> =
        Commander::new(Budget { nodes: u32::MAX, ..Level::General.budget() }, 1);
    let thought = commander.decide(&game, &WEIGHTS(), &state, Seat(0), &stop).unwrap();
    assert!(game.check(&state, Seat(0), thought.decision).is_ok());
    assert!(thought.nodes < 200, "{} nodes", thought.nodes);
}

#[test]
fn thoughts_tell_what_else_was_weighed() {
    let game = Guessing::new();
    let state = State { hidden: [0, 4], turn: 0, points: [0; 2] };
    let mut commander: Commander<Guessing> = Commander::new(Level::General.budget(), 1);
    let thought = commander.decide(&game, &WEIGHTS(), &state, Seat(0), &Stop::never()).unwrap();
    let expected = thought.expected.unwrap();
    assert_eq!(expected.decision, thought.decision);
    assert!(!thought.alternatives.is_empty());
    for other in &thought.alternatives {
        assert_ne!(other.decision, thought.decision);
        assert!(other.lead <= expected.lead, "{other:?}");
    }
}

/// A gamble brings half a point less than nothing in the mean, whatever one imagined die made it look like: advice
/// tells what the alternatives bring on as many dice as the decision itself.
#[test]
fn advice_judges_the_alternatives_on_the_same_dice_as_the_decision() {
    let game = Guessing::by_looks();
    let state = State { hidden: [0, 4], turn: 0, points: [0; 2] };
    let mut gambles = 0;
    for seed in 1..=30 {
        let mut commander: Commander<Guessing> = Commander::new(Level::General.budget(), seed);
        let thought = commander.advise(&game, &WEIGHTS(), &state, Seat(0), &Stop::never()).unwrap();
        assert_eq!(thought.decision, Decision::Guess(4), "seed {seed}");
        assert!(thought.alternatives.is_sorted_by(|a, b| a.lead >= b.lead), "seed {seed}");
        for gamble in thought.alternatives.iter().filter(|other| other.decision == Decision::Gamble) {
            gambles += 1;
            assert!((gamble.lead + 0.5).abs() < 1.2, "seed {seed}: {gamble:?}");
        }
    }
    assert!(gambles > 5, "{gambles} gambles");
}

/// Whoever thinks that points look bad improves his plan into a wrong guess, as far as looks go; the verdict on dice,
/// which goes by what the features are worth, keeps him from it.
#[test]
fn looks_choose_what_is_tried_and_dice_what_is_done() {
    let game = Guessing::by_looks();
    let state = State { hidden: [0, 4], turn: 0, points: [0; 2] };
    let mut weights = WEIGHTS();
    weights.looks.insert("one".to_owned(), vec![-1.0]);
    let with = |weights: &Weights| {
        let mut commander: Commander<Guessing> = Commander::new(Level::General.budget(), 5);
        commander.decide(&game, weights, &state, Seat(0), &Stop::never()).unwrap()
    };
    assert_eq!(with(&WEIGHTS()).decision, Decision::Guess(4));
    let misled = with(&weights);
    assert_ne!(misled.decision, Decision::Guess(4), "it does not look good");
    assert_eq!(misled.decision, Decision::Pass, "what habit would do is better than what looks good");
    // The looks of another seat are of no concern.
    let mut other = WEIGHTS();
    other.looks.insert("two".to_owned(), vec![-1.0]);
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
