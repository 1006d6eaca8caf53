//! Ships of the line on the sea beside a table.

use crate::palette;
use crate::path::PathData;
use crate::plane::Point;
use crate::sheet::Sheet;

/// The sails of a mast: foot, head and half the width of each.
type Sails = &'static [(f64, f64, f64)];

/// The masts from stern to bow: how far from the middle, and their sails.
const MASTS: [(f64, Sails); 3] = [
    (-13.0, &[(0.0, -7.0, 5.4), (-8.0, -14.0, 4.4)]),
    (0.5, &[(0.0, -8.5, 6.6), (-9.5, -17.0, 5.4), (-18.0, -23.0, 4.0)]),
    (13.0, &[(0.0, -7.5, 5.8), (-8.5, -15.0, 4.8)]),
];

/// A ship under sail, about 58 units long at size 1.
pub(super) fn draw(sheet: &mut Sheet, middle: Point, size: f64) {
    let at = |x: f64, y: f64| (middle.0 + x * size, middle.1 + 6.0 * size + y * size);
    let (mut rigging, mut sails, mut hull, mut ports, mut waves) = (
        PathData::default(),
        PathData::default(),
        PathData::default(),
        PathData::default(),
        PathData::default(),
    );
    for (x, set) in MASTS {
        let head = set.iter().map(|sail| sail.1).fold(0.0, f64::min) - 2.5;
        rigging.polyline(&[at(x, 5.0), at(x, head)]);
        for &(foot, top, half) in set {
            // The wind fills them from astern.
            let belly = (foot + top) / 2.0;
            sails.move_to(at(x - half * 0.85, top));
            sails.line_to(at(x + half * 0.85, top));
            sails.curve_to(at(x + half + 2.2, belly), at(x + half, foot));
            sails.curve_to(at(x + 0.6, foot - 1.8), at(x - half, foot));
            sails.curve_to(at(x - half + 2.2, belly), at(x - half * 0.85, top));
            sails.close();
        }
    }
    rigging.polyline(&[at(22.0, 3.0), at(31.0, -2.0), at(13.0, -16.0)]);
    hull.move_to(at(-24.0, 1.5));
    hull.curve_to(at(0.0, 6.5), at(25.0, 2.0));
    hull.curve_to(at(22.0, 8.5), at(17.0, 11.0));
    hull.line_to(at(-19.0, 11.0));
    hull.curve_to(at(-23.5, 8.0), at(-24.0, 1.5));
    hull.close();
    ports.move_to(at(-20.5, 6.4));
    ports.curve_to(at(0.0, 9.2), at(20.5, 6.2));
    for (from, to, y) in [(-27.0, -12.0, 12.6), (-8.0, 9.0, 12.9), (12.0, 25.0, 12.5), (-16.0, 2.0, 14.9)] {
        waves.move_to(at(from, y));
        waves.curve_to(at((from + to) / 2.0, y + 1.7), at(to, y));
    }
    sheet.stroke(&waves, palette::BANK, 1.1 * size, "stroke-linecap=\"round\"");
    sheet.stroke(&rigging, palette::INK, 1.1 * size, "stroke-linejoin=\"round\"");
    let edge = format!("stroke=\"{}\" stroke-width=\"{}\"", palette::INK, crate::path::number(0.9 * size));
    sheet.fill(&sails, palette::PAPER, &edge);
    sheet.fill(&hull, palette::INK, "");
    sheet.stroke(&ports, palette::PAPER, 1.5 * size, "stroke-dasharray=\".8 .5\"");
}
