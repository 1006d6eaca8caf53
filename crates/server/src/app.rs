use crate::api::Shelf;
use crate::experiments::Experiments;
use crate::settings::Limits;
use crate::tables::{Tables, Thinkers};
use std::sync::Arc;
use tokio::sync::watch;

/// What every request can reach.
pub(crate) struct App {
    /// The tables.
    pub tables: Arc<Tables>,
    /// Where the computer thinks.
    pub thinkers: Thinkers,
    /// Games between computers, by the hundred.
    pub experiments: Arc<Experiments>,
    /// Maps and rules, drawn and written once.
    pub shelf: Arc<Shelf>,
    /// What one connection may ask.
    pub limits: Limits,
    /// Becomes true when the server stops.
    pub stopping: watch::Receiver<bool>,
}
