//! Neighbours and distances.

use crate::{CELLS, Direction, Hex};

/// Stands in the table for "beyond the grid".
const BEYOND: u16 = u16::MAX;

/// The index of each hex's neighbour in each direction. Looked up far more
/// often than anything else here, hence worked out once, by the compiler.
static NEIGHBOURS: [[u16; 6]; CELLS] = all_neighbours();

/// Steps in column and row to the six neighbours of a hex in an odd column,
/// in the order of [`Direction::ALL`].
const STEPS_FROM_ODD: [(i8, i8); 6] = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 0), (-1, -1)];

/// The same for an even column, which stands half a hex lower.
const STEPS_FROM_EVEN: [(i8, i8); 6] = [(0, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0)];

/// The place next to (column, row) in a direction, whether on the grid or not.
pub(crate) const fn step(column: i8, row: i8, direction: Direction) -> (i8, i8) {
    let steps = if column % 2 == 0 { STEPS_FROM_EVEN } else { STEPS_FROM_ODD };
    let (columns, rows) = steps[direction.index()];
    (column + columns, row + rows)
}

/// The hex at a place that may be beyond the grid on any side.
pub(crate) const fn on_grid((column, row): (i8, i8)) -> Option<Hex> {
    if column < 0 || row < 0 { None } else { Hex::at(column as u8, row as u8) }
}

const fn all_neighbours() -> [[u16; 6]; CELLS] {
    let mut table = [[BEYOND; 6]; CELLS];
    // `for` cannot be used at compile time.
    let mut index = 0;
    while index < CELLS {
        let hex = Hex::from_index(index);
        let mut side = 0;
        while side < 6 {
            let place = step(hex.column() as i8, hex.row() as i8, Direction::ALL[side]);
            if let Some(neighbour) = on_grid(place) {
                table[index][side] = neighbour.index() as u16;
            }
            side += 1;
        }
        index += 1;
    }
    table
}

impl Hex {
    /// The next hex in a direction, if it is on the grid; whether it is on a
    /// certain map is for [`HexMap::neighbour`](crate::HexMap::neighbour).
    #[inline]
    pub fn neighbour(self, direction: Direction) -> Option<Hex> {
        match NEIGHBOURS[self.index()][direction.index()] {
            BEYOND => None,
            index => Some(Hex::from_index(usize::from(index))),
        }
    }

    /// The direction in which another hex is adjacent, or nothing if the two
    /// are not adjacent.
    #[inline]
    pub fn direction_to(self, other: Hex) -> Option<Direction> {
        Direction::ALL.into_iter().find(|&direction| self.neighbour(direction) == Some(other))
    }

    /// The least number of steps from hex to hex between the two.
    #[inline]
    pub fn distance(self, other: Hex) -> u32 {
        let columns = u32::from(self.column().abs_diff(other.column()));
        let half_rows = self.height().abs_diff(other.height());
        // Each step sideways also moves half a hex up or down, for nothing.
        columns + half_rows.saturating_sub(columns) / 2
    }

    /// How far down the hex stands, in halves of a hex.
    #[inline]
    pub(crate) const fn height(self) -> u32 {
        let lowered = self.column().is_multiple_of(2) as u32;
        2 * self.row() as u32 + lowered
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::VecDeque;

    fn every_hex() -> impl Iterator<Item = Hex> {
        (0..CELLS).map(Hex::from_index)
    }

    fn neighbours(name: &str) -> Vec<String> {
        Direction::ALL
            .into_iter()
            .filter_map(|direction| Hex::named(name).neighbour(direction))
            .map(|hex| hex.to_string())
            .collect()
    }

    #[test]
    fn even_columns_stand_lower() {
        assert_eq!(neighbours("0817"), ["0816", "0917", "0918", "0818", "0718", "0717"]);
        assert_eq!(neighbours("0717"), ["0716", "0816", "0817", "0718", "0617", "0616"]);
    }

    #[test]
    fn the_grid_ends_at_its_border() {
        assert_eq!(neighbours("0101"), ["0201", "0102"]);
        assert_eq!(neighbours("4236"), ["4235", "4136"]);
    }

    #[test]
    fn neighbours_are_mutual() {
        for hex in every_hex() {
            for direction in Direction::ALL {
                if let Some(neighbour) = hex.neighbour(direction) {
                    assert_eq!(neighbour.neighbour(direction.opposite()), Some(hex));
                    assert_eq!(hex.direction_to(neighbour), Some(direction));
                    assert_eq!(hex.distance(neighbour), 1);
                }
            }
        }
    }

    #[test]
    fn only_neighbours_have_a_direction() {
        let hex = Hex::named("0817");
        assert_eq!(hex.direction_to(hex), None);
        assert_eq!(hex.direction_to(Hex::named("0916")), None);
        for other in every_hex() {
            assert_eq!(hex.direction_to(other).is_some(), hex.distance(other) == 1);
        }
    }

    /// Steps from one hex to all others, counted by walking.
    fn steps_from(start: Hex) -> Vec<u32> {
        let mut steps = vec![u32::MAX; CELLS];
        steps[start.index()] = 0;
        let mut queue = VecDeque::from([start]);
        while let Some(hex) = queue.pop_front() {
            for direction in Direction::ALL {
                if let Some(next) = hex.neighbour(direction)
                    && steps[next.index()] == u32::MAX
                {
                    steps[next.index()] = steps[hex.index()] + 1;
                    queue.push_back(next);
                }
            }
        }
        steps
    }

    #[test]
    fn distance_is_the_number_of_steps() {
        for name in ["0101", "0201", "4201", "0136", "4236", "2118", "2218", "0817"] {
            let start = Hex::named(name);
            let steps = steps_from(start);
            for other in every_hex() {
                assert_eq!(start.distance(other), steps[other.index()], "{start} {other}");
            }
        }
    }
}
