//! Half a League: the battle of the Alma, 20 September 1854, with miniatures.
//!
//! There are no hexes: units are square stands with a facing on a table of many feet, moved by dice and measured in
//! inches. One module a chapter of the rules; judge and effect of a decision stand together.
//!
//! | chapter | module |
//! |---|---|
//! | formations, stands | [`footprint`]; all of them at once, [`Field`] |
//! | initiative, side turns, seats | `sequence`, [`seats`] |
//! | movement | `movement`, `ways`, `blocks`, `roads`, [`terrain`], [`reckoning`], `forms`, `staff`; lists and drags in `offers`, `drag`, `turning`, [`pose_link`] |
//! | fire | [`sight`], [`shot`], `aim`, `fire`, [`volley`] |
//! | saves, leaders, command points | `losses`, `command` |
//! | close combat | `charge`, `parties`, `footing`, `double_line`, `close`, `advance`, `slide` |
//! | morale | `morale` |
//! | lists of decisions | `lists`, `offers`, `stands`, and `kept`, their memory |
//! | odds in words | `odds`, `forecast`, `fates` |
//! | tables | [`tables`] |

#![forbid(unsafe_code)]

mod advance;
mod aim;
mod audit;
mod blocks;
mod charge;
mod choices;
mod close;
mod command;
pub mod decision;
mod defence;
mod doctrine;
mod double_line;
mod drag;
mod event;
mod fates;
mod field;
mod fire;
mod footing;
pub mod footprint;
mod forecast;
mod forms;
mod game;
mod gazetteer;
mod guns;
mod kept;
pub mod league;
mod lists;
mod losses;
mod meaning;
mod morale;
pub mod movement;
mod odds;
mod offers;
pub mod options;
mod parties;
mod phrasebook;
mod play;
pub mod pose_link;
mod position;
pub mod reckoning;
mod retreat;
mod roads;
pub mod roster;
mod scene;
pub mod seats;
mod sequence;
pub mod shot;
pub mod sight;
mod slide;
mod staff;
mod stands;
pub mod state;
mod surveys;
pub mod tables;
pub mod terrain;
mod title;
mod turning;
pub mod unit;
mod victory;
pub mod volley;
pub mod ways;
mod words;

pub use decision::Decision;
pub use event::{ChitReason, Event, Leader};
pub use field::Field;
pub use league::{Files, League};
pub use lists::Scratch;
pub use phrasebook::PHRASES;
pub use play::Play;
pub use position::{ChargePosition, Position, StaffPosition, StagePosition, UnitPosition};
pub use title::TITLE;
