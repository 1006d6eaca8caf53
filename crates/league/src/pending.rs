use crate::decision::*;
use crate::event::Event;
use crate::field::Field;
use crate::league::League;
use crate::state::*;
use crate::unit::*;
use kernel::{Dice, Factor, Log, Sketch};
use manoeuvre::Verdict;
use tabletop::{Heading, Point};
impl League {
    pub(crate) fn judge_march(&self, _s: &State, _u: UnitId, _g: Gait, _b: Benefit) -> Verdict {
        Ok(())
    }
    pub(crate) fn march(
        &self,
        _s: &mut State,
        _u: UnitId,
        _g: Gait,
        _b: Benefit,
        _d: &mut dyn Dice,
        _l: &mut Log<Event>,
    ) {
    }
    pub(crate) fn judge_way(&self, _s: &State, _l: Legs) -> Verdict {
        Ok(())
    }
    pub(crate) fn lay_way(&self, _s: &mut State, _legs: Legs, _l: &mut Log<Event>) {}
    pub(crate) fn judge_shift(&self, _s: &State, _d: Direction, _n: u16) -> Verdict {
        Ok(())
    }
    pub(crate) fn shift(&self, _s: &mut State, _d: Direction, _n: u16, _l: &mut Log<Event>) {}
    pub(crate) fn judge_stay(&self, _s: &State) -> Verdict {
        Ok(())
    }
    pub(crate) fn stay(&self, _s: &mut State, _l: &mut Log<Event>) {}
    pub(crate) fn judge_form(&self, _s: &State, _u: UnitId, _f: Formation, _a: bool, _r: bool) -> Verdict {
        Ok(())
    }
    pub(crate) fn form(
        &self,
        _s: &mut State,
        _u: UnitId,
        _f: Formation,
        _a: bool,
        _r: bool,
        _l: &mut Log<Event>,
    ) {
    }
    pub(crate) fn judge_face(&self, _s: &State, _u: UnitId, _h: Heading, _r: bool) -> Verdict {
        Ok(())
    }
    pub(crate) fn face(&self, _s: &mut State, _u: UnitId, _h: Heading, _r: bool, _l: &mut Log<Event>) {}
    pub(crate) fn judge_saddle(&self, _s: &State, _u: UnitId, _m: bool) -> Verdict {
        Ok(())
    }
    pub(crate) fn saddle(&self, _s: &mut State, _u: UnitId, _m: bool, _l: &mut Log<Event>) {}
    pub(crate) fn hold(&self, _s: &mut State, _u: UnitId, _l: &mut Log<Event>) {}
    pub(crate) fn judge_ride(&self, _s: &State, _f: StaffId) -> Verdict {
        Ok(())
    }
    pub(crate) fn ride(&self, _s: &mut State, _f: StaffId, _d: &mut dyn Dice, _l: &mut Log<Event>) {}
    pub(crate) fn judge_post(&self, _s: &State, _a: Point) -> Verdict {
        Ok(())
    }
    pub(crate) fn post(&self, _s: &mut State, _a: Point, _l: &mut Log<Event>) {}
    pub(crate) fn judge_attach(&self, _s: &State, _u: UnitId) -> Verdict {
        Ok(())
    }
    pub(crate) fn attach(&self, _s: &mut State, _u: UnitId, _l: &mut Log<Event>) {}
    pub(crate) fn list_ways(&self, _s: &State, _f: &Field, _o: &mut Vec<Decision>) {}
    pub(crate) fn list_rides(&self, _s: &State, _f: &Field, _o: &mut Vec<Decision>) {}
    pub(crate) fn list_forms(&self, _s: &State, _f: &Field, _u: UnitId, _o: &mut Vec<Decision>) {}
    pub(crate) fn list_faces(&self, _s: &State, _f: &Field, _u: UnitId, _o: &mut Vec<Decision>) {}
    pub(crate) fn list_reactions(&self, _s: &State, _f: &Field, _u: UnitId, _o: &mut Vec<Decision>) {}
    pub(crate) fn sketch_move(
        &self,
        _s: &State,
        _u: UnitId,
        _to: Point,
        _h: Option<Heading>,
    ) -> Option<Sketch> {
        None
    }
    pub(crate) fn march_dice(&self, _s: &State, _u: UnitId, _g: Gait) -> u8 {
        2
    }
    pub(crate) fn march_factors(&self, _s: &State, _u: UnitId, _g: Gait, _b: Benefit) -> Vec<Factor> {
        Vec::new()
    }
    pub(crate) fn way_words(&self, _s: &State, _d: Decision) -> (String, i32) {
        (String::new(), 0)
    }
    pub(crate) fn sketch_ride(&self, _s: &State, _f: StaffId, _to: Point) -> Option<Sketch> {
        None
    }
}
