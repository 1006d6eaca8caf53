//! Demoralization (20.0) and victory (23.0).

use super::{Balaclava, Exclusive};
use crate::event::Event;
use crate::phrasebook::text;
use crate::quad::Quad;
use crate::state::{Place, State};
use crate::unit::{Arm, Nation, Side, UnitId};
use kernel::{Case, Factor, Log, Outcome};
use phrases::Arg;
use wargame::TwoSides;

/// Who wins with these points (23.1).
pub(super) fn verdict(russian: i32, allied: i32, margin: i32) -> Outcome {
    let lead = russian - allied;
    let points = vec![russian, allied];
    if lead.abs() < margin {
        let text = text!("balaclava-drawn", russian = russian, allied = allied, margin = margin);
        return Outcome { winner: None, text, points };
    }
    let winner = if lead > 0 { Side::Russian } else { Side::Allied };
    let text = text!("balaclava-won", side = winner.arg(), russian = russian, allied = allied);
    Outcome { winner: Some(winner.seat()), text, points }
}

impl Balaclava {
    /// The open melee strength of a unit's front: what its loss counts.
    pub(super) fn open_points(quad: &Quad<Self>, unit: UnitId) -> i32 {
        let melee = quad.roster.unit(unit).front.melee;
        if melee.open { melee.points.into() } else { 0 }
    }

    /// Open melee points of eliminated British units.
    pub fn british_losses(&self, quad: &Quad<Self>, state: &State<Exclusive>) -> i32 {
        let lost = |unit: &UnitId| state.place[*unit] == Place::Eliminated;
        self.british.iter().filter(lost).map(|unit| Self::open_points(quad, unit)).sum()
    }

    pub(super) fn judge_demoralization(
        &self,
        quad: &Quad<Self>,
        state: &mut State<Exclusive>,
        log: &mut Log<Event>,
    ) {
        if state.exclusive.demoralized {
            return;
        }
        let lost = self.british_losses(quad, state);
        if lost > i32::from(self.scenario.demoralization) {
            state.exclusive.demoralized = true;
            log.tell(|| Event::Told {
                rule: Case("balaclava:20.0"),
                text: text!("british-demoralized", lost = lost),
                unit: None,
                hex: None,
            });
        }
    }

    /// What the loss of a unit counts (23.21, 23.22).
    pub(super) fn points_for(&self, quad: &Quad<Self>, unit: UnitId) -> i32 {
        let victory = &self.scenario.victory;
        if self.is_gun(unit) {
            return 0;
        }
        let info = quad.roster.unit(unit);
        match (info.arm, info.side) {
            (Arm::Artillery | Arm::HorseArtillery, Side::Allied) => victory.british_artillery,
            (Arm::Artillery | Arm::HorseArtillery, Side::Russian) => victory.russian_artillery,
            (arm, _) => {
                victory.per_point.of(info.nation, arm == Arm::Cavalry) * Self::open_points(quad, unit)
            }
        }
    }

    /// Points for losses of a side: by melee point, and by battery.
    fn points_for_losses(&self, quad: &Quad<Self>, state: &State<Exclusive>, side: Side) -> Vec<Factor> {
        let mut lines = Vec::new();
        for unit in quad.roster.of(side) {
            if state.place[unit] != Place::Eliminated || self.is_gun(unit) {
                continue;
            }
            let info = quad.roster.unit(unit);
            let rule = match (info.arm, side, info.nation) {
                (Arm::Artillery | Arm::HorseArtillery, Side::Allied, _) => "balaclava:23.21d",
                (Arm::Artillery | Arm::HorseArtillery, Side::Russian, _) => "balaclava:23.22c",
                (_, Side::Russian, _) => "balaclava:23.22a",
                (Arm::Cavalry, _, Nation::British) => "balaclava:23.21b",
                _ => "balaclava:23.21a",
            };
            let points = self.points_for(quad, unit);
            lines.push(Factor {
                text: text!("points-eliminated", unit = quad.unit_arg(unit)),
                rule: Case(rule),
                value: Some(points),
            });
        }
        lines
    }

    pub(super) fn russian_points(&self, quad: &Quad<Self>, state: &State<Exclusive>) -> Vec<Factor> {
        let victory = &self.scenario.victory;
        let mut lines = self.points_for_losses(quad, state, Side::Allied);
        for gun in self.guns.iter().filter(|gun| state.place[**gun] == Place::Captured) {
            lines.push(Factor {
                text: text!("points-gun-captured", unit = quad.unit_arg(*gun)),
                rule: Case("balaclava:23.21c"),
                value: Some(victory.gun_captured),
            });
        }
        let exit = &self.scenario.exit;
        let left = quad.roster.of(exit.side).filter(|unit| state.place[*unit] == Place::Left).count();
        if left >= exit.units_needed {
            lines.push(Factor {
                text: text!("points-left-map", units = left, hex = Arg::place(exit.hex)),
                rule: Case("balaclava:23.21e"),
                value: Some(exit.points),
            });
        }
        let holds = |hex: &hexmap::Hex| quad.units_in(state, Side::Russian, *hex).next().is_some();
        if victory.held.hexes.iter().all(holds) {
            lines.push(Factor {
                text: text!("points-east-held"),
                rule: Case("balaclava:23.21f"),
                value: Some(victory.held.points),
            });
        }
        lines
    }

    pub(super) fn allied_points(&self, quad: &Quad<Self>, state: &State<Exclusive>) -> Vec<Factor> {
        let victory = &self.scenario.victory;
        let mut lines = self.points_for_losses(quad, state, Side::Russian);
        for gun in self.guns.iter().filter(|gun| state.hex(**gun).is_some()) {
            lines.push(Factor {
                text: text!("points-gun-remains", unit = quad.unit_arg(*gun)),
                rule: Case("balaclava:23.22b"),
                value: Some(victory.gun_remaining),
            });
        }
        let allied = |hex: &hexmap::Hex| {
            let index = self.scenario.redoubts.iter().position(|redoubt| redoubt == hex);
            index.is_some_and(|index| state.exclusive.russian_redoubts & 1 << index == 0)
        };
        if victory.last_occupied.hexes.iter().all(allied) {
            lines.push(Factor {
                text: text!("points-west-held"),
                rule: Case("balaclava:23.22d"),
                value: Some(victory.last_occupied.points),
            });
        }
        lines
    }
}
