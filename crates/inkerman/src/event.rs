//! What happens, each with the case that made it happen.

use crate::state::{Ending, Stage};
use crate::tables::{Losses, Shelling};
use crate::unit::{Side, UnitId, UnitSet};
use hexmap::Hex;
use kernel::Case;

/// Something that happened in the battle.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields say what they are; the variants say what happened")]
pub enum Event {
    /// The order of the phases was rolled for.
    Ordered {
        turn: u8,
        die: u8,
        fight_first: bool,
    },
    /// An action phase began.
    PhaseBegan {
        turn: u8,
        stage: Stage,
        combat: bool,
    },
    /// All units recovered.
    Recovered {
        rule: Case,
    },
    /// A unit moved.
    Moved {
        unit: UnitId,
        path: Vec<Hex>,
        spent: u8,
    },
    /// A reinforcement entered.
    Entered {
        unit: UnitId,
        at: Hex,
        spent: u8,
    },
    /// A unit was disrupted.
    Disrupted {
        unit: UnitId,
        rule: Case,
    },
    /// A unit lost its second step.
    Reduced {
        unit: UnitId,
        rule: Case,
    },
    /// A unit was lost.
    Eliminated {
        unit: UnitId,
        rule: Case,
    },
    /// An attack was rolled for.
    Fought {
        attackers: UnitSet,
        target: Hex,
        difference: i32,
        column: i32,
        die: u8,
        losses: Losses,
        spared: u8,
    },
    /// A unit advanced.
    Advanced {
        unit: UnitId,
        from: Hex,
        to: Hex,
    },
    /// A unit made a flank attack.
    Flanked {
        unit: UnitId,
        from: Hex,
        to: Hex,
    },
    /// A unit was bombarded.
    Bombarded {
        unit: UnitId,
        die: u8,
        modifier: i8,
        result: Shelling,
    },
    /// The Russian guns were silenced.
    Silenced {
        hex: Hex,
    },
    /// A bombardment was wasted, or the rest was kept.
    MarkersSetAside {
        kept: bool,
    },
    /// An end of the phase was offered, accepted or refused.
    Offered {
        side: Side,
    },
    Answered {
        side: Side,
        accepted: bool,
    },
    /// The active side ended the phase alone.
    Stopped {
        side: Side,
    },
    /// A side has nothing left to act with in this phase.
    RanOut {
        side: Side,
        markers: bool,
    },
    /// A victory hex changed hands.
    Controlled {
        hex: Hex,
        side: Side,
    },
    /// The game is over.
    Over {
        ending: Ending,
        russian_hexes: i32,
        rule: Case,
    },
}

impl Event {
    /// The rule that made it happen.
    pub fn rule(&self) -> Case {
        match self {
            Event::Ordered { .. } => Case("inkerman:5.3a"),
            Event::PhaseBegan { .. } => Case("inkerman:5.2"),
            Event::Moved { .. } => Case("inkerman:8.1"),
            Event::Entered { .. } => Case("inkerman:5.5b"),
            Event::Fought { .. } => Case("inkerman:9.15"),
            Event::Advanced { .. } => Case("inkerman:9.19a"),
            Event::Flanked { .. } => Case("inkerman:9.18b"),
            Event::Bombarded { result: Shelling::NoEffect, .. } => Case("inkerman:BT-1"),
            Event::Bombarded { result: Shelling::Disrupted, .. } => Case("inkerman:BT-2"),
            Event::Bombarded { result: Shelling::DisruptedAndStep, .. } => Case("inkerman:BT-3"),
            Event::Silenced { .. } => Case("inkerman:5.6g"),
            Event::MarkersSetAside { kept: true } => Case("inkerman:5.10-IIf"),
            Event::MarkersSetAside { kept: false } => Case("inkerman:5.4d"),
            Event::Offered { .. } | Event::Answered { .. } => Case("inkerman:5.8a"),
            Event::Stopped { .. } => Case("inkerman:5.8b"),
            Event::RanOut { .. } => Case("inkerman:5.8a"),
            Event::Controlled { .. } => Case("inkerman:3.4b"),
            Event::Recovered { rule }
            | Event::Disrupted { rule, .. }
            | Event::Reduced { rule, .. }
            | Event::Eliminated { rule, .. }
            | Event::Over { rule, .. } => *rule,
        }
    }
}
