//! Modifiers of close combat (X).

use crate::charges::{face_to_face, give_points, two_lines};
use crate::harness::{Table, proves};
use crate::playing::{COMMANDER, totals};
use league::decision::Benefit;
use league::unit::{Arm, Formation, Side, UnitId};
use league::{Decision, Event};
use tabletop::{Heading, Point};

use Formation::{Column, Limbered, Line, Skirmish, Square, Unlimbered};

/// Fights what a charge has brought together, the attackers throwing fives and the defenders ones, and returns what
/// was added to each die of the first unit of either side, attackers first.
fn fought(table: &mut Table, unit: UnitId, target: UnitId) -> [i16; 2] {
    let game = table.game;
    let units = |table: &Table, side: Side| -> Vec<UnitId> {
        let knot = table.is(unit).knot;
        game.roster.ids().filter(|other| table.is(*other).knot == knot && game.side(*other) == side).collect()
    };
    let sides = [game.side(unit), game.side(target)].map(|side| units(table, side));
    let dice_of = |table: &Table, unit: UnitId| {
        i16::from(game.stands(&table.state, unit)) + i16::from(game.has_commander(&table.state, unit))
    };
    let counts = [0, 1].map(|side: usize| sides[side].iter().map(|unit| dice_of(table, *unit)).sum::<i16>());
    let commanders = [0, 1].map(|side: usize| {
        sides[side].iter().filter(|unit| game.has_commander(&table.state, **unit)).count() as i16
    });
    let mut dice = vec![5; counts[0] as usize];
    dice.extend(vec![1; counts[1] as usize]);
    dice.push(3);
    for loser in &sides[1] {
        let guns = game.roster.unit(*loser).arm == Arm::Artillery && table.is(*loser).formation == Unlimbered;
        dice.extend(vec![1; if guns { 1 } else { 4 }]);
    }
    table.play(Decision::Pass);
    let events = table.play_with(Decision::Fight { unit }, &dice);
    let totals = totals(&events);
    [0, 1].map(|side| {
        let total = totals[game.side([unit, target][side]).index()];
        let plain = counts[side] * [5, 1][side] + commanders[side];
        assert_eq!((total - plain) % counts[side], 0, "the same on every die");
        (total - plain) / counts[side]
    })
}

/// A charge and its fight.
fn charged(table: &mut Table, unit: UnitId, target: UnitId) -> [i16; 2] {
    table.charge_home(unit, target, None);
    fought(table, unit, target)
}

/// Russian cavalry before a British line.
fn cavalry(formation: Formation, moving: bool) -> (Table, UnitId, UnitId) {
    let (mut table, foot, target) = face_to_face(2.0);
    table.set(foot).at = Point::new(20_000, 20_000);
    let horse = table.place("ru_hussars", 100.0, 30.0, 0, formation);
    table.set(horse).moving = moving;
    (table, horse, target)
}

/// A Russian column before a British line on some ground.
fn on(ground: &str) -> (Table, UnitId, UnitId) {
    let mut table = Table::lasting_on(ground).actions(Side::Russian);
    let attacker = table.place("ru_kazan_1", 100.0, 30.0, 0, Line);
    let target = table.place("br_33", 100.0, 32.0, 180, Line);
    (table, attacker, target)
}

fn course(kind: &str, width: f64, y: f64) -> String {
    format!(
        "[[line]]\nid = \"course\"\nname = \"Course\"\nkind = \"{kind}\"\nwidth = {width:?}\npoints = [[80.0, {y:?}], [120.0, {y:?}]]\n"
    )
}

#[test]
fn lines_have_nothing() {
    proves!("league:X.d");
    let (mut table, attacker, target) = face_to_face(2.0);
    table.set(attacker).formation = Line;
    assert_eq!(charged(&mut table, attacker, target), [0, 0], "infantry in line");
    let (mut table, horse, target) = cavalry(Column, true);
    assert_eq!(charged(&mut table, horse, target), [0, 0], "moving cavalry in column");
    let (mut table, attacker, target) = face_to_face(2.0);
    table.set(target).formation = Column;
    assert_eq!(charged(&mut table, attacker, target)[1], 0, "a column that is attacked");
}

#[test]
fn cavalry_that_charges_in_double_line_has_two_more() {
    proves!("league:X.a");
    for (moving, expected) in [(true, 2), (false, 1)] {
        let (mut table, first, target) = cavalry(Line, moving);
        let second = table.place("ru_dragoons", 100.0, 24.0, 0, Line);
        table.set(second).moving = moving;
        table.charge_home(first, target, Some(second));
        assert_eq!(
            fought(&mut table, first, target),
            [expected, 0],
            "in place of 1 for moving, and -1 standing"
        );
    }
    // More than 4 inches behind it is no second line.
    let (mut table, first, target) = cavalry(Line, true);
    let second = table.place("ru_dragoons", 100.0, 23.999, 0, Line);
    table.refused_by(Decision::Charge { unit: first, target, second: Some(second) }, "league:C.b.3");
    // Only the charge has it.
    let (mut table, horse, target) = cavalry(Line, true);
    table.set(target).at = Point::new(20_000, 60_000);
    let british = table.place("br_hussars", 100.0, 32.0, 180, Line);
    table.place("br_lancers", 100.0, 36.0, 180, Line);
    assert_eq!(charged(&mut table, horse, british), [1, -1]);
}

#[test]
fn walls_streams_and_trenches_help_whoever_is_charged_behind_them() {
    proves!("league:X.b.1");
    for (kind, width) in [("wall", 0.0), ("trench", 0.0), ("stream", 0.2)] {
        let (mut table, attacker, target) = on(&course(kind, width, 31.5));
        assert_eq!(charged(&mut table, attacker, target), [0, 1], "{kind}");
    }
    for kind in ["road", "track"] {
        let (mut table, attacker, target) = on(&course(kind, 0.0, 31.5));
        assert_eq!(charged(&mut table, attacker, target), [0, 0], "{kind}");
    }
    // Further than an inch before the stand, or behind it, it is no help.
    let (mut table, attacker, target) = on(&course("wall", 0.0, 30.999));
    assert_eq!(charged(&mut table, attacker, target), [0, 0], "nor is it for who charges over his own wall");
    let (mut table, attacker, target) = on(&course("wall", 0.0, 34.0));
    assert_eq!(charged(&mut table, attacker, target), [0, 0]);
    // One bonus for all three.
    let two =
        format!("{}{}", course("wall", 0.0, 31.5), course("trench", 0.0, 31.6).replace("course", "other"));
    let (mut table, attacker, target) = on(&two);
    assert_eq!(charged(&mut table, attacker, target), [0, 1]);
}

#[test]
fn a_river_helps_who_is_charged_from_bank_to_bank_and_nobody_in_the_water() {
    proves!("league:X.b.1");
    // Water from y 30.25 to y 31.75, between the two.
    let (mut table, attacker, target) = on(&course("stream", 1.5, 31.0));
    assert_eq!(charged(&mut table, attacker, target), [0, 1]);
    // The defender's front stands in it.
    for y in [31.25, 31.75] {
        let (mut table, attacker, target) = on(&course("stream", 1.5, y));
        assert_eq!(charged(&mut table, attacker, target), [0, 0], "the middle of the water at {y}");
    }
    // The attacker's front stands in it.
    let (mut table, attacker, target) = on(&course("stream", 1.5, 30.0));
    assert_eq!(charged(&mut table, attacker, target), [0, 0], "an inch and a quarter from the bank");
    let (mut table, attacker, target) = on(&course("stream", 1.5, 30.5));
    assert_eq!(charged(&mut table, attacker, target), [0, 1], "he holds the bank");
}

#[test]
fn the_crest_of_a_high_hill_helps_against_an_enemy_below() {
    proves!("league:X.b.2");
    let hill = |high: bool, crest: f64| {
        format!(
            "[[hill]]\nid = \"hill\"\nname = \"Hill\"\nhigh = {high}\ntop = [[80.0, {crest:?}], [120.0, {crest:?}], [120.0, 50.0], [80.0, 50.0]]\ncrest = [[[80.0, {crest:?}], [120.0, {crest:?}]]]\n"
        )
    };
    let (mut table, attacker, target) = on(&hill(true, 32.5));
    assert_eq!(charged(&mut table, attacker, target), [0, 1]);
    let (mut table, attacker, target) = on(&hill(false, 32.5));
    assert_eq!(charged(&mut table, attacker, target), [0, 0], "the hill is not high");
    let (mut table, attacker, target) = on(&hill(true, 36.0));
    assert_eq!(charged(&mut table, attacker, target), [0, 0], "the crest is behind both");
    let (mut table, attacker, target) = on(&hill(true, 31.0));
    assert_eq!(charged(&mut table, attacker, target), [0, 0], "both are on it");
}

#[test]
fn infantry_that_attacks_in_column_has_one_more() {
    proves!("league:X.b.3");
    let (mut table, attacker, target) = face_to_face(2.0);
    table.set(target).formation = Column;
    assert_eq!(charged(&mut table, attacker, target), [1, 0], "not if it is attacked");
}

#[test]
fn infantry_in_double_line_has_one_more_on_both_sides() {
    proves!("league:X.b.4");
    let (mut table, first, second, target) = two_lines();
    table.charge_home(first, target, Some(second));
    assert_eq!(fought(&mut table, first, target), [1, 0]);
    let (mut table, first, _, target) = two_lines();
    assert_eq!(charged(&mut table, first, target), [0, 0], "the second line stayed behind");
    let (mut table, attacker, target) = face_to_face(2.0);
    table.place("br_7", 100.0, 37.5, 180, Line);
    assert_eq!(charged(&mut table, attacker, target), [1, 1], "4.000 inches");
    let (mut table, attacker, target) = face_to_face(2.0);
    table.place("br_7", 100.0, 37.501, 180, Line);
    assert_eq!(charged(&mut table, attacker, target), [1, 0], "4.001 inches");
}

#[test]
fn infantry_in_square_has_one_more() {
    proves!("league:X.b.5");
    let (mut table, attacker, target) = face_to_face(2.0);
    table.set(target).formation = Square;
    assert_eq!(charged(&mut table, attacker, target), [1, 1]);
}

#[test]
fn moving_cavalry_in_line_has_one_more() {
    proves!("league:X.b.6");
    let (mut table, horse, target) = cavalry(Line, true);
    assert_eq!(charged(&mut table, horse, target), [1, 0]);
}

#[test]
fn the_commander_has_one_more_on_his_own_die() {
    proves!("league:X.b.7", "league:C.c");
    let (mut table, attacker, target) = face_to_face(2.0);
    table.set(attacker).formation = Line;
    table.charge_home(attacker, target, None);
    table.play(Decision::Pass);
    let mut both = Table { game: table.game, state: table.state };
    let events = both.play_with(
        Decision::Fight { unit: attacker },
        &[[5; 7].as_slice(), &[1; 7], &[3, 1, 1, 1, 1]].concat(),
    );
    assert_eq!(totals(&events), [36, 8], "seven dice and 1");
    // Without him there is neither the die nor the 1.
    table.set(attacker).commander_back = 3;
    let events = table.play_with(
        Decision::Fight { unit: attacker },
        &[[5; 6].as_slice(), &[1; 7], &[3, 1, 1, 1, 1]].concat(),
    );
    assert_eq!(totals(&events), [30, 8]);
}

/// Who wins equal totals: a charge of lines, 22 against 22, then what comes after it.
fn tie(prepare: impl Fn(&mut Table, UnitId, UnitId), more: &[u8]) -> Vec<Event> {
    let (mut table, attacker, target) = face_to_face(2.0);
    table.set(attacker).formation = Line;
    prepare(&mut table, attacker, target);
    table.charge_home(attacker, target, None);
    table.play(Decision::Pass);
    table.play_with(Decision::Fight { unit: attacker }, &[&[3; 14], more].concat())
}

fn winner(events: &[Event]) -> Vec<Option<Side>> {
    let winner = |event: &Event| match event {
        Event::Fought { winner, .. } => Some(*winner),
        _ => None,
    };
    events.iter().filter_map(winner).collect()
}

#[test]
fn elite_units_win_equal_totals() {
    proves!("league:X.c.1");
    // Guards against the line, and the line against Vladimir.
    for (russian, british, expected) in
        [("ru_kazan_1", "br_coldstream", Side::Allied), ("ru_vladimir_1", "br_33", Side::Russian)]
    {
        let mut table = Table::lasting().actions(Side::Russian);
        let attacker = table.place(russian, 100.0, 30.0, 0, Line);
        let target = table.place(british, 100.0, 32.0, 180, Line);
        table.charge_home(attacker, target, None);
        table.play(Decision::Pass);
        let events = table
            .play_with(Decision::Fight { unit: attacker }, &[[3; 14].as_slice(), &[3, 1, 1, 1, 1]].concat());
        assert_eq!(winner(&events), [Some(expected)], "{russian} and {british}");
    }
    // Neither or both: all dice again.
    let again = [[4; 7].as_slice(), &[3; 7], &[3, 1, 1, 1, 1]].concat();
    assert_eq!(winner(&tie(|_, _, _| {}, &again)), [None, Some(Side::Russian)]);
    let both = |table: &mut Table, attacker, target| {
        (table.set(attacker).veteran, table.set(target).veteran) = (true, true);
    };
    assert_eq!(winner(&tie(both, &again)), [None, Some(Side::Russian)]);
}

#[test]
fn a_victory_makes_veterans_who_win_equal_totals() {
    proves!("league:X.c.2");
    let end = [3, 1, 1, 1, 1];
    assert_eq!(
        winner(&tie(|table, attacker, _| table.set(attacker).veteran = true, &end)),
        [Some(Side::Russian)]
    );
    assert_eq!(winner(&tie(|table, _, target| table.set(target).veteran = true, &end)), [Some(Side::Allied)]);
    // Attackers and defenders become veterans, all lines of them, and losers do not.
    let (mut table, first, second, target) = two_lines();
    table.charge_home(first, target, Some(second));
    fought(&mut table, first, target);
    assert!(table.is(first).veteran && table.is(second).veteran && !table.is(target).veteran);
    let (mut table, attacker, target) = face_to_face(2.0);
    table.charge_and_fight(attacker, target, &[[1; 7].as_slice(), &[5; 7], &[3, 1, 1, 1, 1]].concat());
    assert!(table.is(target).veteran && !table.is(attacker).veteran);
    // It lasts: the flag is there turns later.
    table.play(Decision::Pass);
    assert!(table.is(target).veteran);
}

#[test]
fn being_hit_from_the_rear_costs_one() {
    proves!("league:X.e");
    for (heading, expected) in [(180, 0), (90, 0), (0, -1)] {
        let (mut table, attacker, target) = face_to_face(2.0);
        table.set(target).formation = Column;
        table.set(target).heading = Heading::new(heading);
        // The nearest edge of the column is 2 inches before the charge, wherever it faces.
        table.set(target).at = match heading {
            0 => Point::new(100_000, 36_500),
            90 => Point::new(102_250, 33_500),
            _ => Point::new(100_000, 32_000),
        };
        assert_eq!(charged(&mut table, attacker, target), [1, expected], "facing {heading}");
    }
    // The rear is 45 degrees to either side: one stand against one, the charge coming from that many degrees off.
    for (degrees, expected) in [(-50, 0), (-40, -1), (40, -1), (50, 0)] {
        let (mut table, attacker, target) = face_to_face(2.0);
        let stand = |table: &mut Table, unit: UnitId, centre: Point, heading: Heading| {
            let now = table.set(unit);
            (now.figures, now.formation, now.heading) = (4, Line, heading);
            now.at = centre + heading.step(750);
        };
        let centre = Point::new(100_000, 40_000);
        stand(&mut table, target, centre, Heading::NORTH);
        let from = centre - Heading::new(degrees).step(3200);
        stand(&mut table, attacker, from, Heading::new(degrees));
        assert_eq!(charged(&mut table, attacker, target), [0, expected], "{degrees} degrees");
    }
}

#[test]
fn limbered_guns_standing_cavalry_and_dismounted_cavalry_have_one_less() {
    proves!("league:X.f");
    for formation in [Limbered, Unlimbered] {
        let (mut table, attacker, line) = face_to_face(2.0);
        table.set(line).at = Point::new(20_000, 60_000);
        let guns = table.place("br_bat_e", 100.0, 32.0, 180, formation);
        assert_eq!(charged(&mut table, attacker, guns), [1, -1], "{formation:?}");
    }
    for formation in [Line, Column] {
        let (mut table, horse, target) = cavalry(formation, false);
        assert_eq!(charged(&mut table, horse, target), [-1, 0], "standing, {formation:?}");
        let (mut table, horse, target) = cavalry(formation, false);
        table.set(horse).dismounted = true;
        assert_eq!(charged(&mut table, horse, target), [-1, 0], "on foot, {formation:?}");
    }
}

#[test]
fn each_chit_costs_one() {
    proves!("league:X.g", "league:M.c");
    for chits in 0..=3 {
        let (mut table, attacker, target) = face_to_face(2.0);
        table.set(attacker).chits = chits;
        assert_eq!(charged(&mut table, attacker, target), [1 - i16::from(chits), 0]);
        let (mut table, attacker, target) = face_to_face(2.0);
        table.set(target).chits = chits;
        assert_eq!(charged(&mut table, attacker, target), [1, -i16::from(chits)]);
    }
}

#[test]
fn routing_troops_have_two_less_and_another_one_from_the_rear() {
    proves!("league:X.h");
    for (heading, expected) in [(180, -2 - 7), (0, -3 - 7)] {
        let (mut table, attacker, target) = face_to_face(2.0);
        (table.set(target).routing, table.set(target).chits) = (true, 7);
        table.set(target).heading = Heading::new(heading);
        if heading == 0 {
            table.set(target).at = Point::new(100_000, 33_500);
        }
        assert_eq!(
            charged(&mut table, attacker, target),
            [1, expected],
            "with seven chits, facing {heading}"
        );
    }
}

#[test]
fn skirmishers_have_two_less() {
    proves!("league:X.i", "league:F.s3");
    let (mut table, foot, target) = face_to_face(2.0);
    table.set(foot).at = Point::new(20_000, 20_000);
    let jagers = table.place("ru_borodino_1", 100.0, 30.0, 0, Skirmish);
    assert_eq!(charged(&mut table, jagers, target), [-2, 0]);
    let (mut table, attacker, line) = face_to_face(2.0);
    table.set(line).at = Point::new(20_000, 60_000);
    let rifles = table.place("br_rifles", 100.0, 32.0, 180, Skirmish);
    assert_eq!(charged(&mut table, attacker, rifles), [1, -2]);
    let (mut table, horse, target) = cavalry(Skirmish, true);
    assert_eq!(charged(&mut table, horse, target), [-2, 0], "cavalry, moving");
}

#[test]
fn a_command_benefit_adds_one_and_the_defender_says_first() {
    proves!("league:L.cc");
    let (mut table, attacker, target) = face_to_face(2.0);
    give_points(&mut table, attacker, "ru_redoubt", 1);
    give_points(&mut table, target, "br_light", 1);
    table.play(Decision::Charge { unit: attacker, target, second: None });
    table.play(Decision::Stand);
    table.play_with(Decision::Check { benefit: Benefit::None }, &[6]);
    assert_eq!(table.side_asked(), Side::Allied, "the defender says first");
    table.play(Decision::Commit { benefit: COMMANDER });
    assert_eq!(table.side_asked(), Side::Russian);
    table.play(Decision::Commit { benefit: COMMANDER });
    table.play(Decision::LetCome);
    assert_eq!((table.is(attacker).points, table.is(target).points), (0, 0));
    assert_eq!(fought(&mut table, attacker, target), [2, 1]);
    assert_eq!(
        (table.is(attacker).fight_bonus, table.is(target).fight_bonus),
        (0, 0),
        "for this fight alone"
    );
}
