//! The courses of rivers and streams along hexsides.
//!
//! Where a stream goes on as a river it grows wider over the length of a hexside, and where either comes
//! to the sea it has a mouth.

use crate::grid::Grid;
use crate::hexsides;
use crate::path::PathData;
use crate::plane::{Point, add, between, distance, scale, sub, turned, unit};
use crate::water::is_open_water;
use hexmap::{EdgeClass, HexMap};

/// Widths of water, and of water with both its banks.
#[derive(Clone, Copy)]
pub(crate) struct Breadth {
    pub(crate) water: f64,
    pub(crate) banks: f64,
}

/// A river.
pub(crate) const RIVER: Breadth = Breadth { water: 9.5, banks: 12.5 };
/// A stream.
pub(crate) const STREAM: Breadth = Breadth { water: 3.0, banks: 5.4 };
/// How much wider water is where it comes to the sea.
const MOUTH: f64 = 14.0;
/// From the last corner of a course to where its mouth is the sea: the shore runs a little outside.
const TO_SHORE: f64 = 13.0;

/// The width of the line in the middle of a river.
const MIDDLE: f64 = 4.6;

/// All running water of a map, ready to be drawn.
#[derive(Default)]
pub(crate) struct Courses {
    /// Middle lines of streams and of rivers.
    pub(crate) streams: PathData,
    pub(crate) rivers: PathData,
    /// What grows wider, as outlines: with banks, water alone, and the line in the middle of a river.
    pub(crate) banks: PathData,
    pub(crate) waters: PathData,
    pub(crate) middles: PathData,
}

/// One line of hexsides from end to end; some may be river and some stream.
struct Course {
    line: Vec<Point>,
    /// For each piece of the line whether it is a river.
    is_river: Vec<bool>,
    /// Whether the first and the last point lie in the sea.
    mouths: [bool; 2],
}

impl Courses {
    /// Follows all rivers and streams of a map.
    pub(crate) fn of(map: &HexMap, grid: &Grid) -> Courses {
        let mut courses = Courses::default();
        let rivers = map.drawn_sides(EdgeClass::River).iter().map(|(hex, direction)| {
            let [a, b] = grid.side(hex, direction);
            between(a, b, 0.5)
        });
        let rivers: Vec<Point> = rivers.collect();
        for line in
            hexsides::lines_of(&[map.drawn_sides(EdgeClass::River), map.drawn_sides(EdgeClass::Stream)], grid)
        {
            let is_river = line.windows(2).map(|pair| {
                let middle = between(pair[0], pair[1], 0.5);
                rivers.iter().any(|&river| distance(river, middle) < 1.0)
            });
            let course = Course { is_river: is_river.collect(), line, mouths: [false; 2] };
            courses.add(&course.led_on(map, grid));
        }
        courses
    }

    fn add(&mut self, course: &Course) {
        let last = course.is_river.len() - 1;
        let mut first = 0;
        while first <= last {
            let kind = course.is_river[first];
            let end = (first..=last).take_while(|&piece| course.is_river[piece] == kind).count() + first - 1;
            self.add_run(course, first, end);
            first = end + 1;
        }
    }

    /// Pieces of one kind, from the first to the last.
    fn add_run(&mut self, course: &Course, first: usize, last: usize) {
        let count = course.is_river.len();
        let is_river = course.is_river[first];
        let breadth = if is_river { RIVER } else { STREAM };
        let mouth = Breadth { water: breadth.water + MOUTH, banks: breadth.banks + MOUTH };
        let (mut from, mut to) = (middle_of(first), middle_of(last));
        if first == 0 {
            from = if course.mouths[0] { middle_of(1) } else { 0 };
        } else if !is_river {
            from = (from + 2).min(to);
            self.add_widening(&course.points(from, middle_of(first - 1)), STREAM, RIVER);
        }
        if last + 1 == count {
            to = if course.mouths[1] { middle_of(last - 1) } else { 2 * count };
        } else if !is_river {
            to = to.saturating_sub(2).max(from);
            self.add_widening(&course.points(to, middle_of(last + 1)), STREAM, RIVER);
        }
        if first == 0 && course.mouths[0] {
            self.add_widening(&course.points(from, 0), breadth, mouth);
        }
        if last + 1 == count && course.mouths[1] {
            self.add_widening(&course.points(to, 2 * count), breadth, mouth);
        }
        course.draw(if is_river { &mut self.rivers } else { &mut self.streams }, from, to);
    }

    /// Water that grows from one breadth to another. At a mouth it opens into the sea, without a bank across.
    fn add_widening(&mut self, points: &[Point], from: Breadth, to: Breadth) {
        ribbon(&mut self.waters, points, from.water, to.water);
        if to.water == RIVER.water {
            ribbon(&mut self.banks, points, from.banks, to.banks);
            ribbon(&mut self.middles, points, 0.0, MIDDLE);
        } else {
            ribbon(&mut self.banks, &points[..points.len() - 1], from.banks, to.banks);
        }
    }
}

/// The station in the middle of a piece. A course has stations at its beginning, in the middle of each
/// piece, and at its end, which is twice the number of pieces.
fn middle_of(piece: usize) -> usize {
    2 * piece + 1
}

impl Course {
    /// A course that reaches the rim of the map flows on over it, and one that reaches the sea into it.
    fn led_on(mut self, map: &HexMap, grid: &Grid) -> Course {
        for end in [1, 0] {
            let [.., before, last] = self.line[..] else { continue };
            let kind = self.is_river[self.is_river.len() - 1];
            let sea = map.on_map().iter().find(|&hex| {
                is_open_water(map, hex)
                    && grid.corners(hex).iter().any(|&corner| distance(corner, last) < 1.0)
            });
            let beyond = if let Some(sea) = sea {
                self.mouths[end] = true;
                Some(scale(unit(sub(grid.centre(sea), last)), TO_SHORE))
            } else if hexsides::is_on_rim(map, grid, last) {
                Some(scale(sub(last, before), 1.6))
            } else {
                None
            };
            if let Some(step) = beyond {
                self.line.push(add(last, step));
                self.is_river.push(kind);
            }
            self.line.reverse();
            self.is_river.reverse();
        }
        self
    }

    fn station(&self, station: usize) -> Point {
        if station == 0 {
            self.line[0]
        } else if station == 2 * self.is_river.len() {
            self.line[self.line.len() - 1]
        } else {
            between(self.line[station / 2], self.line[station / 2 + 1], 0.5)
        }
    }

    /// The corners between two stations, each with the station after it.
    fn corners(&self, from: usize, to: usize) -> impl Iterator<Item = (Point, Point)> {
        let corners = from.div_ceil(2).max(1)..=(to / 2).min(self.is_river.len() - 1);
        corners.map(|corner| (self.line[corner], self.station(middle_of(corner))))
    }

    /// A smooth curve from one station to another further on that touches each piece in its middle.
    fn draw(&self, path: &mut PathData, from: usize, to: usize) {
        if from >= to {
            return;
        }
        path.move_to(self.station(from));
        if from == 0 && self.is_river.len() > 1 {
            path.line_to(self.station(1));
        }
        for (corner, next) in self.corners(from, to) {
            path.curve_to(corner, next);
        }
        if to == 2 * self.is_river.len() {
            path.line_to(self.station(to));
        }
    }

    /// Points along the same curve, forwards or backwards.
    fn points(&self, from: usize, to: usize) -> Vec<Point> {
        if from > to {
            let mut points = self.points(to, from);
            points.reverse();
            return points;
        }
        const STEPS: u8 = 6;
        let mut points = vec![self.station(from)];
        let mut pieces: Vec<(Point, Point)> = self.corners(from, to).collect();
        if from == 0 {
            pieces.insert(0, (between(self.line[0], self.station(1), 0.5), self.station(1)));
        }
        if to == 2 * self.is_river.len() {
            pieces.push((between(self.station(to - 1), self.station(to), 0.5), self.station(to)));
        }
        for (control, end) in pieces {
            let start = points[points.len() - 1];
            for step in 1..=STEPS {
                let part = f64::from(step) / f64::from(STEPS);
                let (a, b) = (between(start, control, part), between(control, end, part));
                points.push(between(a, b, part));
            }
        }
        points
    }
}

/// The outline of a line that grows evenly from one width to another.
pub(crate) fn ribbon(path: &mut PathData, points: &[Point], from: f64, to: f64) {
    let last = points.len() - 1;
    let edge = |side: f64| {
        (0..=last).map(move |index| {
            let along = unit(sub(points[(index + 1).min(last)], points[index.saturating_sub(1)]));
            let half = (from + (to - from) * index as f64 / last as f64) / 2.0;
            add(points[index], scale(turned(along), side * half))
        })
    };
    let outline: Vec<Point> = edge(1.0).chain(edge(-1.0).rev()).collect();
    path.polygon(&outline);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::samples;

    #[test]
    fn a_stream_grows_into_the_river_and_opens_into_the_sea() {
        let map = samples::alma();
        let grid = Grid::for_map(&map);
        let courses = Courses::of(&map, &grid);
        let pieces = |path: &PathData| path.text().matches('m').count();
        // One stream, one river, what leads from one to the other, and a mouth.
        assert_eq!(
            [&courses.streams, &courses.rivers, &courses.banks, &courses.waters, &courses.middles]
                .map(pieces),
            [1, 1, 2, 2, 1]
        );
    }

    #[test]
    fn the_shortest_courses_are_drawn_too() {
        let hexsides = [
            "stream = [\"0202|0302\"]\nriver = [\"0302|0303\"]",
            "stream = [\"0302|0303\"]\nriver = [\"0202|0302\", \"0303|0402\"]",
            "stream = [\"0201|0202\"]\nriver = []",
            "stream = []\nriver = [\"0201|0202\", \"0202|0302\"]",
        ];
        for hexsides in hexsides {
            let map = samples::map(&format!(
                "id = \"s\"\ntitle = \"s\"\ncolumns = 4\nrows = 3\nyards_per_hex = 0\nnorth = \"\"\n\
                 [terrain]\nsea = [\"0102\"]\n[elevation]\nr01 = \"0000\"\nr02 = \".000\"\nr03 = \"0000\"\n\
                 [slopes]\n[hexsides]\n{hexsides}\n[roads]\n[places]\n[edges]\n"
            ));
            let courses = Courses::of(&map, &Grid::for_map(&map));
            let drawn = [&courses.streams, &courses.rivers, &courses.waters];
            assert!(drawn.iter().any(|path| !path.is_empty()), "{hexsides}");
        }
    }

    #[test]
    fn water_that_stays_as_it_is_is_one_line() {
        let map = samples::balaclava();
        let courses = Courses::of(&map, &Grid::for_map(&map));
        assert!(!courses.rivers.is_empty());
        assert!(courses.streams.is_empty() && courses.waters.is_empty());
    }
}
