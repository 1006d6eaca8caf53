//! Losses, cavalry and piquets (9.14, 9.16, 9.17, 9.20).

use crate::combat::{allied_fight, fight, fought};
use crate::harness::*;
use inkerman::Decision;
use inkerman::unit::Side;
use serde_json::json;

#[test]
fn vector_v29_cavalry_that_attacks_is_lost_whatever_the_result() {
    proves!("inkerman:9.14a");
    let mut table = allied_fight(json!({
        "br_lb": { "hex": "1520" }, "br_30_2": { "hex": "1522" },
        "ru_1_to": { "hex": "1521" }, "ru_2_to": { "hex": "1119" },
    }));
    let told = fought(&table.attack("1521", &["br_lb", "br_30_2"], 1));
    assert_eq!((told.difference, told.cell.as_str()), (4, "0/2"), "it fights with its factor");
    assert_eq!(table.at("br_lb"), "off");
    assert_eq!(table.steps("br_30_2"), 2);
    table.refused_by(advance("br_lb"), "inkerman:9.19a");
    assert!(table.allows(advance("br_30_2")));
}

#[test]
fn cavalry_defends_like_anybody_else() {
    proves!("inkerman:9.14a");
    let mut table = fight(json!({ "ru_1_to": { "hex": "1520" }, "br_lb": { "hex": "1521" } }));
    let told = fought(&table.attack("1521", &["ru_1_to"], 5));
    assert_eq!((told.difference, told.cell.as_str()), (2, "1/0"));
    assert_eq!(table.at("br_lb"), "1521");
}

#[test]
fn vector_v30_lost_cavalry_counts_as_a_loss() {
    proves!("inkerman:9.14b");
    let mut table = allied_fight(json!({
        "br_lb": { "hex": "1520" }, "br_30_2": { "hex": "1522" },
        "ru_1_to": { "hex": "1521" }, "ru_2_to": { "hex": "1119" },
    }));
    assert_eq!(fought(&table.attack("1521", &["br_lb", "br_30_2"], 4)).cell, "1/1");
    assert_eq!(table.at("br_lb"), "off");
    assert_eq!(
        (table.at("br_30_2"), table.steps("br_30_2")),
        ("1522".into(), 2),
        "the cavalry was the one step"
    );
    assert_eq!(table.at("ru_1_to"), "off");
}

#[test]
fn what_cavalry_does_not_pay_others_pay() {
    proves!("inkerman:9.14b", "inkerman:9.17");
    let mut table = allied_fight(json!({
        "br_lb": { "hex": "1520" }, "br_95_2": { "hex": "1522" }, "ru_1_to": { "hex": "1521" },
    }));
    assert_eq!(fought(&table.attack("1521", &["br_lb", "br_95_2"], 6)).cell, "2/0");
    assert_eq!(table.at("br_lb"), "off", "without being asked");
    assert_eq!(table.steps("br_95_2"), 1);
}

#[test]
fn the_attacker_takes_the_left_figure_and_the_defender_the_right_one() {
    proves!("inkerman:9.16a");
    let mut table = fight(json!({
        "ru_1_to": { "hex": "1520" }, "ru_2_to": { "hex": "1522" }, "br_30_2": { "hex": "1521" },
    }));
    assert_eq!(fought(&table.attack("1521", &["ru_1_to", "ru_2_to"], 5)).cell, "1/0");
    assert_eq!(table.asked(), Some(Side::Russian));
    table.play(lose("ru_1_to"));
    assert_eq!((table.at("ru_2_to"), table.at("br_30_2")), ("1522".into(), "1521".into()));
    assert_eq!(table.steps("br_30_2"), 2);
}

#[test]
fn losses_that_nobody_can_take_are_forgotten() {
    proves!("inkerman:9.16b");
    let mut table = fight(json!({
        "ru_1_to": { "hex": "1520" }, "ru_2_to": { "hex": "1522" }, "ru_3_to": { "hex": "1420" },
        "br_a_30_2": { "hex": "1521" }, "br_gg_g": { "hex": "1621" },
    }));
    assert_eq!(fought(&table.attack("1521", &["ru_1_to", "ru_2_to", "ru_3_to"], 1)).cell, "0/3");
    assert_eq!(table.at("br_a_30_2"), "off");
    assert_eq!(table.steps("br_gg_g"), 2, "the other two steps are not taken from a neighbour");
    table.play(Decision::Decline);
    assert_eq!(table.asked(), Some(Side::Allied));
    assert_eq!(fought(&table.attack("1522", &["br_gg_g"], 5)).cell, "1/1");
    assert_eq!(table.steps("br_gg_g"), 1);
    assert_eq!(table.at("ru_2_to"), "off");
}

#[test]
fn an_attacker_loses_no_more_than_he_has() {
    proves!("inkerman:9.16b");
    let mut table = fight(json!({
        "ru_1_to": { "hex": "1520" }, "ru_2_to": { "hex": "1622" }, "br_30_2": { "hex": "1521" },
    }));
    assert_eq!(fought(&table.attack("1521", &["ru_1_to"], 6)).cell, "3/0");
    assert_eq!((table.at("ru_1_to"), table.at("ru_2_to")), ("off".into(), "1622".into()));
    assert_eq!((table.at("br_30_2"), table.steps("br_30_2")), ("1521".into(), 2));
}

#[test]
fn each_side_chooses_among_its_own_units_that_fought() {
    proves!("inkerman:9.17");
    let mut table = fight(json!({
        "ru_1_to": { "hex": "1310" }, "ru_2_to": { "hex": "1211" }, "ru_3_to": { "hex": "1111" },
        "br_a_30_2": { "hex": "1210" }, "pq_6": { "hex": "1210" }, "br_55_2": { "hex": "1521" },
    }));
    let told = fought(&table.attack("1210", &["ru_1_to", "ru_2_to"], 4));
    assert_eq!((told.difference, told.cell.as_str()), (8 - 3 - 1, "1/1"));
    assert_eq!(table.asked(), Some(Side::Russian), "the attacker first");
    table.refused_by(lose("ru_3_to"), "inkerman:9.17");
    table.refused_by(lose("pq_6"), "inkerman:9.17");
    assert!(table.allows(lose("ru_1_to")));
    table.play(lose("ru_2_to"));
    assert_eq!(table.asked(), Some(Side::Allied), "then the defender");
    table.refused_by(lose("ru_1_to"), "inkerman:9.17");
    table.refused_by(lose("br_55_2"), "inkerman:9.17");
    assert!(table.allows(lose("br_a_30_2")));
    table.play(lose("pq_6"));
    assert_eq!(table.at("br_a_30_2"), "1210");
    table.refused_by(advance("ru_1_to"), "inkerman:9.19a");
}

#[test]
fn a_piquet_never_attacks_and_defends_with_its_one_step() {
    proves!("inkerman:9.20a");
    let mut table = allied_fight(json!({
        "pq_6": { "hex": "1210" }, "br_30_2": { "hex": "1310" },
        "ru_1_to": { "hex": "1209" }, "ru_2_to": { "hex": "1309" }, "ru_3_to": { "hex": "1211" },
    }));
    table.refused_by(aim("1211"), "inkerman:9.20a");
    table.play(aim("1309"));
    table.refused_by(join("pq_6"), "inkerman:9.20a");
    table.play(join("br_30_2"));
    table.play_with(Decision::Roll, &[5]);
    let told = fought(&table.attack("1210", &["ru_1_to", "ru_3_to"], 5));
    assert_eq!((told.difference, told.cell.as_str()), (7, "1/2"));
    table.play(lose("ru_1_to"));
    assert_eq!(table.at("pq_6"), "off");
}

#[test]
fn a_unit_attacks_out_of_the_hex_of_a_piquet_which_has_no_part_in_it() {
    proves!("inkerman:9.20b");
    let mut table = allied_fight(json!({
        "br_41_2": { "hex": "1910" }, "pq_13": { "hex": "1910" }, "br_47_2": { "hex": "1912" },
        "ru_1_to": { "hex": "1911" },
    }));
    let told = fought(&table.attack("1911", &["br_41_2", "br_47_2"], 6));
    assert_eq!((told.difference, told.cell.as_str()), (8, "1/2"), "without the piquet's factor");
    assert_eq!(table.asked(), Some(Side::Allied));
    table.refused_by(lose("pq_13"), "inkerman:9.17");
    assert!(table.allows(lose("br_47_2")));
    table.play(lose("br_41_2"));
    assert_eq!((table.steps("br_41_2"), table.at("pq_13")), (1, "1910".into()));
}

#[test]
fn a_piquet_and_the_unit_beside_it_defend_together() {
    let mut table = fight(json!({
        "ru_1_to": { "hex": "1310" }, "ru_2_to": { "hex": "1211" }, "ru_3_to": { "hex": "1209" },
        "br_30_2": { "hex": "1210" }, "pq_6": { "hex": "1210" }, "br_55_2": { "hex": "1521" },
    }));
    let told = fought(&table.attack("1210", &["ru_1_to", "ru_2_to", "ru_3_to"], 2));
    assert_eq!((told.difference, told.cell.as_str()), (12 - 7, "0/2"));
    table.play(lose("br_30_2"));
    table.play(lose("br_30_2"));
    assert_eq!((table.at("br_30_2"), table.at("pq_6")), ("off".into(), "1210".into()));
    assert_eq!(table.asked(), Some(Side::Allied), "the hex is held: no advance");
}
