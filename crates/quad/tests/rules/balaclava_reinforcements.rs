//! The reinforcements of Balaclava (17.0).

use crate::harness::*;
use quad::balaclava::Balaclava;
use quad::state::{Phase, Place};
use quad::unit::Side;
use serde_json::{Map, Value, json};

const CHASSEURS: [&str; 4] = ["fr_4ch_1", "fr_4ch_2", "fr_1ch_1", "fr_1ch_2"];
const FIRST_DIVISION: [&str; 5] = ["br_42", "br_79", "br_scot", "br_gren", "br_cold"];
const FOURTH_DIVISION: [&str; 6] = ["br_20", "br_21", "br_63", "br_46", "br_57", "br_rb"];
const CALLED_OUT: [&str; 8] =
    ["fr_zou_1", "fr_zou_2", "fr_7l_1", "fr_7l_2", "fr_20l_1", "fr_20l_2", "fr_27l_1", "fr_27l_2"];

/// A Movement Phase with one Russian battalion on the map and units that wait.
fn waiting(turn: u8, phasing: &str, russian: &str, units: &[&str]) -> Table<Balaclava> {
    let mut all: Map<String, Value> =
        units.iter().map(|id| ((*id).to_owned(), json!({ "off_map": "waiting" }))).collect();
    all.insert("ru_od_1".into(), json!({ "hex": russian }));
    Table::set_up(balaclava(), json!({ "turn": turn, "phasing": phasing, "phase": "movement", "units": all }))
}

#[test]
fn only_the_allies_get_reinforcements() {
    proves!("balaclava:17.0");
    let table = Table::opening(balaclava());
    let mut found: Vec<_> = table
        .game
        .roster
        .ids()
        .filter(|unit| table.state.place[*unit] == Place::Waiting)
        .map(|unit| table.game.roster.unit(unit).id.as_str())
        .collect();
    let mut expected = [&CHASSEURS[..], &FIRST_DIVISION, &FOURTH_DIVISION, &CALLED_OUT].concat();
    found.sort_unstable();
    expected.sort_unstable();
    assert_eq!(found, expected);
    let russian = json!({ "turn": 12, "phasing": "russian", "phase": "movement", "units": {
        "ru_od_1": { "off_map": "waiting" }, "ru_od_2": { "hex": "1108" },
    }});
    assert!(Table::try_set_up(balaclava(), russian).is_err(), "no Russian can be waiting");
}

#[test]
fn the_regular_reinforcements_come_on_turns_three_four_and_five() {
    proves!("balaclava:17.1");
    for (turn, at, other, units) in [
        (3, "0108", "0121", &CHASSEURS[..]),
        (4, "0108", "0121", &FIRST_DIVISION[..]),
        (5, "0121", "0108", &FOURTH_DIVISION[..]),
    ] {
        let (early, due) =
            (waiting(turn - 1, "allied", "1008", units), waiting(turn, "allied", "1008", units));
        for unit in units {
            early.refused_by(enter(unit, at, at), "balaclava:17.1");
            assert!(due.allows(enter(unit, at, at)), "{unit} on turn {turn}");
            due.refused_by(enter(unit, other, other), "quad:12.24");
        }
        waiting(turn, "russian", "1008", units).refused_by(enter(units[0], at, at), "quad:12.0");
    }
}

#[test]
fn example_y8_a_russian_west_of_column_04_calls_the_french() {
    proves!("balaclava:17.21");
    let mut table = waiting(2, "russian", "0409", &CALLED_OUT);
    table.play(march("ru_od_1", "0309"));
    assert!(table.state.exclusive.called_out);
    table.refused_by(enter("fr_zou_1", "0103", "0103"), "quad:12.0");
    table.until(Side::Allied, Phase::Movement);
    assert_eq!(table.state.turn, 2);
    for unit in CALLED_OUT {
        assert!(table.allows(enter(unit, "0103", "0103")), "{unit}");
    }
}

#[test]
fn a_retreat_to_the_west_calls_the_french_too() {
    proves!("balaclava:17.21");
    let mut table = Table::set_up(
        balaclava(),
        json!({ "turn": 2, "phasing": "allied", "phase": "melee", "units": {
            "ru_od_1": { "hex": "0409" }, "br_93": { "hex": "0510" }, "br_rm_1": { "hex": "0509" },
            "fr_zou_1": { "off_map": "waiting" },
        }}),
    );
    // 6 to 4, column 3, as the 93rd comes on the level; morale 5 and die 3 give line 7: D 1.
    table.attack(&["0409"], &["br_93", "br_rm_1"], 3);
    table.play(retreat("ru_od_1", "0309"));
    assert!(table.state.exclusive.called_out);
}

#[test]
fn column_04_and_the_east_call_nobody() {
    proves!("balaclava:E:17.21");
    let mut table = waiting(2, "russian", "0510", &CALLED_OUT);
    table.play(march("ru_od_1", "0409"));
    assert!(!table.state.exclusive.called_out);
    let mut east = waiting(2, "russian", "0409", &CALLED_OUT);
    east.play(march("ru_od_1", "0511"));
    for mut table in [table, east] {
        assert!(!table.state.exclusive.called_out);
        table.until(Side::Allied, Phase::Movement);
        table.refused_by(enter("fr_zou_1", "0103", "0103"), "balaclava:E:17.21");
    }
}

#[test]
fn allied_units_in_the_west_call_nobody() {
    proves!("balaclava:17.21");
    let mut table = Table::set_up(
        balaclava(),
        json!({ "turn": 2, "phasing": "allied", "phase": "movement", "units": {
            "br_93": { "hex": "0409" }, "ru_od_1": { "hex": "1008" }, "fr_zou_1": { "off_map": "waiting" },
        }}),
    );
    table.play(march("br_93", "0309"));
    assert!(!table.state.exclusive.called_out);
    table.refused_by(enter("fr_zou_1", "0103", "0103"), "balaclava:E:17.21");
}

#[test]
fn the_called_battalions_enter_anywhere_from_0101_to_0109() {
    proves!("balaclava:17.22");
    let mut table = waiting(2, "russian", "0409", &CALLED_OUT);
    table.play(march("ru_od_1", "0309"));
    table.until(Side::Allied, Phase::Movement);
    for row in 1..=9 {
        let hex = format!("010{row}");
        assert!(table.allows(enter("fr_27l_2", &hex, &hex)), "{hex}");
    }
    table.refused_by(enter("fr_27l_2", "0110", "0110"), "quad:12.24");
    table.refused_by(enter("fr_27l_2", "0121", "0121"), "quad:12.24");
    // Each on its own hex; nobody waits for the others.
    for (row, unit) in (1..).zip(CALLED_OUT) {
        let hex = format!("010{row}");
        table.play(enter(unit, &hex, &hex));
    }
    assert_eq!(
        CALLED_OUT.map(|unit| table.at(unit)),
        ["0101", "0102", "0103", "0104", "0105", "0106", "0107", "0108"]
    );
}

#[test]
fn nobody_has_to_come_when_called() {
    proves!("balaclava:17.22");
    let mut table = waiting(2, "russian", "0409", &CALLED_OUT);
    table.play(march("ru_od_1", "0309"));
    table.until(Side::Allied, Phase::Movement);
    table.play(done());
    table.until(Side::Allied, Phase::Movement);
    assert!(table.state.turn == 3 && table.allows(enter("fr_zou_1", "0105", "0105")));
}
