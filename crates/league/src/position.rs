//! Positions with names in place of indices: what a person can write and read.

use crate::league::League;
use crate::state::{
    AfterLosses, Charge, ChargeStep, Footing, Gait, Loss, Losses, Presence, Stage, State, UnitState,
};
use crate::unit::{Formation, Side, StaffId, UnitId, UnitSet};
use kernel::PositionFault;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use tabletop::{Heading, Point};

/// A whole position. What is not named is as at the start.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The game-turn, from 1.
    #[serde(default = "one")]
    pub turn: u8,
    /// The side whose side-turn it is.
    #[serde(default = "russian")]
    pub active: Side,
    /// The other side has had its side-turn.
    #[serde(default)]
    pub second_half: bool,
    /// Who won the last roll for the initiative.
    #[serde(default)]
    pub initiative: Option<Side>,
    /// Close combats won this turn, by side.
    #[serde(default)]
    pub won: [u8; 2],
    /// Close combats won last turn, by side.
    #[serde(default)]
    pub won_before: [u8; 2],
    /// What is asked.
    #[serde(default)]
    pub stage: StagePosition,
    /// Units by id.
    #[serde(default)]
    pub units: BTreeMap<String, UnitPosition>,
    /// Staff figures by id.
    #[serde(default)]
    pub staff: BTreeMap<String, StaffPosition>,
    /// The seat that has the word, by id; the first of the active side if it is not named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub floor: Option<String>,
    /// Seats that have passed, by id.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub passed: Vec<String>,
    /// Seats that have let another one go first, by id.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub yielded: Vec<String>,
    /// The charge that is going on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub charge: Option<ChargePosition>,
    /// Losses that have not been rolled for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub losses: Vec<Loss<String>>,
    /// What follows them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after_losses: Option<AfterLosses>,
    /// Winners that may advance.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub advancing: Vec<String>,
    /// Their second lines, which may follow.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub following: Vec<String>,
    /// Where to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ground_won: Option<Point>,
    /// Objectives in Allied hands, by id.
    #[serde(default)]
    pub allied_objectives: Vec<String>,
    /// Broken armies.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub broken: Vec<Side>,
}

const fn one() -> u8 {
    1
}

const fn russian() -> Side {
    Side::Russian
}

/// What is asked, with names.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum StagePosition {
    /// Roll for the initiative.
    #[default]
    Initiative,
    /// Who acts first.
    Lead,
    /// A routing unit tries to rally.
    Rally {
        /// Which.
        unit: String,
    },
    /// Any unit acts.
    Actions,
    /// The way of a move is laid.
    March {
        /// Who.
        unit: String,
        /// How.
        gait: Gait,
        /// The dice as they fell.
        dice: Vec<u8>,
    },
    /// A staff figure rides.
    Ride {
        /// Who.
        staff: String,
        /// The dice as they fell.
        dice: Vec<u8>,
    },
    /// Saves wait.
    Saves,
    /// A step of a charge.
    Charge(ChargeStep),
    /// Which close combat is next.
    CloseOrder,
    /// A winner may advance.
    Advance {
        /// Who.
        unit: String,
        /// By how much at most, and which way.
        step: Point,
    },
    /// Its second line may follow it.
    Follow {
        /// Who.
        unit: String,
        /// The step of the first line.
        step: Point,
    },
    /// The battle is over.
    Over,
}

/// A charge with names.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChargePosition {
    /// Who charges.
    pub attacker: String,
    /// Whom.
    pub target: String,
    /// The second line.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub second: Option<String>,
    /// The attacker has spent a command point.
    #[serde(default)]
    pub point_spent: bool,
    /// The step into contact.
    pub contact: Point,
}

/// A unit in a position. What is not named is as at the start.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct UnitPosition {
    /// The middle of its front, in thousandths of an inch.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<Point>,
    /// Where it faces.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub heading: Option<Heading>,
    /// How it stands.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub formation: Option<Formation>,
    /// Whether it is on the table.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub presence: Option<Presence>,
    /// Figures left.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub figures: Option<u8>,
    /// Morale chits.
    #[serde(skip_serializing_if = "kernel::is_default")]
    pub chits: u8,
    /// Command points left.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<u8>,
    /// The turn in which a lost commander is replaced.
    #[serde(skip_serializing_if = "kernel::is_default")]
    pub commander_back: u8,
    /// It runs.
    #[serde(skip_serializing_if = "kernel::is_default")]
    pub routing: bool,
    /// Cavalry that is moving.
    #[serde(skip_serializing_if = "kernel::is_default")]
    pub moving: bool,
    /// Cavalry on foot.
    #[serde(skip_serializing_if = "kernel::is_default")]
    pub dismounted: bool,
    /// It has won a close combat.
    #[serde(skip_serializing_if = "kernel::is_default")]
    pub veteran: bool,
    /// It has acted.
    #[serde(skip_serializing_if = "kernel::is_default")]
    pub acted: bool,
    /// Its commander has given a benefit this turn.
    #[serde(skip_serializing_if = "kernel::is_default")]
    pub commander_used: bool,
    /// A brigadier has.
    #[serde(skip_serializing_if = "kernel::is_default")]
    pub brigadier_used: bool,
    /// It has reacted.
    #[serde(skip_serializing_if = "kernel::is_default")]
    pub reacted: bool,
    /// Added to its saves.
    #[serde(skip_serializing_if = "kernel::is_default")]
    pub save_bonus: u8,
    /// Added to its dice in close combat.
    #[serde(skip_serializing_if = "kernel::is_default")]
    pub fight_bonus: u8,
    /// The close combat it is in.
    #[serde(skip_serializing_if = "kernel::is_default")]
    pub knot: u8,
    /// How it stands in it.
    #[serde(skip_serializing_if = "is_plain")]
    pub footing: Footing,
    /// Where its last move began.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub came_from: Option<Point>,
    /// Who fired at it in the last enemy side-turn.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub fired_at_by: Vec<String>,
}

fn is_plain(footing: &Footing) -> bool {
    *footing == Footing::default()
}

/// A staff figure in a position.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct StaffPosition {
    /// Where he is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<Point>,
    /// The turn in which he is back.
    #[serde(skip_serializing_if = "kernel::is_default")]
    pub back: u8,
    /// The unit he is attached to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub with: Option<String>,
    /// He has been since the turn began.
    #[serde(skip_serializing_if = "kernel::is_default")]
    pub since_start: bool,
    /// He has ridden.
    #[serde(skip_serializing_if = "kernel::is_default")]
    pub moved: bool,
}

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
            charge,
            losses: losses.collect(),
            after_losses: (state.losses != Losses::NONE).then_some(state.losses.then),
            advancing: self.ids_of(state.advancing),
            following: self.ids_of(state.following),
            ground_won: (state.ground_won != Point::default()).then_some(state.ground_won),
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
            commander_used: now.commander_used,
            brigadier_used: now.brigadier_used,
            reacted: now.reacted,
            save_bonus: now.save_bonus,
            fight_bonus: now.fight_bonus,
            knot: now.knot,
            footing: now.footing,
            came_from: now.came_from,
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

    /// The state that a position describes, or every reason why it cannot be.
    pub(crate) fn read_position(&self, position: &Position) -> Result<State, Vec<PositionFault>> {
        let mut reader = Reader { game: self, faults: Vec::new() };
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
        if let Some(charge) = &position.charge {
            state.charge = Charge {
                attacker: reader.unit(&charge.attacker),
                target: reader.unit(&charge.target),
                second: charge.second.as_ref().and_then(|id| reader.unit(id)),
                point_spent: charge.point_spent,
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
        state.advancing = position.advancing.iter().filter_map(|id| reader.unit(id)).collect();
        state.following = position.following.iter().filter_map(|id| reader.unit(id)).collect();
        state.ground_won = position.ground_won.unwrap_or_default();
        if !position.allied_objectives.is_empty() {
            state.allied_objectives = 0;
        }
        for id in &position.allied_objectives {
            match self.table.objectives.iter().position(|objective| objective.id == *id) {
                Some(index) => state.allied_objectives |= 1 << index,
                None => reader.fault(format!("There is no objective '{id}'.")),
            }
        }
        for side in &position.broken {
            state.broken[side.index()] = true;
        }
        let mut faults = reader.faults;
        if faults.is_empty() {
            let wrong = self.audit_state(&state);
            faults.extend(wrong.into_iter().map(|text| PositionFault { rule: None, text }));
        }
        if faults.is_empty() { Ok(state) } else { Err(faults) }
    }
}

/// Reads names and notes those that do not exist.
struct Reader<'a> {
    game: &'a League,
    faults: Vec<PositionFault>,
}

impl Reader<'_> {
    fn fault(&mut self, text: String) {
        self.faults.push(PositionFault { rule: None, text });
    }

    fn unit(&mut self, id: &str) -> Option<UnitId> {
        let unit = self.game.roster.find(id);
        if unit.is_none() {
            self.fault(format!("There is no unit '{id}'."));
        }
        unit
    }

    fn staff(&mut self, id: &str) -> Option<StaffId> {
        let staff = self.game.roster.find_staff(id);
        if staff.is_none() {
            self.fault(format!("There is no staff figure '{id}'."));
        }
        staff
    }

    fn seat(&mut self, id: &str) -> Option<u8> {
        let seat = self.game.identity.seat(id).map(|seat| seat.0);
        if seat.is_none() {
            self.fault(format!("There is no seat '{id}'."));
        }
        seat
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
            commander_used: entry.commander_used,
            brigadier_used: entry.brigadier_used,
            reacted: entry.reacted,
            save_bonus: entry.save_bonus,
            fight_bonus: entry.fight_bonus,
            knot: entry.knot,
            footing: entry.footing,
            came_from: entry.came_from,
        };
    }

    fn dice<const N: usize>(&mut self, faces: &[u8]) -> [u8; N] {
        if faces.len() > N || faces.iter().any(|face| !(1..=6).contains(face)) {
            self.fault(format!("{faces:?} are no dice of a move."));
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
