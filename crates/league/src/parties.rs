//! Who takes part in a charge, with the charger and its target, and what they are asked before contact: second lines
//! of the defence whether they join (C.b.3), all of them whether their commanders help (L.cc).

use crate::decision::Benefit;
use crate::event::Event;
use crate::league::League;
use crate::play::Play;
use crate::state::{Charge, ChargeStep, Stage, State};
use crate::unit::{Arm, UnitId, UnitSet};
use kernel::Log;
use tabletop::Point;

impl League {
    /// Those whom the charge meets if nothing changes before contact: its target, then whoever it touches besides
    /// (C.b.2).
    pub(crate) fn met_by_charge(&self, state: &State) -> Vec<UnitId> {
        let Charge { attacker: Some(attacker), target: Some(target), contact, .. } = state.charge else {
            return Vec::new();
        };
        self.met_at(state, attacker, target, contact)
    }

    /// The same for a charge that has not been declared.
    pub(crate) fn met_at(
        &self,
        state: &State,
        attacker: UnitId,
        target: UnitId,
        contact: Point,
    ) -> Vec<UnitId> {
        let beside = self.also_touched(state, attacker, target, contact);
        [target].into_iter().chain(beside.into_iter().map(|(unit, _)| unit)).collect()
    }

    /// Who has to be asked next in a step: those who charge and are charged speak before the others.
    pub(crate) fn next_waiting(&self, state: &mut State) -> Option<UnitId> {
        let Charge { attacker, target, waiting, .. } = state.charge;
        let mut leads = [attacker, target].into_iter().flatten();
        let next = leads.find(|unit| waiting.contains(*unit)).or(waiting.first());
        next.into_iter().for_each(|unit| state.charge.waiting.remove(unit));
        state.charge.asked = next;
        next
    }

    /// The strength of the attackers and of the defenders: all who meet in the charge, the second lines that come
    /// along, and whoever is in a fight with one of them already. A gun counts one.
    fn strengths(&self, state: &State) -> Option<[u32; 2]> {
        let Charge { attacker, second, support, .. } = state.charge;
        let met = self.met_by_charge(state);
        let pairs = self.with_second_lines(state, met.iter().copied(), support);
        let mut fighting: UnitSet = [attacker, second].into_iter().flatten().collect();
        for (line, behind) in pairs {
            [Some(line), behind].into_iter().flatten().for_each(|unit| fighting.insert(unit));
            let knot = state.units[line].knot;
            if knot != 0 {
                let comrades = self.roster.ids().filter(|unit| state.here(*unit));
                comrades
                    .filter(|unit| state.units[*unit].knot == knot)
                    .for_each(|unit| fighting.insert(unit));
            }
        }
        let counted = |unit: UnitId| match self.roster.unit(unit).arm {
            Arm::Artillery => u32::from(self.stands(state, unit)),
            _ => u32::from(self.strength(state, unit)),
        };
        let attacking = self.side(attacker?);
        let sum = |side| fighting.and(self.roster.of(side)).iter().map(counted).sum();
        Some([sum(attacking), sum(attacking.enemy())])
    }

    /// Are those whom the charge meets outnumbered two to one (C.a.5)?
    pub(crate) fn outnumbered(&self, state: &State) -> bool {
        self.strengths(state).is_some_and(|[attackers, defenders]| attackers >= 2 * defenders)
    }

    /// Lines with the second lines behind them, out of those that are ready: each has one at most.
    pub(crate) fn with_second_lines(
        &self,
        state: &State,
        lines: impl IntoIterator<Item = UnitId>,
        mut ready: UnitSet,
    ) -> Vec<(UnitId, Option<UnitId>)> {
        let mut paired = |line: UnitId| {
            let free = |second: &UnitId| {
                state.units[*second].knot == 0 && self.forms_double_line(state, line, *second)
            };
            let second = ready.iter().find(free).filter(|_| !state.units[line].footing.double_line);
            second.into_iter().for_each(|second| ready.remove(second));
            (line, second)
        };
        lines.into_iter().map(&mut paired).collect()
    }

    /// The line that a second line of the defence would join, if it is one.
    pub(crate) fn line_before(&self, state: &State, second: UnitId) -> Option<UnitId> {
        self.line_among(state, &self.met_by_charge(state), second)
    }

    fn line_among(&self, state: &State, lines: &[UnitId], second: UnitId) -> Option<UnitId> {
        let mut ready = state.charge.support;
        ready.insert(second);
        let pairs = self.with_second_lines(state, lines.iter().copied(), ready);
        pairs.into_iter().find(|(_, behind)| *behind == Some(second)).map(|(line, _)| line)
    }

    /// The second line that joins the target of the charge.
    pub(crate) fn support_of_target(&self, state: &State) -> Option<UnitId> {
        let pairs = self.with_second_lines(state, state.charge.target, state.charge.support);
        pairs.into_iter().find_map(|(_, second)| second)
    }

    /// Asks the second lines of the defence, one after the other, before anybody counts who outnumbers whom (C.b.3).
    pub(crate) fn ask_support(&self, state: &mut State, play: &mut Play<'_>) {
        let Some(target) = state.charge.target else { return };
        let met = self.met_by_charge(state);
        let others = self.present(state, self.side(target)).without(met.iter().copied().collect::<UnitSet>());
        state.charge.waiting =
            others.iter().filter(|unit| self.line_among(state, &met, *unit).is_some()).collect();
        self.ask_next_support(state, play);
    }

    fn ask_next_support(&self, state: &mut State, play: &mut Play<'_>) {
        while let Some(unit) = state.charge.waiting.first() {
            state.charge.waiting.remove(unit);
            if self.line_before(state, unit).is_some() {
                state.charge.asked = Some(unit);
                state.stage = Stage::Charge(ChargeStep::Support);
                return;
            }
        }
        state.charge.asked = None;
        self.ask_defender_check(state, play);
    }

    /// A second line joins the fight, or stays out of it.
    pub(crate) fn support(&self, state: &mut State, joins: bool, play: &mut Play<'_>) {
        let Some(unit) = state.charge.asked else { return };
        play.log.tell(|| Event::Supports { unit, joins });
        if joins {
            state.charge.support.insert(unit);
        }
        self.ask_next_support(state, play);
    }

    /// Asks the commanders of all who will fight for their benefits: first the defence (L.cc). Those who are in a fight
    /// already have been asked, but for the target, which is charged once more.
    pub(crate) fn ask_benefits(&self, state: &mut State, log: &mut Log<Event>) {
        let fresh = |unit: &UnitId| state.charge.target == Some(*unit) || state.units[*unit].knot == 0;
        let met: UnitSet = self.met_by_charge(state).into_iter().filter(fresh).collect();
        state.charge.waiting = met.or(state.charge.support);
        self.ask_next_benefit(state, ChargeStep::DefenderBenefit, log);
    }

    fn ask_next_benefit(&self, state: &mut State, step: ChargeStep, log: &mut Log<Event>) {
        while let Some(unit) = self.next_waiting(state) {
            if self.has_benefit(state, unit) {
                state.stage = Stage::Charge(step);
                return;
            }
        }
        if step == ChargeStep::AttackerBenefit {
            return self.ask_reactions(state, log);
        }
        let Charge { attacker, second, .. } = state.charge;
        state.charge.waiting = [attacker, second].into_iter().flatten().collect();
        self.ask_next_benefit(state, ChargeStep::AttackerBenefit, log);
    }

    /// A commander helps in the fight, or does not.
    pub(crate) fn commit(&self, state: &mut State, step: ChargeStep, benefit: Benefit, log: &mut Log<Event>) {
        let Some(unit) = state.charge.asked else { return };
        state.charge.point_spent |= step == ChargeStep::AttackerBenefit && benefit.by_commander();
        self.spend(state, unit, benefit, log);
        state.units[unit].fight_bonus += benefit.count();
        self.ask_next_benefit(state, step, log);
    }
}
