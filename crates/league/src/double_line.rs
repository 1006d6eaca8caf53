//! Double lines: two units in line, one close behind the other. To a close combat the distance between the two counts
//! (C.b.3, X.b.4), to fire the distance along its axis (G.h).

use crate::field::Field;
use crate::footprint::Footprint;
use crate::league::League;
use crate::sight::left_at;
use crate::state::{State, UnitState};
use crate::unit::{Arm, Formation, UnitId};
use tabletop::{Base, Point, Segment};

/// Lines that face so nearly the same way make a double line.
const SAME_FRONT: u16 = 30;

impl League {
    /// Are two units lines of one side and one arm that face nearly the same way?
    fn are_lines_of_one_front(&self, state: &State, one: UnitId, two: UnitId) -> bool {
        let (info, other) = (self.roster.unit(one), self.roster.unit(two));
        one != two
            && info.side == other.side
            && info.arm == other.arm
            && info.arm != Arm::Artillery
            && [one, two].iter().all(|unit| state.units[*unit].formation == Formation::Line)
            && state.units[one].heading.apart(state.units[two].heading) <= SAME_FRONT
    }

    /// Do two units fight as a double line, the second behind the first (C.b.3, X.b.4)? It takes two that go together:
    /// in good order, both in the saddle or neither, and not merely side by side.
    pub(crate) fn forms_double_line(&self, state: &State, first: UnitId, second: UnitId) -> bool {
        let (one, two) = (&state.units[first], &state.units[second]);
        if !self.are_lines_of_one_front(state, first, second)
            || one.dismounted != two.dismounted
            || one.routing
            || two.routing
        {
            return false;
        }
        let (front, rear) = (self.footprint(state, first), self.footprint(state, second));
        let limit = self.tables.distances.double_line;
        if !front.may_be_within(&rear, limit) || front.gap(&rear) > limit {
            return false;
        }
        let right = one.heading.turned(90).step(1000);
        let half = i64::from(self.frontage(state, first, Formation::Line)) * 1000 / 2;
        is_behind(&rear, one)
            && rear.bases().iter().any(|base| (base.centre - one.at).dot(right).abs() <= half)
    }

    /// Does the line of fire, prolonged, enter a second line within 4 inches of leaving the first (G.h)? A target is as
    /// deep if the other line stands before it, and if it runs.
    pub(crate) fn is_double_target(
        &self,
        state: &State,
        field: &Field,
        apex: Point,
        target: UnitId,
        goal: &Base,
    ) -> bool {
        let first = field.print(target);
        let near = self.tables.distances.double_line;
        let beyond = (goal.centre - apex).stretched(2 * first.reach + near);
        let axis = Segment::new(apex, goal.centre + beyond);
        let mut left = None;
        field.of(self.side(target)).iter().any(|second| {
            let print = field.print(second);
            self.are_lines_of_one_front(state, target, second)
                && first.may_be_within(print, near)
                && (is_behind(print, &state.units[target]) || is_behind(first, &state.units[second]))
                && {
                    let left = *left.get_or_insert_with(|| {
                        first.bases().iter().filter_map(|base| left_at(base, axis)).max().unwrap_or(0)
                    });
                    print.bases().iter().filter_map(|base| base.entered_by(axis)).any(|at| at <= left + near)
                }
        })
    }
}

/// Is a unit wholly behind the front of another one?
fn is_behind(rear: &Footprint, front: &UnitState) -> bool {
    let (east, north) = front.heading.vector();
    // A thousandth of grace: corners are rounded.
    let behind = |corner: Point| {
        let away = corner - front.at;
        i64::from(away.x) * east + i64::from(away.y) * north <= tabletop::UNIT
    };
    rear.bases().iter().all(|base| base.corners.into_iter().all(behind))
}
