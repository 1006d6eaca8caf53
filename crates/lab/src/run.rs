use crate::checkpoint::{Checkpoint, CheckpointError};
use crate::schedule::{Harvest, work};
use crate::{Experiment, GameResult, Tally};
use commander::Stop;
use std::collections::BTreeMap;
use thiserror::Error;

/// How far it has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Done {
    /// Games that are finished, in any order.
    pub done: u64,
    /// Games that were finished before it began, of those.
    pub known: u64,
    /// All games.
    pub total: u64,
}

/// Why it could not go on.
#[derive(Debug, Error)]
pub enum RunError {
    /// A finished game could not be written down.
    #[error(transparent)]
    Checkpoint(#[from] CheckpointError),
}

/// Plays an experiment on some threads (0: as many as there are cores) and counts the games in the order of
/// their seeds. `watch` is told whenever a game is finished, and gets the counts so far.
///
/// Stopped, it gives the counts of all games before the first that is not finished; a checkpoint has the others
/// as well.
///
/// # Errors
/// If a checkpoint is given and cannot be written.
pub fn run(
    experiment: &Experiment,
    threads: usize,
    mut checkpoint: Option<&mut Checkpoint>,
    stop: &Stop,
    watch: &mut dyn FnMut(Done, &Tally),
) -> Result<Tally, RunError> {
    let mut known = checkpoint.as_mut().map(|checkpoint| checkpoint.take()).unwrap_or_default();
    // A file may hold more games than were asked for.
    let _beyond: BTreeMap<u64, GameResult> = known.split_off(&experiment.games);
    let known_games = known.len() as u64;
    let done = Done { done: known_games, known: known_games, total: experiment.games };
    let mut desk = Desk { tally: Tally::new(experiment), checkpoint, done, watch };
    (desk.watch)(desk.done, &desk.tally);
    let play = |number| experiment.play(number, stop);
    work(experiment.games, threads, stop, known, &play, &mut desk)?;
    (desk.watch)(desk.done, &desk.tally);
    Ok(desk.tally)
}

/// Where results are counted and written down.
struct Desk<'a> {
    tally: Tally,
    checkpoint: Option<&'a mut Checkpoint>,
    done: Done,
    watch: &'a mut dyn FnMut(Done, &Tally),
}

impl Harvest<GameResult, RunError> for Desk<'_> {
    fn arrived(&mut self, _number: u64, game: &GameResult) -> Result<(), RunError> {
        if let Some(checkpoint) = &mut self.checkpoint {
            checkpoint.add(game)?;
        }
        self.done.done += 1;
        (self.watch)(self.done, &self.tally);
        Ok(())
    }

    fn next(&mut self, _number: u64, game: GameResult) {
        self.tally.add(&game);
    }
}
