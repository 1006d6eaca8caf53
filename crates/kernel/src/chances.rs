use crate::{Factor, Game, Odds};

/// What is said about the odds of a decision beside the dice themselves.
pub trait Chances: Game {
    /// What goes into the odds of a decision that rolls dice: strengths, shifts, modifiers, each with
    /// its case. Empty for a decision that rolls none.
    fn factors(&self, state: &Self::State, decision: Self::Decision) -> Vec<Factor>;

    /// The exact chances of what people want to know about a decision that rolls a handful of dice: more than can
    /// be tried one by one. Nothing if all ways that the dice can fall are to be tried.
    fn forecast(&self, _state: &Self::State, _decision: Self::Decision) -> Option<Odds> {
        None
    }
}
