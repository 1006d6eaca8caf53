//! Stacking and zones of control (6.0, 7.0).

use crate::harness::*;
use inkerman::state::BattleStep;
use inkerman::unit::Side;
use inkerman::{Decision, Event};
use kernel::Case;
use serde_json::{Value, json};

/// The cases that forbid these units to stand so.
fn forbidden_by(units: Value) -> Vec<Case> {
    let position = json!({ "turn": 2, "stage": "first", "units": units });
    let faults = Table::try_set_up(inkerman(), position).err().unwrap_or_default();
    faults.iter().filter_map(|fault| fault.rule).collect()
}

#[test]
fn the_limits_hold_at_all_times() {
    proves!("inkerman:6.1");
    let two = forbidden_by(json!({ "ru_1_to": { "hex": "1208" }, "ru_2_to": { "hex": "1208" } }));
    assert!(two.contains(&Case("inkerman:6.2")), "in the set-up: {two:?}");
    let three =
        json!({ "pq_3": { "hex": "0613" }, "br_7_l": { "hex": "0613" }, "br_23_l": { "hex": "0613" } });
    assert!(forbidden_by(three).contains(&Case("inkerman:6.2")));
    let game = inkerman();
    assert!(game.audit_state(&game.opening()).is_empty(), "the printed set-up keeps them");
    let table = Table::set_up(json!({
        "turn": 2, "stage": "second",
        "units": {
            "ru_1_to": { "hex": "1309" }, "ru_2_to": { "hex": "1310" }, "pq_8": { "hex": "1410" },
            "pq_6": { "hex": "1210" },
        },
    }));
    table.refused_by(flank("ru_2_to", "1309"), "inkerman:9.18a");
}

#[test]
fn one_mobile_unit_in_a_hex_at_any_moment() {
    proves!("inkerman:6.2");
    let position = |disrupted: bool, spent: u8| {
        json!({
            "turn": 2, "stage": "first", "active": "allied", "in_hand": "br_30_2", "spent": spent,
            "units": {
                "br_30_2": { "hex": "1821" }, "br_55_2": { "hex": "1820", "disrupted": disrupted },
                "ru_1_to": { "hex": "1208" },
            },
        })
    };
    for disrupted in [false, true] {
        let table = Table::set_up(position(disrupted, 2));
        table.refused_by(go("br_30_2", "1820"), "inkerman:6.2");
        table.refused_by(step("br_30_2", "1820"), "inkerman:6.2");
        // Four points are enough for the straight way only.
        let table = Table::set_up(position(disrupted, 8));
        table.refused_by(go("br_30_2", "1819"), "inkerman:6.2");
        let table =
            Table::set_up_on(inkerman_with(&[("pass_through_friends", "yes")]), position(disrupted, 8));
        assert!(table.allows(go("br_30_2", "1819")), "by an option friends let each other through");
        table.refused_by(go("br_30_2", "1820"), "inkerman:6.2");
    }
}

#[test]
fn the_two_sides_never_share_a_hex() {
    proves!("inkerman:6.3");
    let both = forbidden_by(json!({ "ru_1_to": { "hex": "1210" }, "pq_6": { "hex": "1210" } }));
    assert!(both.contains(&Case("inkerman:6.3")), "{both:?}");
    let table = Table::set_up(json!({
        "turn": 2, "stage": "first",
        "units": {
            "ru_1_to": { "hex": "1208" }, "ru_2_to": { "hex": "1209" }, "pq_6": { "hex": "1210" },
        },
    }));
    table.refused_by(go("ru_1_to", "1210"), "inkerman:8.3b");
    table.refused_by(go("ru_2_to", "1210"), "inkerman:8.3b");
    table.refused_by(step("ru_2_to", "1210"), "inkerman:8.3b");
}

#[test]
fn a_piquet_shares_its_hex_with_one_ally() {
    proves!("inkerman:6.4");
    for (guest, next) in [("fr_bb6", "br_30_2"), ("br_30_2", "fr_bb6")] {
        let mut table = Table::set_up(json!({
            "turn": 2, "stage": "first", "active": "allied",
            "units": {
                "pq_12": { "hex": "1809" }, guest: { "hex": "1810" }, next: { "hex": "1811" },
                "ru_1_to": { "hex": "1208" },
            },
        }));
        table.play(go(guest, "1809"));
        assert_eq!([table.at(guest), table.at("pq_12")], ["1809", "1809"]);
        table.play(Decision::SpendMarker);
        table.refused_by(go(next, "1809"), "inkerman:6.2");
    }
    let passing = Table::set_up(json!({
        "turn": 2, "stage": "first", "active": "allied", "in_hand": "fr_bb6", "spent": 6,
        "units": { "pq_12": { "hex": "1809" }, "fr_bb6": { "hex": "1810" }, "ru_1_to": { "hex": "1208" } },
    }));
    assert!(passing.allows(go("fr_bb6", "1808")), "it may pass the piquet as well");
}

#[test]
fn every_unit_controls_the_six_hexes_round_it() {
    proves!("inkerman:7.1a");
    // A redoubt over its walls, a ravine over its cliffs, a bridge over its water, disrupted or not.
    let table = Table::set_up(json!({
        "turn": 2, "stage": "first",
        "units": {
            "pq_13": { "hex": "1910" }, "br_30_2": { "hex": "2003", "disrupted": true },
            "ru_1_to": { "hex": "1709" }, "ru_2_to": { "hex": "0303", "disrupted": true },
        },
    }));
    let allied = table.game.zone_of(&table.state, Side::Allied);
    let russian = table.game.zone_of(&table.state, Side::Russian);
    let allied_hexes = ["1909", "2009", "2010", "1911", "1810", "1809"];
    let on_the_bridge = ["2002", "2103", "2104", "2004", "1904", "1903"];
    for name in allied_hexes.iter().chain(&on_the_bridge) {
        assert!(allied.contains(hex(name)), "{name}");
    }
    assert_eq!(allied.len(), 12, "and no others");
    let in_the_ravine = ["1708", "1808", "1809", "1710", "1609", "1608"];
    for name in in_the_ravine.iter().chain(&["0302", "0402", "0403", "0304", "0203", "0202"]) {
        assert!(russian.contains(hex(name)), "{name}");
    }
    assert_eq!(russian.len(), 12, "and no others");
}

#[test]
fn zones_overlap_without_a_difference() {
    proves!("inkerman:7.1b");
    let position = |active: &str| {
        json!({
            "turn": 2, "stage": "first", "active": active,
            "units": {
                "ru_1_to": { "hex": "1309" }, "br_30_2": { "hex": "1311" },
            },
        })
    };
    let table = Table::set_up(position("russian"));
    for side in [Side::Russian, Side::Allied] {
        assert!(table.game.zone_of(&table.state, side).contains(hex("1310")));
    }
    for (active, unit, way) in [("russian", "ru_1_to", "1310"), ("allied", "br_30_2", "1310")] {
        let mut table = Table::set_up(position(active));
        table.play(step(unit, way));
        assert!(table.is_disrupted(unit), "{unit} has to stop");
    }
    // Five points are enough for the straight way through 1210 only, which both sides control.
    let table = Table::set_up(json!({
        "turn": 2, "stage": "first", "in_hand": "ru_1_to", "spent": 7,
        "units": { "ru_1_to": { "hex": "1209" }, "br_30_2": { "hex": "1311" } },
    }));
    assert!(table.allows(go("ru_1_to", "1210")));
    table.refused_by(go("ru_1_to", "1211"), "inkerman:7.2a");
}

#[test]
fn vector_v25_a_unit_stops_in_the_first_enemy_zone() {
    proves!("inkerman:7.2a");
    let position = json!({
        "turn": 1, "stage": "first",
        "units": { "ru_2_to": { "hex": "1309" }, "pq_7": { "hex": "1311" }, "pq_8": { "hex": "1410" } },
    });
    let mut table = Table::set_up(position);
    table.refused_by(go("ru_2_to", "1411"), "inkerman:7.2a");
    table.play(step("ru_2_to", "1310"));
    assert!(table.is_disrupted("ru_2_to"), "ten points are left, and the move is over");
    assert_eq!(table.state.in_hand, None);
}

#[test]
fn a_unit_in_an_enemy_zone_leaves_only_into_a_free_hex() {
    proves!("inkerman:7.2b");
    let mut table = Table::set_up(json!({
        "turn": 2, "stage": "first",
        "units": { "ru_2_to": { "hex": "1310" }, "pq_7": { "hex": "1311" }, "pq_8": { "hex": "1410" } },
    }));
    table.refused_by(step("ru_2_to", "1409"), "inkerman:7.2b");
    table.refused_by(step("ru_2_to", "1210"), "inkerman:7.2b");
    let events = table.play(go("ru_2_to", "1409"));
    let Some(Event::Moved { path, .. }) = events.first() else { panic!("{events:?}") };
    assert_eq!(*path, ["1310", "1309", "1409"].map(hex), "the way leads round through a free hex");
    assert_eq!(table.at("ru_2_to"), "1409");
}

#[test]
fn an_enemy_zone_forces_nobody_to_attack() {
    proves!("inkerman:7.3");
    let mut table = Table::set_up(json!({
        "turn": 2, "stage": "second",
        "units": { "ru_2_to": { "hex": "1310" }, "br_30_2": { "hex": "1311" }, "pq_8": { "hex": "1410" } },
    }));
    assert!(table.allows(aim("1311")));
    assert!(table.allows(Decision::SpendMarker));
    assert!(table.allows(Decision::OfferEnd));
    table.play(hold("ru_2_to"));
    table.play(hold("br_30_2"));
    assert_eq!([table.at("ru_2_to"), table.at("br_30_2")], ["1310", "1311"]);
}

#[test]
fn a_friend_in_the_hex_does_not_cancel_the_zone() {
    proves!("inkerman:7.4");
    let position = |spent: u8| {
        json!({
            "turn": 2, "stage": "first", "active": "allied", "in_hand": "br_30_2", "spent": spent,
            "units": {
                "pq_12": { "hex": "1809" }, "br_30_2": { "hex": "1810" }, "ru_1_to": { "hex": "1709" },
            },
        })
    };
    // Six points are enough for the way through the piquet's hex only.
    Table::set_up(position(6)).refused_by(go("br_30_2", "1808"), "inkerman:7.2a");
    let mut table = Table::set_up(position(2));
    table.play(step("br_30_2", "1809"));
    assert!(table.is_disrupted("br_30_2"), "it has to stop beside the piquet");
}

#[test]
fn an_enemy_zone_does_not_hinder_an_advance() {
    proves!("inkerman:7.5");
    let mut table = Table::set_up(json!({
        "turn": 2, "stage": "second",
        "units": {
            "ru_1_to": { "hex": "1310" }, "ru_2_to": { "hex": "1211" }, "pq_7": { "hex": "1311" },
            "pq_8": { "hex": "1410" },
        },
    }));
    table.attack("1311", &["ru_1_to", "ru_2_to"], 1);
    assert_eq!(table.state.battle.step, BattleStep::Advance);
    assert!(table.game.zone_of(&table.state, Side::Allied).contains(hex("1311")));
    assert!(table.allows(advance("ru_1_to")));
    table.play(advance("ru_1_to"));
    assert_eq!(table.at("ru_1_to"), "1311");
}
