//! Who plays which seat, and how fast. None of it changes the game, so none of it changes its state.

use crate::{Store, StoreError};
use sqlx::sqlite::SqliteConnection;

impl Store {
    /// Gives a seat to the computer at a level, or back to a person. When this returns, it is on disk.
    ///
    /// # Errors
    /// [`StoreError::NoSuchTable`] if there is no such seat, or why it cannot be written.
    pub async fn set_computer(&self, table: &str, seat: &str, level: Option<&str>) -> Result<(), StoreError> {
        let mut desk = self.desk.sit().await?;
        let set = set_computer(desk.connection(), table, seat, level).await;
        desk.leave(set)
    }

    /// Sets the pace of a table's computers.
    ///
    /// # Errors
    /// [`StoreError::NoSuchTable`] if there is no such table, or why it cannot be written.
    pub async fn set_pace(&self, table: &str, pace: &str) -> Result<(), StoreError> {
        let mut desk = self.desk.sit().await?;
        let set = set_pace(desk.connection(), table, pace).await;
        desk.leave(set)
    }

    /// The tables at which a computer plays with a person and that have changed since then (in seconds since
    /// 1970), the newest first: it may be the computer's turn.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub async fn tables_with_computers(&self, since: i64) -> Result<Vec<String>, StoreError> {
        let mut desk = self.desk.sit().await?;
        let found = tables_with_computers(desk.connection(), since).await;
        desk.leave(found)
    }
}

async fn set_computer(
    connection: &mut SqliteConnection,
    table: &str,
    seat: &str,
    level: Option<&str>,
) -> Result<(), StoreError> {
    let changed = sqlx::query("UPDATE seats SET computer = ? WHERE table_id = ? AND seat = ?")
        .bind(level)
        .bind(table)
        .bind(seat)
        .execute(connection)
        .await?;
    found(changed.rows_affected(), table)
}

async fn set_pace(connection: &mut SqliteConnection, table: &str, pace: &str) -> Result<(), StoreError> {
    let changed = sqlx::query("UPDATE tables SET pace = ? WHERE id = ?")
        .bind(pace)
        .bind(table)
        .execute(connection)
        .await?;
    found(changed.rows_affected(), table)
}

fn found(rows: u64, table: &str) -> Result<(), StoreError> {
    if rows == 0 { Err(StoreError::NoSuchTable(table.to_owned())) } else { Ok(()) }
}

async fn tables_with_computers(
    connection: &mut SqliteConnection,
    since: i64,
) -> Result<Vec<String>, StoreError> {
    let ids = sqlx::query_scalar(
        "SELECT id FROM tables
         WHERE touched >= ?
           AND EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND computer IS NOT NULL)
           AND EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND computer IS NULL)
         ORDER BY touched DESC, id",
    )
    .bind(since)
    .fetch_all(connection)
    .await?;
    Ok(ids)
}
