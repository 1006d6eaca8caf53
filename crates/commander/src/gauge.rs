//! What thought is worth: what a player gains over habit in one turn.
//!
//! A whole game takes long and tells one result, most of which is luck. Here games are played by habit; now and then
//! somebody takes the place of habit for one turn of a player. Both games go on by habit, on the same imagined dice, and
//! what they lead to some turns later is compared.

use crate::bout::seed_for;
use crate::chair::Chair;
use crate::fate::Fate;
use crate::tuning::lead_so_far;
use crate::{Doctrine, Player, Script, Stop, Weights};
use kernel::{Log, Seat, SeededDice, Turn};
use std::collections::BTreeMap;

/// After how many turns of players the leads are compared: what looks good at once may be gone later.
pub const LOOKS: [u32; 4] = [1, 2, 4, 6];

/// What each player gained over habit in the same turn.
#[derive(Clone, PartialEq, Debug)]
pub struct Gain {
    /// Whose turn it was.
    pub seat: Seat,
    /// By player: the gain in points after so many turns of players ([`LOOKS`]).
    pub gains: Vec<[f32; LOOKS.len()]>,
    /// By player: decisions that were imagined in the turn.
    pub nodes: Vec<u64>,
}

/// Plays a game by habit, and lets the players take the place of habit in one turn of so many. The same seed gives the
/// same gains. Nothing if it was stopped.
pub fn gauge<G: Doctrine>(
    game: &G,
    weights: &Weights,
    players: &[Player],
    every: usize,
    seed: u64,
    stop: &Stop,
) -> Option<Vec<Gain>> {
    let mut dice = SeededDice::new(seed_for(seed, 1));
    let mut chance = SeededDice::new(seed_for(seed, 2));
    let mut script: Script<G> = Script::default();
    let mut state = game.start();
    let (mut gains, mut known) = (Vec::new(), None);
    while let Turn::Decide(_) = game.turn(&state) {
        if stop.is_due() {
            return None;
        }
        let beat = game.beat(&state);
        if known != Some(beat) && chance.below(every.max(1)) == 0 {
            let seed = seed_for(seed, 100 + u64::from(beat));
            let turn = OneTurn { game, weights, state: &state, beat, seed, stop };
            gains.push(turn.measure(players)?);
        }
        known = Some(beat);
        // Careless now and then, so that games differ.
        let Some(decision) = script.choose_carelessly(game, &state, weights, 0.1, &mut chance) else { break };
        game.resolve(&mut state, decision, &mut dice, &mut Log::silent());
    }
    Some(gains)
}

/// A turn of a player, from its beginning.
struct OneTurn<'a, G: Doctrine> {
    game: &'a G,
    weights: &'a Weights,
    state: &'a G::State,
    beat: u32,
    seed: u64,
    stop: &'a Stop,
}

impl<G: Doctrine> OneTurn<'_, G> {
    fn measure(&self, players: &[Player]) -> Option<Gain> {
        let seat = self.busiest();
        let by_habit = self.play(seat, None)?;
        let (mut gains, mut nodes) = (Vec::new(), Vec::new());
        for (index, player) in players.iter().enumerate() {
            let mut chair = Chair::new(self.game, *player, seed_for(self.seed, 10 + index as u64));
            let leads = self.play(seat, Some(&mut chair))?;
            gains.push(std::array::from_fn(|look| leads[look] - by_habit[look]));
            nodes.push(chair.thought().0);
        }
        Some(Gain { seat, gains, nodes })
    }

    /// Whose turn it is: the seat that decides most often in it.
    fn busiest(&self) -> Seat {
        let mut decided: BTreeMap<Seat, u32> = BTreeMap::new();
        let mut state = self.state.clone();
        let mut fate = Fate::new(self.seed);
        Script::default().play_on(self.game, &mut state, self.weights, &mut fate, |state, seat| {
            let is_within = self.game.beat(state) == self.beat;
            *decided.entry(seat).or_default() += u32::from(is_within);
            is_within
        });
        decided.into_iter().max_by_key(|(_, times)| *times).map_or(Seat(0), |(seat, _)| seat)
    }

    /// Plays the turn, by habit but for whoever takes the place of a seat, then on by habit: the leads of the seat.
    fn play(&self, seat: Seat, mut chair: Option<&mut Chair<G>>) -> Option<[f32; LOOKS.len()]> {
        let OneTurn { game, weights, stop, .. } = *self;
        let mut state = self.state.clone();
        let mut fate = Fate::new(self.seed);
        let mut script: Script<G> = Script::default();
        let mut leads = [0.0; LOOKS.len()];
        let mut looked = 0;
        while let Turn::Decide(own) = game.turn(&state) {
            if stop.is_due() {
                return None;
            }
            let beats = game.beat(&state) - self.beat;
            while looked < LOOKS.len() && beats >= LOOKS[looked] {
                leads[looked] = lead_so_far(game, weights, &state, seat);
                looked += 1;
            }
            if looked == LOOKS.len() {
                return Some(leads);
            }
            let decision = match &mut chair {
                Some(chair) if own == seat && beats == 0 => chair.decide(game, weights, &state, seat, stop),
                _ => script.choose(game, &state, weights),
            };
            let Some(decision) = decision else { break };
            fate.hand_to(game, &state, decision);
            game.resolve(&mut state, decision, &mut fate, &mut Log::silent());
        }
        leads[looked..].fill(lead_so_far(game, weights, &state, seat));
        Some(leads)
    }
}
