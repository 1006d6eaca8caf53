//! Makes plans: begins with the policy's own, improves it ([`crate::hill_climbing`]), and chooses among what came of it
//! on fresh dice ([`crate::successive_halving`]). Here are the plan, its evaluation and its simulation.

use crate::commander::{CountingDice, Valued};
use crate::common_random_numbers::CommonRandomNumbers;
use crate::doctrine::{MOST_FEATURES, weighted_sum};
use crate::hill_climbing::{Climb, jitter};
use crate::single_action::OUT_OF_THE_QUESTION;
use crate::streams::{Stream, seed_for};
use crate::{Budget, Doctrine, Horizon, Policy, Stop, Weights};
use kernel::{Dice, Log, Seat, SeededDice, Turn};

/// A plan that is this much worse on half of its dice (in points) is not simulated on more.
const HOPELESS: f32 = 0.0;
/// Where dice are the point of it, plans are short and many: each gets this part of the budget.
const SHARE_OF_A_FIGHT: u32 = 4;
/// The nodes of one climb: twice as many are two climbs, for different weights, rather than a longer one for the same.
const NODES_A_CLIMB: u64 = 6_000;
/// The most climbs, restarts included.
const MOST_CLIMBS: u64 = 32;
/// The share of the nodes that climbing may use up, in tenths, before the evaluation of the best plans with the enemy's
/// reply, and before one without.
const CLIMBING_WITH_REPLY: u64 = 6;
const CLIMBING: u64 = 9;
/// A decision that is only carried out counts as this part of a node: nothing is listed or scored for it.
const CHEAP: u64 = 4;
/// The most decisions in a plan: against games that never end.
const MOST_DECISIONS: usize = 2_000;
/// The most alternatives that are told.
const MOST_TOLD: usize = 4;

/// What a seat means to do, up to the first dice or the end of the phase: decisions in order.
pub(crate) struct Plan<G: Doctrine> {
    pub decisions: Vec<G::Decision>,
}

impl<G: Doctrine> Default for Plan<G> {
    fn default() -> Self {
        Self { decisions: Vec::new() }
    }
}

impl<G: Doctrine> Clone for Plan<G> {
    fn clone(&self) -> Self {
        Self { decisions: self.decisions.clone() }
    }
}

/// A plan with its value.
pub(crate) struct Evaluated<G: Doctrine> {
    pub(crate) plan: Plan<G>,
    /// Values by simulation: leads in points.
    pub(crate) leads: Vec<f32>,
    /// Features by simulation, one row after the other.
    features: Vec<f32>,
}

impl<G: Doctrine> Evaluated<G> {
    pub(crate) fn new(plan: Plan<G>) -> Self {
        Self { plan, leads: Vec::new(), features: Vec::new() }
    }

    pub(crate) fn mean(&self) -> f32 {
        self.mean_of(self.leads.len())
    }

    /// The mean over the first simulations.
    pub(crate) fn mean_of(&self, dice: usize) -> f32 {
        if dice == 0 {
            return f32::NEG_INFINITY;
        }
        self.leads[..dice].iter().sum::<f32>() / dice as f32
    }

    /// Is it better than another plan on the same dice, by more than the noise of these dice?
    pub(crate) fn is_surely_better(&self, other: &Self) -> bool {
        gains_surely(&self.leads, &other.leads)
    }

    /// Its first decision with its value on the first simulations.
    fn valued(&self, dice: usize) -> Option<Valued<G::Decision>> {
        let mut features = vec![0.0; G::FEATURES.len()];
        for row in self.features.chunks_exact(G::FEATURES.len().max(1)).take(dice) {
            features.iter_mut().zip(row).for_each(|(sum, feature)| *sum += feature / dice as f32);
        }
        Some(Valued { decision: *self.plan.decisions.first()?, lead: self.mean_of(dice), features })
    }
}

/// What a planner found.
pub(crate) struct Found<G: Doctrine> {
    pub plan: Plan<G>,
    pub expected: Valued<G::Decision>,
    pub alternatives: Vec<Valued<G::Decision>>,
    pub nodes: u64,
}

impl<G: Doctrine> Found<G> {
    /// There was nothing to choose.
    pub(crate) fn only(plan: Plan<G>, nodes: u64) -> Option<Self> {
        let decision = *plan.decisions.first()?;
        let expected = Valued { decision, lead: 0.0, features: Vec::new() };
        Some(Found { plan, expected, alternatives: Vec::new(), nodes })
    }
}

/// Makes plans, and keeps the memory that it needs for that.
pub(crate) struct Planner<G: Doctrine> {
    pub policy: Policy<G>,
}

impl<G: Doctrine> Default for Planner<G> {
    fn default() -> Self {
        Self { policy: Policy::default() }
    }
}

/// A question: who searches for what, and how far.
pub(crate) struct Task<'a, G: Doctrine> {
    pub game: &'a G,
    pub weights: &'a Weights,
    pub state: &'a G::State,
    seat: Seat,
    planning_phase: u32,
    pub near: Horizon,
    pub far: Horizon,
    pub seed: u64,
    /// Plans are evaluated by the position that they lead to, without dice.
    pub deterministic: bool,
    /// The weights of such an evaluation.
    plan_weights: &'a [f32],
    /// How many replies of the enemy to a single action are simulated.
    answers: usize,
    /// Somebody wants to know about the alternatives.
    explain: bool,
    pub stop: &'a Stop,
}

impl<G: Doctrine> Planner<G> {
    /// Makes a plan. Nothing if nothing can be decided.
    #[expect(clippy::too_many_arguments, reason = "they are the question; there is one caller")]
    pub fn plan(
        &mut self,
        game: &G,
        weights: &Weights,
        state: &G::State,
        seat: Seat,
        budget: Budget,
        left: &Plan<G>,
        seed: u64,
        explain: bool,
        stop: &Stop,
    ) -> Option<Found<G>> {
        let mut task = Task {
            game,
            weights,
            state,
            seat,
            planning_phase: game.planning_phase(state),
            near: game.horizon(state, false),
            far: game.horizon(state, budget.reply),
            seed,
            deterministic: game.has_deterministic_plan(state),
            plan_weights: weights
                .plan_weights(game.identity().seats.get(usize::from(seat.0)).map_or("", |seat| seat.id)),
            answers: budget.answers as usize,
            explain,
            stop,
        };
        if G::SINGLE_ACTION {
            return self.choose_action(&task, budget, left);
        }
        let mut budget = budget;
        if !task.deterministic {
            // One shot or one retreat of many: it has a share of the nodes, and ends with the turn.
            budget.nodes /= SHARE_OF_A_FIGHT;
            task.far = task.near;
        }
        let mut nodes = 0u64;
        let base = self.complete(&task, 0, &[], &mut nodes);
        if base.decisions.is_empty() {
            return None;
        }
        if self.policy.list(game, state).len() < 2 {
            return Found::only(base, nodes);
        }
        let starts = [&base, left];
        let climbs = if task.deterministic {
            (u64::from(budget.nodes) / NODES_A_CLIMB).clamp(1, MOST_CLIMBS)
        } else {
            1
        };
        // What successive halving takes at the end is set aside.
        let granted =
            u64::from(budget.nodes) * if budget.reply { CLIMBING_WITH_REPLY } else { CLIMBING } / 10;
        let dice = if task.deterministic { 1 } else { budget.dice as usize };
        let Climb { mut best, mut beaten, stages } =
            self.hill_climb(&mut task, starts, dice, granted / climbs, &mut nodes);
        let mut rivals = Vec::new();
        for number in 1..climbs {
            let plan_weights = jitter(
                task.plan_weights,
                &mut SeededDice::new(seed_for(seed, Stream::RestartWeights(number))),
            );
            let mut other =
                Task { plan_weights: &plan_weights, seed: seed_for(seed, Stream::Restart(number)), ..task };
            let until = granted * (number + 1) / climbs;
            if !stop.is_due() {
                rivals.push(self.hill_climb(&mut other, starts, dice, until, &mut nodes).best.plan);
            }
        }
        rivals.extend(stages);
        let fresh = Task { seed: seed_for(task.seed, Stream::FreshDice), deterministic: false, ..task };
        let again =
            self.halve_successively(&task, &fresh, &mut best, &mut beaten, &base, rivals, budget, &mut nodes);
        beaten.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
        if explain {
            // Their values are of other dice than those of the best, or of no dice at all.
            beaten = beaten.into_iter().map(|one| Evaluated::new(one.plan)).collect();
        }
        let (judge, horizon) = if again { (&fresh, task.far) } else { (&task, task.near) };
        self.tell(judge, horizon, best, beaten, nodes)
    }

    /// Tells what was found: the best plan, and of the beaten ones, which come best first, those that begin with
    /// something else. If they are to be explained, they are evaluated on as many dice as the best plan, the same ones,
    /// and the best of all is what is advised. `task` and `horizon` are what the best plan was evaluated by.
    pub(crate) fn tell(
        &mut self,
        task: &Task<'_, G>,
        horizon: Horizon,
        mut best: Evaluated<G>,
        beaten: Vec<Evaluated<G>>,
        mut nodes: u64,
    ) -> Option<Found<G>> {
        let first = *best.plan.decisions.first()?;
        let mut others: Vec<Evaluated<G>> = Vec::new();
        for one in beaten {
            let begins = |other: &Evaluated<G>| other.plan.decisions.first() == one.plan.decisions.first();
            let known =
                one.plan.decisions.first().is_none_or(|own| *own == first) || others.iter().any(begins);
            if !known && others.len() < MOST_TOLD {
                others.push(one);
            }
        }
        let mut dice = best.leads.len();
        if task.explain {
            for other in &mut others {
                if !task.stop.is_due() {
                    self.evaluate(task, other, dice, horizon, f32::NEG_INFINITY, &mut nodes);
                }
            }
            others.retain(|other| !other.leads.is_empty());
            // Stopped in the middle of it: as far as all of them came.
            dice = others.iter().map(|other| other.leads.len()).fold(dice, usize::min);
            others.sort_by(|a, b| b.mean_of(dice).total_cmp(&a.mean_of(dice)));
            if let Some(better) = others.first_mut().filter(|other| other.mean_of(dice) > best.mean_of(dice))
            {
                std::mem::swap(&mut best, better);
                others.sort_by(|a, b| b.mean_of(dice).total_cmp(&a.mean_of(dice)));
            }
        }
        others.retain(|other| !other.leads.is_empty());
        let alternatives =
            others.iter().filter_map(|other| other.valued(dice.min(other.leads.len()))).collect();
        Some(Found { expected: best.valued(dice)?, plan: best.plan, alternatives, nodes })
    }

    /// Simulates a plan on more dice until it has so many values, or is clearly below `bar`.
    pub(crate) fn evaluate(
        &mut self,
        task: &Task<'_, G>,
        evaluated: &mut Evaluated<G>,
        dice: usize,
        horizon: Horizon,
        bar: f32,
        nodes: &mut u64,
    ) {
        while evaluated.leads.len() < dice {
            if task.stop.is_due() && !evaluated.leads.is_empty() {
                return;
            }
            let number = evaluated.leads.len() as u64;
            let mut features = [0.0; MOST_FEATURES];
            let features = &mut features[..G::FEATURES.len()];
            self.simulate(task, &evaluated.plan, number, horizon, features, nodes);
            // Whoever was stopped on the way looked less far: that counts only if there is nothing else.
            if task.stop.is_due() && !evaluated.leads.is_empty() {
                return;
            }
            let weights = if task.deterministic { task.plan_weights } else { &task.weights.evaluation };
            evaluated.leads.push(weighted_sum(features, weights));
            evaluated.features.extend_from_slice(features);
            if evaluated.leads.len() < dice
                && evaluated.leads.len() * 2 >= dice
                && evaluated.mean() < bar + HOPELESS
            {
                return;
            }
        }
    }

    /// Plays a plan, then a rollout up to the horizon, and fills in the features of where that ends.
    fn simulate(
        &mut self,
        task: &Task<'_, G>,
        plan: &Plan<G>,
        number: u64,
        horizon: Horizon,
        features: &mut [f32],
        nodes: &mut u64,
    ) {
        let Task { game, weights, seat, .. } = *task;
        let mut dice = CommonRandomNumbers::new(seed_for(task.seed, Stream::Simulation(number)));
        let mut state = task.state.clone();
        let mut log = Log::silent();
        for decision in &plan.decisions {
            dice.begin_decision(game, &state, *decision);
            game.resolve(&mut state, &mut self.policy.scratch, *decision, &mut dice, &mut log);
        }
        if task.deterministic {
            *nodes += plan.decisions.len() as u64 / CHEAP + 2;
            game.features(&state, seat, &mut self.policy.memory, features);
            return;
        }
        *nodes += plan.decisions.len() as u64;
        let answers = if horizon.decisions > 0 { self.answers(task, &state) } else { Vec::new() };
        if answers.is_empty() {
            self.rollout(task, &mut state, &mut dice, horizon, nodes);
            game.features(&state, seat, &mut self.policy.memory, features);
            return;
        }
        // Half of it is the policy's reply, which comes first, and half the worst of all.
        let (mut worst, mut looked) = ([0.0; MOST_FEATURES], [0.0; MOST_FEATURES]);
        let (worst, looked) = (&mut worst[..G::FEATURES.len()], &mut looked[..G::FEATURES.len()]);
        let mut least = f32::INFINITY;
        for (index, answer) in answers.into_iter().enumerate() {
            let (mut state, mut dice) = (state.clone(), dice.clone());
            dice.begin_decision(game, &state, answer);
            game.resolve(&mut state, &mut self.policy.scratch, answer, &mut dice, &mut log);
            let rest = Horizon { decisions: horizon.decisions - 1, ..horizon };
            *nodes += 1;
            self.rollout(task, &mut state, &mut dice, rest, nodes);
            looked.fill(0.0);
            game.features(&state, seat, &mut self.policy.memory, looked);
            if index == 0 {
                features.copy_from_slice(looked);
            }
            let lead = weighted_sum(looked, &weights.evaluation);
            if lead < least {
                least = lead;
                worst.copy_from_slice(looked);
            }
        }
        features.iter_mut().zip(worst).for_each(|(feature, worst)| *feature = (*feature + *worst) / 2.0);
    }

    /// Plays by the policy up to the horizon.
    fn rollout(
        &mut self,
        task: &Task<'_, G>,
        state: &mut G::State,
        dice: &mut CommonRandomNumbers,
        horizon: Horizon,
        nodes: &mut u64,
    ) {
        let Task { game, weights, stop, .. } = *task;
        let mut left = horizon.decisions;
        let played = self.policy.rollout(game, state, weights, dice, |state, _| {
            if left == 0
                || game.player_turn(state) >= horizon.player_turn
                || (left.is_multiple_of(16) && stop.is_due())
            {
                return false;
            }
            left -= 1;
            true
        });
        *nodes += u64::from(played);
    }

    /// What the enemy may reply, if it is his turn: not only what the policy tells him, for he may have better ideas.
    /// Nothing if nobody searches that far.
    fn answers(&mut self, task: &Task<'_, G>, state: &G::State) -> Vec<G::Decision> {
        let Task { game, weights, seat, answers, .. } = *task;
        let is_his = matches!(game.turn(state), Turn::Decide(other) if other != seat);
        if answers < 2 || !is_his || !self.policy.score(game, state, weights) {
            return Vec::new();
        }
        let Policy { decisions, scores, .. } = &self.policy;
        let mut order: Vec<usize> = (0..decisions.len()).collect();
        order.sort_unstable_by(|a, b| scores[*b].total_cmp(&scores[*a]).then(a.cmp(b)));
        let least = order.first().map_or(0.0, |best| scores[*best]) - OUT_OF_THE_QUESTION;
        let mut found: Vec<G::Decision> = Vec::with_capacity(answers);
        for index in order {
            if found.len() == answers || scores[index] < least {
                break;
            }
            // Of each unit the best it can do.
            let subject = game.subject(decisions[index]);
            if subject.is_none() || found.iter().all(|other| game.subject(*other) != subject) {
                found.push(decisions[index]);
            }
        }
        found
    }

    /// Plays the decisions that are possible, in order, then by the policy, up to the first dice, the enemy's turn
    /// or the end of the phase: what was decided on the way is a plan. The first `sure` of them are known to be
    /// possible.
    pub(crate) fn complete(
        &mut self,
        task: &Task<'_, G>,
        sure: usize,
        wanted: &[G::Decision],
        nodes: &mut u64,
    ) -> Plan<G> {
        let Task { game, weights, seat, .. } = *task;
        let mut state = task.state.clone();
        let mut plan = Plan::default();
        let mut log = Log::silent();
        let mut dice = CountingDice { rolls: 0 };
        let mut wanted = wanted.iter();
        while dice.rolls == 0
            && game.turn(&state) == Turn::Decide(seat)
            && game.planning_phase(&state) == task.planning_phase
        {
            let next = if plan.decisions.len() < sure {
                wanted.next()
            } else {
                wanted.find(|decision| game.check(&state, &mut self.policy.scratch, seat, **decision).is_ok())
            };
            let Some(decision) = next.copied().or_else(|| self.policy.choose(game, &state, weights)) else {
                break;
            };
            game.resolve(
                &mut state,
                &mut self.policy.scratch,
                decision,
                &mut dice as &mut dyn Dice,
                &mut log,
            );
            plan.decisions.push(decision);
            if plan.decisions.len() > MOST_DECISIONS {
                break;
            }
        }
        *nodes += plan.decisions.len() as u64 / CHEAP + 1;
        plan
    }
}

/// Are the first leads better than the others on the same dice, by more than a standard error?
fn gains_surely(leads: &[f32], others: &[f32]) -> bool {
    let gains = || leads.iter().zip(others).map(|(own, other)| own - other);
    let count = gains().count().max(1) as f32;
    let mean = gains().sum::<f32>() / count;
    let spread = gains().map(|gain| (gain - mean).powi(2)).sum::<f32>() / (count - 1.0).max(1.0);
    mean > (spread / count).sqrt()
}

#[cfg(test)]
mod tests {
    use super::gains_surely;

    #[test]
    fn a_gain_within_the_noise_is_none() {
        assert!(gains_surely(&[3.0, 1.0, 2.0, 2.0], &[2.0, 0.0, 1.0, 1.0]), "better by one every time");
        assert!(!gains_surely(&[9.0, 0.0, 0.0, 0.0], &[0.0, 2.0, 2.0, 2.0]), "better once, by much");
        assert!(!gains_surely(&[1.0, 1.0], &[1.0, 1.0]), "the same");
        assert!(!gains_surely(&[], &[]), "nothing is known");
    }
}
