//! Units: who they are and what is printed on them (2.3, 2.4).

use kernel::Seat;
use serde::{Deserialize, Serialize};
use std::ops::{Index, IndexMut};

/// The most units a battle can have.
pub const MAX_UNITS: usize = 104;

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

/// The two sides of every battle of the quad.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// The Tsar's army.
    Russian,
    /// The British, French and Turkish armies.
    Allied,
}

impl Side {
    /// Both, in the order of the seats.
    pub const BOTH: [Side; 2] = [Side::Russian, Side::Allied];

    /// The enemy.
    #[inline]
    pub const fn enemy(self) -> Side {
        match self {
            Side::Russian => Side::Allied,
            Side::Allied => Side::Russian,
        }
    }

    /// As an index into tables.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The seat that commands it.
    pub const fn seat(self) -> Seat {
        Seat(self as u8)
    }

    /// The word used in data and records.
    pub const fn id(self) -> &'static str {
        match self {
            Side::Russian => "russian",
            Side::Allied => "allied",
        }
    }

    /// The word used in sentences.
    pub const fn name(self) -> &'static str {
        match self {
            Side::Russian => "Russian",
            Side::Allied => "Allied",
        }
    }
}

/// A unit's nation: some exclusive rules and victory points go by it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Nation {
    /// Russian.
    Russian,
    /// British.
    British,
    /// Turkish.
    Turkish,
    /// French.
    French,
}

impl Nation {
    /// The word used in data.
    pub const fn id(self) -> &'static str {
        match self {
            Nation::Russian => "russian",
            Nation::British => "british",
            Nation::Turkish => "turkish",
            Nation::French => "french",
        }
    }
}

/// A unit's arm.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Arm {
    /// Foot.
    Infantry,
    /// Horse.
    Cavalry,
    /// Foot batteries and guns of position.
    Artillery,
    /// Horse batteries. They are artillery wherever the rules do not name them apart.
    HorseArtillery,
}

impl Arm {
    /// The word used in data.
    pub const fn id(self) -> &'static str {
        match self {
            Arm::Infantry => "infantry",
            Arm::Cavalry => "cavalry",
            Arm::Artillery => "artillery",
            Arm::HorseArtillery => "horse_artillery",
        }
    }

    /// Guns of either kind.
    #[inline]
    pub const fn is_artillery(self) -> bool {
        matches!(self, Arm::Artillery | Arm::HorseArtillery)
    }
}

/// What a face shows for fire.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FireStrength {
    /// Does not fire.
    None,
    /// A number; adjacent targets only (7.27).
    Points {
        /// The strength.
        strength: u8,
        /// Parenthesised: in the Defensive Fire Phase only (7.21).
        defensive_only: bool,
    },
    /// A class of the Artillery Fire Strength Table (7.41), as its place in the table.
    Class {
        /// 0 is class A.
        class: u8,
        /// Parenthesised.
        defensive_only: bool,
    },
}

/// What a face shows for melee.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MeleeStrength {
    /// The strength.
    pub points: u8,
    /// Not bracketed: the unit may attack with it (8.17).
    pub open: bool,
}

/// One side of a counter.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Face {
    /// Fire.
    pub fire: FireStrength,
    /// Melee.
    pub melee: MeleeStrength,
}

/// A unit of the roster.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unit {
    /// The word used in data, records and the engine protocol.
    pub id: String,
    /// What stands on the counter.
    pub name: String,
    /// Whose it is.
    pub side: Side,
    /// Its nation.
    pub nation: Nation,
    /// Its division or regiment, empty if none.
    pub parent: String,
    /// Its arm.
    pub arm: Arm,
    /// The undisrupted face.
    pub front: Face,
    /// The disrupted face.
    pub back: Face,
    /// Printed morale.
    pub morale: u8,
    /// Movement allowance, in points.
    pub movement: u8,
    /// Where it starts: hex, and whether below or above its companion.
    pub start: Option<Start>,
    /// The group of reinforcements it enters with.
    pub entry: Option<String>,
    /// What an exclusive rule calls it.
    pub role: Option<String>,
}

/// Where a unit starts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Start {
    /// The hex.
    pub hex: hexmap::Hex,
    /// Above its companion.
    pub on_top: bool,
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
pub struct PerUnit<T>([T; MAX_UNITS]);

impl<T: Copy> PerUnit<T> {
    /// The same value for everybody.
    pub const fn all(value: T) -> Self {
        PerUnit([value; MAX_UNITS])
    }

    /// The values in the order of the roster.
    #[inline]
    pub const fn as_slice(&self) -> &[T] {
        &self.0
    }
}

impl<T> Index<UnitId> for PerUnit<T> {
    type Output = T;

    #[inline]
    fn index(&self, unit: UnitId) -> &T {
        &self.0[unit.index()]
    }
}

impl<T> IndexMut<UnitId> for PerUnit<T> {
    #[inline]
    fn index_mut(&mut self, unit: UnitId) -> &mut T {
        &mut self.0[unit.index()]
    }
}
