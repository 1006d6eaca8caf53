//! The units of a game by side, by index and by name.

use crate::side::Side;
use crate::units::{UnitId, UnitIndex};
use std::collections::BTreeMap;
use std::ops::Range;

/// What a muster has to know about a unit, whatever else a game prints on its counter.
pub trait Mustered {
    /// The word in data and records.
    fn id(&self) -> &str;

    /// What refusals call it.
    fn full_name(&self) -> &str;

    /// The side it fights for.
    fn side(&self) -> Side;
}

/// The units of a game: first the Russians, then the Allies, each in the file's order. `T` is what a game
/// knows about a unit, `U` how it counts them.
#[derive(Clone, Debug)]
pub struct Muster<T, U = UnitId> {
    units: Vec<T>,
    by_id: BTreeMap<String, U>,
    sides: [Range<usize>; 2],
}

impl<T: Mustered, U: UnitIndex> Muster<T, U> {
    /// Puts units in order.
    pub fn new(mut units: Vec<T>) -> Self {
        units.sort_by_key(Mustered::side);
        let numbered = units.iter().enumerate();
        let by_id = numbered.map(|(index, unit)| (unit.id().to_owned(), U::from_index(index))).collect();
        let russians = units.iter().filter(|unit| unit.side() == Side::Russian).count();
        let sides = [0..russians, russians..units.len()];
        Self { units, by_id, sides }
    }

    /// Everybody again, in order.
    pub fn into_units(self) -> Vec<T> {
        self.units
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

    /// The side a unit fights for.
    #[inline]
    pub fn side(&self, unit: U) -> Side {
        if unit.index() < self.sides[0].end { Side::Russian } else { Side::Allied }
    }

    /// Every unit, in order.
    pub fn ids(&self) -> impl Iterator<Item = U> + use<T, U> {
        (0..self.units.len()).map(U::from_index)
    }

    /// The units of one side.
    #[inline]
    pub fn of(&self, side: Side) -> impl DoubleEndedIterator<Item = U> + Clone + use<T, U> {
        self.range(side).map(U::from_index)
    }

    /// The places of one side in tables by unit.
    #[inline]
    pub fn range(&self, side: Side) -> Range<usize> {
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
    /// One sentence, if there is none.
    pub fn read(&self, id: &str) -> Result<U, String> {
        self.find(id).ok_or_else(|| format!("There is no unit '{id}'."))
    }

    /// The unit that somebody points at.
    ///
    /// # Errors
    /// A few words, if there is none.
    pub fn pointed_at(&self, id: Option<&str>) -> Result<U, String> {
        let id = id.ok_or("point at a unit")?;
        self.find(id).ok_or_else(|| format!("there is no unit '{id}'"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Sample(&'static str, Side);

    impl Mustered for Sample {
        fn id(&self) -> &str {
            self.0
        }

        fn full_name(&self) -> &str {
            "somebody"
        }

        fn side(&self) -> Side {
            self.1
        }
    }

    #[test]
    fn the_russians_stand_first_each_side_in_the_order_of_the_file() {
        let units = [("b", Side::Allied), ("z", Side::Russian), ("a", Side::Allied), ("y", Side::Russian)];
        let muster: Muster<Sample> = Muster::new(units.map(|(id, side)| Sample(id, side)).into());
        let all: Vec<String> = muster.ids().map(|unit| muster.id(unit)).collect();
        assert_eq!(all, ["z", "y", "b", "a"]);
        for side in Side::BOTH {
            assert!(muster.of(side).all(|unit| muster.side(unit) == side));
            assert_eq!(muster.of(side).count(), 2);
        }
        assert_eq!(muster.read("b"), Ok(UnitId(2)));
        assert_eq!(muster.names(UnitId(3)), ("somebody", "a"));
        assert!(muster.read("nobody").is_err() && muster.pointed_at(None).is_err());
        assert_eq!(muster.those::<Vec<_>>(|unit| unit.0 < "c"), [UnitId(2), UnitId(3)]);
    }
}
