//! Strategic movement (11), also of released reserves (12.B.3).

use crate::Verdict;
use crate::crimea::Crimea;
use crate::decision::Decision;
use crate::event::Event;
use crate::flood::{Flood, Going};
use crate::state::{Place, Stage, State};
use crate::unit::{Side, UnitId};
use hex_wargame::bar;
use hexmap::{Direction, Hex, HexSet};
use kernel::Log;

/// Floods of strategic movement, kept between lists: units that stand together with the same points left reach the same
/// hexes, and most positions of a search differ by one unit only.
#[derive(Debug, Default)]
pub struct MarchMemory {
    flood: Flood,
    going: Option<(u64, Going)>,
    reaches: Vec<(Start, HexSet)>,
}

/// How often a unit may turn back on a road without spending points in between: often enough for anybody who changes his
/// mind, and an end to going to and fro for nothing (ruling T9).
const MOST_TURNS: u8 = 8;

/// What a reach depends on, the going apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Start {
    hex: Hex,
    points: u8,
    has_paid: bool,
    /// Where its free march along the road began, if it may not turn back any more.
    onward_from: Option<Hex>,
}

impl Start {
    /// The cheapest ways of whoever starts here.
    fn flood(&self, game: &Crimea, going: &Going, flood: &mut Flood) {
        flood.run(&game.ground, going, &[(self.hex, self.has_paid)], self.points);
    }

    /// The hexes within reach of a flood that are barred because the unit has turned back too often to do so once more.
    fn turns(&self, game: &Crimea, going: &Going, flood: &Flood) -> HexSet {
        let Some(began) = self.onward_from else { return HexSet::EMPTY };
        let onward = game.further_along(going, began, self.hex);
        (flood.reached() - onward)
            .iter()
            .filter(|to| flood.cost(*to).is_some_and(|(points, _)| points == 0))
            .collect()
    }
}

impl MarchMemory {
    /// The hexes within reach, not the start.
    fn reach(&mut self, game: &Crimea, start: Start) -> HexSet {
        if let Some((_, reach)) = self.reaches.iter().find(|(known, _)| *known == start) {
            return *reach;
        }
        let Some((_, going)) = &self.going else { return HexSet::EMPTY };
        let reach = game.reach_from(going, start, &mut self.flood);
        self.reaches.push((start, reach));
        reach
    }

    /// Forgets everything if the going is another one.
    fn set_going(&mut self, game: &Crimea, going: Going) {
        if self.going.as_ref() != Some(&(game.serial, going)) {
            self.going = Some((game.serial, going));
            self.reaches.clear();
        }
    }
}

impl Crimea {
    /// Movement points that a unit has not spent yet.
    pub(crate) fn points_left(&self, state: &State, unit: UnitId) -> u8 {
        self.roster.unit(unit).allowance.saturating_sub(state.spent[unit])
    }

    /// What terrain costs is doubled in winter (16.C).
    pub(crate) fn price_factor(&self, state: &State) -> u8 {
        1 + u8::from(self.is_winter(state))
    }

    /// The ferry serves the owner of both its ends (11.p2.b).
    pub(crate) fn is_ferry_open(&self, state: &State, side: Side) -> bool {
        self.ground.ferry.is_some_and(|ends| {
            ends.iter().all(|end| self.controls(state, *end, side) && !self.holds(state, *end, side.enemy()))
        })
    }

    /// What strategic movement of a side meets: no way into the enemy's hexes, and a halt in his zones (8.b, 11.p1.e).
    fn marching(&self, state: &State, side: Side) -> Going {
        let mut closed = self.held_by(state, side.enemy());
        if self.house_rules.siege_train {
            // An empty work of the enemy is not entered either before it is bombarded (X.2).
            for hex in &state.works.all() {
                if self.awaits_siege_fire(state, side, hex) {
                    closed.insert(hex);
                }
            }
        }
        Going {
            closed,
            halts: self.zone_of(state, side.enemy()),
            ferry: self.is_ferry_open(state, side),
            factor: self.price_factor(state),
            road: self.tables.march.road,
        }
    }

    /// May the unit march at all now, wherever to?
    fn judge_marcher(&self, state: &State, unit: UnitId) -> Verdict<Start> {
        let is_released = match state.stage {
            Stage::Movement => false,
            Stage::Release => true,
            _ => return Err(bar!("crimea:11.p1.a", "not-strategic-movement")),
        };
        if self.side(unit) != state.player {
            return Err(bar!("crimea:11.p1.d", "not-yours-to-move", unit = unit));
        }
        let Some(hex) = state.hex(unit) else {
            return Err(bar!("crimea:11.p1.a", "unit-is-not-on-map", unit = unit));
        };
        if self.roster.ships.contains(unit) {
            return Err(bar!("crimea:11.p1.a", "cannot-march", unit = unit));
        }
        if is_released {
            if !state.action.released.contains(unit) {
                return Err(bar!("crimea:12.B.3.p2.a", "is-no-released-reserve", unit = unit));
            }
            self.judge_release_done(state)?;
        }
        let start = self.start_of(state, unit, hex);
        if start.points == 0 && !start.has_paid {
            return Err(bar!("crimea:11.p1.a", "has-no-movement-points-left", unit = unit));
        }
        Ok(start)
    }

    fn start_of(&self, state: &State, unit: UnitId, hex: Hex) -> Start {
        Start {
            hex,
            points: self.points_left(state, unit),
            has_paid: state.is_on_road(unit),
            onward_from: state.road_from[unit].hex().filter(|_| state.road_turns[unit] >= MOST_TURNS),
        }
    }

    /// The hexes within reach, not the start.
    fn reach_from(&self, going: &Going, start: Start, flood: &mut Flood) -> HexSet {
        start.flood(self, going, flood);
        let mut reach = flood.reached() - start.turns(self, going, flood);
        reach.remove(start.hex);
        reach
    }

    /// May a unit march anywhere?
    pub(crate) fn judge_any_march(&self, state: &State, unit: UnitId) -> Verdict {
        let start = match self.judge_marcher(state, unit) {
            Err(bar) if self.has_halted(state, unit) => {
                let halted = bar!("crimea:11.p1.f", "has-stopped-next-to-enemy", unit = unit);
                return Err(if bar.rule().0 == "crimea:11.p1.a" { halted } else { bar });
            }
            verdict => verdict?,
        };
        if self.can_begin(&self.marching(state, state.player), start) {
            return Ok(());
        }
        Err(bar!("crimea:11.p1.a", "lacks-points-for-next-hex", unit = unit, number = start.points.into()))
    }

    /// Has a unit spent everything next to the enemy (11.p1.f)?
    fn has_halted(&self, state: &State, unit: UnitId) -> bool {
        let is_spent = state.spent[unit] > 0 && self.points_left(state, unit) == 0;
        is_spent && state.hex(unit).is_some_and(|hex| self.is_next_to_enemy(state, hex, self.side(unit)))
    }

    pub(crate) fn judge_march(&self, state: &State, unit: UnitId, to: Hex) -> Verdict {
        let start = self.judge_marcher(state, unit)?;
        if to == start.hex {
            return Err(bar!("crimea:11.p1.c", "is-there-already", unit = unit));
        }
        if !self.ground.land.contains(to) {
            return Err(bar!("crimea:11.p1.c", "is-no-land", hex = to));
        }
        self.judge_bombarded(state, state.player, to)?;
        let going = self.marching(state, state.player);
        if going.closed.contains(to) {
            return Err(bar!("crimea:11.p1.e", "enemy-holds-hex", hex = to));
        }
        let mut flood = Flood::default();
        start.flood(self, &going, &mut flood);
        if flood.cost(to).is_none() {
            return Err(bar!(
                "crimea:11.p1.a",
                "cannot-reach",
                unit = unit,
                hex = to,
                number = start.points.into()
            ));
        }
        if start.turns(self, &going, &flood).contains(to) {
            return Err(bar!(
                "crimea:R.T9",
                "has-turned-back-too-often",
                unit = unit,
                number = MOST_TURNS.into()
            ));
        }
        Ok(())
    }

    /// The head of a division takes along whoever it has absorbed and has the points.
    pub(crate) fn march(&self, state: &mut State, unit: UnitId, to: Hex, log: &mut Log<Event>) {
        let Some(from) = state.hex(unit) else { return };
        let side = self.side(unit);
        let going = self.marching(state, side);
        let halts = going.halts.contains(to);
        let mut flood = Flood::default();
        let mut last: Option<Start> = None;
        let mut has_passed = false;
        for member in self.with_absorbed(state, unit).iter() {
            if state.stage == Stage::Release && !state.action.released.contains(member) {
                continue;
            }
            let start = self.start_of(state, member, from);
            if last != Some(start) {
                start.flood(self, &going, &mut flood);
                last = Some(start);
            }
            let Some((points, has_paid)) = flood.cost(to) else { continue };
            if start.turns(self, &going, &flood).contains(to) {
                continue;
            }
            if !has_passed {
                // It is the last to have passed every hex on its way (ruling C1).
                flood.way(to).into_iter().for_each(|hex| self.take_ground(state, hex, side));
                has_passed = true;
            }
            state.spent[member] += points;
            if halts {
                state.spent[member] = self.roster.unit(member).allowance;
                state.leave_road(member);
            } else if points > 0 {
                state.leave_road(member);
                if has_paid {
                    state.road_from[member] = Place::at(to);
                }
            } else if !self.is_further(&going, state.road_from[member], from, to) {
                state.road_from[member] = Place::at(from);
                state.road_turns[member] += 1;
            }
            self.put(state, member, to);
            log.tell(|| Event::Marched { unit: member, from, to, points });
        }
        state.contact |= halts;
    }

    /// Is a hex further along the paid road than another, from where a free march began? Whoever goes on comes to the end of
    /// the road; whoever turns back is counted, or he could go to and fro for ever (ruling T9).
    fn is_further(&self, going: &Going, began: Place, here: Hex, to: Hex) -> bool {
        began.hex().is_some_and(|began| self.further_along(going, began, here).contains(to))
    }

    /// The hexes further along the paid road than the one where somebody is, from where a free march began.
    fn further_along(&self, going: &Going, began: Hex, here: Hex) -> HexSet {
        let layers = self.ground.along_road(going, began);
        let nearer =
            layers.iter().position(|layer| layer.contains(here)).map_or(layers.len(), |here| here + 1);
        layers[nearer..].iter().fold(HexSet::EMPTY, |further, layer| further | *layer)
    }

    /// Can anybody march? Looks no further than the next hex.
    pub(crate) fn can_march(&self, state: &State) -> bool {
        let going = self.marching(state, state.player);
        self.roster
            .of(state.player)
            .any(|unit| self.judge_marcher(state, unit).is_ok_and(|start| self.can_begin(&going, start)))
    }

    fn can_begin(&self, going: &Going, start: Start) -> bool {
        if start.onward_from.is_some() {
            return !self.reach_from(going, start, &mut Flood::default()).is_empty();
        }
        let road = if start.has_paid { 0 } else { going.road * going.factor };
        let ground = &self.ground;
        Direction::ALL.into_iter().any(|way| {
            let is_free = ground.step(start.hex, way).is_some_and(|to| !going.closed.contains(to));
            let price = ground.price(start.hex, way);
            is_free
                && (ground.is_road(start.hex, way) && road <= start.points
                    || price.is_some_and(|price| price * going.factor <= start.points))
        }) || going.ferry
            && road <= start.points
            && ground.ferry.is_some_and(|ends| ends.contains(&start.hex))
    }

    /// Every march, of Stage::Movement and Stage::Release.
    pub(crate) fn offer_marches(&self, state: &State, scratch: &mut crate::Scratch, out: &mut Vec<Decision>) {
        let memory = &mut scratch.marches;
        memory.set_going(self, self.marching(state, state.player));
        for unit in self.roster.of(state.player) {
            if let Ok(start) = self.judge_marcher(state, unit) {
                memory.reach(self, start).for_each(|to| out.push(Decision::March { unit, to }));
            }
        }
    }

    /// The cheapest way: the hexes after the start, and the points.
    pub(crate) fn way(&self, state: &State, unit: UnitId, to: Hex) -> Option<(Vec<Hex>, u8)> {
        let start = self.judge_marcher(state, unit).ok().filter(|start| start.hex != to)?;
        let going = self.marching(state, state.player);
        let mut flood = Flood::default();
        start.flood(self, &going, &mut flood);
        let (points, _) = flood.cost(to).filter(|_| !start.turns(self, &going, &flood).contains(to))?;
        Some((flood.way(to), points))
    }

    /// All marches of a unit with their prices; nothing if it cannot march.
    pub(crate) fn marches_of(&self, state: &State, unit: UnitId) -> Option<Flood> {
        let start = self.judge_marcher(state, unit).ok()?;
        let mut flood = Flood::default();
        start.flood(self, &self.marching(state, state.player), &mut flood);
        Some(flood)
    }
}
