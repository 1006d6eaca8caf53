//! The policy's scores of decisions, marches and fights apart.

use super::picture::{apart, inches};
use super::{NEVER, View};
use crate::decision::{Benefit, Decision};
use crate::footprint::Pose;
use crate::state::{ChargeStep, Gait, Stage};
use crate::unit::{Arm, Formation, Side, StaffId, UnitId};
use tabletop::{Heading, Point};

impl View<'_> {
    /// A score for a decision.
    pub(super) fn worth(&mut self, decision: Decision) -> f32 {
        match decision {
            Decision::RollInitiative => 0.0,
            // Who acts first shoots first.
            Decision::Lead { first } => f32::from(u8::from(first)),
            Decision::Rally { benefit } | Decision::Steady { benefit, .. } => {
                self.steadying(decision, benefit)
            }
            Decision::March { unit, gait, benefit } => self.march(unit, gait, benefit),
            Decision::Way { legs } => self.way(legs),
            Decision::Shift { direction, length } => self.shift(direction, length),
            Decision::Stay => 0.0,
            Decision::Form { unit, formation, about } => self.form(unit, formation, about),
            Decision::Face { unit, heading } => self.face(unit, heading),
            Decision::Mount { .. } => 0.5,
            Decision::Dismount { .. } => -1.0,
            Decision::Fire { unit, benefit, aims } => {
                self.fire(unit, benefit, aims) - self.price(unit, benefit)
            }
            Decision::Charge { unit, target, second } => self.charge(unit, target, second),
            Decision::Man { unit } => self.policy.gunnery * f32::from(self.state.units[unit].figures),
            Decision::Hold { .. } | Decision::Pass | Decision::LetCome => 0.0,
            Decision::Ride { staff } => self.ride(staff),
            Decision::Post { at } => self.post(at),
            Decision::Attach { unit } => self.attach(unit),
            Decision::Yield { .. } => NEVER,
            Decision::Save { benefit } => self.save(benefit),
            Decision::Stand | Decision::Retreat => self.answer(decision == Decision::Stand),
            Decision::Support { joins } => self.support(joins),
            Decision::Check { benefit } => self.check(benefit),
            Decision::Commit { benefit } => self.commit(benefit),
            Decision::ReactFire { aims } => {
                self.charged().map_or(0.0, |unit| self.fire(unit, Benefit::None, aims) + 0.5)
            }
            Decision::ReactForm { formation } => self.react_form(formation),
            Decision::ReactFace { heading } => self.charged().map_or(0.0, |unit| self.face(unit, heading)),
            Decision::Fight { .. } => 0.0,
            Decision::Advance { length } => self.advance(length),
        }
    }

    /// A small turn leaves a unit its action: whatever is best besides comes on top (A.a.2).
    pub(super) fn count_what_follows(&self, decisions: &[Decision], scores: &mut [f32]) {
        let leaves_action = |decision: &Decision| match *decision {
            Decision::Face { unit, heading } => {
                !self.state.units[unit].acted && self.game.is_slight(self.state, unit, heading)
            }
            _ => false,
        };
        let others = decisions.iter().zip(&*scores).filter(|(decision, _)| !leaves_action(decision));
        let best = others.map(|(_, score)| *score).fold(0.0, f32::max);
        for (decision, score) in decisions.iter().zip(scores) {
            if leaves_action(decision) {
                *score += best;
            }
        }
    }

    pub(super) fn side(&self, unit: UnitId) -> Side {
        self.game.side(unit)
    }

    /// What a benefit costs: points are dearer when few are left, for the turns that are left.
    pub(super) fn price(&self, unit: UnitId, benefit: Benefit) -> f32 {
        if !benefit.by_commander() {
            return 0.0;
        }
        let left = f32::from(self.state.units[unit].points).max(0.5);
        let turns = f32::from(self.game.tables.victory.turns.saturating_sub(self.state.turn)) + 1.0;
        self.policy.point * (turns / (2.0 * left)).clamp(0.2, 3.0)
    }

    fn steadying(&self, decision: Decision, benefit: Benefit) -> f32 {
        let unit = match (decision, self.state.stage) {
            (Decision::Steady { unit, .. }, _) | (_, Stage::Rally { unit }) => unit,
            _ => return 0.0,
        };
        let chits = f32::from(self.state.units[unit].chits);
        let strength = f32::from(self.game.strength(self.state, unit)).max(1.0);
        let taken = f32::from(1 + benefit.count()).min(chits);
        // A unit near its rout needs it most.
        taken * self.policy.steady * (0.5 + 1.5 * chits / strength) - self.price(unit, benefit)
    }

    fn face(&mut self, unit: UnitId, heading: Heading) -> f32 {
        let pose = self.game.turned(self.state, unit, heading);
        self.gain(unit, pose) - self.policy.inertia
    }

    fn form(&mut self, unit: UnitId, formation: Formation, about: bool) -> f32 {
        let now = &self.state.units[unit];
        let pose = if about {
            self.game.laid_around(self.state, unit, now.heading.opposite(), formation)
        } else {
            Pose { formation, ..now.pose() }
        };
        self.gain(unit, pose) - self.policy.inertia
    }

    fn react_form(&self, formation: Formation) -> f32 {
        let (Some(unit), Some(attacker)) = (self.charged(), self.state.charge.attacker) else {
            return 0.0;
        };
        let horse = self.game.roster.unit(attacker).arm == Arm::Cavalry;
        if formation == Formation::Square && horse && self.game.roster.unit(unit).arm == Arm::Infantry {
            self.policy.square
        } else {
            -1.0
        }
    }

    /// The middle of the units that a general commands.
    fn post_of(&self, staff: StaffId) -> Option<Point> {
        let units = self.memory.field.all();
        let mine: Vec<Point> = units
            .iter()
            .filter(|unit| self.game.commands(staff, *unit))
            .map(|unit| self.memory.picture.centres[unit.index()])
            .collect();
        let many = mine.len() as i64;
        let sum =
            mine.iter().fold((0_i64, 0_i64), |sum, at| (sum.0 + i64::from(at.x), sum.1 + i64::from(at.y)));
        (many > 0).then(|| Point::new((sum.0 / many) as i32, (sum.1 / many) as i32))
    }

    /// What a general is good for with a unit: it has a benefit every turn, for fire, a charge or chits.
    fn use_of_general(&self, unit: UnitId) -> f32 {
        let now = &self.state.units[unit];
        let (distance, _) = self.memory.picture.nearest[unit.index()];
        let reach = inches(self.game.reach_of(unit));
        let busy = if distance < reach.max(12.0) { 1.0 } else { 0.0 };
        let dice = self.game.muzzles(self.state, unit, now.formation).min(6.0) / 6.0;
        let shaken = f32::from(now.chits).min(4.0) / 2.0;
        let runs = if now.routing { 2.0 } else { 0.0 };
        self.policy.lead * (busy * (0.5 + dice) + shaken + runs)
    }

    fn attach(&self, unit: UnitId) -> f32 {
        let Stage::Ride { staff, .. } = self.state.stage else { return 0.0 };
        let taken = self.game.attached(self.state, unit).is_some_and(|other| other != staff);
        if taken {
            return NEVER;
        }
        self.post(self.memory.picture.centres[unit.index()]) + self.use_of_general(unit)
    }

    /// A general rides who has far to go, or whose unit has no use for him.
    fn ride(&self, staff: StaffId) -> f32 {
        let figure = &self.state.staff[staff.index()];
        let needed = figure.with.map_or(0.0, |unit| self.use_of_general(unit));
        let calls = self.memory.field.all().iter().filter(|unit| {
            self.game.commands(staff, *unit)
                && apart(self.memory.picture.centres[unit.index()], figure.at) < 14.0
        });
        let most = calls.map(|unit| self.use_of_general(unit)).fold(0.0, f32::max);
        let far = self.post_of(staff).map_or(NEVER, |post| (apart(figure.at, post) - 8.0).max(0.0));
        far * self.policy.ride + most - needed - self.policy.lead - self.policy.inertia
    }

    fn post(&self, at: Point) -> f32 {
        let Stage::Ride { staff, .. } = self.state.stage else { return 0.0 };
        let from = self.state.staff[staff.index()].at;
        let far = |at: Point, post: Point| (apart(at, post) - 8.0).max(0.0);
        self.post_of(staff).map_or(0.0, |post| (far(from, post) - far(at, post)) * self.policy.ride)
    }

    /// Saves are helped where they are many and the number is not hopeless.
    fn save(&self, benefit: Benefit) -> f32 {
        let Some(loss) = self.state.losses.first() else { return 0.0 };
        let gain = f32::from(loss.hits) * f32::from(benefit.count()) / 6.0;
        gain * self.policy.fire - self.price(loss.unit, benefit)
    }

    fn check(&self, benefit: Benefit) -> f32 {
        let Stage::Charge(step) = self.state.stage else { return 0.0 };
        let Some(unit) = self.game.charge_speaker(self.state, step) else { return 0.0 };
        let passes = (1..=6).filter(|die| self.game.passes(self.state, unit, *die)).count() as f32 / 6.0;
        let sure = if benefit == Benefit::None { passes } else { 1.0 };
        let stake = if step == ChargeStep::AttackerCheck { self.policy.charge } else { self.policy.stand };
        sure * stake - self.price(unit, benefit)
    }

    fn march(&mut self, unit: UnitId, gait: Gait, benefit: Benefit) -> f32 {
        let dice = f32::from(self.game.judge_gait(self.state, unit, gait).unwrap_or(0) + benefit.count());
        let chits = f32::from(self.state.units[unit].chits);
        let length = dice * (3.5 - chits).max(0.3);
        // One die carries nobody far.
        let fuss = if matches!(gait, Gait::Sideways | Gait::Prolonge) { self.policy.fuss } else { 0.0 };
        self.prospects(unit, gait, length) - fuss - self.policy.inertia - self.price(unit, benefit)
    }
}
