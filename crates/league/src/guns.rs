//! Guns without their men: an unlimbered battery that routs leaves them where they are; the men run and rally as others
//! do, and may man them again (M.e.4, M.e.5).

use crate::event::Event;
use crate::field::Field;
use crate::footprint::Pose;
use crate::league::League;
use crate::staff::Stretch;
use crate::state::{GunsLeft, Presence, State};
use crate::unit::{Arm, Formation, UnitId};
use kernel::Log;
use wargame::{Verdict, bar};

impl League {
    /// Are there guns, unlimbered, that the men of a unit serve?
    pub(crate) fn serves_guns(&self, state: &State, unit: UnitId) -> bool {
        self.roster.unit(unit).arm == Arm::Artillery && state.units[unit].formation == Formation::Unlimbered
    }

    /// Is a unit a battery with its guns, whether they are limbered or not? Gunners stand in line without them, also
    /// those who have fallen so.
    pub(crate) fn has_guns(&self, state: &State, unit: UnitId) -> bool {
        self.roster.unit(unit).arm == Arm::Artillery && state.units[unit].formation != Formation::Line
    }

    /// The men run and leave the guns: they stand in a line, as infantry does.
    pub(crate) fn leave_guns(&self, state: &mut State, unit: UnitId, log: &mut Log<Event>) {
        let now = &mut state.units[unit];
        now.guns_left = Some(GunsLeft { at: now.at, heading: now.heading });
        now.formation = Formation::Line;
        log.tell(|| Event::LeavesGuns { unit });
    }

    /// Where the guns stand that a unit has left.
    pub(crate) fn guns_of(&self, state: &State, unit: UnitId) -> Option<Pose> {
        let GunsLeft { at, heading } = state.units[unit].guns_left?;
        Some(Pose { at, heading, formation: Formation::Unlimbered })
    }

    /// May a unit man the guns again that it has left?
    pub(crate) fn judge_man(&self, state: &State, field: &Field, unit: UnitId) -> Verdict {
        self.judge_mover(state, unit, false)?;
        let Some(pose) = self.guns_of(state, unit) else {
            return Err(bar!("league:M.e.5", "has-left-no-guns-behind", unit = unit));
        };
        let gap = field.print(unit).gap(&self.footprint_at(state, unit, pose));
        if gap > self.tables.distances.manning {
            return Err(bar!("league:M.e.5", "is-more-than-2-inches-from-its-guns", unit = unit));
        }
        self.judge_rest(state, field, unit, pose)
    }

    /// Mans the guns again.
    pub(crate) fn man(&self, state: &mut State, unit: UnitId, log: &mut Log<Event>) {
        let Some(pose) = self.guns_of(state, unit) else { return };
        state.units[unit].guns_left = None;
        self.place(state, unit, pose, false);
        log.tell(|| Event::MansGuns { unit });
        self.carry_staff(state, unit);
        self.ride_down(state, unit, log);
    }

    /// Does a way lead over guns that a unit has left?
    fn leads_over_guns(&self, state: &State, mover: UnitId, way: &[Stretch], battery: UnitId) -> bool {
        let Some(pose) = self.guns_of(state, battery) else { return false };
        let guns = self.footprint_at(state, battery, pose);
        way.iter().any(|stretch| {
            let print = self.footprint_at(state, mover, stretch.pose);
            let covers = |gun: &tabletop::Base| {
                print.bases().iter().any(|base| base.swept(stretch.step).holds(gun.centre))
            };
            guns.bases().iter().any(covers)
        })
    }

    /// Guns without their men over which an enemy comes are taken, and the battery is lost.
    pub(crate) fn take_guns(&self, state: &mut State, unit: UnitId, way: &[Stretch], log: &mut Log<Event>) {
        for battery in self.roster.of(self.side(unit).enemy()).iter() {
            if state.units[battery].guns_left.is_some() && self.leads_over_guns(state, unit, way, battery) {
                log.tell(|| Event::GunsTaken { unit: battery, by: unit });
                self.lose_unit(state, battery, Presence::GunsLost, log);
            }
        }
    }
}
