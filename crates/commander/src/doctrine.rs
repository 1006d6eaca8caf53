use crate::{Budget, Level, Trait, Weights};
use kernel::{Game, Seat};

/// What a commander has to know about a game beyond its rules.
///
/// Nothing here decides anything by itself: features say how a position looks, habits how a decision looks, and
/// all numbers that weigh them against each other are data ([`Weights`]).
pub trait Doctrine: Game {
    /// What is worked out about a position and kept between questions: distances, threats. It never changes
    /// an answer.
    type Staff: Default + Send;

    /// What makes a position good.
    const FEATURES: &'static [Trait];

    /// What makes a decision look good.
    const HABITS: &'static [Trait];

    /// A chapter is one short action, after which the other side acts: there is no long plan to improve, and
    /// every action that looks good is tried instead.
    const ACTS_SINGLY: bool = false;

    /// Fills in the features of a position as `seat` sees it: what is good for it is positive. The weights
    /// turn them into the lead in points that it may expect at the end. `features` has the length of
    /// [`Doctrine::FEATURES`] and comes filled with zeros.
    fn assess(&self, state: &Self::State, seat: Seat, staff: &mut Self::Staff, features: &mut [f32]);

    /// Scores the legal decisions of the seat whose turn it is: one score for each, the more the better. The
    /// script takes the best. `scores` comes empty.
    fn score(
        &self,
        state: &Self::State,
        decisions: &[Self::Decision],
        habits: &[f32],
        staff: &mut Self::Staff,
        scores: &mut Vec<f32>,
    );

    /// The decisions that are thought about: all legal ones, or, where any of many units can act next, those of
    /// the unit whose turn it is by habit. Legal decisions only, and at least one if there is any.
    fn candidates(
        &self,
        state: &Self::State,
        _staff: &mut Self::Staff,
        scratch: &mut Self::Scratch,
        out: &mut Vec<Self::Decision>,
    ) {
        self.decisions(state, scratch, out);
    }

    /// A number for the part of the game that is being played: it changes when a part ends that a player
    /// plans as a whole, such as his Movement Phase.
    fn chapter(&self, state: &Self::State) -> u32;

    /// Can a plan made here be judged by the look of the position it leads to, without imagined dice? True of
    /// marches, whose features tell what fire and melee are likely to make of them; false where dice are the
    /// point of it.
    fn reckons(&self, _state: &Self::State) -> bool {
        false
    }

    /// How far to look from a position: not at all beyond the seat's own turn, or up to the enemy's reply.
    fn horizon(&self, state: &Self::State, with_reply: bool) -> Horizon;

    /// How much a level thinks about a plan. Games differ in what a plan costs and in what more thought is good
    /// for, so that a doctrine may set budgets of its own; each stays within two seconds a plan.
    fn budget(&self, level: Level) -> Budget {
        level.budget()
    }

    /// What a win counts beside the points, in points: weights are fitted and tuned to both. Nothing where the points
    /// alone decide who wins.
    fn stake(&self) -> f32 {
        0.0
    }

    /// How many turns of players have been completed: what a horizon is counted in. It never decreases.
    fn beat(&self, state: &Self::State) -> u32;

    /// The unit that a decision is about: a plan gives it one thing to do.
    fn subject(&self, decision: Self::Decision) -> Option<u16>;

    /// Whose dice a decision throws: imagined dice fall for each by itself, so that what one does otherwise leaves the
    /// luck of the rest as it was. Numbers from 0; by default the subject's, or one for all who are not named.
    fn roller(&self, _state: &Self::State, decision: Self::Decision) -> u16 {
        self.subject(decision).map_or(0, |subject| subject + 1)
    }

    /// A number for the part of the game for which imagined dice are dealt: whoever decided more often or less in the
    /// part before has the same luck again. It never comes back once it has changed. By default the beat.
    fn deal(&self, state: &Self::State) -> u32 {
        self.beat(state)
    }

    /// The lead in points that a seat may expect.
    fn expect(&self, state: &Self::State, seat: Seat, weights: &Weights, staff: &mut Self::Staff) -> f32 {
        // On the stack: this is asked after every imagined turn.
        let mut features = [0.0; MOST_FEATURES];
        let features = &mut features[..Self::FEATURES.len()];
        self.assess(state, seat, staff, features);
        features.iter().zip(&weights.features).map(|(feature, weight)| feature * weight).sum()
    }
}

/// The most features that a doctrine can have.
pub(crate) const MOST_FEATURES: usize = 64;

/// Where an imagined game ends: whichever comes first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Horizon {
    /// When this beat begins ([`Doctrine::beat`]).
    pub beat: u32,
    /// After so many decisions.
    pub decisions: u32,
}
