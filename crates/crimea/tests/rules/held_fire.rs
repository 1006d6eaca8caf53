//! Held fire (12.A.7, 12.A.10, 12.B.4.c).

use crate::field::*;
use crimea::Event;
use crimea::state::{Phase, Place};
use crimea::unit::Side;

/// The Light Brigade has ridden 1528, 1628, 1729, and all Russians have held their fire.
fn valley() -> Field {
    let game = crimea_with(&[("scenario", "valley")]);
    let field = Field::empty_of(game)
        .phase(Side::Allied, Phase::DefenderHeldFire)
        .put("1629", &["ru_12_hq", "ru_12_ode", "ru_12_ukr", "ru_12_azo", "ru_12_hv"])
        .put("1728", &["ru_16_hq", "ru_16_vla", "ru_16_sou", "ru_16_hv"])
        .put("1729", &["ru_6c_cbu", "ru_6c_ha12", "br_c_lb"])
        .put("1528", &["br_c_hb"])
        .came_from("1628", &["br_c_lb"])
        .set(|state| state.turn = 3);
    let brigade = field.unit("br_c_lb");
    field.set(|state| state.action.charged_from[brigade] = Place::at(hex("1528")))
}

fn held(events: &[Event]) -> Vec<(String, bool, u32)> {
    events
        .iter()
        .filter_map(|event| match event {
            Event::HeldFireRolled { at, passing, factors, .. } => Some((at.to_string(), *passing, *factors)),
            _ => None,
        })
        .collect()
}

#[test]
fn both_sides_of_the_valley_fire_at_the_charge() {
    proves!("crimea:12.A.7.a", "crimea:12.B.4.c");
    for (division, factors) in [("ru_12_hq", 10), ("ru_16_hq", 9)] {
        let mut field = valley();
        field.play(fire_held(division, "1628"));
        field.refused(fire_held(division, "1628"), "crimea:12.A.1.p1.a");
        let events = field.done_with(&[6]);
        assert_eq!(held(&events), [("1628".to_owned(), true, factors)]);
    }
    let field = valley();
    field.refused(fire_held("ru_12_hq", "1528"), "crimea:12.A.7.a");
    assert!(
        field.allows(fire_held("ru_6c_ha12", "1628")),
        "the guns at the end can fire before the charge is home"
    );
}

#[test]
fn a_charge_is_fired_at_from_next_to_where_it_ends() {
    proves!("crimea:12.B.4.c", "crimea:12.A.7.e");
    // The 12th Division is next to 1729 as well as to 1628; it fires once.
    let mut field = valley();
    assert!(field.allows(fire_held("ru_12_hq", "1628")));
    field.play(fire_held("ru_12_hq", "1729"));
    field.refused(fire_held("ru_12_hq", "1628"), "crimea:12.A.1.p1.a");
    // 10 factors: die 5 less 2 is row 3, a check, and riders who are not in the firer's hex ignore it.
    let events = field.done_with(&[5]);
    assert_eq!(held(&events), [("1729".to_owned(), true, 10)]);
    assert_eq!(field.whereabouts("br_c_lb"), "1729");
    assert!(!field.is_checked("br_c_lb"));
    // Die 4 takes a step off the brigade, and none off infantry that has walked into the same hex.
    let mut mixed = valley().put("1729", &["br_2_1"]).came_from("1730", &["br_2_1"]);
    mixed.play(fire_held("ru_12_hq", "1729"));
    mixed.done_with(&[4]);
    assert_eq!((mixed.steps_of("br_c_lb"), mixed.steps_of("br_2_1")), (1, 2));
}

#[test]
fn a_charge_of_one_hex_is_fired_at_too_and_a_step_is_not() {
    proves!("crimea:12.B.4.c", "crimea:12.A.7.a");
    let before = Field::empty()
        .put("2108", &["br_c_lb"])
        .put("2109", &["ru_6c_swh"])
        .put("2209", &["ru_16_vla", "ru_16_hv"])
        .put("2008", &["ru_17_hv"])
        .put("1808", &["ru_14_hv"])
        .put("1532", &["fr_1_1"])
        .phase(Side::Allied, Phase::AttackerMovement);
    let mut charged = before.clone();
    charged.play(charge("br_c_lb", "2108", "2109"));
    charged.done();
    assert!(charged.allows(fire_held("ru_16_hv", "2109")) && charged.allows(fire_held("ru_17_hv", "2109")));
    charged.refused(fire_held("ru_17_hv", "2108"), "crimea:12.A.7.a");
    charged.refused(fire_held("ru_14_hv", "2109"), "crimea:12.A.7.a");
    // 7 factors: die 3 less 2 is row 1, a step.
    charged.play(fire_held("ru_16_hv", "2109"));
    charged.done_with(&[3]);
    assert_eq!(charged.steps_of("br_c_lb"), 1);
    let mut walked = before;
    walked.play(step("br_c_lb", "2109"));
    walked.done();
    assert!(walked.state.is_phase(Phase::AttackerMelee), "nobody can fire at who walks");
    walked.refused_by_judge(fire_held("ru_16_hv", "2109"), "crimea:12.A.7.a");
}

#[test]
fn chargers_ignore_a_check_on_their_way_and_not_at_the_end() {
    proves!("crimea:12.A.7.b", "crimea:12.A.7.e", "crimea:R.A7");
    let mut field = valley();
    field.play(fire_held("ru_12_hv", "1628"));
    // 7 factors: die 5 less 2 is row 3, a check.
    field.done_with(&[5]);
    assert_eq!(field.whereabouts("br_c_lb"), "1729");
    assert!(!field.is_checked("br_c_lb"));
    let mut field = valley();
    field.play(fire_held("ru_6c_ha12", "1729"));
    // 3 factors: die 3 less 2 is row 1, a check.
    let events = field.done_with(&[3]);
    assert_eq!(held(&events), [("1729".to_owned(), false, 3)]);
    assert_eq!(field.whereabouts("br_c_lb"), "1528");
    assert!(field.is_checked("br_c_lb"));
}

#[test]
fn newcomers_from_two_hexes_are_one_target_without_regard_to_the_ground() {
    proves!("crimea:12.A.7.b", "crimea:12.A.7.c", "crimea:12.A.7.d");
    let mut field = Field::empty()
        .phase(Side::Allied, Phase::DefenderHeldFire)
        .put("2005", &["ru_16_hq", "ru_16_kaz", "ru_16_vla", "ru_16_hv", "br_2_1", "br_3_1", "br_3_2"])
        .put("2006", &["ru_16_lt"])
        .work("2005", 1, Side::Russian)
        .came_from("2004", &["br_2_1"])
        .came_from("1905", &["br_3_1", "br_3_2"]);
    field.refused(fire_held("ru_16_lt", "2005"), "crimea:12.A.7.a");
    // 9 factors: die 4 less 2 is row 2, a check.
    field.play(fire_held("ru_16_hq", "2005"));
    field.done_with(&[4]);
    assert_eq!(["br_2_1", "br_3_1", "br_3_2"].map(|unit| field.whereabouts(unit)), ["2004", "1905", "1905"]);
    assert!(["br_2_1", "br_3_1", "br_3_2"].iter().all(|unit| field.is_checked(unit)));
}

#[test]
fn who_has_fired_or_is_locked_has_no_held_fire() {
    proves!("crimea:12.A.7.a", "crimea:R.F5");
    let field = || {
        Field::empty()
            .phase(Side::Allied, Phase::DefenderHeldFire)
            .put("2005", &["ru_16_vla", "ru_16_hv", "br_2_1"])
            .came_from("2004", &["br_2_1"])
    };
    let fired = field();
    let guns = fired.unit("ru_16_hv");
    let fired = fired.set(|state| state.action.aims[guns] = crimea::state::Aim::at(hexmap::Direction::North));
    fired.refused(fire_held("ru_16_hv", "2005"), "crimea:12.A.7.a");
    assert!(fired.allows(fire_held("ru_16_vla", "2005")));
    let locked = field().locked(&["ru_16_hv"]);
    locked.refused(fire_held("ru_16_hv", "2005"), "crimea:R.F5");
    let old = field().locked(&["br_2_1"]);
    assert!(!old.allows(fire_held("ru_16_vla", "2005")), "it is no newcomer");
}

#[test]
fn the_star_fort_can_hold_its_fire() {
    proves!("crimea:R.F7");
    let mut field = Field::empty()
        .phase(Side::Allied, Phase::DefenderHeldFire)
        .put("1221", &["ru_r_lub", "br_2_1"])
        .work("1221", 2, Side::Russian)
        .came_from("1220", &["br_2_1"]);
    field.play(fire_fort("1221"));
    field.play(fire_fort("1221"));
    assert!(!field.allows(fire_fort("1221")));
    let events = field.done_with(&[6]);
    assert_eq!(held(&events), [("1221".to_owned(), false, 20)]);
}

#[test]
fn attackers_fire_at_counterattacks() {
    proves!("crimea:12.A.10");
    let mut field = Field::empty()
        .phase(Side::Allied, Phase::AttackerHeldFire)
        .put("2003", &["br_2_1", "ru_16_vla"])
        .came_from("2002", &["ru_16_vla"]);
    assert_eq!(field.asked(), Some(Side::Allied));
    // 4 factors: die 3 less 2 is row 1, a check.
    field.play(fire_held("br_2_1", "2003"));
    field.done_with(&[3]);
    assert_eq!(field.whereabouts("ru_16_vla"), "2002");
}
