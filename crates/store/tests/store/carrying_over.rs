//! Games that go on by newer rules.

use crate::support::{entry, fresh, record, seats};
use kernel::Record;
use store::{CarriedOver, Store, StoreError};

/// The game by the next version of its rules, which allow so many of its decisions.
fn by_newer_rules(before: &Record, kept: usize) -> Record {
    let mut record = before.clone();
    record.rules += 1;
    record.entries.truncate(kept);
    record.seal.entries = kept;
    record.key = Some("b".repeat(64));
    record
}

#[tokio::test]
async fn what_a_game_was_is_kept_beside_what_it_is() {
    let (store, file, _folder) = fresh().await;
    let first = record(9);
    let state = store.create_table("t", &first, &seats()).await.unwrap();
    let before = store.load("t").await.unwrap();
    assert_eq!(before.carried_over, None);
    let second = by_newer_rules(&first, 6);
    let state = store.carry_over("t", state, &second).await.unwrap();
    let loaded = store.load("t").await.unwrap();
    assert_eq!((&loaded.record, loaded.state), (&second, state));
    assert_eq!(loaded.carried_over, Some(CarriedOver { kept: 6, played: 9 }));
    assert_eq!((loaded.touched, loaded.seats), (before.touched, before.seats));

    // It is played on, taken back, and carried over again.
    let state = store.append("t", state, &entry(7)).await.unwrap();
    let state = store.append("t", state, &entry(8)).await.unwrap();
    let state = store.cut("t", state, 2).await.unwrap();
    let third = by_newer_rules(&by_newer_rules(&second, 2), 1);
    store.carry_over("t", state, &third).await.unwrap();
    store.close().await;

    let store = Store::open(&file).await.unwrap();
    let loaded = store.load("t").await.unwrap();
    assert_eq!((&loaded.record, loaded.carried_over), (&third, Some(CarriedOver { kept: 1, played: 2 })));
    let mut cut = second;
    cut.entries.truncate(2);
    cut.seal.entries = 2;
    assert_eq!(store.former("t").await.unwrap(), [first, cut], "every decision that was there");
}

#[tokio::test]
async fn a_table_that_has_moved_on_is_not_carried_over() {
    let (store, _, _folder) = fresh().await;
    let state = store.create_table("t", &record(3), &seats()).await.unwrap();
    store.append("t", state, &entry(4)).await.unwrap();
    let late = store.carry_over("t", state, &by_newer_rules(&record(3), 1)).await.unwrap_err();
    assert!(matches!(late, StoreError::Moved { expected: 1, found: 2 }), "{late}");
    let unknown = store.carry_over("no", 1, &record(0)).await.unwrap_err();
    assert!(matches!(unknown, StoreError::NoSuchTable(_)), "{unknown}");
    assert_eq!(store.load("t").await.unwrap().record, record(4));
    assert_eq!(store.former("t").await.unwrap(), []);
}
