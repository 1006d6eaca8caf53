//! The ground of a table: what `table.toml` says, and which of it lies where.

use crate::{Base, Point, Polygon, Segment, Swept};
use kernel::{Fault, Source};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use toml::Spanned;

/// What an area is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum AreaKind {
    /// Nobody goes there.
    Sea,
    /// A slope for men on foot only.
    Cliff,
    /// A steep slope.
    Steep,
    /// A gentle slope.
    Gentle,
    /// Woods or an orchard.
    Woods,
    /// Houses.
    Village,
    /// A vineyard.
    Vineyard,
}

/// What a line is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum LineKind {
    /// Water to be waded.
    Stream,
    /// A garden wall.
    Wall,
    /// A parapet.
    Trench,
    /// A made road.
    Road,
    /// A way for wheels, no better than the ground under it.
    Track,
}

/// An area of the ground.
#[derive(Clone, Debug)]
pub struct Area {
    /// Its word in the file.
    pub id: String,
    /// Its name.
    pub name: String,
    /// What it is.
    pub kind: AreaKind,
    /// Where it is.
    pub polygon: Polygon,
}

/// A line on the ground.
#[derive(Clone, Debug)]
pub struct Course {
    /// Its word in the file.
    pub id: String,
    /// Its name.
    pub name: String,
    /// What it is.
    pub kind: LineKind,
    /// How wide it is; 0 for a wall.
    pub width: i32,
    /// Its points, one after the other.
    pub points: Vec<Point>,
}

impl Course {
    /// The straight pieces.
    pub fn pieces(&self) -> impl Iterator<Item = Segment> {
        self.points.windows(2).map(|two| Segment::new(two[0], two[1]))
    }

    /// The distance of a point from its middle, to the nearest thousandth.
    pub fn distance(&self, point: Point) -> i32 {
        self.pieces().map(|piece| piece.distance(point)).min().unwrap_or(i32::MAX)
    }
}

/// A hill: flat ground on top, and the crest around it.
#[derive(Clone, Debug)]
pub struct Hill {
    /// Its word in the file.
    pub id: String,
    /// Its name.
    pub name: String,
    /// A high hill: its crest is worth something.
    pub high: bool,
    /// The flat top. It wins over any slope that it overlaps.
    pub top: Polygon,
    /// The crest, line by line.
    pub crest: Vec<Segment>,
}

/// A place worth points.
#[derive(Clone, Debug)]
pub struct Objective {
    /// Its word in the file.
    pub id: String,
    /// Its name.
    pub name: String,
    /// What it is worth.
    pub points: i32,
    /// The id of the side that holds it at the start.
    pub held_by: String,
    /// Where it is.
    pub polygon: Polygon,
}

/// A bridge or a ford.
#[derive(Clone, Debug)]
pub struct Crossing {
    /// Its word in the file.
    pub id: String,
    /// Its name.
    pub name: String,
    /// A bridge carries a road; a ford is scenery.
    pub bridge: bool,
    /// Where it is.
    pub at: Point,
}

/// A table edge.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Edge {
    /// The upper one.
    North,
    /// The lower one.
    South,
}

/// The ground of a table.
#[derive(Clone, Debug)]
pub struct TableMap {
    /// Its word.
    pub id: String,
    /// Its title.
    pub title: String,
    /// From west to east.
    pub width: i32,
    /// From south to north.
    pub depth: i32,
    /// Where the troops of each side leave the field.
    pub edges: BTreeMap<String, Edge>,
    /// The areas.
    pub areas: Vec<Area>,
    /// The lines.
    pub courses: Vec<Course>,
    /// The hills.
    pub hills: Vec<Hill>,
    /// Bridges and fords.
    pub crossings: Vec<Crossing>,
    /// What is fought for.
    pub objectives: Vec<Objective>,
    cells: Vec<u64>,
    /// The boxes around the areas that are sea.
    seas: Vec<(Point, Point)>,
}

/// Features by their number, so that a look at a few cells tells what may be touched: first the areas, then the
/// lines, then the hill tops, then the crests.
const MOST_FEATURES: usize = 64;
/// Cells are squares of one inch.
const CELL: i32 = 1000;

/// Some of the features of a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Features(pub u64);

impl Features {
    /// Is a feature among them?
    #[inline]
    pub const fn has(self, number: usize) -> bool {
        self.0 >> number & 1 == 1
    }

    /// Their numbers.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let number = rest.trailing_zeros() as usize;
                rest &= rest - 1;
                number
            })
        })
    }
}

impl TableMap {
    /// The names of all that lies on it.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        let areas = self.areas.iter().map(|area| &area.name);
        let courses = self.courses.iter().map(|course| &course.name);
        let hills = self.hills.iter().map(|hill| &hill.name);
        let crossings = self.crossings.iter().map(|crossing| &crossing.name);
        let objectives = self.objectives.iter().map(|objective| &objective.name);
        areas.chain(courses).chain(hills).chain(crossings).chain(objectives).map(String::as_str)
    }

    /// Reads a table file.
    ///
    /// # Errors
    /// Every fault of the file.
    pub fn read(source: Source<'_>) -> Result<Self, Vec<Fault>> {
        let file: TableFile = source.parse().map_err(|fault| vec![fault])?;
        let mut faults = Vec::new();
        let (width, depth) = (thousandths(file.table.width), thousandths(file.table.depth));
        if !(1000..=400_000).contains(&width) || !(1000..=400_000).contains(&depth) {
            faults.push(source.fault_anywhere("a table is from 1 to 400 inches wide and deep"));
        }
        let mut points = |raw: &Spanned<Vec<[f64; 2]>>, least: usize| {
            let points: Vec<Point> = raw.get_ref().iter().copied().map(point).collect();
            if points.len() < least {
                faults.push(source.fault(raw.span(), format!("at least {least} points are needed")));
            }
            if points.iter().any(|p| p.x < 0 || p.y < 0 || p.x > width || p.y > depth) {
                faults.push(source.fault(raw.span(), "a point lies beside the table"));
            }
            points
        };
        let areas = file.area.iter().map(|area| Area {
            id: area.id.clone(),
            name: area.name.clone(),
            kind: area.kind,
            polygon: Polygon::new(points(&area.polygon, 3)),
        });
        let areas: Vec<_> = areas.collect();
        let courses = file.line.iter().map(|line| Course {
            id: line.id.clone(),
            name: line.name.clone(),
            kind: line.kind,
            width: thousandths(line.width),
            points: points(&line.points, 2),
        });
        let courses: Vec<_> = courses.collect();
        let hills = file.hill.iter().map(|hill| Hill {
            id: hill.id.clone(),
            name: hill.name.clone(),
            high: hill.high,
            top: Polygon::new(points(&hill.top, 3)),
            crest: (hill.crest.iter())
                .flat_map(|line| {
                    points(line, 2).windows(2).map(|two| Segment::new(two[0], two[1])).collect::<Vec<_>>()
                })
                .collect(),
        });
        let hills: Vec<_> = hills.collect();
        let objectives = file.objective.iter().map(|objective| Objective {
            id: objective.id.clone(),
            name: objective.name.clone(),
            points: objective.points,
            held_by: objective.held_by.clone(),
            polygon: Polygon::new(points(&objective.polygon, 3)),
        });
        let objectives: Vec<_> = objectives.collect();
        let crossings = (file.crossing.iter())
            .map(|crossing| Crossing {
                id: crossing.id.clone(),
                name: crossing.name.clone(),
                bridge: crossing.kind == CrossingKind::Bridge,
                at: point(crossing.at),
            })
            .collect();
        for crossing in &file.crossing {
            if !courses.iter().any(|course| course.id == *crossing.line.get_ref()) {
                let what = format!("there is no line '{}'", crossing.line.get_ref());
                faults.push(source.fault(crossing.line.span(), what));
            }
        }
        let features = areas.len() + courses.len() + 2 * hills.len();
        if features > MOST_FEATURES {
            faults.push(source.fault_anywhere(format!("{features} features are more than {MOST_FEATURES}")));
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        let edges = file.edge;
        let (id, title) = (file.id, file.title);
        let seas = areas.iter().filter(|area| area.kind == AreaKind::Sea);
        let seas = seas.map(|area| area.polygon.bounds()).collect();
        let mut table = TableMap {
            id,
            title,
            width,
            depth,
            edges,
            areas,
            courses,
            hills,
            crossings,
            objectives,
            cells: Vec::new(),
            seas,
        };
        table.survey();
        Ok(table)
    }

    /// The number of a line among the features.
    pub fn course_feature(&self, course: usize) -> usize {
        self.areas.len() + course
    }

    /// The number of a hill's top among the features.
    pub fn top_feature(&self, hill: usize) -> usize {
        self.areas.len() + self.courses.len() + hill
    }

    /// The number of a hill's crest among the features.
    pub fn crest_feature(&self, hill: usize) -> usize {
        self.areas.len() + self.courses.len() + self.hills.len() + hill
    }

    fn columns(&self) -> i32 {
        self.width / CELL + 1
    }

    fn rows(&self) -> i32 {
        self.depth / CELL + 1
    }

    /// Notes for each cell which features come near it.
    fn survey(&mut self) {
        let (columns, rows) = (self.columns(), self.rows());
        self.cells = vec![0; (columns * rows) as usize];
        let mut cells = std::mem::take(&mut self.cells);
        for row in 0..rows {
            for column in 0..columns {
                let centre = Point::new(column * CELL + CELL / 2, row * CELL + CELL / 2);
                // A cell and a little more: features are noted generously.
                let cell = Base::new(centre, crate::Heading::NORTH, CELL + 20);
                cells[(row * columns + column) as usize] = self.near_cell(&cell);
            }
        }
        self.cells = cells;
    }

    fn near_cell(&self, cell: &Base) -> u64 {
        let mut mask = 0;
        for (number, area) in self.areas.iter().enumerate() {
            mask |= u64::from(area.polygon.touches(cell)) << number;
        }
        for (number, course) in self.courses.iter().enumerate() {
            // Roads, walls and parapets matter within an inch.
            let reach = cell.reach() + course.width / 2 + CELL;
            let near = course.distance(cell.centre) <= reach;
            mask |= u64::from(near) << self.course_feature(number);
        }
        for (number, hill) in self.hills.iter().enumerate() {
            mask |= u64::from(hill.top.touches(cell)) << self.top_feature(number);
            let reach = cell.reach() + CELL;
            let near = hill.crest.iter().any(|line| line.distance(cell.centre) <= reach);
            mask |= u64::from(near) << self.crest_feature(number);
        }
        mask
    }

    /// The features that may lie in the upright box around some points.
    #[inline]
    pub fn near(&self, points: impl IntoIterator<Item = Point>) -> Features {
        let (mut low, mut high) = (Point::new(i32::MAX, i32::MAX), Point::new(i32::MIN, i32::MIN));
        for point in points {
            low = Point::new(low.x.min(point.x), low.y.min(point.y));
            high = Point::new(high.x.max(point.x), high.y.max(point.y));
        }
        let (columns, rows) = (self.columns(), self.rows());
        let clamp = |value: i32, most: i32| value.div_euclid(CELL).clamp(0, most - 1);
        let (left, right) = (clamp(low.x, columns), clamp(high.x, columns));
        let mut mask = 0;
        for row in clamp(low.y, rows)..=clamp(high.y, rows) {
            let line = (row * columns) as usize;
            for cell in &self.cells[line + left as usize..=line + right as usize] {
                mask |= cell;
            }
        }
        Features(mask)
    }

    /// Can anything within so much of a point lie in the sea? False is certain.
    #[inline]
    pub fn sea_may_be_within(&self, point: Point, distance: i32) -> bool {
        self.seas.iter().any(|(low, high)| {
            point.x + distance >= low.x
                && point.x - distance <= high.x
                && point.y + distance >= low.y
                && point.y - distance <= high.y
        })
    }

    /// The features that may lie along a straight line.
    pub fn along(&self, line: Segment) -> Features {
        // Row by row, or column by column: whichever the line crosses more of.
        let step = line.to - line.from;
        let upright = step.y.abs() >= step.x.abs();
        let turned = |point: Point| if upright { point } else { Point::new(point.y, point.x) };
        let (mut low, mut high) = (turned(line.from), turned(line.to));
        if low.y > high.y {
            (low, high) = (high, low);
        }
        let (columns, rows) = (self.columns(), self.rows());
        let (across, ways) = if upright { (columns, rows) } else { (rows, columns) };
        let (next, next_way) = if upright { (1, columns) } else { (columns, 1) };
        let clamp = |value: i32, most: i32| value.div_euclid(CELL).clamp(0, most - 1);
        let (first, last) = (clamp(low.y, ways), clamp(high.y, ways));
        // The slope in 65536ths; what it loses on a way is far less than the margin of a cell.
        let slope = (i64::from(high.x - low.x) << 16) / i64::from((high.y - low.y).max(1));
        let side = |y: i32| {
            let y = y.clamp(low.y, high.y);
            low.x + ((i64::from(y - low.y) * slope) >> 16) as i32
        };
        let mut mask = 0;
        let mut near = side(first * CELL);
        for way in first..=last {
            let far = if way == last { high.x } else { side((way + 1) * CELL) };
            let (left, right) = (clamp(near.min(far) - 8, across), clamp(near.max(far) + 8, across));
            for cell in left..=right {
                mask |= self.cells[(way * next_way + cell * next) as usize];
            }
            near = far;
        }
        Features(mask)
    }

    /// Is a point on the table?
    #[inline]
    pub const fn holds(&self, point: Point) -> bool {
        point.x >= 0 && point.y >= 0 && point.x <= self.width && point.y <= self.depth
    }

    /// Does a base cover a feature? For lines: the line itself, with its width.
    pub fn covers(&self, base: &Base, feature: usize) -> bool {
        match self.feature(feature) {
            Feature::Area(area) => area.polygon.touches(base),
            Feature::Course(course) => course.pieces().any(|piece| base_gap(base, piece) <= course.width / 2),
            Feature::Top(hill) => hill.top.touches(base),
            Feature::Crest(hill) => hill.crest.iter().any(|line| base.meets(*line)),
        }
    }

    /// Does a base cover a feature on its way?
    pub fn swept(&self, swept: &Swept, feature: usize) -> bool {
        match self.feature(feature) {
            Feature::Area(area) => area.polygon.touched_by(swept),
            Feature::Course(course) if course.width == 0 => course.pieces().any(|piece| swept.meets(piece)),
            Feature::Course(course) => course.pieces().any(|piece| swept.gap(piece) <= course.width / 2),
            Feature::Top(hill) => hill.top.touched_by(swept),
            Feature::Crest(hill) => hill.crest.iter().any(|line| swept.meets(*line)),
        }
    }

    /// A feature by its number.
    ///
    /// # Panics
    /// If there is none.
    pub fn feature(&self, number: usize) -> Feature<'_> {
        let (areas, courses, hills) = (self.areas.len(), self.courses.len(), self.hills.len());
        if number < areas {
            return Feature::Area(&self.areas[number]);
        }
        let number = number - areas;
        if number < courses {
            return Feature::Course(&self.courses[number]);
        }
        let number = number - courses;
        if number < hills {
            Feature::Top(&self.hills[number])
        } else {
            Feature::Crest(&self.hills[number - hills])
        }
    }
}

/// The distance between a base and a segment, to the nearest thousandth; 0 if they touch.
pub fn base_gap(base: &Base, segment: Segment) -> i32 {
    if base.meets(segment) {
        return 0;
    }
    let corners = base.corners.iter().map(|corner| segment.distance(*corner));
    corners.chain([base.distance(segment.from), base.distance(segment.to)]).min().unwrap_or(i32::MAX)
}

/// Is a segment within so many thousandths of a base? Quick to say no.
pub fn base_within(base: &Base, segment: Segment, limit: i32) -> bool {
    let (from, to, reach) = (segment.from, segment.to, base.reach() + limit + 1);
    let beside = |a: i32, b: i32, at: i32| at < a.min(b) - reach || at > a.max(b) + reach;
    !beside(from.x, to.x, base.centre.x)
        && !beside(from.y, to.y, base.centre.y)
        && segment.passes(base.centre, reach)
        && base_gap(base, segment) <= limit
}

/// Something on the ground.
#[derive(Clone, Copy, Debug)]
pub enum Feature<'a> {
    /// An area.
    Area(&'a Area),
    /// A line.
    Course(&'a Course),
    /// The top of a hill.
    Top(&'a Hill),
    /// The crest of a hill.
    Crest(&'a Hill),
}

/// Inches as thousandths.
fn thousandths(inches: f64) -> i32 {
    (inches * 1000.0).round() as i32
}

fn point([x, y]: [f64; 2]) -> Point {
    Point::new(thousandths(x), thousandths(y))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TableFile {
    id: String,
    title: String,
    #[expect(dead_code, reason = "provenance is for readers of the file")]
    source: String,
    table: Size,
    edge: BTreeMap<String, Edge>,
    #[serde(default)]
    area: Vec<AreaEntry>,
    #[serde(default)]
    hill: Vec<HillEntry>,
    #[serde(default)]
    line: Vec<LineEntry>,
    #[serde(default)]
    crossing: Vec<CrossingEntry>,
    #[serde(default)]
    objective: Vec<ObjectiveEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Size {
    width: f64,
    depth: f64,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AreaEntry {
    id: String,
    name: String,
    kind: AreaKind,
    polygon: Spanned<Vec<[f64; 2]>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HillEntry {
    id: String,
    name: String,
    high: bool,
    top: Spanned<Vec<[f64; 2]>>,
    crest: Vec<Spanned<Vec<[f64; 2]>>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LineEntry {
    id: String,
    name: String,
    kind: LineKind,
    #[serde(default)]
    width: f64,
    points: Spanned<Vec<[f64; 2]>>,
}

#[derive(Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
enum CrossingKind {
    Bridge,
    Ford,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CrossingEntry {
    id: String,
    name: String,
    kind: CrossingKind,
    line: Spanned<String>,
    at: [f64; 2],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ObjectiveEntry {
    id: String,
    name: String,
    points: i32,
    held_by: String,
    polygon: Spanned<Vec<[f64; 2]>>,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Heading;

    fn alma() -> TableMap {
        let text = include_str!("../../../data/league/table.toml");
        TableMap::read(Source { file: "table.toml", text }).expect("the table is sound")
    }

    #[test]
    fn cells_miss_no_feature() {
        let table = alma();
        for x in (1000..191_000).step_by(1370) {
            for y in (1000..71_000).step_by(1130) {
                let base = Base::new(Point::new(x, y), Heading::new(x / 100), 1500);
                let near = table.near(base.corners);
                let features = table.areas.len() + table.courses.len() + 2 * table.hills.len();
                for feature in 0..features {
                    assert!(!table.covers(&base, feature) || near.has(feature), "{x} {y} {feature}");
                }
            }
        }
    }

    #[test]
    fn no_feature_along_a_line_is_missed() {
        let table = alma();
        let features = table.areas.len() + table.courses.len() + 2 * table.hills.len();
        for a in (0..192_000).step_by(9_700) {
            for b in (0..192_000).step_by(11_300) {
                let line = Segment::new(Point::new(a, a % 72_000), Point::new(b, (b * 7) % 71_000));
                let along = table.along(line);
                for feature in 0..features {
                    let met = match table.feature(feature) {
                        Feature::Area(area) => area.polygon.length_inside(line) > 0,
                        Feature::Course(course) => course.pieces().any(|piece| piece.meets(line)),
                        Feature::Top(hill) => hill.top.length_inside(line) > 0,
                        Feature::Crest(hill) => hill.crest.iter().any(|piece| piece.meets(line)),
                    };
                    assert!(!met || along.has(feature), "{line:?} {feature}");
                }
            }
        }
    }

    #[test]
    fn the_river_is_a_band() {
        let table = alma();
        let river = table.course_feature(0);
        let base = |y| Base::new(Point::new(128_000, y), Heading::NORTH, 1500);
        assert!(table.covers(&base(42_000), river));
        assert!(table.covers(&base(43_400), river));
        assert!(!table.covers(&base(43_600), river));
    }

    #[test]
    fn a_bad_file_names_its_faults() {
        let text = include_str!("../../../data/league/table.toml")
            .replace("[0.0, 0.0], [5.0, 0.0]", "[0.0, 0.0], [500.0, 0.0]");
        let faults = TableMap::read(Source { file: "table.toml", text: &text }).unwrap_err();
        assert!(faults[0].to_string().contains("beside the table"), "{}", faults[0]);
    }
}
