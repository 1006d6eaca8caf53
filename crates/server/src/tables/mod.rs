//! The tables, their games and who sits at them.

mod advice;
mod asking;
mod carried_over;
mod computer;
mod driver;
mod live;
mod playing;
mod presence;
mod registry;
mod scenes;
mod story;
mod table;
mod taking_back;
mod thinkers;
mod view;

pub(crate) use asking::Answered;
pub(crate) use presence::Seating;
pub(crate) use registry::{Invitation, Players, Tables};
pub(crate) use story::Told;
pub(crate) use table::Table;
pub(crate) use thinkers::Thinkers;
