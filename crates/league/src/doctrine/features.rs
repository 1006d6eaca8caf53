//! What makes a position good, as the Allies see it.

use super::picture::{Memory, apart, inches, likely};
use super::threat::{Stance, charges};
use crate::league::League;
use crate::state::State;
use crate::unit::{Arm, Side, UnitId};
use commander::Term;

const fn feature(name: &'static str, words: &'static str) -> Term {
    Term { name, words }
}

/// The features, in the order of their values.
pub(crate) const FEATURES: &[Term] = &[
    feature("held", "objectives held"),
    feature("late", "objectives held, with few turns left"),
    feature("grip", "objectives that change hands when the turn ends"),
    feature("near", "being near objectives"),
    feature("worn", "units worn down, for the turns to come"),
    feature("brink", "armies near their breaking point"),
    feature("chits", "morale chits"),
    feature("guns", "batteries left"),
    feature("points", "command points left"),
    feature("fire", "fire that can be given and taken"),
    feature("melees", "close combats that have been joined"),
    feature("strikes", "charges that can be made at once"),
    feature("closing", "enemies to close with who would lose"),
];

/// Inches over which nearness fades.
const SIGHT: f32 = 36.0;
/// How far off an enemy is somebody to close with.
const STRIDE: f32 = 14.0;

pub(crate) fn fill(game: &League, state: &State, memory: &Memory, features: &mut [f32]) {
    let both = |count: &dyn Fn(Side) -> f32| count(Side::Allied) - count(Side::Russian);
    let sum =
        |side: Side, worth: &dyn Fn(UnitId) -> f32| -> f32 { memory.field.of(side).iter().map(worth).sum() };
    let breaking = |side: Side| game.breaking_point(side) as f32;
    let full = |unit: UnitId| f32::from(state.units[unit].figures) * game.share(unit);
    let held = (2 * game.allied_points(state) - game.all_points()) as f32;
    features[0] = held;
    features[1] = held * f32::from(state.turn) / f32::from(game.tables.victory.turns);
    features[2] = grip(game, state, memory);
    features[3] = nearness(game, state, memory);
    // What an army has lost, as a part of what breaks it: whole units, and units worn down.
    let worn = |side: Side| {
        let left = sum(side, &|unit| if state.units[unit].routing { 0.0 } else { 1.0 - wear(full(unit)) });
        (game.roster.of(side).len() as f32 - left) / breaking(side)
    };
    let turns = f32::from(game.tables.victory.turns);
    let to_come = (turns - f32::from(state.turn) + 0.5) / turns;
    features[4] = -both(&|side| 10.0 * worn(side) * to_come);
    features[5] = -both(&|side| 10.0 * worn(side).powi(3));
    features[6] = -both(&|side| sum(side, &|unit| f32::from(state.units[unit].chits).min(4.0)) / 10.0);
    features[7] =
        both(&|side| sum(side, &|unit| f32::from(u8::from(game.roster.unit(unit).arm == Arm::Artillery))));
    features[8] = both(&|side| sum(side, &|unit| f32::from(state.units[unit].points)) / 10.0);
    features[9] = both(&|side| {
        let targets = breaking(side.enemy());
        10.0 * sum(side, &|unit| aimed(game, state, memory, unit)) / targets
    });
    let [strikes, closing] = charges_to_come(game, state, memory);
    features[10] = melees(game, state, memory);
    features[11] = strikes;
    features[12] = closing;
}

/// How much of a unit is gone, from the part of its figures that is left: the last ones count most, for whoever loses
/// them loses a unit of those that break an army.
fn wear(full: f32) -> f32 {
    (1.0 - full).max(0.0).powf(1.6)
}

/// Close combats that wait for their dice: the chances of the Allies, from -1 to 1 each.
fn melees(game: &League, state: &State, memory: &Memory) -> f32 {
    let engaged = |unit: &UnitId| state.units[*unit].knot != 0;
    let mut sum = 0.0;
    for ally in memory.field.of(Side::Allied).iter().filter(engaged) {
        let knot = state.units[ally].knot;
        // Each fight once: with the first Allied unit in it.
        let fighters =
            |side: Side| memory.field.of(side).iter().filter(move |unit| state.units[*unit].knot == knot);
        if fighters(Side::Allied).next() != Some(ally) {
            continue;
        }
        let total = |side: Side| {
            fighters(side).fold((0.0, 0.0), |sum: (f32, f32), unit| {
                let dice = f32::from(game.close_dice(state, unit));
                (sum.0 + dice, sum.1 + dice * (3.5 + f32::from(game.close_modifier(state, unit))))
            })
        };
        let odds = likely(total(Side::Allied), total(Side::Russian));
        let guns = |side: Side| fighters(side).any(|unit| game.roster.unit(unit).arm == Arm::Artillery);
        let prize = if guns(Side::Russian) || guns(Side::Allied) { 1.5 } else { 1.0 };
        sum += prize * (2.0 * odds - 1.0);
    }
    sum
}

/// The part of an enemy unit that the fire of a unit may cost: of the nearest one that it can hit.
fn aimed(game: &League, state: &State, memory: &Memory, unit: UnitId) -> f32 {
    if game.muzzles(state, unit, state.units[unit].formation) == 0.0 {
        return 0.0;
    }
    let stance =
        |unit: UnitId| Stance { unit, pose: state.units[unit].pose(), print: memory.field.print(unit) };
    let reach = inches(game.reach_of(unit)) + 1.0;
    let at = memory.picture.centres[unit.index()];
    let mut tried = 0.0;
    // Nearest first: whoever is near hides those behind him, and has to be the target.
    for _ in 0..4 {
        let mut next = (reach, None);
        for enemy in memory.field.of(game.side(unit).enemy()).iter() {
            let distance = apart(at, memory.picture.centres[enemy.index()]);
            if distance > tried && distance < next.0 {
                next = (distance, Some(enemy));
            }
        }
        let (distance, Some(enemy)) = next else { return 0.0 };
        let blow = game.blow(state, &stance(unit), &stance(enemy));
        if blow > 0.0 {
            return blow * game.share(enemy);
        }
        tried = distance;
    }
    0.0
}

/// Charges that can be made at once, and enemies within a march who would lose a close combat.
fn charges_to_come(game: &League, state: &State, memory: &Memory) -> [f32; 2] {
    let (mut strikes, mut closing) = (0.0, 0.0);
    for russian in memory.field.of(Side::Russian).iter() {
        for ally in memory.field.of(Side::Allied).iter() {
            let distance =
                apart(memory.picture.centres[russian.index()], memory.picture.centres[ally.index()]);
            if distance > STRIDE + 4.0 || state.units[russian].knot != 0 || state.units[ally].knot != 0 {
                continue;
            }
            let (one, other) = (memory.field.print(russian), memory.field.print(ally));
            let touch = one.may_be_within(other, 2100) && one.gap(other) <= 2100;
            for (unit, target, sign) in [(ally, russian, 1.0), (russian, ally, -1.0)] {
                let now = &state.units[unit];
                let away = memory.picture.centres[target.index()] - memory.picture.centres[unit.index()];
                if !charges(state, game.roster.unit(unit).arm, unit, now.formation)
                    || !now.heading.sees(away, 60)
                {
                    continue;
                }
                let odds = (game.prospect(state, unit, target, None, None) - 0.5).max(0.0);
                let prize = if game.roster.unit(target).arm == Arm::Artillery { 1.5 } else { 1.0 };
                if touch {
                    strikes += sign * odds * prize;
                } else {
                    closing += sign * odds * prize * (1.0 - (distance - 4.0).max(0.0) / STRIDE);
                }
            }
        }
    }
    [strikes, closing]
}

/// Points that change hands when the turn ends, if nobody moves any more.
fn grip(game: &League, state: &State, memory: &Memory) -> f32 {
    let mut sum = 0.0;
    for (index, objective) in game.table.objectives.iter().enumerate() {
        let inside = |side: Side| {
            memory.field.of(side).iter().any(|unit| {
                !state.units[unit].routing && objective.polygon.holds(memory.picture.centres[unit.index()])
            })
        };
        let points = objective.points as f32;
        match (game.is_allied(state, index), inside(Side::Russian), inside(Side::Allied)) {
            (true, true, false) => sum -= points,
            (false, false, true) => sum += points,
            // Disputed: whoever holds it may lose it.
            (true, true, true) => sum -= points / 3.0,
            (false, true, true) => sum += points / 3.0,
            _ => {}
        }
    }
    sum
}

/// For each objective, how near the nearest of each side is, times what it is worth.
fn nearness(game: &League, state: &State, memory: &Memory) -> f32 {
    let mut sum = 0.0;
    for (index, objective) in game.table.objectives.iter().enumerate() {
        let goal = game.goal(index);
        let near = |side: Side| {
            let counts =
                |unit: &UnitId| game.roster.unit(*unit).arm != Arm::Artillery && !state.units[*unit].routing;
            // The three nearest count, the nearest most.
            let mut best = [0.0_f32; 3];
            for unit in memory.field.of(side).iter().filter(counts) {
                let close = (1.0 - apart(goal, memory.picture.centres[unit.index()]) / SIGHT).max(0.0);
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
