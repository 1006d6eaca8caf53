//! Roads and tracks, walls and parapets of a table.

use super::board::Board;
use super::outline::{middle, rounded, stations, wavering};
use super::water::led_on;
use crate::palette;
use crate::path::PathData;
use crate::plane::{Point, add, between, dot, scale, sub, turned, unit};
use crate::sheet::Sheet;
use tabletop::{LineKind, TableMap};

const ROUND: &str = "stroke-linecap=\"round\" stroke-linejoin=\"round\"";

fn lines(table: &TableMap, board: &Board, kind: LineKind) -> Vec<Vec<Point>> {
    let courses = table.courses.iter().filter(|course| course.kind == kind);
    courses.map(|course| board.line(&course.points)).collect()
}

/// From so far before a corner roads begin to bend.
const BEND: f64 = 34.0;

/// Tracks, then roads.
pub(super) fn draw_roads(sheet: &mut Sheet, table: &TableMap, board: &Board) {
    let path = |kind: LineKind| {
        let mut path = PathData::default();
        for course in table.courses.iter().filter(|course| course.kind == kind) {
            path.polyline(&rounded(&led_on(board, course), BEND));
        }
        path
    };
    let (tracks, roads) = (path(LineKind::Track), path(LineKind::Road));
    sheet.stroke(&tracks, "#f3e6c2", 4.6, &format!("{ROUND} stroke-opacity=\".8\""));
    sheet.stroke(
        &tracks,
        palette::INK,
        4.0,
        "stroke-linejoin=\"round\" stroke-dasharray=\"5.5 2.4\" stroke-opacity=\".85\"",
    );
    sheet.stroke(&tracks, "#f1e2ba", 2.6, ROUND);
    sheet.stroke(&roads, palette::INK, 7.0, ROUND);
    sheet.stroke(&roads, "#f8e9c0", 5.4, ROUND);
    // Ruts.
    sheet.stroke(
        &roads,
        "#b79a63",
        2.6,
        "stroke-dasharray=\"26 9 13 7\" stroke-opacity=\".5\" stroke-linejoin=\"round\"",
    );
    sheet.stroke(&roads, "#f8e9c0", 1.8, ROUND);
}

/// Walls of loose stones.
pub(super) fn draw_walls(sheet: &mut Sheet, table: &TableMap, board: &Board) {
    let mut path = PathData::default();
    for (index, line) in lines(table, board, LineKind::Wall).iter().enumerate() {
        path.polyline(&wavering(line, 9.0, 0.3, 81 + index as u64));
    }
    let square = "stroke-linejoin=\"round\"";
    sheet.stroke(
        &path,
        "#3d3424",
        3.2,
        &format!("{square} stroke-opacity=\".4\" transform=\"translate(.9 1.1)\""),
    );
    sheet.stroke(&path, palette::INK, 2.9, square);
    sheet.stroke(&path, "#d2c4a0", 1.9, &format!("{square} stroke-dasharray=\"2.6 .5 1.8 .5 3.2 .5\""));
}

/// Parapets: a ditch with its slope outside, the bank, and guns' gaps in it.
pub(super) fn draw_works(sheet: &mut Sheet, table: &TableMap, board: &Board) {
    let (mut ground, mut teeth, mut bank, mut gaps) =
        (PathData::default(), PathData::default(), PathData::default(), PathData::default());
    for line in lines(table, board, LineKind::Trench) {
        ground.polygon(&line);
        bank.polyline(&line);
        let inner = middle(&line);
        for pair in line.windows(2) {
            let out = outward(pair[0], pair[1], inner);
            for (foot, way) in stations(&[pair[0], pair[1]], 2.6) {
                let foot = add(foot, scale(out, 2.0));
                let half = scale(way, 0.62);
                teeth.polygon(&[add(foot, half), sub(foot, half), add(foot, scale(out, 4.6))]);
            }
            let posts = stations(&[pair[0], pair[1]], 15.0);
            for two in posts.windows(2) {
                let gun = between(two[0].0, two[1].0, 0.5);
                gaps.polyline(&[sub(gun, scale(out, 1.9)), add(gun, scale(out, 1.9))]);
            }
        }
    }
    let sharp = "stroke-linejoin=\"miter\"";
    sheet.fill(&ground, "#e9d3a0", "fill-opacity=\".7\"");
    sheet.fill(&teeth, palette::INK, "fill-opacity=\".85\"");
    sheet.stroke(
        &bank,
        "#2a1c0c",
        4.4,
        &format!("{sharp} stroke-opacity=\".3\" transform=\"translate(1 1.3)\""),
    );
    sheet.stroke(&bank, palette::INK, 4.4, sharp);
    sheet.stroke(&bank, "#d8573c", 2.2, sharp);
    sheet.stroke(&gaps, palette::INK, 1.9, "");
    sheet.stroke(&gaps, "#f0dfb4", 1.1, "");
}

/// The outer side of a piece of a work: away from its middle, and to the north where that says nothing.
fn outward(from: Point, to: Point, inner: Point) -> Point {
    let across = turned(unit(sub(to, from)));
    let side = dot(sub(between(from, to, 0.5), inner), across);
    let out = if side.abs() > 0.5 { side } else { -across.1 };
    if out < 0.0 { scale(across, -1.0) } else { across }
}

#[cfg(test)]
mod tests {
    use super::super::board::INCH;
    use super::super::outline::line_distance;
    use super::*;
    use crate::samples;

    #[test]
    fn rounded_roads_stay_within_half_an_inch() {
        let table = samples::league();
        let board = Board::for_table(&table);
        for line in [LineKind::Road, LineKind::Track].into_iter().flat_map(|kind| lines(&table, &board, kind))
        {
            let drawn = rounded(&line, BEND);
            for corner in line {
                assert!(line_distance(&drawn, corner) < 0.5 * INCH, "{corner:?}");
            }
        }
    }

    #[test]
    fn redoubts_look_outward() {
        let table = samples::league();
        let works = lines(&table, &Board::for_table(&table), LineKind::Trench);
        assert_eq!(works.len(), 2);
        for line in works {
            let outs: Vec<Point> =
                line.windows(2).map(|pair| outward(pair[0], pair[1], middle(&line))).collect();
            assert!(outs[0].0 < 0.0 && outs[1].1 < -0.9 && outs[2].0 > 0.0, "{outs:?}");
        }
        assert_eq!(outward((0.0, 0.0), (10.0, 0.0), (5.0, 0.0)), (0.0, -1.0));
    }
}
