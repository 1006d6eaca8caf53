//! Places on fire: flames among the houses, and smoke that drifts away.

use crate::chance::Scatter;
use crate::grid::Grid;
use crate::palette;
use crate::path::PathData;
use crate::plane::{Point, add, distance, rotated, scale, turned, unit};
use crate::sheet::Sheet;
use hexmap::{Hex, HexMap, TerrainClass};

/// Where the wind carries the smoke: off the sea.
const WIND: Point = (0.86, -0.5);

/// How many fires there are in a hex.
const SEATS: usize = 7;

/// How many balls of smoke make a plume.
const PUFFS: usize = 12;

/// A tongue of fire: its foot, and how high it is.
type Flame = (Point, f64);
/// A ball of smoke: its middle and its radius.
type Puff = (Point, f64);

/// Draws fires with their smoke.
pub(crate) fn draw(sheet: &mut Sheet, map: &HexMap, grid: &Grid) {
    let mut flames: Vec<Flame> = Vec::new();
    let mut plumes: Vec<Vec<Puff>> = Vec::new();
    for hex in map.drawn(TerrainClass::Burning) {
        flames.extend(flames_of(hex, grid));
        plumes.push(plume_of(hex, grid));
    }
    // What is further down the plan stands nearer, and covers what is behind it.
    plumes.sort_by(|a, b| a[PUFFS - 1].0.1.total_cmp(&b[PUFFS - 1].0.1));
    flames.sort_by(|a, b| a.0.1.total_cmp(&b.0.1));
    for plume in &plumes {
        draw_plume(sheet, plume);
    }
    let (mut outer, mut inner) = (PathData::default(), PathData::default());
    for &(foot, height) in &flames {
        tongue(&mut outer, foot, height);
        tongue(&mut inner, add(foot, (0.0, -0.5)), height * 0.55);
    }
    sheet.fill(&outer, "#d9542b", "stroke=\"#5c1f10\" stroke-width=\".9\" stroke-linejoin=\"round\"");
    sheet.fill(&inner, "#f6c65a", "");
}

/// The flames of a hex, not all of one size and not too near to each other.
fn flames_of(hex: Hex, grid: &Grid) -> Vec<Flame> {
    let mut scatter = Scatter::new(hex.index(), 51);
    let mut flames: Vec<Flame> = Vec::new();
    for _ in 0..80 {
        let angle = scatter.within(0.0, std::f64::consts::TAU);
        // Where the houses are: not at the top, where the hex number stands.
        let foot = add(grid.centre(hex), rotated((31.0 * scatter.next().sqrt(), 0.0), angle));
        let clear = foot.1 > grid.centre(hex).1 - 14.0;
        let height = scatter.within(10.0, 17.0);
        if clear && flames.len() < SEATS && flames.iter().all(|&(other, _)| distance(other, foot) > 14.0) {
            flames.push((foot, height));
        }
    }
    flames
}

/// The smoke of a hex: balls that grow as they drift with the wind, the nearest to the fire last.
fn plume_of(hex: Hex, grid: &Grid) -> Vec<Puff> {
    let mut scatter = Scatter::new(hex.index(), 52);
    let wind = unit(WIND);
    let from = add(grid.centre(hex), (scatter.within(-18.0, -8.0), scatter.within(0.0, 10.0)));
    let mut puffs = Vec::new();
    let mut far = 0.0;
    for step in 0..PUFFS {
        let grown = step as f64 / PUFFS as f64;
        let radius = (4.5 + 13.0 * grown) * scatter.within(0.75, 1.15);
        // The plume sways, and each ball lies a little beside its middle.
        let sway = 7.0 * (grown * 5.0).sin() + scatter.within(-0.55, 0.55) * radius;
        puffs.push((add(add(from, scale(wind, far)), scale(turned(wind), sway)), radius));
        far += radius * 0.72;
    }
    puffs.reverse();
    puffs
}

/// A plume as an engraver cuts it: ball before ball, each with a line round it and curls in its shade.
fn draw_plume(sheet: &mut Sheet, puffs: &[Puff]) {
    for pair in puffs.chunks(2) {
        let (mut body, mut curls) = (PathData::default(), PathData::default());
        for &(place, radius) in pair {
            body.circle(place, radius);
            for (part, from, to) in [(0.76, -0.2, 1.9), (0.5, 0.1, 2.0)] {
                arc(&mut curls, place, radius * part, from, to);
            }
        }
        // The line is drawn under the balls, so that those of a pair run into each other.
        sheet.stroke(&body, palette::SEPIA, 1.7, "stroke-opacity=\".75\"");
        sheet.fill(&body, "#e9e3d5", "");
        sheet.stroke(&curls, palette::SEPIA, 0.8, "stroke-linecap=\"round\" stroke-opacity=\".55\"");
    }
}

/// Part of a circle between two angles, clockwise from the right.
fn arc(path: &mut PathData, centre: Point, radius: f64, from: f64, to: f64) {
    let at = |angle: f64, far: f64| add(centre, rotated((far, 0.0), angle));
    let half = (to - from) / 2.0;
    path.move_to(at(from, radius));
    path.curve_to(at(from + half, radius / half.cos()), at(to, radius));
}

/// A tongue of fire with its tip blown aside.
fn tongue(path: &mut PathData, foot: Point, height: f64) {
    let at = |x: f64, y: f64| add(foot, (x * height, y * height));
    path.move_to(at(0.0, 0.0));
    path.cubic_to(at(-0.5, -0.05), at(-0.42, -0.5), at(-0.08, -0.62));
    path.cubic_to(at(-0.02, -0.8), at(0.1, -0.95), at(0.3, -1.1));
    path.cubic_to(at(0.18, -0.85), at(0.24, -0.72), at(0.34, -0.5));
    path.cubic_to(at(0.46, -0.25), at(0.35, 0.0), at(0.0, 0.0));
    path.close();
}
