//! Sea, rivers and streams between hexes, marshes, and what leads across.

use crate::chance::Scatter;
use crate::channels::{self, Bridge, HALF_BRIDGE};
use crate::contours;
use crate::courses::{Courses, RIVER, STREAM};
use crate::field::{Net, Surface, around};
use crate::grid::Grid;
use crate::palette;
use crate::path::PathData;
use crate::plane::{Point, add, between, scale, sub, turned, unit};
use crate::sheet::Sheet;
use hexmap::{Direction, EdgeClass, Hex, HexMap, TerrainClass};

/// Is a hex all water?
pub(crate) fn is_open_water(map: &HexMap, hex: Hex) -> bool {
    map.drawn(TerrainClass::Sea).contains(hex) || map.drawn(TerrainClass::Lake).contains(hex)
}

/// How much of the water in a shore hex's neighbours reaches into it: about half of the hex is sea.
const SHORE_SHARE: f64 = 0.36;

const ROUND: &str = "stroke-linecap=\"round\" stroke-linejoin=\"round\"";

/// Sea and lakes, with lines along the shore.
pub(crate) fn draw_open_water(sheet: &mut Sheet, map: &HexMap, grid: &Grid) {
    let is_water = |hex: Hex| is_open_water(map, hex);
    if !map.on_map().iter().any(is_water) {
        return;
    }
    let share = |hex: Hex| match hex {
        hex if is_water(hex) => 1.0,
        hex if map.drawn(TerrainClass::PartialSea).contains(hex) => SHORE_SHARE,
        _ => 0.0,
    };
    let mut inlets = PathData::default();
    for line in crate::hexsides::lines(map, grid, EdgeClass::Inlet) {
        inlets.smooth_through(&line);
    }
    sheet.stroke(&inlets, palette::BANK, 40.0, ROUND);
    let net = Net::of(&Surface::shares(map, grid, share), 10.0);
    let line = |level: f64| {
        let mut path = PathData::default();
        for points in contours::loops(&net, level, 0.4) {
            path.smooth_loop(&points);
        }
        path
    };
    let shore = line(0.5);
    sheet.path(&shore, &format!("fill=\"{}\" fill-rule=\"evenodd\"", palette::WATER));
    for (level, width) in [(0.66, 1.3), (0.79, 1.1), (0.88, 0.9), (0.94, 0.8), (0.972, 0.7), (0.988, 0.6)] {
        sheet.stroke(&line(level), palette::BANK, width, "stroke-opacity=\".6\"");
    }
    sheet.stroke(&shore, palette::BANK, 2.2, ROUND);
    // Over the shore line where it would close the mouth of an inlet.
    sheet.stroke(&inlets, palette::WATER, 35.6, ROUND);
    sheet.stroke(&inlets, palette::BANK, 20.0, "stroke-opacity=\".25\" stroke-linecap=\"round\"");
    sheet.stroke(&inlets, palette::WATER, 18.4, ROUND);
}

/// Rivers and streams along hexsides, and water that runs in hexes.
pub(crate) fn draw_running_water(sheet: &mut Sheet, map: &HexMap, grid: &Grid) {
    let courses = Courses::of(map, grid);
    sheet.stroke(&courses.streams, palette::BANK, STREAM.banks, ROUND);
    sheet.stroke(&courses.rivers, palette::BANK, RIVER.banks, ROUND);
    sheet.fill(&courses.banks, palette::BANK, "");
    sheet.stroke(&courses.streams, palette::WATER, STREAM.water, ROUND);
    sheet.stroke(&courses.rivers, palette::WATER, RIVER.water, ROUND);
    sheet.fill(&courses.waters, palette::WATER, "");
    sheet.stroke(&courses.rivers, palette::BANK, 4.6, "stroke-opacity=\".55\"");
    sheet.fill(&courses.middles, palette::BANK, "fill-opacity=\".3\"");
    sheet.stroke(&courses.rivers, palette::WATER, 3.2, "");

    channels::draw(sheet, map, grid);
}

/// Soft ground: a wash, short lines of water, and tufts.
pub(crate) fn draw_marshes(sheet: &mut Sheet, map: &HexMap, grid: &Grid) {
    let is_marsh = |hex: Hex| map.drawn(TerrainClass::Marsh).contains(hex);
    if !map.on_map().iter().any(is_marsh) {
        return;
    }
    let net = Net::of(&Surface::membership(map, grid, is_marsh), 12.5);
    let mut wash = PathData::default();
    for points in contours::loops(&net, 0.5, 0.7) {
        wash.smooth_loop(&points);
    }
    sheet.path(&wash, "fill=\"#9fbfae\" fill-opacity=\".6\" fill-rule=\"evenodd\"");
    let (mut lines, mut tufts) = (PathData::default(), PathData::default());
    for hex in map.drawn(TerrainClass::Marsh) {
        let centre = grid.centre(hex);
        let mut scatter = Scatter::new(hex.index(), 11);
        for row in 0..7 {
            let y = centre.1 - 33.0 + 11.0 * f64::from(row) + scatter.within(-2.0, 2.0);
            let x = centre.0 + scatter.within(-15.0, 15.0) * if row % 2 == 0 { 1.0 } else { 1.4 };
            let half = scatter.within(7.0, 16.0);
            lines.polyline(&[(x - half, y), (x + half, y)]);
            if row % 2 == 1 {
                for blade in [-1.0, 0.0, 1.0] {
                    tufts.polyline(&[(x + blade, y), (x + blade * 3.6, y - 6.5 + blade.abs() * 1.5)]);
                }
            }
        }
    }
    sheet.stroke(&lines, palette::BANK, 1.4, "stroke-linecap=\"round\" stroke-opacity=\".85\"");
    sheet.stroke(&tufts, palette::FOLIAGE_INK, 1.2, "stroke-linecap=\"round\"");
}

/// Bridges and fords over hexsides, and bridges over water in hexes.
pub(crate) fn draw_crossings(sheet: &mut Sheet, map: &HexMap, grid: &Grid) {
    let mut bridges: Vec<Bridge> = Vec::new();
    for (hex, direction) in map.drawn_sides(EdgeClass::Bridge).iter() {
        let (here, Some(there)) = (grid.centre(hex), hex.neighbour(direction)) else { continue };
        if hex < there {
            let way = unit(sub(grid.centre(there), here));
            bridges.push((between(here, grid.centre(there), 0.5), way, HALF_BRIDGE));
        }
    }
    for hex in map.drawn(TerrainClass::AqueductBridge) {
        bridges.push((grid.centre(hex), across_aqueduct(map, grid, hex), HALF_BRIDGE));
    }
    bridges.extend(channels::bridges(map, grid));
    let (mut deck, mut walls) = (PathData::default(), PathData::default());
    for (middle, way, half) in bridges {
        let at = |along: f64, aside: f64| add(middle, add(scale(way, along), scale(turned(way), aside)));
        deck.polygon(&[at(-half, -5.0), at(half, -5.0), at(half, 5.0), at(-half, 5.0)]);
        for side in [-1.0, 1.0] {
            walls.polyline(&[
                at(-half - 4.0, 9.5 * side),
                at(1.0 - half, 5.5 * side),
                at(half - 1.0, 5.5 * side),
                at(half + 4.0, 9.5 * side),
            ]);
        }
    }
    sheet.fill(&deck, "#f4e6c4", "");
    sheet.stroke(&walls, palette::INK, 2.4, ROUND);

    let mut fords = PathData::default();
    for (hex, direction) in map.drawn_sides(EdgeClass::Ford).iter() {
        let (here, Some(there)) = (grid.centre(hex), hex.neighbour(direction)) else { continue };
        if hex < there {
            let way = unit(sub(grid.centre(there), here));
            let middle = between(here, grid.centre(there), 0.5);
            for side in [-5.0, 5.0] {
                let aside = add(middle, scale(turned(way), side));
                fords.polyline(&[add(aside, scale(way, -14.0)), add(aside, scale(way, 14.0))]);
            }
        }
    }
    sheet.stroke(&fords, palette::INK, 2.2, "stroke-dasharray=\"3.4 3\"");
}

/// The way a bridge leads over the aqueduct in a hex: along the road, or else square to the aqueduct.
fn across_aqueduct(map: &HexMap, grid: &Grid, hex: Hex) -> Point {
    let leaves = |direction: Direction| map.road_kinds().any(|kind| map.road(kind).contains(hex, direction));
    let step = |direction: Direction| {
        hex.neighbour(direction).map_or((0.0, 0.0), |next| sub(grid.centre(next), grid.centre(hex)))
    };
    let roads: Vec<Point> = Direction::ALL.into_iter().filter(|&d| leaves(d)).map(step).collect();
    if let [first, .., last] = roads[..] {
        return unit(sub(last, first));
    }
    let along: Vec<Point> = around(map, hex)
        .filter(|&(_, next)| map.drawn(TerrainClass::Aqueduct).contains(next))
        .map(|(direction, _)| step(direction))
        .collect();
    match along[..] {
        [first, .., last] => turned(unit(sub(last, first))),
        [only] => turned(unit(only)),
        [] => (0.0, 1.0),
    }
}

/// A point outside the neat line next to a hex of the outermost columns or rows.
pub(crate) fn beyond(map: &HexMap, grid: &Grid, hex: Hex) -> Option<Point> {
    let (x, y) = grid.centre(hex);
    let out = |way: Direction| map.neighbour(hex, way).is_none();
    if hex.row() == 1 && out(Direction::North) {
        Some((x, y - 130.0))
    } else if out(Direction::South) && hex.row() + 1 >= map.rows() {
        Some((x, y + 130.0))
    } else if hex.column() == 1 {
        Some((x - 110.0, y))
    } else if hex.column() == map.columns() {
        Some((x + 110.0, y))
    } else {
        None
    }
}
