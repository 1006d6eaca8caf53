//! What was acknowledged survives `kill -9`, and nothing else comes into the game.

use crate::process::Process;
use crate::support::http::new_table;
use crate::support::player::Player;
use games::Intent;
use kernel::SeededDice;
use serde_json::{Value, json};
use std::time::Duration;

const BOTH: [&str; 2] = ["russian", "allied"];

/// Clicks as fast as the server lets it until the server dies. Returns the touches that were acknowledged,
/// and those that were asked for last.
async fn click(mut player: Player, mut dice: SeededDice) -> (Vec<Vec<String>>, Option<Vec<String>>) {
    let mut acknowledged = Vec::new();
    while player.deciding().is_some() {
        let Some(chain) = player.try_any_chain(&mut dice).await else { return (acknowledged, None) };
        let before = player.state();
        let request = player.playing(&chain);
        match player.patient_ask(request).await {
            Some(answer) => {
                assert_eq!(answer, "done");
                acknowledged.push(chain);
            }
            None => return (acknowledged, Some(chain)),
        }
        while player.state() == before {
            if player.hear().await.is_none() {
                return (acknowledged, None);
            }
        }
    }
    (acknowledged, None)
}

/// The touches that lead through the game at the table, by playing them in memory.
fn replayed(touches: &[Vec<String>], entries: &[kernel::Entry]) -> Vec<Value> {
    let mut session = games::title("balaclava").unwrap().begin(kernel::DiceKey::from_seed(1));
    let mut decisions = Vec::new();
    for (chain, entry) in touches.iter().zip(entries) {
        let links: Vec<&str> = chain.iter().map(String::as_str).collect();
        session.play(Some(&entry.seat), Intent::Touched(&links), None).unwrap();
        let decision = session.entries().last().unwrap().decision.clone();
        // The dice must fall as they did at the table, or the touches would soon mean something else.
        session.undo();
        session.play(Some(&entry.seat), Intent::Named(&decision), Some(&entry.dice)).unwrap();
        decisions.push(decision);
    }
    decisions
}

#[tokio::test(flavor = "multi_thread")]
async fn every_acknowledged_decision_is_there_after_kill_9() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("test.db");
    let mut seconds = SeededDice::new(77);
    for round in 0..6 {
        let mut process = Process::start(&data, "0");
        let made = new_table(process.address).await;
        let player = Player::sit(process.address, &made, &BOTH).await;
        let clicking = tokio::spawn(click(player, SeededDice::new(round)));
        tokio::time::sleep(Duration::from_millis(100 + seconds.below(900) as u64)).await;
        process.kill();
        let (acknowledged, last) = clicking.await.unwrap();
        assert!(!acknowledged.is_empty(), "round {round} was too short");

        let process = Process::start(&data, "0");
        let store = store::Store::open(&data).await.unwrap();
        let entries = store.load(&made.table).await.unwrap().record.entries;
        store.close().await;
        // What was asked for last may have been written without an acknowledgement.
        let asked: Vec<_> = acknowledged.iter().cloned().chain(last).collect();
        assert!((acknowledged.len()..=asked.len()).contains(&entries.len()), "round {round}");
        let decisions: Vec<Value> = entries.iter().map(|entry| entry.decision.clone()).collect();
        assert_eq!(replayed(&asked, &entries), decisions, "nothing but what was asked for");
        // And the game goes on.
        let mut player = Player::sit(process.address, &made, &BOTH).await;
        assert_eq!(player.number(), entries.len() as u64);
        if player.deciding().is_some() {
            player.play_any(&mut SeededDice::new(round)).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn clients_come_back_to_where_they_were() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("test.db");
    let mut process = Process::start(&data, "0");
    let port = process.address.port().to_string();
    let made = new_table(process.address).await;
    let mut player = Player::sit(process.address, &made, &BOTH).await;
    let mut dice = SeededDice::new(5);
    for _ in 0..20 {
        player.play_any(&mut dice).await;
    }
    process.kill();
    assert!(player.hear().await.is_none());
    let process = Process::start(&data, &port);
    let mut back = Player::approach(process.address, &made.table).await;
    back.story = player.story.clone();
    let sit = json!({ "do": "sit", "keys": made.keys, "known": 20, "state": player.state() });
    assert_eq!(back.ask(sit).await, "done");
    back.next_view().await;
    assert_eq!(back.view["story_from"], 20, "nothing is told twice");
    assert_eq!(back.view["scene"], player.view["scene"]);
}
