//! How far a unit can march: a flood over the hexes with a queue of buckets, one for each half point.
//!
//! Prices are small whole numbers, so a bucket queue needs no comparisons; everything lives in arrays
//! by cell, and nothing is allocated once the buckets have grown. The arrays are as long as a power of
//! two, so that a masked index never needs a check.

use hexmap::{CELLS, Hex, HexSet};

/// Cells of the arrays; more than a map has.
pub const ROOM: usize = 2048;
const MASK: usize = ROOM - 1;
const _: () = assert!(CELLS <= ROOM);

/// Allowances end below this many half points.
pub const BUCKETS: usize = 32;

/// No step this way: more than anybody has.
pub const IMPASSABLE: u8 = 0x7f;

/// The six ways out of a hex: where to, and at what price in half points.
#[derive(Clone, Copy, Debug)]
pub struct Steps {
    /// Neighbours as cell indices.
    pub to: [u16; 6],
    /// Prices; [`IMPASSABLE`] where there is no way.
    pub price: [u8; 6],
    /// The directions in which a step throws the unit into disorder.
    pub disordering: u8,
    /// The cheapest price.
    pub least: u8,
}

impl Steps {
    /// No way out.
    pub const NONE: Steps = Steps { to: [0; 6], price: [IMPASSABLE; 6], disordering: 0, least: IMPASSABLE };
}

/// What stands in the way of a side: enemies, and the hexes that they control.
#[derive(Clone, Debug)]
pub struct Barrier {
    cells: Box<[u8; ROOM]>,
    /// What a flood begins with: nothing can improve on a hex that an enemy holds.
    costs: Box<[u8; ROOM]>,
    /// All hexes that enemies hold or control.
    closed: HexSet,
}

const FREE: u8 = 0;
const CONTROLLED: u8 = 1;
const HELD: u8 = 2;
const UNREACHED: u8 = u8::MAX;

impl Barrier {
    /// No enemy anywhere.
    pub fn none() -> Self {
        Barrier { cells: Box::new([FREE; ROOM]), costs: Box::new([UNREACHED; ROOM]), closed: HexSet::EMPTY }
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
        self.costs.fill(UNREACHED);
        controlled.for_each(|hex| self.cells[hex.index() & MASK] = CONTROLLED);
        held.for_each(|hex| self.close(hex));
        self.closed = *held | *controlled;
    }

    /// Whoever holds a hex stands aside: it is only controlled, or free.
    pub fn open(&mut self, hex: Hex, controlled: bool) {
        self.cells[hex.index() & MASK] = if controlled { CONTROLLED } else { FREE };
        self.costs[hex.index() & MASK] = UNREACHED;
    }

    /// An enemy holds a hex: no way leads there.
    #[inline]
    pub fn close(&mut self, hex: Hex) {
        self.cells[hex.index() & MASK] = HELD;
        self.costs[hex.index() & MASK] = 0;
    }

    /// An enemy controls the hex.
    #[inline]
    pub fn controls(&self, hex: Hex) -> bool {
        self.cells[hex.index() & MASK] == CONTROLLED
    }

    /// An enemy holds the hex.
    #[inline]
    pub fn holds(&self, hex: Hex) -> bool {
        self.cells[hex.index() & MASK] == HELD
    }

    /// Nothing of the enemy's touches these hexes.
    #[inline]
    pub fn misses(&self, hexes: &HexSet) -> bool {
        !self.closed.intersects(hexes)
    }
}

/// Memory for floods.
///
/// Zones stop a march: a unit that has stepped into a controlled hex goes no further, and one that begins in a
/// controlled hex may leave it, but not straight for another.
///
/// A flood has two layers. In the first a unit keeps its order; a step that throws it into disorder leads into the
/// second, and no step leads back. A way in good order is preferred, whatever it costs; where there is none, the
/// cheapest way in disorder is taken.
#[derive(Clone, Debug)]
pub struct Flood {
    /// Half points to reach a cell in good order.
    cost: Box<[u8; ROOM]>,
    /// Half points to reach a cell in disorder, where that is cheaper than in good order.
    cost_in_disorder: Box<[u8; ROOM]>,
    /// The direction from which a cell was reached.
    came_by: Box<[u8; ROOM]>,
    /// The same in disorder, with [`OUT_OF_ORDER`] where the step began in good order.
    disorder_came_by: Box<[u8; ROOM]>,
    /// Cells with a cost in disorder.
    disordered: Vec<u16>,
    buckets: [Vec<u16>; BUCKETS],
}

/// Marks the step that threw a unit into disorder.
const OUT_OF_ORDER: u8 = 0x80;

impl Default for Flood {
    fn default() -> Self {
        let cells = || Box::new([UNREACHED; ROOM]);
        Flood {
            cost: cells(),
            cost_in_disorder: cells(),
            came_by: cells(),
            disorder_came_by: cells(),
            disordered: Vec::new(),
            buckets: std::array::from_fn(|_| Vec::with_capacity(64)),
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
    /// its move in a zone may leave it.
    pub just_entered: bool,
    /// The unit is in disorder already, and has no order to lose.
    pub in_disorder: bool,
}

impl Flood {
    /// All hexes that can be reached with `allowance` half points, the starting hex not counted.
    pub fn run(&mut self, steps: &[Steps; ROOM], start: Start, allowance: u8, barrier: &Barrier) -> HexSet {
        self.flood::<false>(steps, start, allowance, barrier, start.hex)
    }

    /// The same, but it may stop as soon as the way to one hex is known.
    pub fn run_to(&mut self, steps: &[Steps; ROOM], start: Start, allowance: u8, barrier: &Barrier, to: Hex) {
        self.flood::<true>(steps, start, allowance, barrier, to);
    }

    fn flood<const TO_GOAL: bool>(
        &mut self,
        steps: &[Steps; ROOM],
        start: Start,
        allowance: u8,
        barrier: &Barrier,
        goal: Hex,
    ) -> HexSet {
        self.cost[..CELLS].copy_from_slice(&barrier.costs[..CELLS]);
        for cell in self.disordered.drain(..) {
            self.cost_in_disorder[usize::from(cell) & MASK] = UNREACHED;
        }
        let mut reached = HexSet::EMPTY;
        let allowance = usize::from(allowance).min(BUCKETS - 1);
        if usize::from(start.spent) > allowance {
            return reached;
        }
        let origin = start.hex.index() & MASK;
        self.cost[origin] = start.spent;
        // A unit that is in disorder already has nothing to lose.
        let order_matters = if start.in_disorder { 0 } else { u8::MAX };
        let leaves_zone = !start.just_entered && barrier.cells[origin] == CONTROLLED;
        self.buckets[usize::from(start.spent)].push(origin as u16);
        for cost in usize::from(start.spent)..=allowance {
            if TO_GOAL && usize::from(self.cost[goal.index() & MASK]) <= cost {
                self.buckets.iter_mut().for_each(Vec::clear);
                return reached;
            }
            // No step is free, so nothing is added to a bucket while it is being emptied.
            let mut bucket = std::mem::take(&mut self.buckets[cost]);
            for cell in bucket.drain(..).rev() {
                let cell = usize::from(cell) & MASK;
                if usize::from(self.cost[cell]) != cost {
                    continue; // reached more cheaply since
                }
                let at_origin = cell == origin && !start.just_entered;
                if barrier.cells[cell] == CONTROLLED && !at_origin {
                    continue; // a unit stops in an enemy-controlled hex
                }
                let ways = &steps[cell];
                if cost + usize::from(ways.least) > allowance {
                    continue; // nothing is cheap enough
                }
                let mut better = self.better_ways(ways, cost, allowance);
                if at_origin && leaves_zone {
                    better &= !ways_into(barrier, ways); // not from zone to zone
                }
                let disordering = ways.disordering & order_matters;
                while better != 0 {
                    let direction = better.trailing_zeros() as usize;
                    better &= better - 1;
                    let total = cost + usize::from(ways.price[direction]);
                    let to = usize::from(ways.to[direction]) & MASK;
                    if !TO_GOAL {
                        reached.insert(Hex::from_index(to));
                    }
                    if disordering >> direction & 1 == 0 {
                        self.cost[to] = total as u8;
                        self.came_by[to] = direction as u8;
                        // With nothing left there is no step beyond.
                        if total < allowance {
                            self.buckets[total & (BUCKETS - 1)].push(to as u16);
                        }
                    } else {
                        self.reach_in_disorder(to, total, direction as u8 | OUT_OF_ORDER);
                    }
                }
            }
            self.buckets[cost] = bucket;
        }
        if !self.disordered.is_empty() {
            self.go_on_in_disorder(steps, allowance, barrier, &mut reached);
        }
        reached.remove(start.hex);
        reached
    }

    /// Notes a way in disorder, if it is the cheapest so far.
    #[inline]
    fn reach_in_disorder(&mut self, to: usize, total: usize, came_by: u8) {
        let known = &mut self.cost_in_disorder[to];
        if total < usize::from(*known) {
            if *known == UNREACHED {
                self.disordered.push(to as u16);
            }
            *known = total as u8;
            self.disorder_came_by[to] = came_by;
        }
    }

    /// The second layer: on from the hexes that were entered in disorder, wherever that is cheaper than in good order.
    fn go_on_in_disorder(
        &mut self,
        steps: &[Steps; ROOM],
        allowance: usize,
        barrier: &Barrier,
        reached: &mut HexSet,
    ) {
        let mut least = allowance;
        for cell in &self.disordered {
            let cost = usize::from(self.cost_in_disorder[usize::from(*cell) & MASK]);
            self.buckets[cost & (BUCKETS - 1)].push(*cell);
            least = least.min(cost);
        }
        for cost in least..=allowance {
            let mut bucket = std::mem::take(&mut self.buckets[cost]);
            for cell in bucket.drain(..).rev() {
                let cell = usize::from(cell) & MASK;
                // A zone stops a unit here too, and no hex is left twice or at a worse price than in good order.
                let is_cheapest =
                    usize::from(self.cost_in_disorder[cell]) == cost && cost < usize::from(self.cost[cell]);
                if !is_cheapest || barrier.cells[cell] == CONTROLLED {
                    continue;
                }
                let ways = &steps[cell];
                let mut better = self.better_ways(ways, cost, allowance);
                while better != 0 {
                    let direction = better.trailing_zeros() as usize;
                    better &= better - 1;
                    let total = cost + usize::from(ways.price[direction]);
                    let to = usize::from(ways.to[direction]) & MASK;
                    if total < usize::from(self.cost_in_disorder[to]) {
                        reached.insert(Hex::from_index(to));
                        self.reach_in_disorder(to, total, direction as u8);
                        self.buckets[total & (BUCKETS - 1)].push(to as u16);
                    }
                }
            }
            self.buckets[cost] = bucket;
        }
    }

    /// The directions in which a step is affordable and leads somewhere more cheaply than before; never
    /// to an enemy, whose hex costs nothing. Without branches, for most steps lead nowhere new.
    #[inline]
    fn better_ways(&self, ways: &Steps, cost: usize, allowance: usize) -> u8 {
        let mut better = 0;
        let (cost, limit) = (cost as u8, allowance as u8 + 1);
        for direction in 0..6 {
            let known = self.cost[usize::from(ways.to[direction]) & MASK];
            let worth = cost + ways.price[direction] < known.min(limit);
            better |= u8::from(worth) << direction;
        }
        better
    }

    /// The fewest half points to a hex that no enemy holds after [`Flood::run`], in whatever order.
    pub fn cost(&self, hex: Hex) -> Option<u8> {
        let cost = self.cost[hex.index()].min(self.cost_in_disorder[hex.index()]);
        (cost != UNREACHED).then_some(cost)
    }

    /// Half points of the way to a hex that the flood reached, in good order if it can be; nothing if it did not.
    pub fn way_cost(&self, start: Hex, to: Hex) -> Option<u8> {
        let orderly = self.cost[to.index()] != UNREACHED;
        let cost = if orderly { self.cost[to.index()] } else { self.cost_in_disorder[to.index()] };
        // A hex that an enemy holds counts as reached for nothing.
        let held = orderly && cost == 0 && to != start;
        (cost != UNREACHED && !held).then_some(cost)
    }

    /// The way to a hex that the flood reached: the hexes after the start, the half points in all, and
    /// whether the unit loses its order on it.
    pub fn way(&self, start: Hex, to: Hex) -> Option<Way> {
        let cost = self.way_cost(start, to)?;
        let disorders = self.cost[to.index()] == UNREACHED;
        let mut in_disorder = disorders;
        let mut hexes = Vec::with_capacity(16);
        let mut hex = to;
        while hex != start {
            hexes.push(hex);
            let came_by =
                if in_disorder { self.disorder_came_by[hex.index()] } else { self.came_by[hex.index()] };
            in_disorder &= came_by & OUT_OF_ORDER == 0;
            let back = hexmap::Direction::ALL[usize::from(came_by & !OUT_OF_ORDER)].opposite();
            hex = hex.neighbour(back)?;
        }
        hexes.reverse();
        Some(Way { hexes, cost, disorders })
    }
}

/// The directions that lead into enemy-controlled hexes.
fn ways_into(barrier: &Barrier, ways: &Steps) -> u8 {
    let controlled = |direction: &usize| barrier.cells[usize::from(ways.to[*direction]) & MASK] == CONTROLLED;
    (0..6).filter(controlled).fold(0, |mask, direction| mask | 1 << direction)
}

/// The way of a march.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Way {
    /// The hexes after the start.
    pub hexes: Vec<Hex>,
    /// Half points in all, those spent before counted.
    pub cost: u8,
    /// It throws the unit into disorder.
    pub disorders: bool,
}
