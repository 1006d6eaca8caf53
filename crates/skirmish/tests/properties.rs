//! The promises of the contract, kept at random positions.

use commander::Weights;
use hexmap::{CELLS, Hex};
use kernel::{Dice, SeededDice};
use skirmish::{Decision, Skirmish};
use std::sync::LazyLock;
use wargame::UnitId;

fn game() -> &'static Skirmish {
    static GAME: LazyLock<Skirmish> = LazyLock::new(|| trials::game(&skirmish::TITLE, &[]));
    &GAME
}

fn weights() -> Weights {
    trials::weights(&skirmish::TITLE, game())
}

/// Any decision at all: mostly of units and hexes that exist, sometimes of none.
fn imagine(dice: &mut SeededDice) -> Decision {
    let unit = UnitId(dice.below(12) as u8);
    let target = UnitId(dice.below(12) as u8);
    let to = if dice.roll(8) == 1 {
        Hex::from_index(dice.below(CELLS))
    } else {
        Hex::at(1 + dice.below(9) as u8, 1 + dice.below(7) as u8).expect("on the grid")
    };
    match dice.below(7) {
        0..=2 => Decision::Move { unit, to },
        3 | 4 => Decision::Fire { unit, target },
        5 => Decision::Charge { unit, target },
        _ => Decision::Done,
    }
}

trials::promises! { game: game(), imagine: imagine, positions: 60 }

#[test]
fn the_computer_sees_opposites_and_forgets_nothing() {
    (0..24).for_each(|seed| trials::seats_see_opposites(game(), seed));
    (0..8).for_each(|seed| trials::memory_changes_no_answer(game(), &weights(), seed * 10));
}
