//! Crossing the Alma (17.1): a parent unit keeps together.

use super::{Alma, Exclusive, Parent};
use crate::battle::MarchLimit;
use crate::quad::Quad;
use crate::state::State;
use crate::unit::{Side, UnitId};
use hex_wargame::{Bar, bar};
use hexmap::Hex;

impl Alma {
    /// How many hexes south of the Alma a hex lies; 0 if it lies north of it.
    ///
    /// ```text
    ///   2113   north      0
    ///   -----  bridge
    ///   2213   south      1
    ///   2214              2
    /// ```
    #[inline]
    pub fn depth(&self, hex: Hex) -> u8 {
        self.banks.depth(hex)
    }

    /// The hexes south of the Alma to which a parent's units are bound in this Movement Phase (17.11, 17.13).
    pub fn bound(&self, state: &State<Exclusive>, parent: Parent) -> Option<u8> {
        let crossing = &self.scenario.crossing;
        if state.exclusive.infantry_north.contains(parent) {
            Some(crossing.while_infantry_is_north)
        } else if state.exclusive.guns_north.contains(parent) {
            Some(crossing.while_french_guns_are_north)
        } else {
            None
        }
    }

    /// Looks where everybody is when the Allied Movement Phase begins.
    pub(super) fn look_at_the_banks(&self, quad: &Quad<Self>, state: &mut State<Exclusive>) {
        self.release(state);
        for unit in quad.roster.of(Side::Allied) {
            let (Some(parent), Some(hex)) = (self.parents[unit], state.hex(unit)) else { continue };
            if self.depth(hex) > 0 {
                continue;
            }
            if !quad.arm(unit).is_artillery() {
                state.exclusive.infantry_north.insert(parent);
            } else if self.french.contains(unit) {
                state.exclusive.guns_north.insert(parent);
            }
        }
    }

    /// Looks where an Allied unit stands before it moves.
    #[inline]
    pub(super) fn note_depth(&self, quad: &Quad<Self>, state: &mut State<Exclusive>, unit: UnitId) {
        if quad.side(unit) == Side::Allied {
            state.exclusive.depth_in_hand = state.hex(unit).map_or(0, |hex| self.depth(hex));
        }
    }

    /// Only the Movement Phase is limited.
    pub(super) fn release(&self, state: &mut State<Exclusive>) {
        state.exclusive.infantry_north = super::ParentSet::EMPTY;
        state.exclusive.guns_north = super::ParentSet::EMPTY;
        state.exclusive.depth_in_hand = 0;
    }

    /// How deep a unit stood when the phase began: it has not moved yet, or it is in hand.
    fn depth_at_start(&self, state: &State<Exclusive>, unit: UnitId) -> u8 {
        if state.in_hand == Some(unit) {
            state.exclusive.depth_in_hand
        } else {
            state.hex(unit).map_or(0, |hex| self.depth(hex))
        }
    }

    /// A unit that stands deeper than it may goes no deeper (17.12).
    #[inline]
    pub(super) fn limit_of(&self, state: &State<Exclusive>, unit: UnitId) -> MarchLimit {
        let Some(bound) = self.parents[unit].and_then(|parent| self.bound(state, parent)) else {
            return MarchLimit::NONE;
        };
        MarchLimit(bound.max(self.depth_at_start(state, unit)))
    }

    /// Why a hex is too far from the river for a unit.
    pub(super) fn why_too_deep(
        &self,
        quad: &Quad<Self>,
        state: &State<Exclusive>,
        unit: UnitId,
        hex: Hex,
    ) -> Bar {
        let Some(parent) = self.parents[unit] else {
            return bar!("alma:17.1", "may-not-enter", unit = unit, hex = hex);
        };
        let bound = self.bound(state, parent).unwrap_or(0);
        let infantry = state.exclusive.infantry_north.contains(parent);
        let start = self.depth_at_start(state, unit);
        if start > bound {
            return bar!(
                "alma:17.12",
                "is-too-deep-already",
                unit = unit,
                hex = hex,
                number = i32::from(start)
            );
        }
        let straggler = quad.roster.of(Side::Allied).find(|other| {
            *other != unit
                && self.parents[*other] == Some(parent)
                && quad.arm(*other).is_artillery() != infantry
                && state.hex(*other).is_some_and(|hex| self.depth(hex) == 0)
        });
        let (rule, message) = match (infantry, straggler) {
            (true, Some(_)) => ("alma:17.11", "bound-by-unit"),
            (false, Some(_)) => ("alma:17.13", "bound-by-guns"),
            (true, None) => ("alma:17.11", "bound-by-parent"),
            (false, None) => ("alma:17.13", "bound-by-artillery"),
        };
        let bar = Bar::new(rule, message).unit(unit).hex(hex).number(bound.into());
        straggler.map_or(bar, |other| bar.other(other))
    }
}
