//! 4: charges and losses.

use crate::harness::{at, charge, proves, stands, with};
use serde_json::json;

/// The steps of charging unit and target after a charge with this die.
fn steps(unit: &str, from: &str, to: &str, die: u8) -> (u8, u8) {
    let mut table = with(json!({ unit: at(from), "slate_1": at(to) }));
    table.play_with(charge(unit, "slate_1"), &[die]);
    let steps = |id: &str| stands(&table, id).map_or(0, |(_, steps)| steps);
    (steps(unit), steps("slate_1"))
}

#[test]
fn from_five_on_the_target_loses_and_up_to_one_the_unit() {
    proves!("skirmish:4.1");
    let flat = |die| steps("amber_1", "0601", "0701", die);
    assert_eq!([flat(5), flat(4), flat(2), flat(1)], [(2, 1), (2, 2), (2, 2), (1, 2)]);
}

#[test]
fn riders_add_one_and_hills_and_copses_take_one() {
    proves!("skirmish:4.1");
    assert_eq!(steps("amber_riders", "0601", "0701", 4), (2, 1));
    assert_eq!(steps("amber_riders", "0601", "0701", 1), (2, 2));
    assert_eq!([steps("amber_1", "0401", "0402", 5), steps("amber_1", "0401", "0402", 6)], [(2, 2), (2, 1)]);
    assert_eq!([steps("amber_1", "0601", "0702", 5), steps("amber_1", "0601", "0702", 6)], [(2, 2), (2, 1)]);
}

#[test]
fn only_a_neighbour_is_charged_and_no_rider_charges_into_a_copse() {
    proves!("skirmish:4.1", "skirmish:2.2");
    let table = with(json!({
        "amber_1": at("0601"), "amber_riders": at("0602"), "slate_1": at("0802"), "slate_2": at("0702"),
    }));
    table.refused_by(charge("amber_1", "slate_1"), "skirmish:4.1");
    assert!(table.allows(charge("amber_1", "slate_2")));
    table.refused_by(charge("amber_riders", "slate_2"), "skirmish:2.2");
}

#[test]
fn whoever_charges_the_last_step_away_takes_the_hex() {
    proves!("skirmish:4.2", "skirmish:4.3");
    let mut table = with(json!({
        "amber_1": at("0601"), "amber_2": at("0701"), "slate_1": at("0801"), "slate_2": at("0806"),
    }));
    table.play_with(charge("amber_2", "slate_1"), &[6]);
    assert_eq!(stands(&table, "slate_1"), Some(("0801".to_owned(), 1)));
    assert_eq!(stands(&table, "amber_2"), Some(("0701".to_owned(), 2)));
    let mut table = with(json!({
        "amber_2": at("0701"), "slate_1": { "hex": "0801", "steps": 1 }, "slate_2": at("0806"),
    }));
    table.play_with(charge("amber_2", "slate_1"), &[6]);
    assert_eq!(stands(&table, "slate_1"), None);
    assert_eq!(stands(&table, "amber_2"), Some(("0801".to_owned(), 2)));
}
