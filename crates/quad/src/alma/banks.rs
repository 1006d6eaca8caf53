//! The two banks of the Alma, and how far south of it each hex lies (17.1).
//!
//! The map is cut along every hexside of the river, the bridge too, and nobody goes round it by sea. The
//! part that holds a hex of the south bank is South; a hex of it that touches the river is one hex south of
//! it, its neighbours there two, and so on, whatever the ground between.

use hexmap::{CELLS, Direction, Hex, HexMap, HexSet};
use std::collections::VecDeque;

/// How far south of the river each hex lies.
#[derive(Clone, Debug)]
pub(super) struct Banks {
    /// By cell; 0 north of the river.
    depths: Vec<u8>,
    /// By depth, the hexes that lie deeper.
    beyond: Vec<HexSet>,
}

impl Banks {
    /// Surveys the banks of a map.
    pub fn survey(map: &HexMap, south_bank: Hex) -> Self {
        let water = |hex: Hex, direction: Direction| {
            ["river", "stream"].iter().any(|kind| map.sides(kind).contains(hex, direction))
        };
        let sea = map.terrain("sea");
        let dry_neighbours = |hex: Hex| {
            Direction::ALL
                .into_iter()
                .filter(move |direction| !water(hex, *direction))
                .filter_map(move |direction| map.neighbour(hex, direction))
                .filter(|next| !sea.contains(*next))
        };
        let mut south = HexSet::EMPTY;
        let mut open = VecDeque::from([south_bank]);
        south.insert(south_bank);
        while let Some(hex) = open.pop_front() {
            open.extend(dry_neighbours(hex).filter(|next| south.insert(*next)));
        }
        let mut depths = vec![0; CELLS];
        let on_bank = |hex: &Hex| Direction::ALL.into_iter().any(|direction| water(*hex, direction));
        let mut open: VecDeque<Hex> = south.iter().filter(on_bank).collect();
        for hex in &open {
            depths[hex.index()] = 1;
        }
        while let Some(hex) = open.pop_front() {
            for next in dry_neighbours(hex) {
                if depths[next.index()] == 0 && south.contains(next) {
                    depths[next.index()] = depths[hex.index()] + 1;
                    open.push_back(next);
                }
            }
        }
        let deepest = depths.iter().copied().max().unwrap_or(0);
        let deeper_than = |depth: u8| south.iter().filter(|hex| depths[hex.index()] > depth).collect();
        let beyond = (0..=deepest).map(deeper_than).collect();
        Banks { depths, beyond }
    }

    /// How many hexes south of the river a hex lies; 0 if it lies north of it.
    #[inline]
    pub fn depth(&self, hex: Hex) -> u8 {
        self.depths[hex.index()]
    }

    /// The hexes that lie deeper.
    #[inline]
    pub fn beyond(&self, depth: u8) -> &HexSet {
        self.beyond.get(usize::from(depth)).unwrap_or(&HexSet::EMPTY)
    }
}
