use crate::run::Done;
use crate::{Experiment, Report, Tally, run};
use commander::Stop;
use serde::Serialize;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// An experiment that is played in the background. Dropped, it stops.
pub struct Running {
    experiment: Arc<Experiment>,
    state: Arc<Mutex<State>>,
    stop: Stop,
    thread: Option<JoinHandle<()>>,
}

struct State {
    done: Done,
    tally: Tally,
    begin: Instant,
    /// How long it took, once it is over.
    took: Option<Duration>,
}

/// How far an experiment in the background has come.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "LabProgress"))]
pub struct Progress {
    /// Games that are finished.
    pub done: u32,
    /// All games.
    pub total: u32,
    /// Seconds since it began; until it was over, if it is.
    pub seconds: f64,
    /// It is over: all games are played, or it was stopped.
    pub over: bool,
    /// What the games so far tell: those before the first that is not finished.
    pub report: Report,
}

/// Begins to play an experiment on some threads (0: as many as there are cores), and comes back at once.
pub fn start(experiment: Experiment, threads: usize) -> Running {
    let experiment = Arc::new(experiment);
    let tally = Tally::new(&experiment);
    let done = Done { done: 0, known: 0, total: experiment.games };
    let state = Arc::new(Mutex::new(State { done, tally, begin: Instant::now(), took: None }));
    let stop = Stop::never();
    let thread = {
        let (experiment, state, stop) = (Arc::clone(&experiment), Arc::clone(&state), stop.clone());
        thread::spawn(move || {
            let _over = Over(Arc::clone(&state));
            // To copy the counts after every game would cost more than short games do.
            let mut last_look: Option<Instant> = None;
            let mut watch = |done, tally: &Tally| {
                let mut state = lock(&state);
                state.done = done;
                if last_look.is_none_or(|last| last.elapsed() > LOOK_EVERY) {
                    state.tally = tally.clone();
                    last_look = Some(Instant::now());
                }
            };
            let tally = run(&experiment, threads, None, &stop, &mut watch);
            if let Ok(tally) = tally {
                lock(&state).tally = tally;
            }
        })
    };
    Running { experiment, state, stop, thread: Some(thread) }
}

/// How often the counts are looked at.
const LOOK_EVERY: Duration = Duration::from_millis(200);

/// Says that it is over, also after a panic.
struct Over(Arc<Mutex<State>>);

impl Drop for Over {
    fn drop(&mut self) {
        let mut state = lock(&self.0);
        state.took = Some(state.begin.elapsed());
    }
}

fn lock(state: &Mutex<State>) -> MutexGuard<'_, State> {
    state.lock().unwrap_or_else(PoisonError::into_inner)
}

phrases::has_texts!(Progress: report);

impl Running {
    /// How far it has come.
    pub fn progress(&self) -> Progress {
        let (done, tally, took, begin) = {
            let state = lock(&self.state);
            (state.done, state.tally.clone(), state.took, state.begin)
        };
        Progress {
            done: crate::statistics::whole(done.done),
            total: crate::statistics::whole(done.total),
            seconds: took.unwrap_or_else(|| begin.elapsed()).as_secs_f64(),
            over: took.is_some(),
            report: Report::new(&self.experiment, &tally),
        }
    }

    /// All games are played, or it was stopped.
    pub fn is_over(&self) -> bool {
        lock(&self.state).took.is_some()
    }

    /// What is played.
    pub fn experiment(&self) -> &Experiment {
        &self.experiment
    }

    /// Stops it at once. What is done stays.
    pub fn stop(&self) {
        self.stop.now();
    }

    /// Waits until it is over.
    pub fn wait(&mut self) {
        if let Some(thread) = self.thread.take() {
            // A panic was told where it happened; what was counted before stays.
            let _ = thread.join();
        }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.stop.now();
        self.wait();
    }
}
