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

/// A message that is the same for every game: `text!("no-seat", seat = id)`.
macro_rules! text {
    ($($message:tt)*) => {{
        ::phrases::text_of!(::phrases::PHRASES, $($message)*)
    }};
}

mod carry_over;
mod case;
mod chances;
mod chronicle;
mod dice;
mod explorer;
mod fault;
mod fault_kind;
mod game;
mod house_rules;
mod keyed;
mod ledger;
mod log;
mod options;
mod position_fault;
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
mod unknown_name;
mod words;

pub use case::Case;
pub use chances::Chances;
pub use chronicle::Loss;
pub use dice::{Dice, DiceMismatch, ScriptedDice, SeededDice, Tape};
pub use explorer::{Explorer, Odds, OddsError, OutcomeChance, odds, wording};
pub use fault::{Fault, Source};
pub use fault_kind::{FaultKind, FaultKinds};
pub use game::{Game, Identity, Outcome, Prompt, Turn, random_decision};
pub use keyed::{DiceKey, KeyedDice, Link, NotAKey};
pub use ledger::{Ledger, LedgerCase};
pub use log::{Audience, Log, Narration};
pub use options::{OptionError, OptionSpec, Options};
pub use position_fault::{PositionFault, PositionFaults};
pub use presentable::Presentable;
pub use record::{
    Announced, Decided, DiceFault, Entry, EntryError, Proof, Record, RecordError, Replay, Seal,
};
pub use refusal::Refusal;
pub use scene::{
    Badges, Choice, Counter, Factor, Marker, Opening, Order, Piece, Place, Scene, Sign, Track, Values,
    printed,
};
pub use scenery::Scenery;
pub use seat::{Seat, SeatInfo};
pub use serial::{is_default, read_position};
pub use survey::{NamedSurvey, Survey, SurveyError, SurveyQuestion, SurveySpec, SurveySubject, SurveyedHex};
pub use surveys::Surveys;
pub use tabletop::{Sketch, Stance, Stand, SurveyedShape};
pub use touches::Touches;
pub use unknown_name::UnknownName;
pub use words::Words;
