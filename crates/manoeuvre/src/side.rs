//! The two sides of the war.

use kernel::{Seat, SeatInfo};
use serde::{Deserialize, Serialize};

/// The two sides of every battle.
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

    /// The seats of a game with one player a side.
    pub fn seats() -> Vec<SeatInfo> {
        Side::BOTH.map(|side| SeatInfo { id: side.id(), name: side.name() }).into()
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
