use crate::{FaultKind, PositionFault};
use phrases::{Arg, PHRASES, Text, text_of};
use thiserror::Error;

/// A name that means nothing in a game.
///
/// ```
/// let nobody = kernel::UnknownName::new("unit", "nobody");
/// assert_eq!(nobody.to_string(), "There is no unit 'nobody'.");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("There is no {what} '{name}'.")]
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
        text_of!(PHRASES, "no-such-name", what = thing(self.what), name = self.name.as_str())
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
