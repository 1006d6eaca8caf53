//! Draws the maps and counters of the games, for the screen and for print.
//!
//! Nothing here knows a game: a plan is drawn from a [`HexMap`](hexmap::HexMap) or a
//! [`TableMap`](tabletop::TableMap) and a few hints ([`Drawing`], [`TableDrawing`]), a counter from a [`Piece`](kernel::Piece). All text is turned into outlines, so that a
//! drawing looks the same in a browser, as PNG and as PDF, on a machine with fonts or without.
//!
//! * [`draw_map`] makes the [`Plan`] of a map, in the language of a [`Wording`]
//! * [`Grid`] says where each hex is on it
//! * [`draw_table`] makes the plan of a table without hexes, and [`Board`] says where each point is on it
//! * [`counter_sprite`] and [`counter_layout`] are what a page needs to show counters; [`draw_counter`] makes
//!   a whole one
//! * [`to_png`] and [`to_pdf`] make pixels and pages of any drawing; [`mod@print`] makes sheets of a game

mod brushwood;
mod chance;
mod channels;
mod contours;
pub mod counters;
mod courses;
mod drawing;
mod field;
mod fire;
mod frame;
mod grid;
mod growth;
mod hachures;
mod hexgrid;
mod hexsides;
mod image;
mod labels;
mod legend;
mod lettering;
mod marks;
mod palette;
mod path;
mod pdf;
mod plan;
mod plane;
pub mod print;
mod relief;
mod roads;
mod rough;
#[cfg(test)]
mod samples;
mod sheet;
mod table;
mod towns;
mod trace;
mod vineyards;
mod water;
mod wording;
mod works;

pub use counters::{CounterLayout, counter_layout, counter_sprite, draw_counter};
pub use drawing::{Anchor, Drawing, Label, LabelStyle, Mark, MarkKind};
pub use grid::{Grid, RADIUS};
pub use image::{ImageError, to_png};
pub use pdf::{Page, Paper, Part, PdfError, to_pdf};
pub use plan::{Plan, draw_map};
pub use plane::Point;
pub use table::{Board, INCH, TABLE_MARGIN, TableDrawing, TablePlace, draw_table};
pub use wording::{PHRASES, Wording};
