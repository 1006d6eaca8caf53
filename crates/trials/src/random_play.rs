//! Random play to somewhere in a game.

use kernel::{Game, Log, SeededDice, Turn, random_decision};

/// Where a walk ended, and dice to go on with.
pub struct Walk<G: Game> {
    /// The state.
    pub state: G::State,
    /// A stream of choices that goes on.
    pub dice: SeededDice,
    /// Decisions played.
    pub decisions: usize,
}

/// Plays at random for some hundred decisions. Phases other than the first are reached by preferring
/// short lists: a random player who always moved everybody would hardly see a melee.
pub fn walk<G: Game>(game: &G, seed: u64) -> Walk<G> {
    let mut dice = SeededDice::new(seed);
    let length = dice.below(600);
    let haste = dice.below(4);
    let mut state = game.start();
    let mut scratch = G::Scratch::default();
    let mut options = Vec::new();
    let mut decisions = 0;
    while decisions < length && game.turn(&state) != Turn::Over {
        game.decisions(&state, &mut scratch, &mut options);
        // The last decision of a list is the one that ends a phase, where there is one.
        let hurry = options.len() > 200 && haste > 0 && dice.below(24 / haste) == 0;
        let decision =
            if hurry { options[options.len() - 1] } else { random_decision(game, &options, &mut dice) };
        game.resolve(&mut state, &mut scratch, decision, &mut dice, &mut Log::silent());
        decisions += 1;
    }
    Walk { state, dice, decisions }
}
