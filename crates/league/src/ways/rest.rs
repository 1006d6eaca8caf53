//! Where a unit may stand.

use super::{Mover, ROUNDING, off_table};
use crate::blocks::Bounds;
use crate::footprint::{Footprint, Pose};
use crate::unit::UnitId;
use tabletop::Heading;
use wargame::{Verdict, bar};

/// More room than any unit needs.
const MOST_ROOM: i32 = 15_000;

impl Mover<'_> {
    /// Between turned bases a step of a thousandth can change the distance by two: there the stop before an enemy is
    /// exact to one, so that a charge can always follow it.
    fn nearest(&self, heading: Heading, enemy: UnitId) -> i32 {
        let upright = |heading: Heading| heading.degrees().is_multiple_of(90);
        let exact = upright(heading) && upright(self.state.units[enemy].heading);
        self.game.tables.distances.enemy - i32::from(!exact)
    }

    /// So far from its centre nothing keeps the unit from standing: nobody else, no sea, no edge of the table. There may
    /// be more room.
    pub fn room(&self) -> i32 {
        let table = &self.game.table;
        let centre = self.field.print(self.unit).centre;
        let to_edges = centre.x.min(centre.y).min(table.width - centre.x).min(table.depth - centre.y);
        let to_others = self.others[..self.many].iter().map(|other| {
            let print = self.field.print(other.unit);
            print.centre.distance(centre) - print.reach - other.keep
        });
        let room = to_others.min().unwrap_or(MOST_ROOM).min(to_edges).clamp(0, MOST_ROOM);
        if table.sea_may_be_within(centre, room) { 0 } else { room }
    }

    /// May the unit stand like this?
    pub fn rest(&self, pose: Pose) -> Verdict {
        let table = &self.game.table;
        let (frame, blocks) = (pose.frame(), self.blocks(pose.formation));
        let hull = blocks.hull();
        // The stands themselves are needed only where something is near.
        let mut made = None;
        let stands = || self.game.footprint_at(self.state, self.unit, pose);
        let inside = Bounds::of(hull.corners(&frame)).wider(ROUNDING);
        if !(table.holds(inside.low) && table.holds(inside.high)) {
            let print: &Footprint = made.get_or_insert_with(stands);
            if print.bases().iter().flat_map(|base| base.corners).any(|corner| !table.holds(corner)) {
                return Err(off_table(self.unit));
            }
        }
        // A way that ends a hair's breadth from the shore may touch it by rounding.
        if self.game.sea_near(inside.low, inside.high) && self.game.in_sea(made.get_or_insert_with(stands)) {
            return Err(bar!("league:V.a.1", "cannot-stand-in-sea", unit = self.unit));
        }
        for other in &self.others[..self.many] {
            let theirs = self.field.print(other.unit);
            let centre = frame.local(theirs.centre);
            let reach = theirs.reach + other.keep + 3 * ROUNDING;
            if centre.x + reach < hull.left
                || centre.x - reach > hull.right
                || centre.y + reach < hull.back
                || centre.y - reach > hull.front
            {
                continue;
            }
            if !self.may_be_nearer(&frame, &blocks, other, other.keep) {
                continue;
            }
            let print = made.get_or_insert_with(stands);
            if print.overlaps(theirs) {
                return Err(bar!("league:V.b", "cannot-end-on-unit", unit = self.unit, other = other.unit));
            }
            let keep = other.keep.min(self.nearest(pose.heading, other.unit));
            if other.enemy && print.gap(theirs) < keep {
                return Err(self.too_near(other.unit));
            }
        }
        Ok(())
    }
}
