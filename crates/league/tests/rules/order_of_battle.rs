//! The armies (O, Q.1 to Q.4, Q.19, Q.21).

use crate::harness::{Table, league, proves};
use league::unit::{Arm, Formation, Nation, Role, Side, Unit};
use std::collections::BTreeMap;

/// Infantry, cavalry and batteries of a command.
fn command(id: &str) -> [usize; 3] {
    let roster = &league().roster;
    let chief = roster.find_staff(id).unwrap_or_else(|| panic!("there is no command {id}"));
    [Arm::Infantry, Arm::Cavalry, Arm::Artillery].map(|arm| {
        roster
            .ids()
            .map(|unit| roster.unit(unit))
            .filter(|unit| unit.command == chief && unit.arm == arm)
            .count()
    })
}

/// The army commanders and brigadiers of a nation.
fn staff(nation: Nation) -> [usize; 2] {
    let roster = &league().roster;
    [Role::Army, Role::Brigade].map(|role| {
        let staff = roster.staff_ids().map(|staff| roster.staff(staff));
        staff.filter(|staff| staff.nation == nation && staff.role == role).count()
    })
}

fn units() -> impl Iterator<Item = &'static Unit> {
    let roster = &league().roster;
    roster.ids().map(|unit| roster.unit(unit))
}

#[test]
fn an_infantry_unit_has_six_stands_of_four() {
    proves!("league:Q.1");
    let mut table = Table::bare();
    let unit = table.place("br_33", 100.0, 40.0, 0, Formation::Line);
    assert_eq!((table.game.stands(&table.state, unit), table.is(unit).figures), (6, 24));
    assert_eq!(table.game.strength(&table.state, unit), 7, "and a leader figure");
    assert!(table.game.has_commander(&table.state, unit));
}

#[test]
fn a_cavalry_unit_has_six_stands_of_two() {
    proves!("league:Q.2");
    let mut table = Table::bare();
    let unit = table.place("br_hussars", 100.0, 40.0, 0, Formation::Line);
    assert_eq!((table.game.stands(&table.state, unit), table.is(unit).figures), (6, 12));
    assert_eq!(table.game.strength(&table.state, unit), 7, "and a command figure");
}

#[test]
fn a_battery_has_three_guns_with_two_gunners_and_no_commander() {
    proves!("league:Q.3");
    let mut table = Table::bare();
    let unit = table.place("br_bat_e", 100.0, 40.0, 0, Formation::Unlimbered);
    assert_eq!((table.game.stands(&table.state, unit), table.is(unit).figures), (3, 6));
    assert!(!table.game.has_commander(&table.state, unit));
    assert_eq!(table.game.strength(&table.state, unit), 6, "the gunners");
}

#[test]
fn stands_are_squares() {
    proves!("league:Q.4");
    let mut table = Table::bare();
    for (id, edge) in [("br_33", 1500), ("br_hussars", 2000), ("br_bat_e", 2000)] {
        let formation = if id == "br_bat_e" { Formation::Unlimbered } else { Formation::Line };
        let unit = table.place(id, 100.0, 40.0, 0, formation);
        for base in table.game.footprint(&table.state, unit).bases() {
            let [a, b, c, d] = base.corners;
            for (one, two) in [(a, b), (b, c), (c, d), (d, a)] {
                assert_eq!(one.distance(two), edge);
            }
        }
    }
}

#[test]
fn points_are_too_few_for_every_turn() {
    proves!("league:Q.19");
    let turns = league().tables.victory.turns;
    for unit in units() {
        assert!(unit.points * 2 <= turns, "{} could pay in more than half of the turns", unit.id);
    }
}

#[test]
fn better_units_have_more_points() {
    proves!("league:Q.21");
    let points =
        |id: &str| league().roster.unit(league().roster.find(id).expect("there is such a unit")).points;
    let better =
        ["br_coldstream", "br_rifles", "br_33", "ru_vladimir_1", "ru_kazan_1", "tu_nizam_1"].map(points);
    assert!(better.is_sorted_by(|one, two| one > two), "{better:?}");
    assert!(points("fr_zouaves_1") > points("fr_7_line"));
    assert!(points("ru_hussars") > points("ru_cossack_57a"));
    assert!(points("br_42") == points("br_coldstream"));
    // Elite units have more than the other infantry of their nation.
    for nation in [Nation::British, Nation::French, Nation::Russian] {
        let of = |elite: bool| {
            let foot =
                units().filter(move |unit| unit.nation == nation && unit.arm == Arm::Infantry && !unit.light);
            foot.filter(move |unit| unit.elite == elite).map(|unit| unit.points)
        };
        if let (Some(least), Some(most)) = (of(true).min(), of(false).max()) {
            assert!(least > most, "{nation:?}");
        }
    }
}

#[test]
fn russian_commands() {
    proves!("league:O.1", "league:O.2", "league:O.3", "league:O.4");
    assert_eq!(staff(Nation::Russian), [1, 6]);
    for id in ["ru_left", "ru_centre", "ru_redoubt", "ru_kourgane"] {
        assert_eq!(command(id), [4, 0, 2], "{id}");
    }
    assert_eq!(command("ru_cossacks"), [0, 4, 0]);
    assert_eq!(command("ru_cavalry"), [0, 3, 1]);
    let names: Vec<&str> =
        units().filter(|unit| unit.side == Side::Russian).map(|unit| unit.id.as_str()).collect();
    assert_eq!(names.len(), 32);
    assert_eq!(names.iter().filter(|id| id.contains("cossack")).count(), 4);
    for arm in ["ru_hussars", "ru_dragoons", "ru_lancers"] {
        assert!(names.contains(&arm));
    }
}

#[test]
fn a_russian_regiment_is_one_command() {
    proves!("league:O.2");
    let mut regiments: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for unit in units().filter(|unit| unit.side == Side::Russian && unit.arm == Arm::Infantry) {
        let name = unit.name.split(',').next().expect("a name has a beginning");
        regiments.entry(name).or_default().push(&league().roster.staff(unit.command).id);
    }
    assert_eq!(regiments.len(), 4);
    for (name, commands) in regiments {
        assert_eq!(commands.len(), 4, "{name}");
        assert!(commands.iter().all(|command| *command == commands[0]), "{name}");
    }
}

#[test]
fn french_commands() {
    proves!("league:O.5", "league:O.6", "league:O.7");
    assert_eq!(staff(Nation::French), [1, 3]);
    assert_eq!(["fr_bosquet", "fr_canrobert", "fr_napoleon"].map(command), [[4, 0, 2], [4, 0, 2], [2, 0, 1]]);
}

#[test]
fn turks_under_french_control() {
    proves!("league:O.8");
    assert_eq!(staff(Nation::Turkish), [0, 1]);
    assert_eq!(command("tu_suleiman"), [3, 0, 1]);
    let (game, marshal) = (league(), league().roster.find_staff("fr_arnaud").expect("he is there"));
    for unit in game.roster.ids().filter(|unit| game.roster.unit(*unit).nation == Nation::Turkish) {
        assert!(game.commands(marshal, unit));
    }
}

#[test]
fn british_commands() {
    proves!("league:O.9", "league:O.10", "league:O.11", "league:O.12");
    assert_eq!(staff(Nation::British), [1, 4]);
    assert_eq!(["br_light", "br_guards", "br_highland"].map(command), [[3, 0, 1]; 3]);
    let [foot, horse, guns] = command("br_cavalry");
    assert_eq!((horse, guns), (3, 2));
    assert_eq!(foot, 1, "the independent light battalion");
    let rifles = league().roster.unit(league().roster.find("br_rifles").expect("they are there"));
    assert!(rifles.light && league().roster.staff(rifles.command).id == "br_cavalry");
}
