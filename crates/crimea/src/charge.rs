//! Cavalry charges (12.B.4).

use crate::Verdict;
use crate::crimea::Crimea;
use crate::decision::Decision;
use crate::event::Event;
use crate::state::{Phase, Place, State};
use crate::unit::{Arm, UnitId, UnitSet};
use hex_wargame::bar;
use hexmap::{Hex, HexSet};
use kernel::Log;
use std::ops::ControlFlow;

impl Crimea {
    /// May one unit charge at all? Says from where. A headquarters of cavalry rides with its division (9).
    fn judge_charger(&self, state: &State, unit: UnitId) -> Verdict<Hex> {
        if state.action.phase == Phase::DisruptedMovement {
            return Err(bar!("crimea:12.B.4.a", "no-charges-in-this-phase"));
        }
        let from = self.judge_mover(state, unit)?;
        let arm = self.roster.unit(unit).arm;
        if !arm.is_horse() && arm != Arm::CavalryHq {
            return Err(bar!("crimea:12.B.4.a", "is-no-cavalry", unit = unit));
        }
        if state.charged.contains(unit) {
            return Err(bar!("crimea:12.B.4.a", "has-charged", unit = unit));
        }
        if state.is_disrupted(unit) {
            return Err(bar!("crimea:12.B.1.p3.b", "is-disrupted-cannot-charge", unit = unit));
        }
        Ok(from)
    }

    /// Can cavalry charge into a hex, or through it (12.B.4.e, ruling A6)?
    fn judge_charge_ground(&self, state: &State, hex: Hex) -> Verdict {
        let ground = &self.ground;
        let broken = ground.village.contains(hex)
            || ground.city.contains(hex)
            || ground.rough_crest.contains(hex)
            || state.works.level(hex) > 0;
        if broken {
            return Err(bar!("crimea:12.B.4.e", "is-no-ground-for-charge", hex = hex));
        }
        Ok(())
    }

    /// Who charges when a unit is named. Terrain rolls are not needed (12.B.4.f).
    fn judge_chargers(&self, state: &State, unit: UnitId, through: Hex, to: Hex) -> Verdict<(UnitSet, Hex)> {
        let from = self.judge_charger(state, unit)?;
        let enemy = self.side(unit).enemy();
        let reaches = |one: Hex, other: Hex| {
            one.direction_to(other).is_some_and(|way| self.ground.step(one, way) == Some(other))
        };
        if to == from || !reaches(through, to) || through != from && !reaches(from, through) {
            return Err(bar!("crimea:12.B.4.b", "charge-does-not-reach", unit = unit, hex = to));
        }
        if !self.holds(state, to, enemy) {
            return Err(bar!("crimea:12.B.4.b", "charge-needs-an-enemy", hex = to));
        }
        if through != from {
            if self.holds(state, through, enemy) {
                return Err(bar!("crimea:12.B.4.b", "cannot-charge-through", hex = through));
            }
            self.judge_charge_ground(state, through)?;
        }
        self.judge_charge_ground(state, to)?;
        self.judge_entry(state, unit, to)?;
        let group: UnitSet = self
            .with_absorbed(state, unit)
            .iter()
            .filter(|member| *member == unit || self.judge_charger(state, *member).is_ok())
            .collect();
        if group.iter().all(|member| self.melee_halves(state, member) == 0) {
            return Err(bar!("crimea:12.B.4.a", "has-no-cavalry-to-charge", unit = unit));
        }
        Ok((group, from))
    }

    pub(crate) fn judge_charge(&self, state: &State, unit: UnitId, through: Hex, to: Hex) -> Verdict {
        let (group, _) = self.judge_chargers(state, unit, through, to)?;
        self.judge_reach_of_odds(state, &group, to)
    }

    pub(crate) fn charge(
        &self,
        state: &mut State,
        unit: UnitId,
        through: Hex,
        to: Hex,
        log: &mut Log<Event>,
    ) {
        let Ok((group, from)) = self.judge_chargers(state, unit, through, to) else { return };
        for member in group.iter() {
            self.leave_melee(state, member);
            if through != from {
                self.put(state, member, through);
            }
            self.move_in_action(state, member, through, to, log);
            // Held fire in the hex that is charged throws the riders back to where they began (ruling A7).
            state.action.charged_from[member] = Place::at(from);
            if !self.roster.headquarters.contains(member) {
                state.charged.insert(member);
            }
            log.tell(|| Event::Charged { unit: member, through, to });
        }
        self.settle_ground(state, Some(from), log);
    }

    pub(crate) fn visit_charges(
        &self,
        state: &State,
        unit: UnitId,
        enemy: &HexSet,
        visit: &mut dyn FnMut(Decision) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let Ok(from) = self.judge_charger(state, unit) else { return ControlFlow::Continue(()) };
        let near = self.ground.walkable(from);
        for through in std::iter::once(from).chain(near) {
            if through != from
                && (enemy.contains(through) || self.judge_charge_ground(state, through).is_err())
            {
                continue;
            }
            for to in self.ground.walkable(through) {
                if enemy.contains(to) && self.judge_charge(state, unit, through, to).is_ok() {
                    visit(Decision::Charge { unit, through, to })?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}
