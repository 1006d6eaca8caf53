//! A unit on the march as a few upright rectangles: seen along its way, everything it can meet has a length at which
//! it is met.

use crate::footprint::Pose;
use crate::unit::{Formation, MAX_STANDS};
use tabletop::{Heading, Point, Segment, UNIT, root};

/// Corners are rounded to whole thousandths: what overlaps by so little only touches.
const GRACE: i32 = 2;

/// A rectangle in the axes of a [`Frame`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Block {
    pub left: i32,
    pub right: i32,
    pub back: i32,
    pub front: i32,
}

/// A place and a direction to look from: `y` runs that way, `x` to the right of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Frame {
    at: Point,
    sin: i64,
    cos: i64,
}

impl Frame {
    #[inline]
    pub fn new(at: Point, heading: Heading) -> Self {
        let (sin, cos) = heading.vector();
        Frame { at, sin, cos }
    }

    /// A point of the table in these axes.
    #[inline]
    pub fn local(&self, point: Point) -> Point {
        let away = point - self.at;
        let (x, y) = (i64::from(away.x), i64::from(away.y));
        Point::new(rounded(x * self.cos - y * self.sin), rounded(x * self.sin + y * self.cos))
    }

    /// A point in these axes as one of the table.
    #[inline]
    pub fn global(&self, x: i32, y: i32) -> Point {
        let (x, y) = (i64::from(x), i64::from(y));
        self.at + Point::new(rounded(x * self.cos + y * self.sin), rounded(y * self.cos - x * self.sin))
    }
}

#[inline]
const fn rounded(value: i64) -> i32 {
    let half = if value < 0 { -UNIT / 2 } else { UNIT / 2 };
    ((value + half) / UNIT) as i32
}

/// From which length of a way on, and until which, something is overlapped: strictly between the two. A negative
/// beginning means that it is overlapped before the first step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Span {
    pub enter: i32,
    pub leave: i32,
}

/// The extent of something within the strip that a block sweeps.
#[derive(Clone, Copy)]
struct Extent {
    low: i32,
    high: i32,
}

impl Extent {
    const NOTHING: Extent = Extent { low: i32::MAX, high: i32::MIN };

    #[inline]
    fn add(&mut self, y: i32) {
        self.low = self.low.min(y);
        self.high = self.high.max(y);
    }

    /// The part of a segment that lies in the strip between two verticals.
    #[inline]
    fn add_segment(&mut self, left: i32, right: i32, a: Point, b: Point) {
        let (a, b) = if a.x <= b.x { (a, b) } else { (b, a) };
        if b.x <= left || a.x >= right {
            return;
        }
        let at = |x: i32| {
            let part = i64::from(b.y - a.y) * i64::from(x - a.x);
            a.y + part.div_euclid(i64::from(b.x - a.x)) as i32
        };
        self.add(if a.x < left { at(left) } else { a.y });
        self.add(if b.x > right { at(right) } else { b.y });
    }

    /// The part of a disk that lies in the strip.
    #[inline]
    fn add_disk(&mut self, left: i32, right: i32, centre: Point, radius: i32) {
        let beside = (left - centre.x).max(centre.x - right).max(0);
        if beside >= radius {
            return;
        }
        let (r, d) = (i64::from(radius), i64::from(beside));
        let half = if beside == 0 { radius } else { root(r * r - d * d) };
        self.add(centre.y - half);
        self.add(centre.y + half);
    }
}

impl Block {
    /// The block as it looks from a way that leads to another side of it: quarter turns to the right.
    #[must_use]
    pub const fn seen_along(self, quarter: u8) -> Block {
        let Block { left, right, back, front } = self;
        match quarter & 3 {
            0 => self,
            1 => Block { left: -front, right: -back, back: left, front: right },
            2 => Block { left: -right, right: -left, back: -front, front: -back },
            _ => Block { left: back, right: front, back: -right, front: -left },
        }
    }

    /// The smallest block around two.
    #[must_use]
    pub fn joined(self, other: Block) -> Block {
        Block {
            left: self.left.min(other.left),
            right: self.right.max(other.right),
            back: self.back.min(other.back),
            front: self.front.max(other.front),
        }
    }

    /// The corners, one after the other around it.
    pub fn corners(&self, frame: &Frame) -> [Point; 4] {
        [
            frame.global(self.left, self.front),
            frame.global(self.right, self.front),
            frame.global(self.right, self.back),
            frame.global(self.left, self.back),
        ]
    }

    /// The middle.
    pub const fn middle(&self) -> (i32, i32) {
        ((self.left + self.right) / 2, (self.back + self.front) / 2)
    }

    #[inline]
    fn span(&self, extent: Extent) -> Option<Span> {
        if extent.low > extent.high || extent.high <= self.back + GRACE {
            return None;
        }
        let enter = if extent.low >= self.front - GRACE { (extent.low - self.front).max(0) } else { -1 };
        Some(Span { enter, leave: extent.high - self.back })
    }

    /// The part of a segment, `radius` thick to each side, that lies in the strip of the block.
    #[inline]
    fn clip(&self, extent: &mut Extent, a: Point, b: Point, radius: i32) {
        let (left, right) = (self.left + GRACE, self.right - GRACE);
        if a.x.min(b.x) - radius >= right || a.x.max(b.x) + radius <= left {
            return;
        }
        if radius == 0 {
            extent.add_segment(left, right, a, b);
        } else {
            extent.add_disk(left, right, a, radius);
            extent.add_disk(left, right, b, radius);
            let along = (b - a).stretched(radius);
            let aside = Point::new(-along.y, along.x);
            extent.add_segment(left, right, a + aside, b + aside);
            extent.add_segment(left, right, a - aside, b - aside);
        }
    }

    /// When the block, moving up, comes nearer than `radius` to a segment; with 0 when it overlaps it.
    #[inline]
    pub fn meets(&self, a: Point, b: Point, radius: i32) -> Option<Span> {
        if a.y.max(b.y) + radius <= self.back {
            return None;
        }
        let mut extent = Extent::NOTHING;
        self.clip(&mut extent, a, b, radius);
        self.span(extent)
    }

    /// When the block, moving up, comes nearer than `radius` to a convex figure; with 0 when it overlaps it.
    pub fn meets_figure(&self, corners: &[Point; 4], radius: i32) -> Option<Span> {
        let bounds = Bounds::of(*corners);
        if bounds.low.x - radius >= self.right
            || bounds.high.x + radius <= self.left
            || bounds.high.y + radius <= self.back
        {
            return None;
        }
        let mut extent = Extent::NOTHING;
        for (i, corner) in corners.iter().enumerate() {
            self.clip(&mut extent, *corner, corners[(i + 1) % 4], radius);
        }
        self.span(extent)
    }
}

impl Block {
    /// Is the block, where it is, nearer than `radius` to a convex figure? With 0: does it overlap it?
    pub fn is_near(&self, corners: &[Point; 4], radius: i32) -> bool {
        let lowest = corners.iter().map(|corner| corner.y).min().unwrap_or(i32::MAX);
        lowest - radius < self.front && self.meets_figure(corners, radius).is_some_and(|span| span.enter < 0)
    }
}

/// The blocks that a formation makes; `y` is 0 at its front.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Blocks {
    blocks: [Block; MAX_STANDS],
    len: u8,
}

impl Blocks {
    /// The blocks of `count` stands with this edge.
    pub fn of(formation: Formation, count: u8, edge: i32, skirmish_gap: i32) -> Self {
        let n = i32::from(count.max(1));
        let one = |left: i32, right: i32, back: i32, front: i32| Block { left, right, back, front };
        let mut made = Blocks { blocks: [one(0, 0, 0, 0); MAX_STANDS], len: 0 };
        let mut push = |block: Block| {
            made.blocks[usize::from(made.len)] = block;
            made.len += 1;
        };
        let half = edge / 2;
        match formation {
            Formation::Line | Formation::Unlimbered => push(one(-n * half, n * half, -edge, 0)),
            Formation::Skirmish => {
                for i in 0..n {
                    let middle = (2 * i - (n - 1)) * (edge + skirmish_gap) / 2;
                    push(one(middle - half, middle + half, -edge, 0));
                }
            }
            Formation::Column | Formation::Square => {
                let ranks = n / 2;
                if ranks > 0 {
                    push(one(-edge, edge, -ranks * edge, 0));
                }
                if n % 2 == 1 {
                    push(one(-edge, 0, -(ranks + 1) * edge, -ranks * edge));
                }
            }
            Formation::Road | Formation::Limbered => push(one(-half, half, -n * edge, 0)),
        }
        made
    }

    #[inline]
    pub fn all(&self) -> &[Block] {
        &self.blocks[..usize::from(self.len)]
    }

    /// The same as they look from a way to another side: quarter turns to the right.
    #[must_use]
    pub fn seen_along(mut self, quarter: u8) -> Self {
        self.blocks.iter_mut().for_each(|block| *block = block.seen_along(quarter));
        self
    }

    /// The smallest block around all.
    pub fn hull(&self) -> Block {
        self.all().iter().copied().reduce(Block::joined).unwrap_or(self.blocks[0])
    }
}

impl Pose {
    /// The axes of the unit itself.
    #[inline]
    pub(crate) fn frame(&self) -> Frame {
        Frame::new(self.at, self.heading)
    }
}

/// An upright box on the table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bounds {
    pub low: Point,
    pub high: Point,
}

impl Bounds {
    pub fn of(points: impl IntoIterator<Item = Point>) -> Self {
        let mut bounds = Bounds { low: Point::new(i32::MAX, i32::MAX), high: Point::new(i32::MIN, i32::MIN) };
        for point in points {
            bounds.low = Point::new(bounds.low.x.min(point.x), bounds.low.y.min(point.y));
            bounds.high = Point::new(bounds.high.x.max(point.x), bounds.high.y.max(point.y));
        }
        bounds
    }

    /// The box around a circle.
    pub const fn around(centre: Point, radius: i32) -> Self {
        Bounds {
            low: Point::new(centre.x - radius, centre.y - radius),
            high: Point::new(centre.x + radius, centre.y + radius),
        }
    }

    /// The smallest box around two.
    #[must_use]
    pub fn joined(self, other: Bounds) -> Self {
        Bounds::of([self.low, self.high, other.low, other.high])
    }

    /// A wider one.
    #[must_use]
    pub fn wider(self, by: i32) -> Self {
        Bounds { low: self.low - Point::new(by, by), high: self.high + Point::new(by, by) }
    }

    /// Can a segment come within so much of it? False is certain.
    #[inline]
    pub fn may_meet(&self, segment: Segment, radius: i32) -> bool {
        let (a, b) = (segment.from, segment.to);
        a.x.min(b.x) - radius <= self.high.x
            && a.x.max(b.x) + radius >= self.low.x
            && a.y.min(b.y) - radius <= self.high.y
            && a.y.max(b.y) + radius >= self.low.y
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::footprint::Footprint;

    #[test]
    fn blocks_cover_what_the_stands_cover() {
        for formation in Formation::ALL {
            for count in 1..=6_u8 {
                let pose = Pose { at: Point::new(0, 0), heading: Heading::NORTH, formation };
                let stands = Footprint::of(pose, count, 1500, 2000);
                let blocks = Blocks::of(formation, count, 1500, 2000);
                let area: i32 =
                    blocks.all().iter().map(|b| (b.right - b.left) / 500 * ((b.front - b.back) / 500)).sum();
                assert_eq!(area, 9 * i32::from(count), "{formation:?} {count}");
                for base in stands.bases() {
                    let inside = |b: &Block| {
                        (b.left..=b.right).contains(&base.centre.x)
                            && (b.back..=b.front).contains(&base.centre.y)
                    };
                    assert!(blocks.all().iter().any(inside), "{formation:?} {count}");
                }
            }
        }
    }

    #[test]
    fn a_block_meets_a_line_ahead_at_its_length() {
        let block = Block { left: -4500, right: 4500, back: -1500, front: 0 };
        let line = |y| (Point::new(-9000, y), Point::new(9000, y));
        let (a, b) = line(5000);
        assert_eq!(block.meets(a, b, 0), Some(Span { enter: 5000, leave: 6500 }));
        assert_eq!(block.meets(a, b, 750), Some(Span { enter: 4250, leave: 7250 }));
        let (a, b) = line(-1000);
        assert_eq!(block.meets(a, b, 0).map(|span| span.enter), Some(-1));
        let (a, b) = line(-1500);
        assert_eq!(block.meets(a, b, 0), None);
        // A point beside the strip comes near only by its roundness.
        let post = Point::new(5700, 4000);
        assert_eq!(block.meets(post, post, 2000).map(|span| span.enter), Some(4000 - 1598));
        assert_eq!(block.meets(Point::new(6500, 4000), Point::new(6500, 4000), 2000), None);
    }

    #[test]
    fn a_block_within_a_figure_overlaps_it() {
        let block = Block { left: -500, right: 500, back: -1000, front: 0 };
        let figure = [(-900, 3000), (900, 3000), (900, -4000), (-900, -4000)].map(|(x, y)| Point::new(x, y));
        assert_eq!(block.meets_figure(&figure, 0), Some(Span { enter: -1, leave: 4000 }));
        let ahead = figure.map(|corner| corner + Point::new(0, 5000));
        assert_eq!(block.meets_figure(&ahead, 0), Some(Span { enter: 1000, leave: 9000 }));
        assert_eq!(block.meets_figure(&ahead, 400).map(|span| span.enter), Some(600));
    }

    #[test]
    fn a_frame_goes_there_and_back() {
        for degrees in 0..360 {
            let frame = Frame::new(Point::new(50_000, 30_000), Heading::new(degrees));
            let there = frame.global(1234, -5678);
            let back = frame.local(there);
            assert!((back.x - 1234).abs() <= 1 && (back.y + 5678).abs() <= 1, "{degrees}");
        }
    }

    #[test]
    fn a_block_turns_with_the_way() {
        let block = Block { left: -1, right: 2, back: -7, front: 5 };
        // To the right: what was the right side is the front now.
        assert_eq!(block.seen_along(1), Block { left: -5, right: 7, back: -1, front: 2 });
        assert_eq!(block.seen_along(3), Block { left: -7, right: 5, back: -2, front: 1 });
        assert_eq!(block.seen_along(2).seen_along(2), block);
    }
}
