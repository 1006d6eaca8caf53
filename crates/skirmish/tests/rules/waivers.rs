//! Positions that the rules forbid, and that can be played all the same.

use crate::harness::{at, game};
use kernel::FaultKind;
use serde_json::{Value, json};

fn waives(units: Value, kind: FaultKind) {
    trials::waives(game(), &json!({ "turn": 3, "active": "amber", "units": units }), kind);
}

#[test]
fn two_units_in_a_hex() {
    waives(
        json!({ "amber_1": at("0102"), "amber_2": at("0102"), "slate_1": at("0701") }),
        FaultKind::Stacking,
    );
}

#[test]
fn riders_in_a_copse() {
    waives(json!({ "amber_riders": at("0202"), "slate_1": at("0701") }), FaultKind::Misplaced);
}

#[test]
fn units_that_have_acted_in_the_turn_of_the_enemy() {
    let acted = json!({ "hex": "0701", "acted": true });
    waives(json!({ "amber_1": at("0102"), "slate_1": acted }), FaultKind::Condition);
}

#[test]
fn a_battle_without_an_enemy() {
    waives(json!({ "amber_1": at("0102") }), FaultKind::Unsettled);
}
