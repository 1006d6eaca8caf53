//! Places on fire: flames among the houses, and smoke that drifts away.

use crate::chance::Scatter;
use crate::grid::Grid;
use crate::palette;
use crate::path::PathData;
use crate::plane::{Point, add, distance, rotated, scale, unit};
use crate::sheet::Sheet;
use hexmap::{Hex, HexMap};

/// Kinds of hex that burn.
pub(crate) const FIRES: [&str; 1] = ["burning"];

/// Where the wind carries the smoke: off the sea.
const WIND: Point = (0.86, -0.5);

/// How many fires there are in a hex.
const SEATS: usize = 7;

/// A tongue of fire: its foot, and how high it is.
type Flame = (Point, f64);
/// A ball of smoke: its middle and its radius.
type Puff = (Point, f64);

/// Draws fires with their smoke.
pub(crate) fn draw(sheet: &mut Sheet, map: &HexMap, grid: &Grid) {
    let mut flames: Vec<Flame> = Vec::new();
    let mut plumes: Vec<Vec<Puff>> = Vec::new();
    for kind in FIRES {
        for hex in map.terrain(kind) {
            flames.extend(flames_of(hex, grid));
            plumes.push(plume_of(hex, grid));
        }
    }
    // What is further down the plan stands nearer, and covers what is behind it.
    plumes.sort_by(|a, b| a[0].0.1.total_cmp(&b[0].0.1));
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
        let foot = add(grid.centre(hex), rotated((33.0 * scatter.next().sqrt(), 0.0), angle));
        let height = scatter.within(10.0, 17.0);
        if flames.len() < SEATS && flames.iter().all(|&(other, _)| distance(other, foot) > 15.0) {
            flames.push((foot, height));
        }
    }
    flames
}

/// The smoke of a hex: balls that grow as they drift with the wind.
fn plume_of(hex: Hex, grid: &Grid) -> Vec<Puff> {
    let mut scatter = Scatter::new(hex.index(), 52);
    let wind = unit(WIND);
    let from = add(grid.centre(hex), (scatter.within(-14.0, -4.0), scatter.within(-6.0, 8.0)));
    let mut puffs = Vec::new();
    let mut far = 0.0;
    for step in 0..7 {
        let radius = 6.0 + 1.7 * f64::from(step) + scatter.within(-1.2, 1.2);
        let aside = rotated(wind, std::f64::consts::FRAC_PI_2);
        let place = add(add(from, scale(wind, far)), scale(aside, scatter.within(-5.0, 5.0)));
        puffs.push((place, radius));
        far += radius * 1.02;
    }
    puffs
}

/// A plume as an engraver cuts it: a light body with a scalloped outline, shaded by a few curls.
fn draw_plume(sheet: &mut Sheet, puffs: &[Puff]) {
    let (mut body, mut curls) = (PathData::default(), PathData::default());
    for &(place, radius) in puffs {
        body.circle(place, radius);
        for (part, from, to) in [(0.74, 0.1, 2.0), (0.48, 0.3, 2.2)] {
            arc(&mut curls, place, radius * part, from, to);
        }
    }
    // The outline of the whole: every ball in ink, then all of them again without it.
    sheet.stroke(&body, palette::SEPIA, 2.0, "stroke-opacity=\".8\"");
    sheet.fill(&body, "#e6e0d2", "");
    sheet.stroke(&curls, palette::SEPIA, 0.9, "stroke-linecap=\"round\" stroke-opacity=\".6\"");
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
