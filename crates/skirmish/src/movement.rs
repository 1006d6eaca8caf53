//! Movement (2).

use crate::event::Event;
use crate::roster::Arm;
use crate::skirmish::Skirmish;
use crate::state::State;
use hex_wargame::{Verdict, bar};
use hexmap::{Direction, Hex};
use kernel::Log;
use wargame::{TwoSides, UnitId};

/// The cheapest way to a hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Reached {
    pub(crate) hex: Hex,
    pub(crate) cost: u8,
    /// An enemy is next to it: the unit goes no further (2.4).
    pub(crate) stops: bool,
}

impl Skirmish {
    /// Whatever a unit may do, it has to be its turn (1.3).
    pub(crate) fn judge_actor(&self, state: &State, unit: UnitId) -> Verdict<Hex> {
        // The decision may be anybody's: a number that no unit has is nobody.
        let known = unit.index() < self.roster.len();
        let Some(hex) = known.then(|| state.units[unit].hex).flatten() else {
            return Err(bar!("skirmish:4.3", "there-is-no-such-unit"));
        };
        if self.roster.side(unit) != state.active {
            return Err(bar!("skirmish:1.3", "it-is-not-turn", unit = unit));
        }
        if state.units[unit].acted {
            return Err(bar!("skirmish:1.3", "has-acted-in-this-turn", unit = unit));
        }
        Ok(hex)
    }

    /// How far a unit goes (2.1).
    pub(crate) const fn allowance(&self, arm: Arm) -> u8 {
        match arm {
            Arm::Fusilier => self.rules.movement.fusilier,
            Arm::Rider => self.rules.movement.rider,
        }
    }

    /// What a step costs; nothing where there is no way for this arm (2.1, 2.2).
    fn price(&self, arm: Arm, from: Hex, direction: Direction) -> Option<u8> {
        let to = self.map.neighbour(from, direction)?;
        let (costs, copse) = (&self.rules.movement, self.is_copse(to));
        if copse && arm == Arm::Rider {
            return None;
        }
        if self.map.road("lane").contains(from, direction) {
            return Some(costs.clear);
        }
        let ground = if copse { costs.copse } else { costs.clear };
        Some(ground + if self.is_uphill(from, to) { costs.uphill } else { 0 })
    }

    /// Is an enemy of the unit next to a hex (2.4)?
    pub(crate) fn is_watched(&self, state: &State, unit: UnitId, hex: Hex) -> bool {
        let enemy = self.roster.side(unit).enemy();
        self.present(state, enemy).any(|(_, at)| at.distance(hex) == 1)
    }

    /// Every hex that a unit can move to, the nearest first.
    pub(crate) fn reach(&self, state: &State, unit: UnitId, from: Hex) -> Vec<Reached> {
        let arm = self.roster.unit(unit).arm;
        let mut found = vec![Reached { hex: from, cost: 0, stops: false }];
        let mut next = 0;
        while next < found.len() {
            // The cheapest first, so that no way to a hex that was gone on from gets cheaper.
            let cheapest = (next..found.len()).min_by_key(|place| found[*place].cost).unwrap_or(next);
            found.swap(next, cheapest);
            let here = found[next];
            next += 1;
            if here.stops {
                continue;
            }
            for direction in Direction::ALL {
                let Some(price) = self.price(arm, here.hex, direction) else { continue };
                let Some(hex) = self.map.neighbour(here.hex, direction) else { continue };
                let cost = here.cost + price;
                if cost > self.allowance(arm) || self.unit_in(state, hex).is_some() {
                    continue;
                }
                match found.iter_mut().find(|reached| reached.hex == hex) {
                    Some(reached) => reached.cost = reached.cost.min(cost),
                    None => found.push(Reached { hex, cost, stops: self.is_watched(state, unit, hex) }),
                }
            }
        }
        found.remove(0);
        found
    }

    /// May a unit move to a hex (2)?
    pub(crate) fn judge_move(&self, state: &State, unit: UnitId, to: Hex) -> Verdict<Reached> {
        let from = self.judge_actor(state, unit)?;
        if let Some(other) = self.unit_in(state, to) {
            return Err(bar!("skirmish:2.3", "stands-in", other = other, hex = to));
        }
        if self.is_copse(to) && self.roster.unit(unit).arm == Arm::Rider {
            return Err(bar!("skirmish:2.2", "cannot-enter-copse", unit = unit, hex = to));
        }
        let reached = self.reach(state, unit, from).into_iter().find(|reached| reached.hex == to);
        reached.ok_or_else(|| bar!("skirmish:2.1", "cannot-reach", unit = unit, hex = to))
    }

    pub(crate) fn carry_out_move(&self, state: &mut State, unit: UnitId, to: Hex, log: &mut Log<Event>) {
        state.units[unit].hex = Some(to);
        log.tell(|| Event::Moved { unit, to });
    }
}
