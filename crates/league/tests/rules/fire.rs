//! Fire (G).

use crate::harness::{ROSTER, RULES, TABLE, Table, inches, league_on, point, proves};
use kernel::{Log, SeededDice};
use league::Event;
use league::decision::{Aims, Benefit};
use league::shot::{Shot, TargetRow};
use league::state::{AfterLosses, Loss};
use league::unit::{Formation, MAX_STANDS, UnitId, UnitSet};
use league::volley::Toll;
use tabletop::Heading;

use Formation::{Column, Limbered, Line, Road, Skirmish, Square, Unlimbered};

fn shot(table: &Table, unit: UnitId, stand: usize, target: UnitId) -> Result<Shot, &'static str> {
    let shot = table.game.shot(&table.state, &table.field(), unit, stand, target);
    shot.map_err(|bar| table.case_of(bar))
}

fn number(table: &Table, unit: UnitId, stand: usize, target: UnitId) -> i8 {
    let shot = shot(table, unit, stand, target).expect("it can fire");
    table.game.hit_number(&table.state, unit, &shot)
}

fn targets(table: &Table, unit: UnitId, stand: usize) -> Vec<&'static str> {
    let set = table.game.targets_of_stand(&table.state, &table.field(), unit, stand, false);
    set.iter().map(|unit| table.name(unit)).collect()
}

fn only(stand: usize, target: UnitId) -> Aims {
    let mut aims = [None; MAX_STANDS];
    aims[stand] = Some(target);
    aims
}

/// British rifles facing south at a Russian column so many inches away, on a bare table.
fn rifles_at_column(gap: f64) -> (Table, UnitId, UnitId) {
    let mut table = Table::bare();
    let firer = table.place("br_7", 100.0, 60.0, 180, Line);
    let target = table.place("ru_kazan_1", 100.0, 60.0 - gap, 0, Column);
    (table, firer, target)
}

#[test]
fn example_14_a_line_of_rifles_at_a_column() {
    proves!("league:G.a", "league:G.d.1", "league:Q.28", "league:Q.35");
    let (mut table, firer, target) = rifles_at_column(9.0);
    assert_eq!(number(&table, firer, 0, target), 3);
    let (losses, events) =
        table.fire_with(firer, Benefit::None, table.all_at(firer, target), false, &[6, 6, 4, 3, 2, 1]);
    assert_eq!(losses, [Loss { unit: target, hits: 4, leader_rolls: 0, chits: 1 }]);
    assert_eq!(events, [Event::Fired { unit: firer, target, faces: [1, 1, 1, 1, 0, 2], hits: 4 }]);
    assert!(table.state.fired_at_by[target].contains(firer));
    assert!(table.state.units[firer].acted);
}

#[test]
fn example_15_long_range_halves_hits_and_rounds_up() {
    proves!("league:G.o.1", "league:G.n.2", "league:Q.29");
    let (mut table, firer, target) = rifles_at_column(12.0);
    let losses = table.fire(firer, table.all_at(firer, target), &[6, 5, 3, 2, 1, 1]);
    assert_eq!(losses[0].hits, 2);
    // Half of the reach is short range to the last thousandth.
    for (gap, long) in [(10.0, false), (10.001, true)] {
        let (mut table, firer, target) = rifles_at_column(gap);
        table.place_few("br_7", (100.0, 60.0), 180, Line, 4);
        assert_eq!(shot(&table, firer, 0, target).map(|shot| shot.long), Ok(long), "{gap}");
    }
}

#[test]
fn short_and_long_hits_are_halved_apart() {
    proves!("league:G.o.1");
    // The middle stands are within ten inches, the others not.
    let (mut table, firer, target) = rifles_at_column(9.9);
    let field = table.field();
    let long: Vec<bool> = (0..6)
        .map(|stand| table.game.shot(&table.state, &field, firer, stand, target).expect("it can fire").long)
        .collect();
    assert_eq!(long, [true, false, false, false, false, true]);
    let losses = table.fire(firer, table.all_at(firer, target), &[5, 5, 5, 1, 1, 1]);
    assert_eq!(losses[0].hits, 3, "two short ones, and half of one, rounded up");
    let (mut table, firer, target) = rifles_at_column(9.9);
    let losses = table.fire(firer, table.all_at(firer, target), &[5, 5, 5, 1, 1, 5]);
    assert_eq!(losses[0].hits, 3, "two short ones, and half of two");
}

#[test]
fn example_16_guns_in_a_redoubt_are_covered_and_chits_spoil_the_aim() {
    proves!("league:G.b", "league:G.t", "league:M.c", "league:Q.38");
    let mut table = Table::empty();
    let guns = table.place("ru_bat_16_pos", 137.4, 32.6, 0, Unlimbered);
    let rifles = table.place("br_7", 137.4, 40.6, 180, Line);
    for stand in 0..6 {
        let shot = shot(&table, rifles, stand, guns).expect("it can fire");
        assert!(shot.cover && !shot.long, "{stand}: {shot:?}");
        assert_eq!(table.game.hit_number(&table.state, rifles, &shot), 5);
    }
    let aims = table.all_at(rifles, guns);
    let hits = |chits: u8| {
        let mut table = Table { state: table.state, ..table };
        table.state.units[rifles].chits = chits;
        table.fire(rifles, aims, &[6, 6, 5, 4, 3, 1])[0]
    };
    assert_eq!((hits(0).hits, hits(0).chits), (3, 1));
    assert_eq!((hits(1).hits, hits(1).chits), (2, 1));
    assert_eq!((hits(2).hits, hits(2).chits), (0, 1));
}

#[test]
fn from_inside_the_redoubt_there_is_no_cover() {
    proves!("league:G.b");
    let mut table = Table::empty();
    let guns = table.place("ru_bat_16_pos", 137.4, 30.6, 180, Unlimbered);
    let rifles = table.place("br_7", 137.4, 24.0, 0, Line);
    assert!(!shot(&table, rifles, 2, guns).expect("it can fire").cover);
}

#[test]
fn example_18_a_battery_throws_a_die_for_each_gunner() {
    proves!("league:G.a", "league:G.d.2", "league:G.o.2", "league:M.a.1");
    let mut table = Table::bare();
    let guns = table.place("ru_bat_16_1", 100.0, 20.0, 0, Unlimbered);
    let line = table.place("br_7", 100.0, 50.0, 180, Line);
    assert_eq!(number(&table, guns, 0, line), 4);
    let losses = table.fire(guns, table.all_at(guns, line), &[6, 6, 6, 4, 2, 1]);
    assert_eq!(losses, [Loss { unit: line, hits: 2, leader_rolls: 1, chits: 1 }]);
    // With five gunners the third gun has one left; with four it is gone.
    for figures in [5_u8, 4, 3] {
        let mut table = Table::bare();
        let guns = table.place_few("ru_bat_16_1", (100.0, 20.0), 0, Unlimbered, figures);
        let line = table.place("br_7", 100.0, 50.0, 180, Line);
        table.fire(guns, table.all_at(guns, line), &[1; 5][..usize::from(figures)]);
    }
}

#[test]
fn a_thin_stand_still_throws_its_die() {
    proves!("league:G.a", "league:K.b.2");
    let (mut table, firer, target) = rifles_at_column(9.0);
    table.state.units[firer].figures = 21;
    table.fire(firer, table.all_at(firer, target), &[1; 6]);
    let (mut table, firer, target) = rifles_at_column(9.0);
    table.state.units[firer].figures = 20;
    table.fire(firer, table.all_at(firer, target), &[1; 5]);
}

#[test]
fn sixes_go_in_pairs_and_in_threes() {
    proves!("league:G.d.1", "league:G.d.2", "league:G.d.3", "league:M.a.1", "league:M.b");
    for sixes in 0..=6_u8 {
        let (mut table, firer, target) = rifles_at_column(9.0);
        // Four chits: nothing can hit, and the sixes count all the same.
        table.state.units[firer].chits = 4;
        let mut dice = [1; 6];
        dice[..usize::from(sixes)].fill(6);
        let losses = table.fire(firer, table.all_at(firer, target), &dice);
        let wanted = Loss { unit: target, hits: 0, leader_rolls: sixes / 3, chits: sixes / 2 };
        assert_eq!(losses, [wanted]);
    }
}

#[test]
fn the_chart() {
    proves!("league:G.t");
    // Who fires, at what it is, dismounted; open and cover of lines, columns and enfiladed targets.
    let chart: [(&str, Formation, bool, [[i8; 2]; 3]); 7] = [
        ("br_7", Line, false, [[4, 5], [3, 4], [2, 3]]),
        ("fr_50_line", Line, false, [[4, 5], [3, 4], [2, 3]]),
        ("ru_kazan_1", Line, false, [[4, 5], [3, 4], [2, 3]]),
        ("ru_bat_16_1", Unlimbered, false, [[4, 5], [3, 4], [2, 3]]),
        ("br_bat_e", Unlimbered, false, [[5, 6], [4, 5], [3, 4]]),
        ("br_hussars", Line, true, [[5, 6], [4, 5], [3, 4]]),
        ("br_hussars", Line, false, [[6, 6], [5, 6], [4, 5]]),
    ];
    for (id, formation, dismounted, rows) in chart {
        let mut table = Table::bare();
        let unit = table.place(id, 100.0, 20.0, 0, formation);
        table.state.units[unit].dismounted = dismounted;
        for (row, numbers) in [TargetRow::Line, TargetRow::Column, TargetRow::Enfiladed].into_iter().zip(rows)
        {
            for (cover, number) in [false, true].into_iter().zip(numbers) {
                let shot = Shot { at: 0, range: 5000, long: false, pivot: false, cover, row, double: false };
                assert_eq!(table.game.hit_number(&table.state, unit, &shot), number, "{id} {row:?} {cover}");
            }
        }
    }
}

#[test]
fn how_a_target_lies() {
    proves!("league:G.t", "league:F.s4", "league:G.b");
    let cases = [
        ("ru_kazan_1", Line, TargetRow::Line, false),
        ("ru_kazan_1", Column, TargetRow::Column, false),
        ("ru_kazan_1", Road, TargetRow::Column, false),
        ("ru_kazan_1", Square, TargetRow::Enfiladed, false),
        ("ru_borodino_1", Skirmish, TargetRow::Line, true),
        ("ru_bat_16_1", Unlimbered, TargetRow::Line, false),
        ("ru_bat_16_1", Limbered, TargetRow::Column, false),
        ("ru_hussars", Line, TargetRow::Line, false),
    ];
    for (id, formation, row, cover) in cases {
        let mut table = Table::bare();
        let firer = table.place_few("br_7", (100.0, 60.0), 180, Line, 4);
        let target = table.place(id, 100.0, 52.0, 0, formation);
        let shot = shot(&table, firer, 0, target).expect("it can fire");
        assert_eq!((shot.row, shot.cover), (row, cover), "{id} {formation:?}");
    }
}

#[test]
fn example_22_enfilade() {
    proves!("league:G.t");
    let lies = |(x, y): (f64, f64), heading: i32, formation: Formation| {
        let mut table = Table::bare();
        let target = table.place("ru_kazan_1", 50.0, 20.0, 0, formation);
        // One stand: the middle of its front is the middle of the unit's.
        let firer = table.place_few("br_7", (x, y), heading, Line, 4);
        shot(&table, firer, 0, target).expect("it can fire").row
    };
    assert_eq!(lies((63.75, 19.25), 270, Line), TargetRow::Enfiladed);
    assert_eq!(lies((60.0, 30.0), 210, Line), TargetRow::Line);
    // The right-hand stand of the line is at (53.75, 19.25): at 45 degrees before it and behind it the flank ends.
    assert_eq!(lies((58.75, 24.25), 225, Line), TargetRow::Line);
    assert_eq!(lies((58.75, 24.249), 225, Line), TargetRow::Enfiladed);
    assert_eq!(lies((58.75, 14.251), 315, Line), TargetRow::Enfiladed);
    assert_eq!(lies((58.75, 14.25), 315, Line), TargetRow::Line, "fire from the rear is plain fire");
    assert_eq!(lies((60.0, 18.0), 270, Column), TargetRow::Enfiladed);
    assert_eq!(lies((60.0, 15.0), 270, Road), TargetRow::Enfiladed);
    assert_eq!(lies((70.0, 19.25), 270, Skirmish), TargetRow::Line);
    let mut table = Table::bare();
    let guns = table.place("ru_bat_16_1", 50.0, 20.0, 0, Unlimbered);
    let firer = table.place_few("br_7", (63.0, 19.0), 270, Line, 4);
    assert_eq!(shot(&table, firer, 0, guns).map(|shot| shot.row), Ok(TargetRow::Line));
}

#[test]
fn example_23_two_lines_close_together_are_a_double_line() {
    proves!("league:G.h");
    let double = |gap: f64, second: &str, heading: i32, formation: Formation| {
        let mut table = Table::bare();
        let first = table.place("ru_kazan_1", 100.0, 50.0, 0, Line);
        table.place(second, 100.0, 48.5 - gap, heading, formation);
        // Straight before a stand of the first line.
        let firer = table.place_few("br_7", (100.75, 58.0), 180, Line, 4);
        let shot = shot(&table, firer, 0, first).expect("it can fire");
        assert_eq!(shot.double, shot.row == TargetRow::Column);
        table.game.hit_number(&table.state, firer, &shot)
    };
    assert_eq!(double(4.0, "ru_kazan_2", 0, Line), 3);
    assert_eq!(double(4.001, "ru_kazan_2", 0, Line), 4);
    assert_eq!(double(0.5, "ru_kazan_2", 0, Line), 3);
    // A column or another arm behind it makes no double line, nor one that faces elsewhere.
    assert_eq!(double(2.0, "ru_kazan_2", 0, Column), 4);
    assert_eq!(double(2.0, "ru_hussars", 0, Line), 4);
    assert_eq!(double(3.5, "ru_kazan_2", 30, Line), 3);
    assert_eq!(double(3.5, "ru_kazan_2", 31, Line), 4);
}

#[test]
fn a_double_line_is_judged_on_the_axis_of_fire() {
    proves!("league:G.h");
    let mut table = Table::bare();
    let first = table.place("ru_kazan_1", 100.0, 50.0, 0, Line);
    // The second line reaches behind the right half of the first only.
    table.place("ru_kazan_2", 105.0, 46.0, 0, Line);
    let rows: Vec<bool> = [-3.75, 3.75]
        .into_iter()
        .map(|x| {
            let mut table = Table { state: table.state, ..table };
            let firer = table.place_few("br_7", (100.0 + x, 58.0), 180, Line, 4);
            shot(&table, firer, 0, first).expect("it can fire").double
        })
        .collect();
    assert_eq!(rows, [false, true]);
}

#[test]
fn example_4_ranges() {
    proves!("league:G.n.1", "league:Q.30");
    let siege = ROSTER.replace("weapon = \"horse\"", "weapon = \"siege\"");
    assert_ne!(siege, ROSTER);
    let with_siege = league_on(TABLE, &siege, RULES, &[]);
    let cases = [
        ("ru_kazan_1", Line, 10.0, None),
        ("br_7", Line, 20.0, None),
        ("ru_hussars", Line, 10.0, None),
        ("br_bat_e", Unlimbered, 40.0, None),
        ("br_rha_i", Unlimbered, 40.0, None),
        ("br_rha_i", Unlimbered, 80.0, Some(with_siege)),
    ];
    for (id, formation, reach, game) in cases {
        for (gap, allowed) in [(reach, true), (reach + 0.001, false)] {
            // Along the northern edge, where nothing is in the way.
            let mut table = game.map_or_else(Table::empty, Table::without_troops);
            let few = if formation == Unlimbered { 2 } else { 1 };
            let firer = table.place_few(id, (50.0, 66.0), 90, formation, few);
            let enemy = if id.starts_with("ru") { "br_33" } else { "ru_kazan_2" };
            let target = table.place_few(enemy, (50.0 + gap, 66.0), 270, Line, 4);
            let found = shot(&table, firer, 0, target);
            let wanted = if allowed { Ok(inches(gap)) } else { Err("league:G.n.1") };
            assert_eq!(found.map(|shot| shot.range), wanted, "{id} {gap}");
            assert!(!allowed || found.is_ok_and(|shot| shot.long));
        }
    }
}

/// A target of one stand whose centre is so many degrees off the front of one stand that faces south.
fn off_front(degrees: i32) -> (Table, UnitId, UnitId) {
    let mut table = Table::bare();
    let firer = table.place_few("br_7", (100.0, 60.0), 180, Line, 4);
    let centre = point(100.0, 60.0) + Heading::new(180 + degrees).step(8000);
    // It faces the one who fires.
    let target = table.place_few("ru_kazan_1", (0.0, 0.0), degrees, Line, 4);
    table.state.units[target].at = centre + Heading::new(degrees).step(750);
    (table, firer, target)
}

#[test]
fn example_24_arc_and_pivot() {
    proves!("league:G.i", "league:G.g");
    for degrees in [0, 30, 44, -44] {
        let (table, firer, target) = off_front(degrees);
        assert_eq!(shot(&table, firer, 0, target).map(|shot| shot.pivot), Ok(false), "{degrees}");
    }
    for degrees in [46, -46, 60, -60, 74] {
        let (table, firer, target) = off_front(degrees);
        assert_eq!(shot(&table, firer, 0, target).map(|shot| shot.pivot), Ok(true), "{degrees}");
    }
    for (degrees, case) in [(76, "league:G.g"), (-76, "league:G.g"), (120, "league:G.i"), (180, "league:G.i")]
    {
        let (table, firer, target) = off_front(degrees);
        assert_eq!(shot(&table, firer, 0, target).map(|shot| shot.pivot), Err(case), "{degrees}");
        assert_eq!(table.fire_barred(firer, only(0, target)), Some(case));
    }
    // One off each die of a stand that turns.
    for (degrees, hits) in [(30, 1), (60, 0)] {
        let (mut table, firer, target) = off_front(degrees);
        assert_eq!(table.fire(firer, only(0, target), &[4])[0].hits, hits, "{degrees}");
    }
    let (mut table, firer, target) = off_front(60);
    assert_eq!(table.fire(firer, only(0, target), &[5])[0].hits, 1);
}

#[test]
fn a_stand_in_the_plain_arc_counts_before_a_nearer_one() {
    proves!("league:G.i", "league:G.g");
    let mut table = Table::bare();
    let firer = table.place_few("br_7", (100.0, 60.0), 180, Line, 4);
    // Its near end is far to the side, its far end is not.
    let target = table.place("ru_kazan_1", 105.25, 53.25, 270, Line);
    let shot = shot(&table, firer, 0, target).expect("it can fire");
    assert!(!shot.pivot);
    let field = table.field();
    let bases = field.print(target).bases();
    let apex = point(100.0, 60.0);
    let nearest = bases.iter().map(|base| base.distance(apex)).min();
    assert!(nearest.is_some_and(|nearest| nearest < shot.range));
    assert_eq!(shot.range, bases[shot.at].distance(apex));
}

#[test]
fn the_benefit_of_command() {
    proves!("league:L.fi");
    let (mut table, firer, target) = rifles_at_column(9.0);
    let brigadier = table.game.roster.unit(firer).command;
    table.state.staff[brigadier.index()].at = point(100.0, 62.0);
    let aims = table.all_at(firer, target);
    let points = table.state.units[firer].points;
    let (losses, events) = table.fire_with(firer, Benefit::Commander, aims, false, &[2, 2, 2, 1, 1, 1]);
    assert_eq!(losses[0].hits, 3);
    assert_eq!(events[0], Event::Benefit { unit: firer, benefit: Benefit::Commander });
    assert_eq!(table.state.units[firer].points, points - 1);
    assert!(table.state.units[firer].commander_used);
    // Commander and attached brigadier add up, and a natural six is a six still.
    let (mut table, firer, target) = rifles_at_column(9.0);
    let staff = &mut table.state.staff[brigadier.index()];
    (staff.at, staff.with, staff.since_start) = (point(100.0, 60.0), Some(firer), true);
    let losses = table.fire_with(firer, Benefit::Both, aims, false, &[1, 1, 5, 5, 6, 2]).0;
    assert_eq!(losses, [Loss { unit: target, hits: 6, leader_rolls: 0, chits: 0 }]);
    // Who is out of command has none.
    let (mut table, firer, _) = rifles_at_column(9.0);
    for staff in &mut table.state.staff {
        staff.at = point(10.0, 2.0);
    }
    assert_eq!(table.fire_barred_with(firer, Benefit::Commander, aims, false), Some("league:L.2"));
}

#[test]
fn who_may_fire() {
    proves!("league:Q.17", "league:Q.27", "league:Q.31");
    let (table, firer, target) = rifles_at_column(9.0);
    let aims = table.all_at(firer, target);
    let barred = |change: fn(&mut league::state::UnitState)| {
        let mut table = Table { state: table.state, ..table };
        change(&mut table.state.units[firer]);
        let mut list = Vec::new();
        table.game.list_fire(&table.state, &table.field(), firer, false, &mut list);
        let case = table.fire_barred(firer, aims);
        assert_eq!(list.is_empty(), case.is_some());
        case
    };
    assert_eq!(barred(|_| {}), None);
    assert_eq!(barred(|unit| unit.acted = true), Some("league:Q.17"));
    assert_eq!(barred(|unit| unit.routing = true), Some("league:M.e.2"));
    assert_eq!(barred(|unit| unit.knot = 1), Some("league:C.a.1"));
    assert_eq!(barred(|unit| unit.formation = Road), Some("league:G.a"));
    assert_eq!(barred(|unit| unit.presence = league::state::Presence::Left), Some("league:A.a.1"));
    let mut table = Table::bare();
    let guns = table.place("br_bat_e", 100.0, 60.0, 180, Limbered);
    let target = table.place("ru_kazan_1", 100.0, 50.0, 0, Column);
    assert_eq!(table.fire_barred(guns, table.all_at(guns, target)), Some("league:F.c"));
    // Fire is the action of the turn.
    let (mut table, firer, target) = rifles_at_column(9.0);
    table.fire(firer, only(0, target), &[1]);
    assert_eq!(table.fire_barred(firer, only(1, target)), Some("league:Q.17"));
}

#[test]
fn firing_stops_cavalry_and_ends_an_advance() {
    proves!("league:V.h.2");
    let mut table = Table::bare();
    let horse = table.place("ru_hussars", 100.0, 50.0, 0, Line);
    let target = table.place("br_7", 100.0, 55.0, 180, Line);
    table.state.units[horse].moving = true;
    table.state.units[horse].came_from = Some(point(100.0, 30.0));
    assert_eq!(number(&table, horse, 2, target), 6);
    table.fire(horse, only(2, target), &[6]);
    assert!(!table.state.units[horse].moving);
    assert_eq!(table.state.units[horse].came_from, None);
}

#[test]
fn aims_have_to_be_sound() {
    proves!("league:G.a");
    let (mut table, firer, target) = rifles_at_column(9.0);
    let friend = table.place("br_23", 60.0, 60.0, 180, Line);
    assert_eq!(table.fire_barred(firer, [None; MAX_STANDS]), Some("league:G.a"));
    assert_eq!(table.fire_barred(firer, only(0, friend)), Some("league:G.c"));
    assert_eq!(table.fire_barred(firer, only(0, table.unit("ru_kazan_3"))), Some("league:G.a"));
    assert_eq!(table.fire_barred(firer, only(0, UnitId(71))), Some("league:G.a"));
    table.state.units[firer].figures = 8;
    assert_eq!(table.fire_barred(firer, only(1, target)), None);
    assert_eq!(table.fire_barred(firer, only(2, target)), Some("league:G.a"));
}

#[test]
fn a_column_fires_with_its_front_rank_and_a_square_all_round() {
    proves!("league:G.a", "league:G.j");
    let mut table = Table::bare();
    let column = table.place("ru_kazan_1", 100.0, 40.0, 0, Column);
    let north = table.place("br_7", 100.0, 46.0, 180, Line);
    let east = table.place("br_33", 109.0, 37.75, 270, Line);
    let south = table.place("br_23", 100.0, 29.0, 0, Line);
    assert_eq!(targets(&table, column, 0), ["br_7"]);
    assert_eq!(targets(&table, column, 1), ["br_7"]);
    for stand in 2..6 {
        assert!(targets(&table, column, stand).is_empty());
        assert_eq!(table.fire_barred(column, only(stand, north)), Some("league:G.j"));
    }
    table.state.units[column].formation = Square;
    let all: Vec<_> = (0..6).map(|stand| targets(&table, column, stand)).collect();
    assert_eq!(all, [vec!["br_7"], vec!["br_7"], vec![], vec!["br_33"], vec!["br_23"], vec!["br_23"]]);
    let aims = [Some(north), Some(north), None, Some(east), Some(south), Some(south)];
    let losses = table.fire(column, aims, &[4, 4, 4, 4, 3]);
    let hits: Vec<_> = losses.iter().map(|loss| (loss.unit, loss.hits)).collect();
    assert_eq!(hits, [(north, 1), (east, 1), (south, 1)], "all at long range");
}

#[test]
fn targets_in_their_order() {
    proves!("league:G.c");
    let mut table = Table::bare();
    let firer = table.place_few("br_7", (100.0, 60.0), 180, Line, 4);
    let near = table.place("ru_kazan_1", 96.0, 54.0, 0, Column);
    let coming = table.place("ru_kazan_2", 100.0, 50.0, 0, Column);
    let shooting = table.place("ru_kazan_3", 105.0, 48.0, 0, Column);
    assert_eq!(targets(&table, firer, 0), ["ru_kazan_1"]);
    assert_eq!(table.fire_barred(firer, only(0, coming)), Some("league:G.c"));
    assert_eq!(table.fire_barred(firer, only(0, near)), None);
    // It came an inch nearer: measured to the centre of the one who fires.
    table.state.units[coming].came_from = Some(point(100.0, 49.001));
    assert_eq!(targets(&table, firer, 0), ["ru_kazan_1"]);
    table.state.units[coming].came_from = Some(point(100.0, 49.0));
    assert_eq!(targets(&table, firer, 0), ["ru_kazan_2"]);
    // But not if it looks elsewhere.
    table.state.units[coming].heading = Heading::new(90);
    assert_eq!(targets(&table, firer, 0), ["ru_kazan_1"]);
    table.state.units[coming].heading = Heading::NORTH;
    // Who fired comes before who advances; both who fired may be chosen.
    table.state.fired_at_by[firer].insert(shooting);
    assert_eq!(targets(&table, firer, 0), ["ru_kazan_3"]);
    assert_eq!(table.fire_barred(firer, only(0, coming)), Some("league:G.c"));
    table.state.fired_at_by[firer].insert(near);
    assert_eq!(targets(&table, firer, 0), ["ru_kazan_1", "ru_kazan_3"]);
    // Nobody fires into a close combat; those who run come last.
    table.state.units[shooting].knot = 1;
    assert_eq!(targets(&table, firer, 0), ["ru_kazan_1"]);
    assert_eq!(table.fire_barred(firer, only(0, shooting)), Some("league:G.c"));
    table.state.units[near].routing = true;
    assert_eq!(targets(&table, firer, 0), ["ru_kazan_2"]);
    assert_eq!(table.fire_barred(firer, only(0, near)), Some("league:G.c"));
    table.state.units[coming].routing = true;
    assert_eq!(targets(&table, firer, 0), ["ru_kazan_1"], "both run, and one of them fired");
}

#[test]
fn equally_near_targets_may_be_chosen() {
    proves!("league:G.c");
    let mut table = Table::bare();
    let firer = table.place_few("br_7", (100.0, 60.0), 180, Line, 4);
    let left = table.place("ru_kazan_1", 96.0, 52.0, 0, Column);
    let right = table.place("ru_kazan_2", 104.0, 52.0, 0, Column);
    assert_eq!(targets(&table, firer, 0), ["ru_kazan_1", "ru_kazan_2"]);
    table.state.units[right].at.y -= 10;
    assert_eq!(targets(&table, firer, 0), ["ru_kazan_1"]);
    table.state.units[left].at.y -= 20;
    assert_eq!(targets(&table, firer, 0), ["ru_kazan_2"]);
}

#[test]
fn a_target_that_a_stand_has_to_turn_for_binds_like_any_other() {
    proves!("league:G.c", "league:G.g");
    let mut table = Table::bare();
    let firer = table.place_few("br_7", (100.0, 60.0), 180, Line, 4);
    let ahead = table.place("ru_kazan_1", 100.0, 50.0, 0, Column);
    let aside = table.place_few("ru_kazan_2", (106.0, 57.0), 0, Line, 4);
    assert_eq!(shot(&table, firer, 0, ahead).map(|shot| shot.pivot), Ok(false));
    assert_eq!(shot(&table, firer, 0, aside).map(|shot| shot.pivot), Ok(true));
    assert_eq!(targets(&table, firer, 0), ["ru_kazan_2"]);
    assert_eq!(table.fire_barred(firer, only(0, ahead)), Some("league:G.c"));
    // And one that fired does so before others in the arc.
    table.state.units[aside].at = point(118.0, 50.0);
    assert_eq!(shot(&table, firer, 0, aside).map(|shot| shot.pivot), Ok(true));
    assert_eq!(targets(&table, firer, 0), ["ru_kazan_1"]);
    table.state.fired_at_by[firer].insert(aside);
    assert_eq!(targets(&table, firer, 0), ["ru_kazan_2"]);
}

#[test]
fn a_reaction_is_fire_at_the_charger_alone() {
    proves!("league:G.c", "league:C.a.7");
    let mut table = Table::bare();
    let defender = table.place("br_7", 100.0, 60.0, 180, Line);
    let nearest = table.place("ru_kazan_1", 92.0, 59.0, 0, Column);
    let charger = table.place_few("ru_kazan_2", (96.5, 59.5), 0, Line, 4);
    let second = table.place("ru_kazan_3", 104.0, 55.0, 0, Line);
    table.state.charge.attacker = Some(charger);
    table.state.charge.second = Some(second);
    table.state.charge.target = Some(defender);
    table.state.units[defender].acted = true;
    let mut list = Vec::new();
    table.game.list_fire(&table.state, &table.field(), defender, true, &mut list);
    assert_eq!(list.len(), 1);
    assert!(list[0].iter().flatten().all(|target| *target == charger));
    assert_eq!(table.fire_barred_with(defender, Benefit::None, only(0, nearest), true), Some("league:C.a.7"));
    // The end stand sees only the second line, and that is no target.
    assert_eq!(shot(&table, defender, 0, charger).map(|_| ()), Err("league:G.g"));
    assert_eq!(shot(&table, defender, 0, second).map(|_| ()), Ok(()));
    assert_eq!(table.fire_barred_with(defender, Benefit::None, only(0, second), true), Some("league:C.a.7"));
    let firing = list[0].iter().flatten().count();
    assert!(firing >= 3, "{firing}");
    table.fire_with(defender, Benefit::None, list[0], true, &vec![1; firing]);
    assert!(table.state.units[defender].reacted);
    assert_eq!(table.state.losses.then, AfterLosses::Charge);
    assert_eq!(table.fire_barred_with(defender, Benefit::None, list[0], true), Some("league:C.a.7"));
}

#[test]
fn fire_may_be_split() {
    proves!("league:G.f", "league:G.d.1");
    let mut table = Table::bare();
    let firer = table.place("br_7", 100.0, 60.0, 180, Line);
    let left = table.place("ru_kazan_1", 96.0, 52.0, 0, Column);
    let right = table.place("ru_kazan_2", 104.0, 52.0, 0, Column);
    // The line faces south, so its left is in the east.
    let all: Vec<_> = (0..6).map(|stand| targets(&table, firer, stand)).collect();
    assert_eq!(all[0], ["ru_kazan_2"]);
    assert_eq!(all[5], ["ru_kazan_1"]);
    table.state.fired_at_by[firer] = [left, right].into_iter().collect();
    let aims = [Some(right), Some(left), Some(right), Some(left), Some(left), None];
    let (losses, events) = table.fire_with(firer, Benefit::None, aims, false, &[6, 1, 6, 6, 1]);
    // First the target of the first stand; sixes are counted apart.
    assert_eq!(
        losses,
        [
            Loss { unit: right, hits: 1, leader_rolls: 0, chits: 0 },
            Loss { unit: left, hits: 2, leader_rolls: 0, chits: 1 },
        ]
    );
    assert_eq!(events[1], Event::Fired { unit: firer, target: left, faces: [1, 0, 0, 0, 0, 2], hits: 2 });
}

#[test]
fn the_list_has_the_plain_way_and_one_for_each_other_target() {
    proves!("league:G.f");
    let mut table = Table::bare();
    let firer = table.place("br_7", 100.0, 60.0, 180, Line);
    let mut list = Vec::new();
    table.game.list_fire(&table.state, &table.field(), firer, false, &mut list);
    assert!(list.is_empty(), "nobody is there");
    let left = table.place("ru_kazan_1", 96.0, 52.0, 0, Column);
    let right = table.place("ru_kazan_2", 105.0, 52.0, 0, Column);
    table.state.fired_at_by[firer] = [left, right].into_iter().collect();
    let list_of = |table: &Table| {
        let mut list = Vec::new();
        table.game.list_fire(&table.state, &table.field(), firer, false, &mut list);
        list
    };
    assert_eq!(list_of(&table), [table.all_at(firer, left), table.all_at(firer, right)]);
    // Without that, each stand has one target only, and there is one way.
    table.state.fired_at_by[firer] = UnitSet::EMPTY;
    let list = list_of(&table);
    assert_eq!(list.len(), 1);
    assert!(list[0].contains(&Some(left)) && list[0].contains(&Some(right)));
}

#[test]
fn a_leader_alone_is_no_target_and_hides_nobody() {
    proves!("league:G.m");
    let mut table = Table::bare();
    let firer = table.place("br_7", 100.0, 60.0, 180, Line);
    for staff in &mut table.state.staff {
        staff.at = point(100.0, 55.0);
    }
    let mut list = Vec::new();
    table.game.list_fire(&table.state, &table.field(), firer, false, &mut list);
    assert!(list.is_empty());
    let target = table.place("ru_kazan_1", 100.0, 51.0, 0, Column);
    assert_eq!(table.fire_barred(firer, table.all_at(firer, target)), None);
}

#[test]
fn example_19_e_battery_at_set_up() {
    proves!("league:G.c", "league:N.3");
    let table = Table::opening();
    let guns = table.unit("br_bat_e");
    let battery = table.unit("ru_bat_16_pos");
    let field = table.field();
    assert_eq!(field.print(guns).bases()[0].apex(), point(135.0, 55.2));
    let found = shot(&table, guns, 0, battery).expect("it can fire");
    assert_eq!((found.range, found.long, found.cover, found.row), (22_600, true, true, TargetRow::Line));
    assert_eq!(table.game.hit_number(&table.state, guns, &found), 6);
    assert_eq!(field.print(guns).bases()[2].apex(), point(131.0, 55.2));
    assert_eq!(shot(&table, guns, 2, battery).map(|shot| shot.range), Ok(22_854));
    let kazan = table.unit("ru_kazan_1");
    assert_eq!(shot(&table, guns, 2, kazan).map(|shot| shot.range), Ok(22_952));
    assert_eq!(targets(&table, guns, 2), ["ru_bat_16_pos"]);
    assert_eq!(table.fire_barred(guns, only(2, kazan)), Some("league:G.c"));
}

#[test]
fn example_20_prince_napoleons_guns_at_set_up() {
    proves!("league:G.c", "league:F.s4");
    let table = Table::opening();
    let guns = table.unit("fr_bat_nap");
    let (skirmishers, battery) = (table.unit("ru_borodino_1"), table.unit("ru_bat_17_4"));
    let mut ranges: Vec<_> =
        (0..3).map(|stand| shot(&table, guns, stand, skirmishers).expect("it can fire").range).collect();
    ranges.sort_unstable();
    assert_eq!(ranges, [15_400, 16_467, 17_696]);
    for stand in 0..3 {
        let near = shot(&table, guns, stand, battery).expect("it can fire");
        assert!((20_650..20_750).contains(&near.range), "{}", near.range);
        assert_eq!(targets(&table, guns, stand), ["ru_borodino_1"]);
        let found = shot(&table, guns, stand, skirmishers).expect("it can fire");
        assert!(found.cover && !found.long);
        assert_eq!(table.game.hit_number(&table.state, guns, &found), 6);
    }
}

#[test]
fn example_21_who_sees_nobody_at_set_up() {
    proves!("league:G.j", "league:G.l.1");
    let table = Table::opening();
    let field = table.field();
    let (grenadiers, seventh) = (table.unit("br_grenadiers"), table.unit("br_7"));
    let mut list = Vec::new();
    table.game.list_fire(&table.state, &field, grenadiers, false, &mut list);
    assert!(list.is_empty());
    let guns = table.unit("ru_bat_16_2");
    assert_eq!(
        table.game.sight_blocked(&field, grenadiers, 3, guns, 1),
        Some(league::sight::Block::Troops(seventh))
    );
    // The ground alone hides those behind the crests.
    let hidden = |from: &str, to: &str| {
        let mut alone = Table::empty();
        let (from, to) = (table.unit(from), table.unit(to));
        alone.state.units[from] = table.state.units[from];
        alone.state.units[to] = table.state.units[to];
        let field = alone.field();
        for stand in 0..6 {
            for goal in 0..6 {
                let block = alone.game.sight_blocked(&field, from, stand, to, goal);
                assert_eq!(block, Some(league::sight::Block::Crest), "{stand} sees {goal}");
            }
        }
    };
    for battalion in ["ru_vladimir_1", "ru_vladimir_2", "ru_vladimir_3", "ru_vladimir_4"] {
        hidden("br_33", battalion);
    }
    hidden("fr_zouaves_2", "ru_moscow_3");
}

#[test]
fn every_deployed_battery_has_a_target_on_the_first_turn() {
    proves!("league:N.3");
    let table = Table::opening();
    let field = table.field();
    let mut batteries = 0;
    for unit in table.game.roster.ids() {
        let mut list = Vec::new();
        table.game.list_fire(&table.state, &field, unit, false, &mut list);
        if table.state.units[unit].formation == Unlimbered {
            batteries += 1;
            assert!(!list.is_empty(), "{}", table.name(unit));
            let target = list[0].iter().flatten().next().copied().expect("somebody is aimed at");
            let stand = list[0].iter().position(Option::is_some).expect("some stand aims");
            let range = shot(&table, unit, stand, target).expect("it can fire").range;
            assert!((15_000..=31_500).contains(&range), "{}: {range}", table.name(unit));
        }
        let muskets = table.game.reach_of(unit) == 10_000;
        assert!(!muskets || list.is_empty(), "no musket is in range at the start");
    }
    assert_eq!(batteries, 15);
}

/// All ways in which so many dice can fall.
fn every_fall(dice: u32) -> impl Iterator<Item = Vec<u8>> {
    (0..6_u32.pow(dice)).map(move |mut number| {
        (0..dice)
            .map(|_| {
                let face = (number % 6) as u8 + 1;
                number /= 6;
                face
            })
            .collect()
    })
}

/// A battery of five gunners that fires at two targets, one in cover, at different ranges and with a pivot.
fn mixed_fire() -> (Table, UnitId, Aims, [UnitId; 2]) {
    let mut table = Table::bare();
    let guns = table.place_few("ru_bat_16_1", (100.0, 30.0), 0, Unlimbered, 5);
    table.state.units[guns].chits = 1;
    let near = table.place("br_7", 98.0, 49.9, 180, Line);
    let side = table.place("br_33", 118.45, 39.5, 240, Line);
    table.state.fired_at_by[guns] = [near, side].into_iter().collect();
    (table, guns, [Some(near), Some(near), Some(side), None, None, None], [near, side])
}

fn toll_of(loss: Loss) -> Toll {
    Toll { hits: loss.hits, chits: loss.chits, leader_rolls: loss.leader_rolls }
}

#[test]
fn the_forecast_counts_every_way_the_dice_can_fall() {
    proves!("league:G.a");
    let (table, guns, aims, units) = mixed_fire();
    let forecast = table.game.fire_forecast(&table.state, guns, Benefit::None, aims);
    assert_eq!(
        forecast.iter().map(|one| (one.target, one.of)).collect::<Vec<_>>(),
        [(units[0], 6_u64.pow(4)), (units[1], 6)]
    );
    let mut counted = [std::collections::BTreeMap::new(), std::collections::BTreeMap::new()];
    for dice in every_fall(5) {
        let mut table = Table { state: table.state, ..table };
        for (index, loss) in table.fire(guns, aims, &dice).into_iter().enumerate() {
            *counted[index].entry(toll_of(loss)).or_insert(0_u64) += 1;
        }
    }
    for (index, one) in forecast.iter().enumerate() {
        let others = 6_u64.pow(5) / one.of;
        let wanted: Vec<_> = counted[index].iter().map(|(toll, ways)| (*toll, ways / others)).collect();
        assert_eq!(one.ways, wanted);
    }
}

#[test]
fn the_forecast_agrees_with_simulated_fires() {
    proves!("league:G.a");
    const FIRES: u64 = 20_000;
    let (table, firer, target) = rifles_at_column(9.9);
    let aims = table.all_at(firer, target);
    let forecast = table.game.fire_forecast(&table.state, firer, Benefit::None, aims);
    assert_eq!(forecast[0].ways.iter().map(|(_, ways)| ways).sum::<u64>(), forecast[0].of);
    let mut counted = std::collections::BTreeMap::new();
    let mut dice = SeededDice::new(1854);
    for _ in 0..FIRES {
        let mut state = table.state;
        table.game.fire(&mut state, firer, Benefit::None, aims, false, &mut dice, &mut Log::silent());
        *counted.entry(toll_of(state.losses.pop().expect("it fired"))).or_insert(0_u64) += 1;
    }
    for (toll, ways) in &forecast[0].ways {
        let wanted = *ways as f64 / forecast[0].of as f64;
        let found = counted.remove(toll).unwrap_or(0) as f64 / FIRES as f64;
        let spread = (wanted * (1.0 - wanted) / FIRES as f64).sqrt();
        assert!((wanted - found).abs() <= 4.5 * spread + 1e-4, "{toll:?}: {wanted} and {found}");
    }
    assert!(counted.is_empty(), "{counted:?} was not foreseen");
}

#[test]
fn the_reckoning_in_words() {
    proves!("league:G.t");
    let (table, guns, aims, _) = mixed_fire();
    let factors = table.game.fire_factors(&table.state, guns, Benefit::None, aims);
    let told: Vec<_> =
        factors.iter().map(|factor| (factor.text.as_str(), factor.rule.0, factor.value)).collect();
    assert_eq!(
        told,
        [
            ("2 guns at 7th Royal Fusiliers: dice", "league:G.a", Some(4)),
            ("2 stands at short range, 19.9\", in line: hits from", "league:G.t", Some(4)),
            ("chits, off each die", "league:M.c", Some(-1)),
            ("1 gun at 33rd Duke of Wellington's: dice", "league:G.a", Some(1)),
            ("1 stand at short range, 19\", in line: hits from", "league:G.t", Some(4)),
            ("stands that turn (1), on their dice", "league:G.g", Some(-1)),
            ("chits, off each die", "league:M.c", Some(-1)),
        ]
    );
}

#[test]
fn arcs_to_be_drawn() {
    proves!("league:G.i", "league:G.n.2");
    let (mut table, firer, _) = rifles_at_column(9.0);
    let shapes = table.game.arc_shapes(&table.state, firer);
    let sizes: Vec<_> =
        shapes.iter().map(|shape| (shape.label.as_str(), shape.shade, shape.corners.len())).collect();
    assert_eq!(sizes, [("20\"", 1, 22), ("10\"", 2, 22)]);
    // From the apex of its left-hand stand, in the east, to the one in the west.
    assert_eq!(shapes[0].corners[0], (103_750, 60_000));
    assert_eq!(shapes[0].corners[21], (96_250, 60_000));
    assert_eq!(shapes[1].corners[10], (103_750, 50_000));
    table.state.units[firer].formation = Square;
    assert_eq!(table.game.arc_shapes(&table.state, firer).len(), 8);
    table.state.units[firer].formation = Road;
    assert!(table.game.arc_shapes(&table.state, firer).is_empty());
}
