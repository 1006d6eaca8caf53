//! Hex grids, straight lines across them, and the map files of the games.
//!
//! Hexes are flat-topped and stand in vertical columns; even columns stand
//! half a hex lower than odd ones. A hex is named by four digits, column then
//! row, both counted from 1: `0817` is column 8, row 17.
//!
//! * [`Hex`] and [`Direction`]: the grid and its geometry
//! * [`HexSet`] and [`SideSet`]: sets of hexes and of hexsides
//! * [`walk`]: the exact straight line between two hex centres
//! * [`HexMap`]: a map read from its file, with every mistake in the file
//!   reported as a [`Fault`]

mod direction;
mod elevation;
mod extent;
mod geometry;
mod hex;
mod hexset;
mod in_words;
mod line;
mod map;
mod map_entries;
mod map_file;
mod map_sections;
mod sides;
mod slopes;
mod spots;

pub use declaration::{EdgeClass, RoadClass, RoadKind, SideKind, TerrainClass, TerrainKind, Vocabulary};
pub use direction::Direction;
pub use hex::{CELLS, Hex, HexNameError, MAX_COLUMNS, MAX_ROWS};
pub use hexset::{HexSet, HexSetIter};
pub use in_words::HexInWords;
pub use kernel::{Fault, Source};
pub use line::{Cell, Crossing, Line, walk};
pub use map::{HexMap, NO_NEIGHBOUR};
pub use sides::{Hexside, SideSet};
pub use slopes::{GENTLE, STEEP};
pub use spots::Spots;
