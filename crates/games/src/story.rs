//! What has happened so far, step by step.

use kernel::{Narration, Prompt, Refusal};
use phrases::{HasTexts, Text, has_texts};
use serde::Serialize;

/// Whose decision it is, or how the game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TurnNow {
    /// A seat is asked.
    Decide {
        /// The seat's id.
        seat: &'static str,
        /// What is asked.
        prompt: Prompt,
    },
    /// The game is over.
    Over {
        /// The winner's id; nobody in a draw.
        winner: Option<&'static str>,
        /// The verdict.
        text: Text,
        /// Points by seat.
        points: Vec<i32>,
    },
}

/// What the judge says to things that were touched.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Judgement {
    /// It is allowed.
    Allowed,
    /// A rule forbids it.
    Refused(Refusal),
    /// It is no decision that could be taken at this moment.
    NoDecision,
}

/// One decision of the past, as a viewer may know it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Step {
    /// How many decisions had been played after it: the first is 1.
    pub number: usize,
    /// Who decided.
    pub seat: &'static str,
    /// Turn and phase in which it was decided.
    pub heading: Text,
    /// How the dice fell.
    pub rolled: Vec<u8>,
    /// What happened.
    pub events: Vec<Narration>,
}

has_texts!(Step: heading, events);

impl HasTexts for TurnNow {
    fn each_text(&mut self, visit: &mut dyn FnMut(&mut Text)) {
        match self {
            TurnNow::Decide { prompt, .. } => prompt.each_text(visit),
            TurnNow::Over { text, .. } => visit(text),
        }
    }
}

impl HasTexts for Judgement {
    fn each_text(&mut self, visit: &mut dyn FnMut(&mut Text)) {
        if let Judgement::Refused(refusal) = self {
            refusal.each_text(visit);
        }
    }
}
