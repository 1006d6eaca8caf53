//! A whole way: leg by leg, or to another side, and whether the unit arrives.

use super::{Mover, Run, Trace, wheel_cost, wheeled};
use crate::decision::{Direction, Leg, Legs};
use crate::footprint::Pose;
use crate::reckoning::Reckoning;
use tabletop::{Heading, Point};
use wargame::{Verdict, bar};

/// Where a way leads, and what the dice say to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// The middle of the front at the end.
    pub at: Point,
    /// Where the unit faces at the end.
    pub heading: Heading,
    /// Thousandths of an inch straight forward: they make cavalry moving (V.h.1).
    pub forward: i32,
    /// The dice and what they were needed for.
    pub reckoning: Reckoning,
}

impl Mover<'_> {
    /// Follows a way leg by leg; the first leg may have been looked at before.
    pub fn follow(&self, legs: &Legs, first: Option<(&Run, &Run)>) -> Verdict<Trace> {
        let mut trace = self.begin();
        let wheels: i32 = legs.iter().map(|leg| i32::from(leg.wheel).abs()).sum();
        let most = self.game.tables.angles.free_turn;
        if wheels > most {
            return Err(bar!("league:A.a.2", "wheels-too-far", unit = self.unit, number = most));
        }
        for (number, leg) in legs.iter().enumerate() {
            let known = first.filter(|_| number == 0);
            if leg.wheel != 0 {
                let degrees = i32::from(leg.wheel).abs();
                match known {
                    Some((turn, _)) => trace.meet(turn, degrees)?,
                    None => trace.meet(&self.turn(trace.pose, leg.wheel), degrees)?,
                }
                trace.pose = wheeled(trace.pose, self.frontage, leg.wheel);
                trace.used += wheel_cost(self.frontage, leg.wheel);
            }
            let ahead = i32::from(leg.ahead);
            if ahead > 0 {
                match known {
                    Some((_, run)) => trace.meet(run, ahead)?,
                    None => trace.meet(&self.run(trace.pose, 0, ahead), ahead)?,
                }
                trace.pose.at = trace.pose.at + trace.pose.heading.step(ahead);
                trace.used += ahead;
                trace.forward += ahead;
            }
        }
        Ok(trace)
    }

    /// Where a move to another side begins, and which quarter it leads to.
    pub fn shift_from(&self, direction: Direction) -> (Pose, u8) {
        match direction {
            Direction::Forward => (self.start, 0),
            Direction::Right => (self.start, 1),
            Direction::Backward => (self.start, 2),
            Direction::Left => (self.start, 3),
            Direction::About => (self.game.turned(self.state, self.unit, self.start.heading.opposite()), 0),
        }
    }

    /// Follows a way to another side, or about face and on (V.c).
    pub fn shift(&self, direction: Direction, length: i32) -> Verdict<Trace> {
        let (pose, quarter) = self.shift_from(direction);
        self.shift_along(pose, quarter, &self.run(pose, quarter, length), length)
    }

    /// The same with a run that is known.
    pub fn shift_along(&self, pose: Pose, quarter: u8, run: &Run, length: i32) -> Verdict<Trace> {
        let mut trace = self.begin();
        trace.meet(run, length)?;
        let way = pose.heading.turned(90 * i32::from(quarter));
        trace.pose = Pose { at: pose.at + way.step(length), ..pose };
        trace.used = length;
        Ok(trace)
    }

    /// The end of a way: do the dice reach so far, and may the unit stand there?
    pub fn arrive(&self, trace: &Trace) -> Verdict<Outcome> {
        let mut reckoning = self.reckon(trace.touched, trace.friends);
        reckoning.used = trace.used;
        if trace.used > reckoning.allowance {
            let reach = reckoning.allowance / 1000;
            return Err(if reckoning.friends {
                bar!("league:V.b", "way-through-friends-too-long", unit = self.unit, number = reach)
            } else {
                bar!("league:V.a.1", "way-too-long", unit = self.unit, number = reach)
            });
        }
        self.rest(trace.pose)?;
        let (at, heading) = (trace.pose.at, trace.pose.heading);
        Ok(Outcome { at, heading, forward: trace.forward, reckoning })
    }
}

/// A way of one leg.
pub(crate) const fn single(wheel: i8, ahead: u16) -> Legs {
    const NONE: Leg = Leg { wheel: 0, ahead: 0 };
    [Leg { wheel, ahead }, NONE, NONE]
}
