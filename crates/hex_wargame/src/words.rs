//! Words that games on a hex map share.

use hexmap::{Hex, HexSet};
use kernel::{Survey, SurveyedHex};
use phrases::{Phrasebook, Text};
use wargame::TwoSides;

/// The hexes of a way, one after the other.
pub fn path(hexes: &[Hex]) -> String {
    let names: Vec<String> = hexes.iter().map(Hex::to_string).collect();
    names.join(", ")
}

/// A survey of the hexes that a side controls. The game's own phrasebook has the names of its sides.
pub fn zone_survey(side: impl TwoSides, zone: &HexSet, book: &'static Phrasebook) -> Survey {
    let hexes = SurveyedHex::shaded(zone.iter(), 2);
    let text = Text::message(book, "zone-found", [("side", side.arg()), ("hexes", hexes.len().into())]);
    Survey::of_hexes(text, hexes)
}
