//! The table in words: for people who cannot see it, and for those who point at a place.

use crate::league::League;
use crate::state::State;
use kernel::{Case, Factor};
use tabletop::{AreaKind, Base, Feature, Heading, LineKind, Point};

const fn area_words(kind: AreaKind) -> (&'static str, &'static str) {
    match kind {
        AreaKind::Sea => ("sea", "league:V.a.1"),
        AreaKind::Cliff => ("cliff: for men on foot, and by the track", "league:V.t.1"),
        AreaKind::Steep => ("steep slope", "league:V.t.1"),
        AreaKind::Gentle => ("gentle slope", "league:V.t.1"),
        AreaKind::Woods => ("woods: cover, and seen into only at the edge", "league:G.k.1"),
        AreaKind::Village => ("village: cover, counts as walls for moving", "league:G.j"),
        AreaKind::Vineyard => ("vineyard: cover", "league:G.b"),
    }
}

const fn line_words(kind: LineKind) -> (&'static str, &'static str) {
    match kind {
        LineKind::Stream => ("stream", "league:V.t.1"),
        LineKind::Wall => ("wall: cover, blocks sight", "league:G.j"),
        LineKind::Trench => ("parapet: cover", "league:X.b.1"),
        LineKind::Road => ("road", "league:V.t.1"),
        LineKind::Track => ("track: wheels and horses climb the cliff by it", "league:V.t.3"),
    }
}

impl League {
    /// Every named feature, and what it is.
    pub(crate) fn gazetteer_of(&self) -> Vec<(String, String)> {
        let inches = |point: Point| format!("{}, {}", point.x / 1000, point.y / 1000);
        let about = |(low, high): (Point, Point)| format!("from {} to {}", inches(low), inches(high));
        let mut places = Vec::new();
        for area in &self.table.areas {
            places.push((
                area.name.clone(),
                format!("{}, {}", area_words(area.kind).0, about(area.polygon.bounds())),
            ));
        }
        for hill in &self.table.hills {
            places.push((hill.name.clone(), format!("flat top with a crest, {}", about(hill.top.bounds()))));
        }
        for course in &self.table.courses {
            let ends = (course.points.first(), course.points.last());
            if let (Some(first), Some(last)) = ends {
                let text =
                    format!("{}, from {} to {}", line_words(course.kind).0, inches(*first), inches(*last));
                places.push((course.name.clone(), text));
            }
        }
        for objective in &self.table.objectives {
            let text =
                format!("objective for {} points, {}", objective.points, about(objective.polygon.bounds()));
            places.push((objective.name.clone(), text));
        }
        places
    }

    /// What is to be known about a place, written as `x,y` in thousandths of an inch.
    pub(crate) fn describe_place(&self, _state: &State, place: &str) -> Vec<Factor> {
        let Some(at) = parse_point(place).filter(|at| self.table.holds(*at)) else { return Vec::new() };
        let spot = Base::new(at, Heading::NORTH, 100);
        let mut factors: Vec<Factor> = Vec::new();
        let mut say = |text: String, rule: &'static str, value: Option<i32>| {
            factors.push(Factor { text, rule: Case(rule), value });
        };
        for feature in self.table.near([at]).iter().filter(|feature| self.table.covers(&spot, *feature)) {
            match self.table.feature(feature) {
                Feature::Area(area) => {
                    let (words, rule) = area_words(area.kind);
                    say(format!("{}: {words}", area.name), rule, None);
                }
                Feature::Course(course) => {
                    let (words, rule) = line_words(course.kind);
                    say(format!("{}: {words}", course.name), rule, None);
                }
                Feature::Top(hill) => say(format!("{}: flat top", hill.name), "league:G.l.1", None),
                Feature::Crest(hill) => say(format!("{}: crest", hill.name), "league:X.b.2", None),
            }
        }
        for objective in self.table.objectives.iter().filter(|objective| objective.polygon.holds(at)) {
            say(format!("{}: objective", objective.name), "league:N.1", Some(objective.points));
        }
        factors
    }
}

/// A point written as `x,y`.
pub(crate) fn parse_point(text: &str) -> Option<Point> {
    let (x, y) = text.split_once(',')?;
    Some(Point::new(x.trim().parse().ok()?, y.trim().parse().ok()?))
}
