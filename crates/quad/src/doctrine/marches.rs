//! The policy's scores of the decisions of a Movement Phase.
//!
//! Every march is worth what the unit gains by standing there instead of here: nearer to its aims and to the
//! enemy, an attack that pays, cover; less fire and less danger. An attack is counted with those who stand
//! there already and, with some confidence, with those who could still come, so that somebody goes first.

use super::evaluation::overrun;
use super::fields::MOST_FIRE;
use super::harm::{Harm, ladder};
use super::memory::{Memory, Menace};
use super::{harm::MeleeHarm, term};
use crate::battle::{BattleDoctrine, FIRE_GROUPS, Objective};
use crate::decision::Decision;
use crate::quad::Quad;
use crate::state::State;
use crate::unit::{Arm, FireStrength, Side, UnitId, UnitSet};
use hexmap::{CELLS, Direction, Hex, HexSet};

/// Beyond so many points an aim does not pull.
const PULLED: f32 = 30.0;
/// Changing places with a friend gains nothing that a march of either alone would not: the policy never does.
const CROWDS: f32 = -100.0;
/// The most enemy hexes that are looked at as targets.
const MOST_TARGETS: usize = 64;
const NO_TARGET: u8 = u8::MAX;

/// Memory for scoring marches.
pub(crate) struct MarchPad {
    pub queue: Vec<u16>,
    /// By cell, what the aims are worth there.
    pull: Box<[f32; CELLS]>,
    /// By cell, strength of friends there and next to it.
    friends: Box<[f32; CELLS]>,
    /// By cell, the number of the target there.
    target_at: Box<[u8; CELLS]>,
    targets: Vec<Target>,
    /// The aims that `pull` was made for: whose they are, and whether somebody of that side stands there.
    noted: Vec<(Side, Objective, bool)>,
    menaced: Vec<(Hex, f32)>,
    /// By cell, how many of the side hold or control it: nobody of the enemy retreats there.
    grip: Box<[u8; CELLS]>,
    /// Where friends stand.
    held: HexSet,
}

impl Default for MarchPad {
    fn default() -> Self {
        Self {
            queue: Vec::new(),
            pull: Box::new([0.0; CELLS]),
            friends: Box::new([0.0; CELLS]),
            target_at: Box::new([NO_TARGET; CELLS]),
            targets: Vec::new(),
            noted: Vec::new(),
            menaced: Vec::new(),
            grip: Box::new([0; CELLS]),
            held: HexSet::EMPTY,
        }
    }
}

/// A hex with enemies.
struct Target {
    hex: Hex,
    defence: f32,
    /// What the defenders are worth, by how they break.
    solid: f32,
    brittle: f32,
    guns: f32,
    /// Somebody there controls the hexes round it: whoever comes next to it has to attack.
    obliges: bool,
    /// What the hex is worth to the attacker.
    ground: f32,
    /// Strength and worth of those who stand next to it already, and the strength of their fire.
    committed: f32,
    committed_worth: f32,
    committed_fire: Volleys,
    morale: u8,
    /// Those who could come.
    joiners: UnitSet,
    potential: f32,
    potential_fire: Volleys,
    /// The unit that fire hits: what it is worth, its morale, and what moves the column against it.
    top: f32,
    top_morale: u8,
    top_disrupted: bool,
    top_guns: bool,
    shift: i32,
}

/// Strengths of fire, by group that fires well together; the last with anybody.
type Volleys = [f32; FIRE_GROUPS + 1];

/// The place of a group among volleys.
fn among(group: Option<u8>) -> usize {
    group.map_or(FIRE_GROUPS, usize::from)
}

/// The strongest fire that there is without mixing groups.
fn strongest(volleys: &Volleys) -> f32 {
    volleys[..FIRE_GROUPS].iter().copied().fold(0.0, f32::max) + volleys[FIRE_GROUPS]
}

/// What is the same for all marches of a unit.
struct Mover {
    unit: UnitId,
    from: Hex,
    value: f32,
    strength: f32,
    attacks: bool,
    morale: u8,
    disrupted: bool,
    arm: Arm,
    class: Option<u8>,
    volley: f32,
    group: usize,
    /// It controls the hexes round it.
    controls: bool,
}

impl<B: BattleDoctrine> Quad<B> {
    pub(super) fn score_marches(
        &self,
        state: &State<B::Exclusive>,
        decisions: &[Decision],
        policy: &[f32],
        memory: &mut Memory,
        scores: &mut Vec<f32>,
    ) {
        let side = state.phasing;
        memory.look_for_ways(self, state, side.enemy());
        self.note_aims(state, side, memory);
        let Memory { menace, harm, march: pad, .. } = memory;
        let (Some(enemy), Some(harm)) = (&menace[side.enemy().index()], harm.as_ref()) else {
            scores.resize(decisions.len(), 0.0);
            return;
        };
        self.muster_friends(state, side, pad);
        self.note_targets(state, side, policy, enemy, pad);
        self.note_joiners(state, decisions, enemy, pad);
        let view = View { quad: self, policy, side, enemy, harm, pad };
        let mut mover: Option<(Mover, f32)> = None;
        for decision in decisions {
            let score = match *decision {
                Decision::March { unit, to } | Decision::Enter { unit, to, .. }
                    if view.pad.held.contains(to) && !self.may_stack(state, unit, to) =>
                {
                    CROWDS
                }
                Decision::March { unit, to } => {
                    if mover.as_ref().is_none_or(|(known, _)| known.unit != unit) {
                        let known = self.mover(state, unit, policy);
                        let here = view.standing(&known, known.from);
                        let still = if known.arm.is_artillery() && !state.moved.contains(unit) {
                            policy[term::STILL] * view.bearing(&known, known.from)
                        } else {
                            0.0
                        };
                        mover = Some((known, here + still + policy[term::INERTIA]));
                    }
                    let Some((known, here)) = &mover else { continue };
                    let blown = known.arm == Arm::Cavalry && known.from.distance(to) >= 7;
                    let cost = if blown { 0.35 * known.value } else { 0.0 };
                    view.standing(known, to) - here - cost
                }
                Decision::Enter { unit, to, .. } => {
                    if mover.as_ref().is_none_or(|(known, _)| known.unit != unit) {
                        mover = Some((self.mover(state, unit, policy), 0.0));
                    }
                    let Some((known, _)) = &mover else { continue };
                    50.0 + view.standing(known, to)
                }
                Decision::Leave { unit } => self.battle.worth_of_leaving(self, state, unit) * 10.0 - 0.5,
                Decision::Spike { unit } => {
                    let danger = state.hex(unit).map_or(0.0, |hex| overrun(enemy.reach[hex.index()], 3.0));
                    danger - 2.0
                }
                Decision::Raise { .. } => -5.0,
                _ => 0.0,
            };
            scores.push(score);
        }
    }

    fn mover(&self, state: &State<B::Exclusive>, unit: UnitId, policy: &[f32]) -> Mover {
        let face = self.face(state, unit);
        Mover {
            unit,
            from: state.hex(unit).unwrap_or(Hex::from_index(0)),
            value: self.unit_value(unit, policy),
            strength: f32::from(face.melee.points),
            attacks: face.melee.open,
            morale: self.morale(state, unit),
            disrupted: state.is_disrupted(unit),
            arm: self.arm(unit),
            class: match face.fire {
                FireStrength::Class { class, .. } => Some(class),
                _ => None,
            },
            volley: self.volley(state, unit),
            group: among(self.battle.fire_group(unit)),
            controls: self.exerts_zone(state, unit),
        }
    }

    /// The strength with which infantry fires at its neighbours in its own turn, before the melee.
    fn volley(&self, state: &State<B::Exclusive>, unit: UnitId) -> f32 {
        match self.face(state, unit).fire {
            FireStrength::Points { strength, defensive_only: false } => strength.into(),
            _ => 0.0,
        }
    }

    /// What the aims are worth everywhere. Those that somebody stands on already pull the others less.
    fn note_aims(&self, state: &State<B::Exclusive>, side: Side, memory: &mut Memory) {
        let mut objectives = std::mem::take(&mut memory.objectives);
        objectives.clear();
        self.battle.objectives(self, state, &mut objectives);
        let held = |objective: &Objective| self.units_in(state, side, objective.hex).next().is_some();
        let known = memory.march.noted.iter();
        let now = objectives.iter().map(|objective| (side, *objective, held(objective)));
        if !known.copied().eq(now.clone()) {
            memory.march.noted.clear();
            memory.march.noted.extend(now);
            memory.march.pull.fill(0.0);
            for objective in &objectives {
                let mut pull = objective.pull[side.index()];
                if pull <= 0.0 {
                    continue;
                }
                if held(objective) {
                    pull *= 0.35;
                }
                let way = memory.way_to(self, objective.hex);
                let mut field = std::mem::replace(&mut memory.march.pull, Box::new([0.0; CELLS]));
                for (known, way) in field.iter_mut().zip(memory.way(way)) {
                    *known = known.max(pull * (1.0 - way / PULLED));
                }
                memory.march.pull = field;
            }
        }
        memory.objectives = objectives;
        memory.march.menaced.clear();
        for objective in &memory.objectives {
            memory.march.menaced.push((objective.hex, objective.pull[side.index()]));
        }
    }

    fn muster_friends(&self, state: &State<B::Exclusive>, side: Side, pad: &mut MarchPad) {
        pad.friends.fill(0.0);
        pad.grip.fill(0);
        pad.held = HexSet::EMPTY;
        for unit in self.roster.of(side) {
            let Some(hex) = state.hex(unit) else { continue };
            pad.grip[hex.index()] += 1;
            pad.held.insert(hex);
            if self.exerts_zone(state, unit) {
                self.ground.zone(hex).iter().for_each(|hex| pad.grip[hex.index()] += 1);
            }
            let face = self.face(state, unit);
            let strength = f32::from(face.melee.points);
            pad.friends[hex.index()] += strength;
            for neighbour in self.map.neighbour_indices(hex) {
                if let Some(friends) = pad.friends.get_mut(usize::from(*neighbour)) {
                    *friends += strength;
                }
            }
        }
    }

    fn note_targets(
        &self,
        state: &State<B::Exclusive>,
        side: Side,
        policy: &[f32],
        enemy: &Menace,
        pad: &mut MarchPad,
    ) {
        for target in pad.targets.drain(..) {
            pad.target_at[target.hex.index()] = NO_TARGET;
        }
        for unit in self.roster.of(side.enemy()) {
            let Some(hex) = state.hex(unit) else { continue };
            let at = hex.index();
            if pad.target_at[at] == NO_TARGET {
                if pad.targets.len() == MOST_TARGETS {
                    continue;
                }
                pad.target_at[at] = pad.targets.len() as u8;
                let ground =
                    pad.menaced.iter().find(|(known, _)| *known == hex).map_or(0.0, |(_, pull)| *pull);
                pad.targets.push(Target {
                    hex,
                    defence: 0.0,
                    solid: 0.0,
                    brittle: 0.0,
                    guns: 0.0,
                    obliges: false,
                    ground,
                    committed: 0.0,
                    committed_worth: 0.0,
                    committed_fire: [0.0; FIRE_GROUPS + 1],
                    morale: 1,
                    joiners: UnitSet::EMPTY,
                    potential: 0.0,
                    potential_fire: [0.0; FIRE_GROUPS + 1],
                    top: 0.0,
                    top_morale: 1,
                    top_disrupted: false,
                    top_guns: false,
                    shift: 0,
                });
            }
            let target = &mut pad.targets[usize::from(pad.target_at[at])];
            let value = self.unit_value(unit, policy);
            target.defence += f32::from(self.face(state, unit).melee.points);
            match self.arm(unit) {
                Arm::Artillery | Arm::HorseArtillery => target.guns += value,
                Arm::Cavalry => target.brittle += value,
                Arm::Infantry if state.is_disrupted(unit) => target.brittle += value,
                Arm::Infantry => target.solid += value,
            }
            target.obliges |= self.exerts_zone(state, unit);
            if value > target.top {
                target.top = value;
                target.top_morale = self.morale(state, unit);
                target.top_disrupted = state.is_disrupted(unit);
                target.top_guns = self.arm(unit).is_artillery();
                target.shift = i32::from(self.arm(unit) == Arm::Cavalry) + i32::from(target.top_disrupted)
                    - i32::from(self.ground.towns().contains(hex));
            }
        }
        // Those who stand next to somebody already, and guns in range.
        for unit in self.roster.of(side) {
            let Some(hex) = state.hex(unit) else { continue };
            let group = among(self.battle.fire_group(unit));
            if let FireStrength::Class { class, .. } = self.face(state, unit).fire {
                if !state.moved.contains(unit) && !state.is_disrupted(unit) {
                    let sees = self.ground.sight.sees(hex);
                    for target in pad.targets.iter_mut().filter(|target| sees.contains(target.hex)) {
                        let range = hex.distance(target.hex);
                        target.committed_fire[group] +=
                            f32::from(self.tables.artillery_strength(class, range));
                    }
                }
                continue;
            }
            if enemy.near[hex.index()] != 1 || !self.face(state, unit).melee.open {
                continue;
            }
            let (strength, value) =
                (f32::from(self.face(state, unit).melee.points), self.unit_value(unit, policy));
            let (morale, fire) = (self.morale(state, unit), self.volley(state, unit));
            self.for_each_target(hex, &pad.target_at, |index, _| {
                let target = &mut pad.targets[index];
                target.committed_fire[group] += fire;
                target.committed += strength;
                target.committed_worth += value;
                target.morale = target.morale.max(morale);
            });
        }
    }

    /// Calls back with the number and the direction of every target that can be attacked out of a hex.
    #[inline]
    fn for_each_target(&self, hex: Hex, target_at: &[u8; CELLS], mut tell: impl FnMut(usize, Direction)) {
        let contact = self.ground.contact(hex);
        for (direction, neighbour) in self.map.neighbour_indices(hex).iter().enumerate() {
            if contact & 1 << direction != 0
                && let Some(index) =
                    target_at.get(usize::from(*neighbour)).filter(|index| **index != NO_TARGET)
            {
                tell(usize::from(*index), Direction::ALL[direction]);
            }
        }
    }

    /// Who could still come next to each target.
    fn note_joiners(
        &self,
        state: &State<B::Exclusive>,
        decisions: &[Decision],
        enemy: &Menace,
        pad: &mut MarchPad,
    ) {
        let MarchPad { targets, target_at, held, .. } = pad;
        let mut rim = HexSet::EMPTY;
        for target in targets.iter() {
            for neighbour in self.map.neighbour_indices(target.hex) {
                if usize::from(*neighbour) < CELLS {
                    rim.insert(Hex::from_index(usize::from(*neighbour)));
                }
            }
        }
        for decision in decisions {
            if let Decision::March { unit, to } = *decision
                && rim.contains(to)
                && (!held.contains(to) || self.may_stack(state, unit, to))
                && self.face(state, unit).melee.open
                && state.hex(unit).is_none_or(|from| enemy.near[from.index()] != 1)
            {
                self.for_each_target(to, target_at, |index, _| targets[index].joiners.insert(unit));
            }
        }
        for target in targets.iter_mut() {
            let (mut sum, mut count) = (0.0, 0);
            let mut fire: Volleys = [0.0; FIRE_GROUPS + 1];
            for unit in target.joiners.iter() {
                sum += f32::from(self.face(state, unit).melee.points);
                fire[among(self.battle.fire_group(unit))] += self.volley(state, unit);
                count += 1;
            }
            // More than a handful finds no room round one hex.
            let room = if count > 5 { 5.0 / count as f32 } else { 1.0 };
            target.potential = sum * room;
            target.potential_fire = fire.map(|fire| fire * room);
        }
    }
}

/// The part of the fire on a hex that falls on a unit there: others draw the rest.
const EXPECTED_FIRE: f32 = 0.6;

/// Everything that a march is judged by.
struct View<'a, B: BattleDoctrine> {
    quad: &'a Quad<B>,
    policy: &'a [f32],
    side: Side,
    enemy: &'a Menace,
    harm: &'a Harm,
    pad: &'a MarchPad,
}

impl<B: BattleDoctrine> View<'_, B> {
    /// What it is worth to a unit to end its move in a hex.
    #[inline]
    fn standing(&self, mover: &Mover, hex: Hex) -> f32 {
        let (at, policy) = (hex.index(), self.policy);
        let (goal, press) = match self.side {
            Side::Russian => (policy[term::GOAL_RUSSIAN], policy[term::PRESS_RUSSIAN]),
            Side::Allied => (policy[term::GOAL_ALLIED], policy[term::PRESS_ALLIED]),
        };
        let guns = mover.arm.is_artillery();
        let mut pull = self.pad.pull[at];
        if hex == mover.from
            && let Some((_, worth)) = self.pad.menaced.iter().find(|(known, _)| *known == hex)
        {
            pull = pull.max(*worth);
        }
        let weight = if guns { 0.2 } else { mover.strength.min(4.0) / 4.0 };
        let mut sum = goal * pull * weight;
        if guns {
            sum += policy[term::RANGE] * self.bearing(mover, hex);
        } else {
            sum -= press * self.enemy.way[at] * weight;
        }
        // Fire, and those who can come.
        let caution = if self.side == Side::Allied { policy[term::CAUTION_ALLIED] } else { 1.0 };
        let fire = self.enemy.fire[at];
        let town = i32::from(self.quad.ground.towns().contains(hex));
        if fire > 0.0 {
            let shift = i32::from(mover.arm == Arm::Cavalry) + i32::from(mover.disrupted || guns) - town;
            let column = ((fire * EXPECTED_FIRE).min(MOST_FIRE) as i32 + shift).max(1);
            sum -= caution
                * policy[term::SHUN_FIRE]
                * mover.value
                * self.harm.of_fire(column, mover.morale, mover.disrupted);
        }
        let reach = self.enemy.reach[at];
        if reach > 0.0 {
            let shelter = self.quad.shelter(hex);
            let others = (self.pad.friends[at]
                - if hex.distance(mover.from) <= 1 { mover.strength } else { 0.0 })
            .max(0.0);
            let defence = mover.strength * (1.0 + shelter) + policy[term::SUPPORT] * others;
            sum -= caution * policy[term::SHUN_ATTACK] * mover.value * overrun(reach, defence);
            sum += policy[term::COVER] * shelter * mover.value;
            sum += policy[term::TOGETHER] * others.min(12.0) * 0.1;
        }
        if self.enemy.near[at] == 1 {
            sum += policy[term::STRIKE] * self.strike(mover, hex);
        }
        sum
    }

    /// What the guns of a unit bear on from a hex, roughly: by the range to the nearest enemy.
    #[inline]
    fn bearing(&self, mover: &Mover, hex: Hex) -> f32 {
        let Some(class) = mover.class else { return 0.0 };
        let range = u32::from(self.enemy.near[hex.index()]);
        // Right next to the enemy guns are lost sooner than they do harm.
        let strength = f32::from(self.quad.tables.artillery_strength(class, range.max(2)));
        strength - if range == 1 { 6.0 } else { 0.1 * self.enemy.way[hex.index()] }
    }

    /// How likely the enemy in a hex finds no way back if a unit stands in another, and if it were away.
    fn penned(&self, mover: &Mover, target: Hex, hex: Hex) -> [f32; 2] {
        let (ground, pen) = (&self.quad.ground, self.policy[term::PEN]);
        let shuts = |from: Hex, next: Hex| from == next || mover.controls && ground.zone(from).contains(next);
        let without = |next: Hex| self.pad.grip[next.index()] > u8::from(shuts(mover.from, next));
        let with = |next: Hex| without(next) || shuts(hex, next);
        [pen * self.quad.penned_where(target, with), pen * self.quad.penned_where(target, without)]
    }

    /// What the attacks are worth that a unit next to the enemy makes, or has to make.
    fn strike(&self, mover: &Mover, hex: Hex) -> f32 {
        let mut sum = 0.0;
        let was_beside = self.enemy.near[mover.from.index()] == 1;
        self.quad.for_each_target(hex, &self.pad.target_at, |index, direction| {
            let target = &self.pad.targets[index];
            if !mover.attacks {
                // Guns and the like cannot attack; to stand there is to be attacked.
                sum -= 0.3 * mover.value;
                return;
            }
            let beside_already =
                was_beside && mover.from.direction_to(target.hex).is_some() && !mover.disrupted;
            let (mut others, mut others_worth) = (target.committed, target.committed_worth);
            let mut fire = target.committed_fire;
            if beside_already {
                others -= mover.strength;
                others_worth -= mover.value;
                fire[mover.group] -= mover.volley;
            }
            let joins = if target.joiners.contains(mover.unit) { 1.0 } else { 0.0 };
            let coming = |all: f32, own: f32| (all - joins * own).max(0.0) * self.policy[term::CONFIDENCE];
            for (group, fire) in fire.iter_mut().enumerate() {
                let own = if group == mover.group { mover.volley } else { 0.0 };
                *fire += coming(target.potential_fire[group], own);
            }
            let coming = coming(target.potential, mover.strength);
            // Whoever gives way and finds no way back is lost.
            let [penned_with, penned_without] = self.penned(mover, target.hex, hex);
            let ground = &self.quad.ground;
            let line = ground
                .melee_hexside(target.hex, direction.opposite())
                .map_or(ground.melee_hex(target.hex), |side| side.min(ground.melee_hex(target.hex)));
            let column = |attack: f32| ladder(attack, target.defence) + i32::from(line);
            let morale = target.morale.max(mover.morale);
            let with = self.harm.of_melee(column(others + coming + mover.strength), morale);
            let gain = |harm: &MeleeHarm, penned: f32| {
                let lost = |share: f32| share + penned * (harm.taken - share).max(0.0);
                lost(harm.defender) * target.solid
                    + lost(harm.brittle_defender) * target.brittle
                    + harm.guns * target.guns
                    + harm.taken * target.ground * self.policy[term::TAKE]
            };
            let brittle = mover.arm == Arm::Cavalry || mover.disrupted;
            let own = if brittle { with.brittle_attacker } else { with.attacker } * mover.value;
            let mut worth = gain(with, penned_with) - own;
            if others > 0.0 {
                let without = self.harm.of_melee(column(others + coming), morale);
                worth -= gain(without, penned_without);
                worth += (without.attacker - with.attacker) * others_worth;
            }
            if !target.obliges {
                worth = worth.max(0.0);
            }
            // First there is fire. Whoever it shakes need not be attacked.
            let column = |strength: f32| {
                (strength.min(MOST_FIRE) as i32 + target.shift).max(i32::from(strength >= 1.0))
            };
            let shot = |strength: f32, penned: f32| {
                let penned = if target.top_guns { 0.0 } else { penned };
                self.harm.of_volley(column(strength), 0, target.top_morale, target.top_disrupted, penned)
            };
            let before = strongest(&fire);
            fire[mover.group] += mover.volley;
            let now = strongest(&fire);
            let without = if others > 0.0 { shot(before, penned_without) } else { 0.0 };
            let shaken = self.harm.shakes(column(now), target.top_morale).min(0.9);
            sum += (shot(now, penned_with) - without) * target.top * self.policy[term::VOLLEY];
            sum += if worth < 0.0 { worth * (1.0 - shaken) } else { worth };
        });
        sum
    }
}
