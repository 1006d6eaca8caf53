//! Keeping games: tables, their seats and their decisions, in one SQLite file.
//!
//! What is acknowledged is on disk: every change is one transaction that is synced before it returns, so
//! it survives `kill -9` and a power cut, and nothing is ever half-written. Every change names the state
//! it was made for; if the table has moved on meanwhile, in this process or in another, it is refused.
//!
//! Everything is behind one struct, [`Store`], which shows no type of the database: another one can serve
//! the same interface.

#![forbid(unsafe_code)]

mod carrying_over;
mod desk;
mod error;
mod file;
mod folder;
mod header;
mod key;
mod players;
mod reading;
mod tables;
mod writing;

pub use error::StoreError;
pub use file::Store;
pub use folder::default_file;
pub use key::KeyHash;
pub use tables::{CarriedOver, StoredSeat, StoredTable, Summary};
