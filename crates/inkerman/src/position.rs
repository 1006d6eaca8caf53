//! Any position, with names: what the engine protocol shows and takes.

use crate::inkerman::Inkerman;
use crate::phrasebook::text;
use crate::state::{Battle, BattleStep, Ending, NO_HEX, Offer, Place, Stage, State};
use crate::unit::{Side, UnitId, UnitSet};
use hexmap::Hex;
use kernel::FaultKind::{Contradiction, UnknownName};
use kernel::PositionFaults;
use phrases::Arg;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A position as a person can write it. Only turn, stage and units are needed; everything else has a
/// sensible default.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The turn.
    pub turn: u8,
    /// How far it has come: `order`, `first`, `second`, `over`.
    pub stage: Stage,
    /// Combat comes first in this turn.
    #[serde(default, skip_serializing_if = "kernel::is_default")]
    pub fight_first: bool,
    /// Whose action it is; the Russian player's if it is missing.
    #[serde(default = "russian")]
    pub active: Side,
    /// Every unit that is part of the battle, by roster id. A unit that is not named is out of play.
    pub units: BTreeMap<String, UnitPosition>,
    /// Sides that have nothing left to act with; worked out if it is missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub out: Option<Vec<Side>>,
    /// Bombardments left; all of them if it is missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub markers: Option<u8>,
    /// The Russian guns are silent for good.
    #[serde(default, skip_serializing_if = "kernel::is_default")]
    pub silenced: bool,
    /// Victory hexes in Russian hands.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub russian_hexes: Vec<Hex>,
    /// An offer to end the phase.
    #[serde(default, skip_serializing_if = "kernel::is_default")]
    pub offer: Offer,
    /// The unit on the march.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub in_hand: Option<String>,
    /// Points it has spent.
    #[serde(default, skip_serializing_if = "kernel::is_default")]
    pub spent: u8,
    /// The attack that is going on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub battle: Option<BattlePosition>,
    /// How the game ended before its time.
    #[serde(default, skip_serializing_if = "kernel::is_default")]
    pub ending: Ending,
}

/// One unit of a position.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct UnitPosition {
    /// Where it is, on the map; a unit without a hex is off it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hex: Option<Hex>,
    /// Off the map because it was eliminated; otherwise it waits to enter.
    #[serde(skip_serializing_if = "kernel::is_default")]
    pub eliminated: bool,
    /// Disrupted.
    #[serde(skip_serializing_if = "kernel::is_default")]
    pub disrupted: bool,
    /// It has lost its second step.
    #[serde(skip_serializing_if = "kernel::is_default")]
    pub reduced: bool,
}

/// An attack that is going on. See [`Battle`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "see crate::state::Battle")]
pub struct BattlePosition {
    pub step: BattleStep,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub target: Option<Hex>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub attackers: Vec<String>,
    #[serde(default, skip_serializing_if = "kernel::is_default")]
    pub momentum: bool,
    #[serde(default, skip_serializing_if = "kernel::is_default")]
    pub flanked: bool,
    #[serde(default, skip_serializing_if = "kernel::is_default")]
    pub attacker_owes: u8,
    #[serde(default, skip_serializing_if = "kernel::is_default")]
    pub defender_owes: u8,
}

fn russian() -> Side {
    Side::Russian
}

impl Inkerman {
    pub(crate) fn describe_position(&self, state: &State) -> Position {
        let id = |unit: UnitId| self.roster.unit(unit).id.clone();
        let battle = (state.battle.step != BattleStep::None).then(|| BattlePosition {
            step: state.battle.step,
            target: (state.battle.target != NO_HEX).then_some(state.battle.target),
            attackers: state.battle.attackers.iter().map(id).collect(),
            momentum: state.battle.momentum,
            flanked: state.battle.flanked,
            attacker_owes: state.battle.attacker_owes,
            defender_owes: state.battle.defender_owes,
        });
        let russian = |index: &usize| state.russian_hexes >> index & 1 == 1;
        Position {
            turn: state.turn,
            stage: state.stage,
            fight_first: state.fight_first,
            active: state.active,
            units: self
                .roster
                .ids()
                .filter(|unit| state.place[*unit] != Place::Absent)
                .map(|unit| {
                    let position = UnitPosition {
                        hex: state.hex(unit),
                        eliminated: state.place[unit] == Place::Eliminated,
                        disrupted: state.is_disrupted(unit),
                        reduced: state.reduced.contains(unit),
                    };
                    (id(unit), position)
                })
                .collect(),
            out: Some(Side::BOTH.into_iter().filter(|side| state.out[side.index()]).collect()),
            markers: Some(state.markers),
            silenced: state.silenced,
            russian_hexes: (0..self.tables.victory_hexes.len())
                .filter(russian)
                .map(|index| self.tables.victory_hexes[index])
                .collect(),
            offer: state.offer,
            in_hand: state.in_hand.map(id),
            spent: state.spent,
            battle,
            ending: state.ending,
        }
    }

    /// The state that a position describes.
    pub(crate) fn read_position(&self, position: &Position) -> Result<State, PositionFaults> {
        let mut faults = PositionFaults::default();
        let mut state = self.empty_field();
        state.turn = position.turn;
        state.stage = position.stage;
        state.fight_first = position.fight_first;
        state.active = position.active;
        state.silenced = position.silenced;
        state.markers =
            position.markers.unwrap_or(if position.silenced { 0 } else { self.tables.bombardment.markers });
        state.offer = position.offer;
        state.spent = position.spent;
        state.ending = position.ending;
        for (id, entry) in &position.units {
            let Some(unit) = faults.note(self.roster.read(id)) else { continue };
            state.place[unit] = match (entry.hex, entry.eliminated) {
                (Some(hex), false) => Place::at(hex),
                (None, true) => Place::Eliminated,
                (None, false) => Place::Waiting,
                (Some(_), true) => {
                    let text = text!("fault-eliminated-on-map", unit = self.unit_arg(unit));
                    faults.push(Contradiction.fault(text).by("inkerman:2.11c").unit(id));
                    Place::Eliminated
                }
            };
            for (set, mark) in [(&mut state.disrupted, entry.disrupted), (&mut state.reduced, entry.reduced)]
            {
                if mark {
                    set.insert(unit);
                }
            }
        }
        for hex in &position.russian_hexes {
            match self.tables.victory_hexes.iter().position(|known| known == hex) {
                Some(index) => state.russian_hexes |= 1 << index,
                None => {
                    let text = text!("fault-no-victory-hex", hex = Arg::place(hex));
                    faults.push(UnknownName.fault(text).by("inkerman:4.3a").at(hex));
                }
            }
        }
        // Whoever stands in a victory hex has entered it.
        for (index, hex) in self.tables.victory_hexes.iter().enumerate() {
            match self.holder(&state, *hex) {
                Some(Side::Russian) => state.russian_hexes |= 1 << index,
                Some(Side::Allied) => state.russian_hexes &= !(1 << index),
                None => {}
            }
        }
        state.in_hand = position.in_hand.as_ref().and_then(|id| faults.note(self.roster.read(id)));
        if let Some(battle) = &position.battle {
            let attackers = battle.attackers.iter().filter_map(|id| faults.note(self.roster.read(id)));
            let attackers: UnitSet = attackers.collect();
            state.battle = Battle {
                step: battle.step,
                target: battle.target.unwrap_or(NO_HEX),
                attackers,
                momentum: battle.momentum,
                flanked: battle.flanked,
                attacker_owes: battle.attacker_owes,
                defender_owes: battle.defender_owes,
            };
        }
        match &position.out {
            Some(sides) => sides.iter().for_each(|side| state.out[side.index()] = true),
            None if state.in_phase() && state.battle.step == BattleStep::None && state.in_hand.is_none() => {
                state.out = Side::BOTH.map(|side| self.is_out(&state, side));
            }
            None => {}
        }
        faults.or(state)
    }
}
