//! The French (20.0).

use crate::harness::*;
use kernel::Game;
use quad::Decision;
use quad::alma::Alma;
use quad::unit::{Nation, UnitId};
use serde_json::{Value, json};
use std::collections::BTreeSet;

fn on_turn(turn: u8, phasing: &str, phase: &str, units: Value) -> Table<Alma> {
    Table::set_up(alma(), json!({ "turn": turn, "phasing": phasing, "phase": phase, "units": units }))
}

/// Everybody as at the start, but on a later turn.
fn deployed_on_turn(turn: u8) -> Table<Alma> {
    let mut position = serde_json::to_value(alma().position(&alma().start())).unwrap();
    position["turn"] = json!(turn);
    position.as_object_mut().unwrap().remove("points");
    Table::set_up(alma(), position)
}

/// The French units that can march.
fn marching(table: &Table<Alma>) -> BTreeSet<String> {
    let unit_of = |decision: Decision| match decision {
        Decision::March { unit, .. } => Some(table.game.roster.unit(unit)),
        _ => None,
    };
    let units = table.decisions().into_iter().filter_map(unit_of);
    units.filter(|unit| unit.nation == Nation::French).map(|unit| unit.id.clone()).collect()
}

const ZOUAVES: [&str; 2] = ["fr_1z_3rd", "fr_2z_3rd"];

fn french() -> impl Iterator<Item = UnitId> {
    alma().roster.ids().filter(|unit| alma().roster.unit(*unit).nation == Nation::French)
}

#[test]
fn the_french_stand_still_until_the_third_turn() {
    proves!("alma:20.0");
    for turn in [1, 2] {
        assert_eq!(
            marching(&deployed_on_turn(turn)),
            BTreeSet::from(ZOUAVES.map(String::from)),
            "turn {turn}"
        );
    }
    for turn in [3, 12] {
        assert_eq!(marching(&deployed_on_turn(turn)).len(), 32, "turn {turn}");
    }
}

#[test]
fn no_french_unit_is_moved_before_the_third_turn() {
    proves!("alma:20.1");
    let alone = |turn: u8, id: &str| on_turn(turn, "allied", "movement", json!({ id: { "hex": "1505" } }));
    for unit in french() {
        let id = alma().roster.unit(unit).id.as_str();
        if ZOUAVES.contains(&id) {
            continue;
        }
        alone(1, id).refused_by(march(id, "1506"), "alma:20.1");
        alone(2, id).refused_by(march(id, "1506"), "alma:20.1");
        assert!(alone(3, id).allows(march(id, "1506")), "{id}");
    }
    assert!(alone(1, "br_30_2nd").allows(march("br_30_2nd", "1506")), "the British do not wait");
    assert!(alone(1, "br_a_2nd").allows(march("br_a_2nd", "1506")), "nor do their guns");
}

#[test]
fn the_french_fire_fight_and_rally_while_they_wait() {
    proves!("alma:20.1");
    let units = || json!({ "fr_1_1st": { "hex": "1505" }, "ru_bor_1c": { "hex": "1504" } });
    let offensive = on_turn(1, "allied", "offensive_fire", units());
    assert!(offensive.allows(aim("1504")));
    let defensive = on_turn(1, "russian", "defensive_fire", units());
    assert!(defensive.allows(aim("1504")));
    let melee = on_turn(1, "allied", "melee", units());
    melee.refused_by(done(), "quad:8.12");
    let mut broken =
        on_turn(2, "allied", "rally", json!({ "fr_1_1st": { "hex": "1505", "disrupted": true } }));
    broken.play_with(rally("fr_1_1st"), &[1]);
    assert!(!broken.is_disrupted("fr_1_1st"));
}

#[test]
fn the_french_retreat_and_advance_while_they_wait() {
    proves!("alma:20.1");
    let mut table = on_turn(
        1,
        "russian",
        "melee",
        json!({ "fr_1_1st": { "hex": "1505" }, "ru_bor_1c": { "hex": "1504" }, "ru_bor_2c": { "hex": "1404" } }),
    );
    // 10 to 2, column 7; morale 4 and die 1 give line 4: D 1.
    table.attack(&["1505"], &["ru_bor_1c", "ru_bor_2c"], 1);
    table.play(retreat("fr_1_1st", "1506"));
    assert_eq!(table.at("fr_1_1st"), "1506");
    let mut victors = on_turn(
        1,
        "allied",
        "melee",
        json!({ "fr_1_1st": { "hex": "1505" }, "ru_fb_1": { "hex": "1504" }, "ru_sal_1e": { "hex": "1905" } }),
    );
    // 2 to 1, column 4; morale 4 and die 3 give line 6: the guns are lost.
    victors.attack(&["1504"], &["fr_1_1st"], 3);
    victors.play(advance("fr_1_1st", "1504"));
    assert_eq!(victors.at("fr_1_1st"), "1504");
}

#[test]
fn a_french_battery_steps_back_on_the_first_turn() {
    proves!("alma:20.1");
    let mut table = on_turn(
        1,
        "russian",
        "defensive_fire",
        json!({ "fr_a_1st": { "hex": "1505" }, "ru_bor_1c": { "hex": "1504" } }),
    );
    table.play(evade("fr_a_1st", "1506"));
    assert_eq!(table.at("fr_a_1st"), "1506");
}

#[test]
fn the_zouaves_move_from_the_first_turn_on() {
    proves!("alma:20.2");
    let mut table = Table::opening(alma());
    for unit in ZOUAVES {
        assert!(table.decisions().iter().any(|decision| {
            matches!(decision, Decision::March { unit: marching, .. } if *marching == table.unit(unit))
        }));
    }
    // 1113 is on the bank: 2 points for the Alma, 1 for the hex behind it.
    table.play(march("fr_2z_3rd", "1114"));
    assert_eq!((table.at("fr_2z_3rd"), table.spent("fr_2z_3rd")), ("1114".to_owned(), 6));
}

#[test]
fn the_zouaves_wait_south_of_the_alma_for_their_division() {
    proves!("alma:20.2");
    // 2214 is two hexes south of the river, 2215 three.
    let table = on_turn(
        1,
        "allied",
        "movement",
        json!({ "fr_1z_3rd": { "hex": "2214" }, "fr_3_3rd": { "hex": "1211" } }),
    );
    table.refused_by(march("fr_1z_3rd", "2215"), "alma:17.11");
    assert!(table.allows(march("fr_1z_3rd", "2213")));
}

#[test]
fn french_infantry_has_four_points_and_two_when_disrupted() {
    proves!("alma:20.3");
    let infantry: Vec<_> = french().filter(|unit| !alma().arm(*unit).is_artillery()).collect();
    assert_eq!(infantry.len(), 28);
    for unit in infantry {
        let id = alma().roster.unit(unit).id.as_str();
        let at_1505 = |disrupted: bool| {
            on_turn(
                3,
                "allied",
                "movement",
                json!({ id: { "hex": "1505", "disrupted": disrupted }, "br_30_2nd": { "hex": "1805" } }),
            )
        };
        assert!(at_1505(false).allows(march(id, "1509")), "{id}");
        at_1505(false).refused_by(march(id, "1510"), "quad:5.16");
        assert!(at_1505(true).allows(march(id, "1507")), "{id}");
        at_1505(true).refused_by(march(id, "1508"), "quad:5.16");
    }
    let british = on_turn(3, "allied", "movement", json!({ "br_30_2nd": { "hex": "1505" } }));
    assert!(british.allows(march("br_30_2nd", "1510")), "the British have five");
}
