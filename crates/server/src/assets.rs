//! What is drawn for a game: its chart, its map and its counters.
//!
//! This is the one place where drawings come from. Until the cartographer's are here, it is a plain grid.

use crate::wire::{Chart, ChartHex, CounterPlate};
use games::{DataSet, TitleError};
use hexmap::{Direction, Hex};
use std::collections::BTreeMap;
use std::fmt::Write;

/// From the centre of a hex to a corner.
const RADIUS: f64 = 60.0;
/// Half the height of a hex.
const APOTHEM: f64 = RADIUS * 0.866_025_403_784_438_6;
/// Free space around the hexes.
const MARGIN: f64 = 40.0;

/// A board: where everything is, and how it looks.
pub struct Board {
    /// Where everything is.
    pub chart: Chart,
    /// How it looks.
    pub svg: String,
}

/// Draws the board of a game.
///
/// # Errors
/// If there is no such game, or its data have faults.
pub fn board(id: &str) -> Result<Board, TitleError> {
    let title = games::title(id)?;
    let sheet = games::sheet(id, &DataSet::built_in())?;
    let texts: BTreeMap<String, String> = title.gazetteer().into_iter().collect();
    let hexes: Vec<ChartHex> = sheet
        .map
        .on_map()
        .iter()
        .map(|hex| {
            let (x, y) = centre(hex);
            let name = hex.to_string();
            let neighbours = Direction::ALL
                .iter()
                .map(|way| sheet.map.neighbour(hex, *way).map_or_else(String::new, |hex| hex.to_string()))
                .collect();
            let text = texts.get(&name).cloned().unwrap_or_default();
            ChartHex { name, x, y, text, neighbours }
        })
        .collect();
    let width = hexes.iter().map(|hex| hex.x).fold(0.0, f64::max) + RADIUS + MARGIN;
    let height = hexes.iter().map(|hex| hex.y).fold(0.0, f64::max) + APOTHEM + MARGIN;
    let svg = grid(width, height, &hexes);
    let counter = CounterPlate(serde_json::Value::Null);
    let surveys = title.surveys().to_vec();
    Ok(Board { chart: Chart { width, height, radius: RADIUS, hexes, surveys, counter }, svg })
}

/// Columns stand side by side, the even ones half a hex lower.
fn centre(hex: Hex) -> (f64, f64) {
    let (column, row) = (f64::from(hex.column()), f64::from(hex.row()));
    let lower = if hex.column().is_multiple_of(2) { APOTHEM } else { 0.0 };
    (MARGIN + RADIUS + (column - 1.0) * RADIUS * 1.5, MARGIN + APOTHEM * (2.0 * row - 1.0) + lower)
}

fn grid(width: f64, height: f64, hexes: &[ChartHex]) -> String {
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\">\
         <rect width=\"{width}\" height=\"{height}\" fill=\"#efe6d0\"/>\
         <g fill=\"none\" stroke=\"#8a7a5c\" stroke-width=\"1.5\">"
    );
    for ChartHex { x, y, .. } in hexes {
        let (left, right) = (x - RADIUS / 2.0, x + RADIUS / 2.0);
        let _ = write!(
            svg,
            "<path d=\"M{:.1} {y:.1}L{left:.1} {:.1}H{right:.1}L{:.1} {y:.1}L{right:.1} {:.1}H{left:.1}Z\"/>",
            x - RADIUS,
            y - APOTHEM,
            x + RADIUS,
            y + APOTHEM,
        );
    }
    svg.push_str("</g><g font-size=\"14\" fill=\"#8a7a5c\" text-anchor=\"middle\">");
    for ChartHex { x, y, name, .. } in hexes {
        let _ = write!(svg, "<text x=\"{x:.1}\" y=\"{:.1}\">{name}</text>", y - APOTHEM + 16.0);
    }
    svg.push_str("</g></svg>");
    svg
}

/// The parts that all counters are drawn from, as symbols.
pub fn counter_sprite() -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\"></svg>".to_owned()
}
