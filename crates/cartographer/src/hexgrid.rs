//! The hex grid and its numbers: there when looked for, not before.

use crate::grid::Grid;
use crate::lettering::{Letter, Line, Setting};
use crate::palette;
use crate::path::{PathData, number};
use crate::sheet::Sheet;
use hexmap::{Direction, HexMap};
use std::collections::BTreeSet;

/// Every hexside once.
pub(crate) fn draw_lines(sheet: &mut Sheet, map: &HexMap, grid: &Grid) {
    let mut path = PathData::default();
    for hex in map.on_map() {
        let corners = grid.corners(hex);
        // The three sides on the right, and those on the left where no other hex draws them.
        path.polyline(&[corners[5], corners[0], corners[1], corners[2]]);
        for direction in [Direction::South, Direction::SouthWest, Direction::NorthWest] {
            if map.neighbour(hex, direction).is_none() {
                path.polyline(&grid.side(hex, direction));
            }
        }
    }
    sheet.stroke(&path, palette::INK, 1.0, "stroke-opacity=\".3\" stroke-linejoin=\"round\"");
}

const SIZE: f64 = 10.5;

/// The numbers, each made of two pairs of figures that are defined once.
pub(crate) fn draw_numbers(sheet: &mut Sheet, map: &HexMap, grid: &Grid) {
    let setting = Setting::plain(Letter::Roman, SIZE);
    let pairs: BTreeSet<u8> = map.on_map().iter().flat_map(|hex| [hex.column(), hex.row()]).collect();
    for pair in pairs {
        let mut path = PathData::default();
        Line::set(&format!("{pair:02}"), setting).draw(&mut path, (0.0, 0.0));
        sheet.define(&format!("<path id=\"n{pair}\" d=\"{}\"/>", path.text()));
    }
    let width = Line::set("00", setting).width;
    let mut uses = format!("<g fill=\"{}\" fill-opacity=\".62\">", palette::INK);
    for hex in map.on_map() {
        let (x, y) = grid.centre(hex);
        let y = number(((y - 32.5) * 10.0).round() / 10.0);
        for (pair, x) in [(hex.column(), x - width), (hex.row(), x)] {
            let x = number((x * 10.0).round() / 10.0);
            uses.push_str(&format!("<use href=\"#n{pair}\" x=\"{x}\" y=\"{y}\"/>"));
        }
    }
    uses.push_str("</g>");
    sheet.raw(&uses);
}
