//! Morale (12.B.1, 15).

use crate::Verdict;
use crate::crimea::Crimea;
use crate::decision::Decision;
use crate::event::Event;
use crate::state::{Cause, State, Toll, TollStep};
use crate::unit::{Arm, Side, UnitId, UnitSet};
use hex_wargame::bar;
use hexmap::{Hex, HexSet};
use kernel::{Dice, Log};

impl Crimea {
    /// Does a unit roll for morale where it stands (12.B.1)?
    pub(crate) fn is_subject(&self, state: &State, unit: UnitId) -> bool {
        self.rolls_for_morale(state, unit)
            && state.hex(unit).is_some_and(|hex| !self.is_safe_from_morale(state, hex, self.side(unit)))
    }

    /// Units of a side were lost in a hex while nothing was being settled there: their friends roll for each (12.B.1.c).
    pub(crate) fn shake_hex(&self, state: &mut State, side: Side, at: Hex, cause: Cause, lost: &UnitSet) {
        if state.toll.step == TollStep::None {
            state.toll.step = TollStep::Morale;
            (state.toll.cause, state.toll.side, state.toll.at) = (cause, side, at);
        }
        for unit in lost.iter().filter(|unit| !self.roster.unit(*unit).is_extra_battalion()) {
            self.shake_friends(state, unit);
        }
        if self.tested(state).is_empty() && state.toll.leaving.is_empty() {
            let Toll { fled, waiting, .. } = state.toll;
            state.toll = Toll { fled, waiting, ..Toll::NONE };
        }
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
        self.stack(state).without(state.toll.retreating)
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
            let toll = &mut state.toll;
            toll.step = TollStep::Retreats;
            toll.retreating = toll.retreating.or(toll.leaving);
            toll.leaving = UnitSet::EMPTY;
            return false;
        }
        if !self.ways_to_retire(state).is_empty() {
            return true;
        }
        self.stand(state, dice, log);
        false
    }

    /// Where the whole stack may go in place of rolling: not if it has to go back from melee anyway (ruling M9), nor in the
    /// middle of a charge. Whoever came into an enemy's hex goes back whence he came (12.A.8); the rest go where the owner
    /// says. If nobody has a choice, this is one hex: that of the first.
    pub(crate) fn ways_to_retire(&self, state: &State) -> HexSet {
        let toll = &state.toll;
        if toll.step != TollStep::Morale || toll.cause == Cause::PassingFire || self.must_go_anyway(state) {
            return HexSet::EMPTY;
        }
        let mut fixed = None;
        let mut chosen = HexSet::EMPTY;
        for unit in self.retirers(state).iter().filter(|unit| !self.never_goes_back(*unit)) {
            let ways = self.retreats(state, unit);
            match (ways.len(), ways.first()) {
                (0, _) => return HexSet::EMPTY,
                (1, way) => fixed = fixed.or(way),
                _ => chosen |= ways,
            }
        }
        if chosen.is_empty() { fixed.into_iter().collect() } else { chosen }
    }

    /// Where a unit goes when its stack retires: where the owner says, if it can.
    fn retires_to(&self, state: &State, unit: UnitId, to: Hex) -> Option<Hex> {
        let ways = self.retreats(state, unit);
        if ways.contains(to) { Some(to) } else { ways.first() }
    }

    /// The hexes where the units of a stack go that retires.
    pub(crate) fn retire_hexes(&self, state: &State, to: Hex) -> HexSet {
        self.retirers(state).iter().filter_map(|unit| self.retires_to(state, unit, to)).collect()
    }

    /// Does the side of the toll have to go back from the melee that is being settled?
    pub(crate) fn is_beaten(&self, state: &State) -> bool {
        let (toll, melee) = (&state.toll, &state.action.melee);
        let attacks = toll.side == self.entering_side(state);
        !toll.leaving.is_empty()
            || toll.cause == Cause::Melee
                && if attacks { melee.attackers_retreat } else { melee.defenders_retreat }
    }

    /// Has the stack no choice to retire, since it goes back from the melee all the same (ruling M9)? By the letter of
    /// 12.B.1 it has.
    fn must_go_anyway(&self, state: &State) -> bool {
        !self.house_rules.beaten_may_retire && self.is_beaten(state)
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
            return Err(bar!("crimea:12.B.1.p2", "no-morale-rolls"));
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
        if self.must_go_anyway(state) {
            return Err(bar!("crimea:R.M9", "stack-must-retreat-anyway"));
        }
        if !self.ways_to_retire(state).contains(to) {
            return Err(bar!("crimea:12.B.1.p5.a", "stack-cannot-retire-to", hex = to));
        }
        Ok(())
    }

    /// The whole stack goes back one hex, and each unit in it rolls once (ruling MO7).
    pub(crate) fn retire(&self, state: &mut State, to: Hex, dice: &mut dyn Dice, log: &mut Log<Event>) {
        let (side, from) = (state.toll.side, state.toll.at);
        let units = self.retirers(state);
        let subject: UnitSet = units.iter().filter(|unit| self.is_subject(state, *unit)).collect();
        self.retire_hexes(state, to).for_each(|to| log.tell(|| Event::Retired { side, from, to }));
        for unit in units.iter() {
            state.toll.tests[unit] = 0;
            state.toll.routed_again.remove(unit);
            let Some(to) = self.retires_to(state, unit, to) else {
                let cause = state.toll.cause;
                self.destroy(state, unit, cause, log);
                continue;
            };
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
