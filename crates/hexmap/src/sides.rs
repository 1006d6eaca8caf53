//! Sets of hexsides.

use std::fmt;

use crate::{CELLS, Direction, Hex};

/// One side of a hex, seen from that hex.
///
/// The same line on the ground is seen from the hex beyond as
/// [`reversed`](Hexside::reversed).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Hexside {
    /// The hex on the near side.
    pub from: Hex,
    /// The direction across the side.
    pub direction: Direction,
}

impl Hexside {
    /// The side between two hexes, seen from the first, or nothing if they
    /// are not adjacent.
    pub fn between(from: Hex, to: Hex) -> Option<Hexside> {
        let direction = from.direction_to(to)?;
        Some(Hexside { from, direction })
    }

    /// The hex on the far side, if the grid goes on there.
    pub fn to(self) -> Option<Hex> {
        self.from.neighbour(self.direction)
    }

    /// The same side seen from the far hex, if the grid goes on there.
    pub fn reversed(self) -> Option<Hexside> {
        self.to().map(|from| Hexside { from, direction: self.direction.opposite() })
    }
}

/// A set of hexsides, each seen from one of its two hexes.
///
/// What looks the same from both hexes, as a river does, is in the set twice,
/// once from each; what has a front and a back, as a redoubt has, is in it
/// from one hex only.
#[derive(Clone, PartialEq, Eq)]
pub struct SideSet {
    /// For each hex one bit a direction.
    masks: [u8; CELLS],
}

impl SideSet {
    /// The set without hexsides.
    pub const EMPTY: SideSet = SideSet { masks: [0; CELLS] };

    /// Whether the side of the hex in the direction is in the set.
    #[inline]
    pub const fn contains(&self, hex: Hex, direction: Direction) -> bool {
        self.masks[hex.index()] & direction.bit() != 0
    }

    /// The sides of a hex in the set: bit `d` for the direction with index
    /// `d`.
    #[inline]
    pub const fn mask(&self, hex: Hex) -> u8 {
        self.masks[hex.index()]
    }

    /// Adds the side as seen from the hex only; says whether it is new.
    #[inline]
    pub fn insert(&mut self, hex: Hex, direction: Direction) -> bool {
        let is_new = !self.contains(hex, direction);
        self.masks[hex.index()] |= direction.bit();
        is_new
    }

    /// Adds the side as seen from the hex and from the hex beyond, if there
    /// is one; says whether it is new as seen from the hex.
    #[inline]
    pub fn insert_both(&mut self, hex: Hex, direction: Direction) -> bool {
        if let Some(beyond) = hex.neighbour(direction) {
            self.insert(beyond, direction.opposite());
        }
        self.insert(hex, direction)
    }

    /// Whether no hexside is in the set.
    pub fn is_empty(&self) -> bool {
        self.masks.iter().all(|&mask| mask == 0)
    }

    /// The number of hexsides in the set; one that is seen from both its
    /// hexes counts twice.
    pub fn len(&self) -> usize {
        self.masks.iter().map(|mask| mask.count_ones() as usize).sum()
    }

    /// The hexsides, in the order of their hexes, then clockwise from north.
    pub fn iter(&self) -> impl Iterator<Item = (Hex, Direction)> {
        (0..CELLS).map(Hex::from_index).flat_map(move |hex| {
            Direction::ALL
                .into_iter()
                .filter(move |&direction| self.contains(hex, direction))
                .map(move |direction| (hex, direction))
        })
    }
}

impl Default for SideSet {
    fn default() -> SideSet {
        SideSet::EMPTY
    }
}

impl fmt::Debug for SideSet {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Direction::{North, NorthEast, South};

    const HEX: Hex = Hex::named("0817");

    #[test]
    fn a_side_is_seen_from_one_hex_or_from_both() {
        let mut sides = SideSet::EMPTY;
        assert!(sides.is_empty());
        assert!(sides.insert(HEX, NorthEast));
        assert!(!sides.insert(HEX, NorthEast));
        assert!(sides.insert_both(HEX, North));
        assert_eq!(sides.mask(HEX), 0b11);
        assert_eq!(
            sides.iter().collect::<Vec<_>>(),
            [(Hex::named("0816"), South), (HEX, North), (HEX, NorthEast)]
        );
        assert_eq!(sides.len(), 3);
    }

    #[test]
    fn the_border_of_the_grid_has_no_far_side() {
        let corner = Hex::named("0101");
        let mut sides = SideSet::default();
        sides.insert_both(corner, North);
        assert_eq!(sides.len(), 1);
        let side = Hexside { from: corner, direction: North };
        assert_eq!(side.to(), None);
        assert_eq!(side.reversed(), None);
    }

    #[test]
    fn a_reversed_side_leads_back() {
        let side = Hexside::between(HEX, Hex::named("0917")).unwrap();
        assert_eq!(side.direction, NorthEast);
        assert_eq!(side.reversed().unwrap().to(), Some(HEX));
        assert_eq!(Hexside::between(HEX, HEX), None);
    }
}
