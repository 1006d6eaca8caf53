//! The search for displacements (8.6): who can make room for a retreat, and at what price.
//!
//! A path is taken only if everybody in the chain finds a hex; the search tries all ways and keeps those
//! that move the fewest units. It plays on a copy of the stacks of one side and takes every step back:
//! nothing else changes while a unit retreats, least of all the enemy.

use crate::battle::Battle;
use crate::quad::Quad;
use crate::retreat::{Danger, Path};
use crate::state::{Few, NO_DISPLACED, Retreat};
use crate::throng::Throng;
use crate::unit::{UnitId, UnitSet};
use hexmap::{Direction, Hex, HexSet};

/// The search for a chain gives up after so many positions. A dense crowd can be shuffled in more ways
/// than anybody would try on a table; then the retreating unit counts as hemmed in.
const MOST_POSITIONS: u32 = 4_000;

/// The most units that a retreat may displace.
const MOST_DISPLACED: u8 = 8;

/// The directions in the order of the numbers of the hexes to which they lead. Ways are tried, and
/// offered, in this order.
const BY_NUMBER: [Direction; 6] = [
    Direction::NorthWest,
    Direction::SouthWest,
    Direction::North,
    Direction::South,
    Direction::NorthEast,
    Direction::SouthEast,
];

/// Some of the hexes round a hex, in the order of their numbers.
type Round = Few<Hex, 6>;

/// A search for displacements.
pub(crate) struct Shuffle<'a, B: Battle> {
    quad: &'a Quad<B>,
    friends: Throng,
    danger: &'a Danger,
    /// So many more positions are looked at.
    positions: u32,
}

impl<'a, B: Battle> Shuffle<'a, B> {
    pub fn new(quad: &'a Quad<B>, friends: Throng, danger: &'a Danger) -> Self {
        Self { quad, friends, danger, positions: MOST_POSITIONS }
    }

    /// Where a friend may go, so that the whole retreat can still be finished as cheaply as it was begun.
    pub fn choices(&mut self, retreat: &Retreat, unit: UnitId) -> HexSet {
        let local = self.ways_out(retreat, unit);
        let finishes = |to: &Hex| {
            let mut after = *retreat;
            after.displace(unit, *to);
            self.positions = MOST_POSITIONS;
            self.cheapest_finish(after, 0, retreat.allowance.saturating_sub(1)).is_some()
        };
        local.iter().filter(finishes).collect()
    }

    /// The hexes to which a friend can make room, by the rules of a retreat of one hex: empty ones
    /// first, then such as it can share, then such as others must leave for it.
    fn ways_out(&mut self, retreat: &Retreat, unit: UnitId) -> Round {
        let in_motion = |other: UnitId| {
            other == retreat.unit || retreat.chain.iter().any(|displaced| displaced.unit == other)
        };
        if in_motion(unit) || retreat.displaced.contains(unit) {
            return Round::EMPTY_HEXES; // nobody is displaced twice by one chain
        }
        let steps: Round = self
            .steps_from(unit)
            .filter(|hex| !self.danger.closed.contains(*hex) && !self.friends.stack(*hex).any(in_motion))
            .collect();
        let empty: Round = steps.iter().filter(|hex| self.friends.is_empty(*hex)).collect();
        let choices = if empty.is_empty() { self.crowded_ways(retreat, unit, &steps) } else { empty };
        let off_path: Round = choices.iter().filter(|hex| !retreat.path.contains(*hex)).collect();
        let choices = if off_path.is_empty() { choices } else { off_path };
        if choices.len() < 2 {
            return choices;
        }
        let best = choices.iter().map(|hex| self.danger.distance(hex)).max();
        choices.iter().filter(|hex| Some(self.danger.distance(*hex)) == best).collect()
    }

    /// The hexes to which a unit may step as a result of combat, in the order of their numbers.
    fn steps_from(&self, unit: UnitId) -> impl Iterator<Item = Hex> + use<'_, 'a, B> {
        let from = self.friends.hex(unit);
        let mask = from.map_or(0, |hex| self.quad.ground.retreat_steps(self.quad.arm(unit), hex));
        BY_NUMBER
            .into_iter()
            .filter(move |direction| mask & direction.bit() != 0)
            .filter_map(move |direction| from?.neighbour(direction))
    }

    /// The ways out if friends stand in all hexes round a unit.
    fn crowded_ways(&mut self, retreat: &Retreat, unit: UnitId, steps: &Round) -> Round {
        let may_stack = |hex: &Hex| self.quad.may_join(unit, self.friends.stack(*hex));
        let shared: Round = steps.iter().filter(may_stack).collect();
        if shared.is_empty() { self.cheapest_chains(retreat, unit, steps) } else { shared }
    }

    /// The hexes from which others can make room, with the fewest units moved (8.63).
    fn cheapest_chains(&mut self, retreat: &Retreat, unit: UnitId, steps: &Round) -> Round {
        let mut best = u8::MAX;
        let mut choices = Round::EMPTY_HEXES;
        for hex in steps.iter() {
            let mut after = *retreat;
            if !self.guns_leave_room(unit, hex) || !after.displace(unit, hex) {
                continue;
            }
            let length = after.chain.len();
            if let Some(cost) = self.cheapest_finish(after, length, best.min(MOST_DISPLACED)) {
                if cost < best {
                    best = cost;
                    choices = Round::EMPTY_HEXES;
                }
                if cost == best {
                    choices.push(hex);
                }
            }
        }
        choices
    }

    /// How many more units must be displaced until the chain is shorter than `chain`, or until the
    /// whole retreat is over if that is 0. None if it cannot be done, or not with so few.
    fn cheapest_finish(&mut self, mut retreat: Retreat, chain: usize, budget: u8) -> Option<u8> {
        let moment = self.friends.moment();
        let cost = match self.walk(&mut retreat, chain) {
            Some(blocker) => self.cheapest_room(&retreat, blocker, chain, budget),
            None => Some(0),
        };
        self.friends.take_back(moment);
        cost
    }

    /// Walks on until somebody blocks the way: says who. Nobody does if the chain gets shorter than
    /// `chain`, or the retreat comes to its end.
    fn walk(&mut self, retreat: &mut Retreat, chain: usize) -> Option<UnitId> {
        while retreat.chain.len() >= chain {
            let (mover, to) = retreat.next_mover()?;
            let blocker = self.quad.blocker_in(mover, self.friends.stack(to));
            if blocker.is_some() {
                return blocker;
            }
            self.friends.put_on_top(mover, to);
            retreat.count_step(mover);
        }
        None
    }

    /// The same as [`Shuffle::cheapest_finish`] where a friend has to make room first.
    fn cheapest_room(&mut self, retreat: &Retreat, blocker: UnitId, chain: usize, budget: u8) -> Option<u8> {
        self.positions = self.positions.checked_sub(1)?;
        let budget = budget.checked_sub(1)?;
        let mut best: Option<u8> = None;
        for hex in self.ways_out(retreat, blocker).iter() {
            let mut after = *retreat;
            after.displace(blocker, hex);
            let limit = best.map_or(budget, |known| (known - 1).min(budget));
            if let Some(cost) = self.cheapest_finish(after, chain, limit) {
                best = Some(best.map_or(cost + 1, |known| known.min(cost + 1)));
            }
        }
        best
    }

    /// Artillery stays, so two batteries in a hex leave no room to end there (8.62).
    fn guns_leave_room(&self, unit: UnitId, hex: Hex) -> bool {
        let is_gun = |other: &UnitId| self.quad.arm(*other).is_artillery();
        let guns = self.quad.load_of(self.friends.stack(hex).filter(is_gun));
        self.quad.battle.is_legal_stack(guns.with(self.quad.loads[unit]))
    }
}

impl<B: Battle> Quad<B> {
    /// Of the paths that displace friends, those that can be walked and displace the fewest.
    pub(crate) fn cheapest_displacements(
        &self,
        friends: &Throng,
        danger: &Danger,
        unit: UnitId,
        paths: Vec<Path>,
    ) -> Option<(Vec<Path>, u8)> {
        let mut shuffle = Shuffle::new(self, friends.clone(), danger);
        let mut best = MOST_DISPLACED;
        let mut kept = Vec::new();
        for path in paths {
            let retreat = Retreat {
                unit,
                path,
                walked: Some(0),
                doomed: false,
                chain: Few::empty(NO_DISPLACED),
                displaced: UnitSet::EMPTY,
                allowance: MOST_DISPLACED,
            };
            let Some(cost) = shuffle.cheapest_finish(retreat, 0, best) else { continue };
            if !path.last().is_some_and(|end| shuffle.guns_leave_room(unit, end)) {
                continue;
            }
            if cost < best {
                best = cost;
                kept.clear();
            }
            if cost == best {
                kept.push(path);
            }
        }
        (!kept.is_empty()).then_some((kept, best))
    }
}
