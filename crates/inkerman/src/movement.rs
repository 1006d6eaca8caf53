//! Movement (8.0): one unit at a time, hex by hex.
//!
//! A move goes by the cheapest way and is then over. Whoever wants another way takes it step by step: the
//! unit stays in hand until it halts.

use crate::event::Event;
use crate::inkerman::Inkerman;
use crate::state::{Place, Stage, State};
use crate::unit::{Arm, Side, UnitId};
use hex_wargame::{Bar, Barrier, Flood, Start, Verdict, Way, bar};
use hexmap::{Direction, Hex, HexSet};
use kernel::Log;

/// What stands in the way of a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Obstacles {
    /// Hexes that cannot be entered: enemies, and friends unless they let others through (6.2, 8.3).
    pub held: HexSet,
    /// Hexes in which a unit has to stop (7.2).
    pub controlled: HexSet,
    /// Hexes in which a unit cannot stop.
    pub full: HexSet,
}

impl Inkerman {
    pub(crate) fn obstacles(&self, state: &State, side: Side) -> Obstacles {
        let friends = self.mobile_held_by(state, side);
        let enemies = self.held_by(state, side.enemy());
        let passable = self.house_rules.pass_through_friends;
        Obstacles {
            held: if passable { enemies } else { enemies | friends },
            controlled: self.zone_of(state, side.enemy()),
            full: friends,
        }
    }

    /// Where the next step of a unit begins: it may be in the middle of its move.
    fn start_of(&self, state: &State, unit: UnitId, hex: Hex) -> Start {
        let spent = if state.in_hand == Some(unit) { state.spent } else { 0 };
        Start { hex, spent, just_entered: false, in_disorder: false }
    }

    /// Floods the map for a unit: the hexes where it could end. A unit does not stand in its own way.
    pub(crate) fn flood(
        &self,
        state: &State,
        unit: UnitId,
        from: Hex,
        obstacles: &Obstacles,
        flood: &mut Flood,
    ) -> HexSet {
        let mut barrier = Barrier::new(&obstacles.held, &obstacles.controlled);
        self.flood_over(state, unit, from, obstacles, &mut barrier, flood) - obstacles.full
    }

    /// Floods over a barrier that is there already, and is the same afterwards: the hexes that the unit could
    /// come to, if only in passing.
    pub(crate) fn flood_over(
        &self,
        state: &State,
        unit: UnitId,
        from: Hex,
        obstacles: &Obstacles,
        barrier: &mut Barrier,
        flood: &mut Flood,
    ) -> HexSet {
        barrier.open(from, obstacles.controlled.contains(from));
        let start = self.start_of(state, unit, from);
        let reach = flood.run(self.ground.steps(self.gaits[unit]), start, self.tables.allowance, barrier);
        if obstacles.held.contains(from) {
            barrier.close(from);
        }
        reach
    }

    /// May the unit be moved at all, now? Says where it is.
    ///
    /// # Errors
    /// What bars it.
    pub fn judge_mover(&self, state: &State, unit: UnitId) -> Verdict<Hex> {
        if !state.is_movement_phase() {
            return Err(bar!("inkerman:5.4b", "moves-only-in-movement-phase", unit = unit));
        }
        if self.side(unit) != state.active {
            return Err(bar!("inkerman:5.4a", "is-not-yours-to-move", unit = unit));
        }
        if self.roster.unit(unit).arm == Arm::Piquet {
            return Err(bar!("inkerman:2.9b", "is-piquet-and-never-moves", unit = unit));
        }
        if state.in_hand.is_some_and(|other| other != unit) {
            return Err(bar!("inkerman:8.2b", "finish-move-first"));
        }
        let Some(hex) = state.hex(unit) else {
            return Err(match state.place[unit] {
                Place::Waiting => bar!("inkerman:5.5c", "must-enter-map-first", unit = unit),
                _ => self.why_off_map(state, unit),
            });
        };
        if state.is_disrupted(unit) {
            return Err(bar!("inkerman:8.3b", "is-disrupted-and-cannot-move", unit = unit));
        }
        Ok(hex)
    }

    /// The reason why a unit that is not on the map can do nothing there.
    pub(crate) fn why_off_map(&self, state: &State, unit: UnitId) -> Bar {
        match state.place[unit] {
            Place::Waiting => bar!("inkerman:5.5g", "is-not-on-map-yet", unit = unit),
            _ => bar!("inkerman:2.11c", "is-out-of-battle", unit = unit),
        }
    }

    /// The way of a move, by the same flood that makes the lists.
    ///
    /// # Errors
    /// What bars it.
    pub fn judge_move(&self, state: &State, unit: UnitId, to: Hex) -> Verdict<Way> {
        let from = self.judge_mover(state, unit)?;
        if !self.map.on_map().contains(to) {
            return Err(bar!("inkerman:8.1", "hex-is-not-on-map", hex = to));
        }
        if to == from {
            return Err(bar!("inkerman:8.1", "is-in-hex-already", unit = unit, hex = to));
        }
        let obstacles = self.obstacles(state, state.active);
        let mut flood = Flood::default();
        if self.flood(state, unit, from, &obstacles, &mut flood).contains(to)
            && let Some(way) = flood.way(from, to)
        {
            return Ok(way);
        }
        Err(self.why_out_of_reach(state, unit, from, to, &obstacles))
    }

    /// The price of a single step.
    ///
    /// # Errors
    /// What bars it.
    pub fn judge_step(&self, state: &State, unit: UnitId, to: Hex) -> Verdict<u8> {
        let from = self.judge_mover(state, unit)?;
        if from.direction_to(to).is_none() {
            return Err(bar!("inkerman:8.1", "is-not-next-to", unit = unit, hex = to));
        }
        if !self.map.on_map().contains(to) {
            return Err(bar!("inkerman:8.1", "hex-is-not-on-map", hex = to));
        }
        let obstacles = self.obstacles(state, state.active);
        if let Some(price) = self.step_over(state, unit, from, to, &obstacles) {
            return Ok(price);
        }
        Err(if obstacles.held.contains(to) || obstacles.full.contains(to) {
            self.why_out_of_reach(state, unit, from, to, &obstacles)
        } else {
            self.why_no_step(state, unit, from, to, &obstacles)
        })
    }

    /// The price of a step that a unit can make now.
    pub(crate) fn step_over(
        &self,
        state: &State,
        unit: UnitId,
        from: Hex,
        to: Hex,
        obstacles: &Obstacles,
    ) -> Option<u8> {
        let price = self.ground.price(self.gaits[unit], from, from.direction_to(to)?)?;
        let spent = self.start_of(state, unit, from).spent;
        let within_zone = obstacles.controlled.contains(from) && obstacles.controlled.contains(to);
        let open = !obstacles.held.contains(to) && !obstacles.full.contains(to) && !within_zone;
        (open && spent + price <= self.tables.allowance).then_some(price)
    }

    fn why_out_of_reach(
        &self,
        state: &State,
        unit: UnitId,
        from: Hex,
        to: Hex,
        obstacles: &Obstacles,
    ) -> Bar {
        match self.holder(state, to) {
            Some(side) if side != state.active => {
                let enemy = self.units_in(state, to).first().unwrap_or(unit);
                return bar!("inkerman:8.3b", "is-held-by", unit = unit, other = enemy, hex = to);
            }
            _ if obstacles.full.contains(to) => {
                let friend = self.mobile_in(state, to).unwrap_or(unit);
                return bar!(
                    "inkerman:6.2",
                    "only-one-mobile-unit-in-hex",
                    unit = unit,
                    other = friend,
                    hex = to
                );
            }
            _ => {}
        }
        if self.ground.sea().contains(to) {
            return bar!("inkerman:8.11", "is-sea", hex = to);
        }
        if from.direction_to(to).is_some() {
            return self.why_no_step(state, unit, from, to, obstacles);
        }
        // Would it get there if no enemy controlled anything? If nobody stood in the way? Then that is why.
        let mut flood = Flood::default();
        let free = Obstacles { controlled: HexSet::EMPTY, ..*obstacles };
        self.flood(state, unit, from, &free, &mut flood);
        if let Some(way) = flood.way(from, to) {
            let at = way.hexes.iter().copied().find(|hex| obstacles.controlled.contains(*hex)).unwrap_or(to);
            let by = self.controllers(state, state.active.enemy(), at).next().unwrap_or(unit);
            if obstacles.controlled.contains(from) && way.hexes.first() == Some(&at) {
                return self.why_no_step(state, unit, from, at, obstacles);
            }
            return bar!("inkerman:7.2a", "must-stop-in-zone", unit = unit, other = by, hex = at);
        }
        let empty = Obstacles { held: self.held_by(state, state.active.enemy()), ..free };
        self.flood(state, unit, from, &empty, &mut flood);
        if let Some(way) = flood.way(from, to)
            && let Some(at) = way.hexes.iter().copied().find(|hex| obstacles.held.contains(*hex))
        {
            let by = self.mobile_in(state, at).unwrap_or(unit);
            return bar!("inkerman:6.2", "cannot-pass", unit = unit, other = by, hex = at);
        }
        bar!(
            "inkerman:8.3a",
            "is-too-far",
            unit = unit,
            hex = to,
            number = i32::from(self.tables.allowance - self.start_of(state, unit, from).spent)
        )
    }

    /// The reason why a unit cannot step to a neighbour.
    fn why_no_step(&self, state: &State, unit: UnitId, from: Hex, to: Hex, obstacles: &Obstacles) -> Bar {
        let direction = from.direction_to(to).unwrap_or(Direction::ALL[0]);
        let Some(price) = self.ground.price(self.gaits[unit], from, direction) else {
            return self.why_closed(unit, from, to);
        };
        if obstacles.controlled.contains(from) && obstacles.controlled.contains(to) {
            let by = self.controllers(state, state.active.enemy(), to).next().unwrap_or(unit);
            return bar!("inkerman:7.2b", "no-step-from-zone-to-zone", unit = unit, other = by, hex = to);
        }
        bar!("inkerman:8.3a", "step-costs-too-much", unit = unit, hex = to, number = i32::from(price))
    }

    /// The reason why the ground lets a unit not step to a neighbour, at any price.
    pub(crate) fn why_closed(&self, unit: UnitId, from: Hex, to: Hex) -> Bar {
        if self.ground.sea().contains(to) {
            bar!("inkerman:8.11", "is-sea", hex = to)
        } else if self.ground.is_wet(to) || self.ground.is_wet(from) {
            bar!("inkerman:8.7b", "is-cavalry-and-crosses-water-by-road", unit = unit, hex = to)
        } else {
            bar!("inkerman:8.10b", "is-cavalry-and-crosses-wall-by-road", unit = unit, hex = to)
        }
    }

    /// The price of a step by its ground alone, for people who ask; nothing if it cannot be made.
    pub fn step_price(&self, unit: UnitId, from: Hex, to: Hex) -> Option<u8> {
        self.ground.price(self.gaits[unit], from, from.direction_to(to)?)
    }

    pub(crate) fn move_unit(&self, state: &mut State, unit: UnitId, to: Hex, log: &mut Log<Event>) {
        let Some(from) = state.hex(unit) else { return };
        let obstacles = self.obstacles(state, state.active);
        let mut flood = Flood::default();
        self.flood(state, unit, from, &obstacles, &mut flood);
        if let Some(way) = flood.way(from, to) {
            self.walk(state, unit, from, &way.hexes, way.cost, log);
        }
        self.finish_move(state, unit, log);
    }

    pub(crate) fn step_unit(&self, state: &mut State, unit: UnitId, to: Hex, log: &mut Log<Event>) {
        let Some(from) = state.hex(unit) else { return };
        let price =
            from.direction_to(to).and_then(|direction| self.ground.price(self.gaits[unit], from, direction));
        let spent = self.start_of(state, unit, from).spent + price.unwrap_or(0);
        self.walk(state, unit, from, &[to], spent, log);
        self.keep_in_hand(state, unit, to, spent, log);
    }

    /// Keeps a unit in hand if it may go on.
    pub(crate) fn keep_in_hand(
        &self,
        state: &mut State,
        unit: UnitId,
        at: Hex,
        spent: u8,
        log: &mut Log<Event>,
    ) {
        if state.stage == Stage::Over {
            return;
        }
        state.in_hand = Some(unit);
        state.spent = spent;
        let stopped = self.zone_of(state, state.active.enemy()).contains(at);
        if stopped || spent >= self.tables.allowance {
            self.finish_move(state, unit, log);
        }
    }

    fn walk(&self, state: &mut State, unit: UnitId, from: Hex, way: &[Hex], cost: u8, log: &mut Log<Event>) {
        // 4.2: play stops at the south edge, and with it the march.
        let wins = |hex: &Hex| self.side(unit) == Side::Russian && self.tables.south_edge.contains(*hex);
        let end = way.iter().position(wins).map_or(way.len(), |index| index + 1);
        let (way, spent) = (&way[..end], cost - self.start_of(state, unit, from).spent);
        log.tell(|| {
            let mut path = vec![from];
            path.extend(way);
            Event::Moved { unit, path, spent }
        });
        for hex in way {
            state.place[unit] = Place::at(*hex);
            self.after_entry(state, unit, *hex, true, log);
        }
    }

    /// The move is over: the unit is disrupted, and the other side acts (8.2).
    pub(crate) fn finish_move(&self, state: &mut State, unit: UnitId, log: &mut Log<Event>) {
        if state.stage == Stage::Over {
            return;
        }
        state.in_hand = None;
        state.spent = 0;
        self.disrupt(state, unit, "inkerman:8.2c", log);
        self.end_action(state, log);
    }

    /// Turns a unit over; outposts never are (2.12).
    pub(crate) fn disrupt(&self, state: &mut State, unit: UnitId, rule: &'static str, log: &mut Log<Event>) {
        if !self.roster.piquets.contains(unit) && !state.is_disrupted(unit) {
            state.disrupted.insert(unit);
            log.tell(|| Event::Disrupted { unit, rule: kernel::Case(rule) });
        }
    }
}
