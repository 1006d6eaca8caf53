//! Every case of the rule ledger, proved.
//!
//! One module a chapter. A test names the cases it proves with `proves!`; the ledger gate of the workspace fails if a
//! case has no test.

mod actions;
mod advances;
mod aims;
mod casualties;
mod charges;
mod close;
mod fire;
mod flights;
mod forecasts;
mod formations;
mod guns;
mod harness;
mod initiative;
mod leaders;
mod marching;
mod modifiers;
mod morale;
mod movement;
mod order_of_battle;
mod playing;
mod second_lines;
mod sight;
mod staff;
mod summary;
mod victory;
mod waivers;
mod words;
