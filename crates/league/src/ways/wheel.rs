//! Wheels about a front corner, and what they meet.

use super::{Mover, ROUNDING, Run};
use crate::blocks::{Blocks, Bounds, Frame};
use crate::footprint::Pose;
use crate::terrain::Terrain;
use tabletop::{Feature, Features, Segment};

/// Some of those around, by their place among the others.
#[derive(Clone, Copy)]
struct Nearby(u128);

impl Mover<'_> {
    /// What a wheel meets, degree by degree: the lengths of this run are degrees.
    pub fn turn(&self, pose: Pose, wheel: i8) -> Run {
        let mut run = Run::OPEN;
        let blocks = self.blocks(pose.formation);
        let hull = blocks.hull();
        let last = wheeled(pose, self.frontage, wheel);
        let around = hull.corners(&pose.frame()).into_iter().chain(hull.corners(&last.frame()));
        // The arc of a corner bulges beyond its chord by less than a sixteenth of its radius.
        let bulge = (hull.right - hull.left).max(hull.front - hull.back) / 8;
        let bounds = Bounds::of(around).wider(bulge);
        let near = self.game.table.near([bounds.low, bounds.high]);
        let relevant = self.relevant(near);
        let nearby = self.nearby(&bounds);
        let on_table = self.game.table.holds(bounds.low) && self.game.table.holds(bounds.high);
        if relevant.0 == 0 && nearby.0 == 0 && on_table {
            return run;
        }
        for degree in 0..=i32::from(wheel.unsigned_abs()) {
            let there = wheeled(pose, self.frontage, wheel.signum() * degree as i8);
            let frame = there.frame();
            let corners = hull.corners(&frame);
            let mut rest = Run::OPEN;
            self.meet_ground(&mut rest, &frame, &blocks, &corners, relevant);
            self.touch_units(&mut rest, &frame, &blocks, nearby);
            self.meet_edge(&mut rest, &frame, &blocks, &corners);
            let met = |entry: i32| if entry < 0 { degree - 1 } else { i32::MAX };
            for terrain in Terrain::ALL {
                run.touch(terrain, met(rest.entries[terrain as usize]));
            }
            run.friends = run.friends.min(met(rest.friends));
            if let Some((entry, bar)) = rest.barred
                && entry < 0
            {
                run.bar(degree - 1, bar);
                break;
            }
        }
        run
    }

    /// The features that could change anything: not the ground on which the unit stands already, but for what is closed
    /// to it elsewhere.
    fn relevant(&self, near: Features) -> Features {
        let table = &self.game.table;
        let (mut wanted, mut tops) = (0_u64, 0_u64);
        let mut slopes = false;
        for feature in near.iter() {
            let terrain = match table.feature(feature) {
                Feature::Area(area) => Terrain::of_area(area.kind),
                Feature::Course(course) => Terrain::of_line(course.kind),
                Feature::Top(_) => {
                    tops |= 1 << feature;
                    None
                }
                Feature::Crest(_) => None,
            };
            if let Some(terrain) = terrain
                && (!self.stood.has(terrain) || (self.is_closed(feature) && !self.lain.has(feature)))
            {
                wanted |= 1 << feature;
                slopes |= terrain.is_slope();
            }
        }
        Features(if slopes { wanted | tops } else { wanted })
    }

    /// Those who can matter within some bounds.
    fn nearby(&self, bounds: &Bounds) -> Nearby {
        let mut nearby = 0;
        for (index, other) in self.others[..self.many].iter().enumerate() {
            let print = self.field.print(other.unit);
            let centre = Segment::new(print.centre, print.centre);
            nearby |= u128::from(bounds.may_meet(centre, print.reach + other.keep)) << index;
        }
        Nearby(nearby)
    }

    /// What of the units nearby is met without a step.
    fn touch_units(&self, run: &mut Run, frame: &Frame, blocks: &Blocks, Nearby(mut nearby): Nearby) {
        while nearby != 0 {
            let other = &self.others[nearby.trailing_zeros() as usize];
            nearby &= nearby - 1;
            if !self.is_near(frame, blocks, other, (other.keep - ROUNDING).max(0)) {
                continue;
            }
            if other.enemy {
                run.bar(-1, self.too_near(other.unit));
            } else if other.engaged {
                run.bar(-1, self.in_the_way(other.unit));
            } else {
                run.friends = -1;
            }
        }
    }
}

/// The pose after a wheel about a front corner: the right one to the right.
pub(crate) fn wheeled(pose: Pose, frontage: i32, wheel: i8) -> Pose {
    let side = if wheel > 0 { frontage / 2 } else { -frontage / 2 };
    let corner = pose.at + pose.heading.offset(side, 0);
    let heading = pose.heading.turned(i32::from(wheel));
    Pose { at: corner - heading.offset(side, 0), heading, ..pose }
}

/// What a wheel costs: the arc of the outer corner, to the nearest thousandth.
pub(crate) const fn wheel_cost(frontage: i32, wheel: i8) -> i32 {
    const PI: i64 = 3_141_592_654;
    const HALF_TURN: i64 = 180 * 1_000_000_000;
    let arc = frontage as i64 * wheel.unsigned_abs() as i64 * PI;
    ((arc + HALF_TURN / 2) / HALF_TURN) as i32
}
