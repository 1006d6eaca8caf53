use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// How well the computer plays. Each level is an honest way of playing: nobody gets better dice, or looks where
/// he may not.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Level {
    /// Follows the policy, and is careless with some of the units.
    Recruit,
    /// Follows the policy, without search.
    Sergeant,
    /// Searches for a plan for each phase, with the enemy's reply.
    Captain,
    /// Searches longer, with the enemy's reply on many dice.
    General,
}

impl Level {
    /// All, from the weakest to the strongest.
    pub const ALL: [Level; 4] = [Level::Recruit, Level::Sergeant, Level::Captain, Level::General];

    /// The word used on the command line and in messages.
    pub const fn id(self) -> &'static str {
        match self {
            Level::Recruit => "recruit",
            Level::Sergeant => "sergeant",
            Level::Captain => "captain",
            Level::General => "general",
        }
    }

    /// How much it searches for a plan, in a game whose doctrine says nothing else
    /// ([`crate::Doctrine::budget`]).
    pub const fn budget(self) -> Budget {
        match self {
            Level::Recruit => Budget { careless: 0.6, ..Budget::POLICY },
            Level::Sergeant => Budget::POLICY,
            Level::Captain => Budget { nodes: 4_000, dice: 2, reply: true, ..Budget::POLICY },
            Level::General => Budget { nodes: 60_000, dice: 8, reply: true, ..Budget::POLICY },
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// A word that is no [`Level`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownLevel(pub String);

impl fmt::Display for UnknownLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known = Level::ALL.map(Level::id).join(", ");
        write!(f, "there is no level '{}'; there is: {known}", self.0)
    }
}

impl std::error::Error for UnknownLevel {}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(word: &str) -> Result<Self, UnknownLevel> {
        let found = Level::ALL.into_iter().find(|level| level.id() == word);
        found.ok_or_else(|| UnknownLevel(word.to_owned()))
    }
}

/// How much is searched for a plan. Counted in imagined decisions, so that the same position, seed and budget
/// give the same choice on every machine; the time is a cap for slow machines.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Budget {
    /// Nodes, which are imagined decisions. None: the policy alone decides.
    pub nodes: u32,
    /// How many simulations a plan is evaluated on, each with its own fall of the dice.
    pub dice: u32,
    /// The best plans are evaluated again after the enemy's reply.
    pub reply: bool,
    /// Where single actions alternate: how many replies of the enemy are simulated. The one of the policy counts half, the
    /// worst of them the other half.
    pub answers: u32,
    /// Where single actions are chosen: the fewest candidates, however few nodes there are for each.
    pub tried: u32,
    /// The share of choices that are random among the better ones (epsilon-greedy).
    pub careless: f32,
    /// The most time on the clock for a plan.
    pub time: Duration,
}

impl Budget {
    /// The policy alone.
    pub const POLICY: Budget = Budget {
        nodes: 0,
        dice: 1,
        reply: false,
        answers: 1,
        tried: 4,
        careless: 0.0,
        time: Duration::from_millis(1_900),
    };
}
