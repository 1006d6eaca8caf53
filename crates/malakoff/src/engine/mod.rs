//! The engine protocol: one JSON object a line in, one a line out.
//!
//! A line that is not understood gets an answer that says so, and the session goes on. The protocol is
//! described in `docs/engine-protocol.md`.

mod lines;
mod requests;

pub use lines::serve;
pub use requests::Engine;
