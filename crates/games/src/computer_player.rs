//! The computer at the table.

use crate::intent::Chosen;
use crate::session_error::SessionError;
use commander::{Commander, Doctrine, Level, SearchResult, Stop, Term, Valued, Weights, lead_of};
use kernel::{Presentable, Seat, Turn};
use phrases::{Text, has_texts};
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
    pub text: Text,
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
    pub plan: Vec<Text>,
    /// How many decisions it imagined.
    pub looked_at: u32,
}

/// Something that speaks for a decision, or against it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Reason {
    /// In a word or two: `losses`, `ground held`.
    pub text: Text,
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
    pub text: Text,
    /// The lead in points that was expected.
    pub expected_lead: f64,
}

has_texts!(Thought: text, reasons, alternatives, plan);
has_texts!(Reason: text);
has_texts!(Alternative: text);

/// A position as the seat sees it whose turn it is: all that a [`ComputerPlayer`] is told of the session.
pub struct Observation {
    pub(crate) state: Box<dyn Any + Send>,
    pub(crate) seat: Seat,
}

/// A computer player of a game. It may think on another thread while the session goes on.
pub trait ComputerPlayer: Send {
    /// Decides. Stopped early it decides by what it has found so far.
    ///
    /// # Errors
    /// If the observation is of another game.
    fn decide(&mut self, observation: &Observation, stop: &Stop) -> Result<Chosen, SessionError>;

    /// Searches afresh, even if it has a plan, and puts what it finds into words: for those who ask for advice.
    ///
    /// # Errors
    /// If the observation is of another game.
    fn advise(&mut self, observation: &Observation, stop: &Stop) -> Result<Thought, SessionError>;
}

/// A computer player with its types.
pub(crate) struct SearchingPlayer<G: Doctrine + Presentable> {
    game: Arc<G>,
    weights: Arc<Weights>,
    commander: Commander<G>,
}

impl<G: Doctrine + Presentable> SearchingPlayer<G> {
    pub(crate) fn new(game: Arc<G>, weights: Arc<Weights>, level: Level, seed: u64) -> Self {
        let commander = Commander::new(game.budget(level), seed);
        Self { game, weights, commander }
    }

    /// What is asked of this player: a state of its game, and the seat whose turn it is.
    fn question<'o>(&self, observation: &'o Observation) -> Result<(&'o G::State, Seat), SessionError> {
        let Observation { state, seat } = observation;
        let state: &G::State = state.downcast_ref().ok_or(SessionError::OtherPosition)?;
        if self.game.turn(state) != Turn::Decide(*seat) {
            return Err(SessionError::Over);
        }
        Ok((state, *seat))
    }

    fn in_words(&self, state: &G::State, seat: Seat, found: &SearchResult<G::Decision>) -> Thought {
        let game = &*self.game;
        let choice = game.choice(state, found.decision);
        let spelled =
            |decision| serde_json::to_value(game.spell(decision)).expect("a decision is plain data");
        // Leads are told from where the points stand: what counts is how much a decision is worth from here.
        let mut memory = G::Memory::default();
        let now = f64::from(lead_of(&game.outcome(state).points, seat))
            - f64::from(game.value(state, seat, &self.weights, &mut memory));
        let reasons = match (&found.expected, found.alternatives.first()) {
            (Some(best), Some(other)) => self.reasons(best, other),
            _ => Vec::new(),
        };
        Thought {
            seat: game.identity().seat_info(seat).map_or("", |info| info.id),
            decision: spelled(found.decision),
            text: choice.text,
            chain: choice.chain,
            expected_lead: found.expected.as_ref().map(|expected| now + f64::from(expected.lead)),
            reasons,
            alternatives: found
                .alternatives
                .iter()
                .map(|other| Alternative {
                    decision: spelled(other.decision),
                    text: game.choice(state, other.decision).text,
                    expected_lead: now + f64::from(other.lead),
                })
                .collect(),
            plan: found.plan.iter().take(12).map(|decision| game.choice(state, *decision).text).collect(),
            looked_at: found.nodes.try_into().unwrap_or(u32::MAX),
        }
    }

    /// What a feature is called, for people.
    fn feature_in_words(&self, feature: &Term) -> Text {
        Text::message(self.game.phrasebook(), format!("feature-{}", feature.name.replace('_', "-")), [])
    }

    /// What one decision is better in than another.
    fn reasons(&self, best: &Valued<G::Decision>, other: &Valued<G::Decision>) -> Vec<Reason> {
        let differences = best.features.iter().zip(&other.features).map(|(own, other)| own - other);
        let mut reasons: Vec<Reason> = differences
            .zip(&self.weights.evaluation)
            .zip(G::FEATURES)
            .map(|((difference, weight), feature)| Reason {
                text: self.feature_in_words(feature),
                points: f64::from(difference * weight),
            })
            .filter(|reason| reason.points.abs() >= 0.05)
            .collect();
        reasons.sort_by(|a, b| b.points.abs().total_cmp(&a.points.abs()));
        reasons.truncate(4);
        reasons
    }
}

impl<G: Doctrine + Presentable> ComputerPlayer for SearchingPlayer<G> {
    fn decide(&mut self, observation: &Observation, stop: &Stop) -> Result<Chosen, SessionError> {
        let (state, seat) = self.question(observation)?;
        let found = self.commander.decide(&self.game, &self.weights, state, seat, stop);
        Ok(Chosen::of::<G>(found.ok_or(SessionError::NothingToDecide)?.decision))
    }

    fn advise(&mut self, observation: &Observation, stop: &Stop) -> Result<Thought, SessionError> {
        let (state, seat) = self.question(observation)?;
        let found = self.commander.advise(&self.game, &self.weights, state, seat, stop);
        Ok(self.in_words(state, seat, &found.ok_or(SessionError::NothingToDecide)?))
    }
}
