//! Drawings as PDF.

use pdf_writer::{Content, Finish, Name, Pdf, Rect, Ref};
use std::collections::BTreeMap;
use svg2pdf::usvg::{Options, Tree};
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
    Svg(#[from] svg2pdf::usvg::Error),
    /// A drawing cannot be carried over.
    #[error("cannot be written as PDF: {0}")]
    Conversion(String),
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
    let mut next = Ref::new(1);
    let mut pdf = Pdf::new();
    let (catalogue, tree_id) = (next.bump(), next.bump());
    let mut objects = Vec::new();
    for drawing in drawings {
        let tree = Tree::from_str(drawing, &Options::default())?;
        let (chunk, root) = svg2pdf::to_chunk(&tree, svg2pdf::ConversionOptions::default())
            .map_err(|error| PdfError::Conversion(error.to_string()))?;
        // A chunk counts its objects from 1: give them numbers of this file.
        let mut numbers = BTreeMap::new();
        let chunk = chunk.renumber(|old| *numbers.entry(old).or_insert_with(|| next.bump()));
        pdf.extend(&chunk);
        objects.push(numbers[&root]);
    }
    let page_ids: Vec<Ref> = pages.iter().map(|_| next.bump()).collect();
    pdf.catalog(catalogue).pages(tree_id);
    pdf.pages(tree_id).kids(page_ids.iter().copied()).count(pages.len() as i32);
    let (width, height) = paper.size();
    for (page, &id) in pages.iter().zip(&page_ids) {
        let content_id = next.bump();
        let mut entry = pdf.page(id);
        entry.media_box(Rect::new(0.0, 0.0, (width * POINTS) as f32, (height * POINTS) as f32));
        entry.parent(tree_id).contents(content_id);
        let mut resources = entry.resources();
        let mut names = resources.x_objects();
        for (index, object) in objects.iter().enumerate() {
            if page.parts.iter().any(|part| part.drawing == index) {
                names.pair(Name(format!("D{index}").as_bytes()), object);
            }
        }
        names.finish();
        resources.finish();
        entry.finish();
        pdf.stream(content_id, &content(page, height));
    }
    Ok(pdf.finish())
}

fn content(page: &Page, height: f64) -> Vec<u8> {
    let mut content = Content::new();
    // PDF measures from the bottom left.
    let flip = |[x, y, w, h]: [f64; 4]| [x, height - y - h, w, h].map(|value| (value * POINTS) as f32);
    for part in &page.parts {
        content.save_state();
        let [x, y, w, h] = flip(part.window);
        content.rect(x, y, w, h);
        content.clip_nonzero();
        content.end_path();
        let [x, y, w, h] = flip(part.place);
        content.transform([w, 0.0, 0.0, h, x, y]);
        content.x_object(Name(format!("D{}", part.drawing).as_bytes()));
        content.restore_state();
    }
    content.finish().to_vec()
}
