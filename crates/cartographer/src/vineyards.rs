//! Vineyards: walled plots with vines in rows.

use crate::chance::Scatter;
use crate::contours;
use crate::field::{Net, Surface};
use crate::grid::Grid;
use crate::path::PathData;
use crate::plane::{Point, add, between, dot, rotated, scale, sub, turned};
use crate::sheet::Sheet;
use hexmap::{Hex, HexMap, TerrainClass};

/// How much of its hex a vineyard fills: 1 would be all of it.
const FILLED: f64 = 0.89;
/// Between two rows of vines.
const ROW_DISTANCE: f64 = 7.6;
/// From the wall of a plot to its vines.
const HEADLAND: f64 = 4.2;
/// From the middle of a hex to where its vineyard ends at the top.
const TOP: f64 = 30.0;
/// Half the width of the lanes between the plots of a hex.
const HALF_LANE: f64 = 1.7;

/// Draws a wash under all vineyards, the walls of their plots, and the vines.
pub(crate) fn draw(sheet: &mut Sheet, map: &HexMap, grid: &Grid) {
    let is_vineyard = |hex: Hex| map.drawn(TerrainClass::Vineyard).contains(hex);
    if !map.on_map().iter().any(is_vineyard) {
        return;
    }
    let net = Net::of(&Surface::membership(map, grid, is_vineyard), 12.5);
    let mut wash = PathData::default();
    for points in contours::loops(&net, 0.5, 0.7) {
        wash.smooth_loop(&points);
    }
    let (mut walls, mut rows) = (PathData::default(), PathData::default());
    for hex in map.on_map().iter().filter(|&hex| is_vineyard(hex)) {
        for plot in plots(hex, grid) {
            walls.polygon(&plot.outline);
            for row in plot.rows() {
                rows.polyline(&row);
            }
        }
    }
    sheet.path(&wash, "fill=\"#c0bd78\" fill-opacity=\".45\" fill-rule=\"evenodd\"");
    sheet.fill(&walls, "#ddd3a0", "fill-opacity=\".75\" stroke=\"#6d6a3a\" stroke-width=\".9\"");
    // One dot a vine: its shadow, the leaves, and the light on them.
    let dots = "stroke-linecap=\"round\" stroke-dasharray=\".1 6.1\"";
    sheet.stroke(&rows, "#8a7a48", 0.8, "stroke-opacity=\".8\"");
    sheet.stroke(
        &rows,
        "#3d4424",
        4.4,
        &format!("{dots} stroke-opacity=\".55\" transform=\"translate(1 1.2)\""),
    );
    sheet.stroke(&rows, "#667c3a", 3.8, dots);
    sheet.stroke(&rows, "#aabd70", 1.5, &format!("{dots} transform=\"translate(-.7 -.8)\""));
}

/// A piece of a vineyard, and the way its rows run.
struct Plot {
    outline: Vec<Point>,
    way: Point,
}

impl Plot {
    /// The rows of vines, each from end to end.
    fn rows(&self) -> Vec<[Point; 2]> {
        let across = turned(self.way);
        let offsets = self.outline.iter().map(|&corner| dot(corner, across));
        let least = offsets.clone().fold(f64::INFINITY, f64::min) + HEADLAND;
        let room = offsets.fold(f64::NEG_INFINITY, f64::max) - HEADLAND - least;
        let count = (room / ROW_DISTANCE).floor().max(0.0);
        let first = least + (room - count * ROW_DISTANCE) / 2.0;
        (0..=count as usize).filter_map(|row| self.row(first + row as f64 * ROW_DISTANCE)).collect()
    }

    /// The row that runs so far aside.
    fn row(&self, aside: f64) -> Option<[Point; 2]> {
        let across = turned(self.way);
        let (mut from, mut to) = (f64::INFINITY, f64::NEG_INFINITY);
        for (index, &corner) in self.outline.iter().enumerate() {
            let next = self.outline[(index + 1) % self.outline.len()];
            let (here, there) = (dot(corner, across) - aside, dot(next, across) - aside);
            if (here < 0.0) != (there < 0.0) {
                let along = dot(between(corner, next, here / (here - there)), self.way);
                from = from.min(along);
                to = to.max(along);
            }
        }
        let (from, to) = (from + HEADLAND, to - HEADLAND);
        let at = |along: f64| add(scale(self.way, along), scale(across, aside));
        (to - from > 4.0).then(|| [at(from), at(to)])
    }
}

/// The plots of a hex: one side of it whole, the other cut in two.
fn plots(hex: Hex, grid: &Grid) -> Vec<Plot> {
    let centre = grid.centre(hex);
    let mut scatter = Scatter::new(hex.index(), 31);
    let corners: Vec<Point> = grid
        .corners(hex)
        .iter()
        .map(|&corner| between(centre, corner, FILLED * scatter.within(0.93, 1.0)))
        .collect();
    // The hex number stands at the top.
    let (outline, _) = cut(&corners, add(centre, (0.0, -TOP)), (1.0, 0.0));
    let way = rotated((1.0, 0.0), scatter.within(0.0, std::f64::consts::PI));
    let lane = add(centre, scale(turned(way), scatter.within(-9.0, 9.0)));
    let crossing = add(lane, scale(way, scatter.within(-11.0, 11.0)));
    let (whole, rest) = cut(&outline, lane, way);
    let (left, right) = cut(&rest, crossing, turned(way));
    let tilt = rotated(way, scatter.within(-0.2, 0.2));
    vec![
        Plot { outline: whole, way },
        Plot { outline: left, way: turned(tilt) },
        Plot { outline: right, way: tilt },
    ]
}

/// The two parts of a convex outline on both hands of a straight lane.
fn cut(outline: &[Point], on: Point, way: Point) -> (Vec<Point>, Vec<Point>) {
    let part = |across: Point| {
        let height = |point: Point| dot(sub(point, on), across) - HALF_LANE;
        let mut part = Vec::new();
        for (index, &corner) in outline.iter().enumerate() {
            let next = outline[(index + 1) % outline.len()];
            let (here, there) = (height(corner), height(next));
            if here >= 0.0 {
                part.push(corner);
            }
            if (here < 0.0) != (there < 0.0) {
                part.push(between(corner, next, here / (here - there)));
            }
        }
        part
    };
    (part(turned(way)), part(scale(turned(way), -1.0)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plane::distance;

    #[test]
    fn vines_stand_inside_their_hex() {
        let map = crate::samples::alma();
        let grid = Grid::for_map(&map);
        for hex in map.drawn(TerrainClass::Vineyard) {
            let plots = plots(hex, &grid);
            let rows: Vec<_> = plots.iter().flat_map(Plot::rows).collect();
            assert!(rows.len() >= 8, "{hex}: {} rows", rows.len());
            for point in rows.into_iter().flatten() {
                assert!(distance(point, grid.centre(hex)) < grid.radius * FILLED, "{hex}");
            }
        }
    }
}
