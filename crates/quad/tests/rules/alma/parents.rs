//! Parent units and fire (16.0).
//!
//! The target stands on 2205, on the plain north of the Alma, with nothing but clear hexes round it.

use crate::harness::*;
use kernel::{Chances, odds};
use quad::alma::Alma;
use quad::unit::{Side, Unit};
use quad::{Decision, Event};
use serde_json::{Map, Value, json};
use std::collections::BTreeSet;

const TARGET: &str = "2205";
const ROUND_IT: [&str; 6] = ["2204", "2206", "2105", "2106", "2305", "2306"];

/// Some units round the target.
fn in_phase(phasing: &str, phase: &str, target: &str, round_it: &[&str]) -> Table<Alma> {
    let mut units = Map::new();
    units.insert(target.to_owned(), json!({ "hex": TARGET }));
    for (unit, hex) in round_it.iter().zip(ROUND_IT) {
        units.insert((*unit).to_owned(), json!({ "hex": hex }));
    }
    let position = json!({ "turn": 4, "phasing": phasing, "phase": phase, "units": Value::from(units) });
    Table::set_up(alma(), position)
}

/// What is added to the die, and the result of the fire table.
fn modifier_and_result(events: &[Event]) -> (i8, u8) {
    let modifier = events.iter().find_map(|event| match event {
        Event::Fired { modifier, .. } => Some(*modifier),
        _ => None,
    });
    let result = events.iter().find_map(|event| match event {
        Event::Hit { result, .. } => Some(*result),
        _ => None,
    });
    (modifier.expect("somebody fired"), result.expect("somebody was fired at"))
}

/// Allied units fire together at KAZ/1E in their own Offensive Fire Phase.
fn allies_fire(firers: &[&str], die: u8) -> (i8, u8) {
    let mut table = in_phase("allied", "offensive_fire", "ru_kaz_1e", firers);
    modifier_and_result(&table.attack(&[TARGET], firers, die))
}

/// Russian units fire together at GG/1st in defence.
fn russians_defend(firers: &[&str], die: u8) -> (i8, u8) {
    let mut table = in_phase("allied", "defensive_fire", "br_gg_1st", firers);
    modifier_and_result(&table.attack(&[TARGET], firers, die))
}

/// The result of the fire table for a die as it is read.
fn table_says(strength: u8, die: u8) -> u8 {
    alma().tables.fire_result(strength.min(8), die)
}

#[test]
fn example_16_1() {
    proves!("alma:16.1-ex", "alma:16.1", "alma:16.12");
    // 6 and 4 points are the last column, which has 3 for a die of 1, 4 for 3 and 6 for 5.
    assert_eq!(allies_fire(&["br_cg_1st", "br_44_3rd"], 5), (-2, 4));
    assert_eq!(allies_fire(&["br_cg_1st", "br_44_3rd"], 2), (-2, 3), "read with 1");
    assert_eq!(allies_fire(&["br_cg_1st"], 5), (0, table_says(6, 5)), "nobody else: nothing is taken off");
}

#[test]
fn each_parent_takes_one_off_the_die_but_the_first_alone_nothing() {
    proves!("alma:16.1");
    let modifier = |firers: &[&str]| allies_fire(firers, 6).0;
    assert_eq!(modifier(&["br_cg_1st", "br_gg_1st", "br_42_1st"]), 0, "one division");
    assert_eq!(modifier(&["br_cg_1st", "br_gg_1st", "br_44_3rd", "br_50_3rd"]), -2, "two, twice each");
    assert_eq!(modifier(&["br_cg_1st", "br_44_3rd", "br_7_lt"]), -3);
    assert_eq!(modifier(&["br_cg_1st", "br_44_3rd", "br_7_lt", "br_1_rb"]), -4);
    // A die of 6 is read with 3.
    assert_eq!(allies_fire(&["br_cg_1st", "br_44_3rd", "br_7_lt"], 6).1, table_says(8, 3));
}

#[test]
fn it_holds_in_both_fire_phases_and_for_both_sides() {
    proves!("alma:16.1");
    let mut table =
        in_phase("russian", "defensive_fire", "ru_kaz_1e", &["br_cg_1st", "br_44_3rd", "fr_1_4th"]);
    let events = table.attack(&[TARGET], &["br_cg_1st", "br_44_3rd", "fr_1_4th"], 6);
    assert_eq!(modifier_and_result(&events), (-3, table_says(8, 3)), "Allies in defence");
    assert_eq!(russians_defend(&["ru_tar_1w", "ru_bor_1c", "ru_vld_1e"], 6), (-3, table_says(8, 3)));
    let mut table = in_phase("russian", "offensive_fire", "br_gg_1st", &["ru_kaz_1e", "ru_min_1c"]);
    let events = table.attack(&[TARGET], &["ru_kaz_1e", "ru_min_1c"], 6);
    assert_eq!(modifier_and_result(&events), (-2, table_says(7, 4)), "Russians in their own turn");
}

#[test]
fn each_attack_is_counted_by_itself() {
    proves!("alma:16.1");
    let units = json!({
        "ru_kaz_1e": { "hex": "2205" }, "ru_kaz_2e": { "hex": "2207" },
        "br_cg_1st": { "hex": "2204" }, "br_44_3rd": { "hex": "2208" }, "br_gg_1st": { "hex": "2206" },
    });
    let position = json!({ "turn": 4, "phasing": "allied", "phase": "offensive_fire", "units": units });
    let mut table = Table::set_up(alma(), position);
    // Two divisions, but no two of them at one target.
    assert_eq!(modifier_and_result(&table.attack(&["2205"], &["br_cg_1st"], 6)), (0, table_says(6, 6)));
    assert_eq!(modifier_and_result(&table.attack(&["2207"], &["br_44_3rd"], 6)), (0, table_says(4, 6)));
}

#[test]
fn every_unit_has_a_parent_but_the_russian_guns() {
    proves!("alma:16.0", "alma:16.11");
    let roster = &alma().roster;
    let mut parents = BTreeSet::new();
    for unit in roster.ids().map(|unit| roster.unit(unit)) {
        let Unit { id, name, parent, side, arm, .. } = unit;
        assert_eq!(parent.is_empty(), *side == Side::Russian && arm.is_artillery(), "{id}");
        if parent.is_empty() {
            continue;
        }
        parents.insert(parent.clone());
        if let Some((_, after_slash)) = name.split_once('/') {
            let wanted = match (*side, after_slash) {
                (Side::Russian, wing) => format!("Russian {}", &wing[1..]),
                (_, "Lt") => "British Light Division".to_owned(),
                (_, "RB") => "Rifle Brigade".to_owned(),
                (_, number) if id.starts_with("fr") => format!("French {number} Division"),
                (_, number) => format!("British {number} Division"),
            };
            assert_eq!(*parent, wanted, "{id}");
        }
    }
    assert_eq!(parents.len(), 13, "{parents:?}");
}

#[test]
fn the_first_divisions_of_two_nations_are_two_parents() {
    proves!("alma:16.0");
    for division in ["1st", "2nd", "3rd", "4th"] {
        let british = match division {
            "1st" => "br_cg_1st",
            "2nd" => "br_41_2nd",
            "3rd" => "br_44_3rd",
            _ => "br_20_4th",
        };
        let french = if division == "3rd" { "fr_3_3rd".to_owned() } else { format!("fr_1_{division}") };
        assert_eq!(allies_fire(&[british, &french], 6).0, -2, "{division}");
    }
    assert_eq!(allies_fire(&["fr_1_1st", "fr_2_1st"], 6).0, 0);
    assert_eq!(allies_fire(&["fr_1z_3rd", "fr_3_3rd"], 6).0, 0, "the Zouaves are of the 3rd Division");
}

#[test]
fn the_russian_parents_are_the_three_wings_and_not_the_halves_of_regiments() {
    proves!("alma:16.0");
    let modifier = |firers: &[&str]| russians_defend(firers, 6).0;
    assert_eq!(modifier(&["ru_bor_1c", "ru_bor_2c"]), 0, "two halves of a regiment");
    assert_eq!(modifier(&["ru_kaz_1e", "ru_ugl_2e", "ru_sal_1e"]), 0, "one wing");
    assert_eq!(modifier(&["ru_bor_1c", "ru_kaz_1e"]), -2);
    assert_eq!(modifier(&["ru_bor_1c", "ru_tar_1w"]), -2);
    assert_eq!(modifier(&["ru_kaz_1e", "ru_tar_1w"]), -2);
}

#[test]
fn russian_guns_fire_with_everybody() {
    proves!("alma:16.11");
    let modifier = |firers: &[&str]| russians_defend(firers, 6).0;
    assert_eq!(modifier(&["ru_fb_1", "ru_cb_1", "ru_gr_1"]), 0, "guns alone");
    assert_eq!(modifier(&["ru_bor_1c", "ru_fb_1"]), 0);
    assert_eq!(modifier(&["ru_bor_1c", "ru_bor_2c", "ru_fb_1", "ru_gr_1"]), 0);
    assert_eq!(modifier(&["ru_bor_1c", "ru_kaz_1e", "ru_fb_1", "ru_gr_1"]), -2, "they are not counted");
}

#[test]
fn allied_guns_belong_to_their_divisions() {
    proves!("alma:16.11");
    assert_eq!(allies_fire(&["fr_a_1st", "fr_1_1st"], 6).0, 0);
    assert_eq!(allies_fire(&["fr_a_1st", "fr_1_2nd"], 6).0, -2);
    assert_eq!(allies_fire(&["br_a_2nd", "br_41_2nd"], 6).0, 0);
    assert_eq!(allies_fire(&["br_a_2nd", "br_44_3rd"], 6).0, -2);
    assert_eq!(allies_fire(&["br_a_2nd", "fr_a_2nd"], 6).0, -2);
}

#[test]
fn a_die_is_never_read_with_less_than_one() {
    proves!("alma:16.12");
    // 3 and 4 points are column 7, where the lines of 1, 2 and 4 differ.
    let two = |die: u8| russians_defend(&["ru_min_1c", "ru_kaz_1e"], die);
    let column: Vec<u8> = [1, 2, 4].into_iter().map(|die| table_says(7, die)).collect();
    assert_eq!(column, [2, 3, 4]);
    for die in [1, 2, 3] {
        assert_eq!(two(die), (-2, column[0]), "{die}");
    }
    assert_eq!(two(4), (-2, column[1]));
    assert_eq!(two(6), (-2, column[2]));
    assert_eq!(allies_fire(&["br_cg_1st", "br_44_3rd", "br_7_lt"], 1), (-3, table_says(8, 1)));
    assert_eq!(allies_fire(&["br_cg_1st", "br_44_3rd", "br_7_lt"], 3), (-3, table_says(8, 1)));
}

#[test]
fn the_odds_name_the_modifier_and_its_case() {
    proves!("alma:16.1", "alma:16.12");
    let mut table = in_phase("allied", "offensive_fire", "ru_kaz_1e", &["br_cg_1st", "br_44_3rd"]);
    table.play(aim(TARGET));
    table.play(join("br_cg_1st"));
    let modifiers = |table: &Table<Alma>| {
        let factors = table.game.factors(&table.state, Decision::Roll);
        factors.into_iter().filter(|factor| factor.rule.0 == "alma:16.1").collect::<Vec<_>>()
    };
    assert_eq!(modifiers(&table), [], "one division");
    table.play(join("br_44_3rd"));
    let found = modifiers(&table);
    assert_eq!(found.iter().map(|factor| factor.value).collect::<Vec<_>>(), [Some(-2)]);
    assert!(found[0].text.english().contains("parent units"), "{}", found[0].text);
    // Column 8 against morale 4: 3 or less of 1, 1, 1, 2, 3, 4 does nothing, that is the dice from 1 to 4.
    let seat = Side::Allied.seat();
    let told = odds(table.game, &table.state, seat, Decision::Roll).expect("the odds can be told");
    assert!(told.factors.iter().any(|factor| factor.rule.0 == "alma:16.1"));
    assert_eq!(told.outcomes.len(), 3, "nothing; disrupted on 5; disrupted and driven back on 6");
}

#[test]
fn parents_do_not_matter_in_a_melee() {
    proves!("alma:16.13");
    let firers = ["br_cg_1st", "br_44_3rd", "br_7_lt"];
    for die in [1, 3] {
        let mut table = in_phase("allied", "melee", "ru_kaz_1e", &firers);
        let events = table.attack(&[TARGET], &firers, die);
        let lines = events.iter().find_map(|event| match event {
            Event::Fought { line, die, .. } => Some((*line, *die)),
            _ => None,
        });
        // The Coldstream's morale of 5 picks the line.
        assert_eq!(lines, Some((die + 4, die)));
    }
    let mut table = in_phase("allied", "melee", "ru_kaz_1e", &firers);
    table.play(aim(TARGET));
    for unit in firers {
        table.play(join(unit));
    }
    let factors = table.game.factors(&table.state, Decision::Roll);
    assert!(factors.iter().all(|factor| !factor.rule.0.starts_with("alma:16")));
}
