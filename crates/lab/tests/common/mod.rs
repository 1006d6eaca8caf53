//! What the tests share.

use commander::{Level, Player, Stop};
use kernel::Options;
use lab::{Experiment, Report};

/// A few games of a game by random players.
pub fn experiment(game: &str, games: u64) -> Experiment {
    Experiment::new(game, &Options::default(), vec![Player::Random; 2], games, 40).expect("an experiment")
}

/// The same with a script that plays one side.
#[allow(dead_code, reason = "not every test file needs it")]
pub fn with_sergeant(game: &str, games: u64) -> Experiment {
    let players = vec![Player::Level(Level::Sergeant), Player::Random];
    Experiment { players, ..experiment(game, games) }
}

/// The report of an experiment on some threads.
pub fn told(experiment: &Experiment, threads: usize) -> Report {
    let tally = lab::run(experiment, threads, None, &Stop::never(), &mut |_, _| {}).expect("a run");
    Report::new(experiment, &tally)
}

/// The same as JSON, to the last digit.
#[allow(dead_code, reason = "not every test file needs it")]
pub fn report(experiment: &Experiment, threads: usize) -> String {
    serde_json::to_string(&told(experiment, threads)).expect("plain data")
}
