//! How far a unit can march: a flood over the hexes with a queue of buckets, one for each half point.
//!
//! Prices are small whole numbers, so a bucket queue needs no comparisons; everything lives in arrays
//! by cell, and nothing is allocated once the buckets have grown.

use crate::ground::{INTO_WOODS, Steps};
use hexmap::{CELLS, Hex, HexSet};

/// What stands in the way of a side: enemies, and the hexes that they control.
#[derive(Clone, Debug)]
pub struct Barrier {
    cells: Box<[u8; CELLS]>,
}

const FREE: u8 = 0;
const CONTROLLED: u8 = 1;
const HELD: u8 = 2;

impl Barrier {
    /// No enemy anywhere.
    pub fn none() -> Self {
        Barrier { cells: Box::new([FREE; CELLS]) }
    }

    /// Enemies hold some hexes and control others.
    pub fn new(held: &HexSet, controlled: &HexSet) -> Self {
        let mut barrier = Self::none();
        barrier.set(held, controlled);
        barrier
    }

    /// The same, in place.
    pub fn set(&mut self, held: &HexSet, controlled: &HexSet) {
        self.cells.fill(FREE);
        controlled.for_each(|hex| self.cells[hex.index()] = CONTROLLED);
        held.for_each(|hex| self.cells[hex.index()] = HELD);
    }

    /// An enemy controls the hex.
    #[inline]
    pub fn controls(&self, hex: Hex) -> bool {
        self.cells[hex.index()] == CONTROLLED
    }
}

/// Memory for floods.
#[derive(Clone, Debug)]
pub struct Flood {
    /// Half points to reach a cell in good order; 255 if it is out of reach.
    cost: Box<[u8; CELLS]>,
    /// Half points to reach a cell by a last step that throws cavalry into disorder (11.12).
    cost_into_woods: Box<[u8; CELLS]>,
    /// The direction from which a cell was reached.
    came_by: Box<[u8; CELLS]>,
    woods_came_by: Box<[u8; CELLS]>,
    buckets: Vec<Vec<u16>>,
}

impl Default for Flood {
    fn default() -> Self {
        let cells = || Box::new([u8::MAX; CELLS]);
        Flood {
            cost: cells(),
            cost_into_woods: cells(),
            came_by: cells(),
            woods_came_by: cells(),
            buckets: vec![Vec::new(); 32],
        }
    }
}

/// Where a march begins.
#[derive(Clone, Copy, Debug)]
pub struct Start {
    /// The hex.
    pub hex: Hex,
    /// Half points spent before.
    pub spent: u8,
    /// The unit has just stepped into this hex, so an enemy zone stops it there; a unit that begins
    /// its move in a zone may leave it (5.13).
    pub just_entered: bool,
}

impl Flood {
    /// All hexes that can be reached with `allowance` half points, the starting hex not counted.
    pub fn run(&mut self, steps: &[Steps], start: Start, allowance: u8, barrier: &Barrier) -> HexSet {
        self.cost.fill(u8::MAX);
        self.cost_into_woods.fill(u8::MAX);
        let mut reached = HexSet::EMPTY;
        let allowance = usize::from(allowance).min(self.buckets.len() - 1);
        if usize::from(start.spent) > allowance {
            return reached;
        }
        let origin = start.hex.index();
        self.cost[origin] = start.spent;
        let leaves_zone = !start.just_entered && barrier.cells[origin] == CONTROLLED;
        self.buckets[usize::from(start.spent)].push(origin as u16);
        for cost in usize::from(start.spent)..=allowance {
            while let Some(cell) = self.buckets[cost].pop() {
                let cell = usize::from(cell);
                if usize::from(self.cost[cell]) != cost {
                    continue; // reached more cheaply since
                }
                let at_origin = cell == origin && !start.just_entered;
                if barrier.cells[cell] == CONTROLLED && !at_origin {
                    continue; // 5.13: a unit stops in an enemy-controlled hex
                }
                let ways = &steps[cell];
                for direction in 0..6 {
                    let price = ways.price[direction];
                    let total = cost + usize::from(price & !INTO_WOODS);
                    if total > allowance {
                        continue;
                    }
                    let to = usize::from(ways.to[direction]);
                    let there = barrier.cells[to];
                    if there == HELD || (there == CONTROLLED && at_origin && leaves_zone) {
                        continue; // 5.12, 5.14
                    }
                    if price & INTO_WOODS != 0 {
                        // A march never goes on through woods by itself: the rider chooses disorder.
                        if total < usize::from(self.cost_into_woods[to]) {
                            self.cost_into_woods[to] = total as u8;
                            self.woods_came_by[to] = direction as u8;
                            reached.insert(Hex::from_index(to));
                        }
                    } else if total < usize::from(self.cost[to]) {
                        self.cost[to] = total as u8;
                        self.came_by[to] = direction as u8;
                        self.buckets[total].push(to as u16);
                        reached.insert(Hex::from_index(to));
                    }
                }
            }
        }
        reached.remove(start.hex);
        reached
    }

    /// Half points to a hex after [`Flood::run`], if it was reached in good order.
    pub fn cost(&self, hex: Hex) -> Option<u8> {
        let cost = self.cost[hex.index()];
        (cost != u8::MAX).then_some(cost)
    }

    /// The way to a hex that [`Flood::run`] reached: the hexes after the start, the half points in
    /// all, and whether the last step went into woods.
    pub fn way(&self, start: Hex, to: Hex) -> Option<Way> {
        let mut hexes = Vec::new();
        let orderly = self.cost[to.index()] != u8::MAX;
        let cost = if orderly { self.cost[to.index()] } else { self.cost_into_woods[to.index()] };
        if cost == u8::MAX {
            return None;
        }
        let mut hex = to;
        let mut came_by = if orderly { self.came_by[to.index()] } else { self.woods_came_by[to.index()] };
        while hex != start {
            hexes.push(hex);
            let back = hexmap::Direction::ALL[usize::from(came_by)].opposite();
            hex = hex.neighbour(back)?;
            came_by = self.came_by[hex.index()];
        }
        hexes.reverse();
        Some(Way { hexes, cost, into_woods: !orderly })
    }
}

/// The way of a march.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Way {
    /// The hexes after the start.
    pub hexes: Vec<Hex>,
    /// Half points in all, those spent before counted.
    pub cost: u8,
    /// The last step throws cavalry into disorder.
    pub into_woods: bool,
}
