//! What whoever acts singly thinks of the enemy's answer.

mod baiting;

use baiting::{Baiting, Decision};
use commander::{Budget, Commander, Stop, Weights};
use kernel::{Game, Seat};
use std::collections::BTreeMap;

fn choice(answers: u32) -> Decision {
    let (game, weights) =
        (Baiting::new(), Weights { features: vec![1.0], habits: vec![1.0], looks: BTreeMap::new() });
    let budget = Budget { nodes: 200, dice: 2, reply: true, answers, ..Budget::HABITS };
    let mut commander = Commander::new(budget, 1);
    commander.decide(&game, &weights, &game.start(), Seat(0), &Stop::never()).unwrap().decision
}

/// Habit would leave the bait alone, so that whoever counts on habit lays it: 2 points. The worst answer costs 10, and
/// half of each is less than nothing.
#[test]
fn a_bait_is_laid_only_by_those_who_count_on_habit() {
    assert_eq!(choice(1), Decision::Bait);
    assert_eq!(choice(2), Decision::Wait);
}
