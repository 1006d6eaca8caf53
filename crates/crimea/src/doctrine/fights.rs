//! What fire and melee are likely to bring.

use crate::crimea::Crimea;
use crate::state::State;
use crate::unit::Side;
use hexmap::Hex;

/// What a side may expect of a fight.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Prospect {
    /// Steps that the enemy loses.
    pub enemy_steps: f32,
    /// Steps that the side loses.
    pub own_steps: f32,
    /// The chance that the enemy leaves the hex.
    pub taken: f32,
    /// The chance that the attackers go back.
    pub repelled: f32,
}

/// The mean steps, and the chance of a check, of fire with so many factors.
pub(crate) fn fire_prospect(game: &Crimea, factors: f32, modifier: i32) -> (f32, f32) {
    let Some(column) = game.tables.fire.column(factors.max(0.0) as u32) else { return (0.0, 0.0) };
    let (mut steps, mut checks) = (0u32, 0u32);
    for die in 1..=6 {
        let result = game.tables.fire.result(column, die + modifier);
        steps += u32::from(result.steps);
        checks += u32::from(result.check);
    }
    (steps as f32 / 6.0, checks as f32 / 6.0)
}

/// What a melee in a hex brings to whoever attacks from some hex, by both strengths and what is added to the die; nothing
/// if it is not allowed.
pub(crate) fn melee_prospect(
    game: &Crimea,
    state: &State,
    attacker: Side,
    from: Option<Hex>,
    at: Hex,
    (attack, defence): (f32, f32),
    eased: i32,
) -> Option<Prospect> {
    if attack <= 0.0 {
        return None;
    }
    if defence <= 0.0 {
        return Some(Prospect { enemy_steps: 1.0, taken: 1.0, ..Prospect::default() });
    }
    let column = game.tables.melee.column((2.0 * attack) as u32, (2.0 * defence).max(1.0) as u32)?;
    let table = &game.tables.melee_modifiers;
    let mut modifier = game.ground.melee_modifier(at) + eased;
    let level = state.works.level_for(at, attacker.enemy());
    if level > 0 {
        modifier += table.work[usize::from(level - 1)];
    }
    if let Some((from, way)) = from.and_then(|from| Some((from, from.direction_to(at)?))) {
        modifier += match game.ground.climb(from, way) {
            1 => table.up_slope,
            2 => table.up_steep_slope,
            _ => 0,
        };
        if game.ground.river.contains(from) && !game.ground.is_road(from, way) {
            modifier += table.out_of_river;
        }
    }
    let mut prospect = Prospect::default();
    for die in 1..=6 {
        let result = game.tables.melee.result(column, die + modifier);
        prospect.enemy_steps += f32::from(result.defender) / 6.0;
        prospect.own_steps += f32::from(result.attacker) / 6.0;
        prospect.taken += f32::from(u8::from(result.defender_retreats)) / 6.0;
        prospect.repelled += f32::from(u8::from(result.attacker_retreats)) / 6.0;
    }
    Some(prospect)
}
