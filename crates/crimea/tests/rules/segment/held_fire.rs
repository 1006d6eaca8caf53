//! Held fire (12.A.7, 12.A.10, 12.B.4.c).

use crate::field::*;
use crimea::Event;
use crimea::results::FireResult;
use crimea::state::{Aim, Phase};
use crimea::unit::Side;

fn moving(attacker: Side) -> Field {
    Field::empty().phase(attacker, Phase::AttackerMovement)
}

/// Whether it was at chargers, factors, and result of each roll.
fn rolled(events: &[Event]) -> Vec<(bool, u32, FireResult)> {
    let found = events.iter().filter_map(|event| match event {
        Event::HeldFireRolled { passing, factors, result, .. } => Some((*passing, *factors, *result)),
        _ => None,
    });
    found.collect()
}

fn result(text: &str) -> FireResult {
    FireResult::parse(text).expect("a result")
}

/// Two French brigades come from two hexes into the village of Bourliouk, where Russians have held their fire.
fn storm() -> Field {
    let mut field = moving(Side::Allied)
        .put("1903", &["ru_16_vla", "ru_16_hv"])
        .put("1902", &["fr_1_1"])
        .put("2002", &["fr_2_1"])
        .work("1903", 1, Side::Russian)
        .put("1908", &["ru_17_mos", "ru_17_hv"])
        .put("1909", &["fr_r1"]);
    field.play(step("fr_1_1", "1903"));
    field.play(step("fr_2_1", "1903"));
    field.done();
    assert!(field.state.is_phase(Phase::DefenderHeldFire));
    field
}

#[test]
fn held_fire_meets_all_newcomers_at_once_without_terrain() {
    proves!("crimea:12.A.7.b", "crimea:12.A.7.c", "crimea:12.A.1.p4");
    let mut field = storm();
    assert_eq!(field.asked(), Some(Side::Russian));
    field.play(fire_held("ru_16_vla", "1903"));
    // 8 factors, 3 - 2 = 1: a step, in spite of village and work.
    field.play(fire_held("ru_16_hv", "1903"));
    let events = field.done_with(&[3]);
    assert_eq!(rolled(&events), [(false, 8, result("1"))]);
    assert_eq!(field.asked(), Some(Side::Allied));
    assert!(field.allows(lose("fr_1_1")) && field.allows(lose("fr_2_1")));
    field.play(lose("fr_2_1"));
    assert!(field.state.is_phase(Phase::AttackerMelee), "no check: they have come in");
}

#[test]
fn a_check_sends_newcomers_back_to_where_they_came_from() {
    proves!("crimea:12.A.7.d");
    let mut field = storm();
    field.play(fire_held("ru_16_vla", "1903"));
    field.play(fire_held("ru_16_hv", "1903"));
    let events = field.done_with(&[4]);
    assert_eq!(rolled(&events), [(false, 8, result("c"))]);
    assert_eq!((field.whereabouts("fr_1_1"), field.whereabouts("fr_2_1")), ("1902".into(), "2002".into()));
    assert!(field.is_checked("fr_1_1") && field.is_checked("fr_2_1"));
    assert!(!field.is_checked("ru_16_vla"));
    assert!(field.state.is_phase(Phase::DefenderMovement), "nobody is left to melee");
}

#[test]
fn held_fire_is_for_newcomers_only() {
    proves!("crimea:12.A.7.a", "crimea:12.A.1.p4");
    let field = storm();
    field.refused(fire_held("ru_17_hv", "1909"), "crimea:12.A.7.a");
    field.refused(fire_held("ru_17_hv", "1908"), "crimea:12.A.7.a");
    field.refused(fire_held("ru_16_hv", "1902"), "crimea:12.A.7.a");
    field.refused(fire_held("fr_1_1", "1903"), "crimea:12.A.7.a");
    // Whoever fired in phase 1 has nothing left.
    let fired = field.clone().set(|state| {
        let guns = crimea().roster.find("ru_16_hv").expect("it is there");
        let way = hex("1903").direction_to(hex("1902")).expect("next to it");
        state.action.aims[guns] = Aim::at(way);
    });
    fired.refused(fire_held("ru_16_hv", "1903"), "crimea:12.A.7.a");
    assert!(fired.allows(fire_held("ru_16_vla", "1903")));
    // Nor has whoever is disrupted, or in the melee since the turn before.
    field.clone().disrupted(&["ru_16_hv"]).refused(fire_held("ru_16_hv", "1903"), "crimea:12.B.1.p3.b");
    field.locked(&["ru_16_hv"]).refused(fire_held("ru_16_hv", "1903"), "crimea:R.F5");
}

/// The Light Brigade has charged the guns at the end of the valley.
fn valley() -> Field {
    let mut field = moving(Side::Allied)
        .put("1528", &["br_c_lb"])
        .put("1629", &["ru_12_hq", "ru_12_ode", "ru_12_ukr", "ru_12_azo", "ru_12_hv"])
        .put("1728", &["ru_16_hq", "ru_16_vla", "ru_16_sou", "ru_16_hv"])
        .put("1729", &["ru_6c_cbu", "ru_6c_ha12"])
        .put("1532", &["fr_1_1"]);
    field.play(charge("br_c_lb", "1628", "1729"));
    field.done();
    assert!(field.state.is_phase(Phase::DefenderHeldFire));
    field
}

#[test]
fn chargers_are_fired_at_on_their_way_and_ride_on() {
    proves!("crimea:12.A.7.e", "crimea:12.B.4.c", "crimea:12.A.7.a");
    let mut field = valley();
    assert!(field.allows(fire_held("ru_16_hq", "1628")) && field.allows(fire_held("ru_6c_ha12", "1729")));
    field.play(fire_held("ru_12_hq", "1628"));
    let events = field.done_with(&[6]);
    assert_eq!(rolled(&events), [(true, 10, result("c"))]);
    assert_eq!(field.whereabouts("br_c_lb"), "1729");
    assert!(!field.is_checked("br_c_lb"));
    assert!(field.state.is_phase(Phase::AttackerMelee));
    // A step is a step.
    let mut hurt = valley();
    hurt.play(fire_held("ru_12_hq", "1628"));
    hurt.done_with(&[4]);
    assert_eq!(hurt.steps_of("br_c_lb"), 1);
    assert_eq!(hurt.state.british_losses, 1);
}

#[test]
fn a_check_at_the_end_of_a_charge_throws_it_back_to_its_start() {
    proves!("crimea:R.A7");
    let mut field = valley();
    field.play(fire_held("ru_6c_ha12", "1729"));
    let events = field.done_with(&[2]);
    assert_eq!(rolled(&events), [(false, 3, result("c"))]);
    assert_eq!(field.whereabouts("br_c_lb"), "1528");
    assert!(field.is_checked("br_c_lb"));
}

#[test]
fn attackers_who_held_fire_meet_the_defender_in_phase_ten() {
    proves!("crimea:12.A.10");
    let mut field = Field::empty()
        .phase(Side::Allied, Phase::DefenderMovement)
        .put("1808", &["fr_1_1", "fr_r1"])
        .put("1807", &["ru_16_vla"])
        .put("1910", &["ru_16_sou"]);
    field.play(step("ru_16_vla", "1808"));
    field.done();
    assert!(field.state.is_phase(Phase::AttackerHeldFire));
    assert_eq!(field.asked(), Some(Side::Allied));
    field.play(fire_held("fr_1_1", "1808"));
    field.play(fire_held("fr_r1", "1808"));
    let events = field.done_with(&[4]);
    assert_eq!(rolled(&events), [(false, 9, result("c"))]);
    assert_eq!(field.whereabouts("ru_16_vla"), "1807");
    let idle = Field::empty().phase(Side::Allied, Phase::AttackerHeldFire).put("1808", &["fr_1_1"]);
    idle.put("1807", &["ru_16_vla"]).refused(fire_held("fr_1_1", "1807"), "crimea:12.A.7.a");
}

#[test]
fn the_star_fort_holds_its_fire() {
    proves!("crimea:R.F7");
    let mut field = moving(Side::Allied)
        .put("1221", &["ru_16_vla"])
        .put("1321", &["fr_1_1"])
        .work("1221", 3, Side::Russian)
        .put("1532", &["fr_2_1"]);
    field.play(step("fr_1_1", "1221"));
    field.done();
    assert_eq!(field.asked(), Some(Side::Russian));
    field.refused(fire_fort("1321"), "crimea:12.A.7.a");
    field.play(fire_fort("1221"));
    field.play(fire_fort("1221"));
    field.play(fire_fort("1221"));
    field.refused(fire_fort("1221"), "crimea:7.p7.d");
    field.play(fire_held("ru_16_vla", "1221"));
    let events = field.done_with(&[2]);
    assert_eq!(rolled(&events), [(false, 31, result("3"))]);
    assert_eq!(field.steps_of("fr_1_1"), 1);
}
