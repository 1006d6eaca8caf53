use crate::common_random_numbers::CommonRandomNumbers;
use crate::{Doctrine, Weights};
use kernel::{Log, Seat, SeededDice, Turn};

/// Careless choices are made among so many of the best.
const CARELESS_WIDTH: usize = 8;

/// The greedy policy of a doctrine: of the legal decisions it plays the one that scores best ([`Doctrine::score`]). Keeps
/// the memory that lists and scores need, so that a rollout allocates nothing.
pub struct Policy<G: Doctrine> {
    /// Memory for lists, judgements and decisions.
    pub scratch: G::Scratch,
    pub(crate) memory: G::Memory,
    pub(crate) decisions: Vec<G::Decision>,
    pub(crate) scores: Vec<f32>,
}

impl<G: Doctrine> Default for Policy<G> {
    fn default() -> Self {
        Self {
            scratch: G::Scratch::default(),
            memory: G::Memory::default(),
            decisions: Vec::new(),
            scores: Vec::new(),
        }
    }
}

impl<G: Doctrine> Policy<G> {
    /// Lists the legal decisions; surrenders, and orders taken back, are left out as long as there is anything else.
    pub(crate) fn list(&mut self, game: &G, state: &G::State) -> &[G::Decision] {
        game.candidates(state, &mut self.memory, &mut self.scratch, &mut self.decisions);
        let goes_on = |decision: &G::Decision| !game.concedes(*decision) && !game.recalls(*decision);
        if self.decisions.iter().any(goes_on) {
            self.decisions.retain(goes_on);
        }
        &self.decisions
    }

    /// Lists the legal decisions and scores them. False if nothing can be decided.
    pub(crate) fn score(&mut self, game: &G, state: &G::State, weights: &Weights) -> bool {
        self.list(game, state);
        self.scores.clear();
        match self.decisions.len() {
            0 => return false,
            1 => self.scores.push(0.0),
            _ => {
                game.score(state, &self.decisions, &weights.policy, &mut self.memory, &mut self.scores);
                debug_assert_eq!(self.scores.len(), self.decisions.len(), "a score for every decision");
            }
        }
        true
    }

    /// The decision with the best score; the first of equals. None if nothing can be decided.
    pub fn choose(&mut self, game: &G, state: &G::State, weights: &Weights) -> Option<G::Decision> {
        if !self.score(game, state, weights) {
            return None;
        }
        let mut best = 0;
        for index in 1..self.scores.len() {
            if self.scores[index] > self.scores[best] {
                best = index;
            }
        }
        self.decisions.get(best).copied()
    }

    /// Epsilon-greedy: the decision with the best score, but for a share of the choices any of the better ones for the
    /// same unit.
    pub(crate) fn choose_carelessly(
        &mut self,
        game: &G,
        state: &G::State,
        weights: &Weights,
        share: f32,
        dice: &mut SeededDice,
    ) -> Option<G::Decision> {
        let best = self.choose(game, state, weights)?;
        let chance = (share * 1000.0) as usize;
        if self.decisions.len() < 2 || dice.below(1000) >= chance {
            return Some(best);
        }
        // The same unit, or one of the other choices where no unit is named.
        let subject = game.subject(best);
        let mut order: Vec<usize> = (0..self.decisions.len())
            .filter(|index| game.subject(self.decisions[*index]) == subject)
            .collect();
        order.sort_by(|a, b| self.scores[*b].total_cmp(&self.scores[*a]).then(a.cmp(b)));
        order.truncate(CARELESS_WIDTH);
        order.get(dice.below(order.len().max(1))).map(|index| self.decisions[*index])
    }

    /// A rollout: plays for both sides as long as it goes on. Returns how many decisions that took.
    pub(crate) fn rollout(
        &mut self,
        game: &G,
        state: &mut G::State,
        weights: &Weights,
        dice: &mut CommonRandomNumbers,
        mut goes_on: impl FnMut(&G::State, Seat) -> bool,
    ) -> u32 {
        let mut log = Log::silent();
        let mut played = 0;
        while let Turn::Decide(seat) = game.turn(state)
            && goes_on(state, seat)
            && let Some(decision) = self.choose(game, state, weights)
        {
            dice.begin_decision(game, state, decision);
            game.resolve(state, &mut self.scratch, decision, dice, &mut log);
            played += 1;
        }
        played
    }
}
