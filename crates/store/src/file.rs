use crate::StoreError;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::pool::PoolConnection;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};
use sqlx::{SqlSafeStr, Sqlite};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
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
    /// The most pages the file may have; 0 if only the disk limits it.
    pages: Arc<AtomicU32>,
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
        let pages = Arc::new(AtomicU32::new(0));
        let limit = Arc::clone(&pages);
        let pool = SqlitePoolOptions::new()
            .max_connections(1)
            .after_connect(move |connection, _| {
                let pages = limit.load(Ordering::Relaxed);
                Box::pin(async move { limit_pages(connection, pages).await })
            })
            .idle_timeout(None)
            .max_lifetime(None)
            .acquire_timeout(PATIENCE * 2)
            .connect_with(options)
            .await?;
        let store = Self { pool, pages };
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
        let pages = pages.unwrap_or(0);
        self.pages.store(pages, Ordering::Relaxed);
        let mut connection = self.connection().await?;
        Ok(limit_pages(&mut connection, pages).await?)
    }

    pub(crate) async fn connection(&self) -> Result<PoolConnection<Sqlite>, StoreError> {
        Ok(self.pool.acquire().await?)
    }

    /// Waits for what is being written, and closes the file.
    pub async fn close(&self) {
        self.pool.close().await;
    }
}

async fn limit_pages(connection: &mut SqliteConnection, pages: u32) -> Result<(), sqlx::Error> {
    let pages = if pages == 0 { u32::MAX - 1 } else { pages };
    let pragma = sqlx::AssertSqlSafe(format!("PRAGMA max_page_count = {pages}"));
    sqlx::query(pragma).execute(connection).await?;
    Ok(())
}

/// Gives a connection back, or closes it if its transaction has failed: when the disk is full, SQLite ends
/// the transaction by itself, and the connection's own count of open transactions is wrong from then on.
pub(crate) async fn settle<T>(
    connection: PoolConnection<Sqlite>,
    result: Result<T, StoreError>,
) -> Result<T, StoreError> {
    match &result {
        Ok(_) | Err(StoreError::Moved { .. } | StoreError::NoSuchTable(_)) => {}
        // What matters is that it is gone; the reason is in the result.
        Err(_) => drop(connection.close().await),
    }
    result
}
