//! Counters to cut out: fronts, and backs mirrored so that they meet them.

use super::{BORDER, overlay};
use crate::counters::draw_counter;
use crate::lettering::{Letter, Line, Setting};
use crate::path::{PathData, number};
use crate::pdf::{Page, Paper, Part, PdfError, to_pdf};
use crate::wording::{Wording, text};
use declaration::TitleSpec;
use kernel::{Counter, Piece};

/// Above the counters: the title and the marks to cut along.
const HEAD: f64 = 10.0;

/// Between neighbouring counters, so that a cut that goes astray hurts nobody.
const GUTTER: f64 = 1.0;

/// All counters as PDF, `size` millimetres square: a sheet of fronts, then the sheet of their backs,
/// mirrored for printing on both sides along the long edge.
///
/// # Errors
/// If a counter cannot be carried over.
pub fn counter_sheets(
    spec: &TitleSpec,
    wording: Wording,
    title: &str,
    counters: &[Counter],
    size: f64,
    paper: Paper,
) -> Result<Vec<u8>, PdfError> {
    let (width, height) = paper.size();
    let drawings = counter_drawings(spec, wording, title, counters, size, paper);
    let whole = [0.0, 0.0, width, height];
    let pages: Vec<Page> = (0..drawings.len())
        .map(|drawing| Page { parts: vec![Part { drawing, place: whole, window: whole }] })
        .collect();
    to_pdf(&drawings, &pages, paper)
}

/// The same sheets as SVG documents, fronts and backs by turns; a unit is a millimetre.
pub fn counter_drawings(
    spec: &TitleSpec,
    wording: Wording,
    title: &str,
    counters: &[Counter],
    size: f64,
    paper: Paper,
) -> Vec<String> {
    let (width, height) = paper.size();
    let step = size + GUTTER;
    let columns = (((width - 2.0 * BORDER - 8.0) / step).floor() as usize).max(1);
    let rows = (((height - 2.0 * BORDER - HEAD - 4.0) / step).floor() as usize).max(1);
    let counters = wording.said(counters);
    let sheets: Vec<&[Counter]> = counters.chunks(columns * rows).collect();
    let mut drawings = Vec::new();
    for (index, sheet) in sheets.iter().enumerate() {
        for back in [false, true] {
            let face = if back { "caption-backs" } else { "caption-fronts" };
            let caption = text!(face, title = title, sheet = index + 1, count = sheets.len());
            let caption = wording.say(&caption);
            drawings.push(draw_sheet(spec, sheet, &caption, back, size, paper, columns));
        }
    }
    drawings
}

fn draw_sheet(
    spec: &TitleSpec,
    counters: &[Counter],
    caption: &str,
    back: bool,
    size: f64,
    paper: Paper,
    columns: usize,
) -> String {
    let (width, _) = paper.size();
    let step = size + GUTTER;
    let left = (width - columns as f64 * step) / 2.0 + GUTTER / 2.0;
    let top = BORDER + HEAD;
    let mut body = String::from("<path d=\"M0 0h400v400h-400z\" fill=\"#fff\"/>");
    for (index, counter) in counters.iter().enumerate() {
        let (column, row) = (index % columns, index / columns);
        let column = if back { columns - 1 - column } else { column };
        let (x, y) = (left + column as f64 * step, top + row as f64 * step);
        let drawn = if back {
            let values = counter.back.clone();
            draw_counter(spec, &Piece { reversed: true, values, ..counter.front.clone() })
        } else {
            draw_counter(spec, &counter.front)
        };
        body.push_str(&format!(
            "<g transform=\"translate({} {}) scale({:.5})\">{drawn}</g>",
            number(x),
            number(y),
            size / 60.0
        ));
    }
    let rows = counters.len().div_ceil(columns);
    let (mut marks, mut text) = (PathData::default(), PathData::default());
    let (right, bottom) = (left + columns as f64 * step - GUTTER, top + rows as f64 * step - GUTTER);
    for column in 0..columns {
        for x in [left + column as f64 * step, left + column as f64 * step + size] {
            marks.polyline(&[(x, top - 4.0), (x, top - 1.0)]);
            marks.polyline(&[(x, bottom + 1.0), (x, bottom + 4.0)]);
        }
    }
    for row in 0..rows {
        for y in [top + row as f64 * step, top + row as f64 * step + size] {
            marks.polyline(&[(left - 4.0, y), (left - 1.0, y)]);
            marks.polyline(&[(right + 1.0, y), (right + 4.0, y)]);
        }
    }
    Line::set(caption, Setting::plain(Letter::Italic, 4.5))
        .draw_centred(&mut text, (width / 2.0, BORDER + 2.0));
    body.push_str(&format!(
        "<path fill=\"none\" stroke=\"#000\" stroke-width=\".15\" d=\"{}\"/><path d=\"{}\"/>",
        marks.text(),
        text.text()
    ));
    overlay(paper, &body)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::samples;
    use kernel::Place;

    fn counters(count: usize) -> Vec<Counter> {
        let piece = |index: usize| Piece {
            id: index.to_string(),
            name: phrases::Text::name(format!("{index} Ukraine")),
            short: None,
            side: "russian",
            nation: "russian",
            arm: "infantry",
            place: Place::Box(phrases::Text::default()),
            reversed: false,
            values: vec![kernel::printed("fire", 2)],
            badges: kernel::Badges::default(),
        };
        let counter = |index| Counter {
            front: piece(index),
            back: vec![kernel::printed("fire", "(1)")],
            provenance: Vec::new(),
        };
        (0..count).map(counter).collect()
    }

    #[test]
    fn fronts_and_backs_take_a_page_each() {
        let pdf = counter_sheets(
            samples::specs()[0],
            samples::english(""),
            "Test",
            &counters(3),
            15.0,
            Paper::Letter,
        )
        .expect("a PDF");
        assert!(pdf.starts_with(b"%PDF"));
        assert!(pdf.windows(8).any(|window| window == b"/Count 2"));
    }

    #[test]
    fn backs_carry_their_own_values() {
        let with = draw_sheet(samples::specs()[0], &counters(1), "", true, 15.0, Paper::A4, 10);
        let blank = vec![Counter { back: Vec::new(), ..counters(1).remove(0) }];
        assert!(with.len() > draw_sheet(samples::specs()[0], &blank, "", true, 15.0, Paper::A4, 10).len());
    }

    #[test]
    fn backs_are_mirrored() {
        let front = draw_sheet(samples::specs()[0], &counters(1), "", false, 15.0, Paper::A4, 10);
        let back = draw_sheet(samples::specs()[0], &counters(1), "", true, 15.0, Paper::A4, 10);
        let first = |text: &str| {
            let from = text.find("translate(").expect("a counter") + 10;
            text[from..].split(' ').next().expect("a number").parse::<f64>().expect("a number")
        };
        assert!((first(&front) + first(&back) + 15.0 - 210.0).abs() < 0.1);
    }
}
