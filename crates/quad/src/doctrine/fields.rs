//! Numbers for every hex: how far it is to something, who can fire at it, who can get there.

use crate::battle::{BattleDoctrine, FIRE_GROUPS};
use crate::ground::Gait;
use crate::quad::Quad;
use crate::state::State;
use crate::unit::{FireStrength, Side, UnitId};
use hex_wargame::Flood;
use hexmap::{CELLS, Hex, HexSet};

/// One number for each hex of any map.
pub(super) type Field = Box<[f32; CELLS]>;

pub(super) fn blank() -> Field {
    Box::new([0.0; CELLS])
}

/// Fire of more points does no more harm, as far as features and scores go.
pub(super) const MOST_FIRE: f32 = 8.0;

/// Farther than anything on a map, in points.
pub(super) const FAR: f32 = 40.0;

/// Points of infantry from each hex to the nearest of some hexes, if nobody were in the way.
pub(super) fn distances<B: BattleDoctrine>(
    quad: &Quad<B>,
    goals: &HexSet,
    buckets: &mut Vec<Vec<u16>>,
    out: &mut [f32; CELLS],
) {
    let limit = FAR as usize * 2;
    if buckets.len() <= limit {
        buckets.resize(limit + 1, Vec::new());
    }
    buckets.iter_mut().for_each(Vec::clear);
    out.fill(FAR);
    for hex in goals.iter() {
        out[hex.index()] = 0.0;
        buckets[0].push(hex.index() as u16);
    }
    let steps = quad.ground.steps(Gait::Infantry);
    for cost in 0..=limit {
        let mut next = 0;
        while next < buckets[cost].len() {
            let cell = usize::from(buckets[cost][next]);
            next += 1;
            if out[cell] < cost as f32 / 2.0 {
                continue;
            }
            // Backwards: what it costs to come here from there.
            for (direction, neighbour) in quad.map.neighbour_indices(Hex::from_index(cell)).iter().enumerate()
            {
                let Some(there) =
                    steps.get(usize::from(*neighbour)).filter(|_| usize::from(*neighbour) < CELLS)
                else {
                    continue;
                };
                let price = usize::from(there.price[(direction + 3) % 6]);
                let total = cost + price;
                let cell = usize::from(*neighbour);
                if total <= limit && (total as f32 / 2.0) < out[cell] {
                    out[cell] = total as f32 / 2.0;
                    buckets[total].push(cell as u16);
                }
            }
        }
    }
}

/// Hexes, as the crow flies, from each hex to the nearest of some.
pub(super) fn crow_flies<B: BattleDoctrine>(
    quad: &Quad<B>,
    goals: &HexSet,
    queue: &mut Vec<u16>,
    out: &mut [u8; CELLS],
) {
    out.fill(u8::MAX);
    queue.clear();
    for hex in goals.iter() {
        out[hex.index()] = 0;
        queue.push(hex.index() as u16);
    }
    let mut next = 0;
    while next < queue.len() {
        let cell = usize::from(queue[next]);
        next += 1;
        let farther = out[cell].saturating_add(1);
        for neighbour in quad.map.neighbour_indices(Hex::from_index(cell)) {
            let near = usize::from(*neighbour);
            if near < CELLS && out[near] == u8::MAX {
                out[near] = farther;
                queue.push(*neighbour);
            }
        }
    }
}

/// The strength with which a side could fire at each hex if an enemy stood there: in the Defensive Fire Phase.
/// Of groups that do not fire well together only the strongest counts.
pub(super) fn fire_of<B: BattleDoctrine>(
    quad: &Quad<B>,
    state: &State<B::Exclusive>,
    side: Side,
    out: &mut [f32; CELLS],
) {
    out.fill(0.0);
    let mut groups = 0u32;
    for unit in quad.roster.of(side) {
        match quad.battle.fire_group(unit) {
            Some(group) => groups |= 1 << group,
            None => add_fire(quad, state, unit, out),
        }
    }
    if groups == 0 {
        return;
    }
    let (mut best, mut own) = ([0.0f32; CELLS], [0.0f32; CELLS]);
    for group in (0..FIRE_GROUPS as u8).filter(|group| groups >> group & 1 == 1) {
        own.fill(0.0);
        for unit in quad.roster.of(side).filter(|unit| quad.battle.fire_group(*unit) == Some(group)) {
            add_fire(quad, state, unit, &mut own);
        }
        best.iter_mut().zip(&own).for_each(|(best, own)| *best = best.max(*own));
    }
    out.iter_mut().zip(&best).for_each(|(fire, best)| *fire += best);
}

fn add_fire<B: BattleDoctrine>(
    quad: &Quad<B>,
    state: &State<B::Exclusive>,
    unit: UnitId,
    out: &mut [f32; CELLS],
) {
    let Some(hex) = state.hex(unit) else { return };
    match quad.face(state, unit).fire {
        FireStrength::None => {}
        FireStrength::Points { strength, .. } => {
            for neighbour in quad.map.neighbour_indices(hex) {
                if let Some(fire) = out.get_mut(usize::from(*neighbour)) {
                    *fire += f32::from(strength);
                }
            }
        }
        FireStrength::Class { .. } if state.is_disrupted(unit) || state.moved.contains(unit) => {}
        FireStrength::Class { class, .. } => {
            for target in quad.ground.sight.sees(hex).iter() {
                out[target.index()] += f32::from(quad.tables.artillery_strength(class, hex.distance(target)));
            }
        }
    }
}

/// The melee strength that a side could bring to each hex in one move, zones apart.
pub(super) fn reach_of<B: BattleDoctrine>(
    quad: &Quad<B>,
    state: &State<B::Exclusive>,
    side: Side,
    flood: &mut Flood,
    out: &mut [f32; CELLS],
) {
    out.fill(0.0);
    for unit in quad.roster.of(side) {
        let Some(hex) = state.hex(unit) else { continue };
        let melee = quad.face(state, unit).melee;
        if !melee.open || quad.battle.may_move(quad, state, unit).is_err() {
            continue;
        }
        let reach = quad.ground.free_reach(quad.gait(state, unit), quad.allowance(state, unit), hex, flood);
        let strength = f32::from(melee.points);
        reach.for_each(|hex| out[hex.index()] += strength);
    }
}
