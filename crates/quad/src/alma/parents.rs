//! Parent units (16.0): divisions, and the wings of the Russian army.

use super::Alma;
use crate::battle::DieModifier;
use crate::roster::Roster;
use crate::unit::{PerUnit, UnitSet};

/// A parent unit, as its place in the list of them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Parent(u8);

impl Parent {
    /// Its place in the list of parents.
    #[inline]
    pub(super) const fn number(self) -> u8 {
        self.0
    }
}

/// The most parents that a roster can have.
pub(super) const MOST_PARENTS: usize = 16;

/// A set of parents.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct ParentSet(u16);

impl ParentSet {
    /// None.
    pub const EMPTY: ParentSet = ParentSet(0);

    /// Is the parent in it?
    #[inline]
    pub const fn contains(self, parent: Parent) -> bool {
        self.0 >> parent.0 & 1 == 1
    }

    /// Puts a parent in.
    #[inline]
    pub fn insert(&mut self, parent: Parent) {
        self.0 |= 1 << parent.0;
    }

    /// How many.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// None is in it.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

/// Every parent of a roster by name, and the parent of each unit; Russian artillery has none (16.11).
pub(super) fn parents_of(roster: &Roster) -> (Vec<String>, PerUnit<Option<Parent>>) {
    let mut names: Vec<String> = Vec::new();
    let mut parents = PerUnit::all(None);
    for unit in roster.ids() {
        let name = &roster.unit(unit).parent;
        if name.is_empty() {
            continue;
        }
        let known = names.iter().position(|other| other == name);
        let index = known.unwrap_or_else(|| {
            names.push(name.clone());
            names.len() - 1
        });
        parents[unit] = Some(Parent(index as u8));
    }
    (names, parents)
}

impl Alma {
    /// The parent with this name.
    pub fn parent(&self, name: &str) -> Option<Parent> {
        self.parent_names.iter().position(|known| known == name).map(|index| Parent(index as u8))
    }

    /// Every parent with its name.
    pub fn parents(&self) -> impl Iterator<Item = (Parent, &str)> {
        self.parent_names.iter().enumerate().map(|(index, name)| (Parent(index as u8), name.as_str()))
    }

    /// Units of several parents do not fire well together: 1 off the die for each parent (16.1).
    #[inline]
    pub(super) fn modifier_for(&self, firers: UnitSet) -> Option<DieModifier> {
        let mut represented = ParentSet::EMPTY;
        for parent in firers.iter().filter_map(|unit| self.parents[unit]) {
            represented.insert(parent);
        }
        (represented.len() > 1).then(|| DieModifier {
            value: -(represented.len() as i8),
            rule: "alma:16.1",
            phrase: "parents-fire-together",
        })
    }
}
