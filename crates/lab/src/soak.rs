//! Random games in which every invariant is checked, on many threads.

use crate::Done;
use crate::schedule::{Harvest, in_turn, work};
use commander::Stop;
use games::{SoakFault, SoakReport, Title};
use kernel::Options;
use std::collections::BTreeMap;
use std::sync::Arc;
use thiserror::Error;

/// What was seen in games without a fault.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Soaked {
    /// Decisions played.
    pub decisions: u64,
    /// Games won, by seat.
    pub wins: Vec<u64>,
}

/// A broken invariant, and the options of the game in which it broke.
#[derive(Clone, Debug, Error)]
#[error("{fault} ({options})")]
pub struct SoakError {
    /// What is wrong.
    pub fault: Box<SoakFault>,
    /// The options.
    pub options: Options,
}

/// Plays random games on some threads (0: as many as there are cores), the first with this seed; the scenarios of a
/// game take turns. `watch` is told whenever a game is finished.
///
/// # Errors
/// The first fault that is found; it ends the soak.
pub fn soak(
    titles: &[Arc<dyn Title>],
    games: u64,
    seed: u64,
    threads: usize,
    watch: &mut dyn FnMut(Done),
) -> Result<Soaked, SoakError> {
    let seats = titles.first().map_or(0, |title| title.identity().seats.len());
    let play = |number: u64| {
        let title = in_turn(titles, number);
        let played = title.soak(seed + number);
        Some(played.map_err(|fault| SoakError { fault, options: title.options().clone() }))
    };
    let soaked = Soaked { decisions: 0, wins: vec![0; seats] };
    let mut desk = Desk { titles, soaked, done: Done { done: 0, known: 0, total: games }, watch };
    work(games, threads, &Stop::never(), BTreeMap::new(), &play, &mut desk)?;
    Ok(desk.soaked)
}

struct Desk<'a> {
    titles: &'a [Arc<dyn Title>],
    soaked: Soaked,
    done: Done,
    watch: &'a mut dyn FnMut(Done),
}

impl Harvest<Result<SoakReport, SoakError>, SoakError> for Desk<'_> {
    fn arrived(&mut self, _number: u64, played: &Result<SoakReport, SoakError>) -> Result<(), SoakError> {
        if let Err(error) = played {
            return Err(error.clone());
        }
        self.done.done += 1;
        (self.watch)(self.done);
        Ok(())
    }

    fn next(&mut self, _number: u64, played: Result<SoakReport, SoakError>) {
        let Ok(report) = played else { return };
        self.soaked.decisions += report.decisions as u64;
        let seats = self.titles.first().map(|title| title.identity());
        if let Some(seat) = report.winner.and_then(|id| seats?.seat(id)) {
            self.soaked.wins[usize::from(seat.0)] += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::Broken;
    use kernel::FaultKind;

    fn soaked(games: u64, threads: usize) -> (Soaked, Vec<u64>) {
        let titles = [games::title("balaclava").unwrap(), games::title("balaclava").unwrap()];
        let mut seen = Vec::new();
        let soaked = soak(&titles, games, 5, threads, &mut |done| seen.push(done.done)).unwrap();
        (soaked, seen)
    }

    #[test]
    fn every_game_is_counted_on_any_number_of_threads() {
        let (alone, seen) = soaked(6, 1);
        assert_eq!(seen, [1, 2, 3, 4, 5, 6]);
        assert_eq!(alone, soaked(6, 3).0);
        assert!(alone.decisions > 6 && alone.wins.iter().sum::<u64>() <= 6, "{alone:?}");
        assert_ne!(alone, soaked(5, 1).0);
    }

    #[test]
    fn a_fault_ends_the_soak() {
        let title = games::title("balaclava").unwrap();
        let what =
            Broken::State(FaultKind::Stacking.fault(phrases::Text::name("Two units are in 2313.")).into());
        let fault = SoakFault { seed: 7, decisions: 3, what, last: "done".into() };
        let error = SoakError { fault: Box::new(fault), options: title.options().clone() };
        let titles = [title];
        let soaked = Soaked { decisions: 0, wins: vec![0; 2] };
        let done = Done { done: 0, known: 0, total: 9 };
        let mut desk = Desk { titles: &titles, soaked, done, watch: &mut |_| {} };
        let stop = Stop::never();
        let outcome = work(9, 2, &stop, BTreeMap::new(), &|_| Some(Err(error.clone())), &mut desk);
        let told = outcome.unwrap_err().to_string();
        assert!(
            told.starts_with("seed 7, after 3 decisions (last: done): Two units are in 2313. ("),
            "{told}"
        );
        assert!(stop.is_due());
    }
}
