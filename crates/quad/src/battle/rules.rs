//! Where a battle's exclusive rules differ from the standard ones.

use super::{AttackStrength, DieModifier, DueRoll, EntryHexes, Happening, MarchLimit, UnitRules};
use crate::event::Event;
use crate::ground::GroundRules;
use crate::outlook::Outlook;
use crate::quad::{HouseRules, Quad};
use crate::stacking::StackLoad;
use crate::state::State;
use crate::unit::{Unit, UnitId, UnitSet};
use hex_wargame::{Bar, Verdict, bar};
use hexmap::{Hex, HexMap, HexSet};
use kernel::{Dice, Factor, Log, Outcome, PositionFaults};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;
use std::hash::Hash;

/// The exclusive rules of a battle. The standard rules ask where exclusive rules may differ; what a battle does not
/// answer stays standard.
///
/// | a battle writes | it may change | what it is about |
/// |---|---|---|
/// | `Exclusive`, `ExclusivePosition` | | what its rules keep in the state, and the same with names |
/// | [`opening`](Self::opening) | | what they keep before the first decision |
/// | [`describe`](Self::describe), [`prescribe`](Self::prescribe) | [`audit`](Self::audit) | to names and back; what is wrong with a state |
/// | [`points`](Self::points), [`verdict`](Self::verdict) | | the points, and who wins with them |
/// | [`entry_hexes`](Self::entry_hexes), [`exit_hex`](Self::exit_hex) | | where units enter and leave the map |
/// | | [`ground_rules`](Self::ground_rules), [`unit_rules`](Self::unit_rules) | what holds all the time: of the map, of each unit |
/// | | [`react`](Self::react) | what follows when something has happened |
/// | | [`may_move`](Self::may_move), [`may_end_movement`](Self::may_end_movement) | who stays where it is; what has to be done in the Movement Phase |
/// | | [`march_limit`](Self::march_limit), [`off_limits`](Self::off_limits), [`why_off_limits`](Self::why_off_limits) | hexes that some units may not enter on the march |
/// | | [`due_roll`](Self::due_roll), [`roll`](Self::roll) | a die before everything else in the Movement Phase |
/// | | [`is_legal_stack`](Self::is_legal_stack) | who may stand together |
/// | | [`morale`](Self::morale), [`attack_strength`](Self::attack_strength), [`fire_modifier`](Self::fire_modifier) | numbers of combat |
/// | | [`may_fire`](Self::may_fire), [`may_step_back`](Self::may_step_back), [`may_rally`](Self::may_rally) | who may not do what the standard rules allow |
/// | | [`may_spike`](Self::may_spike), [`spike`](Self::spike) | guns that their owner gives up |
pub trait Battle: Sized + Send + Sync + 'static {
    /// What its exclusive rules keep in the state.
    type Exclusive: Copy + Eq + Hash + Debug + Send + Sync;
    /// The same with names, for positions.
    type ExclusivePosition: Serialize + DeserializeOwned + Clone + Debug + Default;

    // What a battle writes.

    /// What the exclusive rules keep before the first decision.
    fn opening(&self, quad: &Quad<Self>) -> Self::Exclusive;

    /// What the exclusive rules keep, with names.
    fn describe(&self, quad: &Quad<Self>, state: &State<Self::Exclusive>) -> Self::ExclusivePosition;

    /// What the exclusive rules keep, from names. Faults go into the list.
    fn prescribe(
        &self,
        quad: &Quad<Self>,
        position: &Self::ExclusivePosition,
        state: &State<Self::Exclusive>,
        faults: &mut PositionFaults,
    ) -> Self::Exclusive;

    /// The points of both sides, line by line: Russian, Allied.
    fn points(&self, quad: &Quad<Self>, state: &State<Self::Exclusive>) -> [Vec<Factor>; 2];

    /// The verdict on these points.
    fn verdict(&self, russian: i32, allied: i32) -> Outcome;

    /// Where a waiting unit is scheduled to enter now.
    ///
    /// # Errors
    /// What bars it: too early, not called.
    fn entry_hexes(
        &self,
        quad: &Quad<Self>,
        state: &State<Self::Exclusive>,
        unit: UnitId,
    ) -> Verdict<EntryHexes>;

    /// The hex by which a unit may leave the map.
    ///
    /// # Errors
    /// What bars it.
    fn exit_hex(&self, quad: &Quad<Self>, state: &State<Self::Exclusive>, unit: UnitId) -> Verdict<Hex>;

    // What a battle may change.

    /// What is wrong with the state by the exclusive rules. Faults go into the list.
    fn audit(&self, _quad: &Quad<Self>, _state: &State<Self::Exclusive>, _faults: &mut PositionFaults) {}

    /// What the map means. Asked once, and whenever somebody wants to know what blocks a line of sight.
    fn ground_rules<'m>(&self, map: &'m HexMap, house_rules: HouseRules) -> GroundRules<'m> {
        GroundRules::standard(map, house_rules)
    }

    /// What the rules make of a unit from the first turn to the last. Asked once.
    fn unit_rules(&self, unit: &Unit) -> UnitRules {
        UnitRules::standard(unit)
    }

    /// Does what follows by exclusive rules when something has happened.
    #[inline]
    fn react(
        &self,
        _quad: &Quad<Self>,
        _state: &mut State<Self::Exclusive>,
        _to: Happening,
        _log: &mut Log<Event>,
    ) {
    }

    /// May a unit be moved at all in this Movement Phase?
    ///
    /// # Errors
    /// What bars it.
    #[inline]
    fn may_move(&self, _quad: &Quad<Self>, _state: &State<Self::Exclusive>, _unit: UnitId) -> Verdict {
        Ok(())
    }

    /// May the Movement Phase be ended?
    ///
    /// # Errors
    /// What has to be done first.
    #[inline]
    fn may_end_movement(
        &self,
        _quad: &Quad<Self>,
        _state: &State<Self::Exclusive>,
        _outlook: &mut Outlook,
    ) -> Verdict {
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
        bar!("quad:5.16", "may-not-enter-now", unit = unit, hex = hex)
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

    /// May units of this weight stand together?
    #[inline]
    fn is_legal_stack(&self, load: StackLoad) -> bool {
        load.is_legal_by_standard()
    }

    /// A unit's morale now.
    #[inline]
    fn morale(&self, quad: &Quad<Self>, _state: &State<Self::Exclusive>, unit: UnitId) -> u8 {
        quad.roster.unit(unit).morale
    }

    /// A unit's strength when it attacks out of a hex.
    #[inline]
    fn attack_strength(&self, _quad: &Quad<Self>, _hex: Hex, printed: u8) -> AttackStrength {
        AttackStrength::printed(printed)
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

    /// May a unit step back now that can at all ([`UnitRules::step_back`])?
    ///
    /// # Errors
    /// What bars it.
    fn may_step_back(&self, _quad: &Quad<Self>, _state: &State<Self::Exclusive>, _unit: UnitId) -> Verdict {
        Ok(())
    }

    /// May a disrupted unit try to rally?
    ///
    /// # Errors
    /// What bars it.
    fn may_rally(&self, _state: &State<Self::Exclusive>, _unit: UnitId) -> Verdict {
        Ok(())
    }

    /// May the owner give this gun up now?
    ///
    /// # Errors
    /// What bars it.
    fn may_spike(&self, _quad: &Quad<Self>, _state: &State<Self::Exclusive>, unit: UnitId) -> Verdict {
        Err(bar!("quad:4.0", "no-guns-are-spiked", unit = unit))
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
}
