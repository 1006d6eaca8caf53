//! Why a thing that is touched leads nowhere now: what keeps a unit from everything that it could be wanted for.

use crate::decision::Decision;
use crate::inkerman::Inkerman;
use crate::state::{BattleStep, Offer, Place, State};
use crate::unit::{Side, UnitId};
use hex_wargame::{Bar, Verdict, bar};
use hexmap::Hex;

impl Inkerman {
    /// What keeps a unit from being ordered, or from being attacked.
    pub(crate) fn why_unit_idles(&self, state: &State, unit: UnitId) -> Option<Bar> {
        // Before anything else the order of the phases, offers and the attack that is going on.
        if !state.in_phase() || state.offer == Offer::Made {
            return self.judge(state, Decision::Hold { unit }).err();
        }
        match state.battle.step {
            BattleStep::AttackerLosses | BattleStep::DefenderLosses => self.judge_loss(state, unit),
            BattleStep::Advance => self.judge_advance(state, unit),
            BattleStep::Declaring if self.side(unit) == state.active => self.judge_join(state, unit),
            BattleStep::Declaring => Err(bar!("inkerman:9.4", "resolve-declared-attack-first")),
            BattleStep::Momentum => self.judge_going_on(state, unit),
            BattleStep::None => self.judge_any_action(state, unit),
        }
        .err()
    }

    /// What keeps whoever stands in a hex; nothing for an empty one.
    pub(crate) fn why_hex_idles(&self, state: &State, at: Hex) -> Option<Bar> {
        self.units_in(state, at).first().and_then(|unit| self.why_unit_idles(state, unit))
    }

    /// Only the unit that has advanced goes on.
    fn judge_going_on(&self, state: &State, unit: UnitId) -> Verdict {
        match (state.hex(unit), state.battle.attackers.first()) {
            (Some(at), _) if self.side(unit) != state.active => self.judge_aim(state, at),
            (Some(at), Some(other)) if other == unit => self.judge_flank(state, unit, at),
            (_, Some(other)) => Err(bar!("inkerman:9.19d", "only-other-goes-on", unit = unit, other = other)),
            _ => Ok(()),
        }
    }

    fn judge_any_action(&self, state: &State, unit: UnitId) -> Verdict {
        let is_own = self.side(unit) == state.active;
        let Some(at) = state.hex(unit) else { return self.judge_any_entry(state, unit) };
        match (state.is_combat_phase(), is_own) {
            (true, false) => self.judge_aim(state, at),
            (true, true) => self.judge_attacker(state, unit).map(|_| ()),
            (false, false) if state.active == Side::Russian && state.markers > 0 => {
                self.judge_bombardment(state, unit)
            }
            (false, _) => {
                self.judge_mover(state, unit)?;
                Err(bar!("inkerman:8.1", "can-reach-no-other-hex", unit = unit))
            }
        }
    }

    fn judge_any_entry(&self, state: &State, unit: UnitId) -> Verdict {
        if state.place[unit] != Place::Waiting {
            return Err(self.why_off_map(state, unit));
        }
        let verdicts = self.tables.entry_area.iter().map(|at| self.judge_entry(state, unit, at));
        verdicts.map(|verdict| verdict.map(|_| ())).find(Result::is_err).unwrap_or(Ok(()))
    }
}
