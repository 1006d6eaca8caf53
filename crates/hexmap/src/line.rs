//! Exact straight lines between hex centres.
//!
//! All in whole numbers: the centre of column `c`, row `r` stands at
//! `X = 3c`, `Y = 2r`, one lower in even columns, and the six corners of a
//! hex at `(X±2, Y)` and `(X±1, Y±1)`.
//!
//! What can happen where a line meets a corner? Three hexes meet there, any
//! two of them adjacent, and three hexsides end there.
//!
//! * The line runs along one of the three hexsides: then its other half lies
//!   inside the third hex. So the line passes from a single hex to the pair
//!   of hexes on both sides of the hexside, or from the pair to a single hex.
//!   All corners of such a line are like that: it is level (`dY = 0`) or
//!   climbs as steeply as a slanting hexside (`|dX| = |dY|`), and single
//!   hexes and pairs alternate.
//! * The line crosses the corner: its two halves cannot lie in one hex, whose
//!   angle there is less than a straight one, hence they lie in two adjacent
//!   hexes. The line passes from one to the other, over the very end of their
//!   common hexside, and the third hex is only touched and does not count.
//!   This does occur, on the way from 0103 to 0604 for one.
//!
//! So each cell of a line is adjacent to the next in every case.

use crate::geometry::{on_grid, step};
use crate::{Direction, Hex, Hexside};

/// One piece of a [`Line`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cell {
    /// The line runs through the inside of a hex.
    ///
    /// It also stands for a pair one hex of which would be beyond the grid:
    /// a level line along the upper or lower border runs between hexes that
    /// are on the grid and hexes that are not.
    One(Hex),
    /// The line runs along the common hexside of two hexes, here in the order
    /// of their numbers.
    Pair(Hex, Hex),
}

impl Cell {
    /// The one or two hexes of the cell.
    pub fn hexes(self) -> impl Iterator<Item = Hex> {
        let (first, second) = match self {
            Cell::One(hex) => (hex, None),
            Cell::Pair(first, second) => (first, Some(second)),
        };
        std::iter::once(first).chain(second)
    }
}

/// The straight line between two hex centres, as the cells it runs through,
/// both end hexes included.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The cells in order; never empty, and both ends are single hexes.
    pub cells: Vec<Cell>,
}

/// The passage of a [`Line`] from one cell to the next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Crossing {
    /// The number of the crossing, counted from 1 at the start of the line.
    pub number: usize,
    /// The hexside that is crossed, seen from the near hex.
    pub first: Hexside,
    /// The other hexside that is crossed at the same time, if one of the two
    /// cells is a pair: the line passes the corner where the two meet.
    pub second: Option<Hexside>,
}

impl Crossing {
    /// The one or two hexsides of the crossing, seen from the near side.
    pub fn sides(self) -> impl Iterator<Item = Hexside> {
        std::iter::once(self.first).chain(self.second)
    }
}

impl Line {
    /// The passages from cell to cell, in order.
    pub fn crossings(&self) -> impl Iterator<Item = Crossing> {
        self.cells.windows(2).enumerate().map(|(index, cells)| {
            let (near, far) = (cells[0], cells[1]);
            let mut sides =
                near.hexes().flat_map(|from| far.hexes().filter_map(move |to| Hexside::between(from, to)));
            Crossing {
                number: index + 1,
                first: sides.next().expect("each cell of a line is adjacent to the next"),
                second: sides.next(),
            }
        })
    }

    /// The number of crossings: one less than the cells.
    pub fn crossing_count(&self) -> usize {
        self.cells.len() - 1
    }
}

/// The straight line from the centre of one hex to the centre of another.
///
/// The way back has the same cells in reverse order.
pub fn walk(from: Hex, to: Hex) -> Line {
    let mut cells = vec![Cell::One(from)];
    let end = (to.column() as i8, to.row() as i8);
    let mut walker = Walker::new(from, to);
    while walker.place != end {
        match walker.exit() {
            Exit::Across(direction) => walker.advance(direction),
            Exit::Along(left, right) => {
                cells.push(pair(walker.neighbour(left), walker.neighbour(right)));
                // Beyond the far end of the hexside lies the hex that is
                // adjacent to both.
                walker.advance(left);
                walker.advance(right);
            }
        }
        let hex = on_grid(walker.place).expect("a line never runs inside a hex beyond the grid");
        cells.push(Cell::One(hex));
    }
    Line { cells }
}

/// The cell of two places at least one of which is on the grid.
fn pair(one: (i8, i8), other: (i8, i8)) -> Cell {
    match (on_grid(one), on_grid(other)) {
        (Some(one), Some(other)) => Cell::Pair(one.min(other), one.max(other)),
        (Some(hex), None) | (None, Some(hex)) => Cell::One(hex),
        (None, None) => unreachable!("a line never runs beyond the grid"),
    }
}

/// How a line leaves a hex.
enum Exit {
    /// Into the next hex in a direction.
    Across(Direction),
    /// Along the hexside that parts the neighbours in two directions.
    Along(Direction, Direction),
}

/// For each direction the left end of the hexside there, as seen from the
/// centre of the hex. The right end is the left end of the next side.
const LEFT_CORNERS: [(i32, i32); 6] = [(-1, -1), (1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0)];

/// Follows a line from hex to hex.
struct Walker {
    /// How far the line goes in all.
    run: (i32, i32),
    /// The centre where the line starts.
    start: (i32, i32),
    /// Column and row of the hex reached.
    place: (i8, i8),
}

impl Walker {
    fn new(from: Hex, to: Hex) -> Walker {
        let place = |hex: Hex| (hex.column() as i8, hex.row() as i8);
        let start = centre(place(from));
        let end = centre(place(to));
        Walker { run: (end.0 - start.0, end.1 - start.1), start, place: place(from) }
    }

    fn neighbour(&self, direction: Direction) -> (i8, i8) {
        step(self.place.0, self.place.1, direction)
    }

    fn advance(&mut self, direction: Direction) {
        self.place = self.neighbour(direction);
    }

    /// On which side of the line a point lies: negative on the left, zero on
    /// the line, positive on the right, and the greater the farther.
    fn side(&self, (x, y): (i32, i32)) -> i32 {
        self.run.0 * (y - self.start.1) - self.run.1 * (x - self.start.0)
    }

    /// How the line leaves the hex reached, which it runs through.
    fn exit(&self) -> Exit {
        let (x, y) = centre(self.place);
        let corners = LEFT_CORNERS.map(|(right, down)| self.side((x + right, y + down)));
        for direction in Direction::ALL {
            let next = direction.clockwise();
            let left_end = corners[direction.index()];
            let right_end = corners[next.index()];
            // Clockwise round the hex the corners go over from the left of
            // the line to its right where the line leaves, and back again
            // where it entered.
            if left_end < 0 && right_end > 0 {
                return Exit::Across(direction);
            }
            if left_end < 0 && right_end == 0 {
                return self.exit_at_corner(direction, next);
            }
        }
        unreachable!("a line that runs through a hex leaves it somewhere")
    }

    /// How the line goes on from the corner between two sides of the hex.
    fn exit_at_corner(&self, left: Direction, right: Direction) -> Exit {
        let (columns, rows) = self.run;
        let along_hexsides = rows == 0 || columns.abs() == rows.abs();
        if along_hexsides {
            Exit::Along(left, right)
        } else if self.runs_through(self.neighbour(left)) {
            Exit::Across(left)
        } else {
            Exit::Across(right)
        }
    }

    /// Whether the line, drawn out without end, runs through the inside of a
    /// hex: then it has corners of the hex on both sides.
    fn runs_through(&self, place: (i8, i8)) -> bool {
        let (x, y) = centre(place);
        let corners = LEFT_CORNERS.map(|(right, down)| self.side((x + right, y + down)));
        corners.iter().any(|&side| side < 0) && corners.iter().any(|&side| side > 0)
    }
}

/// The centre of a hex.
fn centre((column, row): (i8, i8)) -> (i32, i32) {
    let lowered = i32::from(column % 2 == 0);
    (3 * i32::from(column), 2 * i32::from(row) + lowered)
}
