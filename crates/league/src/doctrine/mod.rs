//! What a commander has to know about Half a League.
//!
//! | subject | module |
//! |---|---|
//! | distances, prospects of a charge | `picture` |
//! | what makes a position good | `features` |
//! | the weights of habits, by name | `habits` |
//! | what a decision is worth by habit | `orders`, `marches`, `fights` |

mod features;
mod fights;
mod habits;
mod marches;
mod orders;
mod picture;

use crate::decision::Decision;
use crate::league::League;
use crate::lists::Scratch;
use crate::state::{Stage, State};
use crate::unit::{Arm, Side, UnitId};
use commander::{Budget, Doctrine, Horizon, Level, Trait};
use habits::Habits;
use kernel::Seat;
pub use picture::Staff;

/// Never by habit.
const NEVER: f32 = -1_000.0;

/// A position, and whoever looks at it.
pub(crate) struct View<'a> {
    game: &'a League,
    state: &'a State,
    habits: Habits,
    staff: &'a mut Staff,
}

impl Doctrine for League {
    type Staff = Staff;

    const FEATURES: &'static [Trait] = features::FEATURES;

    const HABITS: &'static [Trait] = habits::HABITS;

    const ACTS_SINGLY: bool = true;

    fn assess(&self, state: &State, seat: Seat, staff: &mut Staff, values: &mut [f32]) {
        staff.draw(self, state);
        features::fill(self, state, staff, values);
        if self.seats.side(seat) == Side::Russian {
            values.iter_mut().for_each(|value| *value = -*value);
        }
    }

    fn score(
        &self,
        state: &State,
        decisions: &[Decision],
        habits: &[f32],
        staff: &mut Staff,
        scores: &mut Vec<f32>,
    ) {
        staff.draw(self, state);
        let mut view = View { game: self, state, habits: Habits::of(habits), staff };
        scores.extend(decisions.iter().map(|decision| view.worth(*decision)));
    }

    /// In the actions, the next unit only: guns first, then those nearest to the enemy, then the generals.
    fn candidates(&self, state: &State, staff: &mut Staff, scratch: &mut Scratch, out: &mut Vec<Decision>) {
        if state.stage != Stage::Actions {
            self.list(state, scratch, out);
            return;
        }
        out.clear();
        staff.draw(self, state);
        let seat = Seat(state.floor);
        let able = self.seats.units(seat).iter().filter(|unit| self.judge_action(state, *unit).is_ok());
        let first = |unit: &UnitId| {
            let guns = self.roster.unit(*unit).arm == Arm::Artillery;
            (!guns, (staff.picture.nearest[unit.index()].0 * 100.0) as i64, unit.0)
        };
        if let Some(unit) = able.min_by_key(first) {
            scratch.refresh(self, state);
            self.list_unit(state, unit, scratch, out);
            return;
        }
        for general in self.roster.staff_ids().filter(|general| self.seats.of_staff(*general) == seat) {
            self.list_staff(state, general, out);
        }
        out.push(Decision::Pass);
    }

    /// One action of a unit: what has been used up tells one from the next.
    fn chapter(&self, state: &State) -> u32 {
        let acted = self.roster.ids().filter(|unit| state.units[*unit].acted).count() as u32;
        let ridden = state.staff.iter().filter(|figure| figure.moved).count() as u32;
        (self.beat(state) << 16) | (acted << 8) | (ridden << 3)
    }

    fn horizon(&self, state: &State, with_reply: bool) -> Horizon {
        let decisions = if with_reply { 24 } else { 8 };
        Horizon { beat: self.beat(state) + 1 + u32::from(with_reply), decisions }
    }

    /// Each of some forty actions a side-turn is thought about, so that each has to be quick.
    fn budget(&self, level: Level) -> Budget {
        match level {
            Level::Captain => Budget { nodes: 300, dice: 2, ..Level::Captain.budget() },
            Level::General => Budget { nodes: 3_000, dice: 4, ..Level::General.budget() },
            _ => level.budget(),
        }
    }

    fn beat(&self, state: &State) -> u32 {
        let over = u32::from(state.stage == Stage::Over);
        u32::from(state.turn) * 2 + u32::from(state.second_half) + over
    }

    fn subject(&self, decision: Decision) -> Option<u16> {
        decision.unit().map(|unit| unit.index() as u16)
    }
}
