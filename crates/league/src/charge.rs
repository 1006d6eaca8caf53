//! Charges, from their declaration to contact (C.a, C.b.1).

use crate::decision::{Benefit, Decision};
use crate::event::Event;
use crate::field::Field;
use crate::league::League;
use crate::play::Play;
use crate::state::{Charge, ChargeStep, Stage, State};
use crate::unit::{Arm, Formation, UnitId, UnitSet};
use kernel::Log;
use tabletop::Point;
use wargame::{Verdict, bar};

impl League {
    /// May a unit charge a target, with a second line or without?
    pub(crate) fn judge_charge(
        &self,
        state: &State,
        unit: UnitId,
        target: UnitId,
        second: Option<UnitId>,
    ) -> Verdict {
        self.judge_charger(state, unit)?;
        if target.index() >= self.roster.len() || self.side(target) == self.side(unit) || !state.here(target)
        {
            return Err(bar!("league:C.a.2", "charge-needs-enemy", unit = unit));
        }
        let (print, other) = (self.footprint(state, unit), self.footprint(state, target));
        if !print.may_be_within(&other, self.tables.close.reach)
            || print.gap(&other) > self.tables.close.reach
        {
            return Err(bar!("league:C.a.2", "too-far-to-charge", unit = unit, other = target));
        }
        let ahead = print.bases().iter().any(|base| {
            let seen = |stand: &tabletop::Base| base.heading.sees(stand.centre - base.centre, 45);
            other.bases().iter().any(seen)
        });
        if !ahead {
            return Err(bar!("league:C.a.2", "is-not-in-front", unit = unit, other = target));
        }
        if let Some(second) = second {
            self.judge_second_line(state, unit, second)?;
        }
        let step = self.contact_step(state, unit, target);
        self.judge_slide(state, unit, second, step)
    }

    /// May a unit charge at all?
    pub(crate) fn judge_charger(&self, state: &State, unit: UnitId) -> Verdict {
        self.judge_action(state, unit)?;
        if self.roster.unit(unit).arm == Arm::Artillery {
            return Err(bar!("league:C.a.1", "guns-cannot-charge", unit = unit));
        }
        match state.units[unit].formation {
            Formation::Line | Formation::Column | Formation::Skirmish => Ok(()),
            other => Err(bar!(
                "league:C.a.1",
                "cannot-charge-in-this-formation",
                unit = unit,
                what = other.phrase()
            )),
        }
    }

    fn judge_second_line(&self, state: &State, unit: UnitId, second: UnitId) -> Verdict {
        if second == unit || second.index() >= self.roster.len() || !state.here(second) {
            return Err(bar!("league:C.b.3", "there-is-no-such-second-line", unit = unit));
        }
        self.judge_action(state, second)?;
        if state.declined.contains(second) && self.seats.of_unit(second) != self.seats.of_unit(unit) {
            return Err(bar!("league:C.b.3", "has-stayed-out-of-charge", unit = second));
        }
        if !self.forms_double_line(state, unit, second) {
            return Err(bar!("league:C.b.3", "is-not-second-line", unit = unit, other = second));
        }
        Ok(())
    }

    /// The step that brings a unit into touch with another one (C.b.1).
    pub(crate) fn contact_step(&self, state: &State, unit: UnitId, target: UnitId) -> Point {
        let (print, other) = (self.footprint(state, unit), self.footprint(state, target));
        let (i, j, _) = print.nearest(&other);
        print.bases()[i].step_to(&other.bases()[j])
    }

    /// Declares a charge: it is the action of all who take part (C.a.1).
    pub(crate) fn charge(
        &self,
        state: &mut State,
        unit: UnitId,
        target: UnitId,
        second: Option<UnitId>,
        play: &mut Play<'_>,
    ) {
        let contact = self.contact_step(state, unit, target);
        state.charge = Charge { attacker: Some(unit), second, target: Some(target), contact, ..Charge::NONE };
        let strange = second.filter(|second| self.seats.of_unit(*second) != self.seats.of_unit(unit));
        if strange.is_some() {
            state.charge.asked = strange;
            state.stage = Stage::Charge(ChargeStep::Consent);
        } else {
            self.go_in(state, play);
        }
    }

    /// The owner of a second line lets it come along, or there is no such charge (C.b.3).
    fn consent(&self, state: &mut State, joins: bool, play: &mut Play<'_>) {
        let Some(unit) = state.charge.second else { return };
        play.log.tell(|| Event::Supports { unit, joins });
        if joins {
            self.go_in(state, play);
        } else {
            state.declined.insert(unit);
            self.end_charge(state);
        }
    }

    /// The charge is declared, and all whom it meets are asked whether they stand (A.a.3).
    fn go_in(&self, state: &mut State, play: &mut Play<'_>) {
        let Some((unit, target)) = Self::parties(state) else { return };
        let second = state.charge.second;
        for mover in [Some(unit), second].into_iter().flatten() {
            state.units[mover].acted = true;
            state.units[mover].came_from = None;
        }
        play.log.tell(|| Event::Charges { unit, target, second });
        state.charge.waiting = self.who_answers(state, unit, target).into_iter().collect();
        self.ask_next_answer(state, play);
    }

    pub(crate) fn parties(state: &State) -> Option<(UnitId, UnitId)> {
        Some((state.charge.attacker?, state.charge.target?))
    }

    /// Who is asked in a step of the charge.
    pub(crate) fn charge_speaker(&self, state: &State, step: ChargeStep) -> Option<UnitId> {
        let (attacker, target) = Self::parties(state)?;
        Some(match step {
            ChargeStep::AttackerCheck | ChargeStep::MoveUp => attacker,
            ChargeStep::Support | ChargeStep::DefenderBenefit | ChargeStep::AttackerBenefit => {
                state.charge.asked?
            }
            ChargeStep::Consent | ChargeStep::Follow => state.charge.second?,
            ChargeStep::Answer | ChargeStep::DefenderCheck | ChargeStep::React => {
                state.charge.asked.unwrap_or(target)
            }
        })
    }

    /// May this be decided in a charge?
    pub(crate) fn judge_in_charge(
        &self,
        state: &State,
        field: &Field,
        step: ChargeStep,
        decision: Decision,
    ) -> Verdict {
        let Some((attacker, target)) = Self::parties(state) else {
            return Err(bar!("league:C.a.1", "no-charge-under-way"));
        };
        let asked = self.charge_speaker(state, step).unwrap_or(target);
        match (step, decision) {
            (ChargeStep::Answer, Decision::Stand | Decision::Retreat)
            | (ChargeStep::Consent | ChargeStep::Support, Decision::Support { .. })
            | (ChargeStep::React, Decision::LetCome) => Ok(()),
            (ChargeStep::AttackerCheck | ChargeStep::DefenderCheck, Decision::Check { benefit })
            | (ChargeStep::AttackerBenefit | ChargeStep::DefenderBenefit, Decision::Commit { benefit }) => {
                self.judge_charge_benefit(state, asked, benefit, decision)
            }
            (ChargeStep::React, Decision::ReactFire { aims }) => {
                self.judge_fire(state, field, asked, Benefit::None, aims, true)
            }
            (ChargeStep::React, Decision::ReactForm { formation }) => {
                self.judge_form(state, field, asked, formation, false, true)
            }
            (ChargeStep::React, Decision::ReactFace { heading }) => {
                self.judge_face(state, field, asked, heading, true)
            }
            (ChargeStep::MoveUp, Decision::Advance { length }) => self.judge_move_up(state, attacker, length),
            (ChargeStep::Follow, Decision::Advance { length }) => match state.charge.second {
                Some(second) => self.judge_follow(state, second, state.charge.contact, length),
                None => Err(bar!("league:C.f.4", "there-is-no-second-line")),
            },
            _ => Err(bar!("league:A.b", "settle-charge-first")),
        }
    }

    fn judge_charge_benefit(
        &self,
        state: &State,
        unit: UnitId,
        benefit: Benefit,
        decision: Decision,
    ) -> Verdict {
        if benefit == Benefit::Both && matches!(decision, Decision::Check { .. }) {
            return Err(bar!("league:L.mc", "one-benefit-is-enough", unit = unit));
        }
        self.judge_benefit(state, unit, benefit)
    }

    /// Carries out a decision in a charge.
    pub(crate) fn go_on_with_charge(
        &self,
        state: &mut State,
        step: ChargeStep,
        decision: Decision,
        play: &mut Play<'_>,
    ) {
        let Some((attacker, target)) = Self::parties(state) else { return };
        let asked = self.charge_speaker(state, step).unwrap_or(target);
        match (step, decision) {
            (_, Decision::Stand) => {
                play.log.tell(|| Event::Answers { unit: asked, stands: true });
                self.ask_next_answer(state, play);
            }
            (_, Decision::Retreat) => {
                play.log.tell(|| Event::Answers { unit: asked, stands: false });
                if self.defender_goes(state, asked, play) {
                    self.ask_next_answer(state, play);
                }
            }
            (ChargeStep::AttackerCheck, Decision::Check { benefit }) => {
                state.charge.point_spent |= benefit.by_commander();
                self.check_attacker(state, benefit, play);
            }
            (ChargeStep::DefenderCheck, Decision::Check { benefit }) => {
                self.defender_checks(state, asked, benefit, play);
            }
            (ChargeStep::Consent, Decision::Support { joins }) => self.consent(state, joins, play),
            (_, Decision::Support { joins }) => self.support(state, joins, play),
            (_, Decision::Commit { benefit }) => self.commit(state, step, benefit, play.log),
            (_, Decision::ReactFire { aims }) => self.react_with_fire(state, asked, aims, play),
            (_, Decision::ReactForm { formation }) => {
                self.form(state, asked, formation, false, true, play.log);
                state.units[asked].reacted = true;
                self.ask_next_reaction(state, play.log);
            }
            (_, Decision::ReactFace { heading }) => {
                self.face(state, asked, heading, true, play.log);
                state.units[asked].reacted = true;
                self.ask_next_reaction(state, play.log);
            }
            (_, Decision::LetCome) => self.ask_next_reaction(state, play.log),
            (ChargeStep::MoveUp, Decision::Advance { length }) => {
                self.move_up(state, attacker, length, play.log);
            }
            (_, Decision::Advance { length }) => {
                let Charge { second, contact, .. } = state.charge;
                if let Some(second) = second {
                    self.follow(state, second, contact, length, play.log);
                }
                self.end_charge(state);
            }
            _ => {}
        }
    }

    pub(crate) fn ask_attacker_check(&self, state: &mut State, play: &mut Play<'_>) {
        let Some((attacker, _)) = Self::parties(state) else { return };
        if self.has_benefit(state, attacker) {
            state.stage = Stage::Charge(ChargeStep::AttackerCheck);
        } else {
            self.check_attacker(state, Benefit::None, play);
        }
    }

    /// The charging unit checks its morale; if it fails it withdraws (C.a.3, C.a.4).
    fn check_attacker(&self, state: &mut State, benefit: Benefit, play: &mut Play<'_>) {
        let Some((attacker, _)) = Self::parties(state) else { return };
        if self.check_morale(state, attacker, benefit, play) {
            self.ask_support(state, play);
        } else {
            let met = self.met_by_charge(state).into_iter().collect();
            self.end_charge(state);
            self.withdraw(state, attacker, met, false, UnitSet::EMPTY, play);
        }
    }

    pub(crate) fn check_morale(
        &self,
        state: &mut State,
        unit: UnitId,
        benefit: Benefit,
        play: &mut Play<'_>,
    ) -> bool {
        self.spend(state, unit, benefit, play.log);
        let die = (benefit == Benefit::None).then(|| play.dice.roll(6));
        let passed = die.is_none_or(|die| self.passes(state, unit, die));
        play.log.tell(|| Event::Checks { unit, die, passed });
        passed
    }

    /// The attacker, if it still stands, moves into contact (C.b.1). What was committed to a fight that does not come is
    /// gone, but not what serves a fight that goes on.
    pub(crate) fn make_contact(&self, state: &mut State, log: &mut Log<Event>) {
        let charge = state.charge;
        self.end_charge(state);
        self.close_in(state, charge, log);
        for unit in self.roster.ids() {
            if state.units[unit].knot == 0 {
                state.units[unit].fight_bonus = 0;
            }
        }
    }

    fn close_in(&self, state: &mut State, charge: Charge, log: &mut Log<Event>) {
        let (Some(attacker), Some(target)) = (charge.attacker, charge.target) else { return };
        if !state.here(attacker) || state.units[attacker].routing || !state.here(target) {
            return;
        }
        let second = charge.second.filter(|second| state.here(*second) && !state.units[*second].routing);
        let second = second.filter(|second| self.forms_double_line(state, attacker, *second));
        let step = self.contact_step(state, attacker, target);
        let second = match self.judge_slide(state, attacker, second, step) {
            Ok(()) => second,
            // A reaction may have closed the way for the second line.
            Err(_) if self.judge_slide(state, attacker, None, step).is_ok() => None,
            Err(_) => return,
        };
        self.join_fight(state, Charge { second, contact: step, ..charge }, log);
    }

    pub(crate) fn end_charge(&self, state: &mut State) {
        state.charge = Charge::NONE;
        state.stage = Stage::Actions;
    }
}
