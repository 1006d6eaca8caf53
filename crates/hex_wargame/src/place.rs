//! Where units are.

use hexmap::{CELLS, Hex};
use std::fmt;

/// Where a unit is: a hex of the map, or a box beside it. A game uses those boxes that its rules know. One
/// number, so that looking for the units of a hex is a comparison of plain memory.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place(u16);

#[expect(non_upper_case_globals, reason = "they read, and are matched, like the variants of an enum")]
impl Place {
    /// Not yet entered, or not yet due.
    pub const Waiting: Place = Place(u16::MAX);
    /// Eliminated.
    pub const Eliminated: Place = Place(u16::MAX - 1);
    /// Marched off the map.
    pub const Left: Place = Place(u16::MAX - 2);
    /// Taken by the enemy.
    pub const Captured: Place = Place(u16::MAX - 3);
    /// Guns that their owner has given up.
    pub const Spiked: Place = Place(u16::MAX - 4);
    /// Not part of this game: a position did not name it. Also "nowhere".
    pub const Absent: Place = Place(u16::MAX - 5);
    /// Due, and not yet brought in.
    pub const Due: Place = Place(u16::MAX - 6);
    /// Destroyed, and may be raised again.
    pub const Lost: Place = Place(u16::MAX - 7);

    /// On the map.
    #[inline]
    pub const fn at(hex: Hex) -> Place {
        Place(hex.index() as u16)
    }

    /// The hex, if it is on the map.
    #[inline]
    pub const fn hex(self) -> Option<Hex> {
        if (self.0 as usize) < CELLS { Some(Hex::from_index(self.0 as usize)) } else { None }
    }
}

impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Place::Waiting => f.write_str("Waiting"),
            Place::Eliminated => f.write_str("Eliminated"),
            Place::Left => f.write_str("Left"),
            Place::Captured => f.write_str("Captured"),
            Place::Spiked => f.write_str("Spiked"),
            Place::Absent => f.write_str("Absent"),
            Place::Due => f.write_str("Due"),
            Place::Lost => f.write_str("Lost"),
            _ => match self.hex() {
                Some(hex) => write!(f, "At({hex})"),
                None => write!(f, "Nowhere({})", self.0),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_a_hex_or_a_box() {
        let hex = Hex::named("0817");
        assert_eq!(Place::at(hex).hex(), Some(hex));
        assert_eq!(format!("{:?}", Place::at(hex)), "At(0817)");
        let last = Hex::from_index(CELLS - 1);
        assert_eq!(Place::at(last).hex(), Some(last));
        let boxes = [
            Place::Waiting,
            Place::Eliminated,
            Place::Left,
            Place::Captured,
            Place::Spiked,
            Place::Absent,
            Place::Due,
            Place::Lost,
        ];
        for (index, place) in boxes.into_iter().enumerate() {
            assert_eq!(place.hex(), None, "{place:?}");
            assert!(!boxes[index + 1..].contains(&place), "{place:?} is two boxes");
        }
    }
}
