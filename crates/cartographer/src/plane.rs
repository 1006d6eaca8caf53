//! Points of the plane and the little arithmetic that drawing needs.

/// A place on the plan, in drawing units: right, then down.
pub type Point = (f64, f64);

pub(crate) fn add(a: Point, b: Point) -> Point {
    (a.0 + b.0, a.1 + b.1)
}

pub(crate) fn sub(a: Point, b: Point) -> Point {
    (a.0 - b.0, a.1 - b.1)
}

pub(crate) fn scale(a: Point, factor: f64) -> Point {
    (a.0 * factor, a.1 * factor)
}

/// The length of one along the other, times the other's.
pub(crate) fn dot(a: Point, b: Point) -> f64 {
    a.0 * b.0 + a.1 * b.1
}

pub(crate) fn length(a: Point) -> f64 {
    a.0.hypot(a.1)
}

pub(crate) fn distance(a: Point, b: Point) -> f64 {
    length(sub(a, b))
}

/// The point a part of the way from one to the other.
pub(crate) fn between(a: Point, b: Point, part: f64) -> Point {
    (a.0 + (b.0 - a.0) * part, a.1 + (b.1 - a.1) * part)
}

/// The same direction with length one; nothing stays nothing.
pub(crate) fn unit(a: Point) -> Point {
    let length = length(a);
    if length < 1e-9 { (0.0, 0.0) } else { scale(a, 1.0 / length) }
}

/// Turned a quarter clockwise, as seen on the plan.
pub(crate) fn turned(a: Point) -> Point {
    (-a.1, a.0)
}

/// Turned by an angle, clockwise as seen on the plan.
pub(crate) fn rotated(a: Point, angle: f64) -> Point {
    let (sin, cos) = angle.sin_cos();
    (a.0 * cos - a.1 * sin, a.0 * sin + a.1 * cos)
}

/// How far a point is from the straight piece between two others.
pub(crate) fn distance_to_piece(point: Point, from: Point, to: Point) -> f64 {
    let along = sub(to, from);
    let square = along.0 * along.0 + along.1 * along.1;
    if square < 1e-9 {
        return distance(point, from);
    }
    let offset = sub(point, from);
    let part = ((offset.0 * along.0 + offset.1 * along.1) / square).clamp(0.0, 1.0);
    distance(point, between(from, to, part))
}
