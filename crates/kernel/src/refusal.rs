use crate::Case;
use phrases::Text;
use serde::Serialize;
use std::fmt;

/// Why a decision is not allowed: the rule's case, one plain sentence with the facts of the
/// position, and what is at fault on the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Refusal {
    /// The rule that forbids it.
    pub rule: Case,
    /// One sentence for a person.
    pub text: Text,
    /// The places at fault, by their names on the map.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<_>"))]
    pub hexes: Vec<String>,
    /// The units at fault, by roster id.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<_>"))]
    pub units: Vec<String>,
}

impl Refusal {
    /// A refusal by `rule` with its sentence.
    ///
    /// ```
    /// use kernel::{Case, Refusal};
    /// use phrases::Text;
    /// let text = Text::name("2313 holds 1 Militia.");
    /// let refusal = Refusal::new(Case("quad:5.12"), text).at("2313").unit("tu_militia_1");
    /// assert_eq!(refusal.to_string(), "2313 holds 1 Militia. (quad:5.12)");
    /// ```
    pub fn new(rule: Case, text: Text) -> Self {
        Self { rule, text, hexes: Vec::new(), units: Vec::new() }
    }

    /// Adds a place that is at fault.
    #[must_use]
    pub fn at(mut self, place: impl fmt::Display) -> Self {
        self.hexes.push(place.to_string());
        self
    }

    /// The sentence with its case.
    pub fn cited(&self) -> Text {
        cited(&self.text, self.rule)
    }

    /// Adds a unit that is at fault.
    #[must_use]
    pub fn unit(mut self, id: impl fmt::Display) -> Self {
        self.units.push(id.to_string());
        self
    }
}

/// A sentence with the case that it is about.
pub(crate) fn cited(text: &Text, rule: Case) -> Text {
    text!("with-rule", text = text.clone(), rule = rule.0)
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.cited().fmt(f)
    }
}

impl std::error::Error for Refusal {}

phrases::has_texts!(Refusal: text);
