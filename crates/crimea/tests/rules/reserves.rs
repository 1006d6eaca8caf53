//! Reserves (12.B.3).

use crate::field::*;
use crimea::Event;
use crimea::state::{Phase, Stage};
use crimea::unit::Side;

/// The French have met Cossacks in 2109; a second division waits in 2106.
fn reserve_position() -> Field {
    Field::empty()
        .at(3, Side::Allied, Stage::Reserves)
        .put("2108", &["fr_1_1"])
        .put("2106", &["fr_2_hq", "fr_2_1", "fr_2_2", "fr_2_a"])
        .put("2109", &["ru_dc57"])
        .put("1901", &["fr_3_hq", "fr_3_1", "fr_3_2"])
}

/// Passes everything until reserves can be released.
fn to_release(field: &mut Field) {
    while field.state.stage != Stage::Release {
        field.done();
    }
}

#[test]
fn reserves_keep_their_points_and_pay_the_road_anew() {
    proves!("crimea:12.B.3.p1.a", "crimea:12.B.3.p2.a", "crimea:12.B.3.p2.c", "crimea:E.12.B.3.c");
    let mut field = reserve_position();
    let hq = field.unit("fr_3_hq");
    for id in ["fr_3_hq", "fr_3_1", "fr_3_2"] {
        let unit = field.unit(id);
        field.state.spent[unit] = 1;
        field.state.road_from[unit] = field.state.place[unit];
    }
    field.refused(reserve("fr_1_1"), "crimea:12.B.3.p1.a");
    field.play(reserve("fr_2_hq"));
    field.play(reserve("fr_3_hq"));
    assert!(field.state.action.reserve.contains(hq));
    to_release(&mut field);
    field.refused(march("fr_2_hq", "2107"), "crimea:12.B.3.p2.a");
    field.play(release("fr_3_hq"));
    assert!(field.state.action.reserve.contains(field.unit("fr_2_1")), "the others wait for a later turn");
    field.play(march("fr_3_hq", "1904"));
    assert_eq!(field.left("fr_3_1"), 2, "3 points were left, and the road cost one again");
    field.refused(march("fr_1_1", "2107"), "crimea:12.B.3.p2.a");
    field.done();
    assert_eq!(field.state.stage, Stage::Action);
    to_release(&mut field);
    assert!(field.allows(release("fr_2_hq")));
}

#[test]
fn an_enemy_next_to_a_reserve_ends_it() {
    proves!("crimea:12.B.3.p1.b");
    let mut field = reserve_position();
    field.play(reserve("fr_2_hq"));
    field.done();
    while !field.state.is_phase(Phase::DefenderMovement) {
        field.done();
    }
    let events = field.script(&[step("ru_dc57", "2208")], &[Phase::DefenderMovement], &[]);
    assert!(
        events.iter().all(|event| !matches!(event, Event::ReserveLost { .. })),
        "2208 is not next to 2106"
    );
    let mut near = reserve_position().put("2208", &["ru_dc60"]);
    near.play(reserve("fr_2_hq"));
    near.done();
    while !near.state.is_phase(Phase::DefenderMovement) {
        near.done();
    }
    let events = near.script(&[step("ru_dc60", "2207")], &[Phase::DefenderMovement], &[]);
    assert!(events.iter().all(|event| !matches!(event, Event::ReserveLost { .. })), "nor is 2207");
    while !near.state.is_phase(Phase::DefenderMovement) {
        near.done();
    }
    let events = near.script(&[step("ru_dc60", "2107")], &[Phase::DefenderMovement], &[]);
    assert_eq!(events.iter().filter(|event| matches!(event, Event::ReserveLost { .. })).count(), 4);
    assert!(near.state.action.reserve.is_empty());
}

#[test]
fn reserves_that_reach_the_enemy_keep_the_action_going() {
    proves!("crimea:12.B.3.p2.b");
    let start = || {
        let mut field = reserve_position().set(|state| state.action.quiet = 2);
        field.play(reserve("fr_2_hq"));
        field.state.action.quiet = 2;
        to_release(&mut field);
        field.play(release("fr_2_hq"));
        field
    };
    let mut contact = start();
    contact.play(march("fr_2_hq", "2208"));
    if contact.state.stage == Stage::Release {
        contact.done();
    }
    assert_eq!((contact.state.stage, contact.state.action.quiet), (Stage::Action, 0));
    let mut quiet = start();
    quiet.play(march("fr_2_hq", "2206"));
    let mut events = Vec::new();
    while quiet.state.in_action() {
        events.extend(quiet.done_with(&[]));
        assert!(events.len() < 100);
    }
    assert_eq!(quiet.state.player, Side::Russian, "without contact three quiet turns are enough");
}

#[test]
fn siege_artillery_is_no_reserve() {
    proves!("crimea:17.B", "crimea:12.B.3.p1.a");
    let mut field = reserve_position().put("2107", &["br_s1", "br_m1"]);
    field.refused(reserve("br_s1"), "crimea:17.B");
    field.refused(reserve("br_m1"), "crimea:17.B");
    field.play(reserve("fr_3_hq"));
    to_release(&mut field);
    field.refused(release("br_s1"), "crimea:12.B.3.p2.c");
    field.play(release("fr_3_hq"));
    field.refused(march("br_s1", "2106"), "crimea:12.B.3.p2.a");
    // With nobody else to keep back nobody is asked.
    let mut guns = Field::empty()
        .at(3, Side::Allied, Stage::SiegeDeclaration)
        .put("1126", &["br_s1"])
        .put("1124", &["ru_16_sou"])
        .work("1124", 1, Side::Russian)
        .set(|state| state.ammunition = 1);
    guns.play(crimea::Decision::DeclareSiege);
    assert!(guns.state.is_phase(Phase::Commitment), "{:?}", guns.state.stage);
}

#[test]
fn ships_are_no_reserve() {
    proves!("crimea:E.12.B.3.a");
    let field = reserve_position().put("0501", &["br_nv1"]);
    field.refused(reserve("br_nv1"), "crimea:E.12.B.3.a");
}
