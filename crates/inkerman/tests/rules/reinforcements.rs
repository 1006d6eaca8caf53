//! Allied reinforcements (5.5).

use crate::harness::*;
use inkerman::state::{BattleStep, Place};
use inkerman::unit::Side;
use inkerman::{Decision, Event};
use serde_json::json;

const AREA: [&str; 14] = [
    "0824", "0925", "1024", "1125", "1224", "1325", "1424", "1525", "1624", "1725", "1824", "1925", "2024",
    "2125",
];

/// An Allied movement action with one reinforcement waiting for every turn, and two more.
fn movement(turn: u8) -> Table {
    Table::set_up(json!({
        "turn": turn, "stage": "first", "active": "allied",
        "units": {
            "br_77_l": {}, "br_20_4": {}, "fr_sb6": {}, "fr_bb6": {}, "fr_4cda": {},
            "br_30_2": { "hex": "1714" }, "ru_1_to": { "hex": "1208" }, "ru_2_to": { "hex": "1309" },
        },
    }))
}

fn paid(events: &[Event]) -> u8 {
    let found = events.iter().find_map(|event| match event {
        Event::Entered { spent, .. } => Some(*spent),
        _ => None,
    });
    found.expect("somebody entered")
}

#[test]
fn reinforcements_enter_from_their_turn_on() {
    proves!("inkerman:5.5a");
    for (unit, due) in [("br_77_l", 1), ("br_20_4", 2), ("fr_sb6", 3)] {
        for turn in 1..=5 {
            let table = movement(turn);
            if turn < due {
                table.refused_by(enter(unit, "1424"), "inkerman:5.5a");
            } else {
                assert!(table.allows(enter(unit, "1424")), "{unit} on turn {turn}");
            }
        }
    }
    let table = Table::opening();
    for unit in table.game.roster.ids() {
        let waits = table.state.place[unit] == Place::Waiting;
        let turn = table.game.roster.unit(unit).turn;
        assert_eq!(waits, matches!(turn, Some(1..=3)), "{turn:?}");
    }
}

#[test]
fn an_entry_costs_its_hex_or_one_by_road() {
    proves!("inkerman:5.5b");
    assert_eq!(paid(&movement(3).play(enter("fr_sb6", "1525"))), 2);
    for road in ["0925", "1424", "1925"] {
        assert_eq!(paid(&movement(3).play(enter("fr_sb6", road))), 1, "{road}");
    }
    let wooded =
        MAP.replace("\"2222\", \"2223\", \"2224\",\n]", "\"2222\", \"2223\", \"2224\", \"1525\",\n]");
    assert_ne!(wooded, MAP);
    let game = inkerman_on(&wooded);
    let units = json!({ "fr_sb6": {}, "fr_dabt": {}, "br_30_2": { "hex": "1714" } });
    for (unit, price) in [("fr_sb6", 3), ("fr_dabt", 2)] {
        let position = json!({ "turn": 3, "stage": "first", "active": "allied", "units": units });
        let mut table = Table::set_up_on(game, position);
        assert_eq!(paid(&table.play(enter(unit, "1525"))), price, "{unit} into a forest");
    }
    let mut table = movement(3);
    table.play(enter("fr_sb6", "1525"));
    assert!(table.allows(go("fr_sb6", "1520")), "ten points are left");
    table.refused_by(go("fr_sb6", "1713"), "inkerman:8.3a");
}

#[test]
fn vector_v7_by_road_to_home_ridge_with_the_last_point() {
    proves!("inkerman:5.5b");
    let mut table = movement(2);
    assert_eq!(paid(&table.play(enter("br_20_4", "1424"))), 1);
    table.refused_by(go("br_20_4", "1613"), "inkerman:8.3a");
    let events = table.play(go("br_20_4", "1614"));
    let Some(Event::Moved { spent, .. }) = events.first() else { panic!("{events:?}") };
    assert_eq!(*spent, 11);
    assert_eq!(table.at("br_20_4"), "1614");
}

#[test]
fn an_entry_is_one_allied_movement_action() {
    proves!("inkerman:5.5c");
    let mut table = movement(2);
    table.refused_by(go("br_20_4", "1424"), "inkerman:5.5c");
    table.play(enter("br_20_4", "1525"));
    assert_eq!(table.asked(), Some(Side::Allied), "it may march on");
    table.refused_by(enter("br_77_l", "1424"), "inkerman:8.2b");
    table.play(Decision::Halt);
    assert!(table.is_disrupted("br_20_4"));
    assert_eq!(table.asked(), Some(Side::Russian), "that was the action");
    table.refused_by(enter("br_77_l", "1424"), "inkerman:5.5c");
    let table = Table::set_up(json!({
        "turn": 2, "stage": "second", "active": "allied",
        "units": { "br_20_4": {}, "br_30_2": { "hex": "1714" }, "ru_1_to": { "hex": "1208" } },
    }));
    table.refused_by(enter("br_20_4", "1424"), "inkerman:5.5c");
}

#[test]
fn a_reinforcement_may_enter_an_enemy_zone_and_stops_there() {
    proves!("inkerman:5.5d");
    let mut table = Table::set_up(json!({
        "turn": 2, "stage": "first", "active": "allied",
        "units": { "br_20_4": {}, "br_30_2": { "hex": "1714" }, "ru_1_to": { "hex": "1524" } },
    }));
    assert!(table.allows(enter("br_20_4", "1424")));
    table.play(enter("br_20_4", "1424"));
    assert_eq!(table.at("br_20_4"), "1424");
    assert!(table.is_disrupted("br_20_4"), "its move is over");
    assert_eq!(table.asked(), Some(Side::Russian));
}

#[test]
fn vector_v32_a_reinforcement_may_be_kept_back() {
    proves!("inkerman:5.5e");
    for turn in 2..=5 {
        assert!(movement(turn).allows(enter("fr_bb6", "1424")), "it may come on turn {turn} as well");
    }
    let position = json!({
        "turn": 2, "stage": "first", "active": "allied",
        "units": {
            "fr_bb6": {}, "fr_sb6": {}, "br_30_2": { "hex": "1714", "disrupted": true },
            "ru_1_to": { "hex": "1208" },
        },
    });
    let mut table = Table::set_up(position);
    assert!(table.allows(enter("fr_bb6", "1424")), "the Allied side is not out");
    table.refused_by(hold("fr_sb6"), "inkerman:5.5e");
    table.play(hold("fr_bb6"));
    assert_eq!(table.place("fr_bb6"), Place::Waiting);
    assert!(table.state.out[Side::Allied.index()], "now it is");
    table.play(Decision::Stop);
    assert!(!table.is_disrupted("fr_bb6"), "it recovers with the rest");
    table.play(Decision::OfferEnd);
    table.play(Decision::Accept);
    table.play_with(Decision::Roll, &[1]);
    table.play(Decision::SpendMarker);
    assert!(table.allows(enter("fr_bb6", "1424")), "a turn later");
}

#[test]
fn vector_v33_who_is_not_due_keeps_no_phase_open() {
    proves!("inkerman:5.5a");
    let units = json!({
        "fr_sb6": {}, "br_30_2": { "hex": "1714", "disrupted": true }, "ru_1_to": { "hex": "1208" },
    });
    for (turn, out) in [(2, true), (3, false)] {
        let table = Table::set_up(json!({ "turn": turn, "stage": "first", "units": units }));
        assert_eq!(table.state.out[Side::Allied.index()], out, "turn {turn}");
    }
}

#[test]
fn if_a_hex_is_blocked_another_serves() {
    proves!("inkerman:5.5f");
    let table = Table::set_up(json!({
        "turn": 2, "stage": "first", "active": "allied",
        "units": { "br_20_4": {}, "br_30_2": { "hex": "1424", "disrupted": true }, "ru_1_to": { "hex": "1208" } },
    }));
    table.refused_by(enter("br_20_4", "1424"), "inkerman:5.5f");
    for at in AREA {
        assert_eq!(table.allows(enter("br_20_4", at)), at != "1424", "{at}");
    }
    // If all are blocked the reinforcement counts for nothing: nothing is left to act with.
    let table = Table::opening();
    let reserves: Vec<&str> = table
        .game
        .roster
        .ids()
        .map(|unit| table.game.roster.unit(unit))
        .filter(|unit| unit.turn == Some(3))
        .map(|unit| unit.id.as_str())
        .collect();
    let mut units = json!({ "br_20_4": {}, "ru_1_to": { "hex": "1208" }, "ru_2_to": { "hex": "1309" } });
    for (at, unit) in AREA.iter().zip(reserves.iter().copied().chain(["br_30_2", "br_55_2", "br_95_2"])) {
        units[unit] = json!({ "hex": at, "disrupted": true });
    }
    let table = Table::set_up(json!({ "turn": 3, "stage": "first", "units": units }));
    assert!(table.state.out[Side::Allied.index()]);
    assert!(table.allows(Decision::Stop));
}

#[test]
fn off_the_map_nobody_fights() {
    proves!("inkerman:5.5g");
    let units = json!({
        "br_20_4": {}, "br_30_2": { "hex": "1714" }, "ru_1_to": { "hex": "1713" }, "ru_2_to": { "hex": "1524" },
    });
    let table = Table::set_up(json!({ "turn": 2, "stage": "second", "units": units }));
    table.refused_by(bombard("br_20_4"), "inkerman:5.5g");
    table.refused_by(aim("1525"), "inkerman:9.1a");
    let mut table =
        Table::set_up(json!({ "turn": 2, "stage": "second", "active": "allied", "units": units }));
    table.refused_by(aim("1524"), "inkerman:9.1b");
    table.refused_by(flank("br_20_4", "1525"), "inkerman:5.5g");
    table.play(aim("1713"));
    table.refused_by(join("br_20_4"), "inkerman:5.5g");
}

#[test]
fn the_entry_area_is_the_south_edge_from_0824_to_2125() {
    proves!("inkerman:5.5h");
    let table = movement(3);
    for unit in ["br_77_l", "fr_sb6", "fr_4cda"] {
        for at in AREA {
            assert!(table.allows(enter(unit, at)), "{unit} at {at}");
        }
        for at in ["0725", "2224", "0125", "1423", "0101"] {
            table.refused_by(enter(unit, at), "inkerman:5.5h");
        }
    }
}

#[test]
fn once_on_the_map_they_are_units_like_others() {
    proves!("inkerman:5.5i");
    let units = json!({
        "fr_bb6": { "hex": "1713" }, "ru_1_to": { "hex": "1712" }, "br_30_2": { "hex": "1820" },
    });
    let table = Table::set_up(json!({ "turn": 3, "stage": "first", "active": "allied", "units": units }));
    table.refused_by(enter("fr_bb6", "1424"), "inkerman:5.5i");
    assert!(table.allows(go("fr_bb6", "1714")));
    assert!(table.game.zone_of(&table.state, Side::Allied).contains(hex("1612")));
    let mut table = Table::set_up(json!({ "turn": 3, "stage": "second", "units": units }));
    assert!(table.allows(bombard("fr_bb6")));
    table.attack("1713", &["ru_1_to"], 4);
    assert!(table.is_disrupted("fr_bb6"), "it was attacked");
    let mut table =
        Table::set_up(json!({ "turn": 3, "stage": "second", "active": "allied", "units": units }));
    table.play(aim("1712"));
    table.play(join("fr_bb6"));
    assert_eq!(table.state.battle.step, BattleStep::Declaring);
}
