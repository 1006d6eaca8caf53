//! Morale and routs (12.B.1, 15).

use crate::field::*;
use crimea::state::Phase;
use crimea::unit::Side;
use crimea::{Decision, Event};

const STAND: Named = Decision::Stand;

/// Russians in 2002 who are fired at by a French division in 2003: 14 factors on the level.
fn fired_at(units: &[&str], dice: &[u8]) -> Field {
    fired_at_in(Field::empty().put("2002", units), dice)
}

fn fired_at_in(field: Field, dice: &[u8]) -> Field {
    let mut field = field
        .phase(Side::Allied, Phase::AttackerPlot)
        .watched()
        .put("2003", &["fr_1_hq", "fr_1_1", "fr_1_2", "fr_1_a"]);
    field.play(aim("fr_1_hq", "2002"));
    field.done();
    field.done_with(dice);
    field
}

fn rolled(events: &[Event], field: &Field, id: &str) -> usize {
    let unit = field.unit(id);
    events
        .iter()
        .filter(|event| matches!(event, Event::MoraleRolled { unit: who, .. } if *who == unit))
        .count()
}

#[test]
fn a_unit_at_its_breakpoint_rolls_and_routs_on_three() {
    proves!("crimea:12.B.1.a", "crimea:12.B.1.p3.a", "crimea:E.12.B.1.b");
    let mut steady = fired_at(&["ru_16_vla"], &[1]);
    assert_eq!(steady.steps_of("ru_16_vla"), 1);
    let events = steady.roll(STAND, &[4]);
    assert_eq!(rolled(&events, &steady, "ru_16_vla"), 1);
    assert_eq!(steady.whereabouts("ru_16_vla"), "2002");
    assert!(steady.is_checked("ru_16_vla"));
    let mut routed = fired_at(&["ru_16_vla"], &[1]);
    routed.roll(STAND, &[3]);
    routed.refused(retreat("ru_16_vla", "2103"), "crimea:R.M7");
    routed.play(retreat("ru_16_vla", "2001"));
    assert!(routed.is_disrupted("ru_16_vla"));
    assert!(!routed.is_checked("ru_16_vla"), "the check is for those still in the hex");
}

#[test]
fn a_unit_rolls_once_for_each_condition() {
    proves!("crimea:12.B.1.b", "crimea:12.B.1.p2", "crimea:E.12.B.1.c", "crimea:12.B.1.p1.b");
    // Two steps on 26 factors would do it too; here two weak regiments of one division lose one step.
    let field = Field::empty().put("2002", &["ru_16_hq", "ru_16_vla", "ru_16_sou"]);
    let mut field = fired_at_in(field, &[1]);
    field.play(lose("ru_16_sou"));
    // Soudal is at its breakpoint and stands; nobody else rolls.
    let events = field.roll(STAND, &[4]);
    assert_eq!(rolled(&events, &field, "ru_16_sou"), 1);
    let field = Field::empty().put("2002", &["ru_16_hq", "ru_16_vla", "ru_16_sou", "ru_14_vol"]);
    let mut field = fired_at_in(field, &[1]);
    field.play(lose("ru_16_vla"));
    let events = field.roll(STAND, &[1]);
    assert_eq!(rolled(&events, &field, "ru_16_vla"), 1);
    // It routs, and both friends roll; the second routs as well, and the first rolls again.
    let events = field.roll(STAND, &[4, 2]);
    assert_eq!((rolled(&events, &field, "ru_16_sou"), rolled(&events, &field, "ru_14_vol")), (1, 1));
    let events = field.roll(STAND, &[5]);
    assert_eq!(rolled(&events, &field, "ru_16_sou"), 1);
}

#[test]
fn the_breakpoint_and_a_rout_make_two_rolls() {
    proves!("crimea:12.B.1.p2");
    // A gun of the hex is lost while the regiment is at one step already, and the disrupted regiment routs again.
    let field = Field::empty().put("2002", &["ru_16_vla", "ru_17_mos"]).disrupted(&["ru_17_mos"]);
    let mut field = fired_at_in(field, &[1]);
    field.play(lose("ru_16_vla"));
    let first = field.roll(STAND, &[4]);
    assert_eq!(rolled(&first, &field, "ru_16_vla"), 1, "for its breakpoint");
    let second = field.roll(STAND, &[4]);
    assert_eq!(rolled(&second, &field, "ru_16_vla"), 1, "for its friend's rout");
    assert_eq!(rolled(&second, &field, "ru_17_mos"), 0, "a disrupted unit needs no die to rout");
}

#[test]
fn a_lost_friend_shakes_the_hex_but_a_battalion_does_not() {
    proves!("crimea:12.B.1.c", "crimea:12.B.1.p8");
    let mut field = fired_at(&["ru_16_vla", "ru_16_hv"], &[1]);
    field.play(lose("ru_16_hv"));
    let events = field.roll(STAND, &[6]);
    assert_eq!(rolled(&events, &field, "ru_16_vla"), 1);
    let mut field = fired_at(&["ru_16_vla", "ru_rb6"], &[1]);
    field.play(lose("ru_rb6"));
    assert!(field.is_lost("ru_rb6") && field.is_checked("ru_16_vla"));
}

#[test]
fn guards_and_headquarters_never_roll() {
    proves!("crimea:12.B.1.p1.a");
    let mut field = Field::empty()
        .phase(Side::Russian, Phase::AttackerPlot)
        .watched()
        .put("2003", &["ru_16_hq", "ru_16_vla", "ru_16_sou", "ru_16_hv", "ru_16_lt"])
        .put("2002", &["fr_ig_2", "fr_ig_1", "fr_ig_a"]);
    field.play(aim("ru_16_hq", "2002"));
    field.done();
    field.done_with(&[1]);
    field.play(lose("fr_ig_a"));
    assert!(field.is_lost("fr_ig_a") && field.is_checked("fr_ig_1"));
}

#[test]
fn a_disrupted_unit_under_fire_routs_again_even_by_a_miss() {
    proves!("crimea:12.B.1.p7");
    let field = Field::empty().put("2002", &["ru_16_vla"]).disrupted(&["ru_16_vla"]);
    let mut field = fired_at_in(field, &[6]);
    assert_eq!(field.asked(), Some(Side::Russian));
    field.play(retreat("ru_16_vla", "1902"));
    assert_eq!(field.whereabouts("ru_16_vla"), "1902");
}

#[test]
fn a_stack_may_retire_in_place_of_standing() {
    proves!("crimea:12.B.1.p5.a", "crimea:12.B.1.p5.b", "crimea:R.MO7");
    let mut field = fired_at(&["ru_16_hq", "ru_16_vla", "ru_16_sou", "ru_16_hv"], &[1]);
    field.play(lose("ru_16_hv"));
    field.refused(retire("2103"), "crimea:12.B.1.p5.a");
    field.roll(retire("2001"), &[1, 2]);
    for unit in ["ru_16_hq", "ru_16_vla", "ru_16_sou"] {
        assert_eq!(field.whereabouts(unit), "2001", "{unit}");
    }
    // In the order of the roster: Vladimir rolls the 1, Sousdal the 2.
    assert!(field.is_disrupted("ru_16_vla") && !field.is_disrupted("ru_16_sou"));
    assert!(field.is_checked("ru_16_sou") && field.is_checked("ru_16_hq"));
}

#[test]
fn a_rout_without_a_way_out_is_the_end() {
    proves!("crimea:R.MO3");
    // Six British round a regiment: none of them holds fire at it but one division.
    let mut field = Field::empty()
        .phase(Side::Allied, Phase::AttackerPlot)
        .watched()
        .put("2003", &["fr_1_hq", "fr_1_1", "fr_1_2", "fr_1_a"])
        .put("2001", &["fr_2_hq"])
        .put("2102", &["fr_3_hq"])
        .put("2103", &["fr_4_hq"])
        .put("1903", &["fr_5_hq"])
        .put("1902", &["fr_6_hq"])
        .put("2002", &["ru_16_vla"]);
    field.play(aim("fr_1_hq", "2002"));
    field.done();
    field.done_with(&[1, 3]);
    assert!(field.is_lost("ru_16_vla"), "nowhere to retire to, and the die is a rout");
}

#[test]
fn who_flees_into_another_target_is_not_hit_there() {
    proves!("crimea:R.F3");
    let mut field = Field::empty()
        .phase(Side::Allied, Phase::AttackerPlot)
        .watched()
        .put("2003", &["fr_1_hq", "fr_1_1", "fr_1_2", "fr_1_a"])
        .put("2104", &["fr_2_hq", "fr_2_1", "fr_2_2", "fr_2_a"])
        .put("2002", &["ru_16_vla"])
        .put("2103", &["ru_17_mos"]);
    field.play(aim("fr_1_hq", "2002"));
    field.play(aim("fr_2_hq", "2103"));
    field.done();
    field.done_with(&[1, 4]);
    field.roll(STAND, &[1]);
    let quiet = field.decisions();
    assert!(!quiet.is_empty());
    // It goes where no enemy is near, so the other hex is checked without it.
    field.play(retreat("ru_16_vla", "2001"));
    assert!(field.is_checked("ru_17_mos") && !field.is_checked("ru_16_vla"));
}
