//! Going forward: winners onto the ground that they won, chargers whose enemy has gone up to it, and the second line of
//! a double line after its first (C.f.1, C.a.6).

use crate::event::Event;
use crate::league::League;
use crate::state::{ChargeStep, Stage, State};
use crate::unit::{UnitId, UnitSet};
use kernel::Log;
use tabletop::Point;
use wargame::{Verdict, bar};

impl League {
    /// Who is asked now how far it goes forward.
    pub(crate) fn goes_forward(&self, state: &State) -> Option<UnitId> {
        match state.stage {
            Stage::Advance { unit, .. } | Stage::Follow { unit, .. } => Some(unit),
            Stage::Charge(step) => self.charge_speaker(state, step),
            _ => None,
        }
    }

    /// Asks the next winner whether it advances; goes on to the next fight if nobody is left.
    pub(crate) fn next_advance(&self, state: &mut State) -> bool {
        for unit in self.roster.of(state.active).iter() {
            let Some(ground) = state.units[unit].ground_won.take() else { continue };
            if !state.here(unit) || state.units[unit].routing || state.units[unit].knot != 0 {
                continue;
            }
            let step = ground - self.centre(state, unit);
            if step.length() > 0 && self.advances(state, unit, step).any(|length| length > 0) {
                state.stage = Stage::Advance { unit, step };
                return true;
            }
        }
        state.following = UnitSet::EMPTY;
        false
    }

    /// May a winner advance by so much?
    pub(crate) fn judge_advance(&self, state: &State, unit: UnitId, step: Point, length: u16) -> Verdict {
        if i32::from(length) > step.length() {
            return Err(bar!("league:C.f.1", "advances-no-further-than-ground", unit = unit));
        }
        if length == 0 {
            return Ok(());
        }
        self.judge_slide(state, unit, None, step.stretched(length.into()))
    }

    /// The lengths of an advance that represent all: none, a quarter, half, three quarters, all of it.
    pub(crate) fn advances(&self, state: &State, unit: UnitId, step: Point) -> impl Iterator<Item = u16> {
        let whole = whole_length(step);
        let lengths = [0, whole / 4, whole / 2, whole / 4 * 3, whole];
        lengths.into_iter().filter(move |length| self.judge_advance(state, unit, step, *length).is_ok())
    }

    /// A winner advances; then its second line is asked.
    pub(crate) fn advance(
        &self,
        state: &mut State,
        unit: UnitId,
        step: Point,
        length: u16,
        log: &mut Log<Event>,
    ) {
        let step = step.stretched(length.into());
        state.stage = match self.go_before(state, unit, step, state.following, log) {
            Some(second) => {
                state.following.remove(second);
                Stage::Follow { unit: second, step }
            }
            None => Stage::CloseOrder,
        };
    }

    /// May a charger move up by so much?
    pub(crate) fn judge_move_up(&self, state: &State, unit: UnitId, length: u16) -> Verdict {
        if i32::from(length) > state.charge.contact.length() {
            return Err(bar!("league:C.b.1", "moves-up-no-further", unit = unit));
        }
        self.judge_slide(state, unit, None, state.charge.contact.stretched(length.into()))
    }

    /// A charger moves up to where its enemy was; then its second line is asked.
    pub(crate) fn move_up(&self, state: &mut State, unit: UnitId, length: u16, log: &mut Log<Event>) {
        let step = state.charge.contact.stretched(length.into());
        let behind = state.charge.second.into_iter().collect();
        if self.go_before(state, unit, step, behind, log).is_some() {
            state.charge.contact = step;
            state.stage = Stage::Charge(ChargeStep::Follow);
        } else {
            self.end_charge(state);
        }
    }

    /// A first line makes a step; the second line out of some that may follow it.
    fn go_before(
        &self,
        state: &mut State,
        unit: UnitId,
        step: Point,
        behind: UnitSet,
        log: &mut Log<Event>,
    ) -> Option<UnitId> {
        let free = |second: &UnitId| state.here(*second) && state.units[*second].knot == 0;
        let second = behind.iter().filter(free).find(|second| self.forms_double_line(state, unit, *second));
        self.slide(state, unit, step, log);
        let whole = whole_length(step);
        second.filter(|second| whole > 0 && self.judge_follow(state, *second, step, whole).is_ok())
    }

    /// May a second line follow by so much? It makes the same step as the first line, or none.
    pub(crate) fn judge_follow(&self, state: &State, unit: UnitId, step: Point, length: u16) -> Verdict {
        match length {
            0 => Ok(()),
            length if length == whole_length(step) => self.judge_slide(state, unit, None, step),
            _ => Err(bar!("league:C.f.4", "follows-by-same-step", unit = unit)),
        }
    }

    /// The lengths by which a second line may follow.
    pub(crate) fn follows(&self, state: &State, unit: UnitId, step: Point) -> impl Iterator<Item = u16> {
        let lengths = [0, whole_length(step)];
        lengths.into_iter().filter(move |length| self.judge_follow(state, unit, step, *length).is_ok())
    }

    /// A second line follows by the step of the first, or stays.
    pub(crate) fn follow(
        &self,
        state: &mut State,
        unit: UnitId,
        step: Point,
        length: u16,
        log: &mut Log<Event>,
    ) {
        if length > 0 {
            self.slide(state, unit, step, log);
        }
    }
}

fn whole_length(step: Point) -> u16 {
    step.length().clamp(0, i32::from(u16::MAX)) as u16
}
