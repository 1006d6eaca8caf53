//! The computer at the table.

use crate::session::SessionError;
use commander::{Commander, Doctrine, Level, Stop, Weighed, Weights, lead_of};
use kernel::{Presentable, Seat, Turn};
use serde::Serialize;
use serde_json::Value;
use std::any::Any;
use std::sync::Arc;

/// What the computer would do, and why.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Thought {
    /// The seat that is asked.
    pub seat: &'static str,
    /// The decision.
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    pub decision: Value,
    /// In words.
    pub text: String,
    /// The things to touch for it.
    pub chain: Vec<String>,
    /// The lead in points that it expects for its seat a little later, if it looked ahead: the lead of now, and
    /// what the decision is worth.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub expected_lead: Option<f64>,
    /// Where that comes from, the weightiest first: what the decision is better in than the best of the
    /// others.
    pub reasons: Vec<Reason>,
    /// The other decisions it weighed, best first.
    pub alternatives: Vec<Alternative>,
    /// What it means to do next, in words.
    pub plan: Vec<String>,
    /// How many decisions it imagined.
    pub looked_at: u32,
}

/// Something that speaks for a decision, or against it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Reason {
    /// In a word or two: `losses`, `ground held`.
    pub text: String,
    /// In points.
    pub points: f64,
}

/// A decision that was weighed and not taken.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Alternative {
    /// The decision.
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    pub decision: Value,
    /// In words.
    pub text: String,
    /// The lead in points that was expected.
    pub expected_lead: f64,
}

/// A position as the seat sees it whose turn it is: what a [`Mind`] thinks about, apart from the session.
pub struct Sight {
    pub(crate) state: Box<dyn Any + Send>,
    pub(crate) seat: Seat,
}

/// A computer player of a game. It may think on another thread while the session goes on.
pub trait Mind: Send {
    /// Decides. Stopped early it decides with what it has thought so far.
    ///
    /// # Errors
    /// If the sight is of another game.
    fn decide(&mut self, sight: &Sight, stop: &Stop) -> Result<Thought, SessionError>;

    /// Thinks afresh, even if it has a plan: for those who ask for advice.
    ///
    /// # Errors
    /// If the sight is of another game.
    fn advise(&mut self, sight: &Sight, stop: &Stop) -> Result<Thought, SessionError>;
}

/// A mind with its types.
pub(crate) struct ThinkingPlayer<G: Doctrine + Presentable> {
    game: Arc<G>,
    weights: Arc<Weights>,
    commander: Commander<G>,
}

impl<G: Doctrine + Presentable> ThinkingPlayer<G> {
    pub(crate) fn new(game: Arc<G>, weights: Arc<Weights>, level: Level, seed: u64) -> Self {
        let commander = Commander::new(game.budget(level), seed);
        Self { game, weights, commander }
    }

    fn answer(&mut self, sight: &Sight, stop: &Stop, afresh: bool) -> Result<Thought, SessionError> {
        let Sight { state, seat } = sight;
        let unclear = |text: &str| SessionError::Unclear(text.to_owned());
        let state: &G::State =
            state.downcast_ref().ok_or_else(|| unclear("this is a position of another game"))?;
        if self.game.turn(state) != Turn::Decide(*seat) {
            return Err(unclear("the game is over"));
        }
        let (game, weights) = (&*self.game, &*self.weights);
        let thought = if afresh {
            self.commander.advise(game, weights, state, *seat, stop)
        } else {
            self.commander.decide(game, weights, state, *seat, stop)
        };
        let thought = thought.ok_or_else(|| unclear("nothing can be decided here"))?;
        Ok(self.in_words(state, *seat, &thought))
    }

    fn in_words(&self, state: &G::State, seat: Seat, thought: &commander::Thought<G::Decision>) -> Thought {
        let game = &*self.game;
        let choice = game.choice(state, thought.decision);
        let spelled =
            |decision| serde_json::to_value(game.spell(decision)).expect("a decision is plain data");
        // Leads are told from where the points stand: what counts is how much a decision is worth from here.
        let mut staff = G::Staff::default();
        let now = f64::from(lead_of(&game.outcome(state).points, seat))
            - f64::from(game.expect(state, seat, &self.weights, &mut staff));
        let reasons = match (&thought.expected, thought.alternatives.first()) {
            (Some(best), Some(other)) => self.reasons(best, other),
            _ => Vec::new(),
        };
        Thought {
            seat: game.identity().seat_info(seat).map_or("", |info| info.id),
            decision: spelled(thought.decision),
            text: choice.text,
            chain: choice.chain,
            expected_lead: thought.expected.as_ref().map(|expected| now + f64::from(expected.lead)),
            reasons,
            alternatives: thought
                .alternatives
                .iter()
                .map(|other| Alternative {
                    decision: spelled(other.decision),
                    text: game.choice(state, other.decision).text,
                    expected_lead: now + f64::from(other.lead),
                })
                .collect(),
            plan: thought.plan.iter().take(12).map(|decision| game.choice(state, *decision).text).collect(),
            looked_at: thought.nodes.try_into().unwrap_or(u32::MAX),
        }
    }

    /// What one decision is better in than another.
    fn reasons(&self, best: &Weighed<G::Decision>, other: &Weighed<G::Decision>) -> Vec<Reason> {
        let differences = best.features.iter().zip(&other.features).map(|(own, other)| own - other);
        let mut reasons: Vec<Reason> = differences
            .zip(&self.weights.features)
            .zip(G::FEATURES)
            .map(|((difference, weight), feature)| Reason {
                text: feature.words.to_owned(),
                points: f64::from(difference * weight),
            })
            .filter(|reason| reason.points.abs() >= 0.05)
            .collect();
        reasons.sort_by(|a, b| b.points.abs().total_cmp(&a.points.abs()));
        reasons.truncate(4);
        reasons
    }
}

impl<G: Doctrine + Presentable> Mind for ThinkingPlayer<G> {
    fn decide(&mut self, sight: &Sight, stop: &Stop) -> Result<Thought, SessionError> {
        self.answer(sight, stop, false)
    }

    fn advise(&mut self, sight: &Sight, stop: &Stop) -> Result<Thought, SessionError> {
        self.answer(sight, stop, true)
    }
}
