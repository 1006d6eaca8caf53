use phrases::{Arg, Text};
use sqlx::migrate::MigrateError;
use std::fmt;
use std::path::PathBuf;
use thiserror::Error;

/// A message that is the same for every game.
macro_rules! text {
    ($($message:tt)*) => {{
        ::phrases::text_of!(::phrases::PHRASES, $($message)*)
    }};
}

/// Why something could not be kept or read. Nothing has changed then.
#[derive(Debug, Error)]
pub enum StoreError {
    /// No table has this id.
    NoSuchTable(String),
    /// Somebody else was faster.
    Moved {
        /// The state that the change was made for.
        expected: u64,
        /// The state that the table is in.
        found: u64,
    },
    /// The folder of the data file is not there and cannot be made.
    Folder {
        /// The folder.
        folder: PathBuf,
        /// What the operating system says.
        reason: std::io::Error,
    },
    /// The data file cannot be opened.
    CannotOpen,
    /// The data file may be read but not written.
    ReadOnly,
    /// There is no room.
    Full,
    /// Another process keeps the file locked.
    Locked,
    /// Not a database at all.
    NotAStore,
    /// The file is damaged.
    Damaged(String),
    /// The file has tables that this program does not know.
    Newer,
    /// It was closed before.
    Closed,
    /// The disk does not do what it is told.
    Disk(String),
    /// Anything else.
    Other(String),
}

impl StoreError {
    /// For people. What other programs say of it, they say in their own words.
    pub fn text(&self) -> Text {
        match self {
            Self::NoSuchTable(table) => text!("store-no-table", table = table.as_str()),
            Self::Moved { expected, found } => text!("store-moved", expected = *expected, found = *found),
            Self::Folder { folder, reason } => {
                text!("store-folder", folder = Arg::name(folder.display()), error = Arg::name(reason))
            }
            Self::CannotOpen => text!("store-cannot-open"),
            Self::ReadOnly => text!("store-read-only"),
            Self::Full => text!("store-full"),
            Self::Locked => text!("store-locked"),
            Self::NotAStore => text!("store-not-ours"),
            Self::Damaged(error) => text!("store-damaged", error = error.as_str()),
            Self::Newer => text!("store-newer"),
            Self::Closed => text!("store-closed"),
            Self::Disk(error) => text!("store-disk", error = error.as_str()),
            Self::Other(error) => text!("store-other", error = error.as_str()),
        }
    }
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text().fmt(f)
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match &error {
            sqlx::Error::Database(fault) => match primary_code(fault.code().as_deref()) {
                Some(5 | 6) => Self::Locked,
                Some(8) => Self::ReadOnly,
                Some(10) => Self::Disk(fault.message().to_owned()),
                Some(11) => Self::Damaged(fault.message().to_owned()),
                Some(13) => Self::Full,
                Some(14) => Self::CannotOpen,
                Some(26) => Self::NotAStore,
                _ => Self::Other(error.to_string()),
            },
            _ => Self::Other(error.to_string()),
        }
    }
}

/// SQLite's result code without its refinement, which stands in the higher bits.
fn primary_code(code: Option<&str>) -> Option<u32> {
    code?.parse::<u32>().ok().map(|code| code & 0xff)
}

impl From<MigrateError> for StoreError {
    fn from(error: MigrateError) -> Self {
        match error {
            MigrateError::VersionMissing(_) | MigrateError::VersionTooNew(..) => Self::Newer,
            MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => error.into(),
            other => Self::Other(other.to_string()),
        }
    }
}
