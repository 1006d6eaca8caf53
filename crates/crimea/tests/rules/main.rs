//! Every case of the rule ledger, proved.
//!
//! One module a chapter. A test names the cases it proves with `proves!`; the ledger gate of the
//! workspace fails if a case has no test. `cargo xtask breakages` breaks each rule and sees its test
//! fail.

mod action;
mod beaten;
mod campaign;
mod chances;
mod chronicle;
mod components;
mod courage;
mod field;
mod held;
mod held_fire;
mod losses;
mod marching;
mod melee;
mod melees;
mod morale;
mod orders;
mod passed_over;
mod player_turn;
mod reserves;
mod retreats;
mod returning;
mod segment;
mod siege;
mod sieges;
mod stacking;
mod stepping;
mod steps;
mod supply;
mod victory;
mod waivers;
mod ways_back;
