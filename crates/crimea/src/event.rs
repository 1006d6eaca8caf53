//! What happened, for the log.

use crate::ground::Obstacle;
use crate::results::{FireResult, MeleeResult};
use crate::state::Cause;
use crate::unit::{Class, Side, UnitId};
use hexmap::Hex;

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "they say what they are; words.rs puts each into a sentence")]
pub enum Event {
    TurnBegan {
        turn: u8,
    },
    PlayerTurnBegan {
        side: Side,
    },
    SetUp {
        unit: UnitId,
        at: Hex,
    },
    Built {
        side: Side,
        at: Hex,
        level: u8,
    },
    WinterRolled {
        die: u8,
        steps: u8,
    },
    AttritionRolled {
        side: Side,
        cause: Cause,
        die: u8,
    },
    StepLost {
        unit: UnitId,
        at: Option<Hex>,
        left: u8,
        cause: Cause,
    },
    Destroyed {
        unit: UnitId,
        at: Option<Hex>,
        cause: Cause,
    },
    AmmunitionIssued {
        now: u8,
    },
    ReplacementsCame {
        steps: [u8; 4],
    },
    Entered {
        unit: UnitId,
        at: Hex,
    },
    Replaced {
        unit: UnitId,
        steps: u8,
    },
    Revived {
        unit: UnitId,
        at: Hex,
    },
    Exchanged {
        unit: UnitId,
        given: UnitId,
        at: Hex,
    },
    Marched {
        unit: UnitId,
        from: Hex,
        to: Hex,
        points: u8,
    },
    Fed {
        unit: UnitId,
        to: UnitId,
    },
    SiegeDeclared,
    SegmentBegan {
        attacker: Side,
    },
    SegmentEnded,
    ActionTurnEnded {
        quiet: u8,
    },
    Reserved {
        unit: UnitId,
    },
    ReserveLost {
        unit: UnitId,
    },
    Released {
        unit: UnitId,
    },
    Aimed {
        unit: UnitId,
        at: Hex,
    },
    FortAimed {
        at: Hex,
    },
    Plotted {
        side: Side,
    },
    FireRolled {
        side: Side,
        at: Hex,
        factors: u32,
        modifier: i32,
        die: u8,
        result: FireResult,
    },
    Committed {
        unit: UnitId,
        at: Hex,
    },
    AmmunitionSpent {
        left: u8,
    },
    SiegeRolled {
        at: Hex,
        mortars: bool,
        factors: u32,
        die: u8,
        result: u8,
    },
    Breached {
        at: Hex,
        level: u8,
    },
    RepairRolled {
        die: u8,
        levels: u8,
    },
    Repaired {
        at: Hex,
        level: u8,
    },
    DisruptedItself {
        unit: UnitId,
    },
    ClimbRolled {
        at: Hex,
        class: Class,
        obstacle: Obstacle,
        die: u8,
        needed: u8,
    },
    Stepped {
        unit: UnitId,
        from: Hex,
        to: Hex,
    },
    Charged {
        unit: UnitId,
        through: Hex,
        to: Hex,
    },
    HeldFireRolled {
        side: Side,
        at: Hex,
        passing: bool,
        factors: u32,
        die: u8,
        result: FireResult,
    },
    Checked {
        side: Side,
        at: Hex,
    },
    ThrownBack {
        unit: UnitId,
        to: Hex,
    },
    Refused {
        unit: UnitId,
        to: Hex,
    },
    DrivenOut {
        unit: UnitId,
        to: Hex,
    },
    MeleeRolled {
        attacker: Side,
        at: Hex,
        attack: u32,
        defence: u32,
        modifier: i32,
        die: u8,
        result: MeleeResult,
    },
    MeleeImpossible {
        at: Hex,
    },
    MeleeContinues {
        at: Hex,
    },
    MoraleRolled {
        unit: UnitId,
        die: u8,
        routs: bool,
    },
    Retired {
        side: Side,
        from: Hex,
        to: Hex,
    },
    Retreated {
        unit: UnitId,
        from: Hex,
        to: Hex,
        routed: bool,
    },
    WorkTaken {
        at: Hex,
        side: Side,
    },
    SiegeGunsTaken {
        unit: UnitId,
    },
    Removed {
        unit: UnitId,
    },
    BritishShaken,
    Conceded {
        side: Side,
    },
    Ended,
}
