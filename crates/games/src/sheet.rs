//! What a game is played on, read from its files.

use declaration::{Board, DataFile, DataSet, SideSpec, TitleSpec};
use hexmap::HexMap;
use kernel::{Fault, Source};
use tabletop::TableMap;

/// What a game is played on.
#[derive(Clone, Debug)]
pub enum Surface {
    /// A map of hexes.
    Hexes(Box<HexMap>),
    /// A table without hexes.
    Table(Box<TableMap>),
}

/// A map, and how it is to be drawn.
#[derive(Clone, Debug)]
pub struct Sheet {
    /// The map, or the table.
    pub surface: Surface,
    /// The file that tells the cartographer about names and ornaments.
    pub drawing: DataFile,
    /// The sides that fight on it.
    pub sides: &'static [SideSpec],
}

impl Sheet {
    /// Reads a board from these data. The hints are left to who draws it.
    pub(crate) fn read(spec: &TitleSpec, board: &Board, data: &DataSet) -> Result<Sheet, Vec<Fault>> {
        let (surface, drawing) = match board {
            Board::Hexes { map, drawing, vocabulary } => {
                let Source { file, text } = data.source(map);
                (Surface::Hexes(Box::new(HexMap::read(file, text, vocabulary)?)), drawing)
            }
            Board::Table { table, drawing } => {
                (Surface::Table(Box::new(TableMap::read(data.source(table))?)), drawing)
            }
        };
        let Source { file, text } = data.source(drawing);
        let drawing = DataFile { name: file.to_owned(), text: text.to_owned() };
        Ok(Sheet { surface, drawing, sides: spec.sides })
    }
}
