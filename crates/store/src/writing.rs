use crate::file::settle;
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
        let mut connection = self.connection().await?;
        let created = create(&mut connection, table, record, seats).await;
        settle(connection, created).await
    }

    /// Adds a decision to a table that is in the expected state, and returns its new state. When this
    /// returns, the decision is on disk.
    ///
    /// # Errors
    /// [`StoreError::Moved`] if the table is in another state, or why it cannot be written.
    pub async fn append(&self, table: &str, expected: u64, entry: &Entry) -> Result<u64, StoreError> {
        let mut connection = self.connection().await?;
        let appended = append(&mut connection, table, expected, entry).await;
        settle(connection, appended).await
    }

    /// Forgets all decisions of a table but the first ones, and returns its new state.
    ///
    /// # Errors
    /// As [`Store::append`].
    pub async fn cut(&self, table: &str, expected: u64, to: usize) -> Result<u64, StoreError> {
        let mut connection = self.connection().await?;
        let cut = cut(&mut connection, table, expected, to).await;
        settle(connection, cut).await
    }
}

/// A transaction that has the right to write from its beginning, so that it cannot lose it half-way.
async fn begin(connection: &mut SqliteConnection) -> Result<Transaction<'_, Sqlite>, StoreError> {
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
        sqlx::query("INSERT INTO seats (table_id, place, seat, plan, key_hash) VALUES (?, ?, ?, ?, ?)")
            .bind(table)
            .bind(place as i64)
            .bind(&seat.seat)
            .bind(&seat.plan)
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

async fn append(
    connection: &mut SqliteConnection,
    table: &str,
    expected: u64,
    entry: &Entry,
) -> Result<u64, StoreError> {
    let mut writing = begin(connection).await?;
    let state = advance(&mut writing, table, expected).await?;
    let last: i64 = sqlx::query_scalar("SELECT coalesce(max(number), 0) FROM entries WHERE table_id = ?")
        .bind(table)
        .fetch_one(&mut *writing)
        .await?;
    insert(&mut writing, table, last + 1, entry).await?;
    writing.commit().await?;
    Ok(state)
}

async fn cut(
    connection: &mut SqliteConnection,
    table: &str,
    expected: u64,
    to: usize,
) -> Result<u64, StoreError> {
    let mut writing = begin(connection).await?;
    let state = advance(&mut writing, table, expected).await?;
    sqlx::query("DELETE FROM entries WHERE table_id = ? AND number > ?")
        .bind(table)
        .bind(to as i64)
        .execute(&mut *writing)
        .await?;
    writing.commit().await?;
    Ok(state)
}

/// Moves a table to its next state, if it is in the expected one.
async fn advance(
    writing: &mut Transaction<'_, Sqlite>,
    table: &str,
    expected: u64,
) -> Result<u64, StoreError> {
    let moved = sqlx::query("UPDATE tables SET state = state + 1, touched = ? WHERE id = ? AND state = ?")
        .bind(now())
        .bind(table)
        .bind(expected.cast_signed())
        .execute(&mut **writing)
        .await?;
    if moved.rows_affected() == 1 {
        return Ok(expected + 1);
    }
    let found: Option<i64> = sqlx::query_scalar("SELECT state FROM tables WHERE id = ?")
        .bind(table)
        .fetch_optional(&mut **writing)
        .await?;
    Err(match found {
        Some(found) => StoreError::Moved { expected, found: found.unsigned_abs() },
        None => StoreError::NoSuchTable(table.to_owned()),
    })
}

async fn insert(
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
fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |passed| passed.as_secs() as i64)
}
