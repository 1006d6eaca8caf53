//! Retreats (8.5): the paths a unit may take, and how its owner chooses among them.
//!
//! A path leads from hex to hex, each step one hex farther from where the unit fought. Paths through
//! empty hexes come first, then paths through friends that can be passed, then paths that displace
//! friends, as few as possible; of those that are left only the ones that end farthest from the enemy.

use crate::battle::Battle;
use crate::event::Event;
use crate::quad::Quad;
use crate::state::{Few, LONGEST_RETREAT, NO_DISPLACED, Phase, Retreat, Stage, State};
use crate::throng::Throng;
use crate::unit::{Arm, MAX_UNITS, Side, UnitId, UnitSet};
use hex_wargame::{Verdict, bar};
use hexmap::{CELLS, Direction, Hex, HexSet, Spots};
use kernel::Log;
use std::cell::Cell;

/// A path of retreat, the combat hex first.
pub type Path = Few<Hex, { LONGEST_RETREAT + 1 }>;

/// The paths among which the owner chooses.
#[derive(Clone, Debug)]
pub struct Routes {
    /// The paths, all of the same worth.
    pub paths: Vec<Path>,
    /// None of them is long enough: the unit dies at the end (8.54).
    pub doomed: bool,
    /// Units that each of them displaces.
    pub displaces: u8,
}

/// What a retreating side has to fear.
pub(crate) struct Danger {
    /// Hexes that enemies hold or control.
    pub closed: HexSet,
    enemies: Spots<MAX_UNITS>,
    /// By cell, how far the nearest enemy is; 0 where nobody has asked yet. A search comes to the same
    /// hexes again and again.
    known: [Cell<u8>; CELLS],
}

impl Danger {
    /// How far the nearest enemy is; farther than any hex if there is none.
    #[inline]
    pub fn distance(&self, hex: Hex) -> u8 {
        let known = &self.known[hex.index()];
        if known.get() == 0 {
            known.set(self.enemies.nearest(hex).map_or(u8::MAX, |steps| steps as u8));
        }
        known.get()
    }
}

/// What a retreating unit finds in a hex.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Room {
    Empty,
    Passable,
    Blocked,
}

/// A search for paths: they grow hex by hex.
struct Search<'a> {
    length: usize,
    /// The worst room that may be entered.
    worst: Room,
    end_must_stack: bool,
    friends: &'a Throng,
    danger: &'a Danger,
}

/// The neighbours of a hex in some directions.
fn neighbours_by(directions: u8, hex: Hex) -> impl Iterator<Item = Hex> {
    Direction::ALL
        .into_iter()
        .filter(move |direction| directions & direction.bit() != 0)
        .filter_map(move |direction| hex.neighbour(direction))
}

impl<B: Battle> Quad<B> {
    pub(crate) fn danger_for(&self, state: &State<B::Exclusive>, side: Side) -> Danger {
        let enemy = side.enemy();
        let held = self.held_by(state, enemy);
        let mut enemies = Spots::NONE;
        held.for_each(|hex| enemies.push(hex));
        Danger { closed: held | self.zone_of(state, enemy), enemies, known: [const { Cell::new(0) }; CELLS] }
    }

    /// The hexes to which an arm may advance or withdraw from a hex.
    pub(crate) fn combat_neighbours(&self, arm: Arm, hex: Hex) -> impl Iterator<Item = Hex> {
        neighbours_by(self.ground.combat_steps(arm, hex), hex)
    }

    /// The hexes to which an arm can be driven back from a hex.
    pub(crate) fn retreat_neighbours(&self, arm: Arm, hex: Hex) -> impl Iterator<Item = Hex> {
        neighbours_by(self.ground.retreat_steps(arm, hex), hex)
    }

    /// The friend in a hex that has to make room before the unit can enter.
    pub(crate) fn blocker(&self, state: &State<B::Exclusive>, unit: UnitId, hex: Hex) -> Option<UnitId> {
        let stack = self.stack(state, self.side(unit), hex);
        self.blocker_in(unit, stack.iter().rev().copied())
    }

    /// A friend that has to make room: infantry or cavalry with which the unit may not share a hex.
    /// Guns stay and are passed (8.62); a battery that comes itself has to share with them too. The top
    /// unit of the stack comes first.
    #[inline]
    pub(crate) fn blocker_in(
        &self,
        unit: UnitId,
        stack: impl Iterator<Item = UnitId> + Clone,
    ) -> Option<UnitId> {
        let is_gun = |unit: UnitId| self.arm(unit).is_artillery();
        let mut friends = stack.filter(|other| *other != unit);
        let load = self.load_of(friends.clone().filter(|other| is_gun(unit) || !is_gun(*other)));
        if load.line == 0 || self.battle.is_legal_stack(load.with(self.loads[unit])) {
            return None;
        }
        friends.find(|other| !is_gun(*other))
    }

    #[inline]
    fn room(&self, friends: &Throng, unit: UnitId, hex: Hex) -> Room {
        if friends.is_empty(hex) {
            Room::Empty
        } else if self.blocker_in(unit, friends.stack(hex)).is_none() {
            Room::Passable
        } else {
            Room::Blocked
        }
    }

    fn extend(&self, unit: UnitId, path: Path, search: &Search<'_>, out: &mut Vec<Path>) {
        let here = path.last().expect("a path begins with the combat hex");
        if path.len() == search.length + 1 {
            if !search.end_must_stack || self.may_join(unit, search.friends.stack(here)) {
                out.push(path);
            }
            return;
        }
        let origin = path.as_slice()[0];
        for hex in self.retreat_neighbours(self.arm(unit), here) {
            if origin.distance(hex) as usize == path.len()
                && !search.danger.closed.contains(hex)
                && self.room(search.friends, unit, hex) <= search.worst
            {
                let mut longer = path;
                longer.push(hex);
                self.extend(unit, longer, search, out);
            }
        }
    }

    /// The paths of retreat of `length` hexes (8.5), or the longest there are if none is that long.
    pub fn routes(&self, state: &State<B::Exclusive>, unit: UnitId, length: u8) -> Routes {
        let origin = state.hex(unit).expect("only units on the map retreat");
        let side = self.side(unit);
        let (danger, friends) = (self.danger_for(state, side), self.throng(state, side));
        let length = usize::from(length).min(LONGEST_RETREAT);
        let find = |length: usize, worst: Room, end_must_stack: bool| {
            let mut paths = Vec::new();
            let mut start = Path::EMPTY_HEXES;
            start.push(origin);
            let search = Search { length, worst, end_must_stack, friends: &friends, danger: &danger };
            self.extend(unit, start, &search, &mut paths);
            paths
        };
        for worst in [Room::Empty, Room::Passable] {
            let paths = find(length, worst, true);
            if !paths.is_empty() {
                return Routes { paths: farthest(paths, &danger), doomed: false, displaces: 0 };
            }
        }
        let displacing = find(length, Room::Blocked, false);
        if let Some((paths, displaces)) = self.cheapest_displacements(&friends, &danger, unit, displacing) {
            return Routes { paths: farthest(paths, &danger), doomed: false, displaces };
        }
        for shorter in (0..length).rev() {
            for worst in [Room::Empty, Room::Passable] {
                let paths = find(shorter, worst, false);
                if !paths.is_empty() {
                    return Routes { paths: farthest(paths, &danger), doomed: true, displaces: 0 };
                }
            }
        }
        unreachable!("the path of no steps is always there")
    }

    /// The unit whose path is being chosen, or those that wait for their turn to retreat.
    pub(crate) fn choosing(&self, state: &State<B::Exclusive>) -> UnitSet {
        match &state.retreat {
            Some(retreat) if retreat.walked.is_none() => UnitSet::only(retreat.unit),
            Some(_) => UnitSet::EMPTY,
            None => state.combat.fleeing,
        }
    }

    /// The next hexes that the owner may choose for a retreating unit. A unit that cannot move at all
    /// has its own hex.
    pub(crate) fn retreat_choices(&self, state: &State<B::Exclusive>, unit: UnitId) -> HexSet {
        let routes = self.routes(state, unit, self.retreat_length(state, unit));
        let chosen = match &state.retreat {
            Some(retreat) if retreat.unit == unit => retreat.path.as_slice(),
            _ => &routes.paths[0].as_slice()[..1],
        };
        next_hexes(&routes, chosen)
    }

    pub(crate) fn judge_retreat(&self, state: &State<B::Exclusive>, unit: UnitId, to: Hex) -> Verdict {
        if state.combat.stage != Stage::Retreats
            || !self.choosing(state).contains(unit)
            || self.is_walking(state)
        {
            return Err(bar!("quad:8.5", "does-not-have-to-retreat-now", unit = unit));
        }
        if self.retreat_choices(state, unit).contains(to) {
            return Ok(());
        }
        let here = match &state.retreat {
            Some(retreat) => retreat.path.last(),
            None => state.hex(unit),
        };
        let here = here.expect("a retreating unit is on the map");
        let side = self.side(unit);
        let zone = self.zone_of(state, side.enemy());
        Err(if here.direction_to(to).is_none() || !self.map.on_map().contains(to) {
            bar!("quad:8.54", "cannot-retreat-to", unit = unit, hex = to)
        } else if let Some(bar) = self.why_closed(to) {
            bar
        } else if zone.contains(to) {
            let by = self.controllers(state, side.enemy(), to).next().unwrap_or(unit);
            bar!("quad:8.51", "is-controlled-by", unit = unit, other = by, hex = to)
        } else if self.holder(state, to) == Some(side.enemy()) {
            bar!("quad:8.51", "enemy-holds-hex", hex = to)
        } else if !self.retreat_neighbours(self.arm(unit), here).any(|hex| hex == to) {
            bar!("quad:8.52", "cannot-cross-into", unit = unit, hex = to)
        } else if self.holder(state, to) == Some(side) {
            bar!("quad:8.53", "must-avoid-friends", unit = unit, hex = to)
        } else {
            bar!("quad:8.56", "retreat-is-too-short", unit = unit, hex = to)
        })
    }

    /// A path is chosen and being walked.
    pub(crate) fn is_walking(&self, state: &State<B::Exclusive>) -> bool {
        state.retreat.as_ref().is_some_and(|retreat| retreat.walked.is_some())
    }

    /// The owner has named the next hex of a retreat.
    pub(crate) fn choose_retreat(&self, state: &mut State<B::Exclusive>, unit: UnitId, to: Hex) {
        let routes = self.routes(state, unit, self.retreat_length(state, unit));
        let mut retreat = match state.retreat {
            Some(retreat) if retreat.unit == unit => retreat,
            _ => self.begin_retreat(state, unit),
        };
        if retreat.path.last() != Some(to) {
            retreat.path.push(to);
        }
        self.continue_choice(state, retreat, &routes);
    }

    /// Goes on by itself as long as there is nothing to choose.
    fn continue_choice(&self, state: &mut State<B::Exclusive>, mut retreat: Retreat, routes: &Routes) {
        let complete = routes.paths[0].len();
        while retreat.path.len() < complete {
            let choices = next_hexes(routes, retreat.path.as_slice());
            match (choices.first(), choices.len()) {
                (Some(only), 1) => {
                    retreat.path.push(only);
                }
                _ => break,
            }
        }
        if retreat.path.len() >= complete {
            retreat.walked = Some(0);
            retreat.doomed = routes.doomed;
            retreat.allowance = routes.displaces;
        }
        state.retreat = Some(retreat);
    }

    fn begin_retreat(&self, state: &State<B::Exclusive>, unit: UnitId) -> Retreat {
        let mut path = Path::EMPTY_HEXES;
        path.extend(state.hex(unit));
        Retreat {
            unit,
            path,
            walked: None,
            doomed: false,
            chain: Few::empty(NO_DISPLACED),
            displaced: UnitSet::EMPTY,
            allowance: 0,
        }
    }

    /// If only one unit is left to retreat and it has only one way, it takes it without being asked.
    /// True if it did.
    pub(crate) fn retreat_without_choice(&self, state: &mut State<B::Exclusive>) -> bool {
        let fleeing = state.combat.fleeing;
        let (Some(unit), 1) = (fleeing.first(), fleeing.len()) else { return false };
        if state.retreat.is_some() {
            return false;
        }
        let routes = self.routes(state, unit, self.retreat_length(state, unit));
        if routes.paths.len() > 1 {
            return false;
        }
        let retreat = self.begin_retreat(state, unit);
        self.continue_choice(state, retreat, &routes);
        true
    }

    /// The unit has come to the end of its path.
    pub(crate) fn finish_retreat(&self, state: &mut State<B::Exclusive>, log: &mut Log<Event>) {
        let Some(retreat) = state.retreat.take() else { return };
        let Retreat { unit, path, doomed, .. } = retreat;
        let hexes = path.as_slice();
        if hexes.len() > 1 {
            log.tell(|| Event::Retreated { unit, path: hexes.to_vec() });
        }
        state.combat.fleeing.remove(unit);
        state.combat.fled.insert(unit);
        self.leave_the_melee(state, unit);
        if state.phase == Phase::Melee && state.combat.defenders.contains(unit) {
            // Disrupted cavalry dies where it stops when the melee is over (11.25).
            let broken = state.combat.disrupted_before.contains(unit) && self.arm(unit) == Arm::Cavalry;
            let left = if doomed || broken { hexes } else { &hexes[..hexes.len() - 1] };
            state.combat.trails.add(left);
        }
        if doomed {
            self.eliminate(state, unit, "quad:8.54", log);
        } else {
            self.ask_for_order(state, unit);
        }
    }

    /// A unit that was driven off or displaced has no duties any more.
    pub(crate) fn leave_the_melee(&self, state: &mut State<B::Exclusive>, unit: UnitId) {
        state.must_attack.remove(unit);
        state.must_be_attacked.remove(unit);
        state.left_to_disrupted.remove(unit);
        if state.phase == Phase::Melee && self.side(unit) == state.phasing {
            state.spent_in_melee.insert(unit);
        }
    }
}

/// The paths that end farthest from the enemy (8.56).
fn farthest(paths: Vec<Path>, danger: &Danger) -> Vec<Path> {
    let reach = |path: &Path| danger.distance(path.last().expect("a path is never empty"));
    let best = paths.iter().map(reach).max().unwrap_or(0);
    paths.into_iter().filter(|path| reach(path) == best).collect()
}

/// The hexes that can follow what was chosen so far.
fn next_hexes(routes: &Routes, chosen: &[Hex]) -> HexSet {
    let mut next = HexSet::EMPTY;
    for path in &routes.paths {
        let path = path.as_slice();
        if path.len() == 1 {
            next.insert(path[0]);
        } else if path.len() > chosen.len() && path.starts_with(chosen) {
            next.insert(path[chosen.len()]);
        }
    }
    next
}
