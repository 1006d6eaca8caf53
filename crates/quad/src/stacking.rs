//! Stacking (5.3): who may stand together, and in which order.

use crate::battle::Battle;
use crate::event::Event;
use crate::outlook::Outlook;
use crate::quad::Quad;
use crate::state::{Phase, Place, State};
use crate::unit::{Arm, Side, UnitId};
use hex_wargame::{Verdict, bar};
use hexmap::Hex;
use kernel::Log;

/// What stands in a hex, as far as stacking asks: a sum over its units.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct StackLoad {
    /// Infantry and cavalry.
    pub line: u8,
    /// Artillery of either kind.
    pub guns: u8,
    /// Of the line, units that an exclusive rule lets share a hex.
    pub sociable: u8,
    /// What the sociable units weigh together.
    pub sociable_points: u8,
}

impl StackLoad {
    /// A unit's load by the standard rules.
    pub const fn standard(arm: Arm) -> Self {
        let guns = arm.is_artillery() as u8;
        StackLoad { line: 1 - guns, guns, sociable: 0, sociable_points: 0 }
    }

    /// Both together.
    #[inline]
    #[must_use]
    pub const fn with(self, other: StackLoad) -> StackLoad {
        StackLoad {
            line: self.line + other.line,
            guns: self.guns + other.guns,
            sociable: self.sociable + other.sociable,
            sociable_points: self.sociable_points + other.sociable_points,
        }
    }

    /// What is left when the other is gone.
    #[inline]
    #[must_use]
    pub const fn without(self, other: StackLoad) -> StackLoad {
        StackLoad {
            line: self.line - other.line,
            guns: self.guns - other.guns,
            sociable: self.sociable - other.sociable,
            sociable_points: self.sociable_points - other.sociable_points,
        }
    }

    /// At most one infantry or cavalry unit, at most two units in all (5.32, 5.33, 5.38).
    #[inline]
    pub const fn is_legal_by_standard(self) -> bool {
        self.line <= 1 && self.line + self.guns <= 2
    }
}

impl<B: Battle> Quad<B> {
    /// The units of a side in a hex, bottom first.
    pub fn stack(&self, state: &State<B::Exclusive>, side: Side, hex: Hex) -> Vec<UnitId> {
        let mut units: Vec<_> = self.units_in(state, side, hex).collect();
        units.sort_by_key(|unit| state.level[*unit]);
        units
    }

    /// The units of a side in a hex, in the order of the roster.
    #[inline]
    pub fn units_in(
        &self,
        state: &State<B::Exclusive>,
        side: Side,
        hex: Hex,
    ) -> impl Iterator<Item = UnitId> + Clone {
        let here = Place::at(hex);
        self.roster.of(side).filter(move |unit| state.place[*unit] == here)
    }

    /// How many units of a side are in a hex. Nearly always none or one, so those who ask about stacks
    /// ask this first.
    #[inline]
    pub fn count_in(&self, state: &State<B::Exclusive>, side: Side, hex: Hex) -> usize {
        let here = Place::at(hex);
        state.place.as_slice()[self.roster.range(side)].iter().filter(|place| **place == here).count()
    }

    /// The side that stands in a hex.
    pub fn holder(&self, state: &State<B::Exclusive>, hex: Hex) -> Option<Side> {
        Side::BOTH.into_iter().find(|side| self.units_in(state, *side, hex).next().is_some())
    }

    /// May the unit end here, besides those who stand here already?
    pub fn may_stack(&self, state: &State<B::Exclusive>, unit: UnitId, hex: Hex) -> bool {
        let side = self.side(unit);
        self.count_in(state, side, hex) == 0 || self.may_join(unit, self.units_in(state, side, hex))
    }

    /// May the unit stand together with these? It does not count twice if it is one of them.
    #[inline]
    pub(crate) fn may_join(&self, unit: UnitId, units: impl Iterator<Item = UnitId>) -> bool {
        let others = self.load_of(units.filter(|other| *other != unit));
        self.battle.is_legal_stack(others.with(self.loads[unit]))
    }

    /// What some units weigh together.
    #[inline]
    pub(crate) fn load_of(&self, units: impl Iterator<Item = UnitId>) -> StackLoad {
        units.fold(StackLoad::default(), |load, unit| load.with(self.loads[unit]))
    }

    /// May a march of the unit end here, at least until the friend who is here marches on? If not, the case that
    /// forbids it.
    ///
    /// # Errors
    /// What bars it.
    pub fn judge_stack(
        &self,
        state: &State<B::Exclusive>,
        outlook: &mut Outlook,
        unit: UnitId,
        hex: Hex,
    ) -> Verdict {
        if self.may_stack(state, unit, hex) || self.may_crowd(state, outlook, unit, hex) {
            return Ok(());
        }
        let info = self.roster.unit(unit);
        let others = self.units_in(state, info.side, hex).filter(|other| *other != unit);
        let is_line = |other: &UnitId| !self.arm(*other).is_artillery();
        let companion = others.clone().find(is_line).or_else(|| others.clone().next()).unwrap_or(unit);
        let crowded = others.count() >= 2;
        Err(match (self.rules_of(unit).stacking, crowded) {
            ("quad:5.32", true) => {
                bar!("quad:5.38", "would-be-three-units", unit = unit, hex = hex)
            }
            (rule, _) => hex_wargame::Bar::new(rule, "cannot-share-hex").unit(unit).other(companion).hex(hex),
        })
    }

    /// The top unit of a stack.
    pub fn top_of(&self, state: &State<B::Exclusive>, side: Side, hex: Hex) -> Option<UnitId> {
        self.units_in(state, side, hex).max_by_key(|unit| state.level[*unit])
    }

    /// Takes a unit out of its hex; those above it sink by one.
    pub(crate) fn lift(&self, state: &mut State<B::Exclusive>, unit: UnitId) {
        let Some(hex) = state.hex(unit) else { return };
        let height = state.level[unit];
        let side = self.side(unit);
        if self.count_in(state, side, hex) > 1 {
            for other in self.stack(state, side, hex) {
                if state.level[other] > height {
                    state.level[other] -= 1;
                }
            }
        }
        state.level[unit] = 0;
    }

    /// Puts a unit on top of the stack in a hex.
    pub(crate) fn put_on_top(&self, state: &mut State<B::Exclusive>, unit: UnitId, hex: Hex) {
        self.lift(state, unit);
        state.place[unit] = Place::Absent;
        let height = self.count_in(state, self.side(unit), hex);
        state.place[unit] = Place::at(hex);
        state.level[unit] = height as u8;
    }

    /// Judges a change of order in a stack (5.37).
    pub(crate) fn judge_raise(&self, state: &State<B::Exclusive>, unit: UnitId) -> Verdict {
        if state.phase != Phase::Movement {
            return Err(bar!("quad:5.37", "stacks-are-reordered-in-movement"));
        }
        let Some(hex) = state.hex(unit) else {
            return Err(bar!("quad:5.37", "unit-not-on-map", unit = unit));
        };
        let side = self.side(unit);
        if self.top_of(state, side, hex) == Some(unit) {
            return Err(bar!("quad:5.37", "is-on-top-already", unit = unit));
        }
        Ok(())
    }

    pub(crate) fn raise(&self, state: &mut State<B::Exclusive>, unit: UnitId, log: &mut Log<Event>) {
        if let Some(hex) = state.hex(unit) {
            self.put_on_top(state, unit, hex);
            log.tell(|| Event::Raised { unit });
        }
    }

    /// After an arrival outside the Movement Phase its owner may choose the order (5.37).
    pub(crate) fn ask_for_order(&self, state: &mut State<B::Exclusive>, unit: UnitId) {
        if state.level[unit] > 0 {
            state.arriving = Some(unit);
        }
    }

    pub(crate) fn settle_order(&self, state: &mut State<B::Exclusive>, on_top: bool, log: &mut Log<Event>) {
        let Some(unit) = state.arriving.take() else { return };
        if on_top {
            return;
        }
        let Some(hex) = state.hex(unit) else { return };
        let side = self.side(unit);
        for other in self.stack(state, side, hex) {
            if other != unit {
                state.level[other] += 1;
            }
        }
        state.level[unit] = 0;
        log.tell(|| Event::Tucked { unit });
    }
}
