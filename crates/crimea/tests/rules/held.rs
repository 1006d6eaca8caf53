//! Held fire and charges (12.A.7, 12.A.10, 12.B.4).

use crate::field::*;
use crimea::state::Phase;
use crimea::unit::Side;
use crimea::{Decision, Event};

/// The French in 2108 and the Russians in 2109 on flat open ground; the French move.
fn before(russians: &[&str]) -> Field {
    Field::empty()
        .put("2108", &["fr_1_hq", "fr_1_1", "fr_1_2", "fr_1_a"])
        .put("2109", russians)
        .phase(Side::Allied, Phase::AttackerMovement)
}

const DIVISION: [&str; 5] = ["ru_16_hq", "ru_16_vla", "ru_16_sou", "ru_16_hv", "ru_16_lt"];

fn held_rolls(events: &[Event]) -> Vec<(String, bool, u32, u8, bool)> {
    let of = |event: &Event| match event {
        Event::HeldFireRolled { at, passing, factors, result, .. } => {
            Some((at.to_string(), *passing, *factors, result.steps, result.check))
        }
        _ => None,
    };
    events.iter().filter_map(of).collect()
}

#[test]
fn held_fire_is_for_those_who_come_into_the_hex() {
    proves!("crimea:12.A.1.p4", "crimea:12.A.7.a", "crimea:12.A.7.d");
    let mut field = before(&DIVISION).put("2110", &["ru_17_mos", "ru_17_hv"]).put("2208", &["fr_2_1"]);
    field.play(step("fr_1_hq", "2109"));
    field.done();
    assert_eq!((field.asked(), field.state.action.phase), (Some(Side::Russian), Phase::DefenderHeldFire));
    field.refused(fire_held("ru_17_hv", "2109"), "crimea:12.A.7.a");
    field.refused(fire_held("ru_16_hq", "2208"), "crimea:12.A.7.a");
    let events = field.volley(&[fire_held("ru_16_hq", "2109")], &[6]);
    assert_eq!(held_rolls(&events), [("2109".into(), false, 14, 0, true)], "6 less 2 is a check");
    for id in ["fr_1_hq", "fr_1_1", "fr_1_2", "fr_1_a"] {
        assert_eq!(field.whereabouts(id), "2108");
        assert!(field.is_checked(id), "{id}");
    }
}

#[test]
fn who_has_fired_has_no_fire_to_hold() {
    proves!("crimea:12.A.1.p4");
    let mut field = before(&["ru_16_vla", "ru_16_hv"]).phase(Side::Allied, Phase::DefenderPlot);
    field.play(aim("ru_16_hv", "2108"));
    field.done_with(&[6]);
    assert_eq!(field.state.action.phase, Phase::AttackerMovement);
    field.play(step("fr_1_1", "2109"));
    field.done();
    field.refused(fire_held("ru_16_hv", "2109"), "crimea:12.A.7.a");
    assert!(field.allows(fire_held("ru_16_vla", "2109")));
}

#[test]
fn held_fire_knows_no_terrain() {
    proves!("crimea:12.A.7.b");
    let mut field = before(&DIVISION).work("2109", 1, Side::Russian);
    field.play(step("fr_1_hq", "2109"));
    let events = field.volley(&[fire_held("ru_16_hq", "2109")], &[3]);
    assert_eq!(held_rolls(&events), [("2109".into(), false, 14, 1, true)], "3 less 2, and no more");
}

#[test]
fn newcomers_from_two_hexes_are_one_target() {
    proves!("crimea:12.A.7.c");
    let mut field = before(&DIVISION).put("2110", &["fr_2_1"]);
    field.play(step("fr_1_1", "2109"));
    field.play(step("fr_2_1", "2109"));
    field.done();
    let events = field.volley(&[fire_held("ru_16_hq", "2109")], &[6]);
    assert_eq!(held_rolls(&events).len(), 1);
    assert_eq!(field.whereabouts("fr_1_1"), "2108");
    assert_eq!(field.whereabouts("fr_2_1"), "2110");
    assert!(field.is_checked("fr_1_1") && field.is_checked("fr_2_1"));
    assert!(!field.is_checked("fr_1_2"), "it stayed behind");
}

#[test]
fn attackers_hold_their_fire_too() {
    proves!("crimea:12.A.10");
    let mut field =
        before(&["ru_16_vla", "ru_16_sou", "ru_16_hv"]).phase(Side::Allied, Phase::DefenderMovement);
    field.play(step("ru_16_vla", "2108"));
    field.done();
    assert_eq!((field.asked(), field.state.action.phase), (Some(Side::Allied), Phase::AttackerHeldFire));
    let events = field.volley(&[fire_held("fr_1_hq", "2108")], &[6]);
    assert_eq!(held_rolls(&events), [("2108".into(), false, 14, 0, true)]);
    assert!(events.iter().any(|event| matches!(event, Event::ThrownBack { .. })));
    assert_eq!(field.whereabouts("ru_16_vla"), "2109");
}

#[test]
fn the_star_fort_may_hold_its_fire() {
    proves!("crimea:R.F7");
    let mut field = Field::empty()
        .put("1321", &["fr_1_1", "fr_2_1"])
        .put("1221", &["ru_r_lub"])
        .work("1221", 2, Side::Russian)
        .phase(Side::Allied, Phase::AttackerMovement);
    field.play(step("fr_1_1", "1221"));
    field.done();
    field.refused(fire_fort("1321"), "crimea:12.A.7.a");
    let events = field.volley(&[fire_fort("1221"), fire_fort("1221")], &[6]);
    assert_eq!(held_rolls(&events), [("1221".into(), false, 20, 1, false)]);
    assert_eq!(field.steps_of("fr_1_1"), 3);
}

/// The Light Brigade before the valley, with the Russians on three sides of 1628.
fn valley() -> Field {
    Field::empty_of(crimea_with(&[("scenario", "valley")]))
        .put("1528", &["br_c_hq", "br_c_lb", "br_c_hb", "br_c_i"])
        .put("1629", &["ru_12_hq", "ru_12_ode", "ru_12_ukr", "ru_12_azo", "ru_12_hv"])
        .put("1729", &["ru_6c_cbu", "ru_6c_ha12"])
        .put("1728", &["ru_16_hq", "ru_16_vla", "ru_16_sou", "ru_16_hv"])
        .phase(Side::Allied, Phase::AttackerMovement)
}

#[test]
fn the_charge_of_the_light_brigade() {
    proves!(
        "crimea:12.A.7.e",
        "crimea:12.B.4.a",
        "crimea:12.B.4.b",
        "crimea:12.B.4.c",
        "crimea:12.B.4.f",
        "crimea:R.A7"
    );
    let mut field = valley();
    field.refused(charge("br_c_lb", "1628", "1627"), "crimea:12.B.4.b");
    field.refused(charge("br_c_lb", "1428", "1427"), "crimea:12.B.4.b");
    field.refused(charge("br_c_i", "1628", "1729"), "crimea:12.B.4.a");
    let events = field.play(charge("br_c_lb", "1628", "1729"));
    assert!(matches!(events[..], [Event::Charged { .. }]), "no roll is made: {events:?}");
    assert_eq!(field.whereabouts("br_c_lb"), "1729");
    field.refused(charge("br_c_lb", "1729", "1728"), "crimea:12.A.4");
    field.done();
    assert_eq!(field.asked(), Some(Side::Russian));
    field.play(fire_held("ru_12_hq", "1628"));
    field.refused(fire_held("ru_12_ode", "1628"), "crimea:12.A.7.a");
    field.play(fire_held("ru_16_hq", "1628"));
    // 19 factors from both sides of the valley: 6 less 2 takes a step; 3 from the front: 3 less 2 is a check.
    let events = field.volley(&[fire_held("ru_6c_ha12", "1729")], &[6, 3]);
    assert_eq!(
        held_rolls(&events),
        [("1628".into(), true, 19, 1, false), ("1729".into(), false, 3, 0, true)]
    );
    assert_eq!(field.steps_of("br_c_lb"), 1);
    assert_eq!(field.whereabouts("br_c_lb"), "1528", "back to where the charge began");
    assert!(field.is_checked("br_c_lb"));
    assert!(field.state.charged.contains(field.unit("br_c_lb")));
    let again = field.phase(Side::Allied, Phase::AttackerMovement).set(|state| {
        state.action.checked = Default::default();
        state.action.moved = Default::default();
    });
    again.refused(charge("br_c_lb", "1628", "1729"), "crimea:12.B.4.a");
    assert!(again.allows(step("br_c_lb", "1628")), "it may still walk");
}

#[test]
fn chargers_ignore_the_check_on_their_way() {
    proves!("crimea:12.A.7.e");
    let mut field = valley();
    field.play(charge("br_c_lb", "1628", "1729"));
    field.done();
    field.play(fire_held("ru_16_hq", "1628"));
    // 9 factors, 5 less 2: a check, and nothing else.
    let events = field.done_with(&[5]);
    assert_eq!(held_rolls(&events), [("1628".into(), true, 9, 0, true)]);
    assert_eq!(field.whereabouts("br_c_lb"), "1729");
    assert!(!field.is_checked("br_c_lb"));
}

#[test]
fn dragoons_charge_and_one_hex_is_enough() {
    proves!("crimea:12.B.4.d", "crimea:R.A5", "crimea:12.B.4.f");
    let mut field = Field::empty()
        .put("2111", &["ru_1d_mos", "ru_6c_swh"])
        .put("2110", &["br_2_1"])
        .phase(Side::Russian, Phase::AttackerMovement);
    let events = field.play(charge("ru_1d_mos", "2111", "2110"));
    assert!(matches!(events[..], [Event::Charged { .. }]), "up the slope without a roll: {events:?}");
    assert!(field.state.charged.contains(field.unit("ru_1d_mos")));
    let events = field.roll(step("ru_6c_swh", "2110"), &[3]);
    assert!(events.iter().any(|event| matches!(event, Event::ClimbRolled { .. })), "who walks has to roll");
}

#[test]
fn no_charge_into_villages_towns_crests_and_works() {
    proves!("crimea:12.B.4.e", "crimea:R.A6");
    let at = |target: &str, near: &str| {
        Field::empty()
            .put(near, &["br_c_lb"])
            .put(target, &["ru_16_vla"])
            .phase(Side::Allied, Phase::AttackerMovement)
    };
    at("1903", "2002").refused(charge("br_c_lb", "2002", "1903"), "crimea:12.B.4.e");
    at("1123", "1124").refused(charge("br_c_lb", "1124", "1123"), "crimea:12.B.4.e");
    at("1527", "1528").refused(charge("br_c_lb", "1528", "1527"), "crimea:12.B.4.e");
    at("2109", "2108")
        .work("2109", 1, Side::Russian)
        .refused(charge("br_c_lb", "2108", "2109"), "crimea:12.B.4.e");
    assert!(at("2109", "2108").allows(charge("br_c_lb", "2108", "2109")));
    // Through such a hex, or through enemies, nobody charges either.
    let field = at("2004", "2002");
    field.refused(charge("br_c_lb", "1903", "2004"), "crimea:12.B.4.b");
    let field = at("1904", "2002");
    field.refused(charge("br_c_lb", "1903", "1904"), "crimea:12.B.4.e");
    assert!(field.allows(charge("br_c_lb", "2003", "1904")));
    let blocked = field.put("2003", &["ru_17_mos"]);
    blocked.refused(charge("br_c_lb", "2003", "1904"), "crimea:12.B.4.b");
    assert!(blocked.allows(Decision::Done));
}
