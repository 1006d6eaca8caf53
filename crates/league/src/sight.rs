//! Lines of sight: what stops them, and what covers the one who is seen (G.j to G.l, G.b).

use crate::field::Field;
use crate::league::League;
use crate::unit::{UnitId, UnitSet};
use tabletop::{
    AreaKind, Base, Course, Feature, Features, Hill, LineKind, Point, Polygon, Sector, Segment, base_within,
};
use wargame::{Bar, bar};

/// What stops a line of sight.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Block {
    /// A stand of this unit (G.j).
    Troops(UnitId),
    /// Woods or houses that lie between (G.j).
    Trees,
    /// Too much of the woods or houses that one of the two stands in (G.k.1).
    DeepInTrees,
    /// Both are in the same woods or houses, and too far from each other (G.k.2).
    FarInTrees,
    /// A wall (G.j).
    Wall,
    /// The crest of a hill (G.l.1).
    Crest,
}

impl Block {
    /// Why `unit` cannot fire at `target`.
    pub(crate) fn bar(self, unit: UnitId, target: UnitId) -> Bar {
        match self {
            Block::Troops(own) if own == unit => bar!("league:G.j", "own-stands-in-way", unit = unit),
            Block::Troops(between) => {
                bar!("league:G.j", "stands-in-way", unit = unit, other = between)
            }
            Block::Trees => {
                bar!("league:G.j", "trees-or-houses-hide", unit = unit, other = target)
            }
            Block::DeepInTrees => bar!("league:G.k.1", "seen-only-at-edge", unit = unit, other = target),
            Block::FarInTrees => bar!("league:G.k.2", "sees-six-inches-in-woods", unit = unit),
            Block::Wall => {
                bar!("league:G.j", "wall-hides", unit = unit, other = target)
            }
            Block::Crest => bar!("league:G.l.1", "crest-lies-between", unit = unit, other = target),
        }
    }
}

/// Some hills, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Hills(u64);

impl Hills {
    const fn has(self, hill: usize) -> bool {
        self.0 >> hill & 1 == 1
    }

    pub(crate) const fn any(self) -> bool {
        self.0 != 0
    }
}

/// A stand that looks around.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Eye<'a> {
    pub(crate) unit: UnitId,
    pub(crate) stand: usize,
    pub(crate) base: &'a Base,
    /// Where it looks from: the middle of its front.
    pub(crate) apex: Point,
    /// The hills on whose crest it stands.
    pub(crate) crests: Hills,
    /// The units that may be in its way.
    pub(crate) around: UnitSet,
    /// Where it fires without turning.
    pub(crate) arc: Sector,
    /// Where it fires if it turns.
    pub(crate) wide: Sector,
    /// The features of the table that can hide anything.
    opaque: u64,
}

/// A line of sight, ready for many questions.
#[derive(Clone, Copy)]
struct Ray {
    line: Segment,
    step: Point,
    /// Its length, rounded up.
    length: i64,
}

impl Ray {
    fn new(line: Segment) -> Self {
        let step = line.to - line.from;
        Ray { line, step, length: i64::from(step.length()) + 1 }
    }

    /// Can it touch a circle? False is certain.
    #[inline]
    fn may_touch(&self, centre: Point, reach: i32) -> bool {
        let away = centre - self.line.from;
        let grace = i64::from(reach) * self.length;
        let along = self.step.dot(away);
        self.step.cross(away).abs() <= grace && along >= -grace && along <= self.length * self.length + grace
    }

    /// Does it touch a base? Two convex figures are apart exactly if a side of one of them parts them.
    #[inline]
    fn touches(&self, base: &Base) -> bool {
        let (mut left, mut right) = (false, false);
        for corner in base.corners {
            let turn = self.step.cross(corner - self.line.from);
            left |= turn >= 0;
            right |= turn <= 0;
        }
        if !(left && right) {
            return false;
        }
        let (sin, cos) = base.heading.vector();
        let half = i64::from(base.edge / 2) * tabletop::UNIT;
        let own_axes = |point: Point| {
            let away = point - base.centre;
            let (x, y) = (i64::from(away.x), i64::from(away.y));
            (x * cos - y * sin, x * sin + y * cos)
        };
        let (from, to) = (own_axes(self.line.from), own_axes(self.line.to));
        let apart = |a: i64, b: i64| (a > half && b > half) || (a < -half && b < -half);
        !(apart(from.0, to.0) || apart(from.1, to.1))
    }
}

/// How far along a line it leaves a base, in thousandths.
pub(crate) fn left_at(base: &Base, line: Segment) -> Option<i32> {
    base.edges().iter().filter_map(|edge| line.crossed_at(*edge)).max()
}

impl League {
    /// A stand as one that looks around; only the units in `around` can be in its way.
    pub(crate) fn eye<'a>(&self, field: &'a Field, unit: UnitId, stand: usize, around: UnitSet) -> Eye<'a> {
        self.eye_of(&field.print(unit).bases()[stand], unit, stand, around)
    }

    /// The same for a stand that may be anywhere.
    pub(crate) fn eye_of<'a>(&self, base: &'a Base, unit: UnitId, stand: usize, around: UnitSet) -> Eye<'a> {
        let fire = &self.tables.fire;
        Eye {
            unit,
            stand,
            base,
            apex: base.apex(),
            crests: self.crests_of(base),
            around,
            arc: base.heading.sector(fire.arc),
            wide: base.heading.sector(fire.arc + fire.pivot_angle),
            opaque: self.opaque(),
        }
    }

    /// Woods, villages, walls and crests among the features.
    fn opaque(&self) -> u64 {
        let mut mask = 0;
        for (number, area) in self.table.areas.iter().enumerate() {
            mask |= u64::from(matches!(area.kind, AreaKind::Woods | AreaKind::Village)) << number;
        }
        for (number, course) in self.table.courses.iter().enumerate() {
            mask |= u64::from(course.kind == LineKind::Wall) << self.table.course_feature(number);
        }
        for number in 0..self.table.hills.len() {
            mask |= 1 << self.table.crest_feature(number);
        }
        mask
    }

    /// The hills on whose crest a base stands.
    pub(crate) fn crests_of(&self, base: &Base) -> Hills {
        let first = self.table.crest_feature(0);
        let near = self.table.near(base.corners).0 >> first;
        let mut hills = 0;
        for (number, hill) in self.table.hills.iter().enumerate() {
            hills |= u64::from(near >> number & 1 == 1 && self.lines_crest(base, hill)) << number;
        }
        Hills(hills)
    }

    /// Is a base within an inch of the crest of a hill?
    pub(crate) fn lines_crest(&self, base: &Base, hill: &Hill) -> bool {
        hill.crest.iter().any(|line| base_within(base, *line, self.tables.distances.on_crest))
    }

    /// Is a base on a crest: within an inch of it?
    pub fn on_crest(&self, base: &Base) -> bool {
        self.crests_of(base).any()
    }

    /// Is a base on a hill: with some part on a slope or a top, or on a crest?
    pub fn on_hill(&self, base: &Base) -> bool {
        let near = self.table.near(base.corners);
        let slope = |kind| matches!(kind, AreaKind::Cliff | AreaKind::Steep | AreaKind::Gentle);
        (self.table.areas.iter().enumerate())
            .any(|(number, area)| near.has(number) && slope(area.kind) && area.polygon.touches(base))
            || self.on_height(base)
    }

    /// Is a base on the flat top of a hill or on its crest?
    fn on_height(&self, base: &Base) -> bool {
        let near = self.table.near(base.corners);
        (self.table.hills.iter().enumerate())
            .any(|(number, hill)| near.has(self.table.top_feature(number)) && hill.top.touches(base))
            || self.on_crest(base)
    }

    /// Is the centre of a base in something that hides: woods, houses or vines?
    fn stands_in_cover(&self, base: &Base) -> bool {
        let near = self.table.near([base.centre]);
        let hides = |kind| matches!(kind, AreaKind::Woods | AreaKind::Village | AreaKind::Vineyard);
        (self.table.areas.iter().enumerate())
            .any(|(number, area)| near.has(number) && hides(area.kind) && area.polygon.holds(base.centre))
    }

    /// Is a base so near to a wall, a parapet or the bank of a stream that it lines it?
    fn lines(&self, base: &Base, course: &Course) -> bool {
        let limit = self.tables.distances.lining_a_wall + course.width / 2;
        course.pieces().any(|piece| base_within(base, piece, limit))
    }

    /// Does a line from an enemy cross a work that a base lines? To fire that is cover (G.b), to a close combat a
    /// position (X.b.1); which works serve, each of the two says for itself.
    pub(crate) fn is_behind_work(&self, base: &Base, line: Segment, work: &Course) -> bool {
        work.pieces().any(|piece| piece.meets(line)) && self.lines(base, work)
    }

    /// What stops the line of sight from the front of a stand to the centre of another one; nothing if it is free.
    pub fn sight_blocked(
        &self,
        field: &Field,
        firer: UnitId,
        stand: usize,
        target: UnitId,
        target_stand: usize,
    ) -> Option<Block> {
        let eye = self.eye(field, firer, stand, field.all());
        self.blocked(field, &eye, target, target_stand, &mut None)
    }

    /// The same for one that looks around. `last` is who was in the way last time: he often is again.
    pub(crate) fn blocked(
        &self,
        field: &Field,
        eye: &Eye<'_>,
        target: UnitId,
        target_stand: usize,
        last: &mut Option<UnitId>,
    ) -> Option<Block> {
        let goal = &field.print(target).bases()[target_stand];
        let ray = Ray::new(Segment::new(eye.apex, goal.centre));
        let again = last.filter(|unit| *unit != target && self.troops_block(field, eye, *unit, &ray));
        let others = || eye.around.iter().filter(|unit| *unit != target);
        if let Some(unit) = again.or_else(|| others().find(|unit| self.troops_block(field, eye, *unit, &ray)))
        {
            *last = Some(unit);
            return Some(Block::Troops(unit));
        }
        self.ground_blocks(eye, goal, ray.line)
    }

    #[inline]
    fn troops_block(&self, field: &Field, eye: &Eye<'_>, unit: UnitId, ray: &Ray) -> bool {
        let print = field.print(unit);
        if !ray.may_touch(print.centre, print.reach) {
            return false;
        }
        let own = unit == eye.unit;
        print.bases().iter().enumerate().any(|(index, base)| {
            !(own && index == eye.stand)
                && ray.touches(base)
                && (own || !eye.crests.any() || !self.fired_over(base, ray.line))
        })
    }

    /// From a crest one fires over troops that are lower and not near the target (G.l.2).
    fn fired_over(&self, base: &Base, line: Segment) -> bool {
        let whole = line.from.distance(line.to);
        let clear = |left: i32| whole - left > self.tables.distances.fire_over;
        left_at(base, line).is_some_and(clear) && !self.on_height(base)
    }

    /// What of the ground stops a line of sight, troops left aside.
    pub(crate) fn ground_blocks(&self, eye: &Eye<'_>, goal: &Base, line: Segment) -> Option<Block> {
        let first_crest = self.table.crest_feature(0);
        for number in Features(self.table.along(line).0 & eye.opaque).iter() {
            let block = match self.table.feature(number) {
                Feature::Area(area) if matches!(area.kind, AreaKind::Woods | AreaKind::Village) => {
                    self.trees_block(eye, goal, line, &area.polygon)
                }
                Feature::Course(course) if course.kind == LineKind::Wall => {
                    self.wall_blocks(eye.base, goal, line, course).then_some(Block::Wall)
                }
                Feature::Crest(hill) => {
                    let hidden = hill.crest.iter().any(|crest| crest.meets(line))
                        && !eye.crests.has(number - first_crest)
                        && !self.lines_crest(goal, hill);
                    hidden.then_some(Block::Crest)
                }
                _ => None,
            };
            if block.is_some() {
                return block;
            }
        }
        None
    }

    fn trees_block(&self, eye: &Eye<'_>, goal: &Base, line: Segment, trees: &Polygon) -> Option<Block> {
        let distances = &self.tables.distances;
        match (trees.holds(line.from), trees.holds(line.to)) {
            (true, true) => (goal.distance(line.from) > distances.woods_sight).then_some(Block::FarInTrees),
            (false, false) => {
                let (inside, last) = trees.stretch_inside(line);
                let over = eye.crests.any() && line.from.distance(line.to) - last > distances.fire_over;
                (inside > 0 && !over).then_some(Block::Trees)
            }
            _ => (trees.length_inside(line) > distances.woods_edge).then_some(Block::DeepInTrees),
        }
    }

    /// A wall hides, but not from those who line it, nor from a hill; one looks down over it and up over it.
    fn wall_blocks(&self, eye: &Base, goal: &Base, line: Segment, wall: &Course) -> bool {
        wall.pieces().any(|piece| piece.meets(line))
            && ![eye, goal].into_iter().any(|base| self.lines(base, wall) || self.on_hill(base))
    }

    /// Is a base in cover on a line of sight: in woods, houses or vines, or close behind a wall or parapet (G.b)?
    pub(crate) fn covered(&self, base: &Base, line: Segment) -> bool {
        if self.stands_in_cover(base) {
            return true;
        }
        let near = self.table.near(base.corners);
        (self.table.courses.iter().enumerate()).any(|(number, course)| {
            near.has(self.table.course_feature(number))
                && matches!(course.kind, LineKind::Wall | LineKind::Trench)
                && self.is_behind_work(base, line, course)
        })
    }
}
