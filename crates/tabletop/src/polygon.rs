//! Areas of the table.

use crate::{Base, Point, Segment, Swept};

/// An area with straight sides.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Polygon {
    corners: Vec<Point>,
    low: Point,
    high: Point,
}

impl Polygon {
    /// The area within these corners.
    pub fn new(corners: Vec<Point>) -> Self {
        let fold = |pick: fn(i32, i32) -> i32| {
            corners
                .iter()
                .copied()
                .reduce(|a, b| Point::new(pick(a.x, b.x), pick(a.y, b.y)))
                .unwrap_or_default()
        };
        let (low, high) = (fold(i32::min), fold(i32::max));
        Polygon { corners, low, high }
    }

    /// Its corners.
    pub fn corners(&self) -> &[Point] {
        &self.corners
    }

    /// South-west and north-east corner of the upright box around it.
    pub const fn bounds(&self) -> (Point, Point) {
        (self.low, self.high)
    }

    /// Its sides.
    pub fn sides(&self) -> impl Iterator<Item = Segment> {
        let next = self.corners.iter().cycle().skip(1);
        self.corners.iter().zip(next).map(|(from, to)| Segment::new(*from, *to))
    }

    /// Is a point in it? Points on a side may fall either way, but always the same.
    pub fn holds(&self, point: Point) -> bool {
        if point.x < self.low.x || point.x > self.high.x || point.y < self.low.y || point.y > self.high.y {
            return false;
        }
        let mut inside = false;
        for side in self.sides() {
            let (a, b) = (side.from, side.to);
            if (a.y > point.y) != (b.y > point.y) {
                let turn = (b - a).cross(point - a);
                if (turn > 0) == (b.y > a.y) {
                    inside = !inside;
                }
            }
        }
        inside
    }

    /// Does a base cover any of it?
    pub fn touches(&self, base: &Base) -> bool {
        self.holds(base.centre)
            || base.corners.iter().any(|corner| self.holds(*corner))
            || self.sides().any(|side| base.meets(side))
    }

    /// Does a base cover any of it on its way?
    pub fn touched_by(&self, swept: &Swept) -> bool {
        self.holds(swept.from.centre)
            || self.holds(swept.to.centre)
            || self.sides().any(|side| swept.meets(side))
    }

    /// How much of a segment runs inside, in thousandths.
    pub fn length_inside(&self, segment: Segment) -> i32 {
        self.stretch_inside(segment).0
    }

    /// How much of a segment runs inside, and how far along it lies the last point that does; in thousandths.
    pub fn stretch_inside(&self, segment: Segment) -> (i32, i32) {
        let (from, to) = (segment.from, segment.to);
        let beside = from.x.max(to.x) < self.low.x
            || from.x.min(to.x) > self.high.x
            || from.y.max(to.y) < self.low.y
            || from.y.min(to.y) > self.high.y;
        if beside {
            return (0, 0);
        }
        let whole = from.distance(to);
        // Room for the usual figures without asking for memory: sight lines are tested by the thousand.
        let mut few = [0; 32];
        let mut many = Vec::new();
        let cuts = if self.corners.len() + 2 <= few.len() {
            &mut few[..]
        } else {
            many.resize(self.corners.len() + 2, 0);
            &mut many[..]
        };
        cuts[1] = whole;
        let mut len = 2;
        for cut in self.sides().filter_map(|side| segment.crossed_at(side)) {
            cuts[len] = cut;
            len += 1;
        }
        let cuts = &mut cuts[..len];
        cuts.sort_unstable();
        let step = to - from;
        let mut inside = (0, 0);
        for cut in cuts.windows(2) {
            let middle = (cut[0] + cut[1]) / 2;
            if cut[1] > cut[0] && self.holds(from + step.scaled(middle, whole)) {
                inside = (inside.0 + cut[1] - cut[0], cut[1]);
            }
        }
        inside
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Heading;

    fn square() -> Polygon {
        Polygon::new(
            [(0, 0), (0, 10), (10, 10), (10, 0)].map(|(x, y)| Point::new(x * 1000, y * 1000)).to_vec(),
        )
    }

    #[test]
    fn points_lie_inside_or_outside() {
        assert!(square().holds(Point::new(5000, 5000)));
        assert!(!square().holds(Point::new(15_000, 5000)));
        assert!(!square().holds(Point::new(5000, -1)));
    }

    #[test]
    fn a_line_runs_inside_for_a_while() {
        let line = |a: (i32, i32), b: (i32, i32)| Segment::new(Point::new(a.0, a.1), Point::new(b.0, b.1));
        assert_eq!(square().length_inside(line((-5000, 5000), (15_000, 5000))), 10_000);
        assert_eq!(square().length_inside(line((-5000, 5000), (2000, 5000))), 2000);
        assert_eq!(square().length_inside(line((2000, 5000), (5000, 5000))), 3000);
        assert_eq!(square().length_inside(line((-5000, 15_000), (15_000, 15_000))), 0);
        assert_eq!(square().stretch_inside(line((-5000, 5000), (15_000, 5000))), (10_000, 15_000));
        assert_eq!(square().stretch_inside(line((2000, 5000), (5000, 5000))), (3000, 3000));
    }

    #[test]
    fn a_base_touches_with_a_corner() {
        let base = |x: i32| Base::new(Point::new(x, 5000), Heading::NORTH, 1500);
        assert!(square().touches(&base(10_700)));
        assert!(!square().touches(&base(10_751)));
        assert!(square().touched_by(&base(-5000).swept(Point::new(20_000, 0))));
    }
}
