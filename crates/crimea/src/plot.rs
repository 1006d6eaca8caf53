//! Phase 1: the hidden plots (12.A.1).

use crate::Verdict;
use crate::crimea::Crimea;
use crate::decision::Decision;
use crate::event::Event;
use crate::state::{Aim, Phase, State};
use crate::unit::{Side, UnitId, UnitSet};
use hex_wargame::bar;
use hexmap::{Direction, Hex};
use kernel::Log;

impl Crimea {
    /// The side that plots now.
    pub(crate) fn plotter(&self, state: &State) -> Option<Side> {
        if state.is_phase(Phase::AttackerPlot) {
            Some(state.attacker())
        } else {
            state.is_phase(Phase::DefenderPlot).then(|| state.defender())
        }
    }

    /// Is a unit able to fire out of its hex at all, in phase 1 or with held fire: whole, loaded and not in a melee?
    pub(crate) fn judge_shooter(&self, state: &State, unit: UnitId) -> Verdict {
        if self.fire_factor(state, unit) == 0 {
            return Err(bar!("crimea:12.A.1.p1.a", "has-no-fire-factor", unit = unit));
        }
        if state.is_disrupted(unit) {
            return Err(bar!("crimea:12.B.1.p3.b", "is-disrupted-cannot-fire", unit = unit));
        }
        if state.action.locked.contains(unit) {
            return Err(bar!("crimea:R.F5", "is-in-melee-cannot-fire", unit = unit));
        }
        Ok(())
    }

    /// Can a unit still be given a target in phase 1, its hex apart?
    fn can_aim(&self, state: &State, unit: UnitId) -> bool {
        state.action.aims[unit] == Aim::HOLD && self.judge_shooter(state, unit).is_ok()
    }

    /// Those who are meant when a unit is told to fire, and can.
    fn aimers(&self, state: &State, unit: UnitId) -> UnitSet {
        self.with_absorbed(state, unit).iter().filter(|member| self.can_aim(state, *member)).collect()
    }

    pub(crate) fn judge_aim(&self, state: &State, unit: UnitId, at: Hex) -> Verdict {
        let Some(side) = self.plotter(state) else {
            return Err(bar!("crimea:12.A.1.p1.a", "not-the-time-for-fire-orders"));
        };
        let Some(from) = state.hex(unit).filter(|_| self.side(unit) == side) else {
            return Err(bar!("crimea:12.A.1.p1.a", "not-yours-to-fire", unit = unit));
        };
        let next_to = from.direction_to(at).is_some_and(|way| self.map.neighbour(from, way) == Some(at));
        if !next_to {
            return Err(bar!("crimea:12.A.1.p1.a", "fires-only-next-to-it", unit = unit));
        }
        self.judge_nest(state, from, side)?;
        self.judge_target(state, at, side)?;
        self.judge_broadside(unit, from, at)?;
        self.judge_aimers(state, from, side, unit)
    }

    /// The part of the judgement that does not depend on the target.
    fn judge_aimers(&self, state: &State, from: Hex, side: Side, unit: UnitId) -> Verdict {
        let set = self.aimers(state, unit);
        if set.is_empty() {
            if state.action.aims[unit] != Aim::HOLD {
                return Err(bar!("crimea:12.A.1.p1.a", "has-a-target", unit = unit));
            }
            self.judge_shooter(state, unit)?;
        }
        if !self.fits_limit(state, from, side, &set.or(self.aimed_in(state, from, side))) {
            return Err(bar!("crimea:9.p1.b", "too-many-would-fire", unit = unit, hex = from));
        }
        Ok(())
    }

    /// May a side fire out of a hex: no enemy stands in it too (ruling F5), nor has taken its siege guns (17.C)?
    fn judge_nest(&self, state: &State, from: Hex, side: Side) -> Verdict {
        if self.holds(state, from, side.enemy()) {
            return Err(bar!("crimea:R.F5", "no-fire-out-of", hex = from));
        }
        Ok(())
    }

    /// The units of a side in a hex that have a target in phase 1.
    pub(crate) fn aimed_in(&self, state: &State, hex: Hex, side: Side) -> UnitSet {
        let here = self.units_in(state, hex).and(self.roster.set_of(side));
        here.iter().filter(|unit| state.action.aims[*unit].direction().is_some()).collect()
    }

    /// The head of a division lets all its absorbed units aim that can.
    pub(crate) fn aim(&self, state: &mut State, unit: UnitId, at: Hex, log: &mut Log<Event>) {
        let Some(way) = state.hex(unit).and_then(|from| from.direction_to(at)) else { return };
        for member in self.aimers(state, unit).iter() {
            state.action.aims[member] = Aim::at(way);
            log.tell(|| Event::Aimed { unit: member, at });
        }
    }

    /// Tens of the Star Fort that can still be told to fire, by the levels that are left (7).
    pub(crate) fn fort_tens_left(&self, state: &State) -> u8 {
        let told = state.action.fort_aims.iter().filter(|aim| **aim != Aim::HOLD).count() as u8;
        state.works.level_for(self.star_fort(), Side::Russian).saturating_sub(told)
    }

    pub(crate) fn judge_aim_fort(&self, state: &State, at: Hex) -> Verdict {
        if self.plotter(state) != Some(Side::Russian) {
            return Err(bar!("crimea:7.p7.b", "star-fort-fires-only-for-russians"));
        }
        let fort = self.star_fort();
        if self.fort_tens_left(state) == 0 {
            return Err(bar!("crimea:7.p7.d", "star-fort-has-no-guns-left"));
        }
        let next_to = fort.direction_to(at).is_some_and(|way| self.map.neighbour(fort, way) == Some(at));
        if !next_to {
            return Err(bar!("crimea:7.p7.c", "star-fort-fires-only-next-to-it"));
        }
        self.judge_nest(state, fort, Side::Russian)?;
        self.judge_target(state, at, Side::Russian)
    }

    pub(crate) fn aim_fort(&self, state: &mut State, at: Hex, log: &mut Log<Event>) {
        let Some(way) = self.star_fort().direction_to(at) else { return };
        if let Some(aim) = state.action.fort_aims.iter_mut().find(|aim| **aim == Aim::HOLD) {
            *aim = Aim::at(way);
            log.tell(|| Event::FortAimed { at });
        }
    }

    /// Lists the plots of the side whose plot it is, given or taken out; Done is added by the caller.
    pub(crate) fn offer_plot(&self, state: &State, out: &mut Vec<Decision>) {
        let Some(side) = self.plotter(state) else { return };
        let targets = self.held_by(state, side.enemy());
        for unit in self.roster.of(side) {
            let Some(from) = state.hex(unit) else { continue };
            let can_aim = targets.intersects(self.ground.around(from))
                && !self.aimers(state, unit).is_empty()
                && self.judge_nest(state, from, side).is_ok()
                && self.judge_aimers(state, from, side, unit).is_ok();
            for way in Direction::ALL.into_iter().filter(|_| can_aim) {
                if let Some(at) = self.map.neighbour(from, way)
                    && targets.contains(at)
                    && self.judge_target(state, at, side).is_ok()
                    && self.judge_broadside(unit, from, at).is_ok()
                {
                    out.push(Decision::Aim { unit, at });
                }
            }
            self.offer_recall(state, unit, out);
        }
        if side == Side::Russian && self.fort_tens_left(state) > 0 {
            for way in Direction::ALL {
                if let Some(at) = self.map.neighbour(self.star_fort(), way)
                    && self.judge_aim_fort(state, at).is_ok()
                {
                    out.push(Decision::AimFort { at });
                }
            }
        }
        if side == Side::Russian {
            self.offer_fort_recalls(state, out);
        }
    }

    /// The state as a seat may know it: without the plots of the enemy while they are hidden.
    pub(crate) fn masked(&self, state: &State, side: Side) -> State {
        let mut seen = *state;
        if self.plotter(state).is_some() {
            for unit in self.roster.of(side.enemy()) {
                seen.action.aims[unit] = Aim::HOLD;
            }
            if side == Side::Allied {
                seen.action.fort_aims = [Aim::HOLD; 3];
            }
        }
        seen
    }
}
