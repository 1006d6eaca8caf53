//! The position by hex.

use crate::crimea::Crimea;
use crate::state::{Stage, State};
use crate::unit::{Arm, Class, Side, UnitId};
use hexmap::{CELLS, Direction, Hex, HexSet};
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// Farther than anything.
pub(crate) const FAR: f32 = 200.0;

/// What stands where, as far as a player looks.
pub(crate) struct Picture {
    /// By side and cell: the melee value that the best of a hex bring into a fight.
    pub punch: [Box<[f32; CELLS]>; 2],
    /// By side and cell: the melee value of all who stand there, whether they could fight together or not.
    pub mass: [Box<[f32; CELLS]>; 2],
    /// By side and cell: the fire that the best of a hex can give.
    pub fire: [Box<[f32; CELLS]>; 2],
    /// By side and cell: melee strength within two hexes.
    pub near: [Box<[f32; CELLS]>; 2],
    /// By side, hexes with troops.
    pub held: [HexSet; 2],
    /// By side, zones of control.
    pub zone: [HexSet; 2],
    /// Hexes that each side supplies in the campaign; everything in a battle game.
    pub supplied: [HexSet; 2],
    /// The ground that decides the game.
    pub goals: HexSet,
    /// By side, must it take ground, as things stand? Else it has to keep what it has.
    pub presses: [bool; 2],
    /// By side, what of the ground it has to take, or to keep: all of it if that is none.
    pub wanted: [HexSet; 2],
    /// By side and cell, the way to the nearest of that.
    pub to_goal: [Box<[f32; CELLS]>; 2],
    /// The ports that the Allies have not opened.
    pub closed_ports: HexSet,
    /// By cell, the way to the nearest of them.
    pub to_port: Box<[f32; CELLS]>,
    /// From every cell, the way to each hex of the ground that decides, in their order.
    ways_to: Vec<Box<[f32; CELLS]>>,
    /// The game that the ways were measured for.
    game: u64,
}

fn cells() -> Box<[f32; CELLS]> {
    Box::new([0.0; CELLS])
}

impl Default for Picture {
    fn default() -> Self {
        Picture {
            punch: [cells(), cells()],
            mass: [cells(), cells()],
            fire: [cells(), cells()],
            near: [cells(), cells()],
            held: [HexSet::EMPTY; 2],
            zone: [HexSet::EMPTY; 2],
            supplied: [HexSet::EMPTY; 2],
            goals: HexSet::EMPTY,
            presses: [false; 2],
            wanted: [HexSet::EMPTY; 2],
            to_goal: [cells(), cells()],
            closed_ports: HexSet::EMPTY,
            to_port: cells(),
            ways_to: Vec::new(),
            game: 0,
        }
    }
}

/// A unit's fighting power, for people who count: half of a disrupted one.
pub(crate) fn power(game: &Crimea, state: &State, unit: UnitId) -> f32 {
    game.melee_halves(state, unit) as f32 / 2.0
}

/// What a step costs on the way to the ground that decides, in tenths: of strategic points in the campaign, where roads
/// are short; of action turns in a battle, where infantry climbs and wades by dice and roads are of no use (12.A.3).
fn price(game: &Crimea, from: Hex, way: Direction) -> u32 {
    if !game.is_campaign() {
        let succeeds = |obstacle| f32::from(7 - game.needed(obstacle, Class::Infantry).min(6)) / 6.0;
        return (10.0 / game.ground.obstacles(from, way).map(succeeds).product::<f32>()) as u32;
    }
    if game.ground.is_road(from, way) { 4 } else { 10 * u32::from(game.ground.price(from, way).unwrap_or(1)) }
}

/// The way from every land hex to the nearest of some hexes.
fn ways(game: &Crimea, goals: &HexSet, out: &mut [f32; CELLS]) {
    out.fill(FAR);
    let mut queue: BinaryHeap<Reverse<(u32, usize)>> = BinaryHeap::new();
    goals.for_each(|hex| {
        out[hex.index()] = 0.0;
        queue.push(Reverse((0, hex.index())));
    });
    while let Some(Reverse((cost, cell))) = queue.pop() {
        let hex = Hex::from_index(cell);
        if cost as f32 / 10.0 > out[cell] {
            continue;
        }
        for way in Direction::ALL {
            let Some(from) = game.ground.step(hex, way) else { continue };
            let back = from.direction_to(hex).unwrap_or(way);
            let next = cost + price(game, from, back);
            if (next as f32 / 10.0) < out[from.index()] {
                out[from.index()] = next as f32 / 10.0;
                queue.push(Reverse((next, from.index())));
            }
        }
    }
}

impl Picture {
    /// Draws it.
    pub(crate) fn draw(&mut self, game: &Crimea, state: &State) {
        if self.game != game.serial {
            self.game = game.serial;
            self.goals = game.objectives().collect();
            self.ways_to.clear();
            for goal in self.goals.iter() {
                let mut way = cells();
                ways(game, &std::iter::once(goal).collect(), &mut way);
                self.ways_to.push(way);
            }
            self.wanted = [HexSet::EMPTY; 2];
            self.closed_ports = HexSet::EMPTY;
            self.to_port.fill(FAR);
        }
        self.look_for_ground(game, state);
        for side in Side::BOTH {
            self.draw_side(game, state, side);
        }
        if game.is_campaign() {
            let closed: HexSet =
                game.ground.ports.iter().filter(|port| !game.controls(state, *port, Side::Allied)).collect();
            let closed = closed - game.ground.city;
            if closed != self.closed_ports {
                self.closed_ports = closed;
                ways(game, &closed, &mut self.to_port);
            }
        }
        let marches = game.is_campaign() && matches!(state.stage, Stage::Movement | Stage::Release);
        for side in Side::BOTH {
            self.supplied[side.index()] = if marches && side == state.player {
                game.supply_lines(state, side).into_iter().map(|(hex, _)| hex).collect()
            } else {
                game.ground.land
            };
        }
    }

    /// Who has to take ground, and where. Whoever would win if the game ended now has only to keep it.
    fn look_for_ground(&mut self, game: &Crimea, state: &State) {
        let attacker = game.battle.as_ref().map_or(Side::Allied, |battle| battle.attacker);
        let is_carried = |hex: &Hex| match &game.battle {
            Some(battle) => game.is_carried(state, battle, *hex),
            None => game.controls(state, *hex, attacker),
        };
        let carried: HexSet = self.goals.iter().filter(is_carried).collect();
        let kept = self.goals - carried;
        let leader = game.leader(state);
        for side in Side::BOTH {
            let index = side.index();
            let attacks = side == attacker;
            self.presses[index] = if game.is_campaign() {
                attacks
            } else {
                leader != Some(side) && (attacks || !carried.is_empty())
            };
            let wanted = match (game.is_campaign(), attacks == self.presses[index]) {
                (true, _) | (false, true) => kept,
                (false, false) => carried,
            };
            let wanted = if wanted.is_empty() { self.goals } else { wanted };
            if wanted != self.wanted[index] {
                self.wanted[index] = wanted;
                let nearest = &mut self.to_goal[index];
                nearest.fill(FAR);
                for (_, ways) in
                    self.goals.iter().zip(&self.ways_to).filter(|(goal, _)| wanted.contains(*goal))
                {
                    nearest.iter_mut().zip(ways.iter()).for_each(|(near, way)| *near = near.min(*way));
                }
            }
        }
    }

    fn draw_side(&mut self, game: &Crimea, state: &State, side: Side) {
        let index = side.index();
        let (punch, fire, near) = (&mut self.punch[index], &mut self.fire[index], &mut self.near[index]);
        let mass = &mut self.mass[index];
        punch.fill(0.0);
        mass.fill(0.0);
        fire.fill(0.0);
        near.fill(0.0);
        self.held[index] = game.held_by(state, side);
        self.zone[index] = HexSet::EMPTY;
        // A division fights as one; of all others the best count. Guns fire with either.
        let mut guns = [0.0f32; CELLS];
        let mut divisions: [(u16, f32, f32); 64] = [(u16::MAX, 0.0, 0.0); 64];
        for unit in game.roster.of(side) {
            let Some(hex) = state.hex(unit) else { continue };
            let info = game.roster.unit(unit);
            if info.arm == Arm::Ship {
                continue;
            }
            let (melee, shot) = (power(game, state, unit), f32::from(game.fire_factor(state, unit)));
            let shot = if state.is_disrupted(unit) { 0.0 } else { shot };
            let cell = hex.index();
            mass[cell] += melee;
            match info.division.filter(|_| game.is_absorbed(state, unit) || info.heads) {
                Some(division) => {
                    let entry = &mut divisions[usize::from(division) % 64];
                    if entry.0 != cell as u16 {
                        *entry = (cell as u16, 0.0, 0.0);
                    }
                    entry.1 += melee;
                    entry.2 += shot;
                    punch[cell] = punch[cell].max(entry.1);
                    fire[cell] = fire[cell].max(entry.2);
                }
                None if info.arm.is_artillery() => guns[cell] = guns[cell].max(shot),
                None => {
                    punch[cell] = punch[cell].max(melee);
                    fire[cell] = fire[cell].max(shot);
                }
            }
        }
        self.held[index].for_each(|hex| {
            let cell = hex.index();
            fire[cell] += guns[cell];
            self.zone[index] |= *game.ground.walkable(hex);
            let strength = punch[cell];
            near[cell] += strength;
            game.ground.around(hex).for_each(|ring| near[ring.index()] += strength);
            let mut second = HexSet::EMPTY;
            game.ground.around(hex).for_each(|ring| second |= *game.ground.around(ring));
            let mut second = second - *game.ground.around(hex);
            second.remove(hex);
            second.for_each(|ring| near[ring.index()] += 0.5 * strength);
        });
    }
}
