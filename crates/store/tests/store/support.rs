//! Games to keep.

use kernel::{Entry, FaultKind, Options, Record, Seal};
use serde_json::json;
use std::path::PathBuf;
use store::{KeyHash, Store, StoredSeat};
use tempfile::TempDir;

/// A folder with an empty store in it.
pub async fn fresh() -> (Store, PathBuf, TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games").join("test.db");
    (Store::open(&file).await.unwrap(), file, folder)
}

/// A decision that is told apart by its number.
pub fn entry(number: usize) -> Entry {
    let dice = if number.is_multiple_of(3) { vec![1, 6] } else { Vec::new() };
    let decision = json!({ "march": { "unit": format!("unit {number}"), "to": "0817" } });
    Entry {
        seat: ["russian", "allied"][number % 2].to_owned(),
        decision,
        forced: number.is_multiple_of(6),
        dice,
    }
}

/// A game with so many decisions.
pub fn record(decisions: usize) -> Record {
    let mut options = Options::default();
    options.set("fog", "yes");
    Record {
        format: "malakoff record 1".to_owned(),
        game: "balaclava".to_owned(),
        rules: 1,
        data: "fingerprint".to_owned(),
        options,
        start: Some(json!({ "turn": 3 })),
        waived: FaultKind::Stacking.into(),
        commitment: "c".repeat(64),
        key: Some("a".repeat(64)),
        entries: (1..=decisions).map(entry).collect(),
        seal: Seal { entries: decisions, chain: String::new(), state: String::new(), over: false },
    }
}

pub fn seats() -> Vec<StoredSeat> {
    vec![
        StoredSeat {
            seat: "russian".to_owned(),
            plan: "here".to_owned(),
            computer: None,
            key: Some(KeyHash::of("secret")),
        },
        StoredSeat { seat: "allied".to_owned(), plan: "elsewhere".to_owned(), computer: None, key: None },
    ]
}
