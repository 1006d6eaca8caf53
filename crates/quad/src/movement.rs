//! The Movement Phase (5.0): marching, hex by hex, one unit at a time.
//!
//! A march goes by the cheapest way; cavalry goes by the cheapest way round woods, and through them where there is no
//! other (11.12). The unit stays in hand: it may march on from where it is, with
//! what it has left, until another unit is touched. So any way can be taken, step by step, and the
//! common case is one decision.

use crate::battle::{Battle, Happening};
use crate::event::Event;
use crate::ground::Gait;
use crate::outlook::Outlook;
use crate::quad::Quad;
use crate::state::{Phase, Place, State};
use crate::unit::{Arm, UnitId};
use hex_wargame::{Bar, Verdict, bar};
use hex_wargame::{Barrier, Flood, Start, Way};
use hexmap::{Direction, Hex, HexSet};
use kernel::Log;

impl<B: Battle> Quad<B> {
    /// A unit's movement allowance now, in half points.
    #[inline]
    pub fn allowance(&self, state: &State<B::Exclusive>, unit: UnitId) -> u8 {
        self.strides[unit][usize::from(state.is_disrupted(unit))].allowance
    }

    /// How the unit moves now.
    #[inline]
    pub fn gait(&self, state: &State<B::Exclusive>, unit: UnitId) -> Gait {
        self.strides[unit][usize::from(state.is_disrupted(unit))].gait
    }

    /// The hexes where a side stands.
    pub fn held_by(&self, state: &State<B::Exclusive>, side: crate::unit::Side) -> HexSet {
        self.roster.of(side).filter_map(|unit| state.hex(unit)).collect()
    }

    /// May the unit be moved at all, now? Says where it is.
    ///
    /// # Errors
    /// What bars it.
    pub fn judge_mover(&self, state: &State<B::Exclusive>, unit: UnitId) -> Verdict<Hex> {
        if state.phase != Phase::Movement || self.side(unit) != state.phasing {
            return Err(bar!("quad:5.11", "moves-only-in-own-phase", unit = unit));
        }
        let Some(hex) = state.hex(unit) else {
            return Err(match state.place[unit] {
                Place::Waiting => {
                    bar!("quad:12.0", "must-enter-first", unit = unit)
                }
                _ => bar!("quad:5.0", "is-out-of-battle", unit = unit),
            });
        };
        if state.moved.contains(unit) && state.in_hand != Some(unit) {
            return Err(bar!("quad:5.18", "has-finished-its-move", unit = unit));
        }
        let info = self.roster.unit(unit);
        if info.movement == 0 {
            return Err(Bar::new(self.rules_of(unit).immobility, "cannot-move").unit(unit));
        }
        if self.allowance(state, unit) == 0 {
            return Err(bar!("quad:9.12", "is-disrupted-artillery-and-cannot-move", unit = unit));
        }
        self.battle.may_move(self, state, unit)?;
        Ok(hex)
    }

    /// Where a march of a unit begins. Whoever is disrupted, or will be for having been in woods, has no order to lose.
    pub(crate) fn march_from(&self, state: &State<B::Exclusive>, unit: UnitId, hex: Hex) -> Start {
        let in_disorder = state.in_woods.contains(unit) || state.is_disrupted(unit);
        Start { hex, spent: state.spent[unit], just_entered: false, in_disorder }
    }

    /// The way of a march, by the same flood that makes the lists: it enters no hex that an enemy holds (5.12), stops in
    /// the first controlled one (5.13), leaves a zone only for a free hex (5.14), and takes cavalry through woods only
    /// where there is no way round them (11.12).
    ///
    /// # Errors
    /// What bars it.
    pub fn judge_march(
        &self,
        state: &State<B::Exclusive>,
        outlook: &mut Outlook,
        unit: UnitId,
        to: Hex,
    ) -> Verdict<Way> {
        let from = self.judge_mover(state, unit)?;
        if !self.map.on_map().contains(to) {
            return Err(bar!("quad:5.17", "hex-not-on-map", hex = to));
        }
        if to == from {
            return Err(bar!("quad:5.17", "is-already-there", unit = unit, hex = to));
        }
        let (barrier, flood) = outlook.barrier_to(self, state, unit);
        let steps = self.ground.steps(self.gait(state, unit));
        let start = self.march_from(state, unit, from);
        flood.run_to(steps, start, self.allowance(state, unit), barrier, to);
        match flood.way(from, to) {
            Some(way) => self.judge_stack(state, outlook, unit, to).map(|()| way),
            None => Err(self.why_out_of_reach(state, flood, unit, from, to)),
        }
    }

    /// The reason why a flood did not get to a hex: the nearest rule at fault.
    fn why_out_of_reach(
        &self,
        state: &State<B::Exclusive>,
        flood: &mut Flood,
        unit: UnitId,
        from: Hex,
        to: Hex,
    ) -> Bar {
        let side = self.side(unit);
        if let Some(enemy) = self.top_of(state, side.enemy(), to) {
            return bar!("quad:5.12", "is-held-by", unit = unit, other = enemy, hex = to);
        }
        if let Some(bar) = self.why_closed(to) {
            return bar;
        }
        let footing = self.footing(state, unit);
        let off_limits = self.battle.off_limits(footing.limit);
        if off_limits.contains(to) {
            return self.battle.why_off_limits(self, state, unit, to);
        }
        if let Some(direction) = from.direction_to(to) {
            return self.why_no_step(state, unit, from, direction, to);
        }
        let gait = self.gait(state, unit);
        let allowance = self.allowance(state, unit);
        let start = self.march_from(state, unit, from);
        let held = self.held_by(state, side.enemy());
        // Would it get there if it were not limited? Then the limit is the reason.
        let zone = if footing.heedless { HexSet::EMPTY } else { self.zone_of(state, side.enemy()) };
        flood.run(self.ground.steps(gait), start, allowance, &Barrier::new(&held, &zone));
        if let Some(way) = flood.way(from, to)
            && let Some(at) = way.hexes.into_iter().find(|hex| off_limits.contains(*hex))
        {
            return self.battle.why_off_limits(self, state, unit, at);
        }
        // Would it get there if no enemy controlled anything? Then zones are the reason.
        let held = held | *off_limits;
        flood.run(self.ground.steps(gait), start, allowance, &Barrier::new(&held, &HexSet::EMPTY));
        if let Some(way) = flood.way(from, to) {
            let at = way.hexes.iter().copied().find(|hex| zone.contains(*hex)).unwrap_or(to);
            let by = self.controllers(state, side.enemy(), at).next().unwrap_or(unit);
            return bar!("quad:5.13", "must-stop-in-zone", unit = unit, other = by, hex = at);
        }
        flood.run(self.ground.steps(gait), start, 31, &Barrier::new(&held, &HexSet::EMPTY));
        match flood.way(from, to) {
            Some(way) => bar!(
                "quad:5.16",
                "cannot-afford-way",
                unit = unit,
                hex = *way.hexes.last().unwrap_or(&to),
                number = i32::from(allowance.saturating_sub(state.spent[unit]))
            ),
            None => bar!("quad:5.16", "cannot-reach", unit = unit, hex = to),
        }
    }

    /// The reason why a unit cannot step to a neighbour.
    fn why_no_step(
        &self,
        state: &State<B::Exclusive>,
        unit: UnitId,
        from: Hex,
        direction: Direction,
        to: Hex,
    ) -> Bar {
        let gait = self.gait(state, unit);
        let Some(price) = self.ground.price(gait, from, direction) else {
            return self.why_impassable(state, unit, from, direction, to);
        };
        let zone = self.zone_of(state, self.side(unit).enemy());
        if !self.heedless.contains(unit) && zone.contains(from) && zone.contains(to) {
            let by = self.controllers(state, self.side(unit).enemy(), to).next().unwrap_or(unit);
            return bar!("quad:5.14", "cannot-move-from-zone-to-zone", unit = unit, other = by, hex = to);
        }
        bar!("quad:5.16", "cannot-afford-step", unit = unit, hex = to, number = i32::from(price))
    }

    /// The reason why nobody ever enters a hex, if that is so: the sea, or what the battle closes.
    pub(crate) fn why_closed(&self, hex: Hex) -> Option<Bar> {
        if self.map.terrain("sea").contains(hex) {
            Some(bar!("quad:13.0t", "is-sea", hex = hex))
        } else if self.ground.closed().contains(hex) {
            Some(Bar::new(self.ground.closed_by(), "nobody-may-enter").hex(hex))
        } else {
            None
        }
    }

    /// The reason why an arm cannot cross a hexside or enter a hex.
    fn why_impassable(
        &self,
        state: &State<B::Exclusive>,
        unit: UnitId,
        from: Hex,
        direction: Direction,
        to: Hex,
    ) -> Bar {
        let back = direction.opposite();
        let cliffs = self.map.sides("cliff");
        if let Some(bar) = self.why_closed(to) {
            bar
        } else if cliffs.contains(from, direction) || cliffs.contains(to, back) {
            bar!("quad:13.0l", "cliff-bars", unit = unit, hex = to)
        } else if self.map.terrain("aqueduct").contains(to) && state.is_disrupted(unit) {
            bar!("quad:E:13.0", "is-disrupted-and-cannot-enter-aqueduct", unit = unit, hex = to)
        } else if self.map.terrain("aqueduct").contains(to) {
            bar!("quad:13.0q", "enters-aqueduct-only-by-road", unit = unit, hex = to)
        } else if self.map.terrain("swamp").contains(to) {
            bar!("quad:13.0d", "enters-swamp-only-by-road", unit = unit, hex = to)
        } else if self.arm(unit) == Arm::Cavalry {
            bar!("quad:11.13", "cannot-cross-redoubt-wall", unit = unit, hex = to)
        } else {
            bar!("quad:13.0m", "cannot-cross-redoubt-wall", unit = unit, hex = to)
        }
    }

    pub(crate) fn march(
        &self,
        state: &mut State<B::Exclusive>,
        outlook: &mut Outlook,
        unit: UnitId,
        to: Hex,
        log: &mut Log<Event>,
    ) {
        let Some(from) = state.hex(unit) else { return };
        self.take_in_hand(state, unit, log);
        let (barrier, flood) = outlook.barrier_to(self, state, unit);
        let steps = self.ground.steps(self.gait(state, unit));
        let start = self.march_from(state, unit, from);
        flood.run_to(steps, start, self.allowance(state, unit), barrier, to);
        if let Some(way) = flood.way(from, to) {
            self.walk_way(state, unit, from, &way, barrier, log);
        }
    }

    /// Moves a unit along a way and keeps it in hand if it may go on.
    pub(crate) fn walk_way(
        &self,
        state: &mut State<B::Exclusive>,
        unit: UnitId,
        from: Hex,
        way: &Way,
        barrier: &Barrier,
        log: &mut Log<Event>,
    ) {
        let spent = way.cost - state.spent[unit];
        state.spent[unit] = way.cost;
        state.moved.insert(unit);
        if way.disorders {
            state.in_woods.insert(unit);
        }
        let to = way.hexes.last().copied().unwrap_or(from);
        if state.hex(unit) != Some(to) {
            self.put_on_top(state, unit, to);
        }
        log.tell(|| Event::Marched {
            unit,
            path: {
                let mut path = vec![from];
                path.extend(way.hexes.iter().filter(|hex| **hex != from));
                path
            },
            spent,
        });
        for hex in &way.hexes {
            self.battle.react(self, state, Happening::Stepped { unit, hex: *hex }, log);
        }
        state.in_hand = Some(unit);
        if barrier.controls(to) || state.spent[unit] >= self.allowance(state, unit) {
            self.finish_march(state, log);
        }
    }

    /// Touching a unit takes the hand off the one before (5.18).
    pub(crate) fn take_in_hand(&self, state: &mut State<B::Exclusive>, unit: UnitId, log: &mut Log<Event>) {
        if state.in_hand != Some(unit) {
            self.finish_march(state, log);
            self.battle.react(self, state, Happening::TakenInHand(unit), log);
        }
    }

    /// The unit in hand has moved for this phase. Cavalry that rode hard is disordered (11.11).
    pub(crate) fn finish_march(&self, state: &mut State<B::Exclusive>, log: &mut Log<Event>) {
        let Some(unit) = state.in_hand.take() else { return };
        let limit = self.tables.movement.cavalry_disrupted_at * 2;
        if self.arm(unit) == Arm::Cavalry && state.spent[unit] >= limit {
            self.disrupt(state, unit, "quad:11.11", log);
        }
    }

    /// What happens when the Movement Phase is over (11.12).
    pub(crate) fn end_movement(&self, state: &mut State<B::Exclusive>, log: &mut Log<Event>) {
        self.finish_march(state, log);
        self.battle.react(self, state, Happening::MovementOver, log);
        for unit in state.in_woods.iter() {
            self.disrupt(state, unit, "quad:11.12", log);
        }
        state.in_woods = crate::unit::UnitSet::EMPTY;
        state.spent = crate::unit::PerUnit::all(0);
        state.entries = crate::state::EntryCounts::NONE;
    }

    /// Judges a march off the map: what it costs in all.
    ///
    /// # Errors
    /// What bars it.
    pub fn judge_leave(
        &self,
        state: &State<B::Exclusive>,
        outlook: &mut Outlook,
        unit: UnitId,
    ) -> Verdict<u8> {
        let from = self.judge_mover(state, unit)?;
        let exit = self.battle.exit_hex(self, state, unit)?;
        let (barrier, flood) = outlook.barrier_to(self, state, unit);
        let start = self.march_from(state, unit, from);
        flood.run(self.ground.steps(self.gait(state, unit)), start, self.allowance(state, unit), barrier);
        self.leave_cost(state, unit, from, exit, flood, barrier).ok_or_else(|| {
            if from != exit && barrier.controls(exit) && flood.cost(exit).is_some() {
                return bar!("quad:5.13", "must-stop-and-cannot-leave", unit = unit, hex = exit);
            }
            bar!("quad:5.16", "cannot-reach-and-leave-map", unit = unit, hex = exit)
        })
    }

    /// Half points for leaving the map, after a flood from where the unit is.
    pub(crate) fn leave_cost(
        &self,
        state: &State<B::Exclusive>,
        unit: UnitId,
        from: Hex,
        exit: Hex,
        flood: &Flood,
        barrier: &Barrier,
    ) -> Option<u8> {
        if from != exit && (barrier.controls(exit) || barrier.holds(exit)) {
            return None; // it would have to stop there, or cannot get there
        }
        let off_map = self.price_off_map(exit, state.is_disrupted(unit));
        flood.cost(exit).map(|cost| cost + off_map).filter(|cost| *cost <= self.allowance(state, unit))
    }

    /// The price of the imagined hex beyond the edge: along the road for units in order.
    pub(crate) fn price_off_map(&self, exit: Hex, disrupted: bool) -> u8 {
        self.roads_off_map[exit.index()].filter(|_| !disrupted).unwrap_or(self.tables.terrain_cost.clear)
    }

    pub(crate) fn leave(&self, state: &mut State<B::Exclusive>, unit: UnitId, log: &mut Log<Event>) {
        self.take_in_hand(state, unit, log);
        state.in_hand = None;
        self.lift(state, unit);
        state.place[unit] = Place::Left;
        self.forget(state, unit);
        log.tell(|| Event::Left { unit });
    }

    /// The price of a step in half points, for people who ask; nothing if it cannot be made.
    pub fn step_price(&self, state: &State<B::Exclusive>, unit: UnitId, from: Hex, to: Hex) -> Option<u8> {
        self.ground.price(self.gait(state, unit), from, from.direction_to(to)?)
    }
}
