//! The table in the browser: HTTP for pages and lists, WebSocket for the table.
//!
//! ```text
//!   api         ──► tables ──► games::Session    one at a time per table
//!   connection  ──►        ──► store             what is acknowledged is on disk
//!   api         ──► experiments ──► lab          one at a time, in memory only
//! ```
//! A table's game is in memory while somebody looks at it, and every change is written before it is
//! answered. If anything goes wrong in between, the game in memory is dropped and read again from the
//! store: the store is the truth.

#![forbid(unsafe_code)]

mod api;
mod app;
pub mod assets;
mod connection;
mod desktop;
mod experiments;
mod phrasebook;
mod secrets;
mod serve;
mod settings;
mod tables;
pub mod wire;

pub use phrasebook::PHRASES;
pub use serve::{ServeError, Server, serve};
pub use settings::{Limits, Settings};
