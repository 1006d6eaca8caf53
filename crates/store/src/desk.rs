//! The one place where the file is written and read.

use crate::StoreError;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use tokio::sync::{Mutex, OwnedMutexGuard};

/// One connection, used by one at a time: SQLite writes one after the other anyway, so nobody waits for a
/// lock that this process holds itself.
#[derive(Clone, Debug)]
pub(crate) struct Desk {
    options: SqliteConnectOptions,
    connection: Arc<Mutex<Option<SqliteConnection>>>,
    /// The most pages the file may have; 0 if only the disk limits it.
    pages: Arc<AtomicU32>,
    closed: Arc<AtomicBool>,
}

/// The right to use the connection.
///
/// Whoever does not leave in order, because a change has failed or because nobody waits for it any more,
/// leaves no connection behind: what he had begun is undone, and the next one opens the file anew. (When
/// the disk is full, SQLite ends a transaction by itself, and such a connection would be out of step.)
pub(crate) struct Seat {
    place: OwnedMutexGuard<Option<SqliteConnection>>,
    connection: SqliteConnection,
}

impl Desk {
    pub(crate) fn new(options: SqliteConnectOptions) -> Self {
        Self { options, connection: Arc::default(), pages: Arc::default(), closed: Arc::default() }
    }

    /// Waits until the connection is free.
    pub(crate) async fn sit(&self) -> Result<Seat, StoreError> {
        let mut place = Arc::clone(&self.connection).lock_owned().await;
        if self.closed.load(Ordering::Acquire) {
            return Err(StoreError::Closed);
        }
        let connection = match place.take() {
            Some(connection) => connection,
            None => {
                let mut connection = self.options.connect().await?;
                limit(&mut connection, self.pages.load(Ordering::Relaxed)).await?;
                connection
            }
        };
        Ok(Seat { place, connection })
    }

    pub(crate) async fn limit_pages(&self, pages: Option<u32>) -> Result<(), StoreError> {
        let pages = pages.unwrap_or(0);
        self.pages.store(pages, Ordering::Relaxed);
        let mut seat = self.sit().await?;
        let limited = limit(&mut seat.connection, pages).await;
        seat.leave(limited)
    }

    pub(crate) async fn close(&self) {
        let mut place = self.connection.lock().await;
        self.closed.store(true, Ordering::Release);
        if let Some(connection) = place.take() {
            // What was written is safe already; this only tidies up.
            let _ = connection.close().await;
        }
    }
}

impl Seat {
    pub(crate) fn connection(&mut self) -> &mut SqliteConnection {
        &mut self.connection
    }

    /// Leaves the connection to the next one, unless something has gone wrong with it.
    pub(crate) fn leave<T>(mut self, result: Result<T, StoreError>) -> Result<T, StoreError> {
        if matches!(result, Ok(_) | Err(StoreError::Moved { .. } | StoreError::NoSuchTable(_))) {
            *self.place = Some(self.connection);
        }
        result
    }
}

async fn limit(connection: &mut SqliteConnection, pages: u32) -> Result<(), StoreError> {
    let pages = if pages == 0 { u32::MAX - 1 } else { pages };
    let pragma = sqlx::AssertSqlSafe(format!("PRAGMA max_page_count = {pages}"));
    sqlx::query(pragma).execute(connection).await?;
    Ok(())
}
