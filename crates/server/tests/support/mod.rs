//! A browser's side of the table, for tests.

#![allow(dead_code, reason = "each test program uses a part of it")]

pub mod http;
pub mod player;

use server::{Limits, Server, Settings};
use std::path::Path;
use std::time::Duration;
use tempfile::TempDir;

/// Tests click faster than people.
pub const FAST: Limits = Limits { requests_per_second: 1e9, burst: 1e9, patience: Duration::from_secs(10) };

/// A server on a data file, at any free port.
pub async fn start_on(data: &Path, limits: Limits) -> Server {
    let settings = Settings { port: Some(0), limits, ..Settings::new(data) };
    Server::start(&settings).await.expect("a server")
}

/// A server with a data file of its own.
pub async fn start() -> (Server, TempDir) {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start_on(&folder.path().join("test.db"), FAST).await;
    (server, folder)
}
