//! Better looks of plans for the computer opponent ([`commander::study`]).

use crate::schedule::{Harvest, in_turn, work};
use commander::{Sample, Stop, Study, Trial, Weights, fit};
use games::Title;
use kernel::Seat;
use std::collections::BTreeMap;
use std::convert::Infallible;
use std::sync::Arc;

/// How much is played to fit the looks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct LooksEffort {
    /// Games whose phases are studied.
    pub games: u64,
    /// The first seed.
    pub seed: u64,
    /// What is tried in a phase.
    pub study: Study,
}

/// The looks of a seat, fitted.
#[derive(Clone, PartialEq, Debug)]
pub struct FittedLooks {
    /// The id of the seat.
    pub seat: String,
    /// Phases and plans that they were fitted to.
    pub studied: (usize, usize),
    /// How well the looks of before go with what came of plans: a correlation over plans for the same phase.
    pub before: f64,
    /// The same for looks fitted to other phases than those on which they are tried.
    pub after: f64,
    /// What the features are worth. As before, if that foretold as well.
    pub looks: Vec<f32>,
}

/// How strongly a fit is held to what is known, in plans.
const PULLS: [f64; 6] = [30.0, 100.0, 300.0, 1_000.0, 3_000.0, 10_000.0];
/// In how many parts the phases are divided to try a fit on those that it has not seen.
const PARTS: u32 = 5;

/// Fits the looks of every seat to what comes of plans; the scenarios of a game take turns. Nothing if it was stopped.
pub fn fit_looks(
    titles: &[Arc<dyn Title>],
    effort: &LooksEffort,
    threads: usize,
    stop: &Stop,
    watch: &mut dyn FnMut(&str, u64, u64),
) -> Option<(Weights, Vec<FittedLooks>)> {
    let title = titles.first()?;
    let mut weights = title.weights().clone();
    let play = |number: u64| {
        let played = in_turn(titles, number);
        (!stop.is_due()).then(|| played.study(title.weights(), &effort.study, effort.seed + number))
    };
    let mut desk = Desk { by_seat: BTreeMap::new(), phases: 0, games: 0, total: effort.games, watch };
    let Ok(()) = work(effort.games, threads, stop, BTreeMap::new(), &play, &mut desk);
    if desk.games != effort.games {
        return None;
    }
    let mut fitted = Vec::new();
    for (seat, samples) in desk.by_seat {
        let id = title.identity().seat_info(Seat(seat)).map_or("", |seat| seat.id);
        let known = weights.looks.get(id).unwrap_or(&weights.features).clone();
        let found = fit_seat(id, &samples, &known);
        if found.looks != known {
            weights.looks.insert(id.to_owned(), found.looks.clone());
        }
        fitted.push(found);
    }
    Some((weights, fitted))
}

fn fit_seat(seat: &str, samples: &[Sample], known: &[f32]) -> FittedLooks {
    let phases: std::collections::BTreeSet<u32> = samples.iter().map(|sample| sample.beat).collect();
    let before = correlation(samples, known);
    // A look may be wrong by a factor in all it says, for the dice take off much of what a plan gains.
    let scaled: Vec<f32> = known.iter().map(|weight| weight * scale(samples, known)).collect();
    let unseen = |pull: f64| {
        let parts = (0..PARTS).map(|part| {
            let is_in = |sample: &&Sample| sample.beat % PARTS == part;
            let seen: Vec<Sample> = samples.iter().filter(|sample| !is_in(sample)).cloned().collect();
            let left_out: Vec<Sample> = samples.iter().filter(is_in).cloned().collect();
            correlation(&left_out, &fit(&seen, &scaled, pull))
        });
        parts.sum::<f64>() / f64::from(PARTS)
    };
    let best = PULLS.into_iter().map(|pull| (unseen(pull), pull)).max_by(|a, b| a.0.total_cmp(&b.0));
    let (after, pull) = best.unwrap_or((0.0, 0.0));
    let looks = if after > before { fit(samples, &scaled, pull) } else { known.to_vec() };
    FittedLooks { seat: seat.to_owned(), studied: (phases.len(), samples.len()), before, after, looks }
}

/// What is foretold and what came of it, each against the mean of its phase.
fn pairs<'a>(samples: &'a [Sample], weights: &'a [f32]) -> impl Iterator<Item = (f64, f64)> {
    let foretell = |sample: &Sample| {
        sample.features.iter().zip(weights).map(|(value, weight)| f64::from(value * weight)).sum::<f64>()
    };
    let mut phases: BTreeMap<u32, Vec<(f64, f64)>> = BTreeMap::new();
    for sample in samples {
        phases.entry(sample.beat).or_default().push((foretell(sample), f64::from(sample.lead)));
    }
    phases.into_values().flat_map(|plans| {
        let count = plans.len() as f64;
        let (a, b) = plans.iter().fold((0.0, 0.0), |sum, plan| (sum.0 + plan.0, sum.1 + plan.1));
        plans.into_iter().map(move |plan| (plan.0 - a / count, plan.1 - b / count))
    })
}

fn correlation(samples: &[Sample], weights: &[f32]) -> f64 {
    let sums = pairs(samples, weights)
        .fold((0.0, 0.0, 0.0), |sum, (x, y)| (sum.0 + x * y, sum.1 + x * x, sum.2 + y * y));
    if sums.1 * sums.2 == 0.0 { 0.0 } else { sums.0 / (sums.1 * sums.2).sqrt() }
}

/// The factor by which the weights foretell best.
fn scale(samples: &[Sample], weights: &[f32]) -> f32 {
    let (cross, own) = pairs(samples, weights).fold((0.0, 0.0), |sum, (x, y)| (sum.0 + x * y, sum.1 + x * x));
    if own == 0.0 { 1.0 } else { (cross / own).clamp(0.05, 1.0) as f32 }
}

struct Desk<'a> {
    /// Plans by seat; phases of all games are numbered through.
    by_seat: BTreeMap<u8, Vec<Sample>>,
    phases: u32,
    games: u64,
    total: u64,
    watch: &'a mut dyn FnMut(&str, u64, u64),
}

impl Harvest<Vec<Trial>, Infallible> for Desk<'_> {
    fn arrived(&mut self, _number: u64, _trials: &Vec<Trial>) -> Result<(), Infallible> {
        Ok(())
    }

    fn next(&mut self, number: u64, trials: Vec<Trial>) {
        let before = self.phases;
        for Trial { seat, sample } in trials {
            let beat = before + sample.beat;
            self.phases = beat + 1;
            self.by_seat.entry(seat.0).or_default().push(Sample { beat, ..sample });
        }
        self.games = number + 1;
        (self.watch)("plans", self.games, self.total);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Plans for many phases: the second feature is what counts, the first what the phase is like.
    fn samples() -> Vec<Sample> {
        (0..400)
            .map(|index: u32| {
                let (phase, own) = ((index / 8) as f32, (index * 37 % 11) as f32);
                let noise = (index * 53 % 7) as f32 - 3.0;
                Sample {
                    beat: index / 8,
                    features: vec![phase, own],
                    lead: 5.0 * phase + 0.5 * own + 0.1 * noise,
                }
            })
            .collect()
    }

    #[test]
    fn plans_are_compared_with_others_for_the_same_phase() {
        let fitted = fit_seat("allied", &samples(), &[1.0, -0.2]);
        assert_eq!((fitted.seat.as_str(), fitted.studied), ("allied", (50, 400)));
        assert!(fitted.before < 0.0 && fitted.after > 0.9, "{fitted:?}");
        // How strongly is a matter of the pull; which way is not.
        assert!(fitted.looks[1] > 0.0, "{fitted:?}");
    }

    #[test]
    fn what_foretells_already_is_kept() {
        let exact: Vec<Sample> =
            samples().into_iter().map(|sample| Sample { lead: sample.features[1], ..sample }).collect();
        assert_eq!(fit_seat("allied", &exact, &[0.3, 1.0]).looks, [0.3, 1.0]);
    }

    #[test]
    fn looks_are_the_same_on_any_number_of_threads() {
        let title = games::title("balaclava").unwrap();
        let study = Study { every: 8, plans: 3, nodes: 60, dice: 1, beats: 1 };
        let effort = LooksEffort { games: 3, seed: 5, study };
        let fitted = |threads| {
            fit_looks(std::slice::from_ref(&title), &effort, threads, &Stop::never(), &mut |_, _, _| {})
                .unwrap()
        };
        let alone = fitted(1);
        assert_eq!(alone, fitted(3));
        assert!(alone.1.iter().any(|seat| seat.studied.0 > 1), "{:?}", alone.1);
        let stop = Stop::never();
        stop.now();
        assert!(fit_looks(std::slice::from_ref(&title), &effort, 1, &stop, &mut |_, _, _| {}).is_none());
    }
}
