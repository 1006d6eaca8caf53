//! Where units want to be.

use super::View;
use super::picture::{apart, inches};
use crate::decision::{Direction, Legs};
use crate::footprint::Pose;
use crate::state::{Stage, State};
use crate::unit::{Arm, Formation, Side, UnitId};
use tabletop::{Heading, Point};

impl View<'_> {
    /// Where a unit is wanted, and how much an inch towards it is worth.
    pub(super) fn wanted(&self, unit: UnitId) -> Option<(Point, f32)> {
        let at = self.staff.picture.centres[unit.index()];
        let side = self.side(unit);
        let guns = self.game.roster.unit(unit).arm == Arm::Artillery;
        let mut best: Option<(Point, f32, f32)> = None;
        for (index, objective) in self.game.table.objectives.iter().enumerate() {
            let goal = self.game.goal(index);
            let held = self.game.is_allied(self.state, index) == (side == Side::Allied);
            let distance = apart(at, goal);
            let danger = self.danger(side, goal);
            let weight = match (side, held) {
                (Side::Allied, false) => self.habits.approach,
                (Side::Russian, false) => self.habits.counter,
                (_, true) => self.habits.support * danger,
            };
            let pull = weight * objective.points as f32 / (distance + 10.0);
            if weight > 0.0 && best.is_none_or(|known| pull > known.2) {
                best = Some((goal, weight, pull));
            }
        }
        let (goal, weight, _) = best?;
        // Guns follow at a distance.
        let weight = if guns { weight * 0.3 } else { weight };
        Some((goal, weight))
    }

    /// How many enemies press on a place that a side holds, from 0 to 1.
    fn danger(&self, side: Side, goal: Point) -> f32 {
        let near = |unit: &UnitId| apart(self.staff.picture.centres[unit.index()], goal) < 20.0;
        let enemies = self.staff.field.of(side.enemy()).iter().filter(near).count() as f32;
        let friends = self.staff.field.of(side).iter().filter(near).count() as f32;
        (enemies / (friends + 1.0)).min(1.0)
    }

    /// What a march of about so many inches towards the wanted place is worth.
    pub(super) fn pull(&self, unit: UnitId, length: f32) -> f32 {
        let Some((goal, weight)) = self.wanted(unit) else { return 0.0 };
        let at = self.staff.picture.centres[unit.index()];
        let heading = self.state.units[unit].heading;
        let distance = apart(at, goal);
        let off = f32::from(heading.apart(Heading::of(goal - at)));
        // A wheel of 30 degrees is in the march.
        let ahead = (off - 20.0).max(0.0).to_radians().cos();
        let near = self.staff.picture.nearest[unit.index()].0;
        let room = if ahead > 0.5 { (near - 5.0).max(0.0) } else { length };
        weight * length.min(distance).min(room) * ahead - self.leaves_garrison(unit)
    }

    /// A unit that holds an objective alone is missed there.
    fn leaves_garrison(&self, unit: UnitId) -> f32 {
        let at = self.staff.picture.centres[unit.index()];
        let side = self.side(unit);
        let objectives = self.game.table.objectives.iter().enumerate();
        let held = objectives.filter(|(index, objective)| {
            self.game.is_allied(self.state, *index) == (side == Side::Allied) && objective.polygon.holds(at)
        });
        held.map(|(_, objective)| {
            let friends = self.staff.field.of(side).iter().filter(|other| {
                *other != unit && objective.polygon.holds(self.staff.picture.centres[other.index()])
            });
            self.habits.garrison * objective.points as f32 / (1.0 + friends.count() as f32)
        })
        .sum()
    }

    fn marching(&self) -> Option<UnitId> {
        match self.state.stage {
            Stage::March { unit, .. } => Some(unit),
            _ => None,
        }
    }

    pub(super) fn way(&self, legs: Legs) -> f32 {
        let (Some(unit), Ok(outcome)) = (self.marching(), self.game.judge_way(self.state, legs)) else {
            return super::NEVER;
        };
        self.arrival(unit, outcome.at, outcome.heading)
    }

    pub(super) fn shift(&self, direction: Direction, length: u16) -> f32 {
        let (Some(unit), Ok(outcome)) =
            (self.marching(), self.game.judge_shift(self.state, direction, length))
        else {
            return super::NEVER;
        };
        self.arrival(unit, outcome.at, outcome.heading)
    }

    pub(super) fn stay(&self) -> f32 {
        let Some(unit) = self.marching() else { return 0.0 };
        let now = &self.state.units[unit];
        self.arrival(unit, now.at, now.heading)
    }

    /// What a pose is worth to a unit, compared with where it stands.
    fn arrival(&self, unit: UnitId, at: Point, heading: Heading) -> f32 {
        let now = &self.state.units[unit];
        let step = at - now.at;
        let old = self.staff.picture.centres[unit.index()];
        let pose = Pose { at, heading, formation: now.formation };
        let print = self.game.footprint_at(self.state, unit, pose);
        let mut worth = 0.0;
        if let Some((goal, weight)) = self.wanted(unit) {
            worth += weight * (apart(old, goal) - apart(print.centre, goal));
        }
        if step.square() > 1_000_000 {
            worth -= self.leaves_garrison(unit);
        }
        let enemies = self.staff.field.of(self.side(unit).enemy());
        let mut nearest = (f32::MAX, None);
        for enemy in enemies.iter() {
            let other = self.staff.field.print(enemy);
            let distance = apart(print.centre, other.centre);
            if distance < nearest.0 {
                nearest = (distance, Some(other.centre));
            }
            // Near enough for a charge next turn, by one of the two.
            if print.may_be_within(other, 3000) && print.gap(other) <= 2500 {
                let ours = self.game.prospect(self.state, unit, enemy, None);
                let theirs = self.game.prospect(self.state, enemy, unit, None);
                let strikes = charges(self.state, self.game.roster.unit(unit).arm, unit);
                let struck = charges(self.state, self.game.roster.unit(enemy).arm, enemy);
                if strikes {
                    worth += self.habits.menace * (ours - 0.5);
                }
                if struck {
                    worth -= self.habits.exposed * (theirs - 0.5).max(0.0);
                }
            }
        }
        if let (distance, Some(enemy)) = nearest {
            let reach = inches(self.game.tables.range_of(self.game.roster.unit(unit).weapon)).max(14.0);
            if distance < reach + 10.0 {
                let off = f32::from(heading.apart(Heading::of(enemy - print.centre)));
                worth += self.habits.bearing * (1.0 - off / 60.0).max(-1.0);
            }
        }
        worth
    }
}

/// Is a unit in a state to charge at all?
fn charges(state: &State, arm: Arm, unit: UnitId) -> bool {
    let now = &state.units[unit];
    arm != Arm::Artillery
        && !now.routing
        && matches!(now.formation, Formation::Line | Formation::Column | Formation::Skirmish)
}
