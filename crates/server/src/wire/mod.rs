//! What travels between client and server. The TypeScript types are made from these.
//!
//! ```text
//!   browser ──Request {id, ask}──────────────► server     each answered once, by its id
//!   browser ◄──Message::Answer {id, answer}─── server
//!   browser ◄──Message::View ───────────────── server     whenever the table has changed
//! ```

mod catalogue;
mod computer;
mod experiment;
mod table;

pub use catalogue::{
    Chart, ChartHex, GameInfo, NewTable, Problem, Provenance, RuleBook, SeatKeys, SeatPlan, TableMade,
    TableSize, TableSummary,
};
pub use computer::{LevelInfo, Pace, Player};
pub use experiment::{ExperimentMade, LabLimit, LabPlayer, NewExperiment};
pub use table::{
    Answer, Ask, Message, Offer, Request, SeatView, Shown, TakeBack, Touch, TurnView, View, Waiting,
    WhyAnswer, WrittenPieces,
};
