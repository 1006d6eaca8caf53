//! The units of a game by side, by index and by name.

use crate::provenance::Provenance;
use crate::side::TwoSides;
use crate::units::{UnitBits, UnitId, UnitIndex};
use kernel::{SurveyError, UnknownName};
use std::collections::BTreeMap;
use std::ops::Range;

/// What a muster has to know about a unit, whatever else a game prints on its counter.
pub trait Mustered {
    /// The sides of its war.
    type Side: TwoSides;

    /// The word in data and records.
    fn id(&self) -> &str;

    /// What refusals call it.
    fn full_name(&self) -> &str;

    /// The side it fights for.
    fn side(&self) -> Self::Side;

    /// Where its values come from, each under the word that its roster file has for them. Made-up units come from
    /// nowhere.
    fn provenance(&self) -> Vec<(&'static str, Provenance)> {
        Vec::new()
    }
}

/// The units of a game: first all of one side, then all of the other, each in the file's order. `T` is what a game
/// knows about a unit, `U` how it counts them, `WORDS` how large its sets of units are.
#[derive(Clone, Debug)]
pub struct Muster<T, U = UnitId, const WORDS: usize = 2> {
    units: Vec<T>,
    by_id: BTreeMap<String, U>,
    sides: [Range<usize>; 2],
    sets: [UnitBits<U, WORDS>; 2],
}

impl<T: Mustered, U: UnitIndex, const WORDS: usize> Muster<T, U, WORDS> {
    /// Puts units in order.
    pub fn new(mut units: Vec<T>) -> Self {
        units.sort_by_key(Mustered::side);
        let numbered = units.iter().enumerate();
        let by_id = numbered.map(|(index, unit)| (unit.id().to_owned(), U::from_index(index))).collect();
        let first = units.iter().filter(|unit| unit.side() == T::Side::BOTH[0]).count();
        let sides = [0..first, first..units.len()];
        let sets = sides.clone().map(|side| side.map(U::from_index).collect());
        Self { units, by_id, sides, sets }
    }

    /// The same without some units.
    #[must_use]
    pub fn without(mut self, is_left_out: impl Fn(&T) -> bool) -> Self {
        self.units.retain(|unit| !is_left_out(unit));
        Self::new(self.units)
    }

    /// How many units there are.
    pub fn len(&self) -> usize {
        self.units.len()
    }

    /// No units at all.
    pub fn is_empty(&self) -> bool {
        self.units.is_empty()
    }

    /// What is known about a unit.
    #[inline]
    pub fn unit(&self, unit: U) -> &T {
        &self.units[unit.index()]
    }

    /// What a unit is called, and its id.
    pub fn names(&self, unit: U) -> (&str, &str) {
        let unit = self.unit(unit);
        (unit.full_name(), unit.id())
    }

    /// Where the values of a unit come from, as its [`kernel::Counter`] says it.
    pub fn provenance(&self, unit: U) -> Vec<(&'static str, &'static str)> {
        self.unit(unit).provenance().into_iter().map(|(what, provenance)| (what, provenance.id())).collect()
    }

    /// The side a unit fights for.
    #[inline]
    pub fn side(&self, unit: U) -> T::Side {
        let [first, second] = T::Side::BOTH;
        if unit.index() < self.sides[0].end { first } else { second }
    }

    /// Every unit, in order.
    pub fn ids(&self) -> impl Iterator<Item = U> + use<T, U, WORDS> {
        (0..self.units.len()).map(U::from_index)
    }

    /// The units of one side.
    #[inline]
    pub fn of(&self, side: T::Side) -> impl DoubleEndedIterator<Item = U> + Clone + use<T, U, WORDS> {
        self.range(side).map(U::from_index)
    }

    /// The units of one side, as a set.
    #[inline]
    pub fn set_of(&self, side: T::Side) -> UnitBits<U, WORDS> {
        self.sets[side.index()]
    }

    /// The places of one side in tables by unit.
    #[inline]
    pub fn range(&self, side: T::Side) -> Range<usize> {
        self.sides[side.index()].clone()
    }

    /// The units that pass a test, for instance as a set.
    pub fn those<S: FromIterator<U>>(&self, test: impl Fn(&T) -> bool) -> S {
        self.ids().filter(|unit| test(self.unit(*unit))).collect()
    }

    /// The id of a unit.
    pub fn id(&self, unit: U) -> String {
        self.unit(unit).id().to_owned()
    }

    /// The unit with this id.
    pub fn find(&self, id: &str) -> Option<U> {
        self.by_id.get(id).copied()
    }

    /// The unit with this id.
    ///
    /// # Errors
    /// If there is none.
    pub fn read(&self, id: &str) -> Result<U, UnknownName> {
        self.find(id).ok_or_else(|| UnknownName::new("unit", id))
    }

    /// The unit that somebody points at.
    ///
    /// # Errors
    /// If there is none.
    pub fn pointed_at(&self, id: Option<&str>) -> Result<U, SurveyError> {
        Ok(self.read(id.ok_or(SurveyError::PointAt("unit"))?)?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample::{Sample, Side};

    #[test]
    fn one_side_stands_first_each_in_the_order_of_the_file() {
        let units = [("b", Side::Night), ("z", Side::Day), ("a", Side::Night), ("y", Side::Day)];
        let muster: Muster<Sample> = Muster::new(units.map(|(id, side)| Sample::new(id, side)).into());
        let all: Vec<String> = muster.ids().map(|unit| muster.id(unit)).collect();
        assert_eq!(all, ["z", "y", "b", "a"]);
        for side in Side::BOTH {
            assert!(muster.of(side).all(|unit| muster.side(unit) == side));
            assert_eq!(muster.of(side).count(), 2);
            assert_eq!(muster.set_of(side), muster.of(side).collect());
        }
        assert_eq!(muster.read("b"), Ok(UnitId(2)));
        assert_eq!(muster.names(UnitId(3)), ("somebody", "a"));
        assert!(muster.read("nobody").is_err() && muster.pointed_at(None).is_err());
        assert_eq!(muster.those::<Vec<_>>(|unit| unit.id() < "c"), [UnitId(2), UnitId(3)]);
    }
}
