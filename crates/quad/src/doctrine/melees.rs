//! What the melees will bring that are due after the marches of a turn: expected values, without dice.

use super::feature;
use super::fields::MOST_FIRE;
use super::harm::ladder;
use super::memory::Memory;
use crate::battle::BattleDoctrine;
use crate::quad::Quad;
use crate::state::{Phase, State};
use crate::unit::{Arm, Side};
use hexmap::{CELLS, Direction, Hex};

/// The most hexes that are attacked in one turn, as far as this counts.
const MOST: usize = 64;

/// A hex that is attacked.
#[derive(Clone, Copy)]
struct Attacked {
    hex: Hex,
    attack: f32,
    defence: f32,
    morale: u8,
    /// The best morale of the defenders.
    steadiness: u8,
    line: i8,
    /// Worth and strength of the attackers and the defenders.
    own: [f32; 2],
    theirs: [f32; 2],
}

impl<B: BattleDoctrine> Quad<B> {
    /// Every unit next to the enemy attacks where its side is strongest already.
    pub(super) fn reckon_melees(&self, state: &State<B::Exclusive>, memory: &Memory, features: &mut [f32]) {
        if !(Phase::DefensiveFire..=Phase::Melee).contains(&state.phase) {
            return;
        }
        let (side, enemy) = (state.phasing, state.phasing.enemy());
        let (Some(menace), Some(harm)) = (&memory.menace[enemy.index()], &memory.harm) else { return };
        let sign = if side == Side::Russian { 1.0 } else { -1.0 };
        let mut at = [u8::MAX; CELLS];
        let mut found: [Option<Attacked>; MOST] = [None; MOST];
        let mut count = 0;
        for unit in self.roster.of(side) {
            let Some(hex) = state.hex(unit) else { continue };
            let melee = self.face(state, unit).melee;
            if menace.near[hex.index()] != 1 || !melee.open || state.spent_in_melee.contains(unit) {
                continue;
            }
            // Against whom there is most already, else against the first.
            let contact = self.ground.contact(hex);
            let mut best: Option<(usize, Direction)> = None;
            for (direction, neighbour) in self.map.neighbour_indices(hex).iter().enumerate() {
                let cell = usize::from(*neighbour);
                if contact & 1 << direction == 0 || cell >= CELLS {
                    continue;
                }
                let target = Hex::from_index(cell);
                if !menace.held.contains(target) || state.attacked.contains(target) {
                    continue;
                }
                if at[cell] == u8::MAX {
                    if count == MOST {
                        continue;
                    }
                    at[cell] = count as u8;
                    found[count] = Some(self.attacked(state, enemy, target));
                    count += 1;
                }
                let index = usize::from(at[cell]);
                let committed = |index: usize| found[index].map_or(0.0, |one| one.attack);
                if best.is_none_or(|(known, _)| committed(index) > committed(known)) {
                    best = Some((index, Direction::ALL[direction]));
                }
            }
            let Some((index, direction)) = best else { continue };
            let Some(one) = &mut found[index] else { continue };
            one.attack += f32::from(self.battle.attack_strength(self, hex, melee.points).points);
            one.morale = one.morale.max(self.morale(state, unit));
            let line = self.ground.melee_hex(one.hex);
            let over =
                self.ground.melee_hexside(one.hex, direction.opposite()).map_or(line, |over| over.min(line));
            one.line = one.line.max(over);
            one.own[0] += self.battle.worth(self, unit);
            one.own[1] += f32::from(melee.points);
        }
        for one in found.iter().flatten() {
            if one.attack == 0.0 {
                continue;
            }
            let mean = harm.of_melee(ladder(one.attack, one.defence) + i32::from(one.line), one.morale);
            // Before the melee there is fire: whoever it shakes need not be attacked, only if it pays.
            let fire = if state.phase <= Phase::OffensiveFire {
                memory.menace[side.index()].as_ref().map_or(0.0, |own| own.fire[one.hex.index()])
            } else {
                0.0
            };
            let shaken = harm.shakes(fire.min(MOST_FIRE) as i32, one.steadiness).min(0.9);
            let due = |gain: f32| if gain < 0.0 { gain * (1.0 - shaken) } else { gain };
            // Whoever gives way and finds no way back is lost.
            let penned = memory.menace[side.index()]
                .as_ref()
                .map_or(0.0, |own| self.penned(one.hex, &own.zone, &own.held));
            let share = mean.brittle_defender + penned * (mean.taken - mean.brittle_defender).max(0.0);
            let gain = |whose: usize| due(share * one.theirs[whose] - mean.attacker * one.own[whose]);
            features[feature::MELEE_POINTS] += sign * gain(0);
            features[feature::MELEE_MEN] += sign * gain(1);
            let pull: f32 = memory
                .objectives
                .iter()
                .filter(|objective| objective.hex == one.hex)
                .map(|objective| objective.pull[side.index()])
                .sum();
            features[feature::MELEE_GROUND] += sign * mean.taken * pull;
        }
    }

    fn attacked(&self, state: &State<B::Exclusive>, enemy: Side, hex: Hex) -> Attacked {
        let mut one = Attacked {
            hex,
            attack: 0.0,
            defence: 0.0,
            morale: 1,
            steadiness: 1,
            line: i8::MIN,
            own: [0.0; 2],
            theirs: [0.0; 2],
        };
        for unit in self.units_in(state, enemy, hex) {
            one.defence += f32::from(self.face(state, unit).melee.points);
            one.theirs[0] += self.battle.worth(self, unit);
            one.steadiness = one.steadiness.max(self.morale(state, unit));
            let men = f32::from(self.roster.unit(unit).front.melee.points);
            one.theirs[1] +=
                if matches!(self.arm(unit), Arm::Artillery | Arm::HorseArtillery) { 4.0 } else { men };
        }
        one
    }
}
