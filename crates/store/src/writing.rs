use crate::header::Header;
use crate::{Store, StoreError, StoredSeat};
use kernel::{Entry, Record};
use sqlx::sqlite::SqliteConnection;
use sqlx::{Connection, Sqlite, Transaction};
use std::time::{SystemTime, UNIX_EPOCH};

/// The state of a table that was just made.
const FIRST_STATE: u64 = 1;

impl Store {
    /// Keeps a new table with everything that was decided in it already, and returns its state. The key in
    /// the record is kept too.
    ///
    /// # Errors
    /// If it cannot be written. There is no such table then.
    pub async fn create_table(
        &self,
        table: &str,
        record: &Record,
        seats: &[StoredSeat],
    ) -> Result<u64, StoreError> {
        let mut seat = self.desk.sit().await?;
        let created = create(seat.connection(), table, record, seats).await;
        seat.leave(created)
    }

    /// Adds a decision to a table that is in the expected state, and returns its new state. When this
    /// returns, the decision is on disk.
    ///
    /// # Errors
    /// [`StoreError::Moved`] if the table is in another state, or why it cannot be written.
    pub async fn append(&self, table: &str, expected: u64, entry: &Entry) -> Result<u64, StoreError> {
        let mut seat = self.desk.sit().await?;
        let appended = append(seat.connection(), table, expected, entry).await;
        seat.leave(appended)
    }

    /// Forgets all decisions of a table but the first ones, and returns its new state.
    ///
    /// # Errors
    /// As [`Store::append`].
    pub async fn cut(&self, table: &str, expected: u64, to: usize) -> Result<u64, StoreError> {
        let mut seat = self.desk.sit().await?;
        let cut = cut(seat.connection(), table, expected, to).await;
        seat.leave(cut)
    }
}

/// A transaction that has the right to write from its beginning, so that it cannot lose it half-way.
pub(crate) async fn begin(connection: &mut SqliteConnection) -> Result<Transaction<'_, Sqlite>, StoreError> {
    Ok(connection.begin_with("BEGIN IMMEDIATE").await?)
}

async fn create(
    connection: &mut SqliteConnection,
    table: &str,
    record: &Record,
    seats: &[StoredSeat],
) -> Result<u64, StoreError> {
    let mut writing = begin(connection).await?;
    sqlx::query(
        "INSERT INTO tables (id, game, header, dice_key, state, created, touched)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?6)",
    )
    .bind(table)
    .bind(&record.game)
    .bind(Header::of(record).to_json())
    .bind(&record.key)
    .bind(FIRST_STATE.cast_signed())
    .bind(now())
    .execute(&mut *writing)
    .await?;
    for (place, seat) in seats.iter().enumerate() {
        let row =
            "INSERT INTO seats (table_id, place, seat, plan, computer, key_hash) VALUES (?, ?, ?, ?, ?, ?)";
        sqlx::query(row)
            .bind(table)
            .bind(place as i64)
            .bind(&seat.seat)
            .bind(&seat.plan)
            .bind(&seat.computer)
            .bind(seat.key.as_ref().map(|hash| hash.0.to_vec()))
            .execute(&mut *writing)
            .await?;
    }
    for (index, entry) in record.entries.iter().enumerate() {
        insert(&mut writing, table, index as i64 + 1, entry).await?;
    }
    writing.commit().await?;
    Ok(FIRST_STATE)
}

/// One message to the database and one back: a click costs little more than what the disk needs. A
/// statement that finds the table in another state changes nothing, and neither do those after it.
const APPEND: &str = "
    BEGIN IMMEDIATE;
    UPDATE tables SET state = state + 1, touched = ? WHERE id = ? AND state = ?;
    INSERT INTO entries (table_id, number, seat, decision, dice, forced)
        SELECT ?, (SELECT coalesce(max(number), 0) + 1 FROM entries WHERE table_id = ?), ?, ?, ?, ?
        WHERE changes() = 1
        RETURNING number;
    COMMIT";

async fn append(
    connection: &mut SqliteConnection,
    table: &str,
    expected: u64,
    entry: &Entry,
) -> Result<u64, StoreError> {
    // All rows: what comes after the first one must be done too.
    let written = sqlx::query(APPEND)
        .bind(now())
        .bind(table)
        .bind(expected.cast_signed())
        .bind(table)
        .bind(table)
        .bind(&entry.seat)
        .bind(entry.decision.to_string())
        .bind(&entry.dice)
        .bind(entry.forced)
        .fetch_all(&mut *connection)
        .await?;
    if written.is_empty() { Err(elsewhere(connection, table, expected).await?) } else { Ok(expected + 1) }
}

async fn cut(
    connection: &mut SqliteConnection,
    table: &str,
    expected: u64,
    to: usize,
) -> Result<u64, StoreError> {
    let mut writing = begin(connection).await?;
    let moved = sqlx::query("UPDATE tables SET state = state + 1, touched = ? WHERE id = ? AND state = ?")
        .bind(now())
        .bind(table)
        .bind(expected.cast_signed())
        .execute(&mut *writing)
        .await?;
    if moved.rows_affected() == 0 {
        writing.rollback().await?;
        return Err(elsewhere(connection, table, expected).await?);
    }
    sqlx::query("DELETE FROM entries WHERE table_id = ? AND number > ?")
        .bind(table)
        .bind(to as i64)
        .execute(&mut *writing)
        .await?;
    writing.commit().await?;
    Ok(expected + 1)
}

/// Why a table was not in the expected state.
pub(crate) async fn elsewhere(
    connection: &mut SqliteConnection,
    table: &str,
    expected: u64,
) -> Result<StoreError, StoreError> {
    let found: Option<i64> = sqlx::query_scalar("SELECT state FROM tables WHERE id = ?")
        .bind(table)
        .fetch_optional(connection)
        .await?;
    Ok(match found {
        Some(found) => StoreError::Moved { expected, found: found.unsigned_abs() },
        None => StoreError::NoSuchTable(table.to_owned()),
    })
}

pub(crate) async fn insert(
    writing: &mut Transaction<'_, Sqlite>,
    table: &str,
    number: i64,
    entry: &Entry,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO entries (table_id, number, seat, decision, dice, forced) VALUES (?, ?, ?, ?, ?, ?)",
    )
    .bind(table)
    .bind(number)
    .bind(&entry.seat)
    .bind(entry.decision.to_string())
    .bind(&entry.dice)
    .bind(entry.forced)
    .execute(&mut **writing)
    .await?;
    Ok(())
}

/// Seconds since 1970.
pub(crate) fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |passed| passed.as_secs() as i64)
}
