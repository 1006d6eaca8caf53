//! The one list of games.
//!
//! Everything above this crate knows games by their id and talks to them through two traits without
//! type parameters: [`Title`], a game that can be played, and [`Session`], a game that is being played.

#![forbid(unsafe_code)]

mod bench;
mod catalogue;
mod data;
mod mind;
mod session;
mod soak;
mod story;
mod title;

pub use bench::{BenchReport, cpu_time};
pub use catalogue::{
    About, Ground, MapFiles, PlaceWords, Sheet, about, build, check_data, find, find_for, ids, ledgers,
    map_name, place_words, sheet, sheets, title,
};
pub use data::{DataFile, DataSet};
pub use mind::{Alternative, Mind, Reason, Sight, Thought};
pub use session::{Played, Session, SessionError, Verification};
pub use soak::{SoakFault, SoakReport};
pub use story::{Judgement, Step, TurnNow};
pub use title::{Title, TitleError};
