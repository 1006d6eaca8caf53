//! How far a unit can march (5.0 to 6.33, 11.1, 13.0; Alma 17.1, 18.1 to 18.3, 19.1, 20.1).

use crate::field::{Exclusive, Field, Halves};
use hexmap::{Direction, Hex};
use kernel::{Game, Log, ScriptedDice, SeededDice, Turn, random_decision};
use quad::state::{Phase, State};
use quad::unit::{Arm, Nation, Side, UnitId};
use quad::{Battle, Decision, Quad, Scratch};
use std::collections::{BTreeMap, BTreeSet};

/// How far beyond the Alma a hex lies: 0 on the north bank, then 1, 2, 3 (rulings C1 and C2).
pub type Depths = BTreeMap<Hex, u32>;

pub fn depths<B: Battle>(quad: &Quad<B>) -> Depths {
    let map = &quad.map;
    let is_alma =
        |hex: Hex, way: Direction| ["river", "stream"].iter().any(|kind| map.sides(kind).contains(hex, way));
    let mut south = vec!["2225".parse::<Hex>().expect("a hex")];
    let mut place = 0;
    while place < south.len() {
        for way in Direction::ALL {
            if let Some(next) = map.neighbour(south[place], way)
                && !is_alma(south[place], way)
                && !map.terrain("sea").contains(next)
                && !south.contains(&next)
            {
                south.push(next);
            }
        }
        place += 1;
    }
    let on_bank = |hex: &&Hex| Direction::ALL.into_iter().any(|way| is_alma(**hex, way));
    let mut depths: Depths = south.iter().filter(on_bank).map(|hex| (*hex, 1)).collect();
    for depth in 1.. {
        let row: Vec<Hex> =
            depths.iter().filter(|(_, known)| **known == depth).map(|(hex, _)| *hex).collect();
        if row.is_empty() {
            break;
        }
        let next = row.iter().flat_map(|hex| Direction::ALL.map(|way| map.neighbour(*hex, way)));
        for hex in next.flatten().filter(|hex| south.contains(hex)) {
            depths.entry(hex).or_insert(depth + 1);
        }
    }
    depths
}

/// Who stood where when the Movement Phase began.
type Began = BTreeMap<UnitId, Hex>;

fn began<B: Battle>(quad: &Quad<B>, state: &State<B::Exclusive>) -> Began {
    quad.roster.ids().filter_map(|unit| state.place[unit].hex().map(|hex| (unit, hex))).collect()
}

/// 17.11 to 17.13: how deep a unit may go, by where its parent stood when the phase began.
fn limit<B: Battle>(field: &Field<B>, unit: UnitId, began: &Began, depths: &Depths) -> u32 {
    let info = field.unit(unit);
    if field.exclusive != Exclusive::Alma || info.side == Side::Russian {
        return u32::MAX;
    }
    let depth = |hex: &Hex| depths.get(hex).copied().unwrap_or(0);
    let is_north = |guns: bool| {
        began.iter().any(|(other, hex)| {
            let other = field.unit(*other);
            other.side == info.side
                && other.parent == info.parent
                && (other.arm.is_artillery() == guns)
                && depth(hex) == 0
        })
    };
    let bound = match info.nation {
        _ if is_north(false) => 2,
        Nation::French if is_north(true) => 3,
        _ => u32::MAX,
    };
    bound.max(began.get(&unit).map_or(0, depth))
}

/// 5.18, 20.1: who may be moved at all now.
fn may_move<B: Battle>(field: &Field<B>, unit: UnitId) -> bool {
    let (state, info) = (field.state, field.unit(unit));
    let frozen = field.exclusive == Exclusive::Alma
        && info.nation == Nation::French
        && state.turn < 3
        && info.role.as_deref() != Some("zouave");
    let has_word = state.in_hand == Some(unit) || !state.moved.contains(unit);
    info.side == state.phasing && has_word && !frozen
}

/// Where a unit is on the march: the hex, and whether it has been in woods off the road (11.12).
type Step = (Hex, bool);

/// The hexes that a unit can come to, stacking aside, with what it costs: cavalry keeps its order where it can at all.
fn reach<B: Battle>(field: &Field<B>, unit: UnitId, began: &Began, depths: &Depths) -> BTreeMap<Hex, Halves> {
    let Some(start) = field.hex(unit).filter(|_| may_move(field, unit)) else { return BTreeMap::new() };
    let enemy = field.unit(unit).side.enemy();
    let budget = field.allowance(unit).saturating_sub(field.state.spent[unit].into());
    let deepest = limit(field, unit, began, depths);
    let heeds = !(field.exclusive == Exclusive::Alma && field.unit(unit).arm.is_artillery());
    let stops = |hex: Hex| heeds && field.is_controlled(enemy, hex);
    let is_horse = field.unit(unit).arm == Arm::Cavalry;
    // Nothing is lost by woods to who is disrupted, or will be for woods entered before.
    let is_careless = field.is_disrupted(unit) || field.state.in_woods.contains(unit);
    let began_at: Step = (start, false);
    let mut costs: BTreeMap<Step, Halves> = BTreeMap::from([(began_at, 0)]);
    let mut open = vec![began_at];
    // Not the quickest way, but a plain one: whoever gets cheaper is looked at again.
    while let Some((hex, was_in_woods)) = open.pop() {
        if hex != start && stops(hex) {
            continue;
        }
        for (way, next) in field.neighbours(hex) {
            let cost = costs[&(hex, was_in_woods)] + field.price(unit, hex, way, next);
            let is_closed = field.is_barred(unit, hex, way, next, true)
                || field.holds(enemy, next)
                || (hex == start && stops(start) && stops(next))
                || depths.get(&next).copied().unwrap_or(0) > deepest
                || cost > budget;
            let is_wild = is_horse && !is_careless && field.has("woods", next) && !field.has_road(hex, way);
            let step = (next, was_in_woods || is_wild);
            if !is_closed && costs.get(&step).is_none_or(|known| cost < *known) {
                costs.insert(step, cost);
                open.push(step);
            }
        }
    }
    let in_order = |(hex, _): &Step| costs.get(&(*hex, false)).or_else(|| costs.get(&(*hex, true))).copied();
    let hexes = costs.keys().filter(|(hex, _)| *hex != start);
    hexes.filter_map(|step| Some((step.0, in_order(step)?))).collect()
}

/// Where the units of a side stand, and who of them has moved: what changing places is about.
#[derive(Clone)]
struct Order {
    places: BTreeMap<UnitId, Hex>,
    moved: BTreeSet<UnitId>,
}

impl Order {
    fn now<B: Battle>(field: &Field<B>, side: Side) -> Order {
        let units = || field.quad.roster.ids().filter(|unit| field.unit(*unit).side == side);
        Order {
            places: units().filter_map(|unit| Some((unit, field.hex(unit)?))).collect(),
            moved: units().filter(|unit| field.state.moved.contains(*unit)).collect(),
        }
    }

    fn march(&self, unit: UnitId, to: Hex) -> Order {
        let mut after = self.clone();
        after.places.insert(unit, to);
        after.moved.insert(unit);
        after
    }

    fn units_in(&self, hex: Hex) -> Vec<UnitId> {
        self.places.iter().filter(|(_, there)| **there == hex).map(|(unit, _)| *unit).collect()
    }
}

/// 5.32, 5.38: a march may end in a hex if all stacks can be put in order by further marches before the phase ends, and
/// no three units that may not share a hex meet at any time. `reach` tells where a unit could go that has not moved.
fn can_be_put_in_order<B: Battle>(
    field: &Field<B>,
    order: &Order,
    hex: Hex,
    reach: &mut dyn FnMut(UnitId) -> Vec<Hex>,
) -> bool {
    let there = order.units_in(hex);
    if field.may_stack(&there) {
        return true;
    }
    if there.len() > 2 {
        return false;
    }
    let fresh = there.into_iter().filter(|unit| !order.moved.contains(unit));
    fresh.into_iter().any(|unit| {
        let mut ways = reach(unit);
        // Free hexes first: most are.
        ways.sort_by_key(|to| order.units_in(*to).len());
        ways.into_iter().any(|to| can_be_put_in_order(field, &order.march(unit, to), to, reach))
    })
}

/// Whether a march of the unit may end in a hex.
fn may_end<B: Battle>(
    field: &Field<B>,
    unit: UnitId,
    to: Hex,
    reach: &mut dyn FnMut(UnitId) -> Vec<Hex>,
) -> bool {
    let order = Order::now(field, field.unit(unit).side).march(unit, to);
    can_be_put_in_order(field, &order, to, reach)
}

/// The hex where two units stand that have to part before anybody else is moved.
fn crowded<B: Battle>(field: &Field<B>) -> Option<Hex> {
    let order = Order::now(field, field.state.phasing);
    order.places.values().copied().find(|hex| !field.may_stack(&order.units_in(*hex)))
}

/// The marches of a unit that the game lists, each with what it costs.
fn listed<B: Battle>(quad: &Quad<B>, state: &State<B::Exclusive>, unit: UnitId) -> BTreeMap<Hex, Halves> {
    let mut options = Vec::new();
    quad.decisions(state, &mut Scratch::default(), &mut options);
    let marches = options.into_iter().filter_map(|decision| match decision {
        Decision::March { unit: who, to } if who == unit => Some(to),
        _ => None,
    });
    marches
        .map(|to| {
            let mut after = *state;
            let decision = Decision::March { unit, to };
            quad.resolve(
                &mut after,
                &mut Default::default(),
                decision,
                &mut ScriptedDice::new([]),
                &mut Log::silent(),
            );
            (to, Halves::from(after.spent[unit] - state.spent[unit]))
        })
        .collect()
}

fn compare<B: Battle>(field: &Field<B>, unit: UnitId, began: &Began, depths: &Depths, seed: u64) -> usize {
    let held_up = crowded(field).is_some_and(|hex| field.hex(unit) != Some(hex));
    let model = if held_up { BTreeMap::new() } else { reach(field, unit, began, depths) };
    let mut ways = |unit: UnitId| reach(field, unit, began, depths).into_keys().collect();
    let game = listed(field.quad, field.state, unit);
    let name = &field.unit(unit).name;
    let from = field.hex(unit);
    for (to, cost) in &game {
        let Some(least) = model.get(to) else {
            panic!("seed {seed}: {name} in {from:?} is offered {to} for {cost} halves, and cannot get there")
        };
        assert_eq!(cost, least, "seed {seed}: {name} from {from:?} to {to}");
        assert!(
            may_end(field, unit, *to, &mut ways),
            "seed {seed}: {name} may not end in {to}, from {from:?}"
        );
    }
    for (to, cost) in &model {
        if may_end(field, unit, *to, &mut ways) {
            assert!(
                game.contains_key(to),
                "seed {seed}: {name} can go from {from:?} to {to} for {cost} halves, and is not offered it"
            );
        }
    }
    model.len()
}

/// Random games, looked at now and then in their Movement Phases.
fn marches_agree<B: Battle>(quad: &Quad<B>, exclusive: Exclusive, seeds: std::ops::Range<u64>) {
    let depths = if exclusive == Exclusive::Alma { depths(quad) } else { Depths::new() };
    let mut reached = 0;
    for seed in seeds {
        let mut dice = SeededDice::new(seed);
        let (mut state, mut scratch, mut options) = (quad.start(), Scratch::default(), Vec::new());
        let (mut phase, mut start) = (None, began(quad, &state));
        for _ in 0..700 {
            if quad.turn(&state) == Turn::Over {
                break;
            }
            if phase != Some((state.turn, state.phasing, state.phase)) {
                phase = Some((state.turn, state.phasing, state.phase));
                start = began(quad, &state);
            }
            if state.phase == Phase::Movement && dice.below(12) == 0 {
                let field = Field { quad, state: &state, exclusive };
                let movers: Vec<UnitId> =
                    quad.roster.ids().filter(|unit| field.hex(*unit).is_some()).collect();
                // Whoever is on the march, and one other: the list of one unit is much like that of the next.
                let some = movers[dice.below(movers.len())];
                let crowd = crowded(&field).map(|hex| field.units_in(state.phasing, hex)).unwrap_or_default();
                for unit in state.in_hand.into_iter().chain([some]).chain(crowd) {
                    if state.arriving.is_none() {
                        reached += compare(&field, unit, &start, &depths, seed);
                    }
                }
            }
            quad.decisions(&state, &mut scratch, &mut options);
            let hurry = options.len() > 200 && dice.below(16) == 0;
            let decision =
                if hurry { options[options.len() - 1] } else { random_decision(quad, &options, &mut dice) };
            quad.resolve(&mut state, &mut Default::default(), decision, &mut dice, &mut Log::silent());
        }
    }
    assert!(reached > 10_000, "only {reached} hexes were compared");
}

#[test]
fn marches_of_balaclava_are_those_of_a_plain_search() {
    marches_agree(crate::balaclava(), Exclusive::Balaclava, 0..60);
}

#[test]
fn marches_of_alma_are_those_of_a_plain_search() {
    marches_agree(crate::alma(), Exclusive::Alma, 0..60);
}
