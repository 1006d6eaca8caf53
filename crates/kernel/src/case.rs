use serde::Serialize;
use std::fmt;

/// The number of a rule in its rulebook, with the book before it: `quad:5.14`.
///
/// ```
/// let case = kernel::Case("quad:5.14");
/// assert_eq!(case.book(), "quad");
/// assert_eq!(case.number(), "5.14");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Case(pub &'static str);

impl Case {
    /// The rulebook: what stands before the first colon.
    pub fn book(self) -> &'static str {
        self.0.split_once(':').map_or("", |(book, _)| book)
    }

    /// The number within the book. Errata keep their mark: `E:5.25`.
    pub fn number(self) -> &'static str {
        self.0.split_once(':').map_or(self.0, |(_, number)| number)
    }
}

impl fmt::Display for Case {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}
