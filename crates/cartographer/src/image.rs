//! Plans as pixels.

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use thiserror::Error;

/// Why there is no picture.
#[derive(Debug, Error)]
pub enum ImageError {
    /// The text is not SVG.
    #[error("not an SVG document: {0}")]
    Svg(#[from] resvg::usvg::Error),
    /// The picture would have no pixel, or too many.
    #[error("a picture of {0} by {1} pixels cannot be made")]
    Size(u32, u32),
    /// The pixels cannot be written as PNG.
    #[error("cannot be written as PNG: {0}")]
    Png(String),
}

/// Renders an SVG document as PNG; at scale 1 a drawing unit is a pixel.
///
/// # Errors
/// If the text is not SVG or the picture is too large.
pub fn to_png(svg: &str, scale: f64) -> Result<Vec<u8>, ImageError> {
    let tree = Tree::from_str(svg, &Options::default())?;
    let width = (f64::from(tree.size().width()) * scale).round() as u32;
    let height = (f64::from(tree.size().height()) * scale).round() as u32;
    let mut pixels = Pixmap::new(width, height).ok_or(ImageError::Size(width, height))?;
    let scale = scale as f32;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixels.as_mut());
    pixels.encode_png().map_err(|error| ImageError::Png(error.to_string()))
}
