//! The features of a position for the Russians; for the Allies they are the opposite.

use super::feature;
use super::fields::MOST_FIRE;
use super::memory::Memory;
use crate::battle::BattleDoctrine;
use crate::quad::Quad;
use crate::state::State;
use crate::unit::{Arm, Side, UnitId};

/// Beyond so many points nobody is near an aim.
const NEAR: f32 = 30.0;
/// Farther than so many hexes nobody presses the enemy.
const PRESSING: f32 = 10.0;
/// What a point of melee strength is worth beside the points that its loss costs.
const STRENGTH: f32 = 0.25;
/// The share of the friends in reach who are counted on to help: they cannot be everywhere.
const HELP: f32 = 0.4;

impl<B: BattleDoctrine> Quad<B> {
    pub(super) fn fill_features(
        &self,
        state: &State<B::Exclusive>,
        memory: &mut Memory,
        features: &mut [f32],
    ) {
        memory.open(self);
        for side in Side::BOTH {
            memory.look_at(self, state, side);
        }
        features[feature::LEAD] = self.battle.tally(self, state);
        features[feature::PROSPECT] = self.battle.prospect(self, state);
        self.count_ground(state, memory, features);
        self.reckon_melees(state, memory, features);
        for side in Side::BOTH {
            let sign = if side == Side::Russian { 1.0 } else { -1.0 };
            self.count_units(state, side, sign, memory, features);
        }
    }

    fn count_ground(&self, state: &State<B::Exclusive>, memory: &mut Memory, features: &mut [f32]) {
        let mut objectives = std::mem::take(&mut memory.objectives);
        objectives.clear();
        self.battle.objectives(self, state, &mut objectives);
        for objective in &objectives {
            let way = memory.way_to(self, objective.hex);
            let held = |side: Side| {
                memory.menace[side.index()].as_ref().is_some_and(|menace| menace.held.contains(objective.hex))
            };
            for (side, sign, near) in
                [(Side::Russian, 1.0, feature::NEAR_RUSSIAN), (Side::Allied, -1.0, feature::NEAR_ALLIED)]
            {
                let pull = objective.pull[side.index()];
                if pull == 0.0 {
                    continue;
                }
                if held(side) {
                    features[feature::GROUND] += sign * pull;
                }
                // The two strongest ways in count: more men do not make an aim nearer.
                let way = memory.way(way);
                let (mut best, mut second) = (0.0f32, 0.0f32);
                for unit in self.roster.of(side) {
                    let Some(hex) = state.hex(unit) else { continue };
                    let melee = self.face(state, unit).melee;
                    if !melee.open {
                        continue;
                    }
                    let near =
                        (1.0 - way[hex.index()] / NEAR).max(0.0) * f32::from(melee.points).min(4.0) / 4.0;
                    if near > best {
                        (best, second) = (near, best);
                    } else if near > second {
                        second = near;
                    }
                }
                features[near] += sign * pull * (best + second) / 2.0;
            }
        }
        memory.objectives = objectives;
    }

    fn count_units(
        &self,
        state: &State<B::Exclusive>,
        side: Side,
        sign: f32,
        memory: &Memory,
        features: &mut [f32],
    ) {
        let (Some(enemy), Some(harm)) = (&memory.menace[side.enemy().index()], &memory.harm) else { return };
        let own = memory.menace[side.index()].as_ref();
        let of = |russian: usize, allied: usize| if side == Side::Russian { russian } else { allied };
        let under_fire = of(feature::UNDER_FIRE_RUSSIAN, feature::UNDER_FIRE_ALLIED);
        let exposed = of(feature::EXPOSED_RUSSIAN, feature::EXPOSED_ALLIED);
        let contact = of(feature::CONTACT_RUSSIAN, feature::CONTACT_ALLIED);
        let shut_in = of(feature::PENNED_RUSSIAN, feature::PENNED_ALLIED);
        let mut press = 0.0;
        for unit in self.roster.of(side) {
            let Some(hex) = state.hex(unit) else { continue };
            let info = self.roster.unit(unit);
            let strength = f32::from(info.front.melee.points);
            let disrupted = state.is_disrupted(unit);
            let (fresh, shaken, weight) = match info.arm {
                Arm::Infantry => (feature::INFANTRY, feature::INFANTRY_SHAKEN, strength),
                Arm::Cavalry => (feature::CAVALRY, feature::CAVALRY_SHAKEN, strength),
                Arm::Artillery | Arm::HorseArtillery => (feature::GUNS, feature::GUNS_SHAKEN, 1.0),
            };
            features[if disrupted { shaken } else { fresh }] += sign * weight;
            let at = hex.index();
            let value = self.bare_value(unit);
            let shift = i32::from(disrupted) + i32::from(info.arm == Arm::Cavalry)
                - i32::from(self.ground.towns().contains(hex));
            let fire = enemy.fire[at];
            if fire > 0.0 {
                let column = (fire.min(MOST_FIRE) as i32 + shift).max(1);
                let guns = info.arm.is_artillery();
                let penned = if guns { 0.0 } else { self.penned(hex, &enemy.zone, &enemy.held) };
                features[under_fire] +=
                    sign * value * harm.of_volley(column, 0, self.morale(state, unit), disrupted, penned);
            }
            let reach = enemy.reach[at];
            if reach > 0.0 {
                let friends = own.map_or(0.0, |own| own.reach[at]) * HELP;
                let defence = f32::from(self.face(state, unit).melee.points) * (1.0 + self.shelter(hex));
                features[exposed] += sign * value * overrun(reach, defence + friends);
                features[feature::COVER] += sign * self.shelter(hex) * value;
            }
            if !info.arm.is_artillery() {
                if enemy.near[at] == 1 {
                    features[contact] += sign * strength;
                    features[shut_in] += sign * value * self.penned(hex, &enemy.zone, &enemy.held);
                }
                press += strength * (1.0 - f32::from(enemy.near[at]) / PRESSING).max(0.0);
            }
        }
        features[of(feature::PRESS_RUSSIAN, feature::PRESS_ALLIED)] += sign * press;
    }

    /// How much the ground of a hex helps to defend it: 0 in the open, 1 in a town.
    pub(super) fn shelter(&self, hex: hexmap::Hex) -> f32 {
        let line = f32::from(-self.ground.melee_hex(hex)).max(0.0) / 3.0;
        let walls = if self.ground.redoubts().contains(hex) { 0.7 } else { 0.0 };
        line.max(walls)
    }

    /// A unit's share in what its side can lose.
    pub(super) fn bare_value(&self, unit: UnitId) -> f32 {
        self.battle.worth(self, unit) + STRENGTH * f32::from(self.roster.unit(unit).front.melee.points)
    }
}

/// How likely it is that whoever stands there is overrun, from 0 to 1.
pub(super) fn overrun(reach: f32, defence: f32) -> f32 {
    ((reach / (defence + 1.0) - 1.0) / 4.0).clamp(0.0, 1.0)
}
