//! What games on a hex map have in common, below the rules: sides, units by index, how far a unit can
//! march, the reasons that bar a decision, and where data come from.

#![forbid(unsafe_code)]

mod bar;
mod march;
mod provenance;
mod side;
mod units;

pub use bar::{Bar, Verdict, points};
pub use march::{BUCKETS, Barrier, Flood, IMPASSABLE, ROOM, Start, Steps, Way};
pub use provenance::Provenance;
pub use side::Side;
pub use units::{PerUnit, UnitId, UnitSet};
