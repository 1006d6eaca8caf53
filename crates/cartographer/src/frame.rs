//! What surrounds the map: frame, title, scale, north.

use crate::drawing::Drawing;
use crate::grid::{Grid, ROW_STEP};
use crate::legend;
use crate::lettering::{Letter, Line, Setting};
use crate::palette;
use crate::path::{PathData, number};
use crate::plane::{Point, add};
use crate::sheet::Sheet;
use crate::wording::{Wording, text};
use hexmap::HexMap;

/// Paper over the whole plan.
pub(crate) fn draw_paper(sheet: &mut Sheet, width: f64, height: f64) {
    let (width, height) = (number(width), number(height));
    sheet.define(
        "<radialGradient id=\"age\" cx=\".5\" cy=\".5\" r=\".72\"><stop offset=\".62\" stop-color=\"#f5ecd7\"/>\
         <stop offset=\"1\" stop-color=\"#e6d5b0\"/></radialGradient>",
    );
    sheet.raw(&format!("<rect width=\"{width}\" height=\"{height}\" fill=\"url(#age)\"/>"));
}

/// The clip that keeps the ground inside the neat line.
pub(crate) fn define_clip(sheet: &mut Sheet, [left, top, right, bottom]: [f64; 4]) {
    sheet.define(&format!(
        "<clipPath id=\"neat\"><path d=\"M{} {}H{}V{}H{}z\"/></clipPath>",
        number(left),
        number(top),
        number(right),
        number(bottom),
        number(left)
    ));
}

/// A plan that is narrower inside its frame has no room for title, scale, arrow and legend side by side.
const SMALL: f64 = 1200.0;

/// Frame, title, scale bar, north arrow and legend.
pub(crate) fn draw(sheet: &mut Sheet, map: &HexMap, grid: &Grid, drawing: &Drawing, wording: Wording) {
    draw_frame(sheet, grid);
    let [left, _, right, bottom] = grid.neat_line();
    let middle = grid.width / 2.0;
    if right - left < SMALL {
        // A small plan has room for a short legend, and beside it for a small title.
        let end = left + 215.0;
        legend::draw(sheet, map, &drawing.marks, wording, (left, bottom + 52.0), end);
        let size = ((right - end) / 740.0).min(1.0);
        draw_title(sheet, map, wording, ((end + 15.0 + right) / 2.0, bottom + 44.0), size);
        return;
    }
    draw_title(sheet, map, wording, (middle, bottom + 44.0), 1.0);
    // Beside the title, where the plan is narrow.
    let scale = (right - 520.0).max(middle + 476.0);
    draw_scale(sheet, map, wording, (scale, bottom + 150.0), right - scale);
    draw_north(sheet, map, wording, ((right - 620.0).max(middle + 384.0), bottom + 142.0));
    legend::draw(sheet, map, &drawing.marks, wording, (grid.neat_line()[0], bottom + 52.0), middle - 330.0);
}

/// A rectangle, so much larger on all sides.
pub(crate) fn rectangle(path: &mut PathData, [left, top, right, bottom]: [f64; 4], out: f64) {
    path.polygon(&[
        (left - out, top - out),
        (right + out, top - out),
        (right + out, bottom + out),
        (left - out, bottom + out),
    ]);
}

/// A thin line, a band divided into black and white, a thick line.
fn draw_frame(sheet: &mut Sheet, grid: &Grid) {
    let neat = grid.neat_line();
    let mut lines = PathData::default();
    rectangle(&mut lines, neat, 0.0);
    rectangle(&mut lines, neat, 8.0);
    sheet.stroke(&lines, palette::INK, 1.6, "");
    let mut bars = PathData::default();
    let [left, top, right, bottom] = neat;
    // The divisions are those of the grid: two columns, two rows.
    let mut bar = |from: Point, to: Point| bars.polyline(&[from, to]);
    let mut x = left;
    while x < right {
        for y in [top - 4.0, bottom + 4.0] {
            bar((x, y), ((x + 75.0).min(right), y));
        }
        x += 150.0;
    }
    let mut y = top;
    while y < bottom {
        for x in [left - 4.0, right + 4.0] {
            bar((x, y), (x, (y + ROW_STEP).min(bottom)));
        }
        y += 2.0 * ROW_STEP;
    }
    sheet.stroke(&bars, palette::INK, 4.2, "");
    let whole = [30.0, 30.0, grid.width - 30.0, grid.height - 30.0];
    let (mut thick, mut thin) = (PathData::default(), PathData::default());
    rectangle(&mut thick, whole, 0.0);
    rectangle(&mut thin, whole, -9.0);
    sheet.stroke(&thick, palette::INK, 5.0, "");
    sheet.stroke(&thin, palette::INK, 1.2, "");
}

/// The title, the line under it and the note, in some part of their usual size.
fn draw_title(sheet: &mut Sheet, map: &HexMap, wording: Wording, top: Point, size: f64) {
    let (mut ink, mut light) = (PathData::default(), PathData::default());
    let title = wording.title(map.id()).to_uppercase();
    let title = Line::set(&title, Setting::plain(Letter::Bold, 74.0 * size).spaced(0.2));
    title.draw_centred(&mut ink, add(top, (0.0, 60.0 * size)));
    let subtitle =
        Line::set(&wording.subtitle(map.id()), Setting::plain(Letter::Italic, 34.0 * size).spaced(0.05));
    subtitle.draw_centred(&mut ink, add(top, (0.0, 120.0 * size)));
    for (index, row) in wrapped(&wording.note(map.id()), (74.0 * size) as usize).iter().enumerate() {
        let line = Line::set(row, Setting::plain(Letter::Italic, 17.5));
        line.draw_centred(&mut light, add(top, (0.0, 160.0 * size + 22.0 * index as f64)));
    }
    sheet.fill(&ink, palette::INK, "");
    sheet.fill(&light, palette::SEPIA, "");
    // A swelled rule under the title.
    let mut rule = PathData::default();
    let y = top.1 + 79.0 * size;
    let half = (title.width / 2.0).clamp(150.0 * size, 330.0 * size);
    rule.move_to((top.0 - half, y));
    rule.curve_to((top.0, y - 4.2), (top.0 + half, y));
    rule.curve_to((top.0, y + 4.2), (top.0 - half, y));
    rule.close();
    sheet.fill(&rule, palette::INK, "");
}

/// A text in rows of at most so many letters.
fn wrapped(text: &str, most: usize) -> Vec<String> {
    let mut rows: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match rows.last_mut() {
            Some(row) if row.chars().count() + 1 + word.chars().count() <= most => {
                row.push(' ');
                row.push_str(word);
            }
            _ => rows.push(word.to_owned()),
        }
    }
    rows
}

/// Yards in a mile.
const MILE: u32 = 1760;

/// A bar of round numbers of yards, or of miles where hexes are so large, not longer than the room for it.
fn draw_scale(sheet: &mut Sheet, map: &HexMap, wording: Wording, from: Point, room: f64) {
    if map.yards_per_hex() == 0 {
        return;
    }
    let unit = ROW_STEP / f64::from(map.yards_per_hex());
    // Four divisions that together are at most about five hexes long.
    let in_miles = map.yards_per_hex() >= MILE;
    let steps = if in_miles {
        [0.25, 0.5, 1.0, 2.0, 5.0, 10.0].map(|miles| miles * f64::from(MILE))
    } else {
        [50.0, 100.0, 250.0, 500.0, 1000.0, 2500.0]
    };
    let division = steps.into_iter().rfind(|step| step * unit * 4.0 < room.min(470.0)).unwrap_or(steps[0]);
    let (mut black, mut outline, mut text) = (PathData::default(), PathData::default(), PathData::default());
    let (x, y) = from;
    for step in 0..4 {
        let left = x + f64::from(step) * division * unit;
        let right = left + division * unit;
        let row = if step % 2 == 0 { 0.0 } else { 5.0 };
        black.polygon(&[(left, y + row), (right, y + row), (right, y + row + 5.0), (left, y + row + 5.0)]);
    }
    let end = x + 4.0 * division * unit;
    outline.polygon(&[(x, y), (end, y), (end, y + 10.0), (x, y + 10.0)]);
    for step in 0..=4 {
        let at = x + f64::from(step) * division * unit;
        outline.polyline(&[(at, y), (at, y - 5.0)]);
        let figure = number(division * f64::from(step) / f64::from(if in_miles { MILE } else { 1 }));
        Line::set(&figure, Setting::plain(Letter::Roman, 19.0)).draw_centred(&mut text, (at, y - 11.0));
    }
    let caption =
        if in_miles { text!("scale-of-miles") } else { text!("scale-of-yards", yards = map.yards_per_hex()) };
    Line::set(&wording.say(&caption), Setting::plain(Letter::Italic, 20.0))
        .draw_centred(&mut text, ((x + end) / 2.0, y + 37.0));
    sheet.fill(&black, palette::INK, "");
    sheet.stroke(&outline, palette::INK, 1.2, "");
    sheet.fill(&text, palette::INK, "");
}

/// An arrow to the north, if the map says where north is.
fn draw_north(sheet: &mut Sheet, map: &HexMap, wording: Wording, middle: Point) {
    let turn = match map.north() {
        "up" => 0,
        "right" => 90,
        "down" => 180,
        "left" => 270,
        _ => return,
    };
    sheet.raw(&format!("<g transform=\"rotate({turn} {} {})\">", number(middle.0), number(middle.1)));
    draw_needle(sheet, wording, middle, 1.0);
    sheet.raw("</g>");
}

/// A needle that points up, with its letter; at size 1 it reaches 70 units up.
pub(crate) fn draw_needle(sheet: &mut Sheet, wording: Wording, middle: Point, size: f64) {
    let at = |x: f64, y: f64| add(middle, (x * size, y * size));
    let (mut dark, mut outline) = (PathData::default(), PathData::default());
    // Two halves of a needle, one dark and one light, on a ring with a cross.
    dark.polygon(&[at(0.0, -70.0), at(-10.0, 0.0), at(0.0, 0.0)]);
    dark.polygon(&[at(0.0, 46.0), at(10.0, 0.0), at(0.0, 0.0)]);
    outline.polygon(&[at(0.0, -70.0), at(10.0, 0.0), at(0.0, 46.0), at(-10.0, 0.0)]);
    outline.polygon(&[at(-36.0, 0.0), at(0.0, -7.0), at(36.0, 0.0), at(0.0, 7.0)]);
    let mut ring = PathData::default();
    ring.circle(middle, 25.0 * size);
    ring.circle(middle, 28.5 * size);
    let mut letter = PathData::default();
    let north = Line::set(&wording.say(&text!("letter-north")), Setting::plain(Letter::Bold, 27.0 * size));
    north.draw_centred(&mut letter, at(0.0, -78.0));
    sheet.stroke(&ring, palette::INK, 1.1 * size, "");
    let edge = format!("stroke=\"{}\" stroke-width=\"{}\"", palette::INK, number(1.3 * size));
    sheet.fill(&outline, palette::PAPER, &edge);
    sheet.fill(&dark, palette::INK, "");
    sheet.fill(&letter, palette::INK, "");
}
