//! Starting and stopping.

use crate::process::{Process, command};
use crate::support::http::{get, new_table};

fn failure(output: std::process::Output) -> String {
    assert!(!output.status.success());
    String::from_utf8(output.stderr).unwrap()
}

#[tokio::test]
async fn the_port_that_is_taken_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("test.db");
    let process = Process::start(&data, "0");
    let port = process.address.port().to_string();
    let message = failure(command(&data).args(["--port", &port]).output().unwrap());
    assert!(message.contains(&port), "{message}");
}

#[tokio::test]
async fn a_file_that_is_none_of_ours_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("letter.txt");
    std::fs::write(&data, "Dear mother, ".repeat(200)).unwrap();
    let message = failure(command(&data).args(["--port", "0"]).output().unwrap());
    assert!(message.contains("letter.txt") && message.contains("not a data file"), "{message}");
}

#[cfg(unix)]
#[tokio::test]
async fn a_polite_signal_ends_it_politely() {
    let folder = tempfile::tempdir().unwrap();
    let mut process = Process::start(&folder.path().join("test.db"), "0");
    let made = new_table(process.address).await;
    let _open = crate::support::player::Player::sit(process.address, &made, &[]).await;
    assert_eq!(get(process.address, "/api/health").await.status, 200);
    let told = std::process::Command::new("kill").arg(process.id().to_string()).status().unwrap();
    assert!(told.success());
    assert!(process.wait(), "it ends with success");
}
