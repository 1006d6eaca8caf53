//! Step losses (2.11, 9.16, 9.17).

use crate::event::Event;
use crate::inkerman::Inkerman;
use crate::state::{BattleStep, Place, State};
use crate::unit::{UnitId, UnitSet};
use hex_wargame::{Verdict, bar};
use kernel::{Case, Log};

impl Inkerman {
    /// Takes a step off a unit: its substitute takes its place, or it is gone.
    pub(crate) fn lose_step(
        &self,
        state: &mut State,
        unit: UnitId,
        rule: &'static str,
        log: &mut Log<Event>,
    ) {
        if self.steps(state, unit) > 1 {
            state.reduced.insert(unit);
            log.tell(|| Event::Reduced { unit, rule: Case(rule) });
        } else {
            self.eliminate(state, unit, rule, log);
        }
    }

    pub(crate) fn eliminate(
        &self,
        state: &mut State,
        unit: UnitId,
        rule: &'static str,
        log: &mut Log<Event>,
    ) {
        state.place[unit] = Place::Eliminated;
        state.disrupted.remove(unit);
        state.reduced.remove(unit);
        state.battle.attackers.remove(unit);
        log.tell(|| Event::Eliminated { unit, rule: Case(rule) });
    }

    /// Who can take the losses that are owed now.
    pub(crate) fn losers(&self, state: &State) -> UnitSet {
        match state.battle.step {
            BattleStep::AttackerLosses => state.battle.attackers,
            BattleStep::DefenderLosses => self.units_in(state, state.battle.target),
            _ => UnitSet::EMPTY,
        }
    }

    fn owed(&self, state: &State) -> u8 {
        match state.battle.step {
            BattleStep::AttackerLosses => state.battle.attacker_owes,
            BattleStep::DefenderLosses => state.battle.defender_owes,
            _ => 0,
        }
    }

    pub(crate) fn judge_loss(&self, state: &State, unit: UnitId) -> Verdict {
        if self.owed(state) == 0 {
            return Err(bar!("inkerman:9.17", "no-losses-to-take"));
        }
        if !self.losers(state).contains(unit) {
            return Err(bar!("inkerman:9.17", "cannot-take-this-loss", unit = unit));
        }
        Ok(())
    }

    pub(crate) fn take_loss(&self, state: &mut State, unit: UnitId, log: &mut Log<Event>) {
        self.lose_step(state, unit, "inkerman:9.16a", log);
        match state.battle.step {
            BattleStep::AttackerLosses => state.battle.attacker_owes -= 1,
            _ => state.battle.defender_owes -= 1,
        }
        self.settle_losses(state, log);
    }

    /// Takes every loss about which there is nothing to choose, the attacker's first; asks about others.
    pub(crate) fn settle_losses(&self, state: &mut State, log: &mut Log<Event>) {
        loop {
            let (owed, losers) = (self.owed(state), self.losers(state));
            if owed > 0 && !losers.is_empty() {
                let steps: u8 = losers.iter().map(|unit| self.steps(state, unit)).sum();
                if losers.len() > 1 && owed < steps {
                    return; // the owner chooses
                }
                let unit = losers.first().expect("somebody is there");
                self.lose_step(state, unit, "inkerman:9.16a", log);
                match state.battle.step {
                    BattleStep::AttackerLosses => state.battle.attacker_owes -= 1,
                    _ => state.battle.defender_owes -= 1,
                }
                continue;
            }
            // 9.16: what cannot be taken is forgotten.
            if state.battle.step == BattleStep::AttackerLosses {
                state.battle.attacker_owes = 0;
                state.battle.step = BattleStep::DefenderLosses;
            } else {
                state.battle.defender_owes = 0;
                self.end_fight(state, log);
                return;
            }
        }
    }

    /// The losses are taken: survivors are disrupted, and a victor may advance (9.2, 9.19).
    fn end_fight(&self, state: &mut State, log: &mut Log<Event>) {
        let target = state.battle.target;
        for unit in state.battle.attackers.or(self.units_in(state, target)).iter() {
            self.disrupt(state, unit, "inkerman:5.10-IIc", log);
        }
        state.battle.step = BattleStep::Advance;
        if self.advancers(state).is_empty() {
            self.end_battle(state, log);
        }
    }
}
