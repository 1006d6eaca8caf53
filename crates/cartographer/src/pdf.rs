//! Drawings as PDF.

use krilla::Document;
use krilla::error::KrillaError;
use krilla::geom::{PathBuilder, Rect, Size, Transform};
use krilla::graphic::Graphic;
use krilla::page::PageSettings;
use krilla::paint::FillRule;
use krilla::surface::Surface;
use krilla_svg::{SurfaceExt, SvgSettings};
use resvg::usvg::{self, Options, Tree};
use thiserror::Error;

/// A sheet of paper, upright.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Paper {
    /// 210 by 297 millimetres.
    A4,
    /// 8.5 by 11 inches.
    Letter,
}

impl Paper {
    /// Width and height in millimetres.
    pub fn size(self) -> (f64, f64) {
        match self {
            Paper::A4 => (210.0, 297.0),
            Paper::Letter => (215.9, 279.4),
        }
    }
}

/// Why there is no PDF.
#[derive(Debug, Error)]
pub enum PdfError {
    /// A drawing is not SVG.
    #[error("not an SVG document: {0}")]
    Svg(#[from] usvg::Error),
    /// A drawing cannot be carried over.
    #[error("cannot be written as PDF: {0}")]
    Conversion(#[from] KrillaError),
}

/// A page: drawings and where they go.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Page {
    /// The drawings, the lowest first.
    pub parts: Vec<Part>,
}

/// A drawing on a page, all in millimetres from the top left.
#[derive(Clone, Debug, PartialEq)]
pub struct Part {
    /// Which of the drawings.
    pub drawing: usize,
    /// Left, top, width and height of the whole drawing; it may be larger than the page.
    pub place: [f64; 4],
    /// Left, top, width and height of what is shown of it.
    pub window: [f64; 4],
}

/// Points in a millimetre.
const POINTS: f64 = 72.0 / 25.4;

/// Writes pages of drawings. A drawing that is used on several pages is in the file once.
///
/// # Errors
/// If a drawing is not SVG.
///
/// # Panics
/// If a page names a drawing that is not there.
pub fn to_pdf(drawings: &[String], pages: &[Page], paper: Paper) -> Result<Vec<u8>, PdfError> {
    let options = Options::default();
    let trees: Vec<Tree> =
        drawings.iter().map(|drawing| Tree::from_str(drawing, &options)).collect::<Result<_, _>>()?;
    // Placing a graphic writes a reference; drawing the SVG anew would write all of it again on every page.
    let mut graphics: Vec<Option<Graphic>> = vec![None; trees.len()];
    let mut document = Document::new();
    for page in pages {
        let mut sheet = document.start_page_with(PageSettings::new(size(paper.size())));
        let mut surface = sheet.surface();
        for part in &page.parts {
            let tree = &trees[part.drawing];
            let graphic = graphics[part.drawing].get_or_insert_with(|| draw(tree, &mut surface));
            put(&mut surface, part, tree, graphic.clone());
        }
    }
    Ok(document.finish()?)
}

/// A drawing in its own units, for any page of the document.
fn draw(tree: &Tree, surface: &mut Surface<'_>) -> Graphic {
    let mut builder = surface.stream_builder();
    let mut own = builder.surface();
    let size = Size::from_wh(tree.size().width(), tree.size().height()).expect("an SVG has a size");
    let drawn = own.draw_svg(tree, size, SvgSettings::default());
    debug_assert!(drawn.is_some());
    own.finish();
    Graphic::new(builder.finish(), false)
}

/// Shows a drawing through its window.
fn put(surface: &mut Surface<'_>, part: &Part, tree: &Tree, graphic: Graphic) {
    let [x, y, width, height] = part.window.map(points);
    let Some(window) = Rect::from_xywh(x, y, width, height) else { return };
    let mut outline = PathBuilder::new();
    outline.push_rect(window);
    let Some(outline) = outline.finish() else { return };
    surface.push_clip_path(&outline, &FillRule::NonZero);
    surface.push_transform(&placement(part, (tree.size().width(), tree.size().height())));
    surface.draw_graphic(graphic);
    surface.pop();
    surface.pop();
}

/// From the units of a drawing of this size to points on the page.
fn placement(part: &Part, (width, height): (f32, f32)) -> Transform {
    let [x, y, across, down] = part.place.map(points);
    Transform::from_row(across / width, 0.0, 0.0, down / height, x, y)
}

fn size((width, height): (f64, f64)) -> Size {
    Size::from_wh(points(width), points(height)).expect("paper has a size")
}

fn points(millimetres: f64) -> f32 {
    (millimetres * POINTS) as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    const WHOLE: [f64; 4] = [0.0, 0.0, 210.0, 297.0];

    fn pages(drawings: &[usize]) -> Vec<Page> {
        let page = |&drawing| Page { parts: vec![Part { drawing, place: WHOLE, window: WHOLE }] };
        drawings.iter().map(page).collect()
    }

    /// A drawing that cannot be packed into a few bytes.
    fn scribble(seed: u64) -> String {
        let mut line = String::from("M0 0");
        let mut number = seed;
        for _ in 0..2_000 {
            number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            line.push_str(&format!("L{} {}", number >> 48, (number >> 32) & 0xffff));
        }
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"65536\" height=\"65536\">\
             <path d=\"{line}\" fill=\"none\" stroke=\"#000\"/></svg>"
        )
    }

    #[test]
    fn a_drawing_on_many_pages_is_in_the_file_once() {
        let drawings = [scribble(1), scribble(2)];
        let length = |order: &[usize]| to_pdf(&drawings, &pages(order), Paper::A4).expect("a PDF").len();
        let (once, often, both) = (length(&[0]), length(&[0; 20]), length(&[0, 1]));
        assert!(once > 10_000, "{once}");
        assert!(often < once + 20 * 1_000, "{once}, {often} on twenty pages");
        assert!(both > once + once / 2, "{once}, {both} with another one");
    }

    #[test]
    fn the_same_drawings_make_the_same_file() {
        let make = || to_pdf(&[scribble(3)], &pages(&[0, 0]), Paper::Letter).expect("a PDF");
        assert_eq!(make(), make());
    }

    #[test]
    fn a_drawing_fills_its_place() {
        let part = Part { drawing: 0, place: [25.4, -12.7, 50.8, 127.0], window: WHOLE };
        let placement = placement(&part, (10.0, 20.0));
        assert_eq!([placement.tx(), placement.ty()], [72.0, -36.0]);
        assert_eq!([placement.sx() * 10.0, placement.sy() * 20.0], [144.0, 360.0]);
    }

    #[test]
    fn what_is_not_svg_is_refused() {
        let outcome = to_pdf(&["no drawing".to_owned()], &pages(&[0]), Paper::A4);
        assert!(matches!(outcome, Err(PdfError::Svg(_))));
    }
}
