//! Skirmish: ten turns for one hill, made up as the worked example of how a game is added.
//!
//! | chapter | module |
//! |---|---|
//! | 1 turns | `sequence` |
//! | 2 movement | `movement` |
//! | 3 fire | `fire` |
//! | 4 charges and losses | `charge` |
//! | 5 victory | `victory` |
//!
//! `docs/adding-a-game.md` goes through it file by file.

#![forbid(unsafe_code)]

mod audit;
mod charge;
mod decision;
mod doctrine;
mod event;
mod fire;
mod game;
mod movement;
mod odds;
mod phrasebook;
mod position;
mod roster;
mod rules;
mod scene;
mod sequence;
mod side;
mod skirmish;
mod state;
mod surveys;
mod title;
mod touches;
mod victory;
mod words;

pub use decision::Decision;
pub use event::Event;
pub use phrasebook::PHRASES;
pub use position::{Position, UnitPosition};
pub use roster::{Arm, Unit};
pub use rules::Rules;
pub use side::Side;
pub use skirmish::{Files, Skirmish};
pub use state::{State, UnitState};
pub use title::TITLE;
