//! The sequence of play (5.0): phases of alternating actions.

use crate::event::Event;
use crate::inkerman::Inkerman;
use crate::phrasebook::text;
use crate::state::{BattleStep, Ending, Offer, Place, Stage, State};
use crate::unit::{Arm, Side, UnitId, UnitSet};
use hex_wargame::{Verdict, bar};
use kernel::{Case, Dice, Factor, Log};
use phrases::Text;

impl Inkerman {
    /// The side whose decision it is; nobody's when the game is over.
    #[inline]
    pub fn deciding_side(&self, state: &State) -> Option<Side> {
        match state.stage {
            Stage::Over => None,
            Stage::Order => Some(Side::Russian),
            Stage::First | Stage::Second => {
                let answers = state.offer == Offer::Made || state.battle.step == BattleStep::DefenderLosses;
                Some(if answers { state.active.enemy() } else { state.active })
            }
        }
    }

    /// What the order of the phases depends on (5.3).
    pub(crate) fn order_factors(&self) -> Vec<Factor> {
        let factor = |text: Text| Factor { text, rule: Case("inkerman:5.3a"), value: None };
        vec![factor(text!("factor-movement-first")), factor(text!("factor-combat-first"))]
    }

    pub(crate) fn roll_order(&self, state: &mut State, dice: &mut dyn Dice, log: &mut Log<Event>) {
        let die = dice.roll(6);
        state.fight_first = die >= 4;
        let (turn, fight_first) = (state.turn, state.fight_first);
        log.tell(|| Event::Ordered { turn, die, fight_first });
        state.stage = Stage::First;
        self.begin_phase(state, log);
    }

    /// The Russian acts first in every phase (5.4).
    pub(crate) fn begin_phase(&self, state: &mut State, log: &mut Log<Event>) {
        let (turn, stage, combat) = (state.turn, state.stage, state.is_combat_phase());
        log.tell(|| Event::PhaseBegan { turn, stage, combat });
        state.active = Side::Russian;
        state.out = [false; 2];
        state.offer = Offer::None;
        self.hand_over(state, Side::Russian, log);
    }

    /// Reinforcements that keep the Allied side in a movement phase.
    pub(crate) fn waiting_actors(&self, state: &State) -> UnitSet {
        if state.is_movement_phase() && self.house_rules.reinforcements_count {
            self.enterable(state)
        } else {
            UnitSet::EMPTY
        }
    }

    /// Has the side nothing left to act with (5.8)?
    pub(crate) fn is_out(&self, state: &State, side: Side) -> bool {
        let spent = match side {
            Side::Russian => state.markers == 0,
            Side::Allied => self.waiting_actors(state).is_empty(),
        };
        state.out[side.index()] || (spent && self.fresh(state, side).is_empty())
    }

    /// The action is complete.
    pub(crate) fn end_action(&self, state: &mut State, log: &mut Log<Event>) {
        if state.stage == Stage::Over {
            return;
        }
        state.offer = Offer::None;
        self.hand_over(state, state.active.enemy(), log);
    }

    /// Gives the next action to a side, or to the other if it is out; ends the phase if both are.
    fn hand_over(&self, state: &mut State, to: Side, log: &mut Log<Event>) {
        for side in Side::BOTH {
            let (was_out, is_out) = (state.out[side.index()], self.is_out(state, side));
            state.out[side.index()] = is_out;
            if is_out && !was_out {
                log.tell(|| Event::RanOut { side, markers: side == Side::Russian && !state.silenced });
            }
        }
        match state.out {
            [true, true] => self.end_phase(state, log),
            _ if state.out[to.index()] => state.active = to.enemy(),
            _ => state.active = to,
        }
    }

    /// Recovery, and the next phase, turn or the end (5.8 to 5.10).
    pub(crate) fn end_phase(&self, state: &mut State, log: &mut Log<Event>) {
        state.disrupted = UnitSet::EMPTY;
        state.offer = Offer::None;
        state.out = [false; 2];
        let rule = if state.stage == Stage::First { "inkerman:5.10-III" } else { "inkerman:5.10-V" };
        log.tell(|| Event::Recovered { rule: Case(rule) });
        if state.stage == Stage::First {
            state.stage = Stage::Second;
            return self.begin_phase(state, log);
        }
        state.markers = if state.silenced { 0 } else { self.tables.bombardment.markers };
        if state.turn >= self.tables.turns() {
            return self.end_game(state, Ending::None, "inkerman:5.9b", log);
        }
        state.turn += 1;
        state.stage = Stage::Order;
        state.fight_first = false;
        state.active = Side::Russian;
    }

    /// "Time marches on": a unit is disrupted in place of an action (5.4).
    pub(crate) fn judge_hold(&self, state: &State, unit: UnitId) -> Verdict {
        if self.side(unit) != state.active {
            return Err(bar!("inkerman:5.4d", "is-not-yours", unit = unit));
        }
        if self.roster.unit(unit).arm == Arm::Piquet {
            return Err(bar!("inkerman:2.12d", "is-piquet-and-is-never-disrupted", unit = unit));
        }
        if state.is_disrupted(unit) {
            return Err(bar!("inkerman:5.4d", "is-disrupted-already", unit = unit));
        }
        if state.hex(unit).is_none() && !self.waiting_actors(state).contains(unit) {
            return Err(match state.place[unit] {
                Place::Waiting => {
                    bar!("inkerman:5.5e", "is-off-map-and-cannot-pass", unit = unit)
                }
                _ => bar!("inkerman:5.4d", "unit-is-not-on-map", unit = unit),
            });
        }
        Ok(())
    }

    /// Units that may be held.
    pub(crate) fn holdable(&self, state: &State) -> UnitSet {
        let waiting = if state.active == Side::Allied { self.waiting_actors(state) } else { UnitSet::EMPTY };
        self.fresh(state, state.active).or(waiting)
    }

    pub(crate) fn hold(&self, state: &mut State, unit: UnitId, log: &mut Log<Event>) {
        self.disrupt(state, unit, "inkerman:5.4d", log);
        self.end_action(state, log);
    }

    pub(crate) fn judge_offer(&self, state: &State) -> Verdict {
        if state.offer == Offer::Refused {
            return Err(bar!("inkerman:5.8a", "offer-was-refused"));
        }
        if state.out[state.active.enemy().index()] {
            return Err(bar!("inkerman:5.8b", "no-offer-needed"));
        }
        Ok(())
    }

    pub(crate) fn judge_stop(&self, state: &State) -> Verdict {
        if state.out[state.active.enemy().index()] {
            return Ok(());
        }
        Err(bar!("inkerman:5.8a", "other-side-can-still-act"))
    }

    pub(crate) fn answer(&self, state: &mut State, accepted: bool, log: &mut Log<Event>) {
        let side = state.active.enemy();
        log.tell(|| Event::Answered { side, accepted });
        if accepted {
            self.end_phase(state, log);
        } else {
            state.offer = Offer::Refused;
        }
    }
}
