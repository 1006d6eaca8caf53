//! What the games of the Crimean War share: its two sides, and how the counters of its nations look.

#![forbid(unsafe_code)]

mod nations;
mod side;

pub use nations::{BRITISH, FRENCH, RUSSIAN, SARDINIAN, TURKISH};
pub use side::{SIDES, Side};
