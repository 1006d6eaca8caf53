//! Falling back: withdrawals and routs go straight, through friends, and stop for nobody but the enemy and the sea.

use crate::event::Event;
use crate::field::Field;
use crate::footprint::{Footprint, Pose};
use crate::league::League;
use crate::state::{Presence, State};
use crate::unit::{Formation, Side, UnitId, UnitSet};
use kernel::{Dice, Log};
use tabletop::{AreaKind, Edge, Feature, Heading, Point};

/// Ways are tried in steps of this length before they are cut to the thousandth.
const STEP: i32 = 500;

/// How a unit fell back.
pub(crate) struct Flight {
    /// How far it went.
    pub length: i32,
    /// Where its centre came to, on the table or beside it.
    pub end: Point,
    /// Friends whose stands it passed through.
    pub passed: UnitSet,
}

/// Where a unit that falls back ends.
struct Refuge {
    /// Its stands there; nothing if it has left the table.
    print: Option<Footprint>,
    pose: Pose,
    /// How far it went.
    length: i32,
    /// Friends whose stands it passed through.
    passed: UnitSet,
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

    /// The direction in which a unit runs: away from a point, but never towards the enemy's edge of the table.
    fn way_out(&self, side: Side, centre: Point, from: Point) -> Point {
        let home = match self.table.edges[side.index()] {
            Edge::North => 1,
            Edge::South => -1,
        };
        let away = centre - from;
        if away.y.signum() * home < 0 || away == Point::default() { Point::new(0, home * 1000) } else { away }
    }

    /// Falls back by four dice, away from a point.
    pub(crate) fn fall_back(
        &self,
        state: &mut State,
        unit: UnitId,
        from: Point,
        dice: &mut dyn Dice,
        log: &mut Log<Event>,
    ) -> Flight {
        let pips: u32 = (0..self.tables.march_dice.withdrawal).map(|_| u32::from(dice.roll(6))).sum();
        let begin = self.centre(state, unit);
        let direction = self.way_out(self.side(unit), begin, from);
        let refuge = self
            .with_field(state, |field| self.find_refuge(state, field, unit, direction, pips as i32 * 1000));
        let now = &mut state.units[unit];
        (now.moving, now.came_from, now.heading) = (false, None, refuge.pose.heading);
        match refuge.print {
            Some(_) => {
                now.at = refuge.pose.at;
                self.carry_staff(state, unit);
                self.ride_down(state, unit, log);
            }
            None => self.lose_unit(state, unit, Presence::Left, log),
        }
        let Refuge { length, passed, .. } = refuge;
        Flight { length, end: begin + direction.stretched(length), passed }
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
        let blocked = |print: &Footprint| {
            self.in_sea(print)
                || enemies.iter().any(|enemy| {
                    let other = field.print(enemy);
                    print.may_be_within(other, self.tables.distances.enemy) && {
                        let gap = print.gap(other);
                        gap < self.tables.distances.enemy && gap < start.gap(other)
                    }
                })
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
                return Refuge { print: None, pose, length: next, passed };
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
        // With the enemy or the sea before it the unit stops at the last free ground; without any it is lost.
        match clear {
            Some(length) => {
                let step = direction.stretched(length);
                Refuge { print: Some(at(length)), pose: Pose { at: pose.at + step, ..pose }, length, passed }
            }
            None => Refuge { print: None, pose, length: gone, passed },
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
