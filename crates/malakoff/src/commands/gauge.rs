use super::Result;
use super::interrupt::stop_on_interrupt;
use super::progress::Progress;
use super::scenarios::ScenariosArguments;
use crate::say;
use commander::Player;
use lab::{RolloutGainEffort, rollout_gain_text};
use phrases::Reader;

/// Whose rollout gain is measured, and over how many turns.
#[derive(clap::Args, Clone, Debug)]
pub struct GaugeArguments {
    /// The game.
    game: String,
    /// A player: a level, random, or a search of so many nodes on so many dice (4000x4); may be given
    /// several times, and all have the same turns.
    #[arg(long = "player", value_name = "PLAYER", required = true)]
    players: Vec<Player>,
    /// Games that are played by the policy.
    #[arg(long, default_value_t = 30)]
    games: u64,
    /// In one turn of so many the players take the place of the policy.
    #[arg(long, default_value_t = 12)]
    every: usize,
    #[command(flatten)]
    scenarios: ScenariosArguments,
}

/// Tells what players gain over the policy in a turn.
pub fn run(arguments: &GaugeArguments, reader: Reader) -> Result {
    let GaugeArguments { game, players, games, every, scenarios } = arguments;
    if *games == 0 || *every == 0 {
        return Err("at least 1 game, and 1 turn of 1, are needed".to_owned());
    }
    scenarios.check_seeds(*games)?;
    let titles = scenarios.titles_of(game)?;
    let effort = RolloutGainEffort { games: *games, every: *every, seed: scenarios.seed };
    let mut progress = Progress::new(game);
    let mut watch = |done| progress.show(done);
    let rows =
        lab::rollout_gain(&titles, players, &effort, scenarios.threads, &stop_on_interrupt(), &mut watch)
            .ok_or("stopped: some turns tell nothing about the rest")?;
    say!("{}", rollout_gain_text(&rows, reader).trim_end());
    Ok(())
}
