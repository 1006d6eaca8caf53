//! Every legal decision; of poses, a finite set that represents them.

use crate::decision::{Aims, Benefit, Decision};
use crate::field::Field;
use crate::kept::Kept;
use crate::league::League;
use crate::state::{ChargeStep, Stage, State};
use crate::unit::{Arm, StaffId, UnitId, UnitSet};
use kernel::Seat;

/// Memory between calls: where everybody stands, and what was found for the lists.
#[derive(Clone, Debug, Default)]
pub struct Scratch {
    pub(crate) field: Field,
    kept: Kept,
    aims: Vec<Aims>,
    benefits: Vec<Benefit>,
}

impl Scratch {
    /// Memory of one state, for a single question.
    pub(crate) fn new(game: &League, state: &State) -> Self {
        let mut scratch = Scratch::default();
        scratch.refresh(game, state);
        scratch
    }

    /// Brings it up to date, and forgets what is not true any more.
    pub(crate) fn refresh(&mut self, game: &League, state: &State) {
        self.field.refresh(game, state);
        self.kept.refresh(game, state, &self.field);
    }
}

impl League {
    /// Puts every legal decision into `out`.
    pub(crate) fn list(&self, state: &State, scratch: &mut Scratch, out: &mut Vec<Decision>) {
        out.clear();
        match state.stage {
            Stage::Over => {}
            Stage::Initiative => out.push(Decision::RollInitiative),
            Stage::Lead => out.extend([true, false].map(|first| Decision::Lead { first })),
            Stage::Rally { unit } => {
                let helps = self.benefits(state, unit).filter(|help| self.judge_rally(state, *help).is_ok());
                out.extend(helps.map(|benefit| Decision::Rally { benefit }));
            }
            Stage::Actions => self.list_actions(state, scratch, out),
            Stage::March { .. } => self.list_ways(state, scratch.field.refresh(self, state), out),
            Stage::Ride { .. } => self.list_rides(state, scratch.field.refresh(self, state), out),
            Stage::Saves => {
                if let Some(loss) = state.losses.first() {
                    out.extend(self.benefits(state, loss.unit).map(|benefit| Decision::Save { benefit }));
                }
            }
            Stage::Charge(step) => self.list_charge_step(state, step, scratch, out),
            Stage::CloseOrder => {
                for knot in self.knots(state) {
                    let attackers = self.in_fight(state, knot, state.active);
                    out.extend(
                        self.contact_first(state, attackers).next().map(|unit| Decision::Fight { unit }),
                    );
                }
            }
            Stage::Advance { unit, step } => {
                out.extend(self.advances(state, unit, step).map(|length| Decision::Advance { length }));
            }
            Stage::Follow { unit, step } => {
                out.extend(self.follows(state, unit, step).map(|length| Decision::Advance { length }));
            }
        }
    }

    fn list_actions(&self, state: &State, scratch: &mut Scratch, out: &mut Vec<Decision>) {
        let seat = Seat(state.floor);
        scratch.refresh(self, state);
        for unit in self.seats.units(seat).iter() {
            self.list_unit(state, unit, scratch, out);
        }
        for staff in self.roster.staff_ids().filter(|staff| self.seats.of_staff(*staff) == seat) {
            self.list_staff(state, staff, out);
        }
        self.list_turns_at_table(state, out);
    }

    /// What a seat can say about the order of speaking.
    pub(crate) fn list_turns_at_table(&self, state: &State, out: &mut Vec<Decision>) {
        for seat in self.seats.of_side(state.active) {
            if self.judge_yield(state, seat.0).is_ok() {
                out.push(Decision::Yield { to: seat.0 });
            }
        }
        out.push(Decision::Pass);
    }

    pub(crate) fn list_staff(&self, state: &State, staff: StaffId, out: &mut Vec<Decision>) {
        if self.judge_ride(state, staff).is_ok() {
            out.push(Decision::Ride { staff });
        }
    }

    /// The actions of one unit. The field has to be up to date.
    pub(crate) fn list_unit(
        &self,
        state: &State,
        unit: UnitId,
        scratch: &mut Scratch,
        out: &mut Vec<Decision>,
    ) {
        let Scratch { field, kept, benefits, .. } = scratch;
        if self.judge_action(state, unit).is_err() {
            if self.judge_slight_turn(state, unit).is_ok() {
                kept.list_stances(self, state, field, unit, out);
            }
            return;
        }
        benefits.clear();
        benefits.extend(self.benefits_at(state, unit, field.print(unit).centre));
        for gait in kept.gaits_of(self, state, unit) {
            out.extend(benefits.iter().map(|benefit| Decision::March { unit, gait, benefit: *benefit }));
        }
        for aims in kept.fire_of(self, state, field, unit) {
            out.extend(benefits.iter().map(|benefit| Decision::Fire {
                unit,
                benefit: *benefit,
                aims: *aims,
            }));
        }
        let adjacent = kept.adjacent_to(self, state, field, unit);
        self.list_charges(state, field, unit, adjacent, out);
        kept.list_stances(self, state, field, unit, out);
        out.extend([Decision::Mount { unit }, Decision::Dismount { unit }].into_iter().filter(|decision| {
            self.judge_saddle(state, field, unit, matches!(decision, Decision::Mount { .. })).is_ok()
        }));
        if state.units[unit].guns_left.is_some() && self.judge_man(state, field, unit).is_ok() {
            out.push(Decision::Man { unit });
        }
        if state.units[unit].chits > 0 {
            let steady = benefits.iter().map(|benefit| Decision::Steady { unit, benefit: *benefit });
            out.extend(steady.filter(|decision| match decision {
                Decision::Steady { benefit, .. } => self.judge_steady(state, unit, *benefit).is_ok(),
                _ => false,
            }));
        }
        out.push(Decision::Hold { unit });
    }

    /// The ways to fire that are listed for a unit: as its action, or as its reaction to a charge.
    pub(crate) fn listed_fire<'a>(
        &self,
        state: &State,
        scratch: &'a mut Scratch,
        unit: UnitId,
    ) -> &'a [Aims] {
        let Scratch { field, kept, aims, .. } = scratch;
        if state.stage == Stage::Charge(ChargeStep::React) {
            aims.clear();
            self.list_fire(state, field, unit, true, aims);
            aims
        } else if self.judge_firer(state, unit, false).is_ok() {
            kept.fire_of(self, state, field, unit)
        } else {
            &[]
        }
    }

    /// The charges of a unit at the enemies that may be near enough.
    fn list_charges(
        &self,
        state: &State,
        field: &Field,
        unit: UnitId,
        adjacent: UnitSet,
        out: &mut Vec<Decision>,
    ) {
        if adjacent.is_empty()
            || self.roster.unit(unit).arm == Arm::Artillery
            || self.judge_charger(state, unit).is_err()
        {
            return;
        }
        for target in adjacent.iter() {
            if self.judge_charge(state, unit, target, None).is_ok() {
                out.push(Decision::Charge { unit, target, second: None });
            }
            for second in field.of(self.side(unit)).iter() {
                if self.forms_double_line(state, unit, second)
                    && self.judge_charge(state, unit, target, Some(second)).is_ok()
                {
                    out.push(Decision::Charge { unit, target, second: Some(second) });
                }
            }
        }
    }

    fn list_charge_step(
        &self,
        state: &State,
        step: ChargeStep,
        scratch: &mut Scratch,
        out: &mut Vec<Decision>,
    ) {
        let Some(speaker) = self.charge_speaker(state, step) else { return };
        match step {
            ChargeStep::Answer => out.extend([Decision::Stand, Decision::Retreat]),
            ChargeStep::Consent | ChargeStep::Support => {
                out.extend([true, false].map(|joins| Decision::Support { joins }));
            }
            ChargeStep::AttackerCheck | ChargeStep::DefenderCheck => {
                let sure = self.benefits(state, speaker).filter(|benefit| *benefit != Benefit::Both);
                out.extend(sure.map(|benefit| Decision::Check { benefit }));
            }
            ChargeStep::DefenderBenefit | ChargeStep::AttackerBenefit => {
                out.extend(self.benefits(state, speaker).map(|benefit| Decision::Commit { benefit }));
            }
            ChargeStep::React => {
                out.push(Decision::LetCome);
                let Scratch { field, aims, .. } = scratch;
                let field = field.refresh(self, state);
                aims.clear();
                self.list_fire(state, field, speaker, true, aims);
                out.extend(aims.iter().map(|aims| Decision::ReactFire { aims: *aims }));
                self.list_stances(state, field, speaker, true, out);
            }
            ChargeStep::MoveUp => {
                let whole = state.charge.contact.length().clamp(0, i32::from(u16::MAX)) as u16;
                let lengths = [0, whole / 2, whole].into_iter();
                let open = lengths.filter(|length| self.judge_move_up(state, speaker, *length).is_ok());
                out.extend(open.map(|length| Decision::Advance { length }));
                out.dedup();
            }
            ChargeStep::Follow => {
                let follows = self.follows(state, speaker, state.charge.contact);
                out.extend(follows.map(|length| Decision::Advance { length }));
            }
        }
    }
}
