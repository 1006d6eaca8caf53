//! Whom losses fall on (9, 10, 12.A.1, E.9).

use crate::field::*;
use crimea::Event;
use crimea::state::{Phase, Stage};
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

/// Guns of the 16th and 17th Divisions in 2003 and 2102 fire with 36 at 2002, where one of those who stand there fires at
/// 2003: the Allies lose two steps.
fn exchange_of_fire(units: &[&str], shooter: &str) -> Field {
    let mut field = Field::empty()
        .phase(Side::Russian, Phase::AttackerPlot)
        .put("2003", &["ru_16_hq", "ru_16_hv", "ru_16_lt", "ru_na1"])
        .put("2102", &["ru_17_hq", "ru_17_hv", "ru_17_lt"])
        .put("2002", units);
    // The defender's hexes are rolled for first; what the Allies fire misses.
    let plots = [("ru_16_hq", "2002"), ("ru_na1", "2002"), ("ru_17_hq", "2002"), (shooter, "2003")];
    field.fire(&plots.map(|(unit, at)| aim(unit, at)), &[2, 6]);
    field
}

#[test]
fn whoever_holds_his_fire_within_the_limit_can_bear_the_losses_of_whoever_fires() {
    proves!("crimea:12.A.1.p2.d", "crimea:9.p4");
    // A battery fires: it is the artillery of the hex, and one of the brigades the unit.
    let mut field = exchange_of_fire(&["fr_r1", "fr_1_1", "fr_2_1"], "fr_r1");
    assert_eq!(field.asked(), Some(Side::Allied));
    for unit in ["fr_r1", "fr_1_1", "fr_2_1"] {
        assert!(field.allows(lose(unit)), "{unit} is there to engage");
    }
    field.play(lose("fr_1_1"));
    field.refused(lose("fr_2_1"), "crimea:12.A.1.p2.d");
    assert!(field.allows(lose("fr_r1")) && field.allows(lose("fr_1_1")));
    // A brigade fires: the other one is beyond the limit.
    let field = exchange_of_fire(&["fr_r1", "fr_1_1", "fr_2_1"], "fr_1_1");
    field.refused(lose("fr_2_1"), "crimea:12.A.1.p2.d");
    assert!(field.allows(lose("fr_r1")) && field.allows(lose("fr_1_1")));
    // Only when all of them are gone the others suffer.
    let mut field = exchange_of_fire(&["br_rm1", "fr_2_1", "fr_3_1"], "br_rm1");
    assert!(field.is_lost("br_rm1"));
    field.play(lose("fr_3_1"));
    assert_eq!((field.steps_of("fr_2_1"), field.steps_of("fr_3_1")), (4, 3));
}

#[test]
fn a_division_under_its_headquarters_loses_steps_wherever_its_owner_likes() {
    proves!("crimea:12.A.1.p2.d", "crimea:9.p3.c");
    let field = exchange_of_fire(&["fr_1_hq", "fr_1_1", "fr_1_2", "fr_1_a", "fr_2_1"], "fr_1_a");
    for unit in ["fr_1_1", "fr_1_2", "fr_1_a"] {
        assert!(field.allows(lose(unit)), "{unit} belongs to the division that fires");
    }
    field.refused(lose("fr_2_1"), "crimea:12.A.1.p2.d");
}

#[test]
fn the_losses_of_a_melee_fall_on_those_who_fight_it() {
    proves!("crimea:12.A.1.p2.d", "crimea:9.p4");
    let mut field = Field::empty()
        .phase(Side::Allied, Phase::AttackerMelee)
        .put("2208", &["fr_1_hq", "fr_1_1", "fr_1_2", "ru_16_vla", "ru_17_mos", "ru_14_vol"])
        .came_from("2207", &["fr_1_hq", "fr_1_1", "fr_1_2"]);
    field.play(fight("2208"));
    assert_eq!(field.asked(), Some(Side::Russian), "two of three regiments fight");
    field.play(join("ru_16_vla"));
    field.play(join("ru_17_mos"));
    // 2:1 and a 3: both sides lose a step, and the melee goes on.
    field.done_with(&[3]);
    field.refused(lose("ru_14_vol"), "crimea:12.A.1.p2.d");
    assert!(field.allows(lose("ru_16_vla")) && field.allows(lose("ru_17_mos")));
    // A disrupted brigade does not attack: it is within the limit, and still it bears nothing. 2:1 and a 6.
    let mut field = Field::empty()
        .phase(Side::Allied, Phase::AttackerMelee)
        .put("2208", &["fr_1_hq", "fr_1_1", "fr_1_2", "ru_16_vla"])
        .came_from("2207", &["fr_1_hq", "fr_1_1", "fr_1_2"])
        .disrupted(&["fr_1_2"]);
    field.roll(fight("2208"), &[6]);
    assert_eq!((field.steps_of("fr_1_1"), field.steps_of("fr_1_2")), (3, 4));
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
fn a_detachment_inside_its_division_pays_for_nobody() {
    proves!("crimea:10.a", "crimea:16.B.a", "crimea:18.p2");
    // Fire: the last unit beside it bears one of two steps, and the headquarters lives as long as somebody is with it.
    let mut fire = exchange_of_fire(&["br_2_hq", "br_2_b", "br_2_det"], "br_2_b");
    assert!(fire.is_lost("br_2_b") && !fire.is_lost("br_2_det") && !fire.is_lost("br_2_hq"));
    fire = exchange_of_fire(&["br_2_hq", "br_2_b", "br_1_det"], "br_2_b");
    assert!(fire.is_lost("br_2_b") && fire.is_lost("br_1_det"), "it is nobody's here");
    // Winter: six steps, of five that can be lost.
    let winter = |at: &str| {
        let mut field = Field::empty()
            .at(7, Side::Allied, Stage::Fortification)
            .put("1532", &["br_2_hq", "br_2_1", "br_2_2", "br_rm1"])
            .put(at, &["br_2_det"])
            .set(|state| state.fort_points = 1);
        field.done_with(&[3]);
        field
    };
    assert!(!winter("1532").is_lost("br_2_det") && winter("1532").is_lost("br_2_2"));
    assert!(winter("1531").is_lost("br_2_det"), "outside it suffers as others do");
    // Hunger: a brigade and a detachment without supply.
    let hunger = |at: &str| {
        let mut field = Field::empty()
            .at(3, Side::Allied, Stage::Fortification)
            .put("2530", &["br_2_hq", "br_2_1"])
            .put("1532", &["fr_1_1"])
            .put(at, &["br_2_det"])
            .set(|state| state.fort_points = 1);
        field.done_with(&[3]);
        field
    };
    assert!(!hunger("2530").is_lost("br_2_det") && hunger("2530").is_lost("br_2_1"));
    assert!(hunger("2429").is_lost("br_2_det"));
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
