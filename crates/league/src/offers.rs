//! Ways worth offering to whoever has rolled: a finite choice out of countless ones, each judged like any other.

use crate::decision::{Decision, Direction, Leg, Legs};
use crate::field::Field;
use crate::league::League;
use crate::movement::Marching;
use crate::roads::OnRoad;
use crate::state::{Gait, State};
use crate::ways::{Mover, Run, Trace, single, wheel_cost, wheeled};

/// Wheels that are offered, in degrees.
const WHEELS: [i8; 6] = [10, -10, 20, -20, 30, -30];
/// A wheel there and back again.
const SIDESTEP: i8 = 15;
/// How a stop is sought when the axes have rounded it.
const NUDGES: [i32; 4] = [0, -1, -2, -3];
/// How a stop before an enemy is: as near to two inches as can be, so that a charge can follow.
const ENEMY_NUDGES: [i32; 10] = [8, 5, 3, 2, 1, 0, -1, -2, -3, -4];

impl League {
    /// Ways that the unit on the march can go, and to stay.
    pub fn list_ways(&self, state: &State, field: &Field, out: &mut Vec<Decision>) {
        let Some(marching) = self.mover(state, field) else { return };
        let first = out.len();
        let mut offers = Offers { marching: &marching, first, out };
        match (marching.mover.gait, marching.road) {
            (Gait::Road, Some(road)) => offers.along(road),
            (Gait::Forward, _) => offers.ahead(),
            (Gait::Sideways, _) => {
                offers.around(&[Direction::Backward, Direction::Left, Direction::Right, Direction::About]);
            }
            _ => offers.around(&[Direction::Forward, Direction::Backward, Direction::Left, Direction::Right]),
        }
        out.push(Decision::Stay);
    }
}

/// A list in the making.
struct Offers<'a, 'b> {
    marching: &'a Marching<'b>,
    first: usize,
    out: &'a mut Vec<Decision>,
}

impl Offers<'_, '_> {
    fn mover(&self) -> &Mover<'_> {
        &self.marching.mover
    }

    fn push(&mut self, decision: Decision) {
        if !self.out[self.first..].contains(&decision) {
            self.out.push(decision);
        }
    }

    /// Straight on, after each wheel, and sidesteps.
    fn ahead(&mut self) {
        let mover = &self.marching.mover;
        self.after_wheel(0, &Run::OPEN, &[3, 2, 1], true);
        let most = WHEELS.iter().copied().max().unwrap_or(0);
        for side in [1, -1] {
            let turn = mover.turn(mover.start, side * most);
            for wheel in WHEELS.into_iter().filter(|wheel| wheel.signum() == side) {
                self.after_wheel(wheel, &turn, &[2], false);
            }
            self.sidestep(side * SIDESTEP, &turn);
        }
    }

    /// One wheel, then parts (in quarters) of the longest way ahead; with `edges` also up to where the ground begins to
    /// cost dice.
    fn after_wheel(&mut self, wheel: i8, turn: &Run, quarters: &[i32], edges: bool) {
        let mover = &self.marching.mover;
        let mut trace = mover.begin();
        if wheel != 0 {
            if trace.meet(turn, i32::from(wheel).abs()).is_err() {
                return;
            }
            trace.pose = wheeled(trace.pose, mover.frontage, wheel);
            trace.used = wheel_cost(mover.frontage, wheel);
        }
        let most = mover.reckon(trace.touched, trace.friends).allowance - trace.used;
        if most <= 0 {
            return;
        }
        let run = mover.run(trace.pose, 0, most);
        let stops = stops(mover, &trace, &run, most);
        let mut longest = None;
        for stop in stops.lengths() {
            let found = self.fitting(wheel, turn, &run, stop, nudges(&run, stop));
            if longest.is_none() || edges {
                self.push_ahead(wheel, found);
            }
            longest = longest.or(found);
        }
        for quarter in quarters {
            let part = longest.map_or(0, i32::from) * quarter / 4;
            let found = self.fitting(wheel, turn, &run, part, &[0]);
            self.push_ahead(wheel, found);
        }
    }

    fn push_ahead(&mut self, wheel: i8, ahead: Option<u16>) {
        if let Some(ahead) = ahead {
            self.push(Decision::Way { legs: single(wheel, ahead) });
        }
    }

    /// A length, or one a little shorter, that is allowed after a wheel.
    fn fitting(&self, wheel: i8, turn: &Run, run: &Run, ahead: i32, nudges: &[i32]) -> Option<u16> {
        let mover = &self.marching.mover;
        nudges.iter().find_map(|nudge| {
            let ahead = u16::try_from(ahead + nudge).ok().filter(|ahead| *ahead > 0)?;
            let trace = mover.follow(&single(wheel, ahead), Some((turn, run))).ok()?;
            mover.arrive(&trace).ok().map(|_| ahead)
        })
    }

    /// A wheel, ahead, and the same wheel back: to a side with the old heading.
    fn sidestep(&mut self, wheel: i8, turn: &Run) {
        let mover = &self.marching.mover;
        let cost = wheel_cost(mover.frontage, wheel);
        let most = mover.reckon(mover.stood, false).allowance;
        let legs = |ahead: i32| -> Option<Legs> {
            let ahead = u16::try_from(ahead).ok().filter(|ahead| *ahead > 0)?;
            Some([Leg { wheel, ahead }, Leg { wheel: -wheel, ahead: 0 }, Leg::default()])
        };
        let mut ahead = most - 2 * cost;
        if ahead <= 0 {
            return;
        }
        let run = mover.run(wheeled(mover.start, mover.frontage, wheel), 0, ahead);
        // The ground that the first try touches may leave less.
        for _ in 0..2 {
            let Some(legs) = legs(ahead) else { return };
            let Ok(trace) = mover.follow(&legs, Some((turn, &run))) else { return };
            if mover.arrive(&trace).is_ok() {
                self.push(Decision::Way { legs });
                return;
            }
            ahead = mover.reckon(trace.touched, trace.friends).allowance - 2 * cost;
        }
    }

    /// Along a road.
    fn along(&mut self, road: OnRoad) {
        let mover = self.mover();
        let most = mover.reckon(mover.stood, false).allowance;
        let mut low = 0;
        let mut high = most;
        let fits =
            |length: i32| mover.follow_road(road, length).and_then(|trace| mover.arrive(&trace)).is_ok();
        // The longest way, if longer ones are barred for one reason only; what is offered is tried again.
        if fits(high) {
            low = high;
        }
        while high - low > 1 {
            let middle = (low + high) / 2;
            if fits(middle) { low = middle } else { high = middle }
        }
        let lengths = [low, low * 3 / 4, low / 2, low / 4, most / 2, most / 4];
        let fitting = lengths.map(|length| (length > 0 && fits(length)).then_some(length));
        for length in fitting.into_iter().flatten() {
            if let Ok(ahead) = u16::try_from(length) {
                self.push(Decision::Way { legs: single(0, ahead) });
            }
        }
    }

    /// To the other sides.
    fn around(&mut self, directions: &[Direction]) {
        for direction in directions {
            let mover = &self.marching.mover;
            let trace = mover.begin();
            let most = mover.reckon(trace.touched, trace.friends).allowance;
            let (pose, quarter) = mover.shift_from(*direction);
            let run = mover.run(pose, quarter, most);
            let fits = |length: i32, nudges: &[i32]| {
                nudges.iter().find_map(|nudge| {
                    let length = u16::try_from(length + nudge).ok().filter(|length| *length > 0)?;
                    let trace = mover.shift_along(pose, quarter, &run, length.into()).ok()?;
                    mover.arrive(&trace).ok().map(|_| length)
                })
            };
            let longest =
                stops(mover, &trace, &run, most).lengths().find_map(|stop| fits(stop, nudges(&run, stop)));
            let half = longest.and_then(|longest| fits(i32::from(longest / 2), &[0]));
            for length in longest.into_iter().chain(half) {
                self.push(Decision::Shift { direction: *direction, length });
            }
        }
    }
}

/// Lengths at which a run is worth stopping, the longest first: before what costs dice or bars the way, and where the
/// dice end.
pub(crate) struct Stops {
    lengths: [i32; 14],
    many: usize,
}

impl Stops {
    pub fn longest(&self) -> i32 {
        self.lengths().next().unwrap_or(0)
    }

    pub fn lengths(&self) -> impl Iterator<Item = i32> {
        self.lengths[..self.many].iter().copied()
    }
}

/// Lengths to try in place of a stop, as differences from it.
pub(crate) fn nudges(run: &Run, stop: i32) -> &'static [i32] {
    if stop == run.enemy { &ENEMY_NUDGES } else { &NUDGES }
}

/// Where the way is worth stopping: what is touched changes at the entries, and between two of them the dice are the
/// same.
pub(crate) fn stops(mover: &Mover<'_>, trace: &Trace, run: &Run, most: i32) -> Stops {
    let barred = run.barred.map_or(i32::MAX, |(entry, _)| entry).min(run.enemy);
    let mut entries = [most; 12];
    let known = run.entries.iter().copied().chain([run.friends, barred]);
    for (slot, entry) in entries.iter_mut().zip(known) {
        *slot = entry.clamp(0, most);
    }
    entries.sort_unstable();
    let mut stops = Stops { lengths: [0; 14], many: 0 };
    let mut from = 0;
    for entry in entries {
        if entry <= from && from > 0 || from >= barred {
            continue;
        }
        // Between `from` and this entry everything touched is known.
        let mut there = *trace;
        if entry > from && there.meet(run, entry).is_ok() {
            let left = mover.reckon(there.touched, there.friends).allowance - trace.used;
            let reach = entry.min(left);
            if reach > from {
                stops.lengths[stops.many] = reach;
                stops.many += 1;
            }
        }
        from = from.max(entry);
    }
    stops.lengths[..stops.many].reverse();
    stops
}
