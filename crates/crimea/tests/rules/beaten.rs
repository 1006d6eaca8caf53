//! A stack that is beaten in melee, by the letter of 12.B.1: the option `beaten_stacks`, against ruling M9.

use crate::field::*;
use crimea::state::Phase;
use crimea::unit::Side;
use crimea::{Decision, Event};
use kernel::{Chances, Touches, odds};

/// A French division has come from 2108 into 2109, where two regiments stand.
fn assault(choice: &str) -> Field {
    let division = ["fr_1_hq", "fr_1_1", "fr_1_2"];
    Field::empty_of(crimea_with(&[("beaten_stacks", choice)]))
        .put("2109", &["ru_16_vla", "ru_17_mos"])
        .put("2109", &division)
        .came_from("2108", &division)
        .put("1609", &["ru_14_vol"])
        .put("1608", &["fr_2_1"])
        .phase(Side::Allied, Phase::AttackerMelee)
}

/// The regiments are beaten, and Vladimir has lost the step.
fn beaten() -> Field {
    let mut field = assault("may_retire");
    // 16 to 8 is 2:1, and a 5 is D1R.
    field.roll(fight("2109"), &[5]);
    field.play(lose("ru_16_vla"));
    field
}

fn rolls(events: &[Event]) -> usize {
    events.iter().filter(|event| matches!(event, Event::MoraleRolled { .. })).count()
}

#[test]
fn a_beaten_stack_may_retire_in_place_of_rolling() {
    proves!("crimea:12.B.1.p5.c");
    let field = beaten();
    assert_eq!(field.asked(), Some(Side::Russian));
    field.refused(retire("2108"), "crimea:12.B.1.p5.a");
    field.refused(retire("2208"), "crimea:12.B.1.p5.a");
    let mut retired = field.clone();
    let events = retired.roll(retire("2110"), &[1, 2]);
    assert_eq!(rolls(&events), 2, "once each, and nobody rolls again for the retreat");
    assert_eq!(["ru_16_vla", "ru_17_mos"].map(|id| retired.whereabouts(id)), ["2110", "2110"]);
    assert!(retired.is_disrupted("ru_16_vla") && !retired.is_disrupted("ru_17_mos"));
    assert!(retired.is_checked("ru_17_mos") && !retired.is_checked("ru_16_vla"));
    assert_eq!(retired.whereabouts("fr_1_1"), "2109");
}

#[test]
fn a_beaten_stack_that_stands_rolls_and_goes_all_the_same() {
    proves!("crimea:12.B.1.p5.c", "crimea:12.B.1.d", "crimea:R.M8");
    let mut field = beaten();
    // Vladimir stands the loss of its step; then both have to go, and may retire even now.
    field.roll(Decision::Stand, &[4]);
    assert!(field.allows(retire("2110")) && field.allows(Decision::Stand));
    // Vladimir routs. Moscow rolls for the retreat and for the rout, or retires without Vladimir.
    field.roll(Decision::Stand, &[3]);
    let mut retired = field.clone();
    let events = retired.roll(retire("2209"), &[3]);
    assert_eq!((rolls(&events), retired.whereabouts("ru_17_mos")), (1, "2209".into()));
    assert!(retired.is_checked("ru_17_mos") && !retired.is_disrupted("ru_17_mos"));
    retired.play(retreat("ru_16_vla", "2110"));
    assert!(retired.is_disrupted("ru_16_vla") && retired.whereabouts("ru_16_vla") == "2110");
    field.roll(Decision::Stand, &[4, 4]);
    field.play(retreat("ru_16_vla", "2110"));
    field.play(retreat("ru_17_mos", "2209"));
    assert!(field.is_disrupted("ru_16_vla") && !field.is_disrupted("ru_17_mos"));
    assert!(!field.is_checked("ru_17_mos"), "whoever stands is not checked");
}

#[test]
fn beaten_attackers_may_retire_to_where_they_came_from() {
    proves!("crimea:12.B.1.p5.c", "crimea:12.A.8.p2.b");
    let mut field = assault("may_retire");
    // 2:1 and a 1: A1R D1.
    field.roll(fight("2109"), &[1]);
    field.play(lose("ru_16_vla"));
    field.roll(Decision::Stand, &[6]);
    field.play(lose("fr_1_1"));
    assert_eq!(field.asked(), Some(Side::Allied), "nobody is at his breakpoint, and yet they have a choice");
    field.refused(retire("2110"), "crimea:12.B.1.p5.a");
    let events = field.roll(retire("2108"), &[2, 2]);
    assert_eq!(rolls(&events), 2);
    for id in ["fr_1_hq", "fr_1_1", "fr_1_2"] {
        assert_eq!(field.whereabouts(id), "2108");
        assert!(field.is_checked(id) && !field.is_disrupted(id));
    }
}

#[test]
fn without_the_option_a_beaten_stack_rolls() {
    proves!("crimea:R.M9");
    let mut field = assault("roll");
    field.roll(fight("2109"), &[5]);
    // For the step, for the retreat, for Vladimir's rout.
    let events = field.roll(lose("ru_16_vla"), &[4, 3, 4, 4]);
    assert_eq!(rolls(&events), 4);
    field.refused_by_judge(retire("2110"), "crimea:12.B.1.p2");
    assert!(field.allows(retreat("ru_16_vla", "2110")));
    assert!(!crimea().house_rules.beaten_may_retire, "and that is the default");
}

#[test]
fn the_choice_has_its_odds_and_its_touches() {
    proves!("crimea:12.B.1.p5.c");
    let field = beaten();
    let decision = field.read(&retire("2110"));
    let choice = field.game.choice(&field.state, decision);
    assert_eq!(choice.chain, ["button:retire", "hex:2110"]);
    assert!(choice.rolls);
    assert_eq!(field.game.meant(&field.state, &["button:retire", "hex:2110"]), Some(decision));
    assert_eq!(field.game.factors(&field.state, decision).len(), 2, "each regiment rolls once");
    let told = odds(field.game, &field.state, Side::Russian.seat(), decision).expect("there are odds");
    assert_eq!(told.of, 36);
    let unharmed = told.outcomes.iter().map(|outcome| outcome.chances).max();
    assert_eq!(unharmed, Some(25), "{:#?}", told.outcomes);
}
