//! Units by their place in the roster, and sets of them: more than other games have.

use manoeuvre::{Place, UnitIndex};

/// The most units that a roster can have: those of the basic game, and the fleets of the advanced one.
pub const MAX_UNITS: usize = 320;
const WORDS: usize = MAX_UNITS / 64;

/// A unit, as its place in the roster.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct UnitId(pub u16);

impl UnitId {
    /// As an index into tables.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl UnitIndex for UnitId {
    #[inline]
    fn from_index(index: usize) -> Self {
        UnitId(index as u16)
    }

    #[inline]
    fn index(self) -> usize {
        self.0.into()
    }
}

/// A set of units.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct UnitSet([u64; WORDS]);

impl UnitSet {
    /// Nobody.
    pub const EMPTY: UnitSet = UnitSet([0; WORDS]);

    /// The set of one unit.
    #[inline]
    pub fn only(unit: UnitId) -> Self {
        let mut set = Self::EMPTY;
        set.insert(unit);
        set
    }

    /// Those who stand in a place. Asked for more often than anything else, so that sixteen units are compared at a time.
    #[inline]
    pub fn standing(places: &PerUnit<Place>, here: Place) -> Self {
        const LANES: usize = 16;
        const BITS: [u16; LANES] = {
            let mut bits = [0; LANES];
            let mut lane = 0;
            while lane < LANES {
                bits[lane] = 1 << lane;
                lane += 1;
            }
            bits
        };
        let mut set = Self::EMPTY;
        let (lanes, _) = places.as_slice().as_chunks::<LANES>();
        for (index, places) in lanes.iter().enumerate() {
            let mut found = 0;
            for (place, bit) in places.iter().zip(BITS) {
                found |= if *place == here { bit } else { 0 };
            }
            set.0[index / 4] |= u64::from(found) << (LANES * (index % 4));
        }
        set
    }

    /// Is the unit in it?
    #[inline]
    pub const fn contains(&self, unit: UnitId) -> bool {
        self.0[unit.index() / 64] >> (unit.index() % 64) & 1 == 1
    }

    /// Puts a unit in.
    #[inline]
    pub fn insert(&mut self, unit: UnitId) {
        self.0[unit.index() / 64] |= 1 << (unit.index() % 64);
    }

    /// Takes a unit out.
    #[inline]
    pub fn remove(&mut self, unit: UnitId) {
        self.0[unit.index() / 64] &= !(1 << (unit.index() % 64));
    }

    /// Nobody is in it.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    /// How many.
    #[inline]
    pub fn len(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// Those in both.
    #[inline]
    #[must_use]
    pub fn and(&self, other: &UnitSet) -> UnitSet {
        UnitSet(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }

    /// Those in either.
    #[inline]
    #[must_use]
    pub fn or(&self, other: &UnitSet) -> UnitSet {
        UnitSet(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }

    /// Those that are not in the other.
    #[inline]
    #[must_use]
    pub fn without(&self, other: &UnitSet) -> UnitSet {
        UnitSet(std::array::from_fn(|word| self.0[word] & !other.0[word]))
    }

    /// Is somebody in both?
    #[inline]
    pub fn intersects(&self, other: &UnitSet) -> bool {
        !self.and(other).is_empty()
    }

    /// The units, in the order of the roster.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = UnitId> + use<> {
        let mut words = self.0;
        let mut word = 0;
        std::iter::from_fn(move || {
            while word < WORDS {
                if words[word] != 0 {
                    let bit = words[word].trailing_zeros();
                    words[word] &= words[word] - 1;
                    return Some(UnitId((word as u32 * 64 + bit) as u16));
                }
                word += 1;
            }
            None
        })
    }

    /// The first in the order of the roster.
    #[inline]
    pub fn first(&self) -> Option<UnitId> {
        self.iter().next()
    }
}

impl FromIterator<UnitId> for UnitSet {
    fn from_iter<I: IntoIterator<Item = UnitId>>(units: I) -> Self {
        let mut set = UnitSet::EMPTY;
        for unit in units {
            set.insert(unit);
        }
        set
    }
}

/// One value for each unit.
pub type PerUnit<T> = manoeuvre::PerUnit<T, MAX_UNITS>;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_hold_units_of_every_word() {
        let set: UnitSet = [3, 63, 64, 200, 319].into_iter().map(UnitId).collect();
        assert_eq!(set.len(), 5);
        assert_eq!(set.iter().map(|unit| unit.0).collect::<Vec<_>>(), [3, 63, 64, 200, 319]);
        let mut rest = set.without(&UnitSet::only(UnitId(64)));
        assert!(!rest.contains(UnitId(64)) && rest.contains(UnitId(319)));
        rest.remove(UnitId(3));
        assert_eq!(rest.first(), Some(UnitId(63)));
    }

    #[test]
    fn those_who_stand_in_a_place_are_found_in_every_word() {
        let mut places = PerUnit::all(Place::Absent);
        let here = [0, 15, 16, 63, 64, 130, 319].map(UnitId);
        here.iter().for_each(|unit| places[*unit] = Place::Due);
        assert_eq!(UnitSet::standing(&places, Place::Due), here.into_iter().collect());
        assert!(UnitSet::standing(&places, Place::Lost).is_empty());
    }
}
