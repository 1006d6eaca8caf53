//! What an attack is worth: exactly by the table, as far as one roll goes.

use super::NEVER;
use super::places::View;
use crate::decision::Decision;
use crate::tables::HIGHEST_COLUMN;
use crate::unit::{Side, UnitId, UnitSet};
use hexmap::{Direction, Hex};

/// A party that could attack: at most six hexes are next to a target.
#[derive(Clone, Copy)]
struct Party {
    units: [(UnitId, u8); 6],
    count: usize,
}

/// What stands in a hex that is attacked.
struct Defence {
    factors: i32,
    /// What each further step is worth.
    losses: [f32; 3],
    steps: usize,
    /// Its mobile unit could still attack in this phase.
    is_fresh: bool,
}

impl View<'_> {
    /// What the loss of a step of this unit costs.
    pub fn step_cost(&self, unit: UnitId) -> f32 {
        let [full, reduced] = self.game.factors[unit];
        let whole = self.game.atlas.kinds[unit].has_two_steps && !self.state.reduced.contains(unit);
        f32::from(if whole { full - reduced } else { self.game.combat(self.state, unit) })
    }

    fn defence(&self, target: Hex) -> Defence {
        let picture = &self.memory.picture;
        let mut defence = Defence { factors: 0, losses: [0.0; 3], steps: 0, is_fresh: false };
        if picture.outpost(target.index()).is_some() {
            defence.factors += 1;
            defence.losses[0] = self.policy.piquet;
            defence.steps = 1;
        }
        if let Some(unit) = picture.mobile(target.index()) {
            let combat = self.game.combat(self.state, unit);
            defence.factors += i32::from(combat);
            let first = self.step_cost(unit);
            defence.losses[defence.steps] = first;
            defence.steps += 1;
            if f32::from(combat) > first {
                defence.losses[defence.steps] = f32::from(combat) - first;
                defence.steps += 1;
            }
            defence.is_fresh = !self.state.is_disrupted(unit);
        }
        defence
    }

    /// Fresh units of a group next to a hex, those first who have the least else to do.
    fn party(&self, target: Hex, group: u8) -> Party {
        let mut party = Party { units: [(UnitId(0), 0); 6], count: 0 };
        let picture = &self.memory.picture;
        for direction in Direction::ALL {
            let Some(from) = self.game.map.neighbour(target, direction) else { continue };
            let Some(unit) = picture.mobile(from.index()) else { continue };
            let kind = &self.game.atlas.kinds[unit];
            if self.game.side(unit) != self.side
                || kind.group != group
                || self.state.is_disrupted(unit)
                || (kind.is_cavalry && self.game.ground.is_wet(target))
            {
                continue;
            }
            let cover = self.game.atlas.cover[from.index()][direction.opposite().index()];
            let key = |unit: UnitId, cover: u8| {
                let horse = self.game.atlas.kinds[unit].is_cavalry;
                let hex = self.state.hex(unit).map_or(0, Hex::index);
                let others = picture.held_round(self.side.enemy(), hex);
                (horse, cover != 0, others, u8::MAX - self.game.combat(self.state, unit))
            };
            let mut at = party.count;
            while at > 0 && key(party.units[at - 1].0, party.units[at - 1].1) > key(unit, cover) {
                party.units[at] = party.units[at - 1];
                at -= 1;
            }
            party.units[at] = (unit, cover);
            party.count += 1;
        }
        party
    }

    /// What an attack by some units brings, on the average of the die.
    fn exchange(&self, target: Hex, defence: &Defence, party: &[(UnitId, u8)]) -> f32 {
        let (game, atlas) = (self.game, &self.game.atlas);
        let (mut factors, mut cover, mut cost, mut steps) = (0, 7, 0.0, 0);
        let mut horses = 0.0;
        for (unit, from) in party {
            let combat = game.combat(self.state, *unit);
            factors += i32::from(combat);
            cover &= from;
            if atlas.kinds[*unit].is_cavalry {
                horses += f32::from(combat);
            }
            let step = self.step_cost(*unit);
            cost += step;
            steps += if step < f32::from(combat) { 2 } else { 1 };
        }
        let shift =
            i32::from(self.side == Side::Allied && game.tables.artillery_turns.contains(&self.state.turn));
        let floor = game.house_rules.crt_floor;
        let column = ((factors - defence.factors).clamp(floor, HIGHEST_COLUMN) + shift).min(HIGHEST_COLUMN);
        let odds = atlas.odds(column, atlas.spared[usize::from(cover)]);
        let cost = cost / party.len() as f32;
        let lost = odds.attacker[(steps - 1).min(2)] * cost + horses;
        let mut won = 0.0;
        for (chance, worth) in odds.defender.iter().zip(defence.losses) {
            won += chance * worth;
        }
        let cleared = odds.defender[defence.steps.clamp(1, 3) - 1];
        let mut value = self.step_worth * (won - self.policy.thrift * lost)
            + cleared * (self.goal_value(target) + self.policy.emptied);
        if defence.is_fresh {
            value += self.policy.spoil * defence.factors as f32;
        }
        if self.silences(target) {
            value += self.policy.silence;
        }
        value
    }

    /// The best that a group can do against a hex: what it brings and how many take part.
    fn best_of(&self, target: Hex, group: u8) -> Option<(f32, Party, usize)> {
        let party = self.party(target, group);
        let defence = self.defence(target);
        let mut best: Option<(f32, usize)> = None;
        for count in 1..=party.count {
            let value = self.exchange(target, &defence, &party.units[..count])
                - self.policy.commit * (count - 1) as f32;
            if best.is_none_or(|(known, _)| value > known) {
                best = Some((value, count));
            }
        }
        best.map(|(value, count)| (value, party, count))
    }

    /// What an attack on a hex brings, by the better of the two groups.
    pub fn assault(&self, target: Hex) -> f32 {
        (0..2)
            .filter_map(|group| self.best_of(target, group))
            .map(|(value, ..)| value)
            .fold(f32::NEG_INFINITY, f32::max)
            .max(NEVER)
    }

    /// What a momentum attack brings: the unit that went forward is alone.
    pub fn momentum(&self, target: Hex) -> f32 {
        let Some(unit) = self.state.battle.attackers.first() else { return NEVER };
        let Some(from) = self.state.hex(unit) else { return NEVER };
        let Some(direction) = from.direction_to(target) else { return NEVER };
        let cover = self.game.atlas.cover[from.index()][direction.index()];
        self.exchange(target, &self.defence(target), &[(unit, cover)])
    }

    /// Who joins the attack that is being declared, and when it begins.
    pub fn score_joining(&mut self, decisions: &[Decision], scores: &mut Vec<f32>) {
        let target = self.state.battle.target;
        let joined = self.state.battle.attackers;
        let mut wanted = UnitSet::EMPTY;
        if !self.state.battle.momentum {
            let group = joined.first().map(|unit| self.game.atlas.kinds[unit].group);
            let mut best = f32::NEG_INFINITY;
            for one in (0..2).filter(|one| group.is_none_or(|group| group == *one)) {
                if let Some((value, party, count)) = self.best_of(target, one)
                    && value > best
                {
                    best = value;
                    wanted = party.units[..count].iter().map(|(unit, _)| *unit).collect();
                }
            }
        }
        for decision in decisions {
            scores.push(match decision {
                Decision::Join { unit } => {
                    let combat = f32::from(self.game.combat(self.state, *unit));
                    if wanted.contains(*unit) { 10.0 + combat } else { 0.1 * combat }
                }
                Decision::Roll => 5.0,
                _ => NEVER,
            });
        }
    }

    /// What a bombardment brings.
    pub fn bombardment(&self, unit: UnitId) -> f32 {
        let Some(hex) = self.state.hex(unit) else { return NEVER };
        let atlas = &self.game.atlas;
        let chances = if self.game.roster.unit(unit).steadfast {
            &atlas.shelling_of_steadfast
        } else {
            &atlas.shelling
        };
        let [shaken, hit] = chances[hex.index()];
        let combat = f32::from(self.game.combat(self.state, unit));
        let mut value = 0.0;
        if atlas.kinds[unit].has_two_steps && !self.state.reduced.contains(unit) {
            value += hit * self.policy.shell_step * self.step_cost(unit) * self.step_worth;
        }
        if !self.state.is_disrupted(unit) {
            let weight = if self.state.is_movement_phase() {
                self.policy.shell_march
            } else if self.memory.picture.held_round(self.side, hex.index()) > 0 {
                self.policy.shell_combat
            } else {
                0.0
            };
            value += shaken * weight * combat;
        }
        value
    }

    /// What a bombardment should bring at least: in the first phase of a turn more than in the second.
    pub fn marker_price(&self) -> f32 {
        if self.state.stage == crate::state::Stage::First { self.policy.marker } else { 0.0 }
    }
}
