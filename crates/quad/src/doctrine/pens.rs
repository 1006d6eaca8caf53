//! Ways back. Whoever has to retreat and cannot is eliminated, and a retreat never enters a hex that the enemy
//! controls: two units on opposite sides of a hex shut it.

use crate::battle::BattleDoctrine;
use crate::ground::Gait;
use crate::quad::Quad;
use hexmap::{CELLS, Direction, Hex, HexSet};

/// The chance to find no way back, by the number of hexes round that are open. A long retreat may fail although
/// its first hex is open.
const LOST: [f32; 7] = [1.0, 0.5, 0.2, 0.08, 0.0, 0.0, 0.0];

impl<B: BattleDoctrine> Quad<B> {
    /// How likely it is that somebody in a hex finds no way back between enemies who control and hold these.
    #[inline]
    pub(super) fn penned(&self, hex: Hex, zone: &HexSet, held: &HexSet) -> f32 {
        self.penned_where(hex, |next| zone.contains(next) || held.contains(next))
    }

    /// The same for any hexes that are shut.
    #[inline]
    pub(super) fn penned_where(&self, hex: Hex, shut: impl Fn(Hex) -> bool) -> f32 {
        let mut open = 0;
        for (direction, neighbour) in self.map.neighbour_indices(hex).iter().enumerate() {
            let cell = usize::from(*neighbour);
            if cell < CELLS
                && self.ground.price(Gait::Infantry, hex, Direction::ALL[direction]).is_some()
                && !shut(Hex::from_index(cell))
            {
                open += 1;
            }
        }
        LOST[open]
    }
}
