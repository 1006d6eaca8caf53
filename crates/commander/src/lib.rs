//! The computer opponent: search over any game of the contract.
//!
//! What it has to know about a game beyond the rules is small and stands beside them: a [`Doctrine`] gives features
//! of a position, which weights turn into an evaluation, and terms of a decision, which weights turn into a policy.
//! From that come four [`Level`]s:
//!
//! ```text
//!   recruit    policy, with a share of random choices    no search
//!   sergeant   policy                                    no search
//!   captain    search, few nodes, few dice               to the end of the enemy's reply
//!   general    search, many nodes, many dice             to the end of the enemy's reply
//! ```
//!
//! | step | method | module |
//! |---|---|---|
//! | a first plan, rollouts, the enemy in them | greedy policy, linear in its terms | `policy` |
//! | the worth of a position | evaluation, linear in its features | `doctrine`, `weights` |
//! | a better plan | hill climbing with random restarts | `hill_climbing` |
//! | the same luck for plans that are compared | common random numbers by owner | `common_random_numbers` |
//! | the best of the plans found | successive halving over rollouts | `successive_halving` |
//! | the best of single actions | the same, over candidate actions | `single_action` |
//! | whether the search is worth its time | rollout gain | `rollout_gain` |
//! | weights of the policy | SPSA, by self-play | `tuning` |
//! | weights of the evaluation | least squares, on positions and on plans | `tuning`, `plan_samples` |
//!
//! Nobody ever sees the dice of the game, nor anything that [`kernel::Game::view`] hides from the seat.

#![forbid(unsafe_code)]

mod agent;
mod commander;
mod common_random_numbers;
mod doctrine;
mod features;
mod hill_climbing;
mod level;
mod match_play;
mod plan_samples;
mod planner;
mod policy;
mod policy_terms;
mod rollout_gain;
mod single_action;
mod stop;
mod streams;
mod successive_halving;
mod tuning;
mod weights;

pub use commander::{Commander, SearchResult, Valued};
pub use doctrine::{Doctrine, Horizon};
pub use level::{Budget, Level, UnknownLevel};
pub use match_play::{Match, Moments, Player, Scrutiny, UnknownPlayer, play_match};
pub use plan_samples::{PlanSample, PlanSampling, sample_plans};
pub use policy::Policy;
pub use rollout_gain::{HORIZONS, RolloutGain, rollout_gain};
pub use stop::Stop;
pub use tuning::{
    Contender, PositionSample, explained_variance, fit, lead_of, play_pair, sample_positions,
    spsa_perturbation,
};
pub use weights::{Term, Weights};
