//! Files that cannot be used are told apart.

use crate::support::{entry, fresh, record, seats};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Executor};
use std::fs;
use std::path::Path;
use store::{Store, StoreError};

/// What another program does to the file. What it has locked is free when its connection is dropped.
async fn sql(file: &Path, statement: &'static str) -> SqliteConnection {
    let mut connection = SqliteConnectOptions::new().filename(file).connect().await.unwrap();
    connection.execute(statement).await.unwrap();
    connection
}

#[tokio::test]
async fn another_file_is_not_taken_for_a_store() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("letter.txt");
    fs::write(&file, "Dear mother, the weather before Sebastopol is cold. ".repeat(100)).unwrap();
    let error = Store::open(&file).await.unwrap_err();
    assert!(matches!(error, StoreError::NotAStore), "{error}");
    assert!(fs::read_to_string(&file).unwrap().starts_with("Dear mother"), "it is left alone");
}

#[tokio::test]
async fn a_damaged_store_says_so() {
    let (store, file, _folder) = fresh().await;
    store.create_table("t", &record(500), &seats()).await.unwrap();
    store.close().await;
    let mut bytes = fs::read(&file).unwrap();
    let end = bytes.len();
    bytes[4096 * 3..end].fill(0x5a);
    fs::write(&file, bytes).unwrap();
    let error = Store::open(&file).await.unwrap_err();
    assert!(matches!(error, StoreError::Damaged(_)), "{error}");
}

#[tokio::test]
async fn a_newer_store_is_left_alone() {
    let (store, file, _folder) = fresh().await;
    store.create_table("t", &record(1), &seats()).await.unwrap();
    store.close().await;
    sql(&file, "UPDATE _sqlx_migrations SET version = 999 WHERE version = 1").await;
    let error = Store::open(&file).await.unwrap_err();
    assert!(matches!(error, StoreError::Newer), "{error}");
    assert!(error.to_string().contains("newer version"));
}

#[tokio::test]
async fn a_folder_that_cannot_be_made_is_named() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("file"), "").unwrap();
    let error = Store::open(&folder.path().join("file").join("test.db")).await.unwrap_err();
    assert!(matches!(error, StoreError::Folder { .. }), "{error}");
    assert!(error.to_string().contains("file"));
    let error = Store::open(folder.path()).await.unwrap_err();
    assert!(matches!(error, StoreError::CannotOpen), "a folder is no file: {error}");
}

#[cfg(unix)]
#[tokio::test]
async fn a_read_only_folder_is_told() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o555)).unwrap();
    if fs::write(folder.path().join("probe"), "").is_ok() {
        return; // To the superuser nothing is read-only.
    }
    let error = Store::open(&folder.path().join("test.db")).await.unwrap_err();
    assert!(matches!(error, StoreError::CannotOpen | StoreError::ReadOnly), "{error}");
}

/// Another process keeps the file to itself: we wait, then say so, and work again when it lets go.
#[tokio::test(flavor = "multi_thread")]
async fn a_locked_store_is_told_and_works_again() {
    let (store, file, _folder) = fresh().await;
    let state = store.create_table("t", &record(0), &seats()).await.unwrap();
    let lock = sql(&file, "BEGIN IMMEDIATE").await;
    let error = store.append("t", state, &entry(1)).await.unwrap_err();
    assert!(matches!(error, StoreError::Locked), "{error}");
    drop(lock);
    store.append("t", state, &entry(1)).await.unwrap();
}
