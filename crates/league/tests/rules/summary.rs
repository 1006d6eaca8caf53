//! The summary in prose, where no chapter of the play sheet has proved it already (Q).

use crate::harness::{Table, proves};
use league::decision::Benefit;
use league::unit::{Formation, Side};
use league::{Decision, Event};

#[test]
fn a_possible_hit_may_be_saved() {
    proves!("league:Q.32", "league:Q.33");
    // The same die saves a whole British battalion and not one that has lost a stand.
    for (figures, lost) in [(24, 0), (20, 1)] {
        let mut table = Table::lasting().actions(Side::Russian);
        let target = table.place_few("br_33", (100.0, 40.0), 180, Formation::Line, figures);
        let firer = table.place_few("ru_kazan_1", (100.0, 36.0), 0, Formation::Line, 4);
        let aims = table.all_at(firer, target);
        let events = table.play_with(Decision::Fire { unit: firer, benefit: Benefit::None, aims }, &[5, 4]);
        assert!(events.contains(&Event::Saved { unit: target, hits: 1, lost, close: false }));
    }
}

#[test]
fn a_unit_that_has_fired_does_not_fire_again_in_the_turn() {
    proves!("league:Q.31", "league:Q.17");
    let mut table = Table::lasting().actions(Side::Russian);
    let target = table.place("br_33", 100.0, 40.0, 180, Formation::Line);
    let firer = table.place_few("ru_kazan_1", (100.0, 36.0), 0, Formation::Line, 4);
    let aims = table.all_at(firer, target);
    let fire = Decision::Fire { unit: firer, benefit: Benefit::None, aims };
    table.play_with(fire, &[1]);
    table.refused_by(fire, "league:Q.17");
}
