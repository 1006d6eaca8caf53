//! Fire combat (7.0 to 7.2, 7.4), and disrupted units under fire and firing (9.25, 9.26).
//!
//! The target stands on 0608. In its column 0607 is at range 1, 0606 at range 2, ... 0602 at range 6.

use crate::field::Field;
use crate::harness::*;
use crate::plain::Plain;
use kernel::Chances;
use quad::state::{Phase, Stage};
use quad::unit::Side;
use quad::{Decision, Event, Quad};
use serde_json::{Value, json};
use std::sync::OnceLock;

const TARGET: &str = "0608";

fn open_ground() -> &'static Quad<Plain> {
    static GAME: OnceLock<&'static Quad<Plain>> = OnceLock::new();
    GAME.get_or_init(|| Field::flat(12, 12).battle())
}

fn on(quad: &'static Quad<Plain>, phasing: &str, phase: &str, units: Value) -> Table<Plain> {
    Table::set_up(quad, json!({ "turn": 1, "phasing": phasing, "phase": phase, "units": units }))
}

/// The Russian Offensive Fire Phase.
fn russians_fire(units: Value) -> Table<Plain> {
    on(open_ground(), "russian", "offensive_fire", units)
}

/// The Defensive Fire Phase of the Allied Player-Turn: Russians fire here too.
fn russians_defend(units: Value) -> Table<Plain> {
    on(open_ground(), "allied", "defensive_fire", units)
}

/// Undisrupted Russians that fire at 0608 with this strength in all.
fn firers(strength: u8) -> &'static [(&'static str, &'static str)] {
    match strength {
        1 => &[("r_gun_a", "0602")],
        2 => &[("r_gun_a", "0604")],
        3 => &[("r_inf_1", "0607")],
        4 => &[("r_inf_1", "0607"), ("r_gun_a", "0602")],
        5 => &[("r_guard", "0607")],
        6 => &[("r_inf_1", "0607"), ("r_inf_2", "0708")],
        7 => &[("r_gun_d", "0607")],
        8 => &[("r_gun_a", "0607")],
        18 => &[
            ("r_inf_1", "0607"),
            ("r_inf_2", "0708"),
            ("r_inf_3", "0709"),
            ("r_inf_4", "0609"),
            ("r_inf_5", "0509"),
            ("r_inf_6", "0508"),
        ],
        _ => panic!("no firers of strength {strength}"),
    }
}

/// Fire of a strength at whoever stands on 0608, up to the roll of the die.
fn volley(mut table: Table<Plain>, strength: u8, die: u8) -> (Table<Plain>, Vec<Event>) {
    let units: Vec<&str> = firers(strength).iter().map(|(unit, _)| *unit).collect();
    let events = table.attack(&[TARGET], &units, die);
    (table, events)
}

fn positioned(strength: u8, target: &str, marks: &Value) -> Value {
    let mut units = json!({});
    for (unit, hex) in firers(strength) {
        units[*unit] = json!({ "hex": hex });
    }
    units[target] = marks.clone();
    units[target]["hex"] = json!(TARGET);
    units
}

/// Offensive fire of a strength at one unit on 0608.
fn shoot(strength: u8, target: &str, marks: &Value, die: u8) -> (Table<Plain>, Vec<Event>) {
    volley(russians_fire(positioned(strength, target, marks)), strength, die)
}

fn total(events: &[Event]) -> u8 {
    let totals: Vec<u8> = events
        .iter()
        .filter_map(|event| match event {
            Event::Fired { strength, .. } => Some(*strength),
            _ => None,
        })
        .collect();
    assert_eq!(totals.len(), 1, "one fire, one die");
    totals[0]
}

/// Unit, column and result of each target.
fn hits(table: &Table<Plain>, events: &[Event]) -> Vec<(String, u8, u8)> {
    events
        .iter()
        .filter_map(|event| match event {
            Event::Hit { unit, column, result, .. } => {
                Some((table.game.roster.unit(*unit).id.clone(), *column, *result))
            }
            _ => None,
        })
        .collect()
}

fn column((table, events): &(Table<Plain>, Vec<Event>)) -> u8 {
    let hits = hits(table, events);
    assert_eq!(hits.len(), 1, "one target");
    hits[0].1
}

fn result((table, events): &(Table<Plain>, Vec<Event>)) -> u8 {
    hits(table, events)[0].2
}

#[test]
fn the_side_at_rest_fires_first_and_the_moving_side_later() {
    proves!("quad:7.0");
    let units = json!({ "a_inf_1": { "hex": "0607" }, "r_inf_1": { "hex": "0608" } });
    let mut table = on(open_ground(), "russian", "defensive_fire", units);
    assert_eq!(table.asked(), Some(Side::Allied));
    table.refused_by(aim("0607"), "quad:7.0");
    table.refused_by(aim("0609"), "quad:7.0");
    table.play(aim("0608"));
    table.refused_by(join("r_inf_1"), "quad:7.0");
    table.play(join("a_inf_1"));
    table.play_with(roll(), &[1]);
    assert_eq!((table.state.phase, table.asked()), (Phase::OffensiveFire, Some(Side::Russian)));
    table.refused_by(aim("0608"), "quad:7.0");
    table.play(aim("0607"));
    table.refused_by(join("a_inf_1"), "quad:7.0");
    assert!(table.allows(join("r_inf_1")));
}

#[test]
fn a_unit_without_fire_strength_does_not_fire() {
    proves!("quad:7.0");
    let mut table = russians_defend(json!({
        "r_cav_1": { "hex": "0607", "disrupted": true }, "r_militia": { "hex": "0708", "disrupted": true },
        "r_cav_2": { "hex": "0508" }, "a_inf_1": { "hex": TARGET },
    }));
    table.play(aim(TARGET));
    table.refused_by(join("r_cav_1"), "quad:7.0");
    table.refused_by(join("r_militia"), "quad:7.0");
    assert!(table.allows(join("r_cav_2")));
}

#[test]
fn all_fire_at_a_hex_is_one_attack() {
    proves!("quad:7.11");
    let mut table = russians_fire(json!({
        "r_inf_1": { "hex": "0607" }, "r_gun_d": { "hex": "0308" }, "r_gun_a": { "hex": "0602" },
        "r_inf_2": { "hex": "0708" }, "a_inf_1": { "hex": TARGET }, "a_inf_2": { "hex": "0707" },
    }));
    // 3 at range 1, 2 at range 3, 1 at range 6.
    let events = table.attack(&[TARGET], &["r_inf_1", "r_gun_d", "r_gun_a"], 1);
    assert_eq!(total(&events), 6);
    assert_eq!(hits(&table, &events), [("a_inf_1".into(), 6, 2)]);
    // Who stayed out cannot fire at the hex afterwards.
    assert_eq!(table.state.phase, Phase::OffensiveFire);
    table.refused_by(aim(TARGET), "quad:7.11");
    assert!(table.allows(aim("0707")));
}

#[test]
fn six_battalions_round_a_hex_all_fire() {
    proves!("quad:7.11");
    let (_, events) = shoot(18, "a_inf_1", &json!({}), 1);
    assert_eq!(total(&events), 18);
}

#[test]
fn a_unit_uncovered_by_flight_is_not_shot_at_in_the_same_phase() {
    proves!("quad:7.11");
    let mut table = russians_fire(json!({
        "r_inf_1": { "hex": "0607" }, "r_gun_d": { "hex": "0606" },
        "a_gun_a": { "hex": TARGET, "level": 0 }, "a_meek": { "hex": TARGET, "level": 1 }, "a_inf_2": { "hex": "0707" },
    }));
    table.attack(&[TARGET], &["r_inf_1"], 4);
    table.play(retreat("a_meek", "0609"));
    assert_eq!((table.at("a_meek"), table.at("a_gun_a")), ("0609".into(), TARGET.into()));
    table.refused_by(aim(TARGET), "quad:7.11");
}

#[test]
fn the_sum_picks_the_column_and_one_die_the_line() {
    proves!("quad:7.12", "quad:7.42");
    let rows: [[u8; 8]; 6] = [
        [0, 0, 1, 1, 1, 2, 2, 3],
        [0, 0, 1, 1, 2, 2, 3, 3],
        [0, 1, 1, 2, 2, 3, 3, 4],
        [1, 1, 2, 2, 3, 3, 4, 5],
        [1, 2, 2, 3, 4, 4, 5, 6],
        [2, 3, 3, 4, 4, 5, 6, 6],
    ];
    for (row, die) in rows.iter().zip(1..) {
        for (expected, strength) in row.iter().zip(1..) {
            let (table, events) = shoot(strength, "a_inf_1", &json!({}), die);
            assert_eq!(total(&events), strength);
            assert_eq!(hits(&table, &events), [("a_inf_1".into(), strength, *expected)], "die {die}");
        }
    }
}

#[test]
fn nothing_is_rolled_before_somebody_fires() {
    proves!("quad:7.12");
    let mut table = russians_fire(positioned(3, "a_inf_1", &json!({})));
    table.refused_by(roll(), "quad:7.12");
    table.refused_by(join("r_inf_1"), "quad:7.12");
    table.play(aim(TARGET));
    table.refused_by(roll(), "quad:7.12");
    table.play(join("r_inf_1"));
    table.refused_by(done(), "quad:7.12");
    assert!(table.allows(roll()));
}

#[test]
fn a_result_of_the_morale_disrupts_and_a_lower_one_does_nothing() {
    proves!("quad:7.13");
    // Morale 3.
    let below = shoot(7, "a_inf_1", &json!({}), 1);
    assert_eq!(result(&below), 2);
    assert!(!below.0.is_disrupted("a_inf_1"));
    let equal = shoot(8, "a_inf_1", &json!({}), 1);
    assert_eq!(result(&equal), 3);
    assert!(equal.0.is_disrupted("a_inf_1"));
    assert_eq!(equal.0.at("a_inf_1"), TARGET);
    assert_eq!(equal.0.state.combat.stage, Stage::None);
}

#[test]
fn a_disrupted_target_retreats_at_its_morale_and_dies_above_it() {
    proves!("quad:7.14");
    let broken = json!({ "disrupted": true });
    // Morale 3.
    let below = shoot(3, "a_inf_1", &broken, 3);
    assert_eq!((result(&below), below.0.at("a_inf_1")), (2, TARGET.into()));
    assert_eq!(below.0.state.combat.stage, Stage::None);
    let (mut table, events) = shoot(3, "a_inf_1", &broken, 5);
    assert_eq!(hits(&table, &events)[0].2, 3);
    assert_eq!(table.asked(), Some(Side::Allied));
    let events = table.play(retreat("a_inf_1", "0609"));
    assert!(events.iter().any(|event| matches!(event, Event::Retreated { path, .. } if path.len() == 2)));
    assert_eq!((table.at("a_inf_1"), table.is_disrupted("a_inf_1")), ("0609".into(), true));
    let above = shoot(3, "a_inf_1", &broken, 6);
    assert_eq!((result(&above), above.0.at("a_inf_1")), (4, "off".into()));
}

#[test]
fn example_7_15() {
    proves!("quad:7.15");
    // Morale 2, result 4.
    let (mut table, events) = shoot(8, "a_militia", &json!({}), 3);
    assert_eq!(hits(&table, &events), [("a_militia".into(), 8, 4)]);
    assert!(table.is_disrupted("a_militia"));
    assert_eq!(table.asked(), Some(Side::Allied));
    table.play(retreat("a_militia", "0609"));
    assert_eq!(table.asked(), Some(Side::Allied));
    let events = table.play(retreat("a_militia", "0610"));
    let path = ["0608", "0609", "0610"].map(hex).to_vec();
    assert!(events.contains(&Event::Retreated { unit: table.unit("a_militia"), path }));
    assert_eq!(table.at("a_militia"), "0610");
}

#[test]
fn one_above_the_morale_is_one_hex() {
    proves!("quad:7.15");
    let (mut table, _) = shoot(8, "a_inf_1", &json!({}), 3);
    table.play(retreat("a_inf_1", "0609"));
    assert_eq!((table.at("a_inf_1"), table.is_disrupted("a_inf_1")), ("0609".into(), true));
    assert_eq!(table.state.combat.stage, Stage::None);
}

#[test]
fn a_unit_that_cannot_retreat_is_lost() {
    proves!("quad:7.16");
    let cornered = json!({
        "r_inf_1": { "hex": "0102" }, "r_inf_2": { "hex": "0201" }, "a_inf_1": { "hex": "0101" },
    });
    // Strength 6, die 4 is exactly the morale: no retreat, no loss.
    let mut table = russians_fire(cornered.clone());
    table.attack(&["0101"], &["r_inf_1", "r_inf_2"], 4);
    assert_eq!((table.at("a_inf_1"), table.is_disrupted("a_inf_1")), ("0101".into(), true));
    // Die 5 is one more.
    let mut table = russians_fire(cornered);
    let events = table.attack(&["0101"], &["r_inf_1", "r_inf_2"], 5);
    assert!(events.iter().any(|event| matches!(event, Event::Eliminated { .. })));
    assert_eq!(table.at("a_inf_1"), "off");
    // The same fire in the open only drives it off.
    let (table, _) = shoot(6, "a_inf_1", &json!({}), 5);
    assert_eq!((table.at("a_inf_1"), table.state.combat.stage), (TARGET.into(), Stage::Retreats));
}

#[test]
fn guns_do_not_retreat_from_fire() {
    proves!("quad:7.17");
    for guns in ["a_gun_a", "a_horse"] {
        // Result 6 is far above morale 3 and 4.
        let (table, events) = shoot(8, guns, &json!({}), 6);
        assert_eq!(hits(&table, &events)[0].2, 6);
        assert_eq!((table.at(guns), table.is_disrupted(guns)), (TARGET.into(), true));
        assert_eq!(table.state.combat.stage, Stage::None);
        // Below the morale nothing happens to guns either.
        let (table, _) = shoot(3, guns, &json!({}), 1);
        assert!(!table.is_disrupted(guns));
    }
    let broken = json!({ "disrupted": true });
    // At the morale disrupted infantry would retreat; guns stay.
    let (table, events) = shoot(3, "a_gun_a", &broken, 5);
    assert_eq!((hits(&table, &events)[0].2, table.at("a_gun_a")), (3, TARGET.into()));
    assert_eq!(table.state.combat.stage, Stage::None);
    // Above it they die like others.
    let (table, events) = shoot(3, "a_gun_a", &broken, 6);
    assert_eq!((hits(&table, &events)[0].2, table.at("a_gun_a")), (4, "off".into()));
}

#[test]
fn nobody_advances_after_fire() {
    proves!("quad:7.18");
    let mut table = russians_fire(json!({
        "r_inf_1": { "hex": "0607" }, "a_meek": { "hex": TARGET }, "a_inf_2": { "hex": "0609" },
        "r_inf_2": { "hex": "0303" }, "a_inf_3": { "hex": "0304" },
    }));
    // Result 2, morale 1: one hex, by the rules of 8.5.
    table.attack(&[TARGET], &["r_inf_1"], 4);
    table.refused_by(retreat("a_meek", "0508"), "quad:8.51");
    table.refused_by(retreat("a_meek", "0609"), "quad:8.53");
    table.play(retreat("a_meek", "0509"));
    assert_eq!(table.at("a_meek"), "0509");
    // 0608 is empty now. The fire goes on.
    assert_eq!((table.state.phase, table.asked()), (Phase::OffensiveFire, Some(Side::Russian)));
    table.refused_by(advance("r_inf_1", TARGET), "quad:7.18");
    assert!(!table.decisions().iter().any(|decision| matches!(decision, Decision::Advance { .. })));
    assert!(table.allows(aim("0304")));
}

#[test]
fn retreats_from_fire_displace_friends_where_there_is_no_other_way() {
    proves!("quad:7.18");
    // From 0101 two hexes can be reached: 0102, which r_inf_1 controls, and 0201, where a friend stands.
    let mut table = russians_fire(json!({
        "r_gun_a": { "hex": "0104" }, "r_inf_1": { "hex": "0103" },
        "a_meek": { "hex": "0101" }, "a_inf_2": { "hex": "0201" },
    }));
    table.attack(&["0101"], &["r_gun_a"], 4);
    assert_eq!((table.at("a_meek"), table.at("a_inf_2")), ("0201".into(), "0301".into()));
}

#[test]
fn strengths_in_parentheses_fire_in_defence_only() {
    proves!("quad:7.21");
    let units = json!({
        "r_militia": { "hex": "0607" }, "r_cav_1": { "hex": "0708" },
        "r_inf_1": { "hex": "0508", "disrupted": true }, "r_guard": { "hex": "0509", "disrupted": true },
        "a_inf_1": { "hex": TARGET },
    });
    let mut table = russians_fire(units.clone());
    table.play(aim(TARGET));
    for unit in ["r_militia", "r_cav_1", "r_inf_1"] {
        table.refused_by(join(unit), "quad:7.21");
    }
    // The back of the guard is open.
    table.play(join("r_guard"));
    assert_eq!(total(&table.play_with(roll(), &[1])), 3);
    let mut table = russians_defend(units);
    let events = table.attack(&[TARGET], &["r_militia", "r_cav_1", "r_inf_1", "r_guard"], 1);
    assert_eq!(total(&events), 2 + 1 + 1 + 3);
}

#[test]
fn only_the_top_unit_fires_and_is_fired_at() {
    proves!("quad:7.22");
    let stacks = |infantry: u8, guns: u8| {
        russians_fire(json!({
            "r_inf_1": { "hex": "0607", "level": infantry }, "r_gun_d": { "hex": "0607", "level": guns },
            "a_inf_1": { "hex": TARGET, "level": infantry }, "a_gun_a": { "hex": TARGET, "level": guns },
        }))
    };
    let mut table = stacks(1, 0);
    table.play(aim(TARGET));
    table.refused_by(join("r_gun_d"), "quad:7.22");
    table.play(join("r_inf_1"));
    let events = table.play_with(roll(), &[6]);
    assert_eq!(hits(&table, &events), [("a_inf_1".into(), 3, 3)]);
    assert_eq!((table.is_disrupted("a_inf_1"), table.is_disrupted("a_gun_a")), (true, false));
    let mut table = stacks(0, 1);
    table.play(aim(TARGET));
    table.refused_by(join("r_inf_1"), "quad:7.22");
    table.play(join("r_gun_d"));
    let events = table.play_with(roll(), &[6]);
    assert_eq!(hits(&table, &events), [("a_gun_a".into(), 7, 6)]);
    assert_eq!((table.is_disrupted("a_inf_1"), table.is_disrupted("a_gun_a")), (false, true));
}

#[test]
fn two_batteries_in_a_hex_both_fire_and_both_suffer() {
    proves!("quad:7.22");
    let mut table = russians_fire(json!({
        "r_gun_a": { "hex": "0605", "level": 0 }, "r_gun_d": { "hex": "0605", "level": 1 },
        "a_gun_a": { "hex": TARGET, "level": 0 }, "a_gun_d": { "hex": TARGET, "level": 1, "disrupted": true },
    }));
    let events = table.attack(&[TARGET], &["r_gun_a", "r_gun_d"], 5);
    // One die, but each has its own shift and fate.
    assert_eq!(total(&events), 3 + 2);
    assert_eq!(hits(&table, &events), [("a_gun_a".into(), 5, 4), ("a_gun_d".into(), 6, 4)]);
    assert!(table.is_disrupted("a_gun_a"));
    assert_eq!(table.at("a_gun_d"), "off");
}

#[test]
fn nobody_is_fired_at_twice_in_a_phase() {
    proves!("quad:7.23");
    let mut table = russians_fire(json!({
        "r_inf_1": { "hex": "0607" }, "r_gun_a": { "hex": "0605" },
        "a_meek": { "hex": TARGET }, "a_inf_2": { "hex": "0305" },
    }));
    table.attack(&[TARGET], &["r_inf_1"], 4);
    table.play(retreat("a_meek", "0609"));
    // 0609 is a new hex at range 4, but the unit has had its fire.
    table.refused_by(aim("0609"), "quad:7.23");
    assert!(table.allows(aim("0305")));
    table.until(Side::Allied, Phase::DefensiveFire);
    assert!(table.allows(aim("0609")));
}

#[test]
fn nobody_fires_twice_in_a_phase() {
    proves!("quad:7.24", "quad:7.0");
    let mut table = russians_fire(json!({
        "r_gun_a": { "hex": "0605" }, "r_gun_d": { "hex": "0604" },
        "a_inf_1": { "hex": TARGET }, "a_inf_2": { "hex": "0602" },
    }));
    table.attack(&[TARGET], &["r_gun_a"], 1);
    table.play(aim("0602"));
    table.refused_by(join("r_gun_a"), "quad:7.24");
    table.play(join("r_gun_d"));
    table.refused_by(join("r_gun_d"), "quad:7.24");
    table.play_with(roll(), &[1]);
    table.until(Side::Allied, Phase::DefensiveFire);
    table.play(aim("0602"));
    assert!(table.allows(join("r_gun_a")));
}

#[test]
fn no_fire_without_a_line_of_sight() {
    proves!("quad:7.25");
    let units = json!({
        "r_gun_a": { "hex": "0605" }, "r_gun_d": { "hex": "0308" }, "a_inf_1": { "hex": TARGET },
    });
    let wood = Field::flat(12, 12).terrain("woods", &["0606"]).battle();
    let mut table = on(wood, "russian", "offensive_fire", units.clone());
    table.play(aim(TARGET));
    table.refused_by(join("r_gun_a"), "quad:7.35");
    assert!(table.allows(join("r_gun_d")));
    let mut alone = units.clone();
    alone.as_object_mut().unwrap().remove("r_gun_d");
    on(wood, "russian", "offensive_fire", alone).refused_by(aim(TARGET), "quad:7.35");
    let mut table = russians_fire(units);
    table.play(aim(TARGET));
    assert!(table.allows(join("r_gun_a")));
}

#[test]
fn fire_goes_through_friends_and_enemies() {
    proves!("quad:7.26");
    let mut table = russians_fire(json!({
        "r_gun_a": { "hex": "0606" }, "a_inf_2": { "hex": "0607" }, "a_inf_1": { "hex": TARGET },
    }));
    assert_eq!(total(&table.attack(&[TARGET], &["r_gun_a"], 1)), 5);
    let mut table = russians_fire(json!({
        "r_gun_a": { "hex": "0606" }, "r_cav_1": { "hex": "0607" }, "a_inf_1": { "hex": TARGET },
    }));
    assert_eq!(total(&table.attack(&[TARGET], &["r_gun_a"], 1)), 5);
}

#[test]
fn infantry_and_cavalry_fire_at_adjacent_hexes_only() {
    proves!("quad:7.27");
    for (unit, strength) in [("r_inf_1", 3), ("r_cav_1", 1)] {
        let near = json!({ unit: { "hex": "0607" }, "a_inf_1": { "hex": TARGET } });
        assert_eq!(total(&russians_defend(near).attack(&[TARGET], &[unit], 1)), strength);
        let far = json!({ unit: { "hex": "0606" }, "a_inf_1": { "hex": TARGET } });
        russians_defend(far).refused_by(aim(TARGET), "quad:7.27");
    }
    let guns = json!({ "r_gun_d": { "hex": "0606" }, "a_inf_1": { "hex": TARGET } });
    assert!(russians_defend(guns).allows(aim(TARGET)));
}

/// A battery that marches up, and one that has stood there all the time, both in sight of 0608.
fn one_battery_moves(moving: &str, from: &str, to: &str) -> Table<Plain> {
    let mut table = on(
        open_ground(),
        "russian",
        "movement",
        json!({ moving: { "hex": from }, "r_gun_a": { "hex": "0505" }, "a_inf_1": { "hex": TARGET } }),
    );
    table.play(march(moving, to));
    table.until(Side::Russian, Phase::OffensiveFire);
    table
}

#[test]
fn foot_artillery_moves_or_fires() {
    proves!("quad:7.28", "quad:E:7.28");
    let mut table = one_battery_moves("r_gun_d", "0604", "0605");
    table.play(aim(TARGET));
    table.refused_by(join("r_gun_d"), "quad:E:7.28");
    table.play(join("r_gun_a"));
    table.play_with(roll(), &[1]);
    // The Defensive Fire Phase of the next Player-Turn.
    table.until(Side::Allied, Phase::DefensiveFire);
    table.play(aim(TARGET));
    table.refused_by(join("r_gun_d"), "quad:E:7.28");
    table.play(join("r_gun_a"));
    table.play_with(roll(), &[1]);
    // Once it has stood still for a Movement Phase it fires again.
    table.until(Side::Russian, Phase::OffensiveFire);
    assert_eq!(table.state.turn, 2);
    assert_eq!(total(&table.attack(&[TARGET], &["r_gun_d"], 1)), 2);
}

#[test]
fn horse_artillery_that_moved_fires_again_in_the_next_player_turn() {
    proves!("quad:7.29");
    let mut table = one_battery_moves("r_horse", "0605", "0606");
    table.play(aim(TARGET));
    table.refused_by(join("r_horse"), "quad:7.29");
    table.play(join("r_gun_a"));
    table.play_with(roll(), &[1]);
    table.until(Side::Allied, Phase::DefensiveFire);
    assert_eq!(total(&table.attack(&[TARGET], &["r_horse"], 1)), 2);
    // Standing still it fires in its own Player-Turn too.
    let units = json!({ "r_horse": { "hex": "0606" }, "a_inf_1": { "hex": TARGET } });
    assert_eq!(total(&russians_fire(units).attack(&[TARGET], &["r_horse"], 1)), 2);
}

#[test]
fn the_strength_of_guns_follows_from_class_and_range() {
    proves!("quad:7.41");
    let classes: [(&str, &[u8]); 3] =
        [("r_gun_a", &[8, 5, 3, 2, 1, 1]), ("r_gun_d", &[7, 3, 2]), ("r_horse", &[7, 2])];
    for (unit, strengths) in classes {
        for (strength, range) in strengths.iter().zip(1..) {
            let units = json!({ unit: { "hex": format!("060{}", 8 - range) }, "a_inf_1": { "hex": TARGET } });
            assert_eq!(
                total(&russians_fire(units).attack(&[TARGET], &[unit], 1)),
                *strength,
                "{unit} at {range}"
            );
        }
        let beyond = format!("060{}", 7 - strengths.len());
        let units = json!({ unit: { "hex": beyond }, "a_inf_1": { "hex": TARGET } });
        russians_fire(units).refused_by(aim(TARGET), "quad:7.41");
    }
}

fn strengths_of_class(letter: u8) -> Vec<u8> {
    let tables = &open_ground().tables;
    (1..)
        .map(|range| tables.artillery_strength(letter - b'A', range))
        .take_while(|strength| *strength > 0)
        .collect()
}

#[test]
fn the_table_of_artillery_classes() {
    proves!("quad:7.41");
    let expected: [(u8, &[u8]); 9] = [
        (b'A', &[8, 5, 3, 2, 1, 1]),
        (b'B', &[7, 4, 2, 1, 1]),
        (b'C', &[8, 4, 2]),
        (b'D', &[7, 3, 2]),
        (b'E', &[6, 3, 1]),
        (b'F', &[5, 3, 1]),
        (b'G', &[7, 2]),
        (b'H', &[3, 1]),
        (b'I', &[1]),
    ];
    for (letter, strengths) in expected {
        assert_eq!(strengths_of_class(letter), strengths, "class {}", letter as char);
    }
}

#[test]
fn class_j_of_alma_is_in_the_table() {
    proves!("quad:E:7.41");
    assert_eq!(strengths_of_class(b'J'), [8, 6, 4]);
}

/// Ground with a town on 0608.
fn town() -> &'static Quad<Plain> {
    static GAME: OnceLock<&'static Quad<Plain>> = OnceLock::new();
    GAME.get_or_init(|| Field::flat(12, 12).terrain("town", &[TARGET]).battle())
}

fn column_in_town(strength: u8, target: &str, marks: &Value) -> u8 {
    let table = on(town(), "russian", "offensive_fire", positioned(strength, target, marks));
    column(&volley(table, strength, 1))
}

fn column_in_the_open(strength: u8, target: &str, marks: &Value) -> u8 {
    column(&shoot(strength, target, marks, 1))
}

#[test]
fn a_target_in_town_is_one_column_to_the_left() {
    proves!("quad:7.42a");
    assert_eq!(column_in_town(5, "a_inf_1", &json!({})), 4);
    assert_eq!(column_in_the_open(5, "a_inf_1", &json!({})), 5);
}

#[test]
fn a_firer_in_town_is_not_worse_off() {
    proves!("quad:7.42a");
    let town_at_the_guns = Field::flat(12, 12).terrain("town", &["0607"]).battle();
    let table = on(town_at_the_guns, "russian", "offensive_fire", positioned(5, "a_inf_1", &json!({})));
    assert_eq!(column(&volley(table, 5, 1)), 5);
}

#[test]
fn all_shifts_add_up_and_stay_within_the_table() {
    proves!("quad:7.42");
    let broken = json!({ "disrupted": true });
    assert_eq!(column_in_the_open(4, "a_cav_1", &broken), 4 + 1 + 1);
    assert_eq!(column_in_town(4, "a_cav_1", &broken), 4 - 1 + 1 + 1);
    assert_eq!(column_in_town(4, "a_cav_1", &json!({})), 4 - 1 + 1);
    assert_eq!(column_in_town(1, "a_inf_1", &json!({})), 1);
    assert_eq!(column_in_the_open(7, "a_cav_1", &broken), 8);
    assert_eq!(column_in_the_open(18, "a_inf_1", &json!({})), 8);
    // 18 points start in the last column, and the town moves them to the one before.
    assert_eq!(column_in_town(18, "a_inf_1", &json!({})), 7);
}

#[test]
fn what_the_player_is_told_before_the_roll_agrees_with_it() {
    proves!("quad:7.42");
    let units = positioned(4, "a_cav_1", &json!({ "disrupted": true }));
    let mut table = on(town(), "russian", "offensive_fire", units);
    table.play(aim(TARGET));
    table.play(join("r_inf_1"));
    table.play(join("r_gun_a"));
    let factors = table.game.factors(&table.state, table.read(&roll()));
    let told: Vec<(&str, Option<i32>)> = factors.iter().map(|factor| (factor.rule.0, factor.value)).collect();
    let expected = [
        ("quad:7.11", Some(3)),
        ("quad:7.41", Some(1)),
        ("quad:7.12", Some(4)),
        ("quad:7.42a", Some(-1)),
        ("quad:E:7.42", Some(1)),
        ("quad:9.26", Some(1)),
        ("quad:7.42", Some(5)),
    ];
    assert_eq!(told, expected);
    let events = table.play_with(roll(), &[1]);
    assert_eq!(hits(&table, &events), [("a_cav_1".into(), 5, 1)]);
}

#[test]
fn the_shift_for_skirmishers_is_in_the_table_and_moves_nobody_here() {
    proves!("quad:7.42c");
    assert_eq!(open_ground().tables.fire_shifts.unstacked_skirmisher, -1);
    // No arm of this game is a skirmisher: alone or stacked, infantry is hit in the plain column.
    assert_eq!(column_in_the_open(5, "a_inf_1", &json!({})), 5);
    let mut units = positioned(5, "a_inf_1", &json!({ "level": 1 }));
    units["a_gun_a"] = json!({ "hex": TARGET, "level": 0 });
    assert_eq!(column(&volley(russians_fire(units), 5, 1)), 5);
}

#[test]
fn the_shift_for_night_and_fog_is_in_the_table_and_no_turn_here_is_dark() {
    proves!("quad:7.42d");
    assert_eq!(open_ground().tables.fire_shifts.night_or_fog, -1);
    for turn in 1..=4 {
        let units = positioned(5, "a_inf_1", &json!({}));
        let position =
            json!({ "turn": turn, "phasing": "russian", "phase": "offensive_fire", "units": units });
        assert_eq!(column(&volley(Table::set_up(open_ground(), position), 5, 1)), 5, "turn {turn}");
    }
}

#[test]
fn cavalry_and_disrupted_units_are_one_column_to_the_right() {
    proves!("quad:7.42e", "quad:E:7.42");
    assert_eq!(column_in_the_open(5, "a_inf_1", &json!({})), 5);
    assert_eq!(column_in_the_open(5, "a_cav_1", &json!({})), 6);
    assert_eq!(column_in_the_open(5, "a_inf_1", &json!({ "disrupted": true })), 6);
    // Horse artillery is no cavalry.
    assert_eq!(column_in_the_open(5, "a_horse", &json!({})), 5);
}

#[test]
fn guns_that_could_not_fire_are_one_column_to_the_right() {
    proves!("quad:7.42e", "quad:E:7.42");
    let moved = json!({ "moved": true });
    // In the Player-Turn in which they moved: both kinds.
    let under_defensive_fire = |target: &str, marks: &Value| {
        let table = on(open_ground(), "allied", "defensive_fire", positioned(5, target, marks));
        column(&volley(table, 5, 1))
    };
    for guns in ["a_gun_d", "a_horse"] {
        assert_eq!(under_defensive_fire(guns, &moved), 6, "{guns}");
        assert_eq!(under_defensive_fire(guns, &json!({})), 5, "{guns}");
    }
    // In the next one: foot artillery is still silent, horse artillery could fire.
    assert_eq!(column_in_the_open(5, "a_gun_d", &moved), 6);
    assert_eq!(column_in_the_open(5, "a_horse", &moved), 5);
    // Infantry that moved is nothing special.
    assert_eq!(under_defensive_fire("a_inf_1", &moved), 5);
    // Disrupted and silent is one reason, not two.
    let both = json!({ "moved": true, "disrupted": true });
    assert_eq!(under_defensive_fire("a_gun_d", &both), 6);
}

#[test]
fn disrupted_guns_do_not_fire() {
    proves!("quad:9.25");
    let units = json!({
        "r_gun_a": { "hex": "0605", "disrupted": true }, "r_horse": { "hex": "0606", "disrupted": true },
        "r_gun_d": { "hex": "0308" }, "a_inf_1": { "hex": TARGET },
    });
    for mut table in [russians_defend(units.clone()), russians_fire(units.clone())] {
        table.play(aim(TARGET));
        table.refused_by(join("r_gun_a"), "quad:9.25");
        // Its back shows a class, and still it is silent.
        table.refused_by(join("r_horse"), "quad:9.25");
        assert!(table.allows(join("r_gun_d")));
    }
    let rallied = json!({ "r_horse": { "hex": "0606" }, "a_inf_1": { "hex": TARGET } });
    assert!(russians_defend(rallied).allows(aim(TARGET)));
}

#[test]
fn example_9_26() {
    proves!("quad:9.26");
    assert_eq!(column_in_the_open(6, "a_inf_1", &json!({ "disrupted": true })), 7);
    assert_eq!(column_in_the_open(6, "a_inf_1", &json!({})), 6);
}

#[test]
fn a_unit_disrupted_by_fire_shifts_the_fire_of_the_next_phase() {
    proves!("quad:9.26");
    // Guns hold their ground, so fire of the next phase finds them disrupted.
    let mut units = positioned(5, "a_gun_d", &json!({}));
    units["r_gun_a"] = json!({ "hex": "0605" });
    let mut table = on(open_ground(), "allied", "defensive_fire", units);
    let events = table.attack(&[TARGET], &["r_guard"], 4);
    assert_eq!(hits(&table, &events), [("a_gun_d".into(), 5, 3)]);
    table.until(Side::Russian, Phase::OffensiveFire);
    let events = table.attack(&[TARGET], &["r_gun_a"], 1);
    assert_eq!(hits(&table, &events), [("a_gun_d".into(), 4, 1)]);
}

#[test]
fn canrobert_s_hill_under_fire_on_the_first_turn() {
    proves!("quad:7.11", "quad:7.15", "quad:7.18", "quad:7.42b");
    let mut table = Table::opening(balaclava());
    table.until(Side::Russian, Phase::OffensiveFire);
    let before = table.points()[0];
    let firers = ["ru_azov_2", "ru_azov_3", "ru_azov_4", "ru_hvy_1", "ru_hvy_2", "ru_hvy_3"];
    let events = table.attack(&["2313"], &firers, 1);
    // 6 of the battalions and 3 of the guns: column 8, the redoubt makes it 7.
    let militia = table.unit("tu_militia_1");
    assert!(events.iter().any(|event| matches!(event, Event::Fired { strength: 9, .. })));
    assert!(events.contains(&Event::Hit { unit: militia, column: 7, result: 2, morale: 1 }));
    assert_eq!((table.at("tu_militia_1"), table.is_disrupted("tu_militia_1")), ("2314".into(), true));
    assert_eq!(table.at("br_gun_canrobt"), "off");
    assert_eq!(table.points()[0], before + 3);
    // The exception of 18.2: one battalion next to the gun may enter, and nobody else.
    assert_eq!(table.asked(), Some(Side::Russian));
    table.refused_by(advance("ru_hvy_1", "2313"), "quad:7.18");
    assert!(table.allows(advance("ru_azov_2", "2313")));
    table.play(advance("ru_azov_3", "2313"));
    assert_eq!(table.at("ru_azov_3"), "2313");
    assert!(!table.decisions().iter().any(|decision| matches!(decision, Decision::Advance { .. })));
}

#[test]
fn the_thin_red_line() {
    proves!("quad:7.13", "quad:E:7.42");
    let mut table = Table::set_up(
        balaclava(),
        json!({ "turn": 1, "phasing": "russian", "phase": "defensive_fire", "units": {
            "br_93": { "hex": "1417" }, "ru_kvhus_1": { "hex": "1416" },
        }}),
    );
    let hussars = table.unit("ru_kvhus_1");
    let events = table.attack(&["1416"], &["br_93"], 3);
    assert!(events.contains(&Event::Hit { unit: hussars, column: 6, result: 3, morale: 3 }));
    assert_eq!((table.at("ru_kvhus_1"), table.is_disrupted("ru_kvhus_1")), ("1416".into(), true));
}
