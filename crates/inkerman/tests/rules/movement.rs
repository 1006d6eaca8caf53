//! Movement and terrain (8.0 and the terrain chart).

use crate::harness::*;
use inkerman::{Decision, Event};
use kernel::Case;
use serde_json::json;

/// What a step costs foot, Zouaves and horse.
fn prices(from: &str, to: &str) -> [Option<u8>; 3] {
    prices_with(&[], from, to)
}

fn prices_with(options: &[(&str, &str)], from: &str, to: &str) -> [Option<u8>; 3] {
    let game = if options.is_empty() { inkerman() } else { inkerman_with(options) };
    let table = Table::on(game, inkerman().opening());
    ["ru_1_to", "fr_dabt", "fr_4cda"].map(|unit| table.step_price(unit, from, to))
}

/// Both kinds of foot pay the first and the second number; horse cannot go there.
const fn not_for_horse(foot: u8, zouave: u8) -> [Option<u8>; 3] {
    [Some(foot), Some(zouave), None]
}

const fn all(price: u8) -> [Option<u8>; 3] {
    [Some(price); 3]
}

/// What the ground spares the defender if Russians attack from these hexes, at a column that takes three.
fn spared(target: &str, from: &[&str]) -> u8 {
    let names = ["ru_1_to", "ru_2_to", "ru_3_to"];
    let mut units = json!({ "br_a_30_2": { "hex": target } });
    let mut attackers = Vec::new();
    for (unit, hex) in names.iter().zip(from) {
        units[unit] = json!({ "hex": hex });
        attackers.push(*unit);
    }
    let mut table = Table::set_up(json!({ "turn": 2, "stage": "second", "units": units }));
    let events = table.attack(target, &attackers, 1);
    let fought = events.iter().find_map(|event| match event {
        Event::Fought { spared, .. } => Some(*spared),
        _ => None,
    });
    fought.expect("there was a fight")
}

#[test]
fn the_chart_row_by_row() {
    proves!("inkerman:8.4");
    assert_eq!(prices("1409", "1410"), all(2), "clear");
    assert_eq!(prices("1810", "1809"), [Some(3), Some(2), Some(3)], "forest");
    assert_eq!(prices("2104", "2105"), not_for_horse(4, 3), "river");
    assert_eq!(prices("0302", "0303"), not_for_horse(4, 3), "aqueduct");
    assert_eq!(prices("2104", "2204"), not_for_horse(4, 3), "marsh");
    assert_eq!(prices("1617", "1616"), all(1), "road");
    assert_eq!(prices("1904", "2003"), all(1), "bridge");
    assert_eq!(prices("0805", "0906"), all(3), "slope, up");
    assert_eq!(prices("1809", "1709"), [Some(5), Some(3), Some(5)], "steep slope, down");
    assert_eq!(prices("1511", "1611"), not_for_horse(3, 3), "redoubt");
    assert_eq!(prices("0303", "0202"), [None; 3], "sea");
}

#[test]
fn clear_ground_costs_two() {
    proves!("inkerman:8.5", "inkerman:TEC-1");
    assert_eq!(prices("1409", "1410"), all(2));
    assert_eq!(prices("1820", "1819"), all(2));
    assert_eq!(spared("1410", &["1409"]), 0, "and it spares the defender nothing");
}

#[test]
fn forest_costs_three_and_zouaves_two() {
    proves!("inkerman:8.6", "inkerman:TEC-2");
    assert_eq!(prices("1810", "1809"), [Some(3), Some(2), Some(3)]);
    assert_eq!(prices("1410", "1411"), [Some(3), Some(2), Some(3)]);
    assert_eq!(spared("1411", &["1410"]), 0, "and it spares the defender nothing");
}

#[test]
fn water_off_the_road_costs_four_and_zouaves_three() {
    proves!("inkerman:8.7a", "inkerman:TEC-3a");
    for (from, to) in [("2104", "2105"), ("0302", "0303"), ("2104", "2204"), ("2104", "2003")] {
        assert_eq!(prices(from, to), not_for_horse(4, 3), "{from} to {to}");
    }
}

#[test]
fn cavalry_enters_water_only_by_road_and_may_stop_there() {
    proves!("inkerman:8.7b");
    let mut table = Table::set_up(json!({
        "turn": 3, "stage": "first", "active": "allied",
        "units": { "fr_4cda": { "hex": "2103" }, "br_lb": { "hex": "2304" }, "ru_1_to": { "hex": "1208" } },
    }));
    table.refused_by(step("fr_4cda", "2104"), "inkerman:8.7b");
    table.refused_by(go("br_lb", "2305"), "inkerman:8.7b");
    table.play(go("fr_4cda", "2003"));
    assert_eq!(table.at("fr_4cda"), "2003");
    assert!(table.is_disrupted("fr_4cda"), "its move ends on the bridge");
}

#[test]
fn a_road_through_water_is_a_bridge() {
    proves!("inkerman:8.7c", "inkerman:TEC-5a");
    assert_eq!(prices("2103", "2003"), all(1), "river");
    assert_eq!(prices("2003", "1904"), all(1), "marsh");
    assert_eq!(prices("1904", "1905"), all(1), "aqueduct");
    assert_eq!(prices("2104", "2003"), not_for_horse(4, 3), "beside the road it is water like any other");
    assert_eq!(prices("2004", "2003"), not_for_horse(4, 3), "beside the road it is water like any other");
}

#[test]
fn a_road_takes_slopes_away_but_not_from_combat() {
    proves!("inkerman:8.7d", "inkerman:TEC-4");
    assert_eq!(prices("1709", "1710"), all(1), "up, in a forest");
    assert_eq!(prices("1710", "1709"), all(1), "down");
    assert_eq!(prices("1207", "1208"), all(1), "up Shell Hill");
    assert_eq!(prices("0403", "0503"), all(1), "steep");
    assert_eq!(prices_with(&[("road_negates_steep", "no")], "0403", "0503"), [Some(3), Some(2), Some(3)]);
    assert_eq!(spared("1208", &["1207"]), 1, "who attacks along the road attacks upslope all the same");
}

#[test]
fn the_road_rate_needs_the_hexside_that_the_road_crosses() {
    proves!("inkerman:8.7e", "inkerman:TEC-F2");
    assert_eq!(prices("1022", "0922"), all(1), "along the road");
    assert_eq!(prices("1022", "0923"), all(2), "both are road hexes, and no road joins them");
    assert_eq!(prices("1716", "1616"), all(2), "from beside the road");
    assert_eq!(prices("1616", "1716"), all(2), "off the road");
    assert_eq!(prices("1809", "1710"), [Some(3), Some(2), Some(3)], "forest off the road");
}

#[test]
fn example_x3_x4_slopes_cost_one_more_upward() {
    proves!("inkerman:8.8a", "inkerman:8.8b", "inkerman:TEC-6a");
    assert_eq!(prices("0805", "0906"), all(3));
    assert_eq!(prices("0906", "0805"), all(2));
    let position = |hex: &str| json!({ "turn": 2, "stage": "first", "units": { "ru_1_vl": { "hex": hex }, "br_30_2": { "hex": "1820" } } });
    for (from, to, cost) in [("0805", "0906", 3), ("0906", "0805", 2)] {
        let mut table = Table::set_up(position(from));
        let events = table.play(go("ru_1_vl", to));
        assert!(events.iter().any(|event| matches!(event, Event::Moved { spent, .. } if *spent == cost)));
    }
}

#[test]
fn steep_slopes_cost_two_more_both_ways_and_zouaves_one() {
    proves!("inkerman:8.9", "inkerman:TEC-7a");
    let foot = [Some(5), Some(3), Some(5)];
    assert_eq!(prices("1709", "1809"), foot, "up");
    assert_eq!(prices("1809", "1709"), foot, "down");
    assert_eq!(prices("0810", "0910"), foot, "up");
    assert_eq!(prices("0910", "0810"), [Some(4), Some(3), Some(4)], "down into the open");
}

#[test]
fn walls_cost_one_more_both_ways_and_stop_horse_off_the_road() {
    proves!("inkerman:8.10a", "inkerman:8.10b", "inkerman:TEC-8a");
    assert_eq!(prices("1511", "1611"), not_for_horse(3, 3), "in");
    assert_eq!(prices("1611", "1511"), not_for_horse(3, 3), "out");
    assert_eq!(prices("1610", "1611"), all(2), "in by road");
    assert_eq!(prices("1611", "1610"), all(2), "out by road");
    assert_eq!(prices("1712", "1611"), all(2), "by the open side");
    let table = Table::set_up(json!({
        "turn": 3, "stage": "first", "active": "allied",
        "units": { "fr_4cda": { "hex": "1511" }, "br_30_2": { "hex": "1711" }, "ru_1_to": { "hex": "1208" } },
    }));
    table.refused_by(step("fr_4cda", "1611"), "inkerman:8.10b");
    assert!(table.allows(step("br_30_2", "1611")));
}

#[test]
fn the_sea_is_closed() {
    proves!("inkerman:8.11", "inkerman:TEC-9");
    for from in ["0303", "0302", "0203"] {
        assert_eq!(prices(from, "0202"), [None; 3]);
    }
    let units = json!({ "ru_1_to": { "hex": "0303" }, "br_30_2": { "hex": "0302" } });
    let table = Table::set_up(json!({ "turn": 2, "stage": "first", "units": units }));
    table.refused_by(go("ru_1_to", "0202"), "inkerman:8.11");
    table.refused_by(step("ru_1_to", "0202"), "inkerman:8.11");
    let table = Table::set_up(json!({ "turn": 2, "stage": "second", "units": units }));
    table.refused_by(flank("ru_1_to", "0202"), "inkerman:8.11");
    table.refused_by(aim("0202"), "inkerman:9.1a");
    let units = json!({ "ru_1_to": { "hex": "0202" } });
    let faults = Table::try_set_up(inkerman(), json!({ "turn": 2, "stage": "first", "units": units }));
    assert!(faults.is_err_and(|faults| faults.iter().any(|fault| fault.rule == Some(Case("inkerman:8.11")))));
}

#[test]
fn everything_about_a_step_adds_up() {
    proves!("inkerman:8.12", "inkerman:TEC-F1");
    assert_eq!(prices("1909", "1910"), not_for_horse(4, 4), "clear, slope, wall");
    assert_eq!(prices("1709", "1809"), [Some(5), Some(3), Some(5)], "forest, steep");
    assert_eq!(prices("1904", "1804"), not_for_horse(5, 4), "aqueduct, slope");
    assert_eq!(spared("1910", &["1909", "2009", "2010"]), 3, "slope 1 and wall 2");
    assert_eq!(spared("1910", &["1909", "2009", "1809"]), 0, "neither is true of 1809");
}

#[test]
fn a_unit_moves_hex_by_hex_and_pays_from_twelve_points() {
    proves!("inkerman:8.1");
    let position = json!({
        "turn": 2, "stage": "first", "active": "allied",
        "units": { "br_30_2": { "hex": "1821" }, "ru_1_to": { "hex": "1208" } },
    });
    let mut table = Table::set_up(position);
    table.refused_by(step("br_30_2", "1819"), "inkerman:8.1");
    table.refused_by(go("br_30_2", "1821"), "inkerman:8.1");
    table.refused_by(go("br_30_2", "1814"), "inkerman:8.3a");
    let events = table.play(go("br_30_2", "1815"));
    let Some(Event::Moved { path, spent, .. }) = events.first() else { panic!("{events:?}") };
    assert_eq!(*spent, 12);
    assert_eq!(path.len(), 7);
    assert!(path.windows(2).all(|two| two[0].distance(two[1]) == 1), "no hex is skipped");
}

#[test]
fn points_are_neither_saved_nor_lent() {
    proves!("inkerman:8.2a");
    let mut table = Table::set_up(json!({
        "turn": 2, "stage": "first", "active": "allied",
        "units": {
            "br_30_2": { "hex": "1821" }, "br_55_2": { "hex": "2021" }, "ru_1_to": { "hex": "1208" },
        },
    }));
    table.play(step("br_30_2", "1820"));
    table.play(Decision::Halt); // with ten points left
    assert!(table.is_disrupted("br_30_2"));
    table.play(Decision::SpendMarker);
    assert!(table.allows(go("br_55_2", "2015")));
    table.refused_by(go("br_55_2", "2014"), "inkerman:8.3a");
    table.play(Decision::OfferEnd);
    table.play(Decision::Accept);
    table.play(Decision::OfferEnd);
    table.play(Decision::Accept);
    table.play_with(Decision::Roll, &[1]);
    table.play(Decision::SpendMarker);
    assert!(table.allows(go("br_30_2", "1814")));
    table.refused_by(go("br_30_2", "1813"), "inkerman:8.3a");
}

#[test]
fn one_unit_finishes_before_the_next_starts() {
    proves!("inkerman:8.2b");
    let mut table = Table::set_up(json!({
        "turn": 2, "stage": "first", "active": "allied",
        "units": {
            "br_30_2": { "hex": "1821" }, "br_55_2": { "hex": "2021" }, "ru_1_to": { "hex": "1208" },
            "br_20_4": {},
        },
    }));
    table.refused_by(Decision::Halt, "inkerman:8.2b");
    table.play(step("br_30_2", "1820"));
    table.refused_by(step("br_55_2", "2020"), "inkerman:8.2b");
    table.refused_by(go("br_55_2", "2019"), "inkerman:8.2b");
    table.refused_by(enter("br_20_4", "1424"), "inkerman:8.2b");
    table.refused_by(hold("br_55_2"), "inkerman:8.2b");
    assert!(table.allows(step("br_30_2", "1819")));
}

#[test]
fn a_move_disrupts_until_the_next_recovery() {
    proves!("inkerman:8.2c");
    let mut table = Table::set_up(json!({
        "turn": 2, "stage": "first",
        "units": { "br_30_2": { "hex": "1821" }, "ru_1_to": { "hex": "1208" }, "ru_2_to": { "hex": "1309" } },
    }));
    table.play(go("ru_1_to", "1207"));
    assert!(table.is_disrupted("ru_1_to"));
    table.play(go("br_30_2", "1820"));
    assert!(table.is_disrupted("br_30_2"));
    table.play(Decision::Stop); // the Allied side is out
    assert!(!table.is_disrupted("ru_1_to") && !table.is_disrupted("br_30_2"));
}

#[test]
fn no_hex_is_guaranteed() {
    proves!("inkerman:8.3a");
    let position = |spent: u8| {
        json!({
            "turn": 2, "stage": "first", "in_hand": "ru_1_to", "spent": spent,
            "units": { "ru_1_to": { "hex": "1709" }, "br_30_2": { "hex": "1820" } },
        })
    };
    let table = Table::set_up(position(8));
    table.refused_by(step("ru_1_to", "1809"), "inkerman:8.3a");
    table.refused_by(go("ru_1_to", "1809"), "inkerman:8.3a");
    assert!(table.allows(step("ru_1_to", "1710")), "by road for a single point");
    assert!(Table::set_up(position(7)).allows(step("ru_1_to", "1809")), "five points are enough");
}

#[test]
fn enemies_hold_their_hexes_and_disrupted_units_stay() {
    proves!("inkerman:8.3b");
    let table = Table::set_up(json!({
        "turn": 2, "stage": "first",
        "units": {
            "br_30_2": { "hex": "1210", "disrupted": true }, "pq_8": { "hex": "1410" },
            "ru_1_to": { "hex": "1309" }, "ru_2_to": { "hex": "1207", "disrupted": true },
        },
    }));
    table.refused_by(go("ru_1_to", "1210"), "inkerman:8.3b");
    table.refused_by(go("ru_1_to", "1410"), "inkerman:8.3b");
    table.refused_by(go("ru_2_to", "1206"), "inkerman:8.3b");
    table.refused_by(step("ru_2_to", "1206"), "inkerman:8.3b");
}

#[test]
fn vectors_v1_to_v6() {
    assert_eq!(prices("1610", "1611"), all(2), "V1");
    assert_eq!(prices("1511", "1611"), not_for_horse(3, 3), "V2");
    assert_eq!(prices("1709", "1809")[..2], [Some(5), Some(3)], "V3");
    assert_eq!(prices("2104", "2003"), not_for_horse(4, 3), "V4");
    assert_eq!(prices("1904", "2003"), all(1), "V4");
    assert_eq!(prices("2103", "2003"), all(1), "V4");
    assert_eq!(prices("1909", "1910"), not_for_horse(4, 4), "V5");
    assert_eq!(prices("1809", "1910"), all(2), "V5");
    assert_eq!(prices("1911", "1910"), all(2), "V5");
    assert_eq!(prices("0810", "0910")[..2], [Some(5), Some(3)], "V6");
}

#[test]
fn horse_leaves_water_only_by_the_road_it_came() {
    proves!("inkerman:8.7b");
    // 1905 is a bridge of the aqueduct: the road goes on to 1904 and 1906, and 1805 lies beside it.
    let table = Table::set_up(json!({
        "turn": 3, "stage": "first", "active": "allied",
        "units": { "br_lb": { "hex": "1905" }, "br_gg_g": { "hex": "1720" }, "ru_1_to": { "hex": "0305" } },
    }));
    assert_eq!(table.step_price("br_lb", "1905", "1906"), Some(1));
    assert_eq!(table.step_price("br_lb", "1905", "1805"), None);
    assert_eq!(table.step_price("br_gg_g", "1905", "1805"), Some(4), "foot may");
    table.refused_by(step("br_lb", "1805"), "inkerman:8.7b");
}
