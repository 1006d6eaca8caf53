//! The legend of a table: samples of what it has, in one row.

use super::board::{Board, INCH, TABLE_MARGIN};
use super::drawing::TableDrawing;
use super::names::Names;
use super::{draw_ground, objectives};
use crate::lettering::{Letter, Line, Setting};
use crate::palette;
use crate::path::{PathData, number};
use crate::plane::Point;
use crate::sheet::Sheet;
use crate::wording::{PHRASES, Wording};
use kernel::Source;
use phrases::Text;
use tabletop::{AreaKind, LineKind, TableMap};

/// An entry: its message, when it is wanted, and what stands on its sample.
struct Entry {
    name: &'static str,
    present: fn(&TableMap) -> bool,
    /// How much smaller than the table it is drawn.
    scale: f64,
    ground: &'static str,
}

impl Entry {
    fn words(&self, wording: Wording) -> Line {
        let words = wording.say(&Text::message(&PHRASES, self.name, []));
        Line::set(&words, Setting::plain(Letter::Italic, LETTERS))
    }
}

/// Samples are so large on the plan.
const SAMPLE: Point = (26.4, 12.72);
/// Of most things 6.6 by 3.18 inches are shown, of slopes 11 by 5.3.
const LARGE: f64 = 0.4;
const SMALL: f64 = 0.24;

fn has_area(table: &TableMap, kind: AreaKind) -> bool {
    table.areas.iter().any(|area| area.kind == kind)
}

fn has_line(table: &TableMap, kind: LineKind) -> bool {
    table.courses.iter().any(|course| course.kind == kind)
}

const ENTRIES: [Entry; 12] = [
    Entry {
        name: "legend-gentle-slope",
        present: |table| has_area(table, AreaKind::Gentle),
        scale: SMALL,
        ground: "[[area]]\nid = \"a\"\nname = \"a\"\nkind = \"gentle\"\npolygon = [[0.0, 0.2], [11.0, 0.2], [11.0, 4.8], [0.0, 4.8]]\n\
                 [[hill]]\nid = \"h\"\nname = \"h\"\nhigh = true\ntop = [[0.0, 4.8], [11.0, 4.8], [11.0, 5.3], [0.0, 5.3]]\ncrest = []\n",
    },
    Entry {
        name: "legend-steep-slope",
        present: |table| has_area(table, AreaKind::Steep),
        scale: SMALL,
        ground: "[[area]]\nid = \"a\"\nname = \"a\"\nkind = \"steep\"\npolygon = [[0.0, 0.2], [11.0, 0.2], [11.0, 4.8], [0.0, 4.8]]\n\
                 [[hill]]\nid = \"h\"\nname = \"h\"\nhigh = true\ntop = [[0.0, 4.8], [11.0, 4.8], [11.0, 5.3], [0.0, 5.3]]\ncrest = []\n",
    },
    Entry {
        name: "legend-cliff",
        present: |table| has_area(table, AreaKind::Cliff),
        scale: SMALL,
        ground: "[[area]]\nid = \"a\"\nname = \"a\"\nkind = \"cliff\"\npolygon = [[0.0, 0.2], [11.0, 0.2], [11.0, 4.8], [0.0, 4.8]]\n\
                 [[hill]]\nid = \"h\"\nname = \"h\"\nhigh = true\ntop = [[0.0, 4.8], [11.0, 4.8], [11.0, 5.3], [0.0, 5.3]]\ncrest = []\n",
    },
    Entry {
        name: "legend-crest",
        present: |table| table.hills.iter().any(|hill| !hill.crest.is_empty()),
        scale: LARGE,
        ground: "[[area]]\nid = \"a\"\nname = \"a\"\nkind = \"gentle\"\npolygon = [[0.0, 0.0], [6.6, 0.0], [6.6, 1.9], [0.0, 1.3]]\n\
                 [[hill]]\nid = \"h\"\nname = \"h\"\nhigh = true\ntop = [[0.0, 1.3], [6.6, 1.9], [6.6, 3.18], [0.0, 3.18]]\n\
                 crest = [[[0.0, 1.3], [6.6, 1.9]]]\n",
    },
    Entry {
        name: "legend-river",
        present: |table| has_line(table, LineKind::Stream),
        scale: LARGE,
        ground: "[[line]]\nid = \"s\"\nname = \"s\"\nkind = \"stream\"\nwidth = 1.3\npoints = [[0.0, 1.4], [3.3, 1.7], [6.6, 1.5]]\n\
                 [[line]]\nid = \"r\"\nname = \"r\"\nkind = \"road\"\npoints = [[3.1, 0.0], [3.4, 3.18]]\n\
                 [[crossing]]\nid = \"b\"\nname = \"b\"\nkind = \"bridge\"\nline = \"s\"\nat = [3.26, 1.7]\n",
    },
    Entry {
        name: "legend-road",
        present: |table| has_line(table, LineKind::Road),
        scale: LARGE,
        ground: "[[line]]\nid = \"r\"\nname = \"r\"\nkind = \"road\"\npoints = [[0.0, 1.2], [3.3, 1.8], [6.6, 1.6]]\n",
    },
    Entry {
        name: "legend-track",
        present: |table| has_line(table, LineKind::Track),
        scale: LARGE,
        ground: "[[line]]\nid = \"r\"\nname = \"r\"\nkind = \"track\"\npoints = [[0.0, 1.2], [3.3, 1.8], [6.6, 1.6]]\n",
    },
    Entry {
        name: "legend-wall",
        present: |table| has_line(table, LineKind::Wall),
        scale: LARGE,
        ground: "[[line]]\nid = \"r\"\nname = \"r\"\nkind = \"wall\"\npoints = [[0.6, 1.2], [3.3, 1.8], [6.0, 1.5]]\n",
    },
    Entry {
        name: "legend-parapet",
        present: |table| has_line(table, LineKind::Trench),
        scale: LARGE,
        ground: "[[line]]\nid = \"r\"\nname = \"r\"\nkind = \"trench\"\npoints = [[0.9, 0.7], [1.8, 2.1], [4.8, 2.1], [5.7, 0.7]]\n",
    },
    Entry {
        name: "legend-vineyard",
        present: |table| has_area(table, AreaKind::Vineyard),
        scale: LARGE,
        ground: "[[area]]\nid = \"a\"\nname = \"a\"\nkind = \"vineyard\"\npolygon = [[0.3, 0.3], [6.3, 0.3], [6.3, 2.9], [0.3, 2.9]]\n",
    },
    Entry {
        name: "legend-orchard",
        present: |table| has_area(table, AreaKind::Woods),
        scale: LARGE,
        ground: "[[area]]\nid = \"a\"\nname = \"a\"\nkind = \"woods\"\npolygon = [[0.3, 0.3], [6.3, 0.3], [6.3, 2.9], [0.3, 2.9]]\n",
    },
    Entry {
        name: "legend-objective",
        present: |table| !table.objectives.is_empty(),
        scale: LARGE,
        ground: "[[objective]]\nid = \"o\"\nname = \"o\"\npoints = 2\nheld_by = \"x\"\n\
                 polygon = [[0.6, 0.5], [6.0, 0.4], [6.0, 2.7], [0.6, 2.8]]\n",
    },
];

/// The letters beside a sample.
const LETTERS: f64 = 9.0;
/// From a sample to its words, and from the words to the next sample.
const GAPS: [f64; 2] = [4.0, 13.0];

/// The places of all entries from a point on, as far as there is room: the sample's corner, and where each ends.
fn places(table: &TableMap, wording: Wording, from: Point, right: f64) -> Vec<(&'static Entry, Point, f64)> {
    let mut x = from.0;
    let mut all = Vec::new();
    for entry in ENTRIES.iter().filter(|entry| (entry.present)(table)) {
        let end = x + SAMPLE.0 + GAPS[0] + entry.words(wording).width;
        if end > right {
            break;
        }
        all.push((entry, (x, from.1), end));
        x = end + GAPS[1];
    }
    all
}

/// Where the legend ends, if it begins at a point and has to end before another.
pub(super) fn end(table: &TableMap, wording: Wording, from: Point, right: f64) -> f64 {
    places(table, wording, from, right).last().map_or(from.0, |place| place.2)
}

/// How high the samples are on the plan.
pub(super) const HEIGHT: f64 = SAMPLE.1;

/// Draws the entries that a table needs.
pub(super) fn draw(sheet: &mut Sheet, table: &TableMap, wording: Wording, from: Point, right: f64) {
    let mut words = PathData::default();
    for (index, (entry, at, _)) in places(table, wording, from, right).into_iter().enumerate() {
        sample(sheet, entry, wording, at, index);
        entry.words(wording).draw(&mut words, (at.0 + SAMPLE.0 + GAPS[0], at.1 + HEIGHT / 2.0 + 3.0));
    }
    sheet.fill(&words, palette::INK, "");
}

fn sample(sheet: &mut Sheet, entry: &Entry, wording: Wording, at: Point, index: usize) {
    let size = (SAMPLE.0 / entry.scale, SAMPLE.1 / entry.scale);
    let text = format!(
        "id = \"s\"\ntitle = \"s\"\nsource = \"s\"\n[table]\nwidth = {:.3}\ndepth = {:.3}\n[edge]\n{}",
        size.0 / INCH,
        size.1 / INCH,
        entry.ground
    );
    let table = TableMap::read(Source { file: "legend", text: &text })
        .expect("the samples are part of the program and tested");
    let board = Board::for_table(&table);
    let names = Names::of(&TableDrawing::default(), &board, wording);
    let frame = format!("M{TABLE_MARGIN} {TABLE_MARGIN}h{}v{}h-{0}z", number(size.0), number(size.1));
    sheet.define(&format!("<clipPath id=\"s{index}\"><path d=\"{frame}\"/></clipPath>"));
    sheet.raw(&format!(
        "<g transform=\"translate({} {}) scale({}) translate(-{TABLE_MARGIN} -{TABLE_MARGIN})\">\
         <g clip-path=\"url(#s{index})\">",
        number(at.0),
        number(at.1),
        entry.scale
    ));
    draw_ground(sheet, &table, &board, &names);
    objectives::draw_roundels(sheet, &table, &board, &names);
    sheet.raw("</g>");
    sheet.raw(&format!(
        "<path fill=\"none\" stroke=\"{}\" stroke-width=\"{}\" d=\"{frame}\"/></g>",
        palette::INK,
        number(0.6 / entry.scale)
    ));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::samples;

    #[test]
    fn the_legend_has_every_entry_of_the_alma() {
        let places = places(&samples::league(), samples::english("league"), (0.0, 0.0), 1900.0);
        assert_eq!(places.len(), ENTRIES.len());
        let mut sheet = Sheet::default();
        draw(&mut sheet, &samples::league(), samples::english("league"), (0.0, 0.0), 1900.0);
        assert_eq!(sheet.finish(1.0, 1.0).matches("<clipPath").count(), ENTRIES.len());
    }
}
