//! Text as outlines, so that no font is needed where a plan is shown.

use crate::path::PathData;
use crate::plane::{Point, add, rotated};
use std::sync::LazyLock;
use ttf_parser::gpos::{PairAdjustment, PositioningSubtable};
use ttf_parser::{Face, GlyphId, OutlineBuilder};

/// The faces that plans and counters are lettered in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Letter {
    /// Old Standard, upright.
    Roman,
    /// Old Standard, italic.
    Italic,
    /// Old Standard, bold.
    Bold,
    /// Barlow Condensed, medium: names on counters. It has no Cyrillic, which is Fira Sans Condensed.
    Plain,
    /// Barlow Condensed, bold: values on counters. Its Cyrillic is Fira Sans Condensed.
    Heavy,
}

/// The files of each face: most letters, and those that are rarer or Cyrillic.
const FILES: usize = 2;

static FACES: LazyLock<[[Face<'static>; FILES]; 5]> = LazyLock::new(|| {
    let files: [[&'static [u8]; FILES]; 5] = [
        [
            include_bytes!("../fonts/old-standard-regular.ttf"),
            include_bytes!("../fonts/old-standard-regular-more.ttf"),
        ],
        [
            include_bytes!("../fonts/old-standard-italic.ttf"),
            include_bytes!("../fonts/old-standard-italic-more.ttf"),
        ],
        [
            include_bytes!("../fonts/old-standard-bold.ttf"),
            include_bytes!("../fonts/old-standard-bold-more.ttf"),
        ],
        [
            include_bytes!("../fonts/barlow-condensed-medium.ttf"),
            include_bytes!("../fonts/fira-condensed-medium-more.ttf"),
        ],
        [
            include_bytes!("../fonts/barlow-condensed-bold.ttf"),
            include_bytes!("../fonts/fira-condensed-bold-more.ttf"),
        ],
    ];
    let parse = |file| Face::parse(file, 0).expect("the fonts are part of the program and tested");
    files.map(|files| files.map(parse))
});

/// The file of a face that has a letter, and its glyph there; a question mark where none has it.
fn find(faces: &[Face<'_>; FILES], letter: char) -> (usize, GlyphId) {
    // Spaces at which no line may break are as wide as others.
    let letter = if matches!(letter, '\u{a0}' | '\u{202f}') { ' ' } else { letter };
    let found =
        |letter| faces.iter().enumerate().find_map(|(file, face)| Some((file, face.glyph_index(letter)?)));
    found(letter).or_else(|| found('?')).unwrap_or((0, GlyphId(0)))
}

/// Height of capitals as a part of the size.
pub(crate) const CAPITALS: f64 = 0.71;

/// Small capitals are capitals of this part of the size.
const SMALL_CAPITALS: f64 = 0.8;

/// A line of text, ready to be set.
pub(crate) struct Line {
    letter: Letter,
    glyphs: Vec<Glyph>,
    /// Its length, without spacing after the last letter.
    pub(crate) width: f64,
}

struct Glyph {
    /// Which file of the face it is from.
    file: usize,
    id: GlyphId,
    size: f64,
    /// From the beginning of the line to the beginning of the glyph.
    x: f64,
    advance: f64,
}

/// How a line is set.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Setting {
    pub(crate) letter: Letter,
    pub(crate) size: f64,
    /// Additional space between letters, in parts of the size.
    pub(crate) spacing: f64,
    /// Lower-case letters as small capitals.
    pub(crate) small_capitals: bool,
}

impl Setting {
    pub(crate) fn plain(letter: Letter, size: f64) -> Self {
        Setting { letter, size, spacing: 0.0, small_capitals: false }
    }

    pub(crate) fn spaced(self, spacing: f64) -> Self {
        Setting { spacing, ..self }
    }
}

impl Line {
    /// Sets a text. A letter that the face lacks becomes a question mark.
    pub(crate) fn set(text: &str, setting: Setting) -> Line {
        let faces = &FACES[setting.letter as usize];
        let mut glyphs: Vec<Glyph> = Vec::new();
        let mut x = 0.0;
        for character in text.chars() {
            let small = setting.small_capitals && character.is_lowercase();
            let (character, size) = if small {
                (character.to_uppercase().next().unwrap_or(character), setting.size * SMALL_CAPITALS)
            } else {
                (character, setting.size)
            };
            let (file, id) = find(faces, character);
            let face = &faces[file];
            let units = f64::from(face.units_per_em());
            if let Some(previous) = glyphs.last() {
                let kerned = if previous.file == file { kerning(face, previous.id, id) } else { 0.0 };
                x += kerned * size / units + setting.spacing * setting.size;
            }
            let advance = f64::from(face.glyph_hor_advance(id).unwrap_or(0)) * size / units;
            glyphs.push(Glyph { file, id, size, x, advance });
            x += advance;
        }
        Line { letter: setting.letter, glyphs, width: x }
    }

    /// How many letters there are, spaces included.
    pub(crate) fn len(&self) -> usize {
        self.glyphs.len()
    }

    /// Draws the line from a point of the base line.
    pub(crate) fn draw(&self, path: &mut PathData, origin: Point) {
        for glyph in &self.glyphs {
            self.outline(path, glyph, add(origin, (glyph.x, 0.0)), 0.0);
        }
    }

    /// Draws the line with its middle at a point of the base line.
    pub(crate) fn draw_centred(&self, path: &mut PathData, middle: Point) {
        self.draw(path, (middle.0 - self.width / 2.0, middle.1));
    }

    /// Draws each letter where `place` puts it: given how far its middle is from the beginning of the
    /// line, the point of the base line below it and the angle.
    pub(crate) fn draw_along(&self, path: &mut PathData, place: impl Fn(f64) -> (Point, f64)) {
        for glyph in &self.glyphs {
            let (middle, angle) = place(glyph.x + glyph.advance / 2.0);
            let origin = add(middle, rotated((-glyph.advance / 2.0, 0.0), angle));
            self.outline(path, glyph, origin, angle);
        }
    }

    fn outline(&self, path: &mut PathData, glyph: &Glyph, origin: Point, angle: f64) {
        let face = &FACES[self.letter as usize][glyph.file];
        let factor = glyph.size / f64::from(face.units_per_em());
        face.outline_glyph(glyph.id, &mut Pen { path, origin, angle, factor });
    }
}

/// The kerning between two glyphs, in units of the font.
fn kerning(face: &Face<'_>, first: GlyphId, second: GlyphId) -> f64 {
    let Some(table) = face.tables().gpos else { return 0.0 };
    for lookup in table.lookups {
        for subtable in lookup.subtables.into_iter::<PositioningSubtable<'_>>() {
            let PositioningSubtable::Pair(pair) = subtable else { continue };
            let value = match pair {
                PairAdjustment::Format1 { coverage, sets } => coverage
                    .get(first)
                    .and_then(|index| sets.get(index))
                    .and_then(|set| set.get(second))
                    .map(|(value, _)| value.x_advance),
                PairAdjustment::Format2 { coverage, classes, matrix } => coverage
                    .get(first)
                    .and_then(|_| matrix.get((classes.0.get(first), classes.1.get(second))))
                    .map(|(value, _)| value.x_advance),
            };
            if let Some(value) = value
                && value != 0
            {
                return f64::from(value);
            }
        }
    }
    0.0
}

/// Carries a glyph's outline over to the plan.
struct Pen<'a> {
    path: &'a mut PathData,
    origin: Point,
    angle: f64,
    factor: f64,
}

impl Pen<'_> {
    fn at(&self, x: f32, y: f32) -> Point {
        let point = (f64::from(x) * self.factor, -f64::from(y) * self.factor);
        add(self.origin, rotated(point, self.angle))
    }
}

impl OutlineBuilder for Pen<'_> {
    fn move_to(&mut self, x: f32, y: f32) {
        let to = self.at(x, y);
        self.path.move_to(to);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        let to = self.at(x, y);
        self.path.line_to(to);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        let (control, to) = (self.at(x1, y1), self.at(x, y));
        self.path.curve_to(control, to);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        let (first, second, to) = (self.at(x1, y1), self.at(x2, y2), self.at(x, y));
        self.path.cubic_to(first, second, to);
    }

    fn close(&mut self) {
        self.path.close();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_equally_wide_and_pairs_are_kerned() {
        let width = |text: &str| Line::set(text, Setting::plain(Letter::Roman, 10.0)).width;
        assert!((width("1111") - width("8888")).abs() < 1e-9);
        assert!(width("AV") < width("A") + width("V"));
    }

    #[test]
    fn every_face_has_the_letters_of_every_language() {
        const LETTERS: &str = "AZaz09?!:.,;()-–—’«»№°ÀÂÇÉÈÊËÎÏÔÙÛŒàâçéèêëîïôùûœАБЖЯЁабжяёщы";
        for letter in [Letter::Roman, Letter::Italic, Letter::Bold, Letter::Plain, Letter::Heavy] {
            let faces = &FACES[letter as usize];
            let unknown = find(faces, '\u{4e00}');
            assert_eq!(unknown, find(faces, '?'));
            for character in LETTERS.chars().filter(|character| *character != '?') {
                assert_ne!(find(faces, character), unknown, "{letter:?} {character}");
            }
            let mut path = PathData::default();
            Line::set("Ж7", Setting::plain(letter, 10.0)).draw(&mut path, (0.0, 0.0));
            assert!(path.text().len() > 60, "{letter:?}");
            assert_eq!(find(faces, '\u{a0}'), find(faces, ' '));
        }
    }
}
