//! The position in the form that questions are asked in: by hex, not by unit.

use super::atlas::{EVERY_COVER, MOST_GOALS};
use crate::inkerman::Inkerman;
use crate::state::State;
use crate::unit::{Side, UnitId};
use hexmap::{CELLS, Hex, MAX_ROWS};

/// The map in squares of three by three, for who is near whom.
const ACROSS: usize = 15;
const BLOCKS: usize = ACROSS * 13;
/// A victory hex is within the reach of units that need no more points than this.
const NEAR: u8 = 14;

/// Who stands where, who is round a hex, and how many are near.
pub(crate) struct Picture {
    /// By cell, the mobile unit there and one more; 0 if there is none.
    mobile: Box<[u8; CELLS]>,
    /// By cell, the outpost there and one more.
    outposts: Box<[u8; CELLS]>,
    /// By side, group and cell: the factors of mobile units in the hexes round it; in a combat phase of those
    /// that can still attack.
    round: [[Box<[u8; CELLS]>; 2]; 2],
    /// By side, group and cell: what covers it against all of these together.
    cover: [[Box<[u8; CELLS]>; 2]; 2],
    /// By cell, the factors of those who stand there.
    defence: Box<[u8; CELLS]>,
    /// By side and cell: how many of the hexes round it the side holds.
    held_round: [Box<[u8; CELLS]>; 2],
    /// By side and square: factors of mobile units.
    crowd: [[u16; BLOCKS]; 2],
    /// By side and victory hex: factors of mobile units that can march there in about one move.
    pub near_goal: [[u16; MOST_GOALS]; 2],
    /// The Russian unit that is nearest to the south edge, and the points it needs.
    pub raider: Option<(Hex, u8)>,
}

impl Default for Picture {
    fn default() -> Self {
        let cells = || Box::new([0; CELLS]);
        Picture {
            mobile: cells(),
            outposts: cells(),
            round: [[cells(), cells()], [cells(), cells()]],
            cover: [[cells(), cells()], [cells(), cells()]],
            defence: cells(),
            held_round: [cells(), cells()],
            crowd: [[0; BLOCKS]; 2],
            near_goal: [[0; MOST_GOALS]; 2],
            raider: None,
        }
    }
}

fn block(hex: Hex) -> usize {
    // One square of margin all round.
    (usize::from(hex.column() - 1) / 3 + 1) + ACROSS * (usize::from(hex.row() - 1) / 3 + 1)
}

impl Picture {
    /// Draws the position.
    pub fn draw(&mut self, game: &Inkerman, state: &State) {
        let end = usize::from(game.map.columns()) * MAX_ROWS;
        self.mobile[..end].fill(0);
        self.outposts[..end].fill(0);
        self.defence[..end].fill(0);
        for side in 0..2 {
            self.round[side][0][..end].fill(0);
            self.round[side][1][..end].fill(0);
            self.cover[side][0][..end].fill(EVERY_COVER);
            self.cover[side][1][..end].fill(EVERY_COVER);
            self.held_round[side][..end].fill(0);
        }
        self.crowd = [[0; BLOCKS]; 2];
        self.near_goal = [[0; MOST_GOALS]; 2];
        self.raider = None;
        let atlas = &game.atlas;
        let fighting = state.is_combat_phase();
        for side in Side::BOTH {
            for unit in game.roster.of(side) {
                let Some(hex) = state.hex(unit) else { continue };
                let cell = hex.index();
                let kind = &atlas.kinds[unit];
                let neighbours = game.map.neighbour_indices(hex);
                if self.mobile[cell] == 0 && self.outposts[cell] == 0 {
                    for to in neighbours.iter().filter(|to| usize::from(**to) < CELLS) {
                        self.held_round[side.index()][usize::from(*to)] += 1;
                    }
                }
                let combat = game.combat(state, unit);
                self.defence[cell] += combat;
                if kind.is_piquet {
                    self.outposts[cell] = unit.0 + 1;
                    continue;
                }
                self.mobile[cell] = unit.0 + 1;
                self.crowd[side.index()][block(hex)] += u16::from(combat);
                let near = &mut self.near_goal[side.index()];
                for (sum, march) in near.iter_mut().zip(atlas.to_goals[cell]) {
                    *sum += if march <= NEAR { u16::from(combat) } else { 0 };
                }
                if side == Side::Russian {
                    let march = atlas.to_south[cell];
                    if self.raider.is_none_or(|(_, known)| march < known) {
                        self.raider = Some((hex, march));
                    }
                }
                if fighting && state.is_disrupted(unit) {
                    continue; // it attacks nobody now
                }
                let round = &mut self.round[side.index()][usize::from(kind.group)];
                let cover = &mut self.cover[side.index()][usize::from(kind.group)];
                for (to, from_here) in neighbours.iter().zip(&atlas.cover[cell]) {
                    if usize::from(*to) < CELLS {
                        round[usize::from(*to)] += combat;
                        cover[usize::from(*to)] &= from_here;
                    }
                }
            }
        }
    }

    /// The mobile unit in a cell.
    #[inline]
    pub fn mobile(&self, cell: usize) -> Option<UnitId> {
        self.mobile[cell].checked_sub(1).map(UnitId)
    }

    /// The outpost in a cell.
    #[inline]
    pub fn outpost(&self, cell: usize) -> Option<UnitId> {
        self.outposts[cell].checked_sub(1).map(UnitId)
    }

    /// The factors of those who stand in a cell.
    #[inline]
    pub fn defence(&self, cell: usize) -> u8 {
        self.defence[cell]
    }

    /// The factors that a group of a side has round a cell, and what covers it against all of them.
    #[inline]
    pub fn group_round(&self, side: Side, group: u8, cell: usize) -> (u8, u8) {
        let group = usize::from(group & 1);
        (self.round[side.index()][group][cell], self.cover[side.index()][group][cell])
    }

    /// The factors that the stronger group of a side has round a cell.
    #[inline]
    pub fn strength_round(&self, side: Side, cell: usize) -> u8 {
        let [one, other] = &self.round[side.index()];
        one[cell].max(other[cell])
    }

    /// How many of the hexes round a cell a side holds.
    #[inline]
    pub fn held_round(&self, side: Side, cell: usize) -> u8 {
        self.held_round[side.index()][cell]
    }

    /// The factors of a side in the square of a hex and the eight round it.
    pub fn crowd_near(&self, side: Side, hex: Hex) -> f32 {
        let crowd = &self.crowd[side.index()];
        let middle = block(hex);
        let mut sum = 0;
        for row in [middle - ACROSS, middle, middle + ACROSS] {
            sum += crowd[row - 1] + crowd[row] + crowd[row + 1];
        }
        f32::from(sum)
    }
}
