//! The position of the battle: plain data, copied by memcpy.

pub use hex_wargame::Place;

use crate::unit::{PerUnit, Side, UnitId, UnitSet};
use hexmap::Hex;
use serde::{Deserialize, Serialize};

/// Everything that changes during play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// The turn, from 1.
    pub turn: u8,
    /// How far the turn has come.
    pub stage: Stage,
    /// In this turn combat comes before movement (5.3).
    pub fight_first: bool,
    /// Whose action it is.
    pub active: Side,
    /// Where each unit is, or why it is nowhere.
    pub place: PerUnit<Place>,
    /// Two-step units that have lost a step.
    pub reduced: UnitSet,
    /// Units that have acted, or were shaken (2.12).
    pub disrupted: UnitSet,
    /// Sides that have nothing left to act with in this phase, Russian and Allied (5.8).
    pub out: [bool; 2],
    /// Bombardments left in this turn.
    pub markers: u8,
    /// The Russian guns are silenced for good (5.6).
    pub silenced: bool,
    /// Victory hexes that the Russians control, as bits in the order of the rules (3.4).
    pub russian_hexes: u8,
    /// An offer to end the phase.
    pub offer: Offer,
    /// The unit on the march, with the points it has spent.
    pub in_hand: Option<UnitId>,
    /// Points that the unit in hand has spent.
    pub spent: u8,
    /// The attack that is going on.
    pub battle: Battle,
    /// How the game ended before its time.
    pub ending: Ending,
}

/// How far a turn has come (5.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// The die for the order of the phases is rolled.
    Order,
    /// The first action phase.
    First,
    /// The second action phase.
    Second,
    /// The game is over.
    Over,
}

/// An offer to end the phase.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Offer {
    /// There is none.
    #[default]
    None,
    /// The active player has made one.
    Made,
    /// It was refused: he has to act.
    Refused,
}

/// How the game ended before its time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// It did not.
    #[default]
    None,
    /// A Russian unit came to the south edge (4.2).
    SouthEdge,
    /// The Russian player gave up (4.4).
    RussianCapitulation,
    /// The Allied player gave up.
    AlliedCapitulation,
}

/// An attack, from the first aim to the last advance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Battle {
    /// How far it has come.
    pub step: BattleStep,
    /// The hex that is attacked.
    pub target: Hex,
    /// Who attacks; of an advance, who may.
    pub attackers: UnitSet,
    /// The unit makes, or has made, its momentum attack, after which there is no other (9.19).
    pub momentum: bool,
    /// The unit has made its flank attack (9.18).
    pub flanked: bool,
    /// Steps that the attacker has still to lose.
    pub attacker_owes: u8,
    /// Steps that the defender has still to lose.
    pub defender_owes: u8,
}

/// How far an attack has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BattleStep {
    /// There is none.
    None,
    /// Attackers are being named.
    Declaring,
    /// The attacker chooses his losses.
    AttackerLosses,
    /// The defender chooses his.
    DefenderLosses,
    /// A victorious attacker may advance.
    Advance,
    /// The unit that advanced may attack again: by its momentum attack, its flank attack, or both.
    Momentum,
}

/// Stands where no hex is.
pub const NO_HEX: Hex = Hex::from_index(0);

impl Battle {
    /// No attack.
    pub const NONE: Battle = Battle {
        step: BattleStep::None,
        target: NO_HEX,
        attackers: UnitSet::EMPTY,
        momentum: false,
        flanked: false,
        attacker_owes: 0,
        defender_owes: 0,
    };
}

impl State {
    /// The hex of a unit, if it is on the map.
    #[inline]
    pub fn hex(&self, unit: UnitId) -> Option<Hex> {
        self.place[unit].hex()
    }

    /// Is it disrupted?
    #[inline]
    pub fn is_disrupted(&self, unit: UnitId) -> bool {
        self.disrupted.contains(unit)
    }

    /// An action phase is being played.
    #[inline]
    pub const fn in_phase(&self) -> bool {
        matches!(self.stage, Stage::First | Stage::Second)
    }

    /// It is the combat phase; otherwise, in an action phase, the movement phase.
    #[inline]
    pub const fn is_combat_phase(&self) -> bool {
        match self.stage {
            Stage::First => self.fight_first,
            Stage::Second => !self.fight_first,
            Stage::Order | Stage::Over => false,
        }
    }

    /// It is the movement phase.
    #[inline]
    pub const fn is_movement_phase(&self) -> bool {
        self.in_phase() && !self.is_combat_phase()
    }
}
