use crate::{Budget, Level, Term, Weights};
use kernel::{Game, Seat};

/// What the computer opponent has to know about a game beyond its rules: how good a position is (features), how good a
/// decision looks (policy terms), and how time is divided. Nothing here decides anything by itself, and all numbers
/// that weigh one thing against another are data ([`Weights`]).
///
/// An implementer **writes**
///
/// | method | says |
/// |---|---|
/// | `Memory`, `FEATURES`, `POLICY` | what is kept between questions; the names of features and policy terms |
/// | [`features`](Doctrine::features) | the features of a position |
/// | [`score`](Doctrine::score) | how good each legal decision looks |
/// | [`planning_phase`](Doctrine::planning_phase), [`player_turn`](Doctrine::player_turn) | how time is divided |
/// | [`horizon`](Doctrine::horizon) | how far a plan is simulated |
/// | [`subject`](Doctrine::subject) | the unit of a decision |
///
/// **may change**, where the default does not fit the game
///
/// | method | default |
/// |---|---|
/// | [`SINGLE_ACTION`](Doctrine::SINGLE_ACTION) | plans are longer than one action |
/// | [`candidates`](Doctrine::candidates) | all legal decisions |
/// | [`has_deterministic_plan`](Doctrine::has_deterministic_plan) | plans have to be simulated on dice |
/// | [`budget`](Doctrine::budget) | that of the level |
/// | [`stake`](Doctrine::stake) | a win counts nothing beside the points |
/// | [`stream_owner`](Doctrine::stream_owner), [`epoch`](Doctrine::epoch) | the subject; the player turn |
///
/// and is **given** [`value`](Doctrine::value), which nobody overrides.
pub trait Doctrine: Game {
    /// What is worked out about a position and kept between questions: distances, threats. It never changes
    /// an answer.
    type Memory: Default + Send;

    /// The features of a position, by name.
    const FEATURES: &'static [Term];

    /// The terms of the policy, by name.
    const POLICY: &'static [Term];

    /// A plan is one short action, after which the other side acts: there is no long plan to improve, and every
    /// action that looks good is tried instead.
    const SINGLE_ACTION: bool = false;

    /// Fills in the features of a position as `seat` sees it: what is good for it is positive. The weights of the
    /// evaluation turn them into the lead in points that it may expect at the end. `features` has the length of
    /// [`Doctrine::FEATURES`] and comes filled with zeros.
    fn features(&self, state: &Self::State, seat: Seat, memory: &mut Self::Memory, features: &mut [f32]);

    /// The policy: one score for each of the legal decisions of the seat whose turn it is, the more the better; the
    /// best is played. `policy` are the weights of its terms, and `scores` comes empty.
    fn score(
        &self,
        state: &Self::State,
        decisions: &[Self::Decision],
        policy: &[f32],
        memory: &mut Self::Memory,
        scores: &mut Vec<f32>,
    );

    /// A number for the part of the game that a player plans as a whole, such as his Movement Phase: it changes when
    /// that part ends.
    fn planning_phase(&self, state: &Self::State) -> u32;

    /// How many turns of players have been completed: what a horizon is counted in. It never decreases.
    fn player_turn(&self, state: &Self::State) -> u32;

    /// How far to simulate from a position: to the end of the seat's own turn, or of the enemy's reply.
    fn horizon(&self, state: &Self::State, with_reply: bool) -> Horizon;

    /// The unit that a decision is about: a plan gives it one thing to do.
    fn subject(&self, decision: Self::Decision) -> Option<u16>;

    /// The decisions that are searched: all legal ones, or, where any of many units can act next, those of the unit that
    /// the policy lets act first. Legal decisions only, and at least one if there is any.
    fn candidates(
        &self,
        state: &Self::State,
        _memory: &mut Self::Memory,
        scratch: &mut Self::Scratch,
        out: &mut Vec<Self::Decision>,
    ) {
        self.decisions(state, scratch, out);
    }

    /// Can a plan made here be evaluated without dice, by the position that it leads to? True of marches, whose features
    /// tell what fire and melee are likely to make of them; false where dice are the point of it.
    fn has_deterministic_plan(&self, _state: &Self::State) -> bool {
        false
    }

    /// How much a level searches for a plan. Games differ in what a plan costs and in what more search is good for, so
    /// that a doctrine may set budgets of its own; each stays within two seconds a plan.
    fn budget(&self, level: Level) -> Budget {
        level.budget()
    }

    /// What a win counts beside the points, in points: weights are fitted and tuned to both. Nothing where the points
    /// alone decide who wins.
    fn stake(&self) -> f32 {
        0.0
    }

    /// Whose random numbers a decision draws: imagined dice fall for each owner by itself, so that what one does
    /// otherwise leaves the luck of the rest as it was. Numbers from 0; by default the subject's, or one for all who are
    /// not named.
    fn stream_owner(&self, _state: &Self::State, decision: Self::Decision) -> u16 {
        self.subject(decision).map_or(0, |subject| subject + 1)
    }

    /// The part of the game within which the decisions of an owner are counted: a unit that decided more often or less in
    /// the epoch before has the same luck again. A number that never comes back once it has changed. By default the
    /// player turn.
    fn epoch(&self, state: &Self::State) -> u32 {
        self.player_turn(state)
    }

    /// Given: the value of a position for a seat, which is the lead in points that it may expect.
    fn value(&self, state: &Self::State, seat: Seat, weights: &Weights, memory: &mut Self::Memory) -> f32 {
        // On the stack: this is asked after every imagined turn.
        let mut features = [0.0; MOST_FEATURES];
        let features = &mut features[..Self::FEATURES.len()];
        self.features(state, seat, memory, features);
        weighted_sum(features, &weights.evaluation)
    }
}

/// The most features that a doctrine can have.
pub(crate) const MOST_FEATURES: usize = 64;

/// The value of features by weights.
pub(crate) fn weighted_sum(features: &[f32], weights: &[f32]) -> f32 {
    features.iter().zip(weights).map(|(feature, weight)| feature * weight).sum()
}

/// Where a simulation ends: whichever comes first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Horizon {
    /// When this turn of a player begins ([`Doctrine::player_turn`]).
    pub player_turn: u32,
    /// After so many decisions.
    pub decisions: u32,
}
