use crate::carrying_over::last_carried_over;
use crate::header::Header;
use crate::{KeyHash, Store, StoreError, StoredSeat, StoredTable, Summary};
use kernel::Entry;
use sqlx::sqlite::{SqliteConnection, SqliteRow};
use sqlx::{Connection, Row, Sqlite, Transaction};

impl Store {
    /// The table with this id.
    ///
    /// # Errors
    /// If there is none, or if it cannot be read.
    pub async fn load(&self, table: &str) -> Result<StoredTable, StoreError> {
        let mut seat = self.desk.sit().await?;
        let loaded = load(seat.connection(), table).await;
        seat.leave(loaded)
    }

    /// All tables, the one that changed last first.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub async fn summaries(&self) -> Result<Vec<Summary>, StoreError> {
        let mut seat = self.desk.sit().await?;
        let listed = summaries(seat.connection()).await;
        seat.leave(listed)
    }
}

async fn summaries(connection: &mut SqliteConnection) -> Result<Vec<Summary>, StoreError> {
    let rows = sqlx::query(
        "SELECT id, game, touched, (SELECT count(*) FROM entries WHERE table_id = tables.id) AS number
         FROM tables ORDER BY touched DESC, id",
    )
    .fetch_all(connection)
    .await?;
    rows.iter()
        .map(|row| {
            Ok(Summary {
                id: row.try_get("id")?,
                game: row.try_get("game")?,
                number: row.try_get::<i64, _>("number")?.unsigned_abs(),
                touched: row.try_get("touched")?,
            })
        })
        .collect()
}

async fn load(connection: &mut SqliteConnection, table: &str) -> Result<StoredTable, StoreError> {
    // One transaction, so that another process cannot change the table between two questions.
    let mut reading = connection.begin().await?;
    let row = sqlx::query("SELECT header, dice_key, pace, state, created, touched FROM tables WHERE id = ?")
        .bind(table)
        .fetch_optional(&mut *reading)
        .await?
        .ok_or_else(|| StoreError::NoSuchTable(table.to_owned()))?;
    let header = Header::from_json(row.try_get("header")?)?;
    let entries = entries(&mut reading, table).await?;
    let stored = StoredTable {
        record: header.with(entries, row.try_get("dice_key")?),
        seats: seats(&mut reading, table).await?,
        carried_over: last_carried_over(&mut reading, table).await?,
        pace: row.try_get("pace")?,
        state: row.try_get::<i64, _>("state")?.unsigned_abs(),
        created: row.try_get("created")?,
        touched: row.try_get("touched")?,
    };
    reading.rollback().await?;
    Ok(stored)
}

async fn entries(reading: &mut Transaction<'_, Sqlite>, table: &str) -> Result<Vec<Entry>, StoreError> {
    let rows = sqlx::query(
        "SELECT number, seat, decision, dice, forced FROM entries WHERE table_id = ? ORDER BY number",
    )
    .bind(table)
    .fetch_all(&mut **reading)
    .await?;
    read_entries(&rows, table)
}

/// Decisions as they were written, with none missing.
pub(crate) fn read_entries(rows: &[SqliteRow], table: &str) -> Result<Vec<Entry>, StoreError> {
    let mut entries = Vec::with_capacity(rows.len());
    for row in rows {
        let number: i64 = row.try_get("number")?;
        let expected = entries.len() as i64 + 1;
        if number != expected {
            return Err(StoreError::Damaged(format!("decision {expected} of table {table} is missing")));
        }
        let decision = serde_json::from_str(row.try_get("decision")?)
            .map_err(|_| StoreError::Damaged(format!("decision {number} of table {table} is unreadable")))?;
        entries.push(Entry {
            seat: row.try_get("seat")?,
            decision,
            dice: row.try_get("dice")?,
            forced: row.try_get("forced")?,
        });
    }
    Ok(entries)
}

async fn seats(reading: &mut Transaction<'_, Sqlite>, table: &str) -> Result<Vec<StoredSeat>, StoreError> {
    let rows =
        sqlx::query("SELECT seat, plan, computer, key_hash FROM seats WHERE table_id = ? ORDER BY place")
            .bind(table)
            .fetch_all(&mut **reading)
            .await?;
    rows.iter()
        .map(|row| {
            let hash: Option<Vec<u8>> = row.try_get("key_hash")?;
            let hash = hash.map(<[u8; 32]>::try_from).transpose().map_err(|_| {
                StoreError::Damaged(format!("the hash of a seat's key at table {table} is too short"))
            })?;
            Ok(StoredSeat {
                seat: row.try_get("seat")?,
                plan: row.try_get("plan")?,
                computer: row.try_get("computer")?,
                key: hash.map(KeyHash),
            })
        })
        .collect()
}
