//! Strategic reserves (12.B.3).

use crate::Verdict;
use crate::crimea::Crimea;
use crate::decision::Decision;
use crate::event::Event;
use crate::state::{Stage, State};
use crate::unit::{Arm, Side, Size, UnitId, UnitSet};
use hex_wargame::bar;
use hexmap::HexSet;
use kernel::Log;

/// Allied brigades that are worth a division (12.B.3, ruling A9).
const BRIGADES: u32 = 2;
/// Russian regiments that are worth a division.
const REGIMENTS: u32 = 4;

impl Crimea {
    /// May the attacker keep a unit in reserve?
    pub(crate) fn judge_reserve(&self, state: &State, unit: UnitId) -> Verdict {
        if state.stage != Stage::Reserves {
            return Err(bar!("crimea:12.B.3.p1.a", "not-the-time-to-mark-reserves"));
        }
        if !self.is_campaign() {
            return Err(bar!("crimea:20", "no-reserves-in-battle"));
        }
        let zone = self.zone_of(state, state.defender());
        self.judge_reserve_outside(state, unit, &zone)
    }

    fn judge_reserve_outside(&self, state: &State, unit: UnitId, zone: &HexSet) -> Verdict {
        let Some(hex) = state.hex(unit).filter(|_| self.side(unit) == state.attacker()) else {
            return Err(bar!("crimea:12.B.3.p1.a", "is-not-attacking", unit = unit));
        };
        if self.roster.ships.contains(unit) {
            return Err(bar!("crimea:E.12.B.3.a", "ships-are-no-reserves"));
        }
        // A reserve marches in the middle of the action segment.
        if self.roster.unit(unit).arm.is_siege() {
            return Err(bar!("crimea:17.B", "siege-artillery-is-no-reserve", unit = unit));
        }
        if state.action.reserve.contains(unit) {
            return Err(bar!("crimea:12.B.3.p1.a", "is-in-reserve-already", unit = unit));
        }
        if zone.contains(hex) {
            return Err(bar!("crimea:12.B.3.p1.a", "is-next-to-enemy", unit = unit));
        }
        if self.points_left(state, unit) == 0 {
            return Err(bar!("crimea:12.B.3.p1.a", "has-no-movement-points-left", unit = unit));
        }
        Ok(())
    }

    /// The head of a division keeps it all back, as far as it has points left.
    pub(crate) fn reserve(&self, state: &mut State, unit: UnitId, log: &mut Log<Event>) {
        for member in self.with_absorbed(state, unit).iter() {
            if self.points_left(state, member) > 0 && !state.action.reserve.contains(member) {
                state.action.reserve.insert(member);
                log.tell(|| Event::Reserved { unit: member });
            }
        }
    }

    /// Can anybody be kept in reserve?
    pub(crate) fn can_reserve(&self, state: &State) -> bool {
        if !self.is_campaign() {
            return false;
        }
        let zone = self.zone_of(state, state.defender());
        self.roster.of(state.attacker()).any(|unit| self.judge_reserve_outside(state, unit, &zone).is_ok())
    }

    /// May a reserve go on with its strategic movement? What is released together has to be a division, or worth one.
    pub(crate) fn judge_release(&self, state: &State, unit: UnitId) -> Verdict {
        if state.stage != Stage::Release {
            return Err(bar!("crimea:12.B.3.p2.c", "not-the-time-to-release"));
        }
        if !state.action.reserve.contains(unit) {
            return Err(bar!("crimea:12.B.3.p2.c", "is-no-reserve", unit = unit));
        }
        if !self.can_release(state) {
            return Err(bar!("crimea:12.B.3.p2.d", "reserves-below-a-division"));
        }
        Ok(())
    }

    /// The road has to be paid anew (12.B.3.p2.a).
    pub(crate) fn release(&self, state: &mut State, unit: UnitId, log: &mut Log<Event>) {
        let released = self.with_absorbed(state, unit).and(state.action.reserve);
        for member in released.iter() {
            state.action.reserve.remove(member);
            state.action.released.insert(member);
            state.leave_road(member);
            log.tell(|| Event::Released { unit: member });
        }
    }

    /// Are there reserves, and enough of them to be released, with those that are released already?
    pub(crate) fn can_release(&self, state: &State) -> bool {
        let action = &state.action;
        !action.reserve.is_empty() && self.is_worth_a_division(state, &action.reserve.or(action.released))
    }

    /// Whoever is released together is enough by now, or nobody is.
    pub(crate) fn judge_release_done(&self, state: &State) -> Verdict {
        let released = &state.action.released;
        if released.is_empty() || self.is_worth_a_division(state, released) {
            Ok(())
        } else {
            Err(bar!("crimea:12.B.3.p2.d", "release-at-least-a-division"))
        }
    }

    /// All survivors of a division, or two brigades, or four Russian regiments, of infantry or cavalry (ruling A9).
    fn is_worth_a_division(&self, state: &State, set: &UnitSet) -> bool {
        let counts = |size: Size| {
            let fights = |arm: Arm| arm.is_foot() || arm.is_horse();
            let fits = |unit: &UnitId| {
                let info = self.roster.unit(*unit);
                info.size == size && fights(info.arm)
            };
            set.iter().filter(fits).count() as u32
        };
        let enough = match state.attacker() {
            Side::Allied => counts(Size::Brigade) >= BRIGADES,
            Side::Russian => counts(Size::Regiment) >= REGIMENTS,
        };
        enough
            || self.roster.divisions.iter().any(|division| {
                let survivors: UnitSet =
                    division.units.iter().filter(|unit| state.hex(*unit).is_some()).collect();
                survivors.intersects(self.roster.fighters) && survivors.without(set).is_empty()
            })
    }

    /// Reserves that an enemy has come next to are reserves no more. Called after every movement phase of the defender.
    pub(crate) fn drop_lost_reserves(&self, state: &mut State, log: &mut Log<Event>) {
        if state.action.reserve.is_empty() {
            return;
        }
        let zone = self.zone_of(state, state.defender());
        for unit in state.action.reserve.iter() {
            if state.hex(unit).is_none_or(|hex| zone.contains(hex)) {
                state.action.reserve.remove(unit);
                log.tell(|| Event::ReserveLost { unit });
            }
        }
    }

    /// Decisions of Stage::Reserves and, marches apart, of Stage::Release.
    pub(crate) fn offer_reserves(&self, state: &State, out: &mut Vec<Decision>) {
        if state.stage == Stage::Reserves && self.is_campaign() {
            let zone = self.zone_of(state, state.defender());
            for unit in self.roster.of(state.attacker()) {
                if self.judge_reserve_outside(state, unit, &zone).is_ok() {
                    out.push(Decision::Reserve { unit });
                }
            }
        } else if state.stage == Stage::Release && self.can_release(state) {
            out.extend(state.action.reserve.iter().map(|unit| Decision::Release { unit }));
        }
    }
}
