use sqlx::migrate::MigrateError;
use std::path::PathBuf;
use thiserror::Error;

/// Why something could not be kept or read. Nothing has changed then.
#[derive(Debug, Error)]
pub enum StoreError {
    /// No table has this id.
    #[error("there is no table '{0}'")]
    NoSuchTable(String),
    /// Somebody else was faster.
    #[error("the table has changed meanwhile: it is in state {found}, not {expected}")]
    Moved {
        /// The state that the change was made for.
        expected: u64,
        /// The state that the table is in.
        found: u64,
    },
    /// The folder of the data file is not there and cannot be made.
    #[error("the folder {} cannot be made: {reason}", folder.display())]
    Folder {
        /// The folder.
        folder: PathBuf,
        /// What the operating system says.
        reason: std::io::Error,
    },
    /// The data file cannot be opened.
    #[error("the data file cannot be opened; is its folder readable and writable?")]
    CannotOpen,
    /// The data file may be read but not written.
    #[error("the data file cannot be written; it or its folder is read-only")]
    ReadOnly,
    /// There is no room.
    #[error("the disk is full, so nothing was saved")]
    Full,
    /// Another process keeps the file locked.
    #[error("another program keeps the data file locked; try again when it has finished")]
    Locked,
    /// Not a database at all.
    #[error("this is not a data file of Malakoff")]
    NotAStore,
    /// The file is damaged.
    #[error("the data file is damaged: {0}")]
    Damaged(String),
    /// The file has tables that this program does not know.
    #[error("this data file was written by a newer version of Malakoff; please update")]
    Newer,
    /// It was closed before.
    #[error("the data file is closed, because the server stops")]
    Closed,
    /// The disk does not do what it is told.
    #[error("the disk could not be read or written: {0}")]
    Disk(String),
    /// Anything else.
    #[error("the data file could not be used: {0}")]
    Other(String),
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
