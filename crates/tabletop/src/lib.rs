//! A table without hexes: lengths in whole thousandths of an inch, directions in whole degrees, square bases, and the
//! ground they stand on. No floating point number decides anything, so every machine measures the same.

#![forbid(unsafe_code)]

mod base;
mod heading;
mod point;
mod polygon;
mod squares;
mod table;

pub use base::{Base, Swept};
pub use heading::{Heading, NoHeading, Sector, UNIT};
pub use point::{Point, Segment, root};
pub use polygon::Polygon;
pub use table::{
    Area, AreaKind, Course, Crossing, Edge, Feature, Features, Hill, LineKind, Objective, TableMap, base_gap,
    base_within,
};
