//! Staff figures: they ride four dice over everything but the sea, and join units (V.t.4, L.b1).

use crate::decision::Decision;
use crate::event::Event;
use crate::field::Field;
use crate::footprint::Pose;
use crate::league::League;
use crate::state::{Stage, State};
use crate::unit::{MAX_STAFF, Side, StaffId, UnitId};
use kernel::{Dice, Log};
use tabletop::{AreaKind, Feature, Heading, Point, Segment};
use wargame::{Verdict, bar};

/// How far a figure flees from an enemy who comes upon it.
const FLIGHT: i32 = 24_000;

/// No gun of a battery is further from the middle of its front.
const BATTERY: i32 = 8000;

/// A straight stretch of the way of a unit.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stretch {
    /// How the unit stands where it begins.
    pub pose: Pose,
    /// How far it leads, and where to.
    pub step: Point,
}

impl League {
    /// May a staff figure roll for a ride?
    ///
    /// # Errors
    /// What bars it.
    pub fn judge_ride(&self, state: &State, staff: StaffId) -> Verdict {
        if state.stage != Stage::Actions {
            return Err(bar!("league:A.a.1", "staff-rides-in-actions"));
        }
        let figure = &state.staff[staff.index()];
        if self.roster.staff(staff).side != state.active {
            return Err(bar!("league:A.a.3", "not-turn-of-his-side"));
        }
        if figure.back != 0 {
            return Err(bar!("league:L.b4", "successor-not-here"));
        }
        if figure.moved {
            return Err(bar!("league:V.t.4", "has-already-ridden"));
        }
        if let Some(unit) = figure.with.filter(|unit| figure.since_start && state.units[*unit].brigadier_used)
        {
            return Err(bar!("league:L.b2", "has-helped-and-stays", unit = unit));
        }
        Ok(())
    }

    /// Rolls for a ride.
    pub fn ride(&self, state: &mut State, staff: StaffId, dice: &mut dyn Dice) {
        let mut rolled = [0; 4];
        let count = usize::from(self.tables.march_dice.staff).min(rolled.len());
        rolled[..count].iter_mut().for_each(|die| *die = dice.roll(6));
        state.stage = Stage::Ride { staff, dice: rolled };
    }

    /// Who rides, and how far he can.
    fn rider(&self, state: &State) -> Verdict<(StaffId, i32)> {
        match state.stage {
            Stage::Ride { staff, dice } => {
                Ok((staff, dice.iter().map(|die| i32::from(*die)).sum::<i32>() * 1000))
            }
            _ => Err(bar!("league:V.a.1", "no-ride-rolled")),
        }
    }

    /// Does the ride to a place respect its length and the sea? No ground takes anything from it.
    fn judge_course(&self, state: &State, to: Point) -> Verdict<StaffId> {
        let (staff, reach) = self.rider(state)?;
        if !self.table.holds(to) {
            return Err(bar!("league:V.a.1", "off-table"));
        }
        let from = state.staff[staff.index()].at;
        if from.distance(to) > reach {
            return Err(bar!("league:V.t.4", "ride-too-long", number = reach / 1000));
        }
        let line = Segment::new(from, to);
        for feature in self.table.along(line).iter() {
            if let Feature::Area(area) = self.table.feature(feature)
                && area.kind == AreaKind::Sea
                && (area.polygon.holds(to) || area.polygon.sides().any(|side| side.meets(line)))
            {
                return Err(bar!("league:V.t.4", "cannot-ride-through-sea"));
            }
        }
        Ok(staff)
    }

    /// May the ride end at a place?
    ///
    /// # Errors
    /// What bars it.
    pub fn judge_post(&self, state: &State, field: &Field, at: Point) -> Verdict<StaffId> {
        let staff = self.judge_course(state, at)?;
        let keep = self.tables.distances.enemy;
        for enemy in field.of(self.roster.staff(staff).side.enemy()).iter() {
            let print = field.print(enemy);
            let far = i64::from(print.reach + keep);
            if (print.centre - at).square() <= far * far
                && print.bases().iter().any(|base| base.distance(at) <= keep)
            {
                return Err(bar!("league:V.i", "too-near-enemy-alone", other = enemy));
            }
        }
        Ok(staff)
    }

    /// Ends the ride at a place; he leaves the unit that he was with.
    pub fn post(&self, state: &mut State, at: Point, log: &mut Log<Event>) {
        self.dismount_at(state, at, None, log);
    }

    fn judge_attach_at(&self, state: &State, unit: UnitId, centre: Point) -> Verdict<StaffId> {
        let (staff, _) = self.rider(state)?;
        if !state.here(unit) {
            return Err(bar!("league:L.b1", "is-not-on-table", unit = unit));
        }
        if !self.commands(staff, unit) {
            return Err(bar!("league:L.b1", "is-not-under-his-command", unit = unit));
        }
        match self.attached(state, unit) {
            Some(other) if other == staff => {
                return Err(bar!("league:L.b1", "already-with-unit", unit = unit));
            }
            Some(_) => {
                return Err(bar!("league:L.b1", "another-general-is-there", unit = unit));
            }
            None => {}
        }
        self.judge_course(state, centre)
    }

    /// May the ride end with a unit?
    ///
    /// # Errors
    /// What bars it.
    pub fn judge_attach(&self, state: &State, unit: UnitId) -> Verdict<StaffId> {
        self.judge_attach_at(state, unit, self.centre(state, unit))
    }

    /// Ends the ride at the centre of a unit: he moves with it from now on.
    pub fn attach(&self, state: &mut State, unit: UnitId, log: &mut Log<Event>) {
        self.dismount_at(state, self.centre(state, unit), Some(unit), log);
    }

    fn dismount_at(&self, state: &mut State, at: Point, with: Option<UnitId>, log: &mut Log<Event>) {
        let Stage::Ride { staff, .. } = state.stage else { return };
        let figure = &mut state.staff[staff.index()];
        *figure = crate::state::StaffState { at, with, since_start: false, moved: true, ..*figure };
        state.stage = Stage::Actions;
        log.tell(|| Event::Rode { staff, to: at, with });
    }

    /// The figure that is attached to a unit goes where the unit's centre is now.
    pub(crate) fn carry_staff(&self, state: &mut State, unit: UnitId) {
        if let Some(staff) = self.attached(state, unit) {
            state.staff[staff.index()].at = self.centre(state, unit);
        }
    }

    /// Enemy figures that a unit has come upon where it stands now flee to the nearest of their own, or are captured.
    pub(crate) fn ride_down(&self, state: &mut State, unit: UnitId, log: &mut Log<Event>) {
        let here = Stretch { pose: state.units[unit].pose(), step: Point::default() };
        self.ride_over(state, unit, &[here], log);
    }

    /// Are there enemies who can only be ridden over, staff figures or guns without men, within so many thousandths of
    /// a unit?
    pub(crate) fn prey_near(&self, state: &State, unit: UnitId, distance: i32) -> bool {
        let (enemy, centre) = (self.side(unit).enemy(), self.centre(state, unit));
        let near = |at: Point, distance: i32| {
            let far = i64::from(distance);
            (at - centre).square() <= far * far
        };
        self.roster
            .staff_ids()
            .any(|staff| self.is_alone(state, enemy, staff) && near(state.staff[staff.index()].at, distance))
            || self.roster.of(enemy).iter().any(|battery| {
                let guns = state.units[battery].guns_left;
                guns.is_some_and(|guns| near(guns.at, distance + BATTERY))
            })
    }

    fn is_alone(&self, state: &State, side: Side, staff: StaffId) -> bool {
        let figure = &state.staff[staff.index()];
        self.roster.staff(staff).side == side && figure.back == 0 && figure.with.is_none()
    }

    /// Enemy figures over which the way of a unit leads flee as well, also those that it has left behind when it stops;
    /// guns without their men are taken.
    pub(crate) fn ride_over(&self, state: &mut State, unit: UnitId, way: &[Stretch], log: &mut Log<Event>) {
        let enemy = self.side(unit).enemy();
        let prey = || self.roster.staff_ids().filter(|staff| self.is_alone(state, enemy, *staff));
        let mut met = [false; MAX_STAFF];
        if prey().next().is_some() {
            for stretch in way {
                let print = self.footprint_at(state, unit, stretch.pose);
                for base in print.bases() {
                    let swept = base.swept(stretch.step);
                    prey().for_each(|staff| met[staff.index()] |= swept.holds(state.staff[staff.index()].at));
                }
            }
        }
        for staff in self.roster.staff_ids().filter(|staff| met[staff.index()]) {
            self.flee(state, staff, log);
        }
        self.take_guns(state, unit, way, log);
    }

    /// A figure joins the nearest friendly unit within 24 inches that no other figure is with, or is captured, which is
    /// the same as killed.
    pub(crate) fn flee(&self, state: &mut State, staff: StaffId, log: &mut Log<Event>) {
        let at = state.staff[staff.index()].at;
        let refuge = self
            .present(state, self.roster.staff(staff).side)
            .iter()
            .filter(|unit| self.attached(state, *unit).is_none())
            .map(|unit| (self.centre(state, unit), unit))
            .filter(|(centre, _)| centre.distance(at) <= FLIGHT)
            .min_by_key(|(centre, _)| centre.distance(at));
        let back = state.turn + self.tables.command.brigadier_killed_back;
        let figure = &mut state.staff[staff.index()];
        figure.since_start = false;
        match refuge {
            Some((centre, unit)) => (figure.at, figure.with) = (centre, Some(unit)),
            None => (figure.back, figure.with) = (back, None),
        }
        let with = figure.with;
        log.tell(|| Event::Displaced { staff, with });
    }

    /// Some ends of a ride: every unit that he could join, eight places all round, and where he is.
    pub fn list_rides(&self, state: &State, field: &Field, out: &mut Vec<Decision>) {
        let Ok((staff, reach)) = self.rider(state) else { return };
        for unit in field.of(self.roster.staff(staff).side).iter() {
            if self.judge_attach_at(state, unit, field.print(unit).centre).is_ok() {
                out.push(Decision::Attach { unit });
            }
        }
        let from = state.staff[staff.index()].at;
        for eighth in 0..8 {
            let direction = Heading::new(45 * eighth);
            // Rounding may carry the far end a thousandth too far.
            let places = [reach, reach - 1, reach / 2].map(|length| from + direction.step(length));
            if let Some(at) = places.into_iter().find(|at| self.judge_post(state, field, *at).is_ok()) {
                out.push(Decision::Post { at });
            }
        }
        out.push(Decision::Stay);
    }
}
