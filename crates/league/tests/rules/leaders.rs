//! Leaders and command points (L, G.e).

use crate::charges::{charge, face_to_face, give_points};
use crate::harness::{Table, proves};
use crate::playing::COMMANDER;
use league::decision::Benefit;
use league::state::{Gait, Stage};
use league::unit::{Formation, Side, UnitId};
use league::{ChitReason, Decision, Event, Leader};
use tabletop::Point;

use Formation::{Column, Line, Unlimbered};

/// A British line with points near its brigadier, its side to act.
fn commanded() -> (Table, UnitId) {
    let mut table = Table::lasting().actions(Side::Allied);
    let unit = table.place("br_33", 100.0, 40.0, 180, Line);
    give_points(&mut table, unit, "br_light", 3);
    table.place("ru_kazan_1", 100.0, 20.0, 0, Column);
    (table, unit)
}

fn march(unit: UnitId, benefit: Benefit) -> Decision {
    Decision::March { unit, gait: Gait::Forward, benefit }
}

/// Ends the side-turn that is going on and everything up to the next turn.
fn to_next_turn(table: &mut Table) {
    let turn = table.state.turn;
    while table.state.turn == turn {
        table.play(Decision::Pass);
    }
}

/// Begins a turn with the actions of a side.
fn begin(table: &mut Table, side: Side) {
    // Whatever the modifiers, 6 beats 1.
    let dice = if side == Side::Russian { [6, 1] } else { [1, 6] };
    table.play_with(Decision::RollInitiative, &dice);
    table.play(Decision::Lead { first: true });
}

/// Russian dice that kill, wound or spare the leaders of a British unit: three sixes, saved, and the leader rolls.
fn shoot_at_leaders(table: &mut Table, target: UnitId, rolls: &[u8]) -> Vec<Event> {
    let firer = table.unit("ru_kazan_1");
    table.place_few("ru_kazan_1", (100.0, 36.0), 0, Line, 12);
    let aims = table.all_at(firer, target);
    let dice = [&[6, 6, 6, 6, 6, 6], rolls].concat();
    table.play_with(Decision::Fire { unit: firer, benefit: Benefit::None, aims }, &dice)
}

/// A British line without points under Russian fire, the Russians to act in turn 5.
fn in_danger() -> (Table, UnitId) {
    in_danger_are("br_33")
}

fn in_danger_are(id: &str) -> (Table, UnitId) {
    let mut table = Table::lasting().actions(Side::Russian);
    let target = table.place(id, 100.0, 40.0, 180, Line);
    table.state.turn = 5;
    (table, target)
}

#[test]
fn every_unit_has_points_that_only_its_commander_can_use() {
    proves!("league:L.1");
    let table = Table::opening();
    for unit in table.game.roster.ids() {
        let info = table.game.roster.unit(unit);
        assert!(info.points > 0, "{}", info.id);
        assert_eq!(table.is(unit).points, info.points);
    }
    let (mut table, unit) = commanded();
    assert!(table.allows(march(unit, COMMANDER)));
    table.set(unit).commander_back = 3;
    table.refused_by(march(unit, COMMANDER), "league:L.1");
    // The points of one unit are not those of another.
    let (mut table, unit) = commanded();
    let other = table.place("br_7", 120.0, 40.0, 180, Line);
    table.refused_by(march(other, COMMANDER), "league:L.3");
    assert!(table.allows(march(unit, COMMANDER)));
    // A battery has no commander and uses its points all the same.
    let guns = table.place("br_bat_e", 90.0, 40.0, 180, Unlimbered);
    table.set(guns).points = 1;
    assert!(table.allows(Decision::March { unit: guns, gait: Gait::Prolonge, benefit: COMMANDER }));
}

#[test]
fn example_36_the_brigadier_has_to_be_within_24_inches() {
    proves!("league:L.2");
    let table = Table::opening();
    let (rifles, lucan) = (table.unit("br_rifles"), table.staff("br_cavalry"));
    let distance = table.centre(rifles).distance(table.state.staff[lucan.index()].at);
    assert_eq!((distance + 5) / 10, 1221, "12.21 inches");
    assert!(table.game.in_command(&table.state, rifles));
    let (mut table, unit) = commanded();
    let at = table.centre(unit);
    table.post("br_raglan", 10.0, 70.0);
    for (distance, may) in [(24_000, true), (24_001, false)] {
        let brigadier = table.staff("br_light");
        table.state.staff[brigadier.index()].at = Point::new(at.x + distance, at.y);
        assert_eq!(table.allows(march(unit, COMMANDER)), may, "{distance}");
    }
    table.refused_by(march(unit, COMMANDER), "league:L.2");
    // Another brigadier is no help, the commander of the army is; a French one is not.
    let (x, y) = (100.0, 45.0);
    table.post("br_guards", x, y);
    table.post("fr_arnaud", x, y);
    table.refused_by(march(unit, COMMANDER), "league:L.2");
    table.post("br_raglan", x, y);
    assert!(table.allows(march(unit, COMMANDER)));
    let raglan = table.staff("br_raglan");
    table.state.staff[raglan.index()].back = 4;
    table.refused_by(march(unit, COMMANDER), "league:L.2");
}

#[test]
fn the_marshal_commands_the_turks_too() {
    proves!("league:L.2", "league:O.8");
    let table = Table::opening();
    let commands = |staff: &str, unit: &str| table.game.commands(table.staff(staff), table.unit(unit));
    assert!(commands("fr_arnaud", "tu_nizam_1") && commands("fr_arnaud", "fr_7_line"));
    assert!(!commands("fr_arnaud", "br_33") && !commands("br_raglan", "tu_nizam_1"));
    assert!(commands("ru_menshikov", "ru_hussars") && !commands("ru_left", "ru_hussars"));
}

#[test]
fn a_benefit_costs_a_point_and_there_is_one_a_turn() {
    proves!("league:L.3", "league:Q.18");
    let (mut table, unit) = commanded();
    let events = table.play_with(march(unit, COMMANDER), &[1, 1, 1]);
    assert!(events.contains(&Event::Benefit { unit, benefit: COMMANDER }));
    table.play(Decision::Stay);
    assert_eq!(table.is(unit).points, 2);
    // The turn is that of both sides: in the enemy's half it has none left for its saves.
    table.play(Decision::Pass);
    assert_eq!(table.state.active, Side::Russian);
    let events = shoot_at_leaders(&mut table, unit, &[3]);
    assert!(events.iter().any(|event| matches!(event, Event::Saved { .. })), "nobody was asked");
    // In the next turn it has again.
    to_next_turn(&mut table);
    begin(&mut table, Side::Allied);
    assert!(table.allows(march(unit, COMMANDER)));
    // Without points there is none.
    table.set(unit).points = 0;
    table.refused_by(march(unit, COMMANDER), "league:L.3");
}

#[test]
fn in_movement_it_is_one_more_die() {
    proves!("league:L.mv", "league:Q.18", "league:Q.23");
    for (formation, dice) in [(Line, 2), (Column, 3)] {
        for (benefit, more) in [(Benefit::None, 0), (COMMANDER, 1)] {
            let (mut table, unit) = commanded();
            table.set(unit).formation = formation;
            table.play_with(march(unit, benefit), &vec![4; dice + more]);
        }
    }
}

#[test]
fn in_fire_it_is_one_more_on_each_die() {
    proves!("league:L.fi");
    for (benefit, hits) in [(Benefit::None, 1), (COMMANDER, 2)] {
        let (mut table, unit) = commanded();
        let target = table.place("ru_kazan_1", 100.0, 36.0, 0, Line);
        let aims = table.all_at(unit, target);
        // A line in the open is hit from 4.
        let mut dice = vec![4, 3, 2, 1, 1, 1];
        dice.extend(vec![6; hits]);
        let events = table.play_with(Decision::Fire { unit, benefit, aims }, &dice);
        assert!(events.contains(&Event::Saved { unit: target, hits: hits as u8, lost: 0, close: false }));
    }
}

#[test]
fn it_takes_a_second_chit_off() {
    proves!("league:L.ch", "league:M.f");
    for (benefit, left) in [(Benefit::None, 2), (COMMANDER, 1)] {
        let (mut table, unit) = commanded();
        table.set(unit).chits = 3;
        table.play(Decision::Steady { unit, benefit });
        assert_eq!(table.is(unit).chits, left);
    }
    let (mut table, unit) = commanded();
    table.set(unit).chits = 1;
    table.refused_by(Decision::Steady { unit, benefit: COMMANDER }, "league:L.ch");
    // Two are the most, whoever helps.
    table.set(unit).chits = 5;
    table.attach("br_light", unit);
    table.refused_by(Decision::Steady { unit, benefit: Benefit::Both }, "league:L.ch");
}

#[test]
fn it_passes_a_check_of_morale_for_both_sides() {
    proves!("league:L.mc");
    // The attacker, who could only fail.
    let (mut table, attacker, target) = face_to_face(2.0);
    give_points(&mut table, attacker, "ru_redoubt", 1);
    (table.set(attacker).figures, table.set(attacker).chits) = (4, 1);
    table.play(charge(attacker, target));
    table.play(Decision::Stand);
    assert_eq!(table.state.stage, Stage::Charge(league::state::ChargeStep::AttackerCheck));
    let events = table.play(Decision::Check { benefit: COMMANDER });
    assert!(events.contains(&Event::Checks { unit: attacker, die: None, passed: true }));
    assert_eq!(table.is(attacker).points, 0);
    // The defender.
    let (mut table, attacker, target) = face_to_face(2.0);
    give_points(&mut table, target, "br_light", 1);
    (table.set(target).figures, table.set(target).chits) = (4, 1);
    table.play(charge(attacker, target));
    table.play_with(Decision::Stand, &[6]);
    assert_eq!(
        (table.state.stage, table.side_asked()),
        (Stage::Charge(league::state::ChargeStep::DefenderCheck), Side::Allied)
    );
    let events = table.play(Decision::Check { benefit: COMMANDER });
    assert!(events.contains(&Event::Checks { unit: target, die: None, passed: true }));
    assert_ne!(table.is(target).knot, 0);
    assert_eq!(table.is(target).points, 0);
}

#[test]
fn example_3_an_attached_brigadier_gives_a_second_benefit_for_nothing() {
    proves!("league:L.b1");
    let (mut table, unit) = commanded();
    table.refused_by(march(unit, Benefit::Brigadier), "league:L.b2");
    table.attach("br_light", unit);
    let both =
        |table: &Table| [Benefit::Brigadier, Benefit::Both].map(|benefit| table.allows(march(unit, benefit)));
    assert_eq!(both(&table), [true, true]);
    table.play_with(march(unit, Benefit::Both), &[1, 1, 1, 1]);
    assert_eq!(table.is(unit).points, 2, "one of the two was free");
    table.play(Decision::Stay);
    // Once a turn: in the enemy's half there is nothing left of either.
    table.play(Decision::Pass);
    let events = shoot_at_leaders(&mut table, unit, &[3, 3]);
    assert!(events.iter().any(|event| matches!(event, Event::Saved { .. })), "nobody was asked");
    // The free one alone costs no point, and leaves the other for later.
    let (mut table, unit) = commanded();
    table.attach("br_light", unit);
    table.play_with(march(unit, Benefit::Brigadier), &[1, 1, 1]);
    table.play(Decision::Stay);
    assert_eq!((table.is(unit).points, table.is(unit).commander_used), (3, false));
    table.set(unit).acted = false;
    table.refused_by(march(unit, Benefit::Brigadier), "league:L.b1");
    assert!(table.allows(march(unit, COMMANDER)));
}

#[test]
fn he_has_to_be_attached_when_the_turn_begins() {
    proves!("league:L.b2");
    let (mut table, unit) = commanded();
    let brigadier = table.staff("br_light");
    table.play_with(Decision::Ride { staff: brigadier }, &[6, 6, 6, 6]);
    table.play(Decision::Attach { unit });
    assert_eq!(table.state.staff[brigadier.index()].with, Some(unit));
    table.refused_by(march(unit, Benefit::Brigadier), "league:L.b2");
    to_next_turn(&mut table);
    begin(&mut table, Side::Allied);
    assert!(table.allows(march(unit, Benefit::Brigadier)), "he has been since the turn began");
    // If he rides away it is over.
    table.play_with(Decision::Ride { staff: brigadier }, &[6, 6, 6, 6]);
    table.play(Decision::Post { at: Point::new(104_000, 45_000) });
    table.refused_by(march(unit, Benefit::Brigadier), "league:L.b2");
}

#[test]
fn a_brigadier_who_has_helped_stays_through_the_turn() {
    proves!("league:L.b2");
    let (mut table, unit) = commanded();
    let staff = table.attach("br_light", unit);
    assert!(table.allows(Decision::Ride { staff }));
    table.play_with(march(unit, Benefit::Brigadier), &[1, 1, 1]);
    table.play(Decision::Stay);
    table.refused_by(Decision::Ride { staff }, "league:L.b2");
    to_next_turn(&mut table);
    begin(&mut table, Side::Allied);
    assert!(table.allows(Decision::Ride { staff }), "in the next turn he is free");
    // One who came in this turn has given nothing.
    let (mut table, unit) = commanded();
    let staff = table.attach("br_light", unit);
    table.state.staff[staff.index()].since_start = false;
    table.set(unit).brigadier_used = true;
    assert!(table.allows(Decision::Ride { staff }));
}

#[test]
fn an_attached_brigadier_rolls_with_the_commander() {
    proves!("league:L.b3", "league:G.e.1", "league:M.a.2");
    let (mut table, target) = in_danger();
    let staff = table.attach("br_light", target);
    table.state.staff[staff.index()].since_start = false;
    let events = shoot_at_leaders(&mut table, target, &[3, 1]);
    assert!(events.contains(&Event::LeaderRoll { leader: Leader::Commander(target), die: 3 }));
    assert!(events.contains(&Event::LeaderRoll { leader: Leader::Staff(staff), die: 1 }));
    assert_eq!((table.state.staff[staff.index()].back, table.state.staff[staff.index()].with), (9, None));
    assert_eq!(
        (table.is(target).commander_back, table.is(target).chits),
        (0, 2),
        "one for sixes, one for him"
    );
    // Also in close combat, and with a battery he alone.
    let (mut table, attacker, line) = face_to_face(2.0);
    table.set(line).at = Point::new(20_000, 60_000);
    let guns = table.place("br_bat_e", 100.0, 32.0, 180, Formation::Limbered);
    let staff = table.attach("br_light", guns);
    table.state.staff[staff.index()].since_start = false;
    let thrown = [[6, 6, 6, 5, 5, 5, 5].as_slice(), &[1; 3], &[3], &[2], &[1; 4]].concat();
    let events = table.charge_and_fight(attacker, guns, &thrown);
    assert!(events.contains(&Event::LeaderRoll { leader: Leader::Staff(staff), die: 2 }));
    assert_eq!(table.is(guns).chits, 3);
}

#[test]
fn example_35_a_killed_brigadier_is_replaced_four_turns_later() {
    proves!("league:L.b4");
    let (mut table, target) = in_danger();
    let rearmost = table.place("br_23", 80.0, 70.0, 180, Line);
    let staff = table.attach("br_light", target);
    table.state.staff[staff.index()].since_start = false;
    shoot_at_leaders(&mut table, target, &[3, 1]);
    for turn in 6..=9 {
        to_next_turn(&mut table);
        assert_eq!(table.state.turn, turn);
        assert_eq!(table.state.staff[staff.index()].back == 0, turn == 9, "turn {turn}");
        begin(&mut table, Side::Allied);
        if turn < 9 {
            table.refused_by(Decision::Ride { staff }, "league:L.b4");
        }
    }
    assert_eq!(
        table.state.staff[staff.index()].at,
        table.centre(rearmost),
        "with the unit nearest to its own edge"
    );
    assert!(table.allows(Decision::Ride { staff }));
}

#[test]
fn a_wounded_brigadier_is_back_two_turns_later() {
    proves!("league:L.b5");
    let (mut table, target) = in_danger();
    let staff = table.attach("br_light", target);
    table.state.staff[staff.index()].since_start = false;
    shoot_at_leaders(&mut table, target, &[3, 2]);
    for turn in [6, 7] {
        to_next_turn(&mut table);
        assert_eq!(table.state.staff[staff.index()].back == 0, turn == 7, "turn {turn}");
        begin(&mut table, Side::Allied);
    }
}

#[test]
fn example_34_a_killed_commander_is_replaced_with_half_the_points() {
    proves!("league:G.e.2", "league:G.e.3", "league:G.e.1");
    let (mut table, target) = in_danger_are("br_coldstream");
    table.set(target).points = 7;
    let events = shoot_at_leaders(&mut table, target, &[1]);
    assert!(events.contains(&Event::Chits { unit: target, count: 1, reason: ChitReason::Leader }));
    assert_eq!((table.game.strength(&table.state, target), table.is(target).points), (6, 4));
    to_next_turn(&mut table);
    assert_eq!((table.state.turn, table.game.strength(&table.state, target)), (6, 6));
    begin(&mut table, Side::Allied);
    let at = table.is(target).at;
    table.post("br_guards", f64::from(at.x) / 1000.0, 45.0);
    table.refused_by(march(target, COMMANDER), "league:L.1");
    to_next_turn(&mut table);
    assert_eq!(
        (table.state.turn, table.game.strength(&table.state, target), table.is(target).points),
        (7, 7, 4)
    );
    begin(&mut table, Side::Allied);
    assert!(table.allows(march(target, COMMANDER)));
}

#[test]
fn a_wounded_commander_comes_back_with_his_points() {
    proves!("league:G.e.4");
    let (mut table, target) = in_danger_are("br_coldstream");
    table.set(target).points = 7;
    shoot_at_leaders(&mut table, target, &[2]);
    for (turn, strength) in [(5, 6), (6, 6), (7, 7)] {
        assert_eq!((table.state.turn, table.game.strength(&table.state, target)), (turn, strength));
        if turn < 7 {
            to_next_turn(&mut table);
            if turn < 6 {
                begin(&mut table, Side::Allied);
            }
        }
    }
    assert_eq!(table.is(target).points, 7);
}

#[test]
fn a_brigadier_whose_unit_is_gone_joins_others_or_is_captured() {
    proves!("league:L.b3", "league:L.b4");
    for (distance, escapes) in [(20.0, true), (30.0, false)] {
        let (mut table, attacker, target) = face_to_face(2.0);
        let friend = table.place("br_7", 100.0, 33.0 + distance, 180, Line);
        table.set(target).figures = 1;
        let staff = table.attach("br_light", target);
        table.state.staff[staff.index()].since_start = false;
        let thrown = [[5; 7].as_slice(), &[2, 1], &[3], &[6]].concat();
        let events = table.charge_and_fight(attacker, target, &thrown);
        let with = escapes.then_some(friend);
        assert!(events.contains(&Event::Displaced { staff, with }), "{distance}");
        assert_eq!(table.state.staff[staff.index()].with, with);
        assert_eq!(table.state.staff[staff.index()].back, if escapes { 0 } else { 5 });
    }
}
