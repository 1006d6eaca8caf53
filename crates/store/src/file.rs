use crate::StoreError;
use sqlx::SqlSafeStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use std::path::Path;
use std::time::Duration;

/// Every change of the tables' form since the first version, in order. One that was released never
/// changes again.
const MIGRATIONS: &[(i64, &str, &str)] = &[(1, "tables", include_str!("../migrations/0001_tables.sql"))];

/// How long another process may keep the file locked before we give up.
const PATIENCE: Duration = Duration::from_secs(5);

/// All tables, in one data file.
#[derive(Clone, Debug)]
pub struct Store {
    pub(crate) pool: SqlitePool,
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
        // One connection: SQLite writes one after the other anyway, and so nobody waits for a lock that
        // this process holds itself. It lives as long as the store.
        let pool = SqlitePoolOptions::new()
            .max_connections(1)
            .idle_timeout(None)
            .max_lifetime(None)
            .acquire_timeout(PATIENCE * 2)
            .connect_with(options)
            .await?;
        let store = Self { pool };
        store.migrate().await?;
        store.check().await?;
        Ok(store)
    }

    async fn migrate(&self) -> Result<(), StoreError> {
        let migration = |&(version, name, sql): &(i64, &'static str, &'static str)| {
            Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
        };
        Migrator::with_migrations(MIGRATIONS.iter().map(migration).collect()).run(&self.pool).await?;
        Ok(())
    }

    /// A damaged file is told at once, not in the middle of a game.
    async fn check(&self) -> Result<(), StoreError> {
        let found: String = sqlx::query_scalar("PRAGMA quick_check(1)").fetch_one(&self.pool).await?;
        if found == "ok" { Ok(()) } else { Err(StoreError::Damaged(found)) }
    }

    /// Lets the file grow no further than so many pages of 4 kB; without a number as far as the disk
    /// allows. This is how a full disk is tested.
    ///
    /// # Errors
    /// If the file cannot be used.
    pub async fn limit_pages(&self, pages: Option<u32>) -> Result<(), StoreError> {
        let pages = pages.unwrap_or(u32::MAX - 1);
        let pragma = sqlx::AssertSqlSafe(format!("PRAGMA max_page_count = {pages}"));
        sqlx::query(pragma).execute(&self.pool).await?;
        Ok(())
    }

    /// Waits for what is being written, and closes the file.
    pub async fn close(&self) {
        self.pool.close().await;
    }
}
