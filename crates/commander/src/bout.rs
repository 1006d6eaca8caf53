//! Whole games between computers.

use crate::chair::Chair;
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
    /// A general who thinks so much and no more: for measurements. Written as `4000x4`.
    Search {
        /// Imagined decisions a plan.
        nodes: u32,
        /// Falls of the dice a plan is tried on.
        dice: u32,
    },
}

impl Player {
    /// How much the player thinks in this game. Nothing for one who decides at random.
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

impl FromStr for Player {
    type Err = String;

    fn from_str(word: &str) -> Result<Self, Self::Err> {
        if word == "random" {
            return Ok(Player::Random);
        }
        if let Some((nodes, dice)) =
            word.split_once('x').filter(|(nodes, _)| nodes.starts_with(char::is_numeric))
        {
            let fault = |_| format!("'{word}' is not of the form 4000x4, imagined decisions and dice");
            let (nodes, dice): (u32, u32) = (nodes.parse().map_err(fault)?, dice.parse().map_err(fault)?);
            let within = (1..=100_000_000).contains(&nodes) && (1..=1_000).contains(&dice);
            return within.then_some(Player::Search { nodes, dice }).ok_or_else(|| {
                format!(
                    "'{word}' is too little or too much: 1 to 100000000 imagined decisions, 1 to 1000 dice"
                )
            });
        }
        let level: Result<Level, String> = word.parse();
        level.map(Player::Level).map_err(|error| format!("{error}, random, or a search such as 4000x4"))
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
pub struct Bout {
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
    /// Decisions that the commanders imagined, by seat.
    pub nodes: Vec<u64>,
    /// Plans that the commanders made, by seat; none by those who look no further than their habits.
    pub plans: Vec<u64>,
}

/// A stream of numbers of its own for each purpose.
pub(crate) fn seed_for(seed: u64, purpose: u64) -> u64 {
    // SplitMix64: neighbouring seeds give unrelated streams.
    let mut z = seed.wrapping_add(purpose.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// Plays one whole game. The same game, players, weights (one set a seat) and seed give the same game.
///
/// # Panics
/// If a seat has no player or no weights.
pub fn play_bout<G: Doctrine>(
    game: &G,
    weights: &[&Weights],
    players: &[Player],
    seed: u64,
    scrutiny: Scrutiny,
    stop: &Stop,
) -> Option<Bout> {
    let mut world = SeededDice::new(seed_for(seed, 1));
    let mut chairs: Vec<Chair<G>> = (players.iter().zip(2..))
        .map(|(player, purpose)| Chair::new(game, *player, seed_for(seed, purpose)))
        .collect();
    let mut state = game.start();
    let (mut decisions, mut losses, mut moments) = (0, Vec::new(), BTreeMap::new());
    let mut cases = BTreeMap::new();
    while let Turn::Decide(seat) = game.turn(&state) {
        if stop.is_due() {
            return None;
        }
        let index = usize::from(seat.0);
        let decision = chairs[index].decide(game, weights[index], &state, seat, stop)?;
        if scrutiny == Scrutiny::Everything {
            let (before, round) = (state.clone(), game.round(&state));
            let mut log = Log::recording();
            game.resolve(&mut state, decision, &mut world, &mut log);
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
            game.resolve(&mut state, decision, &mut world, &mut Log::silent());
        }
        decisions += 1;
    }
    let outcome = game.outcome(&state);
    let (nodes, plans) = chairs.iter().map(Chair::thought).unzip();
    Some(Bout {
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
