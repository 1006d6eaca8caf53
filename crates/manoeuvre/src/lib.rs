//! What games on a hex map have in common, below the rules: units by index, how far a unit can march, and
//! the reasons that bar a decision.

#![forbid(unsafe_code)]

mod bar;
mod march;
mod units;

pub use bar::{Bar, Verdict, points};
pub use march::{BUCKETS, Barrier, Flood, IMPASSABLE, ROOM, Start, Steps, Way};
pub use units::{PerUnit, UnitId, UnitSet};
