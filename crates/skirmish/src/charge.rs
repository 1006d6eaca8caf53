//! Charges and losses (4).

use crate::event::{ChargeResult, Event};
use crate::roster::Arm;
use crate::skirmish::Skirmish;
use crate::state::{State, UnitState};
use hex_wargame::{Verdict, bar};
use kernel::{Dice, Log};
use wargame::UnitId;

impl Skirmish {
    /// What is added to the die of a charge, or what bars it (4.1).
    pub(crate) fn judge_charge(&self, state: &State, unit: UnitId, target: UnitId) -> Verdict<i8> {
        let (from, at) = self.judge_target(state, unit, target)?;
        let (arm, copse) = (self.roster.unit(unit).arm, self.is_copse(at));
        if from.distance(at) != 1 {
            return Err(bar!("skirmish:4.1", "is-not-next-to", other = target, unit = unit));
        }
        if copse && arm == Arm::Rider {
            return Err(bar!("skirmish:2.2", "cannot-charge-into-copse", unit = unit, hex = at));
        }
        let charge = &self.rules.charge;
        let mut modifier = if arm == Arm::Rider { charge.rider } else { 0 };
        if self.is_uphill(from, at) {
            modifier -= charge.uphill;
        }
        if copse {
            modifier -= charge.copse;
        }
        Ok(modifier)
    }

    pub(crate) fn carry_out_charge(
        &self,
        state: &mut State,
        unit: UnitId,
        target: UnitId,
        dice: &mut dyn Dice,
        log: &mut Log<Event>,
    ) {
        let modifier = self.judge_charge(state, unit, target).unwrap_or_default();
        let die = dice.roll(6);
        let sum = die as i8 + modifier;
        let result = match sum {
            _ if sum >= self.rules.charge.wins => ChargeResult::Won,
            _ if sum <= self.rules.charge.fails => ChargeResult::Failed,
            _ => ChargeResult::Stalled,
        };
        log.tell(|| Event::Charged { unit, target, die, result });
        let taken = state.units[target].hex;
        match result {
            ChargeResult::Stalled => {}
            ChargeResult::Failed => self.lose_step(state, unit, "loss-charge", log),
            ChargeResult::Won => {
                self.lose_step(state, target, "loss-charge", log);
                // The hex is free: whoever charged takes it (4.2).
                if let (Some(to), None) = (taken, state.units[target].hex) {
                    state.units[unit].hex = Some(to);
                    log.tell(|| Event::Advanced { unit, to });
                }
            }
        }
    }

    /// A step is lost, and with the last one the unit (4.3).
    pub(crate) fn lose_step(
        &self,
        state: &mut State,
        unit: UnitId,
        cause: &'static str,
        log: &mut Log<Event>,
    ) {
        state.units[unit].steps = state.units[unit].steps.saturating_sub(1);
        if state.units[unit].steps == 0 {
            state.units[unit] = UnitState::GONE;
            log.tell(|| Event::Eliminated { unit, cause });
        } else {
            log.tell(|| Event::Reduced { unit, cause });
        }
    }
}
