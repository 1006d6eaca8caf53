//! Forecasts against the resolver: the same rows, as likely as the dice make them.

use crate::{Walk, list, outcome_in_words, walk};
use kernel::{Chances, Explorer, Odds, SeededDice, Turn, wording};
use std::collections::BTreeMap;
use std::fmt;

/// More runs than this are sampled instead of tried one by one.
const MOST_RUNS: usize = 20_000;
/// How many games of dice a sample has.
const SAMPLE: usize = 3_000;
/// A row expected less often than this in the sample is counted with others of its kind.
const RARE: f64 = 8.0;
/// Standard deviations beyond which a sample does not come from the forecast: less than one in a million.
const BEYOND_CHANCE: f64 = 5.0;

/// How likely each consequence is, by its wording.
type Shares = BTreeMap<String, f64>;

/// How a forecast is not what the resolver does.
#[derive(Clone, PartialEq, Debug)]
pub enum WrongForecast {
    /// Two rows have the same words.
    SameWords(String),
    /// A row is more or less likely than it says.
    Share {
        /// The row.
        told: String,
        /// How likely it says it is.
        foreseen: f64,
        /// How likely it is.
        really: f64,
    },
    /// Something happens that no row tells.
    Unforeseen(String),
    /// Rows that should be rare are not.
    Rare {
        /// How often they should come in the sample.
        expected: f64,
        /// How often they came.
        seen: usize,
    },
    /// A sample is too far from the forecast to have come from it.
    Sample {
        /// By so many standard deviations.
        deviation: f64,
        /// What came, and how often.
        seen: BTreeMap<String, usize>,
        /// The forecast.
        foreseen: BTreeMap<String, f64>,
    },
}

impl fmt::Display for WrongForecast {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::SameWords(told) => write!(f, "two rows read the same: {told}"),
            Self::Share { told, foreseen, really } => {
                write!(f, "'{told}' is foreseen with {foreseen}, and comes with {really}")
            }
            Self::Unforeseen(told) => write!(f, "'{told}' happens and is not foreseen"),
            Self::Rare { expected, seen } => {
                write!(f, "rare rows come {seen} times instead of {expected:.1}")
            }
            Self::Sample { deviation, seen, foreseen } => {
                write!(f, "a sample of {SAMPLE} is {deviation:.1} deviations off: {seen:?}, not {foreseen:?}")
            }
        }
    }
}

impl std::error::Error for WrongForecast {}

/// Plays to somewhere and compares every forecast there with what the resolver does.
pub fn forecasts_are_true<G: Chances>(game: &G, seed: u64) {
    let Walk { state, mut dice, .. } = walk(game, seed);
    let Turn::Decide(_) = game.turn(&state) else { return };
    let options = list(game, &state);
    for _ in 0..20 {
        let decision = options[dice.below(options.len())];
        if let Err(reason) = forecast_is_true(game, &state, decision) {
            panic!("seed {seed}: {decision:?}: {reason}");
        }
    }
}

/// The forecast of one decision is what the resolver does: by trying all dice where they are few, else by a chi-square
/// test on fixed seeds. Nothing is said of a decision without a forecast, nor of one that throws no dice itself: such
/// an order is carried out by a later decision, and the tests of its game have to follow it there.
///
/// # Errors
/// Which row is wrong.
pub fn forecast_is_true<G: Chances>(
    game: &G,
    state: &G::State,
    decision: G::Decision,
) -> Result<(), WrongForecast> {
    let Some(odds) = game.forecast(state, decision) else { return Ok(()) };
    let foreseen = foreseen(&odds)?;
    match tried(game, state, decision) {
        Some(really) if really.len() == 1 && throws_nothing(game, state, decision) => Ok(()),
        Some(really) => same(&foreseen, &really),
        None => likely(&foreseen, &sampled(game, state, decision)),
    }
}

fn foreseen(odds: &Odds) -> Result<Shares, WrongForecast> {
    let mut shares = Shares::new();
    for outcome in &odds.outcomes {
        let told = wording(&outcome.events);
        if shares.insert(told.clone(), outcome.chances as f64 / odds.of as f64).is_some() {
            return Err(WrongForecast::SameWords(told));
        }
    }
    Ok(shares)
}

/// Every way the dice can fall, unless there are too many.
fn tried<G: Chances>(game: &G, state: &G::State, decision: G::Decision) -> Option<Shares> {
    let mut explorer = Explorer::default();
    let mut shares = Shares::new();
    for _ in 0..MOST_RUNS {
        let told = outcome_in_words(game, state, decision, &mut explorer);
        *shares.entry(told).or_default() += explorer.chance();
        if !explorer.next_run() {
            return Some(shares);
        }
    }
    None
}

fn throws_nothing<G: Chances>(game: &G, state: &G::State, decision: G::Decision) -> bool {
    let mut explorer = Explorer::default();
    outcome_in_words(game, state, decision, &mut explorer);
    explorer.faces().is_empty()
}

fn same(foreseen: &Shares, really: &Shares) -> Result<(), WrongForecast> {
    for told in foreseen.keys().chain(really.keys()) {
        let share = |shares: &Shares| shares.get(told).copied().unwrap_or(0.0);
        let (foreseen, really) = (share(foreseen), share(really));
        if (foreseen - really).abs() > 1e-9 {
            return Err(WrongForecast::Share { told: told.clone(), foreseen, really });
        }
    }
    Ok(())
}

fn sampled<G: Chances>(game: &G, state: &G::State, decision: G::Decision) -> BTreeMap<String, usize> {
    let mut counts = BTreeMap::new();
    for seed in 0..SAMPLE as u64 {
        let told = outcome_in_words(game, state, decision, &mut SeededDice::new(seed));
        *counts.entry(told).or_default() += 1;
    }
    counts
}

/// A chi-square test; what is rare is counted together.
fn likely(foreseen: &Shares, counts: &BTreeMap<String, usize>) -> Result<(), WrongForecast> {
    if let Some(told) = counts.keys().find(|told| !foreseen.contains_key(*told)) {
        return Err(WrongForecast::Unforeseen(told.clone()));
    }
    let (mut sum, mut cells, mut rare) = (0.0, 0_usize, (0.0, 0_usize));
    for (told, share) in foreseen {
        let (expected, seen) = (share * SAMPLE as f64, counts.get(told).copied().unwrap_or(0));
        if expected < RARE {
            rare = (rare.0 + expected, rare.1 + seen);
        } else {
            sum += (seen as f64 - expected).powi(2) / expected;
            cells += 1;
        }
    }
    if rare.0 >= RARE {
        sum += (rare.1 as f64 - rare.0).powi(2) / rare.0;
        cells += 1;
    } else if rare.1 as f64 > RARE * 4.0 {
        return Err(WrongForecast::Rare { expected: rare.0, seen: rare.1 });
    }
    // Wilson and Hilferty: the cube root of chi-square over its freedom is nearly normal.
    let freedom = cells.saturating_sub(1).max(1) as f64;
    let spread = 2.0 / (9.0 * freedom);
    let deviation = ((sum / freedom).cbrt() - (1.0 - spread)) / spread.sqrt();
    if cells > 1 && deviation > BEYOND_CHANCE {
        return Err(WrongForecast::Sample { deviation, seen: counts.clone(), foreseen: foreseen.clone() });
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shares(rows: &[(&str, f64)]) -> Shares {
        rows.iter().map(|(told, share)| ((*told).to_owned(), *share)).collect()
    }

    #[test]
    fn a_share_that_is_off_or_a_row_too_many_shows() {
        let foreseen = shares(&[("hit", 0.5), ("miss", 0.5)]);
        assert_eq!(same(&foreseen, &foreseen), Ok(()));
        assert!(same(&foreseen, &shares(&[("hit", 0.6), ("miss", 0.4)])).is_err());
        assert!(same(&foreseen, &shares(&[("hit", 0.5), ("miss", 0.4), ("draw", 0.1)])).is_err());
    }

    #[test]
    fn a_sample_that_is_off_or_knows_more_rows_shows() {
        let foreseen = shares(&[("hit", 0.5), ("miss", 0.5)]);
        let counts = |hit, miss| [("hit".to_owned(), hit), ("miss".to_owned(), miss)].into();
        assert_eq!(likely(&foreseen, &counts(1_530, 1_470)), Ok(()));
        assert!(likely(&foreseen, &counts(1_700, 1_300)).is_err());
        let unforeseen = [("hit".to_owned(), 1_500), ("draw".to_owned(), 1_500)].into();
        assert!(likely(&foreseen, &unforeseen).is_err());
    }
}
