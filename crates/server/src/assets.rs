//! What is drawn for a game: its chart, its map and its counters. This is the one place where drawings
//! come from.

use crate::wire::{Chart, ChartHex};
use cartographer::{Drawing, Grid, Plan};
use games::{DataSet, Sheet, TitleError};
use hexmap::Direction;
use lab::html::Ground;
use std::collections::BTreeMap;

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
    let Sheet { map, drawing } = games::sheet(id, &DataSet::built_in())?;
    let drawing = Drawing::read_for(drawing.source(), &map).map_err(TitleError::Data)?;
    let grid = Grid::for_map(&map);
    let texts: BTreeMap<String, String> = title.gazetteer().into_iter().collect();
    let hexes = map
        .on_map()
        .iter()
        .map(|hex| {
            let (x, y) = grid.centre(hex);
            let name = hex.to_string();
            let neighbours = Direction::ALL
                .iter()
                .map(|way| map.neighbour(hex, *way).map_or_else(String::new, |hex| hex.to_string()))
                .collect();
            let text = texts.get(&name).cloned().unwrap_or_default();
            ChartHex { name, x, y, text, neighbours }
        })
        .collect();
    let Plan { svg, width, height } = cartographer::draw_map(&map, &drawing);
    let (surveys, counter) = (title.surveys().to_vec(), cartographer::counter_layout());
    Ok(Board {
        chart: Chart { width, height, radius: grid.radius, hexes, table: None, surveys, counter },
        svg,
    })
}

/// The drawn map of a game for the report of the lab, with the corners of its hexes.
///
/// # Errors
/// If there is no such game, or its data have faults.
pub fn ground(id: &str) -> Result<Ground, TitleError> {
    let Sheet { map, drawing } = games::sheet(id, &DataSet::built_in())?;
    let drawing = Drawing::read_for(drawing.source(), &map).map_err(TitleError::Data)?;
    let grid = Grid::for_map(&map);
    let Plan { svg, width, height } = cartographer::draw_map(&map, &drawing);
    let hexes = map.on_map().iter().map(|hex| (hex.to_string(), grid.corners(hex)));
    Ok(Ground { svg, width, height, hexes: hexes.collect() })
}

/// The parts that all counters are drawn from, as symbols.
pub fn counter_sprite() -> String {
    cartographer::counter_sprite()
}
