//! Square bases, and the areas that they sweep.

use crate::{Heading, Point, Segment, root};

/// The square base of a stand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Base {
    /// Its centre.
    pub centre: Point,
    /// Where it faces.
    pub heading: Heading,
    /// How long an edge is.
    pub edge: i32,
    /// Front left, front right, rear right, rear left.
    pub corners: [Point; 4],
}

impl Base {
    /// A base at a place.
    #[inline]
    pub fn new(centre: Point, heading: Heading, edge: i32) -> Self {
        Base::with_corners(centre, heading, edge, Base::to_corners(heading, edge))
    }

    /// The steps from the centre of a base to its front right and rear right corner.
    #[inline]
    pub fn to_corners(heading: Heading, edge: i32) -> [Point; 2] {
        let half = edge / 2;
        [heading.offset(half, half), heading.offset(half, -half)]
    }

    /// A base at a place, the steps to its corners being known.
    #[inline]
    pub fn with_corners(
        centre: Point,
        heading: Heading,
        edge: i32,
        [front_right, rear_right]: [Point; 2],
    ) -> Self {
        let corners = [centre - rear_right, centre + front_right, centre + rear_right, centre - front_right];
        Base { centre, heading, edge, corners }
    }

    /// The middle of the front edge.
    #[inline]
    pub fn apex(&self) -> Point {
        self.centre + self.heading.step(self.edge / 2)
    }

    /// The four edges.
    #[inline]
    pub fn edges(&self) -> [Segment; 4] {
        let [a, b, c, d] = self.corners;
        [Segment::new(a, b), Segment::new(b, c), Segment::new(c, d), Segment::new(d, a)]
    }

    /// More than half of a diagonal: nothing of the base is further from its centre.
    #[inline]
    pub const fn reach(&self) -> i32 {
        self.edge * 71 / 100 + 2
    }

    /// The distance of a point, to the nearest thousandth; 0 inside.
    #[inline]
    pub fn distance(&self, point: Point) -> i32 {
        root(self.square_distance(point))
    }

    /// The square of the distance of a point; 0 inside.
    #[inline]
    fn square_distance(&self, point: Point) -> i64 {
        // In the base's own axes: whole numbers, because an edge is short.
        let away = point - self.centre;
        let (sin, cos) = self.heading.vector();
        let (x, y) = (i64::from(away.x), i64::from(away.y));
        let half = i64::from(self.edge / 2);
        let beyond = |part: i64| {
            let part = (part.abs() + crate::UNIT / 2) / crate::UNIT;
            (part - half).max(0)
        };
        let (side, front) = (beyond(x * cos - y * sin), beyond(x * sin + y * cos));
        side * side + front * front
    }

    /// The distance between two bases, to the nearest thousandth; 0 if they touch.
    pub fn gap(&self, other: &Base) -> i32 {
        root(self.square_gap(other))
    }

    /// The square of the distance between two bases; 0 if they touch.
    pub fn square_gap(&self, other: &Base) -> i64 {
        if self.overlaps(other) {
            return 0;
        }
        let nearest = |base: &Base, corners: &[Point; 4]| {
            corners.iter().map(|corner| base.square_distance(*corner)).min().unwrap_or(0)
        };
        nearest(self, &other.corners).min(nearest(other, &self.corners))
    }

    /// Can the two come within so many thousandths of each other? False is certain.
    #[inline]
    pub fn may_be_within(&self, other: &Base, distance: i32) -> bool {
        let limit = i64::from(self.reach()) + i64::from(other.reach()) + i64::from(distance);
        (self.centre - other.centre).square() <= limit * limit
    }

    /// The step that brings this base into touch with another one by the shortest way.
    pub fn step_to(&self, other: &Base) -> Point {
        if self.overlaps(other) {
            return Point::default();
        }
        let to_other = self.corners.iter().map(|corner| other.nearest_point(*corner) - *corner);
        let from_other = other.corners.iter().map(|corner| *corner - self.nearest_point(*corner));
        to_other.chain(from_other).min_by_key(|step| step.square()).unwrap_or_default()
    }

    /// The point of the base that is nearest to a point.
    fn nearest_point(&self, point: Point) -> Point {
        let away = point - self.centre;
        let (sin, cos) = self.heading.vector();
        let (x, y) = (i64::from(away.x), i64::from(away.y));
        let half = self.edge / 2;
        let within = |part: i64| ((part / crate::UNIT) as i32).clamp(-half, half);
        self.centre + self.heading.offset(within(x * cos - y * sin), within(x * sin + y * cos))
    }

    /// Do two bases cover common ground? Bases that only touch do not.
    #[inline]
    pub fn overlaps(&self, other: &Base) -> bool {
        self.may_be_within(other, 0) && !(self.parts(other) || other.parts(self))
    }

    /// Does one of this base's axes part the two?
    fn parts(&self, other: &Base) -> bool {
        let (sin, cos) = self.heading.vector();
        let half = i64::from(self.edge / 2);
        let mut side = (i64::MAX, i64::MIN);
        let mut front = (i64::MAX, i64::MIN);
        for corner in &other.corners {
            let away = *corner - self.centre;
            let (x, y) = (i64::from(away.x), i64::from(away.y));
            let (s, f) = (x * cos - y * sin, x * sin + y * cos);
            side = (side.0.min(s), side.1.max(s));
            front = (front.0.min(f), front.1.max(f));
        }
        // Two thousandths of grace: centres and corners are rounded.
        let edge = (half - 2) * crate::UNIT;
        side.0 >= edge || side.1 <= -edge || front.0 >= edge || front.1 <= -edge
    }

    /// Does a segment touch the base?
    pub fn meets(&self, segment: Segment) -> bool {
        self.square_distance(segment.from) == 0
            || self.square_distance(segment.to) == 0
            || self.edges().iter().any(|edge| edge.meets(segment))
    }

    /// How far along a segment it first touches the base, in thousandths from its beginning.
    pub fn entered_by(&self, segment: Segment) -> Option<i32> {
        if self.square_distance(segment.from) == 0 {
            return Some(0);
        }
        self.edges().iter().filter_map(|edge| segment.crossed_at(*edge)).min()
    }

    /// The same base elsewhere, facing the same way.
    #[inline]
    #[must_use]
    pub fn shifted(&self, step: Point) -> Base {
        Base { centre: self.centre + step, corners: self.corners.map(|corner| corner + step), ..*self }
    }

    /// What the base covers on a straight way.
    pub fn swept(&self, step: Point) -> Swept {
        Swept { from: *self, to: self.shifted(step) }
    }
}

/// The ground that a base covers on a straight way.
#[derive(Clone, Copy, Debug)]
pub struct Swept {
    /// The base where it begins.
    pub from: Base,
    /// The base where it ends.
    pub to: Base,
}

impl Swept {
    /// The lines that bound it, and some within it.
    pub fn edges(&self) -> impl Iterator<Item = Segment> {
        let ways =
            self.from.corners.into_iter().zip(self.to.corners).map(|(from, to)| Segment::new(from, to));
        self.from.edges().into_iter().chain(self.to.edges()).chain(ways)
    }

    /// Is a point in it?
    pub fn holds(&self, point: Point) -> bool {
        if self.from.square_distance(point) == 0 || self.to.square_distance(point) == 0 {
            return true;
        }
        // Between the two: within the band of one of the edges that sweep.
        let (from, to) = (self.from.corners, self.to.corners);
        self.from.centre != self.to.centre
            && (0..4).any(|i| {
                let j = (i + 1) % 4;
                in_convex(&[from[i], from[j], to[j], to[i]], point)
            })
    }

    /// Does a segment touch it?
    pub fn meets(&self, segment: Segment) -> bool {
        self.holds(segment.from) || self.holds(segment.to) || self.edges().any(|edge| edge.meets(segment))
    }

    /// The distance of a segment, to the nearest thousandth; 0 if it touches.
    pub fn gap(&self, segment: Segment) -> i32 {
        if self.meets(segment) {
            return 0;
        }
        self.edges().map(|edge| edge.gap(segment)).min().unwrap_or(i32::MAX)
    }

    /// The smallest distance of a resting base on the way, to the nearest thousandth.
    pub fn gap_to(&self, base: &Base) -> i32 {
        if self.holds(base.centre) {
            return 0;
        }
        base.edges().iter().map(|edge| self.gap(*edge)).min().unwrap_or(i32::MAX)
    }
}

/// Is a point in a convex figure, its edge included? The corners may run either way round.
fn in_convex(corners: &[Point], point: Point) -> bool {
    let (mut left, mut right) = (false, false);
    for (index, corner) in corners.iter().enumerate() {
        let next = corners[(index + 1) % corners.len()];
        let turn = (next - *corner).cross(point - *corner);
        left |= turn > 0;
        right |= turn < 0;
    }
    match (left, right) {
        (true, true) => false,
        // All on one line, corners and point: on the stretch that they cover, or beyond it.
        (false, false) => {
            let spans = |along: fn(&Point) -> i32| {
                let (least, most) = corners
                    .iter()
                    .map(along)
                    .fold((i32::MAX, i32::MIN), |(least, most), at| (least.min(at), most.max(at)));
                (least..=most).contains(&along(&point))
            };
            spans(|at| at.x) && spans(|at| at.y)
        }
        _ => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn base(x: i32, y: i32, degrees: i32) -> Base {
        Base::new(Point::new(x, y), Heading::new(degrees), 1500)
    }

    #[test]
    fn bases_side_by_side_touch_and_do_not_overlap() {
        for degrees in 0..360 {
            let one = base(50_000, 20_000, degrees);
            let two = one.shifted(Heading::new(degrees + 90).step(1500));
            assert!(!one.overlaps(&two), "{degrees}");
            assert!(one.gap(&two) <= 2, "{degrees}: {}", one.gap(&two));
            assert!(one.overlaps(&one.shifted(Heading::new(degrees).step(1490))), "{degrees}");
        }
    }

    #[test]
    fn gaps_are_measured_from_edge_to_edge() {
        assert_eq!(base(0, 0, 0).gap(&base(0, 3500, 0)), 2000);
        assert_eq!(base(0, 0, 0).gap(&base(0, 3501, 0)), 2001);
        assert_eq!(base(0, 0, 0).gap(&base(4500, 5500, 0)), 5000);
    }

    #[test]
    fn a_sweep_meets_what_lies_on_the_way() {
        let swept = base(0, 0, 30).swept(Point::new(0, 10_000));
        assert!(swept.meets(Segment::new(Point::new(-5000, 5000), Point::new(5000, 5000))));
        assert!(swept.holds(Point::new(0, 5000)));
        assert!(!swept.holds(Point::new(1500, 5000)));
        assert_eq!(swept.gap_to(&base(4000, 5000, 0)), 4000 - 750 - swept_half_width());
    }

    #[test]
    fn a_point_in_line_with_an_edge_is_not_on_the_way() {
        let stand = base(0, 0, 0);
        let edge = stand.corners.iter().map(|corner| corner.x).max().unwrap_or(0);
        let in_line = Point::new(edge, 20_000);
        assert!(!stand.swept(Point::new(0, 0)).holds(in_line), "it does not move at all");
        assert!(!stand.swept(Point::new(0, 5_000)).holds(in_line), "it stops before");
        assert!(stand.swept(Point::new(0, 25_000)).holds(in_line), "it comes past, edge to point");
        assert!(!stand.swept(Point::new(0, -25_000)).holds(in_line), "it goes the other way");
    }

    /// Half of the width of a base of 1.5 inches turned by 30 degrees.
    fn swept_half_width() -> i32 {
        base(0, 0, 30).corners.iter().map(|corner| corner.x).max().unwrap_or(0)
    }
}
