//! Villages of a table: small houses along lanes, with gardens behind them.

use super::board::Board;
use super::growth::{areas, main_way};
use super::names::Names;
use super::outline::{bounds, holds, inside, line_distance, middle, rim_distance, stations};
use crate::chance::Scatter;
use crate::growth::draw_trees;
use crate::palette;
use crate::path::PathData;
use crate::plane::{Point, add, distance, distance_to_piece, rotated, scale, sub, turned};
use crate::sheet::Sheet;
use crate::towns::plot;
use tabletop::{AreaKind, LineKind, TableMap};

/// A house: its middle, half its length and breadth, its angle.
struct House {
    place: Point,
    half: Point,
    angle: f64,
}

/// Draws all villages.
pub(super) fn draw(sheet: &mut Sheet, table: &TableMap, board: &Board, names: &Names) {
    let villages = areas(table, board, AreaKind::Village);
    if villages.is_empty() {
        return;
    }
    let roads = table.courses.iter().filter(|course| matches!(course.kind, LineKind::Road | LineKind::Track));
    let roads: Vec<Vec<Point>> = roads.map(|course| board.line(&course.points)).collect();
    let (mut wash, mut paths, mut gardens) = (PathData::default(), PathData::default(), PathData::default());
    let (mut shadows, mut lit, mut dark, mut ridges) =
        (PathData::default(), PathData::default(), PathData::default(), PathData::default());
    let mut trees = Vec::new();
    for (index, outline) in villages.iter().enumerate() {
        wash.polygon(outline);
        let lanes = lanes_of(outline);
        for &(from, to) in &lanes {
            paths.polyline(&[from, to]);
        }
        let houses = houses_of(outline, &lanes, &roads, names, index);
        garden_plots(&mut gardens, outline, &lanes, &houses, index);
        trees.extend(garden_trees(outline, &lanes, &houses, names, index));
        for House { place, half, angle } in houses {
            let at = |x: f64, y: f64| add(place, rotated((x * half.0, y * half.1), angle));
            plot(&mut shadows, add(place, (1.1, 1.3)), half, angle);
            // The light comes from the north-west: the half of the roof that looks there is bright.
            let up = rotated((0.0, -1.0), angle);
            let (bright, other) =
                if up.0 + up.1 < 0.0 { (&mut lit, &mut dark) } else { (&mut dark, &mut lit) };
            bright.polygon(&[at(-1.0, -1.0), at(1.0, -1.0), at(1.0, 0.0), at(-1.0, 0.0)]);
            other.polygon(&[at(-1.0, 0.0), at(1.0, 0.0), at(1.0, 1.0), at(-1.0, 1.0)]);
            ridges.polyline(&[at(-1.0, 0.0), at(1.0, 0.0)]);
        }
    }
    sheet.fill(
        &wash,
        "#d9cd9c",
        "fill-opacity=\".7\" stroke=\"#7c7a4c\" stroke-width=\".7\" stroke-dasharray=\"3 1.6\"",
    );
    sheet.fill(
        &gardens,
        "#aab87a",
        "fill-opacity=\".6\" stroke=\"#7c7a4c\" stroke-width=\".4\" stroke-dasharray=\"1.4 1\"",
    );
    sheet.stroke(&paths, "#8f7d52", 3.6, "stroke-opacity=\".55\" stroke-linecap=\"round\"");
    sheet.stroke(&paths, "#f1e4bf", 2.8, "stroke-linecap=\"round\"");
    draw_trees(sheet, trees, 0.45);
    sheet.fill(&shadows, palette::INK, "fill-opacity=\".42\"");
    let edge = "stroke=\"#4d1a12\" stroke-width=\".45\" stroke-linejoin=\"round\"";
    sheet.fill(&lit, "#b9543f", edge);
    sheet.fill(&dark, "#8a2f23", edge);
    sheet.stroke(&ridges, "#e09c83", 0.4, "");
}

/// A main lane and two across.
fn lanes_of(outline: &[Point]) -> Vec<(Point, Point)> {
    let (way, middle) = (main_way(outline), middle(outline));
    let across = turned(way);
    let through =
        |on: Point, way: Point| inside(outline, sub(on, scale(way, 500.0)), add(on, scale(way, 500.0)));
    let mut lanes = through(middle, way);
    let long = lanes.iter().map(|(a, b)| distance(*a, *b)).sum::<f64>();
    for part in [-0.24, 0.24] {
        lanes.extend(through(add(middle, scale(way, long * part)), rotated(across, part)));
    }
    lanes
}

fn houses_of(
    outline: &[Point],
    lanes: &[(Point, Point)],
    roads: &[Vec<Point>],
    names: &Names,
    index: usize,
) -> Vec<House> {
    let mut houses: Vec<House> = Vec::new();
    let mut scatter = Scatter::new(index, 42);
    // Along both sides of every lane first, then wherever there is room.
    let mut wanted: Vec<(Point, f64)> = Vec::new();
    for &(from, to) in lanes {
        for (point, way) in stations(&[from, to], 5.0) {
            for side in [-1.0, 1.0] {
                let off = scale(turned(way), side * scatter.within(5.6, 7.0));
                wanted.push((add(point, off), way.1.atan2(way.0)));
            }
        }
    }
    let [left, top, right, bottom] = bounds(outline);
    let way = main_way(outline);
    for _ in 0..160 {
        let place = (scatter.within(left, right), scatter.within(top, bottom));
        wanted.push((place, way.1.atan2(way.0) + scatter.within(-0.3, 0.3)));
    }
    for (place, angle) in wanted {
        let half = (scatter.within(2.7, 4.6), scatter.within(1.9, 2.7));
        let turned = if scatter.next() < 0.3 { std::f64::consts::FRAC_PI_2 } else { 0.0 };
        let angle = angle + turned + scatter.within(-0.08, 0.08);
        let wide = half.0.hypot(half.1);
        let room = holds(outline, place)
            && rim_distance(outline, place) > wide + 0.5
            && lanes.iter().all(|&(a, b)| distance_to_piece(place, a, b) > 2.0 + half.1)
            && roads.iter().all(|road| line_distance(road, place) > wide + 3.0)
            && houses.iter().all(|other| distance(other.place, place) > wide + other.half.0 + 0.6)
            && names.leaves_free(place, wide);
        if room {
            houses.push(House { place, half, angle });
        }
    }
    houses
}

fn garden_plots(
    path: &mut PathData,
    outline: &[Point],
    lanes: &[(Point, Point)],
    houses: &[House],
    index: usize,
) {
    let mut scatter = Scatter::new(index, 41);
    for house in houses.iter().step_by(2) {
        let away = rotated((0.0, house.half.1 + 4.0), house.angle);
        let half = (scatter.within(3.4, 5.4), scatter.within(2.6, 4.0));
        for place in [add(house.place, away), sub(house.place, away)] {
            let room = holds(outline, place)
                && rim_distance(outline, place) > 4.0
                && lanes.iter().all(|&(a, b)| distance_to_piece(place, a, b) > 6.0);
            if room {
                plot(path, place, half, house.angle);
                break;
            }
        }
    }
}

fn garden_trees(
    outline: &[Point],
    lanes: &[(Point, Point)],
    houses: &[House],
    names: &Names,
    index: usize,
) -> Vec<(Point, f64, usize)> {
    let [left, top, right, bottom] = bounds(outline);
    let mut scatter = Scatter::new(index, 43);
    let mut trees: Vec<(Point, f64, usize)> = Vec::new();
    for _ in 0..220 {
        let place = (scatter.within(left, right), scatter.within(top, bottom));
        let (size, turn) = (scatter.within(1.5, 2.3), (scatter.next() * 4.0) as usize);
        let room = holds(outline, place)
            && rim_distance(outline, place) > 3.0
            && lanes.iter().all(|&(a, b)| distance_to_piece(place, a, b) > 3.6)
            && houses.iter().all(|house| distance(house.place, place) > house.half.0 + size + 0.4)
            && trees.iter().all(|tree| distance(tree.0, place) > 5.5)
            && names.leaves_free(place, size);
        if room {
            trees.push((place, size, turn));
        }
    }
    trees
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::samples;

    #[test]
    fn houses_stand_in_their_village_and_off_its_name() {
        let (table, drawing) = (samples::league(), samples::league_drawing());
        let board = Board::for_table(&table);
        let names = Names::of(&drawing, &board, samples::english("league"));
        for (index, outline) in areas(&table, &board, AreaKind::Village).iter().enumerate() {
            let houses = houses_of(outline, &lanes_of(outline), &[], &names, index);
            assert!(houses.len() >= 12, "{}", houses.len());
            for house in houses {
                assert!(holds(outline, house.place) && names.leaves_free(house.place, house.half.1));
            }
        }
    }
}
