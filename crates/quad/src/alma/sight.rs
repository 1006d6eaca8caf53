//! The line of sight at Alma (18.4): ridges, towns, and slopes that rise and fall again.
//!
//! What counts are the hexsides that the line crosses or runs along. One that it runs along counts as going
//! up and as going down, whichever blocks, so two of them on one line block it (E:18.4).

use crate::sight::{Eye, Obstacle, has, has_behind, near};
use hexmap::{Cell, Hex, HexMap, HexSet, Hexside, Line, SideSet};
use kernel::Case;

/// The eye of 18.4, which replaces 7.3 altogether (18.43).
pub(super) fn eye(map: &HexMap) -> Eye<'_> {
    let relief = Relief {
        slopes: ["gentle", "steep", "cliff"].map(|kind| map.sides(kind)),
        ridges: ["ridge", "ridge_mixed", "ridge_steep"].map(|kind| map.sides(kind)),
        towns: map.terrain("town"),
    };
    Box::new(move |line| relief.obstacle_on(line))
}

struct Relief<'m> {
    slopes: [&'m SideSet; 3],
    ridges: [&'m SideSet; 3],
    towns: &'m HexSet,
}

/// A hexside on the way of a line.
struct Met {
    side: Hexside,
    at: Hex,
    /// The line runs along it and does not cross it.
    along: bool,
}

impl Relief<'_> {
    fn obstacle_on(&self, line: &Line) -> Option<Obstacle> {
        if line.crossing_count() <= 1 {
            return None; // neighbours always see each other
        }
        let mut has_risen = false;
        for Met { side, at, along } in hexsides(line) {
            let found = |rule, what| Some(Obstacle { rule: Case(rule), what, at });
            if self.ridges.iter().any(|ridge| has(ridge, side) || has_behind(ridge, side)) {
                return found("alma:18.42a", "a ridge");
            }
            if self.towns.contains(side.from) || side.to().is_some_and(|to| self.towns.contains(to)) {
                return found("alma:18.42b", "a town");
            }
            let up = self.slopes.iter().any(|slope| has(slope, side));
            let down = self.slopes.iter().any(|slope| has_behind(slope, side));
            if has_risen && (down || (along && up)) {
                return found("alma:18.42c", "a height, where the line rises and falls again,");
            }
            has_risen |= up || (along && down);
        }
        None
    }
}

/// The hexsides that a line crosses, and those that it runs along, in order. Where it runs into or out of
/// one, or over a corner, it crosses no other.
fn hexsides(line: &Line) -> Vec<Met> {
    let mut met = Vec::new();
    for crossing in line.crossings() {
        if crossing.second.is_none() {
            met.push(Met { side: crossing.first, at: near(crossing), along: false });
        } else if let Some(Cell::Pair(one, other)) = line.cells.get(crossing.number).copied() {
            let side = Hexside::between(one, other).expect("the hexes of a pair are neighbours");
            met.push(Met { side, at: one, along: true });
        }
    }
    met
}
