//! What a side sees of the enemy when it moves: kept as long as the enemy stands still.

use crate::battle::Battle;
use crate::quad::Quad;
use crate::reach::{Barrier, Flood};
use crate::state::{Place, State};
use crate::unit::{Side, UnitSet};

/// The barrier that the enemy makes, with everything it depends on, so that it is made anew only when
/// something of that has changed.
pub struct Outlook {
    /// The battle it belongs to; none yet if 0.
    battle: u64,
    side: Side,
    enemy_places: Vec<Place>,
    enemy_disrupted: UnitSet,
    /// The barrier.
    pub barrier: Barrier,
    /// Memory for floods over it.
    pub flood: Flood,
}

impl Default for Outlook {
    fn default() -> Self {
        Outlook {
            battle: 0,
            side: Side::Russian,
            enemy_places: Vec::new(),
            enemy_disrupted: UnitSet::EMPTY,
            barrier: Barrier::none(),
            flood: Flood::default(),
        }
    }
}

impl Outlook {
    /// Looks at the enemy of `side`. True if anything has changed since the last look.
    pub fn refresh<B: Battle>(&mut self, quad: &Quad<B>, state: &State<B::Exclusive>, side: Side) -> bool {
        let enemy = side.enemy();
        let places = &state.place.as_slice()[quad.roster.range(enemy)];
        let disrupted = state.disrupted.and(quad.roster.set_of(enemy));
        if self.battle == quad.serial
            && self.side == side
            && self.enemy_disrupted == disrupted
            && self.enemy_places == places
        {
            return false;
        }
        self.battle = quad.serial;
        self.side = side;
        self.enemy_places.clear();
        self.enemy_places.extend_from_slice(places);
        self.enemy_disrupted = disrupted;
        self.barrier.set(&quad.held_by(state, enemy), &quad.zone_of(state, enemy));
        true
    }
}
