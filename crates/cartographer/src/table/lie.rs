//! The lie of the land: what is where, and how high.
//!
//! A table knows hill tops and slopes, not heights. Here a top is as high as its hill, the plain is level zero, and
//! a slope falls evenly from the nearest crest to its nearest foot, so that hachures and shades have ground to follow.

use super::board::Board;
use super::outline::{holds, rim_distance, sides};
use crate::plane::{Point, add, between, distance, distance_to_piece, scale, sub, turned, unit};
use tabletop::{AreaKind, TableMap};

/// The height of a high hill, in the levels of the palette; other hills have a part of it.
pub(super) const HIGH: f64 = 3.0;
const LOW: f64 = 0.55 * HIGH;

/// How far to both sides of a border the ground is looked at.
const LOOK: f64 = 1.5;

/// What the ground is at a point, as far as relief is concerned.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Relief {
    /// Open water.
    Sea,
    /// The flat top of a hill of this height.
    Top(f64),
    /// A slope.
    Slope(AreaKind),
    /// Everything else.
    Plain,
}

/// A piece of the rim of a hill top where it falls to the plain or the sea without a slope.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scarp {
    pub(super) from: Point,
    pub(super) to: Point,
    /// The way down.
    pub(super) down: Point,
    /// Into the sea.
    pub(super) sea: bool,
}

/// The lie of a table's land.
pub(super) struct Lie {
    pub(super) field: [f64; 4],
    pub(super) seas: Vec<Vec<Point>>,
    slopes: Vec<(AreaKind, Vec<Point>)>,
    tops: Vec<(f64, Vec<Point>)>,
    /// Where slopes begin, with the height there.
    heads: Vec<(Point, Point, f64)>,
    /// Where slopes end on the plain.
    feet: Vec<(Point, Point)>,
    pub(super) scarps: Vec<Scarp>,
}

impl Lie {
    pub(super) fn of(table: &TableMap, board: &Board) -> Lie {
        let areas = |wanted: fn(AreaKind) -> bool| {
            let areas = table.areas.iter().filter(move |area| wanted(area.kind));
            areas.map(|area| (area.kind, board.line(area.polygon.corners())))
        };
        let hills = table.hills.iter();
        let mut lie = Lie {
            field: board.field(),
            seas: areas(|kind| kind == AreaKind::Sea).map(|(_, outline)| outline).collect(),
            slopes: areas(is_slope).collect(),
            tops: hills
                .map(|hill| (if hill.high { HIGH } else { LOW }, board.line(hill.top.corners())))
                .collect(),
            heads: Vec::new(),
            feet: Vec::new(),
            scarps: Vec::new(),
        };
        lie.find_borders();
        lie
    }

    /// Sorts the sides of tops and slopes by what lies beyond them.
    fn find_borders(&mut self) {
        let (mut heads, mut feet, mut scarps) = (Vec::new(), Vec::new(), Vec::new());
        for (height, top) in &self.tops {
            for (from, to, out, beyond) in self.borders(top) {
                match beyond {
                    Relief::Slope(_) => heads.push((from, to, *height)),
                    Relief::Plain => scarps.push(Scarp { from, to, down: out, sea: false }),
                    Relief::Sea => scarps.push(Scarp { from, to, down: out, sea: true }),
                    Relief::Top(_) => {}
                }
            }
        }
        for (_, slope) in &self.slopes {
            for (from, to, _, beyond) in self.borders(slope) {
                if beyond == Relief::Plain {
                    feet.push((from, to));
                }
            }
        }
        (self.heads, self.feet, self.scarps) = (heads, feet, scarps);
    }

    /// The sides of an outline in pieces, each with the way out and the ground beyond; not those on the table edge.
    fn borders(&self, outline: &[Point]) -> Vec<(Point, Point, Point, Relief)> {
        let mut all: Vec<(Point, Point, Point, Relief)> = Vec::new();
        for (from, to) in sides(outline) {
            let across = turned(unit(sub(to, from)));
            let count = (distance(from, to) / 10.0).ceil().max(1.0) as usize;
            for piece in 0..count {
                let at = |step: usize| between(from, to, step as f64 / count as f64);
                let (start, end) = (at(piece), at(piece + 1));
                let middle = between(start, end, 0.5);
                let left = add(middle, scale(across, LOOK));
                let out = if holds(outline, left) { scale(across, -1.0) } else { across };
                let beyond = add(middle, scale(out, LOOK));
                if !self.on_table(beyond) {
                    continue;
                }
                let ground = self.at(beyond);
                match all.last_mut() {
                    // One straight piece as long as the ground beyond stays the same.
                    Some(last) if last.1 == start && last.2 == out && last.3 == ground => last.1 = end,
                    _ => all.push((start, end, out, ground)),
                }
            }
        }
        all
    }

    fn on_table(&self, (x, y): Point) -> bool {
        let [left, top, right, bottom] = self.field;
        left <= x && x <= right && top <= y && y <= bottom
    }

    /// The nearest point of the table.
    fn clamped(&self, (x, y): Point) -> Point {
        const INSIDE: f64 = 0.01;
        let [left, top, right, bottom] = self.field;
        (x.clamp(left + INSIDE, right - INSIDE), y.clamp(top + INSIDE, bottom - INSIDE))
    }

    /// What the ground is at a point. Beyond the table it goes on as at its edge.
    pub(super) fn at(&self, point: Point) -> Relief {
        let point = self.clamped(point);
        if self.seas.iter().any(|sea| holds(sea, point)) {
            return Relief::Sea;
        }
        if let Some((height, _)) = self.tops.iter().find(|(_, top)| holds(top, point)) {
            return Relief::Top(*height);
        }
        let slope = self.slopes.iter().find(|(_, slope)| holds(slope, point));
        slope.map_or(Relief::Plain, |(kind, _)| Relief::Slope(*kind))
    }

    /// How high the ground is at a point. The sea takes its height from the shore, so that nothing falls before it.
    pub(super) fn height(&self, point: Point) -> f64 {
        let point = self.clamped(point);
        match self.at(point) {
            Relief::Top(height) => height,
            Relief::Plain => 0.0,
            Relief::Slope(_) => self.on_slope(point),
            Relief::Sea => {
                let shore = self.ashore(point);
                match self.at(shore) {
                    Relief::Top(height) => height,
                    Relief::Slope(_) => self.on_slope(shore),
                    Relief::Plain | Relief::Sea => 0.0,
                }
            }
        }
    }

    fn on_slope(&self, point: Point) -> f64 {
        let foot = self.feet.iter().map(|&(a, b)| distance_to_piece(point, a, b));
        let foot = foot.fold(f64::INFINITY, f64::min);
        let heads = self.heads.iter().map(|&(a, b, height)| (distance_to_piece(point, a, b), height));
        let Some((head, height)) = heads.min_by(|a, b| a.0.total_cmp(&b.0)) else {
            // A rise without a top.
            return LOW * if foot.is_finite() { foot / (foot + 60.0) } else { 1.0 };
        };
        let part = if foot.is_finite() { foot / (foot + head).max(1e-9) } else { 1.0 };
        // A little rounded at head and foot.
        height * (0.55 * part + 0.45 * part * part * (3.0 - 2.0 * part))
    }

    /// A point of the land beside the nearest shore.
    fn ashore(&self, point: Point) -> Point {
        let shores = self.seas.iter().flat_map(|sea| sides(sea).map(move |side| (sea, side)));
        let nearest = shores
            .filter(|(_, (a, b))| {
                self.on_table(add(between(*a, *b, 0.5), scale(turned(unit(sub(*b, *a))), LOOK)))
            })
            .filter(|(_, (a, b))| {
                self.on_table(add(between(*a, *b, 0.5), scale(turned(unit(sub(*a, *b))), LOOK)))
            })
            .min_by(|a, b| {
                let far = |(from, to): (Point, Point)| distance_to_piece(point, from, to);
                far(a.1).total_cmp(&far(b.1))
            });
        let Some((sea, (from, to))) = nearest else { return point };
        let along = sub(to, from);
        let part = crate::plane::dot(sub(point, from), along) / crate::plane::dot(along, along).max(1e-9);
        let on_shore = between(from, to, part.clamp(0.02, 0.98));
        let across = turned(unit(along));
        let ways = [across, scale(across, -1.0)];
        let out = ways.into_iter().find(|&way| !holds(sea, add(on_shore, scale(way, LOOK))));
        out.map_or(point, |way| add(on_shore, scale(way, LOOK)))
    }

    /// The way the ground falls at a point, steeper is longer.
    pub(super) fn fall(&self, point: Point) -> Point {
        const STEP: f64 = 3.0;
        let at = |x: f64, y: f64| self.height((point.0 + x, point.1 + y));
        ((at(-STEP, 0.0) - at(STEP, 0.0)) / (2.0 * STEP), (at(0.0, -STEP) - at(0.0, STEP)) / (2.0 * STEP))
    }

    /// How far a point of the sea is from the land; less than nothing on land.
    pub(super) fn offshore(&self, point: Point) -> f64 {
        let point = self.clamped(point);
        let edges = self.field;
        let far = |sea: &Vec<Point>| {
            let shores = sides(sea).filter(|&(a, b)| !on_edge(edges, a, b));
            shores.map(|(a, b)| distance_to_piece(point, a, b)).fold(f64::INFINITY, f64::min)
        };
        let inside = self.seas.iter().find(|sea| holds(sea, point));
        inside.map_or_else(
            || -self.seas.iter().map(|sea| rim_distance(sea, point)).fold(f64::INFINITY, f64::min),
            far,
        )
    }
}

/// Does a side run along the edge of the table?
fn on_edge([left, top, right, bottom]: [f64; 4], a: Point, b: Point) -> bool {
    let both = |x: f64, y: f64, edge: f64| (x - edge).abs() < 0.05 && (y - edge).abs() < 0.05;
    both(a.0, b.0, left) || both(a.0, b.0, right) || both(a.1, b.1, top) || both(a.1, b.1, bottom)
}

/// Areas that are slopes.
pub(super) fn is_slope(kind: AreaKind) -> bool {
    matches!(kind, AreaKind::Cliff | AreaKind::Steep | AreaKind::Gentle)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::samples;

    #[test]
    fn slopes_fall_from_the_top_to_the_plain() {
        let table = samples::league();
        let board = Board::for_table(&table);
        let lie = Lie::of(&table, &board);
        let at = |x: i32, y: i32| board.at(tabletop::Point::new(x * 1000, y * 1000));
        assert_eq!(lie.at(at(2, 30)), Relief::Sea);
        assert_eq!(lie.at(at(40, 20)), Relief::Top(HIGH));
        assert_eq!(lie.at(at(40, 40)), Relief::Slope(AreaKind::Cliff));
        assert_eq!(lie.at(at(60, 60)), Relief::Plain);
        for line in [[at(40, 36), at(40, 43)], [at(88, 32), at(89, 40)], [at(151, 20), at(151, 40)]] {
            let heights: Vec<f64> =
                (0..=20).map(|step| lie.height(between(line[0], line[1], f64::from(step) / 20.0))).collect();
            assert!(heights.windows(2).all(|pair| pair[1] <= pair[0]), "{heights:?}");
            assert_eq!((heights[0], heights[20]), (HIGH, 0.0));
        }
        // The heights stand over the sea in the west; nothing else is without a slope.
        assert!(!lie.scarps.is_empty() && lie.scarps.iter().all(|scarp| scarp.sea));
    }
}
