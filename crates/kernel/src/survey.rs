use crate::unknown_name::thing;
use crate::{Game, Seat, SurveyedShape, UnknownName};
use phrases::{Arg, Text, has_texts};
use serde::Serialize;
use std::fmt;
use thiserror::Error;

/// Something that a player may ask to see on the map: zones of control, a field of fire, ... Its name stands in the phrase
/// files.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SurveySpec {
    /// The word by which it is asked for.
    pub id: &'static str,
    /// What it is about.
    pub subject: SurveySubject,
}

/// What has to be pointed at before a survey can be made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum SurveySubject {
    /// Nothing: it is about the whole map.
    Map,
    /// A hex.
    Hex,
    /// A unit.
    Piece,
}

/// Why a survey cannot be made.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SurveyError {
    /// The game has no such survey.
    NoSuchSurvey(String),
    /// Nothing was pointed at: a unit, a hex.
    PointAt(&'static str),
    /// What was pointed at does not exist.
    UnknownName(#[from] UnknownName),
    /// What was pointed at has gone, or is still to come.
    Absent {
        /// What it is called.
        name: String,
        /// What it is not on: `map`, `table`.
        board: &'static str,
    },
}

impl SurveyError {
    /// Somebody who is not on the map, or on the table.
    pub fn absent(name: impl Into<String>, board: &'static str) -> Self {
        Self::Absent { name: name.into(), board }
    }
}

impl SurveyError {
    /// For people.
    pub fn text(&self) -> Text {
        match self {
            SurveyError::NoSuchSurvey(name) => text!("no-such-survey", name = name.as_str()),
            SurveyError::PointAt(what) => text!("point-at", what = thing(what)),
            SurveyError::UnknownName(unknown) => unknown.text(),
            SurveyError::Absent { name, board } => {
                let board = Arg::phrase(format!("board-{board}"));
                text!("is-absent", name = name.as_str(), board = board)
            }
        }
    }
}

impl fmt::Display for SurveyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text().fmt(f)
    }
}

/// A survey with the function that makes it.
pub struct NamedSurvey<G: Game> {
    /// How it is asked for.
    pub spec: SurveySpec,
    /// Makes it, or says why there is nothing that it could be about.
    pub answer: Answer<G>,
}

/// What makes a survey.
type Answer<G> = fn(&G, SurveyQuestion<'_, G>) -> Result<Survey, SurveyError>;

/// What somebody asks to see.
pub struct SurveyQuestion<'a, G: Game> {
    /// The position.
    pub state: &'a G::State,
    /// Who asks; nobody's seat is for those who watch.
    pub viewer: Option<Seat>,
    /// What was pointed at.
    pub subject: Option<&'a str>,
}

impl<G: Game> NamedSurvey<G> {
    /// About the whole map.
    pub const fn of_map(id: &'static str, answer: Answer<G>) -> Self {
        Self { spec: SurveySpec { id, subject: SurveySubject::Map }, answer }
    }

    /// About a hex.
    pub const fn of_hex(id: &'static str, answer: Answer<G>) -> Self {
        Self { spec: SurveySpec { id, subject: SurveySubject::Hex }, answer }
    }

    /// About a unit.
    pub const fn of_piece(id: &'static str, answer: Answer<G>) -> Self {
        Self { spec: SurveySpec { id, subject: SurveySubject::Piece }, answer }
    }
}

/// What a survey found.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Survey {
    /// One sentence.
    pub text: Text,
    /// The hexes it found, each with its shade.
    pub hexes: Vec<SurveyedHex>,
    /// The areas it found on a table without hexes.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<_>"))]
    pub shapes: Vec<SurveyedShape>,
}

impl Survey {
    /// A survey of hexes.
    pub fn of_hexes(text: Text, hexes: Vec<SurveyedHex>) -> Self {
        Self { text, hexes, shapes: Vec::new() }
    }
}

/// One hex of a survey.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SurveyedHex {
    /// Its name.
    pub hex: String,
    /// How strongly it is shaded, from 1 (faint) to 3.
    pub shade: u8,
    /// A word to write into it; often nothing.
    #[serde(skip_serializing_if = "Text::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<_>"))]
    pub label: Text,
}

impl SurveyedHex {
    /// Hexes of one shade, with nothing written into them.
    pub fn shaded<H: ToString>(hexes: impl IntoIterator<Item = H>, shade: u8) -> Vec<Self> {
        let shaded = |hex: H| SurveyedHex { hex: hex.to_string(), shade, label: Text::default() };
        hexes.into_iter().map(shaded).collect()
    }
}

has_texts!(Survey: text, hexes, shapes);
has_texts!(SurveyedHex: label);
