//! Who can fire at whom, kept between questions: most of it stays true when one unit moves.

use crate::aim::Scope;
use crate::field::Field;
use crate::footprint::Pose;
use crate::league::League;
use crate::state::State;
use crate::unit::{MAX_STANDS, MAX_UNITS, UnitId, UnitSet};
use std::cell::RefCell;
use tabletop::Point;

/// Everything about a unit on which fire, its own and that of others, depends. Who fired at it is kept apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Look {
    pose: Pose,
    stands: u8,
    here: bool,
    engaged: bool,
    came_from: Option<Point>,
}

/// What was found for a unit.
#[derive(Clone, Copy, Debug)]
struct Found {
    /// When.
    at: u64,
    /// Who had fired at it.
    fired_at_by: UnitSet,
    /// What it depended on.
    scope: Scope,
    /// Whom each stand may fire at.
    targets: [UnitSet; MAX_STANDS],
}

/// Answers about fire, and when each unit was last seen to change. It follows one state at a time; another state is to
/// it like a great change.
#[derive(Debug)]
pub(crate) struct Memory {
    serial: u64,
    /// Counts the times that anything had changed.
    now: u64,
    looks: Vec<Option<Look>>,
    changed: Vec<u64>,
    found: Vec<Option<Found>>,
}

impl Memory {
    fn new(serial: u64) -> Self {
        Memory {
            serial,
            now: 0,
            looks: vec![None; MAX_UNITS],
            changed: vec![0; MAX_UNITS],
            found: vec![None; MAX_UNITS],
        }
    }

    /// Sees which units have changed.
    fn refresh(&mut self, game: &League, state: &State, field: &Field) {
        if self.serial != game.serial {
            *self = Memory::new(game.serial);
        }
        let next = self.now + 1;
        for unit in game.roster.ids() {
            let now = &state.units[unit];
            let look = Some(Look {
                pose: now.pose(),
                stands: field.print(unit).bases().len() as u8,
                here: state.here(unit),
                engaged: now.knot != 0,
                came_from: now.came_from,
            });
            if self.looks[unit.index()] != look {
                self.looks[unit.index()] = look;
                self.changed[unit.index()] = next;
                self.now = next;
            }
        }
    }

    /// Whom each stand of a unit may fire at as its action.
    pub(crate) fn targets(
        &mut self,
        game: &League,
        state: &State,
        field: &Field,
        unit: UnitId,
    ) -> &[UnitSet; MAX_STANDS] {
        let still_true = self.found[unit.index()].is_some_and(|found| {
            found.fired_at_by == state.fired_at_by[unit] && self.holds(&found, game, state, field, unit)
        });
        if !still_true {
            self.found[unit.index()] = None;
        }
        let now = self.now;
        let found = self.found[unit.index()].get_or_insert_with(|| {
            let (targets, scope) = game.targets(state, field, unit, false);
            Found { at: now, fired_at_by: state.fired_at_by[unit], scope, targets }
        });
        found.at = now;
        &found.targets
    }

    /// Has nothing changed since then that could matter: neither one that was near, nor one that is now?
    fn holds(&self, found: &Found, game: &League, state: &State, field: &Field, unit: UnitId) -> bool {
        let matters = |other: UnitId| {
            found.scope.units.contains(other)
                || (state.here(other) && game.may_matter(state, field, other, unit, &found.scope))
        };
        found.at == self.now
            || !game.roster.ids().any(|other| self.changed[other.index()] > found.at && matters(other))
    }
}

thread_local! {
    static MEMORY: RefCell<Memory> = RefCell::new(Memory::new(0));
}

impl League {
    /// Answers a question about fire with what was found before.
    pub(crate) fn with_memory<T>(
        &self,
        state: &State,
        field: &Field,
        ask: impl FnOnce(&mut Memory) -> T,
    ) -> T {
        MEMORY.with(|memory| {
            let mut memory = memory.borrow_mut();
            memory.refresh(self, state, field);
            ask(&mut memory)
        })
    }
}
