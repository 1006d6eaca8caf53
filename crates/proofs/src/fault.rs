//! Places in the sources, and what is wrong there.

use std::fmt;
use std::io;
use std::path::PathBuf;

/// A line of a file of the workspace.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place {
    /// The file, from the root of the workspace, with `/` between its folders.
    pub file: String,
    /// The line, counted from 1.
    pub line: usize,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.file, self.line)
    }
}

/// Why the sources cannot be read.
#[derive(Debug)]
pub enum Fault {
    /// A file or folder that the system does not give.
    Unreadable {
        /// The file or folder.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// A breakage that is not written as it should be.
    Malformed {
        /// Where.
        place: Place,
        /// What is wrong.
        mistake: Mistake,
    },
}

/// How a breakage is not written as it should be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Mistake {
    /// A line that begins with a word that means nothing here.
    UnknownKey(String),
    /// A word without what should follow it.
    NoValue(String),
    /// A word that stands in its block a second time.
    Repeated(String),
    /// A line between the parts of a block that belongs elsewhere.
    OutOfPlace(String),
    /// A block without something that every block has.
    Lacks(&'static str),
    /// The file ends in the middle of a block.
    NoEnd,
    /// The fragment to find is empty.
    NothingToFind,
    /// The fragment is put in place of itself.
    ChangesNothing,
}

impl fmt::Display for Mistake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownKey(key) => write!(f, "`{key}` is none of case, file, package, test, --- find"),
            Self::NoValue(key) => write!(f, "`{key}` has no value"),
            Self::Repeated(key) => write!(f, "a second `{key}` in one block"),
            Self::OutOfPlace(line) => write!(f, "`{line}` is out of place"),
            Self::Lacks(key) => write!(f, "the block has no `{key}`"),
            Self::NoEnd => f.write_str("the last block has no `--- end`"),
            Self::NothingToFind => f.write_str("there is nothing to find"),
            Self::ChangesNothing => f.write_str("the breakage changes nothing"),
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable { path, error } => write!(f, "{}: {error}", path.display()),
            Self::Malformed { place, mistake } => write!(f, "{place}: {mistake}"),
        }
    }
}

impl std::error::Error for Fault {}
