//! What happened, for the log.

use crate::ground::Obstacle;
use crate::results::{FireResult, MeleeResult};
use crate::skips::Skip;
use crate::state::Cause;
use crate::unit::{Class, Side, UnitId};
use hexmap::Hex;
use kernel::Case;

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
        steps: u8,
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
    AimRecalled {
        unit: UnitId,
        at: Hex,
    },
    FortAimRecalled {
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
    CommitmentRecalled {
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
        steps: u8,
    },
    Removed {
        unit: UnitId,
        steps: u8,
    },
    ShipTaken {
        unit: UnitId,
        at: Hex,
        steps: u8,
    },
    BritishShaken,
    Skipped {
        skips: Vec<Skip>,
    },
    Conceded {
        side: Side,
    },
    Ended,
}

impl Event {
    /// Does it tell of a die?
    pub(crate) const fn is_die(&self) -> bool {
        matches!(
            self,
            Event::FireRolled { .. }
                | Event::HeldFireRolled { .. }
                | Event::SiegeRolled { .. }
                | Event::RepairRolled { .. }
                | Event::ClimbRolled { .. }
                | Event::MoraleRolled { .. }
                | Event::MeleeRolled { .. }
                | Event::WinterRolled { .. }
                | Event::AttritionRolled { .. }
        )
    }

    /// The rule that made it happen.
    pub fn rule(&self) -> Case {
        Case(match *self {
            Event::TurnBegan { .. } => "crimea:5.p1",
            Event::PlayerTurnBegan { side: Side::Allied } => "crimea:6.A.1",
            Event::PlayerTurnBegan { side: Side::Russian } => "crimea:6.B.1",
            Event::SetUp { .. } => "crimea:19.a",
            Event::Built { .. } => "crimea:7.p1.a",
            Event::WinterRolled { .. } => "crimea:16.B.a",
            Event::AttritionRolled { cause, .. } => cause.rule(),
            Event::StepLost { cause, .. } | Event::Destroyed { cause, .. } => cause.rule(),
            Event::AmmunitionIssued { .. } => "crimea:17.A.a",
            Event::ReplacementsCame { .. } => "crimea:14.B.a",
            Event::Entered { .. } => "crimea:13.p3",
            Event::Replaced { .. } => "crimea:14.C.a",
            Event::Revived { .. } => "crimea:14.C.b",
            Event::Exchanged { .. } => "crimea:14.B.f",
            Event::Marched { .. } => "crimea:11.p1.a",
            Event::Fed { .. } => "crimea:14.A.p1.b",
            Event::SiegeDeclared => "crimea:12.p1.b",
            Event::SegmentBegan { .. } => "crimea:12.p1.d",
            Event::SegmentEnded | Event::ActionTurnEnded { .. } => "crimea:12.B.2",
            Event::Reserved { .. } => "crimea:12.B.3.p1.a",
            Event::ReserveLost { .. } => "crimea:12.B.3.p1.b",
            Event::Released { .. } => "crimea:12.B.3.p2.c",
            Event::Aimed { .. } | Event::Plotted { .. } => "crimea:12.A.1.p1.a",
            Event::FortAimed { .. } => "crimea:7.p7.c",
            Event::AimRecalled { .. } | Event::FortAimRecalled { .. } | Event::CommitmentRecalled { .. } => {
                "crimea:R.O1"
            }
            Event::FireRolled { .. } => "crimea:12.A.1.c",
            Event::Committed { .. } => "crimea:12.A.2.e",
            Event::AmmunitionSpent { .. } => "crimea:17.A.b",
            Event::SiegeRolled { mortars: true, .. } => "crimea:12.A.5.b",
            Event::SiegeRolled { mortars: false, .. } | Event::Breached { .. } => "crimea:12.A.5.c",
            Event::RepairRolled { .. } => "crimea:12.A.6.a",
            Event::Repaired { .. } => "crimea:12.A.6.b",
            Event::DisruptedItself { .. } => "crimea:12.A.1.p3.b",
            Event::ClimbRolled { .. } => "crimea:12.A.3.b",
            Event::Stepped { .. } => "crimea:12.A.4",
            Event::Charged { .. } => "crimea:12.B.4.a",
            Event::HeldFireRolled { passing: false, .. } => "crimea:12.A.7.b",
            Event::HeldFireRolled { passing: true, .. } => "crimea:12.A.7.e",
            Event::Checked { .. } => "crimea:12.A.1.p3.a",
            Event::ThrownBack { .. } => "crimea:12.A.7.d",
            Event::Refused { .. } => "crimea:12.A.8.5.a",
            Event::DrivenOut { .. } => "crimea:E.12.A.8.d",
            Event::MeleeRolled { .. } => "crimea:12.A.8.c",
            Event::MeleeImpossible { .. } => "crimea:E.CRT.1",
            Event::MeleeContinues { .. } => "crimea:12.A.8.4.a",
            Event::MoraleRolled { .. } => "crimea:12.B.1.p3.a",
            Event::Retired { .. } => "crimea:12.B.1.p5.a",
            Event::Retreated { routed: true, .. } => "crimea:12.B.1.p3.a",
            Event::Retreated { routed: false, .. } => "crimea:12.A.8.p2.a",
            Event::WorkTaken { .. } => "crimea:7.p4.c",
            Event::SiegeGunsTaken { .. } => "crimea:17.C.b",
            Event::Removed { .. } => "crimea:18.p4.b",
            Event::ShipTaken { .. } => "crimea:E.23.K",
            Event::BritishShaken => "crimea:15.b",
            Event::Skipped { ref skips } => {
                skips.iter().flat_map(|skip| &skip.whys).map(|why| why.rule.0).next().unwrap_or("crimea:12.A")
            }
            Event::Conceded { .. } | Event::Ended => "crimea:5.p2",
        })
    }
}

impl Cause {
    /// The rule by which steps are lost.
    pub const fn rule(self) -> &'static str {
        match self {
            Cause::Fire => "crimea:12.A.1.c",
            Cause::HeldFire => "crimea:12.A.7.a",
            Cause::PassingFire => "crimea:12.B.4.c",
            Cause::SiegeGuns => "crimea:12.A.5.c",
            Cause::Mortars => "crimea:12.A.5.b",
            Cause::Melee => "crimea:12.A.8.p2.a",
            Cause::Winter => "crimea:16.B.a",
            Cause::Attrition => "crimea:18.p2",
            Cause::Isolation => "crimea:18.p4.a",
        }
    }

    /// The message that names it, for statistics.
    pub const fn loss(self) -> &'static str {
        match self {
            Cause::Fire => "loss-fire",
            Cause::HeldFire => "loss-held-fire",
            Cause::PassingFire => "loss-passing-fire",
            Cause::SiegeGuns => "loss-siege-guns",
            Cause::Mortars => "loss-mortars",
            Cause::Melee => "loss-melee",
            Cause::Winter => "loss-winter",
            Cause::Attrition => "loss-attrition",
            Cause::Isolation => "loss-isolation",
        }
    }
}
