//! Ships of the battle games: where they fire from harbour, and when they are lost there (E.23.H, E.23.K).

use crate::Verdict;
use crate::crimea::Crimea;
use crate::event::Event;
use crate::state::State;
use crate::unit::UnitId;
use hex_wargame::bar;
use hexmap::Hex;
use kernel::Log;

impl Crimea {
    /// Is a hex a harbour, a city or village in a hex with sea (23.A.3)?
    fn is_harbour(&self, hex: Hex) -> bool {
        self.ground.ports.contains(hex)
    }

    /// A ship in harbour fires only over hexsides that are all water (E.23.H); anybody else fires where he likes.
    pub(crate) fn judge_broadside(&self, unit: UnitId, from: Hex, at: Hex) -> Verdict {
        let is_water = |way| self.map.sides("water").contains(from, way);
        let in_harbour = self.roster.ships.contains(unit) && self.is_harbour(from);
        if in_harbour && !from.direction_to(at).is_some_and(is_water) {
            return Err(bar!("crimea:E.23.H", "harbour-has-land-between", unit = unit, hex = at));
        }
        Ok(())
    }

    /// A ship is lost in a harbour where only enemies stand (E.23.K).
    pub(crate) fn lose_trapped_ships(&self, state: &mut State, log: &mut Log<Event>) {
        for unit in self.roster.ships.iter() {
            let Some(hex) = state.hex(unit).filter(|hex| self.is_harbour(*hex)) else { continue };
            let side = self.side(unit);
            if self.holds(state, hex, side.enemy()) && !self.holds(state, hex, side) {
                let steps = state.steps[unit];
                log.tell(|| Event::ShipTaken { unit, at: hex, steps });
                self.strike_off(state, unit, log);
            }
        }
    }
}
