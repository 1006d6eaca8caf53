//! Positions that the rules forbid, and that can be played all the same.

use crate::field::crimea_with;
use kernel::FaultKind;
use serde_json::{Value, json};

fn waives(units: Value, kind: FaultKind) {
    let position = json!({ "turn": 3, "player": "allied", "stage": "movement", "units": units });
    let campaign = crimea_with(&[("scenario", "campaign")]);
    trials::waives(campaign, &position, kind);
}

#[test]
fn a_battalion_at_sea() {
    let units = json!({ "ru_16_vla": { "hex": "1828" }, "br_1_1": { "hex": "0101" } });
    waives(units, FaultKind::Misplaced);
}

#[test]
fn disrupted_siege_guns() {
    let units = json!({ "ru_16_vla": { "hex": "1828" }, "br_s1": { "hex": "1830", "disrupted": true } });
    waives(units, FaultKind::Condition);
}
