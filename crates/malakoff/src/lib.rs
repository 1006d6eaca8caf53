//! The program behind `malakoff`: the command line and the engine protocol.

#![forbid(unsafe_code)]

pub mod cli;
mod commands;
pub mod engine;
mod phrasebook;
pub mod texts;
