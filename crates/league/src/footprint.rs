//! Where the stands of a unit are: formations as bases on the table.

use crate::blocks::Block;
use crate::league::League;
use crate::state::{State, UnitState};
use crate::unit::{Arm, Formation, MAX_STANDS, UnitId};
use tabletop::{Base, Heading, Point, root};

/// How a unit is placed: the middle of the front of its formation, where it faces, and how it stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pose {
    /// The middle of the front.
    pub at: Point,
    /// Where it faces.
    pub heading: Heading,
    /// How the stands are laid out.
    pub formation: Formation,
}

/// The stands of a unit.
#[derive(Clone, Copy, Debug)]
pub struct Footprint {
    bases: [Base; MAX_STANDS],
    len: u8,
    /// The mean of the centres of the stands.
    pub centre: Point,
    /// No part of a stand is further from the centre.
    pub reach: i32,
}

/// How a formation lays out its stands.
#[derive(Clone, Copy)]
struct Layout {
    pose: Pose,
    count: u8,
    edge: i32,
    skirmish_gap: i32,
}

impl Layout {
    /// How many stands there are to lay out.
    fn len(&self) -> usize {
        usize::from(self.count).min(MAX_STANDS)
    }

    /// How far to the right of the middle of the front, and how far behind it, the centre of a stand is; and where the
    /// stand faces.
    #[inline]
    fn place(&self, stand: usize) -> (i32, i32, Heading) {
        let (edge, heading, i) = (self.edge, self.pose.heading, stand as i32);
        let n = i32::from(self.count.max(1));
        let half = edge / 2;
        // Offsets are doubled, so that halves stay whole.
        match self.pose.formation {
            Formation::Line | Formation::Unlimbered => ((2 * i - (n - 1)) * half, half, heading),
            Formation::Skirmish => {
                let pitch = edge + self.skirmish_gap;
                ((2 * i - (n - 1)) * pitch / 2, half, heading)
            }
            Formation::Column => ((2 * (i % 2) - 1) * half, (i / 2) * edge + half, heading),
            Formation::Square => {
                let (file, rank, last) = (i % 2, i / 2, (n - 1) / 2);
                let facing = if rank == 0 {
                    heading
                } else if rank == last {
                    heading.opposite()
                } else if file == 0 {
                    heading.turned(-90)
                } else {
                    heading.turned(90)
                };
                ((2 * file - 1) * half, rank * edge + half, facing)
            }
            Formation::Road | Formation::Limbered => (0, i * edge + half, heading),
        }
    }

    /// The centre of a stand, and where it faces.
    #[inline]
    fn stand(&self, stand: usize) -> (Point, Heading) {
        let (right, behind, facing) = self.place(stand);
        (self.pose.at + self.pose.heading.offset(right, -behind), facing)
    }

    /// The mean of the centres of the stands.
    #[inline]
    fn mean(&self, centres: impl Iterator<Item = Point>) -> Point {
        let (mut x, mut y, mut many) = (0, 0, 0);
        for centre in centres {
            x += i64::from(centre.x);
            y += i64::from(centre.y);
            many += 1;
        }
        if many == 0 { self.pose.at } else { Point::new((x / many) as i32, (y / many) as i32) }
    }

    /// The mean of the centres alone, for those who do not need the stands.
    fn centre(&self) -> Point {
        self.mean((0..self.len()).map(|stand| self.stand(stand).0))
    }
}

impl Footprint {
    /// The stands of a pose: `count` stands with this edge.
    pub fn of(pose: Pose, count: u8, edge: i32, skirmish_gap: i32) -> Self {
        let Pose { at, heading, .. } = pose;
        let layout = Layout { pose, count, edge, skirmish_gap };
        let blank = Base { centre: at, heading, edge, corners: [at; 4] };
        let mut bases = [blank; MAX_STANDS];
        let to_corners = Base::to_corners(heading, edge);
        let len = layout.len();
        for (i, base) in bases.iter_mut().enumerate().take(len) {
            let (centre, facing) = layout.stand(i);
            let to_corners = if facing == heading { to_corners } else { Base::to_corners(facing, edge) };
            *base = Base::with_corners(centre, facing, edge, to_corners);
        }
        let centre = layout.mean(bases[..len].iter().map(|base| base.centre));
        let furthest = bases[..len].iter().map(|base| (base.centre - centre).square()).max();
        let reach = furthest.map_or(0, |square| root(square) + blank.reach());
        Footprint { bases, len: len as u8, centre, reach }
    }

    /// The stands, from the unit's own left, front rank first.
    #[inline]
    pub fn bases(&self) -> &[Base] {
        &self.bases[..usize::from(self.len)]
    }

    /// The distance between two units, to the nearest thousandth: between their nearest stands.
    pub fn gap(&self, other: &Footprint) -> i32 {
        self.nearest(other).2
    }

    /// The two nearest stands of two units, by index, and the distance between them.
    pub fn nearest(&self, other: &Footprint) -> (usize, usize, i32) {
        let mut best = (0, 0, i32::MAX);
        for (i, one) in self.bases().iter().enumerate() {
            for (j, two) in other.bases().iter().enumerate() {
                // Stands whose centres are so far apart cannot be nearer; a little more, for distances are rounded.
                if best.2 < i32::MAX && !one.may_be_within(two, best.2 + 3) {
                    continue;
                }
                let gap = one.gap(two);
                if gap < best.2 {
                    best = (i, j, gap);
                }
            }
        }
        best
    }

    /// Can the two come within so many thousandths of each other? False is certain, true is not.
    #[inline]
    pub fn may_be_within(&self, other: &Footprint, distance: i32) -> bool {
        let limit = i64::from(self.reach) + i64::from(other.reach) + i64::from(distance);
        (self.centre - other.centre).square() <= limit * limit
    }

    /// Does any stand cover common ground with a stand of the other?
    pub fn overlaps(&self, other: &Footprint) -> bool {
        self.may_be_within(other, 0)
            && self.bases().iter().any(|one| {
                let limit = i64::from(one.reach()) + i64::from(other.reach);
                (one.centre - other.centre).square() <= limit * limit
                    && other.bases().iter().any(|two| one.overlaps(two))
            })
    }

    /// The same stands elsewhere.
    #[must_use]
    pub fn shifted(&self, step: Point) -> Footprint {
        let mut moved = *self;
        moved.bases.iter_mut().for_each(|base| *base = base.shifted(step));
        moved.centre = self.centre + step;
        moved
    }
}

impl UnitState {
    /// How the unit is placed.
    #[inline]
    pub const fn pose(&self) -> Pose {
        Pose { at: self.at, heading: self.heading, formation: self.formation }
    }
}

impl League {
    /// Stands left of a unit: a stand fights until its last figure is gone (K.b.2).
    #[inline]
    pub fn stands(&self, state: &State, unit: UnitId) -> u8 {
        state.units[unit].figures.div_ceil(self.tables.stands_of(self.roster.unit(unit).arm).figures)
    }

    /// Strength: stands and a living commander; for a battery the gunners (M.d).
    #[inline]
    pub fn strength(&self, state: &State, unit: UnitId) -> u8 {
        match self.roster.unit(unit).arm {
            Arm::Artillery => state.units[unit].figures,
            _ => self.stands(state, unit) + u8::from(self.has_commander(state, unit)),
        }
    }

    /// A living commander stands with the unit. Batteries have none (Q.3).
    #[inline]
    pub fn has_commander(&self, state: &State, unit: UnitId) -> bool {
        self.roster.unit(unit).arm != Arm::Artillery && state.units[unit].commander_back == 0
    }

    /// The stands of a unit as it is placed.
    #[inline]
    pub fn footprint(&self, state: &State, unit: UnitId) -> Footprint {
        self.footprint_at(state, unit, state.units[unit].pose())
    }

    /// The stands of a unit in another pose.
    pub fn footprint_at(&self, state: &State, unit: UnitId, pose: Pose) -> Footprint {
        let Layout { pose, count, edge, skirmish_gap } = self.layout(state, unit, pose);
        Footprint::of(pose, count, edge, skirmish_gap)
    }

    /// The centre of a unit in another pose.
    pub(crate) fn centre_at(&self, state: &State, unit: UnitId, pose: Pose) -> Point {
        self.layout(state, unit, pose).centre()
    }

    fn layout(&self, state: &State, unit: UnitId, pose: Pose) -> Layout {
        let edge = self.tables.stands_of(self.roster.unit(unit).arm).edge;
        let skirmish_gap = self.tables.distances.skirmish_gap;
        Layout { pose, count: self.stands(state, unit), edge, skirmish_gap }
    }

    /// How wide the front of a unit is.
    pub fn frontage(&self, state: &State, unit: UnitId, formation: Formation) -> i32 {
        let edge = self.tables.stands_of(self.roster.unit(unit).arm).edge;
        let n = i32::from(self.stands(state, unit).max(1));
        match formation {
            Formation::Line | Formation::Unlimbered => n * edge,
            Formation::Skirmish => n * edge + (n - 1) * self.tables.distances.skirmish_gap,
            Formation::Column | Formation::Square => 2 * edge,
            Formation::Road | Formation::Limbered => edge,
        }
    }

    /// The corners of a rectangle that a unit in some pose does not leave, but for rounding.
    pub(crate) fn outline(&self, state: &State, unit: UnitId, pose: Pose) -> [Point; 4] {
        let edge = self.tables.stands_of(self.roster.unit(unit).arm).edge;
        let n = i32::from(self.stands(state, unit).max(1));
        let ranks = match pose.formation {
            Formation::Line | Formation::Unlimbered | Formation::Skirmish => 1,
            Formation::Column | Formation::Square => (n + 1) / 2,
            Formation::Road | Formation::Limbered => n,
        };
        let half = self.frontage(state, unit, pose.formation) / 2 + 1;
        Block { left: -half, right: half, back: -ranks * edge, front: 0 }.corners(&pose.frame())
    }

    /// The centre of a unit.
    pub fn centre(&self, state: &State, unit: UnitId) -> Point {
        self.centre_at(state, unit, state.units[unit].pose())
    }

    /// The pose of a unit that turns about its centre.
    pub(crate) fn turned(&self, state: &State, unit: UnitId, heading: Heading) -> Pose {
        self.laid_around(state, unit, heading, state.units[unit].formation)
    }

    /// The pose of a unit that is laid out anew about its centre.
    pub(crate) fn laid_around(
        &self,
        state: &State,
        unit: UnitId,
        heading: Heading,
        formation: Formation,
    ) -> Pose {
        self.laid_about(state, unit, self.centre(state, unit), heading, formation)
    }

    /// The same about a centre that is known.
    pub(crate) fn laid_about(
        &self,
        state: &State,
        unit: UnitId,
        centre: Point,
        heading: Heading,
        formation: Formation,
    ) -> Pose {
        let trial = Pose { at: centre, heading, formation };
        let off = self.centre_at(state, unit, trial) - centre;
        Pose { at: centre - off, ..trial }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(degrees: i32) -> Footprint {
        let pose = Pose {
            at: Point::new(50_000, 20_000),
            heading: Heading::new(degrees),
            formation: Formation::Line,
        };
        Footprint::of(pose, 6, 1500, 2000)
    }

    #[test]
    fn the_right_hand_stand_of_a_line_facing_north() {
        let bases = line(0);
        assert_eq!(bases.bases()[5].centre, Point::new(53_750, 19_250));
        assert_eq!(bases.bases()[0].centre, Point::new(46_250, 19_250));
        assert_eq!(bases.centre, Point::new(50_000, 19_250));
    }

    #[test]
    fn stands_of_one_unit_never_overlap() {
        for formation in Formation::ALL {
            for degrees in 0..360 {
                let pose = Pose { at: Point::new(50_000, 20_000), heading: Heading::new(degrees), formation };
                let unit = Footprint::of(pose, 6, 1500, 2000);
                for (i, one) in unit.bases().iter().enumerate() {
                    for two in &unit.bases()[i + 1..] {
                        assert!(!one.overlaps(two), "{formation:?} {degrees}");
                    }
                }
            }
        }
    }
}
