//! Every case of the rule ledger, proved.
//!
//! One module a chapter. A test names the cases it proves with `proves!`; the ledger gate of the
//! workspace fails if a case has no test. `cargo xtask breakages` breaks each rule and sees its test
//! fail.

mod bombardment;
mod combat;
mod components;
mod control;
mod flank;
mod harness;
mod losses;
mod movement;
mod odds;
mod options;
mod reinforcements;
mod sequence;
mod waivers;
mod words;
mod zones;
