//! Half a League: the battle of the Alma, 20 September 1854, with miniatures.
//!
//! There are no hexes: units are square stands with a facing on a table of many feet, moved by dice and measured in
//! inches. One module a chapter of the rules; judge and effect of a decision stand together.
//!
//! | chapter | module |
//! |---|---|
//! | formations, stands | [`footprint`] |
//! | initiative, side turns, seats | `sequence`, [`seats`] |
//! | movement | `movement`, `ways`, `staff` |
//! | fire | [`sight`], [`shot`], `aim`, `fire`, [`volley`] |
//! | saves, leaders, command points | `losses`, `command` |
//! | close combat | `charge`, `close` |
//! | morale | `morale` |
//! | tables | [`tables`] |

#![forbid(unsafe_code)]

mod aim;
mod audit;
mod charge;
mod choices;
mod close;
mod command;
pub mod decision;
mod displacement;
mod event;
mod field;
mod fire;
mod footing;
pub mod footprint;
mod game;
mod gazetteer;
pub mod league;
mod lists;
mod losses;
mod morale;
mod odds;
pub mod options;
mod pending;
mod pose;
mod position;
mod retreat;
pub mod roster;
mod scene;
pub mod seats;
mod sequence;
pub mod shot;
pub mod sight;
pub mod state;
mod surveys;
pub mod tables;
pub mod unit;
mod victory;
pub mod volley;
mod words;

pub use decision::Decision;
pub use event::Event;
pub use field::Field;
pub use league::{Files, League};
pub use lists::Scratch;
pub use position::{ChargePosition, Position, StaffPosition, StagePosition, UnitPosition};
