//! Any position, with names: what the engine protocol shows and takes.

mod describe;
mod read;

use crate::state::{Aim, Cause, MeleeStep, Phase, Stage, TollStep};
use crate::unit::Side;
use hexmap::{Direction, Hex};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A position as a person can write it. Only turn, player, stage and units are needed; everything else has a sensible
/// default.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The turn.
    pub turn: u8,
    /// Whose player turn it is; in a battle game the attacker.
    pub player: Side,
    /// How far the player turn has come.
    pub stage: Stage,
    /// Every unit that is part of the game, by roster id. A unit that is not named takes no part.
    pub units: BTreeMap<String, UnitPosition>,
    /// Works by hex.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub works: BTreeMap<Hex, WorkPosition>,
    /// Hexes that the Allies were the last to pass. Those in which they stand need not be named.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub allied_ground: Vec<Hex>,
    /// Fort points left in this segment.
    #[serde(default, skip_serializing_if = "kernel::is_default")]
    pub fort_points: u8,
    /// Issues of siege ammunition.
    #[serde(default, skip_serializing_if = "kernel::is_default")]
    pub ammunition: u8,
    /// British steps lost.
    #[serde(default, skip_serializing_if = "kernel::is_default")]
    pub british_losses: u8,
    /// Replacement steps in hand: British, French, Turkish, Sardinian.
    #[serde(default)]
    pub replacements: [u8; 4],
    /// The Cossack step of this month is still to be had.
    #[serde(default, skip_serializing_if = "kernel::is_default")]
    pub cossack_step: bool,
    /// A unit has come next to the enemy in this strategic movement.
    #[serde(default, skip_serializing_if = "kernel::is_default")]
    pub contact: bool,
    /// The action segment.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub action: Option<ActionPosition>,
    /// Losses, morale and retreats that are being settled.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub toll: Option<TollPosition>,
    /// Who has given up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub conceded: Option<Side>,
}

/// Why a unit is not on the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Off {
    /// It is not yet due.
    Waiting,
    /// It is due, and not yet brought in.
    Due,
    /// It is destroyed.
    Lost,
    /// It takes no part.
    Absent,
}

/// A direction, by its compass.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "they say what they are")]
pub enum Compass {
    North,
    NorthEast,
    SouthEast,
    South,
    SouthWest,
    NorthWest,
    /// Its own hex: held fire at newcomers.
    Here,
}

impl Compass {
    const ROUND: [Compass; 6] = [
        Compass::North,
        Compass::NorthEast,
        Compass::SouthEast,
        Compass::South,
        Compass::SouthWest,
        Compass::NorthWest,
    ];

    fn of(aim: Aim) -> Option<Compass> {
        match aim {
            Aim::HERE => Some(Compass::Here),
            aim => aim.direction().map(|way| Self::ROUND[way.index()]),
        }
    }

    fn aim(compass: Option<Compass>) -> Aim {
        match compass {
            None => Aim::HOLD,
            Some(Compass::Here) => Aim::HERE,
            Some(compass) => Aim::at(Direction::ALL[compass as usize]),
        }
    }
}

/// One unit of a position.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[expect(missing_docs, reason = "see crate::state::State and Action")]
pub struct UnitPosition {
    /// Where it is, on the map.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hex: Option<Hex>,
    /// Why it is not on the map; a unit with neither waits.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub off: Option<Off>,
    /// Steps left; all of them if it is missing, none of a unit that is lost.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub steps: Option<u8>,
    #[serde(skip_serializing_if = "kernel::is_default")]
    pub spent: u8,
    #[serde(skip_serializing_if = "kernel::is_default")]
    pub on_road: bool,
    /// Where it last spent points or turned back, if it is on the road and has gone on since.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub road_from: Option<Hex>,
    /// How often it has turned back on the road since it last spent points.
    #[serde(skip_serializing_if = "kernel::is_default")]
    pub road_turns: u8,
    #[serde(skip_serializing_if = "kernel::is_default")]
    pub disrupted: bool,
    #[serde(skip_serializing_if = "kernel::is_default")]
    pub charged: bool,
    #[serde(skip_serializing_if = "kernel::is_default")]
    pub replenished: bool,
    #[serde(skip_serializing_if = "kernel::is_default")]
    pub isolated: bool,
    #[serde(skip_serializing_if = "kernel::is_default")]
    pub checked: bool,
    #[serde(skip_serializing_if = "kernel::is_default")]
    pub locked: bool,
    #[serde(skip_serializing_if = "kernel::is_default")]
    pub reserve: bool,
    #[serde(skip_serializing_if = "kernel::is_default")]
    pub released: bool,
    #[serde(skip_serializing_if = "kernel::is_default")]
    pub shot: bool,
    #[serde(skip_serializing_if = "kernel::is_default")]
    pub moved: bool,
    #[serde(skip_serializing_if = "kernel::is_default")]
    pub failed: bool,
    #[serde(skip_serializing_if = "kernel::is_default")]
    pub climbed_slope: bool,
    #[serde(skip_serializing_if = "kernel::is_default")]
    pub climbed_steep_slope: bool,
    #[serde(skip_serializing_if = "kernel::is_default")]
    pub left_river: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub aim: Option<Compass>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub came_from: Option<Hex>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub charged_from: Option<Hex>,
}

/// A work.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WorkPosition {
    /// Its level, 1 to 3.
    pub level: u8,
    /// Whose it is; the Russians' if it is missing.
    #[serde(default = "russian")]
    pub side: Side,
}

/// A breach: a work, and levels that can be repaired.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "they say what they are")]
pub struct BreachPosition {
    pub hex: Hex,
    pub levels: u8,
}

/// The action segment. See [`Action`](crate::state::Action).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "see crate::state::Action")]
pub struct ActionPosition {
    pub phase: Phase,
    #[serde(default, skip_serializing_if = "kernel::is_default")]
    pub turn: u8,
    #[serde(default, skip_serializing_if = "kernel::is_default")]
    pub quiet: u8,
    #[serde(default, skip_serializing_if = "kernel::is_default")]
    pub fought: bool,
    #[serde(default, skip_serializing_if = "no_aims")]
    pub fort_aims: [Option<Compass>; 3],
    #[serde(default, skip_serializing_if = "kernel::is_default")]
    pub fort_shot: u8,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub commitments: BTreeMap<String, Hex>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bombarded: Vec<Hex>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub breaches: Vec<Option<BreachPosition>>,
    #[serde(default, skip_serializing_if = "kernel::is_default")]
    pub repairs: u8,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub settled: Vec<Hex>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reinforced: Vec<Hex>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tracks: Vec<TrackPosition>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub melee: Option<MeleePosition>,
}

/// A way by which units came into a melee that have died or left since. See [`Track`](crate::state::Track).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "see crate::state::Track")]
pub struct TrackPosition {
    pub at: Hex,
    pub side: Side,
    pub from: Hex,
}

/// A melee. See [`Melee`](crate::state::Melee).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "see crate::state::Melee")]
pub struct MeleePosition {
    pub step: MeleeStep,
    pub at: Hex,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub attackers: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub defenders: Vec<String>,
    #[serde(default, skip_serializing_if = "kernel::is_default")]
    pub attacker_owes: u8,
    #[serde(default, skip_serializing_if = "kernel::is_default")]
    pub attackers_retreat: bool,
    #[serde(default, skip_serializing_if = "kernel::is_default")]
    pub defenders_retreat: bool,
    #[serde(default, skip_serializing_if = "kernel::is_default")]
    pub continues: bool,
}

/// A toll. See [`Toll`](crate::state::Toll).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "see crate::state::Toll")]
pub struct TollPosition {
    pub step: TollStep,
    pub cause: Cause,
    pub side: Side,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Hex>,
    #[serde(default, skip_serializing_if = "kernel::is_default")]
    pub owed: u8,
    #[serde(default, skip_serializing_if = "kernel::is_default")]
    pub check: bool,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub among: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub engaged: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub chosen: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub fled: Vec<String>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub tests: BTreeMap<String, u8>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub routed_again: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub leaving: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub retreating: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub routing: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub waiting: Vec<HitPosition>,
}

/// A hit that waits. See [`Hit`](crate::state::Hit).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "see crate::state::Hit")]
pub struct HitPosition {
    pub at: Hex,
    pub side: Side,
    pub cause: Cause,
    #[serde(default, skip_serializing_if = "kernel::is_default")]
    pub steps: u8,
    #[serde(default, skip_serializing_if = "kernel::is_default")]
    pub check: bool,
}

fn russian() -> Side {
    Side::Russian
}

fn no_aims(aims: &[Option<Compass>; 3]) -> bool {
    aims.iter().all(Option::is_none)
}
