//! Units by their place in a roster, and sets of them.

use std::borrow::Borrow;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;
use std::ops::{Index, IndexMut};

/// A unit as its place in a roster, whatever number a game counts its units with.
pub trait UnitIndex: Copy {
    /// The unit at a place.
    fn from_index(index: usize) -> Self;

    /// As an index into tables.
    fn index(self) -> usize;
}

/// Declares how a game counts its units: a number that is as wide as the game needs.
///
/// ```
/// wargame::unit_id! {
///     /// A unit of a large army.
///     pub struct Regiment(u16);
/// }
/// assert_eq!(Regiment(300).index(), 300);
/// ```
#[macro_export]
macro_rules! unit_id {
    ($(#[$about:meta])* $visibility:vis struct $Id:ident($number:ty);) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        $visibility struct $Id(pub $number);

        impl $Id {
            /// As an index into tables.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl $crate::UnitIndex for $Id {
            #[inline]
            fn from_index(index: usize) -> Self {
                $Id(index as $number)
            }

            #[inline]
            fn index(self) -> usize {
                self.0.into()
            }
        }
    };
}

unit_id! {
    /// A unit, as its place in the roster of a game with at most 128 units.
    pub struct UnitId(u8);
}

/// A set of units, of at most 128.
pub type UnitSet = UnitBits<UnitId, 2>;

/// A set of units, a bit for each: `WORDS` times 64 of them. A game names the one that has room for its army, as
/// [`UnitSet`] does.
pub struct UnitBits<U, const WORDS: usize>([u64; WORDS], PhantomData<U>);

impl<U: UnitIndex, const WORDS: usize> UnitBits<U, WORDS> {
    /// Nobody.
    pub const EMPTY: Self = Self::from_words([0; WORDS]);

    /// The set with these bits, the first unit's lowest.
    #[inline]
    pub const fn from_words(words: [u64; WORDS]) -> Self {
        UnitBits(words, PhantomData)
    }

    /// The set of one unit.
    #[inline]
    pub fn only(unit: U) -> Self {
        let mut set = Self::EMPTY;
        set.insert(unit);
        set
    }

    /// Is the unit in it?
    #[inline]
    pub fn contains(&self, unit: U) -> bool {
        self.0[unit.index() / 64] >> (unit.index() % 64) & 1 == 1
    }

    /// Puts a unit in.
    #[inline]
    pub fn insert(&mut self, unit: U) {
        self.0[unit.index() / 64] |= 1 << (unit.index() % 64);
    }

    /// Takes a unit out.
    #[inline]
    pub fn remove(&mut self, unit: U) {
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
    pub fn and(&self, other: impl Borrow<Self>) -> Self {
        self.with(other.borrow(), |own, other| own & other)
    }

    /// Those in either.
    #[inline]
    #[must_use]
    pub fn or(&self, other: impl Borrow<Self>) -> Self {
        self.with(other.borrow(), |own, other| own | other)
    }

    /// Those that are not in the other.
    #[inline]
    #[must_use]
    pub fn without(&self, other: impl Borrow<Self>) -> Self {
        self.with(other.borrow(), |own, other| own & !other)
    }

    /// Is somebody in both?
    #[inline]
    pub fn intersects(&self, other: impl Borrow<Self>) -> bool {
        !self.and(other).is_empty()
    }

    #[inline]
    fn with(&self, other: &Self, join: impl Fn(u64, u64) -> u64) -> Self {
        Self::from_words(std::array::from_fn(|word| join(self.0[word], other.0[word])))
    }

    /// The units, in the order of the roster.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = U> + use<U, WORDS> {
        self.places().map(U::from_index)
    }

    /// The first in the order of the roster.
    #[inline]
    pub fn first(&self) -> Option<U> {
        self.iter().next()
    }
}

impl<U, const WORDS: usize> UnitBits<U, WORDS> {
    /// The places of the units in the roster.
    #[inline]
    fn places(&self) -> impl Iterator<Item = usize> + use<U, WORDS> {
        let mut words = self.0;
        let mut word = 0;
        std::iter::from_fn(move || {
            while word < WORDS {
                if words[word] != 0 {
                    let bit = words[word].trailing_zeros() as usize;
                    words[word] &= words[word] - 1;
                    return Some(word * 64 + bit);
                }
                word += 1;
            }
            None
        })
    }
}

// By hand, for a set can be copied, compared and so on whatever its units can.

impl<U, const WORDS: usize> Clone for UnitBits<U, WORDS> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<U, const WORDS: usize> Copy for UnitBits<U, WORDS> {}

impl<U, const WORDS: usize> PartialEq for UnitBits<U, WORDS> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<U, const WORDS: usize> Eq for UnitBits<U, WORDS> {}

impl<U, const WORDS: usize> Hash for UnitBits<U, WORDS> {
    #[inline]
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.0.hash(hasher);
    }
}

impl<U: UnitIndex, const WORDS: usize> Default for UnitBits<U, WORDS> {
    #[inline]
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<U, const WORDS: usize> fmt::Debug for UnitBits<U, WORDS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.places()).finish()
    }
}

impl<U: UnitIndex, const WORDS: usize> FromIterator<U> for UnitBits<U, WORDS> {
    fn from_iter<I: IntoIterator<Item = U>>(units: I) -> Self {
        let mut set = Self::EMPTY;
        for unit in units {
            set.insert(unit);
        }
        set
    }
}

/// One value for each unit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PerUnit<T, const N: usize>([T; N]);

impl<T: Copy, const N: usize> PerUnit<T, N> {
    /// The same value for everybody.
    pub const fn all(value: T) -> Self {
        PerUnit([value; N])
    }

    /// The values in the order of the roster.
    #[inline]
    pub const fn as_slice(&self) -> &[T] {
        &self.0
    }
}

impl<T, const N: usize, U: UnitIndex> Index<U> for PerUnit<T, N> {
    type Output = T;

    #[inline]
    fn index(&self, unit: U) -> &T {
        &self.0[unit.index()]
    }
}

impl<T, const N: usize, U: UnitIndex> IndexMut<U> for PerUnit<T, N> {
    #[inline]
    fn index_mut(&mut self, unit: U) -> &mut T {
        &mut self.0[unit.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    unit_id! {
        /// A unit of a large army.
        struct Many(u16);
    }

    #[test]
    fn sets_hold_units_of_every_word() {
        let set: UnitBits<Many, 5> = [3, 63, 64, 200, 319].into_iter().map(Many).collect();
        assert_eq!(set.len(), 5);
        assert_eq!(set.iter().map(|unit| unit.0).collect::<Vec<_>>(), [3, 63, 64, 200, 319]);
        let mut rest = set.without(UnitBits::only(Many(64)));
        assert!(!rest.contains(Many(64)) && rest.contains(Many(319)));
        rest.remove(Many(3));
        assert_eq!(rest.first().map(Many::index), Some(63));
    }

    #[test]
    fn sets_are_joined_whether_they_are_given_or_lent() {
        let (low, high) = (UnitSet::only(UnitId(5)), UnitSet::only(UnitId(100)));
        let both = low.or(high);
        assert_eq!((both.and(low), both.without(high)), (low, low));
        assert!(both.intersects(high) && !low.intersects(high) && UnitSet::default().is_empty());
        assert_eq!(format!("{both:?}"), "{5, 100}");
    }
}
