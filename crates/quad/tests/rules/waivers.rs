//! Positions that the rules forbid, and that can be played all the same.

use crate::harness::balaclava;
use kernel::FaultKind;
use serde_json::{Value, json};

/// These units in a Russian Movement Phase, with a Russian unit far away.
fn waives(units: Value, kind: FaultKind) {
    let mut position = json!({ "turn": 6, "phasing": "russian", "phase": "movement", "units": units });
    position["units"]["ru_od_1"] = json!({ "hex": "2010" });
    trials::waives(balaclava(), &position, kind);
}

#[test]
fn two_battalions_in_a_hex() {
    waives(json!({ "br_20": { "hex": "1016" }, "br_21": { "hex": "1016" } }), FaultKind::Stacking);
}

#[test]
fn a_battery_away_from_its_heights() {
    waives(json!({ "br_20": { "hex": "1016" }, "br_marine_1": { "hex": "1116" } }), FaultKind::Misplaced);
}

#[test]
fn a_battalion_that_has_fired_in_a_movement_phase() {
    waives(json!({ "br_20": { "hex": "1016", "fired": true } }), FaultKind::Condition);
}

#[test]
fn a_worn_out_battalion_on_its_feet() {
    let position = json!({
        "turn": 6, "phasing": "allied", "phase": "movement", "exclusive": { "fatigue": { "br_20": 0 } },
        "units": { "br_20": { "hex": "1016" }, "ru_od_1": { "hex": "2010" } },
    });
    trials::waives(balaclava(), &position, FaultKind::Unsettled);
}
