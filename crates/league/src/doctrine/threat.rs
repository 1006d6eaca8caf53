//! Fire that may come, at a glance: who would hit whom, and how hard. Stands are taken together and troops in the way
//! are left out, so that many places can be compared; the rules know it exactly.

use super::picture::{apart, inches};
use crate::footprint::{Footprint, Pose};
use crate::league::League;
use crate::shot::{Shot, TargetRow};
use crate::state::State;
use crate::unit::{Arm, Formation, UnitId, UnitSet};
use tabletop::Segment;

/// What long range leaves of the hits: half of them, rounded up.
const LONG: f32 = 0.55;

/// A unit as it stands, or as it might.
#[derive(Clone, Copy)]
pub(crate) struct Stance<'a> {
    pub unit: UnitId,
    pub pose: Pose,
    pub print: &'a Footprint,
}

impl League {
    /// The dice that a unit throws in a formation, whoever is before it.
    pub(crate) fn muzzles(&self, state: &State, unit: UnitId, formation: Formation) -> f32 {
        let now = &state.units[unit];
        if now.routing || now.knot != 0 || now.guns_left.is_some() {
            return 0.0;
        }
        let dice = match formation {
            Formation::Road | Formation::Limbered => 0,
            Formation::Unlimbered => now.figures,
            Formation::Line | Formation::Skirmish => self.stands(state, unit),
            // The front rank, or one side.
            Formation::Column | Formation::Square => self.stands(state, unit).min(2),
        };
        f32::from(dice)
    }

    /// The chance that a possible hit on a unit is not saved.
    pub(crate) fn unsaved(&self, state: &State, unit: UnitId) -> f32 {
        let chits = state.units[unit].chits as i8;
        let saves = |needed: i8| (1..=6).filter(|face| face - chits >= needed).count();
        1.0 - self.save_needed(state, unit).map_or(0, saves) as f32 / 6.0
    }

    /// The figures that a fire of one unit may cost another.
    pub(crate) fn blow(&self, state: &State, from: &Stance<'_>, to: &Stance<'_>) -> f32 {
        let reach = inches(self.reach_of(from.unit));
        let distance = apart(from.print.centre, to.print.centre) - 1.0;
        if distance > reach {
            return 0.0;
        }
        let dice = self.muzzles(state, from.unit, from.pose.formation);
        let away = to.print.centre - from.print.centre;
        let heading = from.pose.heading;
        let pivot = match from.pose.formation {
            Formation::Square => false,
            _ if heading.sees(away, self.tables.fire.arc) => false,
            _ if heading.sees(away, self.tables.fire.arc + self.tables.fire.pivot_angle) => true,
            _ => return 0.0,
        };
        let (bases, goals) = (from.print.bases(), to.print.bases());
        let front = bases.len().min(if from.pose.formation == Formation::Column { 2 } else { bases.len() });
        if dice == 0.0 || front == 0 || goals.is_empty() {
            return 0.0;
        }
        let (stand, goal) = (front / 2, &goals[goals.len() / 2]);
        let eye = self.eye_of(&bases[stand], from.unit, stand, UnitSet::EMPTY);
        let line = Segment::new(eye.apex, goal.centre);
        if self.ground_blocks(&eye, goal, line).is_some() {
            return 0.0;
        }
        let in_front = to.pose.heading.sees(-away, 45) || to.pose.heading.opposite().sees(-away, 45);
        let row = match to.pose.formation {
            Formation::Square => TargetRow::Enfiladed,
            Formation::Line | Formation::Column | Formation::Road if !in_front => TargetRow::Enfiladed,
            Formation::Column | Formation::Road | Formation::Limbered => TargetRow::Column,
            Formation::Line | Formation::Skirmish | Formation::Unlimbered => TargetRow::Line,
        };
        let long = 2.0 * distance > reach;
        let cover = to.pose.formation == Formation::Skirmish || self.covered(goal, line);
        let shot = Shot { at: 0, range: 0, long, pivot, cover, row, double: false };
        let modifier = if pivot { self.tables.fire.pivot } else { 0 } - state.units[from.unit].chits as i8;
        let number = self.hit_number(state, from.unit, &shot);
        let faces = (1..=6).filter(|face: &i8| face + modifier >= number).count() as f32;
        dice * faces / 6.0 * if long { LONG } else { 1.0 } * self.unsaved(state, to.unit)
    }

    /// What part of its unit a figure is: a battery has six gunners, a battalion 24 men.
    pub(crate) fn share(&self, unit: UnitId) -> f32 {
        let stands = self.tables.stands_of(self.roster.unit(unit).arm);
        1.0 / f32::from(stands.stands * stands.figures)
    }
}

/// Can a unit in this formation charge at all?
pub(crate) fn charges(state: &State, arm: Arm, unit: UnitId, formation: Formation) -> bool {
    arm != Arm::Artillery
        && !state.units[unit].routing
        && matches!(formation, Formation::Line | Formation::Column | Formation::Skirmish)
}
