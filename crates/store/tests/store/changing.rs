//! Tables are made, changed and found again.

use crate::support::{entry, fresh, record, seats};
use store::{Store, StoreError};

#[tokio::test]
async fn what_is_kept_is_there_after_a_restart() {
    let (store, file, _folder) = fresh().await;
    let state = store.create_table("t", &record(2), &seats()).await.unwrap();
    let state = store.append("t", state, &entry(3)).await.unwrap();
    let state = store.append("t", state, &entry(4)).await.unwrap();
    let state = store.cut("t", state, 1).await.unwrap();
    let state = store.append("t", state, &entry(2)).await.unwrap();
    assert_eq!(state, 5, "it grows with every change");
    store.close().await;

    let store = Store::open(&file).await.unwrap();
    let loaded = store.load("t").await.unwrap();
    assert_eq!((loaded.record, loaded.seats, loaded.state), (record(2), seats(), state));
    assert!(loaded.created > 1_600_000_000 && loaded.touched >= loaded.created);
    let listed = store.summaries().await.unwrap();
    assert_eq!((listed.len(), listed[0].id.as_str(), listed[0].number), (1, "t", 2));
}

#[tokio::test]
async fn a_change_for_another_state_is_refused() {
    let (store, _, _folder) = fresh().await;
    let state = store.create_table("t", &record(0), &seats()).await.unwrap();
    store.append("t", state, &entry(1)).await.unwrap();
    let late = store.append("t", state, &entry(2)).await.unwrap_err();
    assert!(matches!(late, StoreError::Moved { expected: 1, found: 2 }), "{late}");
    let late = store.cut("t", state, 0).await.unwrap_err();
    assert!(matches!(late, StoreError::Moved { .. }), "{late}");
    assert_eq!(store.load("t").await.unwrap().record, record(1));
    for unknown in [
        store.append("no", 1, &entry(1)).await.unwrap_err(),
        store.cut("no", 1, 0).await.unwrap_err(),
        store.load("no").await.unwrap_err(),
    ] {
        assert!(matches!(unknown, StoreError::NoSuchTable(_)), "{unknown}");
    }
    assert!(store.create_table("t", &record(0), &seats()).await.is_err(), "an id is given once");
}

/// Two at once, here and from another process: one wins each time.
#[tokio::test(flavor = "multi_thread")]
async fn of_two_changes_of_one_state_one_wins() {
    let (store, file, _folder) = fresh().await;
    let other = Store::open(&file).await.unwrap();
    let mut state = store.create_table("t", &record(0), &seats()).await.unwrap();
    for number in 1..=30 {
        let tasks = [store.clone(), other.clone(), store.clone()]
            .map(|store| tokio::spawn(async move { store.append("t", state, &entry(number)).await }));
        let mut won = 0;
        for task in tasks {
            match task.await.unwrap() {
                Ok(next) => {
                    won += 1;
                    assert_eq!(next, state + 1);
                }
                Err(error) => assert!(matches!(error, StoreError::Moved { .. }), "{error}"),
            }
        }
        assert_eq!(won, 1);
        state += 1;
    }
    assert_eq!(store.load("t").await.unwrap().record, record(30));
}

/// A change that is dropped half-way has happened or has not; the next one works.
#[tokio::test]
async fn a_change_that_nobody_waits_for_does_no_harm() {
    let (store, _, _folder) = fresh().await;
    let mut state = store.create_table("t", &record(0), &seats()).await.unwrap();
    for number in 1..=200_usize {
        let patience = std::time::Duration::from_micros(number as u64 % 40 * 25);
        let _ = tokio::time::timeout(patience, store.append("t", state, &entry(1))).await;
        let loaded = store.load("t").await.unwrap();
        let entries = loaded.record.entries.len() as u64;
        assert!(loaded.state == state || loaded.state == state + 1);
        assert_eq!(entries, loaded.state - 1, "state and decisions go together");
        state = loaded.state;
    }
    assert!(state > 1, "some of them had the time");
}
