//! The named options: what each changes.

use crate::combat::{fought, reduction_in};
use crate::harness::*;
use inkerman::state::{Ending, Stage};
use inkerman::unit::Side;
use inkerman::{Decision, Inkerman};
use serde_json::{Value, json};

/// The game as it comes, and the game with the other choice of one option.
fn both(option: &str, choice: &str) -> [&'static Inkerman; 2] {
    [inkerman(), inkerman_with(&[(option, choice)])]
}

/// The same position in both games.
fn tables(option: &str, choice: &str, position: Value) -> [Table; 2] {
    both(option, choice).map(|game| Table::set_up_on(game, position.clone()))
}

#[test]
fn crt_floor_lifts_the_weakest_attacks_to_column_zero() {
    let position = json!({
        "turn": 1, "stage": "second",
        "units": { "ru_6_ri": { "hex": "1520" }, "br_gg_g": { "hex": "1521" } },
    });
    let told = tables("crt_floor", "zero", position)
        .map(|mut table| fought(&table.attack("1521", &["ru_6_ri"], 2)))
        .map(|told| (told.difference, told.column, told.cell));
    assert_eq!(told, [(-6, -2, "1/0".into()), (-6, 0, "1/1".into())]);
}

#[test]
fn redoubt_reduction_of_one_makes_walls_weaker() {
    let off = both("redoubt_reduction", "one").map(|game| reduction_in(game, "1611", &["1511", "1711"]));
    assert_eq!(off, [2, 1]);
}

#[test]
fn bridged_hex_penalty_may_need_an_attacker_off_the_bridges() {
    let games = both("bridged_hex_penalty", "needs_unbridged");
    assert_eq!(games.map(|game| reduction_in(game, "2103", &["2003"])), [1, 0], "bridge only");
    assert_eq!(games.map(|game| reduction_in(game, "2103", &["2003", "2104"])), [1, 1], "a mix");
    assert_eq!(games.map(|game| reduction_in(game, "2103", &["2104"])), [1, 1], "no bridge");
}

#[test]
fn pass_through_friends_opens_the_way_but_not_the_hex() {
    let position = json!({
        "turn": 1, "stage": "first",
        "units": {
            "ru_1_to": { "hex": "1520" }, "ru_2_to": { "hex": "1522" }, "ru_3_to": { "hex": "1420" },
            "ru_4_to": { "hex": "1421" }, "ru_1_ko": { "hex": "1620" }, "ru_2_ko": { "hex": "1621" },
            "ru_3_ko": { "hex": "1521" }, "br_30_2": { "hex": "0515" },
        },
    });
    let tables = tables("pass_through_friends", "yes", position);
    assert!(!tables[0].allows(go("ru_3_ko", "1519")));
    assert!(tables[1].allows(go("ru_3_ko", "1519")));
    assert!(!tables[1].allows(go("ru_3_ko", "1520")), "nobody stops in the hex of another");
}

#[test]
fn reinforcements_count_decides_whether_those_who_wait_keep_their_side_in() {
    let position = json!({
        "turn": 2, "stage": "first",
        "units": {
            "ru_1_to": { "hex": "1208" }, "ru_2_to": { "hex": "1309" },
            "br_30_2": { "hex": "1714", "disrupted": true }, "fr_bb6": {},
        },
    });
    let [mut enterable, mut on_map_only] = tables("reinforcements_count", "on_map_only", position);
    enterable.play(hold("ru_1_to"));
    assert_eq!(enterable.asked(), Some(Side::Allied));
    assert!(enterable.allows(hold("fr_bb6")));
    on_map_only.play(hold("ru_1_to"));
    assert_eq!(on_map_only.asked(), Some(Side::Russian), "the Allied side is out");
}

#[test]
fn markers_may_be_kept_or_not() {
    let position = json!({
        "turn": 2, "stage": "first",
        "units": { "ru_1_to": { "hex": "1208", "disrupted": true }, "br_30_2": { "hex": "1714" } },
    });
    let [kept, spent] = tables("markers_may_be_kept", "no", position);
    assert!(kept.allows(Decision::KeepMarkers));
    spent.refused_by(Decision::KeepMarkers, "inkerman:5.8a");
    assert!(spent.allows(Decision::SpendMarker));
}

#[test]
fn shell_hill_entry_silences_the_guns_or_not() {
    let position = json!({
        "turn": 2, "stage": "first", "active": "allied",
        "units": { "br_30_2": { "hex": "1310" }, "ru_1_to": { "hex": "0804" } },
    });
    let markers = tables("shell_hill_entry_silences", "no", position).map(|mut table| {
        table.play(go("br_30_2", "1309"));
        (table.state.silenced, table.state.markers)
    });
    assert_eq!(markers, [(true, 0), (false, 6)]);
}

#[test]
fn south_edge_any_entry_lets_an_advance_win_or_not() {
    let position = json!({
        "turn": 2, "stage": "second",
        "units": {
            "ru_1_to": { "hex": "1524" }, "ru_2_to": { "hex": "1423" }, "ru_3_to": { "hex": "1623" },
            "br_a_30_2": { "hex": "1424" }, "br_55_2": { "hex": "1716" },
        },
    });
    let ends = tables("south_edge_any_entry", "no", position).map(|mut table| {
        table.attack("1424", &["ru_1_to", "ru_2_to"], 1);
        table.play(advance("ru_1_to"));
        assert_eq!(table.at("ru_1_to"), "1424");
        (table.state.stage, table.state.ending)
    });
    assert_eq!(ends, [(Stage::Over, Ending::SouthEdge), (Stage::Second, Ending::None)]);
}

#[test]
fn road_negates_steep_slopes_or_not() {
    let position = json!({
        "turn": 1, "stage": "first",
        "units": { "ru_1_to": { "hex": "0403" }, "br_30_2": { "hex": "1521" } },
    });
    let tables = tables("road_negates_steep", "no", position);
    let prices = tables.each_ref().map(|table| table.step_price("ru_1_to", "0403", "0503"));
    assert_eq!(prices, [Some(1), Some(3)]);
    let gentle = tables.each_ref().map(|table| table.step_price("ru_1_to", "1610", "1611"));
    assert_eq!(gentle, [Some(2), Some(2)], "other slopes are free on a road in any case");
}

#[test]
fn cavalry_survives_its_flank_attack_or_not() {
    let position = json!({
        "turn": 2, "stage": "second", "active": "allied",
        "units": {
            "br_lb": { "hex": "1520" }, "br_55_2": { "hex": "1716" },
            "ru_1_to": { "hex": "1521" }, "ru_2_to": { "hex": "1119" },
        },
    });
    let [mut survives, mut dies] = tables("cavalry_survives_flank_attack", "no", position);
    survives.play(flank("br_lb", "1620"));
    assert_eq!(survives.at("br_lb"), "1620");
    assert!(survives.allows(aim("1521")), "a momentum attack would cost its life");
    dies.play(flank("br_lb", "1620"));
    assert_eq!(dies.at("br_lb"), "off");
    assert_eq!(dies.asked(), Some(Side::Russian));
}

#[test]
fn shift_after_clamp_counts_from_the_column_or_from_the_difference() {
    let position = json!({
        "turn": 3, "stage": "second", "active": "allied",
        "units": { "br_a_30_2": { "hex": "1520" }, "ru_1_to": { "hex": "1521" } },
    });
    let columns = ["yes", "no"].map(|choice| {
        let game = inkerman_with(&[("crt_floor", "zero"), ("shift_after_clamp", choice)]);
        fought(&Table::set_up_on(game, position.clone()).attack("1521", &["br_a_30_2"], 6)).column
    });
    assert_eq!(columns, [1, 0], "3 against 4: the floor first, or the gun first");
}
