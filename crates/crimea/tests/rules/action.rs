//! The phases in their order, and the end of the action segment (12.A, 12.B.2).

use crate::field::*;
use crimea::Event;
use crimea::state::{Phase, Stage};
use crimea::unit::Side;

#[test]
fn phases_follow_each_other() {
    proves!("crimea:12.A");
    // Both sides have something to decide in their movement phases only.
    let mut field = Field::empty()
        .phase(Side::Allied, Phase::DisruptedMovement)
        .put("1808", &["ru_16_vla", "ru_16_sou"])
        .put("1810", &["fr_1_1"])
        .disrupted(&["ru_16_vla"]);
    field.done();
    assert!(field.state.is_phase(Phase::AttackerMovement));
    field.done();
    assert!(field.state.is_phase(Phase::DefenderMovement), "no siege, no newcomers, no melee");
    field.done();
    assert_eq!(field.state.action.quiet, 1);
    assert!(field.state.is_phase(Phase::DisruptedMovement), "nobody is next to an enemy");
}

#[test]
fn three_quiet_turns_end_the_segment() {
    proves!("crimea:12.B.2");
    let mut field = Field::empty()
        .phase(Side::Allied, Phase::AttackerMovement)
        .put("1808", &["ru_16_vla"])
        .put("1810", &["fr_1_1"]);
    let mut events = Vec::new();
    let before = field.state.action.turn;
    for quiet in 0..3 {
        assert_eq!(field.state.stage, Stage::Action);
        assert_eq!(field.state.action.turn, before + quiet, "action turns are counted");
        field.done();
        events = field.done();
    }
    assert!(events.contains(&Event::SegmentEnded));
    assert_ne!(field.state.stage, Stage::Action);
}

#[test]
fn checks_come_off_when_the_next_fire_begins() {
    proves!("crimea:12.A.1.p3.a", "crimea:E.12.A.1");
    let mut field = Field::empty()
        .phase(Side::Allied, Phase::AttackerMovement)
        .put("1808", &["ru_16_vla"])
        .put("1810", &["fr_1_1", "fr_2_1"])
        .checked(&["fr_1_1"]);
    field.done();
    assert!(field.is_checked("fr_1_1"));
    field.done();
    assert!(!field.is_checked("fr_1_1"));
}
