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
    /// Follows habits, and is careless with some of the units.
    Recruit,
    /// Follows habits.
    Sergeant,
    /// Plans each phase, and looks at the enemy's reply.
    Captain,
    /// Plans each phase at length, and looks at the enemy's reply on many dice.
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

    /// What the level is like, in a few words.
    pub const fn words(self) -> &'static str {
        match self {
            Level::Recruit => "follows simple habits and is careless with some units",
            Level::Sergeant => "follows habits, without looking ahead",
            Level::Captain => "plans each phase and looks at your reply",
            Level::General => "plans each phase at length and looks at your reply on many dice",
        }
    }

    /// How much it thinks about a plan, in a game whose doctrine says nothing else
    /// ([`crate::Doctrine::budget`]).
    pub const fn budget(self) -> Budget {
        match self {
            Level::Recruit => Budget { careless: 0.6, ..Budget::HABITS },
            Level::Sergeant => Budget::HABITS,
            Level::Captain => Budget { nodes: 4_000, dice: 2, reply: true, ..Budget::HABITS },
            Level::General => Budget { nodes: 60_000, dice: 8, reply: true, ..Budget::HABITS },
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Level {
    type Err = String;

    fn from_str(word: &str) -> Result<Self, Self::Err> {
        Level::ALL.into_iter().find(|level| level.id() == word).ok_or_else(|| {
            let known: Vec<&str> = Level::ALL.iter().map(|level| level.id()).collect();
            format!("there is no level '{word}'; there is: {}", known.join(", "))
        })
    }
}

/// How much is thought about a plan. Counted in imagined decisions, so that the same position, seed and budget
/// give the same choice on every machine; the time is a cap for slow machines.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Budget {
    /// Imagined decisions. None: habits alone decide.
    pub nodes: u32,
    /// How many falls of the dice a plan is tried on.
    pub dice: u32,
    /// The best plans are judged again after the enemy's reply.
    pub reply: bool,
    /// Where single actions alternate: how many answers of the enemy are weighed. What habit would tell him counts half, the
    /// worst of them the other half.
    pub answers: u32,
    /// Where single actions are chosen: the fewest that are tried, however little thought there is for each.
    pub tried: u32,
    /// The share of units that are handled without care.
    pub careless: f32,
    /// The most time on the clock for a plan.
    pub time: Duration,
}

impl Budget {
    /// Habits alone.
    pub const HABITS: Budget = Budget {
        nodes: 0,
        dice: 1,
        reply: false,
        answers: 1,
        tried: 4,
        careless: 0.0,
        time: Duration::from_millis(1_900),
    };
}
