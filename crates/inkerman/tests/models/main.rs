//! Moves, flank attacks and advances once more, written from the sentences of the ledger and not from the crate's
//! flood: plain searches over the map, compared with the lists of the game at thousands of positions.

use hexmap::{Direction, Hex, HexMap};
use inkerman::state::{BattleStep, State};
use inkerman::unit::{Arm, Side, UnitId};
use inkerman::{Decision, Inkerman, Scratch};
use kernel::{Game, Log, SeededDice, Turn, random_decision};
use std::collections::{BTreeMap, BTreeSet};

fn game() -> Inkerman {
    trials::game(&inkerman::TITLE, &[])
}

/// 2.9a.
const POINTS: u32 = 12;

/// The battle at one moment.
struct Field<'a> {
    game: &'a Inkerman,
    state: &'a State,
}

impl Field<'_> {
    fn map(&self) -> &HexMap {
        &self.game.map
    }

    fn arm(&self, unit: UnitId) -> Arm {
        self.game.roster.unit(unit).arm
    }

    fn side(&self, unit: UnitId) -> Side {
        self.game.roster.unit(unit).group.side()
    }

    fn units_in(&self, hex: Hex) -> impl Iterator<Item = UnitId> {
        self.game.roster.ids().filter(move |unit| self.state.hex(*unit) == Some(hex))
    }

    fn holds(&self, side: Side, hex: Hex) -> bool {
        self.units_in(hex).any(|unit| self.side(unit) == side)
    }

    fn neighbours(&self, hex: Hex) -> impl Iterator<Item = (Direction, Hex)> {
        Direction::ALL.into_iter().filter_map(move |way| self.map().neighbour(hex, way).map(|to| (way, to)))
    }

    fn has(&self, kind: &str, hex: Hex) -> bool {
        self.map().terrain(kind).contains(hex)
    }

    /// 8.7: river, aqueduct or marsh.
    fn is_wet(&self, hex: Hex) -> bool {
        ["river", "aqueduct", "marsh"].iter().any(|kind| self.has(kind, hex))
    }

    fn has_road(&self, from: Hex, way: Direction) -> bool {
        ["major", "minor"].iter().any(|kind| {
            let beyond =
                from.neighbour(way).is_some_and(|to| self.map().road(kind).contains(to, way.opposite()));
            beyond || self.map().road(kind).contains(from, way)
        })
    }

    /// A hexside noted at this hex, which is its low or its inner one.
    fn rises(&self, kind: &str, from: Hex, way: Direction) -> bool {
        self.map().sides(kind).contains(from, way)
    }

    fn falls(&self, kind: &str, from: Hex, way: Direction) -> bool {
        from.neighbour(way).is_some_and(|to| self.rises(kind, to, way.opposite()))
    }

    fn either(&self, kind: &str, from: Hex, way: Direction) -> bool {
        self.rises(kind, from, way) || self.falls(kind, from, way)
    }

    /// 7.1: every enemy unit, piquet or disrupted, controls the six hexes round it over any ground.
    fn is_controlled(&self, by: Side, hex: Hex) -> bool {
        self.neighbours(hex).any(|(_, next)| self.holds(by, next))
    }

    /// 6.2 to 6.4, 8.7b, 8.10b, 8.11: whether a unit can be moved over this hexside into this hex at all.
    fn may_enter(&self, unit: UnitId, from: Hex, way: Direction, to: Hex) -> bool {
        let road = self.has_road(from, way);
        let is_horse = self.arm(unit) == Arm::Cavalry;
        let barred =
            is_horse && !road && (self.is_wet(to) || self.is_wet(from) || self.either("redoubt", from, way));
        let room = self.units_in(to).all(|other| {
            other == unit || (self.side(other) == self.side(unit) && self.arm(other) == Arm::Piquet)
        });
        !self.has("sea", to) && !barred && room
    }

    /// 8.5 to 8.10.
    fn price(&self, unit: UnitId, from: Hex, way: Direction, to: Hex) -> u32 {
        let nimble = self.arm(unit) == Arm::Zouave;
        let wall = u32::from(self.either("redoubt", from, way));
        if self.has_road(from, way) {
            return 1 + wall;
        }
        let ground = if self.is_wet(to) {
            if nimble { 3 } else { 4 }
        } else if self.has("forest", to) {
            if nimble { 2 } else { 3 }
        } else {
            2
        };
        let slope = if self.either("steep", from, way) {
            if nimble { 1 } else { 2 }
        } else {
            u32::from(self.rises("gentle", from, way))
        };
        ground + slope + wall
    }

    /// Where a unit can go in one move, with the least that it costs.
    fn reach(&self, unit: UnitId, spent: u32) -> BTreeMap<Hex, u32> {
        let Some(start) = self.state.hex(unit) else { return BTreeMap::new() };
        let enemy = self.side(unit).enemy();
        // 4.2: the war is won on the south edge, and nobody marches on.
        let ends_there = |hex: Hex| {
            self.side(unit) == Side::Russian
                && self.map().edge("south").is_some_and(|edge| edge.contains(hex))
        };
        let mut costs = BTreeMap::from([(start, 0)]);
        let mut open = vec![start];
        while let Some(hex) = open.pop() {
            if hex != start && (self.is_controlled(enemy, hex) || ends_there(hex)) {
                continue;
            }
            for (way, next) in self.neighbours(hex) {
                let cost = costs[&hex] + self.price(unit, hex, way, next);
                let from_zone =
                    hex == start && self.is_controlled(enemy, start) && self.is_controlled(enemy, next);
                let closed = !self.may_enter(unit, hex, way, next) || from_zone || cost > POINTS - spent;
                if !closed && costs.get(&next).is_none_or(|known| cost < *known) {
                    costs.insert(next, cost);
                    open.push(next);
                }
            }
        }
        costs.remove(&start);
        costs
    }

    fn list(&self) -> Vec<Decision> {
        let mut options = Vec::new();
        self.game.decisions(self.state, &mut Scratch::default(), &mut options);
        options
    }

    /// 8.1 to 8.12, 7.2.
    fn compare_moves(&self, seed: u64) -> usize {
        let state = self.state;
        if !state.is_movement_phase() || state.offer != inkerman::state::Offer::None {
            return 0;
        }
        let mut model = BTreeSet::new();
        let mut steps = BTreeSet::new();
        for unit in self.game.roster.ids() {
            let may = match state.in_hand {
                Some(hand) => hand == unit,
                None => self.side(unit) == state.active && !state.is_disrupted(unit),
            };
            if may && self.arm(unit) != Arm::Piquet {
                let spent = if state.in_hand.is_some() { u32::from(state.spent) } else { 0 };
                let reach = self.reach(unit, spent);
                let from = state.hex(unit);
                let next_to = |hex: &Hex| from.is_some_and(|from| from.distance(*hex) == 1);
                let beside = reach.keys().filter(|hex| next_to(hex)).map(|hex| (unit, *hex));
                // The cheapest way to a neighbour may lead round: a step goes straight.
                let straight = |(unit, to): &(UnitId, Hex)| {
                    let from = state.hex(*unit).expect("on the map");
                    let way = self.neighbours(from).find(|(_, next)| next == to).map(|(way, _)| way);
                    way.is_some_and(|way| {
                        self.may_enter(*unit, from, way, *to)
                            && self.price(*unit, from, way, *to) <= POINTS - spent
                    })
                };
                steps.extend(beside.filter(straight));
                model.extend(reach.into_keys().map(|hex| (unit, hex)));
            }
        }
        let mut game = BTreeSet::new();
        let mut game_steps = BTreeSet::new();
        for decision in self.list() {
            match decision {
                Decision::Move { unit, to } => {
                    game.insert((unit, to));
                }
                Decision::Step { unit, to } => {
                    game_steps.insert((unit, to));
                }
                _ => {}
            }
        }
        let name = |(unit, hex): &(UnitId, Hex)| format!("{} to {hex}", self.game.roster.unit(*unit).name);
        let apart: Vec<String> = game.symmetric_difference(&model).map(name).collect();
        assert!(apart.is_empty(), "seed {seed}: list and model of moves differ in {apart:?}");
        // A step after which nothing is left is offered as a move.
        let apart: Vec<String> = game_steps.difference(&steps).map(name).collect();
        assert!(apart.is_empty(), "seed {seed}: steps that the model does not know: {apart:?}");
        model.len()
    }

    /// 9.18: into an empty hex beside an enemy, next to one's own; not over steep hexsides, not into a redoubt.
    fn may_flank(&self, unit: UnitId, from: Hex, way: Direction, to: Hex) -> bool {
        let enemy = self.side(unit).enemy();
        let is_horse = self.arm(unit) == Arm::Cavalry;
        // A wall is noted at the hex inside it.
        let over_wall = self.falls("redoubt", from, way);
        self.is_controlled(enemy, from)
            && self.is_controlled(enemy, to)
            && self.units_in(to).next().is_none()
            && self.may_enter(unit, from, way, to)
            && !self.either("steep", from, way)
            && !over_wall
            && !(is_horse && self.is_wet(to))
    }

    fn compare_flanks(&self, seed: u64) -> usize {
        let state = self.state;
        let begins = state.battle.step == BattleStep::None && state.is_combat_phase();
        if !begins || state.offer != inkerman::state::Offer::None {
            return 0;
        }
        let mut model = BTreeSet::new();
        for unit in self.game.roster.ids() {
            let fresh = self.side(unit) == state.active && !state.is_disrupted(unit);
            let Some(from) = state.hex(unit).filter(|_| fresh && self.arm(unit) != Arm::Piquet) else {
                continue;
            };
            let open = self.neighbours(from).filter(|(way, to)| self.may_flank(unit, from, *way, *to));
            model.extend(open.map(|(_, to)| (unit, to)));
        }
        let game: BTreeSet<(UnitId, Hex)> = self
            .list()
            .into_iter()
            .filter_map(|decision| match decision {
                Decision::Flank { unit, to } => Some((unit, to)),
                _ => None,
            })
            .collect();
        assert_eq!(game, model, "seed {seed}: flank attacks");
        model.len()
    }

    /// 9.19: one of the attackers may go into the hex that was attacked, whatever zones cover it.
    fn compare_advances(&self, seed: u64) -> usize {
        let state = self.state;
        if state.battle.step != BattleStep::Advance {
            return 0;
        }
        let to = state.battle.target;
        let may = |unit: &UnitId| {
            let Some(from) = state.hex(*unit) else { return false };
            let way = self.neighbours(from).find(|(_, next)| *next == to).map(|(way, _)| way);
            state.battle.attackers.contains(*unit)
                && way.is_some_and(|way| self.may_enter(*unit, from, way, to))
        };
        let model: BTreeSet<UnitId> = self.game.roster.ids().filter(may).collect();
        let game: BTreeSet<UnitId> = self
            .list()
            .into_iter()
            .filter_map(|decision| match decision {
                Decision::Advance { unit } => Some(unit),
                _ => None,
            })
            .collect();
        assert_eq!(game, model, "seed {seed}: advances into {to}");
        model.len()
    }
}

#[test]
fn moves_flank_attacks_and_advances_are_those_of_a_plain_search() {
    let game = game();
    let mut seen = [0; 3];
    for seed in 0..120 {
        let mut dice = SeededDice::new(seed);
        let (mut state, mut scratch, mut options) = (game.start(), Scratch::default(), Vec::new());
        for _ in 0..500 {
            if game.turn(&state) == Turn::Over {
                break;
            }
            let field = Field { game: &game, state: &state };
            if dice.below(25) == 0 {
                seen[0] += field.compare_moves(seed);
            }
            seen[1] += field.compare_flanks(seed);
            seen[2] += field.compare_advances(seed);
            game.decisions(&state, &mut scratch, &mut options);
            // Whoever fights now and then sees more advances than whoever picks from the whole list.
            let fights: Vec<Decision> = options
                .iter()
                .copied()
                .filter(|decision| {
                    matches!(decision, Decision::Aim { .. } | Decision::Join { .. } | Decision::Roll)
                })
                .collect();
            let decision = if fights.is_empty() || dice.below(3) == 0 {
                random_decision(&game, &options, &mut dice)
            } else {
                fights[dice.below(fights.len())]
            };
            game.resolve(&mut state, &mut Default::default(), decision, &mut dice, &mut Log::silent());
        }
    }
    assert!(seen[0] > 100_000 && seen[1] > 200 && seen[2] > 30, "too few were compared: {seen:?}");
}
