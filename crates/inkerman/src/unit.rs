//! Units: who they are and what is printed on them (2.4 to 2.11).

use hexmap::Hex;
use serde::{Deserialize, Serialize};
use wargame::Provenance;

pub use crimean_war::Side;
pub use wargame::{UnitId, UnitSet};

/// The most units that a roster can have.
pub const MAX_UNITS: usize = 120;

/// One value for each unit.
pub type PerUnit<T> = wargame::PerUnit<T, MAX_UNITS>;

/// Whom a unit attacks together with: units of two groups never share an attack (2.5, 9.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Group {
    /// Soimonov's column.
    Soimonov,
    /// Pavlov's column.
    Pavlov,
    /// The British.
    British,
    /// The French.
    French,
}

impl Group {
    /// The word used in data: the colour of the counter goes by it.
    pub const fn id(self) -> &'static str {
        match self {
            Group::Soimonov => "soimonov",
            Group::Pavlov => "pavlov",
            Group::British => "british",
            Group::French => "french",
        }
    }

    /// The side it fights for.
    pub const fn side(self) -> Side {
        match self {
            Group::Soimonov | Group::Pavlov => Side::Russian,
            Group::British | Group::French => Side::Allied,
        }
    }
}

/// A unit's arm (2.8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Arm {
    /// Foot.
    Infantry,
    /// French foot that knows broken ground.
    Zouave,
    /// Horse.
    Cavalry,
    /// A company on outpost: it neither moves nor attacks.
    Piquet,
}

impl Arm {
    /// The word used in data.
    pub const fn id(self) -> &'static str {
        match self {
            Arm::Infantry => "infantry",
            Arm::Zouave => "zouave",
            Arm::Cavalry => "cavalry",
            Arm::Piquet => "piquet",
        }
    }
}

/// A unit of the roster.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unit {
    /// The word used in data, records and the engine protocol.
    pub id: String,
    /// What stands on the counter.
    pub name: String,
    /// Whom it attacks together with.
    pub group: Group,
    /// In full.
    pub title: String,
    /// Its division or brigade.
    pub formation: String,
    /// Its arm.
    pub arm: Arm,
    /// Combat factor at full strength.
    pub combat: u8,
    /// Combat factor of its one-step substitute; none if it has one step only.
    pub reduced: Option<u8>,
    /// Where it starts.
    pub start: Option<Hex>,
    /// The turn from which it may enter.
    pub turn: Option<u8>,
    /// Bombardment is less likely to shake it.
    pub steadfast: bool,
    /// Where its values come from.
    pub source: UnitSource,
}

/// Where the values of a unit come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnitSource {
    /// That it was there, and its name.
    pub identity: Provenance,
    /// Its factors and steps.
    pub strength: Provenance,
    /// Its start or turn of entry.
    pub place: Provenance,
}

impl Unit {
    /// The side it fights for.
    #[inline]
    pub const fn side(&self) -> Side {
        self.group.side()
    }
}
