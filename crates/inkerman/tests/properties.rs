//! The promises of the contract, kept at hundreds of random positions.

use hexmap::{CELLS, Hex};
use inkerman::unit::{Side, UnitId};
use inkerman::{Decision, Files, Inkerman, Scratch};
use kernel::{Dice, Game, Log, Options, ScriptedDice, SeededDice, Source, Touches};
use proptest::prelude::*;
use std::sync::OnceLock;

fn game() -> &'static Inkerman {
    static GAME: OnceLock<Inkerman> = OnceLock::new();
    let source = |file, text| Source { file, text };
    GAME.get_or_init(|| {
        let files = Files {
            map: source("map.toml", include_str!("../../../data/inkerman/map.toml")),
            roster: source("roster.toml", include_str!("../../../data/inkerman/roster.toml")),
            rules: source("rules.toml", include_str!("../../../data/inkerman/rules.toml")),
        };
        Inkerman::read(files, &Options::default()).expect("the data are sound")
    })
}

/// Any decision at all: mostly of units and hexes that exist, sometimes of none.
fn imagine(dice: &mut SeededDice) -> Decision {
    let unit = UnitId(dice.below(game().roster.len() + 2) as u8);
    let to = if dice.roll(8) == 1 {
        Hex::from_index(dice.below(CELLS))
    } else {
        Hex::at(1 + dice.below(24) as u8, 1 + dice.below(25) as u8).expect("on the grid")
    };
    match dice.below(20) {
        0 | 1 => Decision::Move { unit, to },
        2 => Decision::Step { unit, to },
        3 => Decision::Enter { unit, at: to },
        4 => Decision::Halt,
        5 => Decision::Aim { at: to },
        6 => Decision::Join { unit },
        7 => Decision::Roll,
        8 => Decision::Lose { unit },
        9 => Decision::Advance { unit },
        10 => Decision::Flank { unit, to },
        11 => Decision::Decline,
        12 => Decision::Bombard { unit },
        13 => Decision::Hold { unit },
        14 => Decision::SpendMarker,
        15 => Decision::KeepMarkers,
        16 => Decision::OfferEnd,
        17 => [Decision::Accept, Decision::Refuse][dice.below(2)],
        18 => Decision::Stop,
        _ => Decision::Capitulate { side: Side::BOTH[dice.below(2)] },
    }
}

/// Plays every move of a position and compares what it cost with what was announced.
fn costs_are_true(seed: u64) {
    let trials::Walk { state, .. } = trials::walk(game(), seed);
    for (decision, choice) in game().choices(&state, &mut Scratch::default()) {
        let Some(said) = choice.cost else { continue };
        let (mut after, mut log) = (state, Log::recording());
        game().resolve(&mut after, decision, &mut ScriptedDice::new([]), &mut log);
        let spent = log.into_events().iter().find_map(|event| match event {
            inkerman::Event::Moved { spent, .. } | inkerman::Event::Entered { spent, .. } => Some(*spent),
            _ => None,
        });
        assert_eq!(spent.map(|spent| spent.to_string()), Some(said), "seed {seed}: {}", choice.text);
        if choice.stops {
            assert_eq!(after.in_hand, None, "seed {seed}: {}", choice.text);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_list_is_what_the_judge_accepts(seed: u64) {
        trials::list_equals_judge(game(), seed, 400, imagine);
    }

    #[test]
    fn a_refused_decision_leaves_the_state_untouched(seed: u64) {
        trials::refusals_change_nothing(game(), seed, 400, imagine);
    }

    #[test]
    fn what_is_shown_can_be_set_up_again(seed: u64) {
        trials::positions_round_trip(game(), seed);
    }

    #[test]
    fn what_can_be_touched_means_what_can_be_decided(seed: u64) {
        trials::touches_mean_decisions(game(), seed);
    }

    #[test]
    fn a_move_costs_what_it_says(seed: u64) {
        costs_are_true(seed);
    }

    #[test]
    fn odds_add_up(seed: u64) {
        trials::odds_are_exact(game(), seed);
    }

    #[test]
    fn every_row_of_the_odds_says_what_follows(seed: u64) {
        trials::odds_tell_consequences(game(), seed);
    }

    #[test]
    fn a_seat_that_waits_may_give_up_and_no_more(seed: u64) {
        trials::waiting_seats_decide_only_what_is_listed(game(), seed, 400, imagine);
    }
}

#[test]
fn records_replay_exactly_and_show_tampering() {
    for seed in 1..=6 {
        trials::records_replay(game(), seed, 300);
    }
}

#[test]
fn a_whole_game_can_be_proved_to_its_end() {
    trials::records_replay(game(), 1854, usize::MAX);
}
