use crate::planner::{Plan, Planner};
use crate::streams::{Stream, seed_for};
use crate::{Budget, Doctrine, Stop, Weights};
use kernel::{Dice, Log, Seat, SeededDice};

/// A decision with its value.
#[derive(Clone, PartialEq, Debug)]
pub struct Valued<D> {
    /// The decision.
    pub decision: D,
    /// Its value: the lead in points that it is expected to bring.
    pub lead: f32,
    /// The features of what is expected, in the order of the doctrine: where the lead comes from.
    pub features: Vec<f32>,
}

/// What a search found: the decision, and why.
#[derive(Clone, PartialEq, Debug)]
pub struct SearchResult<D> {
    /// The decision.
    pub decision: D,
    /// Its value; nothing if there was no search.
    pub expected: Option<Valued<D>>,
    /// The other decisions that were evaluated in its place, best first.
    pub alternatives: Vec<Valued<D>>,
    /// The rest of the plan.
    pub plan: Vec<D>,
    /// Nodes: imagined decisions.
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
    /// A player with such a budget; the same seed, the same game, the same play.
    pub fn new(budget: Budget, seed: u64) -> Self {
        Self {
            budget,
            seed,
            planner: Planner::default(),
            careless: SeededDice::new(seed_for(seed, Stream::Noise)),
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
    /// decides by what it has found so far; nothing only if nothing can be decided.
    pub fn decide(
        &mut self,
        game: &G,
        weights: &Weights,
        state: &G::State,
        seat: Seat,
        stop: &Stop,
    ) -> Option<SearchResult<G::Decision>> {
        if self.budget.nodes == 0 {
            let policy = &mut self.planner.policy;
            let decision = if self.budget.careless > 0.0 {
                policy.choose_carelessly(game, state, weights, self.budget.careless, &mut self.careless)
            } else {
                policy.choose(game, state, weights)
            }?;
            return Some(SearchResult {
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
        self.search(game, weights, state, seat, false, stop)
    }

    /// Makes a new plan, whatever the old one was, and tells the value of the alternatives: they are evaluated on as
    /// many dice as the plan, and the same ones, work that is not needed in order to play.
    pub fn advise(
        &mut self,
        game: &G,
        weights: &Weights,
        state: &G::State,
        seat: Seat,
        stop: &Stop,
    ) -> Option<SearchResult<G::Decision>> {
        self.search(game, weights, state, seat, true, stop)
    }

    fn search(
        &mut self,
        game: &G,
        weights: &Weights,
        state: &G::State,
        seat: Seat,
        explain: bool,
        stop: &Stop,
    ) -> Option<SearchResult<G::Decision>> {
        self.plans += 1;
        let seed = seed_for(self.seed, Stream::Plan(self.plans));
        let stop = stop.within(self.budget.time);
        let left = std::mem::take(&mut self.plan);
        let found =
            self.planner.plan(game, weights, state, seat, self.budget, &left, seed, explain, &stop)?;
        self.nodes += found.nodes;
        let decision = found.plan.decisions[0];
        self.plan = found.plan;
        let rest = self.plan.decisions[1..].to_vec();
        self.await_next(game, state, seat);
        Some(SearchResult {
            decision,
            expected: Some(found.expected),
            alternatives: found.alternatives,
            plan: rest,
            nodes: found.nodes,
        })
    }

    /// The next decision of the plan, if everything went as expected.
    fn go_on(&mut self, game: &G, state: &G::State, seat: Seat) -> Option<SearchResult<G::Decision>> {
        if self.awaited.as_ref() != Some(state) {
            return None;
        }
        let decision = *self.plan.decisions.first()?;
        if game.check(state, &mut self.planner.policy.scratch, seat, decision).is_err() {
            return None;
        }
        self.await_next(game, state, seat);
        let plan = self.plan.decisions.clone();
        Some(SearchResult { decision, expected: None, alternatives: Vec::new(), plan, nodes: 0 })
    }

    /// Takes the first decision off the plan and works out the position that it should lead to. Dice tell
    /// something new: after them there is a new plan.
    fn await_next(&mut self, game: &G, state: &G::State, seat: Seat) {
        let decision = self.plan.decisions.remove(0);
        let mut next = state.clone();
        let mut dice = CountingDice { rolls: 0 };
        game.resolve(&mut next, &mut self.planner.policy.scratch, decision, &mut dice, &mut Log::silent());
        let certain = dice.rolls == 0 && !self.plan.decisions.is_empty();
        self.awaited = certain.then(|| game.view(&next, seat));
    }
}

/// Dice that only count how often they are asked.
pub(crate) struct CountingDice {
    pub rolls: u32,
}

impl Dice for CountingDice {
    fn roll(&mut self, _sides: u8) -> u8 {
        self.rolls += 1;
        1
    }
}
