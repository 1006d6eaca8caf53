//! A disk that is full.

use crate::support::{entry, fresh, record, seats};
use store::StoreError;

#[tokio::test]
async fn nothing_is_half_written_and_it_goes_on_when_there_is_room() {
    let (store, _, _folder) = fresh().await;
    let mut state = store.create_table("t", &record(0), &seats()).await.unwrap();
    store.limit_pages(Some(1)).await.unwrap();
    let mut kept = 0;
    let error = loop {
        match store.append("t", state, &entry(kept + 1)).await {
            Ok(next) => {
                state = next;
                kept += 1;
            }
            Err(error) => break error,
        }
        assert!(kept < 10_000, "the disk never got full");
    };
    assert!(matches!(error, StoreError::Full), "{error}");
    let loaded = store.load("t").await.unwrap();
    assert_eq!((loaded.record, loaded.state), (record(kept), state));
    store.limit_pages(None).await.unwrap();
    store.append("t", state, &entry(kept + 1)).await.unwrap();
    assert_eq!(store.load("t").await.unwrap().record, record(kept + 1));
}
