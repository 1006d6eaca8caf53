//! 3: fire.

use crate::harness::{at, fire, proves, stands, with};
use serde_json::json;

#[test]
fn fusiliers_fire_two_hexes_far_and_riders_never() {
    proves!("skirmish:3.1");
    let table = with(json!({
        "amber_1": at("0501"), "amber_riders": at("0601"), "slate_1": at("0701"), "slate_2": at("0801"),
    }));
    assert!(table.allows(fire("amber_1", "slate_1")));
    table.refused_by(fire("amber_1", "slate_2"), "skirmish:3.1");
    table.refused_by(fire("amber_riders", "slate_1"), "skirmish:3.1");
    table.refused_by(fire("amber_1", "amber_riders"), "skirmish:3.1");
}

/// Fires from 0501 at a unit in some hex with this die: is a step lost?
fn hits(target: &str, die: u8) -> bool {
    let mut table = with(json!({ "amber_1": at("0601"), "slate_1": at(target) }));
    table.play_with(fire("amber_1", "slate_1"), &[die]);
    stands(&table, "slate_1") == Some((target.to_owned(), 1))
}

#[test]
fn near_four_and_far_five_one_higher_against_a_copse() {
    proves!("skirmish:3.2");
    assert!(hits("0701", 4) && !hits("0701", 3));
    assert!(hits("0802", 5) && !hits("0802", 4));
    assert!(hits("0702", 5) && !hits("0702", 4), "0702 is a copse next to 0601");
}
