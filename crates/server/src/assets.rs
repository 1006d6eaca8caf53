//! What is drawn for a game: its chart, its map and its counters. This is the one place where drawings
//! come from.

use crate::wire::{Chart, ChartHex, TableSize};
use cartographer::{Board as TableBoard, Drawing, Grid, Plan, TableDrawing};
use games::{DataSet, Sheet, Title, TitleError};
use hexmap::{Direction, HexMap};
use kernel::{Fault, Options};
use lab::html;
use std::collections::BTreeMap;
use tabletop::TableMap;

/// A board: where everything is, and how it looks.
pub struct Board {
    /// Where everything is.
    pub chart: Chart,
    /// How it looks.
    pub svg: String,
}

/// What a game is played on, with the hints for drawing it.
pub enum Sheets {
    /// A map of hexes.
    Hexes(Box<HexMap>, Drawing),
    /// A table without hexes.
    Table(Box<TableMap>, TableDrawing),
}

impl Sheets {
    /// Reads the hints for a map that was read already.
    ///
    /// # Errors
    /// Every fault of the hints.
    pub fn read(sheet: Sheet) -> Result<Sheets, Vec<Fault>> {
        let Sheet { ground, drawing } = sheet;
        Ok(match ground {
            games::Ground::Hexes(map) => {
                let drawing = Drawing::read_for(drawing.source(), &map)?;
                Sheets::Hexes(map, drawing)
            }
            games::Ground::Table(table) => {
                let drawing = TableDrawing::read_for(drawing.source(), &table)?;
                Sheets::Table(table, drawing)
            }
        })
    }

    /// What a game is played on with these options, from these data.
    ///
    /// # Errors
    /// If there is no such game or option, or its data have faults.
    pub fn of(id: &str, data: &DataSet, options: &Options) -> Result<Sheets, TitleError> {
        Sheets::read(games::sheet(id, data, options)?).map_err(TitleError::Data)
    }

    /// Everything that a game can be played on, the usual map first.
    ///
    /// # Errors
    /// If there is no such game, or its data have faults.
    pub fn all(id: &str, data: &DataSet) -> Result<Vec<Sheets>, TitleError> {
        let read = |sheet| Sheets::read(sheet).map_err(TitleError::Data);
        games::sheets(id, data)?.into_iter().map(read).collect()
    }

    /// The title on the drawing.
    pub fn title(&self) -> &str {
        match self {
            Sheets::Hexes(_, drawing) => &drawing.title,
            Sheets::Table(_, drawing) => &drawing.title,
        }
    }

    /// Draws it.
    pub fn plan(&self) -> Plan {
        match self {
            Sheets::Hexes(map, drawing) => cartographer::draw_map(map, drawing),
            Sheets::Table(table, drawing) => cartographer::draw_table(table, drawing),
        }
    }

    /// Draws it for the report of the lab, with the corners of its hexes or squares.
    pub fn ground(&self) -> html::Ground {
        let Plan { svg, width, height } = self.plan();
        let outlines = match self {
            Sheets::Hexes(map, _) => {
                let grid = Grid::for_map(map);
                let hexes = map.on_map().iter().map(|hex| (hex.to_string(), grid.corners(hex).to_vec()));
                hexes.collect()
            }
            Sheets::Table(table, _) => {
                let board = TableBoard::for_table(table);
                let squares = table.squares().map(|(name, corners)| {
                    (name, corners.into_iter().map(|corner| board.at(corner)).collect::<Vec<_>>())
                });
                squares.collect()
            }
        };
        html::Ground { svg, width, height, outlines }
    }

    /// Draws it for a client.
    pub fn board(&self, title: &dyn Title) -> Board {
        let Plan { svg, width, height } = self.plan();
        let (surveys, counter) = (title.surveys().to_vec(), cartographer::counter_layout());
        let (radius, hexes, table) = match self {
            Sheets::Hexes(map, _) => {
                let grid = Grid::for_map(map);
                (grid.radius, chart_hexes(map, &grid, title), None)
            }
            Sheets::Table(table, _) => {
                (0.0, Vec::new(), Some(TableSize { width: table.width, depth: table.depth }))
            }
        };
        Board { chart: Chart { width, height, radius, hexes, table, surveys, counter }, svg }
    }
}

fn chart_hexes(map: &HexMap, grid: &Grid, title: &dyn Title) -> Vec<ChartHex> {
    let texts: BTreeMap<String, String> = title.gazetteer().into_iter().collect();
    let hexes = map.on_map().iter().map(|hex| {
        let (x, y) = grid.centre(hex);
        let name = hex.to_string();
        let neighbours = Direction::ALL
            .iter()
            .map(|way| map.neighbour(hex, *way).map_or_else(String::new, |hex| hex.to_string()))
            .collect();
        let text = texts.get(&name).cloned().unwrap_or_default();
        ChartHex { name, x, y, text, neighbours }
    });
    hexes.collect()
}

/// Draws the board of a game with these options.
///
/// # Errors
/// If there is no such game or option, or its data have faults.
pub fn board(id: &str, options: &Options) -> Result<Board, TitleError> {
    let title = games::find(id, options)?;
    Ok(Sheets::of(id, &DataSet::built_in(), options)?.board(&*title))
}

/// The drawn map of a game with these options for the report of the lab.
///
/// # Errors
/// If there is no such game or option, or its data have faults.
pub fn ground(id: &str, options: &Options) -> Result<html::Ground, TitleError> {
    Ok(Sheets::of(id, &DataSet::built_in(), options)?.ground())
}

/// The parts that all counters are drawn from, as symbols.
pub fn counter_sprite() -> String {
    cartographer::counter_sprite()
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::MapFiles;

    #[test]
    fn a_table_has_its_size_and_squares_in_place_of_hexes() {
        let files = MapFiles::Table { table: "league/table.toml", drawing: "league/drawing.toml" };
        let sheet = files.read(&DataSet::built_in()).expect("a good table");
        let sheets = Sheets::read(sheet).expect("good hints");
        let title = games::title("balaclava").expect("a game");
        let Board { chart, svg } = sheets.board(&*title);
        assert_eq!(chart.table, Some(TableSize { width: 192_000, depth: 72_000 }));
        assert!(chart.hexes.is_empty() && svg.starts_with("<svg"));
        assert_eq!((chart.width, chart.height), (1980.0, 780.0));
        let ground = sheets.ground();
        assert_eq!(ground.outlines.len(), 48 * 18);
        assert_eq!(ground.outlines["0101"][0], (30.0, 750.0));
    }

    #[test]
    fn a_map_has_hexes_and_no_table() {
        let Board { chart, .. } = board("balaclava", &Options::default()).expect("a board");
        assert!(chart.table.is_none() && chart.hexes.len() > 500 && chart.radius > 0.0);
    }
}
