//! 2: movement.

use crate::harness::{at, go, proves, with};
use serde_json::json;

#[test]
fn fusiliers_go_two_and_riders_four() {
    proves!("skirmish:2.1");
    let table = with(json!({ "amber_1": at("0101"), "amber_riders": at("0106"), "slate_1": at("0801") }));
    assert!(table.allows(go("amber_1", "0103")));
    table.refused_by(go("amber_1", "0104"), "skirmish:2.1");
    assert!(table.allows(go("amber_riders", "0506")));
    table.refused_by(go("amber_riders", "0606"), "skirmish:2.1");
}

#[test]
fn a_copse_costs_two() {
    proves!("skirmish:2.1");
    let table = with(json!({ "amber_1": at("0201"), "amber_2": at("0101"), "slate_1": at("0801") }));
    assert!(table.allows(go("amber_1", "0202")));
    // By the copse in 0202 it would be three, by the clear hexes beside it three steps.
    table.refused_by(go("amber_1", "0203"), "skirmish:2.1");
}

#[test]
fn a_step_uphill_costs_one_more_but_not_along_the_lane() {
    proves!("skirmish:2.1");
    let table = with(json!({ "amber_1": at("0402"), "amber_2": at("0204"), "slate_1": at("0801") }));
    // 0402 is on the slope and 0403 on the top.
    assert!(table.allows(go("amber_1", "0403")));
    table.refused_by(go("amber_1", "0404"), "skirmish:2.1");
    // Up the lane from 0204 over the slope to the top.
    assert!(table.allows(go("amber_2", "0403")));
}

#[test]
fn riders_do_not_enter_a_copse() {
    proves!("skirmish:2.2");
    let table = with(json!({ "amber_riders": at("0201"), "amber_1": at("0306"), "slate_1": at("0801") }));
    table.refused_by(go("amber_riders", "0202"), "skirmish:2.2");
    assert!(table.allows(go("amber_1", "0305")));
}

#[test]
fn a_hex_holds_one_unit() {
    proves!("skirmish:2.3");
    let table = with(json!({ "amber_1": at("0101"), "amber_2": at("0102"), "slate_1": at("0801") }));
    table.refused_by(go("amber_1", "0102"), "skirmish:2.3");
    // Nor does a way lead through it: 0103 is two hexes away through 0102 alone.
    table.refused_by(go("amber_1", "0103"), "skirmish:2.1");
}

#[test]
fn whoever_comes_next_to_an_enemy_stops() {
    proves!("skirmish:2.4");
    let table = with(json!({ "amber_riders": at("0106"), "slate_1": at("0405") }));
    assert!(table.allows(go("amber_riders", "0306")));
    // Beyond lies only the enemy's side of him.
    table.refused_by(go("amber_riders", "0506"), "skirmish:2.1");
    let free = with(json!({ "amber_riders": at("0106"), "slate_1": at("0801") }));
    assert!(free.allows(go("amber_riders", "0506")));
}
