//! The terrain effects chart (13.0), line by line. Prices are in half points.

use crate::field::Field;
use crate::harness::*;
use crate::movement::{prices, russians_move, two_hills};
use crate::plain::Plain;
use serde_json::json;

/// A field with everybody in the corner, in order and disrupted: `r_inf_2` and `r_cav_2` are broken.
fn chart(field: &Field) -> Table<Plain> {
    let units = json!({
        "r_inf_1": { "hex": "0909" }, "r_cav_1": { "hex": "0809" }, "r_gun_d": { "hex": "0709" }, "r_horse": { "hex": "0709" },
        "r_inf_2": { "hex": "0609", "disrupted": true }, "r_cav_2": { "hex": "0509", "disrupted": true },
    });
    russians_move(field, units)
}

const IN_ORDER: [&str; 4] = ["r_inf_1", "r_cav_1", "r_gun_d", "r_horse"];
const MOUNTED: [&str; 3] = ["r_cav_1", "r_gun_d", "r_horse"];
const EVERYBODY: [&str; 6] = ["r_inf_1", "r_cav_1", "r_gun_d", "r_horse", "r_inf_2", "r_cav_2"];

/// A field whose hex 0404 is of one kind, and no other.
fn hex_of(kind: &str) -> Table<Plain> {
    chart(&Field::flat(9, 9).terrain(kind, &["0404"]))
}

/// A field whose hexside 0403|0404 is of one kind, and no other.
fn hexside_of(kind: &str) -> Table<Plain> {
    chart(&Field::flat(9, 9).side(kind, &["0403|0404"]))
}

#[test]
fn a_march_pays_what_the_chart_says() {
    proves!("quad:13.0");
    // Woods 2, clear 1 behind a stream 1, town 1.
    let field = Field::flat(9, 9)
        .terrain("woods", &["0403"])
        .terrain("town", &["0405"])
        .side("stream", &["0403|0404"])
        .terrain("sea", &["0303", "0304", "0305", "0503", "0504", "0505"]);
    let mut table = russians_move(&field, json!({ "r_inf_1": { "hex": "0402" } }));
    table.play(march("r_inf_1", "0405"));
    assert_eq!(table.spent("r_inf_1"), 10);
    // Back again: clear 1, woods 2 behind the stream 1.
    let mut table = russians_move(&field, json!({ "r_inf_1": { "hex": "0405" } }));
    table.play(march("r_inf_1", "0403"));
    assert_eq!(table.spent("r_inf_1"), 8);
}

#[test]
fn clear_costs_one() {
    proves!("quad:13.0a");
    let table = chart(&Field::flat(9, 9));
    for unit in EVERYBODY {
        assert_eq!(table.step_price(unit, "0403", "0404"), Some(2), "{unit}");
    }
}

#[test]
fn woods_cost_two() {
    proves!("quad:13.0b");
    let table = hex_of("woods");
    for unit in EVERYBODY {
        assert_eq!(prices(&table, unit, &["0403", "0404", "0405"]), [Some(4), Some(2)], "{unit}");
    }
}

#[test]
fn a_vineyard_costs_three() {
    proves!("quad:13.0c");
    let table = hex_of("vineyard");
    for unit in EVERYBODY {
        assert_eq!(table.step_price(unit, "0403", "0404"), Some(6), "{unit}");
    }
}

#[test]
fn swamp_costs_three_and_horses_need_a_road() {
    proves!("quad:13.0d");
    let field = Field::flat(9, 9).terrain("swamp", &["0404"]).road("minor", &["0403", "0404", "0405"]);
    let table = chart(&field);
    assert_eq!(table.step_price("r_inf_1", "0304", "0404"), Some(6));
    assert_eq!(table.step_price("r_inf_2", "0304", "0404"), Some(6));
    for unit in MOUNTED {
        assert_eq!(table.step_price(unit, "0304", "0404"), None, "{unit}");
        assert_eq!(table.step_price(unit, "0403", "0404"), Some(2), "{unit}");
    }
    let table = russians_move(
        &Field::flat(9, 9).terrain("swamp", &["0404"]),
        json!({ "r_cav_1": { "hex": "0304" }, "r_inf_1": { "hex": "0403" } }),
    );
    table.refused_by(march("r_cav_1", "0404"), "quad:13.0d");
    assert!(table.allows(march("r_inf_1", "0404")));
}

#[test]
fn a_town_costs_one() {
    proves!("quad:13.0e");
    let table = hex_of("town");
    for unit in EVERYBODY {
        assert_eq!(table.step_price(unit, "0403", "0404"), Some(2), "{unit}");
    }
}

#[test]
fn a_major_road_costs_half_a_point_from_road_to_road() {
    proves!("quad:13.0f");
    let field = Field::flat(9, 9)
        .terrain("woods", &["0404", "0504"])
        .road("major", &["0403", "0404", "0405"])
        .road("major", &["0504", "0604"]);
    let table = chart(&field);
    for unit in IN_ORDER {
        assert_eq!(prices(&table, unit, &["0403", "0404", "0405"]), [Some(1), Some(1)], "{unit}");
        // From the side the woods count, also from the hex of another road.
        assert_eq!(table.step_price(unit, "0304", "0404"), Some(4), "{unit}");
        assert_eq!(table.step_price(unit, "0504", "0404"), Some(4), "{unit}");
    }
}

#[test]
fn a_minor_road_costs_one_from_road_to_road() {
    proves!("quad:13.0g");
    let field = Field::flat(9, 9).terrain("woods", &["0404"]).road("minor", &["0403", "0404", "0405"]);
    let table = chart(&field);
    for unit in IN_ORDER {
        assert_eq!(prices(&table, unit, &["0403", "0404", "0405"]), [Some(2), Some(2)], "{unit}");
        assert_eq!(table.step_price(unit, "0304", "0404"), Some(4), "{unit}");
    }
}

#[test]
fn along_a_steep_slope_a_hex_costs_two_or_four() {
    proves!("quad:13.0h");
    let table = chart(&two_hills());
    for unit in EVERYBODY {
        assert_eq!(prices(&table, unit, &["0715", "0814", "0914"]), [Some(4), Some(4)], "{unit}");
        assert_eq!(table.step_price(unit, "0815", "0915"), Some(8), "{unit}");
    }
    // A road along the slope is a road.
    let table = chart(&two_hills().road("major", &["0715", "0814"]));
    assert_eq!(table.step_price("r_inf_1", "0715", "0814"), Some(1));
    assert_eq!(table.step_price("r_inf_2", "0715", "0814"), Some(4));
}

#[test]
fn a_gentle_slope_adds_one() {
    proves!("quad:13.0i");
    let table = chart(&Field::flat(9, 9).level(2, &["0404"]).terrain("woods", &["0404"]));
    for unit in EVERYBODY {
        assert_eq!(table.step_price(unit, "0403", "0404"), Some(6), "{unit}");
    }
    for unit in ["r_cav_1", "r_gun_d", "r_horse", "r_cav_2"] {
        assert_eq!(table.step_price(unit, "0404", "0403"), Some(4), "{unit}");
    }
    assert_eq!(table.step_price("r_inf_1", "0404", "0403"), Some(2));
    assert_eq!(table.step_price("r_inf_2", "0404", "0403"), Some(2));
}

#[test]
fn a_steep_slope_adds_two() {
    proves!("quad:13.0j");
    let table = chart(&Field::flat(9, 9).level(3, &["0404"]).road("major", &["0403", "0404"]));
    for unit in IN_ORDER {
        // Half a point for the road, two for the slope.
        assert_eq!(table.step_price(unit, "0403", "0404"), Some(5), "{unit}");
        assert_eq!(table.step_price(unit, "0304", "0404"), Some(6), "{unit}");
    }
    assert_eq!(table.step_price("r_inf_1", "0404", "0304"), Some(4));
    assert_eq!(table.step_price("r_cav_1", "0404", "0304"), Some(6));
}

#[test]
fn a_ridge_adds_one_two_or_three() {
    proves!("quad:13.0k");
    for (kind, side, price) in
        [("ridge", "0403|0404", 4), ("ridge_mixed", "0403>0404", 6), ("ridge_steep", "0403|0404", 8)]
    {
        let table = chart(&Field::flat(9, 9).slope(kind, &[side]));
        for unit in EVERYBODY {
            assert_eq!(
                prices(&table, unit, &["0403", "0404", "0403"]),
                [Some(price), Some(price)],
                "{unit}, {kind}"
            );
        }
    }
}

#[test]
fn a_cliff_stops_everybody() {
    proves!("quad:13.0l");
    let field = Field::flat(9, 9).level(3, &["0404"]).slope("cliff", &["0403>0404"]);
    let table = chart(&field);
    for unit in EVERYBODY {
        assert_eq!(prices(&table, unit, &["0403", "0404", "0403"]), [None, None], "{unit}");
    }
    assert_eq!(table.step_price("r_inf_1", "0304", "0404"), Some(6));
    let shut_in = field.terrain("sea", &["0303", "0503", "0402", "0304", "0504"]);
    russians_move(&shut_in, json!({ "r_inf_1": { "hex": "0403" } }))
        .refused_by(march("r_inf_1", "0404"), "quad:13.0l");
}

#[test]
fn a_redoubt_wall_is_free_for_infantry_and_closed_to_horses() {
    proves!("quad:13.0m");
    let field =
        Field::flat(9, 9).side("redoubt", &["0404>0403", "0404>0304"]).road("major", &["0304", "0404"]);
    let table = chart(&field);
    for unit in ["r_inf_1", "r_inf_2"] {
        assert_eq!(prices(&table, unit, &["0403", "0404", "0403"]), [Some(2), Some(2)], "{unit}");
    }
    for unit in MOUNTED {
        assert_eq!(prices(&table, unit, &["0403", "0404", "0403"]), [None, None], "{unit}");
        // A road through the wall, and the open side.
        assert_eq!(prices(&table, unit, &["0304", "0404", "0304"]), [Some(1), Some(1)], "{unit}");
        assert_eq!(table.step_price(unit, "0405", "0404"), Some(2), "{unit}");
    }
    let walls = ["0404>0403", "0404>0304", "0404>0405", "0404>0504", "0404>0505", "0404>0305"];
    let closed = Field::flat(9, 9).side("redoubt", &walls);
    let table = russians_move(&closed, json!({ "r_gun_d": { "hex": "0403" }, "r_cav_1": { "hex": "0405" } }));
    table.refused_by(march("r_gun_d", "0404"), "quad:13.0m");
    table.refused_by(march("r_cav_1", "0404"), "quad:11.13");
}

#[test]
fn a_river_adds_two() {
    proves!("quad:13.0n");
    let table = hexside_of("river");
    for unit in EVERYBODY {
        assert_eq!(prices(&table, unit, &["0403", "0404", "0403"]), [Some(6), Some(6)], "{unit}");
    }
}

#[test]
fn a_stream_adds_one() {
    proves!("quad:13.0o");
    let table = hexside_of("stream");
    for unit in EVERYBODY {
        assert_eq!(prices(&table, unit, &["0403", "0404", "0403"]), [Some(4), Some(4)], "{unit}");
    }
}

#[test]
fn a_bridge_makes_it_one_in_all() {
    proves!("quad:13.0p");
    for water in ["river", "stream"] {
        let field = Field::flat(9, 9)
            .terrain("woods", &["0404"])
            .side(water, &["0403|0404", "0404|0504"])
            .side("bridge", &["0403|0404"]);
        let table = chart(&field);
        for unit in IN_ORDER {
            assert_eq!(prices(&table, unit, &["0403", "0404", "0403"]), [Some(2), Some(2)], "{unit}");
        }
        // Disrupted units cross dry-shod and pay for the woods.
        assert_eq!(table.step_price("r_inf_2", "0403", "0404"), Some(4));
        // Beside the bridge the water is as wet as before.
        let wet = if water == "river" { 8 } else { 6 };
        assert_eq!(table.step_price("r_inf_1", "0504", "0404"), Some(wet));
    }
}

#[test]
fn the_aqueduct_costs_three_and_stops_horses() {
    proves!("quad:13.0q");
    let table = hex_of("aqueduct");
    for unit in ["r_inf_1", "r_inf_2"] {
        assert_eq!(prices(&table, unit, &["0403", "0404", "0405"]), [Some(6), Some(2)], "{unit}");
    }
    for unit in MOUNTED {
        assert_eq!(table.step_price(unit, "0403", "0404"), None, "{unit}");
    }
    let table = russians_move(
        &Field::flat(9, 9).terrain("aqueduct", &["0404"]),
        json!({ "r_cav_1": { "hex": "0403" }, "r_inf_1": { "hex": "0405" } }),
    );
    table.refused_by(march("r_cav_1", "0404"), "quad:13.0q");
    assert!(table.allows(march("r_inf_1", "0404")));
}

#[test]
fn a_bridge_hex_of_the_aqueduct_costs_one() {
    proves!("quad:13.0r");
    let field = Field::flat(9, 9).terrain("aqueduct", &["0404"]).terrain("aqueduct_bridge", &["0404"]);
    let table = chart(&field);
    for unit in IN_ORDER {
        for from in ["0403", "0304", "0405", "0505"] {
            assert_eq!(table.step_price(unit, from, "0404"), Some(2), "{unit} from {from}");
        }
    }
}

#[test]
fn a_ford_adds_one() {
    proves!("quad:13.0s");
    let table = chart(&Field::flat(9, 9).side("river", &["0403|0404"]).side("ford", &["0403|0404"]));
    for unit in EVERYBODY {
        assert_eq!(prices(&table, unit, &["0403", "0404", "0403"]), [Some(4), Some(4)], "{unit}");
    }
}

#[test]
fn nobody_goes_to_sea() {
    proves!("quad:13.0t");
    let table = hex_of("sea");
    for unit in EVERYBODY {
        assert_eq!(table.step_price(unit, "0403", "0404"), None, "{unit}");
    }
    let field = Field::flat(9, 9).terrain("sea", &["0404"]);
    let table = russians_move(&field, json!({ "r_inf_1": { "hex": "0403" } }));
    table.refused_by(march("r_inf_1", "0404"), "quad:13.0t");
    // The harbour of Balaclava, from the road beside it.
    let table = Table::opening(balaclava());
    assert_eq!(table.step_price("br_93", "1923", "1824"), None);
    assert_eq!(table.step_price("br_93", "1923", "2023"), Some(1));
}

#[test]
fn along_a_gentle_slope_nothing_is_added() {
    proves!("quad:13.0u");
    // 0404 and 0304 both lie under 0403; 0404 and 0505 both lie under 0504.
    let table = chart(&Field::flat(9, 9).level(2, &["0403", "0503", "0504"]));
    for unit in EVERYBODY {
        assert_eq!(table.step_price(unit, "0404", "0304"), Some(2), "{unit}");
        assert_eq!(table.step_price(unit, "0404", "0505"), Some(2), "{unit}");
    }
}

#[test]
fn disrupted_units_get_nothing_from_roads() {
    proves!("quad:13.0u");
    let field = Field::flat(9, 9)
        .terrain("woods", &["0404"])
        .road("major", &["0403", "0404", "0405"])
        .road("minor", &["0303", "0304"]);
    let table = chart(&field);
    assert_eq!(prices(&table, "r_inf_1", &["0403", "0404", "0405"]), [Some(1), Some(1)]);
    for unit in ["r_inf_2", "r_cav_2"] {
        assert_eq!(prices(&table, unit, &["0403", "0404", "0405"]), [Some(4), Some(2)], "{unit}");
        assert_eq!(table.step_price(unit, "0303", "0304"), Some(2), "{unit}");
    }
}

#[test]
fn horses_in_order_enter_the_aqueduct_by_road_or_bridge() {
    proves!("quad:E:13.0");
    let field = Field::flat(9, 9)
        .terrain("aqueduct", &["0404", "0604"])
        .terrain("aqueduct_bridge", &["0604"])
        .road("major", &["0403", "0404"]);
    let table = chart(&field);
    for unit in MOUNTED {
        assert_eq!(table.step_price(unit, "0403", "0404"), Some(1), "{unit}");
        assert_eq!(table.step_price(unit, "0304", "0404"), None, "{unit}");
        assert_eq!(table.step_price(unit, "0704", "0604"), Some(2), "{unit}");
    }
    for from in ["0403", "0304"] {
        assert_eq!(table.step_price("r_cav_2", from, "0404"), None, "{from}");
    }
    assert_eq!(table.step_price("r_cav_2", "0704", "0604"), None);
    let table = russians_move(
        &field,
        json!({ "r_cav_1": { "hex": "0403" }, "r_cav_2": { "hex": "0603", "disrupted": true } }),
    );
    assert!(table.allows(march("r_cav_1", "0404")));
    table.refused_by(march("r_cav_2", "0604"), "quad:E:13.0");
    // Out of it they may go.
    assert_eq!(table.step_price("r_cav_2", "0604", "0603"), Some(2));
}

#[test]
fn horses_driven_into_the_aqueduct_are_lost() {
    proves!("quad:E:13.0");
    let corner = Field::flat(9, 9).terrain("sea", &["0201"]);
    let at_the_bridge = corner
        .clone()
        .terrain("aqueduct", &["0102"])
        .terrain("aqueduct_bridge", &["0102"])
        .road("major", &["0101", "0102"]);
    let fire = |field: &Field| {
        let units = json!({ "a_cav_1": { "hex": "0101", "disrupted": true }, "r_gun_d": { "hex": "0104" } });
        let position = json!({ "turn": 1, "phasing": "russian", "phase": "offensive_fire", "units": units });
        let mut table = Table::set_up(field.battle(), position);
        // Strength 2, cavalry and disrupted: column 4, die 5: 3, the morale. It retreats one hex.
        table.attack(&["0101"], &["r_gun_d"], 5);
        table.at("a_cav_1")
    };
    assert_eq!(fire(&corner), "0102");
    assert_eq!(fire(&at_the_bridge), "off");
}
