//! Line of sight (7.3) and the walls of redoubts (7.5, 7.42b).
//!
//! A line is walked from centre to centre in whole numbers. Its passages from hex to hex are counted:
//! a steep slope hides what lies close behind its edge, whichever way one looks.
//!
//! ```text
//!   firer  1   2   3   4  target      N = 4 hexsides
//!     o----|---|---|---|----o         a steep descent at 3 of 4 hides the target,
//!   high       ^   low                at 2 of 4 it does not (7.32)
//! ```

use hexmap::{CELLS, Cell, Crossing, Hex, HexMap, HexSet, Hexside, Line, SideSet, walk};
use kernel::Case;

/// Who sees whom, within the longest range of any gun.
#[derive(Clone, Debug)]
pub struct Sight {
    sees: Vec<HexSet>,
    through_redoubt: Vec<HexSet>,
    over_wall: Vec<HexSet>,
}

/// What hides a target.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Obstacle {
    /// The case that makes it one.
    pub rule: Case,
    /// The phrase that names it.
    pub what: &'static str,
    /// Where it stands: the hex itself, or the hex before the hexside.
    pub at: Hex,
}

impl Sight {
    /// Looks from every hex of the map at every other up to `range`.
    pub fn new(map: &HexMap, range: u32, eye: &Eye<'_>) -> Self {
        let walls = map.sides("redoubt");
        let mut sight = Self { sees: Vec::new(), through_redoubt: Vec::new(), over_wall: Vec::new() };
        for index in 0..CELLS {
            let from = Hex::from_index(index);
            let (mut sees, mut through, mut over) = (HexSet::EMPTY, HexSet::EMPTY, HexSet::EMPTY);
            if map.on_map().contains(from) {
                for to in map.on_map().iter().filter(|to| *to != from && from.distance(*to) <= range) {
                    let line = line_on(map, from, to);
                    if eye(&line).is_none() {
                        sees.insert(to);
                    }
                    if enters_redoubt(walls, &line) {
                        through.insert(to);
                    }
                    if leaves_over_wall(walls, &line) {
                        over.insert(to);
                    }
                }
            }
            sight.sees.push(sees);
            sight.through_redoubt.push(through);
            sight.over_wall.push(over);
        }
        sight
    }

    /// The hexes that a firer here sees (7.25).
    #[inline]
    pub fn sees(&self, from: Hex) -> &HexSet {
        &self.sees[from.index()]
    }

    /// The line enters the target's hex through a redoubt hexside from outside (7.42b).
    #[inline]
    pub fn through_redoubt(&self, from: Hex, to: Hex) -> bool {
        self.through_redoubt[from.index()].contains(to)
    }

    /// The hexes that artillery here cannot hit because a wall stands right before it (E:7.51).
    #[inline]
    pub fn over_wall(&self, from: Hex) -> &HexSet {
        &self.over_wall[from.index()]
    }
}

/// Finds what blocks a line of sight on one map; nothing if it is clear.
pub type Eye<'m> = Box<dyn Fn(&Line) -> Option<Obstacle> + 'm>;

/// The eye of the standard rules (7.3). See [`crate::HouseRules::own_slope_hides`] for the last argument.
pub fn standard_eye(map: &HexMap, own_slope_hides: bool) -> Eye<'_> {
    let relief = Relief::of(map, own_slope_hides);
    Box::new(move |line| relief.obstacle_on(line))
}

/// What blocks the line of sight between two hexes, at any distance.
pub fn obstacle(map: &HexMap, eye: &Eye<'_>, from: Hex, to: Hex) -> Option<Obstacle> {
    eye(&line_on(map, from, to))
}

/// The straight line between two hexes. Where it runs along the border of the map there is only one
/// hex beside it.
fn line_on(map: &HexMap, from: Hex, to: Hex) -> Line {
    let mut line = walk(from, to);
    for cell in &mut line.cells {
        if let Cell::Pair(one, other) = *cell {
            match (map.on_map().contains(one), map.on_map().contains(other)) {
                (true, false) => *cell = Cell::One(one),
                (false, true) => *cell = Cell::One(other),
                _ => {}
            }
        }
    }
    line
}

/// What of the map can block a view.
struct Relief<'a> {
    gentle: &'a SideSet,
    steep: &'a SideSet,
    cliff: &'a SideSet,
    ridges: [&'a SideSet; 3],
    woods: &'a HexSet,
    town: &'a HexSet,
    /// No hexside of the firer's own hex hides anybody (7.31). By option that holds for ridges alone, as
    /// 7.34 repeats, and 7.32 judges every steep slope.
    own_slope_hides: bool,
}

impl<'a> Relief<'a> {
    fn of(map: &'a HexMap, own_slope_hides: bool) -> Self {
        Relief {
            gentle: map.sides("gentle"),
            steep: map.sides("steep"),
            cliff: map.sides("cliff"),
            ridges: ["ridge", "ridge_mixed", "ridge_steep"].map(|kind| map.sides(kind)),
            woods: map.terrain("woods"),
            town: map.terrain("town"),
            own_slope_hides,
        }
    }

    fn obstacle_on(&self, line: &Line) -> Option<Obstacle> {
        let hexsides = line.crossing_count();
        if hexsides <= 1 {
            return None; // 7.39
        }
        let mut has_risen = false;
        let mut steep = None;
        for crossing in line.crossings() {
            let k = crossing.number;
            let at = near(crossing);
            if all(crossing, |side| self.is_ridge(side)) {
                if k > 1 {
                    return Some(Obstacle { rule: Case("quad:7.34"), what: "obstacle-ridge", at });
                }
                continue;
            }
            let up = all(crossing, |side| self.rises(side));
            let down = all(crossing, |side| self.falls(side));
            if down && has_risen {
                return Some(Obstacle { rule: Case("quad:7.33"), what: "obstacle-height", at });
            }
            has_risen |= up;
            let steep_down = all(crossing, |side| self.falls_steeply(side)) && 2 * k > hexsides;
            let steep_up = all(crossing, |side| self.rises_steeply(side)) && 2 * k < hexsides;
            let exempt = k == 1 && !self.own_slope_hides;
            if (steep_down || steep_up) && !exempt && steep.is_none() {
                steep = Some(Obstacle { rule: Case("quad:7.32"), what: "obstacle-steep-edge", at });
            }
        }
        steep.or_else(|| self.blocking_hex(line))
    }

    /// Woods or town strictly between the ends; of a pair both (7.35, 7.36, 7.37).
    fn blocking_hex(&self, line: &Line) -> Option<Obstacle> {
        let blocks = |hex: Hex| self.woods.contains(hex) || self.town.contains(hex);
        let between = &line.cells[1..line.cells.len() - 1];
        between.iter().find_map(|cell| match *cell {
            Cell::One(hex) if blocks(hex) => {
                Some(Obstacle { rule: Case("quad:7.35"), what: "obstacle-woods-or-town", at: hex })
            }
            Cell::Pair(one, other) if blocks(one) && blocks(other) => {
                Some(Obstacle { rule: Case("quad:7.36"), what: "obstacle-both-sides", at: one })
            }
            _ => None,
        })
    }

    fn rises_steeply(&self, side: Hexside) -> bool {
        has(self.steep, side) || has(self.cliff, side)
    }

    fn falls_steeply(&self, side: Hexside) -> bool {
        has_behind(self.steep, side) || has_behind(self.cliff, side)
    }

    fn rises(&self, side: Hexside) -> bool {
        has(self.gentle, side) || self.rises_steeply(side)
    }

    fn falls(&self, side: Hexside) -> bool {
        has_behind(self.gentle, side) || self.falls_steeply(side)
    }

    fn is_ridge(&self, side: Hexside) -> bool {
        self.ridges.iter().any(|ridge| has(ridge, side) || has_behind(ridge, side))
    }
}

/// The last hexside of the line is a redoubt's, crossed from outside; at a corner both are.
fn enters_redoubt(walls: &SideSet, line: &Line) -> bool {
    line.crossings().last().is_some_and(|crossing| all(crossing, |side| has_behind(walls, side)))
}

/// The first hexside is a redoubt's, crossed from outside, and the target lies beyond the hex behind it.
fn leaves_over_wall(walls: &SideSet, line: &Line) -> bool {
    line.crossing_count() > 1
        && line.crossings().next().is_some_and(|crossing| all(crossing, |side| has_behind(walls, side)))
}

/// A crossing has a property only if all its hexsides have it: two where the line runs into or out
/// of a common hexside (7.36).
fn all(crossing: Crossing, holds: impl Fn(Hexside) -> bool) -> bool {
    crossing.sides().all(holds)
}

pub(crate) fn near(crossing: Crossing) -> Hex {
    crossing.sides().next().expect("a crossing has at least one hexside").from
}

/// The near hex has it towards the far one.
pub(crate) fn has(sides: &SideSet, side: Hexside) -> bool {
    sides.contains(side.from, side.direction)
}

/// The far hex has it towards the near one.
pub(crate) fn has_behind(sides: &SideSet, side: Hexside) -> bool {
    side.to().is_some_and(|far| sides.contains(far, side.direction.opposite()))
}
