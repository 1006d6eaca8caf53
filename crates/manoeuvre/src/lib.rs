//! What games on a hex map have in common, below the rules: sides, units by index and where they are, how far
//! a unit can march, what is touched, the reasons that bar a decision, and where data come from.

#![forbid(unsafe_code)]

mod asked;
mod bar;
mod march;
mod muster;
mod place;
mod provenance;
mod side;
mod touch;
mod units;
mod words;

pub use asked::{check_asked, turn_of};
pub use bar::{Bar, Verdict, points};
pub use march::{BUCKETS, Barrier, Flood, IMPASSABLE, ROOM, Start, Steps, Way};
pub use muster::{Muster, Mustered};
pub use place::Place;
pub use provenance::Provenance;
pub use side::Side;
pub use touch::{Thing, openings};
pub use units::{PerUnit, UnitId, UnitIndex, UnitSet};
pub use words::{counted, path, zone_survey};
