//! Displacement (8.6).
//!
//! r_inf_1 on 0504 drives the enemy out of 0505. It controls 0404 and 0604; sea closes 0405 and 0605, so
//! that 0506 is the only way out, unless a test opens another.

use crate::allocation::Chance;
use crate::field::Field;
use crate::harness::*;
use crate::melee::{fought, on};
use crate::plain::Plain;
use crate::retreat::driven_out;
use kernel::Game;
use quad::state::{Phase, Place, Stage};
use quad::unit::Side;
use quad::{Decision, Event, Quad};
use serde_json::{Value, json};

/// The neck of land 0506, and more sea.
fn neck(sea: &[&str]) -> Field {
    Field::flat(8, 10).terrain("sea", &["0405", "0605"]).terrain("sea", sea)
}

/// A strip of land one hex wide: 0506, 0507, 0508, ...
fn strip() -> Field {
    neck(&["0406", "0606", "0407", "0607", "0408", "0608"])
}

fn is_lost(table: &Table<Plain>, unit: &str) -> bool {
    table.place(unit) == Place::Eliminated
}

/// The hexes to which the asked unit may make room.
fn rooms(table: &Table<Plain>, unit: &str) -> Vec<String> {
    let unit = table.unit(unit);
    let rooms = table.decisions().into_iter().filter_map(|decision| match decision {
        Decision::Displace { unit: who, to } if who == unit => Some(to.to_string()),
        _ => None,
    });
    rooms.collect()
}

fn displaced(events: &[Event]) -> usize {
    events.iter().filter(|event| matches!(event, Event::Displaced { .. })).count()
}

#[test]
fn a_friend_on_the_only_way_is_moved_one_hex_by_its_owner() {
    proves!("quad:8.61", "quad:8.53");
    let (mut table, _) =
        driven_out(&neck(&[]), json!({ "a_inf_1": { "hex": "0505" }, "a_inf_2": { "hex": "0506" } }));
    assert_eq!((table.asked(), table.state.combat.stage), (Some(Side::Allied), Stage::Retreats));
    assert_eq!(rooms(&table, "a_inf_2"), ["0406", "0507", "0606"]);
    table.refused_by(displace("a_inf_2", "0505"), "quad:8.61");
    table.refused_by(displace("a_inf_2", "0605"), "quad:13.0t");
    table.refused_by(displace("a_inf_2", "0508"), "quad:8.61");
    table.refused_by(displace("a_inf_1", "0506"), "quad:8.61");
    let events = table.play(displace("a_inf_2", "0606"));
    assert_eq!(displaced(&events), 1);
    assert_eq!((table.at("a_inf_1"), table.at("a_inf_2")), ("0506".into(), "0606".into()));
    assert!(!table.is_disrupted("a_inf_2"), "it only made room");
}

#[test]
fn cavalry_is_displaced_too_and_by_the_rules_of_its_own_retreat() {
    proves!("quad:8.61");
    // Cavalry does not retreat into woods: 0507 is closed to it, and 0606 lies in an enemy zone.
    let (table, _) = driven_out(
        &neck(&[]).terrain("woods", &["0507"]),
        json!({ "a_inf_1": { "hex": "0505" }, "a_cav_1": { "hex": "0506" }, "r_inf_2": { "hex": "0707" } }),
    );
    assert_eq!((table.at("a_inf_1"), table.at("a_cav_1")), ("0506".into(), "0406".into()));
}

#[test]
fn a_displaced_unit_goes_as_far_from_the_enemy_as_it_can() {
    proves!("quad:8.61");
    // A disrupted enemy on 0408 has no zone, but 0406 and 0507 lie nearer to it than 0606.
    let (table, _) = driven_out(
        &neck(&[]),
        json!({
            "a_inf_1": { "hex": "0505" }, "a_inf_2": { "hex": "0506" }, "r_inf_2": { "hex": "0408", "disrupted": true },
        }),
    );
    assert_eq!((table.at("a_inf_1"), table.at("a_inf_2")), ("0506".into(), "0606".into()));
}

#[test]
fn a_retreat_displaces_as_many_units_as_it_must() {
    proves!("quad:8.61");
    // Two hexes to go. The friend on 0506 can step aside to 0405, which a cliff closes to the retreat.
    let field = Field::flat(8, 10)
        .level(3, &["0405"])
        .slope("cliff", &["0505>0405"])
        .terrain("sea", &["0605", "0406", "0606"]);
    let (mut table, _) = driven_out(
        &field,
        json!({ "a_meek": { "hex": "0505" }, "a_inf_1": { "hex": "0506" }, "a_inf_2": { "hex": "0507" } }),
    );
    assert_eq!(table.at("a_inf_1"), "0405");
    assert_eq!(rooms(&table, "a_inf_2"), ["0407", "0508", "0607"]);
    table.play(displace("a_inf_2", "0407"));
    assert_eq!(["a_meek", "a_inf_1", "a_inf_2"].map(|unit| table.at(unit)), ["0507", "0405", "0407"]);
}

#[test]
fn a_displaced_unit_keeps_off_the_rest_of_the_path_if_it_can() {
    proves!("quad:8.61");
    let (mut table, _) =
        driven_out(&neck(&[]), json!({ "a_meek": { "hex": "0505" }, "a_inf_1": { "hex": "0506" } }));
    // The whole path is chosen first: 0506, then one of three.
    table.play(retreat("a_meek", "0506"));
    assert!(table.allows(retreat("a_meek", "0507")) && table.allows(retreat("a_meek", "0606")));
    table.play(retreat("a_meek", "0507"));
    assert_eq!(rooms(&table, "a_inf_1"), ["0406", "0606"]);
    table.play(displace("a_inf_1", "0406"));
    assert_eq!((table.at("a_meek"), table.at("a_inf_1")), ("0507".into(), "0406".into()));
}

#[test]
fn of_two_ways_the_one_that_displaces_fewer_is_taken() {
    proves!("quad:8.61", "quad:8.64");
    // 0506: its friend can go nowhere but to 0507, where another stands. 0605: its friend can step aside.
    let field = Field::flat(8, 10).terrain("sea", &["0405", "0406", "0606"]);
    let (table, events) = driven_out(
        &field,
        json!({
            "a_inf_1": { "hex": "0505" }, "a_inf_2": { "hex": "0506" }, "a_inf_3": { "hex": "0507" },
            "a_inf_4": { "hex": "0605" },
        }),
    );
    assert_eq!(displaced(&events), 1);
    assert_eq!(
        ["a_inf_1", "a_inf_2", "a_inf_3", "a_inf_4"].map(|unit| table.at(unit)),
        ["0605", "0506", "0507", "0706"]
    );
}

#[test]
fn artillery_stays_and_is_passed() {
    proves!("quad:8.62");
    // Two hexes to go, through two batteries, to the free hex behind them.
    let (table, events) = driven_out(
        &strip(),
        json!({ "a_meek": { "hex": "0505" }, "a_gun_d": { "hex": "0506" }, "a_gun_d2": { "hex": "0506" } }),
    );
    assert_eq!(["a_meek", "a_gun_d", "a_gun_d2"].map(|unit| table.at(unit)), ["0507", "0506", "0506"]);
    assert_eq!(displaced(&events), 0);
    // One hex to go: it stays with a single battery.
    let (mut table, _) =
        driven_out(&strip(), json!({ "a_inf_1": { "hex": "0505" }, "a_gun_d": { "hex": "0506" } }));
    assert_eq!((table.at("a_inf_1"), table.at("a_gun_d")), ("0506".into(), "0506".into()));
    table.play(Decision::OnTop);
    // A battalion that stands with a battery is displaced alone.
    let (table, _) = driven_out(
        &strip(),
        json!({ "a_inf_1": { "hex": "0505" }, "a_gun_d": { "hex": "0506" }, "a_inf_2": { "hex": "0506" } }),
    );
    assert_eq!(["a_inf_1", "a_gun_d", "a_inf_2"].map(|unit| table.at(unit)), ["0506", "0506", "0507"]);
}

#[test]
fn who_could_end_only_with_two_batteries_is_lost() {
    proves!("quad:8.62");
    let guns = json!({
        "a_inf_1": { "hex": "0505" }, "a_gun_d": { "hex": "0506" }, "a_gun_d2": { "hex": "0506" },
    });
    let (table, _) = driven_out(&strip(), guns.clone());
    assert!(is_lost(&table, "a_inf_1"));
    assert_eq!(["a_gun_d", "a_gun_d2"].map(|unit| table.at(unit)), ["0506", "0506"]);
    // With another hex it lives.
    let (table, _) = driven_out(&Field::flat(8, 10).terrain("sea", &["0605"]), guns);
    assert_eq!(table.at("a_inf_1"), "0405");
}

#[test]
fn a_displaced_unit_does_not_end_with_two_batteries_either() {
    proves!("quad:8.62", "quad:8.63");
    let (table, events) = driven_out(
        &strip(),
        json!({
            "a_inf_1": { "hex": "0505" }, "a_inf_2": { "hex": "0506" },
            "a_gun_d": { "hex": "0507" }, "a_gun_d2": { "hex": "0507" },
        }),
    );
    assert!(is_lost(&table, "a_inf_1"));
    assert_eq!((table.at("a_inf_2"), displaced(&events)), ("0506".into(), 0));
    // With one it does.
    let (mut table, _) = driven_out(
        &strip(),
        json!({ "a_inf_1": { "hex": "0505" }, "a_inf_2": { "hex": "0506" }, "a_gun_d": { "hex": "0507" } }),
    );
    assert_eq!(table.asked(), Some(Side::Allied));
    table.play(Decision::Below);
    assert_eq!(["a_inf_1", "a_inf_2"].map(|unit| table.at(unit)), ["0506", "0507"]);
    assert_eq!(table.state.level[table.unit("a_inf_2")], 0);
}

#[test]
fn horse_artillery_joins_a_single_unit_and_displaces_infantry_that_has_a_gun() {
    proves!("quad:8.61", "quad:8.62");
    let driven_out = |more: Value| {
        let mut units = json!({ "r_inf_1": { "hex": "0504" }, "a_horse": { "hex": "0505" } });
        units.as_object_mut().expect("units").extend(more.as_object().expect("units").clone());
        let mut table = on(&strip(), units);
        let events = table.attack(&["0505"], &["r_inf_1"], 1);
        assert_eq!(fought(&events).3, "D R");
        (table, displaced(&events))
    };
    let (table, moved) = driven_out(json!({ "a_inf_1": { "hex": "0506" } }));
    assert_eq!((table.at("a_horse"), table.at("a_inf_1"), moved), ("0506".into(), "0506".into(), 0));
    let (table, moved) = driven_out(json!({ "a_inf_1": { "hex": "0506" }, "a_gun_d": { "hex": "0506" } }));
    assert_eq!((table.at("a_horse"), table.at("a_inf_1"), moved), ("0506".into(), "0507".into(), 1));
    let (table, moved) = driven_out(json!({ "a_gun_d2": { "hex": "0506" }, "a_gun_d": { "hex": "0506" } }));
    assert!(is_lost(&table, "a_horse"));
    assert_eq!(moved, 0);
}

#[test]
fn displaced_units_displace_others_in_a_chain() {
    proves!("quad:8.63");
    let field = neck(&["0406", "0606"]);
    let (mut table, events) = driven_out(
        &field,
        json!({ "a_inf_1": { "hex": "0505" }, "a_inf_2": { "hex": "0506" }, "a_inf_3": { "hex": "0507" } }),
    );
    assert_eq!(displaced(&events), 0, "the last of the chain moves first");
    assert_eq!(rooms(&table, "a_inf_3"), ["0407", "0508", "0607"]);
    table.refused_by(displace("a_inf_3", "0506"), "quad:8.61");
    let events = table.play(displace("a_inf_3", "0508"));
    assert_eq!(displaced(&events), 2);
    assert_eq!(["a_inf_1", "a_inf_2", "a_inf_3"].map(|unit| table.at(unit)), ["0506", "0507", "0508"]);
}

#[test]
fn a_long_chain_runs_down_the_strip() {
    proves!("quad:8.63");
    let (table, events) = driven_out(
        &strip(),
        json!({
            "a_inf_1": { "hex": "0505" }, "a_inf_2": { "hex": "0506" }, "a_cav_1": { "hex": "0507" },
            "a_inf_3": { "hex": "0508" }, "r_inf_2": { "hex": "0509", "disrupted": true },
        }),
    );
    // An enemy holds 0509 and sea closes the rest, so a_inf_3 has no hex.
    assert_eq!(displaced(&events), 0);
    assert!(is_lost(&table, "a_inf_1"), "a_inf_3 has no hex, so nobody moves");
    assert_eq!(["a_inf_2", "a_cav_1", "a_inf_3"].map(|unit| table.at(unit)), ["0506", "0507", "0508"]);
    let (table, events) = driven_out(
        &strip(),
        json!({
            "a_inf_1": { "hex": "0505" }, "a_inf_2": { "hex": "0506" }, "a_cav_1": { "hex": "0507" },
            "a_inf_3": { "hex": "0508" },
        }),
    );
    assert_eq!(displaced(&events), 3);
    assert_eq!(
        ["a_inf_1", "a_inf_2", "a_cav_1", "a_inf_3"].map(|unit| table.at(unit)),
        ["0506", "0507", "0508", "0509"]
    );
}

#[test]
fn if_the_displaced_unit_would_be_lost_the_retreating_one_is_instead() {
    proves!("quad:8.63");
    let units = json!({ "a_inf_1": { "hex": "0505" }, "a_inf_2": { "hex": "0506" } });
    let (table, events) = driven_out(&neck(&["0406", "0507", "0606"]), units.clone());
    assert!(is_lost(&table, "a_inf_1"));
    assert_eq!((table.at("a_inf_2"), displaced(&events)), ("0506".into(), 0));
    assert!(!table.is_disrupted("a_inf_2"));
    // Enemy zones hem it in just as well.
    let mut hemmed = units;
    hemmed["r_inf_2"] = json!({ "hex": "0407" });
    hemmed["r_inf_3"] = json!({ "hex": "0707" });
    let (table, _) = driven_out(&neck(&[]), hemmed);
    assert!(is_lost(&table, "a_inf_1"));
    assert_eq!(table.at("a_inf_2"), "0506");
    // The same at the end of a chain.
    let (table, _) = driven_out(
        &neck(&["0406", "0606", "0407", "0508", "0607"]),
        json!({ "a_inf_1": { "hex": "0505" }, "a_inf_2": { "hex": "0506" }, "a_inf_3": { "hex": "0507" } }),
    );
    assert!(is_lost(&table, "a_inf_1"));
    assert_eq!(["a_inf_2", "a_inf_3"].map(|unit| table.at(unit)), ["0506", "0507"]);
}

#[test]
fn a_unit_is_displaced_twice_if_there_is_no_other_way() {
    proves!("quad:8.63");
    // Two hexes to go down a strip: the friend ahead is pushed along.
    let (table, events) =
        driven_out(&strip(), json!({ "a_meek": { "hex": "0505" }, "a_inf_1": { "hex": "0506" } }));
    assert_eq!(displaced(&events), 2);
    assert_eq!((table.at("a_meek"), table.at("a_inf_1")), ("0507".into(), "0508".into()));
    // If he cannot be pushed the second time, the retreat is not begun at his expense.
    let mut stopped = strip();
    stopped = stopped.terrain("sea", &["0508"]);
    let (table, events) =
        driven_out(&stopped, json!({ "a_meek": { "hex": "0505" }, "a_inf_1": { "hex": "0506" } }));
    assert!(is_lost(&table, "a_meek"));
    assert_eq!((table.at("a_inf_1"), displaced(&events)), ("0506".into(), 0));
}

#[test]
fn nobody_is_displaced_while_another_path_exists() {
    proves!("quad:8.64", "quad:8.53");
    // Two hexes to go: 0405 and beyond is free; 0506 holds a friend, 0507 behind it is free.
    let (mut table, _) = driven_out(
        &Field::flat(8, 10).terrain("sea", &["0605"]),
        json!({ "a_meek": { "hex": "0505" }, "a_inf_1": { "hex": "0506" } }),
    );
    table.refused_by(retreat("a_meek", "0506"), "quad:8.53");
    table.play(retreat("a_meek", "0405"));
    table.play(retreat("a_meek", "0306"));
    assert_eq!((table.at("a_meek"), table.at("a_inf_1")), ("0306".into(), "0506".into()));
}

#[test]
fn a_displaced_unit_displaces_nobody_while_it_has_a_free_hex() {
    proves!("quad:8.64");
    let (table, events) = driven_out(
        &neck(&["0606"]),
        json!({ "a_inf_1": { "hex": "0505" }, "a_inf_2": { "hex": "0506" }, "a_inf_3": { "hex": "0507" } }),
    );
    assert_eq!(displaced(&events), 1);
    assert_eq!(["a_inf_1", "a_inf_2", "a_inf_3"].map(|unit| table.at(unit)), ["0506", "0406", "0507"]);
}

#[test]
fn a_displaced_attacker_has_no_part_in_the_rest_of_the_phase() {
    proves!("quad:8.61");
    // r_inf_1 is driven back from 0505 and moves r_inf_2 out of 0504; that one stands next to a
    // disrupted enemy then, and may not attack him any more.
    let field = Field::flat(8, 10).terrain("sea", &["0404", "0604", "0403", "0603", "0402"]);
    let mut table = on(
        &field,
        json!({
            "r_inf_1": { "hex": "0505" }, "a_inf_1": { "hex": "0506" }, "r_inf_2": { "hex": "0504" },
            "r_gun_d": { "hex": "0503" }, "a_inf_2": { "hex": "0502", "disrupted": true },
            "r_inf_3": { "hex": "0501", "disrupted": true },
        }),
    );
    assert_eq!(fought(&table.attack(&["0506"], &["r_inf_1"], 3)).3, "A R");
    table.play(Decision::OnTop); // of the gun on 0503
    assert_eq!((table.at("r_inf_1"), table.at("r_inf_2")), ("0504".into(), "0503".into()));
    assert_eq!(table.state.phase, Phase::Melee);
    table.play(aim("0502"));
    table.refused_by(join("r_inf_2"), "quad:8.14");
    assert!(table.allows(join("r_inf_3")));
}

const POND: [&str; 2] = ["0202", "0504"];

/// Two dense crowds on a patch with a pond in it. None if they cannot stand so.
fn crowds(quad: &'static Quad<Plain>, chance: &mut Chance) -> Option<Table<Plain>> {
    let names = [
        "inf_1", "inf_2", "inf_3", "inf_4", "inf_5", "inf_6", "meek", "guard", "militia", "cav_1", "cav_2",
        "cav_3", "gun_d", "gun_d2", "horse",
    ];
    let mut units = json!({});
    let mut taken: Vec<(&str, String)> = Vec::new();
    for (side, north) in [("r", 1), ("a", 3)] {
        for name in names {
            let hex = format!("{:02}{:02}", 1 + chance.below(6), north + chance.below(3));
            let is_gun = name.starts_with("gun") || name == "horse";
            let room = taken.iter().all(|(holder, known)| *known != hex || (is_gun && *holder == side));
            if room && !POND.contains(&hex.as_str()) {
                taken.push((side, hex.clone()));
                units[format!("{side}_{name}")] = json!({ "hex": hex, "disrupted": chance.below(4) == 0 });
            }
        }
    }
    let position = json!({ "turn": 1, "phasing": "russian", "phase": "melee", "units": units });
    Table::try_set_up(quad, position).ok()
}

#[test]
fn in_any_crowd_retreats_and_displacements_keep_to_the_rules() {
    proves!("quad:8.51", "quad:8.54", "quad:8.61", "quad:8.62", "quad:8.63");
    let quad = Field::flat(6, 5).terrain("sea", &POND).battle();
    let mut chance = Chance(0x5eed_0008_0006);
    let (mut retreats, mut displacements, mut chains) = (0, 0, 0);
    for _ in 0..600 {
        let Some(mut table) = crowds(quad, &mut chance) else { continue };
        let mut distance = 0;
        while table.state.phase == Phase::Melee {
            let decisions = table.decisions();
            let decision = decisions[chance.below(decisions.len())];
            let die = 1 + chance.below(6) as u8;
            let dice: &[u8] = if decision == Decision::Roll { &[die] } else { &[] };
            let before = table.state;
            let events = table.play_with(quad.spell(decision), dice);
            let lost = |unit| {
                events
                    .iter()
                    .any(|event| matches!(event, Event::Eliminated { unit: who, .. } if *who == unit))
            };
            for event in &events {
                match event {
                    Event::Fought { result, .. } => {
                        distance = result[2..].trim_end_matches('*').parse().unwrap_or(1);
                    }
                    Event::Retreated { unit, path } => {
                        retreats += 1;
                        let zone = quad.zone_of(&before, quad.side(*unit).enemy());
                        for (step, hex) in path.iter().enumerate().skip(1) {
                            assert_eq!(path[0].distance(*hex) as usize, step);
                            assert!(!zone.contains(*hex), "{hex} is controlled");
                        }
                        let morale = quad.roster.unit(*unit).morale;
                        let length = distance + usize::from(morale == 1) - usize::from(morale == 5);
                        assert!(path.len() == length + 1 || (path.len() <= length && lost(*unit)));
                    }
                    Event::Displaced { unit, from, to } => {
                        displacements += 1;
                        assert_eq!(from.distance(*to), 1);
                        assert!(!quad.roster.unit(*unit).arm.is_artillery());
                        assert!(!quad.zone_of(&before, quad.side(*unit).enemy()).contains(*to));
                    }
                    _ => {}
                }
            }
            chains += usize::from(displaced(&events) > 1);
        }
    }
    assert!(retreats > 500 && displacements > 50 && chains > 5, "{retreats}, {displacements}, {chains}");
}
