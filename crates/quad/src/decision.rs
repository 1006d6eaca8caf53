//! What a player can decide: one small choice at a time.

use crate::unit::UnitId;
use hexmap::Hex;
use serde::{Deserialize, Serialize};

/// One decision. `U` is how units are named: by index in play, by roster id in records.
///
/// Aligned to a word, so that long lists of them are copied as plain memory.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[repr(align(8))]
pub enum Decision<U = UnitId> {
    /// Move a unit by the cheapest way. While no other unit is touched it may march on (5.0, 5.18).
    March {
        /// Who.
        unit: U,
        /// Where to.
        to: Hex,
    },
    /// Bring a reinforcement in and march it on (12.0).
    Enter {
        /// Who.
        unit: U,
        /// The hex on the edge of the map.
        at: Hex,
        /// Where the march ends.
        to: Hex,
    },
    /// March a unit off the map (exclusive rules say who and where).
    Leave {
        /// Who.
        unit: U,
    },
    /// Put a unit on top of its stack (5.37).
    Raise {
        /// Who.
        unit: U,
    },
    /// Give up a gun so that the enemy cannot take it (exclusive rules say which).
    Spike {
        /// Which.
        unit: U,
    },
    /// Name the hex to fire at, or a hex to attack in melee.
    Aim {
        /// Which.
        at: Hex,
    },
    /// Let a unit take part in the fire or the melee.
    Join {
        /// Who.
        unit: U,
    },
    /// Roll for the fire or the melee as it is declared.
    Roll,
    /// Choose the next hex of a retreat (8.5).
    Retreat {
        /// Who.
        unit: U,
        /// The hex.
        to: Hex,
    },
    /// Choose where a displaced unit goes (8.61).
    Displace {
        /// Who.
        unit: U,
        /// The hex.
        to: Hex,
    },
    /// The unit that has just arrived goes on top of the stack (5.37).
    OnTop,
    /// The unit that has just arrived goes to the bottom of the stack (5.37).
    Below,
    /// Withdraw cavalry before the melee (11.26), or guns that exclusive rules let step back.
    Evade {
        /// Who.
        unit: U,
        /// The hex.
        to: Hex,
    },
    /// Advance after combat (8.7, and where exclusive rules allow it).
    Advance {
        /// Who.
        unit: U,
        /// The hex.
        to: Hex,
    },
    /// Try to rally a unit (10.0).
    Rally {
        /// Who.
        unit: U,
    },
    /// Nothing more of this kind.
    Done,
}

impl<U: Copy> Decision<U> {
    /// The unit it names, if it names one.
    pub fn unit(self) -> Option<U> {
        match self {
            Decision::March { unit, .. }
            | Decision::Enter { unit, .. }
            | Decision::Leave { unit }
            | Decision::Raise { unit }
            | Decision::Spike { unit }
            | Decision::Join { unit }
            | Decision::Retreat { unit, .. }
            | Decision::Displace { unit, .. }
            | Decision::Evade { unit, .. }
            | Decision::Advance { unit, .. }
            | Decision::Rally { unit } => Some(unit),
            Decision::Aim { .. } | Decision::Roll | Decision::OnTop | Decision::Below | Decision::Done => {
                None
            }
        }
    }
}

impl<U> Decision<U> {
    /// The same decision with units named another way.
    ///
    /// # Errors
    /// The error of the naming.
    pub fn rename<V, E>(self, name: impl FnOnce(U) -> Result<V, E>) -> Result<Decision<V>, E> {
        Ok(match self {
            Decision::March { unit, to } => Decision::March { unit: name(unit)?, to },
            Decision::Enter { unit, at, to } => Decision::Enter { unit: name(unit)?, at, to },
            Decision::Leave { unit } => Decision::Leave { unit: name(unit)? },
            Decision::Raise { unit } => Decision::Raise { unit: name(unit)? },
            Decision::Spike { unit } => Decision::Spike { unit: name(unit)? },
            Decision::Aim { at } => Decision::Aim { at },
            Decision::Join { unit } => Decision::Join { unit: name(unit)? },
            Decision::Roll => Decision::Roll,
            Decision::Retreat { unit, to } => Decision::Retreat { unit: name(unit)?, to },
            Decision::Displace { unit, to } => Decision::Displace { unit: name(unit)?, to },
            Decision::OnTop => Decision::OnTop,
            Decision::Below => Decision::Below,
            Decision::Evade { unit, to } => Decision::Evade { unit: name(unit)?, to },
            Decision::Advance { unit, to } => Decision::Advance { unit: name(unit)?, to },
            Decision::Rally { unit } => Decision::Rally { unit: name(unit)? },
            Decision::Done => Decision::Done,
        })
    }
}
