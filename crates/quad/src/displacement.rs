//! Displacement (8.6): friends make room for a retreat, if need be in a chain.
//!
//! The retreating unit walks its path. Where a friend blocks the next hex, the friend first goes one hex
//! as if it retreated itself; if it can only go where another friend blocks it, that one makes room
//! first, and so on. Artillery stays where it is. A path is taken only if everybody in the chain finds
//! a hex; the search tries all ways and keeps those that move the fewest units.

use crate::battle::Battle;
use crate::event::Event;
use crate::quad::Quad;
use crate::retreat::Path;
use crate::state::{Displaced, NO_DISPLACED, Retreat, Stage, State};
use crate::unit::{UnitId, UnitSet};
use hexmap::{Hex, HexSet};
use kernel::Log;
use manoeuvre::{Verdict, bar};

/// The search for a chain gives up after so many positions. A dense crowd can be shuffled in more ways
/// than anybody would try on a table; then the retreating unit counts as hemmed in.
const MOST_POSITIONS: u32 = 4_000;

/// What the walk does next.
enum Next {
    /// The path is walked to its end.
    Arrived,
    /// This friend must make room first.
    Blocked(UnitId),
    /// Somebody came into a stack; its order is to be chosen.
    Stacked,
}

impl<B: Battle> Quad<B> {
    /// Who moves next, and where to: the last of the chain, or the retreating unit itself.
    fn next_mover(retreat: &Retreat) -> Option<(UnitId, Hex)> {
        if let Some(displaced) = retreat.chain.last() {
            return Some((displaced.unit, displaced.to));
        }
        let walked = usize::from(retreat.walked?);
        retreat.path.as_slice().get(walked + 1).map(|hex| (retreat.unit, *hex))
    }

    /// Walks on until somebody blocks the way, or the chain is shorter than `chain`, or all is done.
    fn walk_until(&self, state: &mut State<B::Exclusive>, chain: usize, log: &mut Log<Event>) -> Next {
        loop {
            let Some(retreat) = state.retreat else { return Next::Arrived };
            if chain > 0 && retreat.chain.len() < chain {
                return Next::Arrived;
            }
            let Some((mover, to)) = Self::next_mover(&retreat) else { return Next::Arrived };
            if let Some(friend) = self.blocker(state, mover, to) {
                return Next::Blocked(friend);
            }
            let from = state.hex(mover).unwrap_or(to);
            self.put_on_top(state, mover, to);
            self.battle.after_step(self, state, mover, to, log);
            let Some(retreat) = state.retreat.as_mut() else { return Next::Arrived };
            if retreat.chain.pop(NO_DISPLACED).is_some() {
                retreat.displaced.insert(mover);
                log.tell(|| Event::Displaced { unit: mover, from, to });
                self.leave_the_melee(state, mover);
                self.ask_for_order(state, mover);
                if state.arriving.is_some() {
                    return Next::Stacked;
                }
            } else {
                retreat.walked = retreat.walked.map(|walked| walked + 1);
                retreat.displaced = UnitSet::EMPTY; // the next step makes a chain of its own
            }
        }
    }

    /// Walks a chosen path as far as nobody is asked. True when the retreat is over.
    pub(crate) fn walk(&self, state: &mut State<B::Exclusive>, log: &mut Log<Event>) -> bool {
        loop {
            match self.walk_until(state, 0, log) {
                Next::Arrived => return true,
                Next::Blocked(friend) => {
                    let choices = self.displacement_choices(state, friend);
                    match (choices.first(), choices.len()) {
                        (Some(only), 1) => self.displace(state, friend, only),
                        _ => return false,
                    }
                }
                Next::Stacked => return false,
            }
        }
    }

    /// The friend that has to make room now.
    pub(crate) fn displaced_next(&self, state: &State<B::Exclusive>) -> Option<UnitId> {
        let retreat = state.retreat.as_ref().filter(|retreat| retreat.walked.is_some())?;
        let (mover, to) = Self::next_mover(retreat)?;
        self.blocker(state, mover, to)
    }

    pub(crate) fn displace(&self, state: &mut State<B::Exclusive>, unit: UnitId, to: Hex) {
        if let Some(retreat) = state.retreat.as_mut() {
            retreat.chain.push(Displaced { unit, to });
            retreat.allowance = retreat.allowance.saturating_sub(1);
        }
    }

    /// Where the friend may go, so that the whole retreat can still be finished as cheaply as it was
    /// begun.
    pub(crate) fn displacement_choices(&self, state: &State<B::Exclusive>, unit: UnitId) -> HexSet {
        let mut positions = MOST_POSITIONS;
        let allowance = state.retreat.as_ref().map_or(0, |retreat| retreat.allowance);
        let local = self.ways_out(state, unit, &mut positions);
        let finishes = |to: &Hex| {
            let mut after = *state;
            self.displace(&mut after, unit, *to);
            let budget = allowance.saturating_sub(1);
            self.cheapest_finish(after, 0, budget, &mut MOST_POSITIONS.clone()).is_some()
        };
        local.iter().filter(finishes).collect()
    }

    /// The hexes to which a friend can make room, by the rules of a retreat of one hex: empty ones
    /// first, then such as it can share, then such as others must leave for it.
    fn ways_out(&self, state: &State<B::Exclusive>, unit: UnitId, positions: &mut u32) -> HexSet {
        let (Some(from), Some(retreat)) = (state.hex(unit), state.retreat.as_ref()) else {
            return HexSet::EMPTY;
        };
        let moved = |other: UnitId| {
            other == retreat.unit
                || retreat.displaced.contains(other)
                || retreat.chain.as_slice().iter().any(|displaced| displaced.unit == other)
        };
        if moved(unit) {
            return HexSet::EMPTY; // nobody is displaced twice by one chain
        }
        let side = self.side(unit);
        let danger = self.danger_for(state, side);
        let in_motion: HexSet = std::iter::once(retreat.unit)
            .chain(retreat.chain.as_slice().iter().map(|displaced| displaced.unit))
            .filter_map(|unit| state.hex(unit))
            .collect();
        let steps: HexSet = self
            .combat_neighbours(self.arm(unit), from)
            .filter(|hex| !danger.closed.contains(*hex) && !in_motion.contains(*hex))
            .collect();
        let empty: HexSet =
            steps.iter().filter(|hex| self.units_in(state, side, *hex).next().is_none()).collect();
        let shared: HexSet = (steps - empty).iter().filter(|hex| self.may_stack(state, unit, *hex)).collect();
        let choices = if !empty.is_empty() {
            empty
        } else if !shared.is_empty() {
            shared
        } else {
            self.cheapest_chains(state, unit, steps, positions)
        };
        let path: HexSet = retreat.path.as_slice().iter().copied().collect();
        let off_path = choices - path;
        let choices = if off_path.is_empty() { choices } else { off_path };
        let best = choices.iter().map(|hex| danger.distance(hex)).max();
        choices.iter().filter(|hex| Some(danger.distance(*hex)) == best).collect()
    }

    /// The hexes from which others can make room, with the fewest units moved (8.63).
    fn cheapest_chains(
        &self,
        state: &State<B::Exclusive>,
        unit: UnitId,
        steps: HexSet,
        positions: &mut u32,
    ) -> HexSet {
        let length = state.retreat.as_ref().map_or(0, |retreat| retreat.chain.len());
        let mut best = u8::MAX;
        let mut choices = HexSet::EMPTY;
        for hex in steps.iter().filter(|hex| self.guns_leave_room(state, unit, *hex)) {
            let mut after = *state;
            self.displace(&mut after, unit, hex);
            if after.retreat.as_ref().map(|retreat| retreat.chain.len()) != Some(length + 1) {
                continue; // the chain is as long as a chain can be
            }
            if let Some(cost) = self.cheapest_finish(after, length + 1, best.min(8), positions) {
                if cost < best {
                    best = cost;
                    choices = HexSet::EMPTY;
                }
                if cost == best {
                    choices.insert(hex);
                }
            }
        }
        choices
    }

    /// How many more units must be displaced until the chain is shorter than `chain`, or until the
    /// whole retreat is over if that is 0. None if it cannot be done, or not with so few.
    fn cheapest_finish(
        &self,
        mut state: State<B::Exclusive>,
        chain: usize,
        budget: u8,
        positions: &mut u32,
    ) -> Option<u8> {
        let mut log = Log::silent();
        let blocker = loop {
            match self.walk_until(&mut state, chain, &mut log) {
                Next::Arrived => return Some(0),
                Next::Blocked(friend) => break friend,
                Next::Stacked => state.arriving = None,
            }
        };
        *positions = positions.checked_sub(1)?;
        let budget = budget.checked_sub(1)?;
        let mut best: Option<u8> = None;
        for hex in self.ways_out(&state, blocker, positions).iter() {
            let mut after = state;
            self.displace(&mut after, blocker, hex);
            let limit = best.map_or(budget, |known| (known - 1).min(budget));
            if let Some(cost) = self.cheapest_finish(after, chain, limit, positions) {
                best = Some(best.map_or(cost + 1, |known| known.min(cost + 1)));
            }
        }
        best
    }

    /// Of the paths that displace friends, those that can be walked and displace the fewest.
    pub(crate) fn cheapest_displacements(
        &self,
        state: &State<B::Exclusive>,
        unit: UnitId,
        paths: Vec<Path>,
    ) -> Option<(Vec<Path>, u8)> {
        let mut positions = MOST_POSITIONS;
        let mut best = 8;
        let mut kept = Vec::new();
        for path in paths {
            let mut trial = *state;
            trial.retreat = Some(Retreat {
                unit,
                path,
                walked: Some(0),
                doomed: false,
                chain: crate::state::Few::empty(NO_DISPLACED),
                displaced: UnitSet::EMPTY,
                allowance: 8,
            });
            let Some(cost) = self.cheapest_finish(trial, 0, best, &mut positions) else { continue };
            if !path.last().is_some_and(|end| self.guns_leave_room(state, unit, end)) {
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

    /// Artillery stays, so two batteries in a hex leave no room to end there (8.62).
    fn guns_leave_room(&self, state: &State<B::Exclusive>, unit: UnitId, hex: Hex) -> bool {
        let guns = self
            .units_in(state, self.side(unit), hex)
            .filter(|other| self.arm(*other).is_artillery())
            .fold(crate::stacking::StackLoad::default(), |load, other| load.with(self.loads[other]));
        self.battle.is_legal_stack(guns.with(self.loads[unit]))
    }

    pub(crate) fn judge_displace(&self, state: &State<B::Exclusive>, unit: UnitId, to: Hex) -> Verdict {
        if state.combat.stage != Stage::Retreats || self.displaced_next(state) != Some(unit) {
            return Err(bar!("quad:8.61", "{unit} does not have to make room now.", unit = unit));
        }
        if self.displacement_choices(state, unit).contains(to) {
            return Ok(());
        }
        if let Some(bar) = self.why_closed(to) {
            return Err(bar);
        }
        Err(bar!("quad:8.61", "{unit} cannot make room by going to {hex}.", unit = unit, hex = to))
    }
}
