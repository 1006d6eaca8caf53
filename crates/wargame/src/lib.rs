//! What wargames share below their rules, whether they are played on hexes or not: sides, units by index and sets of
//! them, rosters, the reasons that bar a decision, and where data come from. What they share on hexes is in
//! `hex_wargame`; this crate must not depend on a hex map.

#![forbid(unsafe_code)]

mod asked;
mod bar;
mod muster;
mod provenance;
mod roster;
#[cfg(test)]
mod sample;
mod side;
mod units;
mod words;

pub use asked::{check_asked, turn_of};
pub use bar::{Bar, NoPlace, Verdict};
pub use muster::{Muster, Mustered};
pub use provenance::Provenance;
pub use roster::{RosterReader, UnitsFile};
pub use side::TwoSides;
pub use units::{PerUnit, UnitBits, UnitId, UnitIndex, UnitSet};
pub use words::rolled;
