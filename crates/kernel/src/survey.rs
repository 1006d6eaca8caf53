use crate::SurveyedShape;
use serde::Serialize;

/// Something that a player may ask to see on the map: zones of control, a field of fire, ...
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SurveySpec {
    /// The word by which it is asked for.
    pub id: &'static str,
    /// The name shown to people.
    pub name: &'static str,
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

/// What a survey found.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Survey {
    /// One sentence.
    pub text: String,
    /// The hexes it found, each with its shade.
    pub hexes: Vec<SurveyedHex>,
    /// The areas it found on a table without hexes.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<_>"))]
    pub shapes: Vec<SurveyedShape>,
}

impl Survey {
    /// A survey of hexes.
    pub fn of_hexes(text: impl Into<String>, hexes: Vec<SurveyedHex>) -> Self {
        Self { text: text.into(), hexes, shapes: Vec::new() }
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
    #[serde(skip_serializing_if = "String::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<_>"))]
    pub label: String,
}

impl SurveyedHex {
    /// Hexes of one shade, with nothing written into them.
    pub fn shaded<H: ToString>(hexes: impl IntoIterator<Item = H>, shade: u8) -> Vec<Self> {
        let shaded = |hex: H| SurveyedHex { hex: hex.to_string(), shade, label: String::new() };
        hexes.into_iter().map(shaded).collect()
    }
}
