//! Falling back: withdrawals and routs go straight away from the enemy, through friends, and stop for nobody but other
//! enemies and the sea.

use crate::field::Field;
use crate::footprint::{Footprint, Pose};
use crate::league::League;
use crate::play::Play;
use crate::staff::Stretch;
use crate::state::{Presence, State};
use crate::unit::{Formation, UnitId, UnitSet};
use tabletop::{AreaKind, Edge, Feature, Heading, Point};

/// Ways are tried in steps of this length before they are cut to the thousandth.
const STEP: i32 = 500;
/// Stands so near to each other touch: none of them is nearer than another.
const TOUCH: i32 = 2;
/// What rounding may come to: nobody has got away who has gone less.
const HAIR: i32 = 10;

/// How a unit fell back.
pub(crate) struct Flight {
    /// How far it went.
    pub length: i32,
    /// Where its centre came to, on the table or beside it.
    pub end: Point,
    /// Friends whose stands it passed through.
    pub passed: UnitSet,
    /// It has not left the table.
    pub stays: bool,
}

/// Where a unit that falls back ends.
struct Refuge {
    /// It does not leave the table.
    stays: bool,
    /// How it stands before it goes.
    pose: Pose,
    /// The way it goes.
    step: Point,
    /// How far that is.
    length: i32,
    /// Friends whose stands it passed through.
    passed: UnitSet,
}

impl Refuge {
    /// No way leads anywhere: the unit stays as it is.
    fn none(state: &State, unit: UnitId) -> Refuge {
        let pose = state.units[unit].pose();
        Refuge { stays: true, pose, step: Point::default(), length: 0, passed: UnitSet::EMPTY }
    }
}

/// The middle of some points.
#[derive(Default)]
struct Middle {
    x: i64,
    y: i64,
    many: i64,
}

impl Middle {
    fn add(&mut self, point: Point) {
        self.x += i64::from(point.x);
        self.y += i64::from(point.y);
        self.many += 1;
    }

    fn of_several(&self) -> Option<Point> {
        let mean = |sum: i64| (sum / self.many) as i32;
        (self.many > 1).then(|| Point::new(mean(self.x), mean(self.y)))
    }
}

impl League {
    /// A pose with its stands about a centre.
    pub(crate) fn pose_about(
        &self,
        state: &State,
        unit: UnitId,
        centre: Point,
        heading: Heading,
        formation: Formation,
    ) -> Pose {
        let here = Pose { at: centre, heading, formation };
        let off = self.footprint_at(state, unit, here).centre - centre;
        Pose { at: centre - off, ..here }
    }

    /// The directions in which a unit may run, the first that is open counts: straight away from the nearest of some
    /// enemies (C.g.1, M.e.1); where others of them close that way, away from the middle of all who hem it in. Only who
    /// has nobody to run from goes to its own edge of the table.
    fn ways_out(&self, state: &State, unit: UnitId, enemies: UnitSet) -> [Option<Point>; 2] {
        let print = self.footprint(state, unit);
        let (mut nearest, mut hemming) = (None, Middle::default());
        for enemy in enemies.iter().filter(|enemy| state.here(*enemy)) {
            let other = self.footprint(state, enemy);
            // Distances are those between stands; of those who touch it, the nearest by its centre.
            let gap = print.gap(&other).max(TOUCH);
            let distance = (gap, (other.centre - print.centre).square());
            if nearest.is_none_or(|(known, _)| distance < known) {
                nearest = Some((distance, other.centre));
            }
            if gap < self.tables.distances.enemy {
                hemming.add(other.centre);
            }
        }
        let away = |from: Point| Some(print.centre - from).filter(|away| *away != Point::default());
        let home = match self.table.edges[self.side(unit).id()] {
            Edge::North => Point::new(0, 1000),
            Edge::South => Point::new(0, -1000),
        };
        let first = nearest.map_or(Some(home), |(_, centre)| away(centre));
        [first, hemming.of_several().and_then(away)]
    }

    /// Falls back by four dice, away from the nearest of some enemies; so much comes off each die.
    pub(crate) fn fall_back(
        &self,
        state: &mut State,
        unit: UnitId,
        from: UnitSet,
        less: u8,
        play: &mut Play<'_>,
    ) -> Flight {
        let count = self.tables.march_dice.withdrawal;
        let pips: u32 = (0..count).map(|_| u32::from(play.dice.roll(6).saturating_sub(less))).sum();
        let far = pips as i32 * 1000;
        let begin = self.centre(state, unit);
        let ways = self.ways_out(state, unit, from);
        let field = play.field.refresh(self, state);
        let mut found = ways.into_iter().flatten().map(|way| self.find_refuge(state, field, unit, way, far));
        let first = found.next();
        let closed = first.as_ref().is_none_or(|refuge| refuge.length < HAIR);
        let refuge = found.next().filter(|_| closed && far > 0).or(first);
        let Refuge { stays, pose, step, length, passed } =
            refuge.unwrap_or_else(|| Refuge::none(state, unit));
        let now = &mut state.units[unit];
        (now.moving, now.came_from, now.heading) = (false, None, pose.heading);
        self.ride_over(state, unit, &[Stretch { pose, step }], play.log);
        if stays {
            state.units[unit].at = pose.at + step;
            self.carry_staff(state, unit);
        } else {
            self.lose_unit(state, unit, Presence::Left, play.log);
        }
        Flight { length, end: begin + step, passed, stays }
    }

    fn find_refuge(
        &self,
        state: &State,
        field: &Field,
        unit: UnitId,
        direction: Point,
        length: i32,
    ) -> Refuge {
        let formation = state.units[unit].formation;
        let heading = Heading::of(direction);
        let centre = field.print(unit).centre;
        let pose = self.pose_about(state, unit, centre, heading, formation);
        let start = self.footprint_at(state, unit, pose);
        let enemies = field.of(self.side(unit).enemy());
        let others = field.all().without(UnitSet::only(unit));
        let at = |length: i32| start.shifted(direction.stretched(length));
        let leaves = |print: &Footprint| {
            print.bases().iter().any(|base| base.corners.iter().any(|corner| !self.table.holds(*corner)))
        };
        // Two inches short of an enemy; whoever is nearer already comes no nearer, and goes through nobody.
        let keep = self.tables.distances.enemy;
        let too_near = |print: &Footprint, other: &Footprint| {
            let gap = print.gap(other);
            let onto = || {
                let ahead = (other.centre - centre).dot(direction) > 0;
                print.overlaps(other) && (ahead || !start.overlaps(other))
            };
            gap < keep && (gap < start.gap(other) || onto())
        };
        let blocked = |print: &Footprint| {
            self.in_sea(print)
                || (enemies.iter().map(|enemy| field.print(enemy)))
                    .any(|other| print.may_be_within(other, keep) && too_near(print, other))
        };
        let stands_free = |print: &Footprint| !others.iter().any(|other| print.overlaps(field.print(other)));
        let mut passed = UnitSet::EMPTY;
        let mut clear: Option<i32> = stands_free(&start).then_some(0);
        let mut gone = 0;
        // On until the dice are used up, and then until nobody is in the way.
        while gone < length || clear != Some(gone) {
            let next = if gone < length { (gone + STEP).min(length) } else { gone + STEP };
            let print = at(next);
            if leaves(&print) {
                return Refuge { stays: false, pose, step: direction.stretched(next), length: next, passed };
            }
            if blocked(&print) {
                gone = cut(gone, next, |length| !blocked(&at(length)));
                if stands_free(&at(gone)) {
                    clear = Some(gone);
                }
                break;
            }
            gone = next;
            for other in others.iter() {
                if print.overlaps(field.print(other)) {
                    passed.insert(other);
                }
            }
            if stands_free(&print) {
                clear = Some(gone);
            }
        }
        // With the enemy or the sea before it the unit stops at the last free ground; without any it stays as it is.
        match clear {
            Some(length) => Refuge { stays: true, pose, step: direction.stretched(length), length, passed },
            None => Refuge::none(state, unit),
        }
    }

    /// May the sea be in the upright box between two corners? False is certain, true is not.
    pub(crate) fn sea_near(&self, low: Point, high: Point) -> bool {
        let reach = (high.x - low.x).max(high.y - low.y) / 2 + 1;
        self.table.sea_may_be_within(low.middle(high), reach)
            && self.table.near([low, high]).iter().any(|feature| match self.table.feature(feature) {
                Feature::Area(area) => area.kind == AreaKind::Sea,
                _ => false,
            })
    }

    /// Does any stand stand in the sea?
    pub(crate) fn in_sea(&self, print: &Footprint) -> bool {
        self.table.sea_may_be_within(print.centre, print.reach)
            && print.bases().iter().any(|base| {
                self.table.near(base.corners).iter().any(|feature| match self.table.feature(feature) {
                    Feature::Area(area) => area.kind == AreaKind::Sea && area.polygon.touches(base),
                    _ => false,
                })
            })
    }
}

/// The greatest length from `good` on, below `bad`, at which something still holds.
fn cut(good: i32, bad: i32, holds: impl Fn(i32) -> bool) -> i32 {
    let (mut low, mut high) = (good, bad);
    while high - low > 1 {
        let middle = i32::midpoint(low, high);
        if holds(middle) { low = middle } else { high = middle }
    }
    low
}
