//! What a game is.
//!
//! A game is a library of rules and nothing else: it knows no clock, no file, no network and no
//! random source of its own. Whatever is played works through the [`Game`] trait:
//!
//! ```text
//!   turn ──► decisions ──► check ──► resolve ──► turn ...
//!   whose     every legal   the       changes the
//!   word      one           judge     state, tells events
//! ```
//!
//! All chance comes through [`Dice`]. A keyed stream serves play ([`KeyedDice`]), a written list
//! serves tests ([`ScriptedDice`]), and an [`Explorer`] runs a decision over every possible roll,
//! which gives its exact odds from the very code that will resolve it.
//!
//! What people see of a game is [`Presentable`]: five small traits, one a subject.

#![forbid(unsafe_code)]

mod carry_over;
mod case;
mod chances;
mod chronicle;
mod dice;
mod explorer;
mod fault;
mod game;
mod keyed;
mod ledger;
mod log;
mod options;
mod presentable;
mod record;
mod refusal;
mod scene;
mod scenery;
mod seat;
mod serial;
mod survey;
mod surveys;
mod tabletop;
mod touches;
mod words;

pub use case::Case;
pub use chances::Chances;
pub use chronicle::Loss;
pub use dice::{Dice, ScriptedDice, SeededDice, Tape};
pub use explorer::{Explorer, Odds, OddsError, OutcomeChance, odds, wording};
pub use fault::{Fault, Source};
pub use game::{Game, Identity, Outcome, PositionFault, Prompt, Turn, random_decision};
pub use keyed::{DiceKey, KeyedDice, Link, NotAKey};
pub use ledger::{Ledger, LedgerCase};
pub use log::{Audience, Log, Narration};
pub use options::{OptionChoice, OptionError, OptionSpec, Options};
pub use presentable::Presentable;
pub use record::{DiceFault, Entry, Proof, Record, RecordError, Replay, Seal};
pub use refusal::Refusal;
pub use scene::{Choice, Counter, Factor, Marker, Opening, Order, Piece, Place, Scene, Track};
pub use scenery::Scenery;
pub use seat::{Seat, SeatInfo};
pub use serial::is_default;
pub use survey::{Survey, SurveySpec, SurveySubject, SurveyedHex};
pub use surveys::Surveys;
pub use tabletop::{Sketch, Stance, Stand, SurveyedShape};
pub use touches::Touches;
pub use words::Words;
