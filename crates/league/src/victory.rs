//! Objectives, broken armies, and who has won (N).

use crate::event::Event;
use crate::field::Field;
use crate::league::League;
use crate::phrasebook::text;
use crate::play::Play;
use crate::state::{Stage, State};
use crate::unit::{Side, UnitId};
use kernel::Outcome;
use tabletop::Polygon;

impl League {
    /// At the end of a turn an objective goes to the side that alone has units in it; routing ones do not count.
    pub(crate) fn take_objectives(&self, state: &mut State, play: &mut Play<'_>) {
        let field = play.field.refresh(self, state);
        for (index, objective) in self.table.objectives.iter().enumerate() {
            let [russian, allied] =
                Side::BOTH.map(|side| self.occupies(state, field, side, &objective.polygon));
            let held = state.allied_objectives >> index & 1 == 1;
            let side = match (russian, allied) {
                (true, false) if held => Side::Russian,
                (false, true) if !held => Side::Allied,
                _ => continue,
            };
            state.allied_objectives ^= 1 << index;
            play.log.tell(|| Event::Taken { objective: index as u8, side });
        }
    }

    fn occupies(&self, state: &State, field: &Field, side: Side, place: &Polygon) -> bool {
        let (low, high) = place.bounds();
        let in_place = |unit: UnitId| {
            let print = field.print(unit);
            let near = print.centre.x + print.reach >= low.x
                && print.centre.x - print.reach <= high.x
                && print.centre.y + print.reach >= low.y
                && print.centre.y - print.reach <= high.y;
            near && print.bases().iter().any(|base| place.touches(base))
        };
        field.of(side).iter().any(|unit| !state.units[unit].routing && in_place(unit))
    }

    /// The points of the objectives in Allied hands.
    pub fn allied_points(&self, state: &State) -> i32 {
        let objectives = self.table.objectives.iter().enumerate();
        objectives
            .filter(|(index, _)| state.allied_objectives >> index & 1 == 1)
            .map(|(_, objective)| objective.points)
            .sum()
    }

    /// The points of all objectives.
    pub(crate) fn all_points(&self) -> i32 {
        self.table.objectives.iter().map(|objective| objective.points).sum()
    }

    /// Units of a side that are lost or run, or have left their guns.
    pub(crate) fn units_out(&self, state: &State, side: Side) -> u32 {
        let out = |unit: &UnitId| {
            let now = &state.units[*unit];
            !state.here(*unit) || now.routing || now.guns_left.is_some()
        };
        self.roster.of(side).iter().filter(out).count() as u32
    }

    /// How many lost units break a side.
    pub(crate) fn breaking_point(&self, side: Side) -> u32 {
        (self.roster.of(side).len() * self.tables.victory.broken_percent).div_ceil(100)
    }

    /// Has a side lost so many units that it breaks?
    pub(crate) fn is_broken(&self, state: &State, side: Side) -> bool {
        self.units_out(state, side) >= self.breaking_point(side)
    }

    /// How the battle ended, or would end now.
    pub(crate) fn outcome_of(&self, state: &State) -> Outcome {
        let points = self.allied_points(state);
        let numbers = &self.tables.victory;
        let (winner, text) = match state.broken {
            [true, false] => {
                (Some(Side::Allied), text!("verdict-broken", side = self.side_arg(Side::Allied)))
            }
            [false, true] => {
                (Some(Side::Russian), text!("verdict-broken", side = self.side_arg(Side::Russian)))
            }
            _ if points >= numbers.allied_decisive => {
                (Some(Side::Allied), text!("verdict-decisive", points = points))
            }
            _ if points >= numbers.allied_victory => {
                (Some(Side::Allied), text!("verdict-allied", points = points))
            }
            _ if points <= numbers.russian_at_most => {
                (Some(Side::Russian), text!("verdict-russian", points = points))
            }
            _ => (None, text!("verdict-draw", points = points)),
        };
        let verdict = if state.stage == Stage::Over { text } else { text!("verdict-now", verdict = text) };
        let of = |side: Side| match side {
            Side::Allied => points,
            Side::Russian => self.all_points() - points,
        };
        Outcome {
            winner: winner.map(|side| self.seats.captain(side)),
            text: verdict,
            points: (0..self.seats.len() as u8).map(|seat| of(self.seats.side(kernel::Seat(seat)))).collect(),
        }
    }
}
