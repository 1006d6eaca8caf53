//! Those whom a charge meets, charged or touched: they stand or retreat, check their morale, react (A.a.3, C.a.5 to
//! C.a.7).

use crate::decision::{Aims, Benefit};
use crate::event::Event;
use crate::league::League;
use crate::play::Play;
use crate::state::{AfterLosses, Charge, ChargeStep, Losses, Stage, State};
use crate::unit::{Formation, UnitId, UnitSet};
use kernel::Log;

impl League {
    /// Those whom a charge would meet and who may retreat from it.
    pub(crate) fn who_answers(&self, state: &State, attacker: UnitId, target: UnitId) -> Vec<UnitId> {
        let mut met = self.met_at(state, attacker, target, self.contact_step(state, attacker, target));
        met.retain(|unit| {
            let now = &state.units[*unit];
            !now.routing && now.knot == 0 && now.formation != Formation::Square
        });
        met
    }

    pub(crate) fn ask_next_answer(&self, state: &mut State, play: &mut Play<'_>) {
        match self.next_waiting(state) {
            Some(_) => state.stage = Stage::Charge(ChargeStep::Answer),
            None => self.ask_attacker_check(state, play),
        }
    }

    /// All whom the charge meets check their morale if they are outnumbered, but those who run already.
    pub(crate) fn ask_defender_check(&self, state: &mut State, play: &mut Play<'_>) {
        let firm = |unit: &UnitId| !state.units[*unit].routing;
        state.charge.waiting = match self.outnumbered(state) {
            true => self.met_by_charge(state).into_iter().filter(firm).collect(),
            false => UnitSet::EMPTY,
        };
        self.ask_next_defender_check(state, play);
    }

    fn ask_next_defender_check(&self, state: &mut State, play: &mut Play<'_>) {
        while let Some(unit) = self.next_waiting(state) {
            if self.has_benefit(state, unit) {
                state.stage = Stage::Charge(ChargeStep::DefenderCheck);
                return;
            }
            if !self.check_defender(state, unit, Benefit::None, play) {
                return;
            }
        }
        self.ask_benefits(state, play.log);
    }

    /// The owner of a defender has said how it checks; then the next one does.
    pub(crate) fn defender_checks(
        &self,
        state: &mut State,
        unit: UnitId,
        benefit: Benefit,
        play: &mut Play<'_>,
    ) {
        if self.check_defender(state, unit, benefit, play) {
            self.ask_next_defender_check(state, play);
        }
    }

    /// One of the defenders checks its morale; if it fails it withdraws (C.a.5, C.a.6). True while the charge goes on.
    fn check_defender(&self, state: &mut State, unit: UnitId, benefit: Benefit, play: &mut Play<'_>) -> bool {
        self.check_morale(state, unit, benefit, play) || self.defender_goes(state, unit, play)
    }

    /// A defender withdraws before contact (A.a.3, C.a.6). The charge goes on at the others whom it meets; if nobody is
    /// left the attacker may move up. True if it goes on.
    pub(crate) fn defender_goes(&self, state: &mut State, unit: UnitId, play: &mut Play<'_>) -> bool {
        let Some((attacker, target)) = Self::parties(state) else { return false };
        // Whoever fights it already drives it back as well.
        let mut from = UnitSet::only(attacker);
        if state.units[unit].knot != 0 {
            from = from.or(self.in_fight(state, state.units[unit].knot, self.side(attacker)));
        }
        let met: UnitSet = self.met_by_charge(state).into_iter().collect();
        let ran = |state: &State| -> UnitSet {
            met.iter().filter(|unit| !state.here(*unit) || state.units[*unit].routing).collect()
        };
        let before = ran(state);
        self.withdraw(state, unit, from, false, UnitSet::EMPTY, play);
        // It may have carried others away.
        let gone = ran(state).without(before).or(UnitSet::only(unit));
        state.charge.waiting = state.charge.waiting.without(gone);
        if !gone.contains(target) {
            return true;
        }
        match met.without(gone).iter().find(|other| self.may_turn_to(state, *other)) {
            Some(other) => {
                state.charge.contact = self.contact_step(state, attacker, other);
                state.charge.target = Some(other);
                true
            }
            None => {
                self.ask_to_move_up(state, attacker);
                false
            }
        }
    }

    /// Can the charge go on at another unit whom it would have met?
    fn may_turn_to(&self, state: &State, other: UnitId) -> bool {
        let Charge { attacker: Some(attacker), second, .. } = state.charge else { return false };
        let gap = self.footprint(state, attacker).gap(&self.footprint(state, other));
        let step = self.contact_step(state, attacker, other);
        gap <= self.tables.close.reach && self.judge_slide(state, attacker, second, step).is_ok()
    }

    fn ask_to_move_up(&self, state: &mut State, attacker: UnitId) {
        (state.charge.waiting, state.charge.asked) = (UnitSet::EMPTY, None);
        state.stage = Stage::Charge(ChargeStep::MoveUp);
        let stands =
            state.here(attacker) && !state.units[attacker].routing && state.units[attacker].knot == 0;
        if !stands || state.charge.contact.length() == 0 {
            self.end_charge(state);
        }
    }

    /// Those who are charged react only to an attacker who has spent a command point, once in a side-turn (C.a.7).
    pub(crate) fn ask_reactions(&self, state: &mut State, log: &mut Log<Event>) {
        let may = |unit: &UnitId| {
            let now = &state.units[*unit];
            state.charge.point_spent && !now.reacted && !now.routing && now.knot == 0
        };
        state.charge.waiting = self.met_by_charge(state).into_iter().filter(may).collect();
        self.ask_next_reaction(state, log);
    }

    /// Asks the next who may react; when all have, or the charge has been shot down, there is contact or none.
    pub(crate) fn ask_next_reaction(&self, state: &mut State, log: &mut Log<Event>) {
        let comes = |unit: UnitId| state.here(unit) && !state.units[unit].routing;
        let comes_on = state.charge.attacker.is_some_and(comes);
        match self.next_waiting(state).filter(|_| comes_on) {
            Some(_) => state.stage = Stage::Charge(ChargeStep::React),
            None => self.make_contact(state, log),
        }
    }

    pub(crate) fn react_with_fire(&self, state: &mut State, unit: UnitId, aims: Aims, play: &mut Play<'_>) {
        play.log.tell(|| Event::Reacts { unit });
        state.losses = Losses { then: AfterLosses::Charge, ..Losses::NONE };
        self.fire(state, unit, Benefit::None, aims, true, play);
        if self.settle_losses(state, play) {
            self.after_losses(state, play);
        }
    }
}
