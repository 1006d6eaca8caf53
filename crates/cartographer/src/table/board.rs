//! Where a table lies on its plan.

use crate::plane::Point;
use tabletop::TableMap;

/// Drawing units in an inch of the table.
pub const INCH: f64 = 10.0;

/// From the edge of the plan to the table, on all four sides.
pub const TABLE_MARGIN: f64 = 30.0;

/// Thousandths of an inch in a drawing unit.
const THOUSANDTHS: f64 = 1000.0 / INCH;

/// The geometry of a table's plan: the one place that says where a point of the table is drawn.
///
/// A table counts in thousandths of an inch, x to the east and y to the north from its south-west corner. On the
/// plan a drawing unit is a tenth of an inch, y runs down, and the table has a margin of 30 units on all sides:
///
/// ```text
/// screen_x = 30 + x / 100
/// screen_y = 30 + (depth - y) / 100
/// ```
///
/// Clients draw stands on the plan by these two lines, so they must not change without them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Board {
    /// Width of the whole plan, margins included.
    pub width: f64,
    /// Height of the whole plan, margins included.
    pub height: f64,
    depth: i32,
}

impl Board {
    /// The geometry of a table's plan.
    pub fn for_table(table: &TableMap) -> Board {
        let size = |length: i32| f64::from(length) / THOUSANDTHS + 2.0 * TABLE_MARGIN;
        Board { width: size(table.width), height: size(table.depth), depth: table.depth }
    }

    /// Where a point of the table is drawn.
    pub fn at(&self, point: tabletop::Point) -> Point {
        (
            TABLE_MARGIN + f64::from(point.x) / THOUSANDTHS,
            TABLE_MARGIN + f64::from(self.depth - point.y) / THOUSANDTHS,
        )
    }

    /// Left, top, right and bottom of the table itself.
    pub fn field(&self) -> [f64; 4] {
        [TABLE_MARGIN, TABLE_MARGIN, self.width - TABLE_MARGIN, self.height - TABLE_MARGIN]
    }

    /// Where several points are drawn.
    pub(super) fn line(&self, points: &[tabletop::Point]) -> Vec<Point> {
        points.iter().map(|&point| self.at(point)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::samples;

    #[test]
    fn clients_find_a_stand_where_the_plan_has_it() {
        let table = samples::league();
        let board = Board::for_table(&table);
        assert_eq!((board.width, board.height), (1980.0, 780.0));
        for (x, y) in [(0, 0), (192_000, 72_000), (114_500, 43_000), (12_345, 6_789)] {
            let screen = (30.0 + f64::from(x) / 100.0, 30.0 + f64::from(72_000 - y) / 100.0);
            let (right, down) = board.at(tabletop::Point::new(x, y));
            assert!((right - screen.0).abs() < 1e-9 && (down - screen.1).abs() < 1e-9, "{x} {y}");
        }
    }
}
