use super::Errand;
use super::bucket::Bucket;
use crate::app::App;
use crate::phrasebook::text;
use crate::tables::{Answered, Seating, Table, Thinkers, Told};
use crate::wire::{Answer, Ask, Request};
use axum::extract::ws::{Message, WebSocket};
use futures_util::StreamExt;
use futures_util::stream::SplitStream;
use phrases::{Arg, Language};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::mpsc::{Sender, error::TrySendError};
use tokio::sync::oneshot;
use tokio::time::timeout;

/// Silence after which a peer is taken for dead. It is asked for a sign of life more often than that.
const SILENCE: Duration = Duration::from_secs(50);

/// Requests that cannot be read, before we stop listening.
const NONSENSE: u32 = 50;

/// Requests beyond the limit, before we stop listening.
const ABUSE: u32 = 200;

/// The seat that was taken, and the number to leave the table with.
struct Seated {
    seating: Arc<Seating>,
    number: u64,
    table: Arc<Table>,
}

impl Drop for Seated {
    fn drop(&mut self) {
        self.table.presence.leave(self.number);
        self.table.announce();
    }
}

/// A connection as the reader sees it.
struct Reader {
    table: Arc<Table>,
    errands: Sender<Errand>,
    seated: Option<Seated>,
    thinkers: Thinkers,
    /// Somebody thinks about advice for this connection, until this is dropped.
    advice: Option<oneshot::Sender<()>>,
    bucket: Bucket,
    nonsense: u32,
    abuse: u32,
}

/// The conversation is over.
struct Over;

/// Reads requests and has them done, until either side has had enough.
pub(super) async fn read(
    app: &App,
    table: Arc<Table>,
    mut stream: SplitStream<WebSocket>,
    errands: Sender<Errand>,
) {
    let bucket = Bucket::full(app.limits, Instant::now());
    let closed = errands.clone();
    let mut stopping = app.stopping.clone();
    let thinkers = app.thinkers.clone();
    let mut reader =
        Reader { table, errands, seated: None, thinkers, advice: None, bucket, nonsense: 0, abuse: 0 };
    let begin = Instant::now();
    loop {
        let patience = match reader.seated {
            Some(_) => SILENCE,
            None => app.limits.patience.saturating_sub(begin.elapsed()),
        };
        let message = tokio::select! {
            message = timeout(patience, stream.next()) => message,
            _ = stopping.wait_for(|stop| *stop) => return,
            () = closed.closed() => return,
        };
        // Silence, an end, or a message that is too long or no message at all.
        let Ok(Some(Ok(message))) = message else { return };
        let done = match message {
            Message::Text(text) => reader.hear(text.as_bytes()).await,
            Message::Binary(bytes) => reader.hear(&bytes).await,
            Message::Ping(_) | Message::Pong(_) => Ok(()),
            Message::Close(_) => return,
        };
        if done.is_err() {
            return;
        }
    }
}

impl Reader {
    async fn hear(&mut self, bytes: &[u8]) -> Result<(), Over> {
        let passes = self.bucket.take(Instant::now());
        match serde_json::from_slice::<Request>(bytes) {
            Ok(Request { id, ask }) if passes => self.request(id, ask).await,
            // Read all the same, so that the client knows which of its requests was not done.
            Ok(Request { id, .. }) => {
                self.abuse += 1;
                self.say(id, Answer::Failed(text!("too-many-requests"))).await?;
                if self.abuse < ABUSE { Ok(()) } else { Err(Over) }
            }
            Err(error) => {
                self.nonsense += 1;
                self.say(0, Answer::Failed(text!("unreadable", error = Arg::name(error)))).await?;
                if self.nonsense < NONSENSE { Ok(()) } else { Err(Over) }
            }
        }
    }

    async fn request(&mut self, id: u64, ask: Ask) -> Result<(), Over> {
        let Some(seated) = &self.seated else { return self.sit(id, ask).await };
        let (table, seating) = (Arc::clone(&self.table), Arc::clone(&seated.seating));
        if let Ask::Advise { seat, state } = ask {
            self.advise(id, table, seating, seat, state);
            return Ok(());
        }
        // In a task of its own: whatever happens to this connection, what was begun is finished, and if it
        // panics, this one request has failed and nothing else.
        let task = tokio::spawn(async move { table.answer(&seating, ask).await });
        let Answered { answer, changed } = task.await.unwrap_or_else(|_| {
            tracing::error!("a request has panicked");
            Answered::failed(text!("server-fault-nothing-played"))
        });
        let stale = matches!(answer, Answer::Stale);
        // The answer comes before the view, but nobody else waits for a client that does not read.
        match self.errands.try_send(Errand::Answer { id, answer }) {
            Ok(()) => self.announce_if(changed),
            Err(TrySendError::Full(errand)) => {
                self.announce_if(changed);
                self.errands.send(errand).await.map_err(|_| Over)?;
            }
            Err(TrySendError::Closed(_)) => {
                self.announce_if(changed);
                return Err(Over);
            }
        }
        if stale {
            self.errands.send(Errand::ShowAgain).await.map_err(|_| Over)?;
        }
        Ok(())
    }

    /// Has advice thought about, while other requests go on. Whoever asks again is not interested in the
    /// first answer any more.
    fn advise(&mut self, id: u64, table: Arc<Table>, seating: Arc<Seating>, seat: String, state: u64) {
        let (waiting, gone) = oneshot::channel();
        self.advice = Some(waiting);
        let (thinkers, errands) = (self.thinkers.clone(), self.errands.clone());
        tokio::spawn(async move {
            let answer = tokio::select! {
                answer = table.advise(&thinkers, &seating, &seat, state) => answer,
                _ = gone => Answer::Failed(text!("asked-again")),
            };
            let stale = matches!(answer, Answer::Stale);
            // Whoever has left needs no advice.
            let _ = errands.send(Errand::Answer { id, answer }).await;
            if stale {
                let _ = errands.send(Errand::ShowAgain).await;
            }
        });
    }

    async fn sit(&mut self, id: u64, ask: Ask) -> Result<(), Over> {
        let Ask::Sit { keys, known, state, language } = ask else {
            return self.say(id, Answer::Failed(text!("sit-first"))).await;
        };
        match self.table.sit(&keys) {
            Ok(seating) => {
                let language = Language::read(&language).unwrap_or_default();
                let seating = Seating { language, ..seating };
                let number = self.table.presence.enter(seating.clone());
                let table = Arc::clone(&self.table);
                self.seated = Some(Seated { seating: Arc::new(seating.clone()), number, table });
                let told = Told { steps: known, state, eyes: None };
                self.errands.send(Errand::Seated { id, seating, told }).await.map_err(|_| Over)?;
                self.table.announce();
                Ok(())
            }
            Err(error) => self.say(id, Answer::Failed(error.text())).await,
        }
    }

    fn announce_if(&self, changed: bool) {
        if changed {
            self.table.announce();
        }
    }

    async fn say(&self, id: u64, answer: Answer) -> Result<(), Over> {
        self.errands.send(Errand::Answer { id, answer }).await.map_err(|_| Over)
    }
}
