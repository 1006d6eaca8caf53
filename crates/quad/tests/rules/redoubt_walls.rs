//! Fire and the walls of redoubts (7.42b, E:7.51, E:7.52).
//!
//! The redoubt is 0608, its wall stands against 0607 and 0708 (north and north-east).

use crate::field::Field;
use crate::harness::*;
use crate::plain::Plain;
use hexmap::{Cell, walk};
use quad::{Event, Quad};
use serde_json::{Value, json};
use std::sync::OnceLock;

fn redoubt() -> &'static Quad<Plain> {
    static GAME: OnceLock<&'static Quad<Plain>> = OnceLock::new();
    GAME.get_or_init(|| Field::flat(14, 14).side("redoubt", &["0608>0607", "0608>0708"]).battle())
}

fn russians_fire(units: Value) -> Table<Plain> {
    Table::set_up(
        redoubt(),
        json!({ "turn": 1, "phasing": "russian", "phase": "offensive_fire", "units": units }),
    )
}

/// Strength and column of fire at a hex that holds one target.
fn column(firers: &[(&str, &str)], target: &str) -> (u8, u8) {
    let mut units = json!({ "a_inf_1": { "hex": target } });
    for (unit, hex) in firers {
        units[*unit] = json!({ "hex": hex });
    }
    let names: Vec<&str> = firers.iter().map(|(unit, _)| *unit).collect();
    let events = russians_fire(units).attack(&[target], &names, 1);
    let strength = events.iter().find_map(|event| match event {
        Event::Fired { strength, .. } => Some(*strength),
        _ => None,
    });
    let column = events.iter().find_map(|event| match event {
        Event::Hit { column, .. } => Some(*column),
        _ => None,
    });
    (strength.unwrap(), column.unwrap())
}

#[test]
fn fire_through_the_wall_is_one_column_to_the_left() {
    proves!("quad:7.42b");
    assert_eq!(column(&[("r_guard", "0607")], "0608"), (5, 4));
    assert_eq!(column(&[("r_guard", "0708")], "0608"), (5, 4));
    // The gorge is open.
    assert_eq!(column(&[("r_guard", "0508")], "0608"), (5, 5));
    assert_eq!(column(&[("r_guard", "0609")], "0608"), (5, 5));
    // From afar it is the last hexside that counts.
    assert_eq!(column(&[("r_gun_a", "0606")], "0608"), (5, 4));
    assert_eq!(column(&[("r_gun_a", "0610")], "0608"), (5, 5));
}

#[test]
fn fire_out_of_the_redoubt_is_not_hindered() {
    proves!("quad:7.42b");
    assert_eq!(column(&[("r_guard", "0608")], "0607"), (5, 5));
    assert_eq!(column(&[("r_gun_a", "0608")], "0606"), (5, 5));
    // Nor is fire that passes over the work at somebody behind it.
    assert_eq!(column(&[("r_gun_a", "0606")], "0609"), (3, 3));
}

#[test]
fn the_wall_helps_only_if_all_fire_comes_through_it() {
    proves!("quad:7.42b");
    assert_eq!(column(&[("r_inf_1", "0607"), ("r_inf_2", "0708")], "0608"), (6, 5));
    assert_eq!(column(&[("r_inf_1", "0607"), ("r_inf_2", "0508")], "0608"), (6, 6));
    assert_eq!(column(&[("r_inf_1", "0607"), ("r_gun_a", "0602")], "0608"), (4, 3));
    assert_eq!(column(&[("r_inf_1", "0607"), ("r_gun_a", "0611")], "0608"), (6, 6));
}

#[test]
fn at_a_corner_both_hexsides_have_to_be_walls() {
    proves!("quad:7.42b");
    // From 0707 the line comes between 0607 and 0708, both behind a wall; from 0507 between 0607 and 0508.
    let before = |from: &str| walk(hex(from), hex("0608")).cells[1];
    assert_eq!(before("0707"), Cell::Pair(hex("0607"), hex("0708")));
    assert_eq!(before("0507"), Cell::Pair(hex("0508"), hex("0607")));
    assert_eq!(column(&[("r_gun_a", "0707")], "0608"), (5, 4));
    assert_eq!(column(&[("r_gun_a", "0507")], "0608"), (5, 5));
}

#[test]
fn guns_right_before_a_wall_hit_only_the_hex_behind_it() {
    proves!("quad:E:7.51");
    let units = json!({
        "r_gun_a": { "hex": "0607" }, "a_inf_1": { "hex": "0608" }, "a_inf_2": { "hex": "0609" },
        "a_inf_3": { "hex": "0611" }, "a_inf_4": { "hex": "0405" }, "a_inf_5": { "hex": "0604" },
    });
    let table = russians_fire(units.clone());
    assert!(table.allows(aim("0608")));
    table.refused_by(aim("0609"), "quad:E:7.51");
    table.refused_by(aim("0611"), "quad:E:7.51");
    // Away from the wall they fire as always.
    assert!(table.allows(aim("0405")));
    assert!(table.allows(aim("0604")));
    // One hex farther back the wall does not matter.
    let mut back = units;
    back["r_gun_a"]["hex"] = json!("0606");
    let table = russians_fire(back);
    assert!(table.allows(aim("0608")));
    assert!(table.allows(aim("0609")));
    assert!(table.allows(aim("0611")));
}

#[test]
fn horse_artillery_is_artillery_before_a_wall_too() {
    proves!("quad:E:7.51");
    let table = russians_fire(json!({
        "r_horse": { "hex": "0607" }, "a_inf_1": { "hex": "0608" }, "a_inf_2": { "hex": "0609" },
    }));
    assert!(table.allows(aim("0608")));
    table.refused_by(aim("0609"), "quad:E:7.51");
}

#[test]
fn guns_fire_outward_over_a_wall_at_any_distance() {
    proves!("quad:E:7.52");
    // The wall is the first, the second and the third hexside of the line.
    for guns in ["0608", "0609", "0610"] {
        for target in ["0607", "0606", "0605", "0604"] {
            let table = russians_fire(json!({ "r_gun_a": { "hex": guns }, "a_inf_1": { "hex": target } }));
            assert!(table.allows(aim(target)), "{guns} at {target}");
        }
    }
}
