//! Points and segments in thousandths of an inch.

use serde::{Deserialize, Serialize};
use std::ops::{Add, Neg, Sub};

/// A point of the table, or a step on it, in thousandths of an inch: x to the east, y to the north.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Point {
    /// To the east.
    pub x: i32,
    /// To the north.
    pub y: i32,
}

impl Point {
    /// The point at these thousandths.
    #[inline]
    pub const fn new(x: i32, y: i32) -> Self {
        Point { x, y }
    }

    /// The square of the length of a step.
    #[inline]
    pub const fn square(self) -> i64 {
        let (x, y) = (self.x as i64, self.y as i64);
        x * x + y * y
    }

    /// The length of a step, to the nearest thousandth.
    #[inline]
    pub fn length(self) -> i32 {
        root(self.square())
    }

    /// The distance to another point, to the nearest thousandth.
    #[inline]
    pub fn distance(self, other: Point) -> i32 {
        (other - self).length()
    }

    /// Positive if `other` points to the left of this step, negative if to the right.
    #[inline]
    pub const fn cross(self, other: Point) -> i64 {
        self.x as i64 * other.y as i64 - self.y as i64 * other.x as i64
    }

    /// Positive if the two steps point into the same half of the plane.
    #[inline]
    pub const fn dot(self, other: Point) -> i64 {
        self.x as i64 * other.x as i64 + self.y as i64 * other.y as i64
    }

    /// A step this way of another length; no step if this is none.
    #[must_use]
    pub fn stretched(self, length: i32) -> Point {
        let own = self.length();
        if own == 0 { Point::default() } else { self.scaled(length, own) }
    }

    /// This step times a fraction, to the nearest thousandth.
    #[must_use]
    pub const fn scaled(self, over: i32, under: i32) -> Point {
        Point::new(portion(self.x, over, under), portion(self.y, over, under))
    }

    /// The middle between two points.
    #[must_use]
    pub const fn middle(self, other: Point) -> Point {
        Point::new((self.x + other.x) / 2, (self.y + other.y) / 2)
    }
}

const fn portion(value: i32, over: i32, under: i32) -> i32 {
    let product = value as i64 * over as i64;
    let half = if (product < 0) == (under < 0) { under as i64 / 2 } else { -(under as i64) / 2 };
    ((product + half) / under as i64) as i32
}

impl Add for Point {
    type Output = Point;

    #[inline]
    fn add(self, other: Point) -> Point {
        Point::new(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Point {
    type Output = Point;

    #[inline]
    fn sub(self, other: Point) -> Point {
        Point::new(self.x - other.x, self.y - other.y)
    }
}

impl Neg for Point {
    type Output = Point;

    #[inline]
    fn neg(self) -> Point {
        Point::new(-self.x, -self.y)
    }
}

/// The square root, to the nearest whole number.
#[inline]
pub fn root(square: i64) -> i32 {
    // The machine's root is a quick guess; whole numbers decide.
    let mut floor = (square as f64).sqrt() as i64;
    while floor * floor > square {
        floor -= 1;
    }
    while (floor + 1) * (floor + 1) <= square {
        floor += 1;
    }
    (floor + i64::from(square - floor * floor > floor)) as i32
}

/// The straight line between two points.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Segment {
    /// One end.
    pub from: Point,
    /// The other end.
    pub to: Point,
}

impl Segment {
    /// From one point to another.
    #[inline]
    pub const fn new(from: Point, to: Point) -> Self {
        Segment { from, to }
    }

    /// The distance of a point, to the nearest thousandth.
    pub fn distance(self, point: Point) -> i32 {
        let (along, away) = (self.to - self.from, point - self.from);
        let length = along.square();
        let dot = along.dot(away);
        if dot <= 0 || length == 0 {
            return away.length();
        }
        if dot >= length {
            return (point - self.to).length();
        }
        let cross = i128::from(along.cross(away));
        root((cross * cross / i128::from(length)) as i64)
    }

    /// Does the straight line through it pass a point within so many thousandths? No is certain for the segment too.
    #[inline]
    pub fn passes(self, point: Point, reach: i32) -> bool {
        let along = self.to - self.from;
        let length = i64::from(along.x.abs()) + i64::from(along.y.abs());
        // The sum of the parts is no less than the length, and saves a root.
        length == 0 || along.cross(point - self.from).abs() <= i64::from(reach) * length
    }

    /// Can two segments have a point in common? No is certain.
    #[inline]
    pub fn may_meet(self, other: Segment) -> bool {
        let apart = |a: i32, b: i32, c: i32, d: i32| a.max(b) < c.min(d) || c.max(d) < a.min(b);
        !apart(self.from.x, self.to.x, other.from.x, other.to.x)
            && !apart(self.from.y, self.to.y, other.from.y, other.to.y)
    }

    /// Do two segments have a point in common?
    #[inline]
    pub fn meets(self, other: Segment) -> bool {
        if !self.may_meet(other) {
            return false;
        }
        let (a, b) = (self.to - self.from, other.to - other.from);
        let one = a.cross(other.from - self.from).signum();
        let two = a.cross(other.to - self.from).signum();
        let three = b.cross(self.from - other.from).signum();
        let four = b.cross(self.to - other.from).signum();
        if one * two < 0 && three * four < 0 {
            return true;
        }
        (one == 0 && self.spans(other.from))
            || (two == 0 && self.spans(other.to))
            || (three == 0 && other.spans(self.from))
            || (four == 0 && other.spans(self.to))
    }

    /// Is a point that lies on the same straight line between the ends?
    fn spans(self, point: Point) -> bool {
        let between = |a: i32, b: i32, v: i32| a.min(b) <= v && v <= a.max(b);
        between(self.from.x, self.to.x, point.x) && between(self.from.y, self.to.y, point.y)
    }

    /// How far along this segment another one crosses it, in thousandths from its beginning.
    pub fn crossed_at(self, other: Segment) -> Option<i32> {
        if !self.meets(other) {
            return None;
        }
        let (a, b) = (self.to - self.from, other.to - other.from);
        let turn = a.cross(b);
        if turn == 0 {
            let ends = [other.from, other.to].map(|end| self.from.distance(end));
            return Some(ends[0].min(ends[1]));
        }
        let part = i128::from((other.from - self.from).cross(b));
        let length = i128::from(a.length());
        Some((part * length / i128::from(turn)) as i32)
    }

    /// The shortest distance between two segments, to the nearest thousandth.
    pub fn gap(self, other: Segment) -> i32 {
        if self.meets(other) {
            return 0;
        }
        self.distance(other.from)
            .min(self.distance(other.to))
            .min(other.distance(self.from))
            .min(other.distance(self.to))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn roots_are_exact() {
        let exact = |square: i64| {
            let floor = square.isqrt();
            (floor + i64::from(square - floor * floor > floor)) as i32
        };
        for floor in (0..400_000_i64).step_by(37) {
            for square in [floor * floor - 1, floor * floor, floor * floor + floor, floor * floor + floor + 1]
            {
                let square = square.max(0);
                assert_eq!(root(square), exact(square), "{square}");
            }
        }
    }

    #[test]
    fn quick_refusals_are_right() {
        let line = Segment::new(Point::new(0, 0), Point::new(9000, 3000));
        for x in (-3000..12_000).step_by(700) {
            for y in (-3000..6000).step_by(700) {
                let other = Segment::new(Point::new(x, y), Point::new(y, 2 * x));
                assert!(line.passes(other.from, 1000) || line.distance(other.from) > 1000);
                assert!(line.may_meet(other) || line.gap(other) > 0);
            }
        }
    }
}
