//! Formations, facings, mounting (F, A.a.1).

use crate::harness::*;
use kernel::{Game, Log};
use league::Decision;
use league::unit::{Formation, UnitId};
use tabletop::{Heading, Point};

fn form_barred(table: &Table, unit: UnitId, formation: Formation) -> Option<&'static str> {
    let verdict = table.game.judge_form(&table.state, &table.field(), unit, formation, false, false);
    verdict.err().map(|bar| table.case_of(bar))
}

fn face_barred(table: &Table, unit: UnitId, degrees: i32) -> Option<&'static str> {
    let verdict = table.game.judge_face(&table.state, &table.field(), unit, Heading::new(degrees), false);
    verdict.err().map(|bar| table.case_of(bar))
}

/// One unit on a bare table, in the actions of its side.
fn alone(id: &str, formation: Formation) -> (Table, UnitId) {
    let mut table = Table::bare();
    let unit = table.place(id, 100.0, 36.0, 0, formation);
    table.in_actions_of(unit);
    (table, unit)
}

#[test]
fn each_arm_has_its_formations() {
    proves!("league:F.a", "league:F.b", "league:F.c", "league:F.s5");
    let allowed = |id: &str, from: Formation| {
        let (table, unit) = alone(id, from);
        Formation::ALL.map(|to| form_barred(&table, unit, to))
    };
    let already = Some("league:Q.25");
    let [guns, horse, foot] = ["league:F.c", "league:F.b", "league:F.a"].map(Some);
    // Line, skirmish, column, road, square, limbered, unlimbered.
    assert_eq!(
        allowed("br_7", Formation::Line),
        [already, Some("league:F.s5"), None, None, None, foot, foot]
    );
    assert_eq!(allowed("br_rifles", Formation::Line), [already, None, None, None, None, foot, foot]);
    assert_eq!(allowed("br_hussars", Formation::Column), [None, None, already, None, horse, horse, horse]);
    assert_eq!(allowed("br_bat_e", Formation::Limbered), [guns, guns, guns, guns, guns, already, None]);
}

#[test]
fn a_square_needs_four_stands() {
    proves!("league:F.a");
    let (mut table, unit) = alone("br_7", Formation::Line);
    table.state.units[unit].figures = 13;
    assert_eq!(form_barred(&table, unit, Formation::Square), None);
    table.state.units[unit].figures = 12;
    assert_eq!(form_barred(&table, unit, Formation::Square), Some("league:F.a"));
}

#[test]
fn dismounted_cavalry_forms_no_square() {
    proves!("league:F.b");
    let (mut table, unit) = alone("br_hussars", Formation::Line);
    table.state.units[unit].dismounted = true;
    assert_eq!(form_barred(&table, unit, Formation::Square), Some("league:F.b"));
    assert_eq!(form_barred(&table, unit, Formation::Column), None);
}

#[test]
fn no_formation_reaches_over_the_edge_of_the_table() {
    proves!("league:V.a.1");
    // A line of six stands is nine inches wide.
    let lined_up_at = |x: f64| {
        let mut table = Table::bare();
        let unit = table.place("br_7", x, 36.0, 0, Formation::Column);
        table.in_actions_of(unit);
        form_barred(&table, unit, Formation::Line)
    };
    assert_eq!(lined_up_at(4.5), None);
    assert_eq!(lined_up_at(4.499), Some("league:V.a.1"));
}

#[test]
fn skirmishing_stands_are_two_inches_apart() {
    proves!("league:F.s1");
    let (mut table, unit) = alone("br_rifles", Formation::Column);
    table.game.form(&mut table.state, unit, Formation::Skirmish, false, false, &mut Log::silent());
    let field = table.field();
    for two in field.print(unit).bases().windows(2) {
        assert_eq!(two[0].gap(&two[1]), 2000);
    }
    assert_eq!(table.game.frontage(&table.state, unit, Formation::Skirmish), 19_000);
}

#[test]
fn a_new_formation_is_an_action_and_keeps_front_and_heading() {
    proves!("league:Q.25", "league:V.h.2", "league:A.a.1");
    let (mut table, unit) = alone("br_7", Formation::Column);
    table.game.form(&mut table.state, unit, Formation::Line, false, false, &mut Log::silent());
    let now = table.state.units[unit];
    assert_eq!((now.at, now.heading, now.formation), (point(100.0, 36.0), Heading::NORTH, Formation::Line));
    assert!(now.acted);
    assert_eq!(form_barred(&table, unit, Formation::Column), Some("league:Q.17"));
    // Not so in a reaction, which is no action.
    assert!(
        table.game.judge_form(&table.state, &table.field(), unit, Formation::Square, false, true).is_ok()
    );
    table.state.units[unit].acted = false;
    table.game.form(&mut table.state, unit, Formation::Square, false, true, &mut Log::silent());
    assert!(!table.state.units[unit].acted);
    assert_eq!(table.state.units[unit].formation, Formation::Square);
}

#[test]
fn the_right_hand_stand_of_a_line() {
    proves!("league:Q.1", "league:Q.4");
    // Example 22.
    let mut table = Table::bare();
    let unit = table.place("br_7", 50.0, 20.0, 0, Formation::Line);
    let field = table.field();
    assert_eq!(field.print(unit).bases()[5].centre, Point::new(53_750, 19_250));
}

#[test]
fn new_stands_need_room() {
    proves!("league:V.i", "league:V.b", "league:F.a");
    let (mut table, unit) = alone("br_7", Formation::Column);
    table.place("br_33", 103.0, 36.0, 0, Formation::Column);
    assert_eq!(form_barred(&table, unit, Formation::Line), Some("league:V.b"), "on a friend");
    let (mut table, unit) = alone("br_7", Formation::Column);
    table.place("ru_moscow_1", 105.0, 36.0, 270, Formation::Line);
    assert_eq!(form_barred(&table, unit, Formation::Line), Some("league:V.i"), "too near to the enemy");
    let (mut table, unit) = alone("br_7", Formation::Column);
    table.state.units[unit].at = point(2.0, 36.0);
    assert_eq!(form_barred(&table, unit, Formation::Line), Some("league:V.a.1"), "over the edge");
    let mut table = Table::empty();
    let unit = table.place("br_7", 9.0, 20.0, 0, Formation::Column);
    table.in_actions_of(unit);
    assert_eq!(form_barred(&table, unit, Formation::Line), Some("league:V.a.1"), "into the sea");
    table.state.units[unit].at = point(13.0, 20.0);
    assert_eq!(form_barred(&table, unit, Formation::Line), None);
}

#[test]
fn guns_limber_and_unlimber_and_may_turn_about() {
    proves!("league:Q.26", "league:F.c");
    let (mut table, unit) = alone("br_bat_e", Formation::Unlimbered);
    let centre = table.game.centre(&table.state, unit);
    assert!(
        table.game.judge_form(&table.state, &table.field(), unit, Formation::Limbered, true, false).is_ok()
    );
    table.game.form(&mut table.state, unit, Formation::Limbered, true, false, &mut Log::silent());
    let now = table.state.units[unit];
    assert_eq!((now.heading, now.formation), (Heading::SOUTH, Formation::Limbered));
    assert_eq!(table.game.centre(&table.state, unit), centre);
    assert!(now.acted);
    let (table, foot) = alone("br_7", Formation::Column);
    let about = table.game.judge_form(&table.state, &table.field(), foot, Formation::Line, true, false);
    assert_eq!(about.err().map(|bar| table.case_of(bar)), Some("league:Q.26"));
}

#[test]
fn facing_is_an_action_about_the_centre() {
    proves!("league:A.a.1");
    let (mut table, unit) = alone("br_7", Formation::Line);
    let centre = table.game.centre(&table.state, unit);
    assert_eq!(face_barred(&table, unit, 0), Some("league:A.a.1"), "it faces that way");
    assert_eq!(face_barred(&table, unit, 123), None);
    table.game.face(&mut table.state, unit, Heading::new(123), false, &mut Log::silent());
    let now = table.state.units[unit];
    assert_eq!(now.heading, Heading::new(123));
    assert!(table.game.centre(&table.state, unit).distance(centre) <= 2);
    assert!(now.acted);
    assert_eq!(face_barred(&table, unit, 45), Some("league:Q.17"));
    // The two inches hold here too.
    let (mut table, unit) = alone("br_7", Formation::Line);
    table.place("ru_moscow_1", 100.0, 40.0, 180, Formation::Line);
    assert_eq!(face_barred(&table, unit, 90), Some("league:V.i"));
    assert_eq!(face_barred(&table, unit, 180), None);
}

#[test]
fn cavalry_mounts_and_dismounts() {
    proves!("league:Q.16", "league:A.a.1");
    let (mut table, unit) = alone("br_hussars", Formation::Line);
    assert!(table.game.judge_saddle(&table.state, &table.field(), unit, true).is_err());
    assert!(table.game.judge_saddle(&table.state, &table.field(), unit, false).is_ok());
    table.state.units[unit].moving = true;
    table.game.saddle(&mut table.state, unit, false, &mut Log::silent());
    let now = table.state.units[unit];
    assert!(now.dismounted && now.acted && !now.moving);
    table.state.units[unit].acted = false;
    assert!(table.game.judge_saddle(&table.state, &table.field(), unit, true).is_ok());
    let (table, foot) = alone("br_7", Formation::Line);
    assert!(table.game.judge_saddle(&table.state, &table.field(), foot, false).is_err());
}

#[test]
fn what_is_offered_is_allowed() {
    proves!("league:F.a", "league:F.b", "league:F.c");
    let opening = Table::opening();
    let mut crowded = Vec::new();
    for unit in opening.game.roster.ids() {
        let mut table = Table { game: opening.game, state: opening.state };
        table.in_actions_of(unit);
        table.state.floor = table.game.seats.of_unit(unit).0;
        let mut offered = Vec::new();
        table.game.decisions(&table.state, &mut league::Scratch::default(), &mut offered);
        offered.retain(|decision| match *decision {
            Decision::Form { unit: who, .. } | Decision::Face { unit: who, .. } => who == unit,
            _ => false,
        });
        let forms = offered.iter().filter(|decision| matches!(decision, Decision::Form { .. })).count();
        // The reserves stand so close, and so near to the table edge, that some have no room for anything else; nor has a
        // battery between its parapet and the troops behind it.
        if forms == 0 {
            crowded.push(table.name(unit));
        }
        assert!((1..=10).contains(&(offered.len() - forms)), "{}", table.name(unit));
        for (index, decision) in offered.iter().enumerate() {
            assert!(!offered[..index].contains(decision));
            let verdict = match *decision {
                Decision::Form { unit, formation, about } => {
                    table.game.judge_form(&table.state, &table.field(), unit, formation, about, false)
                }
                Decision::Face { unit, heading } => {
                    table.game.judge_face(&table.state, &table.field(), unit, heading, false)
                }
                _ => panic!("{decision:?}"),
            };
            assert!(verdict.is_ok(), "{} {decision:?}", table.name(unit));
        }
    }
    assert_eq!(crowded.len(), 13, "{crowded:?}");
}
