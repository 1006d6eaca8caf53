//! What a game is played on.

use crate::Vocabulary;
use kernel::OptionSpec;

/// The files of a map or a table.
#[derive(Clone, Copy, Debug)]
pub enum Board {
    /// A map of hexes.
    Hexes {
        /// The map.
        map: &'static str,
        /// The hints for drawing it.
        drawing: &'static str,
        /// The words that are known in it.
        vocabulary: &'static Vocabulary,
    },
    /// A table without hexes.
    Table {
        /// Its ground.
        table: &'static str,
        /// The hints for drawing it.
        drawing: &'static str,
    },
}

/// A board for a choice of an option.
#[derive(Clone, Copy, Debug)]
pub struct OtherBoard {
    /// The option.
    pub option: &'static OptionSpec,
    /// The choice.
    pub choice: &'static str,
    /// The board.
    pub board: Board,
}

/// What a place on a board is called.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlaceWords {
    /// One of them.
    pub one: &'static str,
    /// Several.
    pub many: &'static str,
}

impl Board {
    /// What a place is called: a hex, or a square of a table without hexes.
    pub const fn place_words(&self) -> PlaceWords {
        match self {
            Board::Hexes { .. } => PlaceWords { one: "hex", many: "hexes" },
            Board::Table { .. } => PlaceWords { one: "square", many: "squares" },
        }
    }

    /// The file of the map or the table: games with the same one are played on the same board.
    pub const fn file(&self) -> &'static str {
        match self {
            Board::Hexes { map, .. } => map,
            Board::Table { table, .. } => table,
        }
    }
}
