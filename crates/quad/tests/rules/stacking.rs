//! Stacking (5.3).

use crate::field::Field;
use crate::harness::*;
use crate::movement::{OTHER_PHASES, in_phase, path, russians_move};
use kernel::{Touches, Words};
use quad::Decision;
use quad::unit::Side;
use serde_json::json;

#[test]
fn friends_are_passed_for_nothing() {
    proves!("quad:5.31");
    let units =
        json!({ "r_inf_1": { "hex": "0503" }, "r_inf_2": { "hex": "0504" }, "r_gun_d": { "hex": "0504" } });
    let mut table = russians_move(&Field::flat(12, 12), units);
    let events = table.play(march("r_inf_1", "0505"));
    assert_eq!(path(&events), ["0503", "0504", "0505"]);
    assert_eq!(table.spent("r_inf_1"), 4);
}

#[test]
fn one_infantry_or_cavalry_unit_in_a_hex() {
    proves!("quad:5.32");
    let units = json!({
        "r_inf_1": { "hex": "0503" }, "r_cav_1": { "hex": "0603" },
        "r_inf_2": { "hex": "0504", "moved": true }, "r_cav_2": { "hex": "0505", "moved": true },
        "r_gun_d": { "hex": "0604" },
    });
    let table = russians_move(&Field::flat(12, 12), units);
    for unit in ["r_inf_1", "r_cav_1"] {
        table.refused_by(march(unit, "0504"), "quad:5.32");
        table.refused_by(march(unit, "0505"), "quad:5.32");
        assert!(table.allows(march(unit, "0604")), "{unit}");
        assert!(table.allows(march(unit, "0506")), "{unit}");
    }
}

#[test]
fn no_phase_knows_two_infantry_units_in_a_hex() {
    proves!("quad:5.32");
    let battle = Field::flat(12, 12).battle();
    for phase in ["movement", "defensive_fire", "evasion", "offensive_fire", "melee", "rally"] {
        let position = |second: &str| {
            json!({ "turn": 1, "phasing": "russian", "phase": phase, "units": {
                "r_inf_1": { "hex": "0505", "moved": true }, second: { "hex": "0505", "moved": true },
            }})
        };
        assert!(Table::try_set_up(battle, position("r_inf_2")).is_err(), "{phase}");
        assert!(Table::try_set_up(battle, position("r_cav_1")).is_err(), "{phase}");
        assert!(Table::try_set_up(battle, position("r_gun_d")).is_ok(), "{phase}");
    }
}

#[test]
fn two_units_change_places() {
    proves!("quad:5.32");
    let units = json!({
        "r_inf_1": { "hex": "0503" }, "r_cav_1": { "hex": "0504" }, "r_gun_d": { "hex": "0604" }, "r_inf_2": { "hex": "0909" },
    });
    let mut table = russians_move(&Field::flat(12, 12), units);
    let names = |id: &str| table.game.roster.unit(table.unit(id)).name.clone();
    let (comer, friend) = (names("r_inf_1"), names("r_cav_1"));
    let label = table.game.choice(&table.state, table.read(&march("r_inf_1", "0504"))).text;
    assert_eq!(label.english(), format!("Move {comer} to 0504; {friend} must then move on"));
    table.play(march("r_inf_1", "0504"));
    let prompt = table.game.prompt(&table.state).text;
    assert!(prompt.english().contains("cannot stay together in 0504: move one of them on."), "{prompt}");
    // Two units stand together, and the phase cannot end so. Nobody else is moved before they have parted.
    for decision in [done(), march("r_inf_2", "0908"), march("r_gun_d", "0605"), raise("r_cav_1")] {
        table.refused_by(decision, "quad:5.32");
    }
    table.refused_by(march("r_gun_d", "0504"), "quad:5.32");
    table.play(march("r_cav_1", "0503"));
    assert_eq!((table.at("r_inf_1"), table.at("r_cav_1")), ("0504".into(), "0503".into()));
    assert!(table.allows(march("r_inf_2", "0908")));
    assert!(table.allows(done()));
}

#[test]
fn who_has_come_may_go_on_in_place_of_who_was_there() {
    proves!("quad:5.32");
    let units = json!({ "r_inf_1": { "hex": "0503" }, "r_inf_2": { "hex": "0504" } });
    let mut table = russians_move(&Field::flat(12, 12), units);
    table.play(march("r_inf_1", "0504"));
    table.play(march("r_inf_1", "0506"));
    assert_eq!(table.spent("r_inf_1"), 6);
    assert!(table.allows(march("r_inf_2", "0509")), "it has not been touched");
    assert!(table.allows(done()));
}

#[test]
fn places_are_changed_in_a_ring() {
    proves!("quad:5.32");
    let units =
        json!({ "r_inf_1": { "hex": "0503" }, "r_inf_2": { "hex": "0504" }, "r_inf_3": { "hex": "0604" } });
    let mut table = russians_move(&Field::flat(12, 12), units);
    table.play(march("r_inf_1", "0504"));
    table.play(march("r_inf_2", "0604"));
    table.refused_by(march("r_inf_1", "0505"), "quad:5.32");
    table.refused_by(march("r_inf_3", "0504"), "quad:5.32");
    table.play(march("r_inf_3", "0503"));
    assert_eq!(table.at("r_inf_3"), "0503");
    assert!(table.allows(done()));
}

/// A blind alley of one hex's width: 0504, 0505, 0506 between seas, open to the north.
fn blind_alley() -> Field {
    let walls = ["0404", "0405", "0406", "0407", "0507", "0604", "0605", "0606", "0607"];
    Field::flat(9, 9).terrain("sea", &walls)
}

#[test]
fn nobody_meets_a_friend_who_could_not_get_away() {
    proves!("quad:5.32");
    // r_inf_2 has moved, r_inf_3 is in a blind alley whose other hexes are taken by guns that fill them.
    let full = json!({
        "r_inf_1": { "hex": "0503", "moved": true }, "r_gun_d": { "hex": "0503" },
        "r_gun_a": { "hex": "0504" }, "r_gun_d2": { "hex": "0504" }, "r_inf_2": { "hex": "0505" }, "r_inf_3": { "hex": "0506" },
    });
    let mut table = russians_move(&blind_alley(), full);
    // Each of the two can leave its place to the other.
    assert!(table.allows(march("r_inf_2", "0506")));
    table.play(march("r_inf_3", "0505"));
    assert!(table.allows(march("r_inf_2", "0506")));
    table.refused_by(march("r_inf_2", "0504"), "quad:5.38");
    table.play(march("r_inf_2", "0506"));
    assert!(table.allows(done()));
    // Both have moved, so nobody comes there any more; a third unit may not come even for a moment.
    table.refused_by(march("r_gun_a", "0503"), "quad:5.38");
    let units = json!({
        "r_inf_1": { "hex": "0502" }, "r_inf_2": { "hex": "0506" }, "r_inf_3": { "hex": "0505", "moved": true },
        "r_gun_a": { "hex": "0504" }, "r_gun_d2": { "hex": "0504" },
        "r_inf_4": { "hex": "0503", "moved": true }, "r_inf_5": { "hex": "0402", "moved": true },
    });
    let table = russians_move(&blind_alley(), units);
    table.refused_by(march("r_inf_1", "0505"), "quad:5.32");
    assert!(table.allows(march("r_inf_1", "0506")), "r_inf_2 can still march out");
}

#[test]
fn two_units_with_no_other_room_change_places() {
    proves!("quad:5.32");
    let sea = ["0504", "0404", "0405", "0604", "0605", "0507", "0406", "0606"];
    let pocket = Field::flat(9, 9).terrain("sea", &sea);
    let mut table =
        russians_move(&pocket, json!({ "r_inf_1": { "hex": "0505" }, "r_inf_2": { "hex": "0506" } }));
    assert!(table.allows(march("r_inf_1", "0506")), "r_inf_2 can go where it came from");
    table.play(march("r_inf_1", "0506"));
    table.play(march("r_inf_2", "0505"));
    assert!(table.allows(done()));
}

#[test]
fn nobody_comes_to_a_friend_whose_march_would_end_with_that() {
    proves!("quad:5.32");
    let units = json!({ "r_inf_1": { "hex": "0505" }, "r_inf_2": { "hex": "0502" } });
    let mut table = russians_move(&Field::flat(9, 9), units);
    table.play(march("r_inf_2", "0503"));
    // It could go on from there, but not once another unit is touched (5.18).
    assert!(table.allows(march("r_inf_2", "0504")));
    table.refused_by(march("r_inf_1", "0503"), "quad:5.32");
}

#[test]
fn a_battery_shares_its_hex_with_one_unit_of_any_arm() {
    proves!("quad:5.33");
    let units = json!({
        "r_gun_a": { "hex": "0504" },
        "r_inf_1": { "hex": "0503" }, "r_cav_1": { "hex": "0603" }, "r_gun_d": { "hex": "0604" }, "r_horse": { "hex": "0505" },
    });
    let mut table = russians_move(&Field::flat(12, 12), units);
    for unit in ["r_inf_1", "r_cav_1", "r_gun_d", "r_horse"] {
        assert!(table.allows(march(unit, "0504")), "{unit}");
    }
    for hex in ["0503", "0603", "0604", "0505"] {
        assert!(table.allows(march("r_gun_a", hex)), "{hex}");
    }
    table.play(march("r_gun_d", "0504"));
    assert_eq!(table.at("r_gun_d"), table.at("r_gun_a"));
}

#[test]
fn friend_and_foe_share_no_hex() {
    proves!("quad:5.34");
    // A wall of water with one gap, and a disrupted gun in it.
    let field =
        Field::flat(9, 9).terrain("sea", &["0105", "0205", "0305", "0405", "0605", "0705", "0805", "0905"]);
    let mut units = json!({ "r_gun_d": { "hex": "0504" }, "r_cav_1": { "hex": "0503" } });
    units["a_gun_d"] = json!({ "hex": "0505", "disrupted": true });
    let table = russians_move(&field, units.clone());
    for unit in ["r_gun_d", "r_cav_1"] {
        table.refused_by(march(unit, "0505"), "quad:5.12");
        table.refused_by(march(unit, "0506"), "quad:5.16");
    }
    units["a_gun_d"] = json!({ "hex": "0909", "disrupted": true });
    let table = russians_move(&field, units);
    assert!(table.allows(march("r_gun_d", "0506")));
    let both = json!({ "turn": 1, "phasing": "russian", "phase": "rally", "units": {
        "r_gun_d": { "hex": "0505" }, "a_gun_d": { "hex": "0505" },
    }});
    assert!(Table::try_set_up(field.battle(), both).is_err());
}

#[test]
fn any_number_passes_through_one_hex() {
    proves!("quad:5.35");
    // A wall of water with one gap, which is full.
    let field =
        Field::flat(9, 9).terrain("sea", &["0105", "0205", "0305", "0405", "0605", "0705", "0805", "0905"]);
    let units = json!({
        "r_inf_7": { "hex": "0505" }, "r_gun_d": { "hex": "0505" },
        "r_inf_1": { "hex": "0504" }, "r_inf_2": { "hex": "0404" }, "r_inf_3": { "hex": "0604" },
        "r_inf_4": { "hex": "0503" }, "r_inf_5": { "hex": "0603" }, "r_inf_6": { "hex": "0403" },
    });
    let mut table = russians_move(&field, units);
    let marches = [
        ("r_inf_1", "0508", 8),
        ("r_inf_2", "0507", 6),
        ("r_inf_3", "0506", 4),
        ("r_inf_4", "0406", 8),
        ("r_inf_5", "0606", 8),
        ("r_inf_6", "0607", 10),
    ];
    for (unit, to, spent) in marches {
        let events = table.play(march(unit, to));
        assert!(path(&events).contains(&"0505".to_owned()), "{unit}");
        assert_eq!(table.spent(unit), spent, "{unit}");
    }
}

#[test]
fn friendly_zones_do_not_hinder() {
    proves!("quad:5.36");
    let units = json!({
        "r_inf_1": { "hex": "0503" }, "r_inf_2": { "hex": "0404" }, "r_inf_3": { "hex": "0604" }, "r_cav_1": { "hex": "0406" },
    });
    let mut table = russians_move(&Field::flat(12, 12), units);
    let zone = table.game.zone_of(&table.state, Side::Russian);
    assert!(["0504", "0505", "0506", "0507"].iter().all(|name| zone.contains(hex(name))));
    let events = table.play(march("r_inf_1", "0507"));
    assert_eq!(path(&events), ["0503", "0504", "0505", "0506", "0507"]);
}

#[test]
fn the_order_of_a_stack_is_free_in_the_own_movement_phase() {
    proves!("quad:5.37");
    let stack = json!({
        "r_gun_d": { "hex": "0505", "level": 0 }, "r_inf_1": { "hex": "0505", "level": 1 },
        "a_gun_d": { "hex": "0909", "level": 0 }, "a_inf_1": { "hex": "0909", "level": 1 },
    });
    let battle = Field::flat(12, 12).battle();
    let mut table = in_phase(battle, "movement", &stack);
    table.refused_by(raise("r_inf_1"), "quad:5.37");
    table.refused_by(raise("a_gun_d"), "quad:5.37");
    table.play(raise("r_gun_d"));
    let top = |table: &Table<_>| table.game.top_of(&table.state, Side::Russian, hex("0505"));
    assert_eq!(top(&table), Some(table.unit("r_gun_d")));
    // It cost nothing: both still have their whole move.
    assert_eq!((table.spent("r_gun_d"), table.spent("r_inf_1")), (0, 0));
    assert!(table.allows(march("r_gun_d", "0508")));
    assert!(table.allows(march("r_inf_1", "0510")));
    for phase in OTHER_PHASES {
        let table = in_phase(battle, phase, &stack);
        table.refused_by(raise("r_gun_d"), "quad:5.37");
        table.refused_by(raise("a_gun_d"), "quad:5.37");
    }
}

#[test]
fn the_last_to_come_is_on_top_until_the_order_is_changed() {
    proves!("quad:5.37");
    let units = json!({ "r_gun_d": { "hex": "0505" }, "r_inf_1": { "hex": "0503" } });
    let mut table = russians_move(&Field::flat(12, 12), units);
    table.play(march("r_inf_1", "0505"));
    let top = |table: &Table<_>| table.game.top_of(&table.state, Side::Russian, hex("0505"));
    assert_eq!(top(&table), Some(table.unit("r_inf_1")));
    table.play(raise("r_gun_d"));
    assert_eq!(top(&table), Some(table.unit("r_gun_d")));
    // As often as one likes.
    for unit in ["r_inf_1", "r_gun_d", "r_inf_1", "r_gun_d"] {
        table.play(raise(unit));
        assert_eq!(top(&table), Some(table.unit(unit)));
    }
}

#[test]
fn outside_movement_the_owner_says_on_top_or_below() {
    proves!("quad:5.37");
    let units =
        json!({ "r_inf_1": { "hex": "0505" }, "a_cav_1": { "hex": "0506" }, "a_gun_d": { "hex": "0507" } });
    let battle = Field::flat(12, 12).battle();
    let withdrawn = || {
        let mut table = in_phase(battle, "evasion", &units);
        table.play(evade("a_cav_1", "0507"));
        assert_eq!(table.asked(), Some(Side::Allied));
        table.refused_by(done(), "quad:5.37");
        table
    };
    let mut table = withdrawn();
    table.play(Decision::OnTop);
    let top = |table: &Table<_>| table.game.top_of(&table.state, Side::Allied, hex("0507"));
    assert_eq!(top(&table), Some(table.unit("a_cav_1")));
    let mut table = withdrawn();
    table.play(Decision::Below);
    assert_eq!(top(&table), Some(table.unit("a_gun_d")));
}

#[test]
fn two_units_fill_a_hex() {
    proves!("quad:5.38");
    let units = json!({
        "r_gun_a": { "hex": "0504" }, "r_gun_d": { "hex": "0504" },
        "r_inf_1": { "hex": "0505" }, "r_gun_d2": { "hex": "0505" },
        "r_horse": { "hex": "0503" }, "r_inf_2": { "hex": "0604" },
    });
    let table = russians_move(&Field::flat(12, 12), units);
    table.refused_by(march("r_horse", "0504"), "quad:5.38");
    table.refused_by(march("r_inf_2", "0504"), "quad:5.38");
    table.refused_by(march("r_horse", "0505"), "quad:5.38");
    // Two fit, and a full hex can be passed.
    assert!(table.allows(march("r_horse", "0604")));
    assert!(table.allows(march("r_horse", "0506")));
    let three = json!({ "turn": 1, "phasing": "russian", "phase": "rally", "units": {
        "r_gun_a": { "hex": "0504" }, "r_gun_d": { "hex": "0504" }, "r_gun_d2": { "hex": "0504" },
    }});
    assert!(Table::try_set_up(Field::flat(12, 12).battle(), three).is_err());
}
