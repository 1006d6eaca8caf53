//! Hexsides joined to lines.

use crate::grid::Grid;
use crate::plane::Point;
use crate::trace;
use hexmap::{EdgeClass, Hex, HexMap, SideSet};
use std::collections::BTreeMap;

/// A corner of the grid, in tenths of a unit: the same from all its hexes.
type Corner = (i64, i64);

fn corner(point: Point) -> Corner {
    ((point.0 * 10.0).round() as i64, (point.1 * 10.0).round() as i64)
}

fn point(corner: Corner) -> Point {
    (corner.0 as f64 / 10.0, corner.1 as f64 / 10.0)
}

/// The hexsides of a drawing as lines from corner to corner.
pub(crate) fn lines(map: &HexMap, grid: &Grid, class: EdgeClass) -> Vec<Vec<Point>> {
    lines_of(&[map.drawn_sides(class)], grid)
}

/// The hexsides of some sets together as lines from corner to corner, each hexside once.
pub(crate) fn lines_of(sets: &[&SideSet], grid: &Grid) -> Vec<Vec<Point>> {
    let mut pieces = BTreeMap::new();
    for (hex, direction) in sets.iter().flat_map(|sides| sides.iter()) {
        let [a, b] = grid.side(hex, direction).map(corner);
        pieces.insert((a.min(b), a.max(b)), ());
    }
    let pieces: Vec<_> = pieces.into_keys().collect();
    trace::lines(&pieces).into_iter().map(|line| line.into_iter().map(point).collect()).collect()
}

/// Whether a corner lies on the rim of the map, where fewer than three hexes meet.
pub(crate) fn is_on_rim(map: &HexMap, grid: &Grid, place: Point) -> bool {
    let met = map.on_map().iter().filter(|&hex: &Hex| {
        grid.corners(hex).iter().any(|&other| (other.0 - place.0).abs() + (other.1 - place.1).abs() < 1.0)
    });
    met.count() < 3
}
