//! The promises of the contract, kept by every battle at hundreds of random positions.

use hexmap::{CELLS, Hex};
use kernel::{Dice, Game, Log, ScriptedDice, SeededDice, Touches, Turn};
use proptest::prelude::*;
use quad::alma::Alma;
use quad::balaclava::Balaclava;
use quad::unit::UnitId;
use quad::{Battle, Decision, Quad, Scratch};

/// Any decision at all: mostly of units and hexes that exist, sometimes of none.
fn imagine<B: Battle>(quad: &Quad<B>, dice: &mut SeededDice) -> Decision {
    let unit = UnitId(dice.below(quad.roster.len() + 2) as u8);
    let (columns, rows) = (usize::from(quad.map.columns()), usize::from(quad.map.rows()));
    let mut hex = || {
        if dice.roll(8) == 1 {
            Hex::from_index(dice.below(CELLS))
        } else {
            Hex::at(1 + dice.below(columns) as u8, 1 + dice.below(rows) as u8).expect("on the grid")
        }
    };
    let (to, at) = (hex(), hex());
    match dice.below(16) {
        0 | 1 => Decision::March { unit, to },
        2 => Decision::Enter { unit, at, to },
        3 => Decision::Leave { unit },
        4 => Decision::Raise { unit },
        5 => Decision::Spike { unit },
        6 => Decision::Aim { at },
        7 => Decision::Join { unit },
        8 => Decision::Roll,
        9 => Decision::Retreat { unit, to },
        10 => Decision::Displace { unit, to },
        11 => [Decision::OnTop, Decision::Below][dice.below(2)],
        12 => Decision::Evade { unit, to },
        13 => Decision::Advance { unit, to },
        14 => Decision::Rally { unit },
        _ => Decision::Done,
    }
}

/// Plays every march and entry of a position and compares what it cost with what was announced; where a
/// unit was said to have to stop, it cannot go on.
fn costs_are_true<B: Battle>(quad: &'static Quad<B>, seed: u64) {
    let trials::Walk { state, .. } = trials::walk(quad, seed);
    for (decision, choice) in quad.choices(&state, &mut Scratch::default()) {
        let (Decision::March { unit, .. } | Decision::Enter { unit, .. }) = decision else { continue };
        let (mut after, mut log) = (state, Log::recording());
        quad.resolve(&mut after, &mut Default::default(), decision, &mut ScriptedDice::new([]), &mut log);
        let spent = after.spent[unit] - state.spent[unit];
        let said = choice.cost.expect("a march has a cost");
        let halves = match said.split_once("½") {
            Some((whole, _)) => whole.trim().parse().unwrap_or(0) * 2 + 1,
            None => said.parse::<u8>().expect("a number") * 2,
        };
        assert_eq!(spent, halves, "seed {seed}: {}", choice.text);
        if choice.stops {
            assert_eq!(after.in_hand, None, "seed {seed}: {}", choice.text);
        }
    }
}

/// Judges, lists and plays with a memory that comes from anywhere, and with none.
fn memory_changes_nothing<B: Battle>(quad: &'static Quad<B>, seed: u64, scratch: &mut Scratch) {
    let trials::Walk { state, mut dice, .. } = trials::walk(quad, seed);
    let Turn::Decide(seat) = quad.turn(&state) else { return };
    for _ in 0..50 {
        let decision = imagine(quad, &mut dice);
        let judged = quad.check(&state, scratch, seat, decision);
        let afresh = quad.check(&state, &mut Scratch::default(), seat, decision);
        assert_eq!(judged, afresh, "seed {seed}: {decision:?}");
    }
    let mut listed = Vec::new();
    quad.decisions(&state, scratch, &mut listed);
    assert_eq!(listed, trials::list(quad, &state), "seed {seed}");
    let decision = listed[dice.below(listed.len())];
    let after = |scratch: &mut Scratch| {
        let (mut after, mut dice) = (state, SeededDice::new(seed));
        quad.resolve(&mut after, scratch, decision, &mut dice, &mut Log::silent());
        after
    };
    assert!(after(scratch) == after(&mut Scratch::default()), "seed {seed}: {decision:?}");
}

#[test]
fn one_memory_serves_every_position_of_every_battle() {
    let mut scratch = Scratch::default();
    for seed in 0..60 {
        memory_changes_nothing(balaclava::game(), seed, &mut scratch);
        memory_changes_nothing(alma::game(), seed, &mut scratch);
    }
}

/// The same promises for every battle.
macro_rules! keeps_its_promises {
    ($module:ident, $Battle:ty) => {
        mod $module {
            use super::*;
            use std::sync::LazyLock;

            pub(super) fn game() -> &'static Quad<$Battle> {
                static GAME: LazyLock<Quad<$Battle>> =
                    LazyLock::new(|| trials::game(&quad::$module::TITLE, &[]));
                &GAME
            }

            trials::promises! {
                game: game(), imagine: |dice: &mut SeededDice| imagine(game(), dice), positions: 60,
            }

            proptest! {
                #![proptest_config(ProptestConfig {
                    cases: 60, failure_persistence: None, ..ProptestConfig::default()
                })]

                #[test]
                fn a_march_costs_what_it_says(seed: u64) {
                    costs_are_true(game(), seed);
                }
            }

            #[test]
            fn a_whole_game_can_be_proved_to_its_end() {
                trials::records_replay(game(), 1854, usize::MAX);
            }
        }
    };
}

keeps_its_promises!(balaclava, Balaclava);
keeps_its_promises!(alma, Alma);
