//! The policy's scores of fire, melee, retreat, advance and rally.

use super::evaluation::overrun;
use super::fields::MOST_FIRE;
use super::harm::{Harm, ladder};
use super::memory::Memory;
use super::term;
use crate::battle::{BattleDoctrine, FIRE_GROUPS};
use crate::decision::Decision;
use crate::quad::Quad;
use crate::state::{Phase, Stage, State};
use crate::unit::{Arm, Side, UnitId, UnitSet};
use hexmap::{Hex, HexSet};

/// Advancing is good in itself: it keeps the ground that was fought for.
const ADVANCE: f32 = 0.3;
/// A unit that has to attack somebody gains this part of its value by joining here: alone elsewhere it would lose more.
const OBLIGED: f32 = 0.3;
/// Out of its own movement a unit chooses a place for the turns to come: fire and ground there count by this part.
const FIRE_AFTERWARDS: f32 = 0.3;
const GROUND_AFTERWARDS: f32 = 0.3;
/// A unit evades if it would lose more than this part of its value, or for a better place, which counts by that part.
const EVADES_FROM: f32 = 0.4;
const PLACE_OF_EVADING: f32 = 0.2;

/// What fights are judged by.
struct Look<'a> {
    policy: &'a [f32],
    harm: &'a Harm,
    /// What the deciding side controls and holds.
    zone: HexSet,
    held: HexSet,
}

impl<B: BattleDoctrine> Quad<B> {
    pub(super) fn score_fights(
        &self,
        state: &State<B::Exclusive>,
        decisions: &[Decision],
        policy: &[f32],
        memory: &mut Memory,
        scores: &mut Vec<f32>,
    ) {
        let Some(side) = self.deciding_side(state) else {
            scores.resize(decisions.len(), 0.0);
            return;
        };
        let looks_round = decisions.iter().any(|decision| {
            matches!(
                decision,
                Decision::Retreat { .. }
                    | Decision::Displace { .. }
                    | Decision::Evade { .. }
                    | Decision::Advance { .. }
            )
        });
        if looks_round {
            memory.look_at(self, state, side.enemy());
        }
        let Some(harm) = &memory.harm else { return };
        let (zone, held) = (self.zone_of(state, side), self.held_by(state, side));
        let look = Look { policy, harm, zone, held };
        for decision in decisions {
            let score = match *decision {
                Decision::Aim { at } if state.phase.is_fire() => self.score_fire_aim(state, at, &look),
                Decision::Join { unit } if state.phase.is_fire() => self.score_fire_join(state, unit, &look),
                Decision::Aim { at } => self.score_melee_aim(state, at, &look),
                Decision::Join { unit } => self.score_melee_join(state, unit, &look),
                Decision::Roll => 0.02,
                Decision::Rally { unit } => 1.0 + self.unit_value(unit, policy),
                Decision::OnTop => self.score_on_top(state),
                Decision::Retreat { unit, to } | Decision::Displace { unit, to } => {
                    self.score_place(state, memory, side, unit, to, policy)
                }
                Decision::Evade { unit, to } => self.score_evade(state, memory, side, unit, to, policy, harm),
                Decision::Advance { unit, to } => {
                    let here = state
                        .hex(unit)
                        .map_or(0.0, |hex| self.score_place(state, memory, side, unit, hex, policy));
                    let ground = self.worth_of_hex(memory, side, to);
                    self.score_place(state, memory, side, unit, to, policy) - here + ADVANCE + ground
                }
                _ => 0.0,
            };
            scores.push(score);
        }
    }

    /// How strongly those can fire at a hex who fire well together: by group, and with anybody.
    fn fire_on(&self, state: &State<B::Exclusive>, at: Hex) -> ([f32; FIRE_GROUPS], f32) {
        let side = self.firing_side(state);
        let (mut groups, mut anybody) = ([0.0; FIRE_GROUPS], 0.0);
        for unit in self.roster.of(side) {
            if state.hex(unit).is_some_and(|hex| self.ground.sight.sees(hex).contains(at))
                && let Ok(strength) = self.judge_shot(state, unit, at)
            {
                match self.battle.fire_group(unit) {
                    Some(group) => groups[usize::from(group)] += f32::from(strength),
                    None => anybody += f32::from(strength),
                }
            }
        }
        (groups, anybody)
    }

    /// What fire of a strength costs those in a hex.
    fn fire_harm(&self, state: &State<B::Exclusive>, at: Hex, fire: (f32, usize), look: &Look<'_>) -> f32 {
        let enemy = self.firing_side(state).enemy();
        let mut sum = 0.0;
        for unit in self.targets_in(state, enemy, at).iter() {
            let disrupted = state.is_disrupted(unit);
            let guns = self.arm(unit).is_artillery();
            let shift = i32::from(self.arm(unit) == Arm::Cavalry) + i32::from(disrupted)
                - i32::from(self.ground.towns().contains(at));
            let column = (fire.0.min(MOST_FIRE) as i32 + shift).max(1);
            let penned = if guns { 0.0 } else { self.penned(at, &look.zone, &look.held) };
            sum += self.unit_value(unit, look.policy)
                * look.harm.of_volley(column, fire.1, self.morale(state, unit), disrupted, penned);
        }
        sum
    }

    fn score_fire_aim(&self, state: &State<B::Exclusive>, at: Hex, look: &Look<'_>) -> f32 {
        let (groups, anybody) = self.fire_on(state, at);
        let best = groups.iter().copied().fold(0.0, f32::max);
        0.1 + self.fire_harm(state, at, (best + anybody, 0), look)
    }

    /// Everybody joins who makes a difference; the rest is kept for another target.
    fn score_fire_join(&self, state: &State<B::Exclusive>, unit: UnitId, look: &Look<'_>) -> f32 {
        let Some(at) = state.combat.targets.last() else { return 0.0 };
        let now = f32::from(self.total_fire(state));
        let more = self.judge_shot(state, unit, at).map_or(0.0, f32::from);
        if now == 0.0 {
            // The strongest group begins.
            let group = self.battle.fire_group(unit);
            let all = group.map_or(0.0, |group| self.fire_on(state, at).0[usize::from(group)]);
            return 1.0 + more + 10.0 * all;
        }
        let off = |firers: UnitSet| {
            self.battle
                .fire_modifier(self, firers)
                .map_or(0, |modifier| usize::from(modifier.value.unsigned_abs()))
        };
        let firers = state.combat.attackers;
        self.fire_harm(state, at, (now + more, off(firers.or(UnitSet::only(unit)))), look)
            - self.fire_harm(state, at, (now, off(firers)), look)
    }

    /// What a melee is worth to the attackers.
    fn melee_gain(
        &self,
        state: &State<B::Exclusive>,
        attackers: UnitSet,
        hexes: &[Hex],
        look: &Look<'_>,
    ) -> f32 {
        let (enemy, policy, harm) = (state.phasing.enemy(), look.policy, look.harm);
        let (mut attack, mut morale) = (0.0, 1);
        for unit in attackers.iter() {
            attack += f32::from(self.face(state, unit).melee.points);
            morale = morale.max(self.morale(state, unit));
        }
        let (mut defence, mut line) = (0.0, 9i8);
        for hex in hexes {
            for unit in self.units_in(state, enemy, *hex) {
                defence += f32::from(self.face(state, unit).melee.points);
            }
            let mut side: Option<i8> = None;
            let mut open = false;
            for unit in attackers.iter() {
                let helps = state
                    .hex(unit)
                    .and_then(|from| hex.direction_to(from))
                    .and_then(|direction| self.ground.melee_hexside(*hex, direction));
                match helps {
                    Some(helps) => side = Some(side.map_or(helps, |known| known.min(helps))),
                    None => open = true,
                }
            }
            let own = self.ground.melee_hex(*hex);
            line = line.min(side.filter(|_| !open).map_or(own, |side| side.min(own)));
        }
        let mean =
            harm.of_melee(ladder(attack, defence) + i32::from(if line == 9 { 0 } else { line }), morale);
        let mut gain = 0.0;
        for hex in hexes {
            let penned = self.penned(*hex, &look.zone, &look.held);
            for unit in self.units_in(state, enemy, *hex) {
                let share = match self.arm(unit) {
                    Arm::Artillery | Arm::HorseArtillery => mean.guns,
                    Arm::Infantry if !state.is_disrupted(unit) => mean.defender,
                    _ => mean.brittle_defender,
                };
                // Whoever gives way and finds no way back is lost.
                let share = share + penned * (mean.taken - share).max(0.0);
                gain += share * self.unit_value(unit, policy);
            }
        }
        for unit in attackers.iter() {
            let brittle = self.arm(unit) == Arm::Cavalry || state.is_disrupted(unit);
            let share = if brittle { mean.brittle_attacker } else { mean.attacker };
            gain -= share * self.unit_value(unit, policy);
        }
        gain
    }

    /// All who could attack a hex now.
    fn attackers_of(&self, state: &State<B::Exclusive>, at: Hex) -> UnitSet {
        self.roster
            .of(state.phasing)
            .filter(|unit| {
                self.is_free_to_attack(state, *unit)
                    && state.hex(*unit).is_some_and(|hex| {
                        hex.direction_to(at)
                            .is_some_and(|direction| self.ground.contact(hex) & 1 << direction.index() != 0)
                    })
            })
            .collect()
    }

    fn score_melee_aim(&self, state: &State<B::Exclusive>, at: Hex, look: &Look<'_>) -> f32 {
        if state.combat.stage == Stage::Declaring {
            // One hex more thins the attack; only if it has to be.
            let mut hexes: Vec<Hex> = state.combat.targets.as_slice().to_vec();
            let now = self.melee_gain(state, state.combat.attackers, &hexes, look);
            hexes.push(at);
            return self.melee_gain(state, state.combat.attackers, &hexes, look) - now - 0.05;
        }
        self.melee_gain(state, self.attackers_of(state, at), &[at], look)
    }

    fn score_melee_join(&self, state: &State<B::Exclusive>, unit: UnitId, look: &Look<'_>) -> f32 {
        let hexes = state.combat.targets.as_slice();
        let with = state.combat.attackers.or(UnitSet::only(unit));
        if state.combat.attackers.is_empty() {
            return 1.0 + self.melee_gain(state, with, hexes, look).max(-0.9);
        }
        let gain = self.melee_gain(state, with, hexes, look)
            - self.melee_gain(state, state.combat.attackers, hexes, look);
        // Whoever has to attack somebody does it here rather than alone elsewhere.
        if state.must_attack.contains(unit) {
            gain + OBLIGED * self.unit_value(unit, look.policy)
        } else {
            gain
        }
    }

    /// The steadier unit goes on top, for it takes the fire; guns that bear do, too.
    fn score_on_top(&self, state: &State<B::Exclusive>) -> f32 {
        let Some((unit, hex)) = state.arriving.and_then(|unit| Some((unit, state.hex(unit)?))) else {
            return 0.0;
        };
        let steadiness = |unit: UnitId| {
            let shaken = if state.is_disrupted(unit) { 3.0 } else { 0.0 };
            f32::from(self.morale(state, unit)) - shaken
        };
        let others = self.units_in(state, self.side(unit), hex).filter(|other| *other != unit);
        let best = others.map(steadiness).fold(f32::NEG_INFINITY, f32::max);
        if steadiness(unit) >= best { 1.0 } else { -1.0 }
    }

    /// What the aims make a hex worth to a side.
    fn worth_of_hex(&self, memory: &Memory, side: Side, hex: Hex) -> f32 {
        let aims = memory.objectives.iter().filter(|objective| objective.hex == hex);
        aims.map(|objective| objective.pull[side.index()]).sum()
    }

    /// How good a place is for a unit, out of its own movement.
    fn score_place(
        &self,
        _state: &State<B::Exclusive>,
        memory: &Memory,
        side: Side,
        unit: UnitId,
        hex: Hex,
        policy: &[f32],
    ) -> f32 {
        let Some(enemy) = &memory.menace[side.enemy().index()] else { return 0.0 };
        let at = hex.index();
        let strength = f32::from(self.roster.unit(unit).front.melee.points);
        let danger = overrun(enemy.reach[at], strength * (1.0 + self.shelter(hex)) + 3.0);
        let fire = (enemy.fire[at] / MOST_FIRE).min(1.0);
        self.bare_value(unit)
            * (self.shelter(hex) * policy[term::COVER]
                - danger * policy[term::SHUN_ATTACK]
                - fire * FIRE_AFTERWARDS * policy[term::SHUN_FIRE])
            + self.worth_of_hex(memory, side, hex) * GROUND_AFTERWARDS
    }

    #[expect(clippy::too_many_arguments, reason = "it is one line of a long match")]
    fn score_evade(
        &self,
        state: &State<B::Exclusive>,
        memory: &Memory,
        side: Side,
        unit: UnitId,
        to: Hex,
        policy: &[f32],
        harm: &Harm,
    ) -> f32 {
        let Some(from) = state.hex(unit) else { return 0.0 };
        // What the attackers next to it would make of it if it stayed.
        let attackers: UnitSet = self
            .roster
            .of(side.enemy())
            .filter(|enemy| {
                self.face(state, *enemy).melee.open
                    && state.hex(*enemy).is_some_and(|hex| hex.distance(from) == 1)
            })
            .collect();
        let stays = if attackers.is_empty() || state.phase == Phase::DefensiveFire {
            // Guns that step back do not fire: only if somebody stands right before them.
            if attackers.is_empty() { -1.0 } else { 0.0 }
        } else {
            0.0
        };
        let attack: f32 = attackers.iter().map(|unit| f32::from(self.face(state, unit).melee.points)).sum();
        let defence: f32 =
            self.units_in(state, side, from).map(|unit| f32::from(self.face(state, unit).melee.points)).sum();
        let mean = harm.of_melee(ladder(attack, defence) + i32::from(self.ground.melee_hex(from)), 3);
        let share = if self.arm(unit).is_artillery() { mean.guns } else { mean.brittle_defender };
        let away = self.score_place(state, memory, side, unit, to, policy)
            - self.score_place(state, memory, side, unit, from, policy);
        stays + (share - EVADES_FROM) * self.unit_value(unit, policy) + PLACE_OF_EVADING * away
            - self.worth_of_hex(memory, side, from)
    }
}
