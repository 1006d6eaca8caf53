//! What is tried where single actions are searched, and what the enemy's reply counts.

mod baiting;

use baiting::{Baiting, Decision};
use commander::{Budget, Commander, Stop, Weights};
use kernel::{Game, Seat};
use std::collections::BTreeMap;

fn choice(budget: Budget) -> Decision {
    let (game, weights) =
        (Baiting::new(), Weights { evaluation: vec![1.0], policy: vec![1.0], plan: BTreeMap::new() });
    let mut commander = Commander::new(budget, 1);
    commander.decide(&game, &weights, &game.start(), Seat(0), &Stop::never()).unwrap().decision
}

/// The policy would leave the bait alone, so that whoever counts on it lays the bait: 2 points. The worst reply costs 10,
/// and half of each is less than nothing.
#[test]
fn a_bait_is_laid_only_by_those_who_count_on_the_policy() {
    let budget = Budget { nodes: 200, dice: 2, reply: true, ..Budget::POLICY };
    assert_eq!(choice(Budget { answers: 1, ..budget }), Decision::Bait);
    assert_eq!(choice(Budget { answers: 2, ..budget }), Decision::Wait);
}

/// With nodes for one action only, another is tried if the budget says so.
#[test]
fn few_nodes_are_shared_by_as_many_as_shall_be_tried() {
    let budget = Budget { nodes: 8, dice: 2, reply: true, ..Budget::POLICY };
    assert_eq!(choice(Budget { tried: 1, ..budget }), Decision::Wait);
    assert_eq!(choice(Budget { tried: 2, ..budget }), Decision::Bait);
}
