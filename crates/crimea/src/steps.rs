//! Phases 3, 4 and 9: movement in the action segment (12.A.3, 12.A.4, 12.A.9, 16.A, 23).

use crate::crimea::Crimea;
use crate::decision::Decision;
use crate::event::Event;
use crate::ground::Obstacle;
use crate::state::{Phase, Place, Stage, State};
use crate::unit::{Arm, Class, Side, UnitId, UnitSet};
use crate::{Bar, Verdict};
use hex_wargame::bar;
use hexmap::{Direction, Hex, HexSet, NO_NEIGHBOUR};
use kernel::{Dice, Log};
use std::ops::ControlFlow;

impl Crimea {
    /// The side that moves in a movement phase of the action segment.
    pub(crate) fn stepping_side(&self, state: &State) -> Option<Side> {
        if state.stage != Stage::Action {
            return None;
        }
        match state.action.phase {
            Phase::AttackerMovement => Some(state.attacker()),
            Phase::DisruptedMovement | Phase::DefenderMovement => Some(state.defender()),
            _ => None,
        }
    }

    /// The hex of a unit of the side that moves now.
    fn judge_own(&self, state: &State, unit: UnitId) -> Verdict<Hex> {
        let Some(side) = self.stepping_side(state) else {
            return Err(bar!("crimea:12.A.4", "not-its-movement-phase", unit = unit));
        };
        if self.side(unit) != side {
            return Err(bar!("crimea:12.A.4", "other-side-moves", unit = unit));
        }
        state.hex(unit).ok_or_else(|| bar!("crimea:12.A.4", "unit-is-not-on-map", unit = unit))
    }

    /// May a checked or locked unit pay for leaving with its order (12.A.1.p3.b, 12.A.8.4.a, ruling A4)?
    pub(crate) fn judge_disrupt(&self, state: &State, unit: UnitId) -> Verdict {
        self.judge_own(state, unit)?;
        if state.action.phase == Phase::DefenderMovement {
            return Err(bar!("crimea:12.A.9", "disrupting-gains-nothing", unit = unit));
        }
        let group = self.with_absorbed(state, unit);
        if group.iter().any(|member| self.can_disrupt(state, member)) {
            return Ok(());
        }
        if state.is_disrupted(unit) {
            return Err(bar!("crimea:12.B.1.p3.c", "is-disrupted-already", unit = unit));
        }
        Err(bar!("crimea:12.A.1.p3.b", "cannot-disrupt-itself", unit = unit))
    }

    fn can_disrupt(&self, state: &State, unit: UnitId) -> bool {
        let arm = self.roster.unit(unit).arm;
        let held = state.action.checked.contains(unit) || state.action.locked.contains(unit);
        held && !state.is_disrupted(unit)
            && !arm.is_siege()
            && arm != Arm::Ship
            && !state.action.failed.contains(unit)
            && !state.action.moved.contains(unit)
    }

    /// The head of a division disrupts everybody in it who can.
    pub(crate) fn disrupt(&self, state: &mut State, unit: UnitId, log: &mut Log<Event>) {
        for member in self.with_absorbed(state, unit).iter() {
            if self.can_disrupt(state, member) {
                state.disrupted.insert(member);
                log.tell(|| Event::DisruptedItself { unit: member });
            }
        }
    }

    /// May a unit move at all in this phase? Says from where.
    pub(crate) fn judge_mover(&self, state: &State, unit: UnitId) -> Verdict<Hex> {
        let from = self.judge_own(state, unit)?;
        let action = &state.action;
        let arm = self.roster.unit(unit).arm;
        if arm.is_siege() {
            return Err(bar!("crimea:17.B", "siege-artillery-stays", unit = unit));
        }
        if action.moved.contains(unit) {
            return Err(bar!("crimea:12.A.4", "has-moved", unit = unit));
        }
        if action.failed.contains(unit) {
            return Err(bar!("crimea:12.A.3.b", "has-failed-to-move-on", unit = unit));
        }
        let disrupted = state.is_disrupted(unit)
            || action.phase != Phase::DefenderMovement && self.goes_with_the_disrupted(state, unit);
        match action.phase {
            Phase::DisruptedMovement if !disrupted => {
                return Err(bar!("crimea:12.A.3.a", "is-undisrupted", unit = unit));
            }
            Phase::DefenderMovement if state.is_disrupted(unit) => {
                return Err(bar!("crimea:12.A.9", "is-disrupted-cannot-move", unit = unit));
            }
            _ => {}
        }
        if !disrupted && action.locked.contains(unit) {
            return Err(bar!("crimea:12.A.8.4.a", "is-locked", unit = unit));
        }
        if !disrupted && action.checked.contains(unit) {
            return Err(bar!("crimea:12.A.1.p3.b", "is-checked", unit = unit));
        }
        Ok(from)
    }

    /// A headquarters whose units are all disrupted moves as if it were, too (12.B.1.p6).
    fn goes_with_the_disrupted(&self, state: &State, unit: UnitId) -> bool {
        if !self.roster.headquarters.contains(unit) {
            return false;
        }
        let mut absorbed = self.with_absorbed(state, unit);
        absorbed.remove(unit);
        !absorbed.is_empty() && absorbed.without(state.disrupted).is_empty()
    }

    /// May a unit enter the enemy's hex, companions and odds apart?
    pub(crate) fn judge_entry(&self, state: &State, unit: UnitId, to: Hex) -> Verdict {
        if state.action.phase == Phase::DisruptedMovement {
            return Err(bar!("crimea:12.A.3.a", "is-disrupted-cannot-enter", unit = unit, hex = to));
        }
        if state.is_disrupted(unit) || self.goes_with_the_disrupted(state, unit) {
            return Err(bar!("crimea:12.B.1.p3.b", "is-disrupted-cannot-enter", unit = unit, hex = to));
        }
        let fortified = state.works.level(to) > 0;
        if self.is_winter(state) && (fortified || self.ground.city.contains(to)) {
            return Err(bar!("crimea:16.A", "no-assault-in-winter", hex = to));
        }
        if fortified && self.roster.unit(unit).arm.is_horse() {
            return Err(bar!("crimea:7.p5.c", "is-mounted-cannot-assault", unit = unit, hex = to));
        }
        Ok(())
    }

    /// The Siege Train: does a Russian work keep the Allies out until they have bombarded it (X.2)?
    pub(crate) fn awaits_siege_fire(&self, state: &State, side: Side, to: Hex) -> bool {
        let level = state.works.level_for(to, Side::Russian);
        let strong = level > 1 || level == 1 && self.ground.city.contains(to);
        self.house_rules.siege_train && side == Side::Allied && strong && !state.action.bombarded.contains(to)
    }

    /// The same as a judgement, of marches too.
    pub(crate) fn judge_bombarded(&self, state: &State, side: Side, to: Hex) -> Verdict {
        if self.awaits_siege_fire(state, side, to) {
            return Err(bar!("crimea:X.2", "needs-siege-fire-first", hex = to));
        }
        Ok(())
    }

    /// May one unit make the step, companions and odds apart?
    fn judge_single(
        &self,
        state: &State,
        unit: UnitId,
        to: Hex,
        enemy: &HexSet,
    ) -> Verdict<(Hex, Direction)> {
        let from = self.judge_mover(state, unit)?;
        let way = from
            .direction_to(to)
            .filter(|_| self.map.on_map().contains(to))
            .ok_or_else(|| bar!("crimea:12.A.4", "moves-one-hex", unit = unit, hex = to))?;
        if self.roster.ships.contains(unit) {
            return self.judge_sailing(state, unit, to).map(|()| (from, way));
        }
        if self.ground.step(from, way).is_none() {
            return Err(bar!("crimea:12.A.4", "water-between", unit = unit, hex = to));
        }
        self.judge_bombarded(state, self.side(unit), to)?;
        if enemy.contains(to) {
            self.judge_entry(state, unit, to)?;
        }
        Ok((from, way))
    }

    /// Ships move one hex over navigable water, with the friends in good order (E.23.A).
    fn judge_sailing(&self, state: &State, unit: UnitId, to: Hex) -> Verdict {
        if state.action.phase == Phase::DisruptedMovement || !self.ground.navigable.contains(to) {
            return Err(bar!("crimea:E.23.A", "cannot-sail-to", unit = unit, hex = to));
        }
        Ok(())
    }

    /// Who goes when a unit is named: itself, or with the head of a division all who can. Says whence and which way.
    fn judge_group(
        &self,
        state: &State,
        unit: UnitId,
        to: Hex,
        enemy: &HexSet,
    ) -> Verdict<(UnitSet, Hex, Direction)> {
        let (from, way) = self.judge_single(state, unit, to, enemy)?;
        let group: UnitSet = self
            .with_absorbed(state, unit)
            .iter()
            .filter(|member| *member == unit || self.judge_single(state, *member, to, enemy).is_ok())
            .collect();
        Ok((group, from, way))
    }

    pub(crate) fn judge_step(&self, state: &State, unit: UnitId, to: Hex) -> Verdict {
        self.judge_step_among(state, unit, to, &self.held_by(state, self.side(unit).enemy()))
    }

    /// The same where the hexes that the enemy holds are known.
    fn judge_step_among(&self, state: &State, unit: UnitId, to: Hex, enemy: &HexSet) -> Verdict {
        let (group, from, _) = self.judge_group(state, unit, to, enemy)?;
        let side = self.side(unit);
        if self.roster.ships.contains(unit) || !enemy.contains(to) {
            return Ok(());
        }
        if !self.has_fighters(state, &group) && !self.has_led_the_way(state, side, from, to) {
            return Err(self.needs_company(unit, to));
        }
        self.judge_reach_of_odds(state, &group, to)
    }

    fn needs_company(&self, unit: UnitId, to: Hex) -> Bar {
        bar!("crimea:R.M10", "enters-only-behind-fighters", unit = unit, hex = to)
    }

    fn has_fighters(&self, state: &State, group: &UnitSet) -> bool {
        group.iter().any(|unit| self.melee_halves(state, unit) > 0)
    }

    /// Has a friend with a melee factor already entered from the same hex (ruling M10)?
    fn has_led_the_way(&self, state: &State, side: Side, from: Hex, to: Hex) -> bool {
        let came_from_there = |unit: &UnitId| {
            state.action.came_from[*unit] == Place::at(from) && state.action.moved.contains(*unit)
        };
        self.troops_in(state, to, side)
            .iter()
            .filter(came_from_there)
            .any(|unit| self.melee_halves(state, unit) > 0)
    }

    /// Could the odds of a melee there reach the table if all who are near and able came along (E.CRT.1, ruling M5)?
    pub(crate) fn judge_reach_of_odds(&self, state: &State, group: &UnitSet, to: Hex) -> Verdict {
        let Some(first) = group.first() else { return Ok(()) };
        let side = self.side(first);
        let defenders = self.troops_in(state, to, side.enemy());
        let defence = self.best_halves(state, to, side.enemy(), &self.able_to_defend(state, to, &defenders));
        let there = self.troops_in(state, to, side).or(group);
        let enough = |candidates: &UnitSet| {
            let able = self.able_to_attack(state, to, candidates);
            self.tables.melee.column(self.best_halves(state, to, side, &able), defence).is_some()
        };
        if enough(&there) {
            return Ok(());
        }
        let mut candidates = there;
        for near in self.ground.walkable(to) {
            let able = self.troops_in(state, near, side);
            candidates = able
                .iter()
                .filter(|unit| self.judge_mover(state, *unit).is_ok())
                .fold(candidates, |all, unit| all.or(UnitSet::only(unit)));
        }
        if enough(&candidates) {
            return Ok(());
        }
        Err(bar!("crimea:E.CRT.1", "odds-too-low-with-all", hex = to))
    }

    /// The head of a division takes its absorbed units along that can go; classes roll apart.
    pub(crate) fn step(
        &self,
        state: &mut State,
        unit: UnitId,
        to: Hex,
        dice: &mut dyn Dice,
        log: &mut Log<Event>,
    ) {
        let side = self.side(unit);
        let enemy = self.held_by(state, side.enemy());
        let Ok((group, from, way)) = self.judge_group(state, unit, to, &enemy) else { return };
        if self.roster.ships.contains(unit) {
            self.put(state, unit, to);
            state.action.moved.insert(unit);
            log.tell(|| Event::Stepped { unit, from, to });
            return;
        }
        let is_assault = enemy.contains(to);
        let mut left = group;
        let mut going = UnitSet::EMPTY;
        for class in Class::ALL {
            let of_class: UnitSet =
                group.iter().filter(|member| self.roster.unit(*member).arm.class() == class).collect();
            // Guns and headquarters do not try it without somebody in front (ruling M10).
            let led =
                !is_assault || self.has_fighters(state, &left) || self.has_led_the_way(state, side, from, to);
            if led && self.overcome(state, &of_class, class, (from, way), dice, log) {
                going = going.or(of_class);
            } else {
                left = left.without(of_class);
            }
        }
        if is_assault && !self.has_fighters(state, &going) && !self.has_led_the_way(state, side, from, to) {
            return;
        }
        for member in going.iter() {
            self.move_in_action(state, member, from, to, log);
            log.tell(|| Event::Stepped { unit: member, from, to });
        }
        self.settle_ground(state, Some(from), log);
    }

    /// Rolls for what is in the way of the units of a class, once for a hex, class and obstacle (12.A.3.c, ruling A1).
    fn overcome(
        &self,
        state: &mut State,
        units: &UnitSet,
        class: Class,
        (from, way): (Hex, Direction),
        dice: &mut dyn Dice,
        log: &mut Log<Event>,
    ) -> bool {
        let Some(first) = units.first() else { return false };
        for obstacle in self.ground.obstacles(from, way) {
            if state.action.passed[obstacle as usize].contains(first) {
                continue;
            }
            let needed = self.needed(obstacle, class);
            let die = dice.roll(6);
            log.tell(|| Event::ClimbRolled { at: from, class, obstacle, die, needed });
            let comrades: UnitSet = self
                .troops_in(state, from, self.side(first))
                .iter()
                .filter(|unit| self.roster.unit(*unit).arm.class() == class)
                .collect();
            let set = if die >= needed {
                &mut state.action.passed[obstacle as usize]
            } else {
                &mut state.action.failed
            };
            *set = set.or(comrades);
            if die < needed {
                return false;
            }
        }
        true
    }

    /// The least die with which a class overcomes an obstacle (E.TEC.b).
    pub(crate) fn needed(&self, obstacle: Obstacle, class: Class) -> u8 {
        let climb = &self.tables.climb;
        let by_class = match obstacle {
            Obstacle::Slope => climb.up_slope,
            Obstacle::SteepSlope => climb.up_steep_slope,
            Obstacle::River => climb.leave_river,
        };
        by_class[class as usize]
    }

    /// Puts a unit into the next hex: it has moved, it is no reserve any more, and whoever walks into an enemy's hex
    /// remembers whence.
    pub(crate) fn move_in_action(
        &self,
        state: &mut State,
        unit: UnitId,
        from: Hex,
        to: Hex,
        log: &mut Log<Event>,
    ) {
        let side = self.side(unit);
        let is_assault = self.holds(state, to, side.enemy());
        if !is_assault {
            self.tell_work_taken(state, to, side, log);
        }
        self.leave_melee(state, unit);
        self.put(state, unit, to);
        let action = &mut state.action;
        action.moved.insert(unit);
        if is_assault {
            action.came_from[unit] = Place::at(from);
            action.reinforced.insert(to);
        }
        if action.reserve.contains(unit) {
            action.reserve.remove(unit);
            log.tell(|| Event::ReserveLost { unit });
        }
    }

    fn tell_work_taken(&self, state: &State, at: Hex, side: Side, log: &mut Log<Event>) {
        if state.works.owner(at) == Some(side.enemy()) {
            log.tell(|| Event::WorkTaken { at, side });
        }
    }

    /// Is there any move, charge or disruption to decide on?
    pub(crate) fn can_step(&self, state: &State) -> bool {
        self.visit_steps(state, &mut |_| ControlFlow::Break(())).is_break()
    }

    /// Steps, charges and disruptions of the movement phase.
    pub(crate) fn offer_steps(&self, state: &State, out: &mut Vec<Decision>) {
        let _ = self.visit_steps(state, &mut |decision| {
            out.push(decision);
            ControlFlow::Continue(())
        });
    }

    fn visit_steps(
        &self,
        state: &State,
        visit: &mut dyn FnMut(Decision) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let Some(side) = self.stepping_side(state) else { return ControlFlow::Continue(()) };
        let enemy = self.held_by(state, side.enemy());
        for unit in self.roster.of(side) {
            let Some(from) = state.hex(unit) else { continue };
            if self.judge_disrupt(state, unit).is_ok() {
                visit(Decision::Disrupt { unit })?;
            }
            if self.judge_mover(state, unit).is_err() {
                continue;
            }
            for index in self.ground.neighbours[from.index()] {
                if index != NO_NEIGHBOUR {
                    let to = Hex::from_index(usize::from(index));
                    if self.judge_step_among(state, unit, to, &enemy).is_ok() {
                        visit(Decision::Step { unit, to })?;
                    }
                }
            }
            self.visit_charges(state, unit, &enemy, visit)?;
        }
        ControlFlow::Continue(())
    }
}
