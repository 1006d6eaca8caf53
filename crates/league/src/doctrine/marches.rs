//! Where units want to be.

use super::View;
use super::picture::{apart, inches};
use super::threat::{Stance, charges};
use crate::decision::{Direction, Legs};
use crate::footprint::{Footprint, Pose};
use crate::state::{Gait, Stage};
use crate::unit::{Arm, Formation, Side, UnitId};
use tabletop::{Heading, Point};

/// How far off an enemy is thought of as somebody to close with, in inches.
const STRIDE: f32 = 20.0;
/// How far off an enemy who may charge is felt.
const SHADOW: f32 = 10.0;
/// What an infantryman marches in a turn, all in all.
const PACE: f32 = 6.0;
/// The part of an enemy's fire that is felt by a unit that is not the nearest to him.
const FARTHER: f32 = 0.35;
/// The part of the enemy's fire that drives guns away.
const GUNS_FEEL: f32 = 0.3;

/// Where a unit is wanted, and what an inch towards it is worth.
pub(super) type Errand = Option<(Point, f32)>;

impl View<'_> {
    /// Where a unit is wanted, and how much an inch towards it is worth.
    pub(super) fn wanted(&self, unit: UnitId) -> Errand {
        if let Some(guns) = self.state.units[unit].guns_left {
            return Some((guns.at, self.policy.gunnery));
        }
        let at = self.memory.picture.centres[unit.index()];
        let side = self.side(unit);
        let mut best: Option<(Point, f32, f32)> = None;
        for (index, objective) in self.game.table.objectives.iter().enumerate() {
            let goal = self.game.goal(index);
            let held = self.game.is_allied(self.state, index) == (side == Side::Allied);
            let distance = apart(at, goal);
            let weight = match (side, held) {
                (Side::Allied, false) => self.policy.approach * self.urgency(distance),
                (Side::Russian, false) => self.policy.counter,
                (_, true) => self.policy.support * self.danger(side, goal),
            };
            let pull = weight * objective.points as f32 / (distance + 10.0);
            if weight > 0.0 && best.is_none_or(|known| pull > known.2) {
                best = Some((goal, weight, pull));
            }
        }
        let (goal, weight, _) = best?;
        // Guns follow at a distance.
        let guns = self.game.roster.unit(unit).arm == Arm::Artillery;
        Some((goal, if guns { weight * 0.3 } else { weight }))
    }

    /// The clock of the attack: the way that is left by the turns that are left.
    fn urgency(&self, distance: f32) -> f32 {
        let turns = f32::from(self.game.tables.victory.turns.saturating_sub(self.state.turn)) + 1.0;
        ((distance / PACE + 2.0) / turns).clamp(0.4, 2.0)
    }

    /// How many enemies press on a place that a side holds, from 0 to 1.
    fn danger(&self, side: Side, goal: Point) -> f32 {
        let near = |unit: &UnitId| apart(self.memory.picture.centres[unit.index()], goal) < 20.0;
        let enemies = self.memory.field.of(side.enemy()).iter().filter(near).count() as f32;
        let friends = self.memory.field.of(side).iter().filter(near).count() as f32;
        (enemies / (friends + 1.0)).min(1.0)
    }

    /// A unit in an objective holds it, or takes it; the more so if it is alone there.
    fn garrison(&self, unit: UnitId, at: Point) -> f32 {
        let side = self.side(unit);
        let inside = self.game.table.objectives.iter().filter(|objective| objective.polygon.holds(at));
        inside
            .map(|objective| {
                let friends = self.memory.field.of(side).iter().filter(|other| {
                    *other != unit && objective.polygon.holds(self.memory.picture.centres[other.index()])
                });
                objective.points as f32 / (1.0 + friends.count() as f32)
            })
            .sum()
    }

    /// What a pose is worth to a unit.
    pub(super) fn place(&self, unit: UnitId, pose: Pose, errand: Errand) -> f32 {
        let print = self.game.footprint_at(self.state, unit, pose);
        let own = Stance { unit, pose, print: &print };
        let policy = &self.policy;
        let (shelter, volley, assault) = match self.side(unit) {
            Side::Allied => (policy.shelter_allied, policy.volley_allied, policy.assault_allied),
            Side::Russian => (policy.shelter_russian, policy.volley_russian, policy.assault_russian),
        };
        let mut worth = policy.garrison * self.garrison(unit, print.centre);
        if let Some((goal, weight)) = errand {
            worth -= weight * apart(print.centre, goal);
        }
        let reach = inches(self.game.reach_of(unit));
        let arm = self.game.roster.unit(unit).arm;
        let strikes = charges(self.state, arm, unit, pose.formation);
        let (mut incoming, mut prey, mut shadow) = (0.0_f32, 0.0_f32, 0.0_f32);
        let (mut nearest, mut targets) = ((f32::MAX, None), [(f32::MAX, UnitId(0)); 3]);
        for enemy in self.memory.field.of(self.side(unit).enemy()).iter() {
            let other = self.memory.field.print(enemy);
            let distance = apart(print.centre, other.centre);
            if distance > 42.0 {
                continue;
            }
            if distance < nearest.0 {
                nearest = (distance, Some(other.centre));
            }
            let theirs = Stance { unit: enemy, pose: self.state.units[enemy].pose(), print: other };
            let blow = self.game.blow(self.state, &theirs, &own);
            if blow > 0.0 {
                // He fires at whoever is nearest to him.
                let first = distance <= self.memory.picture.nearest[enemy.index()].0 + 2.0;
                incoming += blow * if first { 1.0 } else { FARTHER };
            }
            if distance <= reach + 1.0 {
                let mut one = (distance, enemy);
                for slot in &mut targets {
                    if one.0 < slot.0 {
                        std::mem::swap(&mut one, slot);
                    }
                }
            }
            if distance < STRIDE + 4.0 {
                let gap = near_gap(&print, other, distance);
                prey = prey.max(self.prey(&own, &theirs, gap, strikes));
                shadow += self.shadow(&own, &theirs, gap);
            }
        }
        // Guns are there to be fired at: they keep the fire off the others.
        let felt = if arm == Arm::Artillery { GUNS_FEEL } else { 1.0 };
        worth -= shelter * incoming * felt;
        worth += assault * prey - policy.exposed * shadow;
        let aim = targets.iter().filter(|target| target.0 < f32::MAX).find_map(|(_, enemy)| {
            let print = self.memory.field.print(*enemy);
            let theirs = Stance { unit: *enemy, pose: self.state.units[*enemy].pose(), print };
            let blow = self.game.blow(self.state, &own, &theirs);
            (blow > 0.0).then(|| blow * self.dear(*enemy))
        });
        worth += volley * aim.unwrap_or(0.0);
        if matches!(pose.formation, Formation::Column | Formation::Limbered) && aim.is_none() {
            worth += policy.march;
        }
        if let (distance, Some(enemy)) = nearest
            && distance < reach.max(14.0) + 10.0
        {
            let off = f32::from(pose.heading.apart(Heading::of(enemy - print.centre)));
            worth += policy.bearing * (1.0 - off / 60.0).max(-1.0);
        }
        worth
    }

    /// How tempting an enemy is to charge, from 0 to 1: the odds, the way to him, and who else is there.
    fn prey(&self, own: &Stance<'_>, enemy: &Stance<'_>, gap: f32, strikes: bool) -> f32 {
        if !strikes || gap > STRIDE || self.state.units[enemy.unit].knot != 0 {
            return 0.0;
        }
        let odds = self.game.prospect_as(
            self.state,
            (own.unit, own.pose.formation),
            (enemy.unit, enemy.pose.formation),
        );
        if odds < 0.55 || !own.pose.heading.sees(enemy.print.centre - own.print.centre, 75) {
            return 0.0;
        }
        let (theirs, ours) = self.memory.picture.crowd[enemy.unit.index()];
        let crowd = ((ours + 1.0) / (theirs + 1.0) - 1.0).clamp(-1.0, 1.0);
        let guns = self.game.roster.unit(enemy.unit).arm == Arm::Artillery;
        let prize = if guns { 1.5 } else { 1.0 };
        let desire = (odds - 0.5) * prize * (1.0 + self.policy.mass * crowd).max(0.0);
        desire * (1.0 - gap / STRIDE)
    }

    /// How much an enemy who may charge is to be feared, from 0 to 1.
    fn shadow(&self, own: &Stance<'_>, enemy: &Stance<'_>, gap: f32) -> f32 {
        let arm = self.game.roster.unit(enemy.unit).arm;
        if gap > SHADOW || !charges(self.state, arm, enemy.unit, enemy.pose.formation) {
            return 0.0;
        }
        let odds = self.game.prospect_as(
            self.state,
            (enemy.unit, enemy.pose.formation),
            (own.unit, own.pose.formation),
        );
        let faces = enemy.pose.heading.sees(own.print.centre - enemy.print.centre, 60);
        // Guns that are reached are lost.
        let guns = self.game.roster.unit(own.unit).arm == Arm::Artillery;
        (odds - 0.5).max(0.0)
            * (1.0 - gap / SHADOW)
            * if faces { 1.0 } else { 0.3 }
            * if guns { 1.5 } else { 1.0 }
    }

    fn marching(&self) -> Option<UnitId> {
        match self.state.stage {
            Stage::March { unit, .. } => Some(unit),
            _ => None,
        }
    }

    pub(super) fn way(&mut self, legs: Legs) -> f32 {
        let (Some(unit), Ok(outcome)) =
            (self.marching(), self.game.judge_way(self.state, &self.memory.field, legs))
        else {
            return super::NEVER;
        };
        self.gain(unit, Pose { at: outcome.at, heading: outcome.heading, ..self.state.units[unit].pose() })
    }

    pub(super) fn shift(&mut self, direction: Direction, length: u16) -> f32 {
        let (Some(unit), Ok(outcome)) =
            (self.marching(), self.game.judge_shift(self.state, &self.memory.field, direction, length))
        else {
            return super::NEVER;
        };
        self.gain(unit, Pose { at: outcome.at, heading: outcome.heading, ..self.state.units[unit].pose() })
    }

    /// What a pose is worth compared with where a unit stands.
    pub(super) fn gain(&mut self, unit: UnitId, pose: Pose) -> f32 {
        let known = match self.here {
            Some(here) if here.0 == unit => here,
            _ => {
                let errand = self.wanted(unit);
                let here = (unit, errand, self.place(unit, self.state.units[unit].pose(), errand));
                self.here = Some(here);
                here
            }
        };
        self.place(unit, pose, known.1) - known.2
    }

    /// What a march with so many dice may bring: the best of a few places that it may lead to.
    pub(super) fn prospects(&mut self, unit: UnitId, gait: Gait, length: f32) -> f32 {
        let now = self.state.units[unit];
        let step = |heading: Heading, inches: f32| now.at + heading.step((inches * 1000.0) as i32);
        let goal = self.wanted(unit).map(|(goal, _)| goal);
        let enemy = self.memory.picture.nearest[unit.index()].1;
        let enemy = enemy.map(|enemy| self.memory.picture.centres[enemy.index()]);
        let centre = self.memory.picture.centres[unit.index()];
        let mut best = f32::NEG_INFINITY;
        match gait {
            Gait::Forward | Gait::Road => {
                let room = (self.memory.picture.nearest[unit.index()].0 - 4.5).max(0.0);
                for towards in [goal, enemy].into_iter().flatten() {
                    let wanted = Heading::of(towards - centre);
                    let off = i32::from(wanted.degrees()) - i32::from(now.heading.degrees());
                    let turn = ((off + 540) % 360 - 180).clamp(-25, 25);
                    let heading = now.heading.turned(turn);
                    let length = length.min(room).min(apart(towards, centre));
                    let pose = Pose { at: step(heading, length), heading, formation: now.formation };
                    best = best.max(self.gain(unit, pose));
                }
            }
            Gait::Sideways => {
                for quarter in [90, 180, 270] {
                    let pose = Pose { at: step(now.heading.turned(quarter), length), ..now.pose() };
                    best = best.max(self.gain(unit, pose));
                }
                let heading = now.heading.opposite();
                let about = self.game.turned(self.state, unit, heading);
                let at = about.at + heading.step((length * 1000.0) as i32);
                best = best.max(self.gain(unit, Pose { at, ..about }));
            }
            Gait::Prolonge => {
                for quarter in [0, 180] {
                    let pose = Pose { at: step(now.heading.turned(quarter), length), ..now.pose() };
                    best = best.max(self.gain(unit, pose));
                }
            }
        }
        best
    }
}

/// The gap between two units in inches: exactly if they are near.
fn near_gap(one: &Footprint, other: &Footprint, distance: f32) -> f32 {
    if one.may_be_within(other, 2500) { inches(one.gap(other)) } else { (distance - 4.0).max(2.0) }
}
