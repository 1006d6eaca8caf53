//! What the exclusive rules keep, with names.

use super::{Balaclava, Exclusive, MOST_TIRED};
use crate::phrasebook::text;
use crate::quad::Quad;
use crate::state::{Place, Stage, State};
use crate::unit::Side;
use hexmap::Hex;
use kernel::FaultKind::{Misplaced, Range, UnknownName, Unsettled};
use kernel::PositionFaults;
use phrases::Arg;
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
        faults: &mut PositionFaults,
    ) -> Exclusive {
        let mut fatigue = [0; MOST_TIRED];
        for (left, unit) in fatigue.iter_mut().zip(&self.tired) {
            *left = quad.roster.unit(*unit).morale;
        }
        for (id, left) in &position.fatigue {
            let index = self.tired.iter().position(|unit| quad.roster.unit(*unit).id == *id);
            match index {
                Some(index) if *left <= fatigue[index] => fatigue[index] = *left,
                Some(index) => {
                    let unit = quad.unit_arg(self.tired[index]);
                    let text = text!("fault-endurance", unit = unit, most = fatigue[index]);
                    faults.push(Range.fault(text).by("balaclava:19.0").unit(id));
                }
                None => {
                    let text = text!("fault-does-not-tire", unit = id.as_str());
                    faults.push(UnknownName.fault(text).by("balaclava:19.1"));
                }
            }
        }
        let mut russian_redoubts = 0;
        for hex in &position.russian_redoubts {
            match self.scenario.redoubts.iter().position(|redoubt| redoubt == hex) {
                Some(index) => russian_redoubts |= 1 << index,
                None => {
                    let text = text!("fault-no-redoubt", hex = Arg::place(hex));
                    faults.push(UnknownName.fault(text).by("balaclava:18.0").at(hex));
                }
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
        Exclusive { fatigue, russian_redoubts, called_out, demoralized }
    }

    pub(super) fn audit_exclusive(
        &self,
        quad: &Quad<Self>,
        state: &State<Exclusive>,
        faults: &mut PositionFaults,
    ) {
        self.audit_places(quad, state, faults);
        for (unit, left) in self.tired.iter().zip(state.exclusive.fatigue) {
            let most = quad.roster.unit(*unit).morale;
            faults.check(left <= most, || {
                quad.unit_fault(Range, *unit, "fault-endurance-above-morale").by("balaclava:19.0")
            });
            let stands = state.hex(*unit).is_some() && !state.is_disrupted(*unit);
            faults.check(left > 0 || !stands, || {
                quad.unit_fault(Unsettled, *unit, "fault-worn-out").by("balaclava:19.0")
            });
        }
        // In the middle of a combat nothing is captured, and losses do not count yet.
        if state.combat.stage != Stage::None {
            return;
        }
        for gun in &self.guns {
            let Some(hex) = state.hex(*gun) else { continue };
            let is_alone = quad.units_in(state, Side::Allied, hex).count() == 1;
            let is_taken = is_alone && quad.controllers(state, Side::Russian, hex).next().is_some();
            faults.check(!is_taken, || {
                let text = text!("fault-gun-not-captured", unit = quad.unit_arg(*gun), hex = Arg::place(hex));
                Unsettled.fault(text).by("balaclava:18.2").at(hex).unit(quad.roster.id(*gun))
            });
        }
        let lost = self.british_losses(quad, state);
        let holds = state.exclusive.demoralized || lost <= i32::from(self.scenario.demoralization);
        faults.check(holds, || {
            Unsettled.fault(text!("fault-not-demoralized", lost = lost)).by("balaclava:20.0")
        });
    }

    /// Units that never move, those that have left the map, and guns in enemy hands.
    fn audit_places(&self, quad: &Quad<Self>, state: &State<Exclusive>, faults: &mut PositionFaults) {
        for unit in quad.roster.ids() {
            let info = quad.roster.unit(unit);
            let place = state.place[unit];
            let is_moved = place.hex().is_some_and(|hex| info.start.is_some_and(|start| start.hex != hex));
            faults.check(info.movement > 0 || !is_moved, || {
                quad.unit_fault(Misplaced, unit, "fault-cannot-have-moved").by("balaclava:16.42")
            });
            faults.check(place != Place::Left || info.side == self.scenario.exit.side, || {
                quad.unit_fault(Misplaced, unit, "fault-cannot-have-left").by("balaclava:23.21e")
            });
            let is_taken = matches!(place, Place::Captured | Place::Spiked);
            faults.check(!is_taken || self.is_gun(unit), || {
                quad.unit_fault(Misplaced, unit, "fault-not-a-redoubt-gun").by("balaclava:18.0")
            });
        }
    }
}
