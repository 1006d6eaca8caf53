//! What grows on a table: orchards and woods, vines in rows, grass on open ground.

use super::board::Board;
use super::lie::{Lie, Relief};
use super::names::Names;
use super::outline::{bounds, cut, holds, inside, line_distance, middle, rim_distance};
use super::relief::noise;
use crate::chance::Scatter;
use crate::growth::draw_trees;
use crate::path::PathData;
use crate::plane::{Point, add, between, distance, dot, rotated, scale, sub, turned, unit};
use crate::sheet::Sheet;
use tabletop::{AreaKind, TableMap};

/// The outlines of all areas of a kind.
pub(super) fn areas(table: &TableMap, board: &Board, kind: AreaKind) -> Vec<Vec<Point>> {
    let areas = table.areas.iter().filter(|area| area.kind == kind);
    areas.map(|area| board.line(area.polygon.corners())).collect()
}

/// The direction of the longest side.
pub(super) fn main_way(outline: &[Point]) -> Point {
    let sides = super::outline::sides(outline);
    let longest = sides.max_by(|a, b| distance(a.0, a.1).total_cmp(&distance(b.0, b.1)));
    let way = longest.map_or((1.0, 0.0), |(a, b)| unit(sub(b, a)));
    if way.0 < 0.0 { scale(way, -1.0) } else { way }
}

/// Woods: trees in loose rows, as in an orchard, over a wash.
pub(super) fn draw_woods(sheet: &mut Sheet, table: &TableMap, board: &Board, names: &Names) {
    let mut trees = Vec::new();
    let mut wash = PathData::default();
    for (index, outline) in areas(table, board, AreaKind::Woods).iter().enumerate() {
        wash.polygon(outline);
        let (way, middle) = (main_way(outline), middle(outline));
        let across = turned(way);
        let mut scatter = Scatter::new(index, 21);
        for row in -40..=40 {
            for column in -40..=40 {
                let lean = if row % 2 == 0 { 0.0 } else { 3.6 };
                let along = f64::from(column) * 7.2 + lean + scatter.within(-1.2, 1.2);
                let aside = f64::from(row) * 6.4 + scatter.within(-1.2, 1.2);
                let place = add(middle, add(scale(way, along), scale(across, aside)));
                let (size, turn) = (scatter.within(2.5, 3.5), (scatter.next() * 4.0) as usize);
                let room = holds(outline, place) && rim_distance(outline, place) > 2.6;
                if room && names.leaves_free(place, size) && scatter.next() < 0.98 {
                    trees.push((place, size, turn));
                }
            }
        }
    }
    sheet.fill(
        &wash,
        "#9db274",
        "fill-opacity=\".6\" stroke=\"#6f7f4a\" stroke-width=\".6\" stroke-dasharray=\"2.4 1.4\"",
    );
    draw_trees(sheet, trees, 0.5);
}

/// From the hedge of a plot to its vines, and between two rows of vines.
const HEADLAND: f64 = 1.9;
const ROWS: f64 = 3.3;

/// Vineyards: plots with vines in rows.
pub(super) fn draw_vineyards(sheet: &mut Sheet, table: &TableMap, board: &Board, names: &Names) {
    let (mut wash, mut plots, mut rows) = (PathData::default(), PathData::default(), PathData::default());
    for (index, outline) in areas(table, board, AreaKind::Vineyard).iter().enumerate() {
        wash.polygon(outline);
        for (plot, way) in plots_of(outline, index) {
            plots.polygon(&plot);
            for (from, to) in rows_of(&plot, way) {
                for (from, to) in names.uncovered(from, to) {
                    rows.polyline(&[from, to]);
                }
            }
        }
    }
    sheet.fill(&wash, "#bdb871", "fill-opacity=\".6\" stroke=\"#6d6a3a\" stroke-width=\".7\"");
    sheet.fill(&plots, "#ddd3a0", "fill-opacity=\".8\" stroke=\"#6d6a3a\" stroke-width=\".4\"");
    // One dot a vine: its shadow, the leaves, and the light on them.
    let dots = "stroke-linecap=\"round\" stroke-dasharray=\".1 2.6\"";
    sheet.stroke(&rows, "#8a7a48", 0.4, "stroke-opacity=\".8\"");
    sheet.stroke(
        &rows,
        "#3d4424",
        2.1,
        &format!("{dots} stroke-opacity=\".5\" transform=\"translate(.5 .6)\""),
    );
    sheet.stroke(&rows, "#667c3a", 1.8, dots);
    sheet.stroke(&rows, "#aabd70", 0.7, &format!("{dots} transform=\"translate(-.3 -.4)\""));
}

/// A vineyard cut by lanes, each piece with the way of its rows.
fn plots_of(outline: &[Point], index: usize) -> Vec<(Vec<Point>, Point)> {
    const HALF_LANE: f64 = 0.9;
    let way = main_way(outline);
    let across = turned(way);
    let mut scatter = Scatter::new(index, 31);
    let along = |point: &Point| dot(*point, way);
    let least = outline.iter().map(along).fold(f64::INFINITY, f64::min);
    let most = outline.iter().map(along).fold(f64::NEG_INFINITY, f64::max);
    let mut all = Vec::new();
    let mut from = least;
    let mut rest = outline.to_vec();
    loop {
        let to = from + scatter.within(30.0, 48.0);
        let last = to + 22.0 > most;
        let lean = rotated(way, scatter.within(-0.09, 0.09));
        let on = add(scale(way, to), scale(across, dot(middle(outline), across)));
        let strip =
            if last { rest.clone() } else { cut(&rest, sub(on, scale(lean, HALF_LANE)), scale(lean, -1.0)) };
        // Some strips are cut once more, along.
        if scatter.next() < 0.55 && strip.len() > 2 {
            let on = add(middle(&strip), scale(across, scatter.within(-5.0, 5.0)));
            let tilt = rotated(way, scatter.within(-0.05, 0.05));
            let (up, down) = (turned(tilt), scale(turned(tilt), -1.0));
            let turn = scatter.next() < 0.5;
            all.push((cut(&strip, add(on, scale(up, HALF_LANE)), up), if turn { tilt } else { up }));
            all.push((cut(&strip, add(on, scale(down, HALF_LANE)), down), if turn { up } else { tilt }));
        } else {
            let rows = if scatter.next() < 0.35 { lean } else { turned(lean) };
            all.push((strip, rows));
        }
        if last {
            return all.into_iter().filter(|(plot, _)| plot.len() > 2).collect();
        }
        rest = cut(&rest, add(on, scale(lean, HALF_LANE)), lean);
        from = to;
    }
}

/// The rows of vines of a plot.
fn rows_of(plot: &[Point], way: Point) -> Vec<(Point, Point)> {
    let across = turned(way);
    let offsets = plot.iter().map(|&corner| dot(corner, across));
    let least = offsets.clone().fold(f64::INFINITY, f64::min) + HEADLAND;
    let room = offsets.fold(f64::NEG_INFINITY, f64::max) - HEADLAND - least;
    let count = (room / ROWS).floor().max(0.0);
    let first = least + (room - count * ROWS) / 2.0;
    let row = |index: usize| {
        let aside = scale(across, first + index as f64 * ROWS);
        let far = plot.iter().map(|&corner| dot(corner, way).abs()).fold(0.0, f64::max) + 10.0;
        inside(plot, add(aside, scale(way, -far)), add(aside, scale(way, far)))
    };
    let pieces = (0..=count as usize).flat_map(row);
    pieces
        .filter(|(from, to)| distance(*from, *to) > 2.0 * HEADLAND + 3.0)
        .map(|(from, to)| {
            let part = HEADLAND / distance(from, to);
            (between(from, to, part), between(to, from, part))
        })
        .collect()
}

/// Tufts of grass on open ground, thicker here and thinner there.
pub(super) fn draw_grass(sheet: &mut Sheet, table: &TableMap, board: &Board, lie: &Lie, names: &Names) {
    let [left, top, right, bottom] = board.field();
    let kinds = [AreaKind::Woods, AreaKind::Village, AreaKind::Vineyard];
    let built: Vec<Vec<Point>> = kinds.into_iter().flat_map(|kind| areas(table, board, kind)).collect();
    let boxes: Vec<[f64; 4]> = built.iter().map(|outline| bounds(outline)).collect();
    let lines: Vec<(Vec<Point>, f64)> = table
        .courses
        .iter()
        .map(|course| (board.line(&course.points), f64::from(course.width) / 200.0 + 6.0))
        .collect();
    let taken = |point: Point| {
        let inside = boxes.iter().zip(&built).any(|([left, top, right, bottom], outline)| {
            *left <= point.0
                && point.0 <= *right
                && *top <= point.1
                && point.1 <= *bottom
                && holds(outline, point)
        });
        inside || lines.iter().any(|(line, far)| line_distance(line, point) < *far)
    };
    let (mut grass, mut dry) = (PathData::default(), PathData::default());
    let mut scatter = Scatter::new(0, 51);
    let (mut x, mut y) = (left, top);
    while y < bottom {
        let place = (x + scatter.within(0.0, 15.0), y + scatter.within(0.0, 12.0));
        let (thick, size) = (scatter.next(), scatter.within(0.7, 1.15));
        if thick < noise(place, 90.0, 52) * 1.25 - 0.3 && names.leaves_free(place, 3.0) && !taken(place) {
            match lie.at(place) {
                Relief::Plain => tuft(&mut grass, place, size),
                Relief::Top(_) => tuft(&mut dry, place, size),
                Relief::Sea | Relief::Slope(_) => {}
            }
        }
        x += 15.0;
        if x >= right {
            (x, y) = (left, y + 12.0);
        }
    }
    sheet.stroke(&grass, "#5f7040", 0.45, "stroke-linecap=\"round\" stroke-opacity=\".6\"");
    sheet.stroke(&dry, "#7d6236", 0.45, "stroke-linecap=\"round\" stroke-opacity=\".6\"");
}

fn tuft(path: &mut PathData, foot: Point, size: f64) {
    for (lean, high) in [(-1.5, 1.5), (-0.5, 2.3), (0.6, 2.1), (1.7, 1.3)] {
        path.polyline(&[add(foot, (lean * 0.3 * size, 0.0)), add(foot, (lean * size, -high * size))]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::samples;

    #[test]
    fn vines_fill_their_vineyard_and_stand_inside() {
        let table = samples::league();
        let board = Board::for_table(&table);
        let vineyards = areas(&table, &board, AreaKind::Vineyard);
        assert_eq!(vineyards.len(), 2);
        for (index, outline) in vineyards.iter().enumerate() {
            let rows: Vec<_> =
                plots_of(outline, index).iter().flat_map(|(plot, way)| rows_of(plot, *way)).collect();
            let length: f64 = rows.iter().map(|(from, to)| distance(*from, *to)).sum();
            // Corner by corner: the area of the vineyard.
            let area: f64 =
                super::super::outline::sides(outline).map(|(a, b)| a.0 * b.1 - b.0 * a.1).sum::<f64>().abs()
                    / 2.0;
            assert!(length * ROWS > 0.6 * area, "{length} units of vines on {area}");
            for point in rows.into_iter().flat_map(|(from, to)| [from, to]) {
                assert!(holds(outline, point), "{point:?}");
            }
        }
    }
}
