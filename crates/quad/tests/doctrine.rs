//! What the computer opponent knows about the battles: promises of its contract, and ideas that it has to see.

use commander::{Level, Player, Policy, Scrutiny, Stop, Weights, play_match};
use kernel::{Game, Log, ScriptedDice, SeededDice};
use quad::alma::Alma;
use quad::balaclava::Balaclava;
use quad::state::Place;
use quad::unit::Side;
use quad::{BattleDoctrine, Decision, Quad};
use std::sync::LazyLock;

/// The same promises for every battle.
macro_rules! keeps_its_promises {
    ($module:ident, $Battle:ty) => {
        mod $module {
            use super::*;
            use quad::$module::TITLE;

            pub fn game() -> &'static Quad<$Battle> {
                static GAME: LazyLock<Quad<$Battle>> = LazyLock::new(|| trials::game(&TITLE, &[]));
                &GAME
            }

            pub fn weights() -> &'static Weights {
                static WEIGHTS: LazyLock<Weights> = LazyLock::new(|| trials::weights(&TITLE, game()));
                &WEIGHTS
            }

            #[test]
            fn the_seats_see_opposites() {
                (0..20).for_each(|seed| trials::seats_see_opposites(game(), seed));
            }

            #[test]
            fn every_decision_has_a_score_and_memory_changes_none() {
                (0..8).for_each(|seed| trials::memory_changes_no_answer(game(), weights(), seed * 10));
            }

            #[test]
            fn levels_decide_legally() {
                (0..4).for_each(|seed| trials::levels_decide_legally(game(), weights(), seed, 25));
            }

            #[test]
            fn habits_come_to_an_end() {
                (0..3).for_each(|seed| trials::habits_come_to_an_end(game(), weights(), seed, 500));
            }

            #[test]
            fn quick_points_are_the_points_of_the_rules() {
                (0..60).for_each(|seed| quick_points_are_right(game(), seed));
            }

            #[test]
            fn policy_beats_chance_from_both_sides_together() {
                let (policy, chance) = (Player::Level(Level::Sergeant), Player::Random);
                for seed in 1..=2 {
                    let lead = |players: &[Player]| {
                        let weights = [weights(); 2];
                        let played =
                            play_match(game(), &weights, players, seed, Scrutiny::Result, &Stop::never())
                                .unwrap();
                        played.points[0] - played.points[1]
                    };
                    let both = lead(&[policy, chance]) - lead(&[chance, policy]);
                    assert!(both > 0, "seed {seed}: {both}");
                }
            }
        }
    };
}

keeps_its_promises!(balaclava, Balaclava);
keeps_its_promises!(alma, Alma);

fn quick_points_are_right<B: BattleDoctrine>(quad: &Quad<B>, seed: u64) {
    let state = trials::walk(quad, seed).state;
    let [russian, allied] = quad.battle.points(quad, &state);
    let sum = |lines: &[kernel::Factor]| lines.iter().filter_map(|line| line.value).sum::<i32>();
    assert_eq!(quad.battle.tally(quad, &state), (sum(&russian) - sum(&allied)) as f32, "seed {seed}");
}

/// Plays by the policy until the phase of a side ends.
fn plays_a_movement_phase<B: BattleDoctrine>(
    quad: &Quad<B>,
    weights: &Weights,
    state: &mut quad::state::State<B::Exclusive>,
) -> Vec<Decision> {
    let mut script = Policy::default();
    let (turn, phase, side) = (state.turn, state.phase, state.phasing);
    let mut decided = Vec::new();
    while (state.turn, state.phase, state.phasing) == (turn, phase, side) {
        let decision = script.choose(quad, state, weights).expect("something can be decided");
        quad.resolve(
            state,
            &mut Default::default(),
            decision,
            &mut ScriptedDice::new([]),
            &mut Log::silent(),
        );
        decided.push(decision);
    }
    decided
}

#[test]
fn a_plan_moves_no_unit_twice_without_need() {
    let mut state = balaclava::game().start();
    let decided = plays_a_movement_phase(balaclava::game(), balaclava::weights(), &mut state);
    let mut marches: Vec<_> = decided
        .iter()
        .filter_map(|decision| match decision {
            Decision::March { unit, .. } => Some(unit.index()),
            _ => None,
        })
        .collect();
    let count = marches.len();
    marches.sort_unstable();
    marches.dedup();
    assert!(count > 5, "the Russians stand still: {decided:?}");
    assert!(count <= marches.len() * 3 / 2, "{count} marches of {} units", marches.len());
}

#[test]
fn reinforcements_come_in_when_they_may() {
    let quad = balaclava::game();
    let mut dice = SeededDice::new(5);
    let mut script = Policy::default();
    let mut state = quad.start();
    while state.turn < 7 {
        let decision = script.choose(quad, &state, balaclava::weights()).unwrap();
        quad.resolve(&mut state, &mut Default::default(), decision, &mut dice, &mut Log::silent());
    }
    let scheduled = |unit: &quad::unit::UnitId| {
        quad.roster.unit(*unit).entry.as_deref().is_some_and(|entry| entry.starts_with("turn_"))
    };
    let waiting =
        quad.roster.of(Side::Allied).filter(scheduled).filter(|unit| state.place[*unit] == Place::Waiting);
    assert_eq!(waiting.count(), 0);
}

#[test]
fn the_russians_go_for_the_redoubts() {
    let quad = balaclava::game();
    let mut dice = SeededDice::new(8);
    let mut script = Policy::default();
    let mut state = quad.start();
    let redoubts: Vec<hexmap::Hex> = quad.battle.scenario().victory.held.hexes.clone();
    let guns_at_first = quad.battle.tally(quad, &state);
    while state.turn < 6 {
        let decision = script.choose(quad, &state, balaclava::weights()).unwrap();
        quad.resolve(&mut state, &mut Default::default(), decision, &mut dice, &mut Log::silent());
    }
    let held = redoubts.iter().filter(|hex| quad.holder(&state, **hex) == Some(Side::Russian)).count();
    assert!(
        held >= 1,
        "no redoubt was taken; the lead went from {guns_at_first} to {}",
        quad.battle.tally(quad, &state)
    );
}
