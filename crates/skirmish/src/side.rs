//! The two sides.

use declaration::{SideSpec, Tint};
use serde::{Deserialize, Serialize};
use wargame::TwoSides;

/// Both sides with their colours, in the order of the seats.
pub(crate) const SIDES: [SideSpec; 2] = [
    SideSpec {
        id: "amber",
        tint: Tint { light: "#7a4a00", dark: "#e8b45a", light_wash: "#f7e6c6", dark_wash: "#38290f" },
    },
    SideSpec {
        id: "slate",
        tint: Tint { light: "#2f4a66", dark: "#9dbfe0", light_wash: "#dde7f1", dark_wash: "#1f2c39" },
    },
];

/// The side that moves first, and the other one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// They come from the west.
    Amber,
    /// They come from the east.
    Slate,
}

impl TwoSides for Side {
    const BOTH: [Side; 2] = [Side::Amber, Side::Slate];

    fn index(self) -> usize {
        self as usize
    }

    fn id(self) -> &'static str {
        SIDES[self.index()].id
    }
}
