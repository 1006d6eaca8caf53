//! What the computer opponent has to know about Half a League.
//!
//! | subject | module |
//! |---|---|
//! | distances, prospects of a charge | `picture` |
//! | fire that may come | `threat` |
//! | what makes a position good | `features` |
//! | the weights of the policy, by name | `policy_terms` |
//! | the policy's scores | `orders`, `marches`, `fights` |

mod features;
mod fights;
mod marches;
mod orders;
mod picture;
mod policy_terms;
mod threat;

use crate::decision::Decision;
use crate::league::League;
use crate::lists::Scratch;
use crate::state::{Stage, State};
use crate::unit::{Arm, MAX_UNITS, Side, UnitId};
use commander::{Budget, Doctrine, Horizon, Level, Term};
use kernel::Seat;
use marches::Errand;
pub use picture::Memory;
use policy_terms::PolicyWeights;

/// The score of what the policy never does.
const NEVER: f32 = -1_000.0;

/// A position, and whoever looks at it.
pub(crate) struct View<'a> {
    game: &'a League,
    state: &'a State,
    policy: PolicyWeights,
    memory: &'a mut Memory,
    /// Whoever was asked about last: what it is sent for, and what its place is worth.
    here: Option<(UnitId, Errand, f32)>,
}

impl Doctrine for League {
    type Memory = Memory;

    const FEATURES: &'static [Term] = features::FEATURES;

    const POLICY: &'static [Term] = policy_terms::POLICY;

    const SINGLE_ACTION: bool = true;

    fn features(&self, state: &State, seat: Seat, memory: &mut Memory, values: &mut [f32]) {
        memory.draw(self, state);
        features::fill(self, state, memory, values);
        if self.seats.side(seat) == Side::Russian {
            values.iter_mut().for_each(|value| *value = -*value);
        }
    }

    fn score(
        &self,
        state: &State,
        decisions: &[Decision],
        policy: &[f32],
        memory: &mut Memory,
        scores: &mut Vec<f32>,
    ) {
        memory.draw(self, state);
        let mut view = View { game: self, state, policy: PolicyWeights::of(policy), memory, here: None };
        scores.extend(decisions.iter().map(|decision| view.worth(*decision)));
        view.count_what_follows(decisions, scores);
    }

    /// In the actions, the next unit only: guns first, then those nearest to the enemy, then those in touch with him,
    /// then the generals.
    fn candidates(&self, state: &State, memory: &mut Memory, scratch: &mut Scratch, out: &mut Vec<Decision>) {
        if state.stage != Stage::Actions {
            self.list(state, scratch, out);
            return;
        }
        out.clear();
        memory.draw(self, state);
        let seat = Seat(state.floor);
        let able = self.seats.units(seat).iter().filter(|unit| self.judge_action(state, *unit).is_ok());
        let first = |unit: &UnitId| {
            let near = (memory.picture.nearest[unit.index()].0 * 100.0) as i64;
            let guns = self.roster.unit(*unit).arm == Arm::Artillery;
            // Fire comes before charges: nobody fires into a close combat.
            let turn = if guns {
                0
            } else if self.may_charge_soon(memory, *unit) {
                2
            } else {
                1
            };
            (turn, near, unit.0)
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
    fn planning_phase(&self, state: &State) -> u32 {
        let acted = self.roster.ids().filter(|unit| state.units[*unit].acted).count() as u32;
        let ridden = state.staff.iter().filter(|figure| figure.moved).count() as u32;
        (self.player_turn(state) << 16) | (acted << 8) | (ridden << 3)
    }

    /// To the end of the side's turn, for what a unit does is for those who act after it, too; or of the enemy's. What was
    /// found to be better by then stays better; of what looks better at the end of the own turn half is gone two turns
    /// later.
    fn horizon(&self, state: &State, with_reply: bool) -> Horizon {
        let decisions = if with_reply { 160 } else { 60 };
        Horizon { player_turn: self.player_turn(state) + 1 + u32::from(with_reply), decisions }
    }

    /// Each of some forty actions a side-turn is searched for, so that each has to be quick.
    fn budget(&self, level: Level) -> Budget {
        match level {
            // With the common share an attack came to nothing even against chance.
            Level::Recruit => Budget { careless: 0.35, ..level.budget() },
            Level::Captain => Budget { nodes: 600, dice: 4, ..level.budget() },
            Level::General => Budget { nodes: 3_200, dice: 8, tried: 10, ..level.budget() },
            Level::Sergeant => level.budget(),
        }
    }

    /// An army that breaks loses whatever it holds, so that the points say little about who wins.
    fn stake(&self) -> f32 {
        20.0
    }

    fn player_turn(&self, state: &State) -> u32 {
        // Until somebody leads, the half is still that of the turn before.
        let begun = !matches!(state.stage, Stage::Initiative | Stage::Lead);
        let over = u32::from(state.stage == Stage::Over);
        u32::from(state.turn) * 2 + u32::from(state.second_half && begun) + over
    }

    /// Nobody in particular: the candidates are of one unit anyway, and all that it can do is searched.
    fn subject(&self, _decision: Decision) -> Option<u16> {
        None
    }

    /// Whoever acts, is fired at, or charges.
    fn stream_owner(&self, state: &State, decision: Decision) -> u16 {
        let asked = match state.stage {
            Stage::Rally { unit }
            | Stage::March { unit, .. }
            | Stage::Advance { unit, .. }
            | Stage::Follow { unit, .. } => Some(unit),
            Stage::Saves => state.losses.first().map(|loss| loss.unit),
            Stage::Charge(_) => state.charge.attacker,
            _ => decision.unit(),
        };
        let general = match (state.stage, decision) {
            (Stage::Ride { staff, .. }, _) | (_, Decision::Ride { staff }) => Some(staff),
            _ => None,
        };
        match (general, asked) {
            (Some(staff), _) => 1 + (MAX_UNITS + staff.index()) as u16,
            (None, Some(unit)) => 1 + unit.index() as u16,
            (None, None) => 0,
        }
    }
}

impl League {
    /// Is an enemy so near to a unit that it can charge, or be charged?
    fn may_charge_soon(&self, memory: &Memory, unit: UnitId) -> bool {
        let reach = self.tables.close.reach;
        let print = memory.field.print(unit);
        memory.picture.nearest[unit.index()].1.is_some_and(|enemy| {
            let other = memory.field.print(enemy);
            print.may_be_within(other, reach) && print.gap(other) <= reach
        })
    }
}
