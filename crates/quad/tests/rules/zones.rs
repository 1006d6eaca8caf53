//! Zones of control (6.0).

use crate::field::Field;
use crate::harness::*;
use crate::movement::{in_phase, path, russians_move};
use hexmap::HexSet;
use quad::state::Phase;
use quad::unit::Side;
use serde_json::json;

fn hexes(names: &[&str]) -> HexSet {
    names.iter().map(|name| hex(name)).collect()
}

/// The six hexes round 0505.
const ROUND_0505: [&str; 6] = ["0504", "0604", "0605", "0506", "0405", "0404"];

#[test]
fn a_unit_controls_the_six_hexes_round_it() {
    proves!("quad:6.0");
    let units = json!({ "a_inf_1": { "hex": "0505" }, "r_cav_1": { "hex": "0509" } });
    let battle = Field::flat(12, 12).battle();
    for stop in ROUND_0505 {
        let mut table = in_phase(battle, "movement", &units);
        assert_eq!(table.game.zone_of(&table.state, Side::Allied), hexes(&ROUND_0505));
        table.play(march("r_cav_1", stop));
        table.refused_by(march("r_cav_1", "0509"), "quad:5.18");
    }
    // Next to it, but not round it: here the march goes on.
    let mut table = in_phase(battle, "movement", &units);
    table.play(march("r_cav_1", "0507"));
    assert!(table.allows(march("r_cav_1", "0509")));
}

#[test]
fn every_arm_has_a_zone_and_nobody_cancels_it() {
    proves!("quad:6.11");
    let battle = Field::flat(12, 12).battle();
    for owner in ["a_inf_1", "a_cav_1", "a_gun_a", "a_horse"] {
        for phase in ["movement", "defensive_fire", "evasion", "offensive_fire", "melee", "rally"] {
            let table = in_phase(battle, phase, &json!({ owner: { "hex": "0505" } }));
            assert_eq!(
                table.game.zone_of(&table.state, Side::Allied),
                hexes(&ROUND_0505),
                "{owner} in {phase}"
            );
        }
        // Russians in 0504 and an Ally in 0604 do not take the zone away.
        let units = json!({
            owner: { "hex": "0505" }, "a_inf_8": { "hex": "0604", "disrupted": true },
            "r_inf_1": { "hex": "0504" }, "r_gun_d": { "hex": "0503" }, "r_inf_2": { "hex": "0502" },
        });
        let mut table = in_phase(battle, "movement", &units);
        table.play(march("r_gun_d", "0504"));
        table.refused_by(march("r_gun_d", "0503"), "quad:5.18");
        // 0503, 0504, 0404, 0405, 0506 would be five points, but the zone stops r_inf_2 in 0504.
        table.refused_by(march("r_inf_2", "0506"), "quad:5.13");
        assert!(table.allows(march("r_inf_2", "0404")));
    }
}

#[test]
fn disrupted_units_have_no_zone() {
    proves!("quad:6.12");
    let units = json!({ "a_inf_1": { "hex": "0505", "disrupted": true }, "r_inf_1": { "hex": "0502" } });
    let mut table = russians_move(&Field::flat(12, 12), units);
    assert!(table.game.zone_of(&table.state, Side::Allied).is_empty());
    let events = table.play(march("r_inf_1", "0506"));
    assert_eq!(path(&events).len(), 6);
    assert_eq!(table.spent("r_inf_1"), 10);
}

#[test]
fn zones_of_both_sides_lie_over_each_other() {
    proves!("quad:6.13");
    let units =
        json!({ "a_inf_1": { "hex": "0505" }, "r_inf_1": { "hex": "0503" }, "r_inf_2": { "hex": "0603" } });
    let mut table = russians_move(&Field::flat(12, 12), units);
    let zone = |side| table.game.zone_of(&table.state, side);
    assert!(zone(Side::Russian).contains(hex("0504")) && zone(Side::Allied).contains(hex("0504")));
    // The Russian zone in 0504 does not make it free.
    table.play(march("r_inf_2", "0504"));
    table.refused_by(march("r_inf_2", "0603"), "quad:5.18");
}

#[test]
fn several_zones_do_no_more_than_one() {
    proves!("quad:6.13");
    let units = json!({
        "a_inf_1": { "hex": "0505" }, "a_inf_2": { "hex": "0605" }, "a_gun_d": { "hex": "0505" },
        "r_inf_1": { "hex": "0603" }, "r_inf_2": { "hex": "0504" },
    });
    let mut table = russians_move(&Field::flat(12, 12), units);
    // 0604 is in three zones: it is entered for one point, and left from 0504 as from any other zone.
    assert_eq!(table.game.controllers(&table.state, Side::Allied, hex("0604")).count(), 3);
    table.play(march("r_inf_1", "0604"));
    assert_eq!(table.spent("r_inf_1"), 2);
    assert!(table.allows(march("r_inf_2", "0503")));
    table.until(Side::Russian, Phase::Melee);
    let inf_1 = table.unit("r_inf_1");
    assert!(table.state.must_attack.contains(inf_1));
}

#[test]
fn zones_do_not_cross_rivers_or_cliffs() {
    proves!("quad:6.14");
    let units = json!({ "a_inf_1": { "hex": "0505" } });
    let zone = |field: &Field| {
        let table = russians_move(field, units.clone());
        table.game.zone_of(&table.state, Side::Allied)
    };
    let all = hexes(&ROUND_0505);
    let river = Field::flat(9, 9).side("river", &["0505|0504", "0505|0604"]);
    assert_eq!(zone(&river), all - hexes(&["0504", "0604"]));
    // A bridge carries the zone over; a stream does not hold it up, nor a wall, nor a steep slope.
    assert_eq!(zone(&river.clone().side("bridge", &["0505|0504"])), all - hexes(&["0604"]));
    assert_eq!(zone(&Field::flat(9, 9).side("stream", &["0505|0504"]).side("redoubt", &["0505>0604"])), all);
    assert_eq!(zone(&Field::flat(9, 9).level(3, &["0504"])), all);
    // A cliff holds it up from above and from below.
    let above = Field::flat(9, 9).level(3, &["0505"]).slope("cliff", &["0506>0505"]);
    assert_eq!(zone(&above), all - hexes(&["0506"]));
    let below = Field::flat(9, 9).level(3, &["0504"]).slope("cliff", &["0505>0504"]);
    assert_eq!(zone(&below), all - hexes(&["0504"]));
}

#[test]
fn a_march_across_the_river_from_the_enemy_does_not_stop() {
    proves!("quad:6.14");
    let river = Field::flat(9, 9).side("river", &["0505|0504", "0505|0604", "0505|0404"]);
    let units = json!({ "a_inf_1": { "hex": "0505" }, "r_inf_1": { "hex": "0404" } });
    let mut table = russians_move(&river, units.clone());
    let events = table.play(march("r_inf_1", "0604"));
    assert_eq!(path(&events), ["0404", "0504", "0604"]);
    russians_move(&Field::flat(9, 9).terrain("sea", &["0503", "0403"]), units)
        .refused_by(march("r_inf_1", "0504"), "quad:5.14");
}

#[test]
fn whoever_stands_in_a_zone_must_fight() {
    proves!("quad:6.21");
    let units =
        json!({ "r_inf_1": { "hex": "0504" }, "r_inf_2": { "hex": "0502" }, "a_inf_1": { "hex": "0505" } });
    let table = in_phase(Field::flat(12, 12).battle(), "melee", &units);
    table.refused_by(done(), "quad:8.12");
    assert!(table.allows(aim("0505")));
    assert!(table.state.must_attack.contains(table.unit("r_inf_1")));
    assert!(!table.state.must_attack.contains(table.unit("r_inf_2")));
    // Across a river without a bridge there is no zone and no duty.
    let river = Field::flat(12, 12).side("river", &["0504|0505"]);
    let units = json!({ "r_inf_1": { "hex": "0504" }, "a_inf_1": { "hex": "0505" } });
    let table = in_phase(river.battle(), "melee", &units);
    assert!(table.allows(done()));
}

#[test]
fn disrupted_units_fight_only_if_they_want_to() {
    proves!("quad:6.22");
    let units = json!({
        "r_inf_1": { "hex": "0504", "disrupted": true }, "r_gun_d": { "hex": "0504", "disrupted": true },
        "a_inf_1": { "hex": "0505" },
    });
    let mut table = in_phase(Field::flat(12, 12).battle(), "melee", &units);
    assert!(table.allows(done()));
    table.play(aim("0505"));
    assert!(table.allows(join("r_inf_1")));
    // A bracketed strength is for defence only, disrupted or not.
    table.refused_by(join("r_gun_d"), "quad:8.17");
}

#[test]
fn a_controlled_hex_costs_no_more() {
    proves!("quad:6.31");
    let units =
        json!({ "a_inf_1": { "hex": "0505" }, "r_inf_1": { "hex": "0502" }, "r_inf_2": { "hex": "0409" } });
    let mut table = russians_move(&Field::flat(12, 12), units);
    table.play(march("r_inf_1", "0504"));
    assert_eq!(table.spent("r_inf_1"), 4);
    // With all its points it still gets into 0405.
    table.play(march("r_inf_2", "0405"));
    assert_eq!(table.spent("r_inf_2"), 8);
}

#[test]
fn a_zone_is_left_at_the_beginning_of_a_move_or_not_at_all() {
    proves!("quad:6.32");
    let battle = Field::flat(12, 12).battle();
    let mut table =
        in_phase(battle, "movement", &json!({ "a_inf_1": { "hex": "0505" }, "r_inf_1": { "hex": "0503" } }));
    table.play(march("r_inf_1", "0504"));
    assert_eq!(table.spent("r_inf_1"), 2);
    table.refused_by(march("r_inf_1", "0503"), "quad:5.18");
    // In the next Movement Phase it may go.
    let table =
        in_phase(battle, "movement", &json!({ "a_inf_1": { "hex": "0505" }, "r_inf_1": { "hex": "0504" } }));
    assert!(table.allows(march("r_inf_1", "0503")));
}

#[test]
fn a_zone_that_is_gone_holds_nobody() {
    proves!("quad:6.32");
    let start = |disrupted: bool| {
        let units =
            json!({ "a_inf_1": { "hex": "0505", "disrupted": disrupted }, "r_inf_1": { "hex": "0504" } });
        russians_move(&Field::flat(12, 12).terrain("sea", &["0503", "0603"]), units)
    };
    start(false).refused_by(march("r_inf_1", "0604"), "quad:5.14");
    assert!(start(true).allows(march("r_inf_1", "0604")));
}

#[test]
fn a_retreat_leads_out_of_a_zone() {
    proves!("quad:6.32");
    let units = json!({ "r_meek": { "hex": "0504" }, "a_inf_1": { "hex": "0505" } });
    let mut table = in_phase(Field::flat(12, 12).battle(), "defensive_fire", &units);
    // Strength 3, die 4: result 2 against morale 1, so r_meek retreats one hex, to 0503 or beside it.
    table.attack(&["0504"], &["a_inf_1"], 4);
    let offered: HexSet = table
        .decisions()
        .into_iter()
        .filter_map(|decision| match decision {
            quad::Decision::Retreat { to, .. } => Some(to),
            _ => None,
        })
        .collect();
    assert!(!offered.is_empty() && !offered.intersects(&hexes(&ROUND_0505)), "{offered:?}");
    table.play(retreat("r_meek", "0503"));
    assert_eq!(table.at("r_meek"), "0503");
}

#[test]
fn a_move_that_begins_in_a_zone_may_leave_it() {
    proves!("quad:6.33");
    let units = json!({
        "a_inf_1": { "hex": "0505" }, "a_inf_2": { "hex": "0405" },
        "r_inf_1": { "hex": "0504" }, "r_cav_1": { "hex": "0506", "disrupted": true },
    });
    let mut table = russians_move(&Field::flat(12, 12), units);
    assert!(table.allows(march("r_inf_1", "0503")));
    assert!(table.allows(march("r_cav_1", "0507")));
    // 0605 is next to 0506 and controlled; through 0606, which is free, it takes two hexes.
    let events = table.play(march("r_cav_1", "0605"));
    assert_eq!(path(&events), ["0506", "0606", "0605"]);
}
