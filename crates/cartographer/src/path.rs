//! Path data for SVG, as short as it can be written.

use crate::plane::{Point, between};
use std::fmt::Write;

/// Collects the `d` of a path element: relative steps in tenths of a unit.
#[derive(Default, Clone)]
pub(crate) struct PathData {
    text: String,
    /// Where the pen is, in tenths, rounded as the reader of the file will have it.
    pen: (i64, i64),
    start: (i64, i64),
    last: Option<char>,
}

/// How many smooth steps may follow each other before the control point is written out again: each one
/// reflects the last, and with it its rounding.
const SMOOTH_STEPS: usize = 12;

impl PathData {
    pub(crate) fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    pub(crate) fn text(&self) -> &str {
        &self.text
    }

    fn tenths(point: Point) -> (i64, i64) {
        ((point.0 * 10.0).round() as i64, (point.1 * 10.0).round() as i64)
    }

    fn command(&mut self, letter: char, numbers: &[i64]) {
        // After a move, further pairs are lines; a repeated letter may be left out.
        let implied = matches!((self.last, letter), (Some('m'), 'l')) || self.last == Some(letter);
        if !(implied && letter != 'm' && letter != 'z') {
            self.text.push(letter);
        }
        let mut first = self.text.ends_with(|last: char| last.is_ascii_alphabetic());
        for &number in numbers {
            write_tenths(&mut self.text, number, first);
            first = false;
        }
        self.last = Some(letter);
    }

    fn step(&self, to: (i64, i64)) -> [i64; 2] {
        [to.0 - self.pen.0, to.1 - self.pen.1]
    }

    pub(crate) fn move_to(&mut self, point: Point) {
        let to = Self::tenths(point);
        let step = self.step(to);
        self.command('m', &step);
        self.pen = to;
        self.start = to;
    }

    pub(crate) fn line_to(&mut self, point: Point) {
        let to = Self::tenths(point);
        if to == self.pen {
            return;
        }
        let step = self.step(to);
        self.command('l', &step);
        self.pen = to;
    }

    pub(crate) fn curve_to(&mut self, control: Point, point: Point) {
        let (control, to) = (Self::tenths(control), Self::tenths(point));
        let (a, b) = (self.step(control), self.step(to));
        self.command('q', &[a[0], a[1], b[0], b[1]]);
        self.pen = to;
    }

    pub(crate) fn cubic_to(&mut self, first: Point, second: Point, point: Point) {
        let (first, second, to) = (Self::tenths(first), Self::tenths(second), Self::tenths(point));
        let (a, b, c) = (self.step(first), self.step(second), self.step(to));
        self.command('c', &[a[0], a[1], b[0], b[1], c[0], c[1]]);
        self.pen = to;
    }

    pub(crate) fn close(&mut self) {
        self.command('z', &[]);
        self.pen = self.start;
    }

    /// A polygon.
    pub(crate) fn polygon(&mut self, points: &[Point]) {
        self.polyline(points);
        self.close();
    }

    /// Straight pieces one after the other.
    pub(crate) fn polyline(&mut self, points: &[Point]) {
        for (index, &point) in points.iter().enumerate() {
            if index == 0 { self.move_to(point) } else { self.line_to(point) }
        }
    }

    /// A circle.
    pub(crate) fn circle(&mut self, centre: Point, radius: f64) {
        // Four cubic pieces; the factor makes them round.
        let k = radius * 0.5523;
        let (x, y) = centre;
        self.move_to((x + radius, y));
        self.cubic_to((x + radius, y + k), (x + k, y + radius), (x, y + radius));
        self.cubic_to((x - k, y + radius), (x - radius, y + k), (x - radius, y));
        self.cubic_to((x - radius, y - k), (x - k, y - radius), (x, y - radius));
        self.cubic_to((x + k, y - radius), (x + radius, y - k), (x + radius, y));
        self.close();
    }

    /// A closed smooth curve that touches the middle of each side of the polygon.
    pub(crate) fn smooth_loop(&mut self, points: &[Point]) {
        let count = points.len();
        if count < 3 {
            return;
        }
        self.move_to(between(points[count - 1], points[0], 0.5));
        let mut run = 0;
        for index in 0..count {
            let to = between(points[index], points[(index + 1) % count], 0.5);
            if run == 0 {
                self.curve_to(points[index], to);
            } else {
                self.smooth_to(to);
            }
            run = (run + 1) % SMOOTH_STEPS;
        }
        self.close();
    }

    fn smooth_to(&mut self, point: Point) {
        let to = Self::tenths(point);
        let step = self.step(to);
        self.command('t', &step);
        self.pen = to;
    }

    /// A smooth curve through all the points.
    pub(crate) fn smooth_through(&mut self, points: &[Point]) {
        let Some(&first) = points.first() else { return };
        self.move_to(first);
        for index in 0..points.len().saturating_sub(1) {
            let at = |offset: isize| {
                let place = (index as isize + offset).clamp(0, points.len() as isize - 1);
                points[place as usize]
            };
            let (before, from, to, after) = (at(-1), at(0), at(1), at(2));
            let first = (from.0 + (to.0 - before.0) / 6.0, from.1 + (to.1 - before.1) / 6.0);
            let second = (to.0 - (after.0 - from.0) / 6.0, to.1 - (after.1 - from.1) / 6.0);
            self.cubic_to(first, second, to);
        }
    }
}

/// Writes a number of tenths without needless zeros, and with a space only where one is needed.
fn write_tenths(text: &mut String, tenths: i64, first: bool) {
    let (whole, rest) = (tenths.abs() / 10, tenths.abs() % 10);
    if tenths < 0 {
        text.push('-');
    } else if !first {
        text.push(' ');
    }
    let written = match (whole, rest) {
        (whole, 0) => write!(text, "{whole}"),
        (0, rest) => write!(text, ".{rest}"),
        (whole, rest) => write!(text, "{whole}.{rest}"),
    };
    debug_assert!(written.is_ok());
}

/// A number for an attribute: at most two decimals.
pub(crate) fn number(value: f64) -> String {
    let text = format!("{value:.2}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".to_owned() } else { text.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_short_and_do_not_drift() {
        let mut path = PathData::default();
        path.polygon(&[(10.04, 10.04), (10.08, 20.0), (0.0, 0.5)]);
        assert_eq!(path.text(), "m10 10 .1 10-10.1-19.5z");
        path.move_to((10.0, 10.0));
        path.line_to((12.0, 10.0));
        assert_eq!(path.text(), "m10 10 .1 10-10.1-19.5zm0 0 2 0");
    }
}
