//! Positions with names, as people write them.

use crate::side::Side;
use crate::skirmish::Skirmish;
use crate::state::{State, UnitState};
use hexmap::Hex;
use kernel::{PositionFaults, UnknownName, is_default};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use wargame::PerUnit;

/// A position.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The turn.
    pub turn: u8,
    /// Who decides.
    pub active: Side,
    /// Whose unit stood on the hill last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub holder: Option<Side>,
    /// The game is over.
    #[serde(default, skip_serializing_if = "is_default")]
    pub over: bool,
    /// The units on the map, by id; who is not named is out of the game.
    pub units: BTreeMap<String, UnitPosition>,
}

/// Where a unit is.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnitPosition {
    /// Its hex.
    pub hex: String,
    /// Its steps; all if not told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub steps: Option<u8>,
    /// It has acted in this turn.
    #[serde(default, skip_serializing_if = "is_default")]
    pub acted: bool,
}

impl Skirmish {
    pub(crate) fn describe_position(&self, state: &State) -> Position {
        let unit = |unit| {
            let UnitState { hex, steps, acted } = state.units[unit];
            let steps = (steps != self.rules.steps).then_some(steps);
            Some((self.roster.id(unit), UnitPosition { hex: hex?.to_string(), steps, acted }))
        };
        let State { turn, active, holder, over, .. } = *state;
        Position { turn, active, holder, over, units: self.roster.ids().filter_map(unit).collect() }
    }

    pub(crate) fn read_position(&self, position: &Position) -> Result<State, PositionFaults> {
        let mut faults = PositionFaults::default();
        let mut units = PerUnit::all(UnitState::GONE);
        for (id, UnitPosition { hex, steps, acted }) in &position.units {
            let (unit, hex) = (faults.note(self.roster.read(id)), faults.note(read_hex(hex)));
            if let Some(unit) = unit {
                let steps = steps.unwrap_or(self.rules.steps);
                units[unit] = UnitState { hex, steps, acted: *acted };
            }
        }
        let Position { turn, active, holder, over, .. } = *position;
        faults.or(State { turn, active, holder, over, units })
    }
}

/// The hex with this name.
pub(crate) fn read_hex(name: &str) -> Result<Hex, UnknownName> {
    name.parse().map_err(|_| UnknownName::new("hex", name))
}
