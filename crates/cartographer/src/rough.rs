//! Rough ground: rocks and scrub; on a rough crest also broken rock along the top.

use crate::chance::Scatter;
use crate::grid::Grid;
use crate::palette;
use crate::path::PathData;
use crate::plane::{Point, add, distance, rotated};
use crate::sheet::Sheet;
use hexmap::{Hex, HexMap, TerrainClass};

/// Kinds of hex with broken ground.
const ROUGH: [TerrainClass; 2] = [TerrainClass::Rough, TerrainClass::RoughCrest];

/// How many rocks lie in a hex of rough ground.
const ROCKS: usize = 5;

/// Draws rocks and tufts of scrub, and the ledges of crests.
pub(crate) fn draw(sheet: &mut Sheet, map: &HexMap, grid: &Grid) {
    let (mut rocks, mut shades, mut tufts, mut ledges) =
        (PathData::default(), PathData::default(), PathData::default(), PathData::default());
    for kind in ROUGH {
        for hex in map.drawn(kind) {
            for (place, size) in rocks_of(hex, grid) {
                rock(&mut rocks, &mut shades, place, size);
            }
            let mut scatter = Scatter::new(hex.index(), 58);
            for _ in 0..3 {
                let angle = scatter.within(0.0, std::f64::consts::TAU);
                let place = add(grid.centre(hex), rotated((38.0 * scatter.next().sqrt(), 0.0), angle));
                for blade in [-1.0, 0.0, 1.0] {
                    tufts.polyline(&[place, add(place, (blade * 3.2, -5.2 + blade.abs() * 1.4))]);
                }
            }
        }
    }
    for hex in map.drawn(TerrainClass::RoughCrest) {
        let mut scatter = Scatter::new(hex.index(), 59);
        for row in [-12.0, 6.0, 22.0] {
            let middle = add(grid.centre(hex), (scatter.within(-9.0, 9.0), row));
            let mut line = Vec::new();
            for step in 0..6 {
                let x = -20.0 + 8.0 * f64::from(step);
                line.push(add(middle, (x, scatter.within(-3.4, 3.4))));
            }
            ledges.polyline(&line);
            for point in &line {
                ledges
                    .polyline(&[*point, add(*point, (scatter.within(-1.5, 1.5), scatter.within(5.0, 9.0)))]);
            }
        }
    }
    sheet.stroke(&tufts, palette::FOLIAGE_INK, 1.1, "stroke-linecap=\"round\" stroke-opacity=\".8\"");
    sheet.stroke(&ledges, palette::SEPIA, 1.7, "stroke-linecap=\"round\" stroke-linejoin=\"round\"");
    sheet.fill(&rocks, "#d9c9a3", "stroke=\"#5b4a30\" stroke-width=\"1\" stroke-linejoin=\"round\"");
    sheet.stroke(&shades, "#5b4a30", 1.0, "stroke-opacity=\".7\"");
}

/// Middle and size of each rock of a hex; the hex number stands at the top.
fn rocks_of(hex: Hex, grid: &Grid) -> Vec<(Point, f64)> {
    let mut scatter = Scatter::new(hex.index(), 57);
    let centre = grid.centre(hex);
    let mut rocks: Vec<(Point, f64)> = Vec::new();
    for _ in 0..60 {
        if rocks.len() == ROCKS {
            break;
        }
        let angle = scatter.within(0.0, std::f64::consts::TAU);
        let place = add(centre, rotated((39.0 * scatter.next().sqrt(), 0.0), angle));
        let size = scatter.within(2.6, 5.4);
        let number = (place.0 - centre.0).abs() < 17.0 && place.1 < centre.1 - 26.0;
        if !number && rocks.iter().all(|&(other, wide)| distance(other, place) > 1.6 * (wide + size)) {
            rocks.push((place, size));
        }
    }
    rocks
}

/// A rock: a flat foot, three edges, and a shaded side.
fn rock(path: &mut PathData, shade: &mut PathData, place: Point, size: f64) {
    let at = |x: f64, y: f64| add(place, (x * size, y * size));
    path.polygon(&[at(-1.2, 0.6), at(-0.8, -0.5), at(0.1, -0.9), at(0.9, -0.3), at(1.25, 0.6)]);
    shade.polyline(&[at(0.1, -0.9), at(0.35, 0.0), at(0.2, 0.6)]);
    shade.polyline(&[at(0.7, -0.1), at(0.75, 0.55)]);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rocks_lie_inside_their_hex() {
        let map = crate::samples::sevastopol();
        let grid = Grid::for_map(&map);
        for hex in map.drawn(TerrainClass::Rough) {
            let rocks = rocks_of(hex, &grid);
            assert!(rocks.len() >= 4, "{hex}: {} rocks", rocks.len());
            for (place, _) in rocks {
                assert!(distance(place, grid.centre(hex)) < grid.radius * 0.85, "{hex}");
            }
        }
    }
}
