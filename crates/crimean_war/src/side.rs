//! The two sides of the war.

use declaration::{SideSpec, Tint};
use kernel::{Seat, SeatInfo};
use serde::{Deserialize, Serialize};
use wargame::TwoSides;

/// Both sides with their colours, in the order of the seats.
pub const SIDES: [SideSpec; 2] = [
    SideSpec {
        id: "russian",
        tint: Tint { light: "#2f5a37", dark: "#8fc597", light_wash: "#e2ebd9", dark_wash: "#243126" },
    },
    SideSpec {
        id: "allied",
        tint: Tint { light: "#8c2332", dark: "#eb9aa2", light_wash: "#f6dfdd", dark_wash: "#3b2328" },
    },
];

/// The two sides of every battle.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// The Tsar's army.
    Russian,
    /// The British, French and Turkish armies.
    Allied,
}

// The same as the trait, for callers that need no trait and for constants.
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
        <Side as TwoSides>::seats()
    }

    /// The word used in data and records.
    pub const fn id(self) -> &'static str {
        SIDES[self as usize].id
    }
}

impl TwoSides for Side {
    const BOTH: [Side; 2] = Side::BOTH;

    #[inline]
    fn index(self) -> usize {
        Side::index(self)
    }

    fn id(self) -> &'static str {
        Side::id(self)
    }
}
