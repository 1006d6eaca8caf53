//! The line of sight at Alma (18.4): ridges, towns, and slopes that rise and fall again.
//!
//! What counts are the hexsides that the line crosses or runs along. A slope that it runs along counts as
//! crossed, upward or downward, whichever blocks (E:18.4): after a rise it falls, before a fall it rises, and
//! two of them on one line block it. Where the line runs into or out of such a hexside it passes the corner
//! of two others at once: it crosses there what both of them are, and a town whichever of them it belongs to.

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

/// What a line meets on its way.
struct Met {
    /// One hexside, or the two of a corner that the line passes between them.
    sides: [Option<Hexside>; 2],
    at: Hex,
    /// The line runs along it and does not cross it.
    along: bool,
}

impl Met {
    fn all(&self, holds: impl Fn(Hexside) -> bool) -> bool {
        self.sides.iter().flatten().all(|side| holds(*side))
    }

    fn any(&self, holds: impl Fn(Hexside) -> bool) -> bool {
        self.sides.iter().flatten().any(|side| holds(*side))
    }
}

impl Relief<'_> {
    fn obstacle_on(&self, line: &Line) -> Option<Obstacle> {
        if line.crossing_count() <= 1 {
            return None; // neighbours always see each other
        }
        let mut has_risen = false;
        for met in hexsides(line) {
            let found = |rule, what| Some(Obstacle { rule: Case(rule), what, at: met.at });
            if met.all(|side| self.is_ridge(side)) {
                return found("alma:18.42a", "obstacle-ridge");
            }
            if met.any(|side| self.is_of_town(side)) {
                return found("alma:18.42b", "obstacle-town");
            }
            let up = met.all(|side| self.rises(side));
            let down = met.all(|side| self.falls(side));
            let along_slope = met.along && (up || down);
            if has_risen && (down || along_slope) {
                return found("alma:18.42c", "obstacle-height");
            }
            has_risen |= up || along_slope;
        }
        None
    }

    fn is_ridge(&self, side: Hexside) -> bool {
        self.ridges.iter().any(|ridge| has(ridge, side) || has_behind(ridge, side))
    }

    fn is_of_town(&self, side: Hexside) -> bool {
        self.towns.contains(side.from) || side.to().is_some_and(|to| self.towns.contains(to))
    }

    fn rises(&self, side: Hexside) -> bool {
        self.slopes.iter().any(|slope| has(slope, side))
    }

    fn falls(&self, side: Hexside) -> bool {
        self.slopes.iter().any(|slope| has_behind(slope, side))
    }
}

/// What a line crosses, and what it runs along, in order.
fn hexsides(line: &Line) -> Vec<Met> {
    let mut met = Vec::new();
    for crossing in line.crossings() {
        met.push(Met { sides: [Some(crossing.first), crossing.second], at: near(crossing), along: false });
        if let Some(Cell::Pair(one, other)) = line.cells.get(crossing.number).copied() {
            met.push(Met { sides: [Hexside::between(one, other), None], at: one, along: true });
        }
    }
    met
}
