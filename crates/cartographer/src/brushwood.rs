//! Brushwood: low oak scrub in clumps, with a small tree here and there.

use crate::chance::Scatter;
use crate::contours;
use crate::field::{Net, Surface};
use crate::grid::Grid;
use crate::palette;
use crate::path::PathData;
use crate::plane::{Point, add, distance, rotated};
use crate::sheet::Sheet;
use hexmap::{Hex, HexMap, TerrainClass};

/// How many bushes stand in a hex.
const BUSHES: usize = 15;

/// A wash under all brushwood, with a soft edge.
pub(crate) fn draw_wash(sheet: &mut Sheet, map: &HexMap, grid: &Grid) {
    let is_brush = |hex: Hex| map.drawn(TerrainClass::Brushwood).contains(hex);
    if !map.on_map().iter().any(is_brush) {
        return;
    }
    let net = Net::of(&Surface::membership(map, grid, is_brush), 12.5);
    let mut path = PathData::default();
    for points in contours::loops(&net, 0.5, 0.7) {
        path.smooth_loop(&points);
    }
    sheet.path(&path, "fill=\"#93a866\" fill-opacity=\".5\" fill-rule=\"evenodd\"");
}

/// The bushes.
pub(crate) fn draw(sheet: &mut Sheet, map: &HexMap, grid: &Grid) {
    let mut bushes: Vec<(Point, f64)> = Vec::new();
    for hex in map.drawn(TerrainClass::Brushwood) {
        bushes.extend(bushes_of(hex, grid));
    }
    // Nearer bushes cover those behind them.
    bushes.sort_by(|a, b| a.0.1.total_cmp(&b.0.1));
    let (mut shadows, mut crowns) = (PathData::default(), PathData::default());
    for &(place, size) in &bushes {
        let at = |x: f64, y: f64| add(place, (x * size, y * size));
        shadows.polyline(&[at(-0.7, 0.75), at(1.35, 0.75)]);
        bush(&mut crowns, place, size);
    }
    let round = "stroke-linecap=\"round\" stroke-opacity=\".4\"";
    sheet.stroke(&shadows, "#3d4424", 2.4, round);
    let outline =
        format!("stroke=\"{}\" stroke-width=\".9\" stroke-linejoin=\"round\"", palette::FOLIAGE_INK);
    sheet.fill(&crowns, palette::FOLIAGE, &outline);
}

/// Middle and size of each bush of a hex: in clumps, most of them low.
fn bushes_of(hex: Hex, grid: &Grid) -> Vec<(Point, f64)> {
    let mut scatter = Scatter::new(hex.index(), 23);
    let centre = grid.centre(hex);
    let mut bushes: Vec<(Point, f64)> = Vec::new();
    for _ in 0..90 {
        if bushes.len() == BUSHES {
            break;
        }
        let angle = scatter.within(0.0, std::f64::consts::TAU);
        let place = add(centre, rotated((41.0 * scatter.next().sqrt(), 0.0), angle));
        let grown = scatter.next();
        let size = 3.2 + 3.6 * grown * grown;
        // The hex number stands at the top.
        let number = (place.0 - centre.0).abs() < 17.0 && place.1 < centre.1 - 26.0;
        let free = bushes.iter().all(|&(other, wide)| distance(other, place) > 1.45 * (wide + size));
        if !number && free {
            bushes.push((place, size));
        }
    }
    bushes
}

/// A bush from the side: three bulges on a flat foot.
fn bush(path: &mut PathData, place: Point, size: f64) {
    let at = |x: f64, y: f64| add(place, (x * size, y * size));
    path.move_to(at(-1.15, 0.75));
    path.curve_to(at(-1.75, -0.35), at(-0.6, -0.35));
    path.curve_to(at(-0.1, -1.85), at(0.6, -0.4));
    path.curve_to(at(1.75, -0.35), at(1.15, 0.75));
    path.close();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bushes_stand_inside_their_hex_and_below_its_number() {
        let map = crate::samples::inkerman();
        let grid = Grid::for_map(&map);
        for hex in map.drawn(TerrainClass::Brushwood) {
            let bushes = bushes_of(hex, &grid);
            assert!(bushes.len() >= 9, "{hex}: {} bushes", bushes.len());
            for (place, _) in bushes {
                assert!(distance(place, grid.centre(hex)) < grid.radius * 0.85, "{hex}");
            }
        }
    }
}
