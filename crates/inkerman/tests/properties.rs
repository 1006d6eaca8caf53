//! The promises of the contract, kept at hundreds of random positions.

use hexmap::{CELLS, Hex};
use inkerman::unit::{Side, UnitId};
use inkerman::{Decision, Inkerman, Scratch};
use kernel::{Dice, Game, Log, ScriptedDice, SeededDice, Touches};
use proptest::prelude::*;
use std::sync::LazyLock;

fn game() -> &'static Inkerman {
    static GAME: LazyLock<Inkerman> = LazyLock::new(|| trials::game(&inkerman::TITLE, &[]));
    &GAME
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
        game().resolve(&mut after, &mut Default::default(), decision, &mut ScriptedDice::new([]), &mut log);
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

trials::promises! { game: game(), imagine: imagine, positions: 60 }

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_move_costs_what_it_says(seed: u64) {
        costs_are_true(seed);
    }
}

#[test]
fn a_whole_game_can_be_proved_to_its_end() {
    trials::records_replay(game(), 1854, usize::MAX);
}
