//! Staff figures that are overrun, or whose unit is gone.

use crate::event::Event;
use crate::league::League;
use crate::state::State;
use crate::unit::{StaffId, UnitId};
use kernel::Log;

impl League {
    /// A staff figure rides to the nearest friends within the command radius, or is captured.
    pub(crate) fn displace(&self, state: &mut State, staff: StaffId, log: &mut Log<Event>) {
        let figure = state.staff[staff.index()];
        let side = self.roster.staff(staff).side;
        let refuge = self
            .present(state, side)
            .iter()
            .filter(|unit| self.commands(staff, *unit) && self.attached(state, *unit).is_none())
            .map(|unit| (self.centre(state, unit).distance(figure.at), unit))
            .min()
            .filter(|(distance, _)| *distance <= self.tables.command.radius)
            .map(|(_, unit)| unit);
        match refuge {
            Some(unit) => {
                let at = self.centre(state, unit);
                let figure = &mut state.staff[staff.index()];
                (figure.at, figure.with, figure.since_start) = (at, Some(unit), false);
            }
            None => self.lose_staff(state, staff, true),
        }
        log.tell(|| Event::Displaced { staff, with: refuge });
    }

    /// Enemy staff figures on which a unit has come to stand ride away.
    pub(crate) fn displace_staff(&self, state: &mut State, unit: UnitId, log: &mut Log<Event>) {
        let side = self.side(unit);
        let print = self.footprint(state, unit);
        for staff in self.roster.staff_ids() {
            let figure = state.staff[staff.index()];
            let overrun = figure.back == 0
                && figure.with.is_none()
                && self.roster.staff(staff).side != side
                && print.bases().iter().any(|base| base.distance(figure.at) == 0);
            if overrun {
                self.displace(state, staff, log);
            }
        }
    }

    /// Whoever rides with a unit is where its centre is.
    pub(crate) fn carry_staff(&self, state: &mut State, unit: UnitId) {
        if let Some(staff) = self.attached(state, unit) {
            state.staff[staff.index()].at = self.centre(state, unit);
        }
    }
}
