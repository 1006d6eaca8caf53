//! The position: everything that changes during play. Plain data, copied as a whole.

use crate::unit::{Each, Formation, MAX_STAFF, Side, StaffId, UnitId, UnitSet};
use serde::{Deserialize, Serialize};
use tabletop::{Heading, Point};

/// The whole position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// The game-turn, from 1.
    pub turn: u8,
    /// The side whose side-turn it is.
    pub active: Side,
    /// The active side is side B: the turn ends after it.
    pub second_half: bool,
    /// The side that won the initiative this turn; after the turn has begun and before the roll, last turn.
    pub initiative: Option<Side>,
    /// Close combats won by each side, in this turn and the last.
    pub won: [u8; 2],
    /// The same of the last turn, for the initiative (I.b.2).
    pub won_before: [u8; 2],
    /// What is asked.
    pub stage: Stage,
    /// The units.
    pub units: Each<UnitState>,
    /// Who fired at each unit in the last enemy side-turn (G.c).
    pub fired_at_by: Each<UnitSet>,
    /// The staff.
    pub staff: [StaffState; MAX_STAFF],
    /// The seat that has the word in the actions of its side.
    pub floor: u8,
    /// Seats that have passed in this side-turn.
    pub passed: u32,
    /// Seats that have let another one go first in this side-turn.
    pub yielded: u32,
    /// Second lines whose owners have kept them out of another's charge in this side-turn (C.b.3).
    pub declined: UnitSet,
    /// A charge between declaration and contact.
    pub charge: Charge,
    /// Losses that have not been rolled for, in order.
    pub losses: Losses,
    /// Second lines of a close combat that is won, which may follow an advance.
    pub following: UnitSet,
    /// Objectives in Allied hands, one bit each.
    pub allied_objectives: u8,
    /// How the battle ended, if it did before its last turn.
    pub broken: [bool; 2],
}

/// What is asked of whom.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// Roll for the initiative (I.a).
    Initiative,
    /// The winner of the roll says who acts first (I.a).
    Lead,
    /// A routing unit tries to rally (M.e.2).
    Rally {
        /// Which.
        unit: UnitId,
    },
    /// Any unit of the active side acts (A.a.1).
    Actions,
    /// Dice have been rolled for a move; now the way is laid (V.a.1).
    March {
        /// Who.
        unit: UnitId,
        /// How it moves.
        gait: Gait,
        /// The dice as they fell; 0 where there is none.
        dice: [u8; 7],
    },
    /// Dice have been rolled for a staff figure.
    Ride {
        /// Who.
        staff: StaffId,
        /// The dice as they fell.
        dice: [u8; 4],
    },
    /// The owner of a unit that was hit may use a benefit before it saves (L.sa).
    Saves,
    /// A step of the charge that is going on.
    Charge(ChargeStep),
    /// Which close combat is resolved next (A.b).
    CloseOrder,
    /// A winner may advance (C.f.1).
    Advance {
        /// Who.
        unit: UnitId,
        /// By how much at most, and which way.
        step: Point,
    },
    /// Its second line may follow it (C.f.4).
    Follow {
        /// Who.
        unit: UnitId,
        /// The step of the first line.
        step: Point,
    },
    /// The battle is over.
    Over,
}

/// How a unit moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Gait {
    /// Forward, with wheels.
    Forward,
    /// Forward in column of route, on a road (V.t) or a track.
    Road,
    /// Backward, to a side, or about face and on (V.c).
    Sideways,
    /// Unlimbered guns by hand (V.e.1).
    Prolonge,
}

/// What is asked in a charge.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ChargeStep {
    /// The owner of the second line, if he is another one, lets it come along or not (C.b.3).
    Consent,
    /// Those whom the charge meets stand or retreat, one after the other (A.a.3).
    Answer,
    /// The attacker checks his morale (C.a.3).
    AttackerCheck,
    /// A second line of the defence joins or stays out (C.b.3).
    Support,
    /// The defenders check theirs, if outnumbered (C.a.5).
    DefenderCheck,
    /// The defenders say whether they use benefits in the fight (L.cc).
    DefenderBenefit,
    /// Then the attackers.
    AttackerBenefit,
    /// The defenders may react (C.a.7).
    React,
    /// The defender has gone: the attacker may move up.
    MoveUp,
    /// It has moved up: its second line may follow.
    Follow,
}

/// A charge that is going on; nobody's if none is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Charge {
    /// Who charges.
    pub attacker: Option<UnitId>,
    /// The second line that comes along.
    pub second: Option<UnitId>,
    /// Who is charged.
    pub target: Option<UnitId>,
    /// The attacker has spent a command point in it (C.a.7).
    pub point_spent: bool,
    /// Second lines of the defence that join.
    pub support: UnitSet,
    /// Who has not been asked yet in this step.
    pub waiting: UnitSet,
    /// Who is asked, where it may be another than the charger or its target.
    pub asked: Option<UnitId>,
    /// The step into contact, as it was when the charge was declared; once the attacker has moved up, the step it made.
    pub contact: Point,
}

impl Charge {
    /// No charge.
    pub const NONE: Charge = Charge {
        attacker: None,
        second: None,
        target: None,
        point_spent: false,
        support: UnitSet::EMPTY,
        waiting: UnitSet::EMPTY,
        asked: None,
        contact: Point::new(0, 0),
    };
}

/// Where a unit is, if not on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Presence {
    /// On the table.
    Here,
    /// All figures are lost.
    Destroyed,
    /// It ran off the table.
    Left,
    /// A battery whose guns stand abandoned.
    GunsLost,
    /// A battery whose guns were spiked and taken off.
    GunsSpiked,
}

/// What changes about a unit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct UnitState {
    /// The middle of its front.
    pub at: Point,
    /// Where it faces.
    pub heading: Heading,
    /// How it stands.
    pub formation: Formation,
    /// Whether it is on the table.
    pub presence: Presence,
    /// Figures left, the commander not counted.
    pub figures: u8,
    /// Morale chits.
    pub chits: u8,
    /// Command points left.
    pub points: u8,
    /// The turn in which its lost commander is replaced; 0 while he is there.
    pub commander_back: u8,
    /// It runs.
    pub routing: bool,
    /// Cavalry that is moving (V.h.1).
    pub moving: bool,
    /// Cavalry on foot.
    pub dismounted: bool,
    /// It has won a close combat (X.c.2).
    pub veteran: bool,
    /// It has acted in this side-turn.
    pub acted: bool,
    /// It has turned besides its action in this side-turn (A.a.2).
    pub turned: bool,
    /// Its commander has given a benefit this turn (L.3).
    pub commander_used: bool,
    /// An attached brigadier has given it one this turn (L.b1).
    pub brigadier_used: bool,
    /// It has reacted in this side-turn (C.a.7).
    pub reacted: bool,
    /// Added to its saves until the side-turn ends (L.sa).
    pub save_bonus: u8,
    /// Added to its dice in the close combat it is in (L.cc).
    pub fight_bonus: u8,
    /// The close combat it is in, from 1; 0 for none.
    pub knot: u8,
    /// How it stands in it.
    pub footing: Footing,
    /// Its last action was a move, and it began here (G.c).
    pub came_from: Option<Point>,
    /// The guns that its men have left, and could man again (M.e.5).
    pub guns_left: Option<GunsLeft>,
    /// Where the enemy stood over whom it won a close combat, until it has been asked whether it advances (C.f.1).
    pub ground_won: Option<Point>,
}

/// Guns that stand without their men.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GunsLeft {
    /// The middle of their front.
    pub at: Point,
    /// Where they point.
    pub heading: Heading,
}

/// What was found about a unit when its close combat was declared.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Footing {
    /// Behind a wall, a stream or a trench (X.b.1).
    pub behind_cover: bool,
    /// On the crest of a high hill, the enemy below (X.b.2).
    pub on_crest: bool,
    /// Hit from the rear (X.e).
    pub from_rear: bool,
    /// One of the two lines of a double line (X.a, X.b.4).
    pub double_line: bool,
    /// In contact, not only behind somebody who is.
    pub in_contact: bool,
}

/// What changes about a staff figure.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct StaffState {
    /// Where he is; with a unit, at its centre.
    pub at: Point,
    /// The turn in which he is back, or replaced; 0 while he is there.
    pub back: u8,
    /// The unit he is attached to.
    pub with: Option<UnitId>,
    /// He has been attached to it since the turn began (L.b2).
    pub since_start: bool,
    /// He has ridden in this side-turn.
    pub moved: bool,
}

/// The most entries that losses can wait in.
pub const MOST_LOSSES: usize = 16;

/// Possible hits that wait for saves, in order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Losses {
    /// The entries; those from `len` on are empty.
    pub entries: [Loss; MOST_LOSSES],
    /// How many there are.
    pub len: u8,
    /// What follows when all have been rolled for.
    pub then: AfterLosses,
}

impl Losses {
    /// No losses wait.
    pub const NONE: Losses =
        Losses { entries: [Loss::NONE; MOST_LOSSES], len: 0, then: AfterLosses::Actions };

    /// The first entry.
    pub fn first(&self) -> Option<Loss> {
        (self.len > 0).then(|| self.entries[0])
    }

    /// Puts an entry at the end.
    pub fn push(&mut self, loss: Loss) {
        if usize::from(self.len) < MOST_LOSSES {
            self.entries[usize::from(self.len)] = loss;
            self.len += 1;
        }
    }

    /// Takes the first entry off.
    pub fn pop(&mut self) -> Option<Loss> {
        let first = self.first()?;
        self.entries.copy_within(1.., 0);
        self.entries[MOST_LOSSES - 1] = Loss::NONE;
        self.len -= 1;
        Some(first)
    }
}

/// Possible hits on one unit, and what came with them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Loss<U = UnitId> {
    /// Who was hit.
    pub unit: U,
    /// Possible hits.
    pub hits: u8,
    /// Leader rolls.
    pub leader_rolls: u8,
    /// Chits that follow the saves.
    pub chits: u8,
}

impl Loss {
    const NONE: Loss = Loss { unit: UnitId(0), hits: 0, leader_rolls: 0, chits: 0 };
}

/// What follows when all losses have been rolled for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AfterLosses {
    /// The actions go on.
    Actions,
    /// The charge goes on, after fire in reaction.
    Charge,
    /// The close combat ends; the side that won it.
    Close {
        /// Which close combat.
        knot: u8,
        /// Who won.
        winner: Side,
    },
}

impl State {
    /// Is a unit on the table?
    #[inline]
    pub fn here(&self, unit: UnitId) -> bool {
        self.units[unit].presence == Presence::Here
    }

    /// Is a unit in the close combat whose losses are being rolled for?
    pub fn ends_fight(&self, unit: UnitId) -> bool {
        match self.losses.then {
            AfterLosses::Close { knot, .. } => self.units[unit].knot == knot,
            _ => false,
        }
    }
}
