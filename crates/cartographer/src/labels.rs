//! Names on the map, set so that they keep out of each other's way.

use crate::channels;
use crate::drawing::{Anchor, Drawing, Label, LabelStyle};
use crate::grid::Grid;
use crate::lettering::{CAPITALS, Letter, Line, Setting};
use crate::palette;
use crate::path::PathData;
use crate::plane::{Point, add, between, distance, rotated, sub};
use crate::sheet::Sheet;
use crate::towns::TOWNS;
use hexmap::{EdgeClass, Hex, HexMap};
use std::collections::BTreeMap;

/// How a style looks.
pub(crate) struct Manner {
    pub(crate) letter: Letter,
    pub(crate) size: f64,
    /// Space between letters in parts of the size, where the label has one hex.
    pub(crate) spacing: f64,
    /// The most space where the label runs along hexes.
    pub(crate) most_spacing: f64,
    pub(crate) capitals: bool,
    pub(crate) small_capitals: bool,
    pub(crate) colour: &'static str,
    pub(crate) opacity: f64,
}

/// The look of a style.
pub(crate) fn manner(style: LabelStyle) -> Manner {
    let plain = Manner {
        letter: Letter::Italic,
        size: 17.0,
        spacing: 0.03,
        most_spacing: 0.2,
        capitals: false,
        small_capitals: false,
        colour: palette::INK,
        opacity: 1.0,
    };
    match style {
        LabelStyle::Range => Manner {
            letter: Letter::Roman,
            size: 32.0,
            spacing: 0.2,
            most_spacing: 1.1,
            capitals: true,
            ..plain
        },
        LabelStyle::Height => Manner {
            letter: Letter::Roman,
            size: 21.0,
            spacing: 0.08,
            most_spacing: 0.6,
            small_capitals: true,
            ..plain
        },
        LabelStyle::Valley => Manner {
            size: 42.0,
            spacing: 0.15,
            most_spacing: 1.7,
            capitals: true,
            colour: "#5a4a2c",
            ..plain
        },
        LabelStyle::Town => {
            Manner { letter: Letter::Bold, size: 23.0, spacing: 0.06, small_capitals: true, ..plain }
        }
        LabelStyle::Water => {
            Manner { size: 24.0, spacing: 0.05, most_spacing: 0.5, colour: palette::WATER_INK, ..plain }
        }
        LabelStyle::Road => Manner { size: 17.0, most_spacing: 0.45, ..plain },
        LabelStyle::Work => Manner { letter: Letter::Bold, size: 17.5, ..plain },
        LabelStyle::Note => Manner { size: 17.0, ..plain },
    }
}

/// From a name to the rim of the map.
const EDGE: f64 = 5.0;

/// Where one label stands: its base line, and what it covers.
pub(crate) struct Standing {
    pub(crate) line: Line,
    pub(crate) curve: Curve,
    /// From the beginning of the curve to the first letter.
    pub(crate) start: f64,
    /// Circles over all its letters.
    pub(crate) cover: Vec<(Point, f64)>,
}

/// Draws all labels, grouped by style.
pub(crate) fn draw(sheet: &mut Sheet, map: &HexMap, grid: &Grid, drawing: &Drawing) {
    let mut paths: BTreeMap<usize, PathData> = BTreeMap::new();
    for (label, standing) in drawing.labels.iter().zip(place_all(map, grid, &drawing.labels)) {
        let path = paths.entry(label.style as usize).or_default();
        standing.line.draw_along(path, |x| standing.curve.at(standing.start + x));
    }
    for (_, style) in LabelStyle::ALL {
        let Some(path) = paths.get(&(style as usize)) else { continue };
        let manner = manner(style);
        let halo = format!(
            "stroke=\"{}\" stroke-opacity=\".72\" stroke-width=\"{}\" stroke-linejoin=\"round\" \
             paint-order=\"stroke\" fill-opacity=\"{}\"",
            "#f6edd4",
            if manner.size > 26.0 { 5.0 } else { 4.2 },
            manner.opacity,
        );
        sheet.fill(path, manner.colour, &halo);
    }
}

/// Places all labels, in the order of the list: first those along hexes, which have no choice.
fn place_all(map: &HexMap, grid: &Grid, labels: &[Label]) -> Vec<Standing> {
    let mut covered = obstacles(map, grid);
    let mut places: Vec<Option<Standing>> = labels.iter().map(|_| None).collect();
    for round in 0..2 {
        for (label, place) in labels.iter().zip(&mut places) {
            let has_choice = label.along.len() < 2 && label.anchor.is_none();
            if usize::from(has_choice) != round {
                continue;
            }
            let standing = candidates(grid, label)
                .into_iter()
                .enumerate()
                .map(|(index, standing)| (overlap(&standing.cover, &covered) + index as f64 * 0.5, standing))
                .min_by(|a, b| a.0.total_cmp(&b.0));
            if let Some((_, standing)) = standing {
                covered.extend_from_slice(&standing.cover);
                *place = Some(standing);
            }
        }
    }
    places.into_iter().flatten().collect()
}

/// What names had better not cover: houses, ramparts, bridges.
fn obstacles(map: &HexMap, grid: &Grid) -> Vec<(Point, f64)> {
    let mut covered = Vec::new();
    for kind in TOWNS {
        covered.extend(map.drawn(kind).iter().map(|hex| (grid.centre(hex), 34.0)));
    }
    covered.extend(map.drawn_sides(EdgeClass::Rampart).iter().map(|(hex, direction)| {
        let [a, b] = grid.side(hex, direction);
        (between(grid.centre(hex), between(a, b, 0.5), 0.8), 12.0)
    }));
    covered.extend(bridges(map, grid));
    covered
}

fn bridges(map: &HexMap, grid: &Grid) -> Vec<(Point, f64)> {
    let sides = map.drawn_sides(EdgeClass::Bridge).iter().map(|(hex, direction)| {
        let [a, b] = grid.side(hex, direction);
        between(a, b, 0.5)
    });
    let in_hexes = channels::bridges(map, grid).into_iter().map(|(middle, ..)| middle);
    sides.chain(in_hexes).map(|middle| (middle, 14.0)).collect()
}

/// How much two covers lie over each other.
pub(crate) fn overlap(cover: &[(Point, f64)], covered: &[(Point, f64)]) -> f64 {
    let pairs = cover.iter().flat_map(|a| covered.iter().map(move |b| (a, b)));
    pairs.map(|(a, b)| (a.1 + b.1 - distance(a.0, b.0)).max(0.0)).sum()
}

fn setting(label: &Label) -> (String, Setting) {
    let manner = manner(label.style);
    let text = if manner.capitals { label.text.to_uppercase() } else { label.text.clone() };
    let setting = Setting {
        letter: manner.letter,
        size: label.size.unwrap_or(manner.size),
        spacing: manner.spacing,
        small_capitals: manner.small_capitals,
    };
    (text, setting)
}

fn candidates(grid: &Grid, label: &Label) -> Vec<Standing> {
    let (text, setting) = setting(label);
    match label.along[..] {
        [] => Vec::new(),
        [hex] => beside(grid, label, hex, &text, setting),
        _ => vec![spread(grid, label, &text, setting)],
    }
}

/// The places round one hex, the best first.
fn beside(grid: &Grid, label: &Label, hex: Hex, text: &str, setting: Setting) -> Vec<Standing> {
    let all = [Anchor::South, Anchor::North, Anchor::East, Anchor::West];
    let anchors = label.anchor.as_ref().map_or(&all[..], std::slice::from_ref);
    let make = |anchor: &Anchor| {
        let line = Line::set(text, setting);
        let (half, high) = (line.width / 2.0, CAPITALS * setting.size);
        let away = match anchor {
            Anchor::Centre => (-half, high / 2.0),
            Anchor::North => (-half, -46.0),
            Anchor::South => (-half, 46.0 + high),
            Anchor::East => (46.0, high / 2.0),
            Anchor::West => (-46.0 - line.width, high / 2.0),
        };
        let from = add(add(grid.centre(hex), away), label.shift);
        // A name that is longer than the one its place was chosen for stays on the map all the same.
        let [left, _, right, _] = grid.neat_line();
        let from = (from.0.min(right - EDGE - line.width).max(left + EDGE), from.1);
        let curve = Curve::new(vec![from, add(from, (line.width.max(1.0), 0.0))]);
        standing(line, curve, 0.0, setting.size)
    };
    anchors.iter().map(make).collect()
}

/// A label along its hexes, its letters spread over the whole way as far as its style allows.
fn spread(grid: &Grid, label: &Label, text: &str, setting: Setting) -> Standing {
    let points: Vec<Point> = label.along.iter().map(|&hex| add(grid.centre(hex), label.shift)).collect();
    spread_over(&points, text, setting, &manner(label.style))
}

/// A text along some points.
pub(crate) fn spread_over(points: &[Point], text: &str, setting: Setting, manner: &Manner) -> Standing {
    // The letters stand with their middle on the way, not with their feet.
    let curve = Curve::smooth(points).lowered(CAPITALS * setting.size / 2.0);
    let tight = Line::set(text, setting.spaced(0.0));
    let gaps = tight.len().saturating_sub(1).max(1) as f64;
    let spacing =
        ((curve.length() - tight.width) / gaps / setting.size).clamp(manner.spacing, manner.most_spacing);
    let line = Line::set(text, setting.spaced(spacing));
    let start = (curve.length() - line.width) / 2.0;
    standing(line, curve, start, setting.size)
}

/// A label from so far along a curve.
pub(crate) fn standing(line: Line, curve: Curve, start: f64, size: f64) -> Standing {
    let steps = (line.width / (size * 0.5)).ceil().max(1.0) as usize;
    let cover = (0..=steps).map(|step| {
        let (point, angle) = curve.at(start + line.width * step as f64 / steps as f64);
        (add(point, rotated((0.0, -CAPITALS * size / 2.0), angle)), size * 0.45)
    });
    Standing { cover: cover.collect(), line, curve, start }
}

/// A line to write along.
pub(crate) struct Curve {
    points: Vec<Point>,
    /// How far each point is along the line.
    measure: Vec<f64>,
}

impl Curve {
    pub(crate) fn new(points: Vec<Point>) -> Curve {
        let mut measure = vec![0.0];
        for pair in points.windows(2) {
            measure.push(measure[measure.len() - 1] + distance(pair[0], pair[1]));
        }
        Curve { points, measure }
    }

    /// A line that comes near all points without a kink.
    pub(crate) fn smooth(points: &[Point]) -> Curve {
        let mut points = points.to_vec();
        // Cutting corners four times makes a curve of any chain.
        for _ in 0..4 {
            let mut cut = vec![points[0]];
            for pair in points.windows(2) {
                cut.push(between(pair[0], pair[1], 0.25));
                cut.push(between(pair[0], pair[1], 0.75));
            }
            cut.push(points[points.len() - 1]);
            points = cut;
        }
        Curve::new(points)
    }

    /// The same line moved square to itself.
    pub(crate) fn lowered(self, by: f64) -> Curve {
        let last = self.points.len() - 1;
        let moved = (0..self.points.len()).map(|index| {
            let along = sub(self.points[(index + 1).min(last)], self.points[index.saturating_sub(1)]);
            add(self.points[index], rotated((0.0, by), along.1.atan2(along.0)))
        });
        Curve::new(moved.collect())
    }

    pub(crate) fn length(&self) -> f64 {
        self.measure[self.measure.len() - 1]
    }

    /// The point at a distance from the beginning, and the angle there; the line goes straight on beyond
    /// its ends.
    pub(crate) fn at(&self, along: f64) -> (Point, f64) {
        let last = self.points.len() - 1;
        let piece = self.measure.partition_point(|&measure| measure <= along).clamp(1, last.max(1)) - 1;
        let (from, to) = (self.points[piece], self.points[(piece + 1).min(last)]);
        let length = (self.measure[(piece + 1).min(last)] - self.measure[piece]).max(1e-9);
        let way = sub(to, from);
        (between(from, to, (along - self.measure[piece]) / length), way.1.atan2(way.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::samples;
    use phrases::Language;

    #[test]
    fn names_cover_neither_each_other_nor_a_bridge() {
        let languages = || Language::spoken().collect::<Vec<_>>();
        let all = samples::all()
            .into_iter()
            .flat_map(|sample| languages().into_iter().map(move |language| (sample.clone(), language)));
        for ((map, drawing), language) in all {
            let drawing = drawing.worded(samples::wording(map.id(), language));
            let grid = Grid::for_map(&map);
            let standings = place_all(&map, &grid, &drawing.labels);
            assert_eq!(standings.len(), drawing.labels.len(), "{}", map.id());
            let bridges = bridges(&map, &grid);
            for (index, (label, standing)) in drawing.labels.iter().zip(&standings).enumerate() {
                let name = &label.text;
                assert_eq!(overlap(&standing.cover, &bridges), 0.0, "{language}, {}: {name}", map.id());
                for (other, covered) in drawing.labels.iter().zip(&standings).skip(index + 1) {
                    let shared = overlap(&standing.cover, &covered.cover);
                    // Places are chosen for English; what is longer may come near another name, by a hair.
                    let most = if language == Language::ENGLISH { 0.0 } else { 1.0 };
                    assert!(shared <= most, "{language}, {}: {name}, {}: {shared}", map.id(), other.text);
                }
            }
        }
    }
}
