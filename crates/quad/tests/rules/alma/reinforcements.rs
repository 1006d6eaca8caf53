//! Reinforcements (22.2).

use crate::harness::*;
use quad::alma::Alma;
use quad::state::{Phase, Place};
use quad::unit::Side;
use serde_json::{Value, json};

const FOURTH_DIVISION: [&str; 5] = ["br_20_4th", "br_21_4th", "br_46_4th", "br_57_4th", "br_63_4th"];
const ENTRY_HEXES: [&str; 5] = ["2701", "2801", "2901", "3001", "3101"];

/// A Movement Phase with the 4th Division off the map, 30/2nd and SUS/1E far away, and what the test adds.
fn waiting(turn: u8, phasing: &str, more: Value) -> Table<Alma> {
    let mut units = json!({ "br_30_2nd": { "hex": "2110" }, "ru_sus_1e": { "hex": "3915" } });
    for unit in FOURTH_DIVISION {
        units[unit] = json!({ "off_map": "waiting" });
    }
    units.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    Table::set_up(alma(), json!({ "turn": turn, "phasing": phasing, "phase": "movement", "units": units }))
}

/// The division enters, a unit a hex.
fn enter_at(table: &mut Table<Alma>, entries: &[(&str, &str)]) {
    for (unit, hex) in entries {
        table.play(enter(unit, hex, hex));
    }
}

#[test]
fn only_the_british_fourth_division_comes_later() {
    proves!("alma:22.2a");
    let table = Table::opening(alma());
    let waiting: Vec<_> = table
        .game
        .roster
        .ids()
        .filter(|unit| table.state.place[*unit] == Place::Waiting)
        .map(|unit| table.game.roster.unit(unit).id.as_str())
        .collect();
    assert_eq!(waiting, FOURTH_DIVISION);
    let names = FOURTH_DIVISION.map(|id| table.game.roster.unit(table.unit(id)).name.as_str());
    assert_eq!(names, ["20/4th", "21/4th", "46/4th", "57/4th", "63/4th"]);
    for other in ["ru_min_1c", "br_41_2nd", "fr_1_1st"] {
        let position = json!({ "turn": 3, "phasing": "allied", "phase": "movement", "units": {
            other: { "off_map": "waiting" }, "br_30_2nd": { "hex": "2110" },
        }});
        assert!(Table::try_set_up(alma(), position).is_err(), "{other} cannot be waiting");
    }
}

#[test]
fn the_division_comes_on_any_turn() {
    proves!("alma:22.2b");
    for turn in 1..=12 {
        let mut table = waiting(turn, "allied", json!({}));
        assert!(table.allows(done()), "it may stay away on turn {turn}");
        for (unit, hex) in FOURTH_DIVISION.into_iter().zip(ENTRY_HEXES) {
            table.play(enter(unit, hex, hex));
        }
        assert_eq!(FOURTH_DIVISION.map(|unit| table.at(unit)), ENTRY_HEXES.map(String::from));
        assert!(table.allows(done()));
    }
}

#[test]
fn the_division_enters_only_in_the_allied_movement_phase() {
    proves!("alma:22.2b");
    waiting(3, "russian", json!({})).refused_by(enter("br_20_4th", "2701", "2701"), "quad:12.0");
}

#[test]
fn who_comes_brings_the_others_in_the_same_phase() {
    proves!("alma:22.2b");
    let mut table = waiting(3, "allied", json!({}));
    for (unit, hex) in FOURTH_DIVISION.into_iter().zip(ENTRY_HEXES) {
        assert_eq!(table.place(unit), Place::Waiting);
        table.play(enter(unit, hex, hex));
        // Others may march in between.
        if unit == "br_20_4th" {
            table.play(march("br_30_2nd", "2111"));
        }
        if unit == "br_63_4th" {
            assert!(table.allows(done()));
        } else {
            table.refused_by(done(), "alma:22.2b");
        }
    }
}

#[test]
fn the_division_that_stayed_away_may_come_on_the_next_turn() {
    proves!("alma:22.2b");
    let mut table = waiting(3, "allied", json!({}));
    table.play(done());
    table.until(Side::Allied, Phase::Movement);
    assert_eq!(table.state.turn, 4);
    assert!(table.allows(enter("br_57_4th", "3101", "3101")));
}

#[test]
fn nobody_comes_after_the_rest_of_the_division() {
    proves!("alma:22.2b");
    for place in [json!({ "hex": "2703" }), json!({ "off_map": "eliminated" })] {
        let table = waiting(5, "allied", json!({ "br_20_4th": place }));
        table.refused_by(enter("br_21_4th", "2801", "2801"), "alma:22.2b");
        assert!(table.allows(done()));
    }
}

#[test]
fn each_unit_enters_by_a_hex_of_its_own() {
    proves!("alma:22.2c");
    let mut table = waiting(2, "allied", json!({}));
    for unit in FOURTH_DIVISION {
        for hex in ENTRY_HEXES {
            assert!(table.allows(enter(unit, hex, hex)), "{unit} at {hex}");
        }
        for elsewhere in ["2601", "3201", "2702", "2201"] {
            table.refused_by(enter(unit, elsewhere, elsewhere), "quad:12.24");
        }
    }
    // The first goes on from 2901; nobody follows it there.
    table.play(enter("br_63_4th", "2901", "2903"));
    table.refused_by(enter("br_20_4th", "2901", "2901"), "alma:22.2c");
    enter_at(
        &mut table,
        &[("br_20_4th", "3101"), ("br_57_4th", "2701"), ("br_46_4th", "2801"), ("br_21_4th", "3001")],
    );
    assert!(table.allows(done()));
}

#[test]
fn entering_costs_one_point_and_the_rest_is_free_to_use() {
    proves!("alma:22.2d");
    let mut table = waiting(2, "allied", json!({}));
    table.play(enter("br_20_4th", "2701", "2701"));
    assert_eq!(table.spent("br_20_4th"), 2);
    assert!(table.allows(march("br_20_4th", "2705")));
    table.refused_by(march("br_20_4th", "2706"), "quad:5.16");
    // In one go: one point for the edge and four for the way.
    assert!(table.allows(enter("br_21_4th", "2801", "2805")));
    table.refused_by(enter("br_21_4th", "2801", "2806"), "quad:5.16");
    table.play(enter("br_21_4th", "2801", "2805"));
    assert_eq!((table.at("br_21_4th"), table.spent("br_21_4th")), ("2805".to_owned(), 10));
}

#[test]
fn a_friend_in_an_entry_hex_is_passed() {
    proves!("alma:22.2c");
    let table = waiting(2, "allied", json!({ "br_88_lt": { "hex": "2801", "moved": true } }));
    assert!(table.allows(enter("br_20_4th", "2801", "2802")));
    table.refused_by(enter("br_20_4th", "2801", "2801"), "quad:5.32");
}

#[test]
fn an_entry_hex_that_the_enemy_holds_gives_way_to_the_next_of_the_edge() {
    proves!("alma:22.2c");
    let mut table =
        waiting(2, "allied", json!({ "ru_fb_1": { "hex": "2801" }, "ru_fb_2": { "hex": "2801" } }));
    table.refused_by(enter("br_20_4th", "2801", "2801"), "quad:12.22");
    enter_at(
        &mut table,
        &[("br_20_4th", "2701"), ("br_21_4th", "2901"), ("br_46_4th", "3001"), ("br_57_4th", "3101")],
    );
    table.refused_by(done(), "alma:22.2b");
    table.refused_by(enter("br_63_4th", "2801", "2801"), "quad:12.22");
    assert!(table.allows(enter("br_63_4th", "2601", "2601")));
    for farther in ["2501", "3201"] {
        table.refused_by(enter("br_63_4th", farther, farther), "quad:12.24");
    }
    table.play(enter("br_63_4th", "2601", "2601"));
    assert!(table.allows(done()));
}

#[test]
fn an_entry_hex_with_a_friend_in_an_enemy_zone_is_blocked() {
    proves!("alma:22.2c");
    let table =
        waiting(2, "allied", json!({ "br_88_lt": { "hex": "2801" }, "ru_ugl_1e": { "hex": "2802" } }));
    table.refused_by(enter("br_20_4th", "2801", "2702"), "quad:12.22");
    // 2701 is free; 2802 controls 2702 and 2703 behind it.
    assert!(table.allows(enter("br_20_4th", "2701", "2701")));
}

#[test]
fn the_division_fights_and_counts_like_all_others_once_it_is_in() {
    proves!("alma:22.2d");
    let mut table =
        waiting(2, "allied", json!({ "ru_fb_1": { "hex": "2804" }, "ru_ugl_1e": { "hex": "3003" } }));
    table.play(enter("br_20_4th", "2701", "2703"));
    table.play(enter("br_21_4th", "3001", "3002"));
    enter_at(&mut table, &[("br_46_4th", "2801"), ("br_57_4th", "2901"), ("br_63_4th", "3101")]);
    table.until(Side::Allied, Phase::Melee);
    let attacker = table.unit("br_21_4th");
    assert!(table.state.must_attack.contains(attacker));
}
