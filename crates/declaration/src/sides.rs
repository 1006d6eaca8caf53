//! The sides of a game.

use serde::Serialize;

/// A side: who fights against whom, and its colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SideSpec {
    /// The word used in data and records. The id of each of its seats is this word, or begins with it and
    /// an underscore. People call it what the message `side-<id>` says.
    pub id: &'static str,
    /// Its colour on the page.
    pub tint: Tint,
}

/// A colour for text and lines and a wash to lay under text, each on a light page and on a dark one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Tint {
    /// On a light page: dark enough to be read.
    pub light: &'static str,
    /// On a dark page: light enough to be read.
    pub dark: &'static str,
    /// The wash on a light page.
    pub light_wash: &'static str,
    /// The wash on a dark page.
    pub dark_wash: &'static str,
}
