//! Units: who they are and what is printed on them (2.3, 2.4).

use serde::{Deserialize, Serialize};
use wargame::Provenance;

pub use crimean_war::Side;
use declaration::Symbol;
pub use wargame::{UnitId, UnitSet};

/// The most units a battle can have.
pub const MAX_UNITS: usize = 104;

/// One value for each unit.
pub type PerUnit<T> = wargame::PerUnit<T, MAX_UNITS>;

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

/// The arms and their symbols.
pub(crate) const ARMS: [declaration::Arm; 4] = [
    declaration::Arm::new(Arm::Infantry.id(), Symbol::Muskets),
    declaration::Arm::new(Arm::Cavalry.id(), Symbol::Sabre),
    declaration::Arm::new(Arm::Artillery.id(), Symbol::Gun),
    declaration::Arm::new(Arm::HorseArtillery.id(), Symbol::HorseGun),
];

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
    /// Where its values come from.
    pub source: UnitSource,
}

/// Where the values of a unit come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnitSource {
    /// Those of the undisrupted face.
    pub front: Provenance,
    /// Those of the disrupted face.
    pub back: Provenance,
    /// Its start or entry.
    pub place: Provenance,
}

/// Where a unit starts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Start {
    /// The hex.
    pub hex: hexmap::Hex,
    /// Above its companion.
    pub on_top: bool,
}
