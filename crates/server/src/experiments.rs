//! Experiments: games between computers by the hundred, one experiment at a time. They are kept in memory,
//! the last few of them, and an experiment at which nobody looks any more is stopped.

use crate::api::Fault;
use crate::phrasebook::text;
use crate::secrets;
use axum::http::StatusCode;
use lab::{Experiment, Progress, Running};
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::available_parallelism;
use std::time::{Duration, Instant};

/// So many experiments are kept.
const KEPT: usize = 8;

/// How often is looked whether somebody looks.
const LOOK_EVERY: Duration = Duration::from_millis(200);

/// The experiments of a server.
#[derive(Debug)]
pub(crate) struct Experiments {
    unwatched: Duration,
    threads: usize,
    shelf: Mutex<Shelf>,
}

#[derive(Debug, Default)]
struct Shelf {
    /// From the oldest to the newest. Only the newest may be running.
    kept: VecDeque<Arc<BegunExperiment>>,
    closed: bool,
}

/// An experiment that was begun here.
pub(crate) struct BegunExperiment {
    id: String,
    running: Running,
    /// When somebody last looked at it.
    seen: Mutex<Instant>,
}

impl std::fmt::Debug for BegunExperiment {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("BegunExperiment").field("id", &self.id).finish_non_exhaustive()
    }
}

impl Experiments {
    /// None yet. An experiment at which nobody looks for so long is stopped.
    pub(crate) fn new(unwatched: Duration) -> Self {
        // The tables go on beside it.
        let threads = available_parallelism().map_or(1, usize::from).saturating_sub(1).max(1);
        Self { unwatched, threads, shelf: Mutex::default() }
    }

    fn shelf(&self) -> MutexGuard<'_, Shelf> {
        self.shelf.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Begins an experiment, unless another one is running.
    pub(crate) fn start(&self, experiment: Experiment) -> Result<Arc<BegunExperiment>, Fault> {
        let id = secrets::table_id()?;
        let mut shelf = self.shelf();
        if shelf.closed {
            return Err(Fault::new(StatusCode::SERVICE_UNAVAILABLE, text!("stopping")));
        }
        if let Some(other) = shelf.kept.iter().find(|trial| !trial.running.is_over()) {
            let title = &other.running.experiment().title.identity().title;
            let sentence = text!("experiment-running", title = title.as_str());
            return Err(Fault::new(StatusCode::CONFLICT, sentence));
        }
        while shelf.kept.len() >= KEPT {
            shelf.kept.pop_front();
        }
        let running = lab::start(experiment, self.threads);
        let trial = Arc::new(BegunExperiment { id, running, seen: Mutex::new(Instant::now()) });
        shelf.kept.push_back(Arc::clone(&trial));
        Ok(trial)
    }

    /// Stops an experiment as soon as nobody looks at it any more. Returns when it is over.
    pub(crate) async fn mind(&self, trial: &BegunExperiment) {
        while !trial.running.is_over() {
            tokio::time::sleep(LOOK_EVERY).await;
            if trial.unseen_for() > self.unwatched {
                trial.running.stop();
            }
        }
    }

    /// The experiment with this id.
    pub(crate) fn find(&self, id: &str) -> Result<Arc<BegunExperiment>, Fault> {
        let shelf = self.shelf();
        let found = shelf.kept.iter().find(|trial| trial.id == id);
        found.cloned().ok_or_else(|| Fault::not_found(text!("no-such-experiment")))
    }

    /// Stops what is running, and begins nothing more.
    pub(crate) fn close(&self) {
        let mut shelf = self.shelf();
        shelf.closed = true;
        for trial in &shelf.kept {
            trial.running.stop();
        }
    }
}

impl BegunExperiment {
    /// Its id.
    pub(crate) fn id(&self) -> &str {
        &self.id
    }

    /// What is played.
    pub(crate) fn experiment(&self) -> &Experiment {
        self.running.experiment()
    }

    /// How far it has come. Somebody has looked.
    pub(crate) fn look(&self) -> Progress {
        *self.seen.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
        self.running.progress()
    }

    fn unseen_for(&self) -> Duration {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner).elapsed()
    }

    /// Stops it, and waits until it is over.
    pub(crate) async fn stop(&self) {
        self.running.stop();
        while !self.running.is_over() {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use commander::Player;

    fn experiment(games: u64) -> Experiment {
        let players = vec![Player::Random; 2];
        Experiment::new("inkerman", &kernel::Options::default(), players, games, 1).unwrap()
    }

    #[tokio::test]
    async fn a_server_that_stops_takes_its_experiment_along() {
        let experiments = Experiments::new(Duration::from_secs(60));
        let trial = experiments.start(experiment(100_000)).unwrap();
        experiments.close();
        experiments.mind(&trial).await;
        assert!(trial.look().done < 100_000);
        assert_eq!(experiments.start(experiment(1)).unwrap_err().status, StatusCode::SERVICE_UNAVAILABLE);
    }

    #[tokio::test]
    async fn the_last_few_are_kept() {
        let experiments = Experiments::new(Duration::from_secs(60));
        let mut ids = Vec::new();
        for _ in 0..=KEPT {
            let trial = experiments.start(experiment(100_000)).unwrap();
            trial.stop().await;
            ids.push(trial.id().to_owned());
        }
        assert!(experiments.find(&ids[0]).is_err());
        assert!(ids[1..].iter().all(|id| experiments.find(id).is_ok()));
    }
}
