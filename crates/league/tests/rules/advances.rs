//! Going forward after a victory, or where an enemy has gone, and what keeps horses from it (C.f, C.a.6, V.t.2).

use crate::charges::{before_two, charge, face_to_face, two_lines};
use crate::close::dice;
use crate::harness::{Table, proves};
use league::Decision;
use league::state::{ChargeStep, Stage};
use league::unit::{Formation, Side, UnitId};
use tabletop::{Heading, Point};

use Formation::{Column, Line};

#[test]
fn a_winning_attacker_may_advance() {
    proves!("league:C.f.1");
    let won = || {
        let (mut table, attacker, target) = face_to_face(2.0);
        let ground = table.centre(target);
        table.charge_and_fight(attacker, target, &dice(&[&[5; 7], &[1; 7], &[3], &[6; 4]]));
        (table, attacker, ground)
    };
    let (table, attacker, ground) = won();
    let step = ground - table.centre(attacker);
    assert_eq!(table.state.stage, Stage::Advance { unit: attacker, step });
    assert_eq!(table.side_asked(), Side::Russian);
    // All of it, part of it, nothing of it, but not more.
    let whole = step.length() as u16;
    let (mut table, ..) = won();
    table.play(Decision::Advance { length: whole });
    assert_eq!((table.centre(attacker), table.is(attacker).heading), (ground, Heading::NORTH));
    let (mut table, ..) = won();
    table.play(Decision::Advance { length: whole / 2 });
    assert_eq!(table.is(attacker).at, Point::new(100_000, 32_000 + i32::from(whole / 2)));
    let (mut table, ..) = won();
    table.play(Decision::Advance { length: 0 });
    assert_eq!(table.is(attacker).at, Point::new(100_000, 32_000));
    let (table, ..) = won();
    table.refused_by(Decision::Advance { length: whole + 1 }, "league:C.f.1");
}

#[test]
fn each_winner_advances_onto_the_ground_before_it() {
    proves!("league:C.f.1", "league:C.b.2");
    // Two fights become one, for the second charger touches the enemies of both.
    let (mut table, middle, [target, beside]) = before_two();
    let right = table.place("ru_kazan_2", 112.0, 30.0, 0, Column);
    table.set(middle).at.x = 104_000;
    table.charge_home(right, beside, None);
    table.charge_home(middle, target, None);
    assert_eq!(table.is(middle).knot, table.is(right).knot);
    let ground = [target, beside].map(|unit| table.centre(unit));
    table.play(Decision::Pass);
    let thrown = dice(&[&[5; 14], &[1; 14], &[3], &[1; 4], &[1; 4]]);
    table.play_with(Decision::Fight { unit: middle }, &thrown);
    let Stage::Advance { unit, step } = table.state.stage else { panic!("a winner is asked") };
    assert_eq!((unit, table.centre(middle) + step), (middle, ground[0]), "the nearer of two");
    table.play(Decision::Advance { length: 0 });
    let Stage::Advance { unit, step } = table.state.stage else { panic!("the other winner is asked") };
    assert_eq!((unit, table.centre(right) + step), (right, ground[1]), "not where others fought");
    table.play(Decision::Advance { length: 0 });
    assert_eq!(table.state.active, Side::Allied);
}

/// A double line has won; its first line is asked.
fn double_line_won() -> (Table, UnitId, UnitId) {
    let (mut table, first, second, target) = two_lines();
    table.charge_home(first, target, Some(second));
    table.play(Decision::Pass);
    let thrown = dice(&[&[5; 14], &[1; 7], &[3], &[6; 4]]);
    table.play_with(Decision::Fight { unit: first }, &thrown);
    assert!(matches!(table.state.stage, Stage::Advance { unit, .. } if unit == first));
    (table, first, second)
}

#[test]
fn a_second_line_may_follow_an_advance_by_the_same_step() {
    proves!("league:C.f.4");
    let (mut table, first, second) = double_line_won();
    assert_eq!((table.is(first).at.y, table.is(second).at.y), (32_000, 29_000));
    table.play(Decision::Advance { length: 1000 });
    assert_eq!(table.state.stage, Stage::Follow { unit: second, step: Point::new(0, 1000) });
    assert_eq!(table.side_asked(), Side::Russian);
    assert_eq!(table.decisions(), [0, 1000].map(|length| Decision::Advance { length }));
    table.refused_by(Decision::Advance { length: 999 }, "league:C.f.4");
    table.refused_by(Decision::Advance { length: 1001 }, "league:C.f.4");
    table.refused_by(Decision::Pass, "league:C.f.4");
    table.play(Decision::Advance { length: 1000 });
    assert_eq!((table.is(first).at.y, table.is(second).at.y), (33_000, 30_000));
    assert_eq!(table.is(second).heading, Heading::NORTH);
    assert_eq!(table.state.active, Side::Allied, "nobody else is asked");
    // It may stay.
    let (mut table, first, second) = double_line_won();
    table.play(Decision::Advance { length: 1000 });
    table.play(Decision::Advance { length: 0 });
    assert_eq!((table.is(first).at.y, table.is(second).at.y), (33_000, 29_000));
}

#[test]
fn a_second_line_has_to_be_there_and_have_room_to_follow() {
    proves!("league:C.f.4");
    // There is nothing to follow.
    let (mut table, _, second) = double_line_won();
    table.play(Decision::Advance { length: 0 });
    assert_eq!((table.is(second).at.y, table.state.active), (29_000, Side::Allied));
    // A friend stands between the ends of the two lines: the first passes it, the second would come to stand on it.
    let (mut table, first, second) = double_line_won();
    table.place_few("ru_kazan_3", (103.75, 30.5), 0, Line, 4);
    table.set(second).at.y = 28_500;
    table.play(Decision::Advance { length: 1000 });
    assert_eq!((table.is(first).at.y, table.is(second).at.y), (33_000, 28_500));
    assert_eq!(table.state.active, Side::Allied);
    // A line that was not in the fight is not asked.
    let (mut table, first, target) = face_to_face(2.0);
    table.set(first).formation = Line;
    table.place("ru_kazan_2", 100.0, 27.0, 0, Line);
    table.charge_and_fight(first, target, &dice(&[&[5; 7], &[1; 7], &[3], &[6; 4]]));
    table.play(Decision::Advance { length: 1000 });
    assert_eq!(table.state.active, Side::Allied);
}

#[test]
fn each_second_line_follows_its_own_first_line() {
    proves!("league:C.f.4");
    let (mut table, first, second, target) = two_lines();
    for unit in [first, second] {
        table.set(unit).at.x = 95_500;
    }
    let other = table.place("ru_moscow_1", 104.5, 30.0, 0, Line);
    let behind = table.place("ru_moscow_2", 104.5, 27.0, 0, Line);
    table.charge_home(first, target, Some(second));
    table.play_with(Decision::Charge { unit: other, target, second: Some(behind) }, &[6, 6]);
    table.play(Decision::Pass);
    let thrown = dice(&[&[5; 28], &[1; 7], &[3], &[6; 4]]);
    table.play_with(Decision::Fight { unit: first }, &thrown);
    assert!(matches!(table.state.stage, Stage::Advance { unit, .. } if unit == other));
    table.play(Decision::Advance { length: 0 });
    let Stage::Advance { unit, step } = table.state.stage else { panic!("the other winner is asked") };
    assert_eq!(unit, first);
    table.play(Decision::Advance { length: step.length() as u16 });
    assert!(matches!(table.state.stage, Stage::Follow { unit, .. } if unit == second));
}

#[test]
fn a_winner_acts_again_in_its_next_turn() {
    proves!("league:C.f.2");
    let (mut table, attacker, target) = face_to_face(2.0);
    table.charge_and_fight(attacker, target, &dice(&[&[5; 7], &[1; 7], &[3], &[6; 4]]));
    table.play(Decision::Advance { length: 0 });
    assert_eq!(table.state.active, Side::Allied, "the turn of its side is over");
    table.play(Decision::Pass);
    table.play_with(Decision::RollInitiative, &[6, 1]);
    table.play(Decision::Lead { first: true });
    assert_eq!((table.is(attacker).acted, table.is(attacker).knot), (false, 0));
    assert!(table.allows(Decision::Hold { unit: attacker }));
}

#[test]
fn a_winning_defender_stays() {
    proves!("league:C.f.3");
    let (mut table, attacker, target) = face_to_face(2.0);
    let at = table.is(target).at;
    table.charge_and_fight(attacker, target, &dice(&[&[1; 7], &[5; 7], &[3], &[6; 4]]));
    assert_eq!(table.state.active, Side::Allied, "nobody is asked to advance");
    assert_eq!((table.is(target).at, table.is(target).heading), (at, Heading::new(180)));
    assert!(table.allows(Decision::Hold { unit: target }), "its own turn has come");
}

#[test]
fn a_second_line_may_follow_a_charger_that_moves_up() {
    proves!("league:C.f.4");
    let moved_up = |length| {
        let (mut table, first, second, target) = two_lines();
        table.play(Decision::Charge { unit: first, target, second: Some(second) });
        table.play_with(Decision::Retreat, &[4; 4]);
        table.play(Decision::Advance { length });
        (table, second)
    };
    let (mut table, second) = moved_up(1500);
    assert_eq!(table.state.stage, Stage::Charge(ChargeStep::Follow));
    assert_eq!(table.decisions(), [0, 1500].map(|length| Decision::Advance { length }));
    table.refused_by(Decision::Advance { length: 2000 }, "league:C.f.4");
    table.play(Decision::Advance { length: 1500 });
    assert_eq!((table.is(second).at.y, table.state.stage), (28_500, Stage::Actions));
    let (mut table, second) = moved_up(1500);
    table.play(Decision::Advance { length: 0 });
    assert_eq!((table.is(second).at.y, table.state.stage), (27_000, Stage::Actions));
    // There is nothing to follow.
    let (table, second) = moved_up(0);
    assert_eq!((table.is(second).at.y, table.state.stage), (27_000, Stage::Actions));
}

/// Russian hussars before a British line, with a cliff north of a parallel; the Russians to act.
fn below_a_cliff(from: f64) -> (Table, UnitId, UnitId) {
    let cliff = format!(
        "[[area]]\nid = \"cliff\"\nname = \"Cliff\"\nkind = \"cliff\"\npolygon = [[80.0, {from}], [120.0, {from}], [120.0, 48.0], [80.0, 48.0]]\n"
    );
    let mut table = Table::lasting_on(&cliff).actions(Side::Russian);
    let horse = table.place("ru_hussars", 100.0, 30.0, 0, Line);
    let target = table.place("br_33", 100.0, 32.0, 180, Line);
    (table, horse, target)
}

#[test]
fn cavalry_charges_no_cliff() {
    proves!("league:V.t.2");
    let (table, horse, target) = below_a_cliff(31.9);
    table.refused_by(charge(horse, target), "league:V.t.2");
    let (table, horse, target) = below_a_cliff(32.1);
    assert!(table.allows(charge(horse, target)), "the charge ends below it");
    // Men on foot climb, and whoever is on it already goes on.
    let (mut table, horse, target) = below_a_cliff(31.9);
    table.set(horse).dismounted = true;
    assert!(table.allows(charge(horse, target)));
    let (table, horse, target) = below_a_cliff(29.9);
    assert!(table.allows(charge(horse, target)));
    let (mut table, horse, target) = below_a_cliff(31.9);
    table.set(horse).at = Point::new(20_000, 20_000);
    let foot = table.place("ru_kazan_1", 100.0, 30.0, 0, Column);
    assert!(table.allows(charge(foot, target)));
    // A second line does not come along either.
    let (mut table, horse, target) = below_a_cliff(32.1);
    let second = table.place("ru_dragoons", 100.0, 27.5, 0, Line);
    assert!(table.allows(Decision::Charge { unit: horse, target, second: Some(second) }));
    let (mut table, horse, target) = below_a_cliff(29.9);
    let second = table.place("ru_dragoons", 100.0, 27.95, 0, Line);
    table.refused_by(Decision::Charge { unit: horse, target, second: Some(second) }, "league:V.t.2");
}

#[test]
fn cavalry_advances_onto_no_cliff() {
    proves!("league:V.t.2");
    // Where the enemy has retreated.
    let (mut table, horse, target) = below_a_cliff(32.1);
    table.play(charge(horse, target));
    table.set(horse).at.y = 30_500;
    table.play_with(Decision::Retreat, &[4; 4]);
    table.refused_by(Decision::Advance { length: 2000 }, "league:V.t.2");
    table.play(Decision::Advance { length: 1500 });
    // Where it was beaten.
    let (mut table, horse, target) = below_a_cliff(32.6);
    let mut dice = [[5; 7], [1; 7]].concat();
    dice.extend([3, 1, 1, 1, 1]);
    table.charge_and_fight(horse, target, &dice);
    assert!(matches!(table.state.stage, Stage::Advance { unit, .. } if unit == horse));
    table.refused_by(Decision::Advance { length: 700 }, "league:V.t.2");
    table.play(Decision::Advance { length: 500 });
    assert_eq!(table.is(horse).at.y, 32_500);
}
