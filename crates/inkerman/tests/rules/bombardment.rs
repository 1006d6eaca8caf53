//! Bombardment and artillery (5.6, 5.7 and the bombardment table).

use crate::harness::*;
use inkerman::unit::Side;
use inkerman::{Decision, Event};
use serde_json::json;

/// A movement phase with two Russians far from everybody, one Allied unit in a hex and one far away.
fn target(unit: &str, at: &str) -> Table {
    Table::set_up(json!({
        "turn": 2, "stage": "first",
        "units": {
            unit: { "hex": at }, "br_49_2": { "hex": "1922" },
            "ru_1_so": { "hex": "0605" }, "ru_2_so": { "hex": "0506" },
        },
    }))
}

/// What one die does to a unit: is it disrupted, and how many steps are left?
fn shelled(unit: &str, at: &str, die: u8) -> (bool, u8) {
    let mut table = target(unit, at);
    table.play_with(bombard(unit), &[die]);
    assert_eq!(table.at(unit), at, "nobody is eliminated");
    (table.is_disrupted(unit), table.steps(unit))
}

const NOTHING: (bool, u8) = (false, 2);
const SHAKEN: (bool, u8) = (true, 2);
const SHATTERED: (bool, u8) = (true, 1);

#[test]
fn six_bombardments_a_turn_each_an_action() {
    proves!("inkerman:5.6a");
    assert_eq!(Table::opening().state.markers, 6);
    let mut table = target("br_30_2", "1714");
    table.play_with(bombard("br_30_2"), &[1]);
    assert_eq!((table.asked(), table.state.markers), (Some(Side::Allied), 5), "it was a whole action");
    table.refused_by(bombard("br_30_2"), "inkerman:5.6a");
    table.play(hold("br_49_2"));
    table.play_with(bombard("br_30_2"), &[1]);
    table.play(Decision::OfferEnd);
    table.play(Decision::Accept);
    assert!(table.state.is_combat_phase(), "either phase will do");
    assert_eq!(table.state.markers, 4, "and between the two none comes back");
    table.play_with(bombard("br_30_2"), &[1]);
    table.play(hold("br_49_2"));
    table.play_with(bombard("br_30_2"), &[1]);
    table.play(hold("br_30_2"));
    table.play_with(bombard("br_30_2"), &[1]);
    table.play_with(bombard("br_30_2"), &[1]); // the Allied side is out
    table.refused_by(bombard("br_30_2"), "inkerman:5.6a");
    table.refused_by(Decision::SpendMarker, "inkerman:5.6a");
    table.play(Decision::Stop);
    assert_eq!((table.state.turn, table.state.markers), (3, 6));
}

#[test]
fn vector_v23_the_guns_reach_nine_hexes() {
    proves!("inkerman:5.6b");
    assert!(target("br_30_2", "1616").allows(bombard("br_30_2")), "nine hexes from 1309");
    target("br_30_2", "1617").refused_by(bombard("br_30_2"), "inkerman:5.6b");
    assert!(target("br_30_2", "0313").allows(bombard("br_30_2")), "nine hexes from 1208, ten from 1309");
    target("br_30_2", "0314").refused_by(bombard("br_30_2"), "inkerman:5.6b");
    let table = target("pq_6", "1210");
    table.refused_by(bombard("pq_6"), "inkerman:2.12d");
    table.refused_by(bombard("ru_1_so"), "inkerman:5.6b");
}

#[test]
fn one_die_a_marker() {
    proves!("inkerman:5.6c");
    let mut table = target("br_30_2", "1714");
    let events = table.play_with(bombard("br_30_2"), &[4]);
    let dice: Vec<u8> = events
        .iter()
        .filter_map(|event| match event {
            Event::Bombarded { die, .. } => Some(*die),
            _ => None,
        })
        .collect();
    assert_eq!(dice, [4]);
    assert_eq!(table.state.markers, 5);
}

#[test]
fn a_unit_may_be_bombarded_again_each_time_as_an_action() {
    proves!("inkerman:5.6d");
    let mut table = target("br_30_2", "1714");
    table.play_with(bombard("br_30_2"), &[2]);
    assert_eq!(table.asked(), Some(Side::Allied), "the other side acts in between");
    table.play(hold("br_49_2"));
    table.play_with(bombard("br_30_2"), &[4]);
    assert!(table.is_disrupted("br_30_2"));
    assert_eq!(table.state.markers, 4);
}

#[test]
fn bombardment_takes_a_second_step_and_never_the_last() {
    proves!("inkerman:5.6e", "inkerman:BT-N");
    assert_eq!(shelled("br_30_2", "1714", 6), SHATTERED);
    assert_eq!(shelled("br_a_30_2", "1714", 6), (true, 1), "a unit that has one step");
    assert_eq!(shelled("br_a_30_2", "1310", 6), (true, 1), "even at 7");
    let mut table = Table::set_up(json!({
        "turn": 2, "stage": "first",
        "units": { "br_30_2": { "hex": "1714", "reduced": true }, "ru_1_so": { "hex": "0605" } },
    }));
    table.play_with(bombard("br_30_2"), &[6]);
    assert_eq!((table.at("br_30_2").as_str(), table.steps("br_30_2")), ("1714", 1));
}

#[test]
fn a_disrupted_unit_may_be_bombarded_for_its_step() {
    proves!("inkerman:5.6f");
    let mut table = Table::set_up(json!({
        "turn": 2, "stage": "first",
        "units": { "br_30_2": { "hex": "1714", "disrupted": true }, "ru_1_so": { "hex": "0605" } },
    }));
    assert!(table.allows(bombard("br_30_2")));
    table.play_with(bombard("br_30_2"), &[6]);
    assert_eq!(table.steps("br_30_2"), 1);
    assert!(table.is_disrupted("br_30_2"));
}

#[test]
fn vector_v24_an_attack_on_shell_hill_silences_the_guns_for_good() {
    proves!("inkerman:5.6g");
    let units = json!({
        "br_a_30_2": { "hex": "1310" }, "br_30_2": { "hex": "1714" }, "ru_1_to": { "hex": "1309" },
        "ru_1_so": { "hex": "0605" },
    });
    let position = json!({ "turn": 2, "stage": "second", "active": "allied", "units": units });
    let mut table = Table::set_up(position);
    table.play(aim("1309"));
    table.play(join("br_a_30_2"));
    let events = table.play_with(Decision::Roll, &[3]);
    assert!(matches!(events[0], Event::Silenced { .. }), "before the die: {events:?}");
    assert_eq!((table.at("ru_1_to").as_str(), table.at("br_a_30_2").as_str()), ("1309", "off"), "1/0");
    table.refused_by(bombard("br_30_2"), "inkerman:5.6g");
    table.refused_by(Decision::SpendMarker, "inkerman:5.6g");
    table.play(Decision::OfferEnd);
    table.play(Decision::Accept);
    table.play_with(Decision::Roll, &[1]);
    assert_eq!((table.state.turn, table.state.markers), (3, 0), "no marker comes back");
    table.refused_by(bombard("br_30_2"), "inkerman:5.6g");

    // A Russian attack silences nobody, whether out of the hill or onto it.
    let mut table = Table::set_up(json!({ "turn": 2, "stage": "second", "units": units }));
    table.attack("1310", &["ru_1_to"], 3);
    assert_eq!(table.state.markers, 6);
    let units = json!({ "br_30_2": { "hex": "1309" }, "ru_1_to": { "hex": "1208" } });
    let mut table = Table::set_up(json!({ "turn": 2, "stage": "second", "units": units }));
    table.attack("1309", &["ru_1_to"], 3);
    assert_eq!(table.state.markers, 6);
}

#[test]
fn a_flank_attack_or_a_march_to_shell_hill_silences_the_guns_too() {
    proves!("inkerman:5.6g");
    let units = json!({
        "br_30_2": { "hex": "1310" }, "ru_1_to": { "hex": "1409" }, "ru_1_so": { "hex": "0605" },
    });
    let position = json!({ "turn": 2, "stage": "second", "active": "allied", "units": units });
    let mut table = Table::set_up(position);
    table.play(flank("br_30_2", "1309"));
    assert!(table.state.silenced);
    let position = json!({
        "turn": 2, "stage": "first", "active": "allied",
        "units": { "br_30_2": { "hex": "1310" }, "ru_1_so": { "hex": "0605" } },
    });
    let mut table = Table::set_up(position.clone());
    table.play(go("br_30_2", "1309"));
    assert!(table.state.silenced && table.state.markers == 0);
    let game = inkerman_with(&[("shell_hill_entry_silences", "no")]);
    let mut table = Table::set_up_on(game, position);
    table.play(go("br_30_2", "1309"));
    assert!(!table.state.silenced);
}

/// The column of an attack of six factors on four (or back) on level ground, and its losses at a die of 4.
fn fought(turn: u8, active: &str, attacker: &str, from: &str, at: &str) -> (i32, u8, u8) {
    let mut table = Table::set_up(json!({
        "turn": turn, "stage": "second", "active": active,
        "units": {
            "br_30_2": { "hex": "1410" }, "ru_1_to": { "hex": "1409" }, "br_49_2": { "hex": "1922" },
            "ru_1_so": { "hex": "0605" },
        },
    }));
    assert_eq!(table.at(attacker), from);
    let events = table.attack(at, &[attacker], 4);
    let found = events.iter().find_map(|event| match event {
        Event::Fought { column, losses, .. } => Some((*column, losses.attacker, losses.defender)),
        _ => None,
    });
    found.expect("there was a fight")
}

#[test]
fn vectors_v17_v18_allied_artillery_shifts_on_turns_three_and_four() {
    proves!("inkerman:5.7a", "inkerman:5.7b", "inkerman:9.13");
    let british = |turn: u8| fought(turn, "allied", "br_30_2", "1410", "1409");
    assert_eq!(british(2), (2, 1, 1));
    assert_eq!(british(3), (3, 1, 1));
    assert_eq!(british(4), (3, 1, 1));
    assert_eq!(british(5), (2, 1, 1));
    let russian = |turn: u8| fought(turn, "russian", "ru_1_to", "1409", "1410");
    assert_eq!(russian(2), (-2, 2, 0));
    assert_eq!(russian(3), (-2, 2, 0), "no such help for a Russian attack");
}

#[test]
fn the_shift_counts_from_the_column() {
    proves!("inkerman:5.7a");
    let column = |options: &[(&str, &str)]| {
        let game = inkerman_with(options);
        let mut table = Table::set_up_on(
            game,
            json!({
                "turn": 3, "stage": "second", "active": "allied",
                "units": { "br_lb": { "hex": "1410" }, "ru_1_to": { "hex": "1409" }, "br_49_2": { "hex": "1922" } },
            }),
        );
        table.play(aim("1409"));
        table.play(join("br_lb"));
        table.game.column(&table.state)
    };
    assert_eq!(column(&[]), -1, "two on four is -2, shifted");
    assert_eq!(column(&[("crt_floor", "zero")]), 1, "the lowest column shifted");
    assert_eq!(column(&[("crt_floor", "zero"), ("shift_after_clamp", "no")]), 0, "the difference shifted");
}

#[test]
fn low_rolls_do_nothing() {
    proves!("inkerman:BT-1");
    for die in 1..=3 {
        assert_eq!(shelled("br_30_2", "1714", die), NOTHING, "{die}");
    }
}

#[test]
fn four_and_five_disrupt() {
    proves!("inkerman:BT-2");
    for die in 4..=5 {
        assert_eq!(shelled("br_30_2", "1714", die), SHAKEN, "{die}");
    }
}

#[test]
fn vector_v19_six_takes_a_step_as_well() {
    proves!("inkerman:BT-3");
    assert_eq!(shelled("br_47_2", "1813", 6), SHATTERED);
    assert_eq!(shelled("br_a_47_2", "1813", 6), (true, 1));
    assert_eq!(shelled("br_47_2", "1310", 6), SHATTERED, "7 does no more");
}

#[test]
fn vector_v20_two_regiments_of_guards_stand_fast() {
    proves!("inkerman:BT-M1");
    for guards in ["br_gg_g", "br_cg_g"] {
        assert_eq!(shelled(guards, "1813", 6), SHAKEN, "5");
        assert_eq!(shelled(guards, "1813", 4), NOTHING, "3");
    }
    assert_eq!(shelled("br_sfg_g", "1813", 6), SHATTERED);
    assert_eq!(shelled("br_sfg_g", "1813", 4), SHAKEN);
    let mut table = Table::set_up(json!({
        "turn": 2, "stage": "first",
        "units": { "br_gg_g": { "hex": "1813", "reduced": true }, "ru_1_so": { "hex": "0605" } },
    }));
    table.play_with(bombard("br_gg_g"), &[4]);
    assert!(!table.is_disrupted("br_gg_g"), "at either strength");
}

#[test]
fn vector_v21_next_to_a_battery_it_is_worse() {
    proves!("inkerman:BT-M2");
    for at in ["1310", "1108", "1408"] {
        assert_eq!(shelled("br_sfg_g", at, 5), SHATTERED, "{at}");
        assert_eq!(shelled("br_sfg_g", at, 3), SHAKEN, "{at}");
    }
    assert_eq!(shelled("br_sfg_g", "1311", 5), SHAKEN, "two hexes away");
}

#[test]
fn vector_v22_the_two_modifiers_cancel_out() {
    proves!("inkerman:BT-M3");
    assert_eq!(shelled("br_cg_g", "1310", 1), NOTHING);
    assert_eq!(shelled("br_cg_g", "1310", 3), NOTHING);
    assert_eq!(shelled("br_cg_g", "1310", 4), SHAKEN);
    assert_eq!(shelled("br_cg_g", "1310", 6), SHATTERED);
    assert_eq!(shelled("br_cg_g", "1813", 1), NOTHING, "0 is the least");
    assert_eq!(shelled("br_30_2", "1310", 6), SHATTERED, "7 is the most");
}
