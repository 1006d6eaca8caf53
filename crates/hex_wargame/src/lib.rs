//! What wargames on a hex map share below their rules: where units are, how far they can march, what is touched on
//! the map, and the reasons that bar a decision with the hexes that they name. What they share with games without
//! hexes is in `wargame`.

#![forbid(unsafe_code)]

mod march;
mod place;
mod touch;
mod words;

use hexmap::Hex;
use wargame::UnitId;

pub use march::{BUCKETS, Barrier, Flood, IMPASSABLE, ROOM, Start, Steps, Way};
pub use place::Place;
pub use touch::{Thing, openings};
pub use wargame::bar;
pub use words::{path, zone_survey};

/// What bars a decision on a hex map.
pub type Bar<U = UnitId> = wargame::Bar<U, Hex>;

/// Allowed, or barred.
pub type Verdict<T = (), U = UnitId> = Result<T, Bar<U>>;
