//! Disruption (9.0).

use crate::cavalry::{flat, level_ground, on};
use crate::field::Field;
use crate::harness::*;
use crate::plain::Plain;
use quad::state::{Phase, Place};
use quad::unit::FireStrength;
use serde_json::json;

/// The melee points that a unit shows.
fn melee_points(table: &Table<Plain>, unit: &str) -> u8 {
    table.game.face(&table.state, table.unit(unit)).melee.points
}

#[test]
fn fire_turns_a_unit_to_its_back() {
    proves!("quad:9.0");
    let mut table = level_ground(
        "offensive_fire",
        json!({ "r_inf_1": { "hex": "0605" }, "r_inf_2": { "hex": "0706" }, "a_inf_1": { "hex": "0606" } }),
    );
    assert_eq!(melee_points(&table, "a_inf_1"), 4);
    // 6 points, die 3: result 3 against morale 3.
    table.attack(&["0606"], &["r_inf_1", "r_inf_2"], 3);
    assert!(table.is_disrupted("a_inf_1"));
    assert_eq!(table.at("a_inf_1"), "0606");
    assert_eq!(melee_points(&table, "a_inf_1"), 2);
    let back = table.game.face(&table.state, table.unit("a_inf_1")).fire;
    assert_eq!(back, FireStrength::Points { strength: 1, defensive_only: true });
}

#[test]
fn a_result_below_the_morale_leaves_a_unit_on_its_front() {
    proves!("quad:9.0");
    let mut table = level_ground(
        "offensive_fire",
        json!({ "r_inf_1": { "hex": "0605" }, "r_inf_2": { "hex": "0706" }, "a_inf_1": { "hex": "0606" } }),
    );
    table.attack(&["0606"], &["r_inf_1", "r_inf_2"], 2);
    assert!(!table.is_disrupted("a_inf_1"));
}

#[test]
fn melee_turns_a_unit_to_its_back() {
    proves!("quad:9.0");
    let mut table = level_ground(
        "melee",
        json!({ "r_inf_1": { "hex": "0605" }, "r_inf_2": { "hex": "0706" }, "a_inf_1": { "hex": "0606" } }),
    );
    // 8 to 4 is 2-1, column 4; morale 3 and die 4 give line 6: D 1.
    table.attack(&["0606"], &["r_inf_1", "r_inf_2"], 4);
    assert!(table.is_disrupted("a_inf_1"));
    assert!(!table.is_disrupted("r_inf_1"));
    assert_eq!(melee_points(&table, "a_inf_1"), 2);
}

#[test]
fn a_hard_ride_turns_cavalry_to_its_back() {
    proves!("quad:9.0");
    let mut table = level_ground("movement", json!({ "r_cav_1": { "hex": "0610" } }));
    table.play(march("r_cav_1", "0603"));
    table.play(done());
    assert!(table.is_disrupted("r_cav_1"));
    assert_eq!(melee_points(&table, "r_cav_1"), 2);
}

#[test]
fn disrupted_infantry_has_three_points_and_disrupted_cavalry_four() {
    proves!("quad:9.11");
    let table = level_ground(
        "movement",
        json!({
            "r_inf_1": { "hex": "0606", "disrupted": true }, "r_inf_2": { "hex": "0206" },
            "r_cav_1": { "hex": "0909", "disrupted": true }, "r_cav_2": { "hex": "1112" },
        }),
    );
    assert!(table.allows(march("r_inf_1", "0603")));
    table.refused_by(march("r_inf_1", "0602"), "quad:5.16");
    assert!(table.allows(march("r_inf_2", "0201")));
    assert!(table.allows(march("r_cav_1", "0905")));
    table.refused_by(march("r_cav_1", "0904"), "quad:5.16");
    assert!(table.allows(march("r_cav_2", "1104")));
}

#[test]
fn disrupted_guns_of_either_kind_cannot_be_moved() {
    proves!("quad:9.12");
    let table = level_ground(
        "movement",
        json!({
            "r_gun_a": { "hex": "0606", "disrupted": true }, "r_horse": { "hex": "0303", "disrupted": true },
            "r_gun_d": { "hex": "0909" },
        }),
    );
    table.refused_by(march("r_gun_a", "0605"), "quad:9.12");
    table.refused_by(march("r_horse", "0302"), "quad:9.12");
    assert!(table.allows(march("r_gun_d", "0908")));
}

#[test]
fn disrupted_horse_artillery_is_lost_if_melee_drives_it_off() {
    proves!("quad:9.12");
    let battery = |disrupted: bool| {
        let mut table = level_ground(
            "melee",
            json!({ "r_inf_1": { "hex": "0605" }, "a_horse": { "hex": "0606", "disrupted": disrupted } }),
        );
        // 4 to 1, column 6; morale 3 and die 1 give line 3: D R.
        table.attack(&["0606"], &["r_inf_1"], 1);
        table
    };
    assert_eq!(battery(true).place("a_horse"), Place::Eliminated);
    let mut in_order = battery(false);
    in_order.play(retreat("a_horse", "0607"));
    assert_eq!(in_order.at("a_horse"), "0607");
}

#[test]
fn disrupted_units_control_nothing() {
    proves!("quad:9.13");
    // 0506 and 0507 both touch 0606; with one point left there is no way round.
    let last_point = |disrupted: bool| {
        Table::set_up(
            flat(),
            json!({ "turn": 1, "phasing": "russian", "phase": "movement", "in_hand": "r_inf_1", "units": {
                "r_inf_1": { "hex": "0506", "spent": 4, "moved": true }, "a_inf_1": { "hex": "0606", "disrupted": disrupted },
            }}),
        )
    };
    last_point(false).refused_by(march("r_inf_1", "0507"), "quad:5.14");
    assert!(last_point(true).allows(march("r_inf_1", "0507")));
    let mut table = level_ground(
        "movement",
        json!({ "r_inf_1": { "hex": "0506" }, "a_inf_1": { "hex": "0606", "disrupted": true } }),
    );
    table.play(march("r_inf_1", "0607"));
    // Past the disrupted unit, hex by hex beside it, without being stopped.
    assert_eq!((table.spent("r_inf_1"), table.state.in_hand), (4, Some(table.unit("r_inf_1"))));
    // The unit itself still bars its own hex.
    table.refused_by(march("r_inf_1", "0606"), "quad:5.12");
}

#[test]
fn disrupted_units_pay_for_the_ground_beside_the_road() {
    proves!("quad:9.14");
    let field = Field::flat(12, 12)
        .terrain("woods", &["0604"])
        .road("major", &["0303", "0304", "0305", "0306"])
        .road("minor", &["0605", "0604"])
        .battle();
    let table = |disrupted: bool| {
        on(field, "movement", json!({ "r_inf_1": { "hex": "0303", "disrupted": disrupted } }))
    };
    let (mut broken, mut ordered) = (table(true), table(false));
    assert_eq!(ordered.step_price("r_inf_1", "0605", "0604"), Some(2));
    assert_eq!(broken.step_price("r_inf_1", "0605", "0604"), Some(4));
    broken.play(march("r_inf_1", "0305"));
    ordered.play(march("r_inf_1", "0305"));
    assert_eq!((broken.spent("r_inf_1"), ordered.spent("r_inf_1")), (4, 2));
}

#[test]
fn a_disrupted_unit_need_not_attack() {
    proves!("quad:9.21");
    let beside = |disrupted: bool| {
        level_ground(
            "melee",
            json!({ "r_inf_1": { "hex": "0605", "disrupted": disrupted }, "a_inf_1": { "hex": "0606" } }),
        )
    };
    beside(false).refused_by(done(), "quad:8.12");
    let table = beside(true);
    assert!(table.allows(done()));
    assert!(table.allows(aim("0606")), "it may attack if it wants to");
}

#[test]
fn a_disrupted_enemy_need_not_be_attacked() {
    proves!("quad:9.22");
    let alone = level_ground(
        "melee",
        json!({ "r_inf_1": { "hex": "0606" }, "a_inf_2": { "hex": "0607", "disrupted": true } }),
    );
    assert!(alone.allows(done()));
    assert!(alone.allows(aim("0607")));
    // Between two enemies only the one in order has to be attacked.
    let between = |disrupted: bool| {
        let mut table = level_ground(
            "melee",
            json!({
                "r_inf_1": { "hex": "0606" }, "a_inf_1": { "hex": "0605" },
                "a_inf_2": { "hex": "0607", "disrupted": disrupted },
            }),
        );
        table.play(aim("0605"));
        table.play(join("r_inf_1"));
        table
    };
    assert!(between(true).allows(roll()));
    between(false).refused_by(roll(), "quad:8.22");
}

#[test]
fn a_disrupted_attacker_fights_by_all_the_rules_of_melee() {
    proves!("quad:9.23");
    let declared = || {
        let mut table = level_ground(
            "melee",
            json!({
                "r_inf_1": { "hex": "0605", "disrupted": true }, "r_inf_2": { "hex": "0202", "disrupted": true },
                "a_inf_1": { "hex": "0606" },
            }),
        );
        table.play(aim("0606"));
        table.refused_by(join("r_inf_2"), "quad:8.15");
        table.play(join("r_inf_1"));
        table
    };
    let mut lost = declared();
    // Its back strength 2 against 4: 1-2.
    assert_eq!(lost.game.melee_odds(&lost.state).attack, 2);
    assert_eq!(lost.game.melee_column(&lost.state), 2);
    // Die 1 gives line 3: A 2*.
    lost.play_with(roll(), &[1]);
    assert_eq!(lost.place("r_inf_1"), Place::Eliminated);
    let mut won = declared();
    // Die 6 gives line 8: D R, and the winner may advance like any other.
    won.play_with(roll(), &[6]);
    won.play(retreat("a_inf_1", "0607"));
    won.play(advance("r_inf_1", "0606"));
    assert_eq!((won.at("r_inf_1"), won.is_disrupted("r_inf_1")), ("0606".to_owned(), true));
    // It has attacked, and a_inf_1 stands next to it again: no second attack in this phase.
    assert_ne!(won.state.phase, Phase::Melee);
}

#[test]
fn a_disrupted_unit_in_the_attacked_hex_adds_its_back_strength() {
    proves!("quad:9.24");
    let mut table = level_ground(
        "melee",
        json!({
            "r_inf_1": { "hex": "0605" },
            "a_inf_1": { "hex": "0606", "level": 0, "disrupted": true }, "a_gun_a": { "hex": "0606", "level": 1 },
        }),
    );
    table.play(aim("0606"));
    table.play(join("r_inf_1"));
    // 4 against 2 + 1, and not against 1 or 4 + 1.
    assert_eq!(table.game.melee_odds(&table.state).defence, 3);
    assert_eq!(table.game.melee_column(&table.state), 3);
    // Line 6: D R drives both off; the guns are lost.
    table.play_with(roll(), &[4]);
    assert_eq!(table.place("a_gun_a"), Place::Eliminated);
    table.play(retreat("a_inf_1", "0607"));
}
