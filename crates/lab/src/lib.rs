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
//! and not by the clock. Nothing here prints. What is for people is said in the reader's language; CSV and JSON are for
//! programs, and stay as they are.

#![forbid(unsafe_code)]

mod background;
mod checkpoint;
mod columns;
mod compare;
mod comparison_text;
mod course;
mod csv;
mod experiment;
pub mod html;
mod ladder;
mod ladder_text;
mod measurements;
mod phrasebook;
mod plan_weights;
mod report;
mod result;
mod rollout_gain;
mod rules;
mod run;
mod schedule;
mod soak;
mod speech;
pub mod statistics;
mod tables;
mod tally;
mod text;
mod tuning;
mod tuning_text;

pub use background::{Progress, Running, start};
pub use checkpoint::{Checkpoint, CheckpointError};
pub use compare::{Comparison, Difference, compare};
pub use comparison_text::comparison_text;
pub use course::Course;
pub use csv::csv;
pub use experiment::{Experiment, ExperimentError};
pub use ladder::{Ladder, Rung, Step, StepError, ladder_steps, nodes_in, play_step};
pub use ladder_text::{ladder_markdown, ladder_text};
pub use measurements::{Finding, MeasuredStep, Measurements, Status};
pub use phrasebook::PHRASES;
pub use plan_weights::{FittedPlanWeights, PlanWeightsEffort, fit_plan_weights};
pub use report::{
    Bar, BookUse, CaseUse, CauseLosses, CauseTurn, HexLosses, Length, LosingSide, Losses, Moment, Report,
    RulesSeen, SeatReport, Setting, TurnLosses, UnitLosses,
};
pub use result::{GameResult, LostUnit, MomentSeen};
pub use rollout_gain::{RolloutGainEffort, RolloutGains, rollout_gain, rollout_gain_text};
pub use run::{Done, RunError, run};
pub use soak::{SoakError, Soaked, soak};
pub use speech::percent;
pub use tables::{ReportTable, tables};
pub use tally::Tally;
pub use text::report_text;
pub use tuning::{Effort, Tuned, tune};
pub use tuning_text::{plan_weights_text, tuned_text};
