//! The cheapest ways over the map by strategic prices: for marches and for supply lines (11, 18).
//!
//! There are two layers, because the road is paid once (ruling T1): hexes reached without having paid for it, and hexes
//! reached after that, from which every road hexside is free.

use crate::ground::Ground;
use hexmap::{CELLS, Hex, HexSet};

/// What a way meets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Going {
    /// Hexes that are not entered.
    pub closed: HexSet,
    /// Hexes where a way that enters them ends.
    pub halts: HexSet,
    /// The ferry is a road.
    pub ferry: bool,
    /// What prices are multiplied by.
    pub factor: u8,
    /// The price of the road.
    pub road: u8,
}

const NODES: usize = 2 * CELLS;
const NOT_REACHED: u8 = u8::MAX;
const NOWHERE: u16 = u16::MAX;

/// The cheapest ways from some hexes to everywhere within reach.
#[derive(Clone, Debug)]
pub(crate) struct Flood {
    /// Points by node: a hex, or the same with the road paid.
    points: Vec<u8>,
    /// The node before.
    before: Vec<u16>,
    /// Nodes to go on from, by points.
    queues: Vec<Vec<u16>>,
    /// Hexes reached.
    reached: HexSet,
}

impl Default for Flood {
    fn default() -> Self {
        Flood {
            points: vec![NOT_REACHED; NODES],
            before: vec![NOWHERE; NODES],
            queues: Vec::new(),
            reached: HexSet::EMPTY,
        }
    }
}

const fn node(hex: Hex, has_paid: bool) -> usize {
    if has_paid { hex.index() + CELLS } else { hex.index() }
}

const fn hex_of(node: usize) -> Hex {
    Hex::from_index(if node < CELLS { node } else { node - CELLS })
}

impl Flood {
    /// Finds the cheapest ways of at most so many points from some hexes, each with or without the road paid.
    pub(crate) fn run(&mut self, ground: &Ground, going: &Going, starts: &[(Hex, bool)], most: u8) {
        self.points.fill(NOT_REACHED);
        self.reached = HexSet::EMPTY;
        let room = usize::from(most) + 1;
        if self.queues.len() < room {
            self.queues.resize_with(room, Vec::new);
        }
        for (hex, has_paid) in starts {
            self.reach(node(*hex, *has_paid), 0, NOWHERE);
        }
        let road = going.road * going.factor;
        for points in 0..=most {
            let mut at = 0;
            // A queue grows while it is worked off: roads that are paid cost nothing.
            while let Some(&here) = self.queues[usize::from(points)].get(at) {
                at += 1;
                let here = usize::from(here);
                if self.points[here] != points {
                    continue;
                }
                let (hex, has_paid) = (hex_of(here), here >= CELLS);
                let is_start = self.before[here] == NOWHERE;
                if going.halts.contains(hex) && !is_start {
                    continue;
                }
                let road = points + if has_paid { 0 } else { road };
                for step in ground.steps(hex).filter(|step| !going.closed.contains(step.to)) {
                    if step.is_road {
                        self.offer(node(step.to, true), road, here, most);
                    }
                    if let Some(price) = step.price {
                        self.offer(node(step.to, has_paid), points + price * going.factor, here, most);
                    }
                }
                if let Some([one, other]) = ground.ferry.filter(|_| going.ferry) {
                    let across = if hex == one { Some(other) } else { (hex == other).then_some(one) };
                    if let Some(to) = across.filter(|to| !going.closed.contains(*to)) {
                        self.offer(node(to, true), road, here, most);
                    }
                }
            }
            self.queues[usize::from(points)].clear();
        }
    }

    #[inline]
    fn offer(&mut self, node: usize, points: u8, before: usize, most: u8) {
        if points <= most && points < self.points[node] {
            self.reach(node, points, before as u16);
        }
    }

    fn reach(&mut self, node: usize, points: u8, before: u16) {
        self.points[node] = points;
        self.before[node] = before;
        self.reached.insert(hex_of(node));
        self.queues[usize::from(points)].push(node as u16);
    }

    /// All hexes within reach, the starts included.
    pub(crate) const fn reached(&self) -> HexSet {
        self.reached
    }

    /// The points of the cheapest way to a hex, and whether the road is paid on it: it is if that costs no more.
    pub(crate) fn cost(&self, to: Hex) -> Option<(u8, bool)> {
        let (plain, paid) = (self.points[node(to, false)], self.points[node(to, true)]);
        let best = plain.min(paid);
        (best != NOT_REACHED).then_some((best, paid == best))
    }

    /// The hexes of the cheapest way, without its start.
    pub(crate) fn way(&self, to: Hex) -> Vec<Hex> {
        let mut way = Vec::new();
        let Some((_, has_paid)) = self.cost(to) else { return way };
        let mut here = node(to, has_paid);
        while self.before[here] != NOWHERE {
            way.push(hex_of(here));
            here = usize::from(self.before[here]);
        }
        way.reverse();
        way
    }
}

impl Ground {
    /// The hexes along a road that is paid, by the hexsides from where it begins: nobody goes beyond a hex where he has
    /// to halt.
    pub(crate) fn along_road(&self, going: &Going, from: Hex) -> Vec<HexSet> {
        let mut layers = vec![HexSet::from_iter([from])];
        let mut known = going.closed | layers[0];
        loop {
            let mut next = HexSet::EMPTY;
            for here in
                layers[layers.len() - 1].iter().filter(|hex| *hex == from || !going.halts.contains(*hex))
            {
                let by_road = self.steps(here).filter(|step| step.is_road).map(|step| step.to);
                next.extend(by_road);
                if let Some([one, other]) = self.ferry.filter(|_| going.ferry) {
                    next.extend((here == one).then_some(other).or_else(|| (here == other).then_some(one)));
                }
            }
            next -= known;
            if next.is_empty() {
                return layers;
            }
            known |= next;
            layers.push(next);
        }
    }
}
