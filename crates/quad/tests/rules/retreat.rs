//! Retreats (8.5).

use crate::field::Field;
use crate::harness::*;
use crate::melee::{flee, fought, on, on_flat};
use crate::plain::Plain;
use quad::Event;
use quad::state::{Phase, Place, Stage};
use quad::unit::Side;
use serde_json::{Value, json};

/// r_inf_1 on 0504 drives the enemy out of 0505 with R. 0404 and 0604 are in its zone; 0405, 0506 and
/// 0605 are free.
pub fn driven_out(field: &Field, mut units: Value) -> (Table<Plain>, Vec<Event>) {
    units["r_inf_1"] = json!({ "hex": "0504" });
    let mut table = on(field, units);
    let events = table.attack(&["0505"], &["r_inf_1"], 4);
    assert_eq!(fought(&events).3, "D R");
    (table, events)
}

fn lost(events: &[Event], table: &Table<Plain>, unit: &str) -> Option<&'static str> {
    let unit = table.unit(unit);
    events.iter().find_map(|event| match event {
        Event::Eliminated { unit: who, rule } if *who == unit => Some(rule.0),
        _ => None,
    })
}

/// The hexes to which a unit may step now, as text.
fn ways(table: &Table<Plain>, unit: &str) -> Vec<String> {
    let unit = table.unit(unit);
    let ways = table.decisions().into_iter().filter_map(|decision| match decision {
        quad::Decision::Retreat { unit: who, to } if who == unit => Some(to.to_string()),
        _ => None,
    });
    ways.collect()
}

#[test]
fn the_owner_retreats_his_unit_at_once() {
    proves!("quad:8.5");
    let (mut table, _) = driven_out(&Field::flat(8, 9), json!({ "a_inf_1": { "hex": "0505" } }));
    assert_eq!((table.asked(), table.state.combat.stage), (Some(Side::Allied), Stage::Retreats));
    assert_eq!(ways(&table, "a_inf_1"), ["0405", "0506", "0605"]);
    table.refused_by(done(), "quad:8.5");
    table.refused_by(retreat("a_inf_1", "0504"), "quad:8.51");
    table.refused_by(retreat("a_inf_1", "0507"), "quad:8.54");
    table.refused_by(retreat("r_inf_1", "0503"), "quad:8.5");
    table.play(retreat("a_inf_1", "0605"));
    assert_eq!(table.at("a_inf_1"), "0605");
    assert!(!table.is_disrupted("a_inf_1"), "R does not disrupt");
}

#[test]
fn several_units_retreat_one_after_the_other_in_the_owners_order() {
    proves!("quad:8.5");
    let set_up = || {
        let mut table = on_flat(json!({
            "r_inf_1": { "hex": "0504" }, "r_inf_2": { "hex": "0604" }, "a_inf_1": { "hex": "0505" },
        }));
        table.attack(&["0505"], &["r_inf_1", "r_inf_2"], 2);
        assert_eq!(table.asked(), Some(Side::Russian));
        table
    };
    let mut table = set_up();
    assert!(table.allows(retreat("r_inf_1", "0503")) && table.allows(retreat("r_inf_2", "0704")));
    table.play(retreat("r_inf_2", "0603"));
    assert_eq!((table.at("r_inf_1"), table.at("r_inf_2")), ("0504".into(), "0603".into()));
    table.refused_by(retreat("r_inf_1", "0603"), "quad:8.53");
    table.play(retreat("r_inf_1", "0503"));
    assert_eq!(table.at("r_inf_1"), "0503");
    let mut table = set_up();
    table.play(retreat("r_inf_1", "0603"));
    table.refused_by(retreat("r_inf_2", "0603"), "quad:8.53");
}

#[test]
fn a_unit_that_cannot_retreat_at_all_is_lost() {
    proves!("quad:8.5", "quad:8.51");
    let mut table = on_flat(json!({
        "r_inf_1": { "hex": "0504" }, "r_inf_2": { "hex": "0506" }, "a_inf_1": { "hex": "0505" },
    }));
    let events = table.attack(&["0505"], &["r_inf_1", "r_inf_2"], 3);
    assert_eq!(fought(&events).3, "D R");
    assert_eq!(lost(&events, &table, "a_inf_1"), Some("quad:8.54"));
    // One attacker fewer in order leaves a way.
    let mut table = on_flat(json!({
        "r_inf_1": { "hex": "0504" }, "r_inf_2": { "hex": "0506", "disrupted": true }, "a_inf_1": { "hex": "0505" },
    }));
    table.attack(&["0505"], &["r_inf_1"], 4);
    assert_eq!(ways(&table, "a_inf_1"), ["0405", "0605"]);
}

#[test]
fn no_retreat_into_an_enemy_zone_even_where_a_friend_stands() {
    proves!("quad:8.51");
    let (table, _) = driven_out(&Field::flat(8, 9), json!({ "a_inf_1": { "hex": "0505" } }));
    table.refused_by(retreat("a_inf_1", "0404"), "quad:8.51");
    table.refused_by(retreat("a_inf_1", "0604"), "quad:8.51");
    // The only free hex holds a gun, with which a battalion can stand.
    let sea = Field::flat(8, 9).terrain("sea", &["0506", "0605"]);
    let (table, _) = driven_out(&sea, json!({ "a_inf_1": { "hex": "0505" }, "a_gun_d": { "hex": "0405" } }));
    assert_eq!(table.at("a_inf_1"), "0405");
    // But not if an enemy controls that hex.
    let (table, events) = driven_out(
        &sea,
        json!({ "a_inf_1": { "hex": "0505" }, "a_gun_d": { "hex": "0405" }, "r_inf_2": { "hex": "0305" } }),
    );
    assert_eq!(lost(&events, &table, "a_inf_1"), Some("quad:8.54"));
}

#[test]
fn no_retreat_across_prohibited_ground() {
    proves!("quad:8.52");
    let field =
        Field::flat(8, 9).level(3, &["0506"]).slope("cliff", &["0505>0506"]).terrain("sea", &["0405"]);
    let (table, _) = driven_out(&field, json!({ "a_inf_1": { "hex": "0505" } }));
    assert_eq!(table.at("a_inf_1"), "0605", "the only way");
    let field = Field::flat(8, 9).level(3, &["0506"]).slope("cliff", &["0505>0506"]);
    let (table, _) = driven_out(&field, json!({ "a_inf_1": { "hex": "0505" } }));
    table.refused_by(retreat("a_inf_1", "0506"), "quad:8.52");
    assert!(table.allows(retreat("a_inf_1", "0405")));
    // A river is no such hexside, and costs nothing.
    let field = Field::flat(8, 9).side("river", &["0505|0506"]);
    let (table, _) = driven_out(&field, json!({ "a_inf_1": { "hex": "0505" } }));
    assert!(table.allows(retreat("a_inf_1", "0506")));
    // Beyond the edge of the map there is nothing.
    let mut table = on_flat(json!({ "r_inf_1": { "hex": "0502" }, "a_inf_1": { "hex": "0501" } }));
    let events = table.attack(&["0501"], &["r_inf_1"], 4);
    assert_eq!(lost(&events, &table, "a_inf_1"), Some("quad:8.54"));
}

#[test]
fn vacant_hexes_come_before_hexes_with_friends() {
    proves!("quad:8.53");
    let units =
        json!({ "a_inf_1": { "hex": "0505" }, "a_gun_d": { "hex": "0506" }, "a_inf_2": { "hex": "0605" } });
    let (table, _) = driven_out(&Field::flat(8, 9), units.clone());
    assert_eq!(table.at("a_inf_1"), "0405", "neither to the gun nor to the other battalion");
    // Without a vacant hex it goes where it can stand with a friend, and displaces nobody.
    let (mut table, _) = driven_out(&Field::flat(8, 9).terrain("sea", &["0405"]), units);
    assert_eq!((table.at("a_inf_1"), table.at("a_inf_2")), ("0506".into(), "0605".into()));
    // Its owner says in which order the two stand.
    assert_eq!(table.asked(), Some(Side::Allied));
    table.play(quad::Decision::Below);
    assert_eq!(table.state.level[table.unit("a_gun_d")], 1);
}

#[test]
fn a_retreat_goes_the_whole_distance_away_from_the_combat() {
    proves!("quad:8.54");
    // Morale 1 makes two hexes of R.
    let (mut table, _) = driven_out(&Field::flat(8, 9), json!({ "a_meek": { "hex": "0505" } }));
    table.play(retreat("a_meek", "0506"));
    assert_eq!(table.at("a_meek"), "0505", "it waits until the whole path is chosen");
    assert_eq!(ways(&table, "a_meek"), ["0406", "0507", "0606"]);
    // 0605 is next to 0506, but only one hex away from the combat.
    assert!(!table.allows(retreat("a_meek", "0605")));
    table.play(retreat("a_meek", "0507"));
    assert_eq!(table.at("a_meek"), "0507");
    // Going round the combat in a ring is no way: who has nothing else is lost.
    let ring = Field::flat(8, 9).terrain("sea", &["0405", "0406", "0507", "0606", "0705", "0706"]);
    let (mut table, _) = driven_out(&ring, json!({ "a_meek": { "hex": "0505" } }));
    assert_eq!(ways(&table, "a_meek"), ["0506", "0605"]);
    table.play(retreat("a_meek", "0506"));
    assert_eq!(table.place("a_meek"), Place::Eliminated);
}

#[test]
fn who_can_go_only_part_of_the_way_is_lost_where_it_ends() {
    proves!("quad:8.54");
    let field = Field::flat(8, 9).terrain("sea", &["0405", "0605", "0406", "0507", "0606"]);
    let (mut table, events) = driven_out(&field, json!({ "a_meek": { "hex": "0505" } }));
    let path = events.iter().find_map(|event| match event {
        Event::Retreated { path, .. } => Some(path.clone()),
        _ => None,
    });
    assert_eq!(path, Some(vec![hex("0505"), hex("0506")]));
    assert_eq!(lost(&events, &table, "a_meek"), Some("quad:8.54"));
    assert_eq!(table.place("a_meek"), Place::Eliminated);
    // The path of retreat ends where it died.
    assert!(table.allows(advance("r_inf_1", "0505")));
    table.play(advance("r_inf_1", "0506"));
    assert_eq!(table.at("r_inf_1"), "0506");
}

#[test]
fn foot_artillery_that_must_retreat_is_lost_and_horse_artillery_rides_away() {
    proves!("quad:8.55");
    // 4 against 1: column 6, R on line 3, 1 on line 4.
    let melee = |gun: &str, disrupted: bool, die: u8| {
        let mut units = json!({ "r_inf_1": { "hex": "0504" } });
        units[gun] = json!({ "hex": "0505", "disrupted": disrupted });
        let mut table = on_flat(units);
        let events = table.attack(&["0505"], &["r_inf_1"], die);
        (lost(&events, &table, gun), table)
    };
    let (loss, table) = melee("a_gun_d", false, 1);
    assert_eq!((loss, table.place("a_gun_d")), (Some("quad:8.55"), Place::Eliminated));
    for (die, disrupted) in [(1, false), (2, true)] {
        let (loss, mut table) = melee("a_horse", false, die);
        assert_eq!(loss, None);
        flee(&mut table, "a_horse", &["0506"]);
        assert_eq!(table.is_disrupted("a_horse"), disrupted, "die {die}");
    }
    let (loss, _) = melee("a_horse", true, 1);
    assert_eq!(loss, Some("quad:9.12"), "it was disrupted before the melee");
}

#[test]
fn a_retreat_ends_as_far_from_all_enemies_as_it_can() {
    proves!("quad:8.56");
    let (mut table, _) = driven_out(&Field::flat(8, 9), json!({ "a_meek": { "hex": "0505" } }));
    table.play(retreat("a_meek", "0405"));
    // 0305 is two hexes away from the combat too, but nearer to 0504 than 0306 and 0406.
    assert_eq!(ways(&table, "a_meek"), ["0306", "0406"]);
    table.refused_by(retreat("a_meek", "0305"), "quad:8.56");
    // Every enemy counts, also one that is disrupted and took no part.
    let (table, _) = driven_out(
        &Field::flat(8, 9),
        json!({ "a_meek": { "hex": "0505" }, "r_inf_2": { "hex": "0408", "disrupted": true } }),
    );
    // 0406 and 0507 are two hexes from 0408, 0306 three, 0606 three, 0706 four: nearest enemies at 2, 2, 3, 3, 3.
    assert_eq!(ways(&table, "a_meek"), ["0405", "0506", "0605"]);
    let mut table = table;
    table.play(retreat("a_meek", "0506"));
    assert_eq!(table.at("a_meek"), "0606", "the only one of three ends that is far enough");
}

#[test]
fn example_the_militia_of_redoubt_one_can_run_only_to_2314() {
    proves!("quad:8.51", "quad:8.5");
    let mut table = Table::opening(balaclava());
    assert_eq!(
        ["ru_azov_2", "ru_azov_3", "ru_azov_4", "tu_militia_1"].map(|unit| table.at(unit)),
        ["2212", "2312", "2412", "2313"]
    );
    table.until(Side::Russian, Phase::OffensiveFire);
    let guns = ["ru_azov_2", "ru_azov_3", "ru_azov_4", "ru_hvy_1", "ru_hvy_2", "ru_hvy_3"];
    table.attack(&["2313"], &guns, 1);
    assert!(table.is_disrupted("tu_militia_1"));
    assert_eq!(table.at("tu_militia_1"), "2314");
    // 2213 and 2413 are vacant, on the map and open to infantry; the Azov battalions control them.
    let azov = Side::Russian;
    let zone = table.game.zone_of(&table.state, azov);
    assert!(zone.contains(hex("2213")) && zone.contains(hex("2413")) && !zone.contains(hex("2314")));
}
