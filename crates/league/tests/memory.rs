//! A maker of lists remembers much from one list to the next, and where everybody stands is remembered from question to
//! question. Whatever is remembered, lists, verdicts and effects are those of somebody who remembers nothing.

use kernel::{Dice, Game, Log, SeededDice, Turn};
use league::state::State;
use league::{Decision, League, Scratch};

fn game(players: &str) -> League {
    trials::game(&league::TITLE, &[("players", players)])
}

/// A battle played at random.
struct Walk {
    state: State,
    dice: SeededDice,
    steps: usize,
}

impl Walk {
    fn new(game: &League, seed: u64) -> Self {
        Walk { state: game.start(), dice: SeededDice::new(seed), steps: 0 }
    }

    /// Lists, judges and resolves with a memory, compares it, and goes on. False if the battle is over.
    fn step(&mut self, game: &League, kept: &mut Scratch, list: &mut Vec<Decision>) -> bool {
        let Turn::Decide(seat) = game.turn(&self.state) else { return false };
        list.clear();
        game.decisions(&self.state, kept, list);
        let mut fresh = Vec::new();
        game.decisions(&self.state, &mut Scratch::default(), &mut fresh);
        assert_eq!(*list, fresh, "after {} decisions", self.steps);
        let decision = list[usize::from(self.dice.roll(250)) * list.len() / 251];
        let (mut otherwise, mut dice) = (self.state, self.dice.clone());
        assert_eq!(game.check(&self.state, kept, seat, decision), Ok(()), "{decision:?}");
        game.resolve(&mut self.state, kept, decision, &mut self.dice, &mut Log::silent());
        game.resolve(&mut otherwise, &mut Scratch::default(), decision, &mut dice, &mut Log::silent());
        assert!(self.state == otherwise, "{decision:?} after {} decisions", self.steps);
        self.steps += 1;
        true
    }
}

#[test]
fn memory_changes_nothing_in_a_battle() {
    let game = game("two");
    let (mut kept, mut list) = (Scratch::default(), Vec::new());
    let mut walk = Walk::new(&game, 7);
    while walk.step(&game, &mut kept, &mut list) {}
    assert!(walk.steps > 300, "{}", walk.steps);
}

#[test]
fn memory_of_one_battle_changes_nothing_in_another() {
    let games = [game("two"), game("commands")];
    let (mut kept, mut list) = (Scratch::default(), Vec::new());
    let mut walks = [(0, 1), (0, 2), (1, 3)].map(|(table, seed)| (table, Walk::new(&games[table], seed)));
    for round in 0..250 {
        for (table, walk) in &mut walks {
            // Some steps in each, as those do who look ahead.
            for _ in 0..=round % 3 {
                walk.step(&games[*table], &mut kept, &mut list);
            }
        }
    }
    assert!(walks.iter().all(|(_, walk)| walk.steps > 200));
}
