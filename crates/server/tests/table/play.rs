//! Playing over the WebSocket.

use crate::support::http::new_table;
use crate::support::player::Player;
use crate::support::start;
use kernel::SeededDice;
use serde_json::json;

const BOTH: [&str; 2] = ["russian", "allied"];

#[tokio::test]
async fn a_random_game_is_played_to_the_end() {
    let (server, _folder) = start().await;
    let made = new_table(server.address()).await;
    let mut player = Player::sit(server.address(), &made, &BOTH).await;
    let mut dice = SeededDice::new(11);
    while player.deciding().is_some() {
        player.play_any(&mut dice).await;
        assert!(player.number() < 20_000, "an endless game");
    }
    assert!(player.view["turn"]["over"]["text"].as_str().is_some_and(|text| !text.is_empty()));
    assert_eq!(player.view["touches"], json!([]));
    assert_eq!(player.view["take_back"], json!(null), "the dice key is public now");
    server.stop().await;
}

#[tokio::test]
async fn a_doubled_click_plays_once() {
    let (server, _folder) = start().await;
    let made = new_table(server.address()).await;
    let mut player = Player::sit(server.address(), &made, &BOTH).await;
    let done = ["button:done".to_owned()];
    let request = player.playing(&done);
    player.send(json!({ "id": 101, "ask": request }).to_string()).await;
    player.send(json!({ "id": 102, "ask": request }).to_string()).await;
    let mut answers = Vec::new();
    while answers.len() < 2 {
        let message = player.hear().await.unwrap();
        if let Some(answer) = message.get("answer") {
            answers.push((answer["id"].clone(), answer["answer"].clone()));
        }
    }
    assert_eq!(answers, [(json!(101), json!("done")), (json!(102), json!("stale"))]);
    // What is stale is shown again.
    player.until(|view| view["number"] == 1).await;
    assert_eq!(player.number(), 1);
}

#[tokio::test]
async fn two_clicks_at_once_from_two_places_play_once() {
    let (server, _folder) = start().await;
    let made = new_table(server.address()).await;
    let mut one = Player::sit(server.address(), &made, &["russian"]).await;
    let mut two = Player::sit(server.address(), &made, &["russian"]).await;
    for round in 0..10 {
        if one.deciding().as_deref() != Some("russian") {
            break;
        }
        let chain = ["button:done".to_owned()];
        let (first, second) = (one.playing(&chain), two.playing(&chain));
        let (first, second) = tokio::join!(one.ask(first), two.ask(second));
        let mut answers = [first, second];
        answers.sort_by_key(ToString::to_string);
        assert_eq!(answers, [json!("done"), json!("stale")], "round {round}");
        one.until(|view| view["number"] == round + 1).await;
        two.until(|view| view["number"] == round + 1).await;
    }
    assert!(one.number() > 0);
}

#[tokio::test]
async fn what_is_forbidden_is_refused_with_its_case() {
    let (server, _folder) = start().await;
    let made = new_table(server.address()).await;
    let mut player = Player::sit(server.address(), &made, &BOTH).await;
    let chain = ["piece:ru_azov_2".to_owned(), "hex:2313".to_owned()];
    let answer = player.ask(player.playing(&chain)).await;
    assert_eq!(answer["refused"]["rule"], "quad:5.12", "{answer}");
    let why =
        player.ask(json!({ "do": "why", "seat": "russian", "state": player.state(), "chain": chain })).await;
    assert_eq!(why["why"]["refusal"], answer["refused"]);
    assert_eq!(player.number(), 0);
}

#[tokio::test]
async fn everything_else_that_can_be_asked_is_answered() {
    let (server, _folder) = start().await;
    let made = new_table(server.address()).await;
    let mut player = Player::sit(server.address(), &made, &BOTH).await;
    let state = player.state();
    let described = player.ask(json!({ "do": "describe", "state": state, "hex": "2313" })).await;
    assert!(described["described"].as_array().is_some_and(|lines| !lines.is_empty()), "{described}");
    let surveyed = player.ask(json!({ "do": "survey", "state": state, "survey": "no such" })).await;
    assert!(surveyed["failed"].is_string());
    let sketch = json!({ "do": "sketch", "state": state, "piece": "ru_azov_1", "x": 0, "y": 0 });
    let drawn = player.ask(sketch.clone()).await;
    assert_eq!(drawn["sketched"], serde_json::Value::Null, "this game has hexes");
    assert!(drawn.as_object().is_some_and(|answer| answer.contains_key("sketched")), "{drawn}");
    for (what, value) in [("x", json!(2_000_000_000)), ("y", json!(-2_000_000)), ("heading", json!(360))] {
        let mut absurd = sketch.clone();
        absurd[what] = value;
        assert!(player.ask(absurd).await["failed"].is_string(), "{what}");
    }
    let mut late = sketch;
    late["state"] = json!(state + 1);
    assert_eq!(player.ask(late).await, "stale");
    let looked = player.ask(json!({ "do": "look", "state": state, "number": 0 })).await;
    assert_eq!(looked["scene"], player.view["scene"]);
    let future = player.ask(json!({ "do": "look", "state": state, "number": 1 })).await;
    assert!(future["failed"].is_string());
    let odds = json!({ "do": "odds", "seat": "russian", "state": state, "chain": ["button:done"] });
    assert!(player.ask(odds).await.is_object());
    let again = player.ask(json!({ "do": "sit", "keys": {}, "known": 0, "state": state })).await;
    assert!(again["failed"].is_string());
}
