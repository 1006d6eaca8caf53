//! Set-up, hex control and victory (3.0, 4.0).

use crate::harness::{
    Table, advance, aim, enter, flank, go, hex, hold, inkerman, inkerman_with, lose, proves, step,
};
use inkerman::state::{Place, Stage};
use inkerman::unit::Side;
use inkerman::{Decision, Event};
use kernel::{Game, Scenery, Seat, Turn};
use serde_json::{Value, json};
use std::collections::BTreeSet;

const VICTORY: [&str; 6] = ["0613", "1611", "1614", "1714", "1813", "1910"];

fn russian_hexes(table: &Table) -> Vec<&'static str> {
    let control = |name: &&str| table.game.control(&table.state, hex(name)) == Some(Side::Russian);
    VICTORY.into_iter().filter(control).collect()
}

fn changes(events: &[Event]) -> Vec<(String, Side)> {
    let change = |event: &Event| match event {
        Event::Controlled { hex, side } => Some((hex.to_string(), *side)),
        _ => None,
    };
    events.iter().filter_map(change).collect()
}

/// The verdict after the last phase of turn 5.
fn verdict(russian: &[&str]) -> (Option<Seat>, String) {
    let mut table = Table::set_up(json!({ "turn": 5, "stage": "second", "russian_hexes": russian, "units": {
        "ru_1_to": { "hex": "1208" }, "br_30_2": { "hex": "1820" },
    } }));
    table.play(Decision::OfferEnd);
    table.play(Decision::Accept);
    assert_eq!(table.state.stage, Stage::Over);
    let outcome = table.game.outcome(&table.state);
    assert_eq!(outcome.points, [russian.len() as i32, 6 - russian.len() as i32]);
    (outcome.winner, outcome.text.english())
}

#[test]
fn the_sides_are_there_before_anything_is_set_up() {
    proves!("inkerman:3.1");
    let seats: Vec<&str> = inkerman().identity().seats.iter().map(|seat| seat.id).collect();
    assert_eq!(seats, ["russian", "allied"]);
    let table = Table::opening();
    assert_eq!(table.game.turn(&table.state), Turn::Decide(Side::Russian.seat()));
}

#[test]
fn markers_lie_beside_the_map_at_the_start() {
    proves!("inkerman:3.2");
    let table = Table::opening();
    let scene = table.game.scene(&table.state, None);
    let tracks: Vec<i32> = scene.tracks.iter().map(|track| track.value).collect();
    assert_eq!(tracks, [1, 0, 6], "turn, victory hexes, bombardments");
    assert!(scene.markers.iter().all(|marker| marker.kind == "battery"));
    let batteries: Vec<&str> = scene.markers.iter().map(|marker| marker.hex.as_str()).collect();
    assert_eq!(batteries, ["1208", "1309"]);
    let substitutes = scene.pieces.iter().flat_map(|piece| &piece.values).filter(|(_, value)| value == "•");
    assert_eq!(substitutes.count(), 0);
}

#[test]
fn every_unit_starts_in_its_own_hex() {
    proves!("inkerman:3.3a");
    let table = Table::opening();
    let mut taken = BTreeSet::new();
    for unit in table.game.roster.ids() {
        let info = table.game.roster.unit(unit);
        if let Some(start) = info.start {
            assert_eq!(table.state.hex(unit), Some(start), "{}", info.name);
            assert!(taken.insert(start.to_string()), "{} is not alone", info.name);
        }
    }
    assert_eq!(taken.len(), 85);
    assert_eq!((table.at("ru_1_bk").as_str(), table.at("br_gg_g").as_str()), ("0308", "1720"));
}

#[test]
fn only_the_allies_have_reinforcements() {
    proves!("inkerman:3.3b");
    let table = Table::opening();
    for unit in table.game.roster.ids() {
        let info = table.game.roster.unit(unit);
        assert_eq!(table.state.place[unit] == Place::Waiting, info.turn.is_some(), "{}", info.name);
        assert!(info.turn.is_none() || info.side() == Side::Allied, "{}", info.name);
    }
    let scene = table.game.scene(&table.state, None);
    let boxed = scene.pieces.iter().filter(|piece| matches!(piece.place, kernel::Place::Box(_))).count();
    assert_eq!(boxed, 28);
    let waiting =
        json!({ "turn": 1, "stage": "first", "units": { "ru_1_to": { "hex": "1208" }, "ru_2_to": {} } });
    assert!(Table::try_set_up(inkerman(), waiting).is_err());
}

#[test]
fn nobody_is_set_up_on_top_of_others() {
    proves!("inkerman:3.3c");
    let crowd = |units: Value| {
        Table::try_set_up(inkerman(), json!({ "turn": 1, "stage": "first", "units": units })).is_err()
    };
    assert!(crowd(json!({ "ru_1_to": { "hex": "1208" }, "ru_2_to": { "hex": "1208" } })));
    assert!(crowd(
        json!({ "ru_1_to": { "hex": "1208" }, "br_30_2": { "hex": "1820" }, "fr_bb6": { "hex": "1820" } })
    ));
    assert!(crowd(json!({ "ru_1_to": { "hex": "1910" }, "pq_13": { "hex": "1910" } })));
    assert!(!crowd(
        json!({ "ru_1_to": { "hex": "1208" }, "pq_13": { "hex": "1910" }, "fr_bb6": { "hex": "1910" } })
    ));
    assert!(inkerman().audit(&inkerman().start()).is_empty());
}

#[test]
fn example_x8_sb6_enters_on_turn_3() {
    proves!("inkerman:3.3-E1");
    let on = |turn: u8| {
        Table::set_up(json!({ "turn": turn, "stage": "first", "active": "allied", "units": {
            "ru_1_to": { "hex": "1208" }, "br_30_2": { "hex": "1820" }, "fr_sb6": {},
        } }))
    };
    on(2).refused_by(enter("fr_sb6", "1424"), "inkerman:5.5a");
    assert!(on(3).allows(enter("fr_sb6", "1424")));
}

#[test]
fn example_x9_the_royal_and_the_rifles_have_two_steps() {
    proves!("inkerman:3.3-E2");
    for id in ["br_1r_3", "br_1r_4"] {
        let mut table = Table::set_up(json!({ "turn": 2, "stage": "second", "units": {
            "ru_1_to": { "hex": "1208" }, "ru_2_to": { "hex": "1309" }, id: { "hex": "1412" },
        } }));
        assert_eq!(table.steps(id), 2, "{id}");
        table.play_with(Decision::Bombard { unit: id.into() }, &[6]);
        assert_eq!((table.at(id).as_str(), table.steps(id)), ("1412", 1), "{id}");
    }
}

#[test]
fn the_allies_control_everything_at_the_start() {
    proves!("inkerman:3.4a");
    let table = Table::opening();
    assert!(russian_hexes(&table).is_empty());
    for name in VICTORY {
        assert_eq!(table.game.control(&table.state, hex(name)), Some(Side::Allied), "{name}");
    }
    assert_eq!(table.game.control(&table.state, hex("1208")), None, "it is no victory hex");
}

#[test]
fn a_victory_hex_changes_hands_when_it_is_entered() {
    proves!("inkerman:3.4b");
    // In passing, and back again.
    let mut table = Table::set_up(json!({ "turn": 1, "stage": "first", "units": {
        "ru_1_to": { "hex": "1813" }, "ru_2_to": { "hex": "1208" }, "br_30_2": { "hex": "1618" },
        "br_gg_g": { "hex": "0618" },
    } }));
    assert_eq!(russian_hexes(&table), ["1813"], "whoever stands in it has entered it");
    let events = table.play(step("ru_1_to", "1714"));
    assert_eq!(changes(&events), [("1714".to_owned(), Side::Russian)], "at once");
    table.play(step("ru_1_to", "1713"));
    table.play(Decision::Halt);
    assert_eq!((table.at("ru_1_to").as_str(), russian_hexes(&table)), ("1713", vec!["1714", "1813"]));
    let events = table.play(go("br_30_2", "1714"));
    assert_eq!(changes(&events), [("1714".to_owned(), Side::Allied)]);
    assert_eq!(russian_hexes(&table), ["1813"], "nobody is there, and it stays Russian");

    // By an advance after combat.
    let mut table = Table::set_up(json!({ "turn": 1, "stage": "second", "units": {
        "ru_1_ok": { "hex": "1911" }, "ru_2_ok": { "hex": "1810" }, "ru_3_ok": { "hex": "1809" },
        "pq_13": { "hex": "1910" },
        "br_gg_g": { "hex": "1820" },
    } }));
    table.attack("1910", &["ru_1_ok", "ru_2_ok", "ru_3_ok"], 1);
    assert!(russian_hexes(&table).is_empty(), "not before it is entered");
    let events = table.play(advance("ru_1_ok"));
    assert_eq!(changes(&events), [("1910".to_owned(), Side::Russian)]);

    // By a flank attack.
    let mut table = Table::set_up(json!({ "turn": 1, "stage": "second", "units": {
        "ru_1_ok": { "hex": "1911" }, "br_a_30_2": { "hex": "1810" }, "br_gg_g": { "hex": "1820" },
    } }));
    let events = table.play(flank("ru_1_ok", "1910"));
    assert_eq!(changes(&events), [("1910".to_owned(), Side::Russian)]);
}

#[test]
fn a_move_through_a_victory_hex_takes_it() {
    proves!("inkerman:3.4b");
    // The Post Road goes over Home Ridge; the move ends behind it.
    let mut table = Table::set_up(json!({ "turn": 1, "stage": "first", "units": {
        "ru_1_to": { "hex": "1612" }, "br_gg_g": { "hex": "0618" },
    } }));
    let events = table.play(go("ru_1_to", "1616"));
    assert_eq!(changes(&events), [("1614".to_owned(), Side::Russian)]);
    assert_eq!(table.at("ru_1_to"), "1616");
}

#[test]
fn a_zone_of_control_takes_no_hex() {
    proves!("inkerman:3.5");
    let mut table = Table::set_up(json!({ "turn": 1, "stage": "first", "units": {
        "ru_1_ok": { "hex": "1908" }, "ru_2_ok": { "hex": "1507" }, "br_gg_g": { "hex": "1820" },
    } }));
    let events = table.play(go("ru_1_ok", "1909"));
    assert!(table.game.zone_of(&table.state, Side::Russian).contains(hex("1910")));
    assert!(changes(&events).is_empty());
    assert!(russian_hexes(&table).is_empty());
}

#[test]
fn there_are_four_results() {
    proves!("inkerman:4.1", "inkerman:4.3b", "inkerman:4.3c", "inkerman:4.3d", "inkerman:4.3e");
    let (russian, allied) = (Some(Side::Russian.seat()), Some(Side::Allied.seat()));
    let says = |hexes: &[&str], winner: Option<Seat>, words: &str| {
        let (found, text) = verdict(hexes);
        assert_eq!(found, winner, "{hexes:?}: {text}");
        assert!(text.contains(words), "{hexes:?}: {text}");
    };
    says(&[], allied, "An Allied victory");
    for name in VICTORY {
        says(&[name], None, "A draw");
    }
    says(&["0613", "1910"], russian, "A Russian operational victory");
    says(&["1614", "1714"], russian, "A Russian operational victory");
    for count in 3..=6 {
        says(&VICTORY[..count], russian, "A Russian war-winning victory");
    }
}

#[test]
fn example_x10_the_sandbag_battery_alone_is_a_draw() {
    proves!("inkerman:4.3c");
    assert_eq!(verdict(&["1910"]).0, None);
}

#[test]
fn example_v31_a_russian_on_the_south_edge_wins_at_once() {
    proves!("inkerman:4.2");
    let mut table = Table::set_up(json!({ "turn": 2, "stage": "first", "units": {
        "ru_1_to": { "hex": "2123" }, "br_gg_g": { "hex": "0618" },
    } }));
    table.play(go("ru_1_to", "2125"));
    assert_eq!(table.game.turn(&table.state), Turn::Over);
    let outcome = table.game.outcome(&table.state);
    assert_eq!(outcome.winner, Some(Side::Russian.seat()));
    assert!(outcome.text.english().contains("war-winning"));
}

#[test]
fn every_south_edge_hex_wins_however_it_is_entered() {
    proves!("inkerman:4.2");
    for column in 1..=24 {
        let (edge, above) = if column % 2 == 1 { (25, 24) } else { (24, 23) };
        let (edge, above) = (format!("{column:02}{edge}"), format!("{column:02}{above}"));
        // The Allies are out: they have nobody else.
        let mut table = Table::set_up(json!({ "turn": 4, "stage": "first", "units": {
            "ru_1_to": { "hex": above }, "br_gg_g": { "hex": "0618", "disrupted": true },
        } }));
        table.play(go("ru_1_to", &edge));
        assert_eq!(table.state.stage, Stage::Over, "{edge}");
        assert_eq!(table.game.outcome(&table.state).winner, Some(Side::Russian.seat()), "{edge}");
    }
    // An Allied unit wins nothing there.
    let mut table = Table::set_up(json!({ "turn": 2, "stage": "first", "active": "allied", "units": {
        "ru_1_to": { "hex": "1208" }, "br_gg_g": { "hex": "1820" },
    } }));
    table.play(go("br_gg_g", "1824"));
    assert_ne!(table.state.stage, Stage::Over);

    // By an advance: it depends on an option.
    let position = json!({ "turn": 2, "stage": "second", "units": {
        "ru_1_to": { "hex": "1724" }, "ru_2_to": { "hex": "1823" }, "br_a_30_2": { "hex": "1824" },
        "br_gg_g": { "hex": "0618" },
    } });
    for (option, over) in [("yes", true), ("no", false)] {
        let game = inkerman_with(&[("south_edge_any_entry", option)]);
        let mut table = Table::set_up_on(game, position.clone());
        table.attack("1824", &["ru_1_to", "ru_2_to"], 2);
        table.play(advance("ru_2_to"));
        assert_eq!(table.state.stage == Stage::Over, over, "{option}");
    }
}

#[test]
fn the_six_victory_hexes() {
    proves!("inkerman:4.3a");
    let names: Vec<String> = inkerman().tables.victory_hexes.iter().map(ToString::to_string).collect();
    assert_eq!(names, VICTORY);
    let gazetteer = inkerman().gazetteer();
    let places = [
        ("1614", "Home Ridge"),
        ("1714", "Home Ridge"),
        ("1813", "Home Ridge"),
        ("1910", "Sandbag Battery"),
        ("1611", "Barrier"),
        ("0613", "Lancaster Battery"),
    ];
    for (name, place) in places {
        let text = gazetteer.iter().find(|(hex, _)| hex == name).map(|(_, text)| text);
        assert!(text.is_some_and(|text| text.english().contains(place)), "{name}: {text:?}");
    }
    let other = json!({ "turn": 1, "stage": "first", "russian_hexes": ["1208"],
        "units": { "ru_1_to": { "hex": "1309" } },
    });
    assert!(Table::try_set_up(inkerman(), other).is_err());
}

#[test]
fn only_the_end_of_turn_5_counts() {
    proves!("inkerman:4.3f");
    let mut table = Table::set_up(json!({ "turn": 4, "stage": "second", "russian_hexes": VICTORY, "units": {
        "ru_1_to": { "hex": "1208" }, "br_30_2": { "hex": "1615" }, "br_55_2": { "hex": "1612" },
    } }));
    table.play(Decision::OfferEnd);
    table.play(Decision::Accept);
    assert_eq!((table.state.turn, table.state.stage), (5, Stage::Order), "six hexes do not end it");
    table.play_with(Decision::Roll, &[1]);
    table.play(hold("ru_1_to"));
    table.play(go("br_30_2", "1614"));
    assert_eq!(russian_hexes(&table).len(), 5);
    // Whatever they held before: one hex now is a draw.
    let mut table = Table::set_up(
        json!({ "turn": 5, "stage": "second", "fight_first": true, "russian_hexes": ["1614", "1910"],
            "units": { "ru_1_to": { "hex": "1208" }, "br_30_2": { "hex": "1615" } },
        }),
    );
    table.play(hold("ru_1_to"));
    table.play(go("br_30_2", "1614"));
    for _ in 0..6 {
        table.play(Decision::SpendMarker);
    }
    assert_eq!(table.state.stage, Stage::Over);
    assert_eq!(table.game.outcome(&table.state).winner, None);
}

#[test]
fn either_side_may_give_up_at_any_time() {
    proves!("inkerman:4.4");
    let give_up = |mut table: Table, side: Side| {
        assert_eq!(table.asked(), Some(side));
        assert!(table.allows(Decision::Capitulate { side }));
        table.refused_by(Decision::Capitulate { side: side.enemy() }, "inkerman:4.4");
        // So may the other side, which waits.
        let mut waits = Table::on(table.game, table.state);
        waits.capitulate_while_waiting(side.enemy());
        table.play(Decision::Capitulate { side });
        for (table, winner) in [(table, side.enemy()), (waits, side)] {
            assert_eq!(table.game.turn(&table.state), Turn::Over);
            assert_eq!(table.game.outcome(&table.state).winner, Some(winner.seat()));
        }
    };
    give_up(Table::opening(), Side::Russian);
    let mut table = Table::opening();
    table.play(hold("ru_1_to"));
    give_up(table, Side::Allied);
    // Before the order is rolled for.
    give_up(Table::set_up(json!({ "turn": 2, "stage": "order", "units": {} })), Side::Russian);
    // Asked to end the phase.
    let mut table = Table::opening();
    table.play(Decision::OfferEnd);
    give_up(table, Side::Allied);
    // On the march.
    let mut table = Table::opening();
    table.play(step("ru_4_ya", "1503"));
    give_up(table, Side::Russian);
    // In an attack, and with the other side out.
    let fight = json!({ "turn": 1, "stage": "second", "units": {
        "ru_1_to": { "hex": "1411" }, "br_30_2": { "hex": "1412", "disrupted": true },
    } });
    let mut table = Table::set_up(fight);
    table.play(aim("1412"));
    give_up(table, Side::Russian);
    // Choosing losses: the defender is asked, and the attacker waits.
    let mut table = Table::set_up(json!({ "turn": 1, "stage": "second", "units": {
        "ru_1_to": { "hex": "1310" }, "ru_2_to": { "hex": "1211" }, "ru_3_to": { "hex": "1111" },
        "br_a_30_2": { "hex": "1210" }, "pq_6": { "hex": "1210" }, "br_55_2": { "hex": "1521" },
    } }));
    table.attack("1210", &["ru_1_to", "ru_2_to"], 4);
    table.play(lose("ru_1_to"));
    give_up(table, Side::Allied);
}

#[test]
fn a_side_that_waits_may_give_up_and_nothing_else() {
    proves!("inkerman:4.4", "inkerman:5.4a");
    let mut table = Table::opening();
    let open_to = |table: &Table, side: Side| {
        let mut out = Vec::new();
        table.game.decisions_while_waiting(&table.state, side.seat(), &mut out);
        out
    };
    assert_eq!(open_to(&table, Side::Allied), [Decision::Capitulate { side: Side::Allied }]);
    assert_eq!(open_to(&table, Side::Russian), [], "the Russian is asked and does not wait");
    for decision in [Decision::OfferEnd, Decision::Accept, Decision::SpendMarker] {
        let refusal = table
            .game
            .check(&table.state, &mut Default::default(), Side::Allied.seat(), decision)
            .unwrap_err();
        assert_eq!(refusal.rule.0, "inkerman:5.4a");
    }
    table.capitulate_while_waiting(Side::Allied);
    for side in Side::BOTH {
        assert_eq!(open_to(&table, side), [], "the battle is over");
        let late = Decision::Capitulate { side };
        let refusal = table.game.check(&table.state, &mut Default::default(), side.seat(), late).unwrap_err();
        assert_eq!(refusal.rule.0, "inkerman:5.9b");
    }
}

#[test]
fn a_step_to_the_south_edge_wins_as_a_whole_move_does() {
    proves!("inkerman:4.2");
    let mut table = Table::set_up(json!({
        "turn": 2, "stage": "first",
        "units": { "ru_1_bk": { "hex": "0423" }, "br_gg_g": { "hex": "1720" } },
    }));
    table.play(step("ru_1_bk", "0424"));
    assert_eq!(table.asked(), None);
    assert_eq!(table.at("ru_1_bk"), "0424");
    assert_eq!(table.state.in_hand, None);
}
