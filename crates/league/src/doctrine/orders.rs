//! What a decision is worth by habit.

use super::picture::apart;
use super::{NEVER, View};
use crate::decision::{Benefit, Decision};
use crate::state::{ChargeStep, Gait, Stage};
use crate::unit::{Arm, Formation, Nation, Side, StaffId, UnitId};
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
            Decision::Stay => self.stay(),
            Decision::Form { unit, formation, about } => self.form(unit, formation, about),
            Decision::Face { unit, heading } => self.face(unit, heading),
            Decision::Mount { .. } => 0.5,
            Decision::Dismount { .. } => -1.0,
            Decision::Fire { unit, benefit, aims } => {
                self.fire(unit, benefit, aims) - self.price(unit, benefit)
            }
            Decision::Charge { unit, target, second } => self.charge(unit, target, second),
            Decision::Hold { .. } | Decision::Pass | Decision::LetCome => 0.0,
            Decision::Ride { staff } => self.ride(staff),
            Decision::Post { at } => self.post(at),
            Decision::Attach { .. } | Decision::Yield { .. } => NEVER,
            Decision::Save { benefit } => self.save(benefit),
            Decision::Stand | Decision::Retreat => self.answer(decision == Decision::Stand),
            Decision::Check { benefit } => self.check(benefit),
            Decision::Commit { benefit } => self.commit(benefit),
            Decision::ReactFire { aims } => {
                self.state.charge.target.map_or(0.0, |unit| self.fire(unit, Benefit::None, aims) + 0.5)
            }
            Decision::ReactForm { formation } => self.react_form(formation),
            Decision::ReactFace { heading } => {
                self.state.charge.target.map_or(0.0, |unit| self.face(unit, heading))
            }
            Decision::Fight { .. } => 0.0,
            Decision::Advance { length } => self.advance(length),
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
        self.habits.point * (turns / (2.0 * left)).clamp(0.2, 3.0)
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
        taken * self.habits.steady * (0.5 + 1.5 * chits / strength) - self.price(unit, benefit)
    }

    /// The direction of the nearest enemy.
    pub(super) fn enemy_bearing(&self, unit: UnitId) -> Option<Heading> {
        let enemy = self.staff.picture.nearest[unit.index()].1?;
        let centres = &self.staff.picture.centres;
        Some(Heading::of(centres[enemy.index()] - centres[unit.index()]))
    }

    /// How well a heading looks at the nearest enemy, from -1 to 1.
    pub(super) fn bearing(&self, unit: UnitId, heading: Heading) -> f32 {
        let (distance, _) = self.staff.picture.nearest[unit.index()];
        let reach =
            super::picture::inches(self.game.tables.range_of(self.game.roster.unit(unit).weapon)).max(14.0);
        if distance > reach + 10.0 {
            return 0.0;
        }
        self.enemy_bearing(unit)
            .map_or(0.0, |bearing| 1.0 - f32::from(heading.apart(bearing)) / 60.0)
            .max(-1.0)
    }

    fn face(&self, unit: UnitId, heading: Heading) -> f32 {
        let now = self.state.units[unit].heading;
        (self.bearing(unit, heading) - self.bearing(unit, now)) * self.habits.bearing - self.habits.inertia
    }

    fn form(&self, unit: UnitId, formation: Formation, about: bool) -> f32 {
        let (now, info) = (&self.state.units[unit], self.game.roster.unit(unit));
        let (distance, enemy) = self.staff.picture.nearest[unit.index()];
        let reach = super::picture::inches(self.game.tables.range_of(info.weapon));
        let near = ((reach + 4.0 - distance) / 8.0).clamp(0.0, 1.0);
        let heading = if about { now.heading.opposite() } else { now.heading };
        let facing = self.habits.bearing * (self.bearing(unit, heading) - self.bearing(unit, now.heading));
        let cavalry_near = enemy.is_some_and(|enemy| {
            self.game.roster.unit(enemy).arm == Arm::Cavalry && !self.state.units[enemy].dismounted
        });
        let value = |formation: Formation| match (info.arm, formation) {
            // Riflemen fire in line; muskets rather charge in column.
            (Arm::Infantry, Formation::Line) => {
                let shoots = if info.nation == Nation::Russian { 0.4 } else { 1.0 };
                near * self.habits.deploy * shoots
            }
            (Arm::Infantry, Formation::Column) => (1.0 - near) * self.habits.march,
            (Arm::Infantry, Formation::Square) if cavalry_near && distance < 9.0 => self.habits.square,
            (Arm::Infantry, Formation::Square) => -2.0,
            (Arm::Infantry, Formation::Skirmish) => near * self.habits.skirmish,
            (Arm::Cavalry, Formation::Line) => {
                0.5 * self.habits.deploy * ((14.0 - distance) / 8.0).clamp(0.0, 1.0)
            }
            (Arm::Cavalry, Formation::Column) => {
                0.5 * self.habits.march * (1.0 - ((14.0 - distance) / 8.0).clamp(0.0, 1.0))
            }
            (Arm::Artillery, Formation::Unlimbered) => near * self.habits.unlimber,
            (Arm::Artillery, Formation::Limbered) => {
                (1.0 - near) * self.habits.limber * self.wants_to_move(unit)
            }
            _ => -1.0,
        };
        value(formation) - value(now.formation) + facing - self.habits.inertia
    }

    /// Whether a battery has somewhere to go, 0 or 1: Russians stand where they stand.
    fn wants_to_move(&self, unit: UnitId) -> f32 {
        f32::from(u8::from(self.side(unit) == Side::Allied))
    }

    fn react_form(&self, formation: Formation) -> f32 {
        let (Some(unit), Some(attacker)) = (self.state.charge.target, self.state.charge.attacker) else {
            return 0.0;
        };
        let horse = self.game.roster.unit(attacker).arm == Arm::Cavalry;
        if formation == Formation::Square && horse && self.game.roster.unit(unit).arm == Arm::Infantry {
            self.habits.square
        } else {
            -1.0
        }
    }

    /// The middle of the units that a general commands.
    fn post_of(&self, staff: StaffId) -> Option<Point> {
        let units = self.staff.field.all();
        let mine: Vec<Point> = units
            .iter()
            .filter(|unit| self.game.commands(staff, *unit))
            .map(|unit| self.staff.picture.centres[unit.index()])
            .collect();
        let many = mine.len() as i64;
        let sum =
            mine.iter().fold((0_i64, 0_i64), |sum, at| (sum.0 + i64::from(at.x), sum.1 + i64::from(at.y)));
        (many > 0).then(|| Point::new((sum.0 / many) as i32, (sum.1 / many) as i32))
    }

    fn ride(&self, staff: StaffId) -> f32 {
        let at = self.state.staff[staff.index()].at;
        self.post_of(staff).map_or(NEVER, |post| (apart(at, post) - 8.0) * self.habits.ride)
    }

    fn post(&self, at: Point) -> f32 {
        let Stage::Ride { staff, .. } = self.state.stage else { return 0.0 };
        let from = self.state.staff[staff.index()].at;
        self.post_of(staff).map_or(0.0, |post| (apart(from, post) - apart(at, post)) * self.habits.ride)
    }

    /// Saves are helped where they are many and the number is not hopeless.
    fn save(&self, benefit: Benefit) -> f32 {
        let Some(loss) = self.state.losses.first() else { return 0.0 };
        let gain = f32::from(loss.hits) * f32::from(benefit.count()) / 6.0;
        gain * self.habits.fire - self.price(loss.unit, benefit)
    }

    fn check(&self, benefit: Benefit) -> f32 {
        let Stage::Charge(step) = self.state.stage else { return 0.0 };
        let Some(unit) = self.game.charge_speaker(self.state, step) else { return 0.0 };
        let passes = (1..=6).filter(|die| self.game.passes(self.state, unit, *die)).count() as f32 / 6.0;
        let sure = if benefit == Benefit::None { passes } else { 1.0 };
        let stake = if step == ChargeStep::AttackerCheck { self.habits.charge } else { self.habits.stand };
        sure * stake - self.price(unit, benefit)
    }

    fn march(&mut self, unit: UnitId, gait: Gait, benefit: Benefit) -> f32 {
        let dice = f32::from(self.game.judge_gait(self.state, unit, gait).unwrap_or(0) + benefit.count());
        let chits = f32::from(self.state.units[unit].chits);
        let length = dice * (3.5 - chits).max(0.3);
        let pull = match gait {
            Gait::Forward | Gait::Road => self.pull(unit, length),
            // Falling back and shifting are for those who know why.
            Gait::Sideways | Gait::Prolonge => -0.5,
        };
        pull - self.habits.inertia - self.price(unit, benefit)
    }
}
