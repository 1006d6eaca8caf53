//! Forecasts against the resolver: the same rows, as likely as the dice make them.

use crate::{Walk, list, outcome_in_words, walk};
use kernel::{Chances, Explorer, Odds, SeededDice, Turn, wording};
use std::collections::BTreeMap;

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
/// A sentence that says which row is wrong.
pub fn forecast_is_true<G: Chances>(game: &G, state: &G::State, decision: G::Decision) -> Result<(), String> {
    let Some(odds) = game.forecast(state, decision) else { return Ok(()) };
    let foreseen = foreseen(&odds)?;
    match tried(game, state, decision) {
        Some(really) if really.len() == 1 && throws_nothing(game, state, decision) => Ok(()),
        Some(really) => same(&foreseen, &really),
        None => likely(&foreseen, &sampled(game, state, decision)),
    }
}

fn foreseen(odds: &Odds) -> Result<Shares, String> {
    let mut shares = Shares::new();
    for outcome in &odds.outcomes {
        let told = wording(&outcome.events);
        if shares.insert(told.clone(), outcome.chances as f64 / odds.of as f64).is_some() {
            return Err(format!("two rows read the same: {told}"));
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

fn same(foreseen: &Shares, really: &Shares) -> Result<(), String> {
    for told in foreseen.keys().chain(really.keys()) {
        let share = |shares: &Shares| shares.get(told).copied().unwrap_or(0.0);
        if (share(foreseen) - share(really)).abs() > 1e-9 {
            return Err(format!(
                "'{told}' is foreseen with {}, and comes with {}",
                share(foreseen),
                share(really)
            ));
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
fn likely(foreseen: &Shares, counts: &BTreeMap<String, usize>) -> Result<(), String> {
    if let Some(told) = counts.keys().find(|told| !foreseen.contains_key(*told)) {
        return Err(format!("'{told}' happens and is not foreseen"));
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
        return Err(format!("rare rows come {} times instead of {:.1}", rare.1, rare.0));
    }
    // Wilson and Hilferty: the cube root of chi-square over its freedom is nearly normal.
    let freedom = cells.saturating_sub(1).max(1) as f64;
    let spread = 2.0 / (9.0 * freedom);
    let deviation = ((sum / freedom).cbrt() - (1.0 - spread)) / spread.sqrt();
    if cells > 1 && deviation > BEYOND_CHANCE {
        return Err(format!(
            "a sample of {SAMPLE} is {deviation:.1} deviations off: {counts:?}, not {foreseen:?}"
        ));
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
