//! Judges the best plans again: a plan that fitted the look, or the dice it was made on, does not fit fresh ones.

use crate::planner::{Judged, Plan, Planner, Task};
use crate::{Budget, Doctrine};

/// Of the plans that were beaten, so many get another chance.
const SECOND_CHANCES: usize = 1;

impl<G: Doctrine> Planner<G> {
    /// Judges the best plan, one that it beat and its rivals again on fresh dice, with the enemy's reply if the budget
    /// says so. Round by round the better half goes on to more dice. Where dice are the point of it, habit gives way only
    /// to what is better beyond their noise. False if there was no time for it.
    #[expect(clippy::too_many_arguments, reason = "all that was found so far; there is one caller")]
    pub(crate) fn judge_again(
        &mut self,
        task: &Task<'_, G>,
        fresh: &Task<'_, G>,
        best: &mut Judged<G>,
        beaten: &mut [Judged<G>],
        habit: &Plan<G>,
        rivals: Vec<Plan<G>>,
        budget: Budget,
        nodes: &mut u64,
    ) -> bool {
        if !budget.reply && !task.reckons {
            return false;
        }
        beaten.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
        let promising = beaten.iter().filter(|one| task.reckons || one.leads.len() > 1);
        let others = promising.take(SECOND_CHANCES).map(|one| one.plan.clone()).chain(rivals);
        let mut finals: Vec<Judged<G>> = vec![Judged::new(best.plan.clone())];
        for other in others {
            if !finals.iter().any(|one| one.plan.decisions == other.decisions) {
                finals.push(Judged::new(other));
            }
        }
        let (granted, most) = (u64::from(budget.nodes), budget.dice as usize * 4);
        let mut rounds = u64::from(finals.len().next_power_of_two().trailing_zeros().max(1));
        loop {
            let until = *nodes + granted.saturating_sub(*nodes) / rounds;
            let mut dice = finals[0].leads.len();
            while *nodes < until && dice < most && !task.stop.is_due() {
                dice += 1;
                for one in &mut finals {
                    self.judge(fresh, one, dice, task.far, f32::NEG_INFINITY, nodes);
                }
            }
            rounds -= 1;
            if rounds == 0 || task.stop.is_due() {
                break;
            }
            finals.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
            let kept = finals.len().div_ceil(2).max(2);
            let at = finals.iter().position(|one| one.plan.decisions == habit.decisions);
            if let Some(at) = at.filter(|at| !task.reckons && *at >= kept) {
                finals.swap(kept - 1, at);
            }
            finals.truncate(kept);
        }
        // Stopped in the middle of it: what all of them were judged on.
        let whole = finals.iter().map(|one| one.leads.len()).min().unwrap_or(0);
        if whole < 2 {
            return false;
        }
        finals.sort_by(|a, b| b.mean_of(whole).total_cmp(&a.mean_of(whole)));
        let is_habit = |one: &Judged<G>| !task.reckons && one.plan.decisions == habit.decisions;
        let at = finals.iter().position(is_habit).filter(|at| !finals[0].is_surely_better(&finals[*at]));
        *best = finals.swap_remove(at.unwrap_or(0));
        true
    }
}
