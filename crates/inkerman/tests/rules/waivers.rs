//! Positions that the rules forbid, and that can be played all the same.

use crate::harness::inkerman;
use kernel::FaultKind;
use serde_json::{Value, json};

fn waives(units: Value, kind: FaultKind) {
    trials::waives(inkerman(), &json!({ "turn": 2, "stage": "first", "units": units }), kind);
}

#[test]
fn two_battalions_in_a_hex() {
    let units = json!({
        "ru_1_to": { "hex": "1208" }, "ru_2_to": { "hex": "1208" }, "br_30_2": { "hex": "1821" },
    });
    waives(units, FaultKind::Stacking);
}

#[test]
fn a_piquet_that_has_left_its_hex() {
    waives(json!({ "ru_1_to": { "hex": "1208" }, "pq_6": { "hex": "1410" } }), FaultKind::Misplaced);
}

#[test]
fn a_disrupted_piquet() {
    let units = json!({ "ru_1_to": { "hex": "1208" }, "pq_6": { "hex": "1210", "disrupted": true } });
    waives(units, FaultKind::Condition);
}
