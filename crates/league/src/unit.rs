//! Units, staff, arms, formations.

use kernel::Case;
use phrases::Arg;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use tabletop::{Heading, Point};
use wargame::{PerUnit, Provenance};

pub use crimean_war::Side;
pub use wargame::{UnitId, UnitSet};

/// The most units a battle can have.
pub const MAX_UNITS: usize = 72;
/// The most staff figures a battle can have.
pub const MAX_STAFF: usize = 20;
/// The most stands of a unit.
pub const MAX_STANDS: usize = 6;

/// One value for each unit.
pub type Each<T> = PerUnit<T, MAX_UNITS>;

/// An arm.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Arm {
    /// On foot.
    Infantry,
    /// On horseback, or dismounted.
    Cavalry,
    /// Guns.
    Artillery,
}

impl Arm {
    /// The word used in data and by clients.
    pub const fn id(self) -> &'static str {
        match self {
            Arm::Infantry => "infantry",
            Arm::Cavalry => "cavalry",
            Arm::Artillery => "artillery",
        }
    }
}

/// What a unit shoots with.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Weapon {
    /// A smooth-bore musket.
    Musket,
    /// A rifle.
    Rifle,
    /// A cavalry carbine.
    Carbine,
    /// Field guns.
    Field,
    /// Guns of the horse artillery.
    Horse,
    /// Siege guns.
    Siege,
}

impl Weapon {
    /// The id of its word.
    pub(crate) const fn phrase(self) -> &'static str {
        match self {
            Weapon::Musket => "weapon-musket",
            Weapon::Rifle => "weapon-rifle",
            Weapon::Carbine => "weapon-carbine",
            Weapon::Field => "weapon-field",
            Weapon::Horse => "weapon-horse",
            Weapon::Siege => "weapon-siege",
        }
    }
}

/// A nation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Nation {
    /// The Tsar's army.
    Russian,
    /// The British.
    British,
    /// The French.
    French,
    /// The Turks, under French command.
    Turkish,
}

impl Nation {
    /// The word used in data and by clients.
    pub const fn id(self) -> &'static str {
        match self {
            Nation::Russian => "russian",
            Nation::British => "british",
            Nation::French => "french",
            Nation::Turkish => "turkish",
        }
    }
}

/// A row of the save table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SaveRow {
    /// S.4
    BritishInfantry,
    /// S.5
    FrenchInfantry,
    /// S.6, all arms
    Turks,
    /// S.7
    AlliedCavalry,
    /// S.8
    RussianInfantry,
    /// S.9
    RussianCavalry,
    /// S.10
    Artillery,
}

impl SaveRow {
    /// Where the row stands in the ledger.
    pub const fn rule(self) -> Case {
        Case(match self {
            SaveRow::BritishInfantry => "league:S.4",
            SaveRow::FrenchInfantry => "league:S.5",
            SaveRow::Turks => "league:S.6",
            SaveRow::AlliedCavalry => "league:S.7",
            SaveRow::RussianInfantry => "league:S.8",
            SaveRow::RussianCavalry => "league:S.9",
            SaveRow::Artillery => "league:S.10",
        })
    }
}

/// How the stands of a unit are laid out. A double line is not one: it is two units in line (F.a).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Formation {
    /// Side by side.
    Line,
    /// Side by side with gaps of two inches.
    Skirmish,
    /// Two files.
    Column,
    /// One file.
    Road,
    /// All round, standing.
    Square,
    /// Guns behind their teams, in one file.
    Limbered,
    /// Guns ready to fire, side by side.
    Unlimbered,
}

impl Formation {
    /// All of them.
    pub const ALL: [Formation; 7] = [
        Formation::Line,
        Formation::Skirmish,
        Formation::Column,
        Formation::Road,
        Formation::Square,
        Formation::Limbered,
        Formation::Unlimbered,
    ];

    /// The word used in data and by clients.
    pub const fn id(self) -> &'static str {
        match self {
            Formation::Line => "line",
            Formation::Skirmish => "skirmish",
            Formation::Column => "column",
            Formation::Road => "road",
            Formation::Square => "square",
            Formation::Limbered => "limbered",
            Formation::Unlimbered => "unlimbered",
        }
    }

    /// The id of its word.
    pub(crate) const fn phrase(self) -> &'static str {
        match self {
            Formation::Line => "formation-line",
            Formation::Skirmish => "formation-skirmish",
            Formation::Column => "formation-column",
            Formation::Road => "formation-road",
            Formation::Square => "formation-square",
            Formation::Limbered => "formation-limbered",
            Formation::Unlimbered => "formation-unlimbered",
        }
    }

    /// It in a message.
    pub(crate) const fn arg(self) -> Arg {
        Arg::Phrase(Cow::Borrowed(self.phrase()))
    }
}

/// A staff figure, as its place in the roster.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct StaffId(pub u8);

impl StaffId {
    /// As an index into tables.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What never changes about a unit.
#[derive(Clone, Debug)]
pub struct Unit {
    /// Its word in data and records.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its side.
    pub side: Side,
    /// Its nation.
    pub nation: Nation,
    /// Its brigadier.
    pub command: StaffId,
    /// Its arm.
    pub arm: Arm,
    /// What it shoots with.
    pub weapon: Weapon,
    /// Command points at the start (L.1).
    pub points: u8,
    /// Wins ties (X.c.1).
    pub elite: bool,
    /// Light infantry: may skirmish (F.s5).
    pub light: bool,
    /// How it saves.
    pub saves: SaveRow,
    /// Its formation at the start.
    pub formation: Formation,
    /// Where the middle of its front is at the start.
    pub at: Point,
    /// Where it faces at the start.
    pub facing: Heading,
    /// Where all this comes from.
    pub source: Provenance,
}

/// The post of a staff figure.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// Commands an army.
    Army,
    /// Commands a field command.
    Brigade,
}

/// What never changes about a staff figure.
#[derive(Clone, Debug)]
pub struct Staff {
    /// Its word in data and records.
    pub id: String,
    /// His name.
    pub name: String,
    /// His side.
    pub side: Side,
    /// His nation.
    pub nation: Nation,
    /// His post.
    pub role: Role,
    /// Where he is at the start.
    pub at: Point,
    /// Where all this comes from.
    pub source: Provenance,
}
