//! Allied reinforcements (5.5).

use crate::event::Event;
use crate::inkerman::Inkerman;
use crate::state::{Place, State};
use crate::unit::{Side, UnitId, UnitSet};
use hex_wargame::{Verdict, bar};
use hexmap::{Hex, HexSet};
use kernel::Log;

impl Inkerman {
    /// The price of entering at a hex: by the road where one comes in.
    pub fn entry_price(&self, unit: UnitId, at: Hex) -> Option<u8> {
        if self.tables.road_entries.contains(at) {
            return Some(self.tables.costs.road);
        }
        self.ground.hex_price(self.gaits[unit], at).filter(|price| *price <= self.tables.allowance)
    }

    /// The hexes at which nobody can enter now.
    pub(crate) fn blocked_entries(&self, state: &State) -> HexSet {
        self.held_by(state, Side::Russian) | self.mobile_held_by(state, Side::Allied)
    }

    /// Reinforcements that are due and can enter somewhere (5.5, 5.8).
    pub fn enterable(&self, state: &State) -> UnitSet {
        let blocked = self.blocked_entries(state);
        let open = self.tables.entry_area - blocked;
        let waiting = |unit: &UnitId| {
            state.place[*unit] == Place::Waiting
                && !state.is_disrupted(*unit)
                && self.roster.unit(*unit).turn.is_some_and(|turn| turn <= state.turn)
                && open.iter().any(|at| self.entry_price(*unit, at).is_some())
        };
        self.roster.of(Side::Allied).filter(waiting).collect()
    }

    /// Judges an entry: its price.
    ///
    /// # Errors
    /// What bars it.
    pub fn judge_entry(&self, state: &State, unit: UnitId, at: Hex) -> Verdict<u8> {
        if !state.is_movement_phase() || state.active != Side::Allied {
            return Err(bar!("inkerman:5.5c", "enters-only-in-allied-movement", unit = unit));
        }
        if state.in_hand.is_some() {
            return Err(bar!("inkerman:8.2b", "finish-move-first"));
        }
        if state.place[unit] != Place::Waiting {
            return Err(bar!("inkerman:5.5i", "is-not-waiting-to-enter", unit = unit));
        }
        let due = self.roster.unit(unit).turn.unwrap_or(0);
        if due > state.turn {
            return Err(bar!("inkerman:5.5a", "enters-later", unit = unit, number = i32::from(due)));
        }
        if state.is_disrupted(unit) {
            return Err(bar!("inkerman:5.5e", "is-held-back-in-this-phase", unit = unit));
        }
        if !self.tables.entry_area.contains(at) {
            return Err(bar!("inkerman:5.5h", "is-not-in-entry-area", unit = unit, hex = at));
        }
        if self.blocked_entries(state).contains(at) {
            return Err(bar!("inkerman:5.5f", "entry-hex-is-occupied", hex = at));
        }
        self.entry_price(unit, at).ok_or(bar!(
            "inkerman:8.7b",
            "is-cavalry-and-enters-by-road",
            unit = unit,
            hex = at
        ))
    }

    pub(crate) fn enter(&self, state: &mut State, unit: UnitId, at: Hex, log: &mut Log<Event>) {
        let Some(price) = self.entry_price(unit, at) else { return };
        state.place[unit] = Place::at(at);
        log.tell(|| Event::Entered { unit, at, spent: price });
        self.after_entry(state, unit, at, true, log);
        self.keep_in_hand(state, unit, at, price, log);
    }
}
