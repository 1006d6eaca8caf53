//! What thought is worth in one turn.

mod baiting;

use baiting::Baiting;
use commander::{Budget, Gain, Player, Stop, Weights, gauge};
use kernel::Seat;
use std::collections::BTreeMap;

fn weights() -> Weights {
    Weights { features: vec![1.0], habits: vec![1.0], looks: BTreeMap::new() }
}

/// Both turns of the game are measured; those who take the place of habit count on so many answers.
fn gains(answers: &[u32]) -> Vec<Gain> {
    let budget =
        |answers: &u32| Budget { nodes: 200, dice: 2, reply: true, answers: *answers, ..Budget::HABITS };
    let players: Vec<Player> = answers.iter().map(|answers| Player::Budget(budget(answers))).collect();
    gauge(&Baiting::new(), &weights(), &players, 1, 1, &Stop::never()).unwrap()
}

/// Habit waits. A bait that is laid shows nothing as long as nobody has answered; left alone, as habit would leave it, it
/// brings 2 points for good.
#[test]
fn a_gain_is_what_habit_would_not_have_had() {
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
    assert!(gauge(&Baiting::new(), &weights(), &[Player::Random], 1, 1, &stop).is_none());
}
