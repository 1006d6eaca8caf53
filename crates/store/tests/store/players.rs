//! Who plays which seat is kept too.

use crate::support::{fresh, record, seats};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Executor};
use store::{Store, StoreError};

#[tokio::test]
async fn players_and_pace_are_there_after_a_restart() {
    let (store, file, _folder) = fresh().await;
    let state = store.create_table("t", &record(2), &seats()).await.unwrap();
    assert_eq!(store.load("t").await.unwrap().pace, "quick");
    store.set_computer("t", "allied", Some("captain")).await.unwrap();
    store.set_computer("t", "russian", Some("recruit")).await.unwrap();
    store.set_computer("t", "russian", None).await.unwrap();
    store.set_pace("t", "slow").await.unwrap();
    store.close().await;

    let store = Store::open(&file).await.unwrap();
    let loaded = store.load("t").await.unwrap();
    let computers: Vec<_> = loaded.seats.iter().map(|seat| seat.computer.as_deref()).collect();
    assert_eq!(computers, [None, Some("captain")]);
    assert_eq!((loaded.pace.as_str(), loaded.state), ("slow", state), "the game is in the same state");
    for unknown in [
        store.set_computer("t", "martian", None).await.unwrap_err(),
        store.set_computer("no", "russian", None).await.unwrap_err(),
        store.set_pace("no", "slow").await.unwrap_err(),
    ] {
        assert!(matches!(unknown, StoreError::NoSuchTable(_)), "{unknown}");
    }
}

#[tokio::test]
async fn tables_where_the_computer_plays_with_a_person_are_found() {
    let (store, _, _folder) = fresh().await;
    for id in ["people", "mixed", "computers"] {
        store.create_table(id, &record(0), &seats()).await.unwrap();
    }
    store.set_computer("mixed", "allied", Some("captain")).await.unwrap();
    store.set_computer("computers", "allied", Some("captain")).await.unwrap();
    store.set_computer("computers", "russian", Some("captain")).await.unwrap();
    assert_eq!(store.tables_with_computers(0).await.unwrap(), ["mixed"]);
    assert!(store.tables_with_computers(i64::MAX).await.unwrap().is_empty());
}

#[tokio::test]
async fn a_file_from_before_there_were_computers_is_read() {
    let (store, file, _folder) = fresh().await;
    store.create_table("t", &record(3), &seats()).await.unwrap();
    store.close().await;
    let mut connection = SqliteConnectOptions::new().filename(&file).connect().await.unwrap();
    connection
        .execute(
            "ALTER TABLE seats DROP COLUMN computer;
             ALTER TABLE tables DROP COLUMN pace;
             DELETE FROM _sqlx_migrations WHERE version = 2;",
        )
        .await
        .unwrap();
    drop(connection);
    let loaded = Store::open(&file).await.unwrap().load("t").await.unwrap();
    assert_eq!((loaded.record, loaded.seats, loaded.pace.as_str()), (record(3), seats(), "quick"));
}
