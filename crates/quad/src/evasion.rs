//! Cavalry withdraws before the melee (11.26), and guns that exclusive rules let step back.

use crate::battle::{Battle, Happening, StepBack};
use crate::event::Event;
use crate::quad::Quad;
use crate::retreat::Path;
use crate::state::{Phase, Stage, State};
use crate::unit::{Arm, UnitId};
use hex_wargame::{Bar, Verdict, bar};
use hexmap::{Hex, HexSet};
use kernel::{Case, Log};

impl<B: Battle> Quad<B> {
    /// May the unit withdraw one hex now? Says from where.
    ///
    /// # Errors
    /// What bars it.
    pub fn judge_evader(&self, state: &State<B::Exclusive>, unit: UnitId) -> Verdict<Hex> {
        let info = self.roster.unit(unit);
        if state.phase != Phase::Evasion || info.side != state.phasing.enemy() {
            return Err(bar!("quad:11.26", "cavalry-withdraws-after-defensive-fire", unit = unit));
        }
        let Some(hex) = state.hex(unit).filter(|_| info.arm == Arm::Cavalry) else {
            return Err(bar!("quad:11.26", "only-cavalry-on-map-withdraws", unit = unit));
        };
        if state.tried.contains(unit) {
            return Err(bar!("quad:11.26", "has-withdrawn-already", unit = unit));
        }
        if self.house_rules.broken_cavalry_stays && state.is_disrupted(unit) {
            return Err(bar!("quad:E:11.27", "is-disrupted-and-cannot-withdraw", unit = unit));
        }
        let threatened =
            self.controllers(state, state.phasing, hex).any(|enemy| self.arm(enemy) != Arm::Cavalry);
        if !threatened {
            return Err(bar!("quad:11.26", "cavalry-not-threatened", unit = unit));
        }
        Ok(hex)
    }

    /// Where a unit that may withdraw can go.
    pub(crate) fn evasions(&self, state: &State<B::Exclusive>, unit: UnitId) -> HexSet {
        let Ok(from) = self.judge_evader(state, unit) else { return HexSet::EMPTY };
        let danger = self.danger_for(state, self.side(unit));
        self.combat_neighbours(Arm::Cavalry, from)
            .filter(|hex| !danger.closed.contains(*hex) && self.may_stack(state, unit, *hex))
            .collect()
    }

    pub(crate) fn any_evasion(&self, state: &State<B::Exclusive>) -> bool {
        self.roster.of(state.phasing.enemy()).any(|unit| !self.evasions(state, unit).is_empty())
    }

    /// Where a unit that may step back instead of firing can go: one hex, as in a retreat that displaces
    /// nobody.
    pub(crate) fn step_backs(&self, state: &State<B::Exclusive>, unit: UnitId) -> HexSet {
        if self.judge_stepper(state, unit).is_err() {
            return HexSet::EMPTY;
        }
        let routes = self.routes(state, unit, 1);
        if routes.doomed || routes.displaces > 0 {
            return HexSet::EMPTY;
        }
        routes.paths.iter().filter_map(Path::last).collect()
    }

    /// May the unit step back now? Says by which cases.
    fn judge_stepper(&self, state: &State<B::Exclusive>, unit: UnitId) -> Verdict<StepBack> {
        let step_back = self.rules_of(unit).step_back;
        let in_time = state.phase == Phase::DefensiveFire && state.hex(unit).is_some();
        let Some(step_back) = step_back.filter(|_| in_time) else {
            let rule = step_back.map_or("quad:11.26", |step_back| step_back.rule);
            return Err(Bar::new(rule, "cannot-withdraw-in-this-phase").unit(unit));
        };
        if state.combat.stage == Stage::Declaring {
            return Err(bar!("quad:7.12", "roll-declared-combat-first"));
        }
        self.battle.may_step_back(self, state, unit).map(|()| step_back)
    }

    pub(crate) fn any_step_back(&self, state: &State<B::Exclusive>) -> bool {
        self.steps_back.iter().any(|unit| !self.step_backs(state, unit).is_empty())
    }

    fn judge_step_back(&self, state: &State<B::Exclusive>, unit: UnitId, to: Hex) -> Verdict {
        let StepBack { hexes, .. } = self.judge_stepper(state, unit)?;
        if self.step_backs(state, unit).contains(to) {
            return Ok(());
        }
        if let Some(bar) = self.why_closed(to) {
            return Err(bar);
        }
        Err(Bar::new(hexes, "cannot-step-back-there").unit(unit).hex(to))
    }

    pub(crate) fn judge_evade(&self, state: &State<B::Exclusive>, unit: UnitId, to: Hex) -> Verdict {
        if state.phase == Phase::DefensiveFire || self.steps_back.contains(unit) {
            return self.judge_step_back(state, unit, to);
        }
        let from = self.judge_evader(state, unit)?;
        if self.evasions(state, unit).contains(to) {
            return Ok(());
        }
        Err(if from.direction_to(to).is_none() || !self.map.on_map().contains(to) {
            bar!("quad:11.26", "withdraws-to-adjacent-hex", unit = unit, hex = to)
        } else if self.zone_of(state, state.phasing).contains(to) {
            bar!("quad:11.26", "cannot-withdraw-into-zone", unit = unit, hex = to)
        } else if self.holder(state, to).is_some() {
            bar!("quad:5.32", "cannot-withdraw-into-occupied-hex", unit = unit, hex = to)
        } else {
            bar!("quad:8.52", "cannot-cross-into", unit = unit, hex = to)
        })
    }

    pub(crate) fn evade(&self, state: &mut State<B::Exclusive>, unit: UnitId, to: Hex, log: &mut Log<Event>) {
        let Some(from) = state.hex(unit) else { return };
        let step_back = self.rules_of(unit).step_back.filter(|_| state.phase == Phase::DefensiveFire);
        if step_back.is_some() {
            self.battle.react(self, state, Happening::SteppedBack(unit), log);
        } else {
            state.tried.insert(unit);
        }
        let rule = step_back.map_or("quad:11.26", |step_back| step_back.rule);
        self.put_on_top(state, unit, to);
        log.tell(|| Event::Evaded { unit, from, to, rule: Case(rule) });
        self.battle.react(self, state, Happening::Stepped { unit, hex: to }, log);
        self.ask_for_order(state, unit);
    }
}
