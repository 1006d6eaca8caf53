//! `malakoff serve`: the real program, killed and measured.

#[path = "../../../server/tests/support/mod.rs"]
mod support;

mod cost;
mod killed;
mod process;
mod starting;
