//! Values of hexes as a smooth surface.

use crate::grid::{Grid, RADIUS, ROW_STEP};
use crate::plane::{Point, distance_to_piece};
use hexmap::{CELLS, Direction, EdgeClass, Hex, HexMap};

/// How softly one hex passes into the next: smaller is more abrupt.
const SOFTNESS: f64 = 33.0;

/// The crest of a ridge stands this many levels above its hexes, and is so wide.
const CREST: (f64, f64) = (0.75, 15.0);

/// A surface through the values of hexes: nearly flat about each centre, and half way between two hexes
/// on the hexside between them.
pub(crate) struct Surface<'a> {
    grid: &'a Grid,
    values: Vec<Option<f64>>,
    crests: Vec<(Point, Point)>,
}

impl<'a> Surface<'a> {
    /// The relief of a map. Water has no height and takes none from the land beside it.
    pub(crate) fn relief(map: &HexMap, grid: &'a Grid) -> Self {
        let values = (0..CELLS).map(|index| map.elevation(Hex::from_index(index)).map(f64::from)).collect();
        let mut crests = Vec::new();
        for class in [EdgeClass::Ridge, EdgeClass::RidgeMixed, EdgeClass::RidgeSteep] {
            for (hex, direction) in map.drawn_sides(class).iter() {
                let [from, to] = grid.side(hex, direction);
                crests.push((from, to));
            }
        }
        Surface { grid, values, crests }
    }

    /// One in the hexes that belong, zero in the others of the map; a coast or the edge of a wood runs
    /// where the surface is one half.
    pub(crate) fn membership(map: &HexMap, grid: &'a Grid, belongs: impl Fn(Hex) -> bool) -> Self {
        Self::shares(map, grid, |hex| if belongs(hex) { 1.0 } else { 0.0 })
    }

    /// The same with hexes that belong in part.
    pub(crate) fn shares(map: &HexMap, grid: &'a Grid, share: impl Fn(Hex) -> f64) -> Self {
        let mut values = vec![None; CELLS];
        for hex in map.on_map() {
            values[hex.index()] = Some(share(hex));
        }
        Surface { grid, values, crests: Vec::new() }
    }

    /// The height at a point; nothing if no hex with a value is near.
    pub(crate) fn at(&self, point: Point) -> Option<f64> {
        let origin = self.grid.centre(Hex::from_index(0));
        let column = ((point.0 - origin.0) / (1.5 * RADIUS)).round() as i32 + 1;
        let mut near = [(0.0, 0.0); 49];
        let mut count = 0;
        let mut nearest = f64::INFINITY;
        for column in column - 2..=column + 2 {
            let lowered = if column % 2 == 0 { 0.5 } else { 0.0 };
            let row = ((point.1 - origin.1) / ROW_STEP - lowered).round() as i32 + 1;
            for row in row - 2..=row + 2 {
                let (Ok(column), Ok(row)) = (u8::try_from(column), u8::try_from(row)) else { continue };
                let Some(hex) = Hex::at(column, row) else { continue };
                let Some(value) = self.values[hex.index()] else { continue };
                let centre = self.grid.centre(hex);
                let square = (centre.0 - point.0).powi(2) + (centre.1 - point.1).powi(2);
                nearest = nearest.min(square);
                near[count] = (square, value);
                count += 1;
            }
        }
        let (mut sum, mut weights) = (0.0, 0.0);
        for &(square, value) in &near[..count] {
            let weight = (-(square - nearest) / (2.0 * SOFTNESS * SOFTNESS)).exp();
            sum += weight * value;
            weights += weight;
        }
        let crest = self.crests.iter().filter(|(from, _)| {
            (from.0 - point.0).abs() < 2.0 * RADIUS && (from.1 - point.1).abs() < 2.0 * RADIUS
        });
        let height = crest
            .map(|&(from, to)| {
                let distance = distance_to_piece(point, from, to) / CREST.1;
                CREST.0 * (-distance * distance / 2.0).exp()
            })
            .fold(0.0, f64::max);
        (weights > 0.0).then(|| sum / weights + height)
    }

    /// The way the surface falls at a point, steeper is longer; levels for each unit.
    pub(crate) fn fall(&self, point: Point) -> Point {
        const STEP: f64 = 6.0;
        let at = |x: f64, y: f64| self.at((point.0 + x, point.1 + y)).unwrap_or(0.0);
        ((at(-STEP, 0.0) - at(STEP, 0.0)) / (2.0 * STEP), (at(0.0, -STEP) - at(0.0, STEP)) / (2.0 * STEP))
    }
}

/// A surface measured at the crossings of a square net.
pub(crate) struct Net {
    pub(crate) columns: usize,
    pub(crate) rows: usize,
    pub(crate) origin: Point,
    pub(crate) mesh: f64,
    pub(crate) values: Vec<f64>,
}

impl Net {
    /// Measures a surface over the whole of what the neat line encloses, and a mesh beyond.
    pub(crate) fn of(surface: &Surface<'_>, mesh: f64) -> Net {
        Net::measured(surface.grid.neat_line(), mesh, |point| surface.at(point).unwrap_or(f64::NEG_INFINITY))
    }

    /// Measures anything that has a value everywhere over a rectangle, given by left, top, right and bottom,
    /// and a mesh beyond.
    pub(crate) fn measured(
        [left, top, right, bottom]: [f64; 4],
        mesh: f64,
        value: impl Fn(Point) -> f64,
    ) -> Net {
        let origin = (left - 2.0 * mesh, top - 2.0 * mesh);
        let columns = ((right - left) / mesh).ceil() as usize + 5;
        let rows = ((bottom - top) / mesh).ceil() as usize + 5;
        let mut values = Vec::with_capacity(columns * rows);
        for row in 0..rows {
            for column in 0..columns {
                let point = (origin.0 + column as f64 * mesh, origin.1 + row as f64 * mesh);
                values.push(value(point));
            }
        }
        Net { columns, rows, origin, mesh, values }
    }

    pub(crate) fn value(&self, column: usize, row: usize) -> f64 {
        self.values[row * self.columns + column]
    }

    /// How bright the surface is under a light from the top left: 0 is level ground.
    pub(crate) fn shade(&self, strength: f64) -> Net {
        let mut values = Vec::with_capacity(self.values.len());
        let finite = |value: f64| if value.is_finite() { value } else { 0.0 };
        for row in 0..self.rows {
            for column in 0..self.columns {
                let (west, east) = (column.saturating_sub(1), (column + 1).min(self.columns - 1));
                let (north, south) = (row.saturating_sub(1), (row + 1).min(self.rows - 1));
                let dx = finite(self.value(east, row)) - finite(self.value(west, row));
                let dy = finite(self.value(column, south)) - finite(self.value(column, north));
                let slope = strength / (2.0 * self.mesh);
                let (dx, dy) = (dx * slope, dy * slope);
                // The light stands at 45 degrees in the north-west.
                let lit = (dx * 0.5 + dy * 0.5 + 0.707) / (1.0 + dx * dx + dy * dy).sqrt();
                values.push(lit - 0.707);
            }
        }
        Net { values, ..*self }
    }
}

/// All six directions with the hex beyond.
pub(crate) fn around(map: &HexMap, hex: Hex) -> impl Iterator<Item = (Direction, Hex)> {
    Direction::ALL.into_iter().filter_map(move |direction| Some((direction, map.neighbour(hex, direction)?)))
}
