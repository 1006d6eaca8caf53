//! Hill climbing over plans, on common random numbers.
//!
//! A plan is the policy's own choices up to the first dice or the end of the phase. One choice at a time is replaced by
//! another of the policy's better ones, the rest of the plan is completed by the policy, and the new plan takes the place
//! of the old one if its value is higher: without dice where plans are deterministic, else on the same simulations as the
//! old plan, which are dealt anew now and then. Restarts climb for an evaluation with jittered weights.

use crate::commander::CountingDice;
use crate::planner::{Evaluated, Plan, Planner, Task};
use crate::streams::{Stream, seed_for};
use crate::{Doctrine, Policy};
use kernel::{Log, SeededDice};

/// So many choices are candidates: the policy's best for a unit, or of all where no unit is named.
const WIDTH: usize = 10;
/// So many tries are made on the same dice. Longer, and a plan fits them better than the game.
const TRIES_ON_SAME_DICE: u64 = 40;
/// So many plans on the way to the best are kept: the policy's own, and later ones.
const STAGES: usize = 3;
/// After so many changes in a row that were tried before, there is nothing left to try.
const MOST_IDLE: u32 = 40;
/// One change in so many is a choice for any unit, and in as many the policy takes over after the change.
const RARELY: usize = 4;
/// How far the weights of a restart may be from the given ones: a share of each, and a little in any case.
const JITTER_SHARE: f32 = 0.6;
const JITTER_LEAST: f32 = 0.05;
/// Of the plans that were beaten so many are remembered, between two cuts twice as many.
const MOST_BEATEN: usize = 12;

/// What came of a climb.
pub(crate) struct Climb<G: Doctrine> {
    pub best: Evaluated<G>,
    /// The better ones of those that it beat.
    pub beaten: Vec<Evaluated<G>>,
    /// Plans on the way to the best: if it got better without dice only, dice will tell.
    pub stages: Vec<Plan<G>>,
}

/// Other weights for a restart: each by a share of itself, and by a little in any case, for some are zero.
pub(crate) fn jitter(plan_weights: &[f32], dice: &mut SeededDice) -> Vec<f32> {
    plan_weights
        .iter()
        .map(|weight| weight + JITTER_SHARE * weight * swing(dice) + JITTER_LEAST * swing(dice))
        .collect()
}

/// Somewhere from -2 to 2, most often near 0.
fn swing(dice: &mut SeededDice) -> f32 {
    (0..2).map(|_| dice.below(201) as f32 / 100.0 - 1.0).sum()
}

impl<G: Doctrine> Planner<G> {
    /// Climbs from the policy's plan, or from what is left of the last plan if that is better, until so many nodes are
    /// used up.
    pub(crate) fn hill_climb(
        &mut self,
        task: &mut Task<'_, G>,
        [base, left]: [&Plan<G>; 2],
        dice: usize,
        until: u64,
        nodes: &mut u64,
    ) -> Climb<G> {
        let (stop, seed) = (task.stop, task.seed);
        let mut best = Evaluated::new(base.clone());
        self.evaluate(task, &mut best, dice, task.near, f32::NEG_INFINITY, nodes);
        if !left.decisions.is_empty() {
            let mut old = Evaluated::new(self.complete(task, 0, &left.decisions, nodes));
            if !old.plan.decisions.is_empty() {
                self.evaluate(task, &mut old, dice, task.near, f32::NEG_INFINITY, nodes);
                if old.mean() > best.mean() {
                    best = old;
                }
            }
        }
        let mut chooser = SeededDice::new(seed_for(seed, Stream::HillClimbing));
        let mut beaten: Vec<Evaluated<G>> = Vec::new();
        let mut tried: Vec<(usize, G::Decision)> = Vec::new();
        let mut stages: Vec<Plan<G>> = vec![base.clone()];
        let (begun, mut idle, mut tries) = (*nodes, 0, 0);
        while *nodes < until && !stop.is_due() && idle < MOST_IDLE {
            let Some((at, plan)) = self.change(task, &best.plan, &mut chooser, &mut tried, nodes) else {
                idle += 1;
                continue;
            };
            tries += 1;
            if tries % TRIES_ON_SAME_DICE == 0 && !task.deterministic {
                // A plan that was improved on the same dice for long fits them better than the battle.
                task.seed = seed_for(seed, Stream::NewDice(tries));
                best = Evaluated::new(best.plan);
                self.evaluate(task, &mut best, dice, task.near, f32::NEG_INFINITY, nodes);
            }
            let mut other = Evaluated::new(plan);
            self.evaluate(task, &mut other, dice, task.near, best.mean(), nodes);
            if stop.is_due() {
                break;
            }
            if other.leads.len() == dice && other.mean() > best.mean() {
                std::mem::swap(&mut best, &mut other);
                // Choices before the change keep their values, the others may have new ones now.
                tried.retain(|(index, _)| *index < at);
                idle = 0;
            }
            keep(&mut beaten, other);
            let (used, granted) = (*nodes - begun, until.saturating_sub(begun));
            if used * 4 >= granted * stages.len() as u64 && stages.len() < STAGES {
                stages.push(best.plan.clone());
            }
        }
        Climb { best, beaten, stages }
    }

    /// A plan with one choice changed, and where. Nothing if this change was tried before.
    fn change(
        &mut self,
        task: &Task<'_, G>,
        plan: &Plan<G>,
        chooser: &mut SeededDice,
        tried: &mut Vec<(usize, G::Decision)>,
        nodes: &mut u64,
    ) -> Option<(usize, Plan<G>)> {
        let Task { game, weights, .. } = *task;
        let at = chooser.below(plan.decisions.len());
        let mut state = task.state.clone();
        let mut log = Log::silent();
        let mut none = CountingDice { rolls: 0 };
        for decision in &plan.decisions[..at] {
            game.resolve(&mut state, &mut self.policy.scratch, *decision, &mut none, &mut log);
        }
        *nodes += at as u64 / 4 + 1;
        if !self.policy.score(game, &state, weights) || self.policy.decisions.len() < 2 {
            return None;
        }
        let old = plan.decisions[at];
        let subject = game.subject(old);
        // The other choices for the same unit; now and then those for any.
        let any = subject.is_none() || chooser.below(RARELY) == 0;
        let Policy { decisions, scores, .. } = &self.policy;
        let mut order: Vec<usize> = (0..decisions.len())
            .filter(|index| decisions[*index] != old && (any || game.subject(decisions[*index]) == subject))
            .collect();
        let kept = order.len().min(WIDTH);
        if kept == 0 {
            return None;
        }
        if kept < order.len() {
            order.select_nth_unstable_by(kept - 1, |a, b| scores[*b].total_cmp(&scores[*a]).then(a.cmp(b)));
            order.truncate(kept);
        }
        let choice = decisions[order[chooser.below(kept)]];
        if tried.contains(&(at, choice)) {
            return None;
        }
        tried.push((at, choice));
        // The rest of the plan goes on as it was, but for the unit that does something else now; or the policy
        // takes over from here, which also mends what no longer fits.
        let mut wanted = plan.decisions[..at].to_vec();
        wanted.push(choice);
        if chooser.below(RARELY) != 0 {
            let moved = game.subject(choice);
            wanted.extend(
                plan.decisions[at..]
                    .iter()
                    .filter(|decision| moved.is_none() || game.subject(**decision) != moved)
                    .skip(usize::from(moved.is_none() || moved != subject)),
            );
        }
        let changed = self.complete(task, at + 1, &wanted, nodes);
        (changed.decisions != plan.decisions && !changed.decisions.is_empty()).then_some((at, changed))
    }
}

/// Remembers a beaten plan if it is among the better ones.
fn keep<G: Doctrine>(beaten: &mut Vec<Evaluated<G>>, one: Evaluated<G>) {
    beaten.push(one);
    if beaten.len() > 2 * MOST_BEATEN {
        beaten.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
        beaten.truncate(MOST_BEATEN);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn jittered_weights_differ_by_their_dice_and_stay_near_the_given_ones() {
        let plan_weights = [2.0, -1.0, 0.0];
        let with = |seed| jitter(&plan_weights, &mut SeededDice::new(seed));
        assert_eq!(with(1), with(1));
        assert_ne!(with(1), with(2));
        let mean = |index: usize| (0..400).map(|seed| with(seed)[index]).sum::<f32>() / 400.0;
        for (index, weight) in plan_weights.iter().enumerate() {
            assert!((mean(index) - weight).abs() < 0.2, "{}", mean(index));
        }
        assert!((0..20).any(|seed| with(seed)[2] != 0.0), "a weight of zero is tried, too");
    }
}
