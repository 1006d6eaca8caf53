//! All tables: those in memory, and those that only the store has.

use super::driver::drive;
use super::table::Table;
use super::thinkers::Thinkers;
use crate::api::Fault;
use crate::secrets;
use crate::wire::{Pace, SeatKeys, SeatPlan, TableMade};
use commander::Level;
use games::Title;
use kernel::Record;
use phrases::Text;
use std::collections::hash_map::Entry;
use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use store::{KeyHash, Store, StoredSeat};

/// A table that nobody looks at for so long is forgotten; the store has it.
const IDLE: Duration = Duration::from_secs(600);

/// A table that has not changed for so long does not go on by itself when the server starts.
const ASLEEP: Duration = Duration::from_secs(30 * 24 * 3600);

/// Who is to sit at a new table.
pub(crate) enum Invitation<'a> {
    /// Nobody: the game is watched.
    Nobody,
    /// These.
    Players(Players<'a>),
}

/// Who plays at a new table.
#[derive(Clone, Copy)]
pub(crate) struct Players<'a> {
    /// Where they sit; who is not named sits here.
    pub plans: &'a BTreeMap<String, SeatPlan>,
    /// The seats that the computer plays.
    pub computers: &'a BTreeMap<String, Level>,
    /// How fast it plays them.
    pub pace: Pace,
}

/// All tables.
pub(crate) struct Tables {
    store: Store,
    thinkers: Thinkers,
    open: Mutex<HashMap<String, Arc<Table>>>,
}

impl Tables {
    pub(crate) fn new(store: Store, thinkers: Thinkers) -> Self {
        Self { store, thinkers, open: Mutex::default() }
    }

    /// The table with this id.
    pub(crate) async fn find(&self, id: &str) -> Result<Arc<Table>, Fault> {
        if let Some(table) = self.in_memory().get(id) {
            return Ok(Arc::clone(table));
        }
        let table = Arc::new(Table::open(self.store.clone(), id).await?);
        // Two may have looked at the same time. There must be one table only: the first one counts.
        match self.in_memory().entry(id.to_owned()) {
            Entry::Occupied(first) => Ok(Arc::clone(first.get())),
            Entry::Vacant(place) => {
                place.insert(Arc::clone(&table));
                tokio::spawn(drive(Arc::downgrade(&table), table.listen(), self.thinkers.clone()));
                Ok(table)
            }
        }
    }

    /// Goes on with the games in which a person may be waiting for the computer's decision.
    pub(crate) async fn wake_computers(&self) {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let since = now.saturating_sub(ASLEEP).as_secs().cast_signed();
        let ids = match self.store.tables_with_computers(since).await {
            Ok(ids) => ids,
            Err(error) => return tracing::error!("the computers stay asleep: {error}"),
        };
        for id in ids {
            if let Err(fault) = self.find(&id).await {
                tracing::warn!("table {id} does not go on: {}", fault.sentence);
            }
        }
    }

    /// Makes a table for the game of a record.
    pub(crate) async fn make(
        &self,
        title: &dyn Title,
        record: &Record,
        invitation: Invitation<'_>,
        note: Text,
    ) -> Result<TableMade, Fault> {
        let table = secrets::table_id()?;
        let (mut keys, mut seats) = (SeatKeys::new(), Vec::new());
        for seat in &title.identity().seats {
            let (plan, key, computer) = match invitation {
                Invitation::Nobody => (SeatPlan::Here, None, None),
                Invitation::Players(Players { plans, computers, .. }) => (
                    plans.get(seat.id).copied().unwrap_or(SeatPlan::Here),
                    Some(secrets::seat_key()?),
                    computers.get(seat.id),
                ),
            };
            seats.push(StoredSeat {
                seat: seat.id.to_owned(),
                plan: word(plan),
                computer: computer.map(ToString::to_string),
                key: key.as_deref().map(KeyHash::of),
            });
            keys.extend(key.map(|key| (seat.id.to_owned(), key)));
        }
        self.store.create_table(&table, record, &seats).await?;
        if let Invitation::Players(Players { pace, .. }) = invitation
            && pace != Pace::default()
        {
            self.store.set_pace(&table, pace.id()).await?;
        }
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
