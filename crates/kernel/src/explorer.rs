use crate::{Chances, Dice, Factor, Log, Narration, Refusal, Seat, Words};
use serde::Serialize;
use thiserror::Error;

/// Dice that fall every way they can, one run after the other.
///
/// ```
/// use kernel::{Dice, Explorer};
/// let mut explorer = Explorer::default();
/// let mut sevens = 0;
/// loop {
///     if explorer.roll(6) + explorer.roll(6) == 7 {
///         sevens += 1;
///     }
///     if !explorer.next_run() {
///         break;
///     }
/// }
/// assert_eq!(sevens, 6);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Explorer {
    /// Face and sides of each roll of this run.
    rolls: Vec<(u8, u8)>,
    depth: usize,
}

impl Explorer {
    /// Goes on to the next way the dice can fall; false when all were seen.
    pub fn next_run(&mut self) -> bool {
        self.rolls.truncate(self.depth);
        self.depth = 0;
        while let Some((face, sides)) = self.rolls.last_mut() {
            if face < sides {
                *face += 1;
                return true;
            }
            self.rolls.pop();
        }
        false
    }

    /// The faces of this run.
    pub fn faces(&self) -> Vec<u8> {
        self.rolls[..self.depth].iter().map(|(face, _)| *face).collect()
    }

    /// How many runs as likely as this one there are.
    fn one_in(&self) -> u64 {
        self.rolls[..self.depth].iter().map(|(_, sides)| u64::from(*sides)).product()
    }
}

impl Dice for Explorer {
    fn roll(&mut self, sides: u8) -> u8 {
        if self.depth == self.rolls.len() {
            self.rolls.push((1, sides));
        }
        let (face, _) = self.rolls[self.depth];
        self.depth += 1;
        face
    }
}

/// The exact distribution of what a decision can lead to.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Odds {
    /// What went into it, each with its case.
    pub factors: Vec<Factor>,
    /// The chances of all outcomes together.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub of: u64,
    /// The outcomes, in the order in which the dice lead to them.
    pub outcomes: Vec<OutcomeChance>,
}

/// One thing that can happen, and how likely it is.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct OutcomeChance {
    /// Chances out of [`Odds::of`].
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub chances: u64,
    /// The same as a share of one, for display.
    pub share: f64,
    /// The rolls that lead here.
    pub dice: Vec<Vec<u8>>,
    /// What happens, in sentences.
    pub events: Vec<Narration>,
}

/// Why there are no odds.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum OddsError {
    /// The decision is not allowed.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// The dice can fall in more ways than are worth counting.
    #[error("the dice of this decision can fall in more than {0} ways")]
    TooMany(usize),
}

/// One way the dice can fall: one in so many, and the faces.
type Run = (u64, Vec<u8>);

/// Runs are counted up to here.
const MOST_RUNS: usize = 300_000;

/// The exact odds of a decision, from the code that will resolve it. Outcomes that lead to the
/// same state are one outcome.
///
/// # Errors
/// If the decision is refused, or rolls more dice than can be counted.
pub fn odds<G: Chances + Words>(
    game: &G,
    state: &G::State,
    seat: Seat,
    decision: G::Decision,
) -> Result<Odds, OddsError> {
    game.check(state, seat, decision)?;
    if let Some(odds) = game.forecast(state, decision) {
        return Ok(odds);
    }
    let mut explorer = Explorer::default();
    let mut found: Vec<(G::State, Vec<Run>, Vec<Narration>)> = Vec::new();
    for _ in 0..MOST_RUNS {
        let (mut after, mut log) = (state.clone(), Log::recording());
        game.resolve(&mut after, decision, &mut explorer, &mut log);
        let run = (explorer.one_in(), explorer.faces());
        match found.iter_mut().find(|(known, ..)| *known == after) {
            Some((_, runs, _)) => runs.push(run),
            None => {
                let told = log.events().iter().map(|event| game.foretell(event)).collect();
                found.push((after, vec![run], told));
            }
        }
        if !explorer.next_run() {
            return Ok(weigh(game.factors(state, decision), found.into_iter().map(|f| (f.1, f.2))));
        }
    }
    Err(OddsError::TooMany(MOST_RUNS))
}

fn weigh(factors: Vec<Factor>, found: impl Iterator<Item = (Vec<(u64, Vec<u8>)>, Vec<Narration>)>) -> Odds {
    let found: Vec<_> = found.collect();
    let of = found.iter().flat_map(|(runs, _)| runs).fold(1, |all, (one_in, _)| common(all, *one_in));
    let outcomes = found
        .into_iter()
        .map(|(runs, events)| {
            let chances = runs.iter().map(|(one_in, _)| of / one_in).sum::<u64>();
            OutcomeChance {
                chances,
                share: chances as f64 / of as f64,
                dice: runs.into_iter().map(|(_, faces)| faces).collect(),
                events,
            }
        })
        .collect();
    Odds { factors, of, outcomes }
}

/// The least common multiple.
fn common(a: u64, b: u64) -> u64 {
    let (mut x, mut y) = (a, b);
    while y != 0 {
        (x, y) = (y, x % y);
    }
    a / x * b
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn runs_of_different_length_are_weighed_by_their_dice() {
        // A 6 is rolled again: 5 runs of one die and 6 runs of two.
        let mut explorer = Explorer::default();
        let mut runs = Vec::new();
        loop {
            if explorer.roll(6) == 6 {
                explorer.roll(6);
            }
            runs.push((explorer.one_in(), explorer.faces()));
            if !explorer.next_run() {
                break;
            }
        }
        assert_eq!(runs.len(), 11);
        let odds = weigh(Vec::new(), [(runs, Vec::new())].into_iter());
        assert_eq!((odds.of, odds.outcomes[0].chances), (36, 36));
    }
}
