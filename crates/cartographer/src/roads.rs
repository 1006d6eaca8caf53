//! Roads and tracks.

use crate::grid::Grid;
use crate::palette;
use crate::path::PathData;
use crate::plane::{Point, between};
use crate::sheet::Sheet;
use crate::water::beyond;
use hexmap::{Hex, HexMap, RoadClass};
use std::collections::BTreeMap;

const ROUND: &str = "stroke-linecap=\"round\" stroke-linejoin=\"round\"";

/// The lines of all roads of a kind: each passes the middle of every hexside that it crosses.
pub(crate) fn lines(map: &HexMap, grid: &Grid, kind: &str) -> Vec<Vec<Point>> {
    let junctions = junctions(map);
    map.road_chains(kind).iter().map(|chain| line(map, grid, chain, &junctions)).collect()
}

/// How many chains touch each hex: where more than one does, all meet in the centre.
fn junctions(map: &HexMap) -> BTreeMap<Hex, usize> {
    let mut count = BTreeMap::new();
    for kind in map.road_kinds() {
        for chain in map.road_chains(kind) {
            for &hex in chain {
                *count.entry(hex).or_insert(0) += 1;
            }
        }
    }
    count
}

fn line(map: &HexMap, grid: &Grid, chain: &[Hex], junctions: &BTreeMap<Hex, usize>) -> Vec<Point> {
    let mut points = Vec::new();
    for (index, &hex) in chain.iter().enumerate() {
        let ends = index == 0 || index + 1 == chain.len();
        let meets = junctions.get(&hex).is_some_and(|&count| count > 1);
        let leaves = if ends && !meets { beyond(map, grid, hex) } else { None };
        if index == 0 {
            points.extend(leaves);
        }
        if ends || meets {
            points.push(grid.centre(hex));
        }
        if let Some(&next) = chain.get(index + 1) {
            points.push(between(grid.centre(hex), grid.centre(next), 0.5));
        } else {
            points.extend(leaves);
        }
    }
    points
}

/// Draws tracks, then roads: casing first, so that roads run into each other.
pub(crate) fn draw(sheet: &mut Sheet, map: &HexMap, grid: &Grid) {
    let path = |class: RoadClass| {
        let mut path = PathData::default();
        for kind in map.roads_drawn(class) {
            for line in lines(map, grid, kind) {
                path.smooth_through(&line);
            }
        }
        path
    };
    let (roads, tracks) = (path(RoadClass::Road), path(RoadClass::Track));
    sheet.stroke(&path(RoadClass::Ferry), palette::SEPIA, 2.4, "stroke-dasharray=\"2 4\"");
    sheet.stroke(&tracks, palette::PAPER, 6.0, "stroke-opacity=\".75\" stroke-linejoin=\"round\"");
    sheet.stroke(&tracks, palette::INK, 2.3, "stroke-dasharray=\"10 4.2\" stroke-linejoin=\"round\"");
    sheet.stroke(&roads, palette::INK, 8.0, ROUND);
    sheet.stroke(&roads, "#f8e9c0", 5.2, ROUND);
}
