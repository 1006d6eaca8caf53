//! The promises of the contract, kept at random positions of every scenario.

use commander::Weights;
use crimea::unit::Side;
use crimea::{Crimea, Decision};
use kernel::{Game, Log, PositionFaults, Scenery, SeededDice, Turn, Words};

fn game(scenario: &str) -> Crimea {
    trials::game(&crimea::TITLE, &[("scenario", scenario)])
}

const SCENARIOS: [&str; 8] =
    ["campaign", "alma", "balaklava", "inkerman", "evpatoria", "tchernaya", "malakoff", "valley"];

fn weights(game: &Crimea) -> Weights {
    trials::weights(&crimea::TITLE, game)
}

#[test]
fn what_is_shown_can_be_set_up_again() {
    for scenario in SCENARIOS {
        let game = game(scenario);
        (0..12).for_each(|seed| trials::positions_round_trip(&game, seed));
    }
}

#[test]
fn units_that_stand_where_they_cannot_can_be_waived_and_unknown_ones_never() {
    for scenario in SCENARIOS {
        let game = game(scenario);
        (0..12).for_each(|seed| trials::crowds_can_be_waived(&game, seed));
        trials::unknown_units_are_never_waived(&game);
    }
}

#[test]
fn what_can_be_touched_means_what_can_be_decided() {
    for scenario in SCENARIOS {
        let game = game(scenario);
        (0..6).for_each(|seed| trials::touches_mean_decisions(&game, seed));
    }
}

#[test]
fn a_side_that_waits_may_give_up() {
    for scenario in SCENARIOS {
        let game = game(scenario);
        let give_up = |dice: &mut SeededDice| Decision::Concede { side: Side::BOTH[dice.below(2)] };
        for seed in 0..6 {
            trials::waiting_seats_decide_only_what_is_listed(&game, seed, 20, give_up);
        }
        let start = game.start();
        let open_to = |side: Side| {
            let mut out = Vec::new();
            game.decisions_while_waiting(&start, side.seat(), &mut out);
            out
        };
        let open: Vec<Decision> = Side::BOTH.into_iter().flat_map(open_to).collect();
        let waits = Side::BOTH.into_iter().find(|side| Turn::Decide(side.seat()) != game.turn(&start));
        assert_eq!(open, [Decision::Concede { side: waits.expect("one of two") }], "{scenario}");
    }
}

#[test]
fn states_are_sound_all_through_a_random_game() {
    for (index, scenario) in SCENARIOS.into_iter().enumerate() {
        let game = game(scenario);
        let mut dice = SeededDice::new(index as u64);
        let mut state = game.start();
        let mut decisions = Vec::new();
        for _ in 0..1_500 {
            if game.turn(&state) == Turn::Over {
                break;
            }
            assert_eq!(game.audit(&state), PositionFaults::default(), "{scenario}: {}", game.heading(&state));
            game.decisions(&state, &mut crimea::Scratch::default(), &mut decisions);
            let decision = kernel::random_decision(&game, &decisions, &mut dice);
            game.resolve(&mut state, &mut Default::default(), decision, &mut dice, &mut Log::silent());
        }
    }
}

#[test]
fn a_plot_is_told_to_its_own_seat_alone() {
    let game = game("valley");
    let mut state = game.start();
    let mut decisions = Vec::new();
    let mut dice = SeededDice::new(7);
    let is_aim = |decision: &&Decision| matches!(decision, Decision::Aim { .. });
    // On to fire orders that are not over with the first of them.
    loop {
        game.decisions(&state, &mut crimea::Scratch::default(), &mut decisions);
        if decisions.iter().filter(is_aim).count() > 2 {
            break;
        }
        if game.turn(&state) == Turn::Over {
            state = game.start();
            continue;
        }
        let decision = kernel::random_decision(&game, &decisions, &mut dice);
        game.resolve(&mut state, &mut Default::default(), decision, &mut dice, &mut Log::silent());
    }
    assert!(game.is_secret(&state));
    let Turn::Decide(seat) = game.turn(&state) else { panic!("the game goes on") };
    let aim = decisions.iter().find(is_aim);
    let mut after = state;
    let mut log = Log::recording();
    game.resolve(&mut after, &mut Default::default(), *aim.expect("somebody can fire"), &mut dice, &mut log);
    assert!(!log.events().is_empty());
    for event in log.events() {
        assert_eq!(game.narrate(event).audience, kernel::Audience::Only(seat));
    }
    let other = kernel::Seat(1 - seat.0);
    assert_ne!(game.view(&after, seat), game.view(&state, seat));
    assert_eq!(game.view(&after, other), game.view(&state, other));
    let badges = |viewer| {
        let scene = game.scene(&after, viewer);
        let side = game.identity().seat_info(seat).expect("it plays").id;
        let pieces = scene.pieces.iter().filter(|piece| piece.side == side);
        pieces.flat_map(|piece| piece.badges.to_vec()).any(|badge| badge.english().starts_with("fires"))
    };
    assert!(badges(Some(seat)) && !badges(Some(other)) && !badges(None));
}

#[test]
fn the_seats_see_opposites() {
    for scenario in SCENARIOS {
        let game = game(scenario);
        (0..4).for_each(|seed| trials::seats_see_opposites(&game, seed));
    }
}

#[test]
fn every_decision_has_a_score_and_memory_changes_none() {
    for scenario in ["campaign", "alma", "malakoff"] {
        let game = game(scenario);
        let weights = weights(&game);
        (0..2).for_each(|seed| trials::memory_changes_no_answer(&game, &weights, seed * 10));
    }
}

#[test]
fn habits_play_every_game_to_its_end() {
    for scenario in SCENARIOS {
        let game = game(scenario);
        trials::habits_come_to_an_end(&game, &weights(&game), 1, 6_000);
    }
}

#[test]
fn odds_tell_what_follows_and_forecasts_are_true() {
    for scenario in SCENARIOS {
        let game = game(scenario);
        for seed in 0..12 {
            trials::odds_tell_consequences(&game, seed);
            trials::forecasts_are_true(&game, seed);
        }
    }
}
