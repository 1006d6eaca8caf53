//! Every case of the rule ledger, proved: one module a chapter. `cargo xtask breakages skirmish` breaks each rule
//! and sees its test fail.

mod charge;
mod fire;
mod harness;
mod movement;
mod turns;
mod victory;
mod waivers;
