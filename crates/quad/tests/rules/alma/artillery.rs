//! Artillery (19.0, E:7.41).

use crate::harness::*;
use hexmap::HexSet;
use quad::alma::Alma;
use quad::state::{Phase, Place};
use quad::unit::{Arm, FireStrength, Nation, Side};
use quad::{Decision, Event};
use serde_json::{Value, json};

/// A phase of turn 4. Where a test does not need other ground it plays on the open plain round 1505.
fn on_turn_4(phasing: &str, phase: &str, units: Value) -> Table<Alma> {
    Table::set_up(alma(), json!({ "turn": 4, "phasing": phasing, "phase": phase, "units": units }))
}

/// The Russians answer the Allied advance with fire.
fn russians_answer(units: Value) -> Table<Alma> {
    on_turn_4("allied", "defensive_fire", units)
}

fn hexes(names: &[&str]) -> HexSet {
    names.iter().map(|name| hex(name)).collect()
}

/// The hexes to which a battery can step back.
fn ways_back(table: &Table<Alma>, battery: &str) -> HexSet {
    let battery = table.unit(battery);
    table
        .decisions()
        .into_iter()
        .filter_map(|decision| match decision {
            Decision::Evade { unit, to } if unit == battery => Some(to),
            _ => None,
        })
        .collect()
}

/// The six hexes round 1505.
const ROUND_1505: [&str; 6] = ["1504", "1604", "1605", "1506", "1405", "1404"];

#[test]
fn guns_have_no_zone_and_heed_none() {
    proves!("alma:19.0");
    let zone = |unit: &str| {
        let table = on_turn_4("allied", "movement", json!({ unit: { "hex": "1505" } }));
        table.game.zone_of(&table.state, table.game.roster.unit(table.unit(unit)).side)
    };
    for battery in ["ru_fb_1", "ru_cb_1", "ru_gr_1", "br_a_2nd", "fr_a_1st"] {
        assert_eq!(zone(battery), HexSet::EMPTY, "{battery}");
    }
    for infantry in ["ru_bor_1c", "br_30_2nd", "fr_1_1st"] {
        assert_eq!(zone(infantry), hexes(&ROUND_1505), "{infantry}");
    }
    let mut table = on_turn_4(
        "russian",
        "movement",
        json!({ "ru_fb_1": { "hex": "1503" }, "br_30_2nd": { "hex": "1505" } }),
    );
    table.play(march("ru_fb_1", "1504"));
    assert!(table.allows(march("ru_fb_1", "1503")), "the zone of 30/2nd does not hold it");
}

#[test]
fn guns_march_through_enemy_zones_and_out_of_them() {
    proves!("alma:19.1a");
    let beside_the_enemy = |unit: &str| {
        on_turn_4(
            "allied",
            "movement",
            json!({ unit: { "hex": "1504" }, "ru_bor_1c": { "hex": "1505" }, "ru_fb_1": { "hex": "1506" } }),
        )
    };
    let mut table = beside_the_enemy("br_a_2nd");
    table.play(march("br_a_2nd", "1604"));
    table.play(march("br_a_2nd", "1605"));
    assert_eq!(table.spent("br_a_2nd"), 4, "a controlled hex costs no more");
    assert!(table.allows(march("br_a_2nd", "1706")), "the last point leads out of the zone");
    // In one march too: three hexes that BOR/1C controls.
    assert!(beside_the_enemy("br_a_2nd").allows(march("br_a_2nd", "1605")));
    // Infantry with one point left, which leads no way round, is held where it is.
    let infantry = Table::set_up(
        alma(),
        json!({ "turn": 4, "phasing": "allied", "phase": "movement", "in_hand": "br_30_2nd", "units": {
            "br_30_2nd": { "hex": "1504", "spent": 4.0, "moved": true }, "ru_bor_1c": { "hex": "1505" },
        }}),
    );
    infantry.refused_by(march("br_30_2nd", "1604"), "quad:5.14");
}

#[test]
fn guns_never_march_into_a_hex_that_the_enemy_holds() {
    proves!("alma:19.1a");
    let table = on_turn_4(
        "allied",
        "movement",
        json!({
            "br_a_2nd": { "hex": "1504" }, "ru_bor_1c": { "hex": "1505" },
            "ru_fb_1": { "hex": "1404", "disrupted": true },
        }),
    );
    for held in ["1505", "1404"] {
        table.refused_by(march("br_a_2nd", held), "quad:5.12");
    }
}

#[test]
fn guns_do_not_attack() {
    proves!("alma:19.1b");
    let mut table = on_turn_4(
        "allied",
        "melee",
        json!({
            "br_a_2nd": { "hex": "1504" }, "fr_a_1st": { "hex": "1404" }, "br_30_2nd": { "hex": "1604" },
            "ru_bor_1c": { "hex": "1505" },
        }),
    );
    let own: Vec<_> = table.state.must_attack.iter().collect();
    assert_eq!(own, [table.unit("br_30_2nd")], "guns in a zone have no duty to attack");
    table.play(aim("1505"));
    for battery in ["br_a_2nd", "fr_a_1st"] {
        table.refused_by(join(battery), "quad:8.17");
    }
    assert!(table.allows(join("br_30_2nd")));
    let mut russian = on_turn_4(
        "russian",
        "melee",
        json!({
            "ru_fb_1": { "hex": "1504" }, "ru_cb_1": { "hex": "1404" }, "ru_gr_1": { "hex": "1405" },
            "ru_bor_1c": { "hex": "1604" }, "br_30_2nd": { "hex": "1505" },
        }),
    );
    russian.play(aim("1505"));
    for battery in ["ru_fb_1", "ru_cb_1", "ru_gr_1"] {
        russian.refused_by(join(battery), "quad:8.17");
    }
}

#[test]
fn infantry_marches_past_enemy_guns() {
    proves!("alma:19.1c");
    let mut table = on_turn_4(
        "allied",
        "movement",
        json!({ "br_30_2nd": { "hex": "1503" }, "ru_fb_1": { "hex": "1505" }, "ru_fb_2": { "hex": "1505" } }),
    );
    for next in ["1504", "1604", "1605", "1506", "1507"] {
        table.play(march("br_30_2nd", next));
    }
    assert_eq!((table.at("br_30_2nd"), table.spent("br_30_2nd")), ("1507".to_owned(), 10));
}

#[test]
fn infantry_that_covers_the_guns_stops_the_enemy() {
    proves!("alma:19.1c");
    let mut table = on_turn_4(
        "allied",
        "movement",
        json!({
            "br_30_2nd": { "hex": "1503" }, "ru_fb_1": { "hex": "1505" }, "ru_bor_1c": { "hex": "1505" },
        }),
    );
    table.play(march("br_30_2nd", "1504"));
    table.refused_by(march("br_30_2nd", "1503"), "quad:5.18");
}

#[test]
fn lone_guns_may_be_attacked_and_need_not_be() {
    proves!("alma:19.1d");
    let mut table =
        on_turn_4("allied", "melee", json!({ "br_30_2nd": { "hex": "1504" }, "ru_fb_1": { "hex": "1505" } }));
    assert!(table.state.must_attack.is_empty() && table.state.must_be_attacked.is_empty());
    assert!(table.allows(done()));
    // 2 to 1, column 4; morale 4 and die 3 give line 6: D 1, and guns that would retreat are lost.
    table.attack(&["1505"], &["br_30_2nd"], 3);
    assert_eq!(table.place("ru_fb_1"), Place::Eliminated);
}

#[test]
fn guns_are_attacked_with_the_infantry_in_their_hex() {
    proves!("alma:19.1d");
    let mut table = on_turn_4(
        "allied",
        "melee",
        json!({
            "br_30_2nd": { "hex": "1504" }, "ru_fb_1": { "hex": "1505" }, "ru_bor_1c": { "hex": "1505" },
            "ru_fb_2": { "hex": "1404" },
        }),
    );
    table.refused_by(done(), "quad:8.12");
    let due: Vec<_> = table.state.must_be_attacked.iter().collect();
    assert_eq!(due, [table.unit("ru_bor_1c")]);
    table.play(aim("1505"));
    table.play(join("br_30_2nd"));
    let odds = table.game.melee_odds(&table.state);
    assert_eq!((odds.attack, odds.defence), (2, 6), "both defend, 5 and (1)");
}

#[test]
fn example_19_the_guns_of_the_great_redoubt() {
    proves!("alma:19.1d", "alma:19.2");
    let table = on_turn_4(
        "allied",
        "melee",
        json!({ "br_7_lt": { "hex": "2412" }, "ru_kaz_1e": { "hex": "2413" }, "ru_gr_1": { "hex": "2513" } }),
    );
    let controllers: Vec<_> = table.game.controllers(&table.state, Side::Russian, hex("2412")).collect();
    assert_eq!(controllers, [table.unit("ru_kaz_1e")]);
    let due: Vec<_> = table.state.must_be_attacked.iter().collect();
    assert_eq!(due, [table.unit("ru_kaz_1e")], "the battery on 2513 may be left alone");
    let mut retiring = russians_answer(json!({
        "br_33_lt": { "hex": "2512" }, "ru_gr_1": { "hex": "2513" }, "ru_fb_6": { "hex": "2515" },
    }));
    retiring.play(evade("ru_gr_1", "2514"));
    retiring.play(aim("2512"));
    retiring.refused_by(join("ru_gr_1"), "alma:19.22");
}

/// A Russian battery on 1505 with 30/2nd before it.
fn threatened() -> Value {
    json!({ "ru_fb_1": { "hex": "1505" }, "br_30_2nd": { "hex": "1504" } })
}

fn with(mut units: Value, more: Value) -> Value {
    units.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    units
}

#[test]
fn a_battery_in_an_enemy_zone_steps_back_one_hex() {
    proves!("alma:19.2");
    let mut table = russians_answer(threatened());
    assert_eq!(table.asked(), Some(Side::Russian));
    assert_eq!(ways_back(&table, "ru_fb_1"), hexes(&["1605", "1506", "1405"]));
    let events = table.play(evade("ru_fb_1", "1506"));
    assert!(matches!(events[0], Event::Evaded { .. }), "{events:?}");
    assert_eq!(table.at("ru_fb_1"), "1506");
}

#[test]
fn the_allied_guns_step_back_in_the_russian_turn() {
    proves!("alma:E:19.2", "alma:19.2");
    let units = json!({
        "br_a_2nd": { "hex": "1505" }, "ru_bor_1c": { "hex": "1504" },
        "ru_fb_1": { "hex": "1805" }, "br_30_2nd": { "hex": "1804" },
    });
    let russian_turn = on_turn_4("russian", "defensive_fire", units.clone());
    assert_eq!(russian_turn.asked(), Some(Side::Allied));
    assert!(russian_turn.allows(evade("br_a_2nd", "1506")));
    russian_turn.refused_by(evade("ru_fb_1", "1806"), "alma:E:19.2");
    let allied_turn = on_turn_4("allied", "defensive_fire", units);
    assert!(allied_turn.allows(evade("ru_fb_1", "1806")));
    allied_turn.refused_by(evade("br_a_2nd", "1506"), "alma:E:19.2");
}

#[test]
fn nobody_steps_back_in_another_phase() {
    proves!("alma:19.2");
    for phase in ["movement", "offensive_fire", "melee"] {
        for phasing in ["allied", "russian"] {
            let units = with(
                threatened(),
                json!({
                    "br_a_2nd": { "hex": "1508" }, "ru_fb_2": { "hex": "1805" }, "br_47_2nd": { "hex": "1804" },
                }),
            );
            let table = on_turn_4(phasing, phase, units);
            table.refused_by(evade("ru_fb_1", "1506"), "alma:19.2");
        }
    }
}

#[test]
fn only_undisrupted_guns_step_back_and_no_infantry() {
    proves!("alma:19.2");
    let table = russians_answer(json!({
        "ru_fb_1": { "hex": "1505", "disrupted": true }, "br_30_2nd": { "hex": "1504" },
        "ru_bor_1c": { "hex": "1805" }, "br_47_2nd": { "hex": "1804" },
    }));
    table.refused_by(evade("ru_fb_1", "1506"), "alma:19.2");
    table.refused_by(evade("ru_bor_1c", "1806"), "quad:11.26");
}

#[test]
fn only_a_zone_of_infantry_makes_guns_step_back() {
    proves!("alma:19.2");
    let before = |enemy: Value| {
        russians_answer(with(
            json!({ "ru_fb_1": { "hex": "1505" }, "ru_fb_2": { "hex": "1506" } }),
            json!({ "br_47_2nd": { "hex": "1502" }, "br_30_2nd": enemy }),
        ))
    };
    before(json!({ "hex": "1503" })).refused_by(evade("ru_fb_1", "1605"), "alma:19.2");
    before(json!({ "hex": "1504", "disrupted": true })).refused_by(evade("ru_fb_1", "1605"), "alma:19.2");
    assert!(before(json!({ "hex": "1504" })).allows(evade("ru_fb_1", "1605")));
    let guns = russians_answer(json!({ "ru_fb_1": { "hex": "1505" }, "br_a_2nd": { "hex": "1504" } }));
    guns.refused_by(evade("ru_fb_1", "1506"), "alma:19.2");
}

#[test]
fn guns_that_moved_may_step_back_though_they_cannot_fire() {
    proves!("alma:19.2");
    let mut table = on_turn_4(
        "allied",
        "movement",
        json!({ "ru_fb_1": { "hex": "1505", "moved": true }, "br_30_2nd": { "hex": "1503" } }),
    );
    table.play(march("br_30_2nd", "1504"));
    table.play(done());
    assert_eq!(table.state.phase, Phase::DefensiveFire, "there is something to decide");
    table.refused_by(aim("1504"), "quad:E:7.28");
    assert!(table.allows(evade("ru_fb_1", "1506")));
}

#[test]
fn the_river_east_of_the_bridge_keeps_the_threat_away_and_the_stream_does_not() {
    proves!("alma:19.2");
    let east = russians_answer(json!({ "ru_fb_1": { "hex": "2512" }, "br_33_lt": { "hex": "2511" } }));
    east.refused_by(evade("ru_fb_1", "2613"), "alma:19.2");
    let west = russians_answer(json!({ "ru_fb_1": { "hex": "1114" }, "fr_2z_3rd": { "hex": "1113" } }));
    assert!(!ways_back(&west, "ru_fb_1").is_empty());
}

#[test]
fn a_battery_steps_back_over_the_river() {
    proves!("alma:19.2");
    // KAZ/1E controls everything on the south bank but 2512.
    let mut table = on_turn_4(
        "russian",
        "defensive_fire",
        json!({ "br_a_2nd": { "hex": "2412" }, "ru_kaz_1e": { "hex": "2413" }, "br_33_lt": { "hex": "2512" } }),
    );
    assert_eq!(ways_back(&table, "br_a_2nd"), hexes(&["2411", "2312"]));
    table.play(evade("br_a_2nd", "2411"));
    assert_eq!(table.at("br_a_2nd"), "2411");
    // In a Movement Phase the same step is too dear for it.
    let march_over = on_turn_4("allied", "movement", json!({ "br_a_2nd": { "hex": "2412" } }));
    march_over.refused_by(march("br_a_2nd", "2411"), "quad:5.16");
}

#[test]
fn a_battery_must_end_outside_every_enemy_zone() {
    proves!("alma:19.21");
    let table = russians_answer(threatened());
    for (to, why) in [
        ("1604", "30/2nd controls it"),
        ("1404", "30/2nd controls it"),
        ("1504", "30/2nd holds it"),
        ("1507", "it is two hexes away"),
        ("1505", "it is where the battery stands"),
    ] {
        let refusal = table.refusal(evade("ru_fb_1", to));
        assert_eq!(refusal.rule.0, "alma:19.21", "{to}: {why}");
    }
    let second_enemy = russians_answer(with(threatened(), json!({ "br_47_2nd": { "hex": "1705" } })));
    second_enemy.refused_by(evade("ru_fb_1", "1605"), "alma:19.21");
}

#[test]
fn surrounded_guns_stay() {
    proves!("alma:19.21");
    let table = russians_answer(with(threatened(), json!({ "br_47_2nd": { "hex": "1506" } })));
    for to in ROUND_1505 {
        table.refused_by(evade("ru_fb_1", to), "alma:19.21");
    }
    assert_eq!(ways_back(&table, "ru_fb_1"), HexSet::EMPTY);
    assert!(table.allows(aim("1504")), "they may fire");
}

#[test]
fn a_battery_steps_back_out_of_the_way_of_enemy_guns() {
    proves!("alma:19.21");
    // A lone British battery on 1605 holds that hex and controls nothing.
    let table = russians_answer(with(threatened(), json!({ "br_a_2nd": { "hex": "1605" } })));
    table.refused_by(evade("ru_fb_1", "1605"), "alma:19.21");
    assert!(!ways_back(&table, "ru_fb_1").is_empty());
}

#[test]
fn vacant_hexes_come_first_and_nobody_is_displaced() {
    proves!("alma:19.2");
    let friends = |units: Value| russians_answer(with(threatened(), units));
    let one =
        friends(json!({ "ru_bor_1c": { "hex": "1506" }, "ru_fb_2": { "hex": "1605", "disrupted": true } }));
    assert_eq!(ways_back(&one, "ru_fb_1"), hexes(&["1405"]));
    one.refused_by(evade("ru_fb_1", "1506"), "alma:19.21");
    let all = json!({
        "ru_bor_1c": { "hex": "1506" }, "ru_bor_2c": { "hex": "1605" }, "ru_tar_1w": { "hex": "1405" },
    });
    let mut shared = friends(all.clone());
    assert_eq!(ways_back(&shared, "ru_fb_1"), hexes(&["1506", "1605", "1405"]));
    shared.play(evade("ru_fb_1", "1506"));
    shared.play(Decision::Below);
    assert_eq!((shared.at("ru_fb_1"), shared.at("ru_bor_1c")), ("1506".to_owned(), "1506".to_owned()));
    let full = friends(with(
        all,
        json!({ "ru_fb_2": { "hex": "1506" }, "ru_fb_3": { "hex": "1605" }, "ru_fb_4": { "hex": "1405" } }),
    ));
    assert_eq!(ways_back(&full, "ru_fb_1"), HexSet::EMPTY, "there is no room without pushing somebody away");
}

#[test]
fn a_battery_that_stepped_back_does_not_fire() {
    proves!("alma:19.22");
    let mut table = russians_answer(with(threatened(), json!({ "ru_fb_2": { "hex": "1508" } })));
    table.play(evade("ru_fb_1", "1506"));
    table.refused_by(evade("ru_fb_1", "1507"), "alma:19.2");
    table.play(aim("1504"));
    table.refused_by(join("ru_fb_1"), "alma:19.22");
    assert!(table.allows(join("ru_fb_2")));
}

#[test]
fn a_battery_that_fired_does_not_step_back() {
    proves!("alma:19.22");
    let mut table = russians_answer(with(
        threatened(),
        json!({ "ru_fb_2": { "hex": "1808" }, "br_47_2nd": { "hex": "1806" } }),
    ));
    // Strength 8, die 1: result 3, and 30/2nd stands with morale 4.
    table.attack(&["1504"], &["ru_fb_1"], 1);
    table.refused_by(evade("ru_fb_1", "1506"), "alma:19.22");
    assert_eq!(table.state.phase, Phase::DefensiveFire);
}

#[test]
fn fires_and_steps_back_come_in_any_order() {
    proves!("alma:19.2", "alma:19.22");
    let start = || {
        russians_answer(with(
            threatened(),
            json!({
                "ru_fb_2": { "hex": "1805" }, "br_47_2nd": { "hex": "1804" },
                "ru_fb_3": { "hex": "1508" }, "ru_fb_4": { "hex": "1808" },
            }),
        ))
    };
    let mut table = start();
    table.play(evade("ru_fb_1", "1405"));
    // Strength 2 at range 4, die 1: no effect.
    table.attack(&["1504"], &["ru_fb_3"], 1);
    table.play(evade("ru_fb_2", "1806"));
    table.attack(&["1804"], &["ru_fb_4"], 1);
    assert_eq!((table.at("ru_fb_1"), table.at("ru_fb_2")), ("1405".to_owned(), "1806".to_owned()));
    // Between the aim and the roll nobody steps back.
    let mut declared = start();
    declared.play(aim("1504"));
    declared.refused_by(evade("ru_fb_2", "1806"), "quad:7.12");
    // Fire that breaks the enemy takes away his zone, and with it the reason to go.
    let mut broken = start();
    for battery in ["ru_fb_2", "ru_fb_4"] {
        assert!(broken.allows(evade("ru_fb_1", "1405")), "before {battery} fires");
    }
    // FB 3 and FB 2 can both see 1504: 2 and, at range 3, 3; column 5, die 6: result 4, disrupted.
    broken.attack(&["1504"], &["ru_fb_3", "ru_fb_2"], 6);
    assert!(broken.is_disrupted("br_30_2nd"));
    broken.refused_by(evade("ru_fb_1", "1405"), "alma:19.2");
}

/// The column of fire at a battery on 1506 by the British guns on 1503, in the Offensive Fire Phase.
fn column_against_the_battery(table: &mut Table<Alma>) -> u8 {
    assert_eq!((table.state.phase, table.state.phasing), (Phase::OffensiveFire, Side::Allied));
    table.play(aim("1506"));
    table.play(join("br_a_2nd"));
    table.game.fire_column(&table.state, table.unit("ru_fb_1"))
}

#[test]
fn guns_that_stepped_back_are_helpless_in_that_player_turn() {
    proves!("alma:19.22");
    let guns = json!({ "br_a_2nd": { "hex": "1503" } });
    let mut stepped = russians_answer(with(threatened(), guns.clone()));
    stepped.play(evade("ru_fb_1", "1506"));
    stepped.until(Side::Allied, Phase::OffensiveFire);
    // Class J at range 3: 4, and one column more for guns that could not fire.
    assert_eq!(column_against_the_battery(&mut stepped), 5);
    let mut stood =
        on_turn_4("allied", "offensive_fire", with(guns, json!({ "ru_fb_1": { "hex": "1506" } })));
    assert_eq!(column_against_the_battery(&mut stood), 4);
}

#[test]
fn guns_that_stepped_back_fire_in_their_own_next_player_turn() {
    proves!("alma:19.22");
    let mut table = russians_answer(threatened());
    table.play(evade("ru_fb_1", "1506"));
    table.until(Side::Russian, Phase::OffensiveFire);
    table.play(aim("1504"));
    assert!(table.allows(join("ru_fb_1")));
}

#[test]
fn a_position_says_who_has_stepped_back() {
    proves!("alma:19.22");
    let units = json!({ "ru_fb_1": { "hex": "1506" }, "br_a_2nd": { "hex": "1503" } });
    let position = |phasing: &str, phase: &str, stepped_back: &str| {
        Table::try_set_up(
            alma(),
            json!({
                "turn": 4, "phasing": phasing, "phase": phase, "units": units,
                "exclusive": { "stepped_back": [stepped_back] },
            }),
        )
    };
    let table = position("allied", "offensive_fire", "ru_fb_1").expect("it can be");
    let back = serde_json::to_value(table.game.describe(&table.state).exclusive).unwrap();
    assert_eq!(back, json!({ "stepped_back": ["ru_fb_1"] }));
    for (phasing, phase, unit) in [
        ("russian", "offensive_fire", "ru_fb_1"),
        ("allied", "movement", "ru_fb_1"),
        ("allied", "offensive_fire", "ru_bor_1c"),
        ("allied", "offensive_fire", "nobody"),
    ] {
        assert!(position(phasing, phase, unit).is_err(), "{unit} in {phase} of the {phasing} player");
    }
}

/// The allowances of all batteries that a test picks, in points.
fn allowances(picked: impl Fn(&quad::unit::Unit) -> bool) -> Vec<u8> {
    let table = Table::opening(alma());
    let roster = &table.game.roster;
    let batteries = roster.ids().filter(|unit| roster.unit(*unit).arm.is_artillery());
    batteries
        .filter(|unit| picked(roster.unit(*unit)))
        .map(|unit| table.game.allowance(&table.state, unit) / 2)
        .collect()
}

/// A battery alone on 1505, in its own Movement Phase.
fn alone(battery: &str) -> Table<Alma> {
    let phasing = if battery.starts_with("ru") { "russian" } else { "allied" };
    on_turn_4(phasing, "movement", json!({ battery: { "hex": "1505" } }))
}

#[test]
fn guns_have_two_or_three_points_and_none_when_disrupted() {
    proves!("alma:19.3");
    let mut all = allowances(|_| true);
    all.sort_unstable();
    assert_eq!(all, [[2; 2].as_slice(), &[3; 16]].concat());
    for battery in ["br_a_2nd", "fr_a_4th", "ru_fb_1", "ru_cb_1", "ru_gr_1"] {
        let phasing = if battery.starts_with("ru") { "russian" } else { "allied" };
        let table = on_turn_4(phasing, "movement", json!({ battery: { "hex": "1505", "disrupted": true } }));
        table.refused_by(march(battery, "1506"), "quad:9.12");
    }
}

#[test]
fn allied_guns_have_three_points() {
    proves!("alma:19.31");
    assert_eq!(allowances(|unit| unit.side == Side::Allied), [3; 5]);
    for battery in ["br_a_2nd", "fr_a_1st", "fr_a_2nd", "fr_a_3rd", "fr_a_4th"] {
        assert!(alone(battery).allows(march(battery, "1508")));
        alone(battery).refused_by(march(battery, "1509"), "quad:5.16");
    }
}

#[test]
fn field_and_causeway_batteries_have_three_points() {
    proves!("alma:19.32");
    let light = |unit: &quad::unit::Unit| unit.name.starts_with("FB") || unit.name.starts_with("CB");
    assert_eq!(allowances(light), [3; 11]);
    for battery in ["ru_fb_1", "ru_fb_9", "ru_cb_1", "ru_cb_2"] {
        assert!(alone(battery).allows(march(battery, "1508")));
        alone(battery).refused_by(march(battery, "1509"), "quad:5.16");
    }
}

#[test]
fn the_batteries_of_the_great_redoubt_have_two_points() {
    proves!("alma:19.33");
    assert_eq!(allowances(|unit| unit.name.starts_with("GR")), [2; 2]);
    for battery in ["ru_gr_1", "ru_gr_2"] {
        assert!(alone(battery).allows(march(battery, "1507")));
        alone(battery).refused_by(march(battery, "1508"), "quad:5.16");
    }
}

/// The strength of a battery on 1505 against 1506, 1507 and so on; 0 where it cannot fire.
fn strengths(battery: &str, ranges: u8) -> Vec<u8> {
    let (phasing, target) =
        if battery.starts_with("ru") { ("russian", "br_30_2nd") } else { ("allied", "ru_bor_1c") };
    let at = |range: u8| {
        let target_hex = format!("15{:02}", 5 + range);
        let table = Table::set_up(
            alma(),
            json!({ "turn": 4, "phasing": phasing, "phase": "offensive_fire", "units": {
                battery: { "hex": "1505" }, target: { "hex": target_hex },
                // somebody who can fire in any case, so that the phase is not passed over
                "br_47_2nd": { "hex": "2003" }, "ru_kaz_1e": { "hex": "2004" },
            }}),
        );
        table.game.judge_shot(&table.state, table.unit(battery), hex(&target_hex)).unwrap_or(0)
    };
    (1..=ranges).map(at).collect()
}

#[test]
fn the_allied_batteries_are_of_class_j() {
    proves!("alma:E:7.41");
    for battery in ["br_a_2nd", "fr_a_1st", "fr_a_2nd", "fr_a_3rd", "fr_a_4th"] {
        assert_eq!(strengths(battery, 6), [8, 6, 4, 0, 0, 0], "{battery}");
    }
}

#[test]
fn example_7_41_ranges_of_the_classes_at_the_alma() {
    proves!("alma:E:7.41");
    assert_eq!(strengths("br_a_2nd", 4), [8, 6, 4, 0]);
    assert_eq!(strengths("ru_fb_1", 6), [8, 5, 3, 2, 1, 1]);
    assert_eq!(strengths("ru_gr_1", 6), [8, 5, 3, 2, 1, 1]);
    assert_eq!(strengths("ru_cb_1", 6), [7, 4, 2, 1, 1, 0]);
    let table = on_turn_4(
        "allied",
        "offensive_fire",
        json!({
            "br_a_2nd": { "hex": "1505" }, "ru_bor_1c": { "hex": "1509" },
            "br_47_2nd": { "hex": "2003" }, "ru_kaz_1e": { "hex": "2004" },
        }),
    );
    table.refused_by(aim("1509"), "quad:7.41");
}

#[test]
fn every_battery_shows_its_class_and_fires_in_both_fire_phases() {
    proves!("alma:E:7.41");
    let roster = &alma().roster;
    for unit in roster.ids().map(|unit| roster.unit(unit)).filter(|unit| unit.arm == Arm::Artillery) {
        let class = match (unit.nation, unit.name.starts_with("CB")) {
            (Nation::Russian, true) => b'B',
            (Nation::Russian, false) => b'A',
            _ => b'J',
        };
        let shown = FireStrength::Class { class: class - b'A', defensive_only: false };
        assert_eq!((unit.front.fire, unit.back.fire), (shown, FireStrength::None), "{}", unit.name);
    }
}
