//! What is played, as it is typed.

use commander::{Level, Player, UnknownPlayer};
use kernel::{Identity, Options};
use lab::Experiment;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// What is played.
#[derive(clap::Args, Clone, Debug)]
pub struct SettingArguments {
    /// The game.
    pub game: String,
    /// How many games.
    #[arg(long, default_value_t = 100)]
    pub games: u64,
    /// The first seed; each game has the next one.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Threads; all cores if 0.
    #[arg(long, default_value_t = 0)]
    pub threads: usize,
    /// Who plays a seat: random, recruit, sergeant, captain, general, or a search of so many imagined decisions on so
    /// many dice (4000x4); may be given several times. Seats that are not named have a sergeant.
    #[arg(long = "player", value_name = "SEAT=LEVEL")]
    pub players: Vec<String>,
    /// An option of the game, as name=value; may be given several times.
    #[arg(long = "option", value_name = "NAME=VALUE")]
    pub options: Vec<String>,
    /// A data folder; the data built into the program if none is given.
    #[arg(long, value_name = "FOLDER")]
    pub data: Option<PathBuf>,
}

impl SettingArguments {
    /// The experiment that is meant.
    pub fn experiment(&self) -> Result<Experiment, String> {
        let title = games::title(&self.game).map_err(|error| error.to_string())?;
        let identity = title.identity();
        let mut players = vec![None; identity.seats.len()];
        for pair in &self.players {
            let (seat, player) = read_player(identity, pair)?;
            if players[seat].replace(player).is_some() {
                return Err(format!("two players are named for '{}'", identity.seats[seat].id));
            }
        }
        let players = players.into_iter().map(|player| player.unwrap_or(Player::Level(Level::Sergeant)));
        let options = super::options(&self.options)?;
        build(&self.game, &options, players.collect(), self.games, self.seed, self.data.as_deref())
    }

    /// The same experiment with something changed.
    pub fn changed(&self, first: &Experiment, changes: &[String]) -> Result<Experiment, String> {
        let (mut options, mut data) = (super::options(&self.options)?, self.data.clone());
        let mut players = first.players.clone();
        let identity = first.title.identity();
        for change in changes {
            match change.split_once('=') {
                Some(("option", pair)) => {
                    let (name, value) = pair
                        .split_once('=')
                        .ok_or_else(|| format!("'{change}' is not of the form option=name=value"))?;
                    options.set(name, value);
                }
                Some(("data", folder)) => data = Some(folder.into()),
                Some((seat, _)) if identity.seat(seat).is_some() => {
                    let (seat, player) = read_player(identity, change)?;
                    players[seat] = player;
                }
                _ => {
                    let seats: Vec<_> =
                        identity.seats.iter().map(|seat| format!("{}=LEVEL", seat.id)).collect();
                    return Err(format!(
                        "'{change}' is no change; there is: {}, option=NAME=VALUE, data=FOLDER",
                        seats.join(", ")
                    ));
                }
            }
        }
        build(&self.game, &options, players, self.games, self.seed, data.as_deref())
    }
}

fn build(
    game: &str,
    options: &Options,
    players: Vec<Player>,
    games: u64,
    seed: u64,
    data: Option<&Path>,
) -> Result<Experiment, String> {
    let experiment =
        Experiment::new(game, options, players, games, seed).map_err(|error| error.to_string())?;
    match (super::data_of(data)?, data) {
        (Some(data), Some(folder)) => {
            experiment.on_data(Arc::new(data)).map_err(|error| format!("{}: {error}", folder.display()))
        }
        _ => Ok(experiment),
    }
}

/// `SEAT=LEVEL`
fn read_player(identity: &Identity, pair: &str) -> Result<(usize, Player), String> {
    let (seat, player) =
        pair.split_once('=').ok_or_else(|| format!("'{pair}' is not of the form seat=level"))?;
    let Some(index) = identity.seat(seat) else {
        let known: Vec<_> = identity.seats.iter().map(|seat| seat.id).collect();
        return Err(format!("{} has no seat '{seat}'; it has: {}", identity.id, known.join(", ")));
    };
    Ok((usize::from(index.0), player.parse().map_err(|error: UnknownPlayer| error.to_string())?))
}
