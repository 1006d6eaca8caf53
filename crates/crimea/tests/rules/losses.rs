//! Whom losses fall on (9, 10, 12.A.1, E.9).

use crate::field::*;
use crimea::Event;
use crimea::state::Phase;
use crimea::unit::Side;

/// Somebody in 2002, fired at by the Second Division in 2003 with 14 factors on the level.
fn under_fire(units: &[&str]) -> Field {
    let mut field = Field::empty()
        .phase(Side::Allied, Phase::AttackerPlot)
        .watched()
        .put("2003", &["br_2_hq", "br_2_1", "br_2_2", "br_2_b", "br_2_g"])
        .put("2002", units);
    field.play(aim("br_2_hq", "2002"));
    field.done();
    field
}

#[test]
fn the_owner_picks_among_those_who_fight() {
    proves!("crimea:12.A.1.p2.d", "crimea:9.p4", "crimea:E.9.c");
    let mut field = under_fire(&["ru_16_hq", "ru_16_vla", "ru_16_hv", "ru_17_mos"]);
    // 14 factors, row 1: a step and a check.
    field.done_with(&[1]);
    assert_eq!(field.asked(), Some(Side::Russian));
    field.refused(lose("ru_16_hq"), "crimea:E.9.c");
    field.refused(lose("br_2_1"), "crimea:12.A.1.p2.d");
    for unit in ["ru_16_vla", "ru_16_hv", "ru_17_mos"] {
        assert!(field.allows(lose(unit)), "{unit} could fight");
    }
    field.play(lose("ru_16_vla"));
    assert_eq!(field.steps_of("ru_16_vla"), 1);
}

#[test]
fn a_check_is_for_everybody_left_in_the_hex() {
    proves!("crimea:12.A.1.p3.a", "crimea:9.p4");
    let mut field = under_fire(&["ru_16_vla", "ru_17_mos", "ru_17_hq", "ru_14_vol"]);
    // Row 4: a check.
    field.done_with(&[4]);
    for unit in ["ru_16_vla", "ru_17_mos", "ru_17_hq", "ru_14_vol"] {
        assert!(field.is_checked(unit), "{unit}");
    }
}

#[test]
fn the_headquarters_is_the_last_to_go() {
    proves!("crimea:E.9.c");
    let mut field = under_fire(&["ru_16_hq", "ru_16_vla", "ru_16_hv"]);
    field.done_with(&[1]);
    field.refused(lose("ru_16_hq"), "crimea:E.9.c");
    assert!(field.allows(lose("ru_16_vla")) && field.allows(lose("ru_16_hv")));
    let mut field = under_fire(&["ru_16_hq", "ru_16_hv"]);
    let events = field.done_with(&[1]);
    assert!(field.is_lost("ru_16_hv") && !field.is_lost("ru_16_hq"));
    assert!(events.iter().any(|event| matches!(event, Event::Destroyed { .. })));
    let mut field = under_fire(&["ru_16_hq"]);
    field.done_with(&[1]);
    assert!(field.is_lost("ru_16_hq"));
}

#[test]
fn a_detachment_bears_no_losses_inside_its_division() {
    proves!("crimea:10.a");
    let mut field = Field::empty()
        .phase(Side::Russian, Phase::AttackerPlot)
        .watched()
        .put("2003", &["ru_16_hq", "ru_16_vla", "ru_16_sou", "ru_16_hv", "ru_16_lt"])
        .put("2002", &["br_2_hq", "br_2_1", "br_2_2", "br_2_det"]);
    field.play(aim("ru_16_hq", "2002"));
    field.done();
    field.done_with(&[1]);
    field.refused(lose("br_2_det"), "crimea:10.a");
    assert!(field.allows(lose("br_2_1")));
}

#[test]
fn british_steps_are_counted_headquarters_apart() {
    proves!("crimea:15.a", "crimea:15.b", "crimea:15.c", "crimea:R.MO6");
    let shelled = |losses: u8, units: &[&str]| {
        let mut field = Field::empty()
            .phase(Side::Russian, Phase::AttackerPlot)
            .watched()
            .put("2003", &["ru_16_hq", "ru_16_vla", "ru_16_sou", "ru_16_hv", "ru_16_lt"])
            .put("2002", units)
            .set(|state| state.british_losses = losses);
        field.play(aim("ru_16_hq", "2002"));
        field.done();
        let events = field.done_with(&[1]);
        (field, events)
    };
    let (field, events) = shelled(18, &["br_2_1"]);
    assert_eq!(field.state.british_losses, 19);
    assert!(!events.contains(&Event::BritishShaken) && field.is_checked("br_2_1"));
    let (field, events) = shelled(19, &["br_2_1"]);
    assert_eq!(field.state.british_losses, 20);
    assert!(events.contains(&Event::BritishShaken));
    assert!(field.allows(crimea::Decision::Stand), "the twentieth step itself is rolled for");
    let (field, _) = shelled(0, &["br_2_hq"]);
    assert!(field.is_lost("br_2_hq"));
    assert_eq!(field.state.british_losses, 0);
}
