//! What is drawn for a game: its chart, its map and its counters. This is the one place where drawings
//! come from.

use crate::wire::{Chart, ChartHex, Provenance, TableSize};
use cartographer::{Board as TableBoard, Drawing, Grid, Plan, TableDrawing, Wording};
use declaration::SideSpec;
use games::{DataSet, Sheet, SideInWords, SurveyInWords, Title, TitleError};
use hexmap::{Direction, HexMap};
use kernel::{Fault, Options};
use lab::html;
use phrases::{Language, Text};
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
    Table(Box<TableMap>, TableDrawing, &'static [SideSpec]),
}

impl Sheets {
    /// Reads the hints for a map that was read already.
    ///
    /// # Errors
    /// Every fault of the hints.
    pub fn read(sheet: Sheet) -> Result<Sheets, Vec<Fault>> {
        let Sheet { surface, drawing, sides } = sheet;
        Ok(match surface {
            games::Surface::Hexes(map) => {
                let drawing = Drawing::read_for(drawing.source(), &map)?;
                Sheets::Hexes(map, drawing)
            }
            games::Surface::Table(table) => {
                let drawing = TableDrawing::read_for(drawing.source(), &table)?;
                Sheets::Table(table, drawing, sides)
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

    /// The id of the map.
    pub fn id(&self) -> &str {
        match self {
            Sheets::Hexes(map, _) => map.id(),
            Sheets::Table(table, ..) => &table.id,
        }
    }

    /// All names on it that a language may have in another form, as the map and its drawing have them.
    pub fn names(&self) -> Vec<&str> {
        match self {
            Sheets::Hexes(map, drawing) => {
                let places = map.places().iter().map(|(name, _)| name.as_str());
                places.chain(drawing.names()).collect()
            }
            Sheets::Table(table, drawing, _) => {
                let places = drawing.places.iter().map(|place| place.name.as_str());
                table.names().chain(places).collect()
            }
        }
    }

    /// Draws it.
    pub fn plan(&self, wording: Wording) -> Plan {
        match self {
            Sheets::Hexes(map, drawing) => cartographer::draw_map(map, drawing, wording),
            Sheets::Table(table, drawing, sides) => cartographer::draw_table(table, drawing, sides, wording),
        }
    }

    /// Draws it for the report of the lab, with the corners of its hexes or squares.
    pub fn drawn_map(&self, wording: Wording) -> html::DrawnMap {
        let Plan { svg, width, height } = self.plan(wording);
        let outlines = match self {
            Sheets::Hexes(map, _) => {
                let grid = Grid::for_map(map);
                let hexes = map.on_map().iter().map(|hex| (hex.to_string(), grid.corners(hex).to_vec()));
                hexes.collect()
            }
            Sheets::Table(table, ..) => {
                let board = TableBoard::for_table(table);
                let squares = table.squares().map(|(name, corners)| {
                    (name, corners.into_iter().map(|corner| board.at(corner)).collect::<Vec<_>>())
                });
                squares.collect()
            }
        };
        html::DrawnMap { svg, width, height, outlines }
    }

    /// Draws it for a client.
    pub fn board(&self, title: &dyn Title, wording: Wording) -> Board {
        let Plan { svg, width, height } = self.plan(wording);
        let (book, counter) = (title.phrasebook(), cartographer::counter_layout());
        let surveys = title.surveys().iter().map(|survey| SurveyInWords::of(survey, book)).collect();
        let (radius, hexes, table) = match self {
            Sheets::Hexes(map, _) => {
                let grid = Grid::for_map(map);
                (grid.radius, chart_hexes(map, &grid, title), None)
            }
            Sheets::Table(table, ..) => {
                (0.0, Vec::new(), Some(TableSize { width: table.width, depth: table.depth }))
            }
        };
        let sides = games::spec(title.identity().id).map_or(&[][..], |spec| spec.sides).iter();
        let sides = sides.map(|side| SideInWords::of(side, book)).collect();
        let provenance = title.counters().into_iter().map(|counter| {
            let said = |word: &str| Text::message(book, format!("provenance-{word}"), []);
            let rows =
                counter.provenance.iter().map(|(what, how)| Provenance { what: said(what), how: said(how) });
            (counter.front.id, rows.collect())
        });
        let provenance = provenance.collect();
        let words = book.named(&["arm-", "nation-", "value-", "formation-"]);
        let chart = Chart { width, height, radius, hexes, table, sides, surveys, counter, words, provenance };
        Board { chart, svg }
    }
}

fn chart_hexes(map: &HexMap, grid: &Grid, title: &dyn Title) -> Vec<ChartHex> {
    let texts: BTreeMap<String, Text> = title.gazetteer().into_iter().collect();
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

/// Draws the board of a game with these options, in a language.
///
/// # Errors
/// If there is no such game or option, or its data have faults.
pub fn board(id: &str, options: &Options, language: Language) -> Result<Board, TitleError> {
    let title = games::find(id, options)?;
    let wording = Wording::of(games::spec(id)?, language);
    Ok(Sheets::of(id, &games::built_in_data(), options)?.board(&*title, wording))
}

/// The drawn map of a game with these options for the report of the lab, in a language.
///
/// # Errors
/// If there is no such game or option, or its data have faults.
pub fn drawn_map(id: &str, options: &Options, language: Language) -> Result<html::DrawnMap, TitleError> {
    let wording = Wording::of(games::spec(id)?, language);
    Ok(Sheets::of(id, &games::built_in_data(), options)?.drawn_map(wording))
}

/// The parts that the counters of a game are drawn from, as symbols.
///
/// # Errors
/// If there is no such game.
pub fn counter_sprite(id: &str) -> Result<String, TitleError> {
    games::spec(id).map(cartographer::counter_sprite)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_has_its_size_and_squares_in_place_of_hexes() {
        let options = Options::default();
        let sheets = Sheets::of("league", &games::built_in_data(), &options).expect("a good table");
        let title = games::title("league").expect("a game");
        let wording = Wording::of(games::spec("league").expect("a game"), Language::ENGLISH);
        let Board { chart, svg } = sheets.board(&*title, wording);
        assert_eq!(chart.table, Some(TableSize { width: 192_000, depth: 72_000 }));
        assert!(chart.hexes.is_empty() && svg.starts_with("<svg"));
        assert_eq!((chart.width, chart.height), (1980.0, 780.0));
        let map = sheets.drawn_map(wording);
        assert_eq!(map.outlines.len(), 48 * 18);
        assert_eq!(map.outlines["0101"][0], (30.0, 750.0));
    }

    #[test]
    fn a_map_has_hexes_and_no_table() {
        let Board { chart, .. } =
            board("balaclava", &Options::default(), Language::ENGLISH).expect("a board");
        assert!(chart.table.is_none() && chart.hexes.len() > 500 && chart.radius > 0.0);
    }
}
