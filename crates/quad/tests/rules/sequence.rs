//! Counters, set-up and the sequence of play (2.3, 3.0, 4.0).

use crate::field::Field;
use crate::harness::*;
use crate::plain::Plain;
use kernel::{Game, Scenery};
use quad::state::{Phase, Place};
use quad::unit::{Arm, Side};
use serde_json::{Value, json};

/// Two lines, far apart.
fn apart(phase: &str, phasing: &str) -> Table<Plain> {
    Table::set_up(
        Field::flat(12, 12).battle(),
        json!({ "turn": 1, "phasing": phasing, "phase": phase, "units": {
            "r_inf_1": { "hex": "0303" }, "a_inf_1": { "hex": "0909" }, "a_inf_2": { "hex": "1009", "disrupted": true },
        }}),
    )
}

/// Two lines in contact, in a Russian Player-Turn: in each phase there is something to do.
///
/// r_inf_1 stands next to a_inf_1 and a_cav_1; r_inf_2 is disrupted, r_inf_3 far away.
fn in_contact(phase: &str) -> Table<Plain> {
    Table::set_up(Field::flat(12, 12).battle(), in_contact_position(phase))
}

fn in_contact_position(phase: &str) -> Value {
    json!({ "turn": 1, "phasing": "russian", "phase": phase, "units": {
        "r_inf_1": { "hex": "0505" }, "r_inf_2": { "hex": "0503", "disrupted": true }, "r_inf_3": { "hex": "0101" },
        "a_inf_1": { "hex": "0506" }, "a_cav_1": { "hex": "0605" }, "a_inf_2": { "hex": "1010", "disrupted": true },
    }})
}

fn values(table: &Table<quad::balaclava::Balaclava>, id: &str) -> String {
    let scene = table.game.scene(&table.state, None);
    let piece = scene.pieces.into_iter().find(|piece| piece.id == id).expect("the unit is in play");
    let shown: Vec<String> = piece.values.iter().map(|(name, value)| format!("{name} {value}")).collect();
    format!("{}: {}", piece.arm, shown.join(", "))
}

#[test]
fn every_counter_shows_arm_strengths_and_morale() {
    proves!("quad:2.3");
    let mut table = Table::opening(balaclava());
    assert_eq!(values(&table, "br_93"), "infantry: fire 5, melee 3, morale 5, movement 5");
    assert_eq!(values(&table, "ru_hvy_1"), "artillery: fire A, melee (1), morale 2, movement 3");
    assert_eq!(values(&table, "fr_4ch_1"), "cavalry: fire 0, melee 3, morale 4, movement 8");
    // The back of the counter shows the other strengths, and the morale is the same.
    let highlanders = table.unit("br_93");
    table.state.disrupted.insert(highlanders);
    assert_eq!(values(&table, "br_93"), "infantry: fire 3, melee 1, morale 5, movement 3");
    let pieces = table.game.scene(&table.state, None).pieces;
    assert_eq!(pieces.len(), 92);
    for piece in pieces {
        let names: Vec<&str> = piece.values.iter().map(|(name, _)| *name).collect();
        assert_eq!(names, ["fire", "melee", "morale", "movement"], "{}", piece.id);
    }
}

#[test]
fn the_opening_places_every_unit_as_listed() {
    proves!("quad:3.0");
    let table = Table::opening(balaclava());
    let state = &table.state;
    assert_eq!((state.turn, state.phasing, state.phase), (1, Side::Russian, Phase::Movement));
    assert_eq!(table.asked(), Some(Side::Russian));
    let roster = &table.game.roster;
    for unit in roster.ids() {
        let listed = roster.unit(unit).start.map_or(Place::Waiting, |start| Place::at(start.hex));
        assert_eq!(state.place[unit], listed, "{}", roster.unit(unit).name);
    }
    let waiting = roster.ids().filter(|unit| state.place[*unit] == Place::Waiting).count();
    assert_eq!(waiting, 4 + 5 + 6 + 8);
    assert_eq!(
        (table.at("ru_sous_1"), table.at("br_93"), table.at("br_42")),
        ("0602".into(), "1417".into(), "off".into())
    );
    // In a shared hex the list says who is on top.
    let stack = table.game.stack(state, Side::Russian, hex("2812"));
    assert_eq!(stack.last(), Some(&table.unit("ru_hvy_1")));
    assert!(state.disrupted.is_empty() && state.moved.is_empty());
    assert!(table.game.audit(state).is_empty());
}

#[test]
fn the_battle_ends_after_the_last_game_turn() {
    proves!("quad:4.0");
    let mut table = Table::set_up(
        Field::flat(12, 12).battle(),
        json!({ "turn": 1, "phasing": "russian", "phase": "movement", "units": {
            "r_inf_1": { "hex": "0303" }, "a_inf_1": { "hex": "0909" },
        }}),
    );
    let mut player_turns = Vec::new();
    while table.asked().is_some() {
        player_turns.push((table.state.turn, table.state.phasing));
        table.play(done());
    }
    let (russian, allied) = (Side::Russian, Side::Allied);
    let four_turns = [
        (1, russian),
        (1, allied),
        (2, russian),
        (2, allied),
        (3, russian),
        (3, allied),
        (4, russian),
        (4, allied),
    ];
    assert_eq!(player_turns, four_turns);
    assert_eq!((table.state.phase, table.state.turn), (Phase::Over, 4));
    assert_eq!(table.game.outcome(&table.state).text, "A draw.");
    assert!(table.decisions().is_empty());
    table.refused_by(march("r_inf_1", "0304"), "quad:4.0");
    table.refused_by(done(), "quad:4.0");
}

#[test]
fn the_phases_of_a_player_turn_come_in_order() {
    proves!("quad:4.0", "quad:4.0-A2", "quad:4.0-A3", "quad:4.0-A4");
    let mut table = in_contact("movement");
    let mut phases = Vec::new();
    while table.state.phase != Phase::Melee {
        phases.push((table.state.phase, table.asked()));
        table.play(done());
    }
    phases.push((table.state.phase, table.asked()));
    let (russian, allied) = (Some(Side::Russian), Some(Side::Allied));
    let order = [
        (Phase::Movement, russian),
        (Phase::DefensiveFire, allied),
        (Phase::Evasion, allied),
        (Phase::OffensiveFire, russian),
        (Phase::Melee, russian),
    ];
    assert_eq!(phases, order);
    // The attack fails, and r_inf_1 takes the first way back that it is offered.
    table.attack(&["0506", "0605"], &["r_inf_1"], 1);
    while table.state.phase == Phase::Melee {
        let first = table.game.spell(table.decisions()[0]);
        table.play(first);
    }
    assert_eq!((table.state.phase, table.asked()), (Phase::Rally, russian));
}

#[test]
fn only_the_phasing_player_moves_and_brings_in_reinforcements() {
    proves!("quad:4.0-A1");
    let table = apart("movement", "russian");
    assert_eq!(table.asked(), Some(Side::Russian));
    assert!(table.allows(march("r_inf_1", "0304")));
    table.refused_by(march("a_inf_1", "0910"), "quad:5.11");
    let table = Table::set_up(
        Field::flat(12, 12).battle(),
        json!({ "turn": 2, "phasing": "russian", "phase": "movement", "units": {
            "r_res_1": { "off_map": "waiting" }, "a_res_1": { "off_map": "waiting" },
        }}),
    );
    assert!(table.allows(enter("r_res_1", "0101", "0101")));
    table.refused_by(enter("a_res_1", "0101", "0101"), "quad:12.0");
}

#[test]
fn in_defensive_fire_only_the_other_player_fires() {
    proves!("quad:4.0-A2");
    let mut table = in_contact("defensive_fire");
    assert_eq!(table.asked(), Some(Side::Allied));
    table.refused_by(aim("0506"), "quad:7.0");
    table.refused_by(march("a_inf_1", "0507"), "quad:5.11");
    table.refused_by(march("r_inf_3", "0102"), "quad:5.11");
    table.refused_by(evade("a_cav_1", "0606"), "quad:11.26");
    table.play(aim("0505"));
    table.refused_by(join("r_inf_1"), "quad:7.0");
    assert!(table.allows(join("a_inf_1")));
    table.play(join("a_inf_1"));
    // Strength 3, die 3: result 1, below the morale of 3.
    table.play_with(roll(), &[3]);
    assert!(!table.is_disrupted("r_inf_1"));
    // Nobody is left to fire at, and cavalry next to infantry may still withdraw.
    assert_eq!((table.state.phase, table.asked()), (Phase::Evasion, Some(Side::Allied)));
    assert!(table.allows(evade("a_cav_1", "0606")));
    table.refused_by(aim("0505"), "quad:4.0");
}

#[test]
fn in_offensive_fire_only_the_phasing_player_fires() {
    proves!("quad:4.0-A3");
    let mut table = in_contact("offensive_fire");
    assert_eq!(table.asked(), Some(Side::Russian));
    table.refused_by(aim("0505"), "quad:7.0");
    table.refused_by(march("r_inf_3", "0102"), "quad:5.11");
    table.play(aim("0506"));
    table.refused_by(join("a_cav_1"), "quad:7.0");
    table.play(join("r_inf_1"));
    // Strength 3, die 6: result 3, the morale of a_inf_1.
    table.play_with(roll(), &[6]);
    assert!(table.is_disrupted("a_inf_1"));
}

#[test]
fn melee_is_for_the_phasing_player_and_for_neighbours() {
    proves!("quad:4.0-A4");
    let mut table = in_contact("melee");
    assert_eq!(table.asked(), Some(Side::Russian));
    table.refused_by(march("r_inf_3", "0102"), "quad:5.11");
    table.refused_by(aim("1010"), "quad:8.15");
    table.play(aim("0506"));
    table.refused_by(join("a_cav_1"), "quad:4.0-A4");
    table.refused_by(join("r_inf_3"), "quad:8.15");
    assert!(table.allows(join("r_inf_1")));
}

#[test]
fn guns_take_no_part_in_an_attack() {
    proves!("quad:4.0-A4");
    let mut position = in_contact_position("melee");
    position["units"]["r_gun_d"] = json!({ "hex": "0505" });
    let mut table = Table::set_up(Field::flat(12, 12).battle(), position);
    table.play(aim("0506"));
    table.refused_by(join("r_gun_d"), "quad:8.17");
    assert!(table.allows(join("r_inf_1")));
    let gun = table.unit("r_gun_d");
    assert_eq!(table.game.roster.unit(gun).arm, Arm::Artillery);
}

#[test]
fn the_phasing_player_rallies_and_nobody_else() {
    proves!("quad:4.0-A5");
    let table = in_contact("rally");
    assert_eq!(table.asked(), Some(Side::Russian));
    assert!(table.allows(rally("r_inf_2")));
    table.refused_by(rally("a_inf_2"), "quad:10.0");
    table.refused_by(rally("r_inf_1"), "quad:10.0");
    table.refused_by(march("r_inf_1", "0504"), "quad:5.11");
    in_contact("melee").refused_by(rally("r_inf_2"), "quad:10.0");
}

#[test]
fn the_second_player_goes_through_the_same_phases() {
    proves!("quad:4.0-B", "quad:4.0-A5");
    let mut table = apart("movement", "russian");
    table.play(done());
    // Nobody can fire, fight or rally on the Russian side, so the Allied Movement Phase follows.
    assert_eq!(
        (table.state.phasing, table.state.phase, table.state.turn),
        (Side::Allied, Phase::Movement, 1)
    );
    assert!(table.allows(march("a_inf_1", "0910")));
    table.refused_by(march("r_inf_1", "0304"), "quad:5.11");
    table.play(done());
    // a_inf_2 is disrupted, and only its own Rally Phase offers it a try.
    assert_eq!((table.state.phasing, table.state.phase), (Side::Allied, Phase::Rally));
    assert!(table.allows(rally("a_inf_2")));
}

#[test]
fn the_marker_advances_after_the_second_player_turn() {
    proves!("quad:4.0-C");
    let mut table = apart("movement", "russian");
    table.play(done());
    assert_eq!((table.state.turn, table.state.phasing), (1, Side::Allied));
    table.until(Side::Russian, Phase::Movement);
    assert_eq!(table.state.turn, 2);
    table.until(Side::Allied, Phase::Movement);
    assert_eq!(table.state.turn, 2);
}
