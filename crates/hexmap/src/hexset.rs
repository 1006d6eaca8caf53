//! A set of hexes as a table of bits.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Sub, SubAssign};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{CELLS, Hex};

const WORDS: usize = CELLS.div_ceil(64);

/// A set of hexes of the grid: one bit a hex.
///
/// Small enough to copy, and its operators are plain loops over words, so
/// that they cost a few vector instructions. Serde writes it as the list of
/// its hexes.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct HexSet {
    words: [u64; WORDS],
}

impl HexSet {
    /// The set without hexes.
    pub const EMPTY: HexSet = HexSet { words: [0; WORDS] };

    /// Adds a hex; says whether it is new in the set.
    #[inline]
    pub fn insert(&mut self, hex: Hex) -> bool {
        let (word, bit) = place(hex);
        let is_new = self.words[word] & bit == 0;
        self.words[word] |= bit;
        is_new
    }

    /// Takes a hex out; says whether it was in the set.
    #[inline]
    pub fn remove(&mut self, hex: Hex) -> bool {
        let (word, bit) = place(hex);
        let was_there = self.words[word] & bit != 0;
        self.words[word] &= !bit;
        was_there
    }

    /// Whether the hex is in the set.
    #[inline]
    pub const fn contains(&self, hex: Hex) -> bool {
        let (word, bit) = place(hex);
        self.words[word] & bit != 0
    }

    /// The number of hexes in the set.
    #[inline]
    pub fn len(&self) -> usize {
        self.words.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether no hex is in the set.
    #[inline]
    pub fn is_empty(&self) -> bool {
        // Not `all`: without the early way out the loop becomes vector code.
        self.words.iter().fold(0, |seen, word| seen | word) == 0
    }

    /// Whether the two sets have a hex in common.
    #[inline]
    pub fn intersects(&self, other: &HexSet) -> bool {
        let pairs = self.words.iter().zip(&other.words);
        pairs.fold(0, |seen, (mine, theirs)| seen | (mine & theirs)) != 0
    }

    /// Whether all hexes of this set are in the other, too.
    #[inline]
    pub fn is_subset(&self, other: &HexSet) -> bool {
        let pairs = self.words.iter().zip(&other.words);
        pairs.fold(0, |seen, (mine, theirs)| seen | (mine & !theirs)) == 0
    }

    /// The first hex of the set in the order of hex numbers.
    #[inline]
    pub fn first(&self) -> Option<Hex> {
        self.iter().next()
    }

    /// The hexes in the order of their numbers.
    #[inline]
    pub fn iter(&self) -> HexSetIter<'_> {
        HexSetIter { remaining: self.words[0], word: 0, words: &self.words }
    }

    /// Calls the function with each hex, in the order of hex numbers; a
    /// little faster than [`iter`](HexSet::iter).
    #[inline]
    pub fn for_each(&self, mut visit: impl FnMut(Hex)) {
        for (word, &bits) in self.words.iter().enumerate() {
            let mut remaining = bits;
            while remaining != 0 {
                visit(Hex::from_index(word * 64 + remaining.trailing_zeros() as usize));
                remaining &= remaining - 1;
            }
        }
    }
}

/// The word and the bit in it that stand for a hex.
#[inline]
const fn place(hex: Hex) -> (usize, u64) {
    (hex.index() / 64, 1 << (hex.index() % 64))
}

impl Default for HexSet {
    fn default() -> HexSet {
        HexSet::EMPTY
    }
}

impl fmt::Debug for HexSet {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_set().entries(self).finish()
    }
}

/// The hexes of a [`HexSet`] in the order of their numbers.
#[derive(Clone, Debug)]
pub struct HexSetIter<'a> {
    /// Bits of the current word that have not been given yet.
    remaining: u64,
    word: usize,
    words: &'a [u64; WORDS],
}

impl Iterator for HexSetIter<'_> {
    type Item = Hex;

    #[inline]
    fn next(&mut self) -> Option<Hex> {
        while self.remaining == 0 {
            self.word += 1;
            self.remaining = *self.words.get(self.word)?;
        }
        let bit = self.remaining.trailing_zeros() as usize;
        self.remaining &= self.remaining - 1;
        Some(Hex::from_index(self.word * 64 + bit))
    }
}

impl<'a> IntoIterator for &'a HexSet {
    type Item = Hex;
    type IntoIter = HexSetIter<'a>;

    fn into_iter(self) -> HexSetIter<'a> {
        self.iter()
    }
}

impl Extend<Hex> for HexSet {
    fn extend<I: IntoIterator<Item = Hex>>(&mut self, hexes: I) {
        for hex in hexes {
            self.insert(hex);
        }
    }
}

impl FromIterator<Hex> for HexSet {
    fn from_iter<I: IntoIterator<Item = Hex>>(hexes: I) -> HexSet {
        let mut set = HexSet::EMPTY;
        set.extend(hexes);
        set
    }
}

impl BitOrAssign for HexSet {
    #[inline]
    fn bitor_assign(&mut self, other: HexSet) {
        for (mine, theirs) in self.words.iter_mut().zip(&other.words) {
            *mine |= theirs;
        }
    }
}

impl BitAndAssign for HexSet {
    #[inline]
    fn bitand_assign(&mut self, other: HexSet) {
        for (mine, theirs) in self.words.iter_mut().zip(&other.words) {
            *mine &= theirs;
        }
    }
}

impl SubAssign for HexSet {
    #[inline]
    fn sub_assign(&mut self, other: HexSet) {
        for (mine, theirs) in self.words.iter_mut().zip(&other.words) {
            *mine &= !theirs;
        }
    }
}

impl BitOr for HexSet {
    type Output = HexSet;

    #[inline]
    fn bitor(mut self, other: HexSet) -> HexSet {
        self |= other;
        self
    }
}

impl BitAnd for HexSet {
    type Output = HexSet;

    #[inline]
    fn bitand(mut self, other: HexSet) -> HexSet {
        self &= other;
        self
    }
}

impl Sub for HexSet {
    type Output = HexSet;

    #[inline]
    fn sub(mut self, other: HexSet) -> HexSet {
        self -= other;
        self
    }
}

impl Serialize for HexSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self)
    }
}

impl<'de> Deserialize<'de> for HexSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<HexSet, D::Error> {
        let hexes = Vec::<Hex>::deserialize(deserializer)?;
        Ok(hexes.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::collections::BTreeSet;

    /// Hexes as the property tests draw them.
    fn some_hexes() -> impl Strategy<Value = BTreeSet<Hex>> {
        proptest::collection::btree_set((0..CELLS).prop_map(Hex::from_index), 0..60)
    }

    fn set(hexes: &BTreeSet<Hex>) -> HexSet {
        hexes.iter().copied().collect()
    }

    fn list(set: HexSet) -> Vec<Hex> {
        set.iter().collect()
    }

    #[test]
    fn insert_and_remove_say_what_changed() {
        let hex = Hex::named("4236");
        let mut set = HexSet::EMPTY;
        assert!(set.insert(hex));
        assert!(!set.insert(hex));
        assert!(set.contains(hex));
        assert_eq!(set.len(), 1);
        assert!(set.remove(hex));
        assert!(!set.remove(hex));
        assert!(set.is_empty());
        assert_eq!(set, HexSet::default());
    }

    #[test]
    fn serde_and_debug_list_the_hexes() {
        let set: HexSet = ["1520", "0101"].map(Hex::named).into_iter().collect();
        let written = serde_json::to_string(&set).unwrap();
        assert_eq!(written, r#"["0101","1520"]"#);
        assert_eq!(serde_json::from_str::<HexSet>(&written).unwrap(), set);
        assert_eq!(format!("{set:?}"), "{Hex(0101), Hex(1520)}");
    }

    proptest! {
        #[test]
        fn agrees_with_an_ordinary_set(a in some_hexes(), b in some_hexes()) {
            let (x, y) = (set(&a), set(&b));
            prop_assert_eq!(x.len(), a.len());
            prop_assert_eq!(x.is_empty(), a.is_empty());
            prop_assert_eq!(x.first(), a.first().copied());
            prop_assert_eq!(list(x), a.iter().copied().collect::<Vec<_>>());
            prop_assert_eq!(list(x | y), a.union(&b).copied().collect::<Vec<_>>());
            prop_assert_eq!(list(x & y), a.intersection(&b).copied().collect::<Vec<_>>());
            prop_assert_eq!(list(x - y), a.difference(&b).copied().collect::<Vec<_>>());
            prop_assert_eq!(x.intersects(&y), !a.is_disjoint(&b));
            prop_assert_eq!(x.is_subset(&y), a.is_subset(&b));
            prop_assert!((x & y).is_subset(&x));
            let mut visited = Vec::new();
            x.for_each(|hex| visited.push(hex));
            prop_assert_eq!(visited, list(x));
        }
    }
}
