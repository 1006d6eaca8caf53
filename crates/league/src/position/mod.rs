//! Positions with names in place of indices: what a person can write and read.

mod describe;
mod read;

use crate::state::{AfterLosses, ChargeStep, Footing, Gait, GunsLeft, Loss, Presence};
use crate::unit::{Formation, Side};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use tabletop::{Heading, Point};

/// A whole position. What is not named is as at the start.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The game-turn, from 1.
    #[serde(default = "one")]
    pub turn: u8,
    /// The side whose side-turn it is.
    #[serde(default = "russian")]
    pub active: Side,
    /// The other side has had its side-turn.
    #[serde(default)]
    pub second_half: bool,
    /// Who won the last roll for the initiative.
    #[serde(default)]
    pub initiative: Option<Side>,
    /// Close combats won this turn, by side.
    #[serde(default)]
    pub won: [u8; 2],
    /// Close combats won last turn, by side.
    #[serde(default)]
    pub won_before: [u8; 2],
    /// What is asked.
    #[serde(default)]
    pub stage: StagePosition,
    /// Units by id.
    #[serde(default)]
    pub units: BTreeMap<String, UnitPosition>,
    /// Staff figures by id.
    #[serde(default)]
    pub staff: BTreeMap<String, StaffPosition>,
    /// The seat that has the word, by id; the first of the active side if it is not named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub floor: Option<String>,
    /// Seats that have passed, by id.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub passed: Vec<String>,
    /// Seats that have let another one go first, by id.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub yielded: Vec<String>,
    /// Second lines that have stayed out of a charge of somebody else in this side-turn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub declined: Vec<String>,
    /// The charge that is going on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub charge: Option<ChargePosition>,
    /// Losses that have not been rolled for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub losses: Vec<Loss<String>>,
    /// What follows them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after_losses: Option<AfterLosses>,
    /// Second lines that may follow an advance.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub following: Vec<String>,
    /// Objectives in Allied hands, by id.
    #[serde(default)]
    pub allied_objectives: Vec<String>,
    /// Broken armies.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub broken: Vec<Side>,
}

const fn one() -> u8 {
    1
}

const fn russian() -> Side {
    Side::Russian
}

/// What is asked, with names.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum StagePosition {
    /// Roll for the initiative.
    #[default]
    Initiative,
    /// Who acts first.
    Lead,
    /// A routing unit tries to rally.
    Rally {
        /// Which.
        unit: String,
    },
    /// Any unit acts.
    Actions,
    /// The way of a move is laid.
    March {
        /// Who.
        unit: String,
        /// How.
        gait: Gait,
        /// The dice as they fell.
        dice: Vec<u8>,
    },
    /// A staff figure rides.
    Ride {
        /// Who.
        staff: String,
        /// The dice as they fell.
        dice: Vec<u8>,
    },
    /// Saves wait.
    Saves,
    /// A step of a charge.
    Charge(ChargeStep),
    /// Which close combat is next.
    CloseOrder,
    /// A winner may advance.
    Advance {
        /// Who.
        unit: String,
        /// By how much at most, and which way.
        step: Point,
    },
    /// Its second line may follow it.
    Follow {
        /// Who.
        unit: String,
        /// The step of the first line.
        step: Point,
    },
    /// The battle is over.
    Over,
}

/// A charge with names.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChargePosition {
    /// Who charges.
    pub attacker: String,
    /// Whom.
    pub target: String,
    /// The second line.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub second: Option<String>,
    /// The attacker has spent a command point.
    #[serde(default)]
    pub point_spent: bool,
    /// Second lines of the defence that join.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub support: Vec<String>,
    /// Who has not been asked yet in this step.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub waiting: Vec<String>,
    /// Who is asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub asked: Option<String>,
    /// The step into contact.
    pub contact: Point,
}

/// A unit in a position. What is not named is as at the start.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct UnitPosition {
    /// The middle of its front, in thousandths of an inch.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<Point>,
    /// Where it faces.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub heading: Option<Heading>,
    /// How it stands.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub formation: Option<Formation>,
    /// Whether it is on the table.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub presence: Option<Presence>,
    /// Figures left.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub figures: Option<u8>,
    /// Morale chits.
    #[serde(skip_serializing_if = "kernel::is_default")]
    pub chits: u8,
    /// Command points left.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<u8>,
    /// The turn in which a lost commander is replaced.
    #[serde(skip_serializing_if = "kernel::is_default")]
    pub commander_back: u8,
    /// It runs.
    #[serde(skip_serializing_if = "kernel::is_default")]
    pub routing: bool,
    /// Cavalry that is moving.
    #[serde(skip_serializing_if = "kernel::is_default")]
    pub moving: bool,
    /// Cavalry on foot.
    #[serde(skip_serializing_if = "kernel::is_default")]
    pub dismounted: bool,
    /// It has won a close combat.
    #[serde(skip_serializing_if = "kernel::is_default")]
    pub veteran: bool,
    /// It has acted.
    #[serde(skip_serializing_if = "kernel::is_default")]
    pub acted: bool,
    /// It has turned besides its action.
    #[serde(skip_serializing_if = "kernel::is_default")]
    pub turned: bool,
    /// Its commander has given a benefit this turn.
    #[serde(skip_serializing_if = "kernel::is_default")]
    pub commander_used: bool,
    /// A brigadier has.
    #[serde(skip_serializing_if = "kernel::is_default")]
    pub brigadier_used: bool,
    /// It has reacted.
    #[serde(skip_serializing_if = "kernel::is_default")]
    pub reacted: bool,
    /// Added to its saves.
    #[serde(skip_serializing_if = "kernel::is_default")]
    pub save_bonus: u8,
    /// Added to its dice in close combat.
    #[serde(skip_serializing_if = "kernel::is_default")]
    pub fight_bonus: u8,
    /// The close combat it is in.
    #[serde(skip_serializing_if = "kernel::is_default")]
    pub knot: u8,
    /// How it stands in it.
    #[serde(skip_serializing_if = "is_plain")]
    pub footing: Footing,
    /// Where its last move began.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub came_from: Option<Point>,
    /// The guns that its men have left.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub guns_left: Option<GunsLeft>,
    /// Where the enemy stood that it has beaten, while it may advance.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ground_won: Option<Point>,
    /// Who fired at it in the last enemy side-turn.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub fired_at_by: Vec<String>,
}

fn is_plain(footing: &Footing) -> bool {
    *footing == Footing::default()
}

/// A staff figure in a position.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct StaffPosition {
    /// Where he is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<Point>,
    /// The turn in which he is back.
    #[serde(skip_serializing_if = "kernel::is_default")]
    pub back: u8,
    /// The unit he is attached to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub with: Option<String>,
    /// He has been since the turn began.
    #[serde(skip_serializing_if = "kernel::is_default")]
    pub since_start: bool,
    /// He has ridden.
    #[serde(skip_serializing_if = "kernel::is_default")]
    pub moved: bool,
}
