//! What a player can decide: one small choice at a time.

use crate::unit::{Side, UnitId};
use hexmap::Hex;
use serde::{Deserialize, Serialize};

/// One decision. `U` is how units are named: by index in play, by roster id in records.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[repr(align(8))]
pub enum Decision<U = UnitId> {
    /// Move a unit by the cheapest way; its move is then over (8.0).
    Move {
        /// Who.
        unit: U,
        /// Where to.
        to: Hex,
    },
    /// Move a unit by one hex and keep it in hand: for those who choose the way themselves.
    Step {
        /// Who.
        unit: U,
        /// Where to.
        to: Hex,
    },
    /// Bring a reinforcement in; it may then move on (5.5).
    Enter {
        /// Who.
        unit: U,
        /// The hex on the edge.
        at: Hex,
    },
    /// The unit in hand stays where it is.
    Halt,
    /// Name the hex to attack (9.1).
    Aim {
        /// Which.
        at: Hex,
    },
    /// Let a unit take part in the attack.
    Join {
        /// Who.
        unit: U,
    },
    /// Roll: for the order of the phases, or for the attack.
    Roll,
    /// Take a step off a unit of one's own (9.17).
    Lose {
        /// Whose.
        unit: U,
    },
    /// Advance after combat (9.19).
    Advance {
        /// Who.
        unit: U,
    },
    /// Attack an empty hex in an enemy zone of control: go there (9.18).
    Flank {
        /// Who.
        unit: U,
        /// Where to.
        to: Hex,
    },
    /// No advance, no further attack.
    Decline,
    /// Bombard a unit (5.6).
    Bombard {
        /// Whom.
        unit: U,
    },
    /// Disrupt a unit of one's own in place of an action (5.4).
    Hold {
        /// Which.
        unit: U,
    },
    /// Waste a bombardment in place of an action (5.4).
    SpendMarker,
    /// Keep the rest of the bombardments for the other phase.
    KeepMarkers,
    /// Offer to end the phase (5.8).
    OfferEnd,
    /// Accept the offer.
    Accept,
    /// Refuse it.
    Refuse,
    /// The other side has nothing left: end the phase.
    Stop,
    /// Give up, whoever is asked (4.4).
    Capitulate {
        /// Who.
        side: Side,
    },
}

impl<U> Decision<U> {
    /// A side gives up.
    pub fn capitulation(side: Side) -> Self {
        Decision::Capitulate { side }
    }
}

impl<U: Copy> Decision<U> {
    /// The unit it names, if it names one.
    pub fn unit(self) -> Option<U> {
        match self {
            Decision::Move { unit, .. }
            | Decision::Step { unit, .. }
            | Decision::Enter { unit, .. }
            | Decision::Join { unit }
            | Decision::Lose { unit }
            | Decision::Advance { unit }
            | Decision::Flank { unit, .. }
            | Decision::Bombard { unit }
            | Decision::Hold { unit } => Some(unit),
            _ => None,
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
            Decision::Move { unit, to } => Decision::Move { unit: name(unit)?, to },
            Decision::Step { unit, to } => Decision::Step { unit: name(unit)?, to },
            Decision::Enter { unit, at } => Decision::Enter { unit: name(unit)?, at },
            Decision::Halt => Decision::Halt,
            Decision::Aim { at } => Decision::Aim { at },
            Decision::Join { unit } => Decision::Join { unit: name(unit)? },
            Decision::Roll => Decision::Roll,
            Decision::Lose { unit } => Decision::Lose { unit: name(unit)? },
            Decision::Advance { unit } => Decision::Advance { unit: name(unit)? },
            Decision::Flank { unit, to } => Decision::Flank { unit: name(unit)?, to },
            Decision::Decline => Decision::Decline,
            Decision::Bombard { unit } => Decision::Bombard { unit: name(unit)? },
            Decision::Hold { unit } => Decision::Hold { unit: name(unit)? },
            Decision::SpendMarker => Decision::SpendMarker,
            Decision::KeepMarkers => Decision::KeepMarkers,
            Decision::OfferEnd => Decision::OfferEnd,
            Decision::Accept => Decision::Accept,
            Decision::Refuse => Decision::Refuse,
            Decision::Stop => Decision::Stop,
            Decision::Capitulate { side } => Decision::Capitulate { side },
        })
    }
}
