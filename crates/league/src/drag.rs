//! What becomes of a unit or a staff figure that is dragged: the allowed move that comes nearest to the wish.

use crate::decision::{Decision, Direction, Leg, Legs};
use crate::field::Field;
use crate::footprint::Pose;
use crate::league::League;
use crate::movement::Marching;
use crate::offers::{nudges, stops};
use crate::phrasebook::{PHRASES, text};
use crate::pose_link::pose_link;
use crate::reckoning::inches_arg;
use crate::roads::OnRoad;
use crate::state::{Gait, Stage, State};
use crate::unit::{StaffId, UnitId};
use crate::ways::{Mover, Outcome, wheel_cost, wheeled};
use crate::words::faces;
use kernel::{Case, Factor, Sketch, Stance, Stand};
use tabletop::{Heading, Point};
use wargame::Bar;

/// Nearer than this to the wish is where it was wished.
const NEAR_ENOUGH: i32 = 500;

/// A move that was found for a wish.
struct Found {
    decision: Decision,
    outcome: Outcome,
    way: Vec<Point>,
    /// What stopped it short.
    stopped: Option<Bar>,
}

impl League {
    /// A bar in words.
    pub(crate) fn factor(&self, bar: Bar) -> Factor {
        let refusal = bar.explain(&PHRASES, |unit| self.roster.names(unit));
        Factor { text: refusal.text, rule: refusal.rule, value: None }
    }

    /// How a unit looks in a pose.
    pub fn stance(&self, state: &State, unit: UnitId, pose: Pose) -> Stance {
        let full = self.tables.stands_of(self.roster.unit(unit).arm).figures;
        let figures = state.units[unit].figures;
        let print = self.footprint_at(state, unit, pose);
        let stands = print.bases().iter().enumerate().map(|(index, base)| Stand {
            x: base.centre.x,
            y: base.centre.y,
            heading: base.heading.degrees(),
            edge: base.edge,
            figures: figures.saturating_sub(index as u8 * full).min(full),
        });
        Stance {
            x: pose.at.x,
            y: pose.at.y,
            heading: pose.heading.degrees(),
            formation: pose.formation.id(),
            stands: stands.collect(),
        }
    }

    /// What would become of the unit on the march if its front were dragged to a place and turned to a heading. A unit
    /// that has not rolled can only be turned.
    pub fn sketch_move(
        &self,
        state: &State,
        unit: UnitId,
        to: Point,
        heading: Option<Heading>,
    ) -> Option<Sketch> {
        let Stage::March { unit: on_march, .. } = state.stage else {
            return self.sketch_turn(state, unit, heading?);
        };
        if on_march != unit {
            return None;
        }
        let field = Field::new(self, state);
        let marching = self.mover(state, &field)?;
        let found = match (marching.mover.gait, marching.road) {
            (Gait::Road, Some(road)) => along(&marching, road, to),
            (Gait::Forward, _) => ahead(&marching, to, heading),
            _ => aside(&marching, to, heading),
        };
        Some(self.drawn(state, &marching.mover, to, heading, found))
    }

    fn drawn(
        &self,
        state: &State,
        mover: &Mover<'_>,
        to: Point,
        heading: Option<Heading>,
        found: Result<Found, Option<Bar>>,
    ) -> Sketch {
        match found {
            Ok(found) => {
                let outcome = found.outcome;
                let pose = Pose { at: outcome.at, heading: outcome.heading, ..mover.start };
                let missed = outcome.at.distance(to) > NEAR_ENOUGH
                    || heading.is_some_and(|heading| heading.apart(outcome.heading) > 1);
                let stopped = match found.stopped {
                    Some(bar) => Some(self.factor(bar)),
                    None => missed.then(|| Factor {
                        text: text!("move-no-nearer"),
                        rule: Case(if mover.gait == Gait::Forward { "league:A.a.2" } else { "league:V.c" }),
                        value: None,
                    }),
                };
                Sketch {
                    stance: self.stance(state, mover.unit, pose),
                    way: found.way.iter().map(|point| (point.x, point.y)).collect(),
                    used: outcome.reckoning.used,
                    allowed: outcome.reckoning.allowance,
                    reckoning: outcome.reckoning.factors(),
                    stopped,
                    link: pose_link(found.decision),
                }
            }
            Err(bar) => {
                let trace = mover.begin();
                let reckoning = mover.reckon(trace.touched, trace.friends);
                Sketch {
                    stance: self.stance(state, mover.unit, mover.start),
                    way: vec![(mover.start.at.x, mover.start.at.y)],
                    used: 0,
                    allowed: reckoning.allowance,
                    reckoning: reckoning.factors(),
                    stopped: bar.map(|bar| self.factor(bar)),
                    link: None,
                }
            }
        }
    }

    /// What would become of the staff figure that rides if it were dragged to a place: dropped on a unit that it can
    /// join, it joins. Nothing if it is not this figure that has rolled.
    pub fn sketch_ride(&self, state: &State, staff: StaffId, to: Point) -> Option<Sketch> {
        let Stage::Ride { staff: rider, dice } = state.stage else { return None };
        if rider != staff {
            return None;
        }
        let field = Field::new(self, state);
        let from = state.staff[staff.index()].at;
        let pips: i32 = dice.iter().map(|die| i32::from(*die)).sum();
        let reach = pips * 1000;
        let dropped_on = self.roster.ids().find(|unit| {
            state.here(*unit)
                && self.commands(staff, *unit)
                && field.print(*unit).bases().iter().any(|base| base.distance(to) == 0)
        });
        let mut stopped = None;
        let mut decision = None;
        if let Some(unit) = dropped_on {
            match self.judge_attach(state, unit) {
                Ok(_) => decision = Some((Decision::Attach { unit }, self.centre(state, unit))),
                Err(bar) => stopped = Some(bar),
            }
        }
        if decision.is_none() {
            // As far as the dice reach, and back along the line until it is allowed.
            let step = to - from;
            let whole = step.length();
            let most = whole.min(reach);
            let place = |length: i32| if length >= whole { to } else { from + step.scaled(length, whole) };
            if let Err(bar) = self.judge_post(state, &field, to) {
                stopped = stopped.or(Some(bar));
            }
            let lengths = [most, most - 1].into_iter().chain((0..64).rev().map(|part| most * part / 64));
            let found = lengths
                .filter(|length| *length > 0)
                .map(place)
                .find(|at| self.judge_post(state, &field, *at).is_ok());
            decision = found.map(|at| (Decision::Post { at }, at));
        }
        let at = decision.map_or(from, |(_, at)| at);
        let used = from.distance(at);
        let reckoning = vec![
            Factor {
                text: text!("move-dice-ride", dice = faces(&dice)),
                rule: Case("league:V.t.4"),
                value: Some(pips),
            },
            Factor {
                text: text!("move-used", used = inches_arg(used), allowed = inches_arg(reach)),
                rule: Case("league:V.a.2"),
                value: None,
            },
        ];
        Some(Sketch {
            stance: Stance { x: at.x, y: at.y, heading: 0, formation: "staff", stands: Vec::new() },
            way: vec![(from.x, from.y), (at.x, at.y)],
            used,
            allowed: reach,
            reckoning,
            stopped: stopped.map(|bar| self.factor(bar)),
            link: decision.and_then(|(decision, _)| pose_link(decision)),
        })
    }
}

/// A wheel, straight on, and a last wheel.
#[derive(Clone, Copy)]
struct Aim {
    first: i8,
    ahead: i32,
    last: i8,
}

impl Aim {
    fn legs(self) -> Option<Legs> {
        let ahead = u16::try_from(self.ahead).ok()?;
        Some([Leg { wheel: self.first, ahead }, Leg { wheel: self.last, ahead: 0 }, Leg::default()])
    }
}

/// The wheel and the length that bring the front nearest to a place, and a last wheel with what is left of the degrees.
fn best_aim(mover: &Mover<'_>, to: Point, heading: Option<Heading>) -> Aim {
    let most = mover.game.tables.angles.free_turn as i8;
    let mut best = (i32::MAX, Aim { first: 0, ahead: 0, last: 0 });
    // Small wheels first: of two that come equally near the smaller one is better.
    for first in (0..=most).flat_map(|wheel| [wheel, -wheel]) {
        let pose = wheeled(mover.start, mover.frontage, first);
        let left = i32::from(most - first.abs());
        let wanted = heading.map_or(0, |heading| pose.heading.turn_to(heading));
        let last = wanted.clamp(-left, left) as i8;
        let swing = wheeled(pose, mover.frontage, last).at - pose.at;
        let ahead = pose.frame().local(to - swing).y.max(0);
        let missed = (pose.at + pose.heading.step(ahead) + swing).distance(to);
        // A degree off the wished heading is as bad as a tenth of an inch off the place.
        let off = (wanted - i32::from(last)).abs() * 100;
        let cost = missed + off + i32::from(first.abs());
        if cost < best.0 {
            best = (cost, Aim { first, ahead, last });
        }
    }
    best.1
}

fn ahead(marching: &Marching<'_>, to: Point, heading: Option<Heading>) -> Result<Found, Option<Bar>> {
    let mover = &marching.mover;
    let wish = best_aim(mover, to, heading);
    let attempt = |aim: Aim| -> Result<(Legs, Outcome), Option<Bar>> {
        let legs = aim.legs().ok_or(None)?;
        marching.way(&legs).map(|outcome| (legs, outcome)).map_err(Some)
    };
    let found = |(legs, outcome): (Legs, Outcome), stopped: Option<Bar>| Found {
        decision: Decision::Way { legs },
        outcome,
        way: corners_of(mover, &legs),
        stopped,
    };
    let bar = match attempt(wish) {
        Ok(done) => return Ok(found(done, None)),
        Err(bar) => bar,
    };
    // Not all of it: less of the length first, then less of the wheels.
    for part in [4, 3, 2, 1, 0] {
        for last in [wish.last, 0] {
            let aim = Aim { first: (i32::from(wish.first) * part / 4) as i8, last, ..wish };
            if let Some(done) = shortened(mover, aim, attempt) {
                return Ok(found(done, bar));
            }
            if wish.last == 0 {
                break;
            }
        }
    }
    Err(bar)
}

/// The longest part of a way ahead that is allowed.
fn shortened<T>(mover: &Mover<'_>, aim: Aim, attempt: impl Fn(Aim) -> Result<T, Option<Bar>>) -> Option<T> {
    let mut trace = mover.begin();
    if aim.first != 0 {
        trace.meet(&mover.turn(mover.start, aim.first), i32::from(aim.first).abs()).ok()?;
        trace.pose = wheeled(trace.pose, mover.frontage, aim.first);
    }
    trace.used = wheel_cost(mover.frontage, aim.first) + wheel_cost(mover.frontage, aim.last);
    let left = mover.reckon(trace.touched, trace.friends).allowance - trace.used;
    let most = aim.ahead.min(left);
    if most < 0 {
        return None;
    }
    let run = mover.run(trace.pose, 0, most);
    let stops = stops(mover, &trace, &run, most);
    let longest = stops.longest();
    let exact = stops.lengths().flat_map(|stop| nudges(&run, stop).iter().map(move |nudge| stop + nudge));
    let rough = (0..16).rev().map(|part| longest * part / 16);
    exact.chain(rough).filter(|ahead| *ahead >= 0).find_map(|ahead| attempt(Aim { ahead, ..aim }).ok())
}

/// The way of the middle of the front.
fn corners_of(mover: &Mover<'_>, legs: &Legs) -> Vec<Point> {
    let mut pose = mover.start;
    let mut way = vec![pose.at];
    for leg in legs {
        if leg.wheel != 0 {
            pose = wheeled(pose, mover.frontage, leg.wheel);
            way.push(pose.at);
        }
        if leg.ahead != 0 {
            pose.at = pose.at + pose.heading.step(leg.ahead.into());
            way.push(pose.at);
        }
    }
    way
}

/// To one of the sides: the one that the wish lies on most.
fn aside(marching: &Marching<'_>, to: Point, heading: Option<Heading>) -> Result<Found, Option<Bar>> {
    let mover = &marching.mover;
    let wish = mover.start.frame().local(to);
    let about = heading.is_some_and(|heading| heading.apart(mover.start.heading) > 90);
    let by_hand = mover.gait == Gait::Prolonge;
    let (direction, length) = if about && !by_hand {
        let (pose, _) = mover.shift_from(Direction::About);
        (Direction::About, pose.frame().local(to).y)
    } else if wish.x.abs() > wish.y.abs() || (wish.y > 0 && !by_hand) {
        (if wish.x < 0 { Direction::Left } else { Direction::Right }, wish.x.abs())
    } else {
        (if wish.y < 0 { Direction::Backward } else { Direction::Forward }, wish.y.abs())
    };
    let length = length.max(0);
    let attempt = |length: i32| -> Result<(u16, Outcome), Option<Bar>> {
        let length = u16::try_from(length).map_err(|_| None)?;
        marching.shift(direction, length).map(|outcome| (length, outcome)).map_err(Some)
    };
    let found = |(length, outcome): (u16, Outcome), stopped: Option<Bar>| Found {
        decision: Decision::Shift { direction, length },
        way: vec![mover.start.at, outcome.at],
        outcome,
        stopped,
    };
    let bar = match attempt(length) {
        Ok(done) => return Ok(found(done, None)),
        Err(bar) => bar,
    };
    let trace = mover.begin();
    let most = mover.reckon(trace.touched, trace.friends).allowance.min(length);
    let (pose, quarter) = mover.shift_from(direction);
    let run = mover.run(pose, quarter, most);
    let stops = stops(mover, &trace, &run, most);
    let longest = stops.longest();
    let exact = stops.lengths().flat_map(|stop| nudges(&run, stop).iter().map(move |nudge| stop + nudge));
    let rough = (0..16).rev().map(|part| longest * part / 16);
    match exact.chain(rough).find_map(|length| attempt(length).ok()) {
        Some(done) => Ok(found(done, bar)),
        None => Err(bar),
    }
}

/// Along a road: to its point that is nearest to the wish.
fn along(marching: &Marching<'_>, road: OnRoad, to: Point) -> Result<Found, Option<Bar>> {
    let game = marching.mover.game;
    /// Longer than any roll.
    const FAR: i32 = 60_000;
    let mut wish = (i32::MAX, 0);
    let mut covered = 0;
    for two in game.bends(road, FAR).windows(2) {
        let long = two[0].distance(two[1]);
        for part in 0..=long / 100 {
            let point = two[0] + (two[1] - two[0]).scaled((part * 100).min(long), long.max(1));
            let missed = point.distance(to);
            if missed < wish.0 {
                wish = (missed, covered + part * 100);
            }
        }
        covered += long;
    }
    let length = wish.1;
    let attempt = |length: i32| -> Result<(Legs, Outcome), Option<Bar>> {
        let ahead = u16::try_from(length).map_err(|_| None)?;
        let legs = crate::ways::single(0, ahead);
        marching.way(&legs).map(|outcome| (legs, outcome)).map_err(Some)
    };
    let found = |(legs, outcome): (Legs, Outcome), stopped: Option<Bar>| {
        let start = std::iter::once(marching.mover.start.at);
        let way = start.chain(game.bends(road, legs[0].ahead.into())).collect();
        Found { decision: Decision::Way { legs }, outcome, way, stopped }
    };
    let bar = match attempt(length) {
        Ok(done) => return Ok(found(done, None)),
        Err(bar) => bar,
    };
    let trace = marching.mover.begin();
    let most = marching.mover.reckon(trace.touched, false).allowance.min(length);
    // Every tenth of an inch back from there.
    let lengths = std::iter::once(most).chain((1..=most / 100).rev().map(|part| part * 100));
    match lengths.filter(|length| *length > 0).find_map(|length| attempt(length).ok()) {
        Some(done) => Ok(found(done, bar)),
        None => Err(bar),
    }
}
