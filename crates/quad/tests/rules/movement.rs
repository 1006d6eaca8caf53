//! Movement and the price of the ground (2.4, 5.0, 5.1, 5.2).

use crate::field::Field;
use crate::harness::*;
use crate::plain::Plain;
use hexmap::Hex;
use quad::state::Phase;
use quad::unit::{Arm, Side};
use quad::{Event, Quad};
use serde_json::{Value, json};

/// A Russian Movement Phase on a field.
pub fn russians_move(field: &Field, units: Value) -> Table<Plain> {
    Table::set_up(
        field.battle(),
        json!({ "turn": 1, "phasing": "russian", "phase": "movement", "units": units }),
    )
}

/// A Russian Player-Turn in any phase, on a battlefield that is there already.
pub fn in_phase(battle: &'static Quad<Plain>, phase: &str, units: &Value) -> Table<Plain> {
    Table::set_up(battle, json!({ "turn": 1, "phasing": "russian", "phase": phase, "units": units }))
}

/// Every phase but movement.
pub const OTHER_PHASES: [&str; 5] = ["defensive_fire", "evasion", "offensive_fire", "melee", "rally"];

/// The hexes of a march, the first one included.
pub fn path(events: &[Event]) -> Vec<String> {
    let marched = events.iter().find_map(|event| match event {
        Event::Marched { path, .. } => Some(path.iter().map(Hex::to_string).collect()),
        _ => None,
    });
    marched.expect("somebody marched")
}

/// The half points of each step of a way.
pub fn prices<B: quad::Battle>(table: &Table<B>, unit: &str, way: &[&str]) -> Vec<Option<u8>> {
    way.windows(2).map(|step| table.step_price(unit, step[0], step[1])).collect()
}

fn lone_infantry(hex: &str) -> Value {
    json!({ "r_inf_1": { "hex": hex } })
}

/// The fixture of the worked examples: two steep hills, and woods between them.
pub fn two_hills() -> Field {
    Field::flat(12, 18)
        .level(3, &["0613", "0614", "0713", "0714", "0813", "0816", "0916"])
        .terrain("woods", &["0915"])
}

#[test]
fn each_arm_has_its_allowance() {
    proves!("quad:2.4");
    let table = Table::opening(balaclava());
    for unit in table.game.roster.ids() {
        let info = table.game.roster.unit(unit);
        let points = table.game.allowance(&table.state, unit) / 2;
        let by_the_game = matches!(points, 0 | 3);
        match info.arm {
            Arm::Infantry => assert_eq!(points, 5, "{}", info.name),
            Arm::Cavalry => assert_eq!(points, 8, "{}", info.name),
            Arm::HorseArtillery => assert_eq!(points, 7, "{}", info.name),
            Arm::Artillery => assert!(by_the_game, "{}", info.name),
        }
    }
    // A hex may cost more than a point: three hexes of woods are more than infantry can afford.
    let woods = ["0104", "0105", "0106"];
    let table = russians_move(&Field::flat(1, 12).terrain("woods", &woods), lone_infantry("0103"));
    assert!(table.allows(march("r_inf_1", "0105")));
    table.refused_by(march("r_inf_1", "0106"), "quad:5.16");
}

#[test]
fn horse_artillery_goes_seven_hexes() {
    proves!("quad:2.4");
    let table = russians_move(
        &Field::flat(9, 12),
        json!({ "r_horse": { "hex": "0101" }, "r_cav_1": { "hex": "0301" } }),
    );
    assert!(table.allows(march("r_horse", "0108")));
    table.refused_by(march("r_horse", "0109"), "quad:5.16");
    assert!(table.allows(march("r_cav_1", "0309")));
    table.refused_by(march("r_cav_1", "0310"), "quad:5.16");
}

#[test]
fn any_number_of_units_march_one_after_the_other() {
    proves!("quad:5.0");
    let units =
        json!({ "r_inf_1": { "hex": "0505" }, "r_inf_2": { "hex": "0705" }, "r_gun_d": { "hex": "0905" } });
    let mut table = russians_move(&Field::flat(12, 12), units);
    // Nobody has to move.
    assert!(table.allows(done()));
    let events = table.play(march("r_inf_1", "0508"));
    assert_eq!(path(&events), ["0505", "0506", "0507", "0508"]);
    assert_eq!(table.spent("r_inf_1"), 6);
    assert_eq!((table.spent("r_inf_2"), table.spent("r_gun_d")), (0, 0));
    // It turns round with what is left; then the others go, in any direction.
    table.play(march("r_inf_1", "0506"));
    assert_eq!((table.at("r_inf_1"), table.spent("r_inf_1")), ("0506".into(), 10));
    table.play(march("r_inf_2", "0703"));
    table.play(march("r_gun_d", "1105"));
    assert_eq!((table.at("r_inf_2"), table.spent("r_inf_2")), ("0703".into(), 4));
    assert_eq!((table.at("r_gun_d"), table.spent("r_gun_d")), ("1105".into(), 4));
}

#[test]
fn nobody_moves_out_of_sequence() {
    proves!("quad:5.11");
    let units = json!({ "r_inf_1": { "hex": "0505" }, "a_inf_1": { "hex": "0507" } });
    let battle = Field::flat(12, 12).battle();
    for phase in OTHER_PHASES {
        let table = in_phase(battle, phase, &units);
        table.refused_by(march("r_inf_1", "0504"), "quad:5.11");
        table.refused_by(march("a_inf_1", "0508"), "quad:5.11");
    }
    let table = in_phase(battle, "movement", &units);
    assert!(table.allows(march("r_inf_1", "0504")));
    table.refused_by(march("a_inf_1", "0508"), "quad:5.11");
    // The moves of combat have their own moments.
    table.refused_by(retreat("r_inf_1", "0504"), "quad:8.5");
    table.refused_by(advance("r_inf_1", "0504"), "quad:8.71");
    table.refused_by(evade("r_inf_1", "0504"), "quad:11.26");
}

#[test]
fn a_march_goes_round_the_enemy() {
    proves!("quad:5.12");
    let units = json!({ "r_inf_1": { "hex": "0503" }, "a_inf_1": { "hex": "0504", "disrupted": true } });
    let mut table = russians_move(&Field::flat(12, 12), units);
    table.refused_by(march("r_inf_1", "0504"), "quad:5.12");
    // Straight on it would be two hexes; a disrupted enemy has no zone and is still in the way.
    let events = table.play(march("r_inf_1", "0505"));
    assert!(!path(&events).contains(&"0504".to_owned()));
    assert_eq!(table.spent("r_inf_1"), 6);
}

#[test]
fn a_march_ends_in_the_first_controlled_hex() {
    proves!("quad:5.13");
    let units = json!({ "r_inf_1": { "hex": "0502" }, "a_inf_1": { "hex": "0505" } });
    let mut table = russians_move(&Field::flat(12, 12), units);
    // 0602, 0603, 0604, 0605, 0506 would be five points, but 0604 and 0605 are controlled.
    table.refused_by(march("r_inf_1", "0506"), "quad:5.13");
    table.play(march("r_inf_1", "0504"));
    assert_eq!(table.spent("r_inf_1"), 4);
    table.refused_by(march("r_inf_1", "0503"), "quad:5.18");
}

#[test]
fn next_time_it_leaves_the_zone_for_a_free_hex() {
    proves!("quad:5.13", "quad:5.14");
    let units = json!({ "r_inf_1": { "hex": "0504" }, "a_inf_1": { "hex": "0505" } });
    let mut table = russians_move(&Field::flat(12, 12), units);
    assert!(table.allows(march("r_inf_1", "0503")));
    // 0604 is next door and controlled as well: only the way round through free hexes leads there.
    let events = table.play(march("r_inf_1", "0604"));
    assert_eq!(path(&events), ["0504", "0603", "0604"]);
    assert_eq!(table.spent("r_inf_1"), 4);
}

#[test]
fn no_step_from_zone_to_zone() {
    proves!("quad:5.14");
    // With 0503 and 0603 under water there is no way round to 0604.
    let field = Field::flat(12, 12).terrain("sea", &["0503", "0603"]);
    let units = json!({ "r_inf_1": { "hex": "0504" }, "a_inf_1": { "hex": "0505" } });
    let mut table = russians_move(&field, units);
    table.refused_by(march("r_inf_1", "0604"), "quad:5.14");
    // On the other side 0403 is free, and from there 0404 can be entered.
    assert_eq!(path(&table.play(march("r_inf_1", "0404"))), ["0504", "0403", "0404"]);
}

#[test]
fn no_combat_in_the_movement_phase() {
    proves!("quad:5.15");
    let units =
        json!({ "r_inf_1": { "hex": "0505" }, "r_inf_2": { "hex": "0502" }, "a_inf_1": { "hex": "0506" } });
    let mut table = russians_move(&Field::flat(12, 12), units);
    table.refused_by(aim("0506"), "quad:5.15");
    table.refused_by(join("r_inf_1"), "quad:5.15");
    table.refused_by(roll(), "quad:5.15");
    // Once the fire has begun, movement is over.
    table.until(Side::Russian, Phase::OffensiveFire);
    assert!(table.allows(aim("0506")));
    table.refused_by(march("r_inf_2", "0501"), "quad:5.11");
    table.play(aim("0506"));
    table.play(join("r_inf_1"));
    table.play_with(roll(), &[1]);
    table.refused_by(march("r_inf_2", "0501"), "quad:5.11");
}

#[test]
fn points_are_neither_exceeded_nor_saved_nor_lent() {
    proves!("quad:5.16");
    let units =
        json!({ "r_inf_1": { "hex": "0101" }, "r_inf_2": { "hex": "0301" }, "a_inf_1": { "hex": "1212" } });
    let mut table = russians_move(&Field::flat(12, 12), units);
    assert!(table.allows(march("r_inf_1", "0106")));
    table.refused_by(march("r_inf_1", "0107"), "quad:5.16");
    table.play(march("r_inf_1", "0102"));
    assert!(table.allows(march("r_inf_1", "0106")));
    table.refused_by(march("r_inf_1", "0107"), "quad:5.16");
    // The four points that r_inf_1 leaves unused help neither r_inf_2 nor itself a turn later.
    table.refused_by(march("r_inf_2", "0307"), "quad:5.16");
    table.until(Side::Allied, Phase::Movement);
    table.until(Side::Russian, Phase::Movement);
    assert!(table.allows(march("r_inf_1", "0107")));
    table.refused_by(march("r_inf_1", "0108"), "quad:5.16");
}

#[test]
fn no_right_to_one_hex_at_any_price() {
    proves!("quad:5.16");
    // Woods (2) up a steep slope (2) is one point more than disrupted infantry has.
    let field = Field::flat(9, 9).level(3, &["0504"]).terrain("woods", &["0504"]);
    let broken = russians_move(&field, json!({ "r_inf_1": { "hex": "0505", "disrupted": true } }));
    broken.refused_by(march("r_inf_1", "0504"), "quad:5.16");
    assert!(russians_move(&field, lone_infantry("0505")).allows(march("r_inf_1", "0504")));
}

#[test]
fn a_march_skips_no_hex() {
    proves!("quad:5.17");
    let mut table = russians_move(&Field::flat(12, 12), lone_infantry("0404"));
    table.refused_by(march("r_inf_1", "0404"), "quad:5.17");
    table.refused_by(march("r_inf_1", "1313"), "quad:5.17");
    let events = table.play(march("r_inf_1", "0806"));
    let hexes = path(&events);
    assert_eq!((hexes.len(), hexes[0].as_str(), hexes[4].as_str()), (5, "0404", "0806"));
    assert!(hexes.windows(2).all(|step| hex(&step[0]).distance(hex(&step[1])) == 1), "{hexes:?}");
    // Shut in by water there is no way out, however near the next dry hex.
    let table = russians_move(&Field::flat(9, 9).terrain("sea", &["0102", "0201"]), lone_infantry("0101"));
    table.refused_by(march("r_inf_1", "0103"), "quad:5.16");
}

#[test]
fn a_finished_move_is_finished() {
    proves!("quad:5.18");
    let units = json!({ "r_inf_1": { "hex": "0101" }, "r_inf_2": { "hex": "0301" } });
    let mut table = russians_move(&Field::flat(12, 12), units);
    table.play(march("r_inf_1", "0102"));
    // The hand is still on it.
    assert!(table.allows(march("r_inf_1", "0103")));
    table.play(march("r_inf_1", "0103"));
    table.play(march("r_inf_2", "0302"));
    table.refused_by(march("r_inf_1", "0104"), "quad:5.18");
    assert!(table.allows(march("r_inf_2", "0303")));
}

#[test]
fn disrupted_units_have_half_their_allowance() {
    proves!("quad:5.19");
    let units = json!({
        "r_inf_1": { "hex": "0101", "disrupted": true }, "r_cav_1": { "hex": "0301", "disrupted": true },
        "r_gun_d": { "hex": "0501", "disrupted": true }, "r_horse": { "hex": "0701", "disrupted": true },
        "r_inf_2": { "hex": "0901" }, "r_gun_a": { "hex": "1101" },
    });
    let table = russians_move(&Field::flat(12, 12), units);
    // Half of 5, rounded up; half of 8.
    assert!(table.allows(march("r_inf_1", "0104")));
    table.refused_by(march("r_inf_1", "0105"), "quad:5.16");
    assert!(table.allows(march("r_cav_1", "0305")));
    table.refused_by(march("r_cav_1", "0306"), "quad:5.16");
    table.refused_by(march("r_gun_d", "0502"), "quad:9.12");
    table.refused_by(march("r_horse", "0702"), "quad:9.12");
    assert!(table.allows(march("r_inf_2", "0906")));
    assert!(table.allows(march("r_gun_a", "1104")));
    table.refused_by(march("r_gun_a", "1105"), "quad:5.16");
}

#[test]
fn the_costs_of_one_step_add_up() {
    proves!("quad:5.21");
    let field =
        Field::flat(9, 9).level(3, &["0504"]).terrain("woods", &["0504"]).side("river", &["0505|0504"]);
    let table = russians_move(&field, json!({ "r_inf_1": { "hex": "0505" }, "r_cav_1": { "hex": "0506" } }));
    assert_eq!(table.step_price("r_inf_1", "0505", "0506"), Some(2));
    // Woods 2, steep slope 2, river 2.
    assert_eq!(table.step_price("r_inf_1", "0505", "0504"), Some(12));
    // Down again: clear 1, slope 1 for infantry and 2 for cavalry, river 2.
    assert_eq!(table.step_price("r_inf_1", "0504", "0505"), Some(8));
    assert_eq!(table.step_price("r_cav_1", "0504", "0505"), Some(10));
}

#[test]
fn some_hexsides_cost_extra() {
    proves!("quad:5.22");
    let field = Field::flat(9, 9).side("stream", &["0505|0504"]).side("river", &["0505|0506"]);
    let mut table = russians_move(&field, lone_infantry("0505"));
    assert_eq!(prices(&table, "r_inf_1", &["0404", "0505", "0504"]), [Some(2), Some(4)]);
    assert_eq!(prices(&table, "r_inf_1", &["0504", "0505", "0506", "0505"]), [Some(4), Some(6), Some(6)]);
    table.play(march("r_inf_1", "0504"));
    assert_eq!(table.spent("r_inf_1"), 4);
}

#[test]
fn a_gentle_slope_costs_one_more() {
    proves!("quad:5.23");
    let table = russians_move(&Field::flat(9, 9).level(2, &["0504"]), lone_infantry("0505"));
    for unit in ["r_inf_1", "r_cav_1", "r_gun_d", "r_horse"] {
        assert_eq!(table.step_price(unit, "0505", "0504"), Some(4), "{unit}");
    }
    assert_eq!(table.step_price("r_inf_1", "0505", "0506"), Some(2));
}

#[test]
fn a_steep_slope_costs_two_more() {
    proves!("quad:5.24");
    let field = Field::flat(9, 9).level(3, &["0504"]).level(5, &["0604"]);
    let table = russians_move(&field, lone_infantry("0505"));
    for unit in ["r_inf_1", "r_cav_1", "r_gun_d", "r_horse"] {
        assert_eq!(table.step_price(unit, "0505", "0504"), Some(6), "{unit}");
        // However high it rises, a slope is steep and no more.
        assert_eq!(table.step_price(unit, "0505", "0604"), Some(6), "{unit}");
    }
}

#[test]
fn example_5_25_path_a() {
    proves!("quad:5.25");
    let mut table = russians_move(&two_hills(), lone_infantry("0715"));
    assert_eq!(prices(&table, "r_inf_1", &["0715", "0814", "0914"]), [Some(4), Some(4)]);
    table.play(march("r_inf_1", "0814"));
    table.play(march("r_inf_1", "0914"));
    assert_eq!(table.spent("r_inf_1"), 8);
}

#[test]
fn example_5_25_path_b() {
    proves!("quad:5.25");
    let table = russians_move(&two_hills(), lone_infantry("0715"));
    assert_eq!(prices(&table, "r_inf_1", &["0715", "0815", "0915"]), [Some(2), Some(8)]);
    // Into the woods from 0814 is not along a slope.
    assert_eq!(prices(&table, "r_inf_1", &["0715", "0814", "0915"]), [Some(4), Some(4)]);
}

#[test]
fn only_the_low_side_makes_a_steep_slope_hex() {
    proves!("quad:E:5.25");
    let table = russians_move(&two_hills(), lone_infantry("0714"));
    // 0714 and 0813 lie on top of the slope that 0814 lies under.
    assert_eq!(table.step_price("r_inf_1", "0714", "0813"), Some(2));
    assert_eq!(table.step_price("r_inf_1", "0713", "0714"), Some(2));
    // 0715 and 0815 lie under slopes, but not under the same one.
    assert_eq!(table.step_price("r_inf_1", "0715", "0815"), Some(2));
    // 0715 and 0814 lie under the same one, and 0716 lies under none that 0715 shares.
    assert_eq!(table.step_price("r_inf_1", "0814", "0715"), Some(4));
    assert_eq!(table.step_price("r_inf_1", "0715", "0716"), Some(2));
}

#[test]
fn example_5_26_infantry_goes_down() {
    proves!("quad:5.26");
    let mut table = russians_move(&two_hills(), lone_infantry("0714"));
    assert_eq!(prices(&table, "r_inf_1", &["0714", "0814", "0815"]), [Some(4), Some(2)]);
    table.play(march("r_inf_1", "0814"));
    table.play(march("r_inf_1", "0815"));
    assert_eq!(table.spent("r_inf_1"), 6);
}

#[test]
fn example_5_26_cavalry_goes_down_and_up() {
    proves!("quad:5.26", "quad:11.11");
    let units = json!({ "r_cav_1": { "hex": "0614" }, "r_inf_1": { "hex": "0101" } });
    let mut table = russians_move(&two_hills(), units);
    assert_eq!(prices(&table, "r_cav_1", &["0614", "0715", "0716", "0816"]), [Some(6), Some(2), Some(6)]);
    for to in ["0715", "0716", "0816"] {
        table.play(march("r_cav_1", to));
    }
    assert_eq!(table.spent("r_cav_1"), 14);
    table.play(march("r_inf_1", "0102"));
    assert!(table.is_disrupted("r_cav_1"));
}

#[test]
fn only_infantry_saves_a_point_downhill() {
    proves!("quad:5.26");
    let table =
        russians_move(&Field::flat(9, 9).level(2, &["0504"]).level(4, &["0503"]), lone_infantry("0503"));
    let down = ["0503", "0504", "0505"];
    assert_eq!(prices(&table, "r_inf_1", &down), [Some(4), Some(2)]);
    for unit in ["r_cav_1", "r_gun_d", "r_horse"] {
        assert_eq!(prices(&table, unit, &down), [Some(6), Some(4)], "{unit}");
        assert_eq!(prices(&table, unit, &["0505", "0504", "0503"]), [Some(4), Some(6)], "{unit}");
    }
}

#[test]
fn a_ridge_costs_everybody_the_same_both_ways() {
    proves!("quad:5.27");
    let field = Field::flat(9, 9)
        .slope("ridge", &["0203|0204"])
        .slope("ridge_mixed", &["0403>0404"])
        .slope("ridge_steep", &["0603|0604"]);
    let table = russians_move(&field, lone_infantry("0101"));
    for unit in ["r_inf_1", "r_cav_1", "r_gun_d", "r_horse"] {
        assert_eq!(prices(&table, unit, &["0203", "0204", "0203"]), [Some(4), Some(4)], "{unit}");
        assert_eq!(prices(&table, unit, &["0403", "0404", "0403"]), [Some(6), Some(6)], "{unit}");
        assert_eq!(prices(&table, unit, &["0603", "0604", "0603"]), [Some(8), Some(8)], "{unit}");
    }
}

#[test]
fn down_the_woronzoff_road() {
    proves!("quad:13.0f", "quad:5.26");
    // The road replaces the price of the hex; the slopes are paid on it too.
    let table = Table::opening(balaclava());
    let road = ["0108", "0208", "0309", "0409"];
    assert_eq!(prices(&table, "br_42", &road), [Some(1), Some(1), Some(1)]);
    assert_eq!(prices(&table, "br_4ld", &road), [Some(3), Some(3), Some(3)]);
}
