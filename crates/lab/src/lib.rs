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
//! * [`tune`] makes the weights of the computer opponent better: SPSA for the policy, least squares for the evaluation;
//!   [`fit_plan_weights`] does it for those of plans
//! * [`play_step`] plays a step of the ladder, two levels against each other, each pair of games on both sides
//! * [`Measurements`] reads dated files of what was measured, and renders them
//! * [`rollout_gain()`] measures what a player gains over the policy in one turn
//! * [`soak`](fn@soak) plays random games and checks every invariant
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
pub mod html;
mod ladder;
mod measurements;
mod plan_weights;
mod report;
mod result;
mod rollout_gain;
mod rules;
mod run;
mod schedule;
mod soak;
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
pub use ladder::{Ladder, Rung, Step, StepError, ladder_steps, nodes_in, play_step};
pub use measurements::{Finding, MeasuredStep, Measurements, Status};
pub use plan_weights::{FittedPlanWeights, PlanWeightsEffort, fit_plan_weights};
pub use report::{
    Bar, BookUse, CaseUse, CauseLosses, CauseTurn, HexLosses, Length, LosingSide, Losses, Moment, Report,
    RulesSeen, SeatReport, Setting, TurnLosses, UnitLosses,
};
pub use result::{GameResult, LostUnit, MomentSeen};
pub use rollout_gain::{RolloutGainEffort, RolloutGains, rollout_gain, rollout_gain_text};
pub use run::{Done, RunError, run};
pub use soak::{SoakError, Soaked, soak};
pub use tables::{ReportTable, tables};
pub use tally::Tally;
pub use text::{comparison_text, ladder_markdown, ladder_text, report_text};
pub use tuning::{Effort, Tuned, tune};
