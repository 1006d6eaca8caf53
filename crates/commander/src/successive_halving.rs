//! Successive halving over the best plans: a plan that fitted the weights or the dice of its climb need not fit fresh
//! dice. All are simulated on the same fresh dice, and round by round the better half goes on to more of them.

use crate::planner::{Evaluated, Plan, Planner, Task};
use crate::{Budget, Doctrine};

/// Of the plans that were beaten, so many get another chance.
const SECOND_CHANCES: usize = 1;
/// A plan is simulated at most so many times as often as the budget says.
const MOST_DICE: usize = 4;

impl<G: Doctrine> Planner<G> {
    /// Puts the best of the best plan, one that it beat and its rivals into its place, by fresh dice, and with the enemy's
    /// reply if the budget says so. Where plans are not deterministic, the policy's own gives way only to one that is
    /// better beyond the noise of the dice. False if there was no time for it.
    #[expect(clippy::too_many_arguments, reason = "all that was found so far; there is one caller")]
    pub(crate) fn halve_successively(
        &mut self,
        task: &Task<'_, G>,
        fresh: &Task<'_, G>,
        best: &mut Evaluated<G>,
        beaten: &mut [Evaluated<G>],
        base: &Plan<G>,
        rivals: Vec<Plan<G>>,
        budget: Budget,
        nodes: &mut u64,
    ) -> bool {
        if !budget.reply && !task.deterministic {
            return false;
        }
        beaten.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
        let promising = beaten.iter().filter(|one| task.deterministic || one.leads.len() > 1);
        let others = promising.take(SECOND_CHANCES).map(|one| one.plan.clone()).chain(rivals);
        let mut finals: Vec<Evaluated<G>> = vec![Evaluated::new(best.plan.clone())];
        for other in others {
            if !finals.iter().any(|one| one.plan.decisions == other.decisions) {
                finals.push(Evaluated::new(other));
            }
        }
        let (granted, most) = (u64::from(budget.nodes), budget.dice as usize * MOST_DICE);
        let mut rounds = u64::from(finals.len().next_power_of_two().trailing_zeros().max(1));
        loop {
            let until = *nodes + granted.saturating_sub(*nodes) / rounds;
            let mut dice = finals[0].leads.len();
            while *nodes < until && dice < most && !task.stop.is_due() {
                dice += 1;
                for one in &mut finals {
                    self.evaluate(fresh, one, dice, task.far, f32::NEG_INFINITY, nodes);
                }
            }
            rounds -= 1;
            if rounds == 0 || task.stop.is_due() {
                break;
            }
            finals.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
            let kept = finals.len().div_ceil(2).max(2);
            let at = finals.iter().position(|one| one.plan.decisions == base.decisions);
            if let Some(at) = at.filter(|at| !task.deterministic && *at >= kept) {
                finals.swap(kept - 1, at);
            }
            finals.truncate(kept);
        }
        // Stopped in the middle of it: what all of them were simulated on.
        let whole = finals.iter().map(|one| one.leads.len()).min().unwrap_or(0);
        if whole < 2 {
            return false;
        }
        finals.sort_by(|a, b| b.mean_of(whole).total_cmp(&a.mean_of(whole)));
        let is_base = |one: &Evaluated<G>| !task.deterministic && one.plan.decisions == base.decisions;
        let at = finals.iter().position(is_base).filter(|at| !finals[0].is_surely_better(&finals[*at]));
        *best = finals.swap_remove(at.unwrap_or(0));
        true
    }
}
