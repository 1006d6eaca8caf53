//! Flank attacks, advance and momentum (9.18, 9.19).

use crate::combat::{Fought, allied_fight, fight, fought};
use crate::harness::*;
use inkerman::unit::Side;
use inkerman::{Decision, Event};
use serde_json::json;

#[test]
fn vector_v26_a_flank_attack_takes_an_empty_hex_that_the_enemy_controls() {
    proves!("inkerman:9.18a");
    let mut table = fight(json!({
        "ru_1_to": { "hex": "1710" }, "ru_2_to": { "hex": "1712" }, "ru_3_to": { "hex": "1609" },
        "br_30_2": { "hex": "1810" }, "br_55_2": { "hex": "1521" },
    }));
    table.refused_by(flank("ru_1_to", "1709"), "inkerman:9.18a");
    table.refused_by(flank("ru_1_to", "1810"), "inkerman:9.18a");
    table.refused_by(flank("ru_1_to", "1609"), "inkerman:9.18a");
    table.refused_by(flank("ru_1_to", "1811"), "inkerman:9.18a");
    table.refused_by(flank("ru_2_to", "1711"), "inkerman:9.18a");
    table.play(flank("ru_1_to", "1711"));
    assert_eq!(table.at("ru_1_to"), "1711");
}

#[test]
fn piquets_are_enemies_enough_for_a_flank_attack_and_never_make_one() {
    proves!("inkerman:9.18a", "inkerman:9.20a");
    let table = fight(json!({ "ru_1_to": { "hex": "1209" }, "pq_6": { "hex": "1210" } }));
    assert!(table.allows(flank("ru_1_to", "1310")), "next to the piquet, in its zone");
    let table = allied_fight(json!({
        "ru_1_to": { "hex": "1209" }, "pq_6": { "hex": "1210" }, "br_30_2": { "hex": "1521" },
    }));
    table.refused_by(flank("pq_6", "1310"), "inkerman:9.20a");
}

#[test]
fn a_flank_attack_costs_nobody_anything() {
    proves!("inkerman:9.18b", "inkerman:9.19g");
    let mut table = fight(json!({ "ru_1_to": { "hex": "1710" }, "br_30_2": { "hex": "1810" } }));
    let mut events = table.play_with(flank("ru_1_to", "1711"), &[]);
    assert!(!table.is_disrupted("ru_1_to"), "it may still make a momentum attack");
    events.extend(table.play(Decision::Decline));
    assert!(!events.iter().any(|event| matches!(event, Event::Fought { .. })));
    assert_eq!(table.at("ru_1_to"), "1711");
    assert!(table.is_disrupted("ru_1_to"));
    assert_eq!((table.at("br_30_2"), table.steps("br_30_2")), ("1810".into(), 2));
    assert!(!table.is_disrupted("br_30_2"), "nobody has fought it");
    assert_eq!(table.asked(), Some(Side::Allied), "that was an action");
}

#[test]
fn a_flank_attack_may_lead_to_a_momentum_attack() {
    proves!("inkerman:9.18c");
    let mut table = fight(json!({ "ru_1_to": { "hex": "1710" }, "br_a_30_2": { "hex": "1810" } }));
    table.play(flank("ru_1_to", "1711"));
    assert_eq!(table.asked(), Some(Side::Russian));
    table.play(aim("1810"));
    let told = fought(&table.play_with(Decision::Roll, &[1]));
    assert_eq!(told, Fought { difference: 1, column: 1, cell: "1/1".into(), spared: 0 });
}

/// `ru_1_to` has just advanced into 1521; enemies stand in 1522 and 1621.
fn advanced() -> Table {
    let mut table = fight(json!({
        "ru_1_to": { "hex": "1520" }, "ru_2_to": { "hex": "1420" }, "ru_3_to": { "hex": "1421" },
        "br_a_30_2": { "hex": "1521" }, "br_a_41_2": { "hex": "1522" }, "br_55_2": { "hex": "1621" },
    }));
    table.attack("1521", &["ru_1_to", "ru_2_to"], 1);
    table.play(advance("ru_1_to"));
    table
}

#[test]
fn a_unit_that_has_advanced_may_go_on_by_a_flank_attack() {
    proves!("inkerman:9.18c");
    let mut table = advanced();
    table.refused_by(flank("ru_3_to", "1422"), "inkerman:9.4");
    table.play(flank("ru_1_to", "1620"));
    assert_eq!(table.at("ru_1_to"), "1620");
    assert_eq!(table.asked(), Some(Side::Russian), "its momentum attack is still to come");
    table.refused_by(flank("ru_3_to", "1422"), "inkerman:9.4");
    table.play(Decision::Decline);
    assert_eq!(table.asked(), Some(Side::Allied));
    assert!(table.is_disrupted("ru_1_to"));
}

#[test]
fn after_an_advance_the_flank_attack_may_come_before_the_momentum_attack() {
    proves!("inkerman:9.18d");
    let mut table = advanced();
    table.play(flank("ru_1_to", "1620"));
    table.refused_by(flank("ru_1_to", "1720"), "inkerman:9.18d");
    table.refused_by(aim("1522"), "inkerman:9.1b");
    table.play(aim("1621"));
    table.refused_by(join("ru_3_to"), "inkerman:9.19d");
    assert_eq!(fought(&table.play_with(Decision::Roll, &[4])).difference, 4 - 6);
}

#[test]
fn after_an_advance_the_momentum_attack_may_come_before_the_flank_attack() {
    proves!("inkerman:9.18d", "inkerman:9.19e");
    let mut table = allied_fight(json!({
        "br_gg_g": { "hex": "1520" }, "ru_1_to": { "hex": "1521" }, "ru_2_to": { "hex": "1522" },
        "ru_3_to": { "hex": "1523" },
    }));
    table.attack("1521", &["br_gg_g"], 1);
    table.play(advance("br_gg_g"));
    table.play(aim("1522"));
    assert_eq!(fought(&table.play_with(Decision::Roll, &[1])).cell, "0/2");
    table.play(advance("br_gg_g"));
    assert_eq!(table.asked(), Some(Side::Allied));
    table.refused_by(aim("1523"), "inkerman:9.19e");
    table.play(flank("br_gg_g", "1422"));
    assert_eq!(table.at("br_gg_g"), "1422");
    assert_eq!(table.asked(), Some(Side::Russian), "ru_3_to is next to it, and yet the action is over");
    assert!(table.is_disrupted("br_gg_g"));
}

#[test]
fn without_an_advance_no_flank_attack_follows_a_momentum_attack() {
    proves!("inkerman:9.18d");
    // 1620 is empty, next to 1521, and in the zone of 1621.
    let mut table = allied_fight(json!({
        "br_gg_g": { "hex": "1520" }, "ru_1_to": { "hex": "1521" }, "ru_2_to": { "hex": "1522" },
        "ru_3_to": { "hex": "1621" },
    }));
    table.attack("1521", &["br_gg_g"], 1);
    table.play(advance("br_gg_g"));
    assert!(table.allows(flank("br_gg_g", "1620")));
    table.play(aim("1522"));
    assert_eq!(fought(&table.play_with(Decision::Roll, &[1])).cell, "0/2");
    table.play(Decision::Decline);
    assert_eq!(table.asked(), Some(Side::Russian));
    assert!(table.is_disrupted("br_gg_g"));
}

#[test]
fn one_flank_attack_and_one_momentum_attack_is_all() {
    proves!("inkerman:9.18d");
    let mut table = fight(json!({
        "ru_1_to": { "hex": "1710" }, "br_a_30_2": { "hex": "1810" }, "br_55_2": { "hex": "1812" },
    }));
    table.play(flank("ru_1_to", "1711"));
    table.refused_by(flank("ru_1_to", "1712"), "inkerman:9.18d");
    table.refused_by(flank("ru_1_to", "1811"), "inkerman:9.18d");
    table.play(aim("1810"));
    table.play_with(Decision::Roll, &[1]);
    assert_eq!(table.at("ru_1_to"), "off");
}

#[test]
fn after_flank_momentum_and_advance_a_unit_is_done() {
    proves!("inkerman:9.18d", "inkerman:9.19e");
    let mut table = allied_fight(json!({
        "br_gg_g": { "hex": "1520" }, "ru_1_to": { "hex": "1521" }, "ru_2_to": { "hex": "1522" },
    }));
    table.play(flank("br_gg_g", "1620"));
    table.play(aim("1521"));
    assert_eq!(fought(&table.play_with(Decision::Roll, &[1])).cell, "0/2");
    table.play(advance("br_gg_g"));
    assert_eq!(table.asked(), Some(Side::Russian), "ru_2_to is next to it, and yet the action is over");
    assert!(table.is_disrupted("br_gg_g"));
}

#[test]
fn vector_v27_no_flank_attack_over_the_wall_of_a_redoubt() {
    proves!("inkerman:9.18e", "inkerman:9.10b", "inkerman:TEC-8c");
    let table = fight(json!({
        "ru_1_to": { "hex": "1610" }, "br_30_2": { "hex": "1711" }, "br_55_2": { "hex": "1612" },
    }));
    table.refused_by(flank("ru_1_to", "1611"), "inkerman:9.18e");
    let table = fight(json!({ "ru_1_to": { "hex": "1909" }, "br_30_2": { "hex": "1809" } }));
    table.refused_by(flank("ru_1_to", "1910"), "inkerman:9.18e");
    let table = fight(json!({ "ru_1_to": { "hex": "1911" }, "br_30_2": { "hex": "1810" } }));
    assert!(table.allows(flank("ru_1_to", "1910")), "in by the open side");
    let table = allied_fight(json!({ "br_30_2": { "hex": "1910" }, "ru_1_to": { "hex": "2009" } }));
    assert!(table.allows(flank("br_30_2", "1909")), "out over the wall");
}

#[test]
fn vector_v28_no_flank_attack_over_a_steep_slope_up_or_down() {
    proves!("inkerman:9.18e", "inkerman:9.11b", "inkerman:TEC-7c");
    let table = fight(json!({ "ru_1_to": { "hex": "1709" }, "br_30_2": { "hex": "1808" } }));
    table.refused_by(flank("ru_1_to", "1809"), "inkerman:9.18e");
    let table = fight(json!({ "ru_1_to": { "hex": "1809" }, "br_30_2": { "hex": "1710" } }));
    table.refused_by(flank("ru_1_to", "1709"), "inkerman:9.18e");
    assert!(table.allows(flank("ru_1_to", "1810")), "on the level");
    let table = fight(json!({ "ru_1_to": { "hex": "1709" }, "br_30_2": { "hex": "1809" } }));
    assert!(table.allows(aim("1809")), "an ordinary attack is free to go up");
}

#[test]
fn no_momentum_attack_over_the_wall_into_a_redoubt() {
    proves!("inkerman:9.10b", "inkerman:TEC-8c");
    let mut table = fight(json!({
        "ru_1_to": { "hex": "1908" }, "ru_2_to": { "hex": "1808" },
        "br_a_30_2": { "hex": "1909" }, "br_55_2": { "hex": "1910" }, "br_41_2": { "hex": "2009" },
    }));
    table.attack("1909", &["ru_1_to", "ru_2_to"], 1);
    table.play(advance("ru_1_to"));
    table.refused_by(aim("1910"), "inkerman:9.10b");
    assert!(table.allows(aim("2009")));
    // Outward it is allowed.
    let mut table = allied_fight(json!({
        "br_30_2": { "hex": "1911" }, "br_55_2": { "hex": "1810" },
        "ru_1_to": { "hex": "1910" }, "ru_2_to": { "hex": "1909" },
    }));
    table.attack("1910", &["br_30_2", "br_55_2"], 1);
    table.play(advance("br_30_2"));
    assert!(table.allows(aim("1909")));
}

#[test]
fn no_momentum_attack_over_a_steep_slope() {
    proves!("inkerman:9.11b", "inkerman:TEC-7c");
    let mut table = fight(json!({
        "ru_1_to": { "hex": "1708" }, "ru_2_to": { "hex": "1608" },
        "br_a_30_2": { "hex": "1709" }, "br_55_2": { "hex": "1809" }, "br_41_2": { "hex": "1710" },
    }));
    table.attack("1709", &["ru_1_to", "ru_2_to"], 1);
    table.play(advance("ru_1_to"));
    table.refused_by(aim("1809"), "inkerman:9.11b");
    table.refused_by(flank("ru_1_to", "1609"), "inkerman:9.18e");
    assert!(table.allows(aim("1710")), "an ordinary slope");
    // Nor down it.
    let mut table = fight(json!({
        "ru_1_to": { "hex": "1810" }, "ru_2_to": { "hex": "1910" },
        "br_a_30_2": { "hex": "1809" }, "br_55_2": { "hex": "1709" }, "br_41_2": { "hex": "1710" },
    }));
    table.attack("1809", &["ru_1_to", "ru_2_to"], 1);
    table.play(advance("ru_1_to"));
    table.refused_by(aim("1709"), "inkerman:9.11b");
    assert!(table.allows(aim("1710")));
}

#[test]
fn a_victorious_attacker_advances_into_the_hex_it_has_emptied() {
    proves!("inkerman:9.19a");
    let mut table = fight(json!({
        "ru_1_to": { "hex": "1709" }, "ru_2_to": { "hex": "1910" }, "ru_3_to": { "hex": "1808" },
        "br_a_30_2": { "hex": "1809" }, "br_55_2": { "hex": "1521" },
    }));
    table.attack("1809", &["ru_1_to", "ru_2_to"], 1);
    table.refused_by(advance("ru_3_to"), "inkerman:9.19a");
    assert!(table.allows(advance("ru_2_to")));
    let events = table.play(advance("ru_1_to"));
    assert_eq!(table.at("ru_1_to"), "1809", "up the steep slope and into the forest, for nothing");
    assert!(!events.iter().any(|event| matches!(event, Event::Moved { .. })));
}

#[test]
fn an_advance_crosses_the_wall_of_a_redoubt() {
    proves!("inkerman:9.19a");
    let mut table = fight(json!({
        "ru_1_to": { "hex": "1511" }, "ru_2_to": { "hex": "1711" },
        "pq_10": { "hex": "1611" }, "br_55_2": { "hex": "1521" },
    }));
    let told = fought(&table.attack("1611", &["ru_1_to", "ru_2_to"], 1));
    assert_eq!((told.cell.as_str(), told.spared), ("0/3", 2));
    table.play(advance("ru_1_to"));
    assert_eq!(table.at("ru_1_to"), "1611");
    assert_eq!(table.game.control(&table.state, hex("1611")), Some(Side::Russian));
}

#[test]
fn nobody_advances_if_the_hex_is_still_held() {
    proves!("inkerman:9.19a", "inkerman:9.19c");
    let mut table = fight(json!({
        "ru_1_to": { "hex": "1520" }, "ru_2_to": { "hex": "1522" }, "br_30_2": { "hex": "1521" },
        "br_55_2": { "hex": "1716" },
    }));
    assert_eq!(fought(&table.attack("1521", &["ru_1_to", "ru_2_to"], 4)).cell, "1/1");
    table.play(lose("ru_1_to"));
    assert_eq!(table.asked(), Some(Side::Allied));
    table.refused_by(advance("br_30_2"), "inkerman:9.19a");
    assert_eq!((table.at("ru_2_to"), table.at("br_30_2")), ("1522".into(), "1521".into()));
}

#[test]
fn defenders_never_advance() {
    proves!("inkerman:9.19c");
    let mut table = fight(json!({
        "ru_1_to": { "hex": "1520" }, "ru_2_to": { "hex": "1622" }, "br_30_2": { "hex": "1521" },
        "br_55_2": { "hex": "1716" },
    }));
    table.attack("1521", &["ru_1_to"], 6);
    assert_eq!(table.at("ru_1_to"), "off");
    assert_eq!(table.at("br_30_2"), "1521");
    table.refused_by(advance("br_30_2"), "inkerman:9.19a");
}

#[test]
fn an_advance_is_optional_and_made_at_once_by_one_unit() {
    proves!("inkerman:9.19b");
    let position = || {
        fight(json!({
            "ru_1_to": { "hex": "1520" }, "ru_2_to": { "hex": "1420" }, "ru_3_to": { "hex": "1622" },
            "br_a_30_2": { "hex": "1521" }, "br_55_2": { "hex": "1522" },
        }))
    };
    let mut table = position();
    table.attack("1521", &["ru_1_to", "ru_2_to"], 1);
    table.refused_by(hold("ru_3_to"), "inkerman:9.4");
    table.play(Decision::Decline);
    assert_eq!((table.at("ru_1_to"), table.at("ru_2_to")), ("1520".into(), "1420".into()));
    table.play(hold("br_55_2"));
    table.refused_by(advance("ru_1_to"), "inkerman:9.19a");
    table.refused_by(Decision::Decline, "inkerman:9.19b");
    let mut table = position();
    table.attack("1521", &["ru_1_to", "ru_2_to"], 1);
    table.play(advance("ru_1_to"));
    assert_eq!(table.at("ru_1_to"), "1521", "into the zone of 1522, out of which it came");
    table.refused_by(advance("ru_2_to"), "inkerman:9.19a");
}

#[test]
fn what_is_closed_to_cavalry_is_closed_to_its_flank_attacks() {
    proves!("inkerman:9.19b", "inkerman:TEC-3c");
    let table = allied_fight(json!({ "br_lb": { "hex": "2103" }, "ru_1_to": { "hex": "2102" } }));
    table.refused_by(flank("br_lb", "2002"), "inkerman:TEC-3c");
    assert!(table.allows(flank("br_lb", "2202")));
    let table = allied_fight(json!({ "br_lb": { "hex": "2103" }, "ru_1_to": { "hex": "2002" } }));
    table.refused_by(flank("br_lb", "2003"), "inkerman:TEC-3c");
    let table = allied_fight(json!({ "br_lb": { "hex": "1910" }, "ru_1_to": { "hex": "2009" } }));
    table.refused_by(flank("br_lb", "1909"), "inkerman:8.10b");
    let table = allied_fight(json!({ "br_lb": { "hex": "1611" }, "ru_1_to": { "hex": "1711" } }));
    assert!(table.allows(flank("br_lb", "1610")), "out over the wall by the road");
}

#[test]
fn cavalry_leaves_water_by_a_flank_attack_only_where_it_could_march() {
    proves!("inkerman:8.7b", "inkerman:9.19b");
    // 1703 is a bridge of the aqueduct: the road goes on to 1602, and 1603 lies beside it.
    let standing = |unit: &str| {
        allied_fight(json!({
            unit: { "hex": "1703" }, "br_30_2": { "hex": "1720" },
            "ru_1_to": { "hex": "1704" }, "ru_2_to": { "hex": "1702" },
        }))
    };
    let table = standing("br_lb");
    assert_eq!(table.step_price("br_lb", "1703", "1603"), None);
    table.refused_by(flank("br_lb", "1603"), "inkerman:8.7b");
    assert_eq!(table.step_price("br_lb", "1703", "1602"), Some(1));
    assert!(table.allows(flank("br_lb", "1602")), "by the road");
    assert!(standing("br_gg_g").allows(flank("br_gg_g", "1603")), "foot may");
}

#[test]
fn a_unit_that_has_advanced_may_attack_once_more_alone() {
    proves!("inkerman:9.19d");
    let mut table = advanced();
    assert_eq!(table.asked(), Some(Side::Russian));
    assert!(table.allows(Decision::Decline), "it need not");
    assert!(table.allows(aim("1621")));
    table.refused_by(aim("1620"), "inkerman:9.1a");
    table.refused_by(hold("ru_3_to"), "inkerman:9.4");
    table.play(aim("1522"));
    table.refused_by(join("ru_3_to"), "inkerman:9.19d");
    assert_eq!(fought(&table.play_with(Decision::Roll, &[4])).difference, 4 - 3);
}

#[test]
fn a_won_momentum_attack_allows_an_advance_and_no_other_momentum_attack() {
    proves!("inkerman:9.19e");
    let mut table = allied_fight(json!({
        "br_gg_g": { "hex": "1520" }, "ru_1_to": { "hex": "1521" }, "ru_2_to": { "hex": "1522" },
        "ru_3_to": { "hex": "1523" },
    }));
    table.attack("1521", &["br_gg_g"], 1);
    table.play(advance("br_gg_g"));
    table.play(aim("1522"));
    assert_eq!(fought(&table.play_with(Decision::Roll, &[1])).cell, "0/2");
    table.play(advance("br_gg_g"));
    assert_eq!(table.at("br_gg_g"), "1522");
    table.refused_by(aim("1523"), "inkerman:9.19e");
    table.play(Decision::Decline);
    assert_eq!(table.asked(), Some(Side::Russian), "1523 is not for it");
}

#[test]
fn a_momentum_attack_is_otherwise_like_any_attack() {
    proves!("inkerman:9.19f");
    let mut table = fight(json!({
        "ru_1_to": { "hex": "1712" }, "ru_2_to": { "hex": "1612" },
        "br_a_30_2": { "hex": "1713" }, "br_a_41_2": { "hex": "1714" }, "br_55_2": { "hex": "1521" },
    }));
    table.attack("1713", &["ru_1_to", "ru_2_to"], 1);
    table.play(advance("ru_1_to"));
    table.play(aim("1714"));
    let told = fought(&table.play_with(Decision::Roll, &[2]));
    assert_eq!(told, Fought { difference: 1, column: 1, cell: "1/1".into(), spared: 1 }, "upslope");
    assert_eq!(table.at("ru_1_to"), "off");
    assert_eq!(table.at("br_a_41_2"), "1714");
    assert!(table.is_disrupted("br_a_41_2"), "it has defended");
}

#[test]
fn a_unit_that_has_gone_forward_is_disrupted_in_the_end() {
    proves!("inkerman:9.19g");
    let mut table = advanced();
    table.play(Decision::Decline);
    assert!(table.is_disrupted("ru_1_to"));
    let mut table = fight(json!({
        "ru_1_to": { "hex": "1709" }, "br_30_2": { "hex": "1809" }, "br_55_2": { "hex": "1521" },
    }));
    table.play(flank("ru_1_to", "1808"));
    assert!(!table.is_disrupted("ru_1_to"));
    table.play(Decision::Decline);
    assert_eq!(table.at("ru_1_to"), "1808");
    assert!(table.is_disrupted("ru_1_to"));
}
