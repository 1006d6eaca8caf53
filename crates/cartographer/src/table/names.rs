//! Names on the ground of a table, and what they keep free.

use super::board::Board;
use super::drawing::{TableDrawing, TablePlace};
use crate::drawing::LabelStyle;
use crate::labels::{Curve, Standing, manner, spread_over, standing};
use crate::lettering::{CAPITALS, Line, Setting};
use crate::path::PathData;
use crate::plane::{Point, add, between, distance, rotated};
use crate::sheet::Sheet;
use crate::wording::Wording;
use std::collections::BTreeMap;

/// Letters are so much smaller than on a map of hexes.
const LETTERS: f64 = 0.62;

/// The names of a table, each with its place.
pub(super) struct Names {
    pub(super) all: Vec<Name>,
}

/// A name that has its place.
pub(super) struct Name {
    /// As the hints have it, whatever language it is set in.
    pub(super) text: String,
    style: LabelStyle,
    size: f64,
    standing: Standing,
}

impl Name {
    /// Circles over all its letters.
    pub(super) fn cover(&self) -> &[(Point, f64)] {
        &self.standing.cover
    }

    /// Where a disc of this size stands before its first letter, half way up.
    pub(super) fn before(&self, radius: f64) -> Point {
        let far = radius + 0.45 * self.size;
        let (point, angle) = self.standing.curve.at(self.standing.start - far);
        add(point, rotated((0.0, -CAPITALS * self.size / 2.0), angle))
    }
}

impl Names {
    /// Sets all names of a drawing.
    pub(super) fn of(drawing: &TableDrawing, board: &Board, wording: Wording) -> Names {
        Names { all: drawing.places.iter().map(|place| set(place, board, wording)).collect() }
    }

    /// Does a thing of this size at a point touch no name?
    pub(super) fn leaves_free(&self, point: Point, size: f64) -> bool {
        let covers = self.all.iter().flat_map(Name::cover);
        covers.into_iter().all(|&(middle, radius)| distance(middle, point) > radius + size)
    }

    /// What of a straight line no name covers.
    pub(super) fn uncovered(&self, from: Point, to: Point) -> Vec<(Point, Point)> {
        let steps = (distance(from, to) / 1.5).ceil().max(1.0) as usize;
        let at = |step: usize| between(from, to, step as f64 / steps as f64);
        let mut pieces = Vec::new();
        let mut start = None;
        for step in 0..=steps {
            let free = self.leaves_free(at(step), 0.6);
            match (start, free) {
                (None, true) => start = Some(step),
                (Some(first), false) => {
                    pieces.push((at(first), at(step - 1)));
                    start = None;
                }
                _ => {}
            }
        }
        pieces.extend(start.map(|first| (at(first), to)));
        pieces.retain(|(from, to)| distance(*from, *to) > 2.0);
        pieces
    }
}

fn set(place: &TablePlace, board: &Board, wording: Wording) -> Name {
    let manner = manner(place.style);
    let name = wording.place(&place.name);
    let text = if manner.capitals { name.to_uppercase() } else { name.into_owned() };
    let size = place.size.unwrap_or(manner.size * LETTERS);
    let (letter, spacing, small_capitals) = (manner.letter, manner.spacing, manner.small_capitals);
    let setting = Setting { letter, size, spacing, small_capitals };
    let points = board.line(&place.along);
    let standing = if let [point] = points[..] {
        let line = Line::set(&text, setting);
        let from = add(point, (-line.width / 2.0, CAPITALS * size / 2.0));
        let curve = Curve::new(vec![from, add(from, (line.width.max(1.0), 0.0))]);
        standing(line, curve, 0.0, size)
    } else {
        spread_over(&points, &text, setting, &manner)
    };
    Name { text: place.name.clone(), style: place.style, size, standing }
}

/// Draws all names, grouped by style.
pub(super) fn draw(sheet: &mut Sheet, names: &Names) {
    let mut paths: BTreeMap<usize, PathData> = BTreeMap::new();
    for Name { style, standing, .. } in &names.all {
        let path = paths.entry(*style as usize).or_default();
        standing.line.draw_along(path, |x| standing.curve.at(standing.start + x));
    }
    for (_, style) in LabelStyle::ALL {
        let Some(path) = paths.get(&(style as usize)) else { continue };
        let manner = manner(style);
        let halo = if style == LabelStyle::Water { "#bfd5d8" } else { "#f6edd4" };
        let halo = format!(
            "stroke=\"{halo}\" stroke-opacity=\".75\" stroke-width=\"2.6\" stroke-linejoin=\"round\" \
             paint-order=\"stroke\" fill-opacity=\"{}\"",
            manner.opacity,
        );
        sheet.fill(path, manner.colour, &halo);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::labels::overlap;
    use crate::samples;
    use phrases::Language;
    use tabletop::TableMap;

    #[test]
    fn names_stay_on_the_table_and_off_each_other() {
        let (table, drawing) = (samples::league(), samples::league_drawing());
        let board = Board::for_table(&table);
        for language in Language::spoken() {
            keep_apart(&table, &drawing, &Names::of(&drawing, &board, samples::wording("league", language)));
        }
    }

    fn keep_apart(table: &TableMap, drawing: &TableDrawing, names: &Names) {
        let board = Board::for_table(table);
        let [left, top, right, bottom] = board.field();
        assert_eq!(names.all.len(), drawing.places.len());
        let bridges: Vec<(Point, f64)> =
            table.crossings.iter().map(|crossing| (board.at(crossing.at), 8.0)).collect();
        for (index, name) in names.all.iter().enumerate() {
            for &((x, y), radius) in name.cover() {
                assert!(left <= x - radius && x + radius <= right, "{}", name.text);
                assert!(top <= y - radius && y + radius <= bottom, "{}", name.text);
            }
            assert_eq!(overlap(name.cover(), &bridges), 0.0, "{}, a bridge", name.text);
            for other in &names.all[index + 1..] {
                assert_eq!(overlap(name.cover(), other.cover()), 0.0, "{}, {}", name.text, other.text);
            }
        }
    }
}
