//! Bloody Retribution: the battle of Inkerman, 5 November 1854.
//!
//! The players act in turns, one unit or one attack at a time; whoever has acted is disrupted until the next
//! recovery. One module a chapter of the rules; offer, judge and effect of a decision stand together.
//!
//! | chapter | module |
//! |---|---|
//! | 2 units | [`mod@unit`], [`roster`] |
//! | 3, 4 control and victory | `victory` |
//! | 5 sequence, alternating actions | `sequence` |
//! | 5.5 reinforcements | `reinforcements` |
//! | 5.6 bombardment | `bombardment` |
//! | 6, 7 stacking, zones of control | `field` |
//! | 8 movement | `movement`, [`ground`] |
//! | 9 combat | `combat`, `losses`, `flank`, `advance` |
//! | tables | [`tables`] |

#![forbid(unsafe_code)]

mod advance;
mod audit;
mod bombardment;
mod choices;
mod combat;
mod decision;
mod doctrine;
mod event;
mod field;
mod flank;
mod game;
mod gazetteer;
pub mod ground;
mod idle;
mod inkerman;
mod lists;
mod losses;
mod movement;
mod odds;
pub mod options;
mod phrasebook;
mod position;
mod reinforcements;
pub mod roster;
mod scene;
mod sequence;
pub mod state;
mod surveys;
pub mod tables;
mod title;
pub mod unit;
mod victory;
mod words;

pub use decision::Decision;
pub use event::Event;
pub use hex_wargame::{Bar, Verdict};
pub use inkerman::{Files, Inkerman};
pub use lists::Scratch;
pub use options::HouseRules;
pub use phrasebook::PHRASES;
pub use position::{BattlePosition, Position, UnitPosition};
pub use title::TITLE;
