//! The six directions of a flat-topped hex.

/// One of the six directions in which a hex has a neighbour, clockwise from
/// north.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Direction {
    /// Straight up the column.
    North,
    /// Up and to the right.
    NorthEast,
    /// Down and to the right.
    SouthEast,
    /// Straight down the column.
    South,
    /// Down and to the left.
    SouthWest,
    /// Up and to the left.
    NorthWest,
}

impl Direction {
    /// All six directions, clockwise from north; each stands at its own
    /// [`index`](Direction::index).
    pub const ALL: [Direction; 6] = [
        Direction::North,
        Direction::NorthEast,
        Direction::SouthEast,
        Direction::South,
        Direction::SouthWest,
        Direction::NorthWest,
    ];

    /// The place of the direction in [`Direction::ALL`], from 0 to 5.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The direction that leads back.
    #[inline]
    pub const fn opposite(self) -> Direction {
        Self::ALL[(self.index() + 3) % 6]
    }

    /// The next direction clockwise.
    #[inline]
    pub const fn clockwise(self) -> Direction {
        Self::ALL[(self.index() + 1) % 6]
    }

    /// The direction on the compass, in words.
    pub const fn compass(self) -> &'static str {
        ["north", "north-east", "south-east", "south", "south-west", "north-west"][self.index()]
    }

    /// The bit that stands for the direction in a mask of hexsides.
    #[inline]
    pub const fn bit(self) -> u8 {
        1 << self.index()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_direction_stands_at_its_index() {
        for (index, direction) in Direction::ALL.into_iter().enumerate() {
            assert_eq!(direction.index(), index);
        }
    }

    #[test]
    fn opposite_is_three_steps_clockwise_and_its_own_inverse() {
        for direction in Direction::ALL {
            let three_steps = direction.clockwise().clockwise().clockwise();
            assert_eq!(direction.opposite(), three_steps);
            assert_eq!(direction.opposite().opposite(), direction);
        }
        assert_eq!(Direction::NorthEast.opposite(), Direction::SouthWest);
    }
}
