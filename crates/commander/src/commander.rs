use crate::bout::seed_for;
use crate::planner::{Plan, Planner};
use crate::{Budget, Doctrine, Stop, Weights};
use kernel::{Dice, Log, Seat, SeededDice};

/// A decision that was weighed.
#[derive(Clone, PartialEq, Debug)]
pub struct Weighed<D> {
    /// The decision.
    pub decision: D,
    /// The lead in points that it is expected to bring.
    pub lead: f32,
    /// The features of what is expected, in the order of the doctrine: where the lead comes from.
    pub features: Vec<f32>,
}

/// What a commander decided, and why.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought<D> {
    /// The decision.
    pub decision: D,
    /// The lead and the features it expects; nothing if it did not look ahead.
    pub expected: Option<Weighed<D>>,
    /// The other decisions that were weighed in its place, best first.
    pub alternatives: Vec<Weighed<D>>,
    /// The rest of the plan.
    pub plan: Vec<D>,
    /// Imagined decisions.
    pub nodes: u64,
}

/// A computer player in the middle of a game. It remembers its plan, and makes a new one when the game took
/// another course than it expected.
pub struct Commander<G: Doctrine> {
    budget: Budget,
    seed: u64,
    planner: Planner<G>,
    careless: SeededDice,
    /// What is left of the plan, and the position in which it holds.
    plan: Plan<G>,
    awaited: Option<G::State>,
    /// How many plans were made: each has its own dice.
    plans: u64,
    nodes: u64,
}

impl<G: Doctrine> Commander<G> {
    /// A player with so much thought; the same seed, the same game, the same play.
    pub fn new(budget: Budget, seed: u64) -> Self {
        Self {
            budget,
            seed,
            planner: Planner::default(),
            careless: SeededDice::new(seed_for(seed, 1)),
            plan: Plan::default(),
            awaited: None,
            plans: 0,
            nodes: 0,
        }
    }

    /// Imagined decisions so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Plans made so far.
    pub fn plans(&self) -> u64 {
        self.plans
    }

    /// Decides. `state` is what the seat may know ([`kernel::Game::view`]), and it is its turn. Stopped early, it
    /// decides with what it has thought so far; nothing only if nothing can be decided.
    pub fn decide(
        &mut self,
        game: &G,
        weights: &Weights,
        state: &G::State,
        seat: Seat,
        stop: &Stop,
    ) -> Option<Thought<G::Decision>> {
        if self.budget.nodes == 0 {
            let script = &mut self.planner.script;
            let decision = if self.budget.careless > 0.0 {
                script.choose_carelessly(game, state, weights, self.budget.careless, &mut self.careless)
            } else {
                script.choose(game, state, weights)
            }?;
            return Some(Thought {
                decision,
                expected: None,
                alternatives: Vec::new(),
                plan: Vec::new(),
                nodes: 0,
            });
        }
        if let Some(thought) = self.go_on(game, state, seat) {
            return Some(thought);
        }
        self.think(game, weights, state, seat, false, stop)
    }

    /// Makes a new plan, whatever the old one was, and tells what it thinks of the alternatives: they are judged
    /// as often as the plan, on the same dice, which is thought that whoever only plays can do without.
    pub fn advise(
        &mut self,
        game: &G,
        weights: &Weights,
        state: &G::State,
        seat: Seat,
        stop: &Stop,
    ) -> Option<Thought<G::Decision>> {
        self.think(game, weights, state, seat, true, stop)
    }

    fn think(
        &mut self,
        game: &G,
        weights: &Weights,
        state: &G::State,
        seat: Seat,
        explain: bool,
        stop: &Stop,
    ) -> Option<Thought<G::Decision>> {
        self.plans += 1;
        let seed = seed_for(self.seed, 1_000 + self.plans);
        let stop = stop.within(self.budget.time);
        let left = std::mem::take(&mut self.plan);
        let found =
            self.planner.plan(game, weights, state, seat, self.budget, &left, seed, explain, &stop)?;
        self.nodes += found.nodes;
        let decision = found.plan.decisions[0];
        self.plan = found.plan;
        let rest = self.plan.decisions[1..].to_vec();
        self.await_next(game, state, seat);
        Some(Thought {
            decision,
            expected: Some(found.expected),
            alternatives: found.alternatives,
            plan: rest,
            nodes: found.nodes,
        })
    }

    /// The next decision of the plan, if everything went as expected.
    fn go_on(&mut self, game: &G, state: &G::State, seat: Seat) -> Option<Thought<G::Decision>> {
        if self.awaited.as_ref() != Some(state) {
            return None;
        }
        let decision = *self.plan.decisions.first()?;
        if game.check(state, seat, decision).is_err() {
            return None;
        }
        self.await_next(game, state, seat);
        let plan = self.plan.decisions.clone();
        Some(Thought { decision, expected: None, alternatives: Vec::new(), plan, nodes: 0 })
    }

    /// Takes the first decision off the plan and works out the position that it should lead to. Dice tell
    /// something new: after them there is a new plan.
    fn await_next(&mut self, game: &G, state: &G::State, seat: Seat) {
        let decision = self.plan.decisions.remove(0);
        let mut next = state.clone();
        let mut dice = Counted { rolls: 0 };
        game.resolve(&mut next, decision, &mut dice, &mut Log::silent());
        let certain = dice.rolls == 0 && !self.plan.decisions.is_empty();
        self.awaited = certain.then(|| game.view(&next, seat));
    }
}

/// Dice that only count how often they are asked.
pub(crate) struct Counted {
    pub rolls: u32,
}

impl Dice for Counted {
    fn roll(&mut self, _sides: u8) -> u8 {
        self.rolls += 1;
        1
    }
}
