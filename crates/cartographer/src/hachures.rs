//! Slopes: hachures down every slope, rock along cliffs, crests of ridges.
//!
//! A hachure is a thin wedge, broad at the top, that runs downhill from a hexside. It starts on the line
//! of equal height nearest to the hexside, so that slopes round into each other at the corners, but each
//! one belongs to a hexside that the rules call a slope, and none is drawn elsewhere.

use crate::chance::Scatter;
use crate::field::Surface;
use crate::grid::Grid;
use crate::palette;
use crate::path::PathData;
use crate::plane::{Point, add, between, distance, scale, sub, turned, unit};
use crate::sheet::Sheet;
use hexmap::{Direction, EdgeClass, Hex, HexMap};

/// One wedge on the downhill side of a hexside.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Hachure {
    /// The hex that it runs into.
    pub(crate) low: Hex,
    /// Where the hexside is, seen from that hex.
    pub(crate) direction: Direction,
    /// Where it begins.
    pub(crate) top: Point,
    /// Where it ends.
    pub(crate) foot: Point,
}

/// How the hachures of a kind of slope look.
struct Manner {
    count: usize,
    length: f64,
    width: f64,
    /// How far from the hexside they begin: below zero on the uphill side.
    start: f64,
}

const GENTLE_MANNER: Manner = Manner { count: 9, length: 15.0, width: 1.5, start: -3.0 };
const STEEP_MANNER: Manner = Manner { count: 15, length: 31.0, width: 2.5, start: -7.0 };
const CLIFF_MANNER: Manner = Manner { count: 15, length: 23.0, width: 4.6, start: -1.0 };
const RIDGE_MANNER: Manner = Manner { count: 11, length: 14.0, width: 2.3, start: 0.5 };
const RIDGE_STEEP_MANNER: Manner = Manner { count: 15, length: 27.0, width: 2.6, start: 0.5 };

/// All slopes of a map, by how they are drawn.
pub(crate) struct Slopes {
    pub(crate) gentle: Vec<Hachure>,
    pub(crate) steep: Vec<Hachure>,
    pub(crate) cliffs: Vec<Hachure>,
    pub(crate) ridges: Vec<Hachure>,
}

/// The hachures of every slope hexside.
pub(crate) fn slopes(map: &HexMap, grid: &Grid, surface: &Surface<'_>) -> Slopes {
    let of = |class: EdgeClass, manner: &Manner, follow: bool| -> Vec<Hachure> {
        let sides = map.drawn_sides(class).iter();
        sides.flat_map(|(low, direction)| wedges(grid, surface, low, direction, manner, follow)).collect()
    };
    // Plain kinds are seen from both hexes, and so get hachures on both sides.
    let mut ridges = of(EdgeClass::Ridge, &RIDGE_MANNER, false);
    ridges.extend(of(EdgeClass::RidgeSteep, &RIDGE_STEEP_MANNER, false));
    for (gentle, direction) in map.drawn_sides(EdgeClass::RidgeMixed).iter() {
        ridges.extend(wedges(grid, surface, gentle, direction, &RIDGE_MANNER, false));
        if let Some(steep) = map.neighbour(gentle, direction) {
            let back = direction.opposite();
            ridges.extend(wedges(grid, surface, steep, back, &RIDGE_STEEP_MANNER, false));
        }
    }
    Slopes {
        gentle: of(EdgeClass::Gentle, &GENTLE_MANNER, true),
        steep: of(EdgeClass::Steep, &STEEP_MANNER, true),
        cliffs: cliffs(map, grid, surface),
        ridges,
    }
}

fn cliffs(map: &HexMap, grid: &Grid, surface: &Surface<'_>) -> Vec<Hachure> {
    let sides = map.drawn_sides(EdgeClass::Cliff).iter();
    sides.flat_map(|(low, direction)| wedges(grid, surface, low, direction, &CLIFF_MANNER, false)).collect()
}

fn wedges(
    grid: &Grid,
    surface: &Surface<'_>,
    low: Hex,
    direction: Direction,
    manner: &Manner,
    follow: bool,
) -> Vec<Hachure> {
    let [from, to] = grid.side(low, direction);
    let downhill = unit(sub(grid.centre(low), between(from, to, 0.5)));
    let mut scatter = Scatter::new(low.index() * 6 + direction.index(), 1);
    (0..manner.count)
        .map(|index| {
            let part = (index as f64 + 0.5 + scatter.within(-0.22, 0.22)) / manner.count as f64;
            let on_side = between(from, to, part);
            let (base, way) = if follow {
                let base = on_equal_height(surface, on_side, downhill, between(from, to, 0.5));
                // Partly the fall of the ground, so that hachures fan out round spurs.
                let fall = unit(surface.fall(base));
                let way = unit(add(scale(downhill, 0.9), fall));
                (base, if distance(way, (0.0, 0.0)) < 0.5 { downhill } else { way })
            } else {
                (on_side, downhill)
            };
            let top = add(base, scale(way, manner.start));
            let length = manner.length * scatter.within(0.8, 1.12);
            Hachure { low, direction, top, foot: add(top, scale(way, length)) }
        })
        .collect()
}

/// The point near the hexside, straight up or down the slope, where the ground is as high as in the
/// middle of the hexside.
fn on_equal_height(surface: &Surface<'_>, on_side: Point, downhill: Point, middle: Point) -> Point {
    // Further downhill than uphill: a hachure belongs to the low hex.
    const REACH: [f64; 2] = [5.0, 12.0];
    let height = |offset: f64| surface.at(add(on_side, scale(downhill, offset))).unwrap_or(0.0);
    let wanted = surface.at(middle).unwrap_or(0.0);
    let (mut up, mut down) = (-REACH[0], REACH[1]);
    if height(up) < wanted {
        return add(on_side, scale(downhill, up));
    }
    if height(down) > wanted {
        return add(on_side, scale(downhill, down));
    }
    for _ in 0..7 {
        let half = (up + down) / 2.0;
        if height(half) > wanted { up = half } else { down = half }
    }
    add(on_side, scale(downhill, (up + down) / 2.0))
}

fn wedge(path: &mut PathData, hachure: &Hachure, width: f64) {
    let way = unit(sub(hachure.foot, hachure.top));
    let half = scale(turned(way), width / 2.0);
    path.polygon(&[add(hachure.top, half), sub(hachure.top, half), hachure.foot]);
}

fn inked<'h>(hachures: impl IntoIterator<Item = &'h Hachure>, width: f64) -> PathData {
    let mut path = PathData::default();
    for hachure in hachures {
        wedge(&mut path, hachure, width);
    }
    path
}

/// Draws all slopes but cliffs out of water.
pub(crate) fn draw(sheet: &mut Sheet, map: &HexMap, grid: &Grid, surface: &Surface<'_>) {
    let slopes = slopes(map, grid, surface);
    sheet.fill(&inked(&slopes.gentle, GENTLE_MANNER.width), palette::HACHURE, "fill-opacity=\".62\"");
    sheet.fill(&inked(&slopes.steep, STEEP_MANNER.width), palette::HACHURE, "fill-opacity=\".82\"");
    sheet.fill(&inked(&slopes.ridges, RIDGE_MANNER.width), palette::HACHURE, "fill-opacity=\".8\"");
    draw_crests(sheet, map, grid);
    draw_cliffs(sheet, map, grid, &slopes.cliffs, false);
}

/// Draws the cliffs that rise out of water: not under its colour as all other slopes, but over it.
pub(crate) fn draw_sea_cliffs(sheet: &mut Sheet, map: &HexMap, grid: &Grid, surface: &Surface<'_>) {
    draw_cliffs(sheet, map, grid, &cliffs(map, grid, surface), true);
}

fn draw_cliffs(sheet: &mut Sheet, map: &HexMap, grid: &Grid, cliffs: &[Hachure], out_of_water: bool) {
    let wanted = |low: Hex| map.elevation(low).is_none() == out_of_water;
    let teeth = inked(cliffs.iter().filter(|hachure| wanted(hachure.low)), CLIFF_MANNER.width);
    sheet.fill(&teeth, palette::ROCK, "");
    draw_cliff_edges(sheet, grid, map.drawn_sides(EdgeClass::Cliff).iter().filter(|&(low, _)| wanted(low)));
}

/// The crest of a ridge: a thin spine from which hachures fall to both sides. Nothing light, which would
/// look like a road.
fn draw_crests(sheet: &mut Sheet, map: &HexMap, grid: &Grid) {
    let mut path = PathData::default();
    for class in [EdgeClass::Ridge, EdgeClass::RidgeMixed, EdgeClass::RidgeSteep] {
        for line in crate::hexsides::lines(map, grid, class) {
            path.polyline(&line);
        }
    }
    let round = "stroke-linecap=\"round\" stroke-linejoin=\"round\"";
    sheet.stroke(&path, palette::HACHURE, 2.6, round);
}

/// The upper edge of a cliff: a broken line of rock above the teeth.
fn draw_cliff_edges(sheet: &mut Sheet, grid: &Grid, cliffs: impl Iterator<Item = (Hex, Direction)>) {
    let mut edge = PathData::default();
    let mut cracks = PathData::default();
    for (low, direction) in cliffs {
        let [from, to] = grid.side(low, direction);
        let uphill = unit(sub(between(from, to, 0.5), grid.centre(low)));
        let mut scatter = Scatter::new(low.index() * 6 + direction.index(), 2);
        let mut points = vec![from];
        for step in 1..6 {
            let point = between(from, to, f64::from(step) / 6.0);
            points.push(add(point, scale(uphill, scatter.within(-2.5, 3.5))));
        }
        points.push(to);
        edge.polyline(&points);
        for step in 0..5 {
            let top = add(between(from, to, (f64::from(step) + 0.5) / 5.0), scale(uphill, 3.0));
            let away = scale(uphill, scatter.within(4.0, 8.0));
            cracks.polyline(&[top, add(top, add(away, scale(turned(uphill), scatter.within(-3.0, 3.0))))]);
        }
    }
    sheet.stroke(&cracks, palette::ROCK, 1.1, "stroke-linecap=\"round\"");
    sheet.stroke(&edge, palette::ROCK, 3.6, "stroke-linecap=\"round\" stroke-linejoin=\"round\"");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_slope_has_hachures_that_run_into_the_low_hex() {
        for (map, _) in crate::samples::all() {
            check_hachures(&map);
        }
    }

    fn check_hachures(map: &HexMap) {
        let grid = Grid::for_map(map);
        let slopes = slopes(map, &grid, &Surface::relief(map, &grid));
        let drawn = [
            (EdgeClass::Gentle, &slopes.gentle),
            (EdgeClass::Steep, &slopes.steep),
            (EdgeClass::Cliff, &slopes.cliffs),
            (EdgeClass::Ridge, &slopes.ridges),
        ];
        for (kind, hachures) in drawn {
            assert_eq!(hachures.is_empty(), map.drawn_sides(kind).is_empty(), "{kind:?}");
            for (low, direction) in map.drawn_sides(kind).iter() {
                let here: Vec<_> =
                    hachures.iter().filter(|h| (h.low, h.direction) == (low, direction)).collect();
                assert!(here.len() >= 9, "{kind:?} {low} {direction:?}");
                let high = grid.centre(map.neighbour(low, direction).expect("a slope has two hexes"));
                let low = grid.centre(low);
                for hachure in here {
                    let nearer = |point: Point| distance(point, low) - distance(point, high);
                    assert!(nearer(hachure.foot) < nearer(hachure.top), "{kind:?} {hachure:?}");
                    assert!(nearer(hachure.foot) < 0.0, "{kind:?} {hachure:?}");
                }
            }
            for hachure in hachures {
                assert!(
                    map.drawn_sides(kind).contains(hachure.low, hachure.direction),
                    "{kind:?} {hachure:?}"
                );
            }
        }
    }
}
