//! Signs on the map for areas that matter to a game: what to win, where guns stand, where troops come.

use crate::drawing::{Mark, MarkKind};
use crate::field::around;
use crate::grid::Grid;
use crate::palette;
use crate::path::PathData;
use crate::plane::{Point, add, between, distance, rotated, scale, sub, turned, unit};
use crate::roads;
use crate::sheet::Sheet;
use hexmap::{Direction, HexMap, HexSet};

/// Draws the signs of all areas.
pub(crate) fn draw(sheet: &mut Sheet, map: &HexMap, grid: &Grid, marks: &[Mark]) {
    for mark in marks {
        if let Some(hexes) = mark.hexes(map) {
            draw_kind(sheet, map, grid, mark.kind, &hexes);
        }
    }
}

/// Draws one kind of sign in some hexes. All keep clear of the middle, where counters lie.
pub(crate) fn draw_kind(sheet: &mut Sheet, map: &HexMap, grid: &Grid, kind: MarkKind, hexes: &HexSet) {
    match kind {
        MarkKind::Star => stars(sheet, grid, hexes),
        MarkKind::Guns => guns(sheet, grid, hexes),
        MarkKind::Arrow => arrows(sheet, map, grid, hexes),
        MarkKind::Tents => tents(sheet, map, grid, hexes),
        MarkKind::Mill => mills(sheet, grid, hexes),
    }
}

/// A ring along the hexsides, and a star in the lower left corner.
fn stars(sheet: &mut Sheet, grid: &Grid, hexes: &HexSet) {
    let (mut rings, mut discs, mut stars) = (PathData::default(), PathData::default(), PathData::default());
    for hex in hexes {
        let centre = grid.centre(hex);
        rings.polygon(&grid.corners(hex).map(|corner| between(centre, corner, 0.965)));
        let middle = add(centre, (-20.5, 32.0));
        discs.circle(middle, 8.6);
        let tips = (0..10).map(|tip| {
            let far = if tip % 2 == 0 { 7.2 } else { 2.9 };
            add(middle, rotated((0.0, -far), f64::from(tip) * std::f64::consts::TAU / 10.0))
        });
        stars.polygon(&tips.collect::<Vec<_>>());
    }
    sheet.stroke(&rings, palette::PAPER, 4.4, "stroke-opacity=\".7\" stroke-linejoin=\"round\"");
    sheet.stroke(&rings, palette::CARMINE, 2.0, "stroke-linejoin=\"round\"");
    let edge = format!("stroke=\"{}\" stroke-width=\"1.5\"", palette::CARMINE);
    sheet.fill(&discs, palette::PAPER, &edge);
    sheet.fill(&stars, palette::CARMINE, "");
}

/// Three guns side by side at the foot of the hex, behind a low parapet.
fn guns(sheet: &mut Sheet, grid: &Grid, hexes: &HexSet) {
    let (mut iron, mut wheels, mut banks) = (PathData::default(), PathData::default(), PathData::default());
    for hex in hexes {
        for x in [-15.5, 0.0, 15.5] {
            let at = |aside: f64, along: f64| add(grid.centre(hex), (x + aside, 31.0 + along));
            iron.polygon(&[at(-2.0, -5.0), at(2.0, -5.0), at(1.3, 7.5), at(-1.3, 7.5)]);
            iron.polygon(&[at(-0.9, -5.0), at(0.9, -5.0), at(0.9, -9.0), at(-0.9, -9.0)]);
            for side in [-1.0, 1.0] {
                wheels.polyline(&[at(side * 4.6, -4.4), at(side * 4.6, 3.0)]);
                banks.polyline(&[at(side * 7.0, 5.0), at(side * 2.8, 9.0)]);
            }
            wheels.polyline(&[at(-4.6, -0.8), at(4.6, -0.8)]);
        }
    }
    let halo = "stroke-opacity=\".75\" stroke-linecap=\"round\" stroke-linejoin=\"round\"";
    sheet.stroke(&iron, palette::PAPER, 4.0, halo);
    sheet.stroke(&wheels, palette::PAPER, 4.4, halo);
    sheet.stroke(&banks, palette::HACHURE, 3.2, "stroke-linecap=\"round\"");
    sheet.stroke(&wheels, palette::INK, 1.7, "stroke-linecap=\"round\"");
    sheet.fill(&iron, palette::INK, "");
}

/// A band along the rim of the map, and an arrow into every hex.
fn arrows(sheet: &mut Sheet, map: &HexMap, grid: &Grid, hexes: &HexSet) {
    let (mut rim, mut arrows) = (PathData::default(), PathData::default());
    for hex in hexes {
        let centre = grid.centre(hex);
        let inner: Vec<Direction> = around(map, hex).map(|(direction, _)| direction).collect();
        let mut out = (0.0, 0.0);
        for direction in Direction::ALL.into_iter().filter(|direction| !inner.contains(direction)) {
            let [from, to] = grid.side(hex, direction);
            rim.polyline(&[from, to]);
            out = add(out, sub(between(from, to, 0.5), centre));
        }
        // A hex with neighbours all round is entered from below.
        let out = if unit(out) == (0.0, 0.0) { (0.0, 1.0) } else { unit(out) };
        arrow(&mut arrows, centre, out);
    }
    sheet.stroke(&rim, palette::PAPER, 7.0, "stroke-opacity=\".7\" stroke-linecap=\"round\"");
    sheet.stroke(&rim, palette::CARMINE, 3.2, "stroke-linecap=\"round\"");
    let edge = format!("stroke=\"{}\" stroke-width=\"1.4\" stroke-linejoin=\"round\"", palette::PAPER);
    sheet.fill(&arrows, palette::CARMINE, &edge);
}

/// Rows of bell tents, off the road.
fn tents(sheet: &mut Sheet, map: &HexMap, grid: &Grid, hexes: &HexSet) {
    let (mut shadows, mut lit, mut dark) = (PathData::default(), PathData::default(), PathData::default());
    let streets: Vec<Point> = map
        .road_kinds()
        .flat_map(|kind| roads::lines(map, grid, kind))
        .flat_map(|line| fine(&line))
        .collect();
    for hex in hexes {
        for (row, lean) in [(8.0, 0.0), (20.0, 6.7), (32.0, 0.0)] {
            for column in [-27.0, -13.5, 0.0, 13.5, 27.0] {
                let place = add(grid.centre(hex), (column + lean, row));
                if streets.iter().any(|&street| distance(street, place) < 14.0) {
                    continue;
                }
                let at = |x: f64, y: f64| add(place, (x, y));
                shadows.polygon(&[at(0.0, 4.4), at(4.6, 4.4), at(8.6, 1.6)]);
                lit.polygon(&[at(-4.8, 4.4), at(0.0, -5.2), at(1.4, 4.8)]);
                dark.polygon(&[at(1.4, 4.8), at(0.0, -5.2), at(4.8, 4.0)]);
            }
        }
    }
    sheet.fill(&shadows, palette::INK, "fill-opacity=\".35\"");
    let edge = format!("stroke=\"{}\" stroke-width=\".8\" stroke-linejoin=\"round\"", palette::INK);
    sheet.fill(&lit, "#fbf6e6", &edge);
    sheet.fill(&dark, "#c9b78f", &edge);
}

/// Points along a line that are near to each other.
fn fine(line: &[Point]) -> Vec<Point> {
    let pieces = line.windows(2);
    pieces.flat_map(|pair| (0..8).map(|step| between(pair[0], pair[1], f64::from(step) / 8.0))).collect()
}

/// A windmill from the side, left of the middle of its hex.
fn mills(sheet: &mut Sheet, grid: &Grid, hexes: &HexSet) {
    let (mut tower, mut sails) = (PathData::default(), PathData::default());
    for hex in hexes {
        let at = |x: f64, y: f64| add(grid.centre(hex), (x - 27.0, y - 4.0));
        tower.polygon(&[at(-5.5, 12.0), at(-3.4, -4.0), at(0.0, -8.0), at(3.4, -4.0), at(5.5, 12.0)]);
        for turn in 0..4 {
            let angle = 0.6 + f64::from(turn) * std::f64::consts::FRAC_PI_2;
            let sail = |far: f64, aside: f64| add(at(0.0, -3.0), rotated((far, aside), angle));
            sails.polyline(&[
                sail(0.0, 0.0),
                sail(15.0, 0.0),
                sail(15.0, 3.4),
                sail(4.5, 3.4),
                sail(4.5, 0.0),
            ]);
        }
    }
    let edge = format!("stroke=\"{}\" stroke-width=\"1.1\" stroke-linejoin=\"round\"", palette::INK);
    sheet.fill(&tower, "#e4d2a8", &edge);
    sheet.stroke(&sails, palette::INK, 1.2, "stroke-linejoin=\"round\"");
}

/// An arrow from outside to where the counters begin.
fn arrow(path: &mut PathData, centre: Point, out: Point) {
    let at = |far: f64, aside: f64| add(centre, add(scale(out, far), scale(turned(out), aside)));
    path.polygon(&[
        at(26.0, 0.0),
        at(37.0, -10.0),
        at(37.0, -4.2),
        at(51.0, -4.2),
        at(51.0, 4.2),
        at(37.0, 4.2),
        at(37.0, 10.0),
    ]);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::samples;

    #[test]
    fn marks_are_drawn_where_their_area_is() {
        let (map, drawing) = (samples::inkerman(), samples::inkerman_drawing());
        let grid = Grid::for_map(&map);
        let text = |marks: &[Mark]| {
            let mut sheet = Sheet::default();
            draw(&mut sheet, &map, &grid, marks);
            sheet.finish(1.0, 1.0)
        };
        let nothing = text(&[]);
        assert!(drawing.marks.len() >= 3);
        for mark in &drawing.marks {
            assert!(text(std::slice::from_ref(mark)).len() > nothing.len(), "{}", mark.area);
        }
        let nowhere = Mark { area: "nowhere".to_owned(), ..drawing.marks[0].clone() };
        assert_eq!(text(&[nowhere]), nothing);
    }
}
