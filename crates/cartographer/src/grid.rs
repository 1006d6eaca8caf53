//! Where the hexes lie on the plan.

use crate::plane::Point;
use hexmap::{Direction, Hex, HexMap};

/// Centre to corner of a hex, in drawing units.
pub const RADIUS: f64 = 50.0;

/// Half the square root of three.
const HALF_ROOT_THREE: f64 = 0.866_025_403_784_438_6;

/// From a hex of a column to the next below.
pub(crate) const ROW_STEP: f64 = 2.0 * HALF_ROOT_THREE * RADIUS;

/// From a column to the next.
const COLUMN_STEP: f64 = 1.5 * RADIUS;

/// From the edge of the plan to the hexes, on the left, the right and at the top.
const MARGIN: f64 = 84.0;

/// Below the hexes: title, scale and legend stand there.
const FOOT: f64 = 318.0;

/// The geometry of a plan: the one place that says where a hex is drawn.
///
/// Hexes are flat-topped, even columns stand half a hex lower; the first hex is at the top left.
///
/// ```text
///    5 ___ 0        corners are counted clockwise from the top right; the side in the direction
///     /   \         with index d lies between the corners d-1 and d, so the north side lies
///  4 /     \ 1      between the corners 5 and 0
///    \     /
///   3 \___/ 2
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Grid {
    /// Centre to corner of a hex.
    pub radius: f64,
    /// Width of the whole plan, frame included.
    pub width: f64,
    /// Height of the whole plan, frame and title included.
    pub height: f64,
}

impl Grid {
    /// The geometry of a map's plan.
    pub fn for_map(map: &HexMap) -> Grid {
        let field_width = f64::from(map.columns() - 1) * COLUMN_STEP + 2.0 * RADIUS;
        // The even columns reach half a hex further down, if they have as many rows.
        let lowest = |hex: &Hex| hex.row() == map.rows() && hex.column().is_multiple_of(2);
        let lowered = if map.on_map().iter().any(|hex| lowest(&hex)) { 0.5 } else { 0.0 };
        let field_height = (f64::from(map.rows()) + lowered) * ROW_STEP;
        Grid {
            radius: RADIUS,
            width: (field_width + 2.0 * MARGIN).ceil(),
            height: (field_height + MARGIN + FOOT).ceil(),
        }
    }

    /// The middle of a hex.
    pub fn centre(&self, hex: Hex) -> Point {
        let lowered = if hex.column().is_multiple_of(2) { 0.5 } else { 0.0 };
        (
            MARGIN + RADIUS + f64::from(hex.column() - 1) * COLUMN_STEP,
            MARGIN + (f64::from(hex.row() - 1) + 0.5 + lowered) * ROW_STEP,
        )
    }

    /// The six corners of a hex, clockwise from the top right.
    pub fn corners(&self, hex: Hex) -> [Point; 6] {
        let (x, y) = self.centre(hex);
        let (half, high) = (RADIUS / 2.0, ROW_STEP / 2.0);
        [
            (x + half, y - high),
            (x + RADIUS, y),
            (x + half, y + high),
            (x - half, y + high),
            (x - RADIUS, y),
            (x - half, y - high),
        ]
    }

    /// The two ends of a side of a hex, clockwise as seen from the hex.
    pub fn side(&self, hex: Hex, direction: Direction) -> [Point; 2] {
        let corners = self.corners(hex);
        let index = direction.index();
        [corners[(index + 5) % 6], corners[index]]
    }

    /// The hexes' field with a little air: left, top, right and bottom of what the neat line encloses.
    pub fn neat_line(&self) -> [f64; 4] {
        const AIR: f64 = 10.0;
        [MARGIN - AIR, MARGIN - AIR, self.width - MARGIN + AIR, self.height - FOOT + AIR]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plane::distance;

    #[test]
    fn neighbours_are_a_hex_apart_and_all_is_on_the_plan() {
        let map = crate::samples::balaclava();
        let grid = Grid::for_map(&map);
        for hex in map.on_map() {
            for corner in grid.corners(hex) {
                assert!(
                    0.0 < corner.0 && corner.0 < grid.width && 0.0 < corner.1 && corner.1 < grid.height,
                    "{hex}"
                );
                assert!((distance(corner, grid.centre(hex)) - RADIUS).abs() < 1e-9);
            }
            for direction in Direction::ALL {
                let Some(next) = map.neighbour(hex, direction) else { continue };
                assert!(
                    (distance(grid.centre(hex), grid.centre(next)) - ROW_STEP).abs() < 1e-9,
                    "{hex} {next}"
                );
                let [from, to] = grid.side(hex, direction);
                let [back, forth] = grid.side(next, direction.opposite());
                assert!(distance(from, forth) < 1e-9 && distance(to, back) < 1e-9, "{hex} {next}");
            }
        }
    }
}
