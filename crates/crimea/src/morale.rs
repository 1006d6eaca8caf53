//! Morale (12.B.1, 15).

use crate::Verdict;
use crate::crimea::Crimea;
use crate::decision::Decision;
use crate::event::Event;
use crate::state::{Cause, Phase, State, TollStep};
use crate::unit::{Arm, Side, UnitId, UnitSet};
use hexmap::{Hex, HexSet};
use kernel::{Dice, Log};
use manoeuvre::bar;

impl Crimea {
    /// Does a unit roll for morale where it stands (12.B.1)?
    pub(crate) fn is_subject(&self, state: &State, unit: UnitId) -> bool {
        self.rolls_for_morale(state, unit)
            && state.hex(unit).is_some_and(|hex| !self.is_safe_from_morale(state, hex, self.side(unit)))
    }

    /// A unit of the toll's hex has routed or is gone: every friend left there has one more roll to make.
    pub(crate) fn shake_friends(&self, state: &mut State, unit: UnitId) {
        for friend in self.steady(state).iter().filter(|friend| *friend != unit) {
            if self.is_subject(state, friend) {
                state.toll.tests[friend] += 1;
            }
        }
    }

    /// The units of the toll's hex that have not routed.
    fn steady(&self, state: &State) -> UnitSet {
        self.stack(state).without(&state.toll.retreating)
    }

    /// The units that still have to roll.
    pub(crate) fn tested(&self, state: &State) -> UnitSet {
        self.steady(state).iter().filter(|unit| state.toll.tests[*unit] > 0).collect()
    }

    /// Goes on with morale; without a choice the units stand. True if the owner has to be asked.
    pub(crate) fn proceed_morale(
        &self,
        state: &mut State,
        dice: &mut dyn Dice,
        log: &mut Log<Event>,
    ) -> bool {
        if self.tested(state).is_empty() {
            state.toll.step = TollStep::Retreats;
            return false;
        }
        if !self.ways_to_retire(state).is_empty() {
            return true;
        }
        self.stand(state, dice, log);
        false
    }

    /// Where the whole stack may go in place of rolling: not if it has to go back from melee anyway (ruling M9), nor in the
    /// middle of a charge.
    pub(crate) fn ways_to_retire(&self, state: &State) -> HexSet {
        let toll = &state.toll;
        if toll.step != TollStep::Morale || toll.cause == Cause::PassingFire || self.is_beaten(state) {
            return HexSet::EMPTY;
        }
        self.stack_retreats(state, toll.at, toll.side, &self.retirers(state))
    }

    /// Does the side of the toll have to go back from the melee that is being settled?
    fn is_beaten(&self, state: &State) -> bool {
        let melee = &state.action.melee;
        let attacker = match state.action.phase {
            Phase::DefenderMelee => state.defender(),
            _ => state.attacker(),
        };
        state.toll.cause == Cause::Melee
            && if state.toll.side == attacker { melee.attackers_retreat } else { melee.defenders_retreat }
    }

    /// Who goes when the stack retires: all but siege artillery (17.C), which stays.
    pub(crate) fn retirers(&self, state: &State) -> UnitSet {
        self.steady(state).iter().filter(|unit| !self.roster.unit(*unit).arm.is_siege()).collect()
    }

    pub(crate) fn offer_morale(&self, state: &State, out: &mut Vec<Decision>) {
        out.push(Decision::Stand);
        self.ways_to_retire(state).for_each(|to| out.push(Decision::Retire { to }));
    }

    fn judge_morale(&self, state: &State) -> Verdict {
        if state.toll.step != TollStep::Morale {
            return Err(bar!("crimea:12.B.1.p2", "Nobody has to roll for morale now."));
        }
        Ok(())
    }

    pub(crate) fn judge_stand(&self, state: &State) -> Verdict {
        self.judge_morale(state)
    }

    /// The pending rolls, one after the other in the order of the roster, until one unit routs: then the owner of the rest
    /// has his choice again.
    pub(crate) fn stand(&self, state: &mut State, dice: &mut dyn Dice, log: &mut Log<Event>) {
        for unit in self.tested(state).iter() {
            while state.toll.tests[unit] > 0 {
                state.toll.tests[unit] -= 1;
                if self.roll_morale(unit, self.tables.morale.rout_up_to, dice, log) {
                    self.rout(state, unit);
                    return;
                }
            }
        }
    }

    /// Rolls for a unit. True if it routs.
    pub(crate) fn roll_morale(
        &self,
        unit: UnitId,
        up_to: u8,
        dice: &mut dyn Dice,
        log: &mut Log<Event>,
    ) -> bool {
        dice.throw_for(unit.index() as u32);
        let die = dice.roll_against(6, up_to);
        let routs = die <= up_to;
        log.tell(|| Event::MoraleRolled { unit, die, routs });
        routs
    }

    /// A unit routs: it will go back, it rolls no more, and its friends in the hex roll for it.
    pub(crate) fn rout(&self, state: &mut State, unit: UnitId) {
        let toll = &mut state.toll;
        toll.tests[unit] = 0;
        toll.routed_again.remove(unit);
        toll.retreating.insert(unit);
        toll.routing.insert(unit);
        self.shake_friends(state, unit);
    }

    pub(crate) fn judge_retire(&self, state: &State, to: Hex) -> Verdict {
        self.judge_morale(state)?;
        if self.is_beaten(state) {
            return Err(bar!("crimea:R.M9", "The stack has to go back from the melee anyway."));
        }
        if !self.ways_to_retire(state).contains(to) {
            return Err(bar!("crimea:12.B.1.p5.a", "The stack cannot retire to {hex}.", hex = to));
        }
        Ok(())
    }

    /// The whole stack goes back one hex, and each unit in it rolls once (ruling MO7).
    pub(crate) fn retire(&self, state: &mut State, to: Hex, dice: &mut dyn Dice, log: &mut Log<Event>) {
        let (side, from) = (state.toll.side, state.toll.at);
        let units = self.retirers(state);
        let subject: UnitSet = units.iter().filter(|unit| self.is_subject(state, *unit)).collect();
        log.tell(|| Event::Retired { side, from, to });
        for unit in units.iter() {
            state.toll.tests[unit] = 0;
            state.toll.routed_again.remove(unit);
            if self.never_goes_back(unit) {
                let cause = state.toll.cause;
                self.destroy(state, unit, cause, log);
                continue;
            }
            self.go_back(state, unit, to, log);
            let routs = subject.contains(unit)
                && self.roll_morale(unit, self.tables.morale.rout_up_to_when_retiring, dice, log);
            if routs {
                state.disrupted.insert(unit);
            } else {
                state.action.checked.insert(unit);
            }
        }
    }

    /// Russian naval artillery cannot be taken back from combat (12.A.8.p2.e).
    pub(crate) fn never_goes_back(&self, unit: UnitId) -> bool {
        let info = self.roster.unit(unit);
        info.arm == Arm::NavalArtillery && info.side() == Side::Russian
    }
}
