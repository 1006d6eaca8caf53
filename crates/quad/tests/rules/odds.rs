//! The odds of a roll in a player's words: one row for each thing that can happen, with every die that leads there.

use crate::harness::*;
use crate::melee::{declare, on_flat};
use quad::BattlePresentation;
use serde_json::json;

/// The rows of a roll: chances in six, and what follows.
fn rows<B: BattlePresentation>(table: &Table<B>, decision: Named) -> Vec<(usize, String)> {
    let odds =
        kernel::odds(table.game, &table.state, table.seat(), table.read(&decision)).expect("it is allowed");
    let faces: usize = odds.outcomes.iter().map(|outcome| outcome.dice.len()).sum();
    assert_eq!(faces, 6, "every face stands in one row");
    let rows = odds.outcomes.iter().map(|outcome| {
        assert_eq!(outcome.chances, outcome.dice.len() as u64, "one die, so chances are faces");
        let texts: Vec<String> = outcome.events.iter().map(|event| event.text.english()).collect();
        (outcome.dice.len(), texts.join(" "))
    });
    let mut rows: Vec<_> = rows.collect();
    rows.sort();
    rows
}

#[test]
fn the_rows_of_a_melee_say_who_is_lost_who_runs_and_who_may_follow() {
    proves!("quad:8.4", "quad:8.71");
    // 4 to 4 with morale 2, column 3: lines 2 to 7.
    let mut table = on_flat(json!({ "r_inf_1": { "hex": "0505" }, "a_inf_1": { "hex": "0504" } }));
    declare(&mut table, &["0504"], &["r_inf_1"]);
    let names = |id: &str| table.game.roster.unit(table.unit(id)).name.clone();
    let (ours, theirs) = (names("r_inf_1"), names("a_inf_1"));
    let found = rows(&table, roll());
    let wanted = |chances: usize, text: String| {
        assert!(found.contains(&(chances, text.clone())), "{text}: {found:#?}");
    };
    wanted(1, format!("{theirs} retreats 1 hex. {ours} may advance."));
    wanted(1, format!("{ours} retreats 1 hex."));
    assert!(found.iter().all(|(_, text)| !text.contains("column") && !text.contains("result")), "{found:?}");
}

#[test]
fn a_row_of_the_odds_tells_of_guns_that_are_taken() {
    proves!("balaclava:18.2");
    // The worked example: three battalions and three heavy batteries fire at redoubt 1, which always breaks.
    let mut table = Table::opening(balaclava());
    table.play(done());
    table.until(quad::unit::Side::Russian, quad::state::Phase::OffensiveFire);
    table.play(aim("2313"));
    for unit in ["ru_azov_2", "ru_azov_3", "ru_azov_4"] {
        table.play(join(unit));
    }
    let found = rows(&table, roll());
    let taken = found.iter().filter(|(_, text)| text.contains("The gun Canrobt is captured."));
    assert!(taken.clone().count() > 0, "{found:#?}");
    for (_, text) in taken {
        assert!(text.contains("1 Militia is disrupted and retreats"), "{text}");
        assert!(text.contains("may enter 2313."), "{text}");
    }
}

#[test]
fn all_dice_of_one_consequence_are_one_row() {
    proves!("quad:10.0");
    let table = on_phase_rally();
    let found = rows(&table, rally("r_inf_1"));
    assert_eq!(found.len(), 2, "{found:?}");
    assert_eq!(found.iter().map(|(chances, _)| chances).sum::<usize>(), 6);
}

fn on_phase_rally() -> Table<crate::plain::Plain> {
    crate::cavalry::level_ground("rally", json!({ "r_inf_1": { "hex": "0505", "disrupted": true } }))
}
