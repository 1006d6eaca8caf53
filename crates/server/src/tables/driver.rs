//! What plays the computer's seats of a table.
//!
//! ```text
//!   wait until a decision is due ──► wait for a place ──► think ──► wait for the pace ──► play
//!        ▲                                 │                │               │              │
//!        └──── the table has changed, so the decision is due no more ◄──────┴──────────────┘
//! ```
//! A thought belongs to one state of the table, one seat and one level. If any of these changes before it
//! is played, it is stopped and thrown away.

use super::asking::Answered;
use super::computer::Due;
use super::table::Table;
use super::thinkers::{StopWhenDropped, Thinkers};
use crate::wire::Answer;
use commander::{Level, Stop};
use games::{Chosen, ComputerPlayer, SessionError};
use std::collections::HashMap;
use std::sync::{Arc, Weak};
use std::time::{Duration, Instant};
use tokio::sync::watch;
use tokio::task::{JoinError, JoinHandle, spawn_blocking};
use tokio::time::{sleep, sleep_until};

/// The longest that one decision is thought about.
const LONGEST: Duration = Duration::from_secs(2);

/// How long to wait when something went wrong, such as a full disk.
const AFTER_TROUBLE: Duration = Duration::from_secs(5);

/// A computer player, and what it has found.
type Pondered = (Box<dyn ComputerPlayer>, Result<Chosen, SessionError>);

/// Plays the computer's seats of a table, until the table is forgotten or the server stops.
pub(crate) async fn drive(table: Weak<Table>, changes: watch::Receiver<()>, thinkers: Thinkers) {
    let mut driver = Driver { table, changes, thinkers: thinkers.clone(), players: HashMap::new() };
    let driving = async {
        loop {
            match driver.next().await {
                Next::Look => {}
                Next::Wait => {
                    if driver.changes.changed().await.is_err() {
                        return;
                    }
                }
                Next::Trouble(what) => {
                    tracing::error!("the computer cannot play: {what}");
                    sleep(AFTER_TROUBLE).await;
                }
            }
        }
    };
    tokio::select! {
        () = driving => {}
        () = thinkers.stopped() => {}
    }
}

struct Driver {
    table: Weak<Table>,
    changes: watch::Receiver<()>,
    thinkers: Thinkers,
    /// The computer players here; each remembers its plan.
    players: HashMap<&'static str, (Level, Box<dyn ComputerPlayer>)>,
}

/// What to do next.
enum Next {
    /// See whether something is due.
    Look,
    /// Wait for a change.
    Wait,
    /// Wait a while.
    Trouble(String),
}

impl Driver {
    /// Takes one decision, if one is due.
    async fn next(&mut self) -> Next {
        self.changes.borrow_and_update();
        // Gone: the changes end as well.
        let Some(table) = self.table.upgrade() else { return Next::Wait };
        let (due, at) = match table.due_now().await {
            Ok(Some(due)) => due,
            Ok(None) => return Next::Wait,
            Err(fault) => return Next::Trouble(fault.sentence.english()),
        };
        let place = tokio::select! {
            place = self.thinkers.place() => place,
            _ = self.changes.changed() => return Next::Look,
        };
        let known = self.players.remove(due.seat).filter(|(level, _)| *level == due.level);
        let (mut player, observation) = match table.ponder(due, known.map(|(_, player)| player)).await {
            Ok(Some(task)) => task,
            Ok(None) => return Next::Look,
            Err(fault) => return Next::Trouble(fault.sentence.english()),
        };
        let stop = Stop::after(LONGEST);
        let switch = StopWhenDropped(stop.clone());
        let thinking = spawn_blocking(move || {
            let _place = place;
            let thought = player.decide(&observation, &stop);
            (player, thought)
        });
        match self.thought(&table, due, at, thinking, switch).await {
            Ok(Some(chosen)) => play(table, due, chosen).await,
            Ok(None) => Next::Look,
            Err(what) => Next::Trouble(what),
        }
    }

    /// Waits for a thought and for the moment to play it; nothing if it is due no more.
    async fn thought(
        &mut self,
        table: &Table,
        due: Due,
        mut at: Instant,
        mut thinking: JoinHandle<Pondered>,
        switch: StopWhenDropped,
    ) -> Result<Option<Chosen>, String> {
        let mut thought = None;
        loop {
            tokio::select! {
                pondered = &mut thinking, if thought.is_none() => {
                    thought = Some(self.remember(due, pondered)?);
                }
                () = sleep_until(at.into()), if thought.is_some() => return Ok(thought),
                _ = self.changes.changed() => match table.due_now().await {
                    // Somebody came or went, or the pace is another one.
                    Ok(Some((now, moment))) if now == due => at = moment,
                    Ok(_) => {
                        drop(switch);
                        if thought.is_none() {
                            // It ends at once, and its player is needed again.
                            self.remember(due, thinking.await)?;
                        }
                        return Ok(None);
                    }
                    Err(fault) => return Err(fault.sentence.english()),
                },
            }
        }
    }

    fn remember(&mut self, due: Due, pondered: Result<Pondered, JoinError>) -> Result<Chosen, String> {
        let (player, thought) = pondered.map_err(|error| error.to_string())?;
        self.players.insert(due.seat, (due.level, player));
        thought.map_err(|error| error.to_string())
    }
}

/// Plays a thought and tells everybody.
async fn play(table: Arc<Table>, due: Due, chosen: Chosen) -> Next {
    // In a task of its own: what was begun is finished, even if the server stops.
    let playing = tokio::spawn(async move {
        let Answered { answer, changed } = table.play_thought(due, &chosen).await;
        if changed {
            table.announce();
        }
        answer
    });
    match playing.await {
        Ok(Answer::Done | Answer::Stale) => Next::Look,
        Ok(answer) => Next::Trouble(format!("{answer:?}")),
        Err(error) => Next::Trouble(error.to_string()),
    }
}
