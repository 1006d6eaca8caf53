//! The lab: many games between computers. How far an experiment has come is told by [`lab::Progress`].

use commander::{Level, Player};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;

/// What is to be played.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct NewExperiment {
    /// The game's id.
    pub game: String,
    /// Who plays, by seat id; who is not named is a sergeant.
    #[serde(default)]
    pub players: BTreeMap<String, LabPlayer>,
    /// How many games. The slowest of the players says how many there may be: [`LabLimit`].
    pub games: u32,
    /// The seed of the first game, 1 if not given; each game has the next one.
    #[serde(default)]
    #[ts(optional)]
    pub seed: Option<u32>,
    /// Options by id; what is not named has its default.
    #[serde(default)]
    #[ts(type = "Record<string, string>")]
    pub options: kernel::Options,
}

/// Who plays a seat in the lab.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum LabPlayer {
    /// Any legal decision.
    Random,
    /// The weakest level of the computer.
    Recruit,
    /// Habits.
    Sergeant,
    /// Plans.
    Captain,
    /// The strongest level.
    General,
}

impl LabPlayer {
    /// All, from the weakest to the strongest.
    pub const ALL: [LabPlayer; 5] =
        [LabPlayer::Random, LabPlayer::Recruit, LabPlayer::Sergeant, LabPlayer::Captain, LabPlayer::General];

    /// The player as the lab knows it.
    pub const fn player(self) -> Player {
        match self {
            LabPlayer::Random => Player::Random,
            LabPlayer::Recruit => Player::Level(Level::Recruit),
            LabPlayer::Sergeant => Player::Level(Level::Sergeant),
            LabPlayer::Captain => Player::Level(Level::Captain),
            LabPlayer::General => Player::Level(Level::General),
        }
    }

    /// The most games of an experiment that this player takes part in: a few minutes of a usual machine.
    pub const fn most_games(self) -> u32 {
        match self {
            LabPlayer::Random | LabPlayer::Recruit | LabPlayer::Sergeant => 1000,
            LabPlayer::Captain => 50,
            LabPlayer::General => 10,
        }
    }
}

/// How many games a player may play in one experiment.
#[derive(Clone, Copy, Debug, Serialize, TS)]
pub struct LabLimit {
    /// The player.
    pub player: LabPlayer,
    /// The most games.
    pub games: u32,
}

/// An experiment that has begun.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct ExperimentMade {
    /// Its id: whoever knows it may look at it and stop it.
    pub experiment: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_is_one_word_everywhere() {
        for player in LabPlayer::ALL {
            assert_eq!(serde_json::to_value(player).unwrap(), player.player().to_string());
        }
    }
}
