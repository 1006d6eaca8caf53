//! Crossing the Alma (17.1).
//!
//! Most units here are at the bridge: 2113 is north, 2114 and 2213 are one hex south of the river, 2115,
//! 2214 and 2314 two, 2116, 2215 and 2315 three, 2216 and 2316 four.

use crate::harness::*;
use crate::movement::path;
use hexmap::{Direction, Hex};
use quad::Decision;
use quad::alma::Alma;
use quad::state::Phase;
use quad::unit::Side;
use serde_json::{Value, json};

/// An Allied Movement Phase; from turn 3 on the French move too.
fn allies_move(units: Value) -> Table<Alma> {
    Table::set_up(alma(), json!({ "turn": 3, "phasing": "allied", "phase": "movement", "units": units }))
}

fn depth(name: &str) -> u8 {
    alma().battle.depth(hex(name))
}

/// Plays on until the Allies march again.
fn next_allied_march(table: &mut Table<Alma>) {
    table.play(done());
    table.until(Side::Allied, Phase::Movement);
}

#[test]
fn a_hex_is_as_far_south_as_there_are_hexes_from_the_river() {
    proves!("alma:17.11");
    assert_eq!(["2113", "2212", "1914", "2411", "0813"].map(depth), [0; 5], "north of the river");
    assert_eq!(["2114", "2213", "2412", "1915", "0814"].map(depth), [1; 5], "on the bank");
    assert_eq!(["2115", "2214", "2314", "2413"].map(depth), [2; 4]);
    assert_eq!(["2116", "2215", "2315"].map(depth), [3; 3]);
    assert_eq!(["2216", "2316"].map(depth), [4; 2]);
    // Neither the compass nor cliffs matter: 0413 stands high above the river, two hexes from it.
    assert_eq!((depth("0412"), depth("0413")), (1, 2));
    let map = &alma().map;
    let sea = map.terrain("sea");
    let wet = |hex: Hex, to: Direction| {
        map.sides("river").contains(hex, to) || map.sides("stream").contains(hex, to)
    };
    for hex in map.on_map().iter().filter(|hex| alma().battle.depth(*hex) > 0) {
        let ways = Direction::ALL.into_iter().filter_map(|way| Some((way, map.neighbour(hex, way)?)));
        let on_bank = Direction::ALL.into_iter().any(|way| wet(hex, way));
        let nearer = ways
            .filter(|(way, next)| !wet(hex, *way) && !sea.contains(*next))
            .map(|(_, next)| alma().battle.depth(next))
            .min();
        let expected = if on_bank { 1 } else { nearer.unwrap() + 1 };
        assert_eq!(alma().battle.depth(hex), expected, "{hex}");
    }
}

#[test]
fn example_17_11_a_division_waits_two_hexes_beyond_the_river() {
    proves!("alma:17.11");
    let north = json!({ "hex": "2109" });
    let mut table = allies_move(json!({
        "br_47_2nd": { "hex": "2214" }, "br_41_2nd": north, "br_a_2nd": { "hex": "1709" },
    }));
    for too_far in ["2215", "2315", "2115"].iter().filter(|hex| depth(hex) == 3) {
        table.refused_by(march("br_47_2nd", too_far), "alma:17.11");
    }
    assert!(table.allows(march("br_47_2nd", "2114")));
    assert!(table.allows(march("br_47_2nd", "2314")));
    let refusal = table.refusal(march("br_47_2nd", "2215"));
    assert_eq!(refusal.units, ["br_47_2nd", "br_41_2nd"], "it says who lags behind");
    assert_eq!(refusal.hexes, ["2215"]);
    assert_eq!(
        refusal.text,
        "47/2nd may go only 2 hexes south of the Alma, not to 2215: 41/2nd of its parent unit was still north \
         of the river when the phase began."
    );
    // Whoever comes over the bridge in this phase is bound too.
    table.play(march("br_41_2nd", "2213"));
    table.refused_by(march("br_41_2nd", "2215"), "alma:17.11");
}

#[test]
fn a_parent_that_is_across_marches_on() {
    proves!("alma:17.11");
    let table = allies_move(json!({
        "br_47_2nd": { "hex": "2214" }, "br_41_2nd": { "hex": "2213" }, "br_a_2nd": { "hex": "1709" },
        "br_7_lt": { "hex": "2408" },
    }));
    assert!(
        table.allows(march("br_47_2nd", "2215")),
        "British guns may stay behind, and others do not count"
    );
    assert!(table.allows(march("br_41_2nd", "2216")));
}

#[test]
fn other_parents_are_not_waited_for() {
    proves!("alma:16.2");
    let units = |parent_of_the_last: &str| json!({ "br_1_rb": { "hex": "2214" }, parent_of_the_last: { "hex": "2109" } });
    allies_move(units("br_2_rb")).refused_by(march("br_1_rb", "2215"), "alma:17.11");
    assert!(allies_move(units("br_41_2nd")).allows(march("br_1_rb", "2215")));
    // Two nations, two 1st Divisions.
    let table = allies_move(json!({
        "br_cg_1st": { "hex": "2214" }, "br_gg_1st": { "hex": "2213" }, "fr_1_1st": { "hex": "2109" },
    }));
    assert!(table.allows(march("br_cg_1st", "2215")));
}

#[test]
fn eliminated_and_waiting_units_are_not_waited_for_but_disrupted_ones_are() {
    proves!("alma:17.11");
    let with_other = |other: &str, place: Value| {
        let first = if other.ends_with("4th") { "br_20_4th" } else { "br_47_2nd" };
        let table = allies_move(json!({ first: { "hex": "2214" }, other: place }));
        table.allows(march(first, "2215"))
    };
    assert!(with_other("br_41_2nd", json!({ "off_map": "eliminated" })));
    assert!(with_other("br_21_4th", json!({ "off_map": "waiting" })));
    assert!(!with_other("br_41_2nd", json!({ "hex": "2109", "disrupted": true })));
    assert!(with_other("br_41_2nd", json!({ "hex": "2213", "disrupted": true })));
}

#[test]
fn guns_are_bound_like_the_rest_but_bind_no_british() {
    proves!("alma:17.11");
    let table = allies_move(json!({ "br_a_2nd": { "hex": "2214" }, "br_41_2nd": { "hex": "2109" } }));
    table.refused_by(march("br_a_2nd", "2215"), "alma:17.11");
    let table = allies_move(json!({ "br_a_2nd": { "hex": "2214" }, "br_41_2nd": { "hex": "2213" } }));
    assert!(table.allows(march("br_a_2nd", "2215")));
    let table = allies_move(json!({ "br_a_2nd": { "hex": "2113" }, "br_41_2nd": { "hex": "2214" } }));
    assert!(table.allows(march("br_41_2nd", "2215")));
}

#[test]
fn every_hex_of_the_way_counts() {
    proves!("alma:17.11");
    // Broken Russians, who control nothing, close the short way from 2115 to 2314.
    let with_last = |last: &str| {
        allies_move(json!({
            "br_47_2nd": { "hex": "2115" }, "br_41_2nd": { "hex": last },
            "ru_bor_1c": { "hex": "2214", "disrupted": true }, "ru_bor_2c": { "hex": "2213", "disrupted": true },
        }))
    };
    assert_eq!((depth("2115"), depth("2314")), (2, 2));
    let mut across = with_last("1915");
    let way = path(&across.play(march("br_47_2nd", "2314")));
    assert!(way.iter().any(|hex| depth(hex) == 3), "{way:?}");
    let refusal = with_last("2109").refusal(march("br_47_2nd", "2314"));
    assert_eq!(refusal.rule.0, "alma:17.11");
    assert!(
        refusal.hexes.iter().all(|hex| depth(hex) == 3),
        "the hex of the way that is too deep: {refusal}"
    );
}

#[test]
fn no_way_that_is_offered_leads_too_deep() {
    proves!("alma:17.11");
    for start in ["2113", "2213", "2115", "2314", "1915", "2412", "2413"] {
        let table = allies_move(json!({ "br_47_2nd": { "hex": start }, "br_41_2nd": { "hex": "2109" } }));
        let mut far = 0;
        for decision in table.decisions() {
            let Decision::March { unit, to } = decision else { continue };
            if unit != table.unit("br_47_2nd") {
                continue;
            }
            let mut copy = Table::on(table.game, table.state);
            let way = path(&copy.play(march("br_47_2nd", &to.to_string())));
            assert!(way.iter().all(|hex| depth(hex) <= 2), "{start} to {to}: {way:?}");
            far = far.max(alma().battle.depth(to));
        }
        assert_eq!(far, 2, "{start}");
    }
}

#[test]
fn a_march_in_pieces_gets_no_deeper_than_one_in_one() {
    proves!("alma:17.11");
    let mut table = allies_move(json!({ "br_47_2nd": { "hex": "2113" }, "br_41_2nd": { "hex": "2109" } }));
    for (piece, next) in [("2213", "2215"), ("2214", "2215")] {
        table.refused_by(march("br_47_2nd", next), "alma:17.11");
        table.play(march("br_47_2nd", piece));
    }
    assert!(table.spent("br_47_2nd") <= 6, "it has points left for the road to 2215");
    table.refused_by(march("br_47_2nd", "2215"), "alma:17.11");
    assert!(table.allows(march("br_47_2nd", "2314")));
}

#[test]
fn example_17_12_whoever_is_too_deep_stays_or_goes_back_but_not_on() {
    proves!("alma:17.12");
    let table = allies_move(json!({ "br_47_2nd": { "hex": "2215" }, "br_41_2nd": { "hex": "2109" } }));
    for deeper in ["2216", "2316"] {
        table.refused_by(march("br_47_2nd", deeper), "alma:17.12");
    }
    for near_enough in ["2116", "2315", "2115", "2214", "2213"] {
        assert!(table.allows(march("br_47_2nd", near_enough)), "{near_enough}");
    }
    assert!(table.allows(done()), "it may stay");
    let refusal = table.refusal(march("br_47_2nd", "2216"));
    assert!(refusal.text.english().starts_with("47/2nd is 3 hexes south of the Alma"), "{refusal}");
}

#[test]
fn whoever_steps_nearer_may_return_to_where_it_stood_but_no_deeper() {
    proves!("alma:17.12");
    let units = json!({ "br_47_2nd": { "hex": "2215" }, "br_41_2nd": { "hex": "2109" } });
    let mut table = allies_move(units);
    table.play(march("br_47_2nd", "2214"));
    table.refused_by(march("br_47_2nd", "2216"), "alma:17.12");
    table.refused_by(march("br_47_2nd", "2316"), "alma:17.12");
    assert!(table.allows(march("br_47_2nd", "2215")), "the hex it came from");
    assert!(table.allows(march("br_47_2nd", "2315")), "as deep as that");
    // The next unit in hand has a depth of its own.
    table.play(march("br_47_2nd", "2315"));
    table.play(march("br_41_2nd", "2213"));
    table.refused_by(march("br_41_2nd", "2215"), "alma:17.11");
}

#[test]
fn a_march_in_pieces_survives_being_written_down() {
    proves!("alma:17.12");
    let mut table = allies_move(json!({ "br_47_2nd": { "hex": "2215" }, "br_41_2nd": { "hex": "2109" } }));
    table.play(march("br_47_2nd", "2214"));
    let written = table.game.describe(&table.state);
    let again = Table::on(alma(), table.game.prescribe(&written).expect("the position is sound"));
    assert_eq!(again.state, table.state);
    assert!(again.allows(march("br_47_2nd", "2215")));
    again.refused_by(march("br_47_2nd", "2216"), "alma:17.12");
}

#[test]
fn the_french_wait_for_their_guns_three_hexes_beyond_the_river() {
    proves!("alma:17.13");
    let first_division = |guns: Value| {
        allies_move(json!({
            "fr_1_1st": { "hex": "2214" }, "fr_2_1st": { "hex": "2114" }, "fr_a_1st": guns,
            "fr_a_2nd": { "hex": "2109" },
        }))
    };
    let table = first_division(json!({ "hex": "2113" }));
    assert!(table.allows(march("fr_1_1st", "2215")), "three hexes");
    table.refused_by(march("fr_1_1st", "2216"), "alma:17.13");
    let refusal = table.refusal(march("fr_1_1st", "2316"));
    assert_eq!((refusal.rule.0, refusal.units[1].as_str()), ("alma:17.13", "fr_a_1st"));
    assert!(refusal.text.english().contains("the guns of its division, Fr Bty 1st,"), "{refusal}");
    // Example 10 of our own: the guns are across, or gone.
    assert!(first_division(json!({ "hex": "2213" })).allows(march("fr_1_1st", "2216")));
    assert!(first_division(json!({ "off_map": "eliminated" })).allows(march("fr_1_1st", "2216")));
}

#[test]
fn the_french_wait_for_their_infantry_two_hexes_beyond_the_river() {
    proves!("alma:17.11", "alma:17.13");
    for guns in ["2109", "2213"] {
        let table = allies_move(json!({
            "fr_1_1st": { "hex": "2214" }, "fr_2_1st": { "hex": "2113" }, "fr_a_1st": { "hex": guns },
        }));
        let refusal = table.refusal(march("fr_1_1st", "2215"));
        assert_eq!((refusal.rule.0, refusal.units[1].as_str()), ("alma:17.11", "fr_2_1st"));
    }
    // Their guns are bound like the rest; by 17.13 they bind themselves.
    let table = allies_move(json!({ "fr_a_1st": { "hex": "2214" }, "fr_2_1st": { "hex": "2113" } }));
    table.refused_by(march("fr_a_1st", "2215"), "alma:17.11");
    let table = allies_move(json!({ "fr_1_1st": { "hex": "2215" }, "fr_a_1st": { "hex": "2113" } }));
    table.refused_by(march("fr_1_1st", "2216"), "alma:17.13");
}

#[test]
fn the_french_too_deep_without_their_guns_go_no_deeper() {
    proves!("alma:17.12");
    let table = allies_move(json!({ "fr_1_1st": { "hex": "2216" }, "fr_a_1st": { "hex": "2113" } }));
    let deeper = alma().neighbours(hex("2216")).find(|hex| alma().battle.depth(*hex) == 5).unwrap();
    table.refused_by(march("fr_1_1st", &deeper.to_string()), "alma:17.12");
    assert!(table.allows(march("fr_1_1st", "2316")), "four hexes as before");
}

#[test]
fn the_start_of_the_phase_decides() {
    proves!("alma:17.11", "alma:17.13");
    let mut table = allies_move(json!({
        "br_47_2nd": { "hex": "2115" }, "br_41_2nd": { "hex": "2113" }, "br_30_2nd": { "hex": "2412" },
        "ru_sus_1e": { "hex": "3915" }, "ru_sus_2e": { "hex": "3714" },
    }));
    table.play(march("br_41_2nd", "2213"));
    table.play(march("br_30_2nd", "2413"));
    let refusal = table.refusal(march("br_47_2nd", "2116"));
    assert_eq!((refusal.rule.0, refusal.units), ("alma:17.11", vec!["br_47_2nd".to_owned()]));
    assert!(
        refusal.text.english().contains("part of its parent unit was still north of the river"),
        "{}",
        refusal.text
    );
    next_allied_march(&mut table);
    assert!(table.allows(march("br_47_2nd", "2116")), "now all are across");
    // The other way round: one that goes back north binds nobody before the next phase.
    table.play(march("br_41_2nd", "2113"));
    table.play(march("br_30_2nd", "2412"));
    assert!(table.allows(march("br_47_2nd", "2116")));
    next_allied_march(&mut table);
    table.refused_by(march("br_47_2nd", "2116"), "alma:17.11");
}

#[test]
fn an_advance_after_combat_may_go_deeper() {
    proves!("alma:17.11", "alma:17.12");
    let position = json!({ "turn": 3, "phasing": "allied", "phase": "melee", "units": {
        "br_47_2nd": { "hex": "2214" }, "br_41_2nd": { "hex": "2109" },
        "ru_tar_2w": { "hex": "2215", "disrupted": true }, "ru_sus_1e": { "hex": "3915" },
    }});
    let mut table = Table::set_up(alma(), position);
    // 2 to 2, column 3; morale 4 and die 6 are line 9: D 2*, which eliminates a disrupted unit.
    table.attack(&["2215"], &["br_47_2nd"], 6);
    table.play(advance("br_47_2nd", "2215"));
    assert_eq!(depth(&table.at("br_47_2nd")), 3);
    table.until(Side::Allied, Phase::Movement);
    table.refused_by(march("br_47_2nd", "2216"), "alma:17.12");
    assert!(table.allows(march("br_47_2nd", "2214")));
}

#[test]
fn a_retreat_may_go_deeper() {
    proves!("alma:17.11");
    let position = json!({ "turn": 3, "phasing": "allied", "phase": "defensive_fire", "units": {
        "br_47_2nd": { "hex": "2214" }, "br_41_2nd": { "hex": "2109" },
        "ru_kaz_1e": { "hex": "2213" }, "ru_kaz_2e": { "hex": "2114" },
    }});
    let mut table = Table::set_up(alma(), position);
    // 8 points; die 5 gives 6, two more than the morale.
    table.attack(&["2214"], &["ru_kaz_1e", "ru_kaz_2e"], 5);
    while table.state.hex(table.unit("br_47_2nd")) == Some(hex("2214")) {
        let choice = table.decisions().into_iter().find_map(|decision| match decision {
            Decision::Retreat { to, .. } => Some(to.to_string()),
            _ => None,
        });
        table.play(retreat("br_47_2nd", &choice.expect("it has to retreat")));
    }
    assert!(depth(&table.at("br_47_2nd")) >= 3, "{}", table.at("br_47_2nd"));
}

#[test]
fn russians_cross_as_they_like() {
    proves!("alma:17.1");
    let units = json!({
        "ru_bor_1c": { "hex": "2214" }, "ru_bor_2c": { "hex": "2109" }, "ru_fb_1": { "hex": "2113" },
        "ru_kaz_1e": { "hex": "2110" },
    });
    let position = json!({ "turn": 3, "phasing": "russian", "phase": "movement", "units": units });
    let table = Table::set_up(alma(), position);
    assert!(table.allows(march("ru_bor_1c", "2216")), "with half of the regiment north of the river");
    assert!(table.allows(march("ru_bor_1c", "2113")));
    assert!(table.allows(march("ru_kaz_1e", "2213")));
    // The same ground with Allies on it.
    let table = allies_move(json!({ "br_47_2nd": { "hex": "2214" }, "br_41_2nd": { "hex": "2109" } }));
    table.refused_by(march("br_47_2nd", "2216"), "alma:17.11");
}
