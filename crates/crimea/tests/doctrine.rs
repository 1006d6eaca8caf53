//! What the computer opponent knows: ideas that it has to see, and promises of its contract.

use commander::{Doctrine, Policy, Weights};
use crimea::state::{Stage, State};
use crimea::unit::Side;
use crimea::{Crimea, Decision};
use hexmap::Hex;
use kernel::{Game, Log, SeededDice};

fn game(scenario: &str) -> Crimea {
    game_with(&[("scenario", scenario)])
}

fn game_with(chosen: &[(&str, &str)]) -> Crimea {
    trials::game(&crimea::TITLE, chosen)
}

fn weights(game: &Crimea) -> Weights {
    trials::weights(&crimea::TITLE, game)
}

/// Plays the campaign by the policy for some turns, and shows every decision before it is made.
fn campaign(turns: u8, seed: u64, look: impl FnMut(&Crimea, &State, Decision)) -> (Crimea, State) {
    let game = game("campaign");
    let state = play(&game, turns, seed, look);
    (game, state)
}

/// The same of any scenario.
fn play(game: &Crimea, turns: u8, seed: u64, mut look: impl FnMut(&Crimea, &State, Decision)) -> State {
    let weights = weights(game);
    let mut state = game.opening();
    let mut script: Policy<Crimea> = Policy::default();
    let mut dice = SeededDice::new(seed);
    while state.stage != Stage::Over && state.turn <= turns {
        let decision = script.choose(game, &state, &weights).expect("something to decide");
        look(game, &state, decision);
        game.resolve(&mut state, &mut Default::default(), decision, &mut dice, &mut Log::silent());
    }
    state
}

fn hex(name: &str) -> Hex {
    name.parse().expect("a hex")
}

#[test]
fn the_seats_see_opposites() {
    trials::seats_see_opposites(&game("malakoff"), 1);
    trials::seats_see_opposites(&game("campaign"), 2);
}

#[test]
fn every_decision_has_a_score_and_memory_changes_none() {
    let game = game("inkerman");
    trials::memory_changes_no_answer(&game, &weights(&game), 10);
}

#[test]
fn the_allies_open_their_ports_and_the_siege() {
    let (game, state) = campaign(3, 1, |_, _, _| ());
    for port in ["0624", "1532"] {
        assert!(game.controls(&state, hex(port), Side::Allied), "{port}");
        assert!(game.holds(&state, hex(port), Side::Allied), "{port} has no garrison");
    }
    let siege_line = ["0924", "1024", "1124", "1224", "1324"];
    let held = siege_line.iter().filter(|name| game.holds(&state, hex(name), Side::Allied)).count();
    assert!(held >= 3, "{held} hexes before the town");
}

#[test]
fn the_russians_garrison_all_of_the_town() {
    let (game, state) = campaign(5, 2, |_, _, _| ());
    for name in ["1023", "1123", "1223"] {
        assert!(game.holds(&state, hex(name), Side::Russian), "{name}");
        assert!(state.works.level(hex(name)) > 0, "{name}");
    }
}

#[test]
fn powder_is_saved_and_the_winter_is_quiet() {
    campaign(12, 3, |game, state, decision| {
        if matches!(decision, Decision::Commit { .. }) {
            assert!(!game.is_winter(state), "siege fire in winter");
            let first = state.action.bombarded.is_empty();
            assert!(!first || state.ammunition >= 5, "{} issues, turn {}", state.ammunition, state.turn);
        }
    });
}

#[test]
fn whoever_has_to_take_ground_closes_with_the_enemy() {
    for id in ["alma", "balaklava", "inkerman", "evpatoria", "tchernaya", "malakoff", "valley"] {
        let game = game(id);
        let attacker = game.battle.as_ref().expect("a battle").attacker;
        let mut fought = 0;
        for seed in 1..=4 {
            let mut assaults = 0;
            play(&game, u8::MAX, seed, |game, state, decision| {
                let (Decision::Step { unit, to } | Decision::Charge { unit, to, .. }) = decision else {
                    return;
                };
                if game.side(unit) == attacker && game.holds(state, to, attacker.enemy()) {
                    assaults += 1;
                }
            });
            fought += u32::from(assaults > 0);
        }
        assert!(fought >= 3, "{id}: {fought} of 4 attacks were pressed home");
    }
}

#[test]
fn the_light_brigade_is_spared_as_long_as_others_can_fall() {
    let game = game("valley");
    let brigade = game.roster.find("br_c_lb").expect("it rides");
    let (mut choices, mut options) = (0, Vec::new());
    for seed in 1..=12 {
        play(&game, u8::MAX, seed, |game, state, decision| {
            game.decisions(state, &mut Default::default(), &mut options);
            let may_fall = |option: &Decision| matches!(option, Decision::Lose { unit } if *unit == brigade);
            if matches!(decision, Decision::Lose { .. }) && options.len() > 1 && options.iter().any(may_fall)
            {
                choices += 1;
                let others = options
                    .iter()
                    .any(|option| matches!(option, Decision::Lose { unit } if *unit != brigade));
                assert!(!others || !may_fall(&decision), "seed {seed}");
            }
        });
    }
    assert!(choices > 0, "nobody had to choose");
}

#[test]
fn whoever_is_beaten_and_may_retire_does() {
    let game = game_with(&[("scenario", "inkerman"), ("beaten_stacks", "may_retire")]);
    let (mut retired, mut options) = (0, Vec::new());
    for seed in 1..=4 {
        play(&game, u8::MAX, seed, |game, state, decision| {
            game.decisions(state, &mut Default::default(), &mut options);
            let may_retire = options.iter().any(|option| matches!(option, Decision::Retire { .. }));
            if may_retire && !state.toll.leaving.is_empty() {
                assert!(matches!(decision, Decision::Retire { .. }), "seed {seed}: {decision:?}");
                retired += 1;
            }
        });
    }
    assert!(retired > 0, "nobody was beaten");
}

#[test]
fn plans_look_to_the_end_of_a_battle_that_nobody_fights() {
    let game = game("balaklava");
    let opening = game.opening();
    let halves = |state: &State| game.horizon(state, true).player_turn - game.player_turn(state);
    assert!(halves(&opening) > 6, "three action turns of two halves");
    let mut state = opening;
    state.action.fought = true;
    assert_eq!(halves(&state), 3, "it goes on");
    let mut state = opening;
    state.action.turn = 2;
    state.action.quiet = 1;
    assert!(halves(&state) > 4, "two action turns are left");
}
