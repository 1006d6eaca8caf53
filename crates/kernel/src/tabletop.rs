//! A table without hexes: where stands are, and what a move would look like.
//!
//! Lengths are whole thousandths of an inch, x to the east and y to the north from the south-west corner of
//! the table; headings are whole degrees, clockwise from north.

use crate::Factor;
use phrases::{Text, has_texts};
use serde::Serialize;

/// How a unit stands on the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Stance {
    /// The middle of its front.
    pub x: i32,
    /// The middle of its front.
    pub y: i32,
    /// Where it faces.
    pub heading: u16,
    /// Its formation's id, for example `column`.
    pub formation: &'static str,
    /// Its stands; none for a leader, who is a point.
    pub stands: Vec<Stand>,
}

/// One stand: a square base.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Stand {
    /// Its centre.
    pub x: i32,
    /// Its centre.
    pub y: i32,
    /// Where it faces.
    pub heading: u16,
    /// How long an edge is.
    pub edge: i32,
    /// How many figures are left on it.
    pub figures: u8,
}

/// What would become of a unit that is dragged somewhere: as near to the wish as the rules allow.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Sketch {
    /// Where it would stand.
    pub stance: Stance,
    /// The way of the middle of its front, point by point.
    pub way: Vec<(i32, i32)>,
    /// The length of the way.
    pub used: i32,
    /// The length that it may have, after all deductions on this way.
    pub allowed: i32,
    /// The dice, and what was taken from them and why, line by line.
    pub reckoning: Vec<Factor>,
    /// Why it cannot go where it was dragged; nothing if it can.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub stopped: Option<Factor>,
    /// The last link of the chain that plays it; nothing if no such move is allowed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub link: Option<String>,
}

/// An area of a table that a survey found.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SurveyedShape {
    /// Its corners; two corners are a line.
    pub corners: Vec<(i32, i32)>,
    /// How strongly it is shaded, from 1 (faint) to 3.
    pub shade: u8,
    /// A word to write into it; often nothing.
    #[serde(skip_serializing_if = "Text::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<_>"))]
    pub label: Text,
}

has_texts!(Sketch: reckoning, stopped);
has_texts!(SurveyedShape: label);
