//! What a battle answers with. Whatever an exclusive rule changes carries the case that changes it.

use crate::stacking::StackLoad;
use crate::unit::Unit;
use hexmap::HexSet;

/// Hexes that are closed.
#[derive(Clone, Copy, Debug)]
pub struct Closed {
    /// The hexes.
    pub hexes: HexSet,
    /// The case that closes them.
    pub rule: &'static str,
}

impl Closed {
    /// No hex is closed.
    pub const NOWHERE: Closed = Closed { hexes: HexSet::EMPTY, rule: "quad:5.12" };
}

/// Where a waiting unit enters.
#[derive(Clone, Copy, Debug)]
pub struct EntryHexes {
    /// The hexes that it is scheduled for.
    pub scheduled: HexSet,
    /// Hexes at which nobody can enter any more in this phase.
    pub closed: Closed,
}

impl EntryHexes {
    /// Any of these hexes, as many units as there are.
    pub const fn any_of(scheduled: HexSet) -> EntryHexes {
        EntryHexes { scheduled, closed: Closed::NOWHERE }
    }
}

/// What the rules make of a unit from the first turn to the last.
#[derive(Clone, Copy, Debug)]
pub struct UnitRules {
    /// It controls the hexes round it while it is in order.
    pub has_zone: bool,
    /// Enemy zones stop it on the march.
    pub heeds_zones: bool,
    /// What it weighs in a stack.
    pub load: StackLoad,
    /// The case that limits the stacks of such units.
    pub stacking: &'static str,
    /// The case that gives it no movement, if it has none.
    pub immobility: &'static str,
    /// At the bottom of a stack it may fire all the same, and is not hit.
    pub is_emplaced: bool,
    /// Its owner might spike it ([`Battle::may_spike`](super::Battle::may_spike)).
    pub is_spikeable: bool,
    /// It might step back instead of firing in the Defensive Fire Phase
    /// ([`Battle::may_step_back`](super::Battle::may_step_back)).
    pub step_back: Option<StepBack>,
    /// If it is lost as a defender, the battle decides its fate when the retreats are over. The case lets an attacker
    /// into its hex then ([`Opening`](crate::state::Opening)).
    pub set_aside: Option<&'static str>,
}

impl UnitRules {
    /// By the standard rules.
    pub const fn standard(unit: &Unit) -> UnitRules {
        UnitRules {
            has_zone: true,
            heeds_zones: true,
            load: StackLoad::standard(unit.arm),
            stacking: "quad:5.32",
            immobility: "quad:2.4",
            is_emplaced: false,
            is_spikeable: false,
            step_back: None,
            set_aside: None,
        }
    }
}

/// The cases by which a unit steps back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StepBack {
    /// The case that lets it.
    pub rule: &'static str,
    /// The case for where it may go.
    pub hexes: &'static str,
}

/// A unit's strength when it attacks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AttackStrength {
    /// The strength.
    pub points: u8,
    /// The case that makes it so.
    pub rule: &'static str,
}

impl AttackStrength {
    /// By the standard rules: what is printed.
    pub const fn printed(points: u8) -> AttackStrength {
        AttackStrength { points, rule: "quad:8.0" }
    }
}

/// Names a set of hexes that some units may not enter in a Movement Phase. What the number stands for is
/// the battle's own affair; equal numbers stand for equal sets.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MarchLimit(pub u8);

impl MarchLimit {
    /// No hex is closed.
    pub const NONE: MarchLimit = MarchLimit(u8::MAX);
}

/// What is added to a die of the fire table before it is read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DieModifier {
    /// How much.
    pub value: i8,
    /// The case that adds it.
    pub rule: &'static str,
    /// The phrase that says why.
    pub phrase: &'static str,
}

/// A die that the phasing player has to roll at the start of his Movement Phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DueRoll {
    /// The case that asks for it.
    pub rule: &'static str,
    /// The phrase that says what it is for: `Roll for Preservation`.
    pub phrase: &'static str,
}
