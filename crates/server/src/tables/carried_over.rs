//! Games that were begun by other rules than this program has: they go on by those that it has.

use super::live::Live;
use crate::api::Fault;
use crate::phrasebook::text;
use games::Title;
use kernel::DiceKey;
use phrases::Text;
use std::sync::Arc;
use store::{CarriedOver, Store, StoreError, StoredTable};
use tokio::task::spawn_blocking;

/// A table from the store, by the rules that there are now, and its game.
pub(super) async fn load(store: &Store, id: &str) -> Result<(StoredTable, Arc<dyn Title>), Fault> {
    loop {
        let stored = store.load(id).await?;
        let record = stored.record.clone();
        let title = spawn_blocking(move || games::find_for(&record)).await??;
        if !stored.record.is_outdated(title.identity()) {
            return Ok((stored, title));
        }
        let (record, key) = (stored.record, DiceKey::fresh()?);
        let carried = spawn_blocking(move || title.carry_over(&record, &key)).await?;
        match store.carry_over(id, stored.state, &carried).await {
            Ok(_) => {
                tracing::info!("table {id} goes on by new rules after {} decisions", carried.entries.len());
            }
            // Somebody else was faster, and has done it.
            Err(StoreError::Moved { .. }) => {}
            Err(error) => return Err(error.into()),
        }
    }
}

/// What is to be told about it to everybody at the table. How many orders are given in secret is told to nobody.
pub(super) fn told(live: &Live) -> Option<Text> {
    let CarriedOver { kept, played } = live.carried_over.filter(|carried| carried.played > 0)?;
    Some(match kept {
        _ if live.session.hidden_since().is_some() => text!("carried-over-secret"),
        _ if kept == played => text!("carried-over-whole"),
        0 => text!("carried-over-nothing"),
        _ => text!("carried-over-part", kept = kept),
    })
}
