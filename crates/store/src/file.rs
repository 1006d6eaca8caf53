use crate::StoreError;
use crate::desk::Desk;
use sqlx::SqlSafeStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqliteSynchronous};
use std::path::Path;
use std::time::Duration;

/// Every change of the tables' form since the first version, in order. One that was released never
/// changes again.
const MIGRATIONS: &[(i64, &str, &str)] = &[
    (1, "tables", include_str!("../migrations/0001_tables.sql")),
    (2, "computers", include_str!("../migrations/0002_computers.sql")),
    (3, "carried over", include_str!("../migrations/0003_carried_over.sql")),
];

/// How long another process may keep the file locked before we give up.
const PATIENCE: Duration = Duration::from_secs(5);

/// All tables, in one data file.
#[derive(Clone, Debug)]
pub struct Store {
    pub(crate) desk: Desk,
}

impl Store {
    /// Opens a data file; makes it and its folder if they are not there.
    ///
    /// # Errors
    /// If it cannot be opened and written, is no data file, or was written by a newer version.
    pub async fn open(file: &Path) -> Result<Self, StoreError> {
        if let Some(folder) = file.parent().filter(|folder| !folder.as_os_str().is_empty()) {
            std::fs::create_dir_all(folder)
                .map_err(|reason| StoreError::Folder { folder: folder.to_owned(), reason })?;
        }
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // Synced at every commit: what was acknowledged survives a power cut.
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(PATIENCE);
        let store = Self { desk: Desk::new(options) };
        let mut seat = store.desk.sit().await?;
        let prepared = prepare(seat.connection()).await;
        seat.leave(prepared)?;
        Ok(store)
    }

    /// Lets the file grow no further than so many pages of 4 kB; without a number as far as the disk
    /// allows. This is how a full disk is tested.
    ///
    /// # Errors
    /// If the file cannot be used.
    pub async fn limit_pages(&self, pages: Option<u32>) -> Result<(), StoreError> {
        self.desk.limit_pages(pages).await
    }

    /// Waits for what is being written, and closes the file.
    pub async fn close(&self) {
        self.desk.close().await;
    }
}

/// Brings the file to the form that we know, and looks whether it is sound: damage is told at once, not in
/// the middle of a game.
async fn prepare(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let migration = |&(version, name, sql): &(i64, &'static str, &'static str)| {
        Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    let migrator = Migrator::with_migrations(MIGRATIONS.iter().map(migration).collect());
    migrator.run(&mut *connection).await?;
    let found: String = sqlx::query_scalar("PRAGMA quick_check(1)").fetch_one(connection).await?;
    if found == "ok" { Ok(()) } else { Err(StoreError::Damaged(found)) }
}
