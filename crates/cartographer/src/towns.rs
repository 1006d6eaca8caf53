//! Towns and villages: houses along the roads.

use crate::chance::Scatter;
use crate::grid::Grid;
use crate::palette;
use crate::path::PathData;
use crate::plane::{Point, add, distance, distance_to_piece, rotated, sub};
use crate::roads;
use crate::sheet::Sheet;
use hexmap::{Hex, HexMap, TerrainClass};

/// Kinds of hex with houses.
pub(crate) const TOWNS: [TerrainClass; 3] = [TerrainClass::Town, TerrainClass::Village, TerrainClass::City];

/// Gardens, under the roads.
pub(crate) fn draw_gardens(sheet: &mut Sheet, map: &HexMap, grid: &Grid) {
    let mut gardens = PathData::default();
    for kind in TOWNS {
        for hex in map.drawn(kind) {
            let centre = grid.centre(hex);
            let mut scatter = Scatter::new(hex.index(), 41);
            for _ in 0..4 {
                let place = add(centre, (scatter.within(-22.0, 22.0), scatter.within(-22.0, 22.0)));
                plot(
                    &mut gardens,
                    place,
                    (scatter.within(11.0, 17.0), scatter.within(8.0, 13.0)),
                    scatter.within(-0.4, 0.4),
                );
            }
        }
    }
    sheet.fill(
        &gardens,
        "#b7bf86",
        "fill-opacity=\".55\" stroke=\"#7c7a4c\" stroke-width=\".7\" stroke-dasharray=\"2 1.6\"",
    );
}

/// Draws the houses of all towns. A city is built more densely than a village.
pub(crate) fn draw(sheet: &mut Sheet, map: &HexMap, grid: &Grid) {
    let mut streets: Vec<[Point; 2]> = Vec::new();
    for kind in map.road_kinds() {
        for line in roads::lines(map, grid, kind) {
            streets.extend(line.windows(2).map(|pair| [pair[0], pair[1]]));
        }
    }
    let (mut shadows, mut houses, mut ridges) =
        (PathData::default(), PathData::default(), PathData::default());
    for kind in TOWNS {
        for hex in map.drawn(kind) {
            let wanted = if kind == TerrainClass::City { 22 } else { 13 };
            for (place, half, angle) in houses_of(hex, grid, &streets, wanted) {
                plot(&mut shadows, add(place, (1.8, 1.8)), half, angle);
                plot(&mut houses, place, half, angle);
                ridges.polyline(&[
                    add(place, rotated((-half.0, 0.0), angle)),
                    add(place, rotated((half.0, 0.0), angle)),
                ]);
            }
        }
    }
    sheet.fill(&shadows, palette::INK, "fill-opacity=\".45\"");
    sheet.fill(&houses, palette::CARMINE, "stroke=\"#4d1a12\" stroke-width=\"1\" stroke-linejoin=\"round\"");
    sheet.stroke(&ridges, "#d98a73", 0.9, "");
}

/// Middle, half length and half breadth, and angle of each house of a hex.
fn houses_of(hex: Hex, grid: &Grid, streets: &[[Point; 2]], wanted: usize) -> Vec<(Point, Point, f64)> {
    let centre = grid.centre(hex);
    let mut scatter = Scatter::new(hex.index(), 42);
    let near: Vec<_> = streets.iter().filter(|[a, b]| distance_to_piece(centre, *a, *b) < 90.0).collect();
    let mut houses: Vec<(Point, Point, f64)> = Vec::new();
    for _ in 0..260 {
        if houses.len() == wanted {
            break;
        }
        let place = add(
            centre,
            rotated((36.0 * scatter.next().sqrt(), 0.0), scatter.within(0.0, std::f64::consts::TAU)),
        );
        let half = (scatter.within(3.8, 7.2), scatter.within(2.8, 4.2));
        let street = near
            .iter()
            .map(|[a, b]| (distance_to_piece(place, *a, *b), sub(*b, *a)))
            .min_by(|a, b| a.0.total_cmp(&b.0));
        // Houses stand along the street, and those behind as they please.
        let angle = match street {
            Some((far, way)) if far < 26.0 => way.1.atan2(way.0),
            _ => scatter.within(-0.5, 0.5),
        };
        let clear = street.is_none_or(|(far, _)| far > 6.0 + half.1);
        // The hex number stands at the top.
        let free = houses.iter().all(|(other, size, _)| distance(*other, place) > size.0 + half.0 + 0.6);
        if clear && free && place.1 > centre.1 - 29.0 {
            houses.push((place, half, angle));
        }
    }
    houses
}

/// A rectangle by its middle, half its length and breadth, and its angle.
pub(crate) fn plot(path: &mut PathData, place: Point, half: Point, angle: f64) {
    let at = |x: f64, y: f64| add(place, rotated((x * half.0, y * half.1), angle));
    path.polygon(&[at(-1.0, -1.0), at(1.0, -1.0), at(1.0, 1.0), at(-1.0, 1.0)]);
}
