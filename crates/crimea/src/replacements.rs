//! Replacements of both sides at the start of movement (14).

use crate::Verdict;
use crate::crimea::Crimea;
use crate::decision::Decision;
use crate::event::Event;
use crate::state::{Place, State};
use crate::unit::{Arm, Nation, Side, UnitId, UnitSet};
use hex_wargame::bar;
use hexmap::{Hex, HexSet};
use kernel::Log;

impl Crimea {
    /// Is there a step for the unit (14.A.p4, 14.B.a, 14.B.h), and may it have one (14.C.a)?
    fn judge_step_for(&self, state: &State, unit: UnitId) -> Verdict {
        let info = self.roster.unit(unit);
        if info.side() != state.player {
            return Err(bar!("crimea:14.B.h", "is-the-enemys", unit = unit));
        }
        let is_there = match info.nation.ally() {
            None if info.arm != Arm::Cossacks => {
                return Err(bar!("crimea:14.A.p1.a", "takes-steps-from-reserves", unit = unit));
            }
            None => state.cossack_step,
            Some(_) if !info.arm.is_foot() && !info.arm.is_horse() => {
                return Err(bar!("crimea:14.B.a", "takes-no-replacements", unit = unit));
            }
            Some(ally) => state.replacements[ally] > 0,
        };
        if !is_there {
            return Err(bar!(
                "crimea:14.B.h",
                "no-replacement-step",
                what = if info.nation == Nation::Russian { "nation-cossack" } else { info.nation.phrase() }
            ));
        }
        if state.replenished.contains(unit) {
            return Err(bar!("crimea:14.C.a", "has-taken-a-step", unit = unit));
        }
        Ok(())
    }

    fn use_step(&self, state: &mut State, unit: UnitId) {
        match self.roster.unit(unit).nation.ally() {
            None => state.cossack_step = false,
            Some(ally) => state.replacements[ally] -= 1,
        }
        state.replenished.insert(unit);
    }

    pub(crate) fn judge_replace(&self, state: &State, unit: UnitId) -> Verdict {
        self.judge_arrival_time(state)?;
        self.judge_wounds(state, unit)?;
        if self.roster.unit(unit).nation != Nation::Russian {
            let (unsupplied, isolated) = self.unsupplied(state, Side::Allied);
            if unsupplied.or(isolated).contains(unit) {
                return Err(bar!("crimea:14.B.b", "is-out-of-supply", unit = unit));
            }
        }
        Ok(())
    }

    /// Has a unit on the map lost steps, and is there one for it?
    fn judge_wounds(&self, state: &State, unit: UnitId) -> Verdict {
        if state.hex(unit).is_none() {
            return Err(bar!("crimea:14.B.a", "unit-is-not-on-map", unit = unit));
        }
        if state.steps[unit] >= self.roster.unit(unit).steps {
            return Err(bar!("crimea:14.B.a", "is-at-full-strength", unit = unit));
        }
        self.judge_step_for(state, unit)
    }

    pub(crate) fn replace(&self, state: &mut State, unit: UnitId, log: &mut Log<Event>) {
        self.use_step(state, unit);
        state.steps[unit] += 1;
        let steps = state.steps[unit];
        log.tell(|| Event::Replaced { unit, steps });
    }

    /// May a destroyed unit come back there: a headquarters for nothing beside any friend, others as new units?
    pub(crate) fn judge_revive(&self, state: &State, unit: UnitId, at: Hex) -> Verdict {
        self.judge_arrival_time(state)?;
        if state.place[unit] != Place::Lost || self.side(unit) != state.player {
            return Err(bar!("crimea:14.B.c", "is-not-your-destroyed-unit", unit = unit));
        }
        if self.roster.headquarters.contains(unit) {
            return if self.headquarters_ground(state, state.player).contains(at) {
                Ok(())
            } else {
                Err(bar!("crimea:14.B.g", "hq-returns-near-friends"))
            };
        }
        self.judge_step_for(state, unit)?;
        self.judge_coming_in(state, unit, at)
    }

    /// On or next to a friendly unit, not with the enemy (14.A.p5.b, 14.B.g).
    fn headquarters_ground(&self, state: &State, side: Side) -> HexSet {
        (self.held_by(state, side) | self.zone_of(state, side)) - self.held_by(state, side.enemy())
    }

    /// It comes back at its lowest strength (14.C.b).
    pub(crate) fn revive(&self, state: &mut State, unit: UnitId, at: Hex, log: &mut Log<Event>) {
        state.steps[unit] = 1;
        if self.roster.headquarters.contains(unit) {
            state.spent[unit] = 0;
            self.put(state, unit, at);
        } else {
            self.use_step(state, unit);
            self.come_in(state, unit, at);
        }
        log.tell(|| Event::Revived { unit, at });
    }

    /// May a unit on the map, of a division or of none, give up its place to destroyed guns of a division (14.B.f)?
    pub(crate) fn judge_exchange(&self, state: &State, unit: UnitId, given: UnitId) -> Verdict {
        self.judge_arrival_time(state)?;
        self.judge_lost_guns(state, unit)?;
        self.judge_given_guns(state, unit, given)
    }

    pub(crate) fn judge_lost_guns(&self, state: &State, unit: UnitId) -> Verdict {
        let info = self.roster.unit(unit);
        let is_lost = state.place[unit] == Place::Lost && self.side(unit) == state.player;
        if is_lost && info.nation != Nation::Russian && info.arm.is_artillery() && info.division.is_some() {
            Ok(())
        } else {
            Err(bar!("crimea:14.B.f", "is-no-destroyed-allied-artillery", unit = unit))
        }
    }

    fn judge_given_guns(&self, state: &State, unit: UnitId, given: UnitId) -> Verdict {
        let (lost, guns) = (self.roster.unit(unit), self.roster.unit(given));
        let is_like = (guns.arm, guns.size, guns.nation) == (lost.arm, lost.size, lost.nation);
        if is_like && state.hex(given).is_some() {
            Ok(())
        } else {
            Err(bar!("crimea:14.B.f", "replaces-only-like-artillery", unit = unit))
        }
    }

    pub(crate) fn exchange(&self, state: &mut State, unit: UnitId, given: UnitId, log: &mut Log<Event>) {
        let Some(at) = state.hex(given) else { return };
        let road = (state.road_from[given], state.road_turns[given]);
        self.take_off(state, given, Place::Absent);
        state.steps[unit] = self.roster.unit(unit).steps;
        // What has been spent, and paid for the road, stays so.
        state.spent[unit] = state.spent[given];
        (state.road_from[unit], state.road_turns[unit]) = road;
        self.put(state, unit, at);
        log.tell(|| Event::Exchanged { unit, given, at });
    }

    pub(crate) fn offer_replacements(&self, state: &State, out: &mut Vec<Decision>) {
        let side = state.player;
        let mut hungry: Option<UnitSet> = None;
        let mut beside: Option<HexSet> = None;
        for unit in self.roster.of(side) {
            if state.hex(unit).is_some() {
                if self.judge_wounds(state, unit).is_err() {
                    continue;
                }
                let hungry = hungry.get_or_insert_with(|| {
                    let (unsupplied, isolated) = self.unsupplied(state, side);
                    unsupplied.or(isolated)
                });
                if side == Side::Russian || !hungry.contains(unit) {
                    out.push(Decision::Replace { unit });
                }
            } else if state.place[unit] == Place::Lost {
                self.offer_return(state, unit, &mut beside, out);
            }
        }
    }

    /// How a destroyed unit can come back.
    fn offer_return(
        &self,
        state: &State,
        unit: UnitId,
        beside: &mut Option<HexSet>,
        out: &mut Vec<Decision>,
    ) {
        if self.roster.headquarters.contains(unit) {
            let ground = beside.get_or_insert_with(|| self.headquarters_ground(state, state.player));
            ground.for_each(|at| out.push(Decision::Revive { unit, at }));
        } else if self.judge_lost_guns(state, unit).is_ok() {
            for given in self.roster.of(state.player) {
                if self.judge_given_guns(state, unit, given).is_ok() {
                    out.push(Decision::Exchange { unit, given });
                }
            }
        } else if self.judge_step_for(state, unit).is_ok() {
            for at in &self.entries(state, unit) {
                if self.judge_coming_in(state, unit, at).is_ok() {
                    out.push(Decision::Revive { unit, at });
                }
            }
        }
    }
}
