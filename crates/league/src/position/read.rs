//! From a position with names to the state, with every fault that it has.

use super::{Position, StagePosition, UnitPosition};
use crate::league::League;
use crate::phrasebook::text;
use crate::state::{AfterLosses, Charge, Loss, Presence, Stage, State, UnitState};
use crate::unit::{StaffId, UnitId};
use kernel::FaultKind::Range;
use kernel::{PositionFaults, UnknownName};
use phrases::Arg;

impl League {
    /// The state that a position describes, or what keeps it from being one.
    pub(crate) fn read_position(&self, position: &Position) -> Result<State, PositionFaults> {
        let mut reader = Reader { game: self, faults: PositionFaults::default() };
        let mut state = self.opening();
        state.turn = position.turn;
        state.active = position.active;
        state.second_half = position.second_half;
        state.initiative = position.initiative;
        (state.won, state.won_before) = (position.won, position.won_before);
        for (id, entry) in &position.units {
            if let Some(unit) = reader.unit(id) {
                reader.read_unit(&mut state, unit, entry);
            }
        }
        for (id, entry) in &position.staff {
            if let Some(staff) = reader.staff(id) {
                let with = entry.with.as_ref().and_then(|id| reader.unit(id));
                let now = &mut state.staff[staff.index()];
                now.at = entry.at.unwrap_or(now.at);
                (now.back, now.with, now.since_start, now.moved) =
                    (entry.back, with, entry.since_start, entry.moved);
            }
        }
        state.stage = reader.stage(&position.stage);
        let first = self.seats.of_side(state.active).next().map_or(0, |seat| seat.0);
        state.floor = position.floor.as_ref().and_then(|id| reader.seat(id)).unwrap_or(first);
        let mask = |reader: &mut Reader<'_>, ids: &[String]| {
            ids.iter().filter_map(|id| reader.seat(id)).fold(0, |mask, seat| mask | 1 << seat)
        };
        state.passed = mask(&mut reader, &position.passed);
        state.yielded = mask(&mut reader, &position.yielded);
        state.declined = position.declined.iter().filter_map(|id| reader.unit(id)).collect();
        if let Some(charge) = &position.charge {
            state.charge = Charge {
                attacker: reader.unit(&charge.attacker),
                target: reader.unit(&charge.target),
                second: charge.second.as_ref().and_then(|id| reader.unit(id)),
                point_spent: charge.point_spent,
                support: charge.support.iter().filter_map(|id| reader.unit(id)).collect(),
                waiting: charge.waiting.iter().filter_map(|id| reader.unit(id)).collect(),
                asked: charge.asked.as_ref().and_then(|id| reader.unit(id)),
                contact: charge.contact,
            };
        }
        for loss in &position.losses {
            if let Some(unit) = reader.unit(&loss.unit) {
                let Loss { hits, leader_rolls, chits, .. } = *loss;
                state.losses.push(Loss { unit, hits, leader_rolls, chits });
            }
        }
        state.losses.then = position.after_losses.unwrap_or(AfterLosses::Actions);
        state.following = position.following.iter().filter_map(|id| reader.unit(id)).collect();
        if !position.allied_objectives.is_empty() {
            state.allied_objectives = 0;
        }
        for id in &position.allied_objectives {
            let found = self.table.objectives.iter().position(|objective| objective.id == *id);
            let found = found.ok_or_else(|| UnknownName::new("objective", id));
            if let Some(index) = reader.faults.note(found) {
                state.allied_objectives |= 1 << index;
            }
        }
        for side in &position.broken {
            state.broken[side.index()] = true;
        }
        reader.faults.or(state)
    }
}

/// Reads names and notes those that do not exist.
struct Reader<'a> {
    game: &'a League,
    faults: PositionFaults,
}

impl Reader<'_> {
    fn unit(&mut self, id: &str) -> Option<UnitId> {
        self.faults.note(self.game.roster.read(id))
    }

    fn staff(&mut self, id: &str) -> Option<StaffId> {
        self.faults.note(self.game.roster.read_staff(id))
    }

    fn seat(&mut self, id: &str) -> Option<u8> {
        let seat = self.game.identity.seat(id).ok_or_else(|| UnknownName::new("seat", id));
        self.faults.note(seat).map(|seat| seat.0)
    }

    fn read_unit(&mut self, state: &mut State, unit: UnitId, entry: &UnitPosition) {
        let shooters = entry.fired_at_by.iter().filter_map(|id| self.unit(id)).collect();
        state.fired_at_by[unit] = shooters;
        let now = &mut state.units[unit];
        *now = UnitState {
            at: entry.at.unwrap_or(now.at),
            heading: entry.heading.unwrap_or(now.heading),
            formation: entry.formation.unwrap_or(now.formation),
            presence: entry.presence.unwrap_or(Presence::Here),
            figures: entry.figures.unwrap_or(now.figures),
            chits: entry.chits,
            points: entry.points.unwrap_or(now.points),
            commander_back: entry.commander_back,
            routing: entry.routing,
            moving: entry.moving,
            dismounted: entry.dismounted,
            veteran: entry.veteran,
            acted: entry.acted,
            turned: entry.turned,
            commander_used: entry.commander_used,
            brigadier_used: entry.brigadier_used,
            reacted: entry.reacted,
            save_bonus: entry.save_bonus,
            fight_bonus: entry.fight_bonus,
            knot: entry.knot,
            footing: entry.footing,
            came_from: entry.came_from,
            guns_left: entry.guns_left,
            ground_won: entry.ground_won,
        };
    }

    fn dice<const N: usize>(&mut self, faces: &[u8]) -> [u8; N] {
        if faces.len() > N || faces.iter().any(|face| !(1..=6).contains(face)) {
            let dice = Arg::list(faces.iter().map(|face| Arg::from(*face)));
            self.faults.push(Range.fault(text!("fault-dice", dice = dice)));
        }
        let mut dice = [0; N];
        for (slot, face) in dice.iter_mut().zip(faces) {
            *slot = *face;
        }
        dice
    }

    fn stage(&mut self, stage: &StagePosition) -> Stage {
        let nobody = UnitId(0);
        match stage {
            StagePosition::Initiative => Stage::Initiative,
            StagePosition::Lead => Stage::Lead,
            StagePosition::Rally { unit } => Stage::Rally { unit: self.unit(unit).unwrap_or(nobody) },
            StagePosition::Actions => Stage::Actions,
            StagePosition::March { unit, gait, dice } => {
                Stage::March { unit: self.unit(unit).unwrap_or(nobody), gait: *gait, dice: self.dice(dice) }
            }
            StagePosition::Ride { staff, dice } => {
                Stage::Ride { staff: self.staff(staff).unwrap_or(StaffId(0)), dice: self.dice(dice) }
            }
            StagePosition::Saves => Stage::Saves,
            StagePosition::Charge(step) => Stage::Charge(*step),
            StagePosition::CloseOrder => Stage::CloseOrder,
            StagePosition::Advance { unit, step } => {
                Stage::Advance { unit: self.unit(unit).unwrap_or(nobody), step: *step }
            }
            StagePosition::Follow { unit, step } => {
                Stage::Follow { unit: self.unit(unit).unwrap_or(nobody), step: *step }
            }
            StagePosition::Over => Stage::Over,
        }
    }
}
