//! From the state to a position with names.

use super::{ChargePosition, Position, StaffPosition, StagePosition, UnitPosition};
use crate::league::League;
use crate::state::{Loss, Losses, Presence, Stage, State};
use crate::unit::{Side, StaffId, UnitId, UnitSet};

impl League {
    fn id_of(&self, unit: UnitId) -> String {
        self.roster.unit(unit).id.clone()
    }

    fn ids_of(&self, units: UnitSet) -> Vec<String> {
        units.iter().map(|unit| self.id_of(unit)).collect()
    }

    /// The position with names.
    pub(crate) fn describe_position(&self, state: &State) -> Position {
        let seats = |mask: u32| -> Vec<String> {
            let infos = self.identity.seats.iter().enumerate();
            infos.filter(|(index, _)| mask >> index & 1 == 1).map(|(_, seat)| seat.id.to_owned()).collect()
        };
        let stage = match state.stage {
            Stage::Initiative => StagePosition::Initiative,
            Stage::Lead => StagePosition::Lead,
            Stage::Rally { unit } => StagePosition::Rally { unit: self.id_of(unit) },
            Stage::Actions => StagePosition::Actions,
            Stage::March { unit, gait, dice } => StagePosition::March {
                unit: self.id_of(unit),
                gait,
                dice: dice.into_iter().filter(|die| *die > 0).collect(),
            },
            Stage::Ride { staff, dice } => {
                StagePosition::Ride { staff: self.roster.staff(staff).id.clone(), dice: dice.to_vec() }
            }
            Stage::Saves => StagePosition::Saves,
            Stage::Charge(step) => StagePosition::Charge(step),
            Stage::CloseOrder => StagePosition::CloseOrder,
            Stage::Advance { unit, step } => StagePosition::Advance { unit: self.id_of(unit), step },
            Stage::Follow { unit, step } => StagePosition::Follow { unit: self.id_of(unit), step },
            Stage::Over => StagePosition::Over,
        };
        let charge = match (state.charge.attacker, state.charge.target) {
            (Some(attacker), Some(target)) => Some(ChargePosition {
                attacker: self.id_of(attacker),
                target: self.id_of(target),
                second: state.charge.second.map(|unit| self.id_of(unit)),
                point_spent: state.charge.point_spent,
                support: self.ids_of(state.charge.support),
                waiting: self.ids_of(state.charge.waiting),
                asked: state.charge.asked.map(|unit| self.id_of(unit)),
                contact: state.charge.contact,
            }),
            _ => None,
        };
        let waiting = &state.losses.entries[..usize::from(state.losses.len)];
        let losses = waiting.iter().map(|loss| Loss {
            unit: self.id_of(loss.unit),
            hits: loss.hits,
            leader_rolls: loss.leader_rolls,
            chits: loss.chits,
        });
        let objectives = self.table.objectives.iter().enumerate();
        Position {
            turn: state.turn,
            active: state.active,
            second_half: state.second_half,
            initiative: state.initiative,
            won: state.won,
            won_before: state.won_before,
            stage,
            units: self
                .roster
                .ids()
                .map(|unit| (self.id_of(unit), self.unit_position(state, unit)))
                .collect(),
            staff: self
                .roster
                .staff_ids()
                .map(|staff| (self.roster.staff(staff).id.clone(), self.staff_position(state, staff)))
                .collect(),
            floor: self.identity.seats.get(usize::from(state.floor)).map(|seat| seat.id.to_owned()),
            passed: seats(state.passed),
            yielded: seats(state.yielded),
            declined: self.ids_of(state.declined),
            charge,
            losses: losses.collect(),
            after_losses: (state.losses != Losses::NONE).then_some(state.losses.then),
            following: self.ids_of(state.following),
            allied_objectives: objectives
                .filter(|(index, _)| state.allied_objectives >> index & 1 == 1)
                .map(|(_, objective)| objective.id.clone())
                .collect(),
            broken: Side::BOTH.into_iter().filter(|side| state.broken[side.index()]).collect(),
        }
    }

    fn unit_position(&self, state: &State, unit: UnitId) -> UnitPosition {
        let now = &state.units[unit];
        UnitPosition {
            at: Some(now.at),
            heading: Some(now.heading),
            formation: Some(now.formation),
            presence: (now.presence != Presence::Here).then_some(now.presence),
            figures: Some(now.figures),
            chits: now.chits,
            points: Some(now.points),
            commander_back: now.commander_back,
            routing: now.routing,
            moving: now.moving,
            dismounted: now.dismounted,
            veteran: now.veteran,
            acted: now.acted,
            turned: now.turned,
            commander_used: now.commander_used,
            brigadier_used: now.brigadier_used,
            reacted: now.reacted,
            save_bonus: now.save_bonus,
            fight_bonus: now.fight_bonus,
            knot: now.knot,
            footing: now.footing,
            came_from: now.came_from,
            guns_left: now.guns_left,
            ground_won: now.ground_won,
            fired_at_by: self.ids_of(state.fired_at_by[unit]),
        }
    }

    fn staff_position(&self, state: &State, staff: StaffId) -> StaffPosition {
        let now = &state.staff[staff.index()];
        StaffPosition {
            at: Some(now.at),
            back: now.back,
            with: now.with.map(|unit| self.id_of(unit)),
            since_start: now.since_start,
            moved: now.moved,
        }
    }
}
