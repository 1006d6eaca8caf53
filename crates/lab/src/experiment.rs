use crate::GameResult;
use crate::phrasebook::text;
use commander::{Budget, Player, Scrutiny, Stop};
use games::{DataSet, Title, TitleError};
use kernel::Options;
use phrases::{Arg, Text};
use std::fmt;
use std::sync::Arc;
use std::time::Duration;
use thiserror::Error;

/// Games to be played: which, by whom, from which seeds.
#[derive(Clone)]
pub struct Experiment {
    /// The game, with its options.
    pub title: Arc<dyn Title>,
    /// The data it was made from.
    pub data: Arc<DataSet>,
    /// Who plays, by seat.
    pub players: Vec<Player>,
    /// How many games.
    pub games: u64,
    /// The first seed; each game has the next one.
    pub first_seed: u64,
    /// What is written down.
    pub scrutiny: Scrutiny,
}

/// Why an experiment cannot be.
#[derive(Clone, Debug, Error)]
pub enum ExperimentError {
    /// No such game or option, or faults of the data.
    Title(#[from] TitleError),
    /// A seat too many or too few.
    Players {
        /// The game.
        game: String,
        /// Its seats.
        seats: usize,
        /// Who would play.
        players: usize,
    },
    /// Nothing to play.
    NoGames,
    /// More than can be counted.
    TooMany {
        /// How many games.
        games: u64,
        /// The first seed.
        first_seed: u64,
    },
}

impl ExperimentError {
    /// For people.
    pub fn text(&self) -> Text {
        match self {
            Self::Title(error) => error.text(),
            Self::Players { game, seats, players } => {
                text!("experiment-players", game = game.as_str(), seats = *seats, players = *players)
            }
            Self::NoGames => text!("experiment-no-games"),
            // As words: a seed may be greater than any number of a message.
            Self::TooMany { games, first_seed } => {
                text!("experiment-too-many", games = Arg::name(games), seed = Arg::name(first_seed))
            }
        }
    }
}

impl fmt::Display for ExperimentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text().fmt(f)
    }
}

impl Experiment {
    /// The most games of one experiment.
    pub const MOST_GAMES: u64 = 1_000_000_000;

    /// An experiment with the built-in data, that writes everything down.
    ///
    /// # Errors
    /// If there is no such game or option, or the players do not fit the seats, or there is nothing to play.
    pub fn new(
        game: &str,
        options: &Options,
        players: Vec<Player>,
        games: u64,
        first_seed: u64,
    ) -> Result<Self, ExperimentError> {
        let title = games::find(game, options)?;
        let data = Arc::new(games::built_in_data());
        Self { title, data, players, games, first_seed, scrutiny: Scrutiny::Everything }.checked()
    }

    /// The same with other data.
    ///
    /// # Errors
    /// As [`Experiment::new`], and if the data have faults.
    pub fn on_data(self, data: Arc<DataSet>) -> Result<Self, ExperimentError> {
        let title = games::build(self.title.identity().id, &data, self.title.options())?;
        Self { title, data, ..self }.checked()
    }

    fn checked(self) -> Result<Self, ExperimentError> {
        let identity = self.title.identity();
        if self.players.len() != identity.seats.len() {
            return Err(ExperimentError::Players {
                game: identity.id.to_owned(),
                seats: identity.seats.len(),
                players: self.players.len(),
            });
        }
        if self.games == 0 {
            return Err(ExperimentError::NoGames);
        }
        if self.games > Self::MOST_GAMES || self.first_seed.checked_add(self.games).is_none() {
            return Err(ExperimentError::TooMany { games: self.games, first_seed: self.first_seed });
        }
        Ok(self)
    }

    /// One game of it, by its number from 0. Nothing if it was stopped.
    pub fn play(&self, number: u64, stop: &Stop) -> Option<GameResult> {
        let seed = self.first_seed + number;
        play(&*self.title, &self.players, seed, self.scrutiny, stop)
    }
}

/// One game, by players who look at no clock. Nothing if it was stopped.
pub(crate) fn play(
    title: &dyn Title,
    players: &[Player],
    seed: u64,
    scrutiny: Scrutiny,
    stop: &Stop,
) -> Option<GameResult> {
    let players: Vec<Player> = players.iter().copied().map(|player| without_clock(title, player)).collect();
    let played = title.play_match(&players, seed, scrutiny, stop)?;
    // Whoever was stopped at his very last decision has thought less about it than he should.
    (!stop.is_due()).then(|| GameResult::of(seed, played))
}

/// The same player, on a machine however slow: only counted thought, so that a game is the same everywhere.
fn without_clock(title: &dyn Title, player: Player) -> Player {
    let patient = |budget: Budget| Player::Budget(Budget { time: Duration::MAX, ..budget });
    player.budget(|level| title.budget(level)).map_or(Player::Random, patient)
}
