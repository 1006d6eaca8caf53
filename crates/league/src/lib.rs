//! Half a League: the battle of the Alma, 20 September 1854, with miniatures.
//!
//! There are no hexes: units are square stands with a facing on a table of many feet, moved by dice and measured in
//! inches. One module a chapter of the rules; judge and effect of a decision stand together.
//!
//! | chapter | module |
//! |---|---|
//! | formations, stands | [`footprint`] |
//! | initiative, side turns, seats | `sequence`, [`seats`] |
//! | movement | `movement`, `ways`, `blocks`, `roads`, [`terrain`], [`reckoning`], `forms`, `staff`; lists and drags in `offers`, `drag`, [`pose_link`] |
//! | fire | [`sight`], [`shot`], `aim`, `memory`, `fire`, [`volley`] |
//! | saves, leaders, command points | `losses`, `command` |
//! | close combat | `charge`, `close` |
//! | morale | `morale` |
//! | tables | [`tables`] |

#![forbid(unsafe_code)]

mod aim;
mod blocks;
mod command;
pub mod decision;
mod drag;
mod event;
mod field;
mod fire;
pub mod footprint;
mod forms;
pub mod league;
mod memory;
mod movement;
mod offers;
pub mod options;
pub mod pose_link;
pub mod reckoning;
mod roads;
pub mod roster;
pub mod seats;
pub mod shot;
pub mod sight;
mod staff;
pub mod state;
pub mod tables;
pub mod terrain;
pub mod unit;
pub mod volley;
mod ways;

pub use decision::Decision;
pub use event::Event;
pub use field::Field;
pub use league::{Files, League};
pub use ways::Outcome;
