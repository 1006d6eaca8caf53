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

use hexmap::{CELLS, Cell, Crossing, Hex, HexMap, HexSet, Line, walk};
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
    /// What it is, in words.
    pub what: &'static str,
    /// Where it stands: the hex itself, or the hex before the hexside.
    pub at: Hex,
}

impl Sight {
    /// Looks from every hex of the map at every other up to `range`.
    pub fn new(map: &HexMap, range: u32) -> Self {
        let mut sight =
            Self { sees: Vec::new(), through_redoubt: Vec::new(), over_wall: Vec::new() };
        for index in 0..CELLS {
            let from = Hex::from_index(index);
            let (mut sees, mut through, mut over) = (HexSet::EMPTY, HexSet::EMPTY, HexSet::EMPTY);
            if map.on_map().contains(from) {
                for to in map.on_map().iter().filter(|to| *to != from && from.distance(*to) <= range) {
                    let line = walk(from, to);
                    if obstacle_on(map, &line).is_none() {
                        sees.insert(to);
                    }
                    if enters_redoubt(map, &line) {
                        through.insert(to);
                    }
                    if leaves_over_wall(map, &line) {
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

/// What blocks the line of sight between two hexes, at any distance; nothing if it is clear.
pub fn obstacle(map: &HexMap, from: Hex, to: Hex) -> Option<Obstacle> {
    obstacle_on(map, &walk(from, to))
}

fn obstacle_on(map: &HexMap, line: &Line) -> Option<Obstacle> {
    let hexsides = line.crossing_count();
    if hexsides <= 1 {
        return None; // 7.39
    }
    let mut has_risen = false;
    let mut steep = None;
    for crossing in line.crossings() {
        let k = crossing.number;
        let at = near(crossing);
        if all(crossing, |near, far| is_ridge(map, near, far)) {
            if k > 1 {
                return Some(Obstacle { rule: Case("quad:7.34"), what: "a ridge", at });
            }
            continue;
        }
        let up = all(crossing, |near, far| rises(map, near, far));
        let down = all(crossing, |near, far| rises(map, far, near));
        if down && has_risen {
            return Some(Obstacle { rule: Case("quad:7.33"), what: "a height: the line rises and falls again", at });
        }
        has_risen |= up;
        let steep_down = all(crossing, |near, far| rises_steeply(map, far, near)) && 2 * k > hexsides;
        let steep_up = all(crossing, |near, far| rises_steeply(map, near, far)) && 2 * k < hexsides;
        if (steep_down || steep_up) && steep.is_none() {
            steep = Some(Obstacle { rule: Case("quad:7.32"), what: "the edge of a steep slope", at });
        }
    }
    steep.or_else(|| blocking_hex(map, line))
}

/// Woods or town strictly between the ends; of a pair both (7.35, 7.36, 7.37).
fn blocking_hex(map: &HexMap, line: &Line) -> Option<Obstacle> {
    let blocks = |hex: Hex| map.terrain("woods").contains(hex) || map.terrain("town").contains(hex);
    let between = &line.cells[1..line.cells.len() - 1];
    between.iter().find_map(|cell| match *cell {
        Cell::One(hex) if blocks(hex) => {
            Some(Obstacle { rule: Case("quad:7.35"), what: "woods or a town", at: hex })
        }
        Cell::Pair(one, other) if blocks(one) && blocks(other) => {
            Some(Obstacle { rule: Case("quad:7.36"), what: "woods or towns on both sides of the line", at: one })
        }
        _ => None,
    })
}

/// The last hexside of the line is a redoubt's, crossed from outside; at a corner both are.
fn enters_redoubt(map: &HexMap, line: &Line) -> bool {
    line.crossings().last().is_some_and(|crossing| all(crossing, |near, far| is_wall(map, near, far)))
}

/// The first hexside is a redoubt's, crossed from outside, and the target lies beyond the hex behind it.
fn leaves_over_wall(map: &HexMap, line: &Line) -> bool {
    line.crossing_count() > 1
        && line.crossings().next().is_some_and(|crossing| all(crossing, |near, far| is_wall(map, near, far)))
}

/// A crossing has a property only if all its hexsides have it: two where the line runs into or out
/// of a common hexside (7.36).
fn all(crossing: Crossing, holds: impl Fn(Hex, Hex) -> bool) -> bool {
    crossing.sides().all(|side| side.to().is_some_and(|far| holds(side.from, far)))
}

fn near(crossing: Crossing) -> Hex {
    crossing.sides().next().expect("a crossing has at least one hexside").from
}

fn has(map: &HexMap, kind: &str, from: Hex, to: Hex) -> bool {
    from.direction_to(to).is_some_and(|direction| map.sides(kind).contains(from, direction))
}

fn rises_steeply(map: &HexMap, low: Hex, high: Hex) -> bool {
    has(map, "steep", low, high) || has(map, "cliff", low, high)
}

fn rises(map: &HexMap, low: Hex, high: Hex) -> bool {
    has(map, "gentle", low, high) || rises_steeply(map, low, high)
}

fn is_ridge(map: &HexMap, one: Hex, other: Hex) -> bool {
    has(map, "ridge", one, other)
        || has(map, "ridge_steep", one, other)
        || has(map, "ridge_mixed", one, other)
        || has(map, "ridge_mixed", other, one)
}

fn is_wall(map: &HexMap, outside: Hex, inside: Hex) -> bool {
    has(map, "redoubt", inside, outside)
}
