//! Marches and rides in tests: roll dice as written, try a way, go it.

use crate::harness::*;
use kernel::{Log, ScriptedDice};
use league::decision::{Benefit, Direction, Leg, Legs};
use league::state::{Gait, Stage};
use league::unit::UnitId;
use league::ways::Outcome;
use league::{Decision, Event, Field, Play};

/// Thousandths of an inch straight on.
pub fn straight(ahead: u16) -> Legs {
    leg(0, ahead)
}

/// A wheel, then straight on.
pub fn leg(wheel: i8, ahead: u16) -> Legs {
    [Leg { wheel, ahead }, Leg::default(), Leg::default()]
}

impl Table {
    /// The actions of the side of a unit.
    pub fn in_actions_of(&mut self, unit: UnitId) {
        self.state.active = self.game.side(unit);
        self.state.stage = Stage::Actions;
    }

    pub fn march_barred(&self, unit: UnitId, gait: Gait) -> Option<&'static str> {
        let verdict = self.game.judge_march(&self.state, unit, gait, Benefit::None);
        verdict.err().map(|bar| self.case_of(bar))
    }

    /// Rolls for a move with dice as written, each of which has to be used, in the actions of its side.
    pub fn roll(&mut self, unit: UnitId, gait: Gait, dice: &[u8]) {
        self.roll_with(unit, gait, Benefit::None, dice);
    }

    pub fn roll_with(&mut self, unit: UnitId, gait: Gait, benefit: Benefit, dice: &[u8]) {
        self.in_actions_of(unit);
        let verdict = self.game.judge_march(&self.state, unit, gait, benefit);
        assert_eq!(verdict.err().map(|bar| self.case_of(bar)), None, "{} rolls", self.name(unit));
        let mut scripted = ScriptedDice::new(dice);
        let mut log = Log::silent();
        let play = &mut Play { dice: &mut scripted, log: &mut log, field: &mut Field::default() };
        self.game.march(&mut self.state, unit, gait, benefit, play);
        assert_eq!(scripted.fault(), None);
        let Stage::March { dice: rolled, .. } = self.state.stage else { panic!("no march") };
        assert_eq!(rolled.iter().filter(|die| **die > 0).count(), dice.len(), "dice rolled");
    }

    pub fn way(&self, legs: Legs) -> Result<Outcome, &'static str> {
        self.game.judge_way(&self.state, &self.field(), legs).map_err(|bar| self.case_of(bar))
    }

    pub fn shift(&self, direction: Direction, length: u16) -> Result<Outcome, &'static str> {
        self.game.judge_shift(&self.state, &self.field(), direction, length).map_err(|bar| self.case_of(bar))
    }

    /// Goes a way that has to be allowed.
    pub fn go(&mut self, legs: Legs) -> Vec<Event> {
        assert_eq!(self.way(legs).err(), None, "the way is allowed");
        let mut log = Log::recording();
        let field = self.field();
        self.game.lay_way(&mut self.state, &field, legs, &mut log);
        assert_eq!(self.state.stage, Stage::Actions);
        log.into_events()
    }

    /// Goes to a side, which has to be allowed.
    pub fn slide(&mut self, direction: Direction, length: u16) {
        assert_eq!(self.shift(direction, length).err(), None, "the shift is allowed");
        let field = self.field();
        self.game.shift(&mut self.state, &field, direction, length, &mut Log::silent());
        assert_eq!(self.state.stage, Stage::Actions);
    }

    /// How far the unit could go on ground that it touches with the first step, or ahead of it within `ahead`
    /// thousandths: the allowance, or the case that bars it.
    pub fn allowance(&self, ahead: u16) -> Result<i32, &'static str> {
        self.way(straight(ahead)).map(|outcome| outcome.reckoning.allowance)
    }

    /// What is offered to the unit on the march.
    pub fn ways(&self) -> Vec<Decision> {
        let mut out = Vec::new();
        self.game.list_ways(&self.state, &self.field(), &mut out);
        out
    }
}
