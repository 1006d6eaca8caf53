//! Melee: what the other tests of it leave open (12.A.8, E.12.A.1).

use crate::field::*;
use crimea::Event;
use crimea::state::{Phase, Stage};
use crimea::unit::Side;

fn sums(events: &[Event]) -> Option<(u32, u32)> {
    events.iter().find_map(|event| match event {
        Event::MeleeRolled { attack, defence, .. } => Some((*attack, *defence)),
        _ => None,
    })
}

#[test]
fn no_hex_is_fought_over_twice_in_a_phase() {
    proves!("crimea:12.A.8.1", "crimea:12.A.8.2");
    let mut field = Field::empty()
        .phase(Side::Allied, Phase::AttackerMelee)
        .put("1808", &["ru_r_bre", "fr_1_1"])
        .came_from("1809", &["fr_1_1"])
        .put("2008", &["ru_16_sou", "fr_2_1"])
        .came_from("2009", &["fr_2_1"]);
    // 2:1 and a 2: CM A1 D1. The regiment that is at its breakpoint stands.
    field.roll(fight("1808"), &[2]);
    field.roll(crimea::Decision::Stand, &[6]);
    assert!(field.is_locked("fr_1_1") && field.state.is_phase(Phase::AttackerMelee));
    field.refused(fight("1808"), "crimea:12.A.8.1");
    assert!(field.allows(fight("2008")));
}

#[test]
fn cavalry_does_not_fight_where_there_is_a_work() {
    proves!("crimea:12.A.8.6");
    let mut field = Field::empty()
        .phase(Side::Allied, Phase::AttackerMelee)
        .put("1808", &["ru_16_vla", "fr_1_1", "fr_c1"])
        .came_from("1809", &["fr_1_1", "fr_c1"])
        .put("1911", &["fr_2_1"])
        .work("1808", 1, Side::Russian)
        .set(|state| state.works.give(hex("1808"), Side::Russian));
    let events = field.roll(fight("1808"), &[3]);
    assert_eq!(sums(&events), Some((16, 8)), "nobody is asked who fights: the brigade does");
}

#[test]
fn checks_come_off_with_the_segment() {
    proves!("crimea:E.12.A.1");
    let mut field = Field::empty_of(crimea_with(&[("scenario", "valley")]))
        .phase(Side::Allied, Phase::AttackerMovement)
        .put("1528", &["br_c_lb", "br_c_hb"])
        .put("1827", &["ru_6c_cbu"])
        .checked(&["br_c_lb"])
        .set(|state| state.action.quiet = 2);
    field.done();
    assert!(field.is_checked("br_c_lb"), "the action turn goes on");
    field.done();
    assert_eq!(field.state.stage, Stage::Over);
    assert!(!field.is_checked("br_c_lb"));
}

#[test]
fn a_melee_without_a_die_is_quiet() {
    proves!("crimea:R.M13");
    let mut field = Field::empty()
        .phase(Side::Allied, Phase::AttackerMelee)
        .put("1808", &["ru_16_hv", "fr_1_1"])
        .came_from("1809", &["fr_1_1"])
        .put("1912", &["ru_17_mos"]);
    field.play(fight("1808"));
    assert!(field.is_lost("ru_16_hv") && field.state.is_phase(Phase::DefenderMovement));
    field.done();
    assert_eq!(field.state.action.quiet, 1);
}
