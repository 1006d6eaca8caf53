//! Field works: ramparts on the walled sides of a hex.

use crate::grid::Grid;
use crate::palette;
use crate::path::PathData;
use crate::plane::{Point, add, between, rotated, scale, sub, turned, unit};
use crate::sheet::Sheet;
use hexmap::{Direction, EdgeClass, Hex, HexMap, TerrainClass};

/// How near to the corners the rampart runs: 1 would be on the hexside.
const INSET: f64 = 0.8;

/// Draws every rampart with its ditch and the slope before it.
pub(crate) fn draw(sheet: &mut Sheet, map: &HexMap, grid: &Grid) {
    let (mut wall, mut ditch, mut ground) = (PathData::default(), PathData::default(), PathData::default());
    for hex in map.on_map() {
        for run in runs(map.drawn_sides(EdgeClass::Rampart).mask(hex)) {
            let line = rampart(grid, hex, &run);
            wall.polyline(&line);
            ground.polygon(&line);
            for pair in line[1..line.len() - 1].windows(2) {
                teeth(&mut ditch, grid.centre(hex), pair[0], pair[1]);
            }
        }
    }
    sheet.fill(&ground, "#e9d3a0", "fill-opacity=\".75\"");
    sheet.fill(&ditch, palette::INK, "");
    sheet.stroke(&wall, palette::INK, 6.4, "stroke-linejoin=\"miter\" stroke-linecap=\"butt\"");
    sheet.stroke(&wall, "#d8573c", 2.6, "stroke-linejoin=\"miter\" stroke-linecap=\"butt\"");
    draw_star_forts(sheet, map, grid);
}

/// Forts of eight points, with a ditch round them.
fn draw_star_forts(sheet: &mut Sheet, map: &HexMap, grid: &Grid) {
    let star = |middle: Point, far: f64, near: f64| -> Vec<Point> {
        let point = |index: u8| {
            let reach = if index.is_multiple_of(2) { far } else { near };
            add(middle, rotated((reach, 0.0), f64::from(index) * std::f64::consts::TAU / 16.0))
        };
        (0..16).map(point).collect()
    };
    let (mut ditch, mut fort, mut court) = (PathData::default(), PathData::default(), PathData::default());
    for hex in map.drawn(TerrainClass::Fort) {
        let middle = add(grid.centre(hex), (0.0, 6.0));
        ditch.polygon(&star(middle, 27.0, 19.0));
        fort.polygon(&star(middle, 23.0, 15.0));
        court.polygon(&star(middle, 13.0, 9.0));
    }
    sheet.fill(&ditch, palette::INK, "fill-opacity=\".55\"");
    sheet.fill(&fort, "#d9c39a", "stroke=\"#33261a\" stroke-width=\"2\" stroke-linejoin=\"miter\"");
    sheet.fill(&court, "#f1e3c0", "stroke=\"#9c3b2c\" stroke-width=\"1.6\"");
}

/// The walled sides of a hex as runs of neighbouring sides, each clockwise.
fn runs(mask: u8) -> Vec<Vec<Direction>> {
    let walled = |direction: Direction| mask & direction.bit() != 0;
    let before = |direction: Direction| Direction::ALL[(direction.index() + 5) % 6];
    let mut starts: Vec<Direction> =
        Direction::ALL.into_iter().filter(|&d| walled(d) && !walled(before(d))).collect();
    if starts.is_empty() && mask != 0 {
        starts.push(Direction::North);
    }
    let run_from = |start: Direction| {
        let mut run = vec![start];
        let mut next = start.clockwise();
        while walled(next) && next != start {
            run.push(next);
            next = next.clockwise();
        }
        run
    };
    starts.into_iter().map(run_from).collect()
}

/// The line of a rampart, with a short flank bent inwards at each end.
fn rampart(grid: &Grid, hex: Hex, run: &[Direction]) -> Vec<Point> {
    let centre = grid.centre(hex);
    let inset = |corner: Point| between(centre, corner, INSET);
    let mut line = vec![inset(grid.side(hex, run[0])[0])];
    line.extend(run.iter().map(|&direction| inset(grid.side(hex, direction)[1])));
    let flank = |corner: Point, next: Point| {
        let along = unit(sub(corner, next));
        add(corner, scale(add(unit(sub(centre, corner)), scale(along, 0.3)), 13.0))
    };
    let (first, last) = (flank(line[0], line[1]), flank(line[line.len() - 1], line[line.len() - 2]));
    line.insert(0, first);
    line.push(last);
    line
}

/// Short strokes on the outer side of a wall: the ditch and its slope.
fn teeth(path: &mut PathData, centre: Point, from: Point, to: Point) {
    let outward = unit(sub(between(from, to, 0.5), centre));
    const COUNT: u8 = 9;
    for step in 0..COUNT {
        let foot = add(between(from, to, (f64::from(step) + 0.5) / f64::from(COUNT)), scale(outward, 3.0));
        let half = scale(turned(outward), 1.1);
        path.polygon(&[add(foot, half), sub(foot, half), add(foot, scale(outward, 6.5))]);
    }
}
