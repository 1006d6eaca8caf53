//! All tables: those in memory, and those that only the store has.

use super::table::Table;
use crate::api::Fault;
use crate::secrets;
use crate::wire::{SeatKeys, SeatPlan, TableMade};
use games::Title;
use kernel::Record;
use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use store::{KeyHash, Store, StoredSeat};

/// A table that nobody looks at for so long is forgotten; the store has it.
const IDLE: Duration = Duration::from_secs(600);

/// Who is to sit at a new table.
pub(crate) enum Invitation<'a> {
    /// Nobody: the game is watched.
    Nobody,
    /// These; who is not named sits here.
    Players(&'a BTreeMap<String, SeatPlan>),
}

/// All tables.
pub(crate) struct Tables {
    store: Store,
    open: Mutex<HashMap<String, Arc<Table>>>,
}

impl Tables {
    pub(crate) fn new(store: Store) -> Self {
        Self { store, open: Mutex::default() }
    }

    /// The table with this id.
    pub(crate) async fn find(&self, id: &str) -> Result<Arc<Table>, Fault> {
        if let Some(table) = self.in_memory().get(id) {
            return Ok(Arc::clone(table));
        }
        let table = Arc::new(Table::open(self.store.clone(), id).await?);
        // Two may have looked at the same time. There must be one table only: the first one counts.
        Ok(Arc::clone(self.in_memory().entry(id.to_owned()).or_insert(table)))
    }

    /// Makes a table for the game of a record.
    pub(crate) async fn make(
        &self,
        title: &dyn Title,
        record: &Record,
        invitation: Invitation<'_>,
        note: String,
    ) -> Result<TableMade, Fault> {
        let table = secrets::table_id()?;
        let (mut keys, mut seats) = (SeatKeys::new(), Vec::new());
        for seat in &title.identity().seats {
            let (plan, key) = match invitation {
                Invitation::Nobody => (SeatPlan::Here, None),
                Invitation::Players(plans) => {
                    (plans.get(seat.id).copied().unwrap_or(SeatPlan::Here), Some(secrets::seat_key()?))
                }
            };
            seats.push(StoredSeat {
                seat: seat.id.to_owned(),
                plan: word(plan),
                key: key.as_deref().map(KeyHash::of),
            });
            keys.extend(key.map(|key| (seat.id.to_owned(), key)));
        }
        self.store.create_table(&table, record, &seats).await?;
        tracing::info!("a new table for {}", record.game);
        Ok(TableMade { table, keys, note })
    }

    /// Forgets tables that nobody looks at, for ever.
    pub(crate) async fn forget_idle_ones(&self) {
        loop {
            tokio::time::sleep(IDLE / 10).await;
            // A table that somebody has in hand but does not use yet has more than one owner.
            self.in_memory().retain(|_, table| Arc::strong_count(table) > 1 || !table.is_idle(IDLE));
        }
    }

    fn in_memory(&self) -> std::sync::MutexGuard<'_, HashMap<String, Arc<Table>>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The word that the store keeps for a plan: the one that travels.
fn word(plan: SeatPlan) -> String {
    let word = serde_json::to_value(plan).ok().and_then(|word| word.as_str().map(str::to_owned));
    word.expect("a plan is one word")
}
