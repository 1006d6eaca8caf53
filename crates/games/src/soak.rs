//! Random whole games with every invariant checked after every decision.

use kernel::{Dice, Game, Log, SeededDice, Turn, random_decision};
use std::fmt;

/// A game longer than this is taken for endless.
const MOST_DECISIONS: usize = 100_000;
/// Every so many decisions the whole list is judged, and the position shown and set up again.
const DEEP_EVERY: usize = 499;

/// How one game went.
#[derive(Clone, Debug)]
pub struct SoakReport {
    /// Decisions played.
    pub decisions: usize,
    /// The winner's seat id; none in a draw.
    pub winner: Option<&'static str>,
    /// Points by seat.
    pub points: Vec<i32>,
}

/// A broken invariant.
#[derive(Clone, Debug)]
pub struct SoakFault {
    /// The seed that leads there.
    pub seed: u64,
    /// After so many decisions.
    pub decisions: usize,
    /// What is wrong.
    pub what: String,
    /// The last decision.
    pub last: String,
}

impl fmt::Display for SoakFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "seed {}, after {} decisions (last: {}): {}",
            self.seed, self.decisions, self.last, self.what
        )
    }
}

impl std::error::Error for SoakFault {}

/// Plays one random game and checks everything.
pub(crate) fn soak<G: Game>(game: &G, seed: u64) -> Result<SoakReport, Box<SoakFault>> {
    let mut chooser = SeededDice::new(seed);
    let mut dice = SeededDice::new(seed ^ 0x5eed_d1ce_5eed_d1ce);
    let mut scratch = G::Scratch::default();
    let mut state = game.start();
    let mut options = Vec::new();
    let mut last = String::from("none");
    for decisions in 0..MOST_DECISIONS {
        let fault =
            |what: String, last: &str| Box::new(SoakFault { seed, decisions, what, last: last.to_owned() });
        if let Some(what) = game.audit(&state).into_iter().next() {
            return Err(fault(what, &last));
        }
        let Turn::Decide(seat) = game.turn(&state) else {
            let outcome = game.outcome(&state);
            let winner = outcome.winner.and_then(|seat| game.identity().seat_info(seat)).map(|info| info.id);
            return Ok(SoakReport { decisions, winner, points: outcome.points });
        };
        game.decisions(&state, &mut scratch, &mut options);
        if options.is_empty() {
            return Err(fault("a dead end: no decision is legal".to_owned(), &last));
        }
        if decisions % DEEP_EVERY == 0 {
            look_deep(game, &state, &options).map_err(|what| fault(what, &last))?;
        }
        let decision = random_decision(game, &options, &mut chooser);
        game.check(&state, seat, decision)
            .map_err(|refusal| fault(format!("{decision:?} is listed and refused: {refusal}"), &last))?;
        last = format!("{decision:?}");
        game.resolve(&mut state, decision, &mut dice as &mut dyn Dice, &mut Log::silent());
    }
    Err(Box::new(SoakFault { seed, decisions: MOST_DECISIONS, what: "an endless game".to_owned(), last }))
}

/// The judge accepts the whole list, nothing stands in it twice, a fresh maker of lists agrees, and
/// the position can be shown and set up again.
fn look_deep<G: Game>(game: &G, state: &G::State, options: &[G::Decision]) -> Result<(), String> {
    let Turn::Decide(seat) = game.turn(state) else { return Ok(()) };
    for decision in options {
        if let Err(refusal) = game.check(state, seat, *decision) {
            return Err(format!("{decision:?} is listed and refused: {refusal}"));
        }
    }
    let distinct: std::collections::HashSet<_> = options.iter().collect();
    if distinct.len() != options.len() {
        return Err("a decision is listed twice".to_owned());
    }
    let mut fresh = Vec::new();
    game.decisions(state, &mut G::Scratch::default(), &mut fresh);
    if fresh != options {
        return Err("a maker of lists with memory and one without disagree".to_owned());
    }
    let again = game.set_up(&game.position(state)).map_err(|faults| {
        format!("the position cannot be set up again: {}", faults.first().map_or("", |fault| &fault.text))
    })?;
    if again != *state {
        return Err("the position shown and set up again is another one".to_owned());
    }
    Ok(())
}
