//! What comes of plans: the ground on which looks are fitted.
//!
//! A plan of marches is improved for its look ([`Doctrine::reckons`]), so that the look has to tell good plans for a
//! phase from bad ones, which is not the same as foretelling how a game ends. Games are played by habit; now and then
//! several plans are made for the same phase, each for a look with other weights, and played out on the same imagined
//! dice. Only plans for the same phase are compared.

use crate::bout::seed_for;
use crate::climb::sway;
use crate::fate::Fate;
use crate::tuning::lead_so_far;
use crate::{Budget, Commander, Doctrine, Sample, Script, Stop, Weights};
use kernel::{Log, Seat, SeededDice, Turn};

/// How much is tried.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Study {
    /// One phase of so many is studied.
    pub every: usize,
    /// Plans for a phase.
    pub plans: usize,
    /// Imagined decisions for each of these plans.
    pub nodes: u32,
    /// Falls of the dice on which each is played out.
    pub dice: u64,
    /// How far it is played out, in turns of players.
    pub beats: u32,
}

impl Study {
    /// Enough to tell something of every phase.
    pub const USUAL: Study = Study { every: 4, plans: 12, nodes: 800, dice: 8, beats: 4 };
}

/// A plan for a phase, and what came of it. The beat of the sample is the number of the phase in its game, so that
/// plans for the same phase have the same one.
#[derive(Clone, Debug)]
pub struct Trial {
    /// Who made the plan.
    pub seat: Seat,
    /// The features of the position it led to, and the lead that came of it, both as that seat sees them.
    pub sample: Sample,
}

/// Plays a game by habit, and studies some of its phases.
pub fn study<G: Doctrine>(game: &G, weights: &Weights, study: &Study, seed: u64) -> Vec<Trial> {
    let mut dice = SeededDice::new(seed_for(seed, 1));
    let mut chance = SeededDice::new(seed_for(seed, 2));
    let mut script: Script<G> = Script::default();
    let mut state = game.start();
    let (mut trials, mut chapter, mut phases) = (Vec::new(), None, 0);
    while let Turn::Decide(seat) = game.turn(&state) {
        let here = Some((seat, game.chapter(&state)));
        if chapter != here && game.reckons(&state) && chance.below(study.every.max(1)) == 0 {
            let phase = Phase { game, weights, study, seat, state: &game.view(&state, seat) };
            phase.compare(phases, seed_for(seed, 100 + u64::from(phases)), &mut trials);
            phases += 1;
        }
        chapter = here;
        // Careless now and then, so that games differ.
        let Some(decision) = script.choose_carelessly(game, &state, weights, 0.1, &mut chance) else { break };
        game.resolve(&mut state, decision, &mut dice, &mut Log::silent());
    }
    trials
}

/// A phase that is studied.
struct Phase<'a, G: Doctrine> {
    game: &'a G,
    weights: &'a Weights,
    study: &'a Study,
    seat: Seat,
    state: &'a G::State,
}

impl<G: Doctrine> Phase<'_, G> {
    fn compare(&self, number: u32, seed: u64, trials: &mut Vec<Trial>) {
        let mut known: Vec<Vec<f32>> = Vec::new();
        for index in 0..self.study.plans as u64 {
            let plan = self.plan(index, seed_for(seed, index));
            let mut state = self.state.clone();
            let mut dice = SeededDice::new(seed);
            for decision in plan {
                self.game.resolve(&mut state, decision, &mut dice, &mut Log::silent());
            }
            let mut features = vec![0.0; G::FEATURES.len()];
            self.game.assess(&state, self.seat, &mut G::Staff::default(), &mut features);
            // The same plan again, or one that looks the same, tells nothing.
            if known.contains(&features) {
                continue;
            }
            known.push(features.clone());
            let sum: f32 =
                (0..self.study.dice).map(|throw| self.play_out(&state, seed_for(seed, 500 + throw))).sum();
            let sample = Sample { beat: number, features, lead: sum / self.study.dice.max(1) as f32 };
            trials.push(Trial { seat: self.seat, sample });
        }
    }

    /// A plan: first by habit, then for the look as it is, then for looks changed at random.
    fn plan(&self, index: u64, seed: u64) -> Vec<G::Decision> {
        let budget = Budget { nodes: if index == 0 { 1 } else { self.study.nodes }, ..Budget::HABITS };
        let identity = self.game.identity();
        let id = identity.seat_info(self.seat).map_or("", |seat| seat.id);
        let mut weights = self.weights.clone();
        let mut looks = weights.looks_of(id).to_vec();
        if index > 1 {
            looks = sway(&looks, &mut SeededDice::new(seed_for(seed, 3)));
        }
        weights.looks.insert(id.to_owned(), looks);
        let mut commander = Commander::new(budget, seed);
        let thought = commander.decide(self.game, &weights, self.state, self.seat, &Stop::never());
        thought
            .map_or_else(Vec::new, |thought| std::iter::once(thought.decision).chain(thought.plan).collect())
    }

    /// What becomes of a position by habit.
    fn play_out(&self, from: &G::State, seed: u64) -> f32 {
        let Phase { game, weights, seat, .. } = *self;
        let until = game.beat(self.state) + self.study.beats;
        let mut state = from.clone();
        let mut fate = Fate::new(seed);
        let mut script: Script<G> = Script::default();
        script.play_on(game, &mut state, weights, &mut fate, |state, _| game.beat(state) < until);
        lead_so_far(game, weights, &state, seat)
    }
}
