//! The one list of games.
//!
//! Everything above this crate knows games by their id and talks to them through two traits without
//! type parameters: [`Title`], a game that can be played, and [`Session`], a game that is being played.

#![forbid(unsafe_code)]

/// A message that is the same for every game.
macro_rules! text {
    ($($message:tt)*) => {{
        ::phrases::text_of!(::phrases::PHRASES, $($message)*)
    }};
}

mod bench;
mod catalogue;
mod computer_player;
mod data;
mod entry;
mod in_words;
mod intent;
mod session;
mod session_error;
mod sheet;
mod soak;
mod story;
mod title;
mod typed_session;

pub use bench::{BenchReport, cpu_time};
pub use catalogue::{
    build, check_data, find, find_for, ids, ledgers, ledgers_in, map_name, sheet, sheets, spec, specs, title,
};
pub use computer_player::{Alternative, ComputerPlayer, Observation, Reason, Thought};
pub use data::{UnreadableFile, built_in_data, data_from_folder};
pub use declaration::{DataFile, DataSet, TitleSpec};
pub use in_words::{
    ChoiceInWords, GameInWords, OptionInWords, SeatInWords, SideInWords, SurveyInWords, about, sources,
};
pub use intent::{Chosen, Intent};
pub use session::{Played, Session, Verification};
pub use session_error::SessionError;
pub use sheet::{Sheet, Surface};
pub use soak::{Broken, SoakFault, SoakReport};
pub use story::{Judgement, Step, TurnNow};
pub use title::{Title, TitleError};
