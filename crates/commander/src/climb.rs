//! Improves a plan: changes a choice at a time, and keeps what turns out better on the same imagined dice.

use crate::bout::seed_for;
use crate::commander::Counted;
use crate::planner::{Judged, Plan, Planner, Task};
use crate::{Doctrine, Script};
use kernel::{Log, SeededDice};

/// The choices that are tried for a unit, or where no unit is named.
const WIDTH: usize = 10;
/// So many tries are made on the same dice.
const DICE_LAST: u64 = 40;
/// So many plans from the way to the best are kept: what habit would do, and later ones.
const STAGES: usize = 3;
/// After so many changes in a row that were tried before, there is nothing left to try.
const MOST_IDLE: u32 = 40;

/// What came of improving a plan.
pub(crate) struct Climbed<G: Doctrine> {
    pub best: Judged<G>,
    /// The better ones of those that it beat.
    pub beaten: Vec<Judged<G>>,
    /// What the plan was like on the way: if it was improved for the look of it only, dice will tell.
    pub stages: Vec<Plan<G>>,
}

/// Looks with other weights: each by a share of itself, and by a little in any case, for some are nothing yet.
pub(crate) fn sway(looks: &[f32], dice: &mut SeededDice) -> Vec<f32> {
    looks.iter().map(|look| look + 0.6 * look * swing(dice) + 0.05 * swing(dice)).collect()
}

/// Somewhere from -2 to 2, most often near 0.
fn swing(dice: &mut SeededDice) -> f32 {
    (0..2).map(|_| dice.below(201) as f32 / 100.0 - 1.0).sum()
}

impl<G: Doctrine> Planner<G> {
    /// Improves what habit would do, or what is left of the last plan if that is better, until so many decisions have
    /// been imagined.
    pub(crate) fn climb(
        &mut self,
        task: &mut Task<'_, G>,
        [habit, left]: [&Plan<G>; 2],
        dice: usize,
        until: u64,
        nodes: &mut u64,
    ) -> Climbed<G> {
        let (stop, seed) = (task.stop, task.seed);
        let mut best = Judged::new(habit.clone());
        self.judge(task, &mut best, dice, task.near, f32::NEG_INFINITY, nodes);
        if !left.decisions.is_empty() {
            let mut old = Judged::new(self.complete(task, 0, &left.decisions, nodes));
            if !old.plan.decisions.is_empty() {
                self.judge(task, &mut old, dice, task.near, f32::NEG_INFINITY, nodes);
                if old.mean() > best.mean() {
                    best = old;
                }
            }
        }
        let mut chooser = SeededDice::new(seed_for(seed, 7));
        let mut beaten: Vec<Judged<G>> = Vec::new();
        let mut tried: Vec<(usize, G::Decision)> = Vec::new();
        let mut stages: Vec<Plan<G>> = vec![habit.clone()];
        let (begun, mut idle, mut tries) = (*nodes, 0, 0);
        while *nodes < until && !stop.is_due() && idle < MOST_IDLE {
            let Some((at, plan)) = self.change(task, &best.plan, &mut chooser, &mut tried, nodes) else {
                idle += 1;
                continue;
            };
            tries += 1;
            if tries % DICE_LAST == 0 && !task.reckons {
                // A plan that was improved on the same dice for long fits them better than the battle.
                task.seed = seed_for(seed, 1_000 + tries);
                best = Judged::new(best.plan);
                self.judge(task, &mut best, dice, task.near, f32::NEG_INFINITY, nodes);
            }
            let mut other = Judged::new(plan);
            self.judge(task, &mut other, dice, task.near, best.mean(), nodes);
            if stop.is_due() {
                break;
            }
            if other.leads.len() == dice && other.mean() > best.mean() {
                std::mem::swap(&mut best, &mut other);
                // Choices before the change keep their verdicts, the others may look different now.
                tried.retain(|(index, _)| *index < at);
                idle = 0;
            }
            keep(&mut beaten, other);
            let (used, granted) = (*nodes - begun, until.saturating_sub(begun));
            if used * 4 >= granted * stages.len() as u64 && stages.len() < STAGES {
                stages.push(best.plan.clone());
            }
        }
        Climbed { best, beaten, stages }
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
        let mut none = Counted { rolls: 0 };
        for decision in &plan.decisions[..at] {
            game.resolve(&mut state, *decision, &mut none, &mut log);
        }
        *nodes += at as u64 / 4 + 1;
        if !self.script.weigh(game, &state, weights) || self.script.decisions.len() < 2 {
            return None;
        }
        let old = plan.decisions[at];
        let subject = game.subject(old);
        // The other choices for the same unit; now and then those for any.
        let any = subject.is_none() || chooser.below(4) == 0;
        let Script { decisions, scores, .. } = &self.script;
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
        // The rest of the plan goes on as it was, but for the unit that does something else now; or habit
        // takes over from here, which also mends what no longer fits.
        let mut wanted = plan.decisions[..at].to_vec();
        wanted.push(choice);
        if chooser.below(4) != 0 {
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
fn keep<G: Doctrine>(beaten: &mut Vec<Judged<G>>, one: Judged<G>) {
    beaten.push(one);
    if beaten.len() > 24 {
        beaten.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
        beaten.truncate(12);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn swayed_looks_differ_by_their_dice_and_keep_their_drift() {
        let looks = [2.0, -1.0, 0.0];
        let with = |seed| sway(&looks, &mut SeededDice::new(seed));
        assert_eq!(with(1), with(1));
        assert_ne!(with(1), with(2));
        let mean = |index: usize| (0..400).map(|seed| with(seed)[index]).sum::<f32>() / 400.0;
        for (index, look) in looks.iter().enumerate() {
            assert!((mean(index) - look).abs() < 0.2, "{}", mean(index));
        }
        assert!((0..20).any(|seed| with(seed)[2] != 0.0), "what is worth nothing yet is tried, too");
    }
}
