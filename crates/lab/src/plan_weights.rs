//! Better plan weights for the computer opponent, from plan samples ([`commander::sample_plans`]).

use crate::schedule::{Harvest, in_turn, work};
use commander::{PlanSample, PlanSampling, PositionSample, Stop, Weights, fit};
use games::Title;
use kernel::Seat;
use std::collections::BTreeMap;
use std::convert::Infallible;
use std::sync::Arc;

/// How much is played to fit the plan weights.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PlanWeightsEffort {
    /// Games whose phases are sampled.
    pub games: u64,
    /// The first seed.
    pub seed: u64,
    /// What is sampled in a phase.
    pub sampling: PlanSampling,
}

/// The plan weights of a seat, fitted.
#[derive(Clone, PartialEq, Debug)]
pub struct FittedPlanWeights {
    /// The id of the seat.
    pub seat: String,
    /// Phases and plans that they were fitted to.
    pub sampled: (usize, usize),
    /// How well the weights of before go with what came of plans: a correlation over plans for the same phase.
    pub before: f64,
    /// The same for weights fitted to other phases than those on which they are tried.
    pub after: f64,
    /// The weights. As before, if those predicted as well.
    pub weights: Vec<f32>,
}

/// How strongly a fit is held to what is known, in plans.
const PULLS: [f64; 6] = [30.0, 100.0, 300.0, 1_000.0, 3_000.0, 10_000.0];
/// In how many parts the phases are divided to try a fit on those that it has not seen.
const PARTS: u32 = 5;

/// Fits the plan weights of every seat to what comes of plans; the scenarios of a game take turns. Nothing if it was stopped.
pub fn fit_plan_weights(
    titles: &[Arc<dyn Title>],
    effort: &PlanWeightsEffort,
    threads: usize,
    stop: &Stop,
    watch: &mut dyn FnMut(&str, u64, u64),
) -> Option<(Weights, Vec<FittedPlanWeights>)> {
    let title = titles.first()?;
    let mut weights = title.weights().clone();
    let play = |number: u64| {
        let played = in_turn(titles, number);
        (!stop.is_due()).then(|| played.sample_plans(title.weights(), &effort.sampling, effort.seed + number))
    };
    let mut desk = Desk { by_seat: BTreeMap::new(), phases: 0, games: 0, total: effort.games, watch };
    let Ok(()) = work(effort.games, threads, stop, BTreeMap::new(), &play, &mut desk);
    if desk.games != effort.games {
        return None;
    }
    let mut fitted = Vec::new();
    for (seat, samples) in desk.by_seat {
        let id = title.identity().seat_info(Seat(seat)).map_or("", |seat| seat.id);
        let known = weights.plan_weights(id).to_vec();
        let found = fit_seat(id, &samples, &known);
        if found.weights != known {
            weights.plan.insert(id.to_owned(), found.weights.clone());
        }
        fitted.push(found);
    }
    Some((weights, fitted))
}

fn fit_seat(seat: &str, samples: &[PositionSample], known: &[f32]) -> FittedPlanWeights {
    let phases: std::collections::BTreeSet<u32> = samples.iter().map(|sample| sample.group).collect();
    let before = correlation(samples, known);
    // The weights may be wrong by a common factor, for the dice take off much of what a plan gains.
    let scaled: Vec<f32> = known.iter().map(|weight| weight * scale(samples, known)).collect();
    let unseen = |pull: f64| {
        let parts = (0..PARTS).map(|part| {
            let is_in = |sample: &&PositionSample| sample.group % PARTS == part;
            let seen: Vec<PositionSample> = samples.iter().filter(|sample| !is_in(sample)).cloned().collect();
            let left_out: Vec<PositionSample> = samples.iter().filter(is_in).cloned().collect();
            correlation(&left_out, &fit(&seen, &scaled, pull))
        });
        parts.sum::<f64>() / f64::from(PARTS)
    };
    let best = PULLS.into_iter().map(|pull| (unseen(pull), pull)).max_by(|a, b| a.0.total_cmp(&b.0));
    let (after, pull) = best.unwrap_or((0.0, 0.0));
    let weights = if after > before { fit(samples, &scaled, pull) } else { known.to_vec() };
    FittedPlanWeights {
        seat: seat.to_owned(),
        sampled: (phases.len(), samples.len()),
        before,
        after,
        weights,
    }
}

/// What is predicted and what came of it, each against the mean of its phase.
fn pairs<'a>(samples: &'a [PositionSample], weights: &'a [f32]) -> impl Iterator<Item = (f64, f64)> {
    let predict = |sample: &PositionSample| {
        sample.features.iter().zip(weights).map(|(value, weight)| f64::from(value * weight)).sum::<f64>()
    };
    let mut phases: BTreeMap<u32, Vec<(f64, f64)>> = BTreeMap::new();
    for sample in samples {
        phases.entry(sample.group).or_default().push((predict(sample), f64::from(sample.lead)));
    }
    phases.into_values().flat_map(|plans| {
        let count = plans.len() as f64;
        let (a, b) = plans.iter().fold((0.0, 0.0), |sum, plan| (sum.0 + plan.0, sum.1 + plan.1));
        plans.into_iter().map(move |plan| (plan.0 - a / count, plan.1 - b / count))
    })
}

fn correlation(samples: &[PositionSample], weights: &[f32]) -> f64 {
    let sums = pairs(samples, weights)
        .fold((0.0, 0.0, 0.0), |sum, (x, y)| (sum.0 + x * y, sum.1 + x * x, sum.2 + y * y));
    if sums.1 * sums.2 == 0.0 { 0.0 } else { sums.0 / (sums.1 * sums.2).sqrt() }
}

/// The factor by which the weights predict best.
fn scale(samples: &[PositionSample], weights: &[f32]) -> f32 {
    let (cross, own) = pairs(samples, weights).fold((0.0, 0.0), |sum, (x, y)| (sum.0 + x * y, sum.1 + x * x));
    if own == 0.0 { 1.0 } else { (cross / own).clamp(0.05, 1.0) as f32 }
}

struct Desk<'a> {
    /// Plans by seat; phases of all games are numbered through.
    by_seat: BTreeMap<u8, Vec<PositionSample>>,
    phases: u32,
    games: u64,
    total: u64,
    watch: &'a mut dyn FnMut(&str, u64, u64),
}

impl Harvest<Vec<PlanSample>, Infallible> for Desk<'_> {
    fn arrived(&mut self, _number: u64, _samples: &Vec<PlanSample>) -> Result<(), Infallible> {
        Ok(())
    }

    fn next(&mut self, number: u64, samples: Vec<PlanSample>) {
        let before = self.phases;
        for PlanSample { seat, sample } in samples {
            let group = before + sample.group;
            self.phases = group + 1;
            self.by_seat.entry(seat.0).or_default().push(PositionSample { group, ..sample });
        }
        self.games = number + 1;
        (self.watch)("plans", self.games, self.total);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Plans for many phases: the second feature is what counts, the first what the phase is like.
    fn samples() -> Vec<PositionSample> {
        (0..400)
            .map(|index: u32| {
                let (phase, own) = ((index / 8) as f32, (index * 37 % 11) as f32);
                let noise = (index * 53 % 7) as f32 - 3.0;
                PositionSample {
                    group: index / 8,
                    features: vec![phase, own],
                    lead: 5.0 * phase + 0.5 * own + 0.1 * noise,
                }
            })
            .collect()
    }

    #[test]
    fn plans_are_compared_with_others_for_the_same_phase() {
        let fitted = fit_seat("allied", &samples(), &[1.0, -0.2]);
        assert_eq!((fitted.seat.as_str(), fitted.sampled), ("allied", (50, 400)));
        assert!(fitted.before < 0.0 && fitted.after > 0.9, "{fitted:?}");
        // How strongly is a matter of the pull; which way is not.
        assert!(fitted.weights[1] > 0.0, "{fitted:?}");
    }

    #[test]
    fn what_predicts_already_is_kept() {
        let exact: Vec<PositionSample> = samples()
            .into_iter()
            .map(|sample| PositionSample { lead: sample.features[1], ..sample })
            .collect();
        assert_eq!(fit_seat("allied", &exact, &[0.3, 1.0]).weights, [0.3, 1.0]);
    }

    #[test]
    fn plan_weights_are_the_same_on_any_number_of_threads() {
        let title = games::title("balaclava").unwrap();
        let sampling = PlanSampling { every: 8, plans: 3, nodes: 60, dice: 1, player_turns: 1 };
        let effort = PlanWeightsEffort { games: 3, seed: 5, sampling };
        let fitted = |threads| {
            fit_plan_weights(
                std::slice::from_ref(&title),
                &effort,
                threads,
                &Stop::never(),
                &mut |_, _, _| {},
            )
            .unwrap()
        };
        let alone = fitted(1);
        assert_eq!(alone, fitted(3));
        assert!(alone.1.iter().any(|seat| seat.sampled.0 > 1), "{:?}", alone.1);
        let stop = Stop::never();
        stop.now();
        assert!(
            fit_plan_weights(std::slice::from_ref(&title), &effort, 1, &stop, &mut |_, _, _| {}).is_none()
        );
    }
}
