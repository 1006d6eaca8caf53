//! What makes a position good, as the Russians see it: the Allies see the opposite.

use super::picture::{Picture, power};
use crate::crimea::Crimea;
use crate::state::{Place, Stage, State};
use crate::unit::Side;

commander::features! {
    lead: "the lead in points",
    verdict: "who would win if the battle ended now",
    result: "who has won the battle",
    russian_men: "Russian strength",
    allied_men: "Allied strength",
    russian_disorder: "disrupted Russians",
    allied_disorder: "disrupted Allies",
    russian_grip: "Russians near the ground that decides",
    allied_grip: "Allies near the ground that decides",
    russian_way: "the way of the Russians to it, if they have to take it",
    allied_way: "the way of the Allies to it, if they have to take it",
    works: "Russian works",
    siege_works: "Allied works",
    ports: "ports in Allied hands",
    ammunition: "siege ammunition",
    contact: "the better odds where armies touch",
    lost_in_melee: "continuing melees",
}

/// The features as the Russians see them.
pub(crate) fn fill(game: &Crimea, state: &State, picture: &Picture, to: &mut [f32]) {
    let mut features = Features::default();
    let outcome = game.outcome_of(state);
    if let [russian, allied] = outcome.points[..] {
        features.lead = (russian - allied) as f32;
    }
    if game.battle.is_some() {
        features.verdict = match game.leader(state) {
            Some(Side::Russian) => 1.0,
            Some(Side::Allied) => -1.0,
            None => 0.0,
        };
    }
    if state.stage == Stage::Over {
        features.result = features.verdict;
        if game.is_campaign() {
            return features.write(to);
        }
    }
    let (mut way, mut march) = ([0.0; 2], [0.0; 2]);
    for unit in game.roster.ids() {
        let side = game.side(unit);
        let hex = match state.place[unit] {
            place if place.hex().is_some() => place.hex(),
            Place::Due => None,
            _ => continue,
        };
        let strength = power(game, state, unit) + 0.5 * f32::from(game.fire_factor(state, unit));
        let disorder = f32::from(u8::from(state.is_disrupted(unit)));
        match side {
            Side::Russian => {
                features.russian_men += strength / 20.0;
                features.russian_disorder -= disorder;
            }
            Side::Allied => {
                features.allied_men -= strength / 20.0;
                features.allied_disorder += disorder;
            }
        }
        if let Some(hex) = hex {
            way[side.index()] += strength * picture.to_goal[side.index()][hex.index()].min(40.0);
            march[side.index()] += strength;
        }
    }
    let mean_way = |side: Side| {
        let index = side.index();
        if picture.presses[index] && march[index] > 0.0 { way[index] / march[index] } else { 0.0 }
    };
    features.russian_way = -mean_way(Side::Russian);
    features.allied_way = mean_way(Side::Allied);
    picture.goals.for_each(|hex| {
        features.russian_grip += picture.near[0][hex.index()] / 20.0;
        features.allied_grip -= picture.near[1][hex.index()] / 20.0;
    });
    for hex in state.works.all().iter() {
        let level = f32::from(state.works.level(hex));
        match state.works.owner(hex) {
            Some(Side::Allied) => features.siege_works -= level,
            _ => features.works += level,
        }
    }
    if game.is_campaign() {
        features.ports = picture.closed_ports.len() as f32;
    }
    features.ammunition = -f32::from(state.ammunition);
    for (side, sign) in [(Side::Russian, 1.0), (Side::Allied, -1.0)] {
        let (own, enemy) = (side.index(), side.enemy().index());
        let front = picture.held[own] & picture.zone[enemy];
        front.for_each(|hex| {
            let cell = hex.index();
            let mut threat = 0.0f32;
            game.ground
                .walkable(hex)
                .for_each(|ring| threat = threat.max(picture.punch[enemy][ring.index()]));
            let odds = threat / (threat + picture.punch[own][cell] + 1.0);
            features.contact += sign * (0.4 - odds);
        });
    }
    let fights = picture.held[0] & picture.held[1];
    fights.for_each(|hex| {
        let cell = hex.index();
        let (russian, allied) = (picture.punch[0][cell], picture.punch[1][cell]);
        features.lost_in_melee += (russian - allied) / (russian + allied + 1.0);
    });
    features.write(to);
}
