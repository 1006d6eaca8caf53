//! Units: who they are and what is printed on them (4, 9, 12.A.1).

pub use crate::units::{MAX_UNITS, PerUnit, UnitId, UnitSet, WORDS};
pub use crimean_war::Side;
use serde::{Deserialize, Serialize};
use wargame::Provenance;

/// A nation of the war.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Nation {
    /// The Tsar's army.
    Russian,
    /// The British.
    British,
    /// The French.
    French,
    /// The Ottomans and Egyptians.
    Turkish,
    /// The Sardinians.
    Sardinian,
}

impl Nation {
    /// The Allies, in the order of their replacements.
    pub const ALLIES: [Nation; 4] = [Nation::British, Nation::French, Nation::Turkish, Nation::Sardinian];

    /// The side it fights for (3).
    pub const fn side(self) -> Side {
        match self {
            Nation::Russian => Side::Russian,
            _ => Side::Allied,
        }
    }

    /// The word used in data.
    pub const fn id(self) -> &'static str {
        match self {
            Nation::Russian => "russian",
            Nation::British => "british",
            Nation::French => "french",
            Nation::Turkish => "turkish",
            Nation::Sardinian => "sardinian",
        }
    }

    /// The word used in sentences.
    pub const fn name(self) -> &'static str {
        match self {
            Nation::Russian => "Russian",
            Nation::British => "British",
            Nation::French => "French",
            Nation::Turkish => "Turkish",
            Nation::Sardinian => "Sardinian",
        }
    }

    /// Its place among the Allies' replacements; nothing for the Russians.
    pub const fn ally(self) -> Option<usize> {
        match self {
            Nation::Russian => None,
            Nation::British => Some(0),
            Nation::French => Some(1),
            Nation::Turkish => Some(2),
            Nation::Sardinian => Some(3),
        }
    }
}

/// A unit's arm: the symbol on its counter.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "they say what they are")]
pub enum Arm {
    Infantry,
    Reserve,
    NavalInfantry,
    Marines,
    Detachment,
    BlackSeaCossacks,
    Greeks,
    Cavalry,
    ReserveCavalry,
    Cossacks,
    Dragoons,
    Artillery,
    HorseArtillery,
    NavalArtillery,
    SiegeGuns,
    SiegeMortars,
    InfantryHq,
    CavalryHq,
    Ship,
}

/// How an arm climbs and fords in the action segment (E.12.A.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Class {
    /// Infantry, marines, naval infantry, their headquarters.
    Infantry,
    /// Cavalry, dragoons, their headquarters.
    Cavalry,
    /// Guns of all kinds.
    Artillery,
}

impl Class {
    /// All, in the order of the tables.
    pub const ALL: [Class; 3] = [Class::Infantry, Class::Cavalry, Class::Artillery];
}

impl Arm {
    /// The word used in data: the symbol on the counter goes by it.
    pub const fn id(self) -> &'static str {
        match self {
            Arm::Infantry => "infantry",
            Arm::Reserve => "reserve",
            Arm::NavalInfantry => "naval_infantry",
            Arm::Marines => "marines",
            Arm::Detachment => "detachment",
            Arm::BlackSeaCossacks => "black_sea_cossacks",
            Arm::Greeks => "greeks",
            Arm::Cavalry => "cavalry",
            Arm::ReserveCavalry => "reserve_cavalry",
            Arm::Cossacks => "cossacks",
            Arm::Dragoons => "dragoons",
            Arm::Artillery => "artillery",
            Arm::HorseArtillery => "horse_artillery",
            Arm::NavalArtillery => "naval_artillery",
            Arm::SiegeGuns => "siege_guns",
            Arm::SiegeMortars => "siege_mortars",
            Arm::InfantryHq => "infantry_hq",
            Arm::CavalryHq => "cavalry_hq",
            Arm::Ship => "ship",
        }
    }

    /// Its class in the action segment.
    pub const fn class(self) -> Class {
        match self {
            Arm::Infantry
            | Arm::Reserve
            | Arm::NavalInfantry
            | Arm::Marines
            | Arm::Detachment
            | Arm::BlackSeaCossacks
            | Arm::Greeks
            | Arm::InfantryHq => Class::Infantry,
            Arm::Cavalry | Arm::ReserveCavalry | Arm::Cossacks | Arm::Dragoons | Arm::CavalryHq => {
                Class::Cavalry
            }
            Arm::Artillery
            | Arm::HorseArtillery
            | Arm::NavalArtillery
            | Arm::SiegeGuns
            | Arm::SiegeMortars
            | Arm::Ship => Class::Artillery,
        }
    }

    /// Foot that fights: infantry of all kinds, marines, sailors.
    pub const fn is_foot(self) -> bool {
        matches!(self.class(), Class::Infantry) && !self.is_hq()
    }

    /// Horse that fights, dragoons included: it may charge.
    pub const fn is_horse(self) -> bool {
        matches!(self.class(), Class::Cavalry) && !self.is_hq()
    }

    /// May refuse melee with infantry: cavalry, dragoons, horse artillery (12.A.8.5).
    pub const fn is_mounted(self) -> bool {
        self.is_horse() || matches!(self, Arm::HorseArtillery)
    }

    /// A headquarters.
    pub const fn is_hq(self) -> bool {
        matches!(self, Arm::InfantryHq | Arm::CavalryHq)
    }

    /// Siege guns or mortars.
    pub const fn is_siege(self) -> bool {
        matches!(self, Arm::SiegeGuns | Arm::SiegeMortars)
    }

    /// Field artillery for the fighting limit: guns that are no siege train and no ship (9).
    pub const fn is_artillery(self) -> bool {
        matches!(self, Arm::Artillery | Arm::HorseArtillery | Arm::NavalArtillery)
    }

    /// Never out of supply, never isolated (18).
    pub const fn lives_off_the_land(self) -> bool {
        matches!(self, Arm::Cossacks | Arm::BlackSeaCossacks)
    }
}

/// A unit's size.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "they say what they are")]
pub enum Size {
    Battery,
    Battalion,
    Regiment,
    Brigade,
    Division,
    Squadron,
}

impl Size {
    /// The sign on the counter.
    pub const fn sign(self) -> &'static str {
        match self {
            Size::Battery => "I",
            Size::Battalion => "II",
            Size::Regiment => "III",
            Size::Brigade => "X",
            Size::Division => "XX",
            Size::Squadron => "",
        }
    }
}

/// How a unit comes into the campaign (13, 19).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Entry {
    /// Set up south of the Alma.
    SetUp,
    /// Set up in a city hex of Sevastopol.
    SetUpInTown,
    /// Appears in a city hex of Sevastopol.
    Town,
    /// By the Simferopol or the Evpatoria road.
    Road,
    /// By the Evpatoria road.
    EvpatoriaRoad,
    /// At a friendly port, or by the Evpatoria road.
    Landing,
}

/// The most steps of a unit.
pub const MAX_STEPS: usize = 4;

/// A unit of the roster.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unit {
    /// The word used in data, records and the engine protocol.
    pub id: String,
    /// What stands on the counter.
    pub name: String,
    /// In full.
    pub title: String,
    /// What sentences call it: the name on its counter, with its nation if units of two nations have that name.
    pub known_as: String,
    /// The same of what it is called in full.
    pub known_in_full: String,
    /// Its nation.
    pub nation: Nation,
    /// The division it belongs to, as an index into [`crate::roster::Roster::divisions`].
    pub division: Option<u8>,
    /// It leads its division: a headquarters, or the Guard's Grenadiers.
    pub heads: bool,
    /// Its arm.
    pub arm: Arm,
    /// Its size.
    pub size: Size,
    /// Steps at full strength.
    pub steps: u8,
    /// Fire factor by steps left; index 0 is for nobody.
    pub fire: [u8; MAX_STEPS + 1],
    /// Melee factor by steps left.
    pub melee: [u8; MAX_STEPS + 1],
    /// Movement allowance.
    pub allowance: u8,
    /// Steps left at which it rolls for morale.
    pub breaks_at: Option<u8>,
    /// A guard unit: it never rolls (12.B.1).
    pub guard: bool,
    /// When and how it comes into the campaign.
    pub entry: Option<(u8, Entry)>,
    /// How we know that it was there; its numbers are reconstructed unless the rules print them.
    pub identity: Provenance,
}

impl Unit {
    /// The side it fights for.
    #[inline]
    pub const fn side(&self) -> Side {
        self.nation.side()
    }

    /// A Russian infantry battalion: it has a place of its own in the fighting limit (9).
    pub fn is_extra_battalion(&self) -> bool {
        self.nation == Nation::Russian && self.size == Size::Battalion && self.arm.is_foot()
    }
}
