use serde::Serialize;
use std::fmt;
use std::ops::Range;

/// Something wrong in a data file, and where.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
pub struct Fault {
    /// The file, as the reader named it.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1.
    pub column: usize,
    /// What is wrong, in one sentence.
    pub what: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}: {}", self.file, self.line, self.column, self.what)
    }
}

/// A data file's name and text: turns byte spans into lines and columns.
#[derive(Clone, Copy, Debug)]
pub struct Source<'a> {
    /// The name for messages.
    pub file: &'a str,
    /// The whole text.
    pub text: &'a str,
}

impl Source<'_> {
    /// A fault at a span of bytes.
    ///
    /// ```
    /// let source = kernel::Source { file: "map.toml", text: "rows = 3\nhex = \"99\"\n" };
    /// let fault = source.fault(15..19, "99 is not a hex number");
    /// assert_eq!(fault.to_string(), "map.toml:2:7: 99 is not a hex number");
    /// ```
    pub fn fault(&self, span: Range<usize>, what: impl Into<String>) -> Fault {
        let mut start = span.start.min(self.text.len());
        while !self.text.is_char_boundary(start) {
            start -= 1;
        }
        let before = &self.text[..start];
        let line = before.matches('\n').count() + 1;
        let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
        Fault { file: self.file.to_owned(), line, column, what: what.into() }
    }

    /// A fault of the file as a whole.
    pub fn fault_anywhere(&self, what: impl Into<String>) -> Fault {
        self.fault(0..0, what)
    }

    /// Reads the file as TOML into a value.
    ///
    /// # Errors
    /// The first thing that does not fit, with its place.
    pub fn parse<T: serde::de::DeserializeOwned>(&self) -> Result<T, Fault> {
        toml::from_str(self.text)
            .map_err(|error| self.fault(error.span().unwrap_or(0..0), error.message().to_owned()))
    }
}
impl std::error::Error for Fault {}
