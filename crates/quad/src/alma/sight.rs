//! The line of sight at Alma (18.4): ridges, towns, and slopes that rise and fall again.
//!
//! What counts are the hexsides that the line crosses or runs along. One that it runs along counts as going
//! up and as going down, whichever blocks, so two of them on one line block it (E:18.4).

use crate::sight::{Eye, Obstacle, has, has_behind};
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
enum Met {
    /// It crosses a hexside.
    Across(Hexside),
    /// It runs along the hexside of two hexes.
    Along(Hexside),
    /// It runs along the edge of the map, on the outside of a hex.
    Edge(Hex),
}

impl Met {
    /// The hex before the hexside, or beside it.
    fn at(&self) -> Hex {
        match self {
            Met::Across(side) | Met::Along(side) => side.from,
            Met::Edge(hex) => *hex,
        }
    }

    fn hexes(&self) -> impl Iterator<Item = Hex> {
        let behind = match self {
            Met::Across(side) | Met::Along(side) => side.to(),
            Met::Edge(_) => None,
        };
        std::iter::once(self.at()).chain(behind)
    }
}

impl Relief<'_> {
    fn obstacle_on(&self, line: &Line) -> Option<Obstacle> {
        if line.crossing_count() <= 1 {
            return None; // neighbours always see each other
        }
        let mut has_risen = false;
        for met in hexsides(line) {
            let found = |rule, what| Some(Obstacle { rule: Case(rule), what, at: met.at() });
            if met.hexes().any(|hex| self.towns.contains(hex)) {
                return found("alma:18.42b", "a town");
            }
            let (side, along) = match met {
                Met::Across(side) => (side, false),
                Met::Along(side) => (side, true),
                Met::Edge(_) => continue,
            };
            if self.ridges.iter().any(|ridge| has(ridge, side) || has_behind(ridge, side)) {
                return found("alma:18.42a", "a ridge");
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

/// The hexsides that a line crosses, and those that it runs along, in order. A line that runs along
/// hexsides meets every other one at a corner only: it crosses none.
fn hexsides(line: &Line) -> Vec<Met> {
    if !runs_along_hexsides(line) {
        return line.crossings().map(|crossing| Met::Across(crossing.first)).collect();
    }
    let between = line.cells.iter().skip(1).step_by(2);
    between
        .map(|cell| match *cell {
            Cell::One(hex) => Met::Edge(hex),
            Cell::Pair(one, other) => {
                Met::Along(Hexside::between(one, other).expect("the hexes of a pair are neighbours"))
            }
        })
        .collect()
}

/// Hexes and hexsides alternate on lines that are level, or as steep as a slanting hexside.
fn runs_along_hexsides(line: &Line) -> bool {
    let end = |cell: Option<&Cell>| match cell {
        Some(Cell::One(hex)) => (i32::from(hex.column()), i32::from(hex.row())),
        _ => unreachable!("both ends of a line are single hexes"),
    };
    let (from, to) = (end(line.cells.first()), end(line.cells.last()));
    let height = |(column, row): (i32, i32)| 2 * row + i32::from(column % 2 == 0);
    let (across, down) = (3 * (to.0 - from.0), height(to) - height(from));
    across != 0 && (down == 0 || across.abs() == down.abs())
}
