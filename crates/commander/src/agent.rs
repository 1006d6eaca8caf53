use crate::{Commander, Doctrine, Player, Stop, Weights};
use kernel::{Game, Seat, SeededDice, random_decision};

/// Whoever plays a seat in a match between computers: chance, or the computer opponent.
pub(crate) enum Agent<G: Doctrine> {
    Random { dice: Box<SeededDice>, scratch: <G as Game>::Scratch, options: Vec<G::Decision> },
    Commander(Box<Commander<G>>),
}

impl<G: Doctrine> Agent<G> {
    pub fn new(game: &G, player: Player, seed: u64) -> Self {
        match player.budget(|level| game.budget(level)) {
            None => Agent::Random {
                dice: Box::new(SeededDice::new(seed)),
                scratch: G::Scratch::default(),
                options: Vec::new(),
            },
            Some(budget) => Agent::Commander(Box::new(Commander::new(budget, seed))),
        }
    }

    /// Decides by what the seat may know. Nothing if nothing can be decided.
    pub fn decide(
        &mut self,
        game: &G,
        weights: &Weights,
        state: &G::State,
        seat: Seat,
        stop: &Stop,
    ) -> Option<G::Decision> {
        match self {
            Agent::Random { dice, scratch, options } => {
                game.decisions(state, scratch, options);
                Some(random_decision(game, options, dice))
            }
            Agent::Commander(commander) => {
                Some(commander.decide(game, weights, &game.view(state, seat), seat, stop)?.decision)
            }
        }
    }

    /// Nodes and plans so far.
    pub fn effort(&self) -> (u64, u64) {
        match self {
            Agent::Random { .. } => (0, 0),
            Agent::Commander(commander) => (commander.nodes(), commander.plans()),
        }
    }
}
