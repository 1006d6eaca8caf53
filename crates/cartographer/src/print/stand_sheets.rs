//! Paper stands for a table without hexes: squares in their true size, to cut out and play with.

use super::{BORDER, overlay};
use crate::counters::{plate_of, symbol_body};
use crate::lettering::{Letter, Line, Setting};
use crate::path::{PathData, number};
use crate::pdf::{Page, Paper, Part, PdfError, to_pdf};
use crate::plane::Point;
use crate::wording::{Wording, text};
use declaration::{Figures, Plate, Symbol, TitleSpec};
use kernel::{Counter, Piece, Place};

/// Millimetres in a thousandth of an inch.
const MILLIMETRES: f64 = 0.0254;

/// Between neighbouring stands, so that a cut that goes astray hurts nobody.
const GUTTER: f64 = 1.5;

/// Above the stands.
const HEAD: f64 = 8.0;

/// Leaders have no stand: theirs is a disc of one inch.
const LEADER: i32 = 1000;

/// One thing to cut out.
struct Cut<'a> {
    piece: &'a Piece,
    /// Its edge in thousandths of an inch.
    edge: i32,
    /// How many figures stand on it, and which stand of how many it is; nothing for a leader.
    stand: Option<(u8, usize, usize)>,
}

/// Everything that stands on the table at the beginning.
fn cuts(counters: &[Counter]) -> Vec<Cut<'_>> {
    let mut all = Vec::new();
    for Counter { front: piece, .. } in counters {
        let Place::Table(stance) = &piece.place else { continue };
        let count = stance.stands.len();
        all.extend(stance.stands.iter().enumerate().map(|(index, stand)| Cut {
            piece,
            edge: stand.edge,
            stand: Some((stand.figures, index + 1, count)),
        }));
        if count == 0 {
            all.push(Cut { piece, edge: LEADER, stand: None });
        }
    }
    all
}

/// How many paper stands there are for some counters.
pub fn stand_count(counters: &[Counter]) -> usize {
    cuts(counters).len()
}

/// The stands of all units that lie on a table, as PDF in their true size: unit, colour of the nation, figures, and
/// a bar along the front edge. Leaders are discs of one inch.
///
/// # Errors
/// If a stand cannot be carried over.
pub fn stand_sheets(
    spec: &TitleSpec,
    wording: Wording,
    title: &str,
    counters: &[Counter],
    paper: Paper,
) -> Result<Vec<u8>, PdfError> {
    let (width, height) = paper.size();
    let drawings = stand_drawings(spec, wording, title, counters, paper);
    let whole = [0.0, 0.0, width, height];
    let pages: Vec<Page> = (0..drawings.len())
        .map(|drawing| Page { parts: vec![Part { drawing, place: whole, window: whole }] })
        .collect();
    to_pdf(&drawings, &pages, paper)
}

/// The same sheets as SVG documents; a unit is a millimetre.
pub fn stand_drawings(
    spec: &TitleSpec,
    wording: Wording,
    title: &str,
    counters: &[Counter],
    paper: Paper,
) -> Vec<String> {
    let counters = wording.said(counters);
    let cuts = cuts(&counters);
    let sheets = laid_out(&cuts, paper);
    let count = sheets.len();
    let sheet = |(index, places): (usize, Vec<(usize, Point)>)| {
        let mut body = String::from("<path d=\"M0 0h400v400h-400z\" fill=\"#fff\"/>");
        for (cut, (x, y)) in places {
            let cut = &cuts[cut];
            body.push_str(&format!(
                "<g transform=\"translate({} {}) scale({:.5})\">{}</g>",
                number(x),
                number(y),
                f64::from(cut.edge) * MILLIMETRES / 60.0,
                draw_cut(spec, wording, cut)
            ));
        }
        let mut text = PathData::default();
        let caption = text!("caption-stands", title = title, sheet = index + 1, count = count);
        Line::set(&wording.say(&caption), Setting::plain(Letter::Italic, 4.5))
            .draw_centred(&mut text, (paper.size().0 / 2.0, BORDER + 2.0));
        body.push_str(&format!("<path d=\"{}\"/>", text.text()));
        overlay(paper, &body)
    };
    sheets.into_iter().enumerate().map(sheet).collect()
}

/// The sheets, each with its things and where they lie: row by row in their order.
fn laid_out(cuts: &[Cut<'_>], paper: Paper) -> Vec<Vec<(usize, Point)>> {
    let (width, height) = paper.size();
    let mut sheets: Vec<Vec<(usize, Point)>> = Vec::new();
    let (mut x, mut y, mut deepest) = (BORDER, f64::INFINITY, 0.0_f64);
    for (index, cut) in cuts.iter().enumerate() {
        let size = f64::from(cut.edge) * MILLIMETRES;
        if x + size > width - BORDER {
            (x, y, deepest) = (BORDER, y + deepest + GUTTER, 0.0);
        }
        if y + size > height - BORDER {
            sheets.push(Vec::new());
            (x, y, deepest) = (BORDER, BORDER + HEAD, 0.0);
        }
        if let Some(sheet) = sheets.last_mut() {
            sheet.push((index, (x, y)));
        }
        x += size + GUTTER;
        deepest = deepest.max(size);
    }
    sheets
}

/// A stand or a leader on a square of 60 units, its front at the top.
fn draw_cut(spec: &TitleSpec, wording: Wording, cut: &Cut<'_>) -> String {
    let plate = plate_of(spec, cut.piece.nation, cut.piece.side);
    let arm = spec.arm(cut.piece.arm).map_or(Symbol::Box, |arm| arm.symbol);
    let ink = plate.ink;
    let mut text = PathData::default();
    let whole = cut.piece.name.to_string();
    let (name, rest) = whole.split_once(", ").unwrap_or((&whole, ""));
    let Some((figures, number_of, count)) = cut.stand else {
        centred(&mut text, &whole, 40.0, 7.0, 44.0);
        return format!(
            "<circle cx=\"30\" cy=\"30\" r=\"29.4\" fill=\"{}\" stroke=\"#1c150e\" stroke-width=\"1.2\"/>\
             <g transform=\"translate(18 12) scale(.4)\" color=\"{ink}\">{}</g><path fill=\"{ink}\" d=\"{}\"/>",
            plate.ground,
            symbol_body(Symbol::Star),
            text.text()
        );
    };
    centred(&mut text, name, 50.0, 7.0, 54.0);
    let place = text!("number-of-stand", number = number_of, count = count);
    let place = if count > 1 { wording.say(&place) } else { String::new() };
    let second = [rest, &place].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", ");
    centred(&mut text, &second, 56.4, 5.0, 54.0);
    let mut men = PathData::default();
    let gun = arm.figures() == Figures::Gun;
    let symbol = if gun {
        format!("<g transform=\"translate(15 8) scale(.5)\" color=\"{ink}\">{}</g>", symbol_body(arm))
    } else {
        String::new()
    };
    let mounted = arm.figures() == Figures::Horse;
    for place in ranks(usize::from(figures), if gun { 27.5 } else { 10.0 }) {
        figure(&mut men, place, mounted);
    }
    format!(
        "{}{symbol}<path fill=\"{ink}\" d=\"{}\"/><path fill=\"{ink}\" d=\"{}\"/>",
        ground(&plate),
        men.text(),
        text.text()
    )
}

/// The square with its edge, the bar along its front, and the stripe of the nation.
fn ground(plate: &Plate) -> String {
    format!(
        "<path d=\"M0 0h60v60h-60z\" fill=\"{0}\"/><path d=\"M0 0h60v3.4h-26.4l-3.6 3.6-3.6-3.6h-26.4z\" fill=\"{1}\"/>\
         <path d=\"M.4 .4h59.2v59.2h-59.2z\" fill=\"none\" stroke=\"#1c150e\" stroke-width=\".8\"/>",
        plate.ground, plate.ink
    )
}

/// Where the figures of a stand are: two ranks if there are more than four, the first at the front.
fn ranks(figures: usize, top: f64) -> Vec<Point> {
    let count = if figures > 4 { 2 } else { 1 };
    let wide = figures.div_ceil(count).max(1);
    let high = (44.0 - top) / count as f64;
    let place = |index: usize| {
        let (rank, file) = (index / wide, index % wide);
        let files = wide.min(figures - rank * wide);
        let step = (50.0 / wide as f64).min(14.0);
        let x = 30.0 + (file as f64 - (files as f64 - 1.0) / 2.0) * step;
        (x, top + (rank as f64 + 0.5) * high)
    };
    (0..figures).map(place).collect()
}

/// A man, or a man on a horse, seen from the front: about eight units wide and twelve high.
fn figure(path: &mut PathData, (x, y): Point, mounted: bool) {
    let at = |right: f64, down: f64| (x + right, y + down);
    path.circle(at(0.0, -3.0), 1.7);
    path.polygon(&[at(-1.6, -4.6), at(-1.3, -7.2), at(1.3, -7.2), at(1.6, -4.6)]);
    path.polygon(&[at(-2.8, -0.8), at(2.8, -0.8), at(2.2, 3.0), at(-2.2, 3.0)]);
    if mounted {
        path.polygon(&[at(-1.2, 2.6), at(1.2, 2.6), at(1.7, 5.4), at(0.0, 8.0), at(-1.7, 5.4)]);
        path.polygon(&[at(-3.4, 3.4), at(-1.9, 3.4), at(-2.1, 8.0), at(-3.1, 8.0)]);
        path.polygon(&[at(3.4, 3.4), at(1.9, 3.4), at(2.1, 8.0), at(3.1, 8.0)]);
    } else {
        path.polygon(&[at(-2.0, 3.4), at(-0.3, 3.4), at(-0.5, 7.0), at(-1.9, 7.0)]);
        path.polygon(&[at(2.0, 3.4), at(0.3, 3.4), at(0.5, 7.0), at(1.9, 7.0)]);
        path.polygon(&[at(3.4, -7.4), at(4.0, -7.4), at(4.0, 6.6), at(3.4, 6.6)]);
    }
}

/// A line in the middle, smaller if it is too long.
fn centred(path: &mut PathData, text: &str, y: f64, size: f64, most: f64) {
    let line = |size: f64| Line::set(text, Setting::plain(Letter::Heavy, size));
    let natural = line(size);
    let fitted = if natural.width > most { line(size * most / natural.width) } else { natural };
    fitted.draw_centred(path, (30.0, y));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::samples;
    use kernel::{Stance, Stand};

    fn counter(arm: &'static str, stands: usize, edge: i32) -> Counter {
        let stand = Stand { x: 0, y: 0, heading: 0, edge, figures: 6 };
        let stance = Stance { x: 0, y: 0, heading: 0, formation: "column", stands: vec![stand; stands] };
        let front = Piece {
            id: "a".to_owned(),
            name: phrases::Text::name("Moscow Infantry, 1st Battalion"),
            short: None,
            side: "russian",
            nation: "russian",
            arm,
            place: Place::Table(stance),
            reversed: false,
            values: Vec::new(),
            badges: kernel::Badges::default(),
        };
        Counter { front, back: Vec::new(), provenance: Vec::new() }
    }

    #[test]
    fn stands_have_their_true_size_and_do_not_overlap() {
        let counters = [counter("infantry", 40, 1500), counter("cavalry", 9, 2000), counter("staff", 0, 0)];
        assert_eq!(stand_count(&counters), 50);
        for paper in [Paper::A4, Paper::Letter] {
            let cuts = cuts(&counters);
            let sheets = laid_out(&cuts, paper);
            assert_eq!(sheets.iter().map(Vec::len).sum::<usize>(), 50);
            for sheet in &sheets {
                let square = |&(cut, (x, y)): &(usize, Point)| {
                    let size = f64::from(cuts[cut].edge) * 0.0254;
                    [x, y, x + size, y + size]
                };
                for (index, place) in sheet.iter().enumerate() {
                    let a = square(place);
                    assert!(a[2] <= paper.size().0 - BORDER && a[3] <= paper.size().1 - BORDER);
                    for b in sheet[..index].iter().map(square) {
                        assert!(a[2] <= b[0] || b[2] <= a[0] || a[3] <= b[1] || b[3] <= a[1]);
                    }
                }
            }
        }
        // An inch and a half is 38.1 millimetres, and a drawing has 60 units.
        let drawings =
            stand_drawings(samples::specs()[0], samples::english(""), "Test", &counters, Paper::A4);
        assert_eq!(drawings[0].matches("scale(0.63500)").count(), 24);
        let pdf = stand_sheets(samples::specs()[0], samples::english(""), "Test", &counters, Paper::A4)
            .expect("a PDF");
        assert!(pdf.starts_with(b"%PDF"));
    }

    #[test]
    fn every_figure_is_on_its_stand() {
        for figures in 1..=12 {
            let places = ranks(figures, 10.0);
            assert_eq!(places.len(), figures);
            assert!(places.iter().all(|&(x, y)| (4.0..=56.0).contains(&x) && (12.0..=42.0).contains(&y)));
        }
        let less = |figures: u8| {
            let counter = counter("infantry", 1, 1500);
            draw_cut(
                samples::specs()[0],
                samples::english(""),
                &Cut { piece: &counter.front, edge: 1500, stand: Some((figures, 1, 1)) },
            )
            .len()
        };
        assert!(less(3) < less(4));
    }
}
