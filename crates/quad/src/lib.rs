//! SPI's Crimean War quad of 1978: the standard rules, and the battles on top of them.
//!
//! The standard rules are one module a chapter, named after it; offer, judge and effect of a decision
//! stand together. A battle's exclusive rules answer the questions of [`Battle`]; no standard rule
//! knows which battle is played.
//!
//! | chapter | module |
//! |---|---|
//! | 2 units | [`mod@unit`], [`roster`] |
//! | 4 sequence of play | `sequence` |
//! | 5 movement, stacking | `movement`, [`stacking`], [`ground`] |
//! | 6 zones of control | `zones` |
//! | 7 fire, line of sight | `fire`, [`sight`] |
//! | 8 melee | `allocation`, `melee`, `retreat`, `displacement`, `shuffle`, `advance` |
//! | 9 disruption, 10 rally, 11 cavalry | `disruption`, `rally`, `evasion` |
//! | 12 reinforcements | `reinforcements` |
//! | tables | [`tables`] |

#![forbid(unsafe_code)]

mod advance;
mod allocation;
pub mod alma;
mod audit;
pub mod balaclava;
mod battle;
mod changing_places;
mod choices;
mod consequence;
mod decision;
mod displacement;
mod disruption;
mod doctrine;
mod evasion;
mod event;
mod files;
mod fire;
mod game;
mod gazetteer;
pub mod ground;
mod idle;
mod lists;
mod melee;
mod movement;
mod odds;
pub mod options;
mod outlook;
mod phrasebook;
mod position;
mod quad;
mod rally;
mod reinforcements;
mod retreat;
pub mod roster;
mod scene;
mod scratch;
mod sequence;
mod shuffle;
pub mod sight;
pub mod stacking;
pub mod state;
mod surveys;
pub mod tables;
mod throng;
pub mod unit;
mod words;
mod zones;

pub use allocation::{Declared, Muster};
pub use battle::{
    AttackStrength, Battle, BattleDoctrine, BattlePresentation, Closed, DieModifier, DueRoll, EntryHexes,
    FIRE_GROUPS, Happening, MarchLimit, Objective, StepBack, UnitRules,
};
pub use decision::Decision;
pub use event::{Event, Odds};
pub use files::Files;
pub use hex_wargame::{Bar, Barrier, Flood, Start, Verdict, Way};
pub use outlook::Outlook;
pub use phrasebook::PHRASES;
pub use position::{
    CombatPosition, DisplacedPosition, Duties, OffMap, OpeningPosition, Points, Position, RetreatPosition,
    UnitPosition,
};
pub use quad::{Calendar, HouseRules, Parts, Quad};
pub use retreat::{Path, Routes};
pub use scratch::Scratch;
