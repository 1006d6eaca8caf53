//! The table in words: for people who cannot see it, and for those who point at a place.

use crate::league::League;
use crate::phrasebook::text;
use crate::state::State;
use kernel::{Case, Factor};
use phrases::{Arg, Text};
use tabletop::{AreaKind, Base, Feature, Heading, LineKind, Point};

/// The id of the words for an area, and the rule.
const fn area_words(kind: AreaKind) -> (&'static str, &'static str) {
    match kind {
        AreaKind::Sea => ("area-sea", "league:V.a.1"),
        AreaKind::Cliff => ("area-cliff", "league:V.t.1"),
        AreaKind::Steep => ("area-steep", "league:V.t.1"),
        AreaKind::Gentle => ("area-gentle", "league:V.t.1"),
        AreaKind::Woods => ("area-woods", "league:G.k.1"),
        AreaKind::Village => ("area-village", "league:G.j"),
        AreaKind::Vineyard => ("area-vineyard", "league:G.b"),
    }
}

/// The id of the words for a line, and the rule.
const fn line_words(kind: LineKind) -> (&'static str, &'static str) {
    match kind {
        LineKind::Stream => ("course-stream", "league:V.t.1"),
        LineKind::Wall => ("course-wall", "league:G.j"),
        LineKind::Trench => ("course-trench", "league:X.b.1"),
        LineKind::Road => ("course-road", "league:V.t.1"),
        LineKind::Track => ("course-track", "league:V.t.3"),
    }
}

impl League {
    /// Every named feature, and what it is.
    pub(crate) fn gazetteer_of(&self) -> Vec<(String, Text)> {
        let at = |point: Point| Arg::place(format!("{}, {}", point.x / 1000, point.y / 1000));
        let mut places = Vec::new();
        for area in &self.table.areas {
            let (low, high) = area.polygon.bounds();
            let what = Arg::phrase(area_words(area.kind).0);
            places
                .push((area.name.clone(), text!("lies-from-to", what = what, from = at(low), to = at(high))));
        }
        for hill in &self.table.hills {
            let (low, high) = hill.top.bounds();
            places.push((hill.name.clone(), text!("hill-lies", from = at(low), to = at(high))));
        }
        for course in &self.table.courses {
            let ends = (course.points.first(), course.points.last());
            if let (Some(first), Some(last)) = ends {
                let what = Arg::phrase(line_words(course.kind).0);
                let text = text!("lies-from-to", what = what, from = at(*first), to = at(*last));
                places.push((course.name.clone(), text));
            }
        }
        for objective in &self.table.objectives {
            let ((low, high), points) = (objective.polygon.bounds(), objective.points);
            let text = text!("objective-lies", points = points, from = at(low), to = at(high));
            places.push((objective.name.clone(), text));
        }
        places
    }

    /// What is to be known about a place, written as `x,y` in thousandths of an inch.
    pub(crate) fn describe_place(&self, _state: &State, place: &str) -> Vec<Factor> {
        let Some(at) = parse_point(place).filter(|at| self.table.holds(*at)) else { return Vec::new() };
        let spot = Base::new(at, Heading::NORTH, 100);
        let mut factors: Vec<Factor> = Vec::new();
        let mut say = |text: Text, rule: &'static str, value: Option<i32>| {
            factors.push(Factor { text, rule: Case(rule), value });
        };
        let about = |name: &str, phrase: &'static str| {
            text!("describe-place", place = Arg::place(name), what = Arg::phrase(phrase))
        };
        for feature in self.table.near([at]).iter().filter(|feature| self.table.covers(&spot, *feature)) {
            match self.table.feature(feature) {
                Feature::Area(area) => {
                    let (words, rule) = area_words(area.kind);
                    say(about(&area.name, words), rule, None);
                }
                Feature::Course(course) => {
                    let (words, rule) = line_words(course.kind);
                    say(about(&course.name, words), rule, None);
                }
                Feature::Top(hill) => say(about(&hill.name, "hill-top"), "league:G.l.1", None),
                Feature::Crest(hill) => say(about(&hill.name, "hill-crest"), "league:X.b.2", None),
            }
        }
        for objective in self.table.objectives.iter().filter(|objective| objective.polygon.holds(at)) {
            let text = text!("describe-objective", place = Arg::place(&objective.name));
            say(text, "league:N.1", Some(objective.points));
        }
        factors
    }
}

/// A point written as `x,y`.
pub(crate) fn parse_point(text: &str) -> Option<Point> {
    let (x, y) = text.split_once(',')?;
    Some(Point::new(x.trim().parse().ok()?, y.trim().parse().ok()?))
}
