//! The computer at the table.

use commander::Level;
use phrases::{Text, has_texts};
use serde::{Deserialize, Serialize};
use std::time::Duration;
use ts_rs::TS;

/// Who plays a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Player {
    /// Whoever has its key.
    Person,
    /// The computer.
    Computer(Level),
}

/// How long a position stays on the table before the computer plays its decision.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// No longer than it takes.
    AtOnce,
    /// A third of a second.
    #[default]
    Quick,
    /// A second.
    Calm,
    /// Three seconds.
    Slow,
    /// Until somebody asks for one more: [`super::Ask::Step`].
    Paused,
}

impl Pace {
    const ALL: [Pace; 5] = [Pace::AtOnce, Pace::Quick, Pace::Calm, Pace::Slow, Pace::Paused];

    /// The word for it, here and in the store.
    pub const fn id(self) -> &'static str {
        match self {
            Pace::AtOnce => "at_once",
            Pace::Quick => "quick",
            Pace::Calm => "calm",
            Pace::Slow => "slow",
            Pace::Paused => "paused",
        }
    }

    /// The pace of a word.
    pub fn read(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|pace| pace.id() == word)
    }

    /// How long a position is shown; nothing if it stays.
    pub const fn interval(self) -> Option<Duration> {
        match self {
            Pace::AtOnce => Some(Duration::ZERO),
            Pace::Quick => Some(Duration::from_millis(300)),
            Pace::Calm => Some(Duration::from_secs(1)),
            Pace::Slow => Some(Duration::from_secs(3)),
            Pace::Paused => None,
        }
    }
}

/// A level at which the computer plays.
#[derive(Clone, Debug, Serialize, TS)]
pub struct LevelInfo {
    /// The level.
    pub level: Level,
    /// What it is like, in a few words.
    pub text: Text,
}

has_texts!(LevelInfo: text);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pace_is_one_word_everywhere() {
        for pace in Pace::ALL {
            assert_eq!(serde_json::to_value(pace).unwrap(), pace.id());
            assert_eq!(Pace::read(pace.id()), Some(pace));
        }
        assert_eq!(Pace::read("gallop"), None);
    }
}
