use crate::{Choice, Game, Opening, Refusal};

/// Decisions as things to touch, and what somebody means who touches something.
pub trait Touches: Game {
    /// A legal decision as things to touch, with a label.
    fn choice(&self, state: &Self::State, decision: Self::Decision) -> Choice;

    /// Every legal decision as things to touch. Games that know more about a whole list than about a
    /// single decision, such as what each march costs, say it here.
    fn choices(&self, state: &Self::State, scratch: &mut Self::Scratch) -> Vec<(Self::Decision, Choice)> {
        let mut decisions = Vec::new();
        self.decisions(state, scratch, &mut decisions);
        decisions.into_iter().map(|decision| (decision, self.choice(state, decision))).collect()
    }

    /// Legal decisions that can be touched besides the listed ones: where a list stands for more than it names, parts from
    /// which a client puts the rest together. [`Touches::openings`] and [`Touches::choices_behind`] have them after the
    /// listed ones.
    fn unlisted(&self, _state: &Self::State, _listed: &[Self::Decision]) -> Vec<Self::Decision> {
        Vec::new()
    }

    /// The things that can be touched first. A list of marches may be thousands long, so a client asks
    /// for what lies behind one of them when it is touched. Games whose lists come grouped are quicker
    /// than this.
    fn openings(&self, state: &Self::State, scratch: &mut Self::Scratch) -> Vec<Opening> {
        let mut openings: Vec<Opening> = Vec::new();
        for (_, choice) in self.choices(state, scratch) {
            Opening::add(&mut openings, choice);
        }
        openings
    }

    /// The choices that begin with a thing that can be touched first.
    fn choices_behind(&self, state: &Self::State, scratch: &mut Self::Scratch, first: &str) -> Vec<Choice> {
        Choice::behind(first, self.choices(state, scratch))
    }

    /// The decision that somebody means who touches these things now, legal or not: so that a client
    /// can ask why it is not allowed. Nothing if it is no decision at all.
    fn meant(&self, state: &Self::State, chain: &[&str]) -> Option<Self::Decision>;

    /// Why a thing leads nowhere when it is touched first, asked only of things that do. [`Touches::meant`] names one
    /// decision; this looks for what somebody could want of the thing now, and says what keeps it from all of that.
    /// Nothing if the thing has no part in what is asked, such as an empty hex.
    fn why_idle(&self, state: &Self::State, link: &str) -> Option<Refusal>;
}
