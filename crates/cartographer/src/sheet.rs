//! The SVG text of a plan while it is drawn.

use crate::path::PathData;
use std::fmt::Write;

/// Elements in the order in which they cover each other.
#[derive(Default)]
pub(crate) struct Sheet {
    body: String,
    definitions: String,
}

impl Sheet {
    /// One path element, unless there is nothing to draw.
    pub(crate) fn path(&mut self, path: &PathData, attributes: &str) {
        if !path.is_empty() {
            self.raw(&format!("<path {attributes} d=\"{}\"/>", path.text()));
        }
    }

    /// A path that is drawn as a line.
    pub(crate) fn stroke(&mut self, path: &PathData, colour: &str, width: f64, attributes: &str) {
        let width = crate::path::number(width);
        self.path(path, &format!("fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width}\" {attributes}"));
    }

    /// A path that is filled.
    pub(crate) fn fill(&mut self, path: &PathData, colour: &str, attributes: &str) {
        self.path(path, &format!("fill=\"{colour}\" {attributes}"));
    }

    /// Any element.
    pub(crate) fn raw(&mut self, element: &str) {
        self.body.push_str(element);
        self.body.push('\n');
    }

    /// An element that others refer to.
    pub(crate) fn define(&mut self, element: &str) {
        self.definitions.push_str(element);
        self.definitions.push('\n');
    }

    /// The whole document.
    pub(crate) fn finish(self, width: f64, height: f64) -> String {
        let mut text = String::new();
        let written = writeln!(
            text,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
             viewBox=\"0 0 {width} {height}\">"
        );
        debug_assert!(written.is_ok());
        if !self.definitions.is_empty() {
            text.push_str("<defs>\n");
            text.push_str(&self.definitions);
            text.push_str("</defs>\n");
        }
        text.push_str(&self.body);
        text.push_str("</svg>\n");
        text
    }
}
