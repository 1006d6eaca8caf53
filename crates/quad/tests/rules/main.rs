//! Every case of the rule ledger, proved.
//!
//! One module a chapter. A test names the cases it proves with `proves!`; the ledger gate of the
//! workspace fails if a case has no test. `cargo xtask breakages` breaks each rule and sees its test
//! fail.

mod advance;
mod allocation;
mod alma;
mod aqueduct;
mod balaclava_reinforcements;
mod cavalry;
mod demoralization;
mod deployment;
mod displacement;
mod disruption;
mod fatigue;
mod field;
mod fire;
mod harness;
mod melee;
mod movement;
mod odds;
mod plain;
mod rally;
mod redoubt_walls;
mod redoubts;
mod regressions;
mod reinforcements;
mod retreat;
mod sequence;
mod sight;
mod stacking;
mod table;
mod terrain;
mod victory;
mod waivers;
mod zones;
