//! Changing places (5.32, 5.38): what may not end a phase together may meet on the way.
//!
//! 5.32 forbids ending a phase stacked, 5.38 forbids a third unit at any time. So a unit may march to a hex where one
//! friend stands with whom it cannot stay, if that friend can still march on:
//!
//! ```text
//!   A  ──▶  B  ──▶  C  ──▶  a free hex, or the one that A has left
//! ```
//!
//! While a hex is crowded in this way only the two units in it are moved. Nothing is lost by that: who changes places with
//! whom falls into rings and chains, and each can be carried out with one crowded hex at a time. And a phase that
//! could not be ended never comes about.

use crate::battle::Battle;
use crate::outlook::Outlook;
use crate::quad::Quad;
use crate::stacking::StackLoad;
use crate::state::{Phase, State};
use crate::unit::{UnitId, UnitSet};
use hex_wargame::{Verdict, bar};
use hexmap::{Hex, HexSet};

impl<B: Battle> Quad<B> {
    /// Two units that may not stay together (5.32), and no third one (5.38).
    pub(crate) fn is_crowd(&self, load: StackLoad) -> bool {
        load.line + load.guns <= 2 && !self.battle.is_legal_stack(load)
    }

    /// The hex where two units stand that may not stay together.
    pub fn crowded_hex(&self, state: &State<B::Exclusive>) -> Option<Hex> {
        if state.phase != Phase::Movement {
            return None;
        }
        let stacked = self.roster.of(state.phasing).filter(|unit| state.level[*unit] > 0);
        let mut hexes = stacked.filter_map(|unit| state.hex(unit));
        hexes.find(|hex| !self.battle.is_legal_stack(self.load_of(self.units_in(state, state.phasing, *hex))))
    }

    /// The two units that may not stay together, and where they stand.
    pub(crate) fn crowd(&self, state: &State<B::Exclusive>) -> Option<(UnitId, UnitId, Hex)> {
        let hex = self.crowded_hex(state)?;
        let mut units = self.units_in(state, state.phasing, hex);
        Some((units.next()?, units.next()?, hex))
    }

    /// The friend with whom the unit cannot stay in a hex, and who would have to march on if it came there.
    pub(crate) fn must_make_way(
        &self,
        state: &State<B::Exclusive>,
        unit: UnitId,
        hex: Hex,
    ) -> Option<UnitId> {
        if self.may_stack(state, unit, hex) {
            return None;
        }
        self.units_in(state, self.side(unit), hex).find(|other| *other != unit)
    }

    /// While a hex is crowded, only the units in it are moved.
    ///
    /// # Errors
    /// What bars it.
    pub(crate) fn judge_crowd(&self, state: &State<B::Exclusive>, mover: Option<UnitId>) -> Verdict {
        let Some((unit, other, hex)) = self.crowd(state) else { return Ok(()) };
        if mover == Some(unit) || mover == Some(other) {
            return Ok(());
        }
        Err(bar!("quad:5.32", "cannot-stay-together", unit = unit, other = other, hex = hex))
    }

    /// May the unit march to a hex where it cannot stay with whoever is there, because that one can march on?
    pub(crate) fn may_crowd(
        &self,
        state: &State<B::Exclusive>,
        outlook: &mut Outlook,
        unit: UnitId,
        hex: Hex,
    ) -> bool {
        let mut friends = self.units_in(state, self.side(unit), hex);
        let (Some(friend), None) = (friends.next(), friends.next()) else { return false };
        self.makes_room(state, unit, friend, &mut |unit| self.reach(state, outlook, unit))
    }

    /// May the unit, which has not been touched in this phase, march at all?
    fn is_fresh(&self, state: &State<B::Exclusive>, unit: UnitId) -> bool {
        !state.moved.contains(unit) && self.judge_mover(state, unit).is_ok()
    }

    /// How far a unit could march now, stacking not counted.
    fn reach(&self, state: &State<B::Exclusive>, outlook: &mut Outlook, unit: UnitId) -> HexSet {
        let Some(hex) = state.hex(unit) else { return HexSet::EMPTY };
        let (barrier, flood) = outlook.barrier_to(self, state, unit);
        let start = self.march_from(state, unit, hex);
        let steps = self.ground.steps(self.gait(state, unit));
        flood.run(steps, start, self.allowance(state, unit), barrier)
    }

    /// Once `comer` stands where `friend` is: can `friend` march to a hex where it may stay, or, if need be, to
    /// another friend who can?
    pub(crate) fn makes_room(
        &self,
        state: &State<B::Exclusive>,
        comer: UnitId,
        friend: UnitId,
        reach: &mut dyn FnMut(UnitId) -> HexSet,
    ) -> bool {
        let side = self.side(friend);
        let meeting = state.hex(friend);
        // Who of the others stands in a hex once the comer has left it for the meeting.
        let others = |hex: Hex, unit: UnitId| {
            let stayed =
                self.units_in(state, side, hex).filter(move |other| *other != comer && *other != unit);
            let came = (Some(hex) == meeting).then_some(comer);
            stayed.filter(move |other| Some(hex) != meeting || *other != friend).chain(came)
        };
        let held = self.held_by(state, side);
        let (mut waiting, mut seen) = (vec![friend], UnitSet::EMPTY);
        seen.insert(friend);
        seen.insert(comer);
        while let Some(unit) = waiting.pop() {
            if !self.is_fresh(state, unit) {
                continue;
            }
            let reach = reach(unit);
            let joins = |hex: &Hex| self.may_join(unit, others(*hex, unit));
            if !(reach - held).is_empty() || (reach & held).iter().any(|hex| joins(&hex)) {
                return true;
            }
            for hex in (reach & held).iter() {
                let mut there = others(hex, unit);
                if let (Some(next), None) = (there.next(), there.next())
                    && !seen.contains(next)
                {
                    seen.insert(next);
                    waiting.push(next);
                }
            }
        }
        false
    }

    /// Can the crowded hex be put in order?
    pub(crate) fn can_be_settled(&self, state: &State<B::Exclusive>, hex: Hex) -> bool {
        let mut outlook = Outlook::default();
        self.units_in(state, state.phasing, hex).any(|unit| {
            self.judge_mover(state, unit).is_ok()
                && self.reach(state, &mut outlook, unit).iter().any(|to| {
                    self.may_stack(state, unit, to) || self.may_crowd(state, &mut outlook, unit, to)
                })
        })
    }
}
