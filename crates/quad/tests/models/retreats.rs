//! Where beaten units go (8.5), who withdraws before a melee (11.26, Alma 19.2) and who follows up (8.7).

use crate::field::{Exclusive, Field};
use hexmap::Hex;
use kernel::{Game, Log, SeededDice, Turn, random_decision};
use quad::state::{Phase, Stage, State};
use quad::unit::{Arm, UnitId};
use quad::{Battle, Decision, Event, Quad, Scratch};
use std::collections::BTreeSet;

type Paths = BTreeSet<Vec<Hex>>;

/// 8.51, 8.52, 11.12, 11.13, 22.22: a step that a beaten unit can take at all.
fn may_flee<B: Battle>(field: &Field<B>, unit: UnitId, from: Hex, to: Hex) -> bool {
    let is_horse = field.unit(unit).arm == Arm::Cavalry;
    may_step(field, unit, from, to) && !(is_horse && field.has("woods", to))
}

/// 11.13, 11.26, 22.22: a step that a unit may take of its own accord; woods are no harm to horse that is not forced.
fn may_step<B: Battle>(field: &Field<B>, unit: UnitId, from: Hex, to: Hex) -> bool {
    let enemy = field.unit(unit).side.enemy();
    let Some((way, _)) = field.neighbours(from).find(|(_, next)| *next == to) else { return false };
    let is_closed = field.is_barred(unit, from, way, to, false)
        || field.holds(enemy, to)
        || field.is_controlled(enemy, to);
    !is_closed
}

/// The friends of a unit in a hex.
fn friends<B: Battle>(field: &Field<B>, unit: UnitId, hex: Hex) -> Vec<UnitId> {
    let mut units = field.units_in(field.unit(unit).side, hex);
    units.retain(|other| *other != unit);
    units
}

/// 8.53, 8.62: a hex with friends that nobody has to make room in.
fn may_pass<B: Battle>(field: &Field<B>, unit: UnitId, hex: Hex) -> bool {
    let there = friends(field, unit, hex);
    let is_gun = |unit: &UnitId| field.unit(*unit).arm.is_artillery();
    let shares = there.iter().all(is_gun) || (is_gun(&unit) && there.len() == 1);
    there.is_empty() || shares || field.may_end(unit, hex)
}

/// All paths of a length, each step one hex farther from where the unit fought.
fn paths_of<B: Battle>(
    field: &Field<B>,
    unit: UnitId,
    from: Hex,
    length: usize,
    open: &dyn Fn(Hex) -> bool,
) -> Vec<Vec<Hex>> {
    let mut paths = vec![vec![from]];
    for step in 1..=length {
        let longer = |path: Vec<Hex>| {
            let last = path[path.len() - 1];
            let next: Vec<Hex> = field.neighbours(last).map(|(_, to)| to).collect();
            let fits = move |to: &Hex| {
                to.distance(from) == step as u32 && may_flee(field, unit, last, *to) && open(*to)
            };
            next.into_iter().filter(fits).map(move |to| [&path[..], &[to]].concat()).collect::<Vec<_>>()
        };
        paths = paths.into_iter().flat_map(longer).collect();
    }
    paths
}

/// 8.53, 8.54, 8.56: the paths among which the owner chooses. Nothing where friends have to make room, or where the unit
/// cannot go far enough.
fn routes<B: Battle>(field: &Field<B>, unit: UnitId, from: Hex, length: usize) -> Option<Paths> {
    let empty = paths_of(field, unit, from, length, &|hex| friends(field, unit, hex).is_empty());
    let found = if empty.is_empty() {
        let mut through = paths_of(field, unit, from, length, &|hex| may_pass(field, unit, hex));
        through.retain(|path| field.may_end(unit, path[length]));
        through
    } else {
        empty
    };
    let enemy = field.unit(unit).side.enemy();
    let enemies = field.quad.roster.ids().filter(|other| field.unit(*other).side == enemy);
    let enemies: Vec<Hex> = enemies.filter_map(|other| field.hex(other)).collect();
    let fear = |path: &Vec<Hex>| enemies.iter().map(|hex| hex.distance(path[length])).min();
    let farthest = found.iter().map(fear).max()?;
    Some(found.into_iter().filter(|path| fear(path) == farthest).collect())
}

/// Every path that the game lets the owner choose, tried to its end.
fn offered<B: Battle>(quad: &Quad<B>, state: &State<B::Exclusive>, unit: UnitId) -> Paths {
    let mut options = Vec::new();
    quad.decisions(state, &mut Scratch::default(), &mut options);
    let mut paths = Paths::new();
    for decision in options {
        if !matches!(decision, Decision::Retreat { unit: who, .. } if who == unit) {
            continue;
        }
        let (mut after, mut log) = (*state, Log::recording());
        quad.resolve(&mut after, &mut Default::default(), decision, &mut SeededDice::new(1), &mut log);
        let told = log.events().iter().find_map(|event| match event {
            Event::Retreated { unit: who, path } if *who == unit => Some(path.clone()),
            _ => None,
        });
        match told {
            Some(path) => {
                paths.insert(path);
            }
            None => paths.append(&mut offered(quad, &after, unit)),
        }
    }
    paths
}

/// The owner chooses whose retreat comes next; each of them is compared.
fn compare_retreats<B: Battle>(field: &Field<B>, seed: u64) -> usize {
    let state = field.state;
    if state.combat.stage != Stage::Retreats || state.retreat.is_some_and(|retreat| retreat.path.len() > 1) {
        return 0;
    }
    let mut seen = 0;
    for unit in field.quad.roster.ids().filter(|unit| state.combat.fleeing.contains(*unit)) {
        let Some(from) = field.hex(unit) else { continue };
        let game = offered(field.quad, state, unit);
        let Some(length) = game.first().map(|path| path.len() - 1) else { continue };
        let Some(model) = routes(field, unit, from, length) else { continue };
        assert_eq!(game, model, "seed {seed}: retreat of {} by {length}", field.unit(unit).name);
        seen += model.len();
    }
    seen
}

/// Where the game lets somebody go by decisions of one kind.
fn ends<B: Battle>(
    field: &Field<B>,
    pick: impl Fn(Decision) -> Option<(UnitId, Hex)>,
) -> BTreeSet<(UnitId, Hex)> {
    let mut options = Vec::new();
    field.quad.decisions(field.state, &mut Scratch::default(), &mut options);
    options.into_iter().filter_map(pick).collect()
}

/// 11.26: horse in the zone of foot or guns may go one hex out of every zone.
fn compare_withdrawals<B: Battle>(field: &Field<B>, seed: u64) -> usize {
    let (state, quad) = (field.state, field.quad);
    if state.phase != Phase::Evasion || field.exclusive != Exclusive::Balaclava {
        return 0;
    }
    let enemy = state.phasing;
    let in_zone_of_others = |hex: Hex| {
        let exerts = |unit: &UnitId| !field.is_disrupted(*unit) && field.unit(*unit).arm != Arm::Cavalry;
        field
            .neighbours(hex)
            .any(|(way, from)| field.zone_crosses(hex, way) && field.units_in(enemy, from).iter().any(exerts))
    };
    let mut model = BTreeSet::new();
    for unit in quad.roster.ids().filter(|unit| field.unit(*unit).side == enemy.enemy()) {
        let Some(from) = field.hex(unit) else { continue };
        if field.unit(unit).arm != Arm::Cavalry || state.tried.contains(unit) || !in_zone_of_others(from) {
            continue;
        }
        let open = field.neighbours(from).map(|(_, to)| to);
        let open = open.filter(|to| may_step(field, unit, from, *to) && field.may_end(unit, *to));
        model.extend(open.map(|to| (unit, to)));
    }
    let game = ends(field, |decision| match decision {
        Decision::Evade { unit, to } => Some((unit, to)),
        _ => None,
    });
    assert_eq!(game, model, "seed {seed}: withdrawals");
    model.len()
}

/// 8.71 to 8.75: attackers may follow the path of retreat, up to the first controlled hex.
fn compare_advances<B: Battle>(field: &Field<B>, seed: u64) -> usize {
    let state = field.state;
    if state.phase != Phase::Melee || state.combat.stage != Stage::Advance {
        return 0;
    }
    let mut model = BTreeSet::new();
    for unit in field.quad.roster.ids().filter(|unit| state.combat.attackers.contains(*unit)) {
        let Some(from) = field.hex(unit) else { continue };
        if state.combat.advanced.contains(unit) || state.combat.fled.contains(unit) {
            continue;
        }
        let enemy = field.unit(unit).side.enemy();
        for trail in state.combat.trails.iter() {
            let mut last = from;
            for hex in trail.iter().copied() {
                let Some((way, _)) = field.neighbours(last).find(|(_, next)| *next == hex) else { break };
                if field.holds(enemy, hex) || field.is_barred(unit, last, way, hex, false) {
                    break;
                }
                if field.may_end(unit, hex) {
                    model.insert((unit, hex));
                }
                let heeds = !(field.exclusive == Exclusive::Alma && field.unit(unit).arm.is_artillery());
                if heeds && field.is_controlled(enemy, hex) {
                    break;
                }
                last = hex;
            }
        }
    }
    let game = ends(field, |decision| match decision {
        Decision::Advance { unit, to } => Some((unit, to)),
        _ => None,
    });
    assert_eq!(game, model, "seed {seed}: advances");
    model.len()
}

fn moves_by_combat_agree<B: Battle>(quad: &Quad<B>, exclusive: Exclusive, seeds: std::ops::Range<u64>) {
    let mut seen = [0; 3];
    for seed in seeds {
        let mut dice = SeededDice::new(seed);
        let (mut state, mut scratch, mut options) = (quad.start(), Scratch::default(), Vec::new());
        for _ in 0..1_500 {
            if quad.turn(&state) == Turn::Over {
                break;
            }
            let field = Field { quad, state: &state, exclusive };
            // While the order of a stack is asked for, nothing else is.
            if state.arriving.is_none() {
                seen[0] += compare_retreats(&field, seed);
                seen[1] += compare_withdrawals(&field, seed);
                seen[2] += compare_advances(&field, seed);
            }
            quad.decisions(&state, &mut scratch, &mut options);
            let hurry = options.len() > 200 && dice.below(16) == 0;
            let decision =
                if hurry { options[options.len() - 1] } else { random_decision(quad, &options, &mut dice) };
            quad.resolve(&mut state, &mut Default::default(), decision, &mut dice, &mut Log::silent());
        }
    }
    let has_horse = exclusive == Exclusive::Balaclava;
    assert!(
        seen[0] > 500 && seen[2] > 100 && (seen[1] > 50 || !has_horse),
        "too few were compared: {seen:?}"
    );
}

#[test]
fn moves_by_combat_at_balaclava_are_those_of_a_plain_search() {
    moves_by_combat_agree(crate::balaclava(), Exclusive::Balaclava, 0..60);
}

#[test]
fn moves_by_combat_at_alma_are_those_of_a_plain_search() {
    moves_by_combat_agree(crate::alma(), Exclusive::Alma, 0..60);
}
