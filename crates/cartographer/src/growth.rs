//! Woods, and neutral hatching for ground of an unknown kind.

use crate::chance::Scatter;
use crate::contours;
use crate::field::{Net, Surface};
use crate::grid::Grid;
use crate::palette;
use crate::path::{PathData, number};
use crate::plane::{Point, add, distance, rotated};
use crate::sheet::Sheet;
use hexmap::{Hex, HexMap, TerrainClass};

/// A wash under all woods, with a soft edge.
pub(crate) fn draw_wood_wash(sheet: &mut Sheet, map: &HexMap, grid: &Grid) {
    let is_wood = |hex: Hex| map.drawn(TerrainClass::Woods).contains(hex);
    if !map.on_map().iter().any(is_wood) {
        return;
    }
    let net = Net::of(&Surface::membership(map, grid, is_wood), 12.5);
    let mut path = PathData::default();
    for points in contours::loops(&net, 0.5, 0.7) {
        path.smooth_loop(&points);
    }
    sheet.path(&path, "fill=\"#9db274\" fill-opacity=\".55\" fill-rule=\"evenodd\"");
}

/// Trees.
pub(crate) fn draw_woods(sheet: &mut Sheet, map: &HexMap, grid: &Grid) {
    let mut trees: Vec<(Point, f64, usize)> = Vec::new();
    for hex in map.drawn(TerrainClass::Woods) {
        let mut scatter = Scatter::new(hex.index(), 21);
        let mut stand: Vec<Point> = Vec::new();
        for _ in 0..70 {
            let angle = scatter.within(0.0, std::f64::consts::TAU);
            let point = rotated((38.0 * scatter.next().sqrt(), 0.0), angle);
            if stand.len() < 14 && stand.iter().all(|&other| distance(other, point) > 15.0) {
                stand.push(point);
                let size = scatter.within(5.2, 8.0);
                trees.push((add(grid.centre(hex), point), size, (scatter.next() * 4.0) as usize));
            }
        }
    }
    draw_trees(sheet, trees, 1.0);
}

/// Trees by place, size and turn of their crown, with lines of a width.
pub(crate) fn draw_trees(sheet: &mut Sheet, mut trees: Vec<(Point, f64, usize)>, ink: f64) {
    // Nearer trees cover those behind them.
    trees.sort_by(|a, b| a.0.1.total_cmp(&b.0.1));
    let (mut shadows, mut crowns, mut lights) =
        (PathData::default(), PathData::default(), PathData::default());
    for (place, size, turn) in trees {
        shadow(&mut shadows, add(place, (size * 0.55, size * 0.55)), size);
        crown(&mut crowns, place, size, turn);
        let lit = |angle: f64| add(place, rotated((size * 0.5, 0.0), angle));
        lights.move_to(lit(3.3));
        lights.curve_to(add(place, (-size * 0.52, -size * 0.52)), lit(4.9));
    }
    sheet.fill(&shadows, "#3d4424", "fill-opacity=\".38\"");
    let outline = format!(
        "stroke=\"{}\" stroke-width=\"{}\" stroke-linejoin=\"round\"",
        palette::FOLIAGE_INK,
        number(ink)
    );
    sheet.fill(&crowns, palette::FOLIAGE, &outline);
    sheet.stroke(&lights, "#dbe2b4", 1.5 * ink, "stroke-linecap=\"round\"");
}

fn shadow(path: &mut PathData, place: Point, size: f64) {
    let at = |x: f64, y: f64| add(place, (x * size, y * size));
    path.move_to(at(-1.0, 0.0));
    path.curve_to(at(-1.0, -0.8), at(0.0, -0.8));
    path.curve_to(at(1.1, -0.8), at(1.1, 0.1));
    path.curve_to(at(1.1, 0.8), at(0.0, 0.8));
    path.curve_to(at(-1.0, 0.8), at(-1.0, 0.0));
    path.close();
}

/// A crown of five bulges.
fn crown(path: &mut PathData, place: Point, size: f64, turn: usize) {
    let at = |step: f64, far: f64| {
        let angle = (step + turn as f64 * 0.25) * std::f64::consts::TAU / 5.0;
        add(place, rotated((far * size, 0.0), angle))
    };
    path.move_to(at(0.0, 0.72));
    for bulge in 0..5 {
        let bulge = f64::from(bulge);
        path.curve_to(at(bulge + 0.5, 1.72), at(bulge + 1.0, 0.72));
    }
    path.close();
}

/// Ground of a kind that has no drawing of its own.
pub(crate) fn draw_unknown(sheet: &mut Sheet, map: &HexMap, grid: &Grid) {
    let mut hatch = PathData::default();
    for hex in map.drawn(TerrainClass::Plain) {
        let (x, y) = grid.centre(hex);
        for step in -3..=3 {
            let offset = f64::from(step) * 10.0;
            let half = 36.0 - offset.abs() * 0.6;
            hatch.polyline(&[
                (x + offset - half * 0.5, y + half * 0.87),
                (x + offset + half * 0.5, y - half * 0.87),
            ]);
        }
    }
    sheet.stroke(&hatch, palette::SEPIA, 0.9, "stroke-opacity=\".5\"");
}
