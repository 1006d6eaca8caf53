//! Displacement (8.6): friends make room for a retreat, if need be in a chain.
//!
//! The retreating unit walks its path. Where a friend blocks the next hex, the friend first goes one hex
//! as if it retreated itself; if it can only go where another friend blocks it, that one makes room
//! first, and so on. Artillery stays where it is. Which ways there are is the business of
//! [`crate::shuffle`].

use crate::battle::{Battle, Happening};
use crate::event::Event;
use crate::quad::Quad;
use crate::shuffle::Shuffle;
use crate::state::{Displaced, NO_DISPLACED, Retreat, Stage, State};
use crate::unit::{UnitId, UnitSet};
use hex_wargame::{Verdict, bar};
use hexmap::{Hex, HexSet};
use kernel::Log;

/// What the walk does next.
enum Next {
    /// The path is walked to its end.
    Arrived,
    /// This friend must make room first.
    Blocked(UnitId),
    /// Somebody came into a stack; its order is to be chosen.
    Stacked,
}

impl Retreat {
    /// Who moves next, and where to: the last of the chain, or the retreating unit itself.
    #[inline]
    pub(crate) fn next_mover(&self) -> Option<(UnitId, Hex)> {
        if let Some(displaced) = self.chain.last() {
            return Some((displaced.unit, displaced.to));
        }
        let walked = usize::from(self.walked?);
        self.path.as_slice().get(walked + 1).map(|hex| (self.unit, *hex))
    }

    /// The next mover has made its step. True if it made room for another.
    #[inline]
    pub(crate) fn count_step(&mut self, mover: UnitId) -> bool {
        let made_room = self.chain.pop(NO_DISPLACED).is_some();
        if made_room {
            self.displaced.insert(mover);
        } else {
            self.walked = self.walked.map(|walked| walked + 1);
            self.displaced = UnitSet::EMPTY; // the next step makes a chain of its own
        }
        made_room
    }

    /// A friend is told where to go. False if the chain is as long as a chain can be.
    #[inline]
    pub(crate) fn displace(&mut self, unit: UnitId, to: Hex) -> bool {
        self.allowance = self.allowance.saturating_sub(1);
        self.chain.push(Displaced { unit, to })
    }
}

impl<B: Battle> Quad<B> {
    /// Walks on until somebody blocks the way, or all is done.
    fn walk_on(&self, state: &mut State<B::Exclusive>, log: &mut Log<Event>) -> Next {
        while let Some((mover, to)) = state.retreat.as_ref().and_then(Retreat::next_mover) {
            if let Some(friend) = self.blocker(state, mover, to) {
                return Next::Blocked(friend);
            }
            let from = state.hex(mover).unwrap_or(to);
            self.put_on_top(state, mover, to);
            self.battle.react(self, state, Happening::Stepped { unit: mover, hex: to }, log);
            if state.retreat.as_mut().is_some_and(|retreat| retreat.count_step(mover)) {
                log.tell(|| Event::Displaced { unit: mover, from, to });
                self.leave_the_melee(state, mover);
                self.ask_for_order(state, mover);
                if state.arriving.is_some() {
                    return Next::Stacked;
                }
            }
        }
        Next::Arrived
    }

    /// Walks a chosen path as far as nobody is asked. True when the retreat is over.
    pub(crate) fn walk(&self, state: &mut State<B::Exclusive>, log: &mut Log<Event>) -> bool {
        loop {
            match self.walk_on(state, log) {
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
        let (mover, to) = retreat.next_mover()?;
        self.blocker(state, mover, to)
    }

    pub(crate) fn displace(&self, state: &mut State<B::Exclusive>, unit: UnitId, to: Hex) {
        if let Some(retreat) = state.retreat.as_mut() {
            retreat.displace(unit, to);
        }
    }

    /// Where the friend may go, so that the whole retreat can still be finished as cheaply as it was
    /// begun.
    pub(crate) fn displacement_choices(&self, state: &State<B::Exclusive>, unit: UnitId) -> HexSet {
        let Some(retreat) = &state.retreat else { return HexSet::EMPTY };
        let side = self.side(unit);
        let danger = self.danger_for(state, side);
        Shuffle::new(self, self.throng(state, side), &danger).choices(retreat, unit)
    }

    pub(crate) fn judge_displace(&self, state: &State<B::Exclusive>, unit: UnitId, to: Hex) -> Verdict {
        if state.combat.stage != Stage::Retreats || self.displaced_next(state) != Some(unit) {
            return Err(bar!("quad:8.61", "is-not-being-displaced", unit = unit));
        }
        if self.displacement_choices(state, unit).contains(to) {
            return Ok(());
        }
        if let Some(bar) = self.why_closed(to) {
            return Err(bar);
        }
        Err(bar!("quad:8.61", "cannot-be-displaced-to", unit = unit, hex = to))
    }
}
