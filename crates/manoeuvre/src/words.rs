//! Words that games on a hex map share.

use crate::side::Side;
use hexmap::{Hex, HexSet};
use kernel::{Survey, SurveyedHex};

/// A number of things: `1 step`, `2 steps`.
pub fn counted(count: impl Into<i64>, one: &str, many: &str) -> String {
    let count = count.into();
    format!("{count} {}", if count == 1 { one } else { many })
}

/// The hexes of a way, one after the other.
pub fn path(hexes: &[Hex]) -> String {
    let names: Vec<String> = hexes.iter().map(Hex::to_string).collect();
    names.join(", ")
}

/// A survey of the hexes that a side controls.
pub fn zone_survey(side: Side, zone: &HexSet) -> Survey {
    let hexes = SurveyedHex::shaded(zone.iter(), 2);
    Survey::of_hexes(format!("The {} side controls {} hexes.", side.name(), hexes.len()), hexes)
}
