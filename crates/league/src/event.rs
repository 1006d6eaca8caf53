//! What can happen.

use crate::decision::Benefit;
use crate::state::Gait;
use crate::unit::{Formation, Side, StaffId, UnitId};
use kernel::{Case, Seat};
use tabletop::{Heading, Point};

/// Why a unit takes a chit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChitReason {
    /// Pairs of sixes in enemy fire (M.a.1).
    Sixes,
    /// A leader was lost (M.a.2).
    Leader,
    /// A friend routed near it (M.a.3).
    RoutNearby,
    /// A friend withdrew through it (M.a.4).
    PassedThrough,
    /// It lost a close combat (M.a.5).
    Lost,
    /// It withdrew (M.a.6).
    Withdrew,
    /// It went through the guns it took (C.h.4).
    Guns,
}

/// A leader who was rolled for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leader {
    /// The commander of a unit.
    Commander(UnitId),
    /// A staff figure.
    Staff(StaffId),
}

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Event {
    /// A new turn began.
    Turn {
        /// Which.
        turn: u8,
    },
    /// A lost leader is back, or replaced.
    LeaderBack {
        /// Who.
        leader: Leader,
    },
    /// The initiative was rolled for: the dice, and the totals, by side.
    Initiative {
        /// The dice.
        dice: [u8; 2],
        /// With modifiers.
        totals: [i8; 2],
    },
    /// A seat was not asked in the actions of its side: none of its units and staff figures could do anything.
    Idle {
        /// Which.
        seat: Seat,
    },
    /// A side acts first.
    Leads {
        /// Which.
        side: Side,
    },
    /// A side-turn began.
    SideTurn {
        /// Whose.
        side: Side,
    },
    /// A benefit was used.
    Benefit {
        /// By whom.
        unit: UnitId,
        /// Who gave it.
        benefit: Benefit,
    },
    /// A routing unit tried to rally.
    Rally {
        /// Who.
        unit: UnitId,
        /// The die.
        die: u8,
        /// It rallied.
        rallied: bool,
    },
    /// A unit routed.
    Routs {
        /// Who.
        unit: UnitId,
        /// How far it ran.
        length: i32,
    },
    /// A unit left the table.
    Leaves {
        /// Who.
        unit: UnitId,
    },
    /// A unit took chits.
    Chits {
        /// Who.
        unit: UnitId,
        /// How many.
        count: u8,
        /// Why.
        reason: ChitReason,
    },
    /// Chits were taken off.
    Steadied {
        /// Who.
        unit: UnitId,
        /// How many.
        count: u8,
    },
    /// Dice were rolled for a move.
    Rolled {
        /// Who.
        unit: UnitId,
        /// How it moves.
        gait: Gait,
        /// The dice; 0 where there is none.
        dice: [u8; 7],
    },
    /// A unit moved.
    Moved {
        /// Who.
        unit: UnitId,
        /// From where.
        from: Point,
        /// To where.
        to: Point,
        /// How many thousandths of an inch of its dice it used.
        used: i32,
    },
    /// A unit took another formation.
    Formed {
        /// Who.
        unit: UnitId,
        /// Which.
        formation: Formation,
    },
    /// A unit faced another way.
    Faced {
        /// Who.
        unit: UnitId,
        /// Where to.
        heading: Heading,
        /// By so little that it was no action.
        slight: bool,
    },
    /// Cavalry mounted or dismounted.
    Saddle {
        /// Who.
        unit: UnitId,
        /// It is on horseback now.
        mounted: bool,
    },
    /// A unit holds.
    Holds {
        /// Who.
        unit: UnitId,
    },
    /// A staff figure rode.
    Rode {
        /// Who.
        staff: StaffId,
        /// Where to.
        to: Point,
        /// The unit he joined.
        with: Option<UnitId>,
    },
    /// A unit fired at another.
    Fired {
        /// Who.
        unit: UnitId,
        /// At whom.
        target: UnitId,
        /// How many dice showed each face.
        faces: [u8; 6],
        /// Possible hits, long range halved.
        hits: u8,
    },
    /// Saves were rolled.
    Saved {
        /// Who.
        unit: UnitId,
        /// Possible hits.
        hits: u8,
        /// Figures lost.
        lost: u8,
        /// The hits were of close combat, not of fire.
        close: bool,
    },
    /// A leader was rolled for.
    LeaderRoll {
        /// Who.
        leader: Leader,
        /// The die.
        die: u8,
    },
    /// A brigadier joined another unit, or was captured.
    Displaced {
        /// Who.
        staff: StaffId,
        /// The unit he fled to.
        with: Option<UnitId>,
    },
    /// The last figure of a unit fell.
    Destroyed {
        /// Who.
        unit: UnitId,
    },
    /// A charge was declared.
    Charges {
        /// Who.
        unit: UnitId,
        /// At whom.
        target: UnitId,
        /// Its second line.
        second: Option<UnitId>,
    },
    /// The target of a charge stands or retreats.
    Answers {
        /// Who.
        unit: UnitId,
        /// It stands.
        stands: bool,
    },
    /// A second line of the defence joins, or stays out.
    Supports {
        /// Who.
        unit: UnitId,
        /// It joins.
        joins: bool,
    },
    /// A check of morale; no die if a benefit made it sure.
    Checks {
        /// Who.
        unit: UnitId,
        /// The die.
        die: Option<u8>,
        /// It passed.
        passed: bool,
    },
    /// The target of a charge reacts with fire, or not at all.
    Reacts {
        /// Who.
        unit: UnitId,
    },
    /// Units are in contact.
    Contact {
        /// The attacker.
        unit: UnitId,
        /// The defender.
        target: UnitId,
    },
    /// A close combat was rolled for.
    Fought {
        /// Any attacker in it.
        unit: UnitId,
        /// Any defender in it.
        target: UnitId,
        /// The totals, by side.
        totals: [i16; 2],
        /// Who won; nobody if it has to be rolled again.
        winner: Option<Side>,
    },
    /// What the victory cost the winner.
    WinnerDie {
        /// The side that won.
        side: Side,
        /// The die.
        die: u8,
        /// Possible hits on it.
        hits: u8,
    },
    /// A battery lost its guns.
    GunsLost {
        /// Which.
        unit: UnitId,
        /// The die.
        die: u8,
        /// They were spiked and taken off.
        spiked: bool,
    },
    /// A battery routs and leaves its guns.
    LeavesGuns {
        /// Which.
        unit: UnitId,
    },
    /// Its men are back at their guns.
    MansGuns {
        /// Which.
        unit: UnitId,
    },
    /// Guns without their men were taken.
    GunsTaken {
        /// Whose.
        unit: UnitId,
        /// Who took them.
        by: UnitId,
    },
    /// A unit withdrew.
    Withdraws {
        /// Who.
        unit: UnitId,
        /// How far.
        length: i32,
    },
    /// A unit moved up, or advanced after a victory.
    Advances {
        /// Who.
        unit: UnitId,
        /// Where to.
        to: Point,
    },
    /// An objective changed hands.
    Taken {
        /// Which, by its number.
        objective: u8,
        /// By whom.
        side: Side,
    },
    /// A seat has no more actions.
    Passes {
        /// Which.
        seat: Seat,
    },
    /// A seat lets another one go first.
    Yields {
        /// Which.
        seat: Seat,
        /// Whom.
        to: Seat,
    },
    /// An army broke.
    Breaks {
        /// Whose.
        side: Side,
    },
    /// The battle is over.
    Ends {
        /// Allied points.
        points: i32,
    },
}

impl Event {
    /// The rule that made it happen.
    pub const fn rule(&self) -> Case {
        Case(match self {
            Event::Turn { .. } => "league:Q.11",
            Event::LeaderBack { leader: Leader::Commander(_) } => "league:G.e.2",
            Event::LeaderBack { leader: Leader::Staff(_) } => "league:L.b4",
            Event::Initiative { .. } | Event::Leads { .. } => "league:I.a",
            Event::SideTurn { .. } | Event::Idle { .. } => "league:A.a.1",
            Event::Benefit { benefit: Benefit::Brigadier, .. } => "league:L.b1",
            Event::Benefit { .. } => "league:L.3",
            Event::Rally { .. } => "league:M.e.2",
            Event::Routs { .. } => "league:M.e.1",
            Event::Leaves { .. } => "league:M.e.3",
            Event::Chits { reason, .. } => match reason {
                ChitReason::Sixes => "league:M.a.1",
                ChitReason::Leader => "league:M.a.2",
                ChitReason::RoutNearby => "league:M.a.3",
                ChitReason::PassedThrough => "league:M.a.4",
                ChitReason::Lost => "league:M.a.5",
                ChitReason::Withdrew => "league:M.a.6",
                ChitReason::Guns => "league:C.h.4",
            },
            Event::Steadied { .. } => "league:M.f",
            Event::Rolled { .. } | Event::Moved { .. } => "league:V.a.1",
            Event::Formed { .. } => "league:Q.25",
            Event::Faced { slight: true, .. } => "league:A.a.2",
            Event::Faced { .. } | Event::Saddle { .. } | Event::Holds { .. } => "league:A.a.1",
            Event::Rode { .. } => "league:V.t.4",
            Event::Fired { .. } => "league:G.a",
            Event::Saved { .. } => "league:K.a.1",
            Event::LeaderRoll { .. } => "league:G.e.1",
            Event::Displaced { .. } => "league:L.b3",
            Event::Destroyed { .. } => "league:K.b.1",
            Event::Charges { .. } => "league:C.a.2",
            Event::Answers { .. } => "league:A.a.3",
            Event::Supports { .. } => "league:C.b.3",
            Event::Checks { .. } => "league:M.g",
            Event::Reacts { .. } => "league:C.a.7",
            Event::Contact { .. } => "league:C.b.1",
            Event::Fought { .. } => "league:C.c",
            Event::WinnerDie { .. } => "league:C.e.1",
            Event::GunsLost { .. } => "league:C.h.3",
            Event::LeavesGuns { .. } => "league:M.e.4",
            Event::MansGuns { .. } | Event::GunsTaken { .. } => "league:M.e.5",
            Event::Withdraws { .. } => "league:C.g.1",
            Event::Advances { .. } => "league:C.f.1",
            Event::Taken { .. } | Event::Ends { .. } => "league:N.1",
            Event::Passes { .. } | Event::Yields { .. } => "league:Q.15",
            Event::Breaks { .. } => "league:N.2",
        })
    }
}
