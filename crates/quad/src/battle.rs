//! Where a battle's exclusive rules change the standard ones.
//!
//! The standard rules call these at the places where exclusive rules may differ. What a battle does
//! not mention stays standard. No standard rule knows which battle is played.

use crate::bar::Verdict;
use crate::event::Event;
use crate::quad::Quad;
use crate::stacking::StackLoad;
use crate::state::State;
use crate::unit::{Unit, UnitId};
use hexmap::{Hex, HexSet};
use kernel::{Factor, Log, Outcome, PositionFault};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;
use std::hash::Hash;

/// A battle on the standard rules.
pub trait Battle: Sized + Send + Sync + 'static {
    /// What its exclusive rules keep in the state.
    type Exclusive: Copy + Eq + Hash + Debug + Send + Sync;
    /// The same with names, for positions.
    type ExclusivePosition: Serialize + DeserializeOwned + Clone + Debug + Default;

    /// What the exclusive rules keep before the first decision.
    fn opening(&self, quad: &Quad<Self>) -> Self::Exclusive;

    /// A unit's morale now.
    #[inline]
    fn morale(&self, quad: &Quad<Self>, _state: &State<Self::Exclusive>, unit: UnitId) -> u8 {
        quad.roster.unit(unit).morale
    }

    /// What a unit weighs in a stack.
    fn load(&self, unit: &Unit) -> StackLoad {
        StackLoad::standard(unit.arm)
    }

    /// May units of this weight stand together?
    #[inline]
    fn is_legal_stack(&self, load: StackLoad) -> bool {
        load.is_legal_by_standard()
    }

    /// The case that limits stacks of such units.
    fn stacking_rule(&self, _unit: &Unit) -> &'static str {
        "quad:5.32"
    }

    /// May a unit fire although others stand above it, and is it safe there?
    #[inline]
    fn is_emplaced(&self, _quad: &Quad<Self>, _unit: UnitId) -> bool {
        false
    }

    /// A unit's strength when it attacks out of a hex.
    #[inline]
    fn attack_strength(&self, _quad: &Quad<Self>, _hex: Hex, printed: u8) -> u8 {
        printed
    }

    /// The rule that changed the attack strength, for the list of factors.
    fn attack_strength_rule(&self) -> &'static str {
        "quad:8.0"
    }

    /// Is a unit's fate in a lost melee decided after the retreats?
    #[inline]
    fn is_set_aside(&self, _unit: UnitId) -> bool {
        false
    }

    /// May a disrupted unit try to rally?
    ///
    /// # Errors
    /// What bars it.
    fn may_rally(&self, _state: &State<Self::Exclusive>, _unit: UnitId) -> Verdict {
        Ok(())
    }

    /// The hexes at which a waiting unit is scheduled to enter now.
    ///
    /// # Errors
    /// What bars it: too early, not called.
    fn entry_hexes(&self, quad: &Quad<Self>, state: &State<Self::Exclusive>, unit: UnitId)
    -> Verdict<HexSet>;

    /// The hex by which a unit may leave the map.
    ///
    /// # Errors
    /// What bars it.
    fn exit_hex(&self, quad: &Quad<Self>, state: &State<Self::Exclusive>, unit: UnitId) -> Verdict<Hex>;

    /// May the owner give this gun up now?
    ///
    /// # Errors
    /// What bars it.
    fn may_spike(&self, quad: &Quad<Self>, state: &State<Self::Exclusive>, unit: UnitId) -> Verdict;

    /// Gives a gun up.
    fn spike(
        &self,
        _quad: &Quad<Self>,
        _state: &mut State<Self::Exclusive>,
        _unit: UnitId,
        _log: &mut Log<Event>,
    ) {
    }

    /// The case that gives some units no movement at all.
    fn immobility_rule(&self) -> &'static str {
        "quad:2.4"
    }

    /// Units that might be spiked, so that lists need not ask about everybody.
    fn spikeable(&self) -> &[UnitId] {
        &[]
    }

    /// A unit has been turned to its back.
    fn after_disruption(
        &self,
        _quad: &Quad<Self>,
        _state: &mut State<Self::Exclusive>,
        _unit: UnitId,
        _log: &mut Log<Event>,
    ) {
    }

    /// A unit has taken part in a melee as attacker.
    fn after_attack(
        &self,
        _quad: &Quad<Self>,
        _state: &mut State<Self::Exclusive>,
        _unit: UnitId,
        _log: &mut Log<Event>,
    ) {
    }

    /// The Movement Phase is over.
    fn after_movement(&self, _quad: &Quad<Self>, _state: &mut State<Self::Exclusive>, _log: &mut Log<Event>) {
    }

    /// A unit stands in a hex, if only in passing.
    #[inline]
    fn after_step(
        &self,
        _quad: &Quad<Self>,
        _state: &mut State<Self::Exclusive>,
        _unit: UnitId,
        _hex: Hex,
        _log: &mut Log<Event>,
    ) {
    }

    /// The retreats of a fire or a melee are over: decide about units that were set aside.
    fn after_retreats(&self, _quad: &Quad<Self>, _state: &mut State<Self::Exclusive>, _log: &mut Log<Event>) {
    }

    /// The rule that opens hexes to an advance ([`crate::state::Opening`]).
    fn opening_rule(&self) -> &'static str {
        "quad:8.71"
    }

    /// The position is at rest after a decision: checks that hold at any moment.
    fn settle(&self, _quad: &Quad<Self>, _state: &mut State<Self::Exclusive>, _log: &mut Log<Event>) {}

    /// The points of both sides, line by line: Russian, Allied.
    fn points(&self, quad: &Quad<Self>, state: &State<Self::Exclusive>) -> [Vec<Factor>; 2];

    /// The verdict on these points.
    fn verdict(&self, russian: i32, allied: i32) -> Outcome;

    /// Small signs on a counter.
    fn badges(&self, _state: &State<Self::Exclusive>, _unit: UnitId) -> Vec<String> {
        Vec::new()
    }

    /// What the exclusive rules keep, with names.
    fn describe(&self, quad: &Quad<Self>, state: &State<Self::Exclusive>) -> Self::ExclusivePosition;

    /// What the exclusive rules keep, from names. Faults go into the list.
    fn prescribe(
        &self,
        quad: &Quad<Self>,
        position: &Self::ExclusivePosition,
        state: &State<Self::Exclusive>,
        faults: &mut Vec<PositionFault>,
    ) -> Self::Exclusive;

    /// What is wrong with the state by the exclusive rules.
    fn audit(&self, _quad: &Quad<Self>, _state: &State<Self::Exclusive>) -> Vec<String> {
        Vec::new()
    }
}
