//! The ground of a table: tinted by height as if by brush, shaded as if lit from the north-west.

use super::lie::{HIGH, Lie};
use super::outline::line_distance;
use crate::chance::Scatter;
use crate::field::Net;
use crate::plane::Point;
use crate::relief::{draw_shades, draw_tints, fill};
use crate::sheet::Sheet;

/// Mesh of the net over which the ground is measured.
const MESH: f64 = 7.0;

/// The plain lies so high that there is something lower along the water.
const PLAIN: f64 = 0.5;

/// How strongly slopes are shaded.
const SHADE: f64 = 12.0;

/// Draws tints and shades. `waters` are the lines of running water: the ground is greener there.
pub(super) fn draw(sheet: &mut Sheet, lie: &Lie, waters: &[Vec<Point>]) {
    let heights = Net::measured(lie.field, MESH, |point| lie.height(point));
    let soft = softened(&heights);
    let at = |index: usize| {
        let (row, column) = (index / heights.columns, index % heights.columns);
        (heights.origin.0 + column as f64 * MESH, heights.origin.1 + row as f64 * MESH)
    };
    let tints = (soft.values.iter().enumerate()).map(|(index, height)| {
        let point = at(index);
        let water = waters.iter().map(|line| line_distance(line, point)).fold(f64::INFINITY, f64::min);
        let green = 0.45 * (-(water / 46.0).powi(2)).exp();
        let blotch = 0.5 * (noise(point, 150.0, 71) - 0.5) + 0.34 * (noise(point, 47.0, 72) - 0.5);
        (PLAIN + height - green + blotch).max(0.0)
    });
    let tints = Net { values: tints.collect(), ..heights };
    draw_tints(sheet, &tints, 0.0, PLAIN + HIGH + 0.4);
    draw_shades(sheet, &soft.shade(SHADE));
    draw_waves(sheet, lie.field);
}

/// Open ground is never quite level. These waves are too low for any rule: hardly a shade.
fn draw_waves(sheet: &mut Sheet, field: [f64; 4]) {
    const MESH: f64 = 11.0;
    let waves = Net::measured(field, MESH, |point| noise(point, 130.0, 73) + 0.4 * noise(point, 58.0, 74));
    let lit = waves.shade(SHADE);
    let dark = Net { values: lit.values.iter().map(|value| -value).collect(), ..lit };
    for level in [0.01, 0.022, 0.034, 0.046, 0.058, 0.07] {
        fill(sheet, &lit, level, "fill=\"#fff8e0\" fill-opacity=\".055\"");
        fill(sheet, &dark, level, "fill=\"#4a3318\" fill-opacity=\".014\"");
    }
}

/// The same ground without sharp bends.
fn softened(net: &Net) -> Net {
    let mut values = net.values.clone();
    for _ in 0..2 {
        let before = values.clone();
        for row in 0..net.rows {
            for column in 0..net.columns {
                let rows = row.saturating_sub(1)..=(row + 1).min(net.rows - 1);
                let near = rows.flat_map(|row| {
                    let columns = column.saturating_sub(1)..=(column + 1).min(net.columns - 1);
                    columns.map(move |column| row * net.columns + column)
                });
                let (sum, count) = near.fold((0.0, 0.0), |(sum, count), at| (sum + before[at], count + 1.0));
                values[row * net.columns + column] = sum / count;
            }
        }
    }
    Net { values, ..*net }
}

/// A smooth irregular value from 0 to 1 that changes over about `cell` units.
pub(super) fn noise((x, y): Point, cell: f64, purpose: u64) -> f64 {
    let (column, row) = ((x / cell).floor(), (y / cell).floor());
    let corner = |right: f64, down: f64| {
        let place = (row + down + 64.0) * 4096.0 + column + right + 64.0;
        Scatter::new(place.max(0.0) as usize, purpose).next()
    };
    let ease = |part: f64| part * part * (3.0 - 2.0 * part);
    let (right, down) = (ease(x / cell - column), ease(y / cell - row));
    let mix = |a: f64, b: f64, part: f64| a + (b - a) * part;
    mix(mix(corner(0.0, 0.0), corner(1.0, 0.0), right), mix(corner(0.0, 1.0), corner(1.0, 1.0), right), down)
}
