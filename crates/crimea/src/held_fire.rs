//! Phases 7 and 10: held fire (12.A.7, 12.A.10).

use crate::Verdict;
use crate::crimea::Crimea;
use crate::decision::Decision;
use crate::event::Event;
use crate::fire::Volley;
use crate::results::FireResult;
use crate::state::{Aim, Cause, Hit, Phase, Place, State};
use crate::unit::{Arm, Side, UnitId, UnitSet};
use hex_wargame::bar;
use hexmap::{Hex, HexSet};
use kernel::{Dice, Log};

impl Crimea {
    /// The side whose held fire it is.
    fn holder_of_fire(&self, state: &State) -> Option<Side> {
        if state.is_phase(Phase::DefenderHeldFire) {
            Some(state.defender())
        } else {
            state.is_phase(Phase::AttackerHeldFire).then(|| state.attacker())
        }
    }

    /// Units of a side that came into an enemy's hex in the movement phase before (12.A.7).
    pub(crate) fn newcomers(&self, state: &State, at: Hex, side: Side) -> UnitSet {
        if !self.holds(state, at, side.enemy()) {
            return UnitSet::EMPTY;
        }
        let troops = self.troops_in(state, at, side).without(state.action.locked);
        troops.iter().filter(|unit| state.action.came_from[*unit].hex().is_some()).collect()
    }

    /// Cavalry of a side that came through a hex, or into it, when it charged in the movement phase before.
    pub(crate) fn chargers_over(&self, state: &State, at: Hex, side: Side) -> UnitSet {
        self.roster.of(side).filter(|unit| self.charged_over(state, *unit).contains(&Some(at))).collect()
    }

    /// The hexes that a unit entered in its charge: one that it passed, and the one where it is. Not where it began.
    fn charged_over(&self, state: &State, unit: UnitId) -> [Option<Hex>; 2] {
        let action = &state.action;
        if action.charged_from[unit] == Place::Absent {
            return [None, None];
        }
        let passed = action.came_from[unit] != action.charged_from[unit];
        [action.came_from[unit].hex().filter(|_| passed), state.hex(unit)]
    }

    /// The hexes that cavalry of a side entered in a charge: it can be fired at from next to any of them (12.B.4.c).
    fn charged_hexes(&self, state: &State, side: Side) -> HexSet {
        self.roster.of(side).flat_map(|unit| self.charged_over(state, unit)).flatten().collect()
    }

    /// Does a unit still have the fire that it held in phase 1? Siege guns and ships fire in that phase alone (17.C).
    fn judge_held(&self, state: &State, unit: UnitId) -> Verdict {
        let arm = self.roster.unit(unit).arm;
        if arm.is_siege() || arm == Arm::Ship {
            return Err(bar!("crimea:17.C.c", "cannot-hold-its-fire", unit = unit));
        }
        self.judge_shooter(state, unit)?;
        if state.action.shot.contains(unit) || state.action.aims[unit] != Aim::HOLD {
            return Err(bar!("crimea:12.A.7.a", "has-fired", unit = unit));
        }
        Ok(())
    }

    /// Those who are meant when a unit is told to fire, and can.
    fn holders(&self, state: &State, unit: UnitId) -> UnitSet {
        let set = self.with_absorbed(state, unit);
        set.iter().filter(|member| self.judge_held(state, *member).is_ok()).collect()
    }

    /// What can be fired at from a hex: newcomers in it, chargers who came next to it.
    fn judge_held_target(&self, state: &State, from: Hex, at: Hex, side: Side) -> Verdict {
        let enemy = side.enemy();
        if at == from {
            if self.newcomers(state, at, enemy).is_empty() {
                return Err(bar!("crimea:12.A.7.a", "no-enemy-has-entered", hex = at));
            }
        } else if from.distance(at) != 1 || !self.charged_hexes(state, enemy).contains(at) {
            return Err(bar!("crimea:12.A.7.a", "held-fire-has-no-target-there", hex = from));
        }
        Ok(())
    }

    /// Everything that held fire out of a hex could be for: newcomers in it, chargers next to it.
    pub(crate) fn held_targets(&self, state: &State, from: Hex, side: Side) -> HexSet {
        let near = self.ground.around(from).iter().chain([from]);
        near.filter(|at| self.judge_held_target(state, from, *at, side).is_ok()).collect()
    }

    /// The part of the judgement that does not depend on the target.
    fn judge_holders(&self, state: &State, from: Hex, side: Side, unit: UnitId) -> Verdict {
        let set = self.holders(state, unit);
        if set.is_empty() {
            self.judge_held(state, unit)?;
        }
        let firing = self.units_in(state, from).and(self.roster.set_of(side)).and(state.action.shot);
        if !self.fits_limit(state, from, side, &set.or(firing)) {
            return Err(bar!("crimea:9.p1.b", "too-many-would-fire", unit = unit, hex = from));
        }
        Ok(())
    }

    pub(crate) fn judge_fire_held(&self, state: &State, unit: UnitId, at: Hex) -> Verdict {
        let Some(side) = self.holder_of_fire(state) else {
            return Err(bar!("crimea:12.A.7.a", "held-fire-follows-enemy-movement"));
        };
        let Some(from) = state.hex(unit).filter(|_| self.side(unit) == side) else {
            return Err(bar!("crimea:12.A.7.a", "not-yours-to-fire", unit = unit));
        };
        self.judge_held_target(state, from, at, side)?;
        self.judge_holders(state, from, side, unit)
    }

    /// The head of a division lets all its absorbed units fire that can.
    pub(crate) fn fire_held(&self, state: &mut State, unit: UnitId, at: Hex) {
        let Some(from) = state.hex(unit) else { return };
        for member in self.holders(state, unit).iter() {
            state.action.shot.insert(member);
            state.action.aims[member] = from.direction_to(at).map_or(Aim::HERE, Aim::at);
        }
    }

    pub(crate) fn judge_fire_fort(&self, state: &State, at: Hex) -> Verdict {
        if self.holder_of_fire(state) != Some(Side::Russian) {
            return Err(bar!("crimea:R.F7", "star-fort-holds-fire-for-russians"));
        }
        if self.fort_tens_left(state) == 0 {
            return Err(bar!("crimea:7.p7.d", "star-fort-has-no-fire-left"));
        }
        if self.troops_in(state, self.star_fort(), Side::Russian).intersects(state.action.locked) {
            return Err(bar!("crimea:R.F5", "star-fort-is-in-melee"));
        }
        self.judge_held_target(state, self.star_fort(), at, Side::Russian)
    }

    pub(crate) fn fire_fort(&self, state: &mut State, at: Hex) {
        let way = self.star_fort().direction_to(at).map_or(Aim::HERE, Aim::at);
        if let Some(aim) = state.action.fort_aims.iter_mut().find(|aim| **aim == Aim::HOLD) {
            *aim = way;
            state.action.fort_shot += 1;
        }
    }

    pub(crate) fn offer_held_fire(&self, state: &State, out: &mut Vec<Decision>) {
        let Some(side) = self.holder_of_fire(state) else { return };
        let charged = self.charged_hexes(state, side.enemy());
        let contested = self.held_by(state, side) & self.held_by(state, side.enemy());
        let ordered = state.action.shot.intersects(self.roster.set_of(side)) || state.action.fort_shot > 0;
        if charged.is_empty() && contested.is_empty() && !ordered {
            return;
        }
        let entered: HexSet =
            contested.iter().filter(|hex| !self.newcomers(state, *hex, side.enemy()).is_empty()).collect();
        for unit in self.roster.of(side) {
            let Some(from) = state.hex(unit) else { continue };
            let past = charged & *self.ground.around(from);
            let here = entered.contains(from);
            let can_fire = (here || !past.is_empty())
                && !self.holders(state, unit).is_empty()
                && self.judge_holders(state, from, side, unit).is_ok();
            if can_fire && here {
                out.push(Decision::FireHeld { unit, at: from });
            }
            if can_fire {
                past.for_each(|at| out.push(Decision::FireHeld { unit, at }));
            }
            self.offer_recall(state, unit, out);
        }
        if side == Side::Russian && self.fort_tens_left(state) > 0 {
            let fort = self.star_fort();
            let near = *self.ground.around(fort) & charged;
            for at in entered.iter().filter(|hex| *hex == fort).chain(near.iter()) {
                if self.judge_fire_fort(state, at).is_ok() {
                    out.push(Decision::FireFort { at });
                }
            }
        }
        if side == Side::Russian {
            self.offer_fort_recalls(state, out);
        }
    }

    /// What a side fires with held fire: from outside at chargers by the hex they came over, or at newcomers in its hex.
    pub(crate) fn held_volleys(&self, state: &State, side: Side, passing: bool) -> Vec<Volley> {
        let mut volleys = Vec::new();
        let target = |from: Hex, aim: Aim| match aim.direction() {
            Some(way) => self.map.neighbour(from, way).filter(|_| passing),
            None => Some(from).filter(|_| !passing),
        };
        for unit in state.action.shot.and(self.roster.set_of(side)).iter() {
            let Some(from) = state.hex(unit) else { continue };
            if let Some(at) = target(from, state.action.aims[unit]) {
                Volley::add(&mut volleys, from, at, self.fire_factor(state, unit).into());
            }
        }
        if side == Side::Russian {
            // The tens that hold are told after those that fired in phase 1.
            let told = state.action.fort_aims.iter().filter(|aim| **aim != Aim::HOLD).count();
            let first = told.saturating_sub(state.action.fort_shot.into());
            for aim in &state.action.fort_aims[first..told] {
                if let Some(at) = target(self.star_fort(), *aim) {
                    let guns = self.tables.campaign.star_fort_guns.into();
                    Volley::add(&mut volleys, self.star_fort(), at, guns);
                }
            }
        }
        volleys
    }

    /// Rolls for all assigned held fire of the phase and queues the hits: first at chargers on their way. A check throws
    /// newcomers back when the hit takes effect.
    pub(crate) fn resolve_held_fire(&self, state: &mut State, dice: &mut dyn Dice, log: &mut Log<Event>) {
        let Some(side) = self.holder_of_fire(state) else { return };
        for passing in [true, false] {
            for Volley { at, factors, .. } in self.held_volleys(state, side, passing) {
                let Some(column) = self.tables.fire.column(factors) else { continue };
                dice.throw_for(at.index() as u32);
                let die = dice.roll(6);
                let result = self.tables.fire.result(column, i32::from(die) + self.tables.fire.held);
                log.tell(|| Event::HeldFireRolled { side, at, passing, factors, die, result });
                if result != FireResult::NOTHING {
                    let FireResult { steps, check } = result;
                    let cause = if passing { Cause::PassingFire } else { Cause::HeldFire };
                    state.toll.waiting.push(Hit { at, side: side.enemy(), steps, check, cause });
                }
            }
        }
    }
}
