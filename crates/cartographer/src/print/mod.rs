//! Sheets to print, cut and play with.

mod counter_sheets;
mod map_sheets;
mod stand_sheets;

pub use counter_sheets::{counter_drawings, counter_sheets};
pub use map_sheets::{Scale, map_pages, map_sheets};
pub use stand_sheets::{stand_count, stand_drawings, stand_sheets};

use crate::path::{PathData, number};
use crate::pdf::Paper;

/// White border that every printer needs, in millimetres.
const BORDER: f64 = 10.0;

/// An SVG document as large as the paper, in millimetres, with an ink path and an outlined text.
fn overlay(paper: Paper, body: &str) -> String {
    let (width, height) = paper.size();
    let (width, height) = (number(width), number(height));
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\">{body}</svg>"
    )
}

/// Short lines at the corners of a rectangle, outside of it, to cut along.
fn crop_marks(path: &mut PathData, [left, top, width, height]: [f64; 4]) {
    const GAP: f64 = 1.0;
    const LENGTH: f64 = 4.0;
    for (x, out) in [(left, -1.0), (left + width, 1.0)] {
        for (y, down) in [(top, -1.0), (top + height, 1.0)] {
            path.polyline(&[(x + out * GAP, y), (x + out * (GAP + LENGTH), y)]);
            path.polyline(&[(x, y + down * GAP), (x, y + down * (GAP + LENGTH))]);
        }
    }
}
