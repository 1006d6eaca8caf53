//! Batteries that rout: their men run, and may come back to the guns (M.e.4, M.e.5).

use crate::charges::charge;
use crate::harness::{Table, inches, proves};
use crate::marching::straight;
use crate::playing::totals;
use kernel::Scenery;
use league::decision::Benefit;
use league::state::{Gait, GunsLeft, Presence, Stage};
use league::unit::{Formation, Side, UnitId};
use league::{ChitReason, Decision, Event};
use tabletop::{Heading, Point};

use Formation::{Column, Limbered, Line, Unlimbered};

/// A Russian battery with three chits, unlimbered, that British fire makes rout: two of its gunners fall, the four
/// others run by twelve inches.
fn run_from_its_guns() -> (Table, UnitId, UnitId, Vec<Event>) {
    let mut table = Table::lasting().actions(Side::Allied);
    let firer = table.place("br_33", 100.0, 40.0, 180, Line);
    let guns = table.place("ru_bat_16_1", 100.0, 36.0, 0, Unlimbered);
    table.set(guns).chits = 3;
    table.place("ru_kazan_2", 106.0, 25.0, 0, Column);
    let aims = table.all_at(firer, guns);
    let dice = [6, 6, 1, 1, 1, 1, 6, 6, 3, 3, 3, 3];
    let events = table.play_with(Decision::Fire { unit: firer, benefit: Benefit::None, aims }, &dice);
    (table, firer, guns, events)
}

/// The same battery, rallied, in the actions of its side.
fn rallied() -> (Table, UnitId, UnitId) {
    let (mut table, firer, guns, _) = run_from_its_guns();
    table.play(Decision::Pass);
    table.play_with(Decision::Rally { benefit: Benefit::None }, &[6]);
    table.set(guns).acted = false;
    (table, firer, guns)
}

#[test]
fn the_men_of_an_unlimbered_battery_run_as_others_do() {
    proves!("league:M.e.4", "league:M.d", "league:M.e.1", "league:M.a.3");
    let (table, _, guns, events) = run_from_its_guns();
    assert!(events.contains(&Event::LeavesGuns { unit: guns }));
    assert!(events.contains(&Event::Routs { unit: guns, length: 12_000 }));
    let friend = table.unit("ru_kazan_2");
    assert!(events.contains(&Event::Chits { unit: friend, count: 1, reason: ChitReason::RoutNearby }));
    let now = table.is(guns);
    assert_eq!((now.presence, now.routing, now.chits, now.figures), (Presence::Here, true, 4, 4));
    assert_eq!((now.formation, now.heading), (Line, Heading::new(180)));
    assert_eq!(table.centre(guns), Point::new(100_000, 23_000));
    let stay = GunsLeft { at: Point::new(100_000, 36_000), heading: Heading::NORTH };
    assert_eq!(now.guns_left, Some(stay), "the guns stay where they were");
    let scene = table.game.scene(&table.state, None);
    assert!(scene.pieces.iter().any(|piece| piece.id == "ru_bat_16_1_guns"), "and can be seen there");
}

#[test]
fn limbered_guns_rout_with_their_men() {
    proves!("league:M.e.4");
    let mut table = Table::lasting().actions(Side::Allied);
    let firer = table.place("br_33", 100.0, 40.0, 180, Line);
    let guns = table.place("ru_bat_16_1", 100.0, 36.0, 0, Limbered);
    table.set(guns).chits = 3;
    let aims = table.all_at(firer, guns);
    let dice = [6, 6, 1, 1, 1, 1, 6, 6, 3, 3, 3, 3];
    table.play_with(Decision::Fire { unit: firer, benefit: Benefit::None, aims }, &dice);
    assert_eq!((table.is(guns).formation, table.is(guns).guns_left), (Limbered, None));
    assert!(table.is(guns).routing);
}

#[test]
fn the_men_rally_or_run_on() {
    proves!("league:M.e.4", "league:M.e.2", "league:M.e.3");
    let (mut table, _, guns, _) = run_from_its_guns();
    table.play(Decision::Pass);
    assert_eq!(table.state.stage, Stage::Rally { unit: guns });
    let mut fails = Table { game: table.game, state: table.state };
    fails.play_with(Decision::Rally { benefit: Benefit::None }, &[5, 6, 6, 6, 6]);
    assert_eq!((fails.is(guns).presence, fails.is(guns).guns_left), (Presence::Left, None));
    table.play_with(Decision::Rally { benefit: Benefit::None }, &[6]);
    assert_eq!((table.is(guns).routing, table.is(guns).chits), (false, 3));
}

#[test]
fn men_without_guns_march_as_infantry_and_do_not_fire() {
    proves!("league:M.e.5");
    let (mut table, firer, guns) = rallied();
    table.set(guns).heading = Heading::NORTH;
    table.set(guns).chits = 0;
    for (formation, about) in [(Limbered, false), (Unlimbered, false), (Column, false)] {
        table.refused_by(Decision::Form { unit: guns, formation, about }, "league:M.e.5");
    }
    assert_eq!(table.fire_barred(guns, table.all_at(guns, firer)), Some("league:M.e.5"));
    let march = |gait| Decision::March { unit: guns, gait, benefit: Benefit::None };
    table.refused_by(march(Gait::Prolonge), "league:V.e.1");
    // Two dice, and one to a side.
    let mut aside = Table { game: table.game, state: table.state };
    aside.play_with(march(Gait::Sideways), &[4]);
    let before = table.centre(guns).y;
    table.play_with(march(Gait::Forward), &[5, 4]);
    table.play(Decision::Way { legs: straight(9000) });
    assert_eq!(table.centre(guns).y, before + 9000);
}

#[test]
fn men_who_come_back_to_their_guns_may_man_them() {
    proves!("league:M.e.5");
    let (mut table, firer, guns) = rallied();
    table.set(firer).at.y = inches(50.0);
    let man = Decision::Man { unit: guns };
    table.refused_by(man, "league:M.e.5");
    // The rear of the guns is at y 34.
    table.set(guns).at = Point::new(100_000, 29_999);
    table.refused_by(man, "league:M.e.5");
    table.set(guns).at = Point::new(100_000, 30_000);
    assert!(table.allows(man), "2.000 inches");
    let mut near = Table { game: table.game, state: table.state };
    let events = table.play(man);
    assert_eq!(events, [Event::MansGuns { unit: guns }]);
    let now = table.is(guns);
    assert_eq!(
        (now.at, now.heading, now.formation),
        (Point::new(100_000, 36_000), Heading::NORTH, Unlimbered)
    );
    assert_eq!((now.guns_left, now.acted), (None, true), "it is an action");
    table.refused_by(man, "league:Q.17");
    // Not with an enemy within 2 inches of the guns.
    near.set(firer).at.y = inches(37.9);
    near.refused_by(man, "league:V.i");
}

#[test]
fn guns_without_men_are_taken_by_whoever_passes_over_them() {
    proves!("league:M.e.5");
    let (mut table, firer, guns) = rallied();
    table.play(Decision::Pass);
    table.play_with(Decision::RollInitiative, &[1, 6]);
    table.play(Decision::Lead { first: true });
    let march = Decision::March { unit: firer, gait: Gait::Forward, benefit: Benefit::None };
    table.play_with(march, &[6, 6]);
    // The middle of the guns is at y 35, five inches before the front of the line.
    let mut short = Table { game: table.game, state: table.state };
    short.play(Decision::Way { legs: straight(4900) });
    assert!(short.state.here(guns));
    let events = table.play(Decision::Way { legs: straight(8000) });
    assert!(events.contains(&Event::GunsTaken { unit: guns, by: firer }));
    assert_eq!((table.is(guns).presence, table.is(guns).guns_left), (Presence::GunsLost, None));
}

#[test]
fn men_without_guns_fight_as_men() {
    proves!("league:M.e.5", "league:X.d", "league:C.h.4", "league:X.c.2");
    let (mut table, firer, guns) = rallied();
    table.set(guns).chits = 0;
    table.play(Decision::Pass);
    table.play_with(Decision::RollInitiative, &[1, 6]);
    table.play(Decision::Lead { first: true });
    table.set(guns).heading = Heading::NORTH;
    (table.set(firer).at, table.set(guns).at) = (Point::new(60_000, 22_000), Point::new(60_000, 20_000));
    table.play(charge(firer, guns));
    let stood = table.play_with(Decision::Stand, &[6, 6]);
    assert!(stood.iter().any(|event| matches!(event, Event::Checks { unit, .. } if *unit == guns)));
    table.play(Decision::Pass);
    let dice = [[5; 7].as_slice(), &[1; 2], &[3, 3, 3, 3, 3]].concat();
    let events = table.play_with(Decision::Fight { unit: firer }, &dice);
    assert_eq!(totals(&events), [2, 36], "nothing off the dice of two stands");
    assert!(events.contains(&Event::Withdraws { unit: guns, length: 12_000 }), "they have no guns to lose");
    assert_eq!((table.is(firer).chits, table.is(firer).veteran), (0, true));
}

#[test]
fn men_who_fall_without_their_guns_leave_none_to_go_over() {
    proves!("league:M.e.5", "league:C.h.4");
    let (mut table, firer, guns) = rallied();
    (table.set(guns).chits, table.set(guns).figures, table.set(guns).heading) = (0, 1, Heading::NORTH);
    table.play(Decision::Pass);
    table.play_with(Decision::RollInitiative, &[1, 6]);
    table.play(Decision::Lead { first: true });
    (table.set(firer).at, table.set(guns).at) = (Point::new(60_000, 22_000), Point::new(60_000, 20_000));
    table.charge_home(firer, guns, None);
    table.play(Decision::Pass);
    let dice = [[5; 7].as_slice(), &[2], &[3, 1, 6]].concat();
    let events = table.play_with(Decision::Fight { unit: firer }, &dice);
    assert!(events.contains(&Event::Destroyed { unit: guns }));
    assert_eq!((table.is(firer).chits, table.is(firer).veteran), (0, true));
}

#[test]
fn a_battery_without_its_guns_counts_as_lost_until_it_has_them_again() {
    proves!("league:N.2", "league:M.e.5");
    let (table, _, _) = rallied();
    let track = |table: &Table| {
        let scene = table.game.scene(&table.state, None);
        let lost = scene.tracks.into_iter().find(|track| track.name == "Russian units lost or routing");
        lost.expect("there is such a track").value
    };
    let before = track(&table);
    let mut back = Table { game: table.game, state: table.state };
    let guns = back.unit("ru_bat_16_1");
    (back.set(guns).guns_left, back.set(guns).formation) = (None, Unlimbered);
    assert_eq!(track(&back), before - 1);
}
