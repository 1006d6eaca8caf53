//! The lab: many games between computers, and what they tell.
//!
//! ```text
//!   Experiment ──► run on some threads ──► Tally ──► Report ──► text, CSV, JSON, HTML
//!   game, options,    each game by its      exact     shares, means,
//!   players, seeds    own seed              counts    intervals
//! ```
//!
//! * [`run`] plays an [`Experiment`]; a [`Checkpoint`] keeps what is finished, and [`start`] does it in the
//!   background
//! * [`compare`] plays two settings on the same seeds
//! * [`tune`] makes the weights of the computer better
//! * [`climb`] plays the levels of the computer against each other, each pair on both sides
//!
//! A game depends on its seed and on nothing else, results are counted in the order of the seeds, and counts
//! are whole numbers: a report is the same to the last digit on any number of threads. Players think by count
//! and not by the clock. Nothing here prints.

#![forbid(unsafe_code)]

mod background;
mod checkpoint;
mod compare;
mod course;
mod csv;
mod experiment;
mod gauge;
pub mod html;
mod ladder;
mod looks;
mod report;
mod result;
mod rules;
mod run;
mod schedule;
pub mod statistics;
mod tables;
mod tally;
mod text;
mod tuning;

pub use background::{Progress, Running, start};
pub use checkpoint::{Checkpoint, CheckpointError};
pub use compare::{Comparison, Difference, compare};
pub use course::Course;
pub use csv::csv;
pub use experiment::{Experiment, ExperimentError};
pub use gauge::{GaugeEffort, Gauged, gauge, gauge_text};
pub use ladder::{Ladder, Rung, Step, climb, imagined_in, ladder_steps};
pub use looks::{FittedLooks, LooksEffort, fit_looks};
pub use report::{
    Bar, BookUse, CaseUse, CauseLosses, CauseTurn, HexLosses, Length, LosingSide, Losses, Moment, Report,
    RulesSeen, SeatReport, Setting, TurnLosses, UnitLosses,
};
pub use result::{GameResult, LostUnit, MomentSeen};
pub use run::{Done, RunError, run};
pub use tables::{Table, tables};
pub use tally::Tally;
pub use text::{comparison_text, ladder_markdown, ladder_text, report_text};
pub use tuning::{Effort, Tuned, tune};
