//! Games that were begun by other rules than this program has: they go on by those that it has.

use super::live::Live;
use crate::api::Fault;
use games::Title;
use kernel::DiceKey;
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
pub(super) fn told(live: &Live) -> Option<String> {
    let CarriedOver { kept, played } = live.carried_over.filter(|carried| carried.played > 0)?;
    let moves = match kept {
        _ if live.session.veil().is_some() => {
            "Its moves replay with the same dice up to these secret orders".to_owned()
        }
        _ if kept == played => "All its moves replay with the same dice".to_owned(),
        0 => return Some(format!("{CORRECTED} None of its moves can be replayed, so it starts again.")),
        1 => "Move 1 replays with the same dice".to_owned(),
        _ => format!("Moves 1–{kept} replay with the same dice"),
    };
    Some(format!("{CORRECTED} {moves}; the game continues from there. {LOOK}"))
}

const CORRECTED: &str = "The rules were corrected since this game began.";
const LOOK: &str = "Check the position: a corrected rule may have changed it.";
