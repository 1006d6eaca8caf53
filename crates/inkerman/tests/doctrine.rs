//! What the computer opponent knows: ideas that it has to see, and promises of its contract.

use commander::{Budget, Commander, Level, Player, Policy, Scrutiny, Stop, Weights, play_match};
use inkerman::{Decision, Inkerman};
use kernel::{FaultKinds, Game, Log, ScriptedDice, Seat, Turn};
use serde_json::{Value, json};
use std::sync::LazyLock;

fn game() -> &'static Inkerman {
    static GAME: LazyLock<Inkerman> = LazyLock::new(|| trials::game(&inkerman::TITLE, &[]));
    &GAME
}

fn weights() -> &'static Weights {
    static WEIGHTS: LazyLock<Weights> = LazyLock::new(|| trials::weights(&inkerman::TITLE, game()));
    &WEIGHTS
}

/// What the policy decides in a position, decision after decision until dice are rolled or the other side has to
/// decide.
fn action(position: Value) -> Vec<Value> {
    let position = serde_json::from_value(position).expect("a position");
    let mut state = game().set_up(&position, FaultKinds::NONE).expect("a position that can be");
    let mut script = Policy::default();
    let mut decided = Vec::new();
    let mut dice = ScriptedDice::new([]);
    let seat = game().turn(&state);
    while game().turn(&state) == seat && dice.fault().is_none() {
        let decision = script.choose(game(), &state, weights()).expect("something to decide");
        decided.push(serde_json::to_value(game().spell(decision)).expect("a decision"));
        game().resolve(&mut state, &mut Default::default(), decision, &mut dice, &mut Log::silent());
    }
    decided
}

fn at(hex: &str) -> Value {
    json!({ "hex": hex })
}

#[test]
fn the_seats_see_opposites() {
    (0..24).for_each(|seed| trials::seats_see_opposites(game(), seed));
}

#[test]
fn every_decision_has_a_score_and_memory_changes_none() {
    (0..8).for_each(|seed| trials::memory_changes_no_answer(game(), weights(), seed * 10));
}

#[test]
fn levels_decide_legally() {
    (0..2).for_each(|seed| trials::levels_decide_legally(game(), weights(), seed, 25));
}

#[test]
fn habits_come_to_an_end() {
    (0..4).for_each(|seed| trials::habits_come_to_an_end(game(), weights(), seed, 400));
}

#[test]
fn an_open_victory_hex_is_taken() {
    let decided = action(json!({
        "turn": 4, "stage": "second", "fight_first": true, "markers": 0,
        "units": { "ru_1_ok": at("1808"), "ru_2_ok": at("1708"), "br_30_2": at("1714") },
    }));
    let to = decided[0]["move"]["to"].as_str().expect("a move");
    assert!(game().tables.victory_hexes.contains(&hexmap::Hex::named(to)), "{decided:?}");
}

#[test]
fn the_south_edge_wins() {
    let decided = action(json!({
        "turn": 4, "stage": "first", "markers": 0,
        "units": { "ru_1_bk": at("0321"), "ru_1_ok": at("1808"), "br_30_2": at("1714") },
    }));
    let to = decided[0]["move"]["to"].as_str().expect("a move");
    assert_eq!(decided[0]["move"]["unit"], "ru_1_bk");
    assert!(game().tables.south_edge.contains(hexmap::Hex::named(to)), "{decided:?}");
}

#[test]
fn nobody_attacks_at_bad_odds() {
    let decided = action(json!({
        "turn": 2, "stage": "first", "fight_first": true, "markers": 0,
        "units": { "ru_1_ok": at("1713"), "br_30_2": at("1714") },
    }));
    assert!(decided[0].get("aim").is_none(), "{decided:?}");
}

#[test]
fn all_who_help_join_an_attack() {
    let decided = action(json!({
        "turn": 2, "stage": "first", "fight_first": true, "markers": 0,
        "units": {
            "ru_1_ok": at("1809"), "ru_2_ok": at("1909"), "ru_3_ok": at("1810"), "br_a_41_2": at("1910"),
        },
    }));
    assert_eq!(decided[0], json!({ "aim": { "at": "1910" } }), "{decided:?}");
    assert!(decided.len() >= 4, "at least two join: {decided:?}");
    assert_eq!(decided.last(), Some(&json!("roll")));
}

#[test]
fn a_lost_victory_hex_is_taken_back() {
    let decided = action(json!({
        "turn": 4, "stage": "first", "fight_first": true, "active": "allied", "markers": 0,
        "russian_hexes": ["1910", "1611"],
        "units": {
            "ru_1_ok": at("1910"), "ru_2_ok": at("1808"),
            "fr_bb6": at("1911"), "fr_bb7": at("1810"), "br_30_2": at("1714"),
        },
    }));
    assert_eq!(decided[0], json!({ "aim": { "at": "1910" } }), "{decided:?}");
    assert_eq!(decided.len(), 4, "both battalions attack together: {decided:?}");
}

#[test]
fn outposts_are_lost_before_battalions() {
    let decided = action(json!({
        "turn": 2, "stage": "first", "fight_first": true, "markers": 0,
        "units": {
            "ru_1_ok": at("1809"), "ru_2_ok": at("1810"), "pq_13": at("1910"), "br_30_2": at("1910"),
        },
        "battle": {
            "step": "defender_losses", "target": "1910", "attackers": ["ru_1_ok", "ru_2_ok"],
            "attacker_owes": 0, "defender_owes": 1,
        },
    }));
    assert_eq!(decided[0], json!({ "lose": { "unit": "pq_13" } }), "{decided:?}");
}

#[test]
fn reinforcements_come_in() {
    let decided = action(json!({
        "turn": 3, "stage": "first", "active": "allied", "markers": 0,
        "units": { "ru_1_ok": at("1711"), "fr_sb6": {}, "br_30_2": at("1714") },
    }));
    let entered = decided.iter().any(|decision| decision.get("enter").is_some());
    assert!(entered, "{decided:?}");
}

#[test]
fn policy_beats_chance_from_both_sides() {
    for seat in [Seat(0), Seat(1)] {
        let mut players = [Player::Random; 2];
        players[usize::from(seat.0)] = Player::Level(Level::Sergeant);
        let played =
            play_match(game(), &[weights(); 2], &players, 1, Scrutiny::Result, &Stop::never()).unwrap();
        assert_eq!(played.winner, Some(seat));
    }
}

#[test]
fn nobody_gives_up() {
    let mut script: Policy<Inkerman> = Policy::default();
    for seed in 0..20 {
        let state = trials::walk(game(), seed).state;
        if game().turn(&state) != Turn::Over {
            let decision = script.choose(game(), &state, weights());
            assert!(!decision.is_some_and(|decision| game().concedes(decision)), "seed {seed}");
        }
    }
}

/// A position in which a search has to see what the policy sees, with a small budget that it has to keep.
#[test]
fn a_search_sees_the_south_edge_and_keeps_its_budget() {
    let position = serde_json::from_value(json!({
        "turn": 4, "stage": "first", "markers": 0,
        "units": { "ru_1_bk": at("0321"), "ru_1_ok": at("1808"), "br_30_2": at("1714") },
    }));
    let state =
        game().set_up(&position.expect("a position"), FaultKinds::NONE).expect("a position that can be");
    let budget = Budget { nodes: 300, dice: 2, ..Budget::POLICY };
    let thought =
        Commander::new(budget, 1).decide(game(), weights(), &state, Seat(0), &Stop::never()).unwrap();
    let Decision::Move { to, .. } = thought.decision else { panic!("{:?}", thought.decision) };
    assert!(game().tables.south_edge.contains(to), "{to}");
    assert!(!thought.alternatives.is_empty(), "others were weighed");
    // A round is played to its end: so the budget can be passed by one of them.
    assert!(thought.nodes <= 600, "{} imagined decisions", thought.nodes);
}
