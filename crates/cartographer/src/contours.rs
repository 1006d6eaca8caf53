//! Lines of equal height round the places that are higher.

use crate::field::Net;
use crate::plane::{Point, between, distance_to_piece};
use std::collections::BTreeMap;

/// The closed lines round everything that is at least so high; holes have their own lines, so fill them
/// by the even-odd rule. `tolerance` is how far a line may be simplified.
pub(crate) fn loops(net: &Net, level: f64, tolerance: f64) -> Vec<Vec<Point>> {
    let next = crossings(net, level);
    let mut left: BTreeMap<usize, usize> = next;
    let mut all = Vec::new();
    while let Some((start, _)) = left.first_key_value().map(|(&start, &end)| (start, end)) {
        let mut points = Vec::new();
        let mut edge = start;
        while let Some(end) = left.remove(&edge) {
            points.push(crossing_point(net, level, edge));
            edge = end;
        }
        let points = simplified(&points, tolerance);
        if points.len() >= 3 {
            all.push(points);
        }
    }
    all
}

/// An edge of the net by number: twice its crossing, one more if it leads down and not to the right.
fn edge(net: &Net, column: usize, row: usize, down: bool) -> usize {
    2 * (row * net.columns + column) + usize::from(down)
}

/// For each edge of the net that the line crosses the next one, with the high ground on one hand always.
fn crossings(net: &Net, level: f64) -> BTreeMap<usize, usize> {
    let mut next = BTreeMap::new();
    // The outermost crossings count as low, so that every line closes.
    let high = |column: usize, row: usize| {
        column > 0
            && row > 0
            && column + 1 < net.columns
            && row + 1 < net.rows
            && net.value(column, row) >= level
    };
    for row in 0..net.rows - 1 {
        for column in 0..net.columns - 1 {
            let corners =
                [high(column, row), high(column + 1, row), high(column + 1, row + 1), high(column, row + 1)];
            let edges = [
                edge(net, column, row, false),
                edge(net, column + 1, row, true),
                edge(net, column, row + 1, false),
                edge(net, column, row, true),
            ];
            // Walking clockwise round the cell, the line goes from where the ground rises to where it
            // falls; with two lines in one cell the nearer end is taken, which cuts off the high corners.
            for side in 0..4 {
                let rises = !corners[side] && corners[(side + 1) % 4];
                if !rises {
                    continue;
                }
                let falls =
                    (1..4).map(|step| (side + step) % 4).find(|&s| corners[s] && !corners[(s + 1) % 4]);
                if let Some(falls) = falls {
                    next.insert(edges[side], edges[falls]);
                }
            }
        }
    }
    next
}

fn crossing_point(net: &Net, level: f64, edge: usize) -> Point {
    let (place, down) = (edge / 2, edge % 2 == 1);
    let (column, row) = (place % net.columns, place / net.columns);
    let (other_column, other_row) = if down { (column, row + 1) } else { (column + 1, row) };
    let (a, b) = (net.value(column, row), net.value(other_column, other_row));
    let part = ((level - a) / (b - a)).clamp(0.02, 0.98);
    let part = if part.is_finite() { part } else { 0.5 };
    let point = |column: usize, row: usize| {
        (net.origin.0 + column as f64 * net.mesh, net.origin.1 + row as f64 * net.mesh)
    };
    between(point(column, row), point(other_column, other_row), part)
}

/// A closed line with fewer points, none of the old ones further away than the tolerance.
fn simplified(points: &[Point], tolerance: f64) -> Vec<Point> {
    if points.len() < 4 {
        return points.to_vec();
    }
    let middle = points.len() / 2;
    let mut keep = vec![false; points.len()];
    keep[0] = true;
    keep[middle] = true;
    mark(points, 0, middle, tolerance, &mut keep);
    mark(points, middle, points.len(), tolerance, &mut keep);
    points.iter().zip(keep).filter_map(|(&point, keep)| keep.then_some(point)).collect()
}

fn mark(points: &[Point], from: usize, to: usize, tolerance: f64, keep: &mut [bool]) {
    let end = points[to % points.len()];
    let farthest = (from + 1..to)
        .map(|index| (index, distance_to_piece(points[index], points[from], end)))
        .max_by(|a, b| a.1.total_cmp(&b.1));
    if let Some((index, distance)) = farthest
        && (distance > tolerance || to - from > 24)
    {
        keep[index] = true;
        mark(points, from, index, tolerance, keep);
        mark(points, index, to, tolerance, keep);
    }
}
