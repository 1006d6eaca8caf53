use super::Errand;
use crate::tables::{Seating, Table, Told};
use crate::wire::{Answer, Message, TurnView, View};
use axum::body::Bytes;
use axum::extract::ws::{Message as Frame, Utf8Bytes, WebSocket};
use futures_util::SinkExt;
use futures_util::stream::SplitSink;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc::Receiver;
use tokio::time::{MissedTickBehavior, interval, timeout};

/// How often a peer is asked for a sign of life.
const PULSE: Duration = Duration::from_secs(20);

/// How long a message may take to leave.
const PATIENCE: Duration = Duration::from_secs(20);

/// The peer does not take anything any more.
struct Gone;

/// Sends answers in their order, and the newest view whenever the table has changed. While a slow peer
/// takes one view, any number of changes become the next one.
pub(super) async fn write(
    table: Arc<Table>,
    sink: SplitSink<WebSocket, Frame>,
    mut errands: Receiver<Errand>,
) {
    let mut changes = table.listen();
    let mut pulse = interval(PULSE);
    pulse.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut writer = Writer { table, sink, seated: None, length: 0, unsent: false, unseen: None };
    loop {
        let done = tokio::select! {
            biased;
            errand = errands.recv() => match errand {
                Some(Errand::Answer { id, answer }) => writer.answer(id, answer).await,
                Some(Errand::Seated { id, seating, told }) => {
                    writer.seated = Some((seating, told));
                    changes.mark_unchanged();
                    match writer.answer(id, Answer::Done).await {
                        Ok(()) => writer.show(false).await,
                        gone => gone,
                    }
                }
                Some(Errand::ShowAgain) => {
                    changes.mark_unchanged();
                    writer.show(false).await
                }
                None => break,
            },
            _ = changes.changed() => writer.show(true).await,
            _ = pulse.tick() => writer.send(Frame::Ping(Bytes::new())).await,
            // Nothing more to say for the moment: an answer and the view after it leave together.
            () = std::future::ready(()), if writer.unsent => writer.flush().await,
        };
        if done.is_err() {
            return;
        }
    }
    let _ = timeout(PATIENCE, writer.sink.close()).await;
}

struct Writer {
    table: Arc<Table>,
    sink: SplitSink<WebSocket, Frame>,
    seated: Option<(Seating, Told)>,
    /// How long messages were lately.
    length: usize,
    /// Something waits to be sent.
    unsent: bool,
    /// The view that was sent last while decisions are made unseen, its story left out.
    unseen: Option<Vec<u8>>,
}

/// A view while decisions are made unseen, written down without its story; nothing at other times.
fn without_story(view: &View) -> Option<Vec<u8>> {
    matches!(view.turn, TurnView::Decide { secret: true, .. }).then(|| {
        let quiet = View { story: Vec::new(), story_from: 0, ..view.clone() };
        serde_json::to_vec(&quiet).expect("a view is plain data")
    })
}

async fn in_time(sending: impl Future<Output = Result<(), axum::Error>>) -> Result<(), Gone> {
    match timeout(PATIENCE, sending).await {
        Ok(Ok(())) => Ok(()),
        _ => Err(Gone),
    }
}

impl Writer {
    async fn answer(&mut self, id: u64, answer: Answer) -> Result<(), Gone> {
        self.say(&Message::Answer { id, answer }).await
    }

    /// Shows the table. After a change, nothing is sent while somebody decides unseen and there is nothing else to
    /// see: others hear nothing of it, not even that something was decided.
    async fn show(&mut self, after_change: bool) -> Result<(), Gone> {
        let Some((seating, told)) = &mut self.seated else { return Ok(()) };
        let view = match self.table.view(seating, told).await {
            Ok(view) => view,
            Err(fault) => return self.answer(0, Answer::Failed(fault.sentence)).await,
        };
        let unseen = without_story(&view);
        if after_change && unseen.is_some() && unseen == self.unseen && view.story.is_empty() {
            return Ok(());
        }
        self.unseen = unseen;
        self.say(&Message::View(Box::new(view))).await
    }

    async fn say(&mut self, message: &Message) -> Result<(), Gone> {
        // About as long as the last one: no growing, which means copying.
        let mut text = Vec::with_capacity(self.length);
        serde_json::to_writer(&mut text, message).expect("a message is plain data");
        // Short answers in between do not count.
        if text.len() > self.length / 2 {
            self.length = text.len() + text.len() / 8;
        }
        let text = Utf8Bytes::try_from(Bytes::from(text)).expect("JSON is text");
        self.send(Frame::Text(text)).await
    }

    async fn send(&mut self, frame: Frame) -> Result<(), Gone> {
        self.unsent = true;
        in_time(self.sink.feed(frame)).await
    }

    async fn flush(&mut self) -> Result<(), Gone> {
        self.unsent = false;
        in_time(self.sink.flush()).await
    }
}
