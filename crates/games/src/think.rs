//! A plain player for the engine protocol: it tries decisions out with imagined dice and random play
//! for a little while, and keeps halving the field. It knows no game and no plan.

use kernel::{Game, Log, Seat, SeededDice, Turn, random_decision};
use std::time::{Duration, Instant};

/// More candidates than this are thinned out at random.
const MOST_CANDIDATES: usize = 96;
/// Decisions that a continuation plays before the points are counted.
const HORIZON: usize = 80;

/// The candidates, best first, with the lead in points that each is expected to bring.
pub(crate) struct Weighed<D> {
    pub candidates: Vec<(D, f64)>,
    pub looked_at: u32,
}

/// Weighs the decisions of a position.
pub(crate) fn think<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    limit: Duration,
    seed: u64,
) -> Weighed<G::Decision> {
    let deadline = Instant::now() + limit;
    let mut dice = SeededDice::new(seed);
    let mut scratch = G::Scratch::default();
    let mut decisions = Vec::new();
    game.decisions(state, &mut scratch, &mut decisions);
    decisions.retain(|decision| !game.concedes(*decision));
    while decisions.len() > MOST_CANDIDATES {
        let gone = dice.below(decisions.len());
        decisions.swap_remove(gone);
    }
    let mut field: Vec<(G::Decision, f64, u32)> = decisions.into_iter().map(|d| (d, 0.0, 0)).collect();
    let mut looked_at = 0;
    let mut alive = field.len();
    // Half of the field goes after each round, down to two; those share the rest of the time.
    while alive > 1 && Instant::now() < deadline {
        for _ in 0..4 {
            for (decision, total, count) in &mut field[..alive] {
                if Instant::now() >= deadline {
                    break;
                }
                *total += lead_after(game, state, seat, *decision, &mut scratch, &mut dice);
                *count += 1;
                looked_at += 1;
            }
        }
        field[..alive].sort_by(|a, b| mean(b).total_cmp(&mean(a)));
        alive = alive.div_ceil(2).max(2);
    }
    let candidates = field.iter().map(|entry| (entry.0, mean(entry))).collect();
    Weighed { candidates, looked_at }
}

fn mean<D>((_, total, count): &(D, f64, u32)) -> f64 {
    if *count == 0 { f64::NEG_INFINITY } else { total / f64::from(*count) }
}

/// The lead in points of a seat after a decision and some random play.
fn lead_after<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    decision: G::Decision,
    scratch: &mut G::Scratch,
    dice: &mut SeededDice,
) -> f64 {
    let mut state = state.clone();
    let mut log = Log::silent();
    let mut options = Vec::new();
    game.resolve(&mut state, decision, dice, &mut log);
    for _ in 0..HORIZON {
        if game.turn(&state) == Turn::Over {
            break;
        }
        game.decisions(&state, scratch, &mut options);
        if options.is_empty() {
            break;
        }
        let choice = random_decision(game, &options, dice);
        game.resolve(&mut state, choice, dice, &mut log);
    }
    let points = game.outcome(&state).points;
    let own = points.get(usize::from(seat.0)).copied().unwrap_or(0);
    let others = points.iter().enumerate().filter(|(index, _)| *index != usize::from(seat.0));
    f64::from(own) - f64::from(others.map(|(_, points)| *points).max().unwrap_or(0))
}
