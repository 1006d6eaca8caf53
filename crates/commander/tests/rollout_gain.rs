//! What a player gains over the policy in one turn.

mod baiting;

use baiting::Baiting;
use commander::{Budget, Player, RolloutGain, Stop, Weights, rollout_gain};
use kernel::Seat;
use std::collections::BTreeMap;

fn weights() -> Weights {
    Weights { evaluation: vec![1.0], policy: vec![1.0], plan: BTreeMap::new() }
}

/// Both turns of the game are measured; those who take the place of the policy count on so many replies.
fn gains(answers: &[u32]) -> Vec<RolloutGain> {
    let budget =
        |answers: &u32| Budget { nodes: 200, dice: 2, reply: true, answers: *answers, ..Budget::POLICY };
    let players: Vec<Player> = answers.iter().map(|answers| Player::Budget(budget(answers))).collect();
    rollout_gain(&Baiting::new(), &weights(), &players, 1, 1, &Stop::never()).unwrap()
}

/// The policy waits. A bait that is laid shows nothing as long as nobody has replied; left alone, as the policy would leave
/// it, it brings 2 points for good.
#[test]
fn a_gain_is_what_the_policy_would_not_have_had() {
    let gains = gains(&[1, 2]);
    assert_eq!(gains.len(), 2, "a turn of each");
    assert_eq!(gains[0].seat, Seat(0));
    assert_eq!(gains[0].gains, [[0.0, 2.0, 2.0, 2.0], [0.0; 4]], "the second one does not trust the enemy");
    assert!(gains[0].nodes.iter().all(|nodes| *nodes > 0), "{gains:?}");
    assert_eq!((gains[1].seat, &gains[1].gains), (Seat(1), &vec![[0.0; 4]; 2]), "there is no bait to spring");
}

#[test]
fn a_stop_gives_nothing() {
    let stop = Stop::never();
    stop.now();
    assert!(rollout_gain(&Baiting::new(), &weights(), &[Player::Random], 1, 1, &stop).is_none());
}
