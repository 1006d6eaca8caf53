//! The Aqueduct (22.0).

use crate::harness::*;
use quad::balaclava::Balaclava;
use quad::state::Place;
use serde_json::{Value, json};

// 2405, 2404, 2506 and 2606 are Aqueduct hexes, 2304 and 2707 bridge hexes of it. All of them, and
// 2406, 2407, 2306, 2305 and 2507, lie on one level.

fn position(phasing: &str, phase: &str, units: Value) -> Table<Balaclava> {
    Table::set_up(balaclava(), json!({ "turn": 4, "phasing": phasing, "phase": phase, "units": units }))
}

#[test]
fn units_attack_out_of_the_aqueduct_with_half_strength() {
    proves!("balaclava:22.0", "balaclava:22.11");
    let mut table = position(
        "russian",
        "melee",
        json!({
            "ru_sous_2": { "hex": "2405" }, "ru_sous_1": { "hex": "2506" }, "ru_sous_3": { "hex": "2306" },
            "br_93": { "hex": "2406" },
        }),
    );
    table.play(aim("2406"));
    table.play(join("ru_sous_2"));
    assert_eq!(table.game.melee_odds(&table.state).attack, 2, "half of 5, rounded down");
    table.play(join("ru_sous_1"));
    assert_eq!(table.game.melee_odds(&table.state).attack, 3, "half of 3 besides, each for itself");
    table.play(join("ru_sous_3"));
    assert_eq!(table.game.melee_odds(&table.state).attack, 7, "4 from open ground");
}

#[test]
fn a_bridge_hex_is_part_of_the_aqueduct() {
    proves!("balaclava:22.11");
    let mut table =
        position("russian", "melee", json!({ "ru_sous_2": { "hex": "2304" }, "br_93": { "hex": "2305" } }));
    table.play(aim("2305"));
    table.play(join("ru_sous_2"));
    assert_eq!(table.game.melee_odds(&table.state).attack, 2);
}

#[test]
fn units_defend_in_the_aqueduct_as_in_the_open() {
    proves!("balaclava:22.12");
    let attack = |from: &str, at: &str| {
        let mut table =
            position("russian", "melee", json!({ "ru_sous_3": { "hex": from }, "br_93": { "hex": at } }));
        table.play(aim(at));
        table.play(join("ru_sous_3"));
        let odds = table.game.melee_odds(&table.state);
        (
            odds.attack,
            odds.defence,
            table.game.melee_terrain(&table.state),
            table.game.melee_column(&table.state),
        )
    };
    // 4 to 3 on the clear line, whether the 93rd stands in the Aqueduct or beside it.
    assert_eq!(attack("2406", "2405"), (4, 3, 0, 3));
    assert_eq!(attack("2407", "2406"), (4, 3, 0, 3));
}

#[test]
fn the_aqueduct_changes_nothing_in_fire() {
    proves!("balaclava:22.13");
    let column = |firer: &str, from: &str, target: &str| {
        let mut table = position(
            "russian",
            "offensive_fire",
            json!({ firer: { "hex": from }, "br_93": { "hex": target } }),
        );
        table.play(aim(target));
        table.play(join(firer));
        table.game.fire_column(&table.state, table.unit("br_93"))
    };
    assert_eq!(column("ru_od_2", "2406", "2405"), 3, "into it");
    assert_eq!(column("ru_od_2", "2405", "2406"), 3, "out of it");
    assert_eq!(column("ru_hvy_1", "2407", "2404"), 3, "and over it, at range 3");
}

#[test]
fn an_aqueduct_hex_costs_infantry_three_points() {
    proves!("balaclava:22.21");
    let mut table = position("russian", "movement", json!({ "ru_od_1": { "hex": "2407" } }));
    assert_eq!(table.step_price("ru_od_1", "2406", "2405"), Some(6), "in half points");
    assert_eq!(table.step_price("ru_od_1", "2204", "2304"), Some(2), "a bridge hex costs 1");
    table.play(march("ru_od_1", "2405"));
    assert_eq!(table.spent("ru_od_1"), 8);
}

#[test]
fn cavalry_and_guns_stay_out_of_the_aqueduct() {
    proves!("balaclava:22.22", "balaclava:22.0");
    for unit in ["br_4dg", "br_ctroop", "br_barker"] {
        let table =
            position("allied", "movement", json!({ unit: { "hex": "2406" }, "ru_od_1": { "hex": "1008" } }));
        table.refused_by(march(unit, "2405"), "quad:13.0q");
        table.refused_by(march(unit, "2506"), "quad:13.0q");
        let bridge =
            position("allied", "movement", json!({ unit: { "hex": "2305" }, "ru_od_1": { "hex": "1008" } }));
        assert!(bridge.allows(march(unit, "2304")), "{unit} may use the bridge");
    }
    let broken = position(
        "allied",
        "movement",
        json!({ "br_4dg": { "hex": "2305", "disrupted": true }, "ru_od_1": { "hex": "1008" } }),
    );
    broken.refused_by(march("br_4dg", "2304"), "quad:E:13.0");
    assert_eq!(broken.step_price("br_4dg", "2304", "2305"), Some(2), "but it may leave a bridge");
}

#[test]
fn cavalry_and_guns_that_melee_drives_into_the_aqueduct_are_lost() {
    proves!("balaclava:22.22");
    // From 2407 and 2306 the Russians control all round 2406 but 2506, an Aqueduct hex.
    let driven = |unit: &str, die: u8| {
        let mut table = position(
            "russian",
            "melee",
            json!({ "ru_od_1": { "hex": "2407" }, "ru_od_2": { "hex": "2306" }, unit: { "hex": "2406" } }),
        );
        table.attack(&["2406"], &["ru_od_1", "ru_od_2"], die);
        table
    };
    // 8 to 2, column 6, line 3: D R. 8 to 1, column 8, line 2: D 1. 8 to 3, column 4, line 5: D R.
    assert_eq!(driven("br_4dg", 2).place("br_4dg"), Place::Eliminated);
    assert_eq!(driven("br_ctroop", 1).place("br_ctroop"), Place::Eliminated);
    assert_eq!(driven("br_rm_1", 4).at("br_rm_1"), "2506", "infantry goes in");
}
