//! Advance after melee (8.7).

use crate::field::Field;
use crate::harness::*;
use crate::melee::{flee, fought, on_flat};
use crate::plain::Plain;
use quad::state::{Phase, Place, Stage};
use quad::unit::Side;
use serde_json::{Value, json};

/// The hexes to which a unit may advance.
fn ways(table: &Table<Plain>, unit: &str) -> Vec<String> {
    let unit = table.unit(unit);
    let ways = table.decisions().into_iter().filter_map(|decision| match decision {
        quad::Decision::Advance { unit: who, to } if who == unit => Some(to.to_string()),
        _ => None,
    });
    ways.collect()
}

/// r_inf_1 on 0504 and r_inf_2 on 0404 beat a_meek in 0505 with 2*; it is disrupted and flees three hexes
/// south, to 0508. Its path of retreat is 0505, 0506, 0507.
fn pursuit(more: Value) -> Table<Plain> {
    let mut units = json!({
        "r_inf_1": { "hex": "0504" }, "r_inf_2": { "hex": "0404" }, "a_meek": { "hex": "0505" },
    });
    units.as_object_mut().expect("units").extend(more.as_object().expect("units").clone());
    let mut table = on_flat(units);
    assert_eq!(fought(&table.attack(&["0505"], &["r_inf_1", "r_inf_2"], 6)).3, "D 2*");
    flee(&mut table, "a_meek", &["0506", "0507", "0508"]);
    assert_eq!((table.asked(), table.state.combat.stage), (Some(Side::Russian), Stage::Advance));
    table
}

#[test]
fn attackers_advance_along_the_path_of_retreat() {
    proves!("quad:8.71", "quad:8.72");
    let mut table = pursuit(json!({ "r_inf_3": { "hex": "0605", "disrupted": true } }));
    assert_eq!(ways(&table, "r_inf_1"), ["0505", "0506", "0507"]);
    assert_eq!(ways(&table, "r_inf_2"), ["0505", "0506", "0507"]);
    // It stands next to the path, but it took no part.
    table.refused_by(advance("r_inf_3", "0505"), "quad:8.71");
    table.play(advance("r_inf_1", "0507"));
    table.play(advance("r_inf_2", "0506"));
    assert_eq!((table.at("r_inf_1"), table.at("r_inf_2")), ("0507".into(), "0506".into()));
}

#[test]
fn the_hex_of_a_defender_that_was_destroyed_stands_open() {
    proves!("quad:8.71");
    let mut table = on_flat(json!({
        "r_inf_1": { "hex": "0504" }, "a_gun_d": { "hex": "0505" },
    }));
    table.attack(&["0505"], &["r_inf_1"], 1);
    assert_eq!(table.place("a_gun_d"), Place::Eliminated);
    assert_eq!(ways(&table, "r_inf_1"), ["0505"]);
    table.play(advance("r_inf_1", "0505"));
    assert_eq!(table.at("r_inf_1"), "0505");
}

#[test]
fn nobody_advances_where_nobody_gave_way() {
    proves!("quad:8.71");
    let mut table = on_flat(json!({
        "r_inf_1": { "hex": "0505" }, "a_guard": { "hex": "0504" }, "a_inf_1": { "hex": "0604", "disrupted": true },
        "r_inf_8": { "hex": "1111" }, "a_inf_8": { "hex": "1112" },
    }));
    assert_eq!(fought(&table.attack(&["0504"], &["r_inf_1"], 4)).3, "D R");
    assert_eq!(table.at("a_guard"), "0504");
    assert_eq!(table.state.combat.stage, Stage::None);
    table.refused_by(advance("r_inf_1", "0504"), "quad:8.71");
}

#[test]
fn an_advance_stops_anywhere_on_the_path_if_the_stack_is_legal() {
    proves!("quad:8.72");
    for stop in ["0505", "0506", "0507"] {
        let mut table = pursuit(json!({}));
        table.play(advance("r_inf_2", stop));
        assert_eq!(table.at("r_inf_2"), stop);
        table.refused_by(advance("r_inf_1", stop), "quad:8.72");
        // The other hexes are open to the second one, also beyond the first.
        assert_eq!(ways(&table, "r_inf_1").len(), 2);
    }
}

#[test]
fn an_advance_stops_in_the_first_controlled_hex() {
    proves!("quad:8.73");
    // a_inf_2 on 0406 controls 0405, 0506 and 0507.
    let table = pursuit(json!({ "a_inf_2": { "hex": "0406" } }));
    assert_eq!(ways(&table, "r_inf_1"), ["0505", "0506"]);
    table.refused_by(advance("r_inf_1", "0507"), "quad:8.73");
    // Disrupted it controls nothing.
    let table = pursuit(json!({ "a_inf_2": { "hex": "0406", "disrupted": true } }));
    assert_eq!(ways(&table, "r_inf_1"), ["0505", "0506", "0507"]);
}

#[test]
fn an_advance_may_begin_in_an_enemy_zone() {
    proves!("quad:8.73");
    // a_inf_3 on 0304 controls 0404, where r_inf_2 stands; r_inf_3 will attack it.
    let mut table = pursuit(json!({ "a_inf_3": { "hex": "0304" }, "r_inf_3": { "hex": "0303" } }));
    assert!(table.game.zone_of(&table.state, Side::Allied).contains(hex("0404")));
    table.play(advance("r_inf_2", "0506"));
    assert_eq!(table.at("r_inf_2"), "0506");
}

#[test]
fn an_advance_keeps_to_the_path() {
    proves!("quad:8.74");
    let table = pursuit(json!({}));
    for hex in ["0405", "0605", "0606", "0508", "0503"] {
        table.refused_by(advance("r_inf_1", hex), "quad:8.74");
    }
    assert!(table.allows(advance("r_inf_1", "0506")));
}

#[test]
fn advances_are_decided_before_the_next_combat_and_are_never_forced() {
    proves!("quad:8.75");
    let mut table = pursuit(json!({ "a_inf_3": { "hex": "0303" }, "r_inf_3": { "hex": "0302" } }));
    table.refused_by(aim("0303"), "quad:8.75");
    table.play(done());
    assert_eq!((table.at("r_inf_1"), table.at("r_inf_2")), ("0504".into(), "0404".into()));
    table.refused_by(advance("r_inf_1", "0505"), "quad:8.71");
    assert!(table.allows(aim("0303")));
}

#[test]
fn a_unit_that_advanced_is_out_of_the_rest_of_the_phase() {
    proves!("quad:8.75");
    let mut table = on_flat(json!({
        "r_inf_1": { "hex": "0504" }, "a_inf_1": { "hex": "0505" },
        "a_inf_2": { "hex": "0506", "disrupted": true }, "r_inf_2": { "hex": "0507", "disrupted": true },
    }));
    assert_eq!(fought(&table.attack(&["0505"], &["r_inf_1"], 4)).3, "D R");
    flee(&mut table, "a_inf_1", &["0605"]);
    table.play(advance("r_inf_1", "0505"));
    // It stands in the zone of a_inf_1 now, and next to a_inf_2: no new duty, no new right.
    assert_eq!(table.state.phase, Phase::Melee);
    assert!(table.allows(done()));
    assert!(!table.allows(aim("0605")));
    table.play(aim("0506"));
    table.refused_by(join("r_inf_1"), "quad:8.14");
    assert!(table.allows(join("r_inf_2")));
}

#[test]
fn defenders_do_not_advance() {
    proves!("quad:8.76");
    // R on a battalion and the guard, whose morale makes nothing of it.
    let mut table = on_flat(json!({
        "r_inf_1": { "hex": "0505" }, "r_inf_2": { "hex": "0603" },
        "a_guard": { "hex": "0504" }, "a_inf_1": { "hex": "0604" },
    }));
    assert_eq!(fought(&table.attack(&["0504", "0604"], &["r_inf_1", "r_inf_2"], 4)).3, "D R");
    flee(&mut table, "a_inf_1", &["0705"]);
    assert_eq!(table.asked(), Some(Side::Russian));
    assert_eq!(ways(&table, "r_inf_1"), ["0604"]);
    assert_eq!(ways(&table, "a_guard"), [""; 0]);
    table.refused_by(advance("a_guard", "0604"), "quad:8.76");
    // Attackers that are driven back leave no path behind them.
    let mut table = on_flat(json!({ "r_inf_1": { "hex": "0504" }, "a_inf_1": { "hex": "0505" } }));
    assert_eq!(fought(&table.attack(&["0505"], &["r_inf_1"], 3)).3, "A R");
    table.refused_by(advance("a_inf_1", "0504"), "quad:8.76");
    flee(&mut table, "r_inf_1", &["0503"]);
    assert_eq!((table.state.phasing, table.state.phase), (Side::Allied, Phase::Movement));
    assert_eq!(table.at("a_inf_1"), "0505");
}

#[test]
fn an_advance_does_not_cross_what_the_arm_cannot() {
    proves!("quad:8.71");
    let beat = |field: Field, attacker: &str| {
        let mut units = json!({ "a_gun_d": { "hex": "0505" } });
        units[attacker] = json!({ "hex": "0504" });
        let mut table = crate::melee::on(&field, units);
        table.attack(&["0505"], &[attacker], 6);
        assert_eq!(table.place("a_gun_d"), Place::Eliminated);
        ways(&table, attacker)
    };
    let woods = || Field::flat(7, 7).terrain("woods", &["0505"]);
    let wall = || Field::flat(7, 7).side("redoubt", &["0505>0504"]);
    assert_eq!(beat(woods(), "r_inf_1"), ["0505"]);
    // 11.12 punishes cavalry that is forced into woods, and nobody is forced to advance.
    assert_eq!(beat(woods(), "r_cav_1"), ["0505"]);
    assert_eq!(beat(wall(), "r_inf_1"), ["0505"]);
    assert_eq!(beat(wall(), "r_cav_1"), [""; 0]);
}
