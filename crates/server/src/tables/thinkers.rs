//! Where thinking is done: in the background, by as many at once as the machine has cores.

use commander::Stop;
use std::sync::Arc;
use std::thread::available_parallelism;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};

/// The places for those who think. Who comes first is served first.
#[derive(Clone)]
pub(crate) struct Thinkers {
    places: Arc<Semaphore>,
    stopping: watch::Receiver<bool>,
}

impl Thinkers {
    /// As many places as there are cores, until the server stops.
    pub(crate) fn new(stopping: watch::Receiver<bool>) -> Self {
        let cores = available_parallelism().map_or(1, usize::from);
        Self { places: Arc::new(Semaphore::new(cores)), stopping }
    }

    /// Waits for a place. It is free again when what is returned is dropped.
    pub(super) async fn place(&self) -> OwnedSemaphorePermit {
        Arc::clone(&self.places).acquire_owned().await.expect("never closed")
    }

    /// Waits until the server stops.
    pub(super) async fn stopped(&self) {
        let mut stopping = self.stopping.clone();
        // Nobody who could stop it: it stops now.
        let _ = stopping.wait_for(|stop| *stop).await;
    }
}

/// Stops somebody who thinks when nobody waits for the thought any more.
pub(super) struct StopWhenDropped(pub Stop);

impl Drop for StopWhenDropped {
    fn drop(&mut self) {
        self.0.now();
    }
}
