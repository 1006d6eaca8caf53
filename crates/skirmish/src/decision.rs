//! What can be decided.

use hexmap::Hex;
use serde::{Deserialize, Serialize};
use wargame::UnitId;

/// A decision. `U` and `H` are how units and hexes are written: by index in the game, by name in records.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Decision<U = UnitId, H = Hex> {
    /// Move a unit by the cheapest way (2).
    Move {
        /// Who.
        unit: U,
        /// Where to.
        to: H,
    },
    /// Fire at an enemy (3).
    Fire {
        /// Who.
        unit: U,
        /// At whom.
        target: U,
    },
    /// Charge an enemy (4).
    Charge {
        /// Who.
        unit: U,
        /// Whom.
        target: U,
    },
    /// The turn of the side is over (1.3).
    Done,
}

impl Decision {
    /// The unit that acts.
    pub const fn unit(self) -> Option<UnitId> {
        match self {
            Decision::Move { unit, .. } | Decision::Fire { unit, .. } | Decision::Charge { unit, .. } => {
                Some(unit)
            }
            Decision::Done => None,
        }
    }
}
