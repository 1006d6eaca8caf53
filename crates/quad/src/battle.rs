//! Where a battle's exclusive rules change the standard ones.
//!
//! The standard rules call these at the places where exclusive rules may differ. What a battle does
//! not mention stays standard. No standard rule knows which battle is played.

use crate::event::Event;
use crate::ground::SteepGoing;
use crate::quad::{HouseRules, Quad};
use crate::sight::{Eye, standard_eye};
use crate::stacking::StackLoad;
use crate::state::State;
use crate::unit::{Unit, UnitId, UnitSet};
use commander::{Budget, Level};
use hexmap::{Hex, HexMap, HexSet};
use kernel::{Dice, Factor, Log, Outcome, PositionFault, Track};
use manoeuvre::{Bar, Verdict, bar};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;
use std::hash::Hash;

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
    /// Why, in words.
    pub text: &'static str,
}

/// A die that the phasing player has to roll at the start of his Movement Phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DueRoll {
    /// The case that asks for it.
    pub rule: &'static str,
    /// What it is for: `Roll for Preservation`.
    pub text: &'static str,
}

/// A hex that is fought for, as the computer opponent sees it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Objective {
    /// The hex.
    pub hex: Hex,
    /// What it is worth to each side, Russian and Allied, in points; 0 if the side does not care.
    pub pull: [f32; 2],
}

/// The most groups of units that fire well only among themselves ([`Battle::fire_group`]).
pub const FIRE_GROUPS: usize = 16;

/// A battle on the standard rules.
pub trait Battle: Sized + Send + Sync + 'static {
    /// What its exclusive rules keep in the state.
    type Exclusive: Copy + Eq + Hash + Debug + Send + Sync;
    /// The same with names, for positions.
    type ExclusivePosition: Serialize + DeserializeOwned + Clone + Debug + Default;

    /// What the exclusive rules keep before the first decision.
    fn opening(&self, quad: &Quad<Self>) -> Self::Exclusive;

    /// Hexes of the map that nobody ever enters, besides the sea. Asked once.
    fn closed_hexes(&self, _map: &HexMap) -> HexSet {
        HexSet::EMPTY
    }

    /// The case that closes them.
    fn closed_rule(&self) -> &'static str {
        "quad:5.12"
    }

    /// Where the foot of a steep slope makes a step hard. Asked once.
    fn steep_going(&self) -> SteepGoing {
        SteepGoing::AlongTheFoot
    }

    /// What blocks lines of sight. Asked once, and whenever somebody wants to know why.
    fn eye<'m>(&self, map: &'m HexMap, house_rules: HouseRules) -> Eye<'m> {
        standard_eye(map, house_rules.own_slope_hides)
    }

    /// Does such a unit control the hexes round it while it is in order? Asked once.
    fn has_zone(&self, _unit: &Unit) -> bool {
        true
    }

    /// Do enemy zones stop such a unit on the march? Asked once.
    fn heeds_zones(&self, _unit: &Unit) -> bool {
        true
    }

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

    /// What is added to the die when these units fire together.
    #[inline]
    fn fire_modifier(&self, _quad: &Quad<Self>, _firers: UnitSet) -> Option<DieModifier> {
        None
    }

    /// May a unit fire that could by the standard rules? Guns that may not are helpless (7.42).
    ///
    /// # Errors
    /// What bars it.
    #[inline]
    fn may_fire(&self, _state: &State<Self::Exclusive>, _unit: UnitId) -> Verdict {
        Ok(())
    }

    /// Units that might step back instead of firing in the Defensive Fire Phase.
    #[inline]
    fn steps_back(&self) -> UnitSet {
        UnitSet::EMPTY
    }

    /// May a unit of these step back now?
    ///
    /// # Errors
    /// What bars it.
    fn may_step_back(&self, _quad: &Quad<Self>, _state: &State<Self::Exclusive>, unit: UnitId) -> Verdict {
        Err(bar!("quad:11.26", "{unit} does not withdraw from fire.", unit = unit))
    }

    /// The case that lets units step back.
    fn step_back_rule(&self) -> &'static str {
        "quad:11.26"
    }

    /// The case for where they may go.
    fn step_back_hex_rule(&self) -> &'static str {
        "quad:11.26"
    }

    /// A unit has stepped back.
    fn after_step_back(&self, _state: &mut State<Self::Exclusive>, _unit: UnitId) {}

    /// May a unit be moved at all in this Movement Phase?
    ///
    /// # Errors
    /// What bars it.
    #[inline]
    fn may_move(&self, _quad: &Quad<Self>, _state: &State<Self::Exclusive>, _unit: UnitId) -> Verdict {
        Ok(())
    }

    /// How far a unit may be moved in this Movement Phase, whatever its points.
    #[inline]
    fn march_limit(&self, _quad: &Quad<Self>, _state: &State<Self::Exclusive>, _unit: UnitId) -> MarchLimit {
        MarchLimit::NONE
    }

    /// The hexes that a limit closes.
    #[inline]
    fn off_limits(&self, _limit: MarchLimit) -> &HexSet {
        &HexSet::EMPTY
    }

    /// Why a hex is closed to a unit by its limit.
    fn why_off_limits(
        &self,
        _quad: &Quad<Self>,
        _state: &State<Self::Exclusive>,
        unit: UnitId,
        hex: Hex,
    ) -> Bar {
        bar!("quad:5.16", "{unit} may not enter {hex} now.", unit = unit, hex = hex)
    }

    /// A Movement Phase begins.
    fn before_movement(
        &self,
        _quad: &Quad<Self>,
        _state: &mut State<Self::Exclusive>,
        _log: &mut Log<Event>,
    ) {
    }

    /// A unit is taken in hand, before it moves.
    #[inline]
    fn before_march(&self, _quad: &Quad<Self>, _state: &mut State<Self::Exclusive>, _unit: UnitId) {}

    /// May the Movement Phase be ended?
    ///
    /// # Errors
    /// What has to be done first.
    #[inline]
    fn may_end_movement(&self, _quad: &Quad<Self>, _state: &State<Self::Exclusive>) -> Verdict {
        Ok(())
    }

    /// A die that has to be rolled before anything else in this Movement Phase.
    #[inline]
    fn due_roll(&self, _state: &State<Self::Exclusive>) -> Option<DueRoll> {
        None
    }

    /// Rolls it.
    fn roll(
        &self,
        _quad: &Quad<Self>,
        _state: &mut State<Self::Exclusive>,
        _dice: &mut dyn Dice,
        _log: &mut Log<Event>,
    ) {
    }

    /// What the roll depends on.
    fn roll_factors(&self, _quad: &Quad<Self>, _state: &State<Self::Exclusive>) -> Vec<Factor> {
        Vec::new()
    }

    /// Both Player-Turns of a Game-Turn are over.
    fn after_game_turn(
        &self,
        _quad: &Quad<Self>,
        _state: &mut State<Self::Exclusive>,
        _log: &mut Log<Event>,
    ) {
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

    /// Hexes at which nobody can enter any more in this phase.
    fn closed_entries(&self, _state: &State<Self::Exclusive>) -> HexSet {
        HexSet::EMPTY
    }

    /// The case that closes them.
    fn closed_entry_rule(&self) -> &'static str {
        "quad:12.24"
    }

    /// The hex by which a unit may leave the map.
    ///
    /// # Errors
    /// What bars it.
    fn exit_hex(&self, quad: &Quad<Self>, state: &State<Self::Exclusive>, unit: UnitId) -> Verdict<Hex>;

    /// May the owner give this gun up now?
    ///
    /// # Errors
    /// What bars it.
    fn may_spike(&self, _quad: &Quad<Self>, _state: &State<Self::Exclusive>, unit: UnitId) -> Verdict {
        Err(bar!("quad:4.0", "No guns are spiked in this battle; {unit} stays.", unit = unit))
    }

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

    /// A unit stands in a hex, if only in passing. In a retreat this moves, disrupts and removes nobody:
    /// the search for a way looks at the units alone.
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

    /// The Russian lead in points as if the battle ended now: the same as [`Battle::points`], but quick, for
    /// the computer opponent asks it all the time.
    fn tally(&self, quad: &Quad<Self>, state: &State<Self::Exclusive>) -> f32 {
        let sum = |lines: &[Factor]| lines.iter().filter_map(|line| line.value).sum::<i32>() as f32;
        let [russian, allied] = self.points(quad, state);
        sum(&russian) - sum(&allied)
    }

    /// The Russian lead that time alone is likely to add, in points.
    fn prospect(&self, _quad: &Quad<Self>, _state: &State<Self::Exclusive>) -> f32 {
        0.0
    }

    /// The number of the group that a unit fires well with, below [`FIRE_GROUPS`]; none if it fires well with
    /// anybody.
    #[inline]
    fn fire_group(&self, _unit: UnitId) -> Option<u8> {
        None
    }

    /// How much a level of the computer opponent thinks about a plan.
    fn budget(&self, level: Level) -> Budget {
        level.budget()
    }

    /// The share of a unit that its side has as good as lost when it is disrupted.
    fn cost_of_disruption(&self) -> f32 {
        0.4
    }

    /// What the loss of a unit gives the enemy, in points.
    fn worth(&self, _quad: &Quad<Self>, _unit: UnitId) -> f32 {
        0.0
    }

    /// The hexes that are fought for now.
    fn objectives(&self, _quad: &Quad<Self>, _state: &State<Self::Exclusive>, _out: &mut Vec<Objective>) {}

    /// What it is worth to its side that this unit leaves the map now, in points.
    fn worth_of_leaving(&self, _quad: &Quad<Self>, _state: &State<Self::Exclusive>, _unit: UnitId) -> f32 {
        0.0
    }

    /// The verdict on these points.
    fn verdict(&self, russian: i32, allied: i32) -> Outcome;

    /// Small signs on a counter.
    fn badges(&self, _state: &State<Self::Exclusive>, _unit: UnitId) -> Vec<String> {
        Vec::new()
    }

    /// Tracks beside those that every battle has.
    fn tracks(&self, _quad: &Quad<Self>, _state: &State<Self::Exclusive>) -> Vec<Track> {
        Vec::new()
    }

    /// What the exclusive rules have to say about a hex, whoever stands there.
    fn notes(&self, _hex: Hex) -> Vec<Factor> {
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
