//! Crimea: the whole war round Sevastopol, and its battles.
//!
//! The campaign is 23 turns of strategic movement, works, supply and siege; whenever armies meet, the action segment follows,
//! in which both players fire, move and melee until the fighting dies down. A battle game is one such segment. One module
//! a chapter of the rules; offer, judge and effect of a decision stand together.
//!
//! | rule | module |
//! |---|---|
//! | 4 units | [`mod@unit`], [`units`], [`roster`] |
//! | 5, 6 turns and victory | `sequence`, `victory` |
//! | 7 fortifications | `fortification` |
//! | 8 to 10 zones, stacking, detachments | `field` |
//! | 11 strategic movement | `march` |
//! | 12.A action turn | `action`, `plot`, `fire`, `siege`, `steps`, `charge`, `held_fire`, `melee`, `recall` |
//! | 12.B losses, morale, retreats, reserves | `toll`, `morale`, `retreat`, `reserves` |
//! | 13, 14 new units, replacements | `arrivals`, `replacements`, `handover` |
//! | 16 winter | `winter`, `march`, `steps` |
//! | 18 supply | `supply` |
//! | 19, 20 set-up, battle games | `set_up`, [`battles`] |
//! | 23 ships of the battle games | `ships`, `steps` |
//! | tables | [`tables`], [`results`] |

#![forbid(unsafe_code)]

mod action;
mod arrivals;
mod audit;
pub mod battles;
mod charge;
mod choices;
mod chronicle;
mod consequence;
mod contract;
mod crimea;
mod decision;
mod doctrine;
mod event;
mod field;
mod fire;
mod flood;
mod fortification;
mod game;
mod gazetteer;
pub mod ground;
mod handover;
mod held_fire;
mod idle;
mod lists;
mod march;
mod melee;
mod melee_odds;
mod morale;
mod odds;
pub mod options;
mod phrasebook;
mod plot;
mod position;
mod recall;
mod replacements;
mod reserves;
pub mod results;
mod retreat;
pub mod roster;
mod salvo;
mod scene;
mod sequence;
mod set_up;
mod ships;
mod siege;
mod skips;
pub mod state;
mod steps;
mod strikes;
mod supply;
mod surveys;
pub mod tables;
mod title;
mod toll;
pub mod unit;
pub mod units;
mod victory;
mod winter;
mod words;

pub use crimea::{Crimea, Files};
pub use decision::Decision;
pub use event::Event;
pub use lists::Scratch;
pub use options::HouseRules;
pub use phrasebook::PHRASES;
pub use position::{
    ActionPosition, BreachPosition, Compass, HitPosition, MeleePosition, Off, Position, TollPosition,
    TrackPosition, UnitPosition, WorkPosition,
};
pub use roster::Roster;
pub use skips::{Skip, Why};
pub use title::TITLE;

/// A rule that bars a decision, with the units of this game.
pub type Bar = hex_wargame::Bar<unit::UnitId>;
/// Allowed, or barred.
pub type Verdict<T = ()> = Result<T, Bar>;
