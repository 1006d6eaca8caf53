//! One WebSocket: a reader that has its requests done one after the other, and a writer that sends
//! answers in order and the newest view whenever it can.
//!
//! ```text
//!   browser ──► reader ──► table            each request in a task of its own
//!                 │ answers │ changes
//!   browser ◄── writer ◄────┘               however many changes: one view
//! ```
//! There is no cookie and nothing else that a browser adds by itself: only who knows a seat's key can
//! play, so a page of another site gains nothing by connecting.

mod bucket;
mod reader;
mod writer;

use crate::api::Fault;
use crate::app::App;
use crate::tables::{Seating, Table, Told};
use crate::wire::Answer;
use axum::extract::ws::{WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::response::Response;
use futures_util::StreamExt;
use std::sync::Arc;
use tokio::sync::mpsc;

/// No request is longer than this.
const LONGEST: usize = 64 * 1024;

/// Answers that wait for the writer. A client that does not read its answers is not read either.
const WAITING: usize = 32;

/// What the reader gives the writer to do.
enum Errand {
    /// Send an answer.
    Answer { id: u64, answer: Answer },
    /// Somebody sat down: send an answer, and views from now on.
    Seated { id: u64, seating: Seating, told: Told },
    /// Send the view again.
    ShowAgain,
}

/// Opens the WebSocket of a table.
pub(crate) async fn upgrade(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Fault> {
    let table = app.tables.find(&id).await?;
    let upgrade = upgrade.max_message_size(LONGEST).max_frame_size(LONGEST);
    Ok(upgrade.on_upgrade(move |socket| converse(app, table, socket)))
}

async fn converse(app: Arc<App>, table: Arc<Table>, socket: WebSocket) {
    let (sink, stream) = socket.split();
    let (errands, waiting) = mpsc::channel(WAITING);
    let writing = tokio::spawn(writer::write(Arc::clone(&table), sink, waiting));
    reader::read(&app, table, stream, errands).await;
    // The reader has let go of the errands: the writer does those that are left, and ends.
    let _ = writing.await;
}
