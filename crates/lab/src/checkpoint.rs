use crate::report::Setting;
use crate::{Experiment, GameResult, Tally};
use commander::Stop;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{ErrorKind, Read, Seek, Write};
use std::path::{Path, PathBuf};
use thiserror::Error;

/// The format of the file.
const FORMAT: &str = "malakoff-checkpoint";
const VERSION: u32 = 3;

/// Finished games in a file, so that an experiment can go on where it was left.
///
/// A file of JSON lines: a header that says what is played, then one line a game, in any order, written whole as
/// soon as the game is over. Whatever kills the program, no finished line is lost.
#[derive(Debug)]
pub struct Checkpoint {
    path: PathBuf,
    file: File,
    known: BTreeMap<u64, GameResult>,
}

/// Why a file cannot be gone on with.
#[derive(Debug, Error)]
pub enum CheckpointError {
    /// It cannot be read or written.
    #[error("{path}: {error}")]
    File {
        /// The file.
        path: String,
        /// What the system says.
        error: std::io::Error,
    },
    /// Somebody else writes it.
    #[error("{0}: another run is writing this file")]
    Busy(String),
    /// It is something else.
    #[error("{0}: this is not a file of finished games")]
    NotACheckpoint(String),
    /// A line that was not written like this.
    #[error("{path}, line {line}: {what}")]
    Damaged {
        /// The file.
        path: String,
        /// The line, from 1.
        line: usize,
        /// What is wrong.
        what: String,
    },
    /// Games of another experiment.
    #[error("{path}: these are games of another experiment: {what} is {theirs} there and {ours} here")]
    Foreign {
        /// The file.
        path: String,
        /// What differs.
        what: &'static str,
        /// What it is in the file.
        theirs: String,
        /// What was asked for.
        ours: String,
    },
    /// A game goes another way now.
    #[error(
        "{path}: the game of seed {seed} goes another way now: the file is of another version of the program"
    )]
    OtherProgram {
        /// The file.
        path: String,
        /// The seed.
        seed: u64,
    },
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Header {
    format: String,
    version: u32,
    game: String,
    rules: u32,
    data: String,
    doctrine: String,
    options: Vec<(String, String)>,
    players: Vec<String>,
    first_seed: u64,
    everything: bool,
}

impl Header {
    fn of(experiment: &Experiment) -> Self {
        let setting = Setting::of(experiment);
        Self {
            format: FORMAT.to_owned(),
            version: VERSION,
            game: setting.game,
            rules: setting.rules,
            data: setting.data,
            doctrine: setting.doctrine,
            options: setting.options,
            players: setting.players,
            first_seed: setting.first_seed,
            everything: setting.everything,
        }
    }

    /// The first thing in which the other differs: what, ours, theirs.
    fn difference(&self, other: &Self) -> Option<(&'static str, String, String)> {
        let options = |header: &Self| {
            let pairs: Vec<_> = header.options.iter().map(|(id, value)| format!("{id}={value}")).collect();
            format!("'{}'", pairs.join(" "))
        };
        let parts = |header: &Self| {
            [
                ("the format's version", header.version.to_string()),
                ("the game", header.game.clone()),
                ("the version of the rules", header.rules.to_string()),
                ("the fingerprint of the data", header.data.clone()),
                ("the fingerprint of the doctrine", header.doctrine.clone()),
                ("the set of options", options(header)),
                ("the list of players", header.players.join(", ")),
                ("the first seed", header.first_seed.to_string()),
                ("'losses and rules are written down'", header.everything.to_string()),
            ]
        };
        let both = parts(self).into_iter().zip(parts(other));
        both.into_iter()
            .find(|((_, ours), (_, theirs))| ours != theirs)
            .map(|((what, ours), (_, theirs))| (what, ours, theirs))
    }
}

impl Checkpoint {
    /// Opens the file, or makes it. What is in it has to be of this experiment; the number of games may differ, so
    /// that more can be played. A last line that was cut off is dropped. One of the finished games is played
    /// again, to see that it still goes the same way.
    ///
    /// # Errors
    /// If it cannot be read or written, if it is damaged or of another experiment.
    pub fn open(path: &Path, experiment: &Experiment, stop: &Stop) -> Result<Self, CheckpointError> {
        let name = path.display().to_string();
        let fail = |error| CheckpointError::File { path: name.clone(), error };
        let file = OpenOptions::new().read(true).append(true).create(true).open(path).map_err(fail)?;
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => return Err(CheckpointError::Busy(name)),
            // Some file systems know no locks.
            Ok(()) | Err(TryLockError::Error(_)) => {}
        }
        let mut checkpoint = Self { path: path.to_owned(), file, known: BTreeMap::new() };
        let mut text = String::new();
        checkpoint.file.read_to_string(&mut text).map_err(|error| match error.kind() {
            ErrorKind::InvalidData => CheckpointError::NotACheckpoint(name.clone()),
            _ => fail(error),
        })?;
        let header = serde_json::to_string(&Header::of(experiment)).expect("plain data") + "\n";
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        if whole == 0 && !header.starts_with(&text) {
            return Err(CheckpointError::NotACheckpoint(name));
        }
        if whole > 0 {
            checkpoint.known = read(&name, &text[..whole], experiment)?;
            checkpoint.prove(experiment, stop)?;
        }
        if whole < text.len() {
            checkpoint.file.set_len(whole as u64).map_err(fail)?;
            checkpoint.file.seek(std::io::SeekFrom::End(0)).map_err(fail)?;
        }
        if whole == 0 {
            checkpoint.file.write_all(header.as_bytes()).map_err(fail)?;
        }
        Ok(checkpoint)
    }

    /// How many games are known.
    pub fn len(&self) -> usize {
        self.known.len()
    }

    /// No game is known.
    pub fn is_empty(&self) -> bool {
        self.known.is_empty()
    }

    /// The games of the file, by their number.
    pub(crate) fn take(&mut self) -> BTreeMap<u64, GameResult> {
        std::mem::take(&mut self.known)
    }

    /// Writes a game down.
    pub(crate) fn add(&mut self, game: &GameResult) -> Result<(), CheckpointError> {
        let line = serde_json::to_string(game).expect("plain data") + "\n";
        self.file
            .write_all(line.as_bytes())
            .map_err(|error| CheckpointError::File { path: self.path.display().to_string(), error })
    }

    fn prove(&self, experiment: &Experiment, stop: &Stop) -> Result<(), CheckpointError> {
        let Some((number, known)) = self.known.first_key_value() else { return Ok(()) };
        match experiment.play(*number, stop) {
            Some(again) if again != *known => {
                Err(CheckpointError::OtherProgram { path: self.path.display().to_string(), seed: known.seed })
            }
            _ => Ok(()),
        }
    }
}

/// The games of a file whose last line is whole.
fn read(
    path: &str,
    text: &str,
    experiment: &Experiment,
) -> Result<BTreeMap<u64, GameResult>, CheckpointError> {
    let mut lines = text.lines().enumerate();
    let header: Option<Header> = lines.next().and_then(|(_, line)| serde_json::from_str(line).ok());
    let header = header
        .filter(|header| header.format == FORMAT)
        .ok_or_else(|| CheckpointError::NotACheckpoint(path.to_owned()))?;
    if let Some((what, ours, theirs)) = Header::of(experiment).difference(&header) {
        return Err(CheckpointError::Foreign { path: path.to_owned(), what, theirs, ours });
    }
    let roster = Tally::new(experiment);
    let seats = experiment.players.len();
    let mut known = BTreeMap::new();
    for (index, line) in lines {
        let damaged =
            |what: String| CheckpointError::Damaged { path: path.to_owned(), line: index + 1, what };
        let game: GameResult =
            serde_json::from_str(line).map_err(|error| damaged(format!("no game: {error}")))?;
        let number =
            game.seed.checked_sub(header.first_seed).filter(|number| *number < Experiment::MOST_GAMES);
        let number = number.ok_or_else(|| damaged(format!("seed {} does not belong here", game.seed)))?;
        if game.points.len() != seats || game.winner.is_some_and(|winner| usize::from(winner) >= seats) {
            return Err(damaged("a seat is missing, or there is one too many".to_owned()));
        }
        if let Some(loss) = game.losses.iter().find(|loss| !roster.knows(&loss.unit)) {
            return Err(damaged(format!("there is no unit '{}'", loss.unit)));
        }
        if known.insert(number, game).is_some() {
            return Err(damaged("this game stands in the file twice".to_owned()));
        }
    }
    Ok(known)
}
