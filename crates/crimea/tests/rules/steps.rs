//! Movement in the action segment, and charges (12.A.3, 12.A.4, 12.A.9, 12.B.4, 16.A, X.2).

use crate::field::*;
use crimea::Event;
use crimea::state::Phase;
use crimea::unit::Side;

fn moving(attacker: Side) -> Field {
    Field::empty().phase(attacker, Phase::AttackerMovement)
}

#[test]
fn the_attacker_moves_each_unit_one_hex() {
    proves!("crimea:12.A.4", "crimea:8.c");
    let mut field =
        moving(Side::Allied).put("1808", &["fr_1_1"]).put("1909", &["fr_1_2"]).put("1807", &["ru_16_vla"]);
    assert!(!field.allows(step("ru_16_vla", "1806")), "it is not his turn to move");
    field.refused(step("fr_1_1", "1810"), "crimea:12.A.4");
    // From one hex next to an enemy to another.
    field.play(step("fr_1_1", "1708"));
    assert_eq!(field.whereabouts("fr_1_1"), "1708");
    field.refused(step("fr_1_1", "1709"), "crimea:12.A.4");
}

#[test]
fn a_headquarters_moves_with_its_division() {
    proves!("crimea:E.9.b", "crimea:9.p3.b", "crimea:10.b");
    let division = ["br_l_hq", "br_l_1", "br_l_2", "br_l_e", "br_l_det"];
    let field =
        moving(Side::Allied).put("1808", &division).put("2008", &["br_1_1"]).put("1506", &["ru_16_vla"]);
    let mut together = field.clone();
    together.play(step("br_l_hq", "1809"));
    for unit in division {
        assert_eq!(together.whereabouts(unit), "1809");
    }
    let mut alone = field;
    alone.play(step("br_l_det", "1809"));
    assert_eq!(alone.whereabouts("br_l_hq"), "1808");
    assert_eq!(alone.whereabouts("br_l_det"), "1809");
}

#[test]
fn classes_roll_apart_and_once() {
    proves!("crimea:12.A.3.b", "crimea:12.A.3.c", "crimea:E.TEC.b", "crimea:E.TEC.c");
    // Out of the Alma and up the slope to 2005: the infantry needs 2 and 2, the guns 4 and 4.
    let division = ["br_l_hq", "br_l_1", "br_l_e"];
    let mut field =
        moving(Side::Allied).put("2004", &division).put("2004", &["br_2_1"]).put("1506", &["ru_16_vla"]);
    let events = field.roll(step("br_l_hq", "2005"), &[2, 2, 4, 3]);
    let rolls = events.iter().filter(|event| matches!(event, Event::ClimbRolled { .. })).count();
    assert_eq!(rolls, 4);
    assert_eq!(field.whereabouts("br_l_1"), "2005");
    assert_eq!(field.whereabouts("br_l_e"), "2004");
    field.refused(step("br_l_e", "2003"), "crimea:12.A.3.b");
    // The infantry that stood with them has made the rolls, too.
    field.play(step("br_2_1", "2005"));
    assert_eq!(field.whereabouts("br_2_1"), "2005");
}

#[test]
fn bridges_need_no_roll_but_rivers_do() {
    proves!("crimea:R.A2", "crimea:R.A3");
    let field =
        moving(Side::Allied).put("1904", &["fr_1_1"]).put("1506", &["ru_16_vla"]).put("1810", &["fr_2_1"]);
    let mut bridge = field.clone();
    bridge.play(step("fr_1_1", "1903"));
    assert_eq!(bridge.whereabouts("fr_1_1"), "1903");
    let mut along = field;
    along.roll(step("fr_1_1", "2004"), &[1]);
    assert_eq!(along.whereabouts("fr_1_1"), "1904", "a 1 keeps it in the river");
}

#[test]
fn disrupted_defenders_move_first_and_not_among_enemies() {
    proves!("crimea:12.A.3.a", "crimea:12.A.9");
    let field = Field::empty()
        .phase(Side::Allied, Phase::DisruptedMovement)
        .put("1808", &["ru_16_vla", "ru_16_sou"])
        .put("1809", &["fr_1_1"])
        .disrupted(&["ru_16_vla"]);
    assert_eq!(field.asked(), Some(Side::Russian));
    field.refused(step("ru_16_sou", "1807"), "crimea:12.A.3.a");
    field.refused(step("ru_16_vla", "1809"), "crimea:12.A.3.a");
    assert!(field.allows(step("ru_16_vla", "1807")));
    let later = field.phase(Side::Allied, Phase::DefenderMovement);
    later.refused(step("ru_16_vla", "1807"), "crimea:12.A.9");
    assert!(later.allows(step("ru_16_sou", "1807")));
}

#[test]
fn a_headquarters_of_disrupted_units_goes_with_them() {
    proves!("crimea:12.B.1.p6");
    let mut field = Field::empty()
        .phase(Side::Allied, Phase::DisruptedMovement)
        .put("1808", &["ru_16_hq", "ru_16_vla", "ru_16_sou"])
        .put("1810", &["fr_1_1"])
        .disrupted(&["ru_16_vla"]);
    field.refused(step("ru_16_hq", "1807"), "crimea:12.A.3.a");
    field = field.disrupted(&["ru_16_sou"]);
    field.play(step("ru_16_hq", "1807"));
    for unit in ["ru_16_hq", "ru_16_vla", "ru_16_sou"] {
        assert_eq!(field.whereabouts(unit), "1807");
    }
}

#[test]
fn a_checked_unit_pays_with_its_order() {
    proves!("crimea:12.A.1.p3.b");
    let mut field = moving(Side::Allied)
        .put("1808", &["fr_1_1", "fr_2_1"])
        .put("1807", &["ru_16_vla"])
        .checked(&["fr_1_1"]);
    field.refused(step("fr_1_1", "1809"), "crimea:12.A.1.p3.b");
    field.refused(disrupt("fr_2_1"), "crimea:12.A.1.p3.b");
    field.play(disrupt("fr_1_1"));
    field.refused(step("fr_1_1", "1807"), "crimea:12.B.1.p3.b");
    field.play(step("fr_1_1", "1809"));
    assert!(field.is_disrupted("fr_1_1"));
}

#[test]
fn guns_and_headquarters_follow_fighters() {
    proves!("crimea:R.M10");
    let field = moving(Side::Allied)
        .put("1808", &["br_l_1", "br_l_e", "br_2_b"])
        .put("1807", &["ru_16_vla"])
        .put("1707", &["br_l_hq"]);
    field.refused(step("br_l_e", "1807"), "crimea:R.M10");
    let mut led = field;
    led.play(step("br_l_1", "1807"));
    led.refused(step("br_l_hq", "1807"), "crimea:R.M10");
    led.play(step("br_l_e", "1807"));
    assert_eq!(led.whereabouts("br_l_e"), "1807");
}

#[test]
fn siege_artillery_stays_where_it_is() {
    proves!("crimea:17.B");
    let siege = crimea().roster.siege.first().copied().expect("there is siege artillery");
    let id = crimea().roster.unit(siege).id.clone();
    let field = moving(Side::Allied).put("1808", &[&id, "fr_1_1"]).put("1807", &["ru_16_vla"]);
    field.refused(step(&id, "1809"), "crimea:17.B");
}

#[test]
fn nobody_assaults_a_work_or_a_town_in_winter() {
    proves!("crimea:16.A");
    let field = moving(Side::Allied)
        .put("1224", &["fr_1_1"])
        .put("1223", &["ru_n1"])
        .put("1808", &["fr_2_1"])
        .put("1807", &["ru_16_vla"]);
    assert!(field.allows(step("fr_1_1", "1223")));
    let winter = field.set(|state| state.turn = 7).work("1807", 1, Side::Russian);
    winter.refused(step("fr_1_1", "1223"), "crimea:16.A");
    winter.refused(step("fr_2_1", "1807"), "crimea:16.A");
}

#[test]
fn the_siege_train_opens_the_way() {
    proves!("crimea:X.2");
    let game = crimea_with(&[("siege_train", "yes")]);
    let field = Field::empty_of(game)
        .phase(Side::Allied, Phase::AttackerMovement)
        .put("1224", &["fr_1_1"])
        .put("1223", &["ru_n1"])
        .work("1223", 1, Side::Russian);
    field.refused(step("fr_1_1", "1223"), "crimea:X.2");
    let bombarded = field.set(|state| {
        state.action.bombarded.insert(hex("1223"));
    });
    assert!(bombarded.allows(step("fr_1_1", "1223")));
}

#[test]
fn a_charge_is_two_hexes_into_the_enemy_and_once_a_turn() {
    proves!("crimea:12.B.4.a", "crimea:12.B.4.b", "crimea:12.B.4.f");
    let mut field = moving(Side::Allied)
        .put("1528", &["br_c_lb"])
        .put("1528", &["br_c_hb"])
        .put("1729", &["ru_6c_cbu", "ru_6c_ha12"])
        .put("1627", &["fr_1_1"]);
    field.refused(charge("br_c_lb", "1628", "1629"), "crimea:12.B.4.b");
    field.refused(charge("fr_1_1", "1628", "1729"), "crimea:12.B.4.a");
    field.play(charge("br_c_lb", "1628", "1729"));
    assert_eq!(field.whereabouts("br_c_lb"), "1729");
    assert_eq!(field.state.action.charged_from[field.unit("br_c_lb")].hex(), Some(hex("1528")));
    assert_eq!(field.state.action.came_from[field.unit("br_c_lb")].hex(), Some(hex("1628")));
    let later =
        field.set(|state| state.charged.insert(crimea().roster.find("br_c_hb").expect("it is there")));
    later.refused(charge("br_c_hb", "1628", "1729"), "crimea:12.B.4.a");
}

#[test]
fn one_hex_is_a_charge_too_and_needs_no_roll() {
    proves!("crimea:R.A5", "crimea:12.B.4.f");
    // Up a slope, without a die.
    let up = crimea().ground.climb(hex("1628"), hex("1628").direction_to(hex("1627")).expect("next to it"));
    assert!(up > 0);
    let mut field =
        moving(Side::Allied).put("1628", &["br_c_lb"]).put("1627", &["ru_6c_cbu"]).put("1808", &["fr_1_1"]);
    field.play(charge("br_c_lb", "1628", "1627"));
    assert_eq!(field.whereabouts("br_c_lb"), "1627");
    assert!(field.state.charged.contains(field.unit("br_c_lb")));
}

#[test]
fn dragoons_charge() {
    proves!("crimea:12.B.4.d");
    let field = moving(Side::Russian).put("1808", &["ru_1d_mos"]).put("1807", &["fr_c1"]);
    assert!(field.allows(charge("ru_1d_mos", "1808", "1807")));
}

#[test]
fn some_ground_is_not_for_charges() {
    proves!("crimea:12.B.4.e", "crimea:R.A6");
    let field = moving(Side::Russian).put("1530", &["ru_6c_cbu"]).put("1531", &["br_c_lb"]);
    field.refused(charge("ru_6c_cbu", "1530", "1531"), "crimea:12.B.4.e");
    let work = moving(Side::Russian).put("1808", &["ru_6c_cbu"]).put("1807", &["br_c_lb"]).work(
        "1807",
        1,
        Side::Allied,
    );
    work.refused(charge("ru_6c_cbu", "1808", "1807"), "crimea:12.B.4.e");
    let through =
        moving(Side::Russian).put("1809", &["ru_6c_cbu"]).put("1807", &["br_c_lb"]).put("1808", &["br_1_1"]);
    through.refused(charge("ru_6c_cbu", "1808", "1807"), "crimea:12.B.4.b");
}
