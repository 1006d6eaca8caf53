//! The promises of the contract, kept by every battle at hundreds of random positions.

use hexmap::{CELLS, Hex};
use kernel::{Dice, Game, Log, Options, ScriptedDice, SeededDice, Source, Touches};
use proptest::prelude::*;
use quad::alma::Alma;
use quad::balaclava::Balaclava;
use quad::unit::UnitId;
use quad::{Battle, Decision, Files, Quad, Scratch};

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
        quad.resolve(&mut after, decision, &mut ScriptedDice::new([]), &mut log);
        let spent = after.spent[unit] - state.spent[unit];
        let said = choice.cost.expect("a march has a cost");
        let halves = match said.split_once("1/2") {
            Some((whole, _)) => whole.trim().parse().unwrap_or(0) * 2 + 1,
            None => said.parse::<u8>().expect("a number") * 2,
        };
        assert_eq!(spent, halves, "seed {seed}: {}", choice.text);
        if choice.stops {
            assert_eq!(after.in_hand, None, "seed {seed}: {}", choice.text);
        }
    }
}

macro_rules! files {
    ($battle:literal) => {
        Files {
            tables: Source { file: "standard.toml", text: include_str!("../../../data/quad/standard.toml") },
            map: Source {
                file: "map.toml",
                text: include_str!(concat!("../../../data/", $battle, "/map.toml")),
            },
            roster: Source {
                file: "roster.toml",
                text: include_str!(concat!("../../../data/", $battle, "/roster.toml")),
            },
            scenario: Source {
                file: "scenario.toml",
                text: include_str!(concat!("../../../data/", $battle, "/scenario.toml")),
            },
        }
    };
}

/// The same promises for every battle.
macro_rules! keeps_its_promises {
    ($module:ident, $Battle:ty, $folder:literal) => {
        mod $module {
            use super::*;
            use std::sync::OnceLock;

            fn game() -> &'static Quad<$Battle> {
                static GAME: OnceLock<Quad<$Battle>> = OnceLock::new();
                GAME.get_or_init(|| {
                    <$Battle>::read(files!($folder), &Options::default()).expect("the data are sound")
                })
            }

            proptest! {
                #![proptest_config(ProptestConfig {
                    cases: 60, failure_persistence: None, ..ProptestConfig::default()
                })]

                #[test]
                fn the_list_is_what_the_judge_accepts(seed: u64) {
                    trials::list_equals_judge(game(), seed, 400, |dice| imagine(game(), dice));
                }

                #[test]
                fn a_refused_decision_leaves_the_state_untouched(seed: u64) {
                    trials::refusals_change_nothing(game(), seed, 400, |dice| imagine(game(), dice));
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
                fn a_march_costs_what_it_says(seed: u64) {
                    costs_are_true(game(), seed);
                }

                #[test]
                fn odds_add_up(seed: u64) {
                    trials::odds_are_exact(game(), seed);
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
        }
    };
}

keeps_its_promises!(balaclava, Balaclava, "balaclava");
keeps_its_promises!(alma, Alma, "alma");
