//! Fire: dice, numbers and ranges (G).

use crate::harness::{ROSTER, RULES, TABLE, Table, inches, league_on, point, proves};
use league::Event;
use league::decision::{Aims, Benefit};
use league::shot::{Shot, TargetRow};
use league::state::Loss;
use league::unit::{Formation, MAX_STANDS, UnitId};

use Formation::{Column, Limbered, Line, Road, Skirmish, Square, Unlimbered};

pub fn shot(table: &Table, unit: UnitId, stand: usize, target: UnitId) -> Result<Shot, &'static str> {
    let shot = table.game.shot(&table.state, &table.field(), unit, stand, target);
    shot.map_err(|bar| table.case_of(bar))
}

pub fn number(table: &Table, unit: UnitId, stand: usize, target: UnitId) -> i8 {
    let shot = shot(table, unit, stand, target).expect("it can fire");
    table.game.hit_number(&table.state, unit, &shot)
}

pub fn targets(table: &Table, unit: UnitId, stand: usize) -> Vec<&'static str> {
    let set = table.game.targets_of_stand(&table.state, &table.field(), unit, stand, false);
    set.iter().map(|unit| table.name(unit)).collect()
}

pub fn only(stand: usize, target: UnitId) -> Aims {
    let mut aims = [None; MAX_STANDS];
    aims[stand] = Some(target);
    aims
}

/// British rifles facing south at a Russian column so many inches away, on a bare table.
pub fn rifles_at_column(gap: f64) -> (Table, UnitId, UnitId) {
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
