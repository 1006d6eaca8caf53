//! What the exclusive rules keep, with names.

use super::{Balaclava, Exclusive, MOST_TIRED};
use crate::quad::Quad;
use crate::state::{Place, Stage, State};
use crate::unit::Side;
use hexmap::Hex;
use kernel::{Case, PositionFault};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The exclusive part of a position. What is not named is as at the start of the game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct BalaclavaPosition {
    /// What is left of the endurance of the battalions that tire.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub fatigue: BTreeMap<String, u8>,
    /// Redoubts that a Russian unit was the last to occupy.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub russian_redoubts: Vec<Hex>,
    /// The additional French have been called.
    pub called_out: bool,
    /// The British are demoralized.
    pub demoralized: bool,
}

impl Balaclava {
    pub(super) fn describe_position(&self, quad: &Quad<Self>, state: &State<Exclusive>) -> BalaclavaPosition {
        let exclusive = &state.exclusive;
        let mut position = BalaclavaPosition {
            called_out: exclusive.called_out,
            demoralized: exclusive.demoralized,
            ..BalaclavaPosition::default()
        };
        for (unit, left) in self.tired.iter().zip(exclusive.fatigue) {
            let info = quad.roster.unit(*unit);
            if left != info.morale {
                position.fatigue.insert(info.id.clone(), left);
            }
        }
        for (index, hex) in self.scenario.redoubts.iter().enumerate() {
            if exclusive.russian_redoubts & 1 << index != 0 {
                position.russian_redoubts.push(*hex);
            }
        }
        position
    }

    pub(super) fn read_position(
        &self,
        quad: &Quad<Self>,
        position: &BalaclavaPosition,
        state: &State<Exclusive>,
        faults: &mut Vec<PositionFault>,
    ) -> Exclusive {
        let mut fault =
            |rule: &'static str, text: String| faults.push(PositionFault { rule: Some(Case(rule)), text });
        let mut fatigue = [0; MOST_TIRED];
        for (left, unit) in fatigue.iter_mut().zip(&self.tired) {
            *left = quad.roster.unit(*unit).morale;
        }
        for (id, left) in &position.fatigue {
            let index = self.tired.iter().position(|unit| quad.roster.unit(*unit).id == *id);
            match index {
                Some(index) if *left <= fatigue[index] => fatigue[index] = *left,
                Some(index) => {
                    let most = fatigue[index];
                    fault("balaclava:19.0", format!("The endurance of {id} is at most {most}, its morale."));
                }
                None => fault("balaclava:19.1", format!("{id} is not one of the battalions that tire.")),
            }
        }
        let mut russian_redoubts = 0;
        for hex in &position.russian_redoubts {
            match self.scenario.redoubts.iter().position(|redoubt| redoubt == hex) {
                Some(index) => russian_redoubts |= 1 << index,
                None => fault("balaclava:18.0", format!("{hex} is no redoubt.")),
            }
        }
        for (index, hex) in self.scenario.redoubts.iter().enumerate() {
            match quad.holder(state, *hex) {
                Some(Side::Russian) => russian_redoubts |= 1 << index,
                Some(Side::Allied) => russian_redoubts &= !(1 << index),
                None => {}
            }
        }
        let in_the_west = quad.roster.of(Side::Russian).any(|unit| {
            state.hex(unit).is_some_and(|hex| self.scenario.call_out.columns.contains(&hex.column()))
        });
        let called_out = position.called_out || in_the_west;
        // In the middle of a combat losses do not count yet.
        let settled = state.combat.stage == Stage::None;
        let lost = self.british_losses(quad, state);
        let demoralized = position.demoralized || (settled && lost > i32::from(self.scenario.demoralization));
        let exclusive = Exclusive { fatigue, russian_redoubts, called_out, demoralized };
        for (unit, left) in self.tired.iter().zip(fatigue) {
            if left == 0 && state.hex(*unit).is_some() && !state.is_disrupted(*unit) {
                let name = &quad.roster.unit(*unit).name;
                fault("balaclava:19.0", format!("{name} is worn out and must be disrupted."));
            }
        }
        for unit in quad.roster.ids() {
            let info = quad.roster.unit(unit);
            if let Some(hex) = state.hex(unit)
                && info.movement == 0
                && info.start.is_some_and(|start| start.hex != hex)
            {
                fault("balaclava:16.42", format!("{} cannot be anywhere but where it started.", info.name));
            }
            if state.place[unit] == Place::Left && info.side != self.scenario.exit.side {
                fault("balaclava:23.21e", format!("{} cannot have left the map.", info.name));
            }
        }
        for unit in quad.roster.ids() {
            let captured = matches!(state.place[unit], Place::Captured | Place::Spiked);
            if captured && !self.is_gun(unit) {
                let name = &quad.roster.unit(unit).name;
                fault(
                    "balaclava:18.0",
                    format!("Only redoubt guns are captured or spiked, and {name} is none."),
                );
            }
        }
        exclusive
    }

    pub(super) fn audit_exclusive(&self, quad: &Quad<Self>, state: &State<Exclusive>) -> Vec<String> {
        let mut faults = Vec::new();
        for (unit, left) in self.tired.iter().zip(state.exclusive.fatigue) {
            let info = quad.roster.unit(*unit);
            if left > info.morale {
                faults.push(format!("{} has more endurance than morale", info.name));
            }
            if left == 0 && state.hex(*unit).is_some() && !state.is_disrupted(*unit) {
                faults.push(format!("{} is worn out and not disrupted", info.name));
            }
        }
        let settled = state.combat.stage == Stage::None;
        for gun in self.guns.iter().filter(|_| settled) {
            if let Some(hex) = state.hex(*gun)
                && quad.units_in(state, Side::Allied, hex).count() == 1
                && quad.controllers(state, Side::Russian, hex).next().is_some()
            {
                faults.push(format!("the gun in {hex} is alone in a Russian zone and not captured"));
            }
        }
        let lost = self.british_losses(quad, state);
        if settled && !state.exclusive.demoralized && lost > i32::from(self.scenario.demoralization) {
            faults.push(format!("the British have lost {lost} points and are not demoralized"));
        }
        faults
    }
}
