//! The ground: tinted by height, shaded as if lit from the north-west.

use crate::contours;
use crate::field::{Net, Surface};
use crate::palette;
use crate::path::PathData;
use crate::sheet::Sheet;
use hexmap::{CELLS, Hex, HexMap};

/// Tints change every so many levels: often enough that the change is hardly seen.
const TINT_STEP: f64 = 0.25;

/// Mesh of the net over which the ground is measured.
const MESH: f64 = 14.0;

pub(crate) fn draw(sheet: &mut Sheet, map: &HexMap, surface: &Surface<'_>) {
    let levels: Vec<u8> = (0..CELLS).filter_map(|index| map.elevation(Hex::from_index(index))).collect();
    let (Some(&lowest), Some(&highest)) = (levels.iter().min(), levels.iter().max()) else { return };
    let (lowest, highest) = (f64::from(lowest), f64::from(highest));
    let net = Net::of(surface, MESH);
    draw_tints(sheet, &net, lowest, highest);
    draw_shades(sheet, &net.shade(34.0));
}

/// Tints from the lowest level to the highest.
pub(crate) fn draw_tints(sheet: &mut Sheet, net: &Net, lowest: f64, highest: f64) {
    let steps = ((highest - lowest) / TINT_STEP).round() as usize;
    for step in 0..=steps {
        // The lowest tint covers everything that is ground at all.
        let level = if step == 0 { f64::MIN } else { lowest + step as f64 * TINT_STEP };
        let colour = palette::tint(lowest + step as f64 * TINT_STEP, highest);
        fill(sheet, net, level, &format!("fill=\"{colour}\""));
    }
}

/// Light on slopes to the north-west, shade on the others.
pub(crate) fn draw_shades(sheet: &mut Sheet, shade: &Net) {
    for level in [0.04, 0.08, 0.12, 0.16, 0.2] {
        fill(sheet, shade, level, "fill=\"#fff8e0\" fill-opacity=\".14\"");
    }
    let dark = Net { values: shade.values.iter().map(|value| -value).collect(), ..*shade };
    for level in [0.05, 0.09, 0.14, 0.19, 0.25, 0.31, 0.38, 0.46] {
        fill(sheet, &dark, level, "fill=\"#4a3318\" fill-opacity=\".062\"");
    }
}

/// Fills all that is at least so high.
pub(crate) fn fill(sheet: &mut Sheet, net: &Net, level: f64, paint: &str) {
    let mut path = PathData::default();
    for points in contours::loops(net, level, 1.2) {
        path.smooth_loop(&points);
    }
    sheet.path(&path, &format!("fill-rule=\"evenodd\" {paint}"));
}
