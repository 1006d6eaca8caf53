//! Successive halving over single actions: for games in which the other side acts next.
//!
//! There is no long plan to improve, so every action that the policy likes is simulated, on common random numbers, and
//! round by round the better half goes on to more dice. The policy's own action stays to the end, and gives way only to
//! one that is better beyond the noise of the dice.

use crate::planner::{Evaluated, Found, Plan, Planner, Task};
use crate::{Budget, Doctrine};

/// The most actions that are tried. More of them find more that only look good (80 were no better than 32).
const MOST_TRIED: usize = 32;
/// The most that are tried for the same unit: others may have better ones.
const MOST_A_SUBJECT: usize = 4;
/// In a round an action is simulated at most so many times as often as the budget says.
const MOST_DICE: usize = 8;

/// A decision that the policy scores so far below its best is no candidate at all: a doctrine says so about what must
/// not be compared with the rest.
pub(crate) const OUT_OF_THE_QUESTION: f32 = 500.0;

impl<G: Doctrine> Planner<G> {
    /// Chooses an action. Nothing if nothing can be decided.
    pub(crate) fn choose_action(
        &mut self,
        task: &Task<'_, G>,
        budget: Budget,
        left: &Plan<G>,
    ) -> Option<Found<G>> {
        let mut nodes = 1;
        if !self.policy.score(task.game, task.state, task.weights) {
            return None;
        }
        let firsts = self.shortlist(task, budget);
        if let [only] = firsts[..] {
            return Found::only(self.complete(task, 1, &[only], &mut nodes), nodes);
        }
        let mut firsts = firsts.into_iter();
        let mut field: Vec<Evaluated<G>> = Vec::with_capacity(firsts.len() + 1);
        let mut base = Evaluated::new(self.complete(task, 1, firsts.next().as_slice(), &mut nodes));
        if !left.decisions.is_empty() {
            field.push(Evaluated::new(self.complete(task, 0, &left.decisions, &mut nodes)));
        }
        for first in firsts {
            field.push(Evaluated::new(self.complete(task, 1, &[first], &mut nodes)));
        }
        field.retain(|one| !one.plan.decisions.is_empty());
        let mut beaten: Vec<Evaluated<G>> = Vec::new();
        let mut rounds = u64::from(field.len().next_power_of_two().trailing_zeros()) + 1;
        let (mut dice, mut certain) = (0, false);
        loop {
            // Every round may use the same share of what is left.
            let until = nodes + u64::from(budget.nodes).saturating_sub(nodes) / rounds;
            let most = dice + budget.dice as usize * MOST_DICE;
            loop {
                dice += 1;
                for one in field.iter_mut().chain([&mut base]) {
                    self.evaluate(task, one, dice, task.far, f32::NEG_INFINITY, &mut nodes);
                }
                if nodes >= until || dice >= most || task.stop.is_due() {
                    break;
                }
                // No dice in sight: more of them tell nothing new.
                let is_certain = |one: &Evaluated<G>| one.leads.len() == 2 && one.leads[0] == one.leads[1];
                if dice == 2 && field.iter().chain([&base]).all(is_certain) {
                    certain = true;
                    break;
                }
            }
            // The sort is stable: of equals, what the policy prefers goes on.
            field.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
            let enough = certain || rounds == 1 || nodes >= u64::from(budget.nodes) || task.stop.is_due();
            let kept = if enough { 1 } else { field.len().div_ceil(2) };
            beaten.extend(field.drain(kept.min(field.len())..));
            if enough {
                break;
            }
            rounds -= 1;
        }
        let best = match field.pop() {
            Some(other) if other.is_surely_better(&base) => {
                beaten.push(base);
                other
            }
            other => {
                beaten.extend(other);
                base
            }
        };
        beaten.sort_by(|a, b| b.leads.len().cmp(&a.leads.len()).then(b.mean().total_cmp(&a.mean())));
        self.tell(task, task.far, best, beaten, nodes)
    }

    /// The decisions that the policy scores best, best first; few if there are few nodes to simulate them.
    fn shortlist(&self, task: &Task<'_, G>, budget: Budget) -> Vec<G::Decision> {
        let (decisions, scores) = (&self.policy.decisions, &self.policy.scores);
        let try_out = u64::from(task.near.decisions.max(1)) * u64::from(budget.dice.max(1));
        let width = (u64::from(budget.nodes) / (2 * try_out)).max(budget.tried.into()).min(MOST_TRIED as u64)
            as usize;
        let mut order: Vec<usize> = (0..decisions.len()).collect();
        order.sort_unstable_by(|a, b| scores[*b].total_cmp(&scores[*a]).then(a.cmp(b)));
        let mut found: Vec<G::Decision> = Vec::with_capacity(width);
        let least = order.first().map_or(0.0, |index| scores[*index]) - OUT_OF_THE_QUESTION;
        for index in order {
            if scores[index] < least {
                break;
            }
            let decision = decisions[index];
            let subject = task.game.subject(decision);
            let same = found.iter().filter(|other| task.game.subject(**other) == subject).count();
            if subject.is_none() || same < MOST_A_SUBJECT {
                found.push(decision);
            }
            if found.len() == width {
                break;
            }
        }
        found
    }
}
