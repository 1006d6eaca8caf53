//! Phase 1: the fire takes effect (12.A.1).

use crate::Verdict;
use crate::crimea::Crimea;
use crate::event::Event;
use crate::results::FireResult;
use crate::state::{Cause, Hit, State};
use crate::unit::Side;
use hex_wargame::bar;
use hexmap::{Hex, HexSet};
use kernel::{Dice, Log};

/// Everything that a side fires at one hex.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Volley {
    /// The target.
    pub at: Hex,
    /// The sum of the fire factors.
    pub factors: u32,
    /// The hexes it is fired from.
    pub from: HexSet,
}

impl Volley {
    /// Adds factors fired from a hex at a target to a list of volleys that is kept in the order of the map.
    pub(crate) fn add(volleys: &mut Vec<Volley>, from: Hex, at: Hex, factors: u32) {
        let place = match volleys.binary_search_by_key(&at.index(), |volley| volley.at.index()) {
            Ok(place) => place,
            Err(place) => {
                volleys.insert(place, Volley { at, factors: 0, from: HexSet::EMPTY });
                place
            }
        };
        volleys[place].factors += factors;
        volleys[place].from.insert(from);
    }
}

impl Crimea {
    /// Rolls for every target hex of both sides and queues the hits: the defender's hexes first (ruling F3).
    pub(crate) fn reveal(&self, state: &mut State, dice: &mut dyn Dice, log: &mut Log<Event>) {
        for side in [state.attacker(), state.defender()] {
            for volley in self.volleys(state, side) {
                // One roll for a hex and side, however many factors (ruling F2, E.CRT.2.b).
                let Some(column) = self.tables.fire.column(volley.factors) else { continue };
                dice.throw_for(volley.at.index() as u32);
                let die = dice.roll(6);
                let modifier = self.fire_die_modifier(state, &volley.from, volley.at);
                let result = self.tables.fire.result(column, i32::from(die) + modifier);
                let (at, factors) = (volley.at, volley.factors);
                log.tell(|| Event::FireRolled { side, at, factors, modifier, die, result });
                let target = side.enemy();
                let shaken = self.troops_in(state, at, target).intersects(state.disrupted);
                // Disrupted units rout again even if the fire has no effect (12.B.1.p7, ruling MO5).
                if result != FireResult::NOTHING || shaken {
                    let FireResult { steps, check } = result;
                    state.toll.waiting.push(Hit { at, side: target, steps, check, cause: Cause::Fire });
                }
            }
        }
    }

    /// What a side fires in phase 1, by target hex.
    pub(crate) fn volleys(&self, state: &State, side: Side) -> Vec<Volley> {
        let mut volleys = Vec::new();
        for unit in self.roster.of(side) {
            let Some(way) = state.action.aims[unit].direction() else { continue };
            let Some(from) = state.hex(unit) else { continue };
            let Some(at) = self.map.neighbour(from, way) else { continue };
            Volley::add(&mut volleys, from, at, self.fire_factor(state, unit).into());
        }
        if side == Side::Russian {
            let fort = self.star_fort();
            for way in state.action.fort_aims.iter().filter_map(|aim| aim.direction()) {
                if let Some(at) = self.map.neighbour(fort, way) {
                    Volley::add(&mut volleys, fort, at, self.tables.campaign.star_fort_guns.into());
                }
            }
        }
        volleys
    }

    /// What the ground, the climb and the work add to the die, the worst of the firing hexes (E.CRT.2).
    pub(crate) fn fire_die_modifier(&self, state: &State, from: &HexSet, at: Hex) -> i32 {
        let climb = from.iter().map(|hex| self.fire_climb_modifier(hex, at)).max().unwrap_or(0);
        let work = if state.works.level(at) > 0 { self.tables.fire_modifiers.work } else { 0 };
        climb + self.ground.fire_modifier(at) + work
    }

    /// What firing uphill adds to the die.
    pub(crate) fn fire_climb_modifier(&self, from: Hex, at: Hex) -> i32 {
        let climb = from.direction_to(at).map_or(0, |way| self.ground.climb(from, way));
        match climb {
            1 => self.tables.fire_modifiers.up_slope,
            2 => self.tables.fire_modifiers.up_steep_slope,
            _ => 0,
        }
    }

    /// May a hex be fired at by a side at all, and if not, why?
    pub(crate) fn judge_target(&self, state: &State, at: Hex, side: Side) -> Verdict {
        if !self.holds(state, at, side.enemy()) {
            return Err(bar!("crimea:12.A.1.p1.a", "no-enemy-in", hex = at));
        }
        if self.holds(state, at, side) {
            return Err(bar!("crimea:R.F5", "friends-in", hex = at));
        }
        if state.works.level(at) >= 2 {
            return Err(bar!("crimea:7.p3.b", "only-siege-fire-hurts-work", hex = at));
        }
        Ok(())
    }

    /// May a hex be fired at by a side at all: enemies in it, no friends, no work of level 2 or 3?
    pub(crate) fn is_target(&self, state: &State, at: Hex, side: Side) -> bool {
        self.judge_target(state, at, side).is_ok()
    }
}
