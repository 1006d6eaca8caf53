//! What nobody is asked, and why: phases that are passed over, and units that cannot be ordered now.

use crate::field::*;
use crimea::Event;
use crimea::state::{Phase, Stage};
use crimea::unit::Side;
use kernel::{Touches, Words};

/// The lines of the log that tell of phases that were passed over, with their cases.
fn skipped(field: &Field, events: &[Event]) -> Vec<String> {
    let skips = events.iter().filter(|event| matches!(event, Event::Skipped { .. }));
    skips
        .map(|event| field.game.narrate(event))
        .map(|told| format!("{} [{}]", told.text, told.rule))
        .collect()
}

/// The case by which a thing leads nowhere.
fn why(field: &Field, link: &str) -> String {
    field.game.why_idle(&field.state, link).map_or("nothing".to_owned(), |refusal| refusal.rule.0.to_owned())
}

#[test]
fn fire_phases_before_works_of_level_2_are_not_passed_over_in_silence() {
    proves!("crimea:7.p3.b", "crimea:12.A.2.b", "crimea:12.A.3.a");
    // The work in 1223 shelters whoever is in it; the garrison may fire out.
    let mut field = Field::empty()
        .at(10, Side::Allied, Stage::Reserves)
        .put("1224", &["fr_r1"])
        .put("1824", &["br_2_1"])
        .put("1223", &["ru_16_vla"])
        .work("1223", 2, Side::Russian);
    let events = field.done();
    assert!(field.state.is_phase(Phase::DefenderPlot), "{:?}", field.state.action.phase);
    assert_eq!(
        skipped(&field, &events),
        [
            "Skipped: Allied fire orders (only siege fire can hurt enemies in works of level 2 or 3). [crimea:7.p3.b]"
        ]
    );
    // The next ones in a row are one line.
    let events = field.done();
    assert!(field.state.is_phase(Phase::AttackerMovement));
    assert_eq!(
        skipped(&field, &events),
        ["Skipped: siege fire (no siege artillery is on the map, 12.A.2.b); \
          movement of disrupted Russian units (no defender is disrupted, 12.A.3.a). [crimea:12.A.2.b]"]
    );
}

#[test]
fn a_phase_in_which_somebody_decided_was_not_passed_over() {
    let mut field = Field::empty()
        .phase(Side::Allied, Phase::AttackerMovement)
        .put("1808", &["br_2_1"])
        .put("2403", &["ru_r_vol"]);
    let events = field.play(step("br_2_1", "1807"));
    assert!(!field.state.is_phase(Phase::AttackerMovement), "there is nothing more to move");
    let lines = skipped(&field, &events);
    assert!(!lines.is_empty() && lines.iter().all(|line| !line.contains("Allied movement")), "{lines:?}");
}

#[test]
fn a_unit_whose_neighbour_was_ordered_says_that_no_more_may_fire() {
    proves!("crimea:9.p1.b", "crimea:12.A.1.p1.a");
    let mut field = Field::empty()
        .phase(Side::Allied, Phase::AttackerPlot)
        .put("2003", &["br_2_1", "br_3_1"])
        .put("2001", &["br_3_2"])
        .put("2004", &["ru_16_vla"]);
    field.play(aim("br_2_1", "2004"));
    assert_eq!(why(&field, "piece:br_3_1"), "crimea:9.p1.b");
    assert_eq!(why(&field, "piece:br_3_2"), "crimea:12.A.1.p1.a");
    assert_eq!(why(&field, "piece:ru_16_vla"), "crimea:12.A.1.p1.a");
    assert_eq!(why(&field, "hex:0101"), "nothing");
}

#[test]
fn a_unit_that_cannot_fire_says_what_keeps_it() {
    proves!("crimea:12.B.1.p3.b", "crimea:7.p3.b", "crimea:R.F5");
    let field = Field::empty()
        .phase(Side::Allied, Phase::AttackerPlot)
        .put("1224", &["fr_r1", "br_2_1"])
        .put("1223", &["ru_16_vla"])
        .put("2003", &["br_3_1"])
        .put("2004", &["ru_16_hv"])
        .put("2402", &["br_3_2", "ru_17_mos"])
        .work("1223", 2, Side::Russian)
        .disrupted(&["br_3_1"]);
    assert_eq!(why(&field, "piece:fr_r1"), "crimea:7.p3.b");
    assert_eq!(why(&field, "piece:br_3_1"), "crimea:12.B.1.p3.b");
    assert_eq!(why(&field, "piece:br_3_2"), "crimea:R.F5");
    assert_eq!(why(&field, "hex:2402"), "crimea:R.F5");
}
