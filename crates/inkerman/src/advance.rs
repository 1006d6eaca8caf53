//! Advance after combat and momentum (9.19).

use crate::event::Event;
use crate::inkerman::Inkerman;
use crate::state::{Battle, BattleStep, Place, State};
use crate::unit::{UnitId, UnitSet};
use hex_wargame::{Verdict, bar};
use hexmap::HexSet;
use kernel::Log;

impl Inkerman {
    /// Surviving attackers that may go into the hex they emptied.
    pub(crate) fn advancers(&self, state: &State) -> UnitSet {
        let target = state.battle.target;
        if state.battle.step != BattleStep::Advance || !self.units_in(state, target).is_empty() {
            return UnitSet::EMPTY;
        }
        let may = |unit: &UnitId| {
            let from = state.hex(*unit);
            from.and_then(|from| Some((from, from.direction_to(target)?)))
                .is_some_and(|(from, direction)| self.ground.is_open(self.gaits[*unit], from, direction))
        };
        state.battle.attackers.iter().filter(may).collect()
    }

    pub(crate) fn judge_advance(&self, state: &State, unit: UnitId) -> Verdict {
        if state.battle.step != BattleStep::Advance {
            return Err(bar!("inkerman:9.19a", "nobody-advances-now"));
        }
        if !self.advancers(state).contains(unit) {
            return Err(bar!(
                "inkerman:9.19a",
                "is-no-victor-or-cannot-advance",
                unit = unit,
                hex = state.battle.target
            ));
        }
        Ok(())
    }

    pub(crate) fn advance(&self, state: &mut State, unit: UnitId, log: &mut Log<Event>) {
        let (Some(from), to) = (state.hex(unit), state.battle.target) else { return };
        state.place[unit] = Place::at(to);
        log.tell(|| Event::Advanced { unit, from, to });
        self.after_entry(state, unit, to, false, log);
        self.offer_momentum(state, unit, log);
    }

    /// The unit that has gone forward may go on: by one momentum attack and one flank attack, in either order, as far
    /// as it has not made them and there is anything to attack (9.18, 9.19).
    pub(crate) fn offer_momentum(&self, state: &mut State, unit: UnitId, log: &mut Log<Event>) {
        if state.battle.step == BattleStep::None {
            return; // the game ended on the way
        }
        state.battle.step = BattleStep::Momentum;
        state.battle.attackers = UnitSet::only(unit);
        if self.momentum_targets(state).is_empty() && self.flanks(state, unit).is_empty() {
            self.end_battle(state, log);
        }
    }

    /// Enemy hexes that the unit that advanced can attack.
    pub(crate) fn momentum_targets(&self, state: &State) -> HexSet {
        let Some(hex) = state.battle.attackers.first().and_then(|unit| state.hex(unit)) else {
            return HexSet::EMPTY;
        };
        self.ground.around(hex).iter().filter(|at| self.judge_aim(state, *at).is_ok()).collect()
    }

    pub(crate) fn judge_decline(&self, state: &State) -> Verdict {
        match state.battle.step {
            BattleStep::Advance | BattleStep::Momentum => Ok(()),
            _ => Err(bar!("inkerman:9.19b", "nothing-to-decline")),
        }
    }

    /// The attack is over; whoever went forward is disrupted (9.19).
    pub(crate) fn end_battle(&self, state: &mut State, log: &mut Log<Event>) {
        for unit in state.battle.attackers.iter() {
            self.disrupt(state, unit, "inkerman:9.19g", log);
        }
        state.battle = Battle::NONE;
        self.end_action(state, log);
    }
}
