//! Reinforcements (12.0).

use crate::field::Field;
use crate::harness::*;
use crate::movement::path;
use crate::plain::Plain;
use hexmap::HexSet;
use quad::state::Phase;
use quad::unit::Side;
use quad::{Event, Outlook};
use serde_json::{Value, json};

/// A road that leaves the map at 0105.
fn road() -> Field {
    Field::flat(12, 12).road("major", &["0105", "0205", "0306", "0406", "0507", "0607"]).entry(&["0105"])
}

fn open_country() -> Field {
    Field::flat(12, 12).entry(&["0105"])
}

fn waiting() -> Value {
    json!({ "off_map": "waiting" })
}

/// Game-Turn 2, Russian Movement Phase, with four battalions and a cavalry regiment in reserve.
fn reserves(field: &Field, others: Value) -> Table<Plain> {
    let mut units = others;
    for id in ["r_res_1", "r_res_2", "r_res_3", "r_res_4", "r_res_cav"] {
        units[id] = waiting();
    }
    Table::set_up(
        field.battle(),
        json!({ "turn": 2, "phasing": "russian", "phase": "movement", "units": units }),
    )
}

/// Half points paid for entering.
fn entry_price(events: &[Event]) -> u8 {
    let entered = events.iter().find_map(|event| match event {
        Event::Entered { spent, .. } => Some(*spent),
        _ => None,
    });
    entered.expect("somebody entered")
}

/// The edge hexes where a unit may enter.
fn entries(table: &Table<Plain>, unit: &str) -> HexSet {
    table.game.entry_hexes(&table.state, &mut Outlook::default(), table.unit(unit)).expect("it may enter")
}

#[test]
fn reserves_enter_in_their_own_movement_phase() {
    proves!("quad:12.0");
    let units = || json!({ "r_res_1": waiting(), "a_res_1": waiting(), "r_inf_1": { "hex": "0909" } });
    let battle = open_country().battle();
    let at = |turn: u8, phase: &str| {
        let position = json!({ "turn": turn, "phasing": "russian", "phase": phase, "units": units() });
        Table::set_up(battle, position)
    };
    at(1, "movement").refused_by(enter("r_res_1", "0105", "0105"), "quad:12.0");
    for phase in ["defensive_fire", "offensive_fire", "melee", "rally"] {
        at(2, phase).refused_by(enter("r_res_1", "0105", "0105"), "quad:12.0");
    }
    let mut table = at(2, "movement");
    table.refused_by(enter("a_res_1", "0105", "0105"), "quad:12.0");
    table.refused_by(march("r_res_1", "0105"), "quad:12.0");
    assert!(table.allows(enter("r_res_1", "0105", "0105")));
    // At any moment of the phase: also after somebody else has moved, and before others do.
    table.play(march("r_inf_1", "0908"));
    table.play(enter("r_res_1", "0105", "0105"));
    assert_eq!(table.at("r_res_1"), "0105");
    table.refused_by(enter("r_res_1", "0105", "0106"), "quad:12.0");
}

#[test]
fn entering_costs_the_normal_price_of_the_hex() {
    proves!("quad:12.11");
    let price = |field: &Field, unit: &str| {
        let table = reserves(field, json!({}));
        table.game.entry_price(&table.state, table.unit(unit), hex("0105"))
    };
    assert_eq!(price(&open_country(), "r_res_1"), Some(2));
    assert_eq!(price(&open_country().terrain("woods", &["0105"]), "r_res_1"), Some(4));
    assert_eq!(price(&road(), "r_res_1"), Some(1));
    assert_eq!(price(&road(), "r_res_cav"), Some(1));
    assert_eq!(price(&road().terrain("woods", &["0105"]), "r_res_1"), Some(1));
    let minor = open_country().terrain("woods", &["0105"]).road("minor", &["0105", "0205"]);
    assert_eq!(price(&minor, "r_res_1"), Some(2));
    // A road that only passes by does not lead off the map.
    let passing = open_country().road("major", &["0205", "0105", "0204"]);
    assert_eq!(price(&passing, "r_res_1"), Some(2));
    let mut table = reserves(&road(), json!({}));
    let events = table.play(enter("r_res_1", "0105", "0105"));
    assert_eq!((entry_price(&events), table.spent("r_res_1")), (1, 1));
}

#[test]
fn the_column_stands_on_an_imagined_road() {
    proves!("quad:12.12");
    let mut table = reserves(&road(), json!({}));
    // 0607 is the end of the road: five hexes at half a point, after half a point for each hex of the column.
    table.play(enter("r_res_1", "0105", "0607"));
    assert_eq!(table.spent("r_res_1"), 6);
    table.play(enter("r_res_2", "0105", "0507"));
    assert_eq!(table.spent("r_res_2"), 6);
    // Without a road they come over open ground.
    let mut table = reserves(&open_country(), json!({}));
    table.play(enter("r_res_1", "0105", "0206"));
    table.play(enter("r_res_2", "0105", "0205"));
    assert_eq!((table.spent("r_res_1"), table.spent("r_res_2")), (6, 6));
}

#[test]
fn example_12_13_three_units_on_one_road() {
    proves!("quad:12.13");
    let mut table = reserves(&road(), json!({}));
    let mut prices = Vec::new();
    for (unit, to) in [("r_res_1", "0406"), ("r_res_2", "0306"), ("r_res_3", "0205")] {
        prices.push(entry_price(&table.play(enter(unit, "0105", to))));
    }
    assert_eq!(prices, [1, 2, 3]);
}

#[test]
fn four_french_regiments_on_the_woronzoff_road() {
    proves!("quad:12.13");
    let mut units = json!({});
    for id in ["fr_4ch_1", "fr_4ch_2", "fr_1ch_1", "fr_1ch_2"] {
        units[id] = waiting();
    }
    let position = json!({ "turn": 3, "phasing": "allied", "phase": "movement", "units": units });
    let mut table = Table::set_up(balaclava(), position);
    let mut prices = Vec::new();
    for (unit, to) in [("fr_4ch_1", "0409"), ("fr_4ch_2", "0309"), ("fr_1ch_1", "0208"), ("fr_1ch_2", "0108")]
    {
        prices.push(entry_price(&table.play(enter(unit, "0108", to))));
    }
    assert_eq!(prices, [1, 2, 3, 4]);
}

#[test]
fn the_column_over_open_ground_may_be_too_long() {
    proves!("quad:12.13");
    let mut table = reserves(&open_country().terrain("woods", &["0105"]), json!({}));
    let mut prices = vec![entry_price(&table.play(enter("r_res_cav", "0105", "0105")))];
    table.play(march("r_res_cav", "0104"));
    for (unit, to) in [("r_res_1", "0205"), ("r_res_2", "0204"), ("r_res_3", "0105")] {
        prices.push(entry_price(&table.play(enter(unit, "0105", to))));
    }
    // Woods 2 points, and one more for each unit ahead.
    assert_eq!(prices, [4, 6, 8, 10]);
    table.refused_by(enter("r_res_4", "0105", "0105"), "quad:12.13");
    // Next turn the column is short again.
    table.until(Side::Allied, Phase::Movement);
    table.until(Side::Russian, Phase::Movement);
    table.play(march("r_res_3", "0106"));
    assert_eq!(entry_price(&table.play(enter("r_res_4", "0105", "0105"))), 4);
}

#[test]
fn once_on_the_map_they_move_normally() {
    proves!("quad:12.14");
    let mut table = reserves(&open_country(), json!({ "a_inf_1": { "hex": "0508" } }));
    // One point to enter, four to go on.
    let events = table.play(enter("r_res_1", "0105", "0107"));
    assert_eq!(path(&events), ["0105", "0106", "0107"]);
    assert_eq!(table.spent("r_res_1"), 6);
    assert!(table.allows(march("r_res_1", "0109")));
    table.refused_by(march("r_res_1", "0110"), "quad:5.16");
    table.play(march("r_res_1", "0108"));
    // The second has paid two points and has three left.
    assert!(table.allows(enter("r_res_2", "0105", "0107")));
    table.refused_by(enter("r_res_2", "0105", "0108"), "quad:5.32");
    table.refused_by(enter("r_res_2", "0105", "0109"), "quad:5.16");
    // The cavalry stops in a zone like anybody else.
    table.play(enter("r_res_cav", "0105", "0407"));
    assert_eq!(table.at("r_res_cav"), "0407");
    table.refused_by(march("r_res_cav", "0406"), "quad:5.18");
}

#[test]
fn they_enter_a_controlled_hex_and_stop() {
    proves!("quad:12.21");
    let mut table = reserves(&open_country(), json!({ "a_inf_1": { "hex": "0205" } }));
    assert!(table.allows(enter("r_res_1", "0105", "0105")));
    table.refused_by(enter("r_res_1", "0105", "0104"), "quad:12.21");
    table.play(enter("r_res_1", "0105", "0105"));
    table.refused_by(march("r_res_1", "0104"), "quad:5.18");
    // Where an enemy stands they do not enter, disrupted or not.
    let table = reserves(&open_country(), json!({ "a_inf_1": { "hex": "0105", "disrupted": true } }));
    table.refused_by(enter("r_res_1", "0105", "0105"), "quad:12.22");
    table.refused_by(enter("r_res_1", "0105", "0106"), "quad:12.22");
}

#[test]
fn a_blocked_entry_opens_the_nearest_hex_of_the_edge() {
    proves!("quad:12.22");
    let set = |names: &[&str]| names.iter().map(|name| hex(name)).collect::<HexSet>();
    let at = |others: Value| entries(&reserves(&open_country(), others), "r_res_1");
    // Open: nothing else serves.
    assert_eq!(at(json!({})), set(&["0105"]));
    assert_eq!(at(json!({ "a_inf_1": { "hex": "0205" } })), set(&["0105"]));
    assert_eq!(at(json!({ "r_inf_1": { "hex": "0105" } })), set(&["0105"]));
    // An enemy in it, or a friend in an enemy zone: the neighbours on the edge serve, at choice.
    assert_eq!(at(json!({ "a_inf_1": { "hex": "0105" } })), set(&["0104", "0106"]));
    assert_eq!(
        at(json!({ "r_inf_1": { "hex": "0105" }, "a_inf_1": { "hex": "0204" } })),
        set(&["0104", "0106"])
    );
    // A disrupted neighbour has no zone.
    let harmless = json!({ "r_inf_1": { "hex": "0105" }, "a_inf_1": { "hex": "0204", "disrupted": true } });
    assert_eq!(at(harmless), set(&["0105"]));
    // The neighbours can be blocked too.
    let crowd = json!({ "a_inf_1": { "hex": "0105" }, "a_inf_2": { "hex": "0104" } });
    assert_eq!(at(crowd), set(&["0106"]));
}

#[test]
fn the_substitute_is_used_at_its_own_price() {
    proves!("quad:12.22");
    let field = road().terrain("woods", &["0106"]);
    let mut table = reserves(&field, json!({ "a_inf_1": { "hex": "0105", "disrupted": true } }));
    table.refused_by(enter("r_res_1", "0103", "0103"), "quad:12.24");
    assert_eq!(entry_price(&table.play(enter("r_res_1", "0106", "0106"))), 4);
    assert_eq!(entry_price(&table.play(enter("r_res_2", "0104", "0104"))), 2);
}

#[test]
fn they_may_be_held_back() {
    proves!("quad:12.23", "quad:12.24");
    let units = json!({ "fr_4ch_1": waiting(), "fr_1ch_1": waiting(), "ru_sous_1": { "hex": "0602" } });
    let position = json!({ "turn": 3, "phasing": "allied", "phase": "movement", "units": units });
    let mut table = Table::set_up(balaclava(), position);
    assert!(table.allows(enter("fr_4ch_1", "0108", "0108")));
    table.play(done());
    table.until(Side::Allied, Phase::Movement);
    assert_eq!(table.state.turn, 4);
    assert!(table.allows(enter("fr_4ch_1", "0108", "0108")));
    // Late or not, the entry hex is the same.
    table.refused_by(enter("fr_4ch_1", "0109", "0109"), "quad:12.24");
    table.refused_by(enter("fr_4ch_1", "0121", "0121"), "quad:12.24");
}

#[test]
fn they_use_their_own_entry_hex() {
    proves!("quad:12.24");
    let table = reserves(&open_country(), json!({}));
    for other in ["0104", "0106", "0112", "1205"] {
        table.refused_by(enter("r_res_1", other, other), "quad:12.24");
    }
    assert!(table.allows(enter("r_res_1", "0105", "0104")));
}

#[test]
fn off_the_map_they_count_for_nothing() {
    proves!("quad:12.25");
    let battle = open_country().battle();
    let mut table = Table::set_up(
        battle,
        json!({ "turn": 2, "phasing": "russian", "phase": "movement", "units": {
            "a_res_1": waiting(), "a_res_cav": waiting(), "r_inf_1": { "hex": "0103" }, "a_inf_1": { "hex": "0909" },
        }}),
    );
    assert_eq!(table.game.zone_of(&table.state, Side::Allied).len(), 6);
    // Right past the entry hex.
    let events = table.play(march("r_inf_1", "0106"));
    assert_eq!(path(&events), ["0103", "0104", "0105", "0106"]);
    assert!(table.allows(march("r_inf_1", "0108")));
    let mut table = Table::set_up(
        battle,
        json!({ "turn": 2, "phasing": "russian", "phase": "defensive_fire", "units": {
            "a_res_1": waiting(), "r_inf_1": { "hex": "0105" }, "a_inf_1": { "hex": "0205" },
        }}),
    );
    table.play(aim("0105"));
    table.refused_by(join("a_res_1"), "quad:12.25");
    assert!(table.allows(join("a_inf_1")));
}
