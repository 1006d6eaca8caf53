//! What a player is told at the table: what a touch means, surveys, what is to be known about a hex.

use crate::field::Field;
use crate::harness::*;
use crate::plain::Plain;
use kernel::{Game, Scenery, Seat, Surveys, Touches};
use quad::unit::UnitId;
use serde_json::json;

/// A Russian battalion in contact with an Allied one, a gun behind it, another battalion far off.
fn contact(phase: &str) -> Table<Plain> {
    Table::set_up(
        Field::flat(12, 12).battle(),
        json!({ "turn": 1, "phasing": "russian", "phase": phase, "units": {
            "r_inf_1": { "hex": "0505" }, "r_inf_2": { "hex": "0101" },
            "a_inf_1": { "hex": "0506" }, "a_inf_2": { "hex": "1010" },
        }}),
    )
}

fn why(table: &Table<Plain>, chain: &[&str]) -> Option<String> {
    let decision = table.game.meant(&table.state, chain)?;
    let seat = match table.game.turn(&table.state) {
        kernel::Turn::Decide(seat) => seat,
        kernel::Turn::Over => Seat(0),
    };
    table
        .game
        .check(&table.state, &mut Default::default(), seat, decision)
        .err()
        .map(|refusal| refusal.to_string())
}

#[test]
fn an_unlit_hex_is_explained_to_the_unit_in_hand() {
    let table = contact("movement");
    let held = why(&table, &["piece:r_inf_1", "hex:0506"]).expect("refused");
    assert!(held.contains("(quad:5.12)"), "{held}");
    let far = why(&table, &["piece:r_inf_2", "hex:0112"]).expect("refused");
    assert!(far.contains("(quad:5.16)"), "{far}");
    assert_eq!(why(&table, &["piece:r_inf_2", "hex:0102"]), None, "this one is allowed");
}

#[test]
fn whoever_points_at_an_enemy_means_his_hex() {
    let table = contact("movement");
    assert_eq!(why(&table, &["piece:r_inf_1", "piece:a_inf_1"]), why(&table, &["piece:r_inf_1", "hex:0506"]));
    let fire = contact("offensive_fire");
    let at = |chain: &[&str]| fire.game.meant(&fire.state, chain).map(|decision| fire.game.spell(decision));
    assert_eq!(at(&["piece:a_inf_1"]), Some(aim("0506")));
    assert_eq!(at(&["piece:r_inf_1"]), Some(join("r_inf_1")));
}

#[test]
fn a_unit_that_cannot_move_is_explained_without_a_goal() {
    let table = contact("movement");
    let enemy = why(&table, &["piece:a_inf_2"]).expect("refused");
    assert!(enemy.contains("(quad:5.11)"), "{enemy}");
}

#[test]
fn touches_that_mean_nothing_are_no_decision() {
    let table = contact("movement");
    for chain in [&["hex:0505"][..], &[], &["piece:nobody"], &["hex:9999"], &["button:dance"], &["0505"]] {
        assert_eq!(table.game.meant(&table.state, chain), None, "{chain:?}");
    }
}

#[test]
fn zones_are_surveyed_as_they_are() {
    let table = contact("movement");
    let survey = table.game.survey(&table.state, None, "zone_allied", None).expect("a survey");
    let mut found: Vec<String> = survey.hexes.into_iter().map(|hex| hex.hex).collect();
    found.sort();
    let round = |name| table.game.neighbours(hex(name)).map(|hex| hex.to_string());
    let mut zone: Vec<String> = round("0506").chain(round("1010")).collect();
    zone.sort();
    assert_eq!(found, zone);
}

#[test]
fn a_field_of_fire_shows_strengths() {
    let table = Table::opening(balaclava());
    let is_gun = |unit: &UnitId| table.game.arm(*unit).is_artillery() && table.state.hex(*unit).is_some();
    let unit = table.game.roster.ids().find(is_gun).expect("a gun");
    let id = table.game.roster.unit(unit).id.clone();
    let survey = table.game.survey(&table.state, None, "field_of_fire", Some(&id)).expect("a survey");
    assert!(!survey.hexes.is_empty());
    let from = table.state.hex(unit).expect("on the map");
    for found in survey.hexes {
        let at = hex(&found.hex);
        assert!(table.game.ground.sight.sees(from).contains(at), "{} is not seen", found.hex);
        assert!(found.label.english().parse::<u8>().expect("a strength") > 0);
    }
}

#[test]
fn a_hex_is_described_with_zones_and_what_it_means() {
    let table = contact("movement");
    let lines = |hex: &str, in_hand| -> Vec<String> {
        let lines = Surveys::describe(table.game, &table.state, None, hex, in_hand);
        lines.into_iter().map(|line| format!("{} ({})", line.text, line.rule)).collect()
    };
    let there = lines("0506", Some("r_inf_2"));
    assert_eq!(there.len(), 2, "{there:?}");
    assert!(there.iter().any(|line| line.starts_with("Russian zone of control")), "{there:?}");
    assert!(there.last().is_some_and(|line| line.contains("(quad:5.12)")), "{there:?}");
    let near = lines("0102", Some("r_inf_2"));
    assert!(near.last().is_some_and(|line| line.contains("can move here for 1 MP")), "{near:?}");
    assert!(lines("9999", None).is_empty());
}

#[test]
fn the_gazetteer_knows_every_hex_and_what_surrounds_it() {
    let game = balaclava();
    let gazetteer = game.gazetteer();
    assert_eq!(gazetteer.len(), game.hexes().count());
    let text = |name: &str| {
        gazetteer.iter().find(|(hex, _)| hex == name).map(|(_, text)| text.english()).expect(name)
    };
    assert!(text("2313").starts_with("Redoubt No. 1 (Canrobert's Hill); clear; level"), "{}", text("2313"));
    assert!(
        text("2313").contains("redoubt wall north, north-east, south-east and north-west"),
        "{}",
        text("2313")
    );
    assert!(text("2302").contains("bridge south"), "{}", text("2302"));
    assert!(text("1824").contains("sea"), "{}", text("1824"));
}

#[test]
fn every_counter_has_a_front_and_a_back() {
    let counters = balaclava().counters();
    assert_eq!(counters.len(), 92);
    let sous = counters.iter().find(|counter| counter.front.id == "ru_sous_1").expect("1 Sous/16");
    assert_eq!(sous.front.values[0], kernel::printed("fire", 2));
    assert_eq!(sous.back[0], kernel::printed("fire", "(1)"));
}

#[test]
fn what_may_come_is_told_without_the_faces_of_dice() {
    let table = Table::set_up(
        Field::flat(12, 12).battle(),
        json!({ "turn": 1, "phasing": "russian", "phase": "rally", "units": {
            "r_inf_1": { "hex": "0505", "disrupted": true }, "a_inf_1": { "hex": "1010" },
        }}),
    );
    let rally = table.game.read(&rally("r_inf_1")).expect("a decision");
    let odds = kernel::odds(table.game, &table.state, Seat(0), rally).expect("odds");
    assert_eq!(odds.outcomes.len(), 2);
    for outcome in odds.outcomes {
        assert!(
            outcome.events.iter().all(|event| !event.text.english().contains("die ")),
            "{:?}",
            outcome.events
        );
    }
}
