//! Random whole games with every invariant checked after every decision.

use kernel::{Dice, FaultKinds, Game, Log, PositionFaults, Refusal, SeededDice, Turn, random_decision};
use thiserror::Error;

/// A game longer than this is taken for endless.
const MOST_DECISIONS: usize = 100_000;
/// Every so many decisions the whole list is judged, memory is compared with none, and the position shown and set up
/// again.
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
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("seed {seed}, after {decisions} decisions (last: {last}): {what}")]
pub struct SoakFault {
    /// The seed that leads there.
    pub seed: u64,
    /// After so many decisions.
    pub decisions: usize,
    /// What is wrong.
    pub what: Broken,
    /// The last decision.
    pub last: String,
}

/// Which invariant is broken. Decisions are told as the program writes them.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Broken {
    /// The state cannot be.
    #[error(transparent)]
    State(PositionFaults),
    /// Nothing can be decided, and the game is not over.
    #[error("a dead end: no decision is legal")]
    DeadEnd,
    /// The game never ends.
    #[error("an endless game")]
    Endless,
    /// A decision is in the list, and the judge refuses it.
    #[error("{decision} is listed and refused: {refusal}")]
    ListedAndRefused {
        /// The decision.
        decision: String,
        /// The judge's word.
        refusal: Refusal,
    },
    /// A decision stands in the list twice.
    #[error("a decision is listed twice")]
    ListedTwice,
    /// Memory changes a list.
    #[error("a maker of lists with memory and one without disagree")]
    ListByMemory,
    /// Memory changes what the judge says of a decision.
    #[error("a judge with memory and one without disagree about {0}")]
    JudgeByMemory(String),
    /// Memory changes what a decision does.
    #[error("{0} leads elsewhere with memory than without")]
    EffectByMemory(String),
    /// A position that was shown is refused.
    #[error("the position cannot be set up again: {0}")]
    NotAgain(PositionFaults),
    /// A position that was shown is set up as another one.
    #[error("the position shown and set up again is another one")]
    AnotherPosition,
}

impl Broken {
    fn refused<G: Game>(decision: G::Decision, refusal: Refusal) -> Self {
        Broken::ListedAndRefused { decision: format!("{decision:?}"), refusal }
    }
}

/// Plays one random game and checks everything.
pub(crate) fn soak<G: Game>(game: &G, seed: u64) -> Result<SoakReport, Box<SoakFault>> {
    let mut chooser = SeededDice::new(seed);
    let mut dice = SeededDice::new(seed ^ 0x5eed_d1ce_5eed_d1ce);
    let mut scratch = G::Scratch::default();
    let mut state = game.start();
    let (mut options, mut earlier) = (Vec::new(), Vec::new());
    let mut last = String::from("none");
    for decisions in 0..MOST_DECISIONS {
        let fault =
            |what: Broken, last: &str| Box::new(SoakFault { seed, decisions, what, last: last.to_owned() });
        game.audit(&state).or(()).map_err(|faults| fault(Broken::State(faults), &last))?;
        let Turn::Decide(seat) = game.turn(&state) else {
            let outcome = game.outcome(&state);
            let winner = outcome.winner.and_then(|seat| game.identity().seat_info(seat)).map(|info| info.id);
            return Ok(SoakReport { decisions, winner, points: outcome.points });
        };
        game.decisions(&state, &mut scratch, &mut options);
        if options.is_empty() {
            return Err(fault(Broken::DeadEnd, &last));
        }
        let decision = random_decision(game, &options, &mut chooser);
        if decisions % DEEP_EVERY == 0 {
            look_deep(game, &state, &mut scratch, &options).map_err(|what| fault(what, &last))?;
            compare_with_no_memory(game, &state, &mut scratch, &options, &earlier, (decision, &dice))
                .map_err(|what| fault(what, &last))?;
            earlier.clone_from(&options);
        }
        let judged = game.check(&state, &mut scratch, seat, decision);
        judged.map_err(|refusal| fault(Broken::refused::<G>(decision, refusal), &last))?;
        last = format!("{decision:?}");
        game.resolve(&mut state, &mut scratch, decision, &mut dice as &mut dyn Dice, &mut Log::silent());
    }
    Err(Box::new(SoakFault { seed, decisions: MOST_DECISIONS, what: Broken::Endless, last }))
}

/// The judge accepts the whole list, nothing stands in it twice, and the position can be shown and set up again.
fn look_deep<G: Game>(
    game: &G,
    state: &G::State,
    scratch: &mut G::Scratch,
    options: &[G::Decision],
) -> Result<(), Broken> {
    let Turn::Decide(seat) = game.turn(state) else { return Ok(()) };
    for decision in options {
        let judged = game.check(state, scratch, seat, *decision);
        judged.map_err(|refusal| Broken::refused::<G>(*decision, refusal))?;
    }
    let distinct: std::collections::HashSet<_> = options.iter().collect();
    if distinct.len() != options.len() {
        return Err(Broken::ListedTwice);
    }
    let again = game.set_up(&game.position(state), FaultKinds::NONE).map_err(Broken::NotAgain)?;
    if again == *state { Ok(()) } else { Err(Broken::AnotherPosition) }
}

/// Memory changes nothing: with it and without it the list is the same, an earlier list is judged the same, decision by
/// decision, and the next decision leads to the same position.
fn compare_with_no_memory<G: Game>(
    game: &G,
    state: &G::State,
    scratch: &mut G::Scratch,
    options: &[G::Decision],
    earlier: &[G::Decision],
    (next, dice): (G::Decision, &SeededDice),
) -> Result<(), Broken> {
    let Turn::Decide(seat) = game.turn(state) else { return Ok(()) };
    let (mut fresh, mut listed) = (G::Scratch::default(), Vec::new());
    game.decisions(state, &mut fresh, &mut listed);
    if listed != options {
        return Err(Broken::ListByMemory);
    }
    for decision in earlier {
        if game.check(state, scratch, seat, *decision) != game.check(state, &mut fresh, seat, *decision) {
            return Err(Broken::JudgeByMemory(format!("{decision:?}")));
        }
    }
    let after = |scratch: &mut G::Scratch| {
        let (mut after, mut dice) = (state.clone(), dice.clone());
        game.resolve(&mut after, scratch, next, &mut dice, &mut Log::silent());
        after
    };
    if after(scratch) != after(&mut G::Scratch::default()) {
        return Err(Broken::EffectByMemory(format!("{next:?}")));
    }
    Ok(())
}
