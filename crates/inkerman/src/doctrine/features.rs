//! What makes a position good, as the Russians see it: the Allies see the opposite.

use super::picture::Picture;
use super::places::{fights_left, ramp};
use crate::inkerman::Inkerman;
use crate::state::{Ending, Place, Stage, State};
use crate::tables::HIGHEST_COLUMN;
use crate::unit::{Side, UnitSet};
use hexmap::Hex;

commander::features! {
    result: "the result",
    side: "the Russian side",
    side_late: "the Russian side, late",
    first_hex: "the first victory hex",
    first_hex_late: "the first victory hex, late",
    second_hex: "the second victory hex",
    second_hex_late: "the second victory hex, late",
    more_hexes: "further victory hexes",
    russian_men: "Russian strength",
    allied_men: "Allied strength",
    to_come: "reinforcements still off the map",
    siege: "Russians near victory hexes",
    relief: "Allies near lost victory hexes",
    open_goals: "victory hexes that the Allies left open",
    open_gains: "victory hexes that the Russians left open",
    storms: "Russian attacks on victory hexes",
    returns: "Allied attacks on lost victory hexes",
    russian_attacks: "Russian attacks at hand",
    allied_attacks: "Allied attacks at hand",
    advance: "the Russian advance",
    raid: "Russians near the south edge",
    guns: "bombardments left",
    outposts: "outposts",
}

/// What the Russians would gain if every value were theirs: the features as they see them.
pub(crate) fn fill(game: &Inkerman, state: &State, picture: &Picture, to: &mut [f32]) {
    let mut features = Features::default();
    let count = game.russian_count(state);
    if state.stage == Stage::Over {
        features.result = match state.ending {
            Ending::SouthEdge | Ending::AlliedCapitulation => 1.5,
            Ending::RussianCapitulation => -1.5,
            Ending::None => (count - 1).min(1) as f32 + 0.05 * count as f32,
        };
        return features.write(to);
    }
    let turns = f32::from(game.tables.turns());
    let late = (f32::from(state.turn - 1) + if state.stage == Stage::Second { 0.5 } else { 0.0 }) / turns;
    // Men are good for the fights that are still to come.
    let fights = fights_left(game, state);
    let left = f32::from(fights) / turns;
    features.side = 1.0;
    features.side_late = late;
    features.first_hex = count.min(1) as f32;
    features.first_hex_late = late * features.first_hex;
    features.second_hex = (count - 1).clamp(0, 1) as f32;
    features.second_hex_late = late * features.second_hex;
    features.more_hexes = (count - 2).max(0) as f32;
    look_at_men(game, state, left, &mut features);
    look_at_goals(game, state, picture, left, &mut features);
    if fights > 0 {
        features.russian_attacks = attacks(game, state, picture, Side::Russian) / 20.0;
        features.allied_attacks = -attacks(game, state, picture, Side::Allied) / 20.0;
    }
    if let Some((_, march)) = picture.raider {
        features.raid = 1.0 - ramp(f32::from(march), 6.0, 40.0);
    }
    let later = game.tables.turns() - state.turn;
    let guns = &game.tables.bombardment;
    if !state.silenced {
        features.guns = f32::from(state.markers + later * guns.markers) / f32::from(guns.markers.max(1));
    }
    features.write(to);
}

fn look_at_men(game: &Inkerman, state: &State, left: f32, features: &mut Features) {
    let (mut russian, mut allied, mut waiting, mut advance) = (0, 0, 0, 0.0);
    for unit in game.roster.of(Side::Russian) {
        let Some(hex) = state.hex(unit) else { continue };
        let combat = game.combat(state, unit);
        russian += u32::from(combat);
        advance += f32::from(combat) * (1.0 - f32::from(game.atlas.to_nearest[hex.index()]) / 60.0);
    }
    for unit in game.roster.of(Side::Allied) {
        let combat = u32::from(game.combat(state, unit));
        match state.place[unit] {
            Place::Waiting => {
                allied += combat;
                waiting += combat;
            }
            place if place.hex().is_some() => allied += combat,
            _ => {}
        }
    }
    features.russian_men = left * russian as f32 / 50.0;
    features.allied_men = -left * allied as f32 / 50.0;
    features.to_come = waiting as f32 / 50.0;
    features.advance = left * advance / 50.0;
    features.outposts =
        -(game.roster.piquets.iter().filter(|unit| state.hex(*unit).is_some()).count() as f32) / 13.0;
}

fn look_at_goals(game: &Inkerman, state: &State, picture: &Picture, left: f32, features: &mut Features) {
    for (index, hex) in game.tables.victory_hexes.iter().enumerate() {
        let cell = hex.index();
        let owner = if state.russian_hexes >> index & 1 == 1 { Side::Russian } else { Side::Allied };
        let other = owner.enemy();
        let own = f32::from(picture.near_goal[owner.index()][index]);
        let enemy = f32::from(picture.near_goal[other.index()][index]);
        let share = enemy / (own + enemy + 4.0);
        let (is_open, is_reached) = (picture.defence(cell) == 0, picture.held_round(other, cell) > 0);
        let open = if is_open { ramp(enemy, 0.0, 8.0) + f32::from(u8::from(is_reached)) } else { 0.0 };
        let storm = if is_open { 0.0 } else { clearing(game, state, picture, other, *hex) };
        match owner {
            Side::Allied => {
                features.siege += (0.3 + left) * share;
                features.open_goals += open;
                features.storms += storm;
            }
            Side::Russian => {
                features.relief -= (0.3 + left) * share;
                features.open_gains -= open;
                features.returns -= storm;
            }
        }
    }
}

/// The column and the cover of an attack by everybody of a group next to a hex.
fn column(
    game: &Inkerman,
    state: &State,
    picture: &Picture,
    side: Side,
    group: u8,
    cell: usize,
) -> Option<(i32, u8)> {
    let (factors, cover) = picture.group_round(side, group, cell);
    if factors == 0 {
        return None;
    }
    let shift = i32::from(side == Side::Allied && game.tables.artillery_turns.contains(&state.turn));
    let difference = i32::from(factors) - i32::from(picture.defence(cell));
    let column = (difference.clamp(game.house_rules.crt_floor, HIGHEST_COLUMN) + shift).min(HIGHEST_COLUMN);
    Some((column, game.atlas.spared[usize::from(cover)]))
}

/// Steps in a cell.
fn steps(game: &Inkerman, state: &State, picture: &Picture, cell: usize) -> usize {
    let mobile = picture.mobile(cell).map_or(0, |unit| usize::from(game.steps(state, unit)));
    mobile + usize::from(picture.outpost(cell).is_some())
}

/// The chance that a side empties a hex by one attack.
fn clearing(game: &Inkerman, state: &State, picture: &Picture, side: Side, hex: Hex) -> f32 {
    let cell = hex.index();
    let steps = steps(game, state, picture, cell).clamp(1, 3);
    (0..2)
        .filter_map(|group| column(game, state, picture, side, group, cell))
        .map(|(column, spared)| game.atlas.odds(column, spared).defender[steps - 1])
        .fold(0.0, f32::max)
}

/// What the attacks of a side are worth in factors, each target by itself.
fn attacks(game: &Inkerman, state: &State, picture: &Picture, side: Side) -> f32 {
    let mut sum = 0.0;
    let mut seen = UnitSet::EMPTY;
    for unit in game.roster.of(side.enemy()) {
        let Some(hex) = state.hex(unit) else { continue };
        let cell = hex.index();
        if picture.held_round(side, cell) == 0 || seen.contains(unit) {
            continue;
        }
        // An outpost and the unit in its hex are one target.
        picture.outpost(cell).into_iter().chain(picture.mobile(cell)).for_each(|unit| seen.insert(unit));
        let steps = steps(game, state, picture, cell).clamp(1, 3);
        let a_step = f32::from(picture.defence(cell)) / steps as f32;
        let mut best = 0.0f32;
        for group in 0..2 {
            let Some((column, spared)) = column(game, state, picture, side, group, cell) else { continue };
            let odds = game.atlas.odds(column, spared);
            let won: f32 = odds.defender[..steps].iter().sum::<f32>() * a_step;
            best = best.max(won - 3.5 * odds.attacker[2]);
        }
        sum += best;
    }
    sum
}
