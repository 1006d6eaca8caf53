//! Sea and streams of a table, with bridges and fords.

use super::board::{Board, INCH};
use super::lie::Lie;
use super::names::Names;
use super::outline::{line_distance, rounded, stations};
use crate::chance::Scatter;
use crate::contours;
use crate::field::Net;
use crate::palette;
use crate::path::PathData;
use crate::plane::{Point, add, distance, scale, sub, turned, unit};
use crate::sheet::Sheet;
use tabletop::{Course, LineKind, TableMap};

const ROUND: &str = "stroke-linecap=\"round\" stroke-linejoin=\"round\"";

/// A stream: its middle and half its width.
struct Stream {
    middle: Vec<Point>,
    half: f64,
}

fn streams(table: &TableMap, board: &Board) -> Vec<Stream> {
    let courses = table.courses.iter().filter(|course| course.kind == LineKind::Stream);
    courses.map(|course| Stream { middle: led_on(board, course), half: half_width(course) }).collect()
}

/// Half the width of a line, in drawing units; a stream without a width has a little one.
fn half_width(course: &Course) -> f64 {
    (f64::from(course.width) / 2000.0 * INCH).max(1.5)
}

/// The points of a line; where it ends at the table edge it goes on beyond it.
pub(super) fn led_on(board: &Board, course: &Course) -> Vec<Point> {
    let mut line = board.line(&course.points);
    let [left, top, right, bottom] = board.field();
    for _ in 0..2 {
        if let [.., before, last] = line[..] {
            let near = |a: f64, b: f64| (a - b).abs() < 0.5;
            if near(last.0, left) || near(last.0, right) || near(last.1, top) || near(last.1, bottom) {
                line.push(add(last, scale(unit(sub(last, before)), 16.0)));
            }
        }
        line.reverse();
    }
    line
}

/// The lines of all running water.
pub(super) fn lines(table: &TableMap, board: &Board) -> Vec<Vec<Point>> {
    streams(table, board).into_iter().map(|stream| stream.middle).collect()
}

/// Draws sea and streams: first all banks, then all water, so that they flow into each other.
pub(super) fn draw(sheet: &mut Sheet, table: &TableMap, board: &Board, lie: &Lie, names: &Names) {
    let streams = streams(table, board);
    let mut bands: Vec<PathData> = Vec::new();
    for stream in &streams {
        let mut path = PathData::default();
        path.smooth_loop(&band(stream));
        bands.push(path);
    }
    let mut shores = PathData::default();
    for sea in &lie.seas {
        let mut closed: Vec<Point> = sea.iter().map(|&point| beyond(lie.field, point)).collect();
        closed.push(closed[0]);
        shores.polygon(&rounded(&closed, 8.0));
    }
    sheet.stroke(&shores, "#e9d9a8", 9.0, &format!("{ROUND} stroke-opacity=\".55\""));
    sheet.stroke(&shores, palette::BANK, 2.4, ROUND);
    for band in &bands {
        sheet.stroke(band, "#7c6f45", 4.4, &format!("{ROUND} stroke-opacity=\".35\""));
        sheet.stroke(band, palette::BANK, 1.9, ROUND);
    }
    sheet.fill(&shores, palette::WATER, "");
    for band in &bands {
        sheet.fill(band, palette::WATER, "");
    }
    draw_waves(sheet, lie);
    draw_flow(sheet, &streams, lie, names);
    draw_reeds(sheet, &streams, table, board, lie);
}

/// A point on the edge of the table, moved off it: water goes on there.
fn beyond([left, top, right, bottom]: [f64; 4], (x, y): Point) -> Point {
    const OFF: f64 = 14.0;
    let moved = |value: f64, low: f64, high: f64| {
        if (value - low).abs() < 0.05 {
            low - OFF
        } else if (value - high).abs() < 0.05 {
            high + OFF
        } else {
            value
        }
    };
    (moved(x, left, right), moved(y, top, bottom))
}

/// The outline of a stream, its banks a little uneven.
fn band(stream: &Stream) -> Vec<Point> {
    let middle = stations(&rounded(&stream.middle, 26.0), 7.0);
    let edge = |side: f64, purpose: u64| -> Vec<Point> {
        let mut scatter = Scatter::new(middle.len(), purpose);
        let mut wave = 0.0;
        let points = middle.iter().map(|&(point, way)| {
            wave = (wave * 0.6 + scatter.within(-0.45, 0.45)).clamp(-0.7, 0.7);
            add(point, scale(turned(way), side * (stream.half + wave)))
        });
        points.collect()
    };
    let mut outline = edge(1.0, 61);
    outline.extend(edge(-1.0, 62).into_iter().rev());
    outline
}

/// Lines along the shore, the further out the fainter.
fn draw_waves(sheet: &mut Sheet, lie: &Lie) {
    if lie.seas.is_empty() {
        return;
    }
    let net = Net::measured(lie.field, 5.0, |point| lie.offshore(point));
    let mut deep = PathData::default();
    for points in contours::loops(&net, 17.0, 0.3) {
        deep.smooth_loop(&points);
    }
    sheet.fill(&deep, "#7fa9b8", "fill-opacity=\".28\"");
    for (far, width) in [
        (2.6, 0.8),
        (5.6, 0.7),
        (9.2, 0.65),
        (13.4, 0.6),
        (18.2, 0.55),
        (23.6, 0.5),
        (29.6, 0.45),
        (36.2, 0.4),
        (43.4, 0.35),
        (51.0, 0.3),
    ] {
        let mut path = PathData::default();
        for points in contours::loops(&net, far, 0.3) {
            path.smooth_loop(&points);
        }
        sheet.stroke(&path, palette::BANK, width, "stroke-opacity=\".75\"");
    }
}

/// Lines of the current, in pieces.
fn draw_flow(sheet: &mut Sheet, streams: &[Stream], lie: &Lie, names: &Names) {
    let (mut lines, mut lights) = (PathData::default(), PathData::default());
    for (index, stream) in streams.iter().enumerate() {
        let middle = stations(&rounded(&stream.middle, 26.0), 4.0);
        let count = (stream.half / 1.25).floor().max(1.0) as i32;
        for lane in -count..=count {
            let offset = f64::from(lane) / f64::from(count + 1) * stream.half;
            let mut scatter = Scatter::new(index * 64 + (lane + 32) as usize, 63);
            let mut from = scatter.within(0.0, 6.0) as usize;
            while from < middle.len() {
                // Near the banks the lines are longer.
                let long = 3.0 + 9.0 * (offset / stream.half).abs();
                let run = scatter.within(long, long + 8.0) as usize;
                let points: Vec<Point> = middle[from..(from + run).min(middle.len())]
                    .iter()
                    .map(|&(point, way)| add(point, scale(turned(way), offset + scatter.within(-0.12, 0.12))))
                    .filter(|&point| names.leaves_free(point, 0.5) && lie.offshore(point) < 0.0)
                    .collect();
                let whole = points.windows(2).all(|pair| distance(pair[0], pair[1]) < 6.0);
                if points.len() > 2 && whole {
                    let path = if lane % 3 == 0 { &mut lights } else { &mut lines };
                    path.polyline(&thinned(&points));
                }
                from += run + scatter.within(1.0, 5.0) as usize;
            }
        }
    }
    sheet.stroke(&lines, palette::BANK, 0.55, "stroke-opacity=\".65\" stroke-linecap=\"round\"");
    sheet.stroke(&lights, "#e8f1ee", 0.6, "stroke-opacity=\".8\" stroke-linecap=\"round\"");
}

/// Every other point, and the last.
fn thinned(points: &[Point]) -> Vec<Point> {
    let mut few: Vec<Point> = points.iter().copied().step_by(2).collect();
    if points.len().is_multiple_of(2) {
        few.push(points[points.len() - 1]);
    }
    few
}

/// Reeds here and there along the banks.
fn draw_reeds(sheet: &mut Sheet, streams: &[Stream], table: &TableMap, board: &Board, lie: &Lie) {
    let ways: Vec<Vec<Point>> = table
        .courses
        .iter()
        .filter(|course| matches!(course.kind, LineKind::Road | LineKind::Track))
        .map(|course| board.line(&course.points))
        .collect();
    let mut reeds = PathData::default();
    for (index, stream) in streams.iter().enumerate() {
        let mut scatter = Scatter::new(index, 64);
        for (point, way) in stations(&stream.middle, 5.0) {
            for side in [-1.0, 1.0] {
                let foot = add(point, scale(turned(way), side * (stream.half + scatter.within(0.6, 2.6))));
                let kept = super::relief::noise(foot, 30.0, 65) > 0.52 && scatter.next() < 0.7;
                let free =
                    ways.iter().all(|line| line_distance(line, foot) > 6.0) && lie.offshore(foot) < -3.0;
                if kept && free {
                    for blade in [-1.0, 0.0, 1.0] {
                        let tip = (blade * 1.1, -2.6 + f64::abs(blade) * 0.7);
                        reeds.polyline(&[add(foot, (blade * 0.4, 0.0)), add(foot, tip)]);
                    }
                }
            }
        }
    }
    sheet.stroke(&reeds, palette::FOLIAGE_INK, 0.5, "stroke-linecap=\"round\" stroke-opacity=\".85\"");
}

/// Bridges and fords.
pub(super) fn draw_crossings(sheet: &mut Sheet, table: &TableMap, board: &Board) {
    let streams = streams(table, board);
    let (mut deck, mut planks, mut walls, mut fords) =
        (PathData::default(), PathData::default(), PathData::default(), PathData::default());
    for crossing in &table.crossings {
        let middle = board.at(crossing.at);
        let way = way_across(table, board, &streams, middle);
        let half = streams
            .iter()
            .min_by(|a, b| line_distance(&a.middle, middle).total_cmp(&line_distance(&b.middle, middle)))
            .map_or(4.0, |stream| stream.half)
            + 3.0;
        let at = |along: f64, aside: f64| add(middle, add(scale(way, along), scale(turned(way), aside)));
        if crossing.bridge {
            deck.polygon(&[at(-half, -3.6), at(half, -3.6), at(half, 3.6), at(-half, 3.6)]);
            let mut along = 1.6 - half;
            while along < half - 0.8 {
                planks.polyline(&[at(along, -3.2), at(along, 3.2)]);
                along += 1.6;
            }
            for side in [-1.0, 1.0] {
                walls.polyline(&[
                    at(-half - 2.6, 6.4 * side),
                    at(0.6 - half, 3.9 * side),
                    at(half - 0.6, 3.9 * side),
                    at(half + 2.6, 6.4 * side),
                ]);
            }
        } else {
            for side in [-2.4, 2.4] {
                fords.polyline(&[at(-half + 1.0, side), at(half - 1.0, side)]);
            }
        }
    }
    sheet.stroke(
        &walls,
        "#2c3b40",
        2.2,
        &format!("{ROUND} stroke-opacity=\".4\" transform=\"translate(1.3 1.6)\""),
    );
    sheet.fill(&deck, "#ecdcb4", "");
    sheet.stroke(&planks, palette::SEPIA, 0.4, "stroke-opacity=\".7\"");
    sheet.stroke(&walls, palette::INK, 1.7, ROUND);
    sheet.stroke(&fords, palette::INK, 1.2, "stroke-dasharray=\"2 1.8\"");
}

/// The way a crossing leads: along the road or track that passes there, or else square to the water.
fn way_across(table: &TableMap, board: &Board, streams: &[Stream], middle: Point) -> Point {
    let lines = table.courses.iter().filter(|course| matches!(course.kind, LineKind::Road | LineKind::Track));
    let roads =
        lines.map(|course| board.line(&course.points)).filter(|line| line_distance(line, middle) < 8.0);
    if let Some(road) = roads.min_by(|a, b| line_distance(a, middle).total_cmp(&line_distance(b, middle))) {
        // From a little before to a little behind, since roads often bend at a bridge.
        let near: Vec<Point> = stations(&road, 2.0)
            .into_iter()
            .map(|(p, _)| p)
            .filter(|&p| distance(p, middle) < 10.0)
            .collect();
        if let [first, .., last] = near[..] {
            return unit(sub(last, first));
        }
    }
    let along = streams.iter().flat_map(|stream| stations(&stream.middle, 2.0));
    let nearest = along.min_by(|a, b| distance(a.0, middle).total_cmp(&distance(b.0, middle)));
    nearest.map_or((0.0, 1.0), |(_, way)| turned(way))
}
