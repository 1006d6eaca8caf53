use crate::{Factor, Narration, Odds, Words};

/// What is said about the odds of a decision beside the dice themselves.
pub trait Chances: Words {
    /// What goes into the odds of a decision that rolls dice: strengths, shifts, modifiers, each with
    /// its case. Empty for a decision that rolls none.
    fn factors(&self, state: &Self::State, decision: Self::Decision) -> Vec<Factor>;

    /// What follows from a decision once its dice have fallen, in the words of the player who weighs it: who is lost, who
    /// runs, who may advance, and nothing of the column or the face that led there. All dice whose consequences read
    /// the same are one row of the odds, so it is never empty for a decision that rolls.
    fn consequence(
        &self,
        _before: &Self::State,
        _after: &Self::State,
        events: &[Self::Event],
    ) -> Vec<Narration> {
        events.iter().map(|event| self.foretell(event)).collect()
    }

    /// The exact chances of what people want to know about a decision that rolls a handful of dice: more than can
    /// be tried one by one. Nothing if all ways that the dice can fall are to be tried. Each row reads as
    /// [`Chances::consequence`] does for the outcomes that it stands for.
    fn forecast(&self, _state: &Self::State, _decision: Self::Decision) -> Option<Odds> {
        None
    }
}
