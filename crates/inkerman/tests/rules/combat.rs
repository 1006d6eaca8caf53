//! Attacks and the combat table (9.1 to 9.13, 9.15).

use crate::harness::*;
use inkerman::unit::Side;
use inkerman::{Decision, Event};
use serde_json::{Value, json};

/// A combat phase of turn 1, the Russian to act.
pub fn fight(units: Value) -> Table {
    Table::set_up(json!({ "turn": 1, "stage": "second", "units": units }))
}

/// The same, the Allied player to act.
pub fn allied_fight(units: Value) -> Table {
    Table::set_up(json!({ "turn": 1, "stage": "second", "active": "allied", "units": units }))
}

/// What is told of an attack.
#[derive(PartialEq, Eq, Debug)]
pub struct Fought {
    pub difference: i32,
    pub column: i32,
    /// The cell of the table.
    pub cell: String,
    /// What the ground took off the defender's losses.
    pub spared: u8,
}

pub fn fought(events: &[Event]) -> Fought {
    let found = events.iter().find_map(|event| match event {
        Event::Fought { difference, column, losses, spared, .. } => Some(Fought {
            difference: *difference,
            column: *column,
            cell: format!("{}/{}", losses.attacker, losses.defender),
            spared: *spared,
        }),
        _ => None,
    });
    found.expect("an attack was rolled for")
}

const RUSSIANS: [&str; 6] = ["ru_1_to", "ru_2_to", "ru_3_to", "ru_4_to", "ru_1_ko", "ru_2_ko"];

/// What the ground takes off the losses of a defender in `target`, attacked from these hexes: as told
/// before the roll.
pub fn reduction_in(game: &'static inkerman::Inkerman, target: &str, from: &[&str]) -> i32 {
    let mut units = json!({ "br_gg_g": { "hex": target } });
    for (unit, hex) in RUSSIANS.iter().zip(from) {
        units[*unit] = json!({ "hex": hex });
    }
    let mut table = Table::set_up_on(game, json!({ "turn": 1, "stage": "second", "units": units }));
    table.play(aim(target));
    for (unit, _) in RUSSIANS.iter().zip(from) {
        table.play(join(unit));
    }
    let rules = ["inkerman:9.8", "inkerman:9.9", "inkerman:9.10a", "inkerman:9.11a"];
    let factors = kernel::Chances::factors(table.game, &table.state, Decision::Roll);
    -factors.iter().filter(|one| rules.contains(&one.rule.0)).filter_map(|one| one.value).sum::<i32>()
}

fn reduction(target: &str, from: &[&str]) -> i32 {
    reduction_in(inkerman(), target, from)
}

#[test]
fn an_attack_is_voluntary_and_has_one_enemy_hex_as_its_target() {
    proves!("inkerman:9.1a");
    let mut table = fight(json!({
        "ru_1_to": { "hex": "1520" }, "ru_2_to": { "hex": "1519" },
        "br_30_2": { "hex": "1521" }, "br_55_2": { "hex": "1620" },
    }));
    assert!(table.allows(hold("ru_1_to")), "nobody has to attack");
    table.refused_by(aim("1419"), "inkerman:9.1a");
    table.refused_by(aim("1519"), "inkerman:9.1a");
    table.play(aim("1521"));
    table.refusal(aim("1620"));
    table.play(join("ru_1_to"));
    assert_eq!(table.asked(), Some(Side::Russian), "the defender is not asked");
    let events = table.play_with(Decision::Roll, &[1]);
    assert_eq!(fought(&events).difference, -2, "the unit in the other hex has no part in it");
    assert!(table.is_disrupted("br_30_2"));
    assert!(!table.is_disrupted("br_55_2"));
}

#[test]
fn attackers_come_from_all_six_hexes_round_the_target_and_from_no_other() {
    proves!("inkerman:9.1b");
    let mut table = fight(json!({
        "ru_1_to": { "hex": "1520" }, "ru_2_to": { "hex": "1522" }, "ru_3_to": { "hex": "1420" },
        "ru_4_to": { "hex": "1421" }, "ru_1_ko": { "hex": "1620" }, "ru_2_ko": { "hex": "1621" },
        "ru_3_ko": { "hex": "1519" }, "br_gg_g": { "hex": "1521" },
    }));
    table.play(aim("1521"));
    table.refused_by(Decision::Roll, "inkerman:9.1b");
    table.refused_by(join("ru_3_ko"), "inkerman:9.1b");
    for unit in RUSSIANS {
        table.play(join(unit));
    }
    assert_eq!(fought(&table.play_with(Decision::Roll, &[1])).difference, 6 * 4 - 8);
}

#[test]
fn whoever_launches_an_attack_is_its_attacker() {
    proves!("inkerman:9.1c");
    let mut table = fight(json!({
        "ru_1_to": { "hex": "1520" }, "ru_2_to": { "hex": "1720" },
        "br_a_30_2": { "hex": "1521" }, "br_55_2": { "hex": "1721" },
    }));
    assert_eq!(fought(&table.attack("1521", &["ru_1_to"], 4)).cell, "1/0");
    assert_eq!((table.at("ru_1_to"), table.at("br_a_30_2")), ("off".into(), "1521".into()));
    assert_eq!(table.asked(), Some(Side::Allied));
    assert_eq!(fought(&table.attack("1720", &["br_55_2"], 5)).cell, "1/0");
    assert_eq!((table.at("ru_2_to"), table.steps("br_55_2")), ("1720".into(), 1));
}

#[test]
fn a_hex_may_be_attacked_again_by_fresh_units_and_its_defender_cannot_attack_any_more() {
    proves!("inkerman:9.2a", "inkerman:9.2b", "inkerman:9.2d");
    let mut table = fight(json!({
        "ru_1_to": { "hex": "1520" }, "ru_2_to": { "hex": "1522" }, "ru_3_to": { "hex": "1420" },
        "ru_4_to": { "hex": "1621" }, "br_30_2": { "hex": "1521" }, "br_55_2": { "hex": "1716" },
    }));
    assert_eq!(fought(&table.attack("1521", &["ru_1_to", "ru_2_to"], 4)).cell, "1/1");
    table.play(lose("ru_2_to"));
    assert!(table.is_disrupted("ru_1_to"));
    assert!(table.is_disrupted("br_30_2"), "it has defended");
    assert_eq!(table.asked(), Some(Side::Allied));
    table.refused_by(aim("1520"), "inkerman:2.12b");
    table.play(hold("br_55_2"));
    table.play(aim("1521"));
    table.refused_by(join("ru_1_to"), "inkerman:2.12b");
    table.play(join("ru_3_to"));
    table.play(join("ru_4_to"));
    assert_eq!(fought(&table.play_with(Decision::Roll, &[1])).difference, 8 - 3);
    assert_eq!(table.at("br_30_2"), "off");
}

#[test]
fn disrupted_units_defend_at_full_strength() {
    proves!("inkerman:9.2c");
    let mut table = fight(json!({
        "ru_1_to": { "hex": "1520" }, "ru_2_to": { "hex": "1522" },
        "br_gg_g": { "hex": "1521", "disrupted": true },
    }));
    assert_eq!(fought(&table.attack("1521", &["ru_1_to", "ru_2_to"], 3)).difference, 0);
    assert!(table.is_disrupted("br_gg_g"));
}

#[test]
fn no_factor_is_split_between_battles() {
    proves!("inkerman:9.3a");
    let mut table = fight(json!({
        "ru_1_to": { "hex": "1209" }, "ru_2_to": { "hex": "1109" },
        "br_30_2": { "hex": "1210" }, "pq_6": { "hex": "1210" }, "br_55_2": { "hex": "1110" },
    }));
    table.play(aim("1210"));
    table.play(join("ru_1_to"));
    table.refused_by(join("ru_1_to"), "inkerman:9.3a");
    let events = table.play_with(Decision::Roll, &[4]);
    assert_eq!(fought(&events).difference, 4 - (6 + 1), "the whole hex defends");
    assert_eq!(table.at("ru_1_to"), "off");
}

#[test]
fn a_unit_that_has_attacked_has_nothing_left_for_another_battle() {
    proves!("inkerman:9.3a", "inkerman:9.2d");
    let mut table = fight(json!({
        "ru_1_to": { "hex": "1520" }, "ru_2_to": { "hex": "1522" },
        "br_a_30_2": { "hex": "1521" }, "br_55_2": { "hex": "1620", "disrupted": true },
    }));
    table.attack("1521", &["ru_1_to", "ru_2_to"], 1);
    table.play(Decision::Decline);
    assert_eq!(table.asked(), Some(Side::Russian), "the Allied player has nobody left");
    table.refused_by(aim("1620"), "inkerman:2.12b");
}

#[test]
fn british_and_french_never_share_an_attack() {
    proves!("inkerman:9.3b");
    let mut table = allied_fight(json!({
        "ru_1_to": { "hex": "1521" },
        "br_30_2": { "hex": "1520" }, "br_55_2": { "hex": "1522" }, "fr_bb6": { "hex": "1420" },
    }));
    table.play(aim("1521"));
    table.play(join("br_30_2"));
    assert!(table.allows(join("br_55_2")));
    table.refused_by(join("fr_bb6"), "inkerman:9.3b");
}

#[test]
fn vector_v14_soimonov_and_pavlov_never_share_an_attack() {
    proves!("inkerman:9.3c");
    let mut table = fight(json!({
        "ru_1_to": { "hex": "1209" }, "ru_1_ok": { "hex": "1310" }, "ru_2_ok": { "hex": "1211" },
        "pq_6": { "hex": "1210" }, "br_30_2": { "hex": "1521" },
    }));
    table.play(aim("1210"));
    table.play(join("ru_1_ok"));
    assert!(table.allows(join("ru_2_ok")));
    table.refused_by(join("ru_1_to"), "inkerman:9.3c");
    let mut other_way = fight(json!({
        "ru_1_to": { "hex": "1209" }, "ru_2_ok": { "hex": "1211" }, "pq_6": { "hex": "1210" },
    }));
    other_way.play(aim("1210"));
    other_way.play(join("ru_1_to"));
    other_way.refused_by(join("ru_2_ok"), "inkerman:9.3c");
}

#[test]
fn an_attack_is_resolved_before_anything_else_begins() {
    proves!("inkerman:9.4");
    let mut table = fight(json!({
        "ru_1_to": { "hex": "1512" }, "ru_2_to": { "hex": "1412" }, "ru_3_to": { "hex": "1611" },
        "br_a_30_2": { "hex": "1513" }, "br_55_2": { "hex": "1612" },
    }));
    assert!(table.allows(bombard("br_55_2")));
    table.play(aim("1513"));
    table.refused_by(aim("1612"), "inkerman:9.4");
    table.refused_by(bombard("br_55_2"), "inkerman:9.4");
    table.play(join("ru_1_to"));
    table.play(join("ru_2_to"));
    table.refused_by(aim("1612"), "inkerman:9.4");
    table.refused_by(hold("ru_3_to"), "inkerman:9.4");
    table.play_with(Decision::Roll, &[1]);
    table.refused_by(aim("1612"), "inkerman:9.4");
    table.refused_by(bombard("br_55_2"), "inkerman:9.4");
    table.play(Decision::Decline);
    table.play(hold("br_55_2"));
    assert!(table.allows(aim("1612")), "a second attack in the same phase, not announced before");
    assert!(table.allows(bombard("br_55_2")));
}

/// Difference and column of an attack on level ground.
fn column(turn: u8, active: &str, defender: &str, attackers: &[&str]) -> (i32, i32) {
    let mut units = json!({});
    units[defender] = json!({ "hex": "1521" });
    for (unit, hex) in attackers.iter().zip(["1520", "1522", "1420", "1421", "1620", "1621"]) {
        units[*unit] = json!({ "hex": hex });
    }
    let position = json!({ "turn": turn, "stage": "second", "active": active, "units": units });
    let fought = fought(&Table::set_up(position).attack("1521", attackers, 6));
    (fought.difference, fought.column)
}

#[test]
fn example_9_6_five_against_three_is_column_two() {
    proves!("inkerman:9.5", "inkerman:9.6");
    assert_eq!(column(1, "allied", "ru_1_ug", &["br_95_2"]), (2, 2));
    assert_eq!(column(1, "russian", "br_30_2", &["ru_1_to", "ru_1_ug", "ru_6_ri"]), (3, 3));
    assert_eq!(column(1, "russian", "br_30_2", &["ru_1_to"]), (-2, -2));
    assert_eq!(column(1, "russian", "br_95_2", &["ru_1_to"]), (-1, -1));
}

#[test]
fn beyond_the_ends_of_the_table_its_end_columns_serve() {
    proves!("inkerman:9.6", "inkerman:CRT-2", "inkerman:CRT-3");
    assert_eq!(column(1, "russian", "br_gg_g", &["ru_6_ri"]), (-6, -2));
    assert_eq!(column(1, "russian", "br_95_2", &["ru_6_ri"]), (-3, -2));
    assert_eq!(column(1, "russian", "br_gg_g", &RUSSIANS), (16, 10));
    assert_eq!(column(1, "russian", "br_a_30_2", &RUSSIANS[..4]), (13, 10));
    assert_eq!(column(3, "allied", "ru_6_ri", &["br_gg_g", "br_cg_g"]), (14, 10));
}

#[test]
fn the_combat_table_has_its_78_cells() {
    proves!("inkerman:CRT-1");
    let rows = [
        "1/0 1/1 1/1 1/1 1/2 1/2 0/2 0/3 0/3 0/3 0/3 0/3 0/3",
        "1/0 1/0 1/1 1/1 1/1 1/2 1/2 0/2 0/3 0/3 0/3 0/3 0/3",
        "1/0 1/0 1/0 1/1 1/1 1/1 1/2 1/2 0/2 0/3 0/3 0/3 0/3",
        "2/0 2/0 2/0 1/0 1/1 1/1 1/1 1/2 1/2 0/2 0/3 0/3 0/3",
        "3/0 3/0 3/0 2/0 1/0 1/1 1/1 1/1 1/2 1/2 0/2 0/3 0/3",
        "3/0 3/0 3/0 3/0 2/0 2/0 1/1 1/1 1/1 1/2 1/2 0/2 0/3",
    ];
    for (die, row) in (1..).zip(rows) {
        let cells: Vec<&str> = row.split(' ').collect();
        assert_eq!(cells.len(), 13);
        for (column, cell) in (-2..).zip(cells) {
            let losses = inkerman().tables.losses(column, die);
            assert_eq!(format!("{}/{}", losses.attacker, losses.defender), cell, "{column:+}, die {die}");
        }
    }
}

#[test]
fn example_9_15_three_in_column_five_is_one_to_two() {
    proves!("inkerman:9.15", "inkerman:9.16a");
    let mut table = fight(json!({
        "ru_1_to": { "hex": "1520" }, "ru_2_to": { "hex": "1522" }, "ru_1_ug": { "hex": "1420" },
        "br_30_2": { "hex": "1521" },
    }));
    let told = fought(&table.attack("1521", &["ru_1_to", "ru_2_to", "ru_1_ug"], 3));
    assert_eq!(told, Fought { difference: 5, column: 5, cell: "1/2".into(), spared: 0 });
    table.play(lose("ru_1_ug"));
    let left = ["ru_1_to", "ru_2_to", "ru_1_ug"].map(|unit| table.at(unit));
    assert_eq!(left, ["1520", "1522", "off"], "one step in all");
    assert_eq!(table.at("br_30_2"), "off", "two steps");
}

#[test]
fn shift_and_ground_come_before_the_losses() {
    proves!("inkerman:9.15");
    let position = json!({
        "turn": 3, "stage": "second", "active": "allied",
        "units": { "br_30_2": { "hex": "1713" }, "ru_1_to": { "hex": "1714" } },
    });
    let mut table = Table::set_up(position);
    let told = fought(&table.attack("1714", &["br_30_2"], 4));
    assert_eq!(told, Fought { difference: 2, column: 3, cell: "1/1".into(), spared: 1 });
    assert_eq!(table.at("ru_1_to"), "1714");
    assert_eq!(table.steps("br_30_2"), 1, "the ground never spares the attacker");
}

#[test]
fn vector_v15_three_battalions_clear_a_piquet_for_nothing() {
    for die in 1..=6 {
        let mut table = fight(json!({
            "ru_1_to": { "hex": "1209" }, "ru_2_to": { "hex": "1310" }, "ru_3_to": { "hex": "1211" },
            "pq_6": { "hex": "1210" }, "br_30_2": { "hex": "1521" },
        }));
        let told = fought(&table.attack("1210", &["ru_1_to", "ru_2_to", "ru_3_to"], die));
        assert_eq!((told.column, told.cell.as_str()), (10, "0/3"));
        assert_eq!(table.at("pq_6"), "off");
    }
}

#[test]
fn vector_v16_two_battalions_against_a_line_unit() {
    let position = || {
        fight(json!({
            "ru_1_to": { "hex": "1520" }, "ru_2_to": { "hex": "1522" }, "br_30_2": { "hex": "1521" },
        }))
    };
    let mut table = position();
    let told = fought(&table.attack("1521", &["ru_1_to", "ru_2_to"], 1));
    assert_eq!((told.column, told.cell.as_str()), (2, "1/2"));
    table.play(lose("ru_1_to"));
    assert_eq!(table.at("br_30_2"), "off");
    let mut table = position();
    assert_eq!(fought(&table.attack("1521", &["ru_1_to", "ru_2_to"], 6)).cell, "2/0");
    assert_eq!((table.at("ru_1_to"), table.at("ru_2_to")), ("off".into(), "off".into()));
    assert_eq!((table.at("br_30_2"), table.steps("br_30_2")), ("1521".into(), 2));
}

#[test]
fn clear_and_forest_give_the_defender_nothing() {
    proves!("inkerman:9.7", "inkerman:TEC-1", "inkerman:TEC-2");
    assert_eq!(reduction("1521", &["1520"]), 0, "clear");
    assert_eq!(reduction("1513", &["1512"]), 0, "forest");
}

#[test]
fn attacks_out_of_river_aqueduct_and_marsh_only_are_weaker() {
    proves!("inkerman:9.8", "inkerman:TEC-3b");
    assert_eq!(reduction("2103", &["2104"]), 1, "out of marsh");
    assert_eq!(reduction("2004", &["2105"]), 1, "out of the river");
    assert_eq!(reduction("2004", &["1905"]), 1, "out of the aqueduct");
    assert_eq!(reduction("2103", &["2104", "2002", "2003"]), 1, "once, however many");
    assert_eq!(reduction("2103", &["2104", "2203"]), 0, "one stands on dry land");
    assert_eq!(reduction("2104", &["2103"]), 0, "the defender's own water does not help him");
    assert_eq!(reduction("2003", &["2103"]), 0);
    let mut table = fight(json!({
        "ru_1_to": { "hex": "2104" }, "ru_2_to": { "hex": "2002" }, "br_30_2": { "hex": "2103" },
    }));
    assert_eq!(fought(&table.attack("2103", &["ru_1_to", "ru_2_to"], 4)).spared, 1);
}

#[test]
fn a_bridge_does_not_help_those_who_attack_from_it() {
    proves!("inkerman:9.8", "inkerman:TEC-5b");
    assert_eq!(reduction("2103", &["2003"]), 1);
    assert_eq!(reduction("2103", &["2003", "2104"]), 1);
    assert_eq!(reduction("2103", &["2003", "2203"]), 0);
}

#[test]
fn cavalry_attacks_no_river_hex_even_by_the_road() {
    proves!("inkerman:TEC-3c");
    let mut table = allied_fight(json!({
        "br_lb": { "hex": "2103" }, "br_30_2": { "hex": "2104" },
        "ru_1_to": { "hex": "2003" }, "ru_2_to": { "hex": "2102" },
    }));
    table.play(aim("2003"));
    table.refused_by(join("br_lb"), "inkerman:TEC-3c");
    assert!(table.allows(join("br_30_2")));
    let mut table = allied_fight(json!({ "br_lb": { "hex": "2103" }, "ru_1_to": { "hex": "2102" } }));
    table.play(aim("2102"));
    assert!(table.allows(join("br_lb")), "dry land");
}

#[test]
fn vectors_v12_and_v13_a_slope_helps_if_all_attack_up_it() {
    proves!("inkerman:9.9", "inkerman:TEC-6b");
    assert_eq!(reduction("1714", &["1713", "1613"]), 1, "V12");
    assert_eq!(reduction("1813", &["1713", "1812"]), 0, "V13: 1812 is level with it");
    assert_eq!(reduction("1813", &["1713"]), 1);
    assert_eq!(reduction("1713", &["1714"]), 0, "downslope");
}

#[test]
fn vectors_v8_to_v11_walls_help_if_all_attack_over_them() {
    proves!("inkerman:9.10a", "inkerman:TEC-8b", "inkerman:TEC-4", "inkerman:TEC-F1");
    assert_eq!(reduction("1910", &["1909", "2009"]), 3, "V8: slope and wall add up");
    assert_eq!(reduction("1910", &["1909", "2009", "1809"]), 0, "V9: 1809 is level and open");
    assert_eq!(reduction("1611", &["1511", "1711"]), 2, "V10");
    assert_eq!(reduction("1611", &["1511", "1612"]), 0, "one comes from behind");
    assert_eq!(reduction("1611", &["1610"]), 3, "V11: the road takes neither wall nor slope away");
    assert_eq!(reduction("1511", &["1611"]), 0, "out of the redoubt");
}

#[test]
fn the_ground_never_spares_more_than_there_is_to_lose() {
    let mut table = fight(
        json!({ "ru_1_to": { "hex": "1610" }, "pq_10": { "hex": "1611" }, "br_30_2": { "hex": "1521" } }),
    );
    let told = fought(&table.attack("1611", &["ru_1_to"], 2));
    assert_eq!((told.cell.as_str(), told.spared), ("1/2", 2));
    assert_eq!(table.at("pq_10"), "1611");
}

#[test]
fn a_steep_slope_helps_alone_and_together_with_others() {
    proves!("inkerman:9.11a", "inkerman:TEC-7b");
    assert_eq!(reduction("1809", &["1709"]), 1, "steep");
    assert_eq!(reduction("1809", &["1709", "1808"]), 1, "steep and slope: once");
    assert_eq!(reduction("1809", &["1709", "1910"]), 0, "one is level");
    assert_eq!(reduction("1709", &["1809"]), 0, "down the steep slope");
    assert_eq!(reduction("1709", &["1809", "1708"]), 0);
}

#[test]
fn nothing_is_attacked_at_sea() {
    proves!("inkerman:9.12", "inkerman:TEC-9");
    let table = fight(json!({ "ru_1_to": { "hex": "0502" }, "br_30_2": { "hex": "0402" } }));
    assert!(table.allows(aim("0402")));
    table.refused_by(aim("0401"), "inkerman:9.1a");
    table.refused_by(flank("ru_1_to", "0401"), "inkerman:8.11");
    let at_sea = json!({
        "turn": 1, "stage": "second", "units": { "ru_1_to": { "hex": "0502" }, "br_30_2": { "hex": "0401" } },
    });
    let Err(faults) = Table::try_set_up(inkerman(), at_sea) else { panic!("somebody stands in the sea") };
    assert!(faults[0].to_string().contains("inkerman:8.11"), "{faults:?}");
}

#[test]
fn vector_v24_an_attack_on_shell_hill_ends_the_bombardments() {
    proves!("inkerman:5.6g");
    let mut table = allied_fight(json!({
        "br_30_2": { "hex": "1310" }, "ru_1_to": { "hex": "1309" }, "ru_2_to": { "hex": "1208" },
    }));
    assert_eq!(table.state.markers, 6);
    assert_eq!(fought(&table.attack("1309", &["br_30_2"], 5)).cell, "1/0");
    assert_eq!(table.at("ru_1_to"), "1309");
    assert!(table.state.silenced);
    assert_eq!(table.state.markers, 0);
    table.refused_by(bombard("br_30_2"), "inkerman:5.6g");
}

#[test]
fn a_flank_attack_into_shell_hill_ends_the_bombardments_too() {
    proves!("inkerman:5.6g");
    let mut table = allied_fight(json!({ "br_30_2": { "hex": "1209" }, "ru_1_to": { "hex": "1309" } }));
    table.play(flank("br_30_2", "1208"));
    assert!(table.state.silenced);
    assert_eq!(table.state.markers, 0);
}
