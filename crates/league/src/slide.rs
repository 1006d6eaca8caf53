//! Straight steps without dice: into contact, up to where an enemy was, onto the ground that was won. They need room,
//! and ground that is open to the arm.

use crate::event::Event;
use crate::footprint::Footprint;
use crate::league::League;
use crate::staff::Stretch;
use crate::state::State;
use crate::terrain::{Terrain, Touched, closed_ground};
use crate::unit::{UnitId, UnitSet};
use kernel::Log;
use tabletop::{Feature, Point, Swept};
use wargame::{Verdict, bar};

impl League {
    /// May a unit, with its second line, make a step?
    pub(crate) fn judge_slide(
        &self,
        state: &State,
        unit: UnitId,
        second: Option<UnitId>,
        step: Point,
    ) -> Verdict {
        self.judge_room(state, unit, second, step)?;
        [Some(unit), second].into_iter().flatten().try_for_each(|mover| self.judge_ground(state, mover, step))
    }

    /// Is there room for a unit, and its second line, after a step?
    pub(crate) fn judge_room(
        &self,
        state: &State,
        unit: UnitId,
        second: Option<UnitId>,
        step: Point,
    ) -> Verdict {
        let movers: UnitSet = [Some(unit), second].into_iter().flatten().collect();
        let others = self.present(state, self.side(unit)).or(self.present(state, self.side(unit).enemy()));
        for mover in movers.iter() {
            let print = self.footprint(state, mover).shifted(step);
            if let Some(other) =
                others.without(movers).iter().find(|other| print.overlaps(&self.footprint(state, *other)))
            {
                return Err(bar!("league:C.b.1", "would-overlap", unit = mover, other = other));
            }
            let beside =
                print.bases().iter().any(|base| base.corners.iter().any(|at| !self.table.holds(*at)));
            if beside || self.in_sea(&print) {
                return Err(bar!("league:C.b.1", "no-ground-there", unit = mover));
            }
        }
        Ok(())
    }

    /// Is the ground of a step open to a unit? It is as on a march: what is under it already does not hold it back.
    fn judge_ground(&self, state: &State, unit: UnitId, step: Point) -> Verdict {
        let arm = self.marching_arm(state, unit);
        if Terrain::ALL.into_iter().all(|terrain| closed_ground(arm, terrain, unit).is_none()) {
            return Ok(());
        }
        let print = self.footprint(state, unit);
        let stood = self.ground_met(&print, Point::default());
        let met = self.ground_met(&print, step);
        let closed = met.iter().filter(|terrain| !stood.has(*terrain));
        closed.filter_map(|terrain| closed_ground(arm, terrain, unit)).next().map_or(Ok(()), Err)
    }

    /// The ground that the stands of a unit cover on a step. Where a hill is flat on top there is no slope.
    fn ground_met(&self, print: &Footprint, step: Point) -> Touched {
        let mut met = Touched::NOTHING;
        for swept in print.bases().iter().map(|base| base.swept(step)) {
            let near = self.table.near(swept.from.corners.into_iter().chain(swept.to.corners));
            for feature in near.iter() {
                let terrain = match self.table.feature(feature) {
                    Feature::Area(area) => Terrain::of_area(area.kind),
                    Feature::Course(course) => Terrain::of_line(course.kind),
                    Feature::Top(_) | Feature::Crest(_) => None,
                };
                if let Some(terrain) = terrain
                    && !met.has(terrain)
                    && self.table.swept(&swept, feature)
                    && !(terrain.is_slope() && self.stays_on_top(&swept))
                {
                    met.add(terrain);
                }
            }
        }
        met
    }

    /// Does a stand not leave the flat top of a hill?
    fn stays_on_top(&self, swept: &Swept) -> bool {
        self.table
            .hills
            .iter()
            .any(|hill| hill.top.holds(swept.from.centre) && !hill.top.sides().any(|side| swept.meets(side)))
    }

    /// Slides a unit, facing the same way.
    pub(crate) fn slide(&self, state: &mut State, unit: UnitId, step: Point, log: &mut Log<Event>) {
        if step == Point::default() {
            return;
        }
        let now = &mut state.units[unit];
        let pose = now.pose();
        now.at = now.at + step;
        let to = now.at;
        log.tell(|| Event::Advances { unit, to });
        self.carry_staff(state, unit);
        self.ride_over(state, unit, &[Stretch { pose, step }], log);
    }
}
