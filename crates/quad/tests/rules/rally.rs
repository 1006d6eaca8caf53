//! Rallying (10.0).

use crate::field::Field;
use crate::harness::*;
use crate::plain::Plain;
use quad::Quad;
use serde_json::{Value, json};
use std::sync::OnceLock;

/// Level ground, made once.
fn flat() -> &'static Quad<Plain> {
    static GAME: OnceLock<&'static Quad<Plain>> = OnceLock::new();
    GAME.get_or_init(|| Field::flat(12, 12).battle())
}

/// A Russian Rally Phase.
fn rally_phase(field: &'static Quad<Plain>, units: &Value) -> Table<Plain> {
    Table::set_up(field, json!({ "turn": 1, "phasing": "russian", "phase": "rally", "units": units }))
}

/// The dice on which a unit rallies.
fn dice_for(unit: &str, field: &'static Quad<Plain>, units: &Value) -> Vec<u8> {
    let rallies = |die: &u8| {
        let mut table = rally_phase(field, units);
        table.play_with(rally(unit), &[*die]);
        !table.is_disrupted(unit)
    };
    (1..=6).filter(rallies).collect()
}

#[test]
fn a_unit_rallies_on_its_morale_or_less() {
    proves!("quad:10.0");
    let field = flat();
    let alone = |unit: &str| dice_for(unit, field, &json!({ unit: { "hex": "0606", "disrupted": true } }));
    assert_eq!(alone("r_meek"), [1]);
    assert_eq!(alone("r_militia"), [1, 2]);
    assert_eq!(alone("r_cav_1"), [1, 2, 3]);
    assert_eq!(alone("r_horse"), [1, 2, 3, 4]);
    assert_eq!(alone("r_guard"), [1, 2, 3, 4, 5]);
}

#[test]
fn an_undisrupted_enemy_next_to_it_adds_one_once() {
    proves!("quad:10.0");
    let field = flat();
    let beside = |enemies: Value| {
        let mut units = json!({ "r_inf_1": { "hex": "0606", "disrupted": true } });
        units.as_object_mut().unwrap().extend(enemies.as_object().unwrap().clone());
        dice_for("r_inf_1", field, &units)
    };
    assert_eq!(beside(json!({ "a_inf_1": { "hex": "0605" } })), [1, 2]);
    assert_eq!(beside(json!({ "a_inf_1": { "hex": "0605" }, "a_inf_2": { "hex": "0607" } })), [1, 2]);
    assert_eq!(beside(json!({ "a_inf_1": { "hex": "0605", "disrupted": true } })), [1, 2, 3]);
    assert_eq!(beside(json!({ "a_inf_1": { "hex": "0604" } })), [1, 2, 3]);
}

#[test]
fn an_undisrupted_friend_next_to_it_takes_one_off_once() {
    proves!("quad:10.0");
    let field = flat();
    let beside = |friends: Value| {
        let mut units = json!({ "r_inf_1": { "hex": "0606", "disrupted": true } });
        units.as_object_mut().unwrap().extend(friends.as_object().unwrap().clone());
        dice_for("r_inf_1", field, &units)
    };
    assert_eq!(beside(json!({ "r_inf_2": { "hex": "0707" } })), [1, 2, 3, 4]);
    assert_eq!(beside(json!({ "r_inf_2": { "hex": "0707" }, "r_inf_3": { "hex": "0507" } })), [1, 2, 3, 4]);
    assert_eq!(beside(json!({ "r_inf_2": { "hex": "0707", "disrupted": true } })), [1, 2, 3]);
    // A companion in the same hex is not next to it.
    assert_eq!(beside(json!({ "r_gun_a": { "hex": "0606" } })), [1, 2, 3]);
}

#[test]
fn a_redoubt_takes_one_off_on_its_inside_only() {
    proves!("quad:10.0");
    let field = Field::flat(12, 12).side("redoubt", &["0606>0605"]).battle();
    let inside = json!({ "r_inf_1": { "hex": "0606", "disrupted": true } });
    let outside = json!({ "r_inf_1": { "hex": "0605", "disrupted": true } });
    assert_eq!(dice_for("r_inf_1", field, &inside), [1, 2, 3, 4]);
    assert_eq!(dice_for("r_inf_1", field, &outside), [1, 2, 3]);
}

#[test]
fn example_10_0_all_modifiers_add_up() {
    proves!("quad:10.0");
    let field = Field::flat(12, 12).side("redoubt", &["0606>0605"]).battle();
    let units = json!({
        "r_militia": { "hex": "0606", "disrupted": true }, "a_inf_1": { "hex": "0605" }, "r_inf_1": { "hex": "0607" },
    });
    // Morale 2, die + 1 - 1 - 1.
    assert_eq!(dice_for("r_militia", field, &units), [1, 2, 3]);
}

#[test]
fn each_disrupted_unit_of_the_phasing_player_tries_once() {
    proves!("quad:10.0");
    let mut table = rally_phase(
        flat(),
        &json!({
            "r_inf_1": { "hex": "0606", "disrupted": true }, "r_inf_2": { "hex": "0303", "disrupted": true },
            "r_inf_3": { "hex": "0909" }, "a_inf_1": { "hex": "1111", "disrupted": true },
        }),
    );
    table.refused_by(rally("r_inf_3"), "quad:10.0");
    table.refused_by(rally("a_inf_1"), "quad:10.0");
    table.play_with(rally("r_inf_1"), &[4]);
    table.refused_by(rally("r_inf_1"), "quad:10.0");
    assert!(table.allows(rally("r_inf_2")));
    assert!(table.allows(done()), "nobody has to try");
}

#[test]
fn a_unit_that_has_just_rallied_heartens_the_next() {
    proves!("quad:10.0");
    let mut table = rally_phase(
        flat(),
        &json!({ "r_inf_1": { "hex": "0606", "disrupted": true }, "r_inf_2": { "hex": "0607", "disrupted": true } }),
    );
    table.play_with(rally("r_inf_1"), &[3]);
    table.play_with(rally("r_inf_2"), &[4]);
    assert!(!table.is_disrupted("r_inf_1") && !table.is_disrupted("r_inf_2"));
}
