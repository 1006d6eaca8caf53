//! Outlines of areas and lines on a table, and how they lose their corners.

use crate::chance::Scatter;
use crate::plane::{Point, add, between, distance, distance_to_piece, dot, scale, sub, turned, unit};

/// Is a point inside an outline?
pub(super) fn holds(outline: &[Point], (x, y): Point) -> bool {
    let mut inside = false;
    for (a, b) in sides(outline) {
        if (a.1 > y) != (b.1 > y) && x < a.0 + (y - a.1) / (b.1 - a.1) * (b.0 - a.0) {
            inside = !inside;
        }
    }
    inside
}

/// The sides of an outline.
pub(super) fn sides(outline: &[Point]) -> impl Iterator<Item = (Point, Point)> {
    outline.iter().copied().zip(outline.iter().copied().cycle().skip(1))
}

/// How far a point is from an outline.
pub(super) fn rim_distance(outline: &[Point], point: Point) -> f64 {
    sides(outline).map(|(a, b)| distance_to_piece(point, a, b)).fold(f64::INFINITY, f64::min)
}

/// How far a point is from a line.
pub(super) fn line_distance(line: &[Point], point: Point) -> f64 {
    line.windows(2).map(|pair| distance_to_piece(point, pair[0], pair[1])).fold(f64::INFINITY, f64::min)
}

/// Left, top, right and bottom of some points.
pub(super) fn bounds(points: &[Point]) -> [f64; 4] {
    let start = [f64::INFINITY, f64::INFINITY, f64::NEG_INFINITY, f64::NEG_INFINITY];
    points.iter().fold(start, |[left, top, right, bottom], &(x, y)| {
        [left.min(x), top.min(y), right.max(x), bottom.max(y)]
    })
}

/// The middle of the corners.
pub(super) fn middle(points: &[Point]) -> Point {
    let sum = points.iter().copied().fold((0.0, 0.0), add);
    scale(sum, 1.0 / points.len().max(1) as f64)
}

/// A line with its corners rounded from so far before them. A corner moves by a fraction of that, so what is drawn
/// stays where the rules have it.
pub(super) fn rounded(line: &[Point], reach: f64) -> Vec<Point> {
    let last = line.len() - 1;
    let mut points = vec![line[0]];
    for index in 1..last {
        let corner = line[index];
        let [from, to] = [line[index - 1], line[index + 1]].map(|other| {
            let length = distance(corner, other);
            between(corner, other, (reach / length.max(1e-9)).min(0.5))
        });
        const STEPS: u8 = 5;
        for step in 0..=STEPS {
            let part = f64::from(step) / f64::from(STEPS);
            points.push(between(between(from, corner, part), between(corner, to, part), part));
        }
    }
    points.push(line[last]);
    points
}

/// A line that a hand has drawn: points every few units, each a little aside.
pub(super) fn wavering(line: &[Point], step: f64, aside: f64, purpose: u64) -> Vec<Point> {
    let mut scatter = Scatter::new(line.len(), purpose);
    let points = stations(line, step);
    let last = points.len() - 1;
    let waver = |(index, (point, way)): (usize, (Point, Point))| {
        let by = if index == 0 || index == last { 0.0 } else { scatter.within(-aside, aside) };
        add(point, scale(turned(way), by))
    };
    points.into_iter().enumerate().map(waver).collect()
}

/// Points along a line at equal distances, about as far from each other as wanted, with the way of the line there.
pub(super) fn stations(line: &[Point], step: f64) -> Vec<(Point, Point)> {
    let length: f64 = line.windows(2).map(|pair| distance(pair[0], pair[1])).sum();
    let count = (length / step).round().max(1.0);
    let mut points = Vec::with_capacity(count as usize + 1);
    let mut gone = 0.0;
    for pair in line.windows(2) {
        let (piece, way) = (distance(pair[0], pair[1]), unit(sub(pair[1], pair[0])));
        while points.len() as f64 <= count {
            let wanted = points.len() as f64 * length / count;
            if wanted > gone + piece + 1e-6 {
                break;
            }
            points.push((add(pair[0], scale(way, wanted - gone)), way));
        }
        gone += piece;
    }
    points
}

/// An outline so much smaller on every side.
pub(super) fn inset(outline: &[Point], by: f64) -> Vec<Point> {
    let count = outline.len();
    let inward = |from: Point, to: Point| {
        let across = turned(unit(sub(to, from)));
        let beside = add(between(from, to, 0.5), scale(across, 0.5));
        if holds(outline, beside) { across } else { scale(across, -1.0) }
    };
    let moved = |index: usize| {
        let (before, corner, after) =
            (outline[(index + count - 1) % count], outline[index], outline[(index + 1) % count]);
        let (a, b) = (inward(before, corner), inward(corner, after));
        // Along the bisector, further the sharper the corner, but not without end.
        let way = unit(add(a, b));
        add(corner, scale(way, by / dot(way, a).max(0.4)))
    };
    (0..count).map(moved).collect()
}

/// The part of an outline on one hand of a straight line: where the way to it has this direction.
pub(super) fn cut(outline: &[Point], on: Point, keep: Point) -> Vec<Point> {
    let height = |point: Point| dot(sub(point, on), keep);
    let mut part = Vec::new();
    for (corner, next) in sides(outline) {
        let (here, there) = (height(corner), height(next));
        if here >= 0.0 {
            part.push(corner);
        }
        if (here < 0.0) != (there < 0.0) {
            part.push(between(corner, next, here / (here - there)));
        }
    }
    part
}

/// The pieces of a straight line inside an outline: where it crosses the rim, by pairs.
pub(super) fn inside(outline: &[Point], from: Point, to: Point) -> Vec<(Point, Point)> {
    let (way, length) = (unit(sub(to, from)), distance(from, to));
    let across = turned(way);
    let height = |point: Point| dot(sub(point, from), across);
    let mut crossed: Vec<f64> = sides(outline)
        .filter_map(|(a, b)| {
            let (here, there) = (height(a), height(b));
            ((here < 0.0) != (there < 0.0)).then(|| dot(sub(between(a, b, here / (here - there)), from), way))
        })
        .collect();
    crossed.sort_by(f64::total_cmp);
    let at = |along: f64| add(from, scale(way, along.clamp(0.0, length)));
    crossed.chunks_exact(2).map(|pair| (at(pair[0]), at(pair[1]))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const SQUARE: [Point; 4] = [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0)];

    #[test]
    fn outlines_hold_and_cut() {
        assert!(holds(&SQUARE, (5.0, 5.0)) && !holds(&SQUARE, (15.0, 5.0)));
        let half = cut(&SQUARE, (4.0, 0.0), (1.0, 0.0));
        assert_eq!(bounds(&half), [4.0, 0.0, 10.0, 10.0]);
        assert_eq!(bounds(&inset(&SQUARE, 2.0)), [2.0, 2.0, 8.0, 8.0]);
        assert_eq!(inside(&SQUARE, (-5.0, 5.0), (20.0, 5.0)), [((0.0, 5.0), (10.0, 5.0))]);
    }

    #[test]
    fn a_rounded_line_stays_near_its_corners_and_stations_are_even() {
        let line = [(0.0, 0.0), (50.0, 0.0), (80.0, 40.0)];
        let round = rounded(&line, 6.0);
        assert!(line_distance(&round, (50.0, 0.0)) < 3.0);
        let stations = stations(&line, 10.0);
        assert_eq!(stations.len(), 11);
        assert!(distance(stations[10].0, (80.0, 40.0)) < 1e-6);
        for pair in stations.windows(2) {
            assert!((distance(pair[0].0, pair[1].0) - 10.0).abs() < 1.0);
        }
    }
}
