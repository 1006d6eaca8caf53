//! Close combat, from the dice to the withdrawal (C.c to C.h).

use crate::charges::{charge, face_to_face, two_lines};
use crate::harness::{Table, proves};
use crate::playing::totals;
use league::state::{Presence, Stage};
use league::unit::{Formation, Side, UnitId};
use league::{ChitReason, Decision, Event};
use tabletop::{Heading, Point};

use Formation::{Column, Limbered, Line, Unlimbered};

/// Dice one after the other.
pub fn dice(parts: &[&[u8]]) -> Vec<u8> {
    parts.concat()
}

const RUSSIANS: [u8; 7] = [6, 5, 4, 3, 2, 2, 1];

const BRITISH: [u8; 7] = [6, 6, 6, 2, 1, 3, 4];

fn saved(events: &[Event]) -> Vec<(UnitId, u8, u8)> {
    let save = |event: &Event| match event {
        Event::Saved { unit, hits, lost, .. } => Some((*unit, *hits, *lost)),
        _ => None,
    };
    events.iter().filter_map(save).collect()
}

fn leader_rolls(events: &[Event]) -> usize {
    events.iter().filter(|event| matches!(event, Event::LeaderRoll { .. })).count()
}

#[test]
fn example_25_a_column_beats_a_line() {
    proves!("league:C.c", "league:C.d.1", "league:C.e.1", "league:C.g.1", "league:C.g.6", "league:K.a.1");
    let (mut table, attacker, target) = face_to_face(2.0);
    let before = table.centre(target);
    let thrown = dice(&[&RUSSIANS, &BRITISH, &[5], &[4], &[5], &[3, 5, 2, 6]]);
    let events = table.charge_and_fight(attacker, target, &thrown);
    assert_eq!(totals(&events), [31, 29]);
    assert_eq!(saved(&events), [(target, 1, 0), (attacker, 1, 0)]);
    assert_eq!(leader_rolls(&events), 0);
    assert!(events.contains(&Event::WinnerDie { side: Side::Russian, die: 5, hits: 1 }));
    assert!(events.contains(&Event::Withdraws { unit: target, length: 16_000 }));
    let now = table.is(target);
    assert_eq!((now.chits, now.heading, now.formation, now.knot), (2, Heading::NORTH, Line, 0));
    assert_eq!(table.centre(target), Point::new(before.x, before.y + 16_000));
    assert_eq!(table.state.won, [1, 0]);
}

#[test]
fn example_26_a_parapet_turns_it_round() {
    proves!("league:C.c", "league:C.d.1", "league:C.d.3", "league:X.b.1");
    let mut table = Table::lasting_on(
        "[[line]]\nid = \"work\"\nname = \"Work\"\nkind = \"trench\"\npoints = [[80.0, 31.5], [120.0, 31.5]]\n",
    )
    .actions(Side::Russian);
    let attacker = table.place("ru_kazan_1", 100.0, 30.0, 0, Column);
    let target = table.place("br_33", 100.0, 32.0, 180, Line);
    // Two saves of the Russians, a roll for their commander, the winner's third of two, the withdrawal.
    let thrown = dice(&[&RUSSIANS, &BRITISH, &[6], &[5, 5], &[3], &[4], &[1, 1, 1, 1]]);
    let events = table.charge_and_fight(attacker, target, &thrown);
    assert_eq!(totals(&events), [31, 36]);
    assert_eq!(saved(&events), [(attacker, 2, 0), (target, 1, 0)]);
    assert_eq!(leader_rolls(&events), 1);
    assert!(events.contains(&Event::Withdraws { unit: attacker, length: 4000 }));
    assert_eq!(table.state.won, [0, 1]);
}

#[test]
fn the_higher_total_wins_and_the_dice_stay() {
    proves!("league:C.c", "league:C.d.1");
    // The twos that count are those of the loser, whoever he is, and natural ones: chits change nothing.
    let (mut table, attacker, target) = face_to_face(2.0);
    table.set(attacker).chits = 2;
    let thrown = dice(&[&[2, 2, 2, 4, 4, 4, 4], &[2, 5, 5, 5, 5, 5, 5], &[3], &[1, 1, 1], &[6], &[1; 4]]);
    let events = table.charge_and_fight(attacker, target, &thrown);
    assert_eq!(totals(&events), [22 + 7 - 14 + 1, 32 + 1]);
    assert_eq!(saved(&events), [(attacker, 3, 3), (target, 1, 0)]);
}

#[test]
fn hits_are_spread_over_the_losers() {
    proves!("league:C.d.2");
    let (mut table, attacker, target) = face_to_face(2.0);
    let behind = table.place("br_7", 100.0, 35.5, 180, Line);
    // The column is helped to win by its commander's many sixes: nine twos on two units, five and four.
    let twos = dice(&[&[2; 7], &[2, 2, 1, 1, 1, 1, 1]]);
    table.set(target).chits = 5;
    table.set(behind).chits = 4;
    let thrown = dice(&[&[5; 7], &twos, &[3], &[1; 5], &[1; 4], &[6, 6, 6], &[1; 4], &[1; 4]]);
    let events = table.charge_and_fight(attacker, target, &thrown);
    assert_eq!(saved(&events), [(target, 5, 5), (behind, 4, 4), (attacker, 3, 0)]);
}

#[test]
fn three_sixes_of_the_winner_are_a_leader_roll() {
    proves!("league:C.d.3", "league:C.d.4");
    for (sixes, rolls) in [(2, 0), (3, 1), (5, 1), (6, 2)] {
        let (mut table, attacker, target) = face_to_face(2.0);
        let mut russians = [5; 7];
        russians[..sixes].fill(6);
        let thrown = dice(&[&russians, &[1; 7], &[3], &[4; 2][..rolls], &[1; 4]]);
        let events = table.charge_and_fight(attacker, target, &thrown);
        assert_eq!(leader_rolls(&events), rolls, "{sixes} sixes");
    }
    // The loser's own sixes are nothing.
    let (mut table, attacker, target) = face_to_face(2.0);
    let events =
        table.charge_and_fight(attacker, target, &dice(&[&[5; 7], &[6, 6, 6, 1, 1, 1, 1], &[3], &[1; 4]]));
    assert_eq!(leader_rolls(&events), 0);
}

#[test]
fn leader_rolls_go_round_the_losing_units() {
    proves!("league:C.d.4");
    let (mut table, attacker, target) = face_to_face(2.0);
    let behind = table.place("br_7", 100.0, 35.5, 180, Line);
    table.set(target).chits = 5;
    table.set(behind).chits = 4;
    let thrown = dice(&[&[6; 7], &[1; 14], &[3], &[1], &[2], &[1; 4], &[1; 4]]);
    let events = table.charge_and_fight(attacker, target, &thrown);
    assert_eq!(leader_rolls(&events), 2);
    assert_ne!(table.is(target).commander_back, 0, "killed");
    assert_ne!(table.is(behind).commander_back, 0, "wounded");
}

/// A fight that the Russian attacker wins, the British having thrown so many twos; the winner's die, saves all lost.
fn won_with(twos: usize, winner_die: u8, more: &[u8]) -> (Table, UnitId, Vec<Event>) {
    let (mut table, attacker, target) = face_to_face(2.0);
    let mut british = [1; 7];
    british[..twos].fill(2);
    let mut thrown = dice(&[&[5; 7], &british, &[winner_die]]);
    // British saves fail; the figures of the first stand are lost.
    thrown.extend(vec![1; twos]);
    thrown.extend(more);
    thrown.extend([1; 4]);
    let events = table.charge_and_fight(attacker, target, &thrown);
    (table, attacker, events)
}

#[test]
fn the_winner_takes_a_third_on_three_to_six() {
    proves!("league:C.e.1");
    for die in 3..=6 {
        for (twos, third) in [(0, 0), (1, 1), (3, 1), (4, 2)] {
            let (_, attacker, events) = won_with(twos, die, &[6; 2][..third]);
            assert!(events.contains(&Event::WinnerDie { side: Side::Russian, die, hits: third as u8 }));
            let hits: u8 = saved(&events).iter().filter(|save| save.0 == attacker).map(|save| save.1).sum();
            assert_eq!((hits, leader_rolls(&events)), (third as u8, 0), "{twos} twos and a {die}");
        }
    }
}

#[test]
fn the_winner_takes_as_many_on_a_two() {
    proves!("league:C.e.2");
    let (_, attacker, events) = won_with(4, 2, &[6; 4]);
    assert_eq!(saved(&events)[1], (attacker, 4, 0));
    assert_eq!(leader_rolls(&events), 0);
}

#[test]
fn example_30_the_winner_takes_twice_as_many_on_a_one_and_his_leaders_roll() {
    proves!("league:C.e.3");
    let (table, attacker, events) = won_with(3, 1, &[6, 6, 6, 6, 6, 6, 3]);
    assert_eq!(saved(&events)[1], (attacker, 6, 0));
    assert_eq!(leader_rolls(&events), 1);
    assert_eq!(table.is(attacker).commander_back, 0);
    // Without a single hit they roll all the same; of a double line both.
    let (mut table, first, second, target) = two_lines();
    table.charge_home(first, target, Some(second));
    table.play(Decision::Pass);
    let thrown = dice(&[&[5; 14], &[1; 7], &[1], &[3], &[3], &[1; 4]]);
    let events = table.play_with(Decision::Fight { unit: first }, &thrown);
    assert_eq!(leader_rolls(&events), 2);
}

#[test]
fn nothing_on_the_ground_shortens_a_withdrawal() {
    proves!("league:C.g.2");
    let mut table = Table::lasting_on(
        "[[line]]\nid = \"brook\"\nname = \"Brook\"\nkind = \"stream\"\nwidth = 1.5\npoints = [[80.0, 38.0], [120.0, 38.0]]\n\
         [[area]]\nid = \"slope\"\nname = \"Slope\"\nkind = \"steep\"\npolygon = [[80.0, 40.0], [120.0, 40.0], [120.0, 48.0], [80.0, 48.0]]\n",
    )
    .actions(Side::Russian);
    let attacker = table.place("ru_kazan_1", 100.0, 30.0, 0, Column);
    let target = table.place("br_33", 100.0, 32.0, 180, Line);
    let before = table.centre(target);
    table.charge_and_fight(attacker, target, &dice(&[&[5; 7], &[1; 7], &[3], &[6, 5, 4, 3]]));
    assert_eq!(table.centre(target), Point::new(before.x, before.y + 18_000));
}

#[test]
fn a_withdrawal_keeps_the_formation_and_turns_its_back() {
    proves!("league:C.g.3", "league:C.g.4", "league:C.g.1");
    for formation in [Line, Column] {
        let (mut table, attacker, target) = face_to_face(2.0);
        table.set(target).formation = formation;
        table.charge_and_fight(attacker, target, &dice(&[&[5; 7], &[1; 7], &[3], &[6; 4]]));
        assert_eq!((table.is(target).formation, table.is(target).heading), (formation, Heading::NORTH));
    }
    // A charge from the west drives it to the east.
    let (mut table, attacker, target) = face_to_face(2.0);
    (table.set(attacker).at, table.set(attacker).heading) = (Point::new(93_500, 32_750), Heading::new(90));
    let from = table.centre(target);
    table.charge_and_fight(attacker, target, &dice(&[&[5; 7], &[1; 7], &[3], &[6; 4]]));
    assert_eq!(table.centre(target) - from, Point::new(24_000, 0));
    assert_eq!((table.is(target).formation, table.is(target).heading), (Line, Heading::new(90)));
}

#[test]
fn the_loser_takes_two_chits_and_one_for_a_leader() {
    proves!("league:C.g.6", "league:M.a.5", "league:M.a.6", "league:M.a.2");
    let reasons = |events: &[Event], of: UnitId| -> Vec<ChitReason> {
        let reason = |event: &Event| match event {
            Event::Chits { unit, count: 1, reason } if *unit == of => Some(*reason),
            _ => None,
        };
        events.iter().filter_map(reason).collect()
    };
    let (mut table, attacker, target) = face_to_face(2.0);
    let events = table.charge_and_fight(attacker, target, &dice(&[&[5; 7], &[1; 7], &[3], &[1; 4]]));
    assert_eq!(reasons(&events, target), [ChitReason::Lost, ChitReason::Withdrew]);
    assert_eq!((table.is(target).chits, table.is(attacker).chits), (2, 0));
    let (mut table, attacker, target) = face_to_face(2.0);
    let thrown = dice(&[&[6, 6, 6, 5, 5, 5, 5], &[1; 7], &[3], &[2], &[1; 4]]);
    let events = table.charge_and_fight(attacker, target, &thrown);
    assert_eq!(reasons(&events, target), [ChitReason::Leader, ChitReason::Lost, ChitReason::Withdrew]);
    assert_eq!(table.is(target).chits, 3);
}

#[test]
fn a_fight_that_is_lost_into_a_rout_is_one_move() {
    proves!("league:C.g.1", "league:M.d");
    let (mut table, attacker, target) = face_to_face(2.0);
    table.set(target).chits = 5;
    let before = table.centre(target);
    let events = table.charge_and_fight(attacker, target, &dice(&[&[5; 7], &[1; 7], &[3], &[6, 6, 6, 6]]));
    assert!(events.contains(&Event::Routs { unit: target, length: 24_000 }));
    assert!(!events.iter().any(|event| matches!(event, Event::Withdraws { .. })));
    assert_eq!(table.centre(target).y - before.y, 24_000);
    assert!(table.is(target).routing);
}

#[test]
fn a_loser_destroyed_to_the_last_figure_leaves_its_ground_to_the_winner() {
    proves!("league:C.f.1", "league:X.c.2", "league:C.b.3");
    let (mut table, attacker, target) = face_to_face(2.0);
    let behind = table.place("br_7", 100.0, 35.5, 180, Line);
    table.set(target).figures = 1;
    table.set(behind).chits = 4;
    // A single British stand has no save. The line behind it has lost all the same.
    let thrown = dice(&[&[5; 7], &[2, 1], &[1; 7], &[3], &[6], &[5; 4]]);
    let events = table.charge_and_fight(attacker, target, &thrown);
    assert!(events.contains(&Event::Destroyed { unit: target }));
    assert!(events.contains(&Event::Withdraws { unit: behind, length: 4000 }));
    assert_eq!((table.is(behind).chits, table.is(behind).knot), (6, 0));
    assert!(table.is(attacker).veteran);
    assert!(matches!(table.state.stage, Stage::Advance { unit, .. } if unit == attacker));
    assert_eq!(table.is(target).presence, Presence::Destroyed);
}

#[test]
fn a_winner_that_loses_its_nerve_routs_after_the_fight() {
    proves!("league:C.e.3", "league:M.d");
    let (mut table, attacker, target) = face_to_face(2.0);
    (table.set(attacker).figures, table.set(attacker).chits) = (24, 5);
    table.set(target).figures = 4;
    table.set(target).chits = 0;
    // Strength 7 with five chits, less the commander who is wounded: six chits on a strength of six.
    let thrown = dice(&[&[6, 6, 5, 5, 5, 5, 5], &[1, 1], &[1], &[2], &[1; 4], &[1; 4]]);
    let events = table.charge_and_fight(attacker, target, &thrown);
    assert!(events.contains(&Event::Routs { unit: attacker, length: 4000 }));
    assert!(table.is(attacker).routing);
    assert!(events.contains(&Event::Routs { unit: target, length: 4000 }), "two chits on a strength of two");
}

/// A Russian column before an unlimbered British battery.
fn before_guns(formation: Formation) -> (Table, UnitId, UnitId) {
    let (mut table, attacker, line) = face_to_face(2.0);
    table.set(line).at = Point::new(20_000, 60_000);
    let guns = table.place("br_bat_e", 100.0, 32.0, 180, formation);
    (table, attacker, guns)
}

#[test]
fn example_29_guns_that_are_taken() {
    proves!("league:C.h.2", "league:C.h.3", "league:C.h.4", "league:C.g.5", "league:X.c.2");
    for (die, presence) in [
        (4, Presence::GunsSpiked),
        (6, Presence::GunsSpiked),
        (3, Presence::GunsLost),
        (1, Presence::GunsLost),
    ] {
        let (mut table, attacker, guns) = before_guns(Unlimbered);
        let events = table.charge_and_fight(attacker, guns, &dice(&[&[5; 7], &[1; 3], &[3], &[die]]));
        let spiked = presence == Presence::GunsSpiked;
        assert!(events.contains(&Event::GunsLost { unit: guns, die, spiked }));
        assert_eq!(table.is(guns).presence, presence);
        assert_eq!(table.is(attacker).chits, 1);
        assert!(events.contains(&Event::Chits { unit: attacker, count: 1, reason: ChitReason::Guns }));
        assert!(!table.is(attacker).veteran, "it was no ordinary close combat");
    }
}

#[test]
fn both_lines_go_through_the_guns() {
    proves!("league:C.h.4");
    let (mut table, first, second, line) = two_lines();
    table.set(line).at = Point::new(20_000, 60_000);
    let guns = table.place("br_bat_e", 100.0, 32.0, 180, Unlimbered);
    table.charge_home(first, guns, Some(second));
    table.play(Decision::Pass);
    table.play_with(Decision::Fight { unit: first }, &dice(&[&[5; 14], &[1; 3], &[3], &[4]]));
    assert_eq!((table.is(first).chits, table.is(second).chits), (1, 1));
}

#[test]
fn guns_that_win_stay_and_cost_no_chit() {
    proves!("league:C.h.4", "league:C.f.3");
    let (mut table, attacker, guns) = before_guns(Unlimbered);
    table.set(attacker).figures = 4;
    table.charge_and_fight(attacker, guns, &dice(&[&[1, 1], &[6, 6, 5], &[3], &[1; 4]]));
    assert!(table.state.here(guns));
    assert!(table.is(attacker).routing, "two chits on a strength of two");
    assert_eq!(table.is(guns).chits, 0);
}

#[test]
fn limbered_guns_withdraw_with_their_guns() {
    proves!("league:C.g.5", "league:C.h.1");
    let (mut table, attacker, guns) = before_guns(Limbered);
    let events = table.charge_and_fight(attacker, guns, &dice(&[&[5; 7], &[1; 3], &[3], &[1; 4]]));
    assert_eq!(totals(&events), [43, 0], "a die for each gun, less one");
    assert!(table.state.here(guns));
    assert_eq!((table.is(guns).chits, table.is(guns).formation), (2, Limbered));
    assert_eq!(table.is(attacker).chits, 1, "it went over guns all the same");
}

#[test]
fn each_gun_is_a_stand_at_minus_one() {
    proves!("league:C.h.1");
    for (figures, guns_left) in [(6, 3), (5, 3), (4, 2), (1, 1)] {
        let (mut table, attacker, guns) = before_guns(Unlimbered);
        table.set(guns).figures = figures;
        let thrown = dice(&[&[5; 7], &vec![4; guns_left], &[3], &[1]]);
        let events = table.charge_and_fight(attacker, guns, &thrown);
        assert_eq!(totals(&events)[1], 3 * guns_left as i16, "{figures} gunners");
    }
}

#[test]
fn a_battery_that_retreats_before_contact_loses_its_guns() {
    proves!("league:C.g.5", "league:C.h.2");
    let (mut table, attacker, guns) = before_guns(Unlimbered);
    table.play(charge(attacker, guns));
    let events = table.play_with(Decision::Retreat, &[2]);
    assert!(events.contains(&Event::GunsLost { unit: guns, die: 2, spiked: false }));
    assert!(!table.state.here(guns));
}
