//! Makes plans: begins with what the habits would do, improves that ([`crate::climb`]), and judges what came of it
//! again on fresh dice ([`crate::verdict`]).

use crate::bout::seed_for;
use crate::climb::{Climbed, sway};
use crate::commander::{Counted, Weighed};
use crate::doctrine::MOST_FEATURES;
use crate::fate::Fate;
use crate::single::OUT_OF_THE_QUESTION;
use crate::{Budget, Doctrine, Horizon, Script, Stop, Weights};
use kernel::{Dice, Log, Seat, SeededDice, Turn};

/// A plan that looks this much worse on its first dice (in points) is not tried on more.
const HOPELESS: f32 = 0.0;
/// Where dice are the point of it, plans are short and many: each gets this part of the budget.
const FIGHTS: u32 = 4;
/// What a climb is worth: whoever may think for twice as long makes two plans, each for another look, rather than one
/// that fits one look better.
const CLIMB: u64 = 6_000;
/// The most plans that are made from the beginning.
const MOST_CLIMBS: u64 = 32;
/// The most alternatives that are told.
const MOST_TOLD: usize = 4;

/// What a seat means to do, up to the first dice or the end of the phase.
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

/// A plan with what it is expected to bring.
pub(crate) struct Judged<G: Doctrine> {
    pub(crate) plan: Plan<G>,
    /// Leads by fall of the dice.
    pub(crate) leads: Vec<f32>,
    /// Features by fall of the dice, one row after the other.
    features: Vec<f32>,
}

impl<G: Doctrine> Judged<G> {
    pub(crate) fn new(plan: Plan<G>) -> Self {
        Self { plan, leads: Vec::new(), features: Vec::new() }
    }

    pub(crate) fn mean(&self) -> f32 {
        self.mean_of(self.leads.len())
    }

    /// The mean over the first falls of the dice.
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

    /// Its first decision with what is expected of it on the first falls of the dice.
    fn weighed(&self, dice: usize) -> Option<Weighed<G::Decision>> {
        let mut features = vec![0.0; G::FEATURES.len()];
        for row in self.features.chunks_exact(G::FEATURES.len().max(1)).take(dice) {
            features.iter_mut().zip(row).for_each(|(sum, feature)| *sum += feature / dice as f32);
        }
        Some(Weighed { decision: *self.plan.decisions.first()?, lead: self.mean_of(dice), features })
    }
}

/// What a planner found.
pub(crate) struct Found<G: Doctrine> {
    pub plan: Plan<G>,
    pub expected: Weighed<G::Decision>,
    pub alternatives: Vec<Weighed<G::Decision>>,
    pub nodes: u64,
}

impl<G: Doctrine> Found<G> {
    /// There was nothing to choose.
    pub(crate) fn only(plan: Plan<G>, nodes: u64) -> Option<Self> {
        let decision = *plan.decisions.first()?;
        let expected = Weighed { decision, lead: 0.0, features: Vec::new() };
        Some(Found { plan, expected, alternatives: Vec::new(), nodes })
    }
}

/// Makes plans, and keeps the memory that it needs for that.
pub(crate) struct Planner<G: Doctrine> {
    pub script: Script<G>,
}

impl<G: Doctrine> Default for Planner<G> {
    fn default() -> Self {
        Self { script: Script::default() }
    }
}

/// A question: who thinks about what, and how long.
pub(crate) struct Task<'a, G: Doctrine> {
    pub game: &'a G,
    pub weights: &'a Weights,
    pub state: &'a G::State,
    seat: Seat,
    chapter: u32,
    pub near: Horizon,
    pub far: Horizon,
    pub seed: u64,
    /// Plans are judged by the look of where they lead, without dice.
    pub reckons: bool,
    /// What the features are worth in such a look.
    looks: &'a [f32],
    /// How many answers of the enemy to a single action are weighed.
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
            chapter: game.chapter(state),
            near: game.horizon(state, false),
            far: game.horizon(state, budget.reply),
            seed,
            reckons: game.reckons(state),
            looks: weights
                .looks_of(game.identity().seats.get(usize::from(seat.0)).map_or("", |seat| seat.id)),
            answers: budget.answers as usize,
            explain,
            stop,
        };
        if G::ACTS_SINGLY {
            return self.choose_action(&task, budget, left);
        }
        let mut budget = budget;
        if !task.reckons {
            // One shot or one retreat of many: it has a share of the thought, and ends with the turn.
            budget.nodes /= FIGHTS;
            task.far = task.near;
        }
        let mut nodes = 0u64;
        let habit = self.complete(&task, 0, &[], &mut nodes);
        if habit.decisions.is_empty() {
            return None;
        }
        if self.script.list(game, state).len() < 2 {
            return Found::only(habit, nodes);
        }
        let starts = [&habit, left];
        let climbs = if task.reckons { (u64::from(budget.nodes) / CLIMB).clamp(1, MOST_CLIMBS) } else { 1 };
        // What judging again at the end takes is set aside.
        let granted = u64::from(budget.nodes) * if budget.reply { 6 } else { 9 } / 10;
        let dice = if task.reckons { 1 } else { budget.dice as usize };
        let Climbed { mut best, mut beaten, stages } =
            self.climb(&mut task, starts, dice, granted / climbs, &mut nodes);
        let mut rivals = Vec::new();
        for number in 1..climbs {
            let looks = sway(task.looks, &mut SeededDice::new(seed_for(seed, 500 + number)));
            let mut other = Task { looks: &looks, seed: seed_for(seed, 600 + number), ..task };
            let until = granted * (number + 1) / climbs;
            if !stop.is_due() {
                rivals.push(self.climb(&mut other, starts, dice, until, &mut nodes).best.plan);
            }
        }
        rivals.extend(stages);
        let fresh = Task { seed: seed_for(task.seed, 99), reckons: false, ..task };
        let again =
            self.judge_again(&task, &fresh, &mut best, &mut beaten, &habit, rivals, budget, &mut nodes);
        beaten.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
        if explain {
            // Their verdicts are of other dice than those of the best, or of no dice at all.
            beaten = beaten.into_iter().map(|one| Judged::new(one.plan)).collect();
        }
        let (verdict, horizon) = if again { (&fresh, task.far) } else { (&task, task.near) };
        self.tell(verdict, horizon, best, beaten, nodes)
    }

    /// Tells what was found: the best plan, and of the beaten ones, which come best first, those that begin with
    /// something else. If they are to be explained, they are judged on as many dice as the best plan, the same ones,
    /// and the best of all is what is advised. `task` and `horizon` are what the best plan was judged by.
    pub(crate) fn tell(
        &mut self,
        task: &Task<'_, G>,
        horizon: Horizon,
        mut best: Judged<G>,
        beaten: Vec<Judged<G>>,
        mut nodes: u64,
    ) -> Option<Found<G>> {
        let first = *best.plan.decisions.first()?;
        let mut others: Vec<Judged<G>> = Vec::new();
        for one in beaten {
            let begins = |other: &Judged<G>| other.plan.decisions.first() == one.plan.decisions.first();
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
                    self.judge(task, other, dice, horizon, f32::NEG_INFINITY, &mut nodes);
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
            others.iter().filter_map(|other| other.weighed(dice.min(other.leads.len()))).collect();
        Some(Found { expected: best.weighed(dice)?, plan: best.plan, alternatives, nodes })
    }

    /// Plays a plan out on more dice until it has so many leads, or is clearly below `bar`.
    pub(crate) fn judge(
        &mut self,
        task: &Task<'_, G>,
        judged: &mut Judged<G>,
        dice: usize,
        horizon: Horizon,
        bar: f32,
        nodes: &mut u64,
    ) {
        while judged.leads.len() < dice {
            if task.stop.is_due() && !judged.leads.is_empty() {
                return;
            }
            let throw = judged.leads.len() as u64;
            let mut features = [0.0; MOST_FEATURES];
            let features = &mut features[..G::FEATURES.len()];
            self.play_out(task, &judged.plan, throw, horizon, features, nodes);
            // Whoever was stopped on the way looked less far, which is no verdict unless there is no other.
            if task.stop.is_due() && !judged.leads.is_empty() {
                return;
            }
            let weights = if task.reckons { task.looks } else { &task.weights.features };
            judged.leads.push(worth(features, weights));
            judged.features.extend_from_slice(features);
            if judged.leads.len() < dice && judged.leads.len() * 2 >= dice && judged.mean() < bar + HOPELESS {
                return;
            }
        }
    }

    /// Plays a plan, then by habit up to the horizon, and looks at what has become of it.
    fn play_out(
        &mut self,
        task: &Task<'_, G>,
        plan: &Plan<G>,
        throw: u64,
        horizon: Horizon,
        features: &mut [f32],
        nodes: &mut u64,
    ) {
        let Task { game, weights, seat, .. } = *task;
        let mut fate = Fate::new(seed_for(task.seed, 10_000 + throw));
        let mut state = task.state.clone();
        let mut log = Log::silent();
        for decision in &plan.decisions {
            fate.hand_to(game, &state, *decision);
            game.resolve(&mut state, *decision, &mut fate, &mut log);
        }
        if task.reckons {
            *nodes += plan.decisions.len() as u64 / 4 + 2;
            game.assess(&state, seat, &mut self.script.staff, features);
            return;
        }
        *nodes += plan.decisions.len() as u64;
        let answers = if horizon.decisions > 0 { self.answers(task, &state) } else { Vec::new() };
        if answers.is_empty() {
            self.play_on(task, &mut state, &mut fate, horizon, nodes);
            game.assess(&state, seat, &mut self.script.staff, features);
            return;
        }
        // Half of it is what habit would tell him, which comes first, and half the worst that he could do.
        let (mut worst, mut looked) = ([0.0; MOST_FEATURES], [0.0; MOST_FEATURES]);
        let (worst, looked) = (&mut worst[..G::FEATURES.len()], &mut looked[..G::FEATURES.len()]);
        let mut least = f32::INFINITY;
        for (index, answer) in answers.into_iter().enumerate() {
            let (mut state, mut fate) = (state.clone(), fate.clone());
            fate.hand_to(game, &state, answer);
            game.resolve(&mut state, answer, &mut fate, &mut log);
            let rest = Horizon { decisions: horizon.decisions - 1, ..horizon };
            *nodes += 1;
            self.play_on(task, &mut state, &mut fate, rest, nodes);
            looked.fill(0.0);
            game.assess(&state, seat, &mut self.script.staff, looked);
            if index == 0 {
                features.copy_from_slice(looked);
            }
            let lead = worth(looked, &weights.features);
            if lead < least {
                least = lead;
                worst.copy_from_slice(looked);
            }
        }
        features.iter_mut().zip(worst).for_each(|(feature, worst)| *feature = (*feature + *worst) / 2.0);
    }

    /// Plays on by habit up to the horizon.
    fn play_on(
        &mut self,
        task: &Task<'_, G>,
        state: &mut G::State,
        fate: &mut Fate,
        horizon: Horizon,
        nodes: &mut u64,
    ) {
        let Task { game, weights, stop, .. } = *task;
        let mut left = horizon.decisions;
        let played = self.script.play_on(game, state, weights, fate, |state, _| {
            if left == 0 || game.beat(state) >= horizon.beat || (left.is_multiple_of(16) && stop.is_due()) {
                return false;
            }
            left -= 1;
            true
        });
        *nodes += u64::from(played);
    }

    /// What the enemy may do in answer, if it is his turn: not only what habit tells him, for he may have better ideas.
    /// Nothing if nobody thinks that far.
    fn answers(&mut self, task: &Task<'_, G>, state: &G::State) -> Vec<G::Decision> {
        let Task { game, weights, seat, answers, .. } = *task;
        let is_his = matches!(game.turn(state), Turn::Decide(other) if other != seat);
        if answers < 2 || !is_his || !self.script.weigh(game, state, weights) {
            return Vec::new();
        }
        let Script { decisions, scores, .. } = &self.script;
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

    /// Plays the decisions that are possible, in order, then by habit, up to the first dice, the enemy's turn
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
        let mut dice = Counted { rolls: 0 };
        let mut wanted = wanted.iter();
        while dice.rolls == 0
            && game.turn(&state) == Turn::Decide(seat)
            && game.chapter(&state) == task.chapter
        {
            let next = if plan.decisions.len() < sure {
                wanted.next()
            } else {
                wanted.find(|decision| game.check(&state, seat, **decision).is_ok())
            };
            let Some(decision) = next.copied().or_else(|| self.script.choose(game, &state, weights)) else {
                break;
            };
            game.resolve(&mut state, decision, &mut dice as &mut dyn Dice, &mut log);
            plan.decisions.push(decision);
            if plan.decisions.len() > 2_000 {
                break;
            }
        }
        *nodes += plan.decisions.len() as u64 / 4 + 1;
        plan
    }
}

/// What features are worth.
fn worth(features: &[f32], weights: &[f32]) -> f32 {
    features.iter().zip(weights).map(|(feature, weight)| feature * weight).sum()
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
