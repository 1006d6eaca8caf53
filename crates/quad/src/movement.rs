//! The Movement Phase (5.0): marching, hex by hex, one unit at a time.
//!
//! A march goes by the cheapest way. The unit stays in hand: it may march on from where it is, with
//! what it has left, until another unit is touched. So any way can be taken, step by step, and the
//! common case is one decision.

use crate::battle::Battle;
use crate::event::Event;
use crate::ground::Gait;
use crate::outlook::Outlook;
use crate::quad::Quad;
use crate::state::{Phase, Place, State};
use crate::unit::{Arm, UnitId};
use hexmap::{Direction, Hex, HexSet};
use kernel::Log;
use manoeuvre::{Bar, Verdict, bar};
use manoeuvre::{Barrier, Flood, Start, Way};

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
            return Err(bar!(
                "quad:5.11",
                "{unit} moves only in its own side's Movement Phase.",
                unit = unit
            ));
        }
        let Some(hex) = state.hex(unit) else {
            return Err(match state.place[unit] {
                Place::Waiting => {
                    bar!(
                        "quad:12.0",
                        "{unit} has not entered the map; reinforcements enter first.",
                        unit = unit
                    )
                }
                _ => bar!("quad:5.0", "{unit} is out of the battle.", unit = unit),
            });
        };
        if state.moved.contains(unit) && state.in_hand != Some(unit) {
            return Err(bar!("quad:5.18", "{unit} has finished its move in this phase.", unit = unit));
        }
        let info = self.roster.unit(unit);
        if info.movement == 0 {
            return Err(Bar::new(self.battle.immobility_rule(), "{unit} cannot be moved.").unit(unit));
        }
        if self.allowance(state, unit) == 0 {
            return Err(bar!("quad:9.12", "{unit} is disrupted artillery and cannot be moved.", unit = unit));
        }
        self.battle.may_move(self, state, unit)?;
        Ok(hex)
    }

    /// The way of a march, by the same flood that makes the lists.
    ///
    /// # Errors
    /// What bars it.
    pub fn judge_march(&self, state: &State<B::Exclusive>, unit: UnitId, to: Hex) -> Verdict<Way> {
        let from = self.judge_mover(state, unit)?;
        if !self.map.on_map().contains(to) {
            return Err(bar!("quad:5.17", "{hex} is not on the map.", hex = to));
        }
        if to == from {
            return Err(bar!("quad:5.17", "{unit} is in {hex} already.", unit = unit, hex = to));
        }
        let barrier = self.barrier_to(state, unit);
        let mut flood = Flood::default();
        let start = Start { hex: from, spent: state.spent[unit], just_entered: false };
        let gait = self.gait(state, unit);
        flood.run(self.ground.steps(gait), start, self.allowance(state, unit), &barrier);
        match flood.way(from, to) {
            Some(way) => self.judge_stack(state, unit, to).map(|()| way),
            None => Err(self.why_out_of_reach(state, unit, from, to)),
        }
    }

    /// The reason why a flood did not get to a hex: the nearest rule at fault.
    fn why_out_of_reach(&self, state: &State<B::Exclusive>, unit: UnitId, from: Hex, to: Hex) -> Bar {
        let side = self.side(unit);
        if let Some(enemy) = self.top_of(state, side.enemy(), to) {
            return bar!("quad:5.12", "{hex} is held by {other}.", unit = unit, other = enemy, hex = to);
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
        let start = Start { hex: from, spent: state.spent[unit], just_entered: false };
        let mut flood = Flood::default();
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
            return bar!(
                "quad:5.13",
                "{unit} must stop in {hex}, which {other} controls.",
                unit = unit,
                other = by,
                hex = at
            );
        }
        flood.run(self.ground.steps(gait), start, 31, &Barrier::new(&held, &HexSet::EMPTY));
        match flood.way(from, to) {
            Some(way) => bar!(
                "quad:5.16",
                "The way of {unit} to {hex} costs more than the {points} movement points it has left.",
                unit = unit,
                hex = *way.hexes.last().unwrap_or(&to),
                number = i32::from(allowance.saturating_sub(state.spent[unit]))
            ),
            None => bar!("quad:5.16", "{hex} is out of reach of {unit}.", unit = unit, hex = to),
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
            return bar!(
                "quad:5.14",
                "{unit} stands in an enemy zone and cannot step straight into {hex}, which {other} controls.",
                unit = unit,
                other = by,
                hex = to
            );
        }
        bar!(
            "quad:5.16",
            "The step of {unit} to {hex} costs {points} movement points, more than it has left.",
            unit = unit,
            hex = to,
            number = i32::from(price)
        )
    }

    /// The reason why nobody ever enters a hex, if that is so: the sea, or what the battle closes.
    pub(crate) fn why_closed(&self, hex: Hex) -> Option<Bar> {
        if self.map.terrain("sea").contains(hex) {
            Some(bar!("quad:13.0t", "{hex} is sea.", hex = hex))
        } else if self.ground.closed().contains(hex) {
            Some(Bar::new(self.battle.closed_rule(), "Nobody enters {hex}.").hex(hex))
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
            bar!("quad:13.0l", "A cliff bars {unit} from {hex}.", unit = unit, hex = to)
        } else if self.map.terrain("aqueduct").contains(to) && state.is_disrupted(unit) {
            bar!(
                "quad:E:13.0",
                "{unit} is disrupted and cannot enter the Aqueduct in {hex}.",
                unit = unit,
                hex = to
            )
        } else if self.map.terrain("aqueduct").contains(to) {
            bar!(
                "quad:13.0q",
                "{unit} enters the Aqueduct in {hex} only by a road or at a bridge.",
                unit = unit,
                hex = to
            )
        } else if self.map.terrain("swamp").contains(to) {
            bar!("quad:13.0d", "{unit} enters the swamp in {hex} only by a road.", unit = unit, hex = to)
        } else if self.arm(unit) == Arm::Cavalry {
            bar!(
                "quad:11.13",
                "{unit} cannot cross the wall of the redoubt into {hex}.",
                unit = unit,
                hex = to
            )
        } else {
            bar!(
                "quad:13.0m",
                "{unit} cannot cross the wall of the redoubt into {hex}.",
                unit = unit,
                hex = to
            )
        }
    }

    pub(crate) fn march(
        &self,
        state: &mut State<B::Exclusive>,
        unit: UnitId,
        to: Hex,
        outlook: &mut Outlook,
        log: &mut Log<Event>,
    ) {
        let Some(from) = state.hex(unit) else { return };
        self.take_in_hand(state, unit, log);
        outlook.refresh(self, state, self.side(unit));
        let (barrier, flood) = outlook.barrier(self, self.footing(state, unit));
        let start = Start { hex: from, spent: state.spent[unit], just_entered: false };
        flood.run_to(
            self.ground.steps(self.gait(state, unit)),
            start,
            self.allowance(state, unit),
            barrier,
            to,
        );
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
        if way.into_woods {
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
            self.battle.after_step(self, state, unit, *hex, log);
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
            self.battle.before_march(self, state, unit);
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
        self.battle.after_movement(self, state, log);
        for unit in state.in_woods.iter() {
            self.disrupt(state, unit, "quad:11.12", log);
        }
        state.in_woods = crate::unit::UnitSet::EMPTY;
        state.spent = crate::unit::PerUnit::all(0);
        state.raised = crate::unit::UnitSet::EMPTY;
        state.entries = crate::state::EntryCounts::NONE;
    }

    /// Judges a march off the map: what it costs in all.
    ///
    /// # Errors
    /// What bars it.
    pub fn judge_leave(&self, state: &State<B::Exclusive>, unit: UnitId) -> Verdict<u8> {
        let from = self.judge_mover(state, unit)?;
        let exit = self.battle.exit_hex(self, state, unit)?;
        let barrier = self.barrier_to(state, unit);
        let mut flood = Flood::default();
        let start = Start { hex: from, spent: state.spent[unit], just_entered: false };
        flood.run(self.ground.steps(self.gait(state, unit)), start, self.allowance(state, unit), &barrier);
        self.leave_cost(state, unit, from, exit, &flood, &barrier).ok_or_else(|| {
            if from != exit && barrier.controls(exit) && flood.cost(exit).is_some() {
                return bar!(
                    "quad:5.13",
                    "{unit} must stop in {hex}, which the enemy controls, and cannot leave the map from there.",
                    unit = unit,
                    hex = exit
                );
            }
            bar!(
                "quad:5.16",
                "{unit} cannot reach {hex} and leave the map in this phase.",
                unit = unit,
                hex = exit
            )
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
