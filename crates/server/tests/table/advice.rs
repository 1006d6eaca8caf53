//! What would you do?

use crate::support::http::{get, new_table};
use crate::support::player::Player;
use crate::support::start;
use serde_json::{Value, json};
use std::time::{Duration, Instant};

fn advise(player: &Player, seat: &str) -> Value {
    json!({ "do": "advise", "seat": seat, "state": player.state() })
}

#[tokio::test]
async fn advice_can_be_followed() {
    let (server, _folder) = start().await;
    let made = new_table(server.address()).await;
    let mut player = Player::sit(server.address(), &made, &["russian"]).await;
    for _ in 0..3 {
        let before = Instant::now();
        let answer = player.ask(advise(&player, "russian")).await;
        assert!(before.elapsed() < Duration::from_secs(4), "time is bounded");
        let advice = &answer["advice"];
        assert_eq!(advice["seat"], "russian", "{answer}");
        assert!(advice["text"].as_str().is_some_and(|text| !text.is_empty()));
        let chain: Vec<String> = serde_json::from_value(advice["chain"].clone()).unwrap();
        player.play(&chain).await;
        if player.deciding().as_deref() != Some("russian") {
            break;
        }
    }
    assert_eq!(get(server.address(), "/api/levels").await.json().as_array().unwrap().len(), 4);
}

#[tokio::test]
async fn only_who_has_to_decide_is_advised() {
    let (server, _folder) = start().await;
    let made = new_table(server.address()).await;
    let mut allied = Player::sit(server.address(), &made, &["allied"]).await;
    for seat in ["allied", "russian", "martian"] {
        let answer = allied.ask(advise(&allied, seat)).await;
        assert!(answer["failed"].is_string(), "{answer}");
    }
    let late = allied.ask(json!({ "do": "advise", "seat": "allied", "state": 99 })).await;
    assert_eq!(late, "stale");
}

/// Every question is answered once, and a decision or another question ends the thinking.
#[tokio::test]
async fn one_question_at_a_time() {
    let (server, _folder) = start().await;
    let made = new_table(server.address()).await;
    let mut player = Player::sit(server.address(), &made, &["russian"]).await;
    let ask = advise(&player, "russian");
    let play = player.playing(&["button:done".to_owned()]);
    for (id, ask) in [(101, &ask), (102, &ask), (103, &ask), (104, &play)] {
        player.send(json!({ "id": id, "ask": ask }).to_string()).await;
    }
    let mut answers = std::collections::BTreeMap::new();
    while answers.len() < 4 {
        let message = player.hear().await.unwrap();
        if let Some(answer) = message.get("answer") {
            let doubled = answers.insert(answer["id"].as_u64().unwrap(), answer["answer"].clone());
            assert!(doubled.is_none(), "answered twice");
        }
    }
    assert_eq!(answers[&104], "done");
    for id in [101, 102] {
        assert!(answers[&id]["failed"].is_string() || answers[&id]["advice"].is_object(), "{answers:?}");
    }
    assert!(answers[&103] == "stale" || answers[&103]["advice"].is_object(), "{answers:?}");
}
