//! Units, steps and disruption (1.0 to 2.0).

use crate::harness::{Table, aim, bombard, go, hex, hold, inkerman, join, lose, proves, step};
use inkerman::unit::{Arm, Group, Side, Unit};
use inkerman::{Decision, Event};
use kernel::{Game, Place, Scenery, Surveys, Words};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// Turn 1, movement.
fn moving(units: &Value) -> Table {
    Table::set_up(json!({ "turn": 1, "stage": "first", "units": units }))
}

/// Turn 1, combat; the ground round 1411 is level, without walls and water.
fn fighting(units: &Value) -> Table {
    Table::set_up(json!({ "turn": 1, "stage": "second", "units": units }))
}

fn units() -> Vec<&'static Unit> {
    inkerman().roster.ids().map(|unit| inkerman().roster.unit(unit)).collect()
}

fn unit(id: &str) -> &'static Unit {
    inkerman().roster.unit(inkerman().roster.find(id).expect("the unit exists"))
}

fn ground(name: &str) -> String {
    let found = inkerman().gazetteer().into_iter().find(|(hex, _)| hex == name);
    found.expect("the hex is on the map").1.english()
}

fn difference(events: &[Event]) -> i32 {
    let fought = events.iter().find_map(|event| match event {
        Event::Fought { difference, .. } => Some(*difference),
        _ => None,
    });
    fought.expect("there was a fight")
}

fn value(table: &Table, id: &str, which: &str) -> Option<String> {
    let scene = table.game.scene(&table.state, None);
    let piece = scene.pieces.into_iter().find(|piece| piece.id == id).expect("the piece is shown");
    piece.values.into_iter().find(|(name, _)| *name == which).map(|(_, value)| value.english())
}

#[test]
fn two_players_each_of_whom_can_attack() {
    proves!("inkerman:1.1");
    assert_eq!(inkerman().identity().seats.len(), 2);
    let mut table = fighting(&json!({
        "ru_1_to": { "hex": "1411" }, "br_30_2": { "hex": "1412" }, "br_55_2": { "hex": "1820" },
    }));
    assert_eq!(table.asked(), Some(Side::Russian));
    assert!(table.allows(aim("1412")));
    table.play(Decision::SpendMarker);
    assert_eq!(table.asked(), Some(Side::Allied));
    assert!(table.allows(aim("1411")));
}

#[test]
fn hexes_of_200_yards_and_turns_of_two_hours_and_one() {
    proves!("inkerman:1.2");
    let game = inkerman();
    assert_eq!(game.map.yards_per_hex(), 200);
    let hours: Vec<u16> = game.tables.clock.windows(2).map(|two| (two[1] - two[0]) / 60).collect();
    assert_eq!(hours, [2, 2, 1, 1]);
    // The clock is shown; the fog of the first turns changes nothing else.
    let at = |turn: u8| {
        Table::set_up(json!({
            "turn": turn, "stage": "first",
            "units": { "ru_1_to": { "hex": "1208" }, "br_30_2": { "hex": "1714" } },
        }))
    };
    let reach = |table: &Table| {
        table.game.survey(&table.state, None, "reach", Some("ru_1_to")).map(|seen| seen.hexes)
    };
    let guns = |table: &Table| table.game.survey(&table.state, None, "guns", None).map(|seen| seen.hexes);
    let (early, late) = (at(1), at(4));
    assert!(early.game.heading(&early.state).english().contains("Turn 1 of 5 (05:45)"));
    assert!(late.game.heading(&late.state).english().contains("Turn 4 of 5 (10:45)"));
    assert_eq!(reach(&early), reach(&late));
    assert_eq!(guns(&early), guns(&late));
}

#[test]
fn a_map_of_hexes_and_every_unit_in_one_of_them() {
    proves!("inkerman:2.2a");
    let table = Table::opening();
    assert_eq!(table.game.gazetteer().len(), 588);
    for (name, word) in [("1709", "brushwood"), ("2003", "river"), ("1904", "marsh"), ("0101", "sea")] {
        assert!(ground(name).contains(word), "{name}: {}", ground(name));
    }
    let pieces = table.game.scene(&table.state, None).pieces;
    assert_eq!(pieces.iter().map(|piece| &piece.id).collect::<BTreeSet<_>>().len(), 113);
    assert_eq!(pieces.len(), 113);
    for (piece, unit) in pieces.iter().zip(units()) {
        match (&piece.place, unit.start) {
            (Place::Hex { hex, .. }, Some(start)) => assert_eq!(*hex, start.to_string()),
            (Place::Box(_), None) => {}
            other => panic!("{}: {other:?}", piece.name),
        }
    }
}

#[test]
fn example_x1_the_sandbag_battery_is_1910() {
    proves!("inkerman:2.2b");
    for (name, _) in inkerman().gazetteer() {
        assert!(name.len() == 4 && name.bytes().all(|digit| digit.is_ascii_digit()), "{name}");
    }
    assert!(ground("1910").starts_with("Sandbag Battery"), "{}", ground("1910"));
    assert!(ground("1910").contains("wall north, north-east and south-east"), "{}", ground("1910"));
}

#[test]
fn example_x2_the_first_battalion_of_bourtirsk() {
    proves!("inkerman:2.4");
    let bourtirsk = unit("ru_1_bk");
    assert_eq!((bourtirsk.name.as_str(), bourtirsk.title.as_str()), ("1-Bk", "1st Battalion Bourtirsk"));
    assert_eq!((bourtirsk.combat, bourtirsk.start), (4, Some(hex("0308"))));
    assert_eq!(bourtirsk.group, Group::Soimonov);
    let table = Table::opening();
    assert_eq!(table.at("ru_1_bk"), "0308");
    assert_eq!(value(&table, "ru_1_bk", "combat").as_deref(), Some("4"));
}

#[test]
fn a_counter_shows_its_side_and_its_group() {
    proves!("inkerman:2.5");
    let counters = inkerman().counters();
    assert_eq!(counters.len(), units().len());
    for (counter, unit) in counters.iter().zip(units()) {
        let (side, nation) = match unit.group {
            Group::Soimonov => ("russian", "soimonov"),
            Group::Pavlov => ("russian", "pavlov"),
            Group::British => ("allied", "british"),
            Group::French => ("allied", "french"),
        };
        assert_eq!((counter.front.side, counter.front.nation), (side, nation), "{}", unit.name);
    }
    for (id, group) in
        [("ru_1_to", "soimonov"), ("ru_1_ok", "pavlov"), ("pq_1", "british"), ("fr_bb6", "french")]
    {
        assert_eq!(unit(id).group.id(), group);
    }
}

#[test]
fn russian_counters_carry_battalion_and_regiment() {
    proves!("inkerman:2.6a");
    let regiments = [
        ("Bk", "Bourtirsk"),
        ("Bo", "Borodino"),
        ("Ek", "Ekaterinburg"),
        ("Ko", "Kolivansk"),
        ("Ok", "Okhotsk"),
        ("Ri", "Rifle"),
        ("Se", "Selenghinsk"),
        ("So", "Soudal"),
        ("Ta", "Taroutine"),
        ("To", "Tomsk"),
        ("Ug", "Uglitz"),
        ("Vl", "Vladimir"),
        ("Ya", "Yakutsk"),
    ];
    let mut seen = BTreeSet::new();
    for unit in units().into_iter().filter(|unit| unit.side() == Side::Russian) {
        let (number, letters) = unit.name.split_once('-').expect("a number and a regiment");
        let regiment = regiments.iter().find(|(short, _)| *short == letters);
        let (short, long) = regiment.unwrap_or_else(|| panic!("{} is of no regiment", unit.name));
        assert!(unit.title.contains(long), "{}: {}", unit.name, unit.title);
        assert!(unit.title.starts_with(number), "{}: {}", unit.name, unit.title);
        seen.insert(*short);
    }
    assert_eq!(seen.len(), 13);
}

#[test]
fn detached_british_companies_carry_a_letter() {
    proves!("inkerman:2.6b");
    let lettered = |unit: &Unit| unit.name.split_once('/').is_some_and(|(letter, _)| letter.len() == 1);
    for unit in units() {
        let small = unit.group == Group::British && unit.arm == Arm::Infantry && unit.reduced.is_none();
        assert_eq!(lettered(unit), small, "{}", unit.name);
    }
    assert_eq!(unit("br_a_2r_l").name, "A/2R-L");
    assert_eq!(unit("br_b_2r_l").name, "B/2R-L");
}

#[test]
fn whoever_asks_about_a_hex_reads_the_names_in_full() {
    proves!("inkerman:2.6c");
    let table = Table::opening();
    let lines = |table: &Table, hex: &str| -> Vec<String> {
        let lines = table.game.describe(&table.state, None, hex, None);
        lines
            .into_iter()
            .filter(|line| line.rule.0 == "inkerman:2.6c")
            .map(|line| line.text.english())
            .collect()
    };
    assert_eq!(lines(&table, "1820"), ["CG-G: Coldstream Guards, Guards Brigade"]);
    assert_eq!(lines(&table, "0717"), ["7-L: 7th Royal Fusiliers, Light Division"]);
    assert_eq!(lines(&table, "0308"), ["1-Bk: 1st Battalion Bourtirsk, 17th Division"]);
    assert!(lines(&table, "1822").is_empty());
    let table = moving(
        &json!({ "ru_1_to": { "hex": "1208" }, "fr_4cda": { "hex": "1820" }, "fr_bb6": { "hex": "1620" } }),
    );
    assert_eq!(lines(&table, "1820"), ["4CDA: 4th Chasseurs d'Afrique, Cavalry"]);
    assert_eq!(lines(&table, "1620"), ["BB6: 6th Line - 1st battalion, Bourbaki's Brigade"]);
}

#[test]
fn a_detachment_is_a_unit_like_any_other() {
    proves!("inkerman:2.7a");
    let with = |id: &str| {
        moving(&json!({ "ru_1_to": { "hex": "1208", "disrupted": true }, "ru_2_to": { "hex": "1309" },
            id: { "hex": "1820" } }))
    };
    let reach = |id: &str| {
        let table = with(id);
        table.game.survey(&table.state, None, "reach", Some(id)).expect("it can be asked").hexes
    };
    assert!(reach("br_30_2").len() > 50);
    // A battalion, a detachment, a wing, a French regiment.
    for id in ["br_a_30_2", "br_a_50_3", "fr_bb7"] {
        assert_eq!(reach(id), reach("br_30_2"), "{id}");
        let (one, other) = (with(id), with("br_30_2"));
        let zone = |table: &Table| table.game.zone_of(&table.state, Side::Allied);
        assert_eq!(zone(&one), zone(&other), "{id}");
        let crowd = json!({ "turn": 1, "stage": "first", "units": {
            "ru_1_to": { "hex": "1208" }, id: { "hex": "1820" }, "br_55_2": { "hex": "1820" },
        } });
        assert!(Table::try_set_up(inkerman(), crowd).is_err(), "{id} fills a hex");
    }
}

#[test]
fn there_are_thirteen_british_piquets() {
    proves!("inkerman:2.7b");
    let piquets: Vec<_> = units().into_iter().filter(|unit| unit.arm == Arm::Piquet).collect();
    assert_eq!(piquets.len(), 13);
    assert!(piquets.iter().all(|unit| unit.group == Group::British && unit.start.is_some()));
}

#[test]
fn infantry_zouaves_and_cavalry_and_no_artillery() {
    proves!("inkerman:2.8");
    let of = |arm: Arm| -> Vec<&str> {
        units().into_iter().filter(|unit| unit.arm == arm).map(|unit| unit.name.as_str()).collect()
    };
    assert_eq!(of(Arm::Zouave), ["DAB3A", "DAB3B", "DABT", "DMB2Z"]);
    assert_eq!(of(Arm::Cavalry), ["LB", "4CDA"]);
    assert_eq!(of(Arm::Infantry).len(), 113 - 4 - 2 - 13);
    let arms: BTreeSet<_> = inkerman().counters().iter().map(|counter| counter.front.arm).collect();
    assert_eq!(arms, BTreeSet::from(["infantry", "zouave", "cavalry", "piquet"]));
}

#[test]
fn every_mobile_unit_has_twelve_points() {
    proves!("inkerman:2.9a");
    for id in ["br_30_2", "br_a_30_2", "br_lb", "fr_4cda", "fr_dabt", "ru_1_ok"] {
        let other = if id.starts_with("ru") { "br_gg_g" } else { "ru_1_to" };
        let active = if id.starts_with("ru") { "russian" } else { "allied" };
        let table = Table::set_up(json!({ "turn": 3, "stage": "first", "active": active, "units": {
            id: { "hex": "1815" }, other: { "hex": "0606" }, "ru_2_to": { "hex": "0506" },
            "br_55_2": { "hex": "0325" },
        } }));
        // Level and clear, without a road, 2 points a hex: six hexes and not seven.
        assert!(table.allows(go(id, "1821")), "{id}");
        table.refused_by(go(id, "1822"), "inkerman:8.3a");
        assert_eq!(value(&table, id, "movement"), None, "{id}");
        let spent = table.game.survey(&table.state, None, "reach", Some(id)).expect("it can be asked");
        assert_eq!(
            spent.hexes.iter().filter_map(|hex| hex.label.english().parse::<u8>().ok()).max(),
            Some(12),
            "{id}"
        );
    }
}

#[test]
fn piquets_stay_where_they_are_until_they_are_lost() {
    proves!("inkerman:2.9b", "inkerman:2.11b");
    let mut table = Table::opening();
    table.play(hold("ru_1_to"));
    table.refused_by(go("pq_13", "2010"), "inkerman:2.9b");
    table.refused_by(step("pq_7", "1312"), "inkerman:2.9b");
    let moved = json!({ "turn": 1, "stage": "first",
        "units": { "ru_1_to": { "hex": "1208" }, "pq_13": { "hex": "1911" } },
    });
    assert!(Table::try_set_up(inkerman(), moved).is_err());

    let mut table = fighting(&json!({
        "ru_1_to": { "hex": "1411" }, "ru_2_to": { "hex": "1310" }, "pq_7": { "hex": "1311" },
        "br_gg_g": { "hex": "1820" },
    }));
    table.attack("1311", &["ru_1_to", "ru_2_to"], 1);
    assert_eq!(table.place("pq_7"), inkerman::state::Place::Eliminated);
}

#[test]
fn one_factor_serves_attack_and_defence() {
    proves!("inkerman:2.10");
    let position = json!({
        "ru_1_to": { "hex": "1411" }, "br_30_2": { "hex": "1412" }, "br_gg_g": { "hex": "1820" },
    });
    let mut table = fighting(&position);
    assert_eq!(difference(&table.attack("1412", &["ru_1_to"], 6)), 4 - 6);
    let mut table = fighting(&position);
    table.play(Decision::SpendMarker);
    assert_eq!(difference(&table.attack("1411", &["br_30_2"], 6)), 6 - 4);
}

#[test]
fn a_two_step_unit_is_replaced_by_its_substitute() {
    proves!("inkerman:2.11a");
    let mut table = fighting(&json!({
        "ru_1_to": { "hex": "1411" }, "ru_2_to": { "hex": "1312" }, "br_30_2": { "hex": "1412" },
        "br_gg_g": { "hex": "1820" },
    }));
    assert_eq!((table.steps("br_30_2"), value(&table, "br_30_2", "combat").as_deref()), (2, Some("6")));
    assert_eq!(value(&table, "br_30_2", "steps").as_deref(), Some("2"));
    // +2, die 3: a step each.
    table.play(aim("1412"));
    table.play(join("ru_1_to"));
    table.play(join("ru_2_to"));
    table.play_with(Decision::Roll, &[3]);
    let events = table.play(lose("ru_2_to"));
    assert!(
        events
            .iter()
            .any(|event| matches!(event, Event::Reduced { unit, .. } if *unit == table.unit("br_30_2")))
    );
    assert_eq!((table.at("br_30_2").as_str(), table.steps("br_30_2")), ("1412", 1));
    assert_eq!(value(&table, "br_30_2", "combat").as_deref(), Some("3"));
    assert_eq!(value(&table, "br_30_2", "steps").as_deref(), Some("•"));
}

#[test]
fn what_is_lost_never_comes_back() {
    proves!("inkerman:2.11c");
    let mut table = Table::set_up(json!({ "turn": 2, "stage": "second", "units": {
        "ru_1_to": { "hex": "1411" }, "ru_2_to": { "eliminated": true },
        "br_30_2": { "hex": "1820", "reduced": true },
        "br_20_4": { "eliminated": true },
    } }));
    table.play(Decision::OfferEnd);
    table.play(Decision::Accept);
    table.play_with(Decision::Roll, &[1]);
    assert_eq!((table.state.turn, table.steps("br_30_2")), (3, 1));
    table.refused_by(go("ru_2_to", "1410"), "inkerman:2.11c");
    table.play(hold("ru_1_to"));
    table.refused_by(crate::harness::enter("br_20_4", "1424"), "inkerman:5.5i");
    table.refused_by(go("br_20_4", "1424"), "inkerman:2.11c");
    let raised =
        json!({ "turn": 1, "stage": "first", "units": { "ru_1_to": { "hex": "1208", "eliminated": true } } });
    assert!(Table::try_set_up(inkerman(), raised).is_err());
}

#[test]
fn two_step_units_start_whole_and_russians_have_one_step() {
    proves!("inkerman:2.11d");
    let table = Table::opening();
    for unit in units() {
        let steps = if unit.reduced.is_some() { 2 } else { 1 };
        assert_eq!(table.steps(&unit.id), steps, "{}", unit.name);
        assert!(unit.side() == Side::Allied || steps == 1, "{}", unit.name);
    }
    assert_eq!((table.steps("br_gg_g"), table.steps("br_a_30_2"), table.steps("ru_1_to")), (2, 1, 1));
    let reduced =
        json!({ "turn": 1, "stage": "first", "units": { "ru_1_to": { "hex": "1208", "reduced": true } } });
    assert!(Table::try_set_up(inkerman(), reduced).is_err());
}

#[test]
fn moving_attacking_and_defending_disrupt_at_once() {
    proves!("inkerman:2.12a");
    let mut table = moving(
        &json!({ "ru_1_to": { "hex": "1411" }, "ru_2_to": { "hex": "1309" }, "br_30_2": { "hex": "1820" } }),
    );
    table.play(go("ru_1_to", "1410"));
    assert!(table.is_disrupted("ru_1_to"));
    assert!(!table.is_disrupted("ru_2_to"));

    let mut table = fighting(&json!({
        "ru_1_to": { "hex": "1411" }, "ru_2_to": { "hex": "1312" }, "ru_3_to": { "hex": "1311" },
        "br_gg_g": { "hex": "1412" }, "br_55_2": { "hex": "1413" },
    }));
    // 0, die 3: the attackers lose a step.
    table.play(aim("1412"));
    table.play(join("ru_1_to"));
    table.play(join("ru_2_to"));
    table.play_with(Decision::Roll, &[3]);
    table.play(lose("ru_2_to"));
    assert!(table.is_disrupted("ru_1_to") && table.is_disrupted("br_gg_g"));
    assert!(!table.is_disrupted("ru_3_to") && !table.is_disrupted("br_55_2"), "they had no part in it");
}

#[test]
fn a_disrupted_unit_defends_and_controls_but_does_not_act() {
    proves!("inkerman:2.12b");
    let position = |disrupted: bool| {
        json!({
            "ru_1_to": { "hex": "1411" }, "ru_2_to": { "hex": "1312", "disrupted": true },
            "br_30_2": { "hex": "1412", "disrupted": disrupted }, "br_gg_g": { "hex": "1820" },
        })
    };
    let (mut fresh, mut shaken) = (fighting(&position(false)), fighting(&position(true)));
    assert_eq!(
        fresh.game.zone_of(&fresh.state, Side::Allied),
        shaken.game.zone_of(&shaken.state, Side::Allied)
    );
    shaken.play(aim("1412"));
    shaken.refused_by(join("ru_2_to"), "inkerman:2.12b");
    shaken.play(join("ru_1_to"));
    let weakened = difference(&shaken.play_with(Decision::Roll, &[1]));
    assert_eq!(weakened, difference(&fresh.attack("1412", &["ru_1_to"], 1)));
    assert!(!shaken.allows(aim("1312")), "neither may it attack");
    let table = moving(&position(true));
    table.refused_by(go("ru_2_to", "1212"), "inkerman:8.3b");
}

#[test]
fn disruption_ends_in_both_recoveries() {
    proves!("inkerman:2.12c");
    let mut table = moving(
        &json!({ "ru_1_to": { "hex": "1208" }, "ru_2_to": { "hex": "1309" }, "br_30_2": { "hex": "1820" } }),
    );
    for _ in 0..2 {
        table.play(hold("ru_1_to"));
        assert!(table.is_disrupted("ru_1_to"));
        table.play(Decision::OfferEnd);
        table.play(Decision::Accept);
        assert!(!table.is_disrupted("ru_1_to"));
    }
    assert_eq!(table.state.turn, 2);
}

#[test]
fn piquets_are_never_disrupted() {
    proves!("inkerman:2.12d");
    let mut table = fighting(&json!({
        "ru_6_ri": { "hex": "1411" }, "ru_1_to": { "hex": "1309" }, "pq_7": { "hex": "1311" },
        "br_gg_g": { "hex": "1820" },
    }));
    table.refused_by(bombard("pq_7"), "inkerman:2.12d");
    // +1, die 4: the outpost holds.
    table.attack("1311", &["ru_6_ri"], 4);
    assert_eq!(table.at("pq_7"), "1311");
    assert!(!table.is_disrupted("pq_7"));
    table.refused_by(hold("pq_7"), "inkerman:2.12d");
}
