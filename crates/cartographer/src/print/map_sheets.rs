//! A map cut over several sheets.

use super::{BORDER, crop_marks, overlay};
use crate::grid::RADIUS;
use crate::lettering::{Letter, Line, Setting};
use crate::path::PathData;
use crate::pdf::{Page, Paper, Part, PdfError, to_pdf};
use crate::plan::Plan;
use crate::table::INCH;
use crate::wording::{Wording, text};

/// Neighbouring sheets show the same strip of the map, so broad, to be glued.
const OVERLAP: f64 = 8.0;

/// A border with room for crop marks.
const MARKS: f64 = BORDER + 3.0;

/// The windows of all sheets, row by row: left, top, width and height on the plan, in millimetres.
fn windows(plan: &Plan, paper: Paper, Scale(scale): Scale) -> Vec<[f64; 4]> {
    let (paper_width, paper_height) = paper.size();
    let across = pieces(plan.width * scale, paper_width - 2.0 * MARKS);
    let down = pieces(plan.height * scale, paper_height - 2.0 * MARKS);
    let row = |&(y, height): &(f64, f64)| {
        across.iter().map(move |&(x, width)| [x, y, width, height]).collect::<Vec<_>>()
    };
    down.iter().flat_map(row).collect()
}

/// How large a plan is printed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Scale(f64);

impl Scale {
    /// Hexes are so many millimetres wide from side to side.
    pub fn of_hexes(millimetres: f64) -> Scale {
        Scale(millimetres / (RADIUS * 3f64.sqrt()))
    }

    /// An inch of a table without hexes takes so many millimetres; 25.4 is its true size.
    pub fn of_inches(millimetres: f64) -> Scale {
        Scale(millimetres / INCH)
    }
}

/// A length cut into pieces that overlap: where each begins, and how long it is.
fn pieces(length: f64, room: f64) -> Vec<(f64, f64)> {
    let mut all = Vec::new();
    let mut from = 0.0;
    loop {
        all.push((from, room.min(length - from)));
        if from + room >= length {
            return all;
        }
        from += room - OVERLAP;
    }
}

/// How many sheets a map takes.
pub fn map_pages(plan: &Plan, paper: Paper, scale: Scale) -> usize {
    windows(plan, paper, scale).len()
}

/// A map as PDF, over as many sheets as it takes.
///
/// # Errors
/// If the plan is not SVG.
pub fn map_sheets(plan: &Plan, wording: Wording, paper: Paper, scale: Scale) -> Result<Vec<u8>, PdfError> {
    let windows = windows(plan, paper, scale);
    let Scale(scale) = scale;
    let mut drawings = vec![plan.svg.clone()];
    let mut pages = Vec::new();
    let (paper_width, paper_height) = paper.size();
    for (index, &[x, y, width, height]) in windows.iter().enumerate() {
        let window = [MARKS, MARKS, width, height];
        let caption = text!("caption-sheet", sheet = index + 1, count = windows.len());
        drawings.push(marks(paper, window, &wording.say(&caption)));
        let whole = [0.0, 0.0, paper_width, paper_height];
        pages.push(Page {
            parts: vec![
                Part {
                    drawing: 0,
                    place: [MARKS - x, MARKS - y, plan.width * scale, plan.height * scale],
                    window,
                },
                Part { drawing: index + 1, place: whole, window: whole },
            ],
        });
    }
    to_pdf(&drawings, &pages, paper)
}

fn marks(paper: Paper, window: [f64; 4], caption: &str) -> String {
    let (mut lines, mut text) = (PathData::default(), PathData::default());
    crop_marks(&mut lines, window);
    let line = Line::set(caption, Setting::plain(Letter::Italic, 4.0));
    line.draw_centred(&mut text, (paper.size().0 / 2.0, 8.0));
    let body = format!(
        "<path fill=\"none\" stroke=\"#000\" stroke-width=\".2\" d=\"{}\"/><path d=\"{}\"/>",
        lines.text(),
        text.text()
    );
    overlay(paper, &body)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sheets_cover_the_map_with_an_overlap() {
        let all = pieces(500.0, 184.0);
        assert_eq!(all.len(), 3);
        for pair in all.windows(2) {
            assert!((pair[0].0 + pair[0].1 - pair[1].0 - OVERLAP).abs() < 1e-9);
        }
        assert!((all[2].0 + all[2].1 - 500.0).abs() < 1e-9);
        assert_eq!(pieces(100.0, 184.0), [(0.0, 100.0)]);
    }

    #[test]
    fn a_page_for_each_sheet() {
        let wording = crate::samples::english("");
        let plan = crate::draw_map(&crate::samples::small(), &crate::Drawing::default(), wording);
        let scale = Scale::of_hexes(40.0);
        let pdf = map_sheets(&plan, wording, Paper::A4, scale).expect("a PDF");
        assert!(pdf.starts_with(b"%PDF"));
        let pages = map_pages(&plan, Paper::A4, scale);
        let count = format!("/Count {pages}");
        assert!(pages > 1 && pdf.windows(count.len()).any(|window| window == count.as_bytes()));
    }

    #[test]
    fn an_inch_of_a_table_has_its_true_size() {
        let table = crate::samples::table(20.0, 10.0, "");
        let plan =
            crate::draw_table(&table, &crate::TableDrawing::default(), &[], crate::samples::english(""));
        let sheets = windows(&plan, Paper::A4, Scale::of_inches(25.4));
        // Twenty inches and a margin of three on both sides.
        let right = sheets.iter().map(|[x, _, width, _]| x + width).fold(0.0, f64::max);
        assert!((right - 26.0 * 25.4).abs() < 1e-6, "{right}");
    }
}
