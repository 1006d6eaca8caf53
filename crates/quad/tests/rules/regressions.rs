//! What was wrong once, and stays right.

use crate::field::Field;
use crate::harness::*;
use quad::state::Place;
use serde_json::json;

#[test]
fn a_captor_that_entered_a_redoubt_is_not_attacked_in_that_phase() {
    proves!("quad:8.75");
    let mut table = Table::set_up(
        balaclava(),
        json!({ "turn": 6, "phasing": "allied", "phase": "melee", "units": {
            "tu_militia_4": { "hex": "1312", "level": 1 }, "br_gun_no4": { "hex": "1312", "level": 0 },
            "ru_od_1": { "hex": "1211" }, "ru_od_2": { "hex": "1411" }, "br_93": { "hex": "1412" },
        }}),
    );
    table.attack(&["1211"], &["tu_militia_4"], 1);
    assert_eq!(table.place("br_gun_no4"), Place::Captured);
    table.play(advance("ru_od_2", "1312"));
    // The duty of the 93rd has lapsed with its only partner.
    assert!(table.state.phase != quad::state::Phase::Melee || table.allows(done()));
}

#[test]
fn cavalry_takes_a_lonely_gun_before_the_hard_ride_disorders_it() {
    proves!("balaclava:18.2");
    let mut table = Table::set_up(
        balaclava(),
        json!({ "turn": 6, "phasing": "russian", "phase": "movement", "units": {
            "ru_ighus_1": { "hex": "1309" }, "br_gun_no4": { "hex": "1312" },
        }}),
    );
    table.play(march("ru_ighus_1", "1313"));
    assert_eq!(table.place("br_gun_no4"), Place::Captured);
    assert!(table.is_disrupted("ru_ighus_1"));
}

#[test]
fn a_lonely_gun_is_taken_in_passing() {
    proves!("balaclava:18.2");
    let mut table = Table::set_up(
        balaclava(),
        json!({ "turn": 6, "phasing": "russian", "phase": "movement", "units": {
            "ru_od_1": { "hex": "1110" }, "br_gun_no4": { "hex": "1312", "disrupted": true },
        }}),
    );
    table.play(march("ru_od_1", "1410"));
    assert_eq!(table.place("br_gun_no4"), Place::Captured);
}

#[test]
fn a_unit_cannot_leave_by_a_hex_that_the_enemy_holds() {
    proves!("quad:5.12");
    let table = Table::set_up(
        Field::flat(8, 8).exit("0408").battle(),
        json!({ "turn": 1, "phasing": "russian", "phase": "movement", "units": {
            "r_inf_1": { "hex": "0405" }, "a_inf_1": { "hex": "0408", "disrupted": true },
        }}),
    );
    table.refused_by(leave("r_inf_1"), "quad:5.16");
    let free = Table::set_up(
        Field::flat(8, 8).exit("0408").battle(),
        json!({ "turn": 1, "phasing": "russian", "phase": "movement", "units": { "r_inf_1": { "hex": "0405" } } }),
    );
    assert!(free.allows(leave("r_inf_1")));
}

#[test]
fn positions_that_cannot_be_are_refused() {
    let faults = |position: serde_json::Value| {
        let table = Table::try_set_up(balaclava(), position.clone());
        table.err().unwrap_or_else(|| panic!("accepted: {position}"))
    };
    let with = |extra: serde_json::Value| {
        let mut position = json!({ "turn": 6, "phasing": "allied", "phase": "movement", "units": {
            "br_20": { "hex": "1016" }, "ru_od_1": { "hex": "2010" },
        }});
        for (key, value) in extra.as_object().expect("an object") {
            position[key] = value.clone();
        }
        position
    };
    assert!(Table::try_set_up(balaclava(), with(json!({}))).is_ok());
    faults(with(json!({ "entered": { "0101": 255 } })));
    faults(with(json!({ "attacked": ["3434"] })));
    faults(with(json!({ "phase": "over" })));
    faults(with(json!({ "in_hand": "ru_od_1" })));
    faults(with(json!({ "combat": { "stage": "none", "set_aside": ["br_gun_no4"] } })));
    faults(with(json!({ "points": { "russian": 1, "allied": 0 } })));
    faults(with(json!({ "units": { "br_marine_1": { "hex": "1016" } } })));
    faults(with(json!({ "units": { "br_20": { "off_map": "left" } } })));
    faults(with(
        json!({ "units": { "br_20": { "hex": "1016", "disrupted": true, "moved": true, "spent": 5 } }, "in_hand": "br_20" }),
    ));
    faults(with(
        json!({ "units": { "br_20": { "hex": "1016", "moved": true }, "br_21": { "hex": "1016", "moved": true } } }),
    ));
    // Every reason is told, not only the first.
    let two = faults(with(json!({ "turn": 13, "units": { "nobody": { "hex": "1016" } } })));
    assert_eq!(two.len(), 2, "{two:?}");
}

#[test]
fn a_walked_retreat_that_waits_for_nobody_is_refused() {
    let faults = Table::try_set_up(
        balaclava(),
        json!({ "turn": 6, "phasing": "russian", "phase": "melee", "duties": {},
            "units": { "br_20": { "hex": "1016" }, "br_21": { "hex": "0916" }, "ru_od_1": { "hex": "1015" } },
            "combat": { "stage": "retreats", "targets": ["1016", "0916"], "attackers": ["ru_od_1"],
                "defenders": ["br_20", "br_21"], "fleeing": ["br_20", "br_21"], "distance": 1 },
            "retreat": { "unit": "br_20", "path": ["1016", "1017"], "walked": 0 } }),
    );
    assert!(faults.is_err());
}
