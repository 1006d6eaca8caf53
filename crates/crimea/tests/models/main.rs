//! Strategic marches and steps of the action segment once more, written from the sentences of the ledger and not from
//! the crate's flood: plain searches over the map, compared with the lists of the game in random play.

use crimea::state::{Phase, Stage, State};
use crimea::unit::{Arm, Side, UnitId};
use crimea::{Crimea, Decision, Scratch};
use hexmap::{Direction, Hex};
use kernel::{Game, Log, SeededDice, Turn, random_decision};
use std::collections::{BTreeMap, BTreeSet};

fn game(scenario: &str) -> Crimea {
    trials::game(&crimea::TITLE, &[("scenario", scenario)])
}

/// The war at one moment.
struct Field<'a> {
    game: &'a Crimea,
    state: &'a State,
}

impl Field<'_> {
    fn units(&self) -> impl Iterator<Item = UnitId> {
        self.game.roster.ids()
    }

    fn arm(&self, unit: UnitId) -> Arm {
        self.game.roster.unit(unit).arm
    }

    fn side(&self, unit: UnitId) -> Side {
        self.game.roster.unit(unit).side()
    }

    fn has(&self, kind: &str, hex: Hex) -> bool {
        self.game.map.terrain(kind).contains(hex)
    }

    fn neighbours(&self, hex: Hex) -> impl Iterator<Item = (Direction, Hex)> {
        let map = &self.game.map;
        Direction::ALL.into_iter().filter_map(move |way| map.neighbour(hex, way).map(|to| (way, to)))
    }

    fn is_land(&self, hex: Hex) -> bool {
        !self.has("sea", hex) && !self.has("lake", hex)
    }

    fn is_water_between(&self, from: Hex, way: Direction) -> bool {
        self.game.map.sides("water").contains(from, way)
    }

    fn holds(&self, side: Side, hex: Hex) -> bool {
        self.units().any(|unit| self.side(unit) == side && self.state.hex(unit) == Some(hex))
    }

    /// 8.a, R.T4: the six hexes round a unit on land, but not over water; ships have no zone.
    fn is_controlled(&self, by: Side, hex: Hex) -> bool {
        let exerts = |from: Hex| {
            let stands = |unit: &UnitId| self.side(*unit) == by && self.state.hex(*unit) == Some(from);
            self.units().filter(stands).any(|unit| self.arm(unit) != Arm::Ship)
        };
        self.neighbours(hex).any(|(way, from)| !self.is_water_between(hex, way) && exerts(from))
    }

    fn has_road(&self, from: Hex, way: Direction) -> bool {
        self.game.map.road("major").contains(from, way)
    }

    /// 11.p2: whether the side may use the ferry that begins here.
    fn has_ferry(&self, side: Side, from: Hex, way: Direction) -> bool {
        let banks = ["1122", "1123"].map(|name| name.parse::<Hex>().expect("a hex"));
        let is_allied = |hex: &Hex| self.state.allied_ground.contains(*hex);
        let controls = banks.iter().all(|bank| is_allied(bank) == (side == Side::Allied));
        self.game.map.road("ferry").contains(from, way) && controls
    }

    /// 11.p1.b and the chart: the hex, and what is added for a climb; doubled in winter.
    fn price(&self, from: Hex, way: Direction, to: Hex) -> u32 {
        let kinds = [("rough_crest", 3), ("rough", 2), ("river", 2)];
        let ground = kinds.iter().filter(|(kind, _)| self.has(kind, to)).map(|(_, price)| *price).max();
        let climb = if self.game.map.sides("steep").contains(from, way) {
            2
        } else {
            u32::from(self.game.map.sides("gentle").contains(from, way))
        };
        (ground.unwrap_or(1) + climb) * self.weather()
    }

    /// 16.C: turns 6 to 9.
    fn weather(&self) -> u32 {
        if (6..=9).contains(&self.state.turn) { 2 } else { 1 }
    }

    /// A unit that is moved by itself and not with a headquarters in its hex.
    fn stands_alone(&self, unit: UnitId) -> bool {
        let info = self.game.roster.unit(unit);
        let is_head = |other: UnitId| {
            let other = self.game.roster.unit(other);
            other.arm.is_hq() || other.heads
        };
        let same = |other: UnitId| {
            self.state.hex(other) == self.state.hex(unit)
                && self.game.roster.unit(other).division == info.division
        };
        let absorbed = info.division.is_some() && self.units().any(|other| is_head(other) && same(other));
        !absorbed && !is_head(unit) && info.arm != Arm::Ship
    }

    /// 11, 8.b, R.T1, R.T2: where a unit that has not moved yet can go.
    fn reach(&self, unit: UnitId) -> BTreeSet<Hex> {
        let Some(start) = self.state.hex(unit) else { return BTreeSet::new() };
        let (side, enemy) = (self.side(unit), self.side(unit).enemy());
        let points = u32::from(self.game.roster.unit(unit).allowance);
        // With and without the road point paid.
        let mut costs = BTreeMap::from([((start, false), 0)]);
        let mut open = vec![(start, false)];
        while let Some((hex, paid)) = open.pop() {
            let cost = costs[&(hex, paid)];
            if hex != start && self.is_controlled(enemy, hex) {
                continue;
            }
            for (way, next) in self.neighbours(hex) {
                if !self.is_land(next) || self.holds(enemy, next) {
                    continue;
                }
                let ferry = self.has_ferry(side, hex, way);
                if self.is_water_between(hex, way) && !ferry {
                    continue;
                }
                let mut ways = Vec::new();
                if ferry || self.has_road(hex, way) {
                    ways.push((cost + if paid { 0 } else { self.weather() }, true));
                }
                if !ferry {
                    ways.push((cost + self.price(hex, way, next), paid));
                }
                for (cost, paid) in ways {
                    let key = (next, paid);
                    if cost <= points && costs.get(&key).is_none_or(|known| cost < *known) {
                        costs.insert(key, cost);
                        open.push(key);
                    }
                }
            }
        }
        costs.into_keys().map(|(hex, _)| hex).filter(|hex| *hex != start).collect()
    }

    fn list(&self) -> Vec<Decision> {
        let mut options = Vec::new();
        self.game.decisions(self.state, &mut Scratch::default(), &mut options);
        options
    }

    fn compare_marches(&self, seed: u64) -> usize {
        let state = self.state;
        if state.stage != Stage::Movement {
            return 0;
        }
        let mut game: BTreeMap<UnitId, BTreeSet<Hex>> = BTreeMap::new();
        for decision in self.list() {
            if let Decision::March { unit, to } = decision {
                game.entry(unit).or_default().insert(to);
            }
        }
        let mut seen = 0;
        for unit in self.units().filter(|unit| self.side(*unit) == state.player && self.stands_alone(*unit)) {
            let fresh = state.spent[unit] == 0 && !state.is_on_road(unit);
            if !fresh || state.hex(unit).is_none() {
                continue;
            }
            let model = self.reach(unit);
            let listed = game.get(&unit).cloned().unwrap_or_default();
            let name = &self.game.roster.unit(unit).title;
            let apart: Vec<String> = listed.symmetric_difference(&model).map(ToString::to_string).collect();
            assert!(
                apart.is_empty(),
                "seed {seed}, turn {}: list and model differ for {name} in {:?} with {} points: {apart:?}",
                state.turn,
                state.hex(unit),
                self.game.roster.unit(unit).allowance
            );
            seen += model.len();
        }
        seen
    }

    /// 12.A.3, 12.A.4, 12.A.9, R.T8: one hex over land; broken troops do not go among enemies.
    fn compare_steps(&self, seed: u64) -> usize {
        let state = self.state;
        let moves = [Phase::DefenderMovement, Phase::AttackerMovement];
        if state.stage != Stage::Action || !moves.contains(&state.action.phase) {
            return 0;
        }
        let mut seen = 0;
        for decision in self.list() {
            let Decision::Step { unit, to } = decision else { continue };
            let from = state.hex(unit).expect("who steps is on the map");
            let way = self.neighbours(from).find(|(_, next)| *next == to).map(|(way, _)| way);
            let name = &self.game.roster.unit(unit).title;
            let Some(way) = way else { panic!("seed {seed}: {name} steps from {from} to {to}, too far") };
            let dry = self.is_land(to) && !self.is_water_between(from, way);
            assert!(self.arm(unit) == Arm::Ship || dry, "seed {seed}: {name} steps from {from} into {to}");
            assert!(!self.arm(unit).is_siege(), "seed {seed}: {name} steps");
            seen += 1;
        }
        seen
    }
}

fn agree(scenario: &str, seeds: std::ops::Range<u64>, length: usize) -> [usize; 2] {
    let game = game(scenario);
    let mut seen = [0; 2];
    for seed in seeds {
        let mut dice = SeededDice::new(seed);
        let (mut state, mut scratch, mut options) = (game.start(), Scratch::default(), Vec::new());
        for _ in 0..length {
            if game.turn(&state) == Turn::Over {
                break;
            }
            let field = Field { game: &game, state: &state };
            if dice.below(40) == 0 {
                seen[0] += field.compare_marches(seed);
                seen[1] += field.compare_steps(seed);
            }
            game.decisions(&state, &mut scratch, &mut options);
            let hurry = options.len() > 200 && dice.below(20) == 0;
            let done = options.iter().copied().find(|decision| *decision == Decision::Done);
            let decision = match done {
                Some(done) if hurry => done,
                _ => random_decision(&game, &options, &mut dice),
            };
            game.resolve(&mut state, &mut Default::default(), decision, &mut dice, &mut Log::silent());
        }
    }
    seen
}

#[test]
fn marches_of_the_campaign_are_those_of_a_plain_search() {
    let seen = agree("campaign", 0..12, 6_000);
    assert!(seen[0] > 10_000 && seen[1] > 100, "too few were compared: {seen:?}");
}
