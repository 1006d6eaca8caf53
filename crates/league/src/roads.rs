//! Along a road or a track: the column follows its bends (V.t).

use crate::footprint::Pose;
use crate::league::League;
use crate::state::State;
use crate::unit::{Arm, Formation, UnitId};
use crate::ways::{Mover, Run, Surface, Trace};
use tabletop::{Heading, LineKind, Point, Segment};
use wargame::{Verdict, bar};

/// Where a column is on a road.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OnRoad {
    course: usize,
    pub surface: Surface,
    /// The piece on which it is.
    piece: usize,
    /// The point of the middle line that is nearest.
    at: Point,
    /// It goes on as the points of the line follow each other, or against them.
    onward: bool,
}

impl League {
    /// The road or track on which a unit could march: the nearest one within an inch of the middle of its front. It
    /// goes on to where it faces most nearly.
    ///
    /// # Errors
    /// What bars it.
    pub(crate) fn judge_road(&self, state: &State, unit: UnitId) -> Verdict<OnRoad> {
        let now = &state.units[unit];
        if !matches!(now.formation, Formation::Road | Formation::Limbered) {
            return Err(if self.roster.unit(unit).arm == Arm::Artillery {
                bar!("league:V.t.1", "road-takes-limbered-guns", unit = unit)
            } else {
                bar!("league:V.t.1", "road-takes-road-column", unit = unit)
            });
        }
        let near = self.table.near([now.at]);
        let mut best: Option<(i32, OnRoad)> = None;
        for (number, course) in self.table.courses.iter().enumerate() {
            let surface = match course.kind {
                LineKind::Road => Surface::Road,
                LineKind::Track => Surface::Track,
                _ => continue,
            };
            if !near.has(self.table.course_feature(number)) {
                continue;
            }
            for (index, piece) in course.pieces().enumerate() {
                let distance = piece.distance(now.at);
                let nearer = best.is_none_or(|(least, _)| distance < least);
                if distance <= self.tables.distances.on_road && nearer {
                    let onward = now.heading.apart(Heading::of(piece.to - piece.from)) <= 90;
                    let at = foot(piece, now.at);
                    best = Some((distance, OnRoad { course: number, surface, piece: index, at, onward }));
                }
            }
        }
        best.map(|(_, road)| road).ok_or(bar!("league:V.t.1", "too-far-from-road", unit = unit))
    }

    /// The straight pieces of a road that lie before a column and their lengths, until so many thousandths are covered.
    fn pieces_ahead(&self, road: OnRoad, length: i32) -> impl Iterator<Item = (Segment, i32)> {
        let points = &self.table.courses[road.course].points;
        let mut from = road.at;
        let mut next = if road.onward { Some(road.piece + 1) } else { Some(road.piece) };
        let mut left = length;
        std::iter::from_fn(move || {
            while let Some(index) = next
                && left > 0
            {
                let to = *points.get(index)?;
                next = if road.onward { Some(index + 1) } else { index.checked_sub(1) };
                let whole = from.distance(to);
                if whole == 0 {
                    continue;
                }
                let part = whole.min(left);
                let end = if part == whole { to } else { from + (to - from).scaled(part, whole) };
                let piece = Segment::new(from, end);
                (from, left) = (end, left - part);
                return Some((piece, part));
            }
            None
        })
    }

    /// The way of the middle of the front along a road, bend by bend.
    pub(crate) fn bends(&self, road: OnRoad, length: i32) -> Vec<Point> {
        std::iter::once(road.at).chain(self.pieces_ahead(road, length).map(|(piece, _)| piece.to)).collect()
    }
}

/// The point of a segment that is nearest to a point.
fn foot(piece: Segment, point: Point) -> Point {
    let (along, away) = (piece.to - piece.from, point - piece.from);
    let (dot, square) = (along.dot(away), along.square());
    if dot <= 0 || square == 0 {
        piece.from
    } else if dot >= square {
        piece.to
    } else {
        let part = |whole: i32| {
            let product = i128::from(whole) * i128::from(dot);
            ((2 * product + i128::from(square)).div_euclid(2 * i128::from(square))) as i32
        };
        piece.from + Point::new(part(along.x), part(along.y))
    }
}

impl Mover<'_> {
    /// Follows a road for a length.
    ///
    /// # Errors
    /// What bars it.
    pub(crate) fn follow_road(&self, road: OnRoad, length: i32) -> Verdict<Trace> {
        let mut trace = self.begin();
        let mut run = Run::OPEN;
        let mut covered = 0;
        for (piece, long) in self.game.pieces_ahead(road, length) {
            let step = piece.to - piece.from;
            // What is left of a bend can be shorter than a degree is exact: it takes the direction of the line.
            trace.pose = Pose { at: piece.from, heading: Heading::of(step), ..trace.pose };
            run.append(&self.run(trace.pose, 0, long), covered, long);
            covered += long;
            trace.pose.at = piece.to;
        }
        trace.meet(&run, length)?;
        if covered < length {
            return Err(bar!("league:V.t.1", "road-ends", unit = self.unit));
        }
        trace.used = length;
        trace.forward = length;
        Ok(trace)
    }
}
