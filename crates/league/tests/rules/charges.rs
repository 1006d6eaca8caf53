//! Charges, from their declaration to contact (C.a, C.b).

use crate::harness::{Table, inches, proves};
use crate::playing::COMMANDER;
use league::decision::Benefit;
use league::state::{ChargeStep, Stage};
use league::unit::{Formation, Side, UnitId};
use league::{Decision, Event};
use tabletop::{Heading, Point};

use Formation::{Column, Limbered, Line, Road, Skirmish, Square, Unlimbered};

/// A Russian column before a British line, so many inches apart, the Russians to act.
pub fn face_to_face(gap: f64) -> (Table, UnitId, UnitId) {
    let mut table = Table::lasting().actions(Side::Russian);
    let attacker = table.place("ru_kazan_1", 100.0, 30.0, 0, Column);
    let target = table.place("br_33", 100.0, 30.0 + gap, 180, Line);
    (table, attacker, target)
}

/// Two Russian lines, one behind the other, before a British line.
pub fn two_lines() -> (Table, UnitId, UnitId, UnitId) {
    let (mut table, first, target) = face_to_face(2.0);
    table.set(first).formation = Line;
    let second = table.place("ru_kazan_2", 100.0, 27.0, 0, Line);
    (table, first, second, target)
}

pub fn charge(unit: UnitId, target: UnitId) -> Decision {
    Decision::Charge { unit, target, second: None }
}

/// Gives a unit command points and brings its brigadier near.
pub fn give_points(table: &mut Table, unit: UnitId, brigadier: &str, points: u8) {
    let at = table.centre(unit);
    table.set(unit).points = points;
    let staff = table.staff(brigadier);
    table.state.staff[staff.index()].at = Point::new(at.x + 6000, at.y);
}

fn checks(events: &[Event]) -> Vec<(UnitId, Option<u8>, bool)> {
    let check = |event: &Event| match event {
        Event::Checks { unit, die, passed } => Some((*unit, *die, *passed)),
        _ => None,
    };
    events.iter().filter_map(check).collect()
}

#[test]
fn a_charge_is_the_action_of_the_unit() {
    proves!("league:C.a.1", "league:Q.16");
    let (mut table, attacker, target) = face_to_face(2.0);
    table.charge_home(attacker, target, None);
    assert!(table.is(attacker).acted);
    table.refused_by(Decision::Hold { unit: attacker }, "league:C.a.1");
    // Also if it comes to nothing.
    let (mut table, attacker, target) = face_to_face(2.0);
    table.play(charge(attacker, target));
    table.play_with(Decision::Retreat, &[6, 6, 6, 6]);
    table.play(Decision::Advance { length: 0 });
    table.refused_by(Decision::Hold { unit: attacker }, "league:Q.17");
    // And it needs an action.
    let (mut table, attacker, target) = face_to_face(2.0);
    table.set(attacker).acted = true;
    table.refused_by(charge(attacker, target), "league:Q.17");
}

#[test]
fn foot_and_horse_charge_in_line_column_or_skirmish_order() {
    proves!("league:C.a.1");
    for (formation, may) in [(Line, true), (Column, true), (Road, false), (Square, false)] {
        let (mut table, attacker, target) = face_to_face(2.0);
        table.set(attacker).formation = formation;
        assert_eq!(table.allows(charge(attacker, target)), may, "{formation:?}");
    }
    let (mut table, _, target) = face_to_face(2.0);
    let jagers = table.place("ru_borodino_1", 100.0, 30.0, 0, Skirmish);
    let attacker = table.unit("ru_kazan_1");
    table.set(attacker).at = Point::new(20_000, 20_000);
    assert!(table.allows(charge(jagers, target)));
    for formation in [Limbered, Unlimbered] {
        let (mut table, attacker, target) = face_to_face(2.0);
        table.set(attacker).at = Point::new(20_000, 20_000);
        let guns = table.place("ru_bat_16_1", 100.0, 30.0, 0, formation);
        table.refused_by(charge(guns, target), "league:C.a.1");
    }
}

#[test]
fn a_charge_needs_an_enemy_within_two_inches() {
    proves!("league:C.a.2");
    let (table, attacker, target) = face_to_face(2.0);
    assert!(table.allows(charge(attacker, target)));
    let (table, attacker, target) = face_to_face(2.001);
    table.refused_by(charge(attacker, target), "league:C.a.2");
    // Some part of the unit is enough: here a corner of a line is near the corner of another.
    let (mut table, attacker, target) = face_to_face(2.0);
    table.set(attacker).formation = Line;
    table.set(target).at.x = inches(108.9);
    assert!(table.allows(charge(attacker, target)));
    // Not at a friend.
    let (mut table, attacker, _) = face_to_face(2.0);
    let friend = table.place("ru_kazan_2", 105.0, 30.0, 0, Column);
    table.refused_by(charge(attacker, friend), "league:C.a.2");
}

#[test]
fn a_charge_goes_to_the_front() {
    proves!("league:C.a.2");
    for (heading, may) in [(0, true), (90, false), (180, false), (270, false)] {
        let (mut table, attacker, target) = face_to_face(2.0);
        // One stand against one, turned on the spot.
        (table.set(attacker).figures, table.set(target).figures) = (4, 4);
        table.set(attacker).formation = Line;
        let ahead = Heading::new(heading).step(750);
        table.set(attacker).heading = Heading::new(heading);
        table.set(attacker).at = Point::new(100_000 + ahead.x, 29_250 + ahead.y);
        assert_eq!(table.allows(charge(attacker, target)), may, "{heading}");
    }
}

#[test]
fn example_27_the_charging_unit_checks_its_morale() {
    proves!("league:C.a.3", "league:C.a.4", "league:M.g", "league:M.c");
    let four_stands = || {
        let (mut table, attacker, target) = face_to_face(2.0);
        (table.set(attacker).figures, table.set(attacker).chits) = (16, 2);
        table.play(charge(attacker, target));
        (table, attacker, target)
    };
    let (mut table, attacker, target) = four_stands();
    let events = table.play_with(Decision::Stand, &[3]);
    assert_eq!(checks(&events), [(attacker, Some(3), true)]);
    assert!(events.contains(&Event::Contact { unit: attacker, target }));
    let (mut table, attacker, _) = four_stands();
    let before = table.centre(attacker);
    // With its two chits the dice of the withdrawal count 0, 1, 3 and 4.
    let events = table.play_with(Decision::Stand, &[2, 1, 3, 5, 6]);
    assert_eq!(checks(&events), [(attacker, Some(2), false)]);
    assert!(events.contains(&Event::Withdraws { unit: attacker, length: 8000 }));
    let now = table.is(attacker);
    assert_eq!((now.chits, now.heading, now.formation, now.knot), (3, Heading::new(180), Column, 0));
    assert_eq!(table.centre(attacker), Point::new(before.x, before.y - 8000));
    assert_eq!(table.state.stage, Stage::Actions);
}

#[test]
fn a_strong_unit_cannot_fail_and_a_weak_one_can() {
    proves!("league:C.a.3", "league:M.g");
    for (figures, die, passes) in [(24, 1, true), (20, 1, true), (16, 1, true), (12, 1, false), (12, 2, true)]
    {
        let (mut table, attacker, target) = face_to_face(2.0);
        table.set(attacker).figures = figures;
        table.play(charge(attacker, target));
        let mut dice = vec![die];
        dice.extend([1; 4].into_iter().filter(|_| !passes));
        let events = table.play_with(Decision::Stand, &dice);
        assert_eq!(checks(&events), [(attacker, Some(die), passes)], "{figures} figures");
    }
}

#[test]
fn example_28_the_defender_checks_only_when_outnumbered_two_to_one() {
    proves!("league:C.a.5");
    let (mut table, first, second, target) = two_lines();
    table.play(Decision::Charge { unit: first, target, second: Some(second) });
    let events = table.play_with(Decision::Stand, &[1, 1]);
    assert_eq!(checks(&events), [(first, Some(1), true), (target, Some(1), true)], "14 to 7");
    assert_ne!(table.is(target).knot, 0);
    // One stand fewer, and it does not.
    let (mut table, first, second, target) = two_lines();
    table.set(second).figures = 20;
    table.play(Decision::Charge { unit: first, target, second: Some(second) });
    let events = table.play_with(Decision::Stand, &[1]);
    assert_eq!(checks(&events), [(first, Some(1), true)], "13 to 7");
    // Nor with a second line of its own.
    let (mut table, first, second, target) = two_lines();
    table.place("br_7", 100.0, 35.0, 180, Line);
    table.play(Decision::Charge { unit: first, target, second: Some(second) });
    table.play_with(Decision::Stand, &[1]);
    let events = table.play(Decision::Support { joins: true });
    assert_eq!(checks(&events).len(), 0, "14 to 14");
}

#[test]
fn a_gun_counts_one_when_strengths_are_compared() {
    proves!("league:C.a.5");
    for (figures, checked) in [(20, true), (16, false)] {
        let (mut table, attacker, line) = face_to_face(2.0);
        table.set(line).at = Point::new(20_000, 60_000);
        let guns = table.place("br_bat_e", 100.0, 32.0, 180, Unlimbered);
        table.set(attacker).figures = figures;
        table.play(charge(attacker, guns));
        let dice: &[u8] = if checked { &[6, 6] } else { &[6] };
        let events = table.play_with(Decision::Stand, dice);
        assert_eq!(checks(&events).len() == 2, checked, "{figures} figures at three guns");
    }
}

#[test]
fn a_second_charge_counts_with_the_first() {
    proves!("league:C.a.5");
    let (mut table, attacker, target) = face_to_face(2.0);
    let other = table.place("ru_kazan_2", 104.0, 30.0, 0, Column);
    table.charge_home(attacker, target, None);
    let events = table.play_with(charge(other, target), &[1, 1]);
    assert_eq!(checks(&events).len(), 2, "14 to 7");
    assert_eq!(table.is(other).knot, table.is(target).knot, "it is one fight");
}

#[test]
fn a_defender_that_fails_withdraws_and_the_charger_may_move_up() {
    proves!("league:C.a.6");
    let (mut table, first, second, target) = two_lines();
    table.set(target).chits = 5;
    table.play(Decision::Charge { unit: first, target, second: Some(second) });
    let events = table.play_with(Decision::Stand, &[6, 3, 6, 6, 6, 6]);
    assert_eq!(checks(&events)[1], (target, Some(3), false), "7 + 3 - 5");
    assert!(events.contains(&Event::Withdraws { unit: target, length: 4000 }));
    assert_eq!((table.is(target).chits, table.is(target).heading), (6, Heading::NORTH));
    assert_eq!(table.state.stage, Stage::Charge(ChargeStep::MoveUp));
    table.refused_by(Decision::Advance { length: 2001 }, "league:C.b.1");
    table.play(Decision::Advance { length: 2000 });
    assert_eq!(table.is(first).at, Point::new(100_000, 32_000));
    // With one pip more it would have stood.
    let (mut table, first, second, target) = two_lines();
    table.set(target).chits = 5;
    table.play(Decision::Charge { unit: first, target, second: Some(second) });
    table.play_with(Decision::Stand, &[6, 4]);
    assert_ne!(table.is(target).knot, 0);
}

#[test]
fn a_charged_unit_may_retreat_and_nothing_else() {
    proves!("league:A.a.3", "league:M.a.6");
    let (mut table, attacker, target) = face_to_face(2.0);
    table.play(charge(attacker, target));
    assert_eq!(table.side_asked(), Side::Allied);
    assert_eq!(table.decisions(), [Decision::Stand, Decision::Retreat]);
    table.refused_by(Decision::Hold { unit: target }, "league:A.b");
    let events = table.play_with(Decision::Retreat, &[3, 5, 2, 6]);
    assert!(events.contains(&Event::Withdraws { unit: target, length: 16_000 }));
    assert_eq!((table.is(target).chits, table.is(target).acted), (1, false));
    assert_eq!(table.side_asked(), Side::Russian, "the charger may move up");
    assert_eq!(table.state.won, [0, 0], "nobody fought");
}

#[test]
fn neither_routers_nor_squares_nor_the_engaged_retreat() {
    proves!("league:A.a.3");
    // A square.
    let (mut table, attacker, target) = face_to_face(2.0);
    table.set(target).formation = Square;
    table.play_with(charge(attacker, target), &[1]);
    assert_ne!(table.is(target).knot, 0);
    // A router.
    let (mut table, attacker, target) = face_to_face(2.0);
    (table.set(target).routing, table.set(target).chits) = (true, 7);
    table.play_with(charge(attacker, target), &[1]);
    assert_ne!(table.is(target).knot, 0);
}

#[test]
fn the_defender_reacts_only_if_the_attacker_spends_a_command_point() {
    proves!("league:C.a.7", "league:L.cc");
    let with_points = || {
        let (mut table, attacker, target) = face_to_face(2.0);
        give_points(&mut table, attacker, "ru_redoubt", 2);
        table.play(charge(attacker, target));
        table.play(Decision::Stand);
        (table, attacker, target)
    };
    // In the fight.
    let (mut table, _, _) = with_points();
    table.play_with(Decision::Check { benefit: Benefit::None }, &[6]);
    table.play(Decision::Commit { benefit: COMMANDER });
    assert_eq!(table.state.stage, Stage::Charge(ChargeStep::React));
    assert_eq!(table.side_asked(), Side::Allied);
    // In the check.
    let (mut table, attacker, _) = with_points();
    table.play(Decision::Check { benefit: COMMANDER });
    assert_eq!(table.state.stage, Stage::Charge(ChargeStep::React));
    assert_eq!(table.is(attacker).points, 1);
    // Not at all.
    let (mut table, _, target) = with_points();
    table.play_with(Decision::Check { benefit: Benefit::None }, &[6]);
    table.play(Decision::Commit { benefit: Benefit::None });
    assert_eq!(table.state.stage, Stage::Actions);
    assert_ne!(table.is(target).knot, 0);
}

#[test]
fn the_free_benefit_of_a_brigadier_allows_no_reaction() {
    proves!("league:C.a.7", "league:L.b1");
    let (mut table, attacker, target) = face_to_face(2.0);
    table.attach("ru_redoubt", attacker);
    table.play(charge(attacker, target));
    table.play(Decision::Stand);
    table.play_with(Decision::Check { benefit: Benefit::None }, &[6]);
    table.play(Decision::Commit { benefit: Benefit::Brigadier });
    assert_eq!(table.state.stage, Stage::Actions);
    assert_eq!((table.is(attacker).fight_bonus, table.is(target).fight_bonus), (1, 0));
}

/// A charge at the point where the defender may react.
fn reaction() -> (Table, UnitId, UnitId) {
    let (mut table, attacker, target) = face_to_face(2.0);
    give_points(&mut table, attacker, "ru_redoubt", 2);
    table.play(charge(attacker, target));
    table.play(Decision::Stand);
    table.play(Decision::Check { benefit: COMMANDER });
    (table, attacker, target)
}

#[test]
fn a_reaction_is_fire_a_formation_or_a_facing() {
    proves!("league:C.a.7");
    let (table, _, _) = reaction();
    let decisions = table.decisions();
    for wanted in ["LetCome", "ReactFire", "ReactForm", "ReactFace"] {
        assert!(decisions.iter().any(|decision| format!("{decision:?}").starts_with(wanted)), "{wanted}");
    }
    let (mut table, attacker, target) = reaction();
    table.play(Decision::LetCome);
    assert_eq!((table.is(attacker).knot, table.is(target).knot), (1, 1));
    let (mut table, attacker, target) = reaction();
    table.play(Decision::ReactForm { formation: Square });
    assert_eq!((table.is(target).formation, table.is(target).acted), (Square, false));
    assert_ne!(table.is(attacker).knot, 0);
    let (mut table, attacker, target) = reaction();
    let heading = decisions.iter().find_map(|decision| match decision {
        Decision::ReactFace { heading } => Some(*heading),
        _ => None,
    });
    table.play(Decision::ReactFace { heading: heading.expect("it can face another way") });
    assert_eq!(Some(table.is(target).heading), heading);
    assert_ne!(table.is(attacker).knot, 0);
}

#[test]
fn fire_in_reaction_comes_before_contact() {
    proves!("league:C.a.7");
    let (mut table, attacker, target) = reaction();
    let aims = table.all_at(target, attacker);
    let events = table.play_with(Decision::ReactFire { aims }, &[4, 4, 1, 1, 1, 1, 1, 1]);
    assert!(events.contains(&Event::Saved { unit: attacker, hits: 2, lost: 2, close: false }));
    assert_eq!((table.is(attacker).figures, table.is(target).acted), (22, false));
    assert_ne!(table.is(attacker).knot, 0, "it comes on");
}

#[test]
fn a_charge_that_is_shot_down_makes_no_contact() {
    proves!("league:C.a.7", "league:C.b.1");
    let (mut table, attacker, target) = face_to_face(2.0);
    give_points(&mut table, attacker, "ru_redoubt", 2);
    give_points(&mut table, target, "br_light", 2);
    table.set(attacker).figures = 1;
    table.play(charge(attacker, target));
    table.play(Decision::Stand);
    table.play_with(Decision::Check { benefit: Benefit::None }, &[6]);
    table.play(Decision::Commit { benefit: COMMANDER });
    table.play(Decision::Commit { benefit: COMMANDER });
    assert_eq!((table.is(attacker).fight_bonus, table.is(target).fight_bonus), (1, 1));
    let aims = table.all_at(target, attacker);
    table.play_with(Decision::ReactFire { aims }, &[4, 1, 1, 1, 1, 1, 1]);
    assert!(!table.state.here(attacker));
    assert_eq!(
        (table.is(target).knot, table.is(target).fight_bonus),
        (0, 0),
        "the benefit was for this fight"
    );
    assert_eq!(table.state.stage, Stage::Actions);
}

#[test]
fn the_attacker_moves_straight_into_contact() {
    proves!("league:C.b.1");
    let (mut table, attacker, target) = face_to_face(2.0);
    table.play(charge(attacker, target));
    let events = table.play_with(Decision::Stand, &[6]);
    assert!(events.contains(&Event::Contact { unit: attacker, target }));
    assert_eq!(table.is(attacker).at, Point::new(100_000, 32_000), "front to front");
    assert_eq!((table.is(attacker).heading, table.is(attacker).formation), (Heading::NORTH, Column));
    assert_eq!(table.is(target).at, Point::new(100_000, 32_000), "the target stays");
    // There has to be room for it: a friend between the two is in the way.
    let (mut table, attacker, target) = face_to_face(2.0);
    table.set(attacker).formation = Line;
    table.place("ru_kazan_2", 103.0, 31.75, 0, Column);
    let friend = table.unit("ru_kazan_2");
    table.set(friend).figures = 4;
    table.set(friend).formation = Line;
    table.refused_by(charge(attacker, target), "league:C.b.1");
}

#[test]
fn one_stand_in_touch_brings_the_whole_unit_into_the_fight() {
    proves!("league:C.b.2");
    let (mut table, attacker, target) = face_to_face(2.0);
    table.set(attacker).formation = Line;
    table.set(target).at.x = inches(108.0);
    // Six stands and a commander of each, the die of the winner, and a withdrawal.
    let mut dice = [[5; 7], [1; 7]].concat();
    dice.extend([3, 1, 1, 1, 1]);
    let events = table.charge_and_fight(attacker, target, &dice);
    assert_eq!(crate::playing::totals(&events), [36, 8]);
}

/// A Russian line before two British ones that stand side by side; the Russians reach from the middle of one to the
/// middle of the other.
pub fn before_two() -> (Table, UnitId, [UnitId; 2]) {
    let (mut table, attacker, target) = face_to_face(2.0);
    (table.set(attacker).formation, table.set(attacker).at.x) = (Line, inches(104.5));
    let beside = table.place("br_7", 109.0, 32.0, 180, Line);
    (table, attacker, [target, beside])
}

#[test]
fn everybody_whom_the_charger_touches_is_in_the_fight() {
    proves!("league:C.b.2");
    let (mut table, attacker, [target, beside]) = before_two();
    table.play(charge(attacker, target));
    let events = both_stand(&mut table, &[6]);
    for unit in [target, beside] {
        assert!(events.contains(&Event::Contact { unit: attacker, target: unit }));
        assert_eq!(table.is(unit).knot, table.is(attacker).knot);
    }
    table.play(Decision::Pass);
    // Seven dice against fourteen; both have lost, and the ground of the one that was charged is won.
    let mut dice = [[6; 7], [1; 7], [1; 7]].concat();
    dice.extend([3, 4, 4]);
    dice.extend([1; 8]);
    let events = table.play_with(Decision::Fight { unit: attacker }, &dice);
    assert_eq!(crate::playing::totals(&events), [43, 16]);
    assert_eq!((table.is(target).chits, table.is(beside).chits), (2, 2));
    // A hair's breadth further back it is not touched.
    let (mut table, attacker, [target, beside]) = before_two();
    table.set(beside).at.y += 10;
    table.charge_home(attacker, target, None);
    assert_eq!(table.is(beside).knot, 0);
}

/// Both lines before the charger stand.
fn both_stand(table: &mut Table, dice: &[u8]) -> Vec<Event> {
    table.play(Decision::Stand);
    table.play_with(Decision::Stand, dice)
}

#[test]
fn everybody_whom_the_charger_touches_is_asked_whether_it_stands() {
    proves!("league:A.a.3", "league:C.b.2");
    let (mut table, attacker, [target, beside]) = before_two();
    table.play(charge(attacker, target));
    assert_eq!(table.state.charge.asked, Some(target));
    let events = table.play(Decision::Stand);
    assert_eq!(events, [Event::Answers { unit: target, stands: true }]);
    assert_eq!(
        (table.state.stage, table.state.charge.asked),
        (Stage::Charge(ChargeStep::Answer), Some(beside))
    );
    // It goes: the charge is on the other one alone.
    let events = table.play_with(Decision::Retreat, &[3, 3, 3, 3, 6]);
    assert!(events.contains(&Event::Answers { unit: beside, stands: false }));
    assert!(events.contains(&Event::Withdraws { unit: beside, length: 12_000 }));
    assert_eq!(checks(&events), [(attacker, Some(6), true)]);
    assert_eq!((table.is(beside).knot, table.is(beside).chits), (0, 1));
    assert_ne!(table.is(target).knot, 0);
    // A square that is touched is not asked.
    let (mut table, attacker, [target, beside]) = before_two();
    (table.set(beside).formation, table.set(beside).at.x) = (Square, inches(106.0));
    table.play(charge(attacker, target));
    table.play_with(Decision::Stand, &[6]);
    assert_ne!(table.is(beside).knot, 0);
}

#[test]
fn when_the_target_goes_the_charge_meets_the_others() {
    proves!("league:A.a.3", "league:C.b.2");
    let (mut table, attacker, [target, beside]) = before_two();
    table.play(charge(attacker, target));
    table.play_with(Decision::Retreat, &[3, 3, 3, 3]);
    assert_eq!((table.state.charge.target, table.state.charge.asked), (Some(beside), Some(beside)));
    let events = table.play_with(Decision::Stand, &[6]);
    assert!(events.contains(&Event::Contact { unit: attacker, target: beside }));
    assert_eq!((table.is(target).knot, table.is(beside).knot), (0, table.is(attacker).knot));
    // If all have gone the charger may move up.
    let (mut table, attacker, [target, _]) = before_two();
    table.play(charge(attacker, target));
    table.play_with(Decision::Retreat, &[3, 3, 3, 3]);
    table.play_with(Decision::Retreat, &[3, 3, 3, 3]);
    assert_eq!(table.state.stage, Stage::Charge(ChargeStep::MoveUp));
}

#[test]
fn everybody_whom_the_charger_touches_is_counted() {
    proves!("league:C.a.5", "league:C.b.2");
    // 7 to 3 and 7: nobody checks but the charger.
    let (mut table, attacker, [target, _]) = before_two();
    table.set(target).figures = 8;
    table.set(target).at.x = inches(103.0);
    table.play(charge(attacker, target));
    let events = both_stand(&mut table, &[6]);
    assert_eq!(checks(&events), [(attacker, Some(6), true)]);
    // 14 to 4 and 3: both do.
    let few = || {
        let (mut table, attacker, [target, beside]) = before_two();
        let second = table.place("ru_kazan_2", 104.5, 27.0, 0, Line);
        (table.set(target).figures, table.set(target).at.x) = (12, inches(102.0));
        (table.set(beside).figures, table.set(beside).at.x) = (8, inches(106.0));
        table.play(Decision::Charge { unit: attacker, target, second: Some(second) });
        (table, attacker, [target, beside])
    };
    let (mut table, attacker, [target, beside]) = few();
    let events = both_stand(&mut table, &[6, 2, 3]);
    let passed = [(attacker, Some(6), true), (target, Some(2), true), (beside, Some(3), true)];
    assert_eq!(checks(&events), passed);
    assert_eq!([target, beside].map(|unit| table.is(unit).knot), [table.is(attacker).knot; 2]);
    // Whoever fails goes, and the charge goes on at the other one.
    let (mut table, attacker, [target, beside]) = few();
    let events = both_stand(&mut table, &[6, 1, 3, 3, 3, 3, 3]);
    let checked = [(attacker, Some(6), true), (target, Some(1), false), (beside, Some(3), true)];
    assert_eq!(checks(&events), checked);
    assert!(events.contains(&Event::Withdraws { unit: target, length: 12_000 }));
    assert_eq!([target, beside].map(|unit| table.is(unit).knot != 0), [false, true]);
    let (mut table, attacker, [target, beside]) = few();
    let events = both_stand(&mut table, &[6, 2, 2, 3, 3, 3, 3]);
    assert_eq!(checks(&events)[2], (beside, Some(2), false));
    assert_eq!([target, beside].map(|unit| table.is(unit).knot != 0), [true, false]);
    assert_ne!(table.is(attacker).knot, 0);
}

#[test]
fn everybody_whom_the_charger_touches_may_react() {
    proves!("league:C.a.7", "league:C.b.2");
    let (mut table, attacker, [target, beside]) = before_two();
    give_points(&mut table, attacker, "ru_redoubt", 1);
    table.play(charge(attacker, target));
    both_stand(&mut table, &[]);
    table.play(Decision::Check { benefit: COMMANDER });
    assert_eq!(table.state.charge.asked, Some(target));
    table.play(Decision::LetCome);
    assert_eq!(
        (table.state.stage, table.state.charge.asked),
        (Stage::Charge(ChargeStep::React), Some(beside))
    );
    let mut aims = [None; 6];
    (aims[3], aims[4]) = (Some(attacker), Some(attacker));
    assert_eq!(table.fire_barred_with(beside, Benefit::None, aims, true), None);
    let events = table.play_with(Decision::ReactFire { aims }, &[4, 4, 1, 1]);
    assert!(events.contains(&Event::Saved { unit: attacker, hits: 2, lost: 2, close: false }));
    assert_eq!([target, beside].map(|unit| table.is(unit).knot), [table.is(attacker).knot; 2]);
}

#[test]
fn a_charger_that_touches_the_enemies_of_two_fights_makes_them_one() {
    proves!("league:C.b.2");
    let (mut table, attacker, [target, beside]) = before_two();
    let other = table.place("ru_kazan_2", 112.0, 30.0, 0, Column);
    let behind = table.place("br_23", 109.0, 35.0, 180, Line);
    table.charge_home(other, beside, None);
    table.charge_home(attacker, target, None);
    let knot = table.is(attacker).knot;
    assert_ne!(knot, 0);
    for unit in [other, target, beside, behind] {
        assert_eq!(table.is(unit).knot, knot, "{}", table.name(unit));
    }
    assert_eq!((table.is(behind).footing.in_contact, table.is(beside).footing.double_line), (false, true));
}
