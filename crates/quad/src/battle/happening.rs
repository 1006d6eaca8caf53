//! What a battle is told.

use crate::unit::UnitId;
use hexmap::Hex;

/// Something has happened that exclusive rules may have consequences for ([`Battle::react`](super::Battle::react)).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Happening {
    /// A Movement Phase has begun; also the first one, before the first decision.
    MovementBegun,
    /// A unit has been taken in hand, and is about to move.
    TakenInHand(UnitId),
    /// A unit has come into a hex, if only in passing: by march, entry, withdrawal, retreat, displacement or advance.
    /// In a retreat the reaction moves, disrupts and removes nobody: the search for a way looks at the units alone.
    Stepped {
        /// The unit.
        unit: UnitId,
        /// The hex.
        hex: Hex,
    },
    /// A unit is about to step back instead of firing.
    SteppedBack(UnitId),
    /// The Movement Phase is over.
    MovementOver,
    /// A unit has been turned to its back.
    Disrupted(UnitId),
    /// A melee is over that a unit attacked in; the unit is still on the map.
    Attacked(UnitId),
    /// The retreats of a fire or a melee are over: time to decide about units that were set aside, and to open hexes
    /// to an advance ([`Combat::openings`](crate::state::Combat::openings)).
    RetreatsOver,
    /// The position is at rest after a decision or between two phases: time to check what holds at any moment. Hexes
    /// may be opened here too.
    AtRest,
    /// Both Player-Turns of a Game-Turn are over.
    GameTurnOver,
}
