//! A whole counter, for print.

use super::layout::{TextBox, counter_layout};
use super::plates::{plate_body, plate_of};
use super::symbols::symbol_of;
use crate::lettering::{Letter, Line, Setting};
use crate::path::{PathData, number};
use declaration::TitleSpec;
use kernel::Piece;

/// Draws a counter as an SVG group on a square of 60 units, all text as outlines; what is not yet said, in English.
pub fn draw_counter(spec: &TitleSpec, piece: &Piece) -> String {
    let layout = counter_layout();
    let plate = plate_of(spec, piece.nation, piece.side);
    let ink = if piece.reversed { plate.muted_ink } else { plate.ink };
    let mut text = PathData::default();
    set(&mut text, &piece.name.to_string(), &layout.name);
    for (place, shown) in layout.places(&piece.values) {
        set(&mut text, &shown.to_string(), place);
    }
    let [x, y, width, _] = layout.symbol;
    format!(
        "<g>{}<g transform=\"translate({} {}) scale({})\" fill=\"none\" color=\"{ink}\">{}</g><path fill=\"{ink}\" d=\"{}\"/></g>",
        plate_body(&plate, piece.reversed),
        number(x),
        number(y),
        number(width / 60.0),
        symbol_of(spec, piece.arm),
        text.text()
    )
}

/// A text for its box, smaller if it is too long.
fn fitted(text: &str, place: &TextBox) -> Line {
    let letter = if place.weight >= 700 { Letter::Heavy } else { Letter::Plain };
    let line = |size: f64| Line::set(text, Setting::plain(letter, size));
    let natural = line(place.size);
    if natural.width > place.max_width { line(place.size * place.max_width / natural.width) } else { natural }
}

/// A dot in the place of a value, which the faces lack.
const DOT: &str = "•";

fn set(path: &mut PathData, text: &str, place: &TextBox) {
    if text == DOT {
        let radius = place.size * 0.22;
        let x = match place.anchor {
            "middle" => place.x,
            "end" => place.x - radius,
            _ => place.x + radius,
        };
        path.circle((x, place.y - place.size * 0.36), radius);
        return;
    }
    let line = fitted(text, place);
    let left = match place.anchor {
        "middle" => line.width / 2.0,
        "end" => line.width,
        _ => 0.0,
    };
    line.draw(path, (place.x - left, place.y));
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Place;

    fn piece(name: &str) -> Piece {
        Piece {
            id: "a".to_owned(),
            name: phrases::Text::name(name),
            short: None,
            side: "allied",
            nation: "british",
            arm: "cavalry",
            place: Place::Box(phrases::Text::default()),
            reversed: false,
            values: vec![kernel::printed("fire", "(1)"), kernel::printed("movement", 12)],
            badges: kernel::Badges::default(),
        }
    }

    #[test]
    fn long_names_are_set_smaller() {
        let place = counter_layout().name;
        let (short, long) = (fitted("93 Suth", &place), fitted("93 Sutherland Highlanders", &place));
        assert!(short.width < place.max_width);
        assert!((long.width - place.max_width).abs() < 1e-6);
    }

    #[test]
    fn a_dot_is_drawn_as_such() {
        let place = &counter_layout().values[0].text;
        let (mut dot, mut letter) = (PathData::default(), PathData::default());
        set(&mut dot, DOT, place);
        set(&mut letter, "?", place);
        assert!(!dot.is_empty() && dot.text() != letter.text());
    }

    #[test]
    fn name_and_values_are_drawn() {
        let spec = crate::samples::specs()[0];
        let whole = draw_counter(spec, &piece("A"));
        let without_values = draw_counter(spec, &Piece { values: Vec::new(), ..piece("A") });
        assert!(whole.len() > without_values.len());
        assert_ne!(whole, draw_counter(spec, &piece("B")));
    }
}
