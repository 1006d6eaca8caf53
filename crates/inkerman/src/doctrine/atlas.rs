//! What the computer opponent knows about the ground and the table before the first move: worked out once a game.

use crate::ground::{Gait, Ground};
use crate::roster::Roster;
use crate::tables::{HIGHEST_COLUMN, LOWEST_COLUMN, Tables};
use crate::unit::{Arm, Group, PerUnit};
use hexmap::{CELLS, Direction, Hex, HexMap};

/// Farther than any march: there is no way.
pub(crate) const FAR: u8 = u8::MAX;
/// The most victory hexes that rules can have.
pub(crate) const MOST_GOALS: usize = 8;
/// What the ground can take off a defender's losses: nothing to everything.
const MOST_COVER: usize = 5;
const COLUMNS: usize = (HIGHEST_COLUMN - LOWEST_COLUMN + 1) as usize;

/// All attackers come upslope.
pub(crate) const UPSLOPE: u8 = 1;
/// All attackers stand in river, aqueduct or marsh.
pub(crate) const WET: u8 = 2;
/// All attackers come over a wall.
pub(crate) const WALL: u8 = 4;
/// All of these.
pub(crate) const EVERY_COVER: u8 = UPSLOPE | WET | WALL;

/// What a column of the combat table brings on the average of the die.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Odds {
    /// Steps that the attacker loses if he has one, two, three or more to lose.
    pub attacker: [f32; 3],
    /// The chances that the defender loses at least one, two and three steps.
    pub defender: [f32; 3],
}

/// A unit as a commander sees it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Kind {
    /// 0 or 1: units of a side attack together if this is the same.
    pub group: u8,
    pub is_piquet: bool,
    pub is_cavalry: bool,
    pub has_two_steps: bool,
}

/// Distances, cover and odds.
#[derive(Debug)]
pub(crate) struct Atlas {
    /// By cell and victory hex, the points that infantry needs to march there if nobody is in the way.
    pub to_goals: Box<[[u8; MOST_GOALS]; CELLS]>,
    /// By cell, the points to the south edge.
    pub to_south: Box<[u8; CELLS]>,
    /// By cell, the points to the nearest victory hex.
    pub to_nearest: Box<[u8; CELLS]>,
    /// By cell, which victory hex it is; [`NO_GOAL`] if none.
    pub goal_at: Box<[u8; CELLS]>,
    /// By cell and direction, what covers a defender who is struck from there: [`UPSLOPE`] and so on.
    pub cover: Box<[[u8; 6]; CELLS]>,
    /// By cell, on how many sides an attacker has to come up or over a wall.
    pub strength_of_ground: Box<[f32; CELLS]>,
    /// By cell, the chances that a bombardment disrupts, and that it costs a step; none out of range.
    pub shelling: Box<[[f32; 2]; CELLS]>,
    /// The same against units that stand fast.
    pub shelling_of_steadfast: Box<[[f32; 2]; CELLS]>,
    odds: [[Odds; MOST_COVER]; COLUMNS],
    /// What covers take off: by mask.
    pub spared: [u8; 8],
    pub kinds: PerUnit<Kind>,
}

/// Not a victory hex.
pub(crate) const NO_GOAL: u8 = u8::MAX;

impl Atlas {
    pub fn new(map: &HexMap, ground: &Ground, roster: &Roster, tables: &Tables, wall: u8) -> Self {
        let from = |hexes: &mut dyn Iterator<Item = Hex>| Box::new(marches(map, ground, hexes));
        let mut goal_at = Box::new([NO_GOAL; CELLS]);
        for (index, hex) in tables.victory_hexes.iter().enumerate() {
            goal_at[hex.index()] = index as u8;
        }
        let mut kinds =
            PerUnit::all(Kind { group: 0, is_piquet: false, is_cavalry: false, has_two_steps: false });
        for unit in roster.ids() {
            let info = roster.unit(unit);
            kinds[unit] = Kind {
                group: u8::from(matches!(info.group, Group::Pavlov | Group::French)),
                is_piquet: info.arm == Arm::Piquet,
                is_cavalry: info.arm == Arm::Cavalry,
                has_two_steps: info.reduced.is_some(),
            };
        }
        let mut cover = Box::new([[0; 6]; CELLS]);
        let mut strength_of_ground = Box::new([0.0; CELLS]);
        for hex in map.on_map().iter() {
            for direction in Direction::ALL {
                let Some(to) = map.neighbour(hex, direction) else { continue };
                let mut mask = 0;
                for (holds, bit) in [
                    (ground.rises(hex, direction), UPSLOPE),
                    (ground.is_wet(hex), WET),
                    (ground.enters_redoubt(hex, direction), WALL),
                ] {
                    mask |= if holds { bit } else { 0 };
                }
                cover[hex.index()][direction.index()] = mask;
                strength_of_ground[to.index()] += f32::from(u8::from(mask != 0)) / 6.0;
            }
        }
        let mut shelling = Box::new([[0.0; 2]; CELLS]);
        let mut shelling_of_steadfast = Box::new([[0.0; 2]; CELLS]);
        let guns = &tables.bombardment;
        for hex in map.on_map().iter() {
            let near = guns.batteries.iter().map(|battery| battery.distance(hex)).min().unwrap_or(u32::MAX);
            if near <= guns.range {
                let modifier = if near == 1 { guns.adjacent } else { 0 };
                shelling[hex.index()] = shelling_chances(tables, modifier);
                shelling_of_steadfast[hex.index()] = shelling_chances(tables, modifier + guns.steadfast);
            }
        }
        let mut spared = [0; 8];
        for (mask, spared) in spared.iter_mut().enumerate() {
            let mask = mask as u8;
            *spared = u8::from(mask & UPSLOPE != 0)
                + u8::from(mask & WET != 0)
                + if mask & WALL != 0 { wall } else { 0 };
        }
        let mut to_goals = Box::new([[FAR; MOST_GOALS]; CELLS]);
        for (goal, hex) in tables.victory_hexes.iter().take(MOST_GOALS).enumerate() {
            let costs = marches(map, ground, &mut std::iter::once(*hex));
            to_goals.iter_mut().zip(costs).for_each(|(all, cost)| all[goal] = cost);
        }
        Atlas {
            to_goals,
            to_south: from(&mut tables.south_edge.iter()),
            to_nearest: from(&mut tables.victory_hexes.iter().copied()),
            goal_at,
            cover,
            strength_of_ground,
            shelling,
            shelling_of_steadfast,
            odds: odds_of(tables),
            spared,
            kinds,
        }
    }

    /// What an attack brings: by column, and by how much the ground takes off.
    #[inline]
    pub fn odds(&self, column: i32, spared: u8) -> &Odds {
        let column = (column.clamp(LOWEST_COLUMN, HIGHEST_COLUMN) - LOWEST_COLUMN) as usize;
        &self.odds[column][usize::from(spared).min(MOST_COVER - 1)]
    }
}

fn shelling_chances(tables: &Tables, modifier: i8) -> [f32; 2] {
    let guns = &tables.bombardment;
    let chance = |from: i8| (1..=6).filter(|die| die + modifier >= from).count() as f32 / 6.0;
    [chance(guns.disrupts_from), chance(guns.step_from)]
}

fn odds_of(tables: &Tables) -> [[Odds; MOST_COVER]; COLUMNS] {
    let mut all = [[Odds::default(); MOST_COVER]; COLUMNS];
    for (index, row) in all.iter_mut().enumerate() {
        for (spared, odds) in row.iter_mut().enumerate() {
            for die in 1..=6 {
                let losses = tables.losses(index as i32 + LOWEST_COLUMN, die);
                let suffered = usize::from(losses.defender).saturating_sub(spared);
                for steps in 0..3 {
                    odds.attacker[steps] += usize::from(losses.attacker).min(steps + 1) as f32 / 6.0;
                    odds.defender[steps] += f32::from(u8::from(suffered > steps)) / 6.0;
                }
            }
        }
    }
    all
}

/// The points that infantry needs from every hex to the nearest of some, over an empty map.
fn marches(map: &HexMap, ground: &Ground, goals: &mut dyn Iterator<Item = Hex>) -> [u8; CELLS] {
    let mut costs = [FAR; CELLS];
    let mut buckets: Vec<Vec<Hex>> = vec![Vec::new(); usize::from(FAR)];
    for hex in goals {
        costs[hex.index()] = 0;
        buckets[0].push(hex);
    }
    for cost in 0..FAR {
        // No step is free, so a bucket does not grow while it is read.
        for hex in std::mem::take(&mut buckets[usize::from(cost)]) {
            if costs[hex.index()] != cost {
                continue;
            }
            for direction in Direction::ALL {
                let Some(before) = map.neighbour(hex, direction) else { continue };
                let Some(price) = ground.price(Gait::Infantry, before, direction.opposite()) else {
                    continue;
                };
                let total = cost.saturating_add(price);
                if total < costs[before.index()] {
                    costs[before.index()] = total;
                    buckets[usize::from(total)].push(before);
                }
            }
        }
    }
    costs
}
