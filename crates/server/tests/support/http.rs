//! HTTP in a few lines.

use serde_json::{Value, json};
use server::wire::TableMade;
use std::net::SocketAddr;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// What came back.
#[derive(Debug)]
pub struct Reply {
    pub status: u16,
    pub head: String,
    pub body: String,
}

impl Reply {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|_| panic!("JSON was expected: {self:?}"))
    }

    /// The sentence of a request that failed.
    pub fn problem(&self) -> String {
        self.json()["error"].as_str().expect("a sentence").to_owned()
    }

    /// The value of a header.
    pub fn header(&self, name: &str) -> Option<&str> {
        let lines = self.head.lines().filter_map(|line| line.split_once(": "));
        lines.into_iter().find(|(found, _)| found.eq_ignore_ascii_case(name)).map(|(_, value)| value)
    }
}

/// Sends a request; `more` are header lines, each with its line end.
pub async fn send(to: SocketAddr, method: &str, path: &str, more: &str, body: &str) -> Reply {
    let request = format!(
        "{method} {path} HTTP/1.1\r\nhost: {to}\r\nconnection: close\r\ncontent-length: {}\r\n{more}\r\n{body}",
        body.len()
    );
    let mut stream = TcpStream::connect(to).await.expect("a connection");
    // A server may answer and close before it has read a body that is too long.
    let _ = stream.write_all(request.as_bytes()).await;
    let mut bytes = Vec::new();
    let _ = stream.read_to_end(&mut bytes).await;
    let text = String::from_utf8_lossy(&bytes).into_owned();
    let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
    Reply { status, head: head.to_owned(), body: body.to_owned() }
}

pub async fn get(to: SocketAddr, path: &str) -> Reply {
    send(to, "GET", path, "", "").await
}

pub async fn post(to: SocketAddr, path: &str, body: &Value) -> Reply {
    send(to, "POST", path, "content-type: application/json\r\n", &body.to_string()).await
}

/// The header line that shows keys of seats.
pub fn with_keys<'a>(keys: impl IntoIterator<Item = &'a String>) -> String {
    let keys: Vec<_> = keys.into_iter().map(String::as_str).collect();
    format!("authorization: Bearer {}\r\ncontent-type: application/json\r\n", keys.join(","))
}

/// A new table for Balaclava.
pub async fn new_table(to: SocketAddr) -> TableMade {
    new_table_with(to, &json!({ "game": "balaclava" })).await
}

/// A new table.
pub async fn new_table_with(to: SocketAddr, wanted: &Value) -> TableMade {
    let reply = post(to, "/api/tables", wanted).await;
    assert_eq!(reply.status, 200, "{reply:?}");
    serde_json::from_value(reply.json()).expect("a table")
}
