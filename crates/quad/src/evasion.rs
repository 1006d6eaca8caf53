//! Cavalry withdraws before the melee (11.26), and guns that exclusive rules let step back.

use crate::battle::Battle;
use crate::event::Event;
use crate::quad::Quad;
use crate::retreat::Path;
use crate::state::{Phase, Stage, State};
use crate::unit::{Arm, UnitId};
use hexmap::{Hex, HexSet};
use kernel::{Case, Log};
use manoeuvre::{Bar, Verdict, bar};

impl<B: Battle> Quad<B> {
    /// May the unit withdraw one hex now? Says from where.
    ///
    /// # Errors
    /// What bars it.
    pub fn judge_evader(&self, state: &State<B::Exclusive>, unit: UnitId) -> Verdict<Hex> {
        let info = self.roster.unit(unit);
        if state.phase != Phase::Evasion || info.side != state.phasing.enemy() {
            return Err(bar!(
                "quad:11.26",
                "Cavalry withdraws only at the end of its own side's Defensive Fire, in the enemy's Player-Turn.",
                unit = unit
            ));
        }
        let Some(hex) = state.hex(unit).filter(|_| info.arm == Arm::Cavalry) else {
            return Err(bar!(
                "quad:11.26",
                "Only cavalry on the map withdraws; {unit} does not.",
                unit = unit
            ));
        };
        if state.tried.contains(unit) {
            return Err(bar!("quad:11.26", "{unit} has withdrawn already.", unit = unit));
        }
        if self.house_rules.broken_cavalry_stays && state.is_disrupted(unit) {
            return Err(bar!("quad:E:11.27", "{unit} is disrupted and does not withdraw.", unit = unit));
        }
        let threatened =
            self.controllers(state, state.phasing, hex).any(|enemy| self.arm(enemy) != Arm::Cavalry);
        if !threatened {
            return Err(bar!(
                "quad:11.26",
                "{unit} is in no zone of control of enemy infantry or artillery.",
                unit = unit
            ));
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

    fn judge_stepper(&self, state: &State<B::Exclusive>, unit: UnitId) -> Verdict {
        let steps_back = self.battle.steps_back().contains(unit);
        let rule = if steps_back { self.battle.step_back_rule() } else { "quad:11.26" };
        if state.phase != Phase::DefensiveFire || !steps_back || state.hex(unit).is_none() {
            return Err(Bar::new(rule, "{unit} does not withdraw in this phase.").unit(unit));
        }
        if state.combat.stage == Stage::Declaring {
            return Err(bar!("quad:7.12", "The combat that is declared is rolled for first."));
        }
        self.battle.may_step_back(self, state, unit)
    }

    pub(crate) fn any_step_back(&self, state: &State<B::Exclusive>) -> bool {
        self.battle.steps_back().iter().any(|unit| !self.step_backs(state, unit).is_empty())
    }

    fn judge_step_back(&self, state: &State<B::Exclusive>, unit: UnitId, to: Hex) -> Verdict {
        self.judge_stepper(state, unit)?;
        if self.step_backs(state, unit).contains(to) {
            return Ok(());
        }
        if let Some(bar) = self.why_closed(to) {
            return Err(bar);
        }
        Err(Bar::new(
            self.battle.step_back_hex_rule(),
            "{unit} steps back one hex as in a retreat, out of every enemy zone, and {hex} is no such hex.",
        )
        .unit(unit)
        .hex(to))
    }

    pub(crate) fn judge_evade(&self, state: &State<B::Exclusive>, unit: UnitId, to: Hex) -> Verdict {
        if state.phase == Phase::DefensiveFire || self.battle.steps_back().contains(unit) {
            return self.judge_step_back(state, unit, to);
        }
        let from = self.judge_evader(state, unit)?;
        if self.evasions(state, unit).contains(to) {
            return Ok(());
        }
        Err(if from.direction_to(to).is_none() || !self.map.on_map().contains(to) {
            bar!(
                "quad:11.26",
                "{unit} withdraws one hex, and {hex} is not next to it.",
                unit = unit,
                hex = to
            )
        } else if self.zone_of(state, state.phasing).contains(to) {
            bar!(
                "quad:11.26",
                "{unit} cannot withdraw into {hex}, which the enemy controls.",
                unit = unit,
                hex = to
            )
        } else if self.holder(state, to).is_some() {
            bar!("quad:5.32", "{unit} cannot withdraw into {hex}, which is occupied.", unit = unit, hex = to)
        } else {
            bar!("quad:8.52", "{unit} cannot cross into {hex}.", unit = unit, hex = to)
        })
    }

    pub(crate) fn evade(&self, state: &mut State<B::Exclusive>, unit: UnitId, to: Hex, log: &mut Log<Event>) {
        let Some(from) = state.hex(unit) else { return };
        let mut rule = "quad:11.26";
        if state.phase == Phase::DefensiveFire {
            rule = self.battle.step_back_rule();
            self.battle.after_step_back(state, unit);
        } else {
            state.tried.insert(unit);
        }
        self.put_on_top(state, unit, to);
        log.tell(|| Event::Evaded { unit, from, to, rule: Case(rule) });
        self.battle.after_step(self, state, unit, to, log);
        self.ask_for_order(state, unit);
    }
}
