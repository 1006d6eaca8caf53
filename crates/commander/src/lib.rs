//! The computer opponent.
//!
//! It plays any game of the contract. What it has to know about a game beyond the rules is small and stands
//! beside them: a [`Doctrine`] says how good a position is (features with weights) and which of the legal
//! decisions look best (habits with weights). From that come four [`Level`]s:
//!
//! ```text
//!   recruit    habits alone, with a share of careless choices     no look ahead
//!   sergeant   habits alone                                       no look ahead
//!   captain    plans a whole phase, some tries, few dice          to the end of the enemy's reply
//!   general    plans a whole phase, many tries, many dice         to the end of the enemy's reply
//! ```
//!
//! A plan begins as what the habits would do, and is improved by changing a choice at a time: each try is
//! played out on imagined dice, the same for the old plan and the new. Nobody ever sees the dice of the game,
//! nor anything that [`kernel::Game::view`] hides from the seat.

#![forbid(unsafe_code)]

mod bout;
mod chair;
mod climb;
mod commander;
mod doctrine;
mod fate;
mod gauge;
mod habits;
mod level;
mod planner;
mod script;
mod single;
mod stop;
mod study;
mod tuning;
mod verdict;
mod weights;

pub use bout::{Bout, Moments, Player, Scrutiny, play_bout};
pub use commander::{Commander, Thought, Weighed};
pub use doctrine::{Doctrine, Horizon};
pub use gauge::{Gain, LOOKS, gauge};
pub use level::{Budget, Level};
pub use script::Script;
pub use stop::Stop;
pub use study::{Study, Trial, study};
pub use tuning::{Contender, Sample, explained, fit, gather, lead_of, perturb, play_pair};
pub use weights::{Trait, Weights};
