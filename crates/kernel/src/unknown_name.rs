use crate::{FaultKind, PositionFault};
use phrases::{Arg, Text};
use std::fmt;
use thiserror::Error;

/// A name that means nothing in a game.
///
/// ```
/// let nobody = kernel::UnknownName::new("unit", "nobody");
/// assert_eq!(nobody.to_string(), "There is no unit “nobody”.");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub struct UnknownName {
    /// What it should be the name of: a unit, a seat.
    pub what: &'static str,
    /// The name.
    pub name: String,
}

impl UnknownName {
    /// A name that should be that of a unit, a seat, ...
    pub fn new(what: &'static str, name: impl Into<String>) -> Self {
        Self { what, name: name.into() }
    }
}

impl UnknownName {
    /// For people.
    pub fn text(&self) -> Text {
        text!("no-such-name", what = thing(self.what), name = self.name.as_str())
    }
}

impl fmt::Display for UnknownName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text().fmt(f)
    }
}

/// A kind of thing in a message.
pub(crate) fn thing(word: &str) -> Arg {
    Arg::phrase(format!("thing-{}", word.replace(' ', "-")))
}

impl From<UnknownName> for PositionFault {
    fn from(unknown: UnknownName) -> Self {
        FaultKind::UnknownName.fault(unknown.text())
    }
}
