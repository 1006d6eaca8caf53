//! The position as the computer opponent sees it: centres, goals, who is near whom.

use crate::field::Field;
use crate::league::League;
use crate::state::State;
use crate::unit::{Arm, Formation, MAX_UNITS, Side, UnitId, UnitSet};
use tabletop::Point;

/// What is worked out about a position: memory that is used again and again.
#[derive(Default)]
pub struct Memory {
    pub(crate) field: Field,
    pub(crate) picture: Picture,
}

/// Distances in inches, by unit.
pub(crate) struct Picture {
    pub centres: [Point; MAX_UNITS],
    /// The nearest enemy and how far he is.
    pub nearest: [(f32, Option<UnitId>); MAX_UNITS],
    /// Friends and enemies within [`CROWD`] inches, the unit itself among the friends.
    pub crowd: [(f32, f32); MAX_UNITS],
    /// The units it was drawn of, by side, and those of them who run.
    drawn: ([UnitSet; 2], UnitSet),
}

/// Who is so near may join a fight.
const CROWD: f32 = 14.0;

impl Default for Picture {
    fn default() -> Self {
        Picture {
            centres: [Point::new(0, 0); MAX_UNITS],
            nearest: [(f32::MAX, None); MAX_UNITS],
            crowd: [(1.0, 0.0); MAX_UNITS],
            drawn: ([UnitSet::EMPTY; 2], UnitSet::EMPTY),
        }
    }
}

/// Thousandths as inches.
pub(crate) fn inches(length: i32) -> f32 {
    length as f32 / 1000.0
}

/// The distance of two points in inches.
pub(crate) fn apart(one: Point, other: Point) -> f32 {
    let (x, y) = ((one.x - other.x) as f32, (one.y - other.y) as f32);
    // Not `hypot`: nothing here is so large or so small that a square would be lost.
    (x * x + y * y).sqrt() / 1000.0
}

impl Memory {
    /// Brings the picture up to date.
    pub(crate) fn draw(&mut self, game: &League, state: &State) {
        self.field.refresh(game, state);
        let picture = &mut self.picture;
        let running = self.field.all().iter().filter(|unit| state.units[*unit].routing).collect();
        let units = (self.field.present, running);
        let mut same = picture.drawn == units;
        for unit in self.field.all().iter() {
            let centre = self.field.print(unit).centre;
            same &= picture.centres[unit.index()] == centre;
            picture.centres[unit.index()] = centre;
        }
        if same {
            return;
        }
        picture.drawn = units;
        for unit in self.field.all().iter() {
            picture.nearest[unit.index()] = (f32::MAX, None);
            picture.crowd[unit.index()] = (1.0, 0.0);
        }
        for russian in self.field.of(Side::Russian).iter() {
            let at = picture.centres[russian.index()];
            for ally in self.field.of(Side::Allied).iter() {
                let distance = apart(at, picture.centres[ally.index()]);
                for (one, other) in [(russian, ally), (ally, russian)] {
                    if distance < picture.nearest[one.index()].0 {
                        picture.nearest[one.index()] = (distance, Some(other));
                    }
                    if distance < CROWD {
                        picture.crowd[one.index()].1 += 1.0;
                    }
                }
            }
        }
        for side in Side::BOTH {
            let units = self.field.of(side);
            for one in units.iter().filter(|unit| !state.units[*unit].routing) {
                for other in units.iter() {
                    let near = apart(picture.centres[one.index()], picture.centres[other.index()]) < CROWD;
                    if near && one != other {
                        picture.crowd[other.index()].0 += 1.0;
                    }
                }
            }
        }
    }
}

impl League {
    /// The middle of an objective.
    pub(crate) fn goal(&self, objective: usize) -> Point {
        let corners = self.table.objectives[objective].polygon.corners();
        let many = corners.len().max(1) as i64;
        let sum =
            corners.iter().fold((0_i64, 0_i64), |sum, at| (sum.0 + i64::from(at.x), sum.1 + i64::from(at.y)));
        Point::new((sum.0 / many) as i32, (sum.1 / many) as i32)
    }

    /// Is an objective in Allied hands?
    pub(crate) fn is_allied(&self, state: &State, objective: usize) -> bool {
        state.allied_objectives >> objective & 1 == 1
    }

    /// The chance that one unit beats another in close combat, as it looks from afar: dice and what is added to them,
    /// without the ground.
    pub(crate) fn prospect(
        &self,
        state: &State,
        attacker: UnitId,
        target: UnitId,
        second: Option<UnitId>,
        behind: Option<UnitId>,
    ) -> f32 {
        let weigh = |first: UnitId, second: Option<UnitId>, attacks: bool| {
            let one = |unit: UnitId| {
                self.weight(state, unit, state.units[unit].formation, attacks, second.is_some())
            };
            let (first, more) = (one(first), second.map_or((0.0, 0.0), one));
            (first.0 + more.0, first.1 + more.1)
        };
        likely(weigh(attacker, second, true), weigh(target, behind, false))
    }

    /// The same for two units that may stand otherwise when they meet.
    pub(crate) fn prospect_as(
        &self,
        state: &State,
        attacker: (UnitId, Formation),
        target: (UnitId, Formation),
    ) -> f32 {
        let ours = self.weight(state, attacker.0, attacker.1, true, false);
        likely(ours, self.weight(state, target.0, target.1, false, false))
    }

    /// Dice and expected total of a unit.
    fn weight(
        &self,
        state: &State,
        unit: UnitId,
        formation: Formation,
        attacks: bool,
        doubled: bool,
    ) -> (f32, f32) {
        let (now, arm) = (&state.units[unit], self.roster.unit(unit).arm);
        let dice = f32::from(self.close_dice(state, unit));
        let formation = match (arm, formation) {
            (_, Formation::Skirmish) => -2.0,
            (Arm::Infantry, _) if doubled => 1.0,
            (Arm::Infantry, Formation::Column) if attacks => 1.0,
            (Arm::Infantry, Formation::Square) => 1.0,
            (Arm::Cavalry, _) if doubled && attacks => 1.0,
            (Arm::Cavalry, Formation::Line) if now.moving || attacks => 1.0,
            (Arm::Cavalry, _) if now.moving || attacks => 0.0,
            (Arm::Infantry, _) => 0.0,
            _ => -1.0,
        };
        let modifier = formation - f32::from(now.chits) - if now.routing { 2.0 } else { 0.0 };
        (dice, dice * (3.5 + modifier))
    }
}

/// The chance of a higher total, from dice and expected totals.
pub(crate) fn likely(ours: (f32, f32), theirs: (f32, f32)) -> f32 {
    let spread = ((ours.0 + theirs.0) * 35.0 / 12.0).sqrt().max(1.0);
    1.0 / (1.0 + (-1.7 * (ours.1 - theirs.1) / spread).exp())
}
