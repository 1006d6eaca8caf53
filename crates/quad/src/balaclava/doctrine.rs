//! What the computer opponent has to know of Balaclava, in quick numbers. The points are those of [`super::victory`]; a
//! test holds the two together.

use super::{Balaclava, Exclusive};
use crate::battle::{BattleDoctrine, Objective};
use crate::quad::Quad;
use crate::state::{Place, State};
use crate::unit::{Side, UnitId};

impl Balaclava {
    /// How many have left the map.
    fn left(&self, quad: &Quad<Self>, state: &State<Exclusive>) -> usize {
        quad.roster.of(self.scenario.exit.side).filter(|unit| state.place[*unit] == Place::Left).count()
    }

    /// A Russian was the last to occupy the redoubt.
    fn is_russian(&self, state: &State<Exclusive>, hex: hexmap::Hex) -> bool {
        let index = self.scenario.redoubts.iter().position(|redoubt| *redoubt == hex);
        index.is_none_or(|index| state.exclusive.russian_redoubts & 1 << index != 0)
    }
}

impl BattleDoctrine for Balaclava {
    fn tally(&self, quad: &Quad<Self>, state: &State<Exclusive>) -> f32 {
        let victory = &self.scenario.victory;
        let mut lead = 0;
        for unit in quad.roster.ids() {
            if state.place[unit] == Place::Eliminated {
                let points = self.points_for(quad, unit);
                lead += if quad.side(unit) == Side::Allied { points } else { -points };
            }
        }
        for gun in &self.guns {
            if state.place[*gun] == Place::Captured {
                lead += victory.gun_captured;
            } else if state.hex(*gun).is_some() {
                lead -= victory.gun_remaining;
            }
        }
        if self.left(quad, state) >= self.scenario.exit.units_needed {
            lead += self.scenario.exit.points;
        }
        if victory.held.hexes.iter().all(|hex| quad.units_in(state, Side::Russian, *hex).next().is_some()) {
            lead += victory.held.points;
        }
        if victory.last_occupied.hexes.iter().all(|hex| !self.is_russian(state, *hex)) {
            lead -= victory.last_occupied.points;
        }
        lead as f32
    }

    fn objectives(&self, quad: &Quad<Self>, state: &State<Exclusive>, out: &mut Vec<Objective>) {
        let victory = &self.scenario.victory;
        let share = |points: i32, hexes: usize| points as f32 / hexes.max(1) as f32;
        let held = share(victory.held.points, victory.held.hexes.len());
        out.extend(victory.held.hexes.iter().map(|hex| Objective { hex: *hex, pull: [held, held] }));
        // One of these is enough to deny all of the points: nobody needs to stand on one that is safe.
        let last = &victory.last_occupied;
        let share = share(last.points, last.hexes.len());
        let broken = last.hexes.iter().any(|hex| self.is_russian(state, *hex));
        for hex in &last.hexes {
            let russian = self.is_russian(state, *hex);
            let pull = match (broken, russian) {
                (false, _) => [share * 1.5, share * 0.7],
                (true, true) => [share, share * 1.5],
                (true, false) => [share * 0.3, share * 0.3],
            };
            out.push(Objective { hex: *hex, pull });
        }
        if self.left(quad, state) < self.scenario.exit.units_needed {
            let points = self.scenario.exit.points as f32 / 2.0;
            out.push(Objective { hex: self.scenario.exit.hex, pull: [points, points / 2.0] });
        }
    }

    fn worth(&self, quad: &Quad<Self>, unit: UnitId) -> f32 {
        self.points_for(quad, unit) as f32
    }

    fn worth_of_leaving(&self, quad: &Quad<Self>, state: &State<Exclusive>, unit: UnitId) -> f32 {
        let exit = &self.scenario.exit;
        let missing = exit.units_needed.saturating_sub(self.left(quad, state));
        let others = quad
            .roster
            .of(exit.side)
            .filter(|other| {
                *other != unit && state.hex(*other).is_some_and(|hex| hex.distance(exit.hex) <= 4)
            })
            .count();
        let worth = Self::open_points(quad, unit) as f32;
        // The first goes only if a second is at hand.
        if missing == 0 || others + 1 < missing { -worth } else { exit.points as f32 / 2.0 - worth * 0.2 }
    }
}
