//! Matches: whole games between computers.

use crate::agent::Agent;
use crate::level::UnknownLevel;
use crate::streams::{Stream, seed_for};
use crate::{Budget, Doctrine, Level, Stop, Weights};
use kernel::{Case, Log, Loss, Seat, SeededDice, Turn};
use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

/// Who plays a seat when computers play among themselves.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Player {
    /// Any legal decision.
    Random,
    /// The computer opponent.
    Level(Level),
    /// The computer opponent with a budget of its own: for measurements.
    Budget(Budget),
    /// A general with so many nodes and dice: for measurements. Written as `4000x4`.
    Search {
        /// Nodes a plan: imagined decisions.
        nodes: u32,
        /// Simulations a plan is evaluated on.
        dice: u32,
    },
}

impl Player {
    /// The player's budget in this game. Nothing for one who decides at random.
    pub fn budget(self, of_level: impl Fn(Level) -> Budget) -> Option<Budget> {
        match self {
            Player::Random => None,
            Player::Level(level) => Some(of_level(level)),
            Player::Budget(budget) => Some(budget),
            Player::Search { nodes, dice } => Some(Budget { nodes, dice, ..of_level(Level::General) }),
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Random => f.write_str("random"),
            Player::Level(level) => level.fmt(f),
            Player::Budget(budget) => write!(f, "search {} nodes", budget.nodes),
            Player::Search { nodes, dice } => write!(f, "{nodes}x{dice}"),
        }
    }
}

/// A word that is no [`Player`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum UnknownPlayer {
    /// It begins as a search does, and goes on otherwise.
    NotASearch(String),
    /// A search with more or fewer decisions or dice than there can be.
    OutOfRange(String),
    /// It is no level either.
    NoLevel(UnknownLevel),
}

impl fmt::Display for UnknownPlayer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotASearch(word) => {
                write!(f, "'{word}' is not of the form 4000x4, imagined decisions and dice")
            }
            Self::OutOfRange(word) => write!(
                f,
                "'{word}' is too little or too much: 1 to 100000000 imagined decisions, 1 to 1000 dice"
            ),
            Self::NoLevel(unknown) => write!(f, "{unknown}, random, or a search such as 4000x4"),
        }
    }
}

impl std::error::Error for UnknownPlayer {}

impl FromStr for Player {
    type Err = UnknownPlayer;

    fn from_str(word: &str) -> Result<Self, UnknownPlayer> {
        if word == "random" {
            return Ok(Player::Random);
        }
        let Some((nodes, dice)) =
            word.split_once('x').filter(|(nodes, _)| nodes.starts_with(char::is_numeric))
        else {
            return word.parse().map(Player::Level).map_err(UnknownPlayer::NoLevel);
        };
        let fault = |_| UnknownPlayer::NotASearch(word.to_owned());
        let (nodes, dice): (u32, u32) = (nodes.parse().map_err(fault)?, dice.parse().map_err(fault)?);
        let within = (1..=100_000_000).contains(&nodes) && (1..=1_000).contains(&dice);
        let search = within.then_some(Player::Search { nodes, dice });
        search.ok_or_else(|| UnknownPlayer::OutOfRange(word.to_owned()))
    }
}

/// What is written down about a game besides its result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scrutiny {
    /// Nothing.
    Result,
    /// Losses, moments, and which rules happened.
    Everything,
}

/// How often a moment of a game came ([`kernel::Game::moments`]), and when first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moments {
    /// The game-turn in which it came first.
    pub first: u32,
    /// So often.
    pub times: u32,
}

/// How a game went.
#[derive(Clone, PartialEq, Debug)]
pub struct Match {
    /// The winner; nobody in a draw.
    pub winner: Option<Seat>,
    /// Points by seat.
    pub points: Vec<i32>,
    /// Decisions played.
    pub decisions: u32,
    /// The last game-turn.
    pub rounds: u32,
    /// What was lost and in which game-turn, in order, if it was asked for.
    pub losses: Vec<(u32, Loss)>,
    /// The moments that came, if it was asked for.
    pub moments: BTreeMap<&'static str, Moments>,
    /// How often each case happened, if it was asked for.
    pub cases: BTreeMap<Case, u32>,
    /// Nodes of the searches, by seat.
    pub nodes: Vec<u64>,
    /// Plans that were searched for, by seat; none by those who play by the policy alone.
    pub plans: Vec<u64>,
}

/// Plays one whole game. The same game, players, weights (one set a seat) and seed give the same game.
///
/// # Panics
/// If a seat has no player or no weights.
pub fn play_match<G: Doctrine>(
    game: &G,
    weights: &[&Weights],
    players: &[Player],
    seed: u64,
    scrutiny: Scrutiny,
    stop: &Stop,
) -> Option<Match> {
    let mut world = SeededDice::new(seed_for(seed, Stream::World));
    let mut agents: Vec<Agent<G>> = (players.iter().zip(0..))
        .map(|(player, seat)| Agent::new(game, *player, seed_for(seed, Stream::Agent(seat))))
        .collect();
    let (mut state, mut scratch) = (game.start(), G::Scratch::default());
    let (mut decisions, mut losses, mut moments) = (0, Vec::new(), BTreeMap::new());
    let mut cases = BTreeMap::new();
    while let Turn::Decide(seat) = game.turn(&state) {
        if stop.is_due() {
            return None;
        }
        let index = usize::from(seat.0);
        let decision = agents[index].decide(game, weights[index], &state, seat, stop)?;
        if scrutiny == Scrutiny::Everything {
            let (before, round) = (state.clone(), game.round(&state));
            let mut log = Log::recording();
            game.resolve(&mut state, &mut scratch, decision, &mut world, &mut log);
            for event in log.events() {
                *cases.entry(game.rule(event)).or_insert(0) += 1;
                if let Some(loss) = game.loss(&before, &state, event) {
                    losses.push((round, loss));
                }
            }
            game.note_moments(&before, &state, log.events(), &mut |moment| {
                moments.entry(moment).or_insert(Moments { first: round, times: 0 }).times += 1;
            });
        } else {
            game.resolve(&mut state, &mut scratch, decision, &mut world, &mut Log::silent());
        }
        decisions += 1;
    }
    let outcome = game.outcome(&state);
    let (nodes, plans) = agents.iter().map(Agent::effort).unzip();
    Some(Match {
        winner: outcome.winner,
        points: outcome.points,
        decisions,
        rounds: game.round(&state),
        losses,
        moments,
        cases,
        nodes,
        plans,
    })
}
