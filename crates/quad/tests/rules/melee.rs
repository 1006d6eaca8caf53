//! Melee (8.0): odds, terrain, table and morale (8.3, 8.4, 8.8).

use crate::field::Field;
use crate::harness::*;
use crate::plain::Plain;
use quad::state::{Phase, Place};
use quad::unit::Side;
use quad::{Event, Quad};
use serde_json::{Value, json};
use std::sync::OnceLock;

/// The Russian Melee Phase on a field.
pub fn on(field: &Field, units: Value) -> Table<Plain> {
    set_up(field.battle(), units)
}

fn set_up(quad: &'static Quad<Plain>, units: Value) -> Table<Plain> {
    Table::set_up(quad, json!({ "turn": 1, "phasing": "russian", "phase": "melee", "units": units }))
}

/// The Russian Melee Phase on level, clear ground.
pub fn on_flat(units: Value) -> Table<Plain> {
    static GROUND: OnceLock<&'static Quad<Plain>> = OnceLock::new();
    set_up(GROUND.get_or_init(|| Field::flat(12, 12).battle()), units)
}

/// Declares a melee and does not roll.
pub fn declare(table: &mut Table<Plain>, targets: &[&str], units: &[&str]) {
    for target in targets {
        table.play(aim(target));
    }
    for unit in units {
        table.play(join(unit));
    }
}

/// Odds, column, line and result of the melee among the events.
pub fn fought(events: &[Event]) -> (String, u8, u8, String) {
    let found = events.iter().find_map(|event| match event {
        Event::Fought { odds, column, line, result, .. } => {
            Some((odds.to_string(), *column, *line, result.clone()))
        }
        _ => None,
    });
    found.expect("a melee was rolled for")
}

/// Lets the only unit that retreats go along this path, as far as anybody asks.
pub fn flee(table: &mut Table<Plain>, unit: &str, path: &[&str]) {
    let end = path.last().expect("a path has an end");
    for hex in path {
        if table.at(unit) != *end {
            table.play(retreat(unit, hex));
        }
    }
    assert_eq!(table.at(unit), *end, "the end of the retreat of {unit}");
}

/// Takes whatever way is offered first until nobody has to retreat any more.
pub fn flee_anywhere(table: &mut Table<Plain>, mut events: Vec<Event>) -> Vec<Event> {
    while !table.state.combat.fleeing.is_empty() {
        let first = table.decisions()[0];
        let named = kernel::Game::spell(table.game, first);
        events.extend(table.play(named));
    }
    events
}

/// How many hexes a unit retreated.
pub fn hexes_retreated(table: &Table<Plain>, events: &[Event], unit: &str) -> usize {
    let unit = table.unit(unit);
    let path = events.iter().find_map(|event| match event {
        Event::Retreated { unit: who, path } if *who == unit => Some(path.len() - 1),
        _ => None,
    });
    path.unwrap_or(0)
}

/// 3 points against 1 from the south, odds 3-1: on clear ground column 5, and every terrain line shows.
fn three_to_one(field: &Field) -> u8 {
    let mut table =
        on(field, json!({ "r_guard": { "hex": "0506" }, "a_guard": { "hex": "0505", "disrupted": true } }));
    declare(&mut table, &["0505"], &["r_guard"]);
    assert_eq!(table.game.melee_odds(&table.state).to_string(), "3-1");
    table.game.melee_column(&table.state)
}

/// Two attackers with 4 points each, on 0506 and 0504, against 4 in 0505: odds 2-1, column 4 in the clear.
fn two_sided(field: &Field) -> u8 {
    let units =
        json!({ "r_inf_1": { "hex": "0506" }, "r_inf_2": { "hex": "0504" }, "a_inf_1": { "hex": "0505" } });
    let mut table = on(field, units);
    declare(&mut table, &["0505"], &["r_inf_1", "r_inf_2"]);
    table.game.melee_column(&table.state)
}

#[test]
fn example_8_0_thirteen_to_four_is_three_to_one() {
    proves!("quad:8.0");
    let mut table = on_flat(json!({
        "r_inf_1": { "hex": "0504" }, "r_inf_2": { "hex": "0604" }, "r_inf_3": { "hex": "0605" },
        "r_guard": { "hex": "0404", "disrupted": true }, "a_inf_1": { "hex": "0505" },
    }));
    declare(&mut table, &["0505"], &["r_inf_1", "r_inf_2", "r_inf_3", "r_guard"]);
    let odds = table.game.melee_odds(&table.state);
    assert_eq!((odds.attack, odds.defence, odds.to_string().as_str()), (13, 4, "3-1"));
    assert_eq!(table.game.melee_column(&table.state), 5);
}

#[test]
fn odds_are_rounded_for_the_defender_on_both_sides_of_one_to_one() {
    proves!("quad:8.0");
    // 4 against 4 and a gun's 1.
    let mut table = on_flat(json!({
        "r_inf_1": { "hex": "0504" }, "a_inf_1": { "hex": "0505" }, "a_gun_d": { "hex": "0505" },
    }));
    declare(&mut table, &["0505"], &["r_inf_1"]);
    assert_eq!(table.game.melee_odds(&table.state).to_string(), "1-2");
    assert_eq!(table.game.melee_column(&table.state), 2);
    // 3 + 4 against 4 is not yet 2-1.
    let mut table = on_flat(json!({
        "r_guard": { "hex": "0504" }, "r_inf_1": { "hex": "0506" }, "a_inf_1": { "hex": "0505" },
    }));
    declare(&mut table, &["0505"], &["r_guard", "r_inf_1"]);
    assert_eq!(table.game.melee_odds(&table.state).to_string(), "1-1");
}

#[test]
fn only_units_with_an_open_strength_that_stand_in_a_zone_have_to_fight() {
    proves!("quad:8.0");
    // A gun in an enemy zone has no duty: the phase may end.
    let table = on_flat(json!({ "r_gun_d": { "hex": "0504" }, "a_inf_1": { "hex": "0505" } }));
    assert!(table.allows(done()));
    // Infantry in the same place has one.
    let table = on_flat(json!({ "r_inf_1": { "hex": "0504" }, "a_inf_1": { "hex": "0505" } }));
    table.refused_by(done(), "quad:8.12");
    // One hex farther away it has none.
    let table = on_flat(json!({ "r_inf_1": { "hex": "0503" }, "a_inf_1": { "hex": "0505" } }));
    assert!(table.allows(done()));
    // Next to a disrupted enemy, who has no zone, it has none, and may attack.
    let table =
        on_flat(json!({ "r_inf_1": { "hex": "0504" }, "a_inf_1": { "hex": "0505", "disrupted": true } }));
    assert!(table.allows(done()));
    assert!(table.allows(aim("0505")));
}

#[test]
fn the_attackers_own_terrain_does_not_count() {
    proves!("quad:8.31");
    assert_eq!(three_to_one(&Field::flat(7, 7)), 5);
    assert_eq!(three_to_one(&Field::flat(7, 7).terrain("town", &["0506"])), 5);
    assert_eq!(three_to_one(&Field::flat(7, 7).terrain("woods", &["0506"])), 5);
    // Redoubt hexsides and heights of the attacker's hex are not the defender's either.
    assert_eq!(three_to_one(&Field::flat(7, 7).side("redoubt", &["0506>0505"]).level(3, &["0506"])), 5);
    assert_eq!(three_to_one(&Field::flat(7, 7).terrain("town", &["0505"])), 2);
}

#[test]
fn a_hexside_helps_only_if_every_attacker_comes_across_one() {
    proves!("quad:8.32");
    let field = || Field::flat(7, 7);
    assert_eq!(two_sided(&field()), 4);
    assert_eq!(two_sided(&field().side("river", &["0505|0506"])), 4, "one of the two crosses no hexside");
    assert_eq!(two_sided(&field().side("redoubt", &["0505>0506"])), 4);
    assert_eq!(two_sided(&field().level(2, &["0505", "0504"])), 4, "one of the two stands as high");
    assert_eq!(two_sided(&field().level(2, &["0505"])), 3, "both climb a gentle slope");
    assert_eq!(two_sided(&field().side("redoubt", &["0505>0506", "0505>0504"])), 1);
    assert_eq!(
        two_sided(&field().side("river", &["0505|0506"]).level(2, &["0505"]).level(1, &["0504"])),
        2,
        "hexsides of different kinds: the best of them"
    );
    // A hex is a hex: woods help whoever comes from wherever.
    assert_eq!(two_sided(&field().terrain("woods", &["0505"]).side("river", &["0505|0506"])), 3);
}

#[test]
fn slopes_and_redoubts_help_against_the_low_and_the_outer_side_only() {
    proves!("quad:E:8.32");
    let field = || Field::flat(7, 7);
    assert_eq!(three_to_one(&field().level(2, &["0505"])), 4, "up a gentle slope");
    assert_eq!(three_to_one(&field().level(2, &["0506"])), 5, "down a gentle slope");
    assert_eq!(three_to_one(&field().level(3, &["0505"])), 3, "up a steep slope");
    assert_eq!(three_to_one(&field().level(3, &["0506"])), 5, "down a steep slope");
    assert_eq!(three_to_one(&field().side("redoubt", &["0505>0506"])), 2, "from outside");
    assert_eq!(three_to_one(&field().side("redoubt", &["0506>0505"])), 5, "from inside");
    // A ridge falls to both sides: the attacker's side counts.
    assert_eq!(three_to_one(&field().slope("ridge_mixed", &["0506>0505"])), 4, "from the gentle side");
    assert_eq!(three_to_one(&field().slope("ridge_mixed", &["0505>0506"])), 3, "from the steep side");
}

#[test]
fn the_terrain_line_picks_the_column() {
    proves!("quad:8.33", "quad:8.4");
    let field = || Field::flat(7, 7);
    for (kind, column) in [("town", 2), ("vineyard", 2), ("woods", 4), ("aqueduct", 5), ("swamp", 6)] {
        assert_eq!(three_to_one(&field().terrain(kind, &["0505"])), column, "{kind}");
    }
    assert_eq!(three_to_one(&field().side("redoubt", &["0505>0506"])), 2);
    assert_eq!(three_to_one(&field().side("river", &["0505|0506"])), 3);
    assert_eq!(three_to_one(&field().side("river", &["0505|0506"]).side("bridge", &["0505|0506"])), 3);
    assert_eq!(three_to_one(&field().level(3, &["0505"])), 3);
    assert_eq!(three_to_one(&field().slope("ridge_steep", &["0505|0506"])), 3);
    assert_eq!(three_to_one(&field().side("stream", &["0505|0506"])), 4);
    assert_eq!(three_to_one(&field().level(2, &["0505"])), 4);
    assert_eq!(three_to_one(&field().slope("ridge", &["0505|0506"])), 4);
}

#[test]
fn example_8_34_a_redoubt_behind_a_steep_slope_is_a_redoubt() {
    proves!("quad:8.34");
    let field = || Field::flat(7, 7);
    assert_eq!(three_to_one(&field().side("redoubt", &["0505>0506"]).level(3, &["0505"])), 2);
    // Woods on a steep slope: the slope, which is better. Swamp behind a river: the river.
    assert_eq!(three_to_one(&field().terrain("woods", &["0505"]).level(3, &["0505"])), 3);
    assert_eq!(three_to_one(&field().terrain("swamp", &["0505"]).side("river", &["0505|0506"])), 3);
    // Town on a gentle slope: the town.
    assert_eq!(three_to_one(&field().terrain("town", &["0505"]).level(2, &["0505"])), 2);
}

#[test]
fn in_a_combat_against_several_hexes_all_use_the_best_terrain() {
    proves!("quad:8.35");
    let column = |field: &Field| {
        let mut table = on(
            field,
            json!({
                "r_inf_1": { "hex": "0505" }, "r_inf_2": { "hex": "0603" },
                "a_guard": { "hex": "0504", "disrupted": true }, "a_militia": { "hex": "0604", "disrupted": true },
            }),
        );
        declare(&mut table, &["0504", "0604"], &["r_inf_1", "r_inf_2"]);
        assert_eq!(table.game.melee_odds(&table.state).to_string(), "4-1");
        table.game.melee_column(&table.state)
    };
    let field = || Field::flat(7, 7);
    assert_eq!(column(&field()), 6);
    assert_eq!(column(&field().terrain("town", &["0604"])), 3);
    assert_eq!(column(&field().terrain("woods", &["0504"])), 5);
    assert_eq!(column(&field().terrain("woods", &["0504"]).terrain("town", &["0604"])), 3);
    assert_eq!(column(&field().terrain("swamp", &["0504"])), 6, "clear ground is better than swamp");
}

/// The whole table: lines 1 to 10, columns 1 to 8.
const RESULTS: [&str; 10] = [
    "A E,A 3*,A 3*,A 2*,A 2,A 1,A R,D R",
    "A 3*,A 2*,A 2*,A 2,A 1,A R,D R,D 1",
    "A 2*,A 2*,A 1,A 1,A R,D R,D 1,D 1",
    "A 2*,A 1,A 1,A R,D R,D 1,D 1,D 2*",
    "A 1,A 1,A R,D R,D 1,D 1,D 2*,D 2*",
    "A 1,A R,D R,D 1,D 1,D 2*,D 2*,D 3*",
    "A R,D R,D 1,D 1,D 2*,D 2*,D 3*,D E",
    "D R,D R,D 1,D 2*,D 2*,D 3*,D E,D E",
    "D R,D 1,D 2*,D 2*,D 3*,D E,D E,D E",
    "D 1,D 2*,D 2*,D 3*,D E,D E,D E,D E",
];

#[test]
fn the_melee_table_is_as_printed() {
    proves!("quad:8.4");
    let quad = Field::flat(3, 3).battle();
    for (line, row) in (1..).zip(RESULTS) {
        for (column, result) in (1..).zip(row.split(',')) {
            assert_eq!(
                quad.tables.melee_result(column, line).symbol(),
                result,
                "line {line}, column {column}"
            );
            // What hits whom: the two diagonals of R stand side by side.
            assert_eq!(result.starts_with('A'), line + column <= 8);
        }
    }
}

#[test]
fn odds_terrain_morale_and_die_find_the_result() {
    proves!("quad:8.4");
    for (die, result) in (1..).zip(["A 1", "A 1", "A R", "D R", "D 1", "D 1"]) {
        let mut table = on_flat(json!({ "r_inf_1": { "hex": "0504" }, "a_inf_1": { "hex": "0505" } }));
        let events = table.attack(&["0505"], &["r_inf_1"], die);
        assert_eq!(fought(&events), ("1-1".into(), 3, die + 2, result.into()));
    }
}

#[test]
fn bold_results_hit_all_attackers_and_nobody_else() {
    proves!("quad:8.4a");
    let mut table = on_flat(json!({
        "r_inf_1": { "hex": "0504" }, "r_inf_2": { "hex": "0605" }, "a_inf_1": { "hex": "0505" },
        "r_gun_d": { "hex": "0504" },
    }));
    let events = table.attack(&["0505"], &["r_inf_1", "r_inf_2"], 1);
    assert_eq!(fought(&events).3, "A 1");
    flee_anywhere(&mut table, events);
    assert!(table.is_disrupted("r_inf_1") && table.is_disrupted("r_inf_2"));
    assert!(table.at("r_inf_1") != "0504" && table.at("r_inf_2") != "0605");
    assert!(!table.is_disrupted("a_inf_1"));
    assert_eq!(table.at("a_inf_1"), "0505");
    assert_eq!(table.at("r_gun_d"), "0504", "it stood beside an attacker and did not attack");
    assert!(!table.is_disrupted("r_gun_d"));
}

#[test]
fn light_results_hit_all_defenders_and_nobody_else() {
    proves!("quad:8.4a");
    let mut table = on_flat(json!({
        "r_inf_1": { "hex": "0505" }, "a_inf_1": { "hex": "0504", "disrupted": true },
        "a_guard": { "hex": "0604", "disrupted": true }, "a_gun_d": { "hex": "0604" }, "a_inf_2": { "hex": "0503" },
    }));
    // 4 against 2 + 1 + 1.
    let events = table.attack(&["0504", "0604"], &["r_inf_1"], 5);
    assert_eq!(fought(&events).3, "D 1");
    assert_eq!(table.place("a_gun_d"), Place::Eliminated);
    flee_anywhere(&mut table, events);
    assert_ne!(table.at("a_inf_1"), "0504");
    assert_eq!(table.at("a_guard"), "0604", "morale 5 retreats one hex less: none");
    assert!(!table.is_disrupted("r_inf_1") && !table.is_disrupted("a_inf_2"));
}

#[test]
fn in_swamp_against_swamp_the_ground_is_clear() {
    proves!("quad:8.4b");
    assert_eq!(three_to_one(&Field::flat(7, 7).terrain("swamp", &["0505"])), 6);
    assert_eq!(three_to_one(&Field::flat(7, 7).terrain("swamp", &["0505", "0506"])), 5);
}

#[test]
fn odds_off_the_table_use_the_end_columns() {
    proves!("quad:E:8.4");
    // 4 + 4 + 4 against 1: 12-1.
    let mut table = on_flat(json!({
        "r_inf_1": { "hex": "0504" }, "r_inf_2": { "hex": "0506" }, "r_inf_3": { "hex": "0605" },
        "a_guard": { "hex": "0505", "disrupted": true },
    }));
    declare(&mut table, &["0505"], &["r_inf_1", "r_inf_2", "r_inf_3"]);
    assert_eq!(table.game.melee_odds(&table.state).to_string(), "12-1");
    assert_eq!(table.game.melee_column(&table.state), 8);
    // 1 against 4 + 1: 1-5.
    let mut table = on_flat(json!({
        "r_guard": { "hex": "0504", "disrupted": true }, "a_inf_1": { "hex": "0505" }, "a_gun_d": { "hex": "0505" },
    }));
    declare(&mut table, &["0505"], &["r_guard"]);
    assert_eq!(table.game.melee_odds(&table.state).to_string(), "1-5");
    assert_eq!(table.game.melee_column(&table.state), 1);
}

#[test]
fn results_with_a_number_disrupt_and_drive_back_so_far() {
    proves!("quad:E:8.4");
    let driven = |dice: u8, attackers: &[&str]| {
        let mut table = on_flat(json!({
            "r_inf_1": { "hex": "0504" }, "r_inf_2": { "hex": "0604" }, "r_inf_3": { "hex": "0404" },
            "a_inf_1": { "hex": "0505" },
        }));
        let events = table.attack(&["0505"], attackers, dice);
        let result = fought(&events).3;
        let events = flee_anywhere(&mut table, events);
        (
            result,
            hexes_retreated(&table, &events, "a_inf_1"),
            table.place("a_inf_1").hex().map(|_| table.is_disrupted("a_inf_1")),
        )
    };
    let three = ["r_inf_1", "r_inf_2", "r_inf_3"];
    // 12 against 4, column 5.
    assert_eq!(driven(2, &three), ("D R".into(), 1, Some(false)));
    assert_eq!(driven(3, &three), ("D 1".into(), 1, Some(true)));
    assert_eq!(driven(5, &three), ("D 2*".into(), 2, Some(true)));
}

#[test]
fn a_result_of_three_drives_three_hexes_and_an_e_destroys() {
    proves!("quad:E:8.4");
    // 12 or 16 against 4 in swamp: column 6 or 7, line 8.
    let melee = |attackers: &[(&str, &str)]| {
        let mut units = json!({ "a_inf_1": { "hex": "0505" } });
        for (unit, hex) in attackers {
            units[unit] = json!({ "hex": hex });
        }
        let mut table = on(&Field::flat(9, 9).terrain("swamp", &["0505"]), units);
        let names: Vec<_> = attackers.iter().map(|(unit, _)| *unit).collect();
        let events = table.attack(&["0505"], &names, 6);
        let result = fought(&events).3;
        let events = flee_anywhere(&mut table, events);
        (result, hexes_retreated(&table, &events, "a_inf_1"), table.place("a_inf_1") == Place::Eliminated)
    };
    let four = [("r_inf_1", "0504"), ("r_inf_2", "0604"), ("r_inf_3", "0404"), ("r_inf_4", "0405")];
    assert_eq!(melee(&four[..3]), ("D 3*".into(), 3, false));
    assert_eq!(melee(&four), ("D E".into(), 0, true));
}

#[test]
fn a_disrupted_unit_dies_of_a_star_and_not_of_a_bare_number() {
    proves!("quad:E:8.4");
    // 2 against 1, morale 1: column 4, line = die.
    let melee = |die: u8| {
        let mut table = on_flat(json!({
            "r_meek": { "hex": "0606", "disrupted": true }, "a_guard": { "hex": "0605", "disrupted": true },
        }));
        let events = table.attack(&["0605"], &["r_meek"], die);
        let result = fought(&events).3;
        let events = flee_anywhere(&mut table, events);
        let retreat = hexes_retreated(&table, &events, "r_meek");
        (result, retreat, table.place("r_meek") == Place::Eliminated)
    };
    assert_eq!(melee(1), ("A 2*".into(), 0, true));
    assert_eq!(melee(2), ("A 2".into(), 3, false));
    assert_eq!(melee(3), ("A 1".into(), 2, false));
    assert_eq!(melee(4), ("A R".into(), 2, false));
    // The same star only disrupts a unit that was in order.
    let mut table = on_flat(json!({
        "r_inf_1": { "hex": "0504" }, "r_inf_2": { "hex": "0604" }, "a_inf_1": { "hex": "0505" },
    }));
    let events = table.attack(&["0505"], &["r_inf_1", "r_inf_2"], 6);
    assert_eq!(fought(&events).3, "D 2*");
    flee_anywhere(&mut table, events);
    assert!(table.is_disrupted("a_inf_1"));
    // And kills one that was not.
    let mut table = on_flat(json!({
        "r_inf_1": { "hex": "0504" }, "a_inf_1": { "hex": "0505", "disrupted": true },
    }));
    let events = table.attack(&["0505"], &["r_inf_1"], 6);
    assert_eq!(fought(&events).3, "D 2*");
    assert_eq!(table.place("a_inf_1"), Place::Eliminated);
}

#[test]
fn example_8_81_morale_three_uses_the_third_die_column() {
    proves!("quad:8.81");
    let line = |attacker: &str, die: u8| {
        let mut units = json!({ "a_inf_1": { "hex": "0505", "disrupted": true } });
        units[attacker] = json!({ "hex": "0504" });
        fought(&on_flat(units).attack(&["0505"], &[attacker], die)).2
    };
    for die in 1..=6 {
        assert_eq!(line("r_inf_1", die), die + 2);
        assert_eq!(line("r_meek", die), die);
        assert_eq!(line("r_militia", die), die + 1);
        assert_eq!(line("r_guard", die), die + 4);
    }
}

#[test]
fn example_8_82_a_result_of_two_on_morale_one_three_and_five() {
    proves!("quad:8.82");
    for (defender, hexes) in [("a_meek", 3), ("a_inf_1", 2), ("a_guard", 1)] {
        let mut units = json!({ "r_inf_1": { "hex": "0504" }, "r_inf_2": { "hex": "0604" } });
        units[defender] = json!({ "hex": "0505" });
        let mut table = on_flat(units);
        let events = table.attack(&["0505"], &["r_inf_1", "r_inf_2"], 6);
        assert_eq!(fought(&events).3, "D 2*");
        let events = flee_anywhere(&mut table, events);
        assert_eq!(hexes_retreated(&table, &events, defender), hexes, "{defender}");
        assert!(table.is_disrupted(defender));
    }
}

#[test]
fn morale_changes_the_retreat_of_attackers_too_each_for_itself() {
    proves!("quad:8.82");
    // 3 + 4 + 4 against 4, morale 5: only the town of the defender brings a result against the attackers.
    let mut table = on(
        &Field::flat(7, 7).terrain("town", &["0505"]),
        json!({
            "r_guard": { "hex": "0504" }, "r_meek": { "hex": "0604" }, "r_inf_1": { "hex": "0404" },
            "a_inf_1": { "hex": "0505" },
        }),
    );
    let events = table.attack(&["0505"], &["r_guard", "r_meek", "r_inf_1"], 1);
    assert_eq!(fought(&events).3, "A 1");
    let events = flee_anywhere(&mut table, events);
    assert_eq!(hexes_retreated(&table, &events, "r_meek"), 2);
    assert_eq!(hexes_retreated(&table, &events, "r_inf_1"), 1);
    assert_eq!(table.at("r_guard"), "0504", "1 less 1");
    assert!(table.is_disrupted("r_guard"));
}

#[test]
fn morale_five_takes_no_notice_of_a_bare_retreat() {
    proves!("quad:8.82");
    let mut table = on_flat(json!({
        "r_inf_1": { "hex": "0504" }, "a_guard": { "hex": "0505" }, "a_gun_d": { "hex": "0505" },
        "r_inf_8": { "hex": "1111" }, "a_inf_8": { "hex": "1112" },
    }));
    // 4 against 3 + 1. The gun has no such morale and must retreat, which it cannot.
    let events = table.attack(&["0505"], &["r_inf_1"], 4);
    assert_eq!(fought(&events).3, "D R");
    assert_eq!(table.at("a_guard"), "0505");
    assert!(!table.is_disrupted("a_guard"));
    assert_eq!(table.place("a_gun_d"), Place::Eliminated);
    // The hex is still held, so nobody advances.
    assert_eq!((table.state.phase, table.state.combat.stage), (Phase::Melee, quad::state::Stage::None));
}

#[test]
fn the_best_morale_of_the_attackers_counts() {
    proves!("quad:8.83");
    let mut table = on_flat(json!({
        "r_meek": { "hex": "0504" }, "r_guard": { "hex": "0506" }, "r_inf_1": { "hex": "0604" }, "a_inf_1": { "hex": "0505" },
    }));
    let events = table.attack(&["0505"], &["r_meek", "r_guard", "r_inf_1"], 1);
    assert_eq!(fought(&events), ("2-1".into(), 4, 5, "D R".into()));
}

#[test]
fn the_defenders_morale_does_not_change_the_result() {
    proves!("quad:8.84");
    for defender in ["a_guard", "a_meek"] {
        let mut units = json!({ "r_inf_1": { "hex": "0504" }, "r_inf_2": { "hex": "0604" } });
        units[defender] = json!({ "hex": "0505" });
        let mut table = on_flat(units);
        let events = table.attack(&["0505"], &["r_inf_1", "r_inf_2"], 4);
        assert_eq!(fought(&events), ("2-1".into(), 4, 6, "D 1".into()), "{defender}");
        // What it changes is the way to go: none for morale 5, two hexes for morale 1.
        let events = flee_anywhere(&mut table, events);
        assert_eq!(hexes_retreated(&table, &events, defender), if defender == "a_guard" { 0 } else { 2 });
    }
}

#[test]
fn example_y3_the_azov_battalions_fail_at_redoubt_one() {
    proves!("quad:8.4", "quad:8.34", "quad:8.83");
    let mut table = Table::opening(balaclava());
    table.until(Side::Russian, Phase::Melee);
    let events = table.attack(&["2313"], &["ru_azov_2", "ru_azov_3", "ru_azov_4"], 4);
    let melee = events.iter().find_map(|event| match event {
        Event::Fought { odds, column, line, result, .. } => {
            Some((odds.attack, odds.defence, *column, *line, result.clone()))
        }
        _ => None,
    });
    assert_eq!(melee, Some((12, 5, 1, 6, "A 1".into())));
    let battalions = ["ru_azov_2", "ru_azov_3", "ru_azov_4"];
    assert!(battalions.iter().all(|unit| table.is_disrupted(unit)));
    assert_eq!(table.state.combat.fleeing.len(), 3);
    assert_eq!(table.asked(), Some(Side::Russian));
}
