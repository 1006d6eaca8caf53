//! Units by their place in a roster, and sets of them.

use std::ops::{Index, IndexMut};

/// A unit as its place in a roster, whatever number a game counts its units with.
pub trait UnitIndex: Copy {
    /// The unit at a place.
    fn from_index(index: usize) -> Self;

    /// As an index into tables.
    fn index(self) -> usize;
}

/// A unit, as its place in the roster.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct UnitId(pub u8);

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
        UnitId(index as u8)
    }

    #[inline]
    fn index(self) -> usize {
        self.0.into()
    }
}

/// A set of units.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct UnitSet(u128);

impl UnitSet {
    /// Nobody.
    pub const EMPTY: UnitSet = UnitSet(0);

    /// The set of one unit.
    #[inline]
    pub const fn only(unit: UnitId) -> Self {
        UnitSet(1 << unit.0)
    }

    /// Is the unit in it?
    #[inline]
    pub const fn contains(self, unit: UnitId) -> bool {
        self.0 >> unit.0 & 1 == 1
    }

    /// Puts a unit in.
    #[inline]
    pub fn insert(&mut self, unit: UnitId) {
        self.0 |= 1 << unit.0;
    }

    /// Takes a unit out.
    #[inline]
    pub fn remove(&mut self, unit: UnitId) {
        self.0 &= !(1 << unit.0);
    }

    /// Nobody is in it.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Those in both.
    #[inline]
    #[must_use]
    pub const fn and(self, other: UnitSet) -> UnitSet {
        UnitSet(self.0 & other.0)
    }

    /// Those in either.
    #[inline]
    #[must_use]
    pub const fn or(self, other: UnitSet) -> UnitSet {
        UnitSet(self.0 | other.0)
    }

    /// Those that are not in the other.
    #[inline]
    #[must_use]
    pub const fn without(self, other: UnitSet) -> UnitSet {
        UnitSet(self.0 & !other.0)
    }

    /// The units, in the order of the roster.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = UnitId> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let unit = UnitId(rest.trailing_zeros() as u8);
                rest &= rest - 1;
                unit
            })
        })
    }

    /// The first in the order of the roster.
    #[inline]
    pub fn first(self) -> Option<UnitId> {
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
