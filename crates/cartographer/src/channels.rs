//! Water that runs in hexes and not between them: rivers and aqueducts, from centre to centre.

use crate::chance::Scatter;
use crate::field::around;
use crate::grid::Grid;
use crate::palette;
use crate::path::PathData;
use crate::plane::{Point, add, between, dot, scale, sub, turned, unit};
use crate::sheet::Sheet;
use crate::trace;
use crate::water::beyond;
use hexmap::{Direction, Hex, HexMap, TerrainClass};

const ROUND: &str = "stroke-linecap=\"round\" stroke-linejoin=\"round\"";

/// The width of a river that fills hexes, with its banks.
const RIVER: f64 = 21.0;

/// How far from its hex's centre a river may wander.
const WANDER: f64 = 8.0;

/// How far a course keeps beside a road that runs along with it.
const ASIDE: f64 = 15.0;

/// A bridge: its middle, which way it leads, and half its length.
pub(crate) type Bridge = (Point, Point, f64);

/// Half the length of a bridge over anything narrow.
pub(crate) const HALF_BRIDGE: f64 = 11.0;

/// Draws rivers, then aqueducts.
pub(crate) fn draw(sheet: &mut Sheet, map: &HexMap, grid: &Grid) {
    let mut river = PathData::default();
    for line in courses(map, grid, TerrainClass::River) {
        river.smooth_through(&line.points);
    }
    sheet.stroke(&river, palette::BANK, RIVER, ROUND);
    sheet.stroke(&river, palette::WATER, RIVER - 3.0, ROUND);
    for (outer, inner) in [(12.4, 11.2), (5.0, 4.0)] {
        sheet.stroke(&river, palette::BANK, outer, "stroke-opacity=\".5\"");
        sheet.stroke(&river, palette::WATER, inner, "");
    }

    let (mut aqueduct, mut portals) = (PathData::default(), PathData::default());
    for line in courses(map, grid, TerrainClass::Aqueduct) {
        aqueduct.smooth_through(&line.points);
        for (end, before) in line.tunnels {
            portal(&mut portals, end, unit(sub(end, before)));
        }
    }
    // Masonry with water in it, and a pier every few yards.
    sheet.stroke(&aqueduct, palette::INK, 9.0, "stroke-dasharray=\"1.6 9.4\"");
    sheet.stroke(&aqueduct, palette::INK, 5.2, "");
    sheet.stroke(&aqueduct, "#c4d6d6", 2.8, "");
    sheet.fill(&portals, palette::INK, "");
}

/// The mouth of a tunnel, at the end of an aqueduct that goes on under the ground.
fn portal(path: &mut PathData, end: Point, way: Point) {
    let at = |along: f64, aside: f64| add(end, add(scale(way, along), scale(turned(way), aside)));
    path.move_to(at(0.0, -8.0));
    path.cubic_to(at(12.0, -8.0), at(12.0, 8.0), at(0.0, 8.0));
    path.close();
}

/// A line of water.
struct Course {
    points: Vec<Point>,
    /// Ends inside the map with the point before each.
    tunnels: Vec<(Point, Point)>,
}

/// Adjacent hexes of a kind as lines, led on where they reach the rim.
fn courses(map: &HexMap, grid: &Grid, class: TerrainClass) -> Vec<Course> {
    let hexes = map.drawn(class);
    let mut pieces = Vec::new();
    for hex in hexes {
        for (_, next) in around(map, hex) {
            // Where three hexes lie in a triangle, the line goes round and not straight across as well.
            let shortcut = around(map, hex).any(|(_, third)| {
                hexes.contains(third) && third.distance(next) == 1 && third < hex && hex < next
            });
            if hex < next && hexes.contains(next) && !shortcut {
                pieces.push((hex, next));
            }
        }
    }
    trace::lines(&pieces).iter().map(|line| course(map, grid, class, line)).collect()
}

/// Where a course goes on from its last hex: into the sea, or off the map.
fn outlet(map: &HexMap, grid: &Grid, hex: Hex) -> Option<Point> {
    let is_sea = |(_, next): &(Direction, Hex)| map.drawn(TerrainClass::Sea).contains(*next);
    let sea =
        map.drawn(TerrainClass::RiverMouth).contains(hex).then(|| around(map, hex).find(is_sea)).flatten();
    sea.map(|(_, next)| between(grid.centre(hex), grid.centre(next), 0.6)).or_else(|| beyond(map, grid, hex))
}

fn course(map: &HexMap, grid: &Grid, class: TerrainClass, line: &[Hex]) -> Course {
    let last = line.len() - 1;
    let mut points: Vec<Point> = Vec::new();
    for (index, &hex) in line.iter().enumerate() {
        let next = line.get(index + 1).copied();
        let before = index.checked_sub(1).map(|index| line[index]);
        let with = |other: Option<Hex>| other.filter(|&other| has_road(map, hex, other));
        // Where a road runs along with the water, the water keeps beside it on the hand it comes from.
        match (with(before), with(next)) {
            (None, Some(road)) => points.push(aside(grid, hex, road, before)),
            (Some(road), None) => points.push(aside(grid, hex, road, next)),
            _ => points.push(add(grid.centre(hex), wandering(map, class, hex))),
        }
        if let Some(next) = with(next) {
            points.push(between(grid.centre(hex), grid.centre(next), 0.5));
        }
    }
    let mut tunnels = Vec::new();
    if line[0] != line[last] {
        match outlet(map, grid, line[last]) {
            Some(out) => points.push(out),
            None => tunnels.push((points[points.len() - 1], points[points.len() - 2])),
        }
        match outlet(map, grid, line[0]) {
            Some(out) => points.insert(0, out),
            None => tunnels.push((points[0], points[1])),
        }
    }
    Course { points, tunnels }
}

fn has_road(map: &HexMap, from: Hex, to: Hex) -> bool {
    let way = Direction::ALL.into_iter().find(|&way| from.neighbour(way) == Some(to));
    way.is_some_and(|way| map.road_kinds().any(|kind| map.road(kind).contains(from, way)))
}

/// A point beside a road out of a hex, on the side of another hex.
fn aside(grid: &Grid, hex: Hex, road: Hex, other: Option<Hex>) -> Point {
    let (centre, along) = (grid.centre(hex), unit(sub(grid.centre(road), grid.centre(hex))));
    let towards = other.map_or((0.0, 0.0), |other| sub(grid.centre(other), centre));
    let hand = if dot(towards, turned(along)) < 0.0 { -ASIDE } else { ASIDE };
    add(centre, add(scale(turned(along), hand), scale(along, ASIDE)))
}

/// How far a river is from the centre of its hex; masonry, and water under a bridge, keep to it.
fn wandering(map: &HexMap, class: TerrainClass, hex: Hex) -> Point {
    if class != TerrainClass::River || map.road_kinds().any(|kind| map.road(kind).mask(hex) != 0) {
        return (0.0, 0.0);
    }
    let mut scatter = Scatter::new(hex.index(), 61);
    (scatter.within(-WANDER, WANDER), scatter.within(-WANDER, WANDER))
}

/// Bridges in hexes with water and a road, if the map does not list them one by one.
pub(crate) fn bridges(map: &HexMap, grid: &Grid) -> Vec<Bridge> {
    let listed = map.terrain_classes().any(|class| class == TerrainClass::AqueductBridge);
    let mut bridges = Vec::new();
    let waters = [(TerrainClass::River, HALF_BRIDGE + 5.0), (TerrainClass::Aqueduct, HALF_BRIDGE - 2.0)];
    for (class, half) in waters {
        if class == TerrainClass::Aqueduct && listed {
            continue;
        }
        let water = map.drawn(class);
        for hex in water {
            let centre = grid.centre(hex);
            let roads: Vec<Hex> =
                around(map, hex).map(|(_, next)| next).filter(|&next| has_road(map, hex, next)).collect();
            if let Some(&along) = roads.iter().find(|&&next| water.contains(next)) {
                // Road and water change sides on the hexside between.
                if hex < along {
                    let there = grid.centre(along);
                    bridges.push((between(centre, there, 0.5), unit(sub(there, centre)), half));
                }
            } else if let [first, .., last] = roads[..] {
                bridges.push((centre, unit(sub(grid.centre(last), grid.centre(first))), half));
            }
        }
    }
    bridges
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plane::distance;
    use crate::samples;

    #[test]
    fn water_stays_in_its_hexes_and_leaves_the_map_or_goes_under_ground() {
        let map = samples::inkerman();
        let grid = Grid::for_map(&map);
        for (kind, lines, tunnels) in [(TerrainClass::River, 1, 0), (TerrainClass::Aqueduct, 2, 1)] {
            let courses = courses(&map, &grid, kind);
            assert_eq!(courses.len(), lines, "{kind:?}");
            assert_eq!(courses.iter().map(|course| course.tunnels.len()).sum::<usize>(), tunnels, "{kind:?}");
            for hex in map.drawn(kind) {
                let near = |point: &Point| distance(*point, grid.centre(hex)) < 25.0;
                assert!(courses.iter().any(|course| course.points.iter().any(near)), "{kind:?} {hex}");
            }
        }
    }

    #[test]
    fn roads_have_bridges_over_water_in_hexes() {
        let map = samples::inkerman();
        let grid = Grid::for_map(&map);
        let bridges = bridges(&map, &grid);
        // Over the Tchernaya, over the Aqueduct, and one where the road runs along with it.
        assert_eq!(bridges.len(), 3);
        for name in ["2003", "1905"] {
            let centre = grid.centre(Hex::named(name));
            assert!(bridges.iter().any(|&(middle, _, _)| distance(middle, centre) < 1.0), "{name}");
        }
        let none = samples::balaclava();
        assert!(super::bridges(&none, &Grid::for_map(&none)).is_empty());
    }
}
