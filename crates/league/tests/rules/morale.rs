//! Morale: chits, routs, rallies (M).

use crate::charges::{charge, face_to_face, give_points};
use crate::harness::{Table, inches, proves};
use crate::playing::COMMANDER;
use kernel::Game;
use league::decision::Benefit;
use league::state::{Gait, Presence, Stage};
use league::unit::{Formation, Side, UnitId};
use league::{ChitReason, Decision, Event};
use tabletop::{Heading, Point};

use Formation::{Column, Limbered, Line};

/// A Russian column, and a British line four inches before it that is to fire.
fn under_fire() -> (Table, UnitId, UnitId) {
    let mut table = Table::lasting().actions(Side::Allied);
    let firer = table.place("br_33", 100.0, 40.0, 180, Line);
    let target = table.place("ru_kazan_1", 100.0, 36.0, 0, Column);
    (table, firer, target)
}

/// Fires with all six stands, and what follows.
fn fire(table: &mut Table, firer: UnitId, target: UnitId, dice: &[u8]) -> Vec<Event> {
    let aims = table.all_at(firer, target);
    table.play_with(Decision::Fire { unit: firer, benefit: Benefit::None, aims }, dice)
}

fn chits(events: &[Event], of: UnitId) -> Vec<(u8, ChitReason)> {
    let chit = |event: &Event| match event {
        Event::Chits { unit, count, reason } if *unit == of => Some((*count, *reason)),
        _ => None,
    };
    events.iter().filter_map(chit).collect()
}

#[test]
fn example_2_a_chit_for_each_pair_of_sixes() {
    proves!("league:M.a.1", "league:G.d.1", "league:G.d.2", "league:G.d.3", "league:Q.35");
    for (sixes, count, rolls) in [(1, 0, 0), (2, 1, 0), (3, 1, 1), (4, 2, 1), (6, 3, 2)] {
        let (mut table, firer, target) = under_fire();
        let mut dice = vec![1; 6];
        dice[..sixes].fill(6);
        // All is saved, and the leader is safe.
        dice.extend(vec![6; sixes]);
        dice.extend(vec![3; rolls]);
        let events = fire(&mut table, firer, target, &dice);
        assert_eq!(table.is(target).chits, count, "{sixes} sixes");
        let expected: Vec<_> = (count > 0).then_some((count, ChitReason::Sixes)).into_iter().collect();
        assert_eq!(chits(&events, target), expected);
    }
}

#[test]
fn chits_come_even_if_everything_was_saved() {
    proves!("league:M.b");
    let (mut table, firer, target) = under_fire();
    let events = fire(&mut table, firer, target, &[6, 6, 1, 1, 1, 1, 6, 6]);
    assert!(events.contains(&Event::Saved { unit: target, hits: 2, lost: 0, close: false }));
    assert_eq!((table.is(target).figures, table.is(target).chits), (24, 1));
}

#[test]
fn saves_come_before_the_chits_of_the_same_fire() {
    proves!("league:M.b", "league:M.c");
    let (mut table, firer, target) = under_fire();
    // A 5 saves while there is no chit yet.
    fire(&mut table, firer, target, &[6, 6, 1, 1, 1, 1, 5, 5]);
    assert_eq!(table.is(target).figures, 24);
}

#[test]
fn a_chit_for_a_leader_killed_or_wounded() {
    proves!("league:M.a.2", "league:Q.34");
    for (die, count) in [(1, 2), (2, 2), (3, 1)] {
        let (mut table, firer, target) = under_fire();
        let events = fire(&mut table, firer, target, &[6, 6, 6, 1, 1, 1, 6, 6, 6, die]);
        assert_eq!(table.is(target).chits, count, "a {die}");
        assert_eq!(chits(&events, target).contains(&(1, ChitReason::Leader)), die <= 2);
    }
}

/// A Russian unit of three stands with three chits, British guns before it, and a friend to the east of its way.
fn about_to_rout(friend_gap: f64) -> (Table, UnitId, UnitId, UnitId) {
    let (mut table, firer, target) = under_fire();
    (table.set(target).figures, table.set(target).chits, table.set(target).formation) = (12, 3, Line);
    // The line of rout is x = 100; the friend's nearest stand is so far from it.
    let friend = table.place("ru_kazan_2", 100.0 + friend_gap + 1.5, 28.0, 0, Column);
    (table, firer, target, friend)
}

#[test]
fn example_31_a_unit_routs_when_its_chits_equal_its_strength() {
    proves!("league:M.d", "league:M.e.1", "league:M.e.2", "league:Q.37");
    let (mut table, firer, target, _) = about_to_rout(50.0);
    let before = table.centre(target);
    // Three chits make the saves of a 6 fail that would need 8: two figures fall, and three stands are left.
    let events = fire(&mut table, firer, target, &[6, 6, 1, 1, 1, 1, 6, 6, 3, 4, 3, 4]);
    assert!(events.contains(&Event::Routs { unit: target, length: 14_000 }));
    assert!(table.is(target).routing);
    assert_eq!((table.is(target).chits, table.is(target).heading), (4, Heading::new(180)));
    assert_eq!(table.centre(target), Point::new(before.x, before.y - 14_000), "straight away, south");
    // Before anything else in its side's turn it tries to rally: only a 6 does it.
    table.play(Decision::Pass);
    assert_eq!((table.state.active, table.state.stage), (Side::Russian, Stage::Rally { unit: target }));
    let mut fails = Table { game: table.game, state: table.state };
    fails.play_with(Decision::Rally { benefit: Benefit::None }, &[5, 1, 1, 1, 1]);
    assert!(fails.is(target).routing);
    table.play_with(Decision::Rally { benefit: Benefit::None }, &[6]);
    let now = table.is(target);
    assert_eq!((now.routing, now.chits, now.acted), (false, 3, true));
}

#[test]
fn one_chit_short_of_its_strength_it_stands() {
    proves!("league:M.d", "league:Q.37");
    let (mut table, firer, target, _) = about_to_rout(50.0);
    table.set(target).chits = 2;
    fire(&mut table, firer, target, &[6, 6, 1, 1, 1, 1, 6, 6]);
    assert_eq!((table.is(target).routing, table.is(target).chits), (false, 3));
    // Losses can do it as well as chits: the third stand goes.
    let (mut table, firer, target, _) = about_to_rout(50.0);
    table.set(target).figures = 9;
    let events = fire(&mut table, firer, target, &[5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
    assert!(
        events.contains(&Event::Routs { unit: target, length: 4000 }),
        "three chits on a strength of three"
    );
}

#[test]
fn a_battery_routs_by_the_number_of_its_gunners() {
    proves!("league:M.d");
    for (chits, routs) in [(4, false), (5, true)] {
        let (mut table, firer, other) = under_fire();
        table.set(other).at = Point::new(20_000, 20_000);
        let guns = table.place("ru_bat_16_1", 100.0, 36.0, 0, Limbered);
        table.set(guns).chits = chits;
        let mut dice = vec![6, 6, 1, 1, 1, 1];
        // With as many chits nothing is saved: four gunners are left.
        dice.extend([6, 6]);
        dice.extend([1; 4]);
        table.set(guns).chits = chits - 2;
        let events = fire(&mut table, firer, guns, if routs { &dice } else { &dice[..8] });
        assert_eq!(events.iter().any(|event| matches!(event, Event::Routs { .. })), routs, "{chits}");
    }
}

#[test]
fn example_33_a_rout_unsettles_friends_near_its_line() {
    proves!("league:M.a.3", "league:Q.34");
    for (gap, shaken) in [(6.0, 1), (6.001, 0), (0.0, 1)] {
        let (mut table, firer, target, friend) = about_to_rout(gap);
        let events = fire(&mut table, firer, target, &[6, 6, 1, 1, 1, 1, 6, 6, 6, 6, 1, 1]);
        assert!(table.is(target).routing);
        assert_eq!(table.is(friend).chits, shaken, "{gap} inches from the line");
        assert_eq!(chits(&events, friend).contains(&(1, ChitReason::RoutNearby)), shaken == 1);
        assert_eq!(table.is(firer).chits, 0, "enemies are not");
    }
}

#[test]
fn the_line_of_a_rout_off_the_table_unsettles_too() {
    proves!("league:M.a.3", "league:M.e.3");
    let (mut table, firer, target, friend) = about_to_rout(5.9);
    for unit in [firer, target] {
        table.set(unit).at.y -= inches(28.0);
    }
    table.set(friend).at.y = inches(5.0);
    // Its front is 8 inches from the edge: it runs off. Where it began it was more than 6 inches from the friend.
    fire(&mut table, firer, target, &[6, 6, 1, 1, 1, 1, 6, 6, 6, 6, 6, 6]);
    assert_eq!(table.is(target).presence, Presence::Left);
    assert_eq!(table.is(friend).chits, 1);
}

#[test]
fn a_rout_may_make_others_rout() {
    proves!("league:M.a.3", "league:M.d");
    let (mut table, firer, target, friend) = about_to_rout(5.0);
    (table.set(friend).figures, table.set(friend).chits) = (8, 2);
    let events = fire(&mut table, firer, target, &[6, 6, 1, 1, 1, 1, 6, 6, 6, 6, 1, 1, 2, 2, 2, 2]);
    assert!(events.contains(&Event::Routs { unit: friend, length: 8000 }));
    assert!(table.is(friend).routing);
    assert_eq!(table.is(target).chits, 4, "whoever routs already is not shaken any more");
}

#[test]
fn a_withdrawal_through_friends_unsettles_them() {
    proves!("league:M.a.4");
    let (mut table, attacker, target) = face_to_face(2.0);
    let behind = table.place("br_7", 100.0, 44.0, 180, Line);
    let beside = table.place("br_23", 115.0, 44.0, 180, Line);
    table.play(charge(attacker, target));
    let events = table.play_with(Decision::Retreat, &[6, 6, 6, 2]);
    assert_eq!(chits(&events, behind), [(1, ChitReason::PassedThrough)]);
    assert_eq!((table.is(behind).chits, table.is(beside).chits, table.is(target).chits), (1, 0, 1));
    // Short of them nothing happens.
    let (mut table, attacker, target) = face_to_face(2.0);
    let behind = table.place("br_7", 100.0, 44.0, 180, Line);
    table.play(charge(attacker, target));
    table.play_with(Decision::Retreat, &[1, 1, 1, 1]);
    assert_eq!(table.is(behind).chits, 0);
}

#[test]
fn a_withdrawal_goes_on_until_it_is_clear_of_friends() {
    proves!("league:M.a.4", "league:C.g.1");
    let (mut table, attacker, target) = face_to_face(2.0);
    table.place("br_7", 100.0, 44.0, 180, Line);
    table.play(charge(attacker, target));
    // 12 inches would end on the friend.
    let events = table.play_with(Decision::Retreat, &[3, 3, 3, 3]);
    let length = events.iter().find_map(|event| match event {
        Event::Withdraws { length, .. } => Some(*length),
        _ => None,
    });
    assert!(length.is_some_and(|length| (13_500..=14_000).contains(&length)), "{length:?}");
}

#[test]
fn losing_and_withdrawing_are_a_chit_each() {
    proves!("league:M.a.5", "league:M.a.6");
    let (mut table, attacker, target) = face_to_face(2.0);
    let events =
        table.charge_and_fight(attacker, target, &[[5; 7].as_slice(), &[1; 7], &[3, 1, 1, 1, 1]].concat());
    assert_eq!(chits(&events, target), [(1, ChitReason::Lost), (1, ChitReason::Withdrew)]);
    let (mut table, attacker, target) = face_to_face(2.0);
    table.play(charge(attacker, target));
    let events = table.play_with(Decision::Retreat, &[1; 4]);
    assert_eq!(chits(&events, target), [(1, ChitReason::Withdrew)]);
}

#[test]
fn each_chit_takes_one_off_every_die() {
    proves!("league:M.c", "league:Q.38");
    // Moves: 5 and 3 with two chits are 3 and 1.
    let mut table = Table::lasting().actions(Side::Allied);
    let unit = table.place("br_33", 100.0, 40.0, 0, Line);
    table.set(unit).chits = 2;
    table.play_with(Decision::March { unit, gait: Gait::Forward, benefit: Benefit::None }, &[5, 3]);
    let ahead = |inches: u16| {
        let mut legs = [league::decision::Leg::default(); 3];
        legs[0].ahead = inches * 1000;
        Decision::Way { legs }
    };
    let may = |inches: u16| {
        table.game.check(&table.state, &mut Default::default(), table.asked(), ahead(inches)).is_ok()
    };
    assert_eq!([4, 5].map(may), [true, false]);
    // Fire: a 4 at a column counts 2 and misses, a 5 hits.
    let (mut table, firer, target) = under_fire();
    table.set(firer).chits = 2;
    let events = fire(&mut table, firer, target, &[5, 4, 4, 1, 1, 1, 6]);
    assert!(events.contains(&Event::Saved { unit: target, hits: 1, lost: 0, close: false }));
    // Withdrawals: 6, 5, 3 and 1 with three chits are 3, 2, 0 and 0.
    let (mut table, attacker, target) = face_to_face(2.0);
    table.set(target).chits = 3;
    table.play(charge(attacker, target));
    let events = table.play_with(Decision::Retreat, &[6, 5, 3, 1]);
    assert!(events.contains(&Event::Withdraws { unit: target, length: 5000 }));
}

#[test]
fn a_rout_ignores_the_ground_and_turns_its_back() {
    proves!("league:M.e.1");
    let mut table = Table::lasting_on(
        "[[line]]\nid = \"brook\"\nname = \"Brook\"\nkind = \"stream\"\nwidth = 1.5\npoints = [[80.0, 30.0], [120.0, 30.0]]\n\
         [[area]]\nid = \"wood\"\nname = \"Wood\"\nkind = \"woods\"\npolygon = [[80.0, 20.0], [120.0, 20.0], [120.0, 26.0], [80.0, 26.0]]\n",
    )
    .actions(Side::Allied);
    let firer = table.place("br_33", 100.0, 40.0, 180, Line);
    let target = table.place_few("ru_kazan_1", (100.0, 36.0), 0, Line, 12);
    table.set(target).chits = 3;
    let before = table.centre(target);
    fire(&mut table, firer, target, &[6, 6, 1, 1, 1, 1, 6, 6, 6, 6, 6, 1]);
    assert_eq!(table.centre(target).y, before.y - 19_000);
    assert_eq!((table.is(target).heading, table.is(target).formation), (Heading::new(180), Line));
}

#[test]
fn a_rout_runs_from_the_nearest_enemy() {
    proves!("league:M.e.1");
    let (mut table, firer, target, _) = about_to_rout(50.0);
    // Nearer than the one that fires: enemies to the east.
    table.set(firer).at.y = inches(44.0);
    table.place("br_7", 104.0, 36.0, 270, Column);
    let before = table.centre(target);
    fire(&mut table, firer, target, &[6, 6, 1, 1, 1, 1, 6, 6, 1, 1, 1, 1]);
    let way = table.centre(target) - before;
    assert!(way.x < 0 && way.x.abs() > way.y.abs(), "{way:?}");
    // With the nearest one behind it, towards the other, and two inches short of him.
    let (mut table, firer, target, _) = about_to_rout(50.0);
    table.set(firer).at.y = inches(44.0);
    table.place("br_7", 100.0, 31.0, 0, Column);
    let before = table.centre(target);
    fire(&mut table, firer, target, &[6, 6, 1, 1, 1, 1, 6, 6, 2, 2, 2, 2]);
    assert_eq!(table.centre(target), Point::new(before.x, before.y + 6000));
}

#[test]
fn whoever_does_not_rally_routs_again_until_it_leaves_the_table() {
    proves!("league:M.e.3", "league:M.e.2");
    let mut table = Table::lasting();
    table.place("br_33", 100.0, 60.0, 180, Line);
    let unit = table.place("ru_kazan_1", 100.0, 30.0, 0, Column);
    (table.set(unit).routing, table.set(unit).chits) = (true, 7);
    table.play_with(Decision::RollInitiative, &[6, 1]);
    table.play(Decision::Lead { first: true });
    table.refused_by(Decision::Pass, "league:M.e.2");
    let events = table.play_with(Decision::Rally { benefit: Benefit::None }, &[5, 4, 4, 4, 4]);
    assert!(events.contains(&Event::Rally { unit, die: 5, rallied: false }));
    assert!(events.contains(&Event::Routs { unit, length: 16_000 }));
    assert_eq!(table.state.stage, Stage::Actions, "it has acted");
    table.refused_by(Decision::Hold { unit }, "league:M.e.2");
    table.play(Decision::Pass);
    table.play(Decision::Pass);
    table.play_with(Decision::RollInitiative, &[6, 1]);
    table.play(Decision::Lead { first: true });
    let events = table.play_with(Decision::Rally { benefit: Benefit::None }, &[5, 4, 4, 4, 4]);
    assert!(
        events.contains(&Event::Routs { unit, length: 12_000 }) || table.is(unit).presence == Presence::Left
    );
    assert_eq!(table.is(unit).presence, Presence::Left);
}

#[test]
fn rallies_come_in_the_order_of_the_roster() {
    proves!("league:M.e.2");
    let mut table = Table::lasting();
    table.place("br_33", 100.0, 60.0, 180, Line);
    let units = ["ru_kazan_1", "ru_kazan_2"].map(|id| table.unit(id));
    table.place("ru_kazan_1", 60.0, 30.0, 0, Column);
    table.place("ru_kazan_2", 140.0, 30.0, 0, Column);
    for unit in units {
        (table.set(unit).routing, table.set(unit).chits) = (true, 7);
    }
    table.play_with(Decision::RollInitiative, &[6, 1]);
    table.play(Decision::Lead { first: true });
    for unit in units {
        assert_eq!(table.state.stage, Stage::Rally { unit });
        table.play_with(Decision::Rally { benefit: Benefit::None }, &[6]);
    }
    assert_eq!(table.state.stage, Stage::Actions);
}

#[test]
fn a_benefit_takes_two_chits_off_a_unit_that_rallies() {
    proves!("league:L.ch", "league:M.e.2");
    let mut table = Table::lasting();
    table.place("br_33", 100.0, 60.0, 180, Line);
    let unit = table.place("ru_kazan_1", 100.0, 30.0, 0, Column);
    (table.set(unit).routing, table.set(unit).chits) = (true, 7);
    give_points(&mut table, unit, "ru_redoubt", 1);
    table.play_with(Decision::RollInitiative, &[6, 1]);
    table.play(Decision::Lead { first: true });
    let mut helped = Table { game: table.game, state: table.state };
    helped.play_with(Decision::Rally { benefit: COMMANDER }, &[6]);
    assert_eq!((helped.is(unit).chits, helped.is(unit).points), (5, 0));
    // A brigadier with it could do so too, but both together do no more.
    table.attach("ru_redoubt", unit);
    assert!(table.allows(Decision::Rally { benefit: Benefit::Brigadier }));
    table.refused_by(Decision::Rally { benefit: Benefit::Both }, "league:L.ch");
}

#[test]
fn example_32_chits_follow_the_strength_of_a_router_down() {
    proves!("league:M.d", "league:M.g");
    let (mut table, firer, target, _) = about_to_rout(50.0);
    (table.set(target).routing, table.set(target).chits) = (true, 4);
    table.set(target).figures = 9;
    // Five figures fall: one stand and the commander are left.
    let events = fire(&mut table, firer, target, &[5, 5, 5, 5, 5, 1, 1, 1, 1, 1, 1]);
    assert!(events.contains(&Event::Saved { unit: target, hits: 5, lost: 5, close: false }));
    assert_eq!((table.game.strength(&table.state, target), table.is(target).chits), (2, 2));
    table.play(Decision::Pass);
    let mut fails = Table { game: table.game, state: table.state };
    fails.play_with(Decision::Rally { benefit: Benefit::None }, &[5, 1, 1, 1, 1]);
    assert!(fails.is(target).routing);
    table.play_with(Decision::Rally { benefit: Benefit::None }, &[6]);
    assert_eq!((table.is(target).routing, table.is(target).chits), (false, 1));
}

#[test]
fn a_unit_takes_a_chit_off_as_its_action() {
    proves!("league:M.f", "league:Q.39");
    let mut table = Table::lasting().actions(Side::Allied);
    let unit = table.place("br_33", 100.0, 40.0, 180, Line);
    table.refused_by(Decision::Steady { unit, benefit: Benefit::None }, "league:M.f");
    table.set(unit).chits = 3;
    let events = table.play(Decision::Steady { unit, benefit: Benefit::None });
    assert_eq!(events, [Event::Steadied { unit, count: 1 }]);
    assert_eq!((table.is(unit).chits, table.is(unit).acted), (2, true));
    table.refused_by(Decision::Steady { unit, benefit: Benefit::None }, "league:Q.17");
    // Not while it routs.
    let mut table = Table::lasting().actions(Side::Allied);
    table.place("br_7", 50.0, 40.0, 180, Line);
    let unit = table.place("br_33", 100.0, 40.0, 180, Line);
    (table.set(unit).routing, table.set(unit).chits) = (true, 7);
    table.refused_by(Decision::Steady { unit, benefit: Benefit::None }, "league:M.e.2");
}

#[test]
fn chits_add_up_without_limit() {
    proves!("league:Q.36");
    let (mut table, front, target) = under_fire();
    let east = table.place("br_7", 105.5, 34.0, 270, Line);
    let west = table.place("br_23", 94.5, 34.0, 90, Line);
    for (index, firer) in [front, east, west].into_iter().enumerate() {
        let mut aims = [None; 6];
        (aims[2], aims[3]) = (Some(target), Some(target));
        table.play_with(Decision::Fire { unit: firer, benefit: Benefit::None, aims }, &[6, 6, 6, 6]);
        assert_eq!(usize::from(table.is(target).chits), index + 1);
    }
}
