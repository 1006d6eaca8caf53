//! What happens.

use crate::side::Side;
use hexmap::Hex;
use kernel::Case;
use wargame::UnitId;

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A unit has moved.
    Moved {
        /// Who.
        unit: UnitId,
        /// Where to.
        to: Hex,
    },
    /// A unit has fired.
    Fired {
        /// Who.
        unit: UnitId,
        /// At whom.
        target: UnitId,
        /// The die.
        die: u8,
        /// It has hit.
        hit: bool,
    },
    /// A unit has charged.
    Charged {
        /// Who.
        unit: UnitId,
        /// Whom.
        target: UnitId,
        /// The die.
        die: u8,
        /// What came of it.
        result: ChargeResult,
    },
    /// A unit has lost a step.
    Reduced {
        /// Who.
        unit: UnitId,
        /// What took the step.
        cause: &'static str,
    },
    /// A unit has lost its last step.
    Eliminated {
        /// Who.
        unit: UnitId,
        /// What took the step.
        cause: &'static str,
    },
    /// A unit takes the hex of the unit that it has charged.
    Advanced {
        /// Who.
        unit: UnitId,
        /// Where to.
        to: Hex,
    },
    /// The hill belongs to another side.
    HillTaken {
        /// Which.
        side: Side,
    },
    /// A side begins its turn.
    TurnBegan {
        /// The turn.
        turn: u8,
        /// Which side.
        side: Side,
    },
    /// The game is over.
    Over,
}

/// What comes of a charge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChargeResult {
    /// The target loses a step.
    Won,
    /// Nobody does.
    Stalled,
    /// The charging unit does.
    Failed,
}

impl Event {
    /// The rule that made it happen.
    pub(crate) const fn rule(&self) -> Case {
        Case(match self {
            Event::Moved { .. } => "skirmish:2.1",
            Event::Fired { .. } => "skirmish:3.2",
            Event::Charged { .. } => "skirmish:4.1",
            Event::Reduced { .. } | Event::Eliminated { .. } => "skirmish:4.3",
            Event::Advanced { .. } => "skirmish:4.2",
            Event::HillTaken { .. } => "skirmish:5.1",
            Event::TurnBegan { .. } => "skirmish:1.2",
            Event::Over => "skirmish:5.1",
        })
    }
}
