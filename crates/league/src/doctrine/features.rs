//! What makes a position good, as the Allies see it.

use super::picture::{Staff, apart};
use crate::league::League;
use crate::state::State;
use crate::unit::{Arm, Side, UnitId};
use commander::Trait;

const fn feature(name: &'static str, words: &'static str) -> Trait {
    Trait { name, words }
}

/// The features, in the order of their values.
pub(crate) const FEATURES: &[Trait] = &[
    feature("held", "objectives held"),
    feature("men", "figures left"),
    feature("chits", "morale chits"),
    feature("losses", "units lost or routing"),
    feature("near", "being near objectives"),
    feature("guns", "batteries left"),
    feature("points", "command points left"),
    feature("poise", "cavalry and lines ready to strike"),
];

/// Inches over which nearness fades.
const SIGHT: f32 = 36.0;

pub(crate) fn fill(game: &League, state: &State, staff: &Staff, features: &mut [f32]) {
    let both = |count: &dyn Fn(Side) -> f32| count(Side::Allied) - count(Side::Russian);
    let sum =
        |side: Side, worth: &dyn Fn(UnitId) -> f32| -> f32 { staff.field.of(side).iter().map(worth).sum() };
    let whole = |side: Side| game.roster.of(side).len() as f32;
    features[0] = (2 * game.allied_points(state) - game.all_points()) as f32;
    features[1] = both(&|side| {
        let full = |unit: UnitId| {
            let stands = game.tables.stands_of(game.roster.unit(unit).arm);
            f32::from(state.units[unit].figures) / f32::from(stands.stands * stands.figures)
        };
        30.0 * sum(side, &full) / whole(side)
    });
    features[2] = -both(&|side| sum(side, &|unit| f32::from(state.units[unit].chits).min(4.0)) / 10.0);
    features[3] = -both(&|side| 10.0 * game.units_out(state, side) as f32 / game.breaking_point(side) as f32);
    features[4] = nearness(game, state, staff);
    features[5] =
        both(&|side| sum(side, &|unit| f32::from(u8::from(game.roster.unit(unit).arm == Arm::Artillery))));
    features[6] = both(&|side| sum(side, &|unit| f32::from(state.units[unit].points)) / 10.0);
    features[7] = both(&|side| {
        sum(side, &|unit| {
            let (distance, enemy) = staff.picture.nearest[unit.index()];
            match enemy {
                Some(enemy) if distance < 9.0 && !state.units[unit].routing => {
                    game.prospect(state, unit, enemy, None) - 0.5
                }
                _ => 0.0,
            }
        })
    });
}

/// For each objective, how near the nearest of each side is, times what it is worth.
fn nearness(game: &League, state: &State, staff: &Staff) -> f32 {
    let mut sum = 0.0;
    for (index, objective) in game.table.objectives.iter().enumerate() {
        let goal = game.goal(index);
        let near = |side: Side| {
            let counts =
                |unit: &UnitId| game.roster.unit(*unit).arm != Arm::Artillery && !state.units[*unit].routing;
            // The three nearest count, the nearest most.
            let mut best = [0.0_f32; 3];
            for unit in staff.field.of(side).iter().filter(counts) {
                let close = (1.0 - apart(goal, staff.picture.centres[unit.index()]) / SIGHT).max(0.0);
                let strength = f32::from(game.strength(state, unit)) / 7.0;
                let mut value = close * strength;
                for slot in &mut best {
                    if value > *slot {
                        std::mem::swap(&mut value, slot);
                    }
                }
            }
            best[0] + 0.5 * best[1] + 0.25 * best[2]
        };
        sum += objective.points as f32 * (near(Side::Allied) - near(Side::Russian));
    }
    sum
}
