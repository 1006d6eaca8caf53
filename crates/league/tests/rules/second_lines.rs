//! Second lines of double lines, and all others who take part in a charge besides the charger and its target (C.b.3,
//! L.cc).

use crate::charges::{before_two, charge, face_to_face, give_points, two_lines};
use crate::harness::{Table, inches, proves};
use crate::playing::{COMMANDER, totals};
use kernel::PositionFaults;
use league::decision::Benefit;
use league::state::{ChargeStep, Stage};
use league::unit::{Formation, Side, UnitId};
use league::{Decision, Event};
use tabletop::{Heading, Point};

use Formation::{Column, Line, Square};

const JOINS: Decision = Decision::Support { joins: true };
const STAYS_OUT: Decision = Decision::Support { joins: false };
const NO_HELP: Decision = Decision::Commit { benefit: Benefit::None };
const HELP: Decision = Decision::Commit { benefit: COMMANDER };

#[test]
fn further_units_join_only_as_a_second_line() {
    proves!("league:C.b.3");
    // On the attack: dice for three units.
    let (mut table, first, second, target) = two_lines();
    table.charge_home(first, target, Some(second));
    let fights = table.is(first).knot;
    assert_eq!((table.is(second).knot, table.is(target).knot), (fights, fights));
    assert!(table.is(second).acted, "it is its action too");
    assert_eq!(table.is(second).at, Point::new(100_000, 29_000), "it makes the same step");
    // In defence.
    let (mut table, attacker, target) = face_to_face(2.0);
    let behind = table.place("br_7", 100.0, 37.5, 180, Line);
    let beside = table.place("br_23", 110.0, 32.0, 180, Line);
    table.charge_home(attacker, target, None);
    assert_eq!(table.is(behind).knot, table.is(target).knot, "4.000 inches behind");
    assert_eq!(table.is(beside).knot, 0);
    let (mut table, attacker, target) = face_to_face(2.0);
    let behind = table.place("br_7", 100.0, 37.501, 180, Line);
    table.charge_home(attacker, target, None);
    assert_eq!(table.is(behind).knot, 0, "4.001 inches behind");
}

#[test]
fn what_a_second_line_has_to_be_like() {
    proves!("league:C.b.3");
    let double = |first, second, target| Decision::Charge { unit: first, target, second: Some(second) };
    let (table, first, second, target) = two_lines();
    assert!(table.allows(double(first, second, target)));
    assert!(table.allows(charge(first, target)), "it need not come");
    let (mut table, first, second, target) = two_lines();
    table.set(second).acted = true;
    table.refused_by(double(first, second, target), "league:Q.17");
    let changes: [fn(&mut Table, UnitId); 4] = [
        |table, second| table.set(second).formation = Column,
        |table, second| table.set(second).at.y = inches(24.499),
        |table, second| {
            (table.set(second).heading, table.set(second).at.y) = (Heading::new(31), inches(25.0));
        },
        // Beside it, with the fronts in one line.
        |table, second| table.set(second).at = Point::new(109_000, 30_000),
    ];
    for change in changes {
        let (mut table, first, second, target) = two_lines();
        change(&mut table, second);
        assert_eq!(table.game.audit_state(&table.state), PositionFaults::default());
        table.refused_by(double(first, second, target), "league:C.b.3");
    }
    let (mut table, first, second, target) = two_lines();
    (table.set(second).heading, table.set(second).at.y) = (Heading::new(30), inches(25.0));
    assert!(table.allows(double(first, second, target)), "30 degrees");
    let (mut table, first, second, target) = two_lines();
    table.set(second).at.y = inches(24.5);
    assert!(table.allows(double(first, second, target)), "4.000 inches");
    // Cavalry behind infantry is no double line.
    let (mut table, first, second, target) = two_lines();
    table.set(second).at = Point::new(20_000, 20_000);
    let horse = table.place("ru_hussars", 100.0, 27.0, 0, Line);
    table.refused_by(double(first, horse, target), "league:C.b.3");
}

/// A Russian column charges a British line that stands, with another one behind it, which is asked.
fn before_a_double_line() -> (Table, UnitId, UnitId, UnitId) {
    let (mut table, attacker, target) = face_to_face(2.0);
    let behind = table.place("br_7", 100.0, 35.5, 180, Line);
    table.play(charge(attacker, target));
    table.play_with(Decision::Stand, &[6]);
    (table, attacker, target, behind)
}

#[test]
fn a_second_line_of_the_defence_joins_or_stays_out() {
    proves!("league:C.b.3");
    let (mut table, attacker, target, behind) = before_a_double_line();
    assert_eq!(table.state.stage, Stage::Charge(ChargeStep::Support));
    assert_eq!(table.side_asked(), Side::Allied);
    assert_eq!(table.decisions(), [JOINS, STAYS_OUT]);
    table.refused_by(Decision::LetCome, "league:A.b");
    let events = table.play(JOINS);
    assert!(events.contains(&Event::Supports { unit: behind, joins: true }));
    assert_eq!(table.is(behind).knot, table.is(target).knot);
    assert!(table.is(target).footing.double_line && !table.is(behind).footing.in_contact);
    // It stays out: the line before it fights with its own dice alone, without a second line.
    let (mut table, _, target, behind) = before_a_double_line();
    table.play(STAYS_OUT);
    assert_eq!((table.is(behind).knot, table.is(target).footing.double_line), (0, false));
    table.play(Decision::Pass);
    let mut dice = [[5; 7], [1; 7]].concat();
    dice.extend([3, 6, 6, 6, 6]);
    let events = table.play_with(Decision::Fight { unit: attacker }, &dice);
    assert_eq!(totals(&events), [35 + 7 + 1, 7 + 1]);
    assert_eq!(table.is(behind).chits, 1, "but it was withdrawn through");
    // Nobody is asked who has no line to join.
    let (mut table, attacker, target) = face_to_face(2.0);
    table.set(target).formation = Column;
    table.place("br_7", 100.0, 38.5, 180, Line);
    table.play(charge(attacker, target));
    table.play_with(Decision::Stand, &[6]);
    assert_eq!(table.state.stage, Stage::Actions);
}

#[test]
fn a_second_line_is_asked_at_every_charge_until_it_has_joined() {
    proves!("league:C.b.3");
    let (mut table, attacker, target, behind) = before_a_double_line();
    table.play(STAYS_OUT);
    let second = table.place("ru_kazan_2", 104.0, 30.0, 0, Column);
    table.play_with(charge(second, target), &[6]);
    assert_eq!(table.state.charge.asked, Some(behind));
    table.play(JOINS);
    let fights = table.is(attacker).knot;
    assert_eq!([second, target, behind].map(|unit| table.is(unit).knot), [fights; 3]);
    assert!(table.is(target).footing.double_line && table.is(behind).footing.double_line);
    let third = table.place("ru_kazan_3", 96.0, 30.0, 0, Column);
    table.play_with(charge(third, target), &[6]);
    assert_eq!(table.is(third).knot, fights, "nobody else is asked");
}

#[test]
fn the_owner_of_a_second_line_is_asked() {
    proves!("league:C.b.3", "league:Q.9");
    let mut table = Table::lasting_for("two_dozen").actions(Side::Russian);
    let attacker = table.place("ru_kazan_1", 40.0, 20.0, 0, Column);
    let target = table.place("br_23", 40.0, 22.0, 180, Line);
    let behind = table.place("br_7", 40.0, 25.0, 180, Line);
    table.state.floor = table.game.seats.of_unit(attacker).0;
    table.play(charge(attacker, target));
    table.play_with(Decision::Stand, &[6]);
    assert_ne!(table.game.seats.of_unit(behind), table.game.seats.of_unit(target));
    assert_eq!(table.asked(), table.game.seats.of_unit(behind));
}

/// Two Russian lines of different owners before a British one.
fn strange_lines() -> (Table, UnitId, UnitId, UnitId) {
    let mut table = Table::lasting_for("two_dozen").actions(Side::Russian);
    let first = table.place("ru_kazan_1", 40.0, 20.0, 0, Line);
    let second = table.place("ru_moscow_1", 40.0, 17.0, 0, Line);
    let target = table.place("br_23", 40.0, 22.0, 180, Line);
    table.state.floor = table.game.seats.of_unit(first).0;
    assert_ne!(table.game.seats.of_unit(first), table.game.seats.of_unit(second));
    (table, first, second, target)
}

#[test]
fn a_second_line_of_another_owner_joins_a_charge_with_his_consent() {
    proves!("league:C.b.3", "league:Q.9");
    let (mut table, first, second, target) = strange_lines();
    let double = Decision::Charge { unit: first, target, second: Some(second) };
    assert!(table.allows(double));
    assert_eq!(table.play(double), [], "nothing has happened yet");
    assert_eq!(table.state.stage, Stage::Charge(ChargeStep::Consent));
    assert_eq!(table.asked(), table.game.seats.of_unit(second));
    assert_eq!(table.decisions(), [JOINS, STAYS_OUT]);
    table.refused_by(Decision::Stand, "league:A.b");
    let events = table.play(JOINS);
    assert!(events.contains(&Event::Supports { unit: second, joins: true }));
    assert!(events.contains(&Event::Charges { unit: first, target, second: Some(second) }));
    assert!(table.is(first).acted && table.is(second).acted);
    table.play_with(Decision::Stand, &[6, 6]);
    assert_eq!([second, target].map(|unit| table.is(unit).knot), [table.is(first).knot; 2]);
}

#[test]
fn without_consent_there_is_no_such_charge() {
    proves!("league:C.b.3");
    let (mut table, first, second, target) = strange_lines();
    let double = Decision::Charge { unit: first, target, second: Some(second) };
    table.play(double);
    let events = table.play(STAYS_OUT);
    assert_eq!(events, [Event::Supports { unit: second, joins: false }]);
    assert_eq!((table.state.stage, table.asked()), (Stage::Actions, table.game.seats.of_unit(first)));
    assert!(!table.is(first).acted && !table.is(second).acted);
    // He is asked once in a turn of his side; the first line may charge alone.
    table.refused_by(double, "league:C.b.3");
    assert!(table.allows(charge(first, target)));
    table.state.declined = league::unit::UnitSet::EMPTY;
    // Whoever has acted cannot come.
    table.set(second).acted = true;
    table.refused_by(double, "league:Q.17");
}

#[test]
fn a_second_line_that_stays_out_is_not_counted() {
    proves!("league:C.a.5", "league:C.b.3");
    let checks = |joins: Decision, dice: &[u8]| {
        let (mut table, first, second, target) = two_lines();
        table.place("br_7", 100.0, 35.0, 180, Line);
        table.play(Decision::Charge { unit: first, target, second: Some(second) });
        table.play_with(Decision::Stand, &[1]);
        let events = table.play_with(joins, dice);
        assert_ne!(table.is(target).knot, 0);
        events.iter().filter(|event| matches!(event, Event::Checks { .. })).count()
    };
    assert_eq!(checks(JOINS, &[]), 0, "14 to 14");
    assert_eq!(checks(STAYS_OUT, &[1]), 1, "14 to 7");
}

#[test]
fn each_line_that_is_touched_may_have_a_second_one() {
    proves!("league:C.b.2", "league:C.b.3");
    let (mut table, attacker, [target, beside]) = before_two();
    let behind = table.place("br_grenadiers", 100.0, 35.0, 180, Line);
    let other = table.place("br_23", 109.5, 35.0, 180, Line);
    table.play(charge(attacker, target));
    table.play(Decision::Stand);
    table.play_with(Decision::Stand, &[6]);
    assert_eq!(table.state.charge.asked, Some(other));
    table.play(JOINS);
    assert_eq!(table.state.charge.asked, Some(behind));
    table.play(STAYS_OUT);
    let fights = table.is(attacker).knot;
    assert_eq!([target, beside, other, behind].map(|unit| table.is(unit).knot), [fights, fights, fights, 0]);
    assert_eq!([target, beside].map(|unit| table.is(unit).footing.double_line), [false, true]);
}

#[test]
fn one_second_line_is_enough() {
    proves!("league:C.b.3");
    let lines = || {
        let (mut table, attacker, target) = face_to_face(2.0);
        let left = table.place("br_7", 95.4, 35.0, 180, Line);
        let right = table.place("br_23", 104.6, 35.0, 180, Line);
        table.play(charge(attacker, target));
        table.play_with(Decision::Stand, &[6]);
        assert_eq!(table.state.charge.asked, Some(left));
        (table, target, left, right)
    };
    let (mut table, target, left, right) = lines();
    table.play(JOINS);
    assert_eq!(table.state.stage, Stage::Actions, "nobody else is asked");
    assert_eq!((table.is(left).knot, table.is(right).knot), (table.is(target).knot, 0));
    // If the first stays out the other may come.
    let (mut table, target, left, right) = lines();
    table.play(STAYS_OUT);
    assert_eq!(table.state.charge.asked, Some(right));
    table.play(JOINS);
    assert_eq!((table.is(left).knot, table.is(right).knot), (0, table.is(target).knot));
}

#[test]
fn commanders_of_second_lines_may_help_in_the_attack() {
    proves!("league:L.cc", "league:C.a.7");
    let (mut table, first, second, target) = two_lines();
    give_points(&mut table, second, "ru_redoubt", 1);
    table.play(Decision::Charge { unit: first, target, second: Some(second) });
    table.play_with(Decision::Stand, &[6, 6]);
    assert_eq!(table.state.stage, Stage::Charge(ChargeStep::AttackerBenefit));
    assert_eq!((table.side_asked(), table.state.charge.asked), (Side::Russian, Some(second)));
    table.refused_by(Decision::Commit { benefit: Benefit::Both }, "league:L.b2");
    table.play(HELP);
    assert_eq!(table.state.stage, Stage::Charge(ChargeStep::React), "a point was spent");
    table.play(Decision::LetCome);
    assert_eq!((table.is(first).fight_bonus, table.is(second).fight_bonus), (0, 1));
    assert_eq!(table.is(second).points, 0);
    table.play(Decision::Pass);
    let mut dice = [[3; 7], [3; 7], [1; 7]].concat();
    dice.extend([3, 1, 1, 1, 1]);
    let events = table.play_with(Decision::Fight { unit: first }, &dice);
    assert_eq!(totals(&events), [42 + 14 + 2 + 7, 8], "one more on the dice of the second line");
}

#[test]
fn all_who_are_charged_speak_before_all_who_charge() {
    proves!("league:L.cc");
    let (mut table, attacker, [target, beside]) = before_two();
    let second = table.place("ru_kazan_2", 104.5, 27.0, 0, Line);
    let behind = table.place("br_23", 109.5, 35.0, 180, Line);
    for unit in [attacker, second] {
        give_points(&mut table, unit, "ru_redoubt", 1);
    }
    for unit in [behind, beside, target] {
        give_points(&mut table, unit, "br_light", 1);
    }
    table.play(Decision::Charge { unit: attacker, target, second: Some(second) });
    table.play(Decision::Stand);
    table.play(Decision::Stand);
    table.play_with(Decision::Check { benefit: Benefit::None }, &[6]);
    // Fourteen to twenty-one: nobody of the defence has to check.
    table.play(JOINS);
    let mut asked = Vec::new();
    while let Stage::Charge(ChargeStep::DefenderBenefit | ChargeStep::AttackerBenefit) = table.state.stage {
        asked.extend(table.state.charge.asked);
        table.play(if asked.len() == 3 { HELP } else { NO_HELP });
    }
    assert_eq!(asked, [target, beside, behind, attacker, second], "they who lead, then the others");
    assert_eq!(table.is(behind).fight_bonus, 1);
    assert_ne!(table.is(attacker).knot, 0, "no attacker has spent a point");
}

#[test]
fn help_for_a_second_line_that_does_not_come_is_gone() {
    proves!("league:L.cc", "league:C.b.3");
    let (mut table, attacker, target) = face_to_face(2.0);
    let behind = table.place("br_7", 100.0, 37.5, 180, Line);
    give_points(&mut table, attacker, "ru_redoubt", 1);
    give_points(&mut table, behind, "br_light", 1);
    table.play(charge(attacker, target));
    table.play(Decision::Stand);
    table.play(Decision::Check { benefit: COMMANDER });
    table.play(JOINS);
    table.play(HELP);
    assert_eq!(table.is(behind).fight_bonus, 1);
    table.play(Decision::ReactForm { formation: Square });
    assert_ne!(table.is(target).knot, 0);
    assert_eq!((table.is(behind).knot, table.is(behind).fight_bonus), (0, 0), "a square has no second line");
}
