//! Every case of the rule ledger, proved.
//!
//! One module a chapter. A test names the cases it proves with `proves!`; the ledger gate of the workspace fails if a
//! case has no test.

mod fire;
mod formations;
mod harness;
mod marching;
mod movement;
mod sight;
mod staff;
