//! Replacements, units that come back, and new units that wait (14).

use crate::field::*;
use crimea::state::{Place, Stage};
use crimea::unit::Side;

#[test]
fn reserve_regiments_are_regiments() {
    proves!("crimea:14.A.p1.a");
    let mut field = Field::empty().at(2, Side::Russian, Stage::Movement).put("2010", &["ru_r_bre"]);
    field.play(march("ru_r_bre", "2009"));
    assert_eq!(field.whereabouts("ru_r_bre"), "2009");
    assert_eq!(field.game.melee_halves(&field.state, field.unit("ru_r_bre")), 6);
    let arrivals = Field::empty()
        .at(4, Side::Russian, Stage::Arrivals)
        .put("2010", &["ru_r_bre", "ru_16_vla", "ru_dc57"])
        .weak("ru_16_vla", 1)
        .weak("ru_dc57", 1)
        .set(|state| state.cossack_step = true);
    arrivals.refused(replace("ru_16_vla"), "crimea:14.A.p1.a");
    let handover = arrivals.at(4, Side::Russian, Stage::Handover);
    assert!(handover.allows(feed("ru_r_bre", "ru_16_vla")));
}

#[test]
fn a_cossack_step_a_month() {
    proves!("crimea:14.A.p4", "crimea:E.24.b");
    // It comes with the first turn of a month, from November 1854 on.
    let due = |turn| {
        let mut field = Field::empty()
            .at(turn, Side::Russian, Stage::Fortification)
            .put("2010", &["ru_dc57", "ru_dc60", "ru_6c_swh"])
            .put("1532", &["fr_1_1"])
            .weak("ru_dc57", 1)
            .weak("ru_6c_swh", 1)
            .set(|state| state.fort_points = 1);
        field.done();
        field
    };
    for (turn, expected) in
        [(2, false), (3, false), (4, true), (5, false), (6, true), (10, true), (11, false)]
    {
        let field = due(turn);
        assert_eq!(field.state.cossack_step, expected, "turn {turn}");
        assert_eq!(field.state.stage == Stage::Arrivals, expected, "turn {turn}");
    }
    let mut field = due(4);
    field.refused(replace("ru_6c_swh"), "crimea:14.A.p1.a");
    field.refused(replace("ru_dc60"), "crimea:14.B.a");
    field.play(replace("ru_dc57"));
    assert_eq!((field.steps_of("ru_dc57"), field.state.cossack_step), (2, false));
    assert_eq!(field.state.stage, Stage::Movement, "there is no second one");
    // Not used in the first turn of the month, it can be used in the second; it is never two.
    let later = due(5).set(|state| state.cossack_step = true).at(5, Side::Russian, Stage::Arrivals);
    assert!(later.allows(replace("ru_dc57")));
    // A destroyed regiment comes back as a new unit.
    let mut lost = due(4).aside("ru_dc60", Place::Lost);
    lost.refused(revive("ru_dc60", "2010"), "crimea:13.p1.b");
    lost.play(revive("ru_dc60", "2613"));
    assert_eq!((lost.steps_of("ru_dc60"), lost.state.cossack_step), (1, false));
}

#[test]
fn russian_guns_are_lost_and_headquarters_are_not() {
    proves!("crimea:14.A.p5.a", "crimea:14.A.p5.b");
    let mut field = Field::empty()
        .at(4, Side::Russian, Stage::Arrivals)
        .put("2010", &["ru_16_vla"])
        .put("2008", &["fr_1_1"])
        .aside("ru_16_hq", Place::Lost)
        .aside("ru_16_hv", Place::Lost)
        .set(|state| state.cossack_step = true);
    field.refused(revive("ru_16_hv", "2613"), "crimea:14.A.p1.a");
    field.refused(exchange("ru_16_hv", "ru_na1"), "crimea:14.B.f");
    field.refused(revive("ru_16_hq", "2012"), "crimea:14.B.g");
    field.refused(revive("ru_16_hq", "2008"), "crimea:14.B.g");
    assert!(field.allows(revive("ru_16_hq", "2011")));
    field.play(revive("ru_16_hq", "2010"));
    assert_eq!(field.whereabouts("ru_16_hq"), "2010");
    assert!(field.state.cossack_step, "it costs nothing");
}

#[test]
fn allied_headquarters_and_guns_come_back() {
    proves!("crimea:14.B.g", "crimea:14.B.f");
    let mut field = Field::empty()
        .at(4, Side::Allied, Stage::Arrivals)
        .put("1532", &["fr_1_1", "fr_r1", "fr_ha1"])
        .put("1531", &["fr_2_a", "br_s1"])
        .aside("fr_1_hq", Place::Lost)
        .aside("fr_1_a", Place::Lost)
        .aside("br_l_c", Place::Lost);
    field.refused(revive("fr_1_a", "1532"), "crimea:14.B.a");
    field.refused(exchange("fr_1_a", "fr_ha1"), "crimea:14.B.f");
    field.refused(exchange("fr_1_a", "fr_3_a"), "crimea:14.B.f");
    assert!(field.allows(exchange("fr_1_a", "fr_r1")), "of no division");
    let mut other = field.clone();
    other.play(exchange("fr_1_a", "fr_2_a"));
    assert_eq!((other.whereabouts("fr_1_a"), other.whereabouts("fr_2_a")), ("1531".into(), "off".into()));
    assert!(!other.is_lost("fr_2_a"), "it is out of the game, and cannot come back");
    field.refused(exchange("br_l_c", "fr_ha1"), "crimea:14.B.f");
    field.refused(revive("fr_1_hq", "1528"), "crimea:14.B.g");
    field.play(exchange("fr_1_a", "fr_r1"));
    assert_eq!((field.whereabouts("fr_1_a"), field.whereabouts("fr_r1")), ("1532".into(), "off".into()));
    field.play(revive("fr_1_hq", "1530"));
    assert_eq!(field.whereabouts("fr_1_hq"), "1530");
}

#[test]
fn guns_that_take_a_place_have_marched_as_far_as_those_they_replace() {
    proves!("crimea:14.B.f");
    let mut field = Field::empty()
        .at(2, Side::Allied, Stage::Arrivals)
        .put("1905", &["fr_2_1"])
        .aside("fr_r1", Place::Due)
        .aside("fr_1_a", Place::Lost);
    field.play(enter("fr_r1", "1901"));
    field.play(exchange("fr_1_a", "fr_r1"));
    if field.state.stage == Stage::Arrivals {
        field.done();
    }
    field.play(march("fr_1_a", "1905"));
    assert_eq!(field.left("fr_1_a"), 3, "the road was paid for when they came in");
}

#[test]
fn a_unit_that_comes_back_is_weak() {
    proves!("crimea:14.C.b", "crimea:14.C.a");
    let mut field = Field::empty()
        .at(4, Side::Allied, Stage::Arrivals)
        .put("1532", &["fr_2_1"])
        .weak("fr_2_1", 1)
        .aside("fr_1_1", Place::Lost)
        .set(|state| state.replacements = [0, 5, 0, 0]);
    field.play(revive("fr_1_1", "1532"));
    assert_eq!(field.steps_of("fr_1_1"), 1, "one of four");
    field.refused(replace("fr_1_1"), "crimea:14.C.a");
    field.play(replace("fr_2_1"));
    assert_eq!((field.steps_of("fr_2_1"), field.state.replacements[1]), (2, 3));
    let next = field.at(4, Side::Allied, Stage::Arrivals);
    next.refused(replace("fr_2_1"), "crimea:14.C.a");
    let turn = next.set(|state| state.replenished = Default::default());
    assert!(turn.allows(replace("fr_1_1")), "in another turn");
}

#[test]
fn battalions_and_uhlans_of_the_reserve_feed_nobody() {
    proves!("crimea:14.A.p3.a");
    let field = Field::empty()
        .at(9, Side::Russian, Stage::Handover)
        .put("2010", &["ru_ru_leo", "ru_6c_swh", "ru_r_hus", "ru_bsc2", "ru_16_vla", "ru_17_mos"])
        .weak("ru_6c_swh", 1)
        .weak("ru_16_vla", 1);
    field.refused(feed("ru_ru_leo", "ru_6c_swh"), "crimea:14.A.p3.a");
    field.refused(feed("ru_bsc2", "ru_16_vla"), "crimea:14.A.p3.a");
    field.refused(feed("ru_17_mos", "ru_16_vla"), "crimea:14.A.p3.a");
    assert!(field.allows(feed("ru_r_hus", "ru_6c_swh")));
}

#[test]
fn steps_that_are_not_used_are_kept() {
    proves!("crimea:14.B.d");
    let mut field = Field::empty()
        .at(5, Side::Allied, Stage::Fortification)
        .put("1532", &["fr_1_1"])
        .set(|state| (state.fort_points, state.replacements) = (1, [3, 1, 0, 2]));
    field.done();
    assert_eq!(field.state.replacements, [6, 3, 0, 2], "three British steps and two French come on turn 5");
}

#[test]
fn new_units_may_wait() {
    proves!("crimea:E.24.a");
    let mut field = Field::empty()
        .at(5, Side::Allied, Stage::Arrivals)
        .put("1532", &["fr_1_1"])
        .put("2010", &["ru_dc57"])
        .aside("fr_6_1", Place::Due);
    assert!(field.allows(enter("fr_6_1", "1532")));
    field.done();
    assert_eq!((field.state.stage, field.state.place[field.unit("fr_6_1")]), (Stage::Movement, Place::Due));
    while !(field.state.player == Side::Allied && field.state.stage == Stage::Arrivals) {
        field.done();
    }
    assert_eq!(field.state.turn, 6);
    field.play(enter("fr_6_1", "1532"));
    assert_eq!(field.whereabouts("fr_6_1"), "1532");
}
