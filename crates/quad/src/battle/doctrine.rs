//! What the computer opponent has to know of a battle.

use super::Battle;
use crate::quad::Quad;
use crate::state::State;
use crate::unit::UnitId;
use commander::{Budget, Level};
use hexmap::Hex;
use kernel::Factor;

/// The most groups of units that fire well only among themselves ([`BattleDoctrine::fire_group`]).
pub const FIRE_GROUPS: usize = 16;

/// A hex that is fought for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Objective {
    /// The hex.
    pub hex: Hex,
    /// What it is worth to each side, Russian and Allied, in points; 0 if the side does not care.
    pub pull: [f32; 2],
}

/// What the computer opponent has to know of a battle's exclusive rules. No rule asks for it, and nothing in it can make
/// a decision legal or illegal. It is asked all the time, so answers are quick.
///
/// | a battle writes | it may change | what it is about |
/// |---|---|---|
/// | | [`tally`](Self::tally), [`prospect`](Self::prospect) | the lead in points: now, and what time alone will add |
/// | | [`objectives`](Self::objectives) | the hexes that are fought for |
/// | | [`worth`](Self::worth), [`worth_of_leaving`](Self::worth_of_leaving) | the points for a unit: lost, and gone off the map |
/// | | [`cost_of_disruption`](Self::cost_of_disruption) | how bad it is to be disrupted |
/// | | [`fire_group`](Self::fire_group) | who fires well together |
/// | | [`budget`](Self::budget) | how much a level of the opponent searches |
pub trait BattleDoctrine: Battle {
    /// The Russian lead in points as if the battle ended now: the same as [`Battle::points`], but quick.
    fn tally(&self, quad: &Quad<Self>, state: &State<Self::Exclusive>) -> f32 {
        let sum = |lines: &[Factor]| lines.iter().filter_map(|line| line.value).sum::<i32>() as f32;
        let [russian, allied] = self.points(quad, state);
        sum(&russian) - sum(&allied)
    }

    /// The Russian lead that time alone is likely to add, in points.
    fn prospect(&self, _quad: &Quad<Self>, _state: &State<Self::Exclusive>) -> f32 {
        0.0
    }

    /// The hexes that are fought for now.
    fn objectives(&self, _quad: &Quad<Self>, _state: &State<Self::Exclusive>, _out: &mut Vec<Objective>) {}

    /// What the loss of a unit gives the enemy, in points.
    fn worth(&self, _quad: &Quad<Self>, _unit: UnitId) -> f32 {
        0.0
    }

    /// What it is worth to its side that this unit leaves the map now, in points.
    fn worth_of_leaving(&self, _quad: &Quad<Self>, _state: &State<Self::Exclusive>, _unit: UnitId) -> f32 {
        0.0
    }

    /// The share of a unit that its side has as good as lost when it is disrupted.
    fn cost_of_disruption(&self) -> f32 {
        0.4
    }

    /// The number of the group that a unit fires well with, below [`FIRE_GROUPS`]; none if it fires well with
    /// anybody.
    #[inline]
    fn fire_group(&self, _unit: UnitId) -> Option<u8> {
        None
    }

    /// How much a level of the computer opponent searches for a plan.
    fn budget(&self, level: Level) -> Budget {
        level.budget()
    }
}
