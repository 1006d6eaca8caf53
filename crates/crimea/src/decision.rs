//! What a player can decide: one small choice at a time.

use crate::unit::{Side, UnitId};
use hexmap::Hex;
use serde::{Deserialize, Serialize};

/// One decision. `U` is how units are named: by index in play, by roster id in records. Where the head of a division is
/// named, the units that it has absorbed are meant with it (9).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Decision<U = UnitId> {
    /// Set a unit up (19).
    Place {
        /// Who.
        unit: U,
        /// Where.
        at: Hex,
    },
    /// Put everybody who is left where he usually stands.
    PlaceRest,
    /// Build a level of a work (7).
    Build {
        /// Where.
        at: Hex,
    },
    /// Bring a new unit in (13).
    Enter {
        /// Who.
        unit: U,
        /// Where.
        at: Hex,
    },
    /// Give a replacement step to a unit on the map (14.B, 14.A for Cossacks).
    Replace {
        /// Who.
        unit: U,
    },
    /// Bring a destroyed unit back with one replacement step, or a destroyed headquarters for nothing (14).
    Revive {
        /// Who.
        unit: U,
        /// Where.
        at: Hex,
    },
    /// Put destroyed guns of a division in the place of an independent unit of the same kind (14.B).
    Exchange {
        /// The destroyed guns.
        unit: U,
        /// The unit that leaves the game.
        given: U,
    },
    /// Move a unit strategically, by the cheapest way (11).
    March {
        /// Who.
        unit: U,
        /// Where to.
        to: Hex,
    },
    /// Hand a step over (14.A).
    Feed {
        /// The reserve or naval regiment.
        unit: U,
        /// The regiment that gains it.
        to: U,
    },
    /// Announce siege fire (12).
    DeclareSiege,
    /// Mark a strategic reserve (12.B.3).
    Reserve {
        /// Who.
        unit: U,
    },
    /// Let a reserve go (12.B.3).
    Release {
        /// Who.
        unit: U,
    },
    /// Plot fire at a neighbouring hex (12.A.1).
    Aim {
        /// Who.
        unit: U,
        /// At what.
        at: Hex,
    },
    /// Plot the fire of the next ten of the Star Fort (7).
    AimFort {
        /// At what.
        at: Hex,
    },
    /// Commit siege artillery (12.A.2).
    Commit {
        /// Who.
        unit: U,
        /// At what.
        at: Hex,
    },
    /// Disrupt a checked or locked unit, so that it can leave (12.A.1, 12.A.8.4).
    Disrupt {
        /// Who.
        unit: U,
    },
    /// Move a unit by one hex in the action segment (12.A.3, 12.A.4, 12.A.9).
    Step {
        /// Who.
        unit: U,
        /// Where to.
        to: Hex,
    },
    /// Charge (12.B.4).
    Charge {
        /// Who.
        unit: U,
        /// Through which hex: the one it stands in for a charge of one hex.
        through: Hex,
        /// Into which hex.
        to: Hex,
    },
    /// Repair a level (12.A.6).
    Repair {
        /// Where.
        at: Hex,
    },
    /// Let a unit fire that held its fire (12.A.7, 12.A.10).
    FireHeld {
        /// Who.
        unit: U,
        /// At whom: newcomers in its own hex, or chargers in a hex next to it.
        at: Hex,
    },
    /// The same for the next ten of the Star Fort.
    FireFort {
        /// At whom.
        at: Hex,
    },
    /// Take out what a unit was ordered in this phase and has not done yet: fire, siege fire, held fire or melee.
    Recall {
        /// Whose order.
        unit: U,
    },
    /// The same for a ten of the Star Fort.
    RecallFort {
        /// What it was to fire at.
        at: Hex,
    },
    /// Fight the melee in a hex next (12.A.8).
    Fight {
        /// Where.
        at: Hex,
    },
    /// Refuse melee: a mounted unit goes back (12.A.8.5).
    Refuse {
        /// Who.
        unit: U,
        /// Where to.
        to: Hex,
    },
    /// Name a unit that fights in the melee (9).
    Join {
        /// Who.
        unit: U,
    },
    /// Take a step off a unit of one's own.
    Lose {
        /// Whose.
        unit: U,
    },
    /// Stand, and roll for morale (12.B.1).
    Stand,
    /// Retire the whole stack in place of standing (12.B.1).
    Retire {
        /// Where to.
        to: Hex,
    },
    /// Say where a unit retreats to.
    Retreat {
        /// Who.
        unit: U,
        /// Where to.
        to: Hex,
    },
    /// That is all: on to the next.
    Done,
    /// Give the game up.
    Concede {
        /// Who.
        side: Side,
    },
}

impl<U: Copy> Decision<U> {
    /// The unit it names first, if it names one.
    pub fn unit(self) -> Option<U> {
        match self {
            Decision::Place { unit, .. }
            | Decision::Enter { unit, .. }
            | Decision::Replace { unit }
            | Decision::Revive { unit, .. }
            | Decision::Exchange { unit, .. }
            | Decision::March { unit, .. }
            | Decision::Feed { unit, .. }
            | Decision::Reserve { unit }
            | Decision::Release { unit }
            | Decision::Aim { unit, .. }
            | Decision::Commit { unit, .. }
            | Decision::Disrupt { unit }
            | Decision::Step { unit, .. }
            | Decision::Charge { unit, .. }
            | Decision::FireHeld { unit, .. }
            | Decision::Recall { unit }
            | Decision::Refuse { unit, .. }
            | Decision::Join { unit }
            | Decision::Lose { unit }
            | Decision::Retreat { unit, .. } => Some(unit),
            _ => None,
        }
    }

    /// The hexes it names.
    pub fn hexes(self) -> [Option<Hex>; 2] {
        match self {
            Decision::Place { at, .. }
            | Decision::Build { at }
            | Decision::Enter { at, .. }
            | Decision::Revive { at, .. }
            | Decision::Aim { at, .. }
            | Decision::AimFort { at }
            | Decision::Commit { at, .. }
            | Decision::Repair { at }
            | Decision::FireHeld { at, .. }
            | Decision::FireFort { at }
            | Decision::RecallFort { at }
            | Decision::Fight { at } => [Some(at), None],
            Decision::March { to, .. }
            | Decision::Step { to, .. }
            | Decision::Refuse { to, .. }
            | Decision::Retire { to }
            | Decision::Retreat { to, .. } => [Some(to), None],
            Decision::Charge { through, to, .. } => [Some(through), Some(to)],
            _ => [None, None],
        }
    }
}

impl<U> Decision<U> {
    /// The same decision with units named another way.
    ///
    /// # Errors
    /// The error of the naming.
    pub fn rename<V, E>(self, mut name: impl FnMut(U) -> Result<V, E>) -> Result<Decision<V>, E> {
        Ok(match self {
            Decision::Place { unit, at } => Decision::Place { unit: name(unit)?, at },
            Decision::PlaceRest => Decision::PlaceRest,
            Decision::Build { at } => Decision::Build { at },
            Decision::Enter { unit, at } => Decision::Enter { unit: name(unit)?, at },
            Decision::Replace { unit } => Decision::Replace { unit: name(unit)? },
            Decision::Revive { unit, at } => Decision::Revive { unit: name(unit)?, at },
            Decision::Exchange { unit, given } => {
                Decision::Exchange { unit: name(unit)?, given: name(given)? }
            }
            Decision::March { unit, to } => Decision::March { unit: name(unit)?, to },
            Decision::Feed { unit, to } => Decision::Feed { unit: name(unit)?, to: name(to)? },
            Decision::DeclareSiege => Decision::DeclareSiege,
            Decision::Reserve { unit } => Decision::Reserve { unit: name(unit)? },
            Decision::Release { unit } => Decision::Release { unit: name(unit)? },
            Decision::Aim { unit, at } => Decision::Aim { unit: name(unit)?, at },
            Decision::AimFort { at } => Decision::AimFort { at },
            Decision::Commit { unit, at } => Decision::Commit { unit: name(unit)?, at },
            Decision::Disrupt { unit } => Decision::Disrupt { unit: name(unit)? },
            Decision::Step { unit, to } => Decision::Step { unit: name(unit)?, to },
            Decision::Charge { unit, through, to } => Decision::Charge { unit: name(unit)?, through, to },
            Decision::Repair { at } => Decision::Repair { at },
            Decision::FireHeld { unit, at } => Decision::FireHeld { unit: name(unit)?, at },
            Decision::FireFort { at } => Decision::FireFort { at },
            Decision::Recall { unit } => Decision::Recall { unit: name(unit)? },
            Decision::RecallFort { at } => Decision::RecallFort { at },
            Decision::Fight { at } => Decision::Fight { at },
            Decision::Refuse { unit, to } => Decision::Refuse { unit: name(unit)?, to },
            Decision::Join { unit } => Decision::Join { unit: name(unit)? },
            Decision::Lose { unit } => Decision::Lose { unit: name(unit)? },
            Decision::Stand => Decision::Stand,
            Decision::Retire { to } => Decision::Retire { to },
            Decision::Retreat { unit, to } => Decision::Retreat { unit: name(unit)?, to },
            Decision::Done => Decision::Done,
            Decision::Concede { side } => Decision::Concede { side },
        })
    }
}
