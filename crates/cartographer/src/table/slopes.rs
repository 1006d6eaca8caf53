//! Slopes of a table: rows of hachures downhill from the crest, finer on gentle ground, rock on cliffs.

use super::board::Board;
use super::lie::{HIGH, Lie, Relief};
use super::outline::{rounded, stations};
use crate::chance::Scatter;
use crate::contours;
use crate::field::Net;
use crate::palette;
use crate::path::PathData;
use crate::plane::{Point, add, between, dot, scale, sub, turned, unit};
use crate::sheet::Sheet;
use tabletop::{AreaKind, TableMap};

/// How the hachures of a kind of slope look.
struct Manner {
    /// The heights where rows begin, as parts of the whole, the last where the lowest row ends.
    rows: &'static [f64],
    /// From one hachure to the next.
    spacing: f64,
    /// At the upper end.
    width: f64,
    /// The longest.
    length: f64,
    /// Which part of them is left out, the lower the row the more.
    gaps: f64,
}

const GENTLE: Manner = Manner {
    rows: &[0.985, 0.87, 0.75, 0.63, 0.51, 0.39, 0.27, 0.15, 0.02],
    spacing: 3.9,
    width: 0.72,
    length: 26.0,
    gaps: 0.06,
};
const STEEP: Manner = Manner {
    rows: &[0.985, 0.82, 0.66, 0.5, 0.34, 0.18, 0.02],
    spacing: 2.6,
    width: 1.3,
    length: 19.0,
    gaps: 0.0,
};

/// Hachures run on below the beginning of the next row, by this part of their row, so that no terraces are seen.
const INTERLOCK: f64 = 0.35;

fn manner(kind: AreaKind) -> Option<&'static Manner> {
    match kind {
        AreaKind::Gentle => Some(&GENTLE),
        AreaKind::Steep => Some(&STEEP),
        // Rock is drawn crag by crag.
        AreaKind::Cliff => None,
        AreaKind::Sea | AreaKind::Woods | AreaKind::Village | AreaKind::Vineyard => None,
    }
}

/// One stroke downhill.
#[derive(Clone, Debug)]
pub(super) struct Hachure {
    /// From its upper end to its foot.
    pub(super) points: Vec<Point>,
    width: f64,
}

/// Mesh of the net that rows of hachures are found on.
const MESH: f64 = 5.0;

/// The hachures of all slopes of one kind.
pub(super) fn hachures(lie: &Lie, net: &Net, kind: AreaKind) -> Vec<Hachure> {
    let Some(manner) = manner(kind) else { return Vec::new() };
    let mut all = Vec::new();
    for (row, pair) in manner.rows.windows(2).enumerate() {
        let mut scatter = Scatter::new(row, 3 + kind as u64);
        for mut line in contours::loops(net, pair[0] * HIGH, 0.3) {
            line.push(line[0]);
            for (seed, _) in stations(&line, manner.spacing) {
                let (skip, lean, long) =
                    (scatter.next(), scatter.within(-0.3, 0.3), scatter.within(0.78, 1.12));
                let seed = add(seed, scale(unit(sub(line[0], seed)), lean));
                if skip < manner.gaps * row as f64 * 0.6 {
                    continue;
                }
                let until = pair[1] - INTERLOCK * (pair[0] - pair[1]) * scatter.within(0.2, 1.0);
                all.extend(stroke(lie, kind, seed, until * HIGH, manner, long));
            }
        }
    }
    all
}

/// A stroke from a point down to a height, as far as the slope is of its kind.
fn stroke(lie: &Lie, kind: AreaKind, seed: Point, until: f64, manner: &Manner, long: f64) -> Option<Hachure> {
    const STEP: f64 = 2.0;
    let mut points = vec![seed];
    let mut gone = 0.0;
    while gone < manner.length * long {
        let here = points[points.len() - 1];
        let way = unit(lie.fall(here));
        let next = add(here, scale(way, STEP));
        if way == (0.0, 0.0) || lie.at(next) != Relief::Slope(kind) || lie.height(next) < until {
            break;
        }
        points.push(next);
        gone += STEP;
    }
    let (first, last) = (points[0], points[points.len() - 1]);
    if points.len() < 3 {
        return None;
    }
    // Slopes that look to the light have finer strokes.
    let light = dot(unit(sub(last, first)), (-0.6, -0.8));
    let width = manner.width * (1.0 - 0.28 * light);
    Some(Hachure { points: vec![first, points[points.len() / 2], last], width })
}

fn wedge(path: &mut PathData, hachure: &Hachure) {
    let [top, middle, foot] = hachure.points[..] else { return };
    let half = |from: Point, to: Point, width: f64| scale(turned(unit(sub(to, from))), width / 2.0);
    let (head, waist) = (half(top, middle, hachure.width), half(middle, foot, hachure.width * 0.7));
    path.polygon(&[add(top, head), sub(top, head), sub(middle, waist), foot, add(middle, waist)]);
}

fn inked<'h>(hachures: impl IntoIterator<Item = &'h Hachure>) -> PathData {
    let mut path = PathData::default();
    for hachure in hachures {
        wedge(&mut path, hachure);
    }
    path
}

/// The net that rows of hachures are found on.
pub(super) fn net(lie: &Lie) -> Net {
    Net::measured(lie.field, MESH, |point| lie.height(point))
}

/// Draws all slopes.
pub(super) fn draw(sheet: &mut Sheet, lie: &Lie) {
    let net = net(lie);
    sheet.fill(&inked(&hachures(lie, &net, AreaKind::Gentle)), palette::HACHURE, "fill-opacity=\".6\"");
    sheet.fill(&inked(&hachures(lie, &net, AreaKind::Steep)), palette::HACHURE, "fill-opacity=\".8\"");
    draw_cliffs(sheet, lie, &net);
    draw_scarps(sheet, lie, false);
}

/// The rows of crags on a cliff: the height where each begins, and how far they hang down.
const CRAGS: [(f64, f64); 6] =
    [(0.2, 9.0), (0.36, 11.0), (0.52, 12.0), (0.68, 13.0), (0.84, 14.0), (0.985, 15.0)];

/// Cliffs: rows of crags, the highest over all others, and stones at the foot.
fn draw_cliffs(sheet: &mut Sheet, lie: &Lie, net: &Net) {
    let on_cliff = |point: Point| lie.at(point) == Relief::Slope(AreaKind::Cliff);
    for (row, (level, long)) in CRAGS.into_iter().enumerate() {
        let mut rock = Rock::new(row, 17);
        for mut line in contours::loops(net, level * HIGH, 0.3) {
            line.push(line[0]);
            let lower = |point: Point| add(point, scale(unit(lie.fall(point)), 1.0));
            let shelf = stations(&line, STRATUM).into_iter().map(|(point, _)| lower(point));
            let mut run: Vec<(Point, Point)> = Vec::new();
            for point in shelf {
                if on_cliff(point) {
                    run.push((point, unit(lie.fall(point))));
                } else {
                    rock.hang(&std::mem::take(&mut run), long);
                }
            }
            rock.hang(&run, long);
        }
        rock.draw(sheet);
    }
    let mut scree = PathData::default();
    let mut scatter = Scatter::new(0, 18);
    for (level, most) in [(0.12, 0.7), (0.05, 0.45)] {
        for mut line in contours::loops(net, level * HIGH, 0.3) {
            line.push(line[0]);
            for (point, _) in stations(&line, 2.3) {
                let stone = add(point, (scatter.within(-2.0, 2.0), scatter.within(-2.6, 2.6)));
                let size = scatter.within(0.3, 0.95);
                if scatter.next() < most && on_cliff(stone) {
                    scree.polygon(&[
                        add(stone, (-size, size * 0.6)),
                        add(stone, (-size * 0.3, -size * 0.8)),
                        add(stone, (size, size * 0.4)),
                    ]);
                }
            }
        }
    }
    sheet.fill(&scree, palette::ROCK, "fill-opacity=\".65\"");
}

/// Where a top falls to the plain or the sea without a slope: a row of crags.
pub(super) fn draw_scarps(sheet: &mut Sheet, lie: &Lie, sea: bool) {
    for (row, (from, long)) in [(1.8, 8.0), (-1.2, 7.0)].into_iter().enumerate() {
        let mut rock = Rock::new(row, 19);
        for scarp in lie.scarps.iter().filter(|scarp| scarp.sea == sea) {
            let shelf = stations(&[scarp.from, scarp.to], STRATUM);
            let shelf: Vec<(Point, Point)> = shelf
                .into_iter()
                .map(|(point, _)| (add(point, scale(scarp.down, from)), scarp.down))
                .collect();
            rock.hang(&shelf, long);
        }
        rock.draw(sheet);
    }
}

/// From one stroke of a crag to the next.
const STRATUM: f64 = 1.55;

/// Crags of one row: each a few strokes that hang from an uneven shelf.
struct Rock {
    faces: PathData,
    shades: PathData,
    strokes: PathData,
    shelves: PathData,
    scatter: Scatter,
}

impl Rock {
    fn new(row: usize, purpose: u64) -> Rock {
        let empty = PathData::default;
        let scatter = Scatter::new(row, purpose);
        Rock { faces: empty(), shades: empty(), strokes: empty(), shelves: empty(), scatter }
    }

    /// Hangs crags along a shelf of points, each with the way down, `long` units deep at most.
    fn hang(&mut self, shelf: &[(Point, Point)], long: f64) {
        let mut from = 0;
        while from + 3 < shelf.len() {
            let count = (self.scatter.within(5.0, 19.0) as usize).min(shelf.len() - from);
            self.crag(&shelf[from..from + count], long);
            // Crags overlap, or leave a cleft between them.
            from += (count + self.scatter.within(0.0, 2.6) as usize).saturating_sub(1).max(1);
        }
    }

    fn crag(&mut self, shelf: &[(Point, Point)], long: f64) {
        if shelf.len() < 3 {
            return;
        }
        let last = (shelf.len() - 1) as f64;
        let (back, deep) = (self.scatter.within(0.3, 2.4), long * self.scatter.within(0.62, 1.15));
        let mut rim = Vec::new();
        let mut foot = Vec::new();
        for (index, &(point, down)) in shelf.iter().enumerate() {
            // The middle of a crag stands forward: its shelf is higher and its foot lower than at the ends.
            let arch = 1.0 - (2.0 * index as f64 / last - 1.0).powi(2);
            let top = add(point, scale(down, back * (1.0 - arch) + self.scatter.within(-0.5, 0.5)));
            let hang = deep * (0.6 + 0.4 * arch) * self.scatter.within(0.66, 1.0);
            let low = add(top, scale(down, hang));
            let part = index as f64 / last;
            // Shadow lies on the side away from the light; the other has fine strokes, and some bare rock.
            if part > 0.62 || self.scatter.next() < 0.72 {
                let width = if part > 0.62 { 1.35 } else { 0.75 };
                let drawn = between(top, low, if part > 0.62 { 1.0 } else { self.scatter.within(0.4, 0.95) });
                let points = vec![top, between(top, drawn, 0.5), drawn];
                wedge(&mut self.strokes, &Hachure { points, width });
            }
            rim.push(top);
            foot.push(low);
        }
        let dark = (0.62 * last) as usize;
        let outline = |from: usize| -> Vec<Point> {
            rim[from..].iter().chain(foot[from..].iter().rev()).copied().collect()
        };
        self.faces.polygon(&outline(0));
        self.shades.polygon(&outline(dark));
        self.shelves.polyline(&rim);
    }

    fn draw(&self, sheet: &mut Sheet) {
        sheet.fill(&self.faces, "#e2d2ab", "fill-opacity=\".85\"");
        sheet.fill(&self.shades, "#8a7350", "fill-opacity=\".55\"");
        sheet.fill(&self.strokes, palette::ROCK, "fill-opacity=\".85\"");
        sheet.stroke(
            &self.shelves,
            palette::ROCK,
            0.85,
            "stroke-linejoin=\"round\" stroke-linecap=\"round\"",
        );
    }
}

/// The crests of all hills: where sight ends and slopes begin.
pub(super) fn draw_crests(sheet: &mut Sheet, table: &TableMap, board: &Board) {
    let mut path = PathData::default();
    for hill in &table.hills {
        for line in crest_lines(hill) {
            path.polyline(&rounded(&board.line(&line), 4.0));
        }
    }
    let round = "stroke-linejoin=\"round\" stroke-linecap=\"round\"";
    sheet.stroke(&path, "#fbf0d2", 3.4, &format!("{round} stroke-opacity=\".5\""));
    sheet.stroke(&path, palette::ROCK, 1.1, &format!("{round} stroke-dasharray=\"9 2.4 .1 2.4\""));
}

/// The crest of a hill as lines: segments that follow each other belong together.
fn crest_lines(hill: &tabletop::Hill) -> Vec<Vec<tabletop::Point>> {
    let mut lines: Vec<Vec<tabletop::Point>> = Vec::new();
    for segment in &hill.crest {
        match lines.last_mut() {
            Some(line) if line.last() == Some(&segment.from) => line.push(segment.to),
            _ => lines.push(vec![segment.from, segment.to]),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::samples;

    #[test]
    fn hachures_run_downhill_and_stay_on_their_slope() {
        let table = samples::league();
        let lie = Lie::of(&table, &Board::for_table(&table));
        let net = net(&lie);
        let counts = [AreaKind::Gentle, AreaKind::Steep].map(|kind| {
            let hachures = hachures(&lie, &net, kind);
            for hachure in &hachures {
                let [top, .., foot] = hachure.points[..] else { panic!("{hachure:?}") };
                assert!(lie.height(top) > lie.height(foot), "{hachure:?}");
                assert_eq!(lie.at(foot), Relief::Slope(kind), "{hachure:?}");
            }
            hachures.len()
        });
        assert!(counts.iter().all(|&count| count > 300), "{counts:?}");
    }

    #[test]
    fn segments_of_a_crest_are_joined() {
        let lines: Vec<usize> = samples::league().hills.iter().map(|hill| crest_lines(hill).len()).collect();
        assert_eq!(lines, [1, 1]);
    }
}
