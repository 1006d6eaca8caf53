//! Games that go on by newer rules than they began by. What they were is kept beside them.

use crate::header::Header;
use crate::writing::{begin, elsewhere, insert, now};
use crate::{CarriedOver, Store, StoreError};
use kernel::Record;
use sqlx::sqlite::SqliteConnection;
use sqlx::{Row, Sqlite, Transaction};

impl Store {
    /// Puts what a game is by newer rules in the place of what it was, and keeps that beside it. The table must be in the
    /// expected state; its new one is returned. It does not count as touched: nobody has played.
    ///
    /// # Errors
    /// As [`Store::append`].
    pub async fn carry_over(&self, table: &str, expected: u64, record: &Record) -> Result<u64, StoreError> {
        let mut seat = self.desk.sit().await?;
        let carried = carry_over(seat.connection(), table, expected, record).await;
        seat.leave(carried)
    }

    /// What a table's game was before it was carried over, the oldest first, with its keys.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn former(&self, table: &str) -> Result<Vec<Record>, StoreError> {
        let mut seat = self.desk.sit().await?;
        let former = former(seat.connection(), table).await;
        seat.leave(former)
    }
}

async fn carry_over(
    connection: &mut SqliteConnection,
    table: &str,
    expected: u64,
    record: &Record,
) -> Result<u64, StoreError> {
    let mut writing = begin(connection).await?;
    let moved = sqlx::query("UPDATE tables SET state = state + 1 WHERE id = ? AND state = ?")
        .bind(table)
        .bind(expected.cast_signed())
        .execute(&mut *writing)
        .await?;
    if moved.rows_affected() == 0 {
        writing.rollback().await?;
        return Err(elsewhere(connection, table, expected).await?);
    }
    keep(&mut writing, table, record.entries.len()).await?;
    sqlx::query("UPDATE tables SET header = ?, dice_key = ? WHERE id = ?")
        .bind(Header::of(record).to_json())
        .bind(&record.key)
        .bind(table)
        .execute(&mut *writing)
        .await?;
    sqlx::query("DELETE FROM entries WHERE table_id = ?").bind(table).execute(&mut *writing).await?;
    for (index, entry) in record.entries.iter().enumerate() {
        insert(&mut writing, table, index as i64 + 1, entry).await?;
    }
    writing.commit().await?;
    Ok(expected + 1)
}

/// Copies a game as it is now, of which so many decisions will stay.
async fn keep(writing: &mut Transaction<'_, Sqlite>, table: &str, kept: usize) -> Result<(), StoreError> {
    let chapter: i64 =
        sqlx::query_scalar("SELECT coalesce(max(chapter), 0) + 1 FROM former_tables WHERE table_id = ?")
            .bind(table)
            .fetch_one(&mut **writing)
            .await?;
    sqlx::query(
        "INSERT INTO former_tables (table_id, chapter, header, dice_key, kept, ended)
         SELECT id, ?, header, dice_key, ?, ? FROM tables WHERE id = ?",
    )
    .bind(chapter)
    .bind(kept as i64)
    .bind(now())
    .bind(table)
    .execute(&mut **writing)
    .await?;
    sqlx::query(
        "INSERT INTO former_entries (table_id, chapter, number, seat, decision, dice, forced)
         SELECT table_id, ?, number, seat, decision, dice, forced FROM entries WHERE table_id = ?",
    )
    .bind(chapter)
    .bind(table)
    .execute(&mut **writing)
    .await?;
    Ok(())
}

async fn former(connection: &mut SqliteConnection, table: &str) -> Result<Vec<Record>, StoreError> {
    let rows = sqlx::query(
        "SELECT chapter, header, dice_key FROM former_tables WHERE table_id = ? ORDER BY chapter",
    )
    .bind(table)
    .fetch_all(&mut *connection)
    .await?;
    let mut records = Vec::with_capacity(rows.len());
    for row in rows {
        let entries = sqlx::query(
            "SELECT number, seat, decision, dice, forced FROM former_entries
             WHERE table_id = ? AND chapter = ? ORDER BY number",
        )
        .bind(table)
        .bind(row.try_get::<i64, _>("chapter")?)
        .fetch_all(&mut *connection)
        .await?;
        let entries = crate::reading::read_entries(&entries, table)?;
        records.push(Header::from_json(row.try_get("header")?)?.with(entries, row.try_get("dice_key")?));
    }
    Ok(records)
}

/// How a table's game was last carried over, if it was.
pub(crate) async fn last_carried_over(
    reading: &mut Transaction<'_, Sqlite>,
    table: &str,
) -> Result<Option<CarriedOver>, StoreError> {
    let row = sqlx::query(
        "SELECT kept, (SELECT count(*) FROM former_entries
                       WHERE table_id = former_tables.table_id AND chapter = former_tables.chapter) AS played
         FROM former_tables WHERE table_id = ? ORDER BY chapter DESC LIMIT 1",
    )
    .bind(table)
    .fetch_optional(&mut **reading)
    .await?;
    let Some(row) = row else { return Ok(None) };
    let number = |name| Ok::<_, StoreError>(row.try_get::<i64, _>(name)?.unsigned_abs() as usize);
    Ok(Some(CarriedOver { kept: number("kept")?, played: number("played")? }))
}
