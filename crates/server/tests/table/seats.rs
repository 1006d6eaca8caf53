//! Who sits where, and what each may see.

use crate::support::http::new_table;
use crate::support::player::Player;
use crate::support::start;
use serde_json::{Value, json};

fn is_present(view: &Value, seat: &str) -> bool {
    view["seats"].as_array().unwrap().iter().any(|shown| shown["id"] == seat && shown["present"] == true)
}

#[tokio::test]
async fn each_connection_gets_its_own_view() {
    let (server, _folder) = start().await;
    let made = new_table(server.address()).await;
    let mut russian = Player::sit(server.address(), &made, &["russian"]).await;
    let mut allied = Player::sit(server.address(), &made, &["allied"]).await;
    let mut watcher = Player::sit(server.address(), &made, &[]).await;
    russian.until(|view| is_present(view, "allied")).await;
    assert_eq!(russian.deciding().as_deref(), Some("russian"));
    assert_ne!(russian.view["touches"], json!([]));
    for other in [&allied, &watcher] {
        assert_eq!(other.view["touches"], json!([]));
    }
    assert_eq!(
        [&russian.view["yours"], &allied.view["yours"], &watcher.view["yours"]],
        [&json!(["russian"]), &json!(["allied"]), &json!([])]
    );
    russian.play(&["button:done".to_owned()]).await;
    allied.until(|view| view["number"] == 1).await;
    watcher.until(|view| view["number"] == 1).await;
    // The same step, told to the player whose turn it is and to the others.
    assert_eq!(allied.story, watcher.story);
    let heading = |player: &Player| player.story[0]["heading"].as_str().map(str::to_owned);
    assert!(heading(&russian).is_some_and(|told| told.contains("your Player-Turn")), "{:?}", russian.story);
    assert!(heading(&allied).is_some_and(|told| told.contains("Russian Player-Turn")), "{:?}", allied.story);
}

#[tokio::test]
async fn coming_and_going_is_shown() {
    let (server, _folder) = start().await;
    let made = new_table(server.address()).await;
    let mut watcher = Player::sit(server.address(), &made, &[]).await;
    assert!(!is_present(&watcher.view, "allied"));
    let allied = Player::sit(server.address(), &made, &["allied"]).await;
    watcher.until(|view| is_present(view, "allied")).await;
    drop(allied);
    watcher.until(|view| !is_present(view, "allied")).await;
}

#[tokio::test]
async fn nobody_plays_a_seat_of_somebody_else() {
    let (server, _folder) = start().await;
    let made = new_table(server.address()).await;
    let mut allied = Player::sit(server.address(), &made, &["allied"]).await;
    let mut watcher = Player::sit(server.address(), &made, &[]).await;
    for player in [&mut allied, &mut watcher] {
        let state = player.state();
        for request in [
            json!({ "do": "play", "seat": "russian", "state": state, "chain": ["button:done"] }),
            json!({ "do": "why", "seat": "russian", "state": state, "chain": ["button:done"] }),
            json!({ "do": "odds", "seat": "russian", "state": state, "chain": ["button:done"] }),
            json!({ "do": "narrow", "state": state, "first": "piece:ru_azov_2" }),
            json!({ "do": "take_back", "seat": "russian", "state": state, "to": 0 }),
            json!({ "do": "reply", "seat": "russian", "state": state, "accept": true }),
        ] {
            let answer = player.ask(request.clone()).await;
            assert!(answer["failed"].is_string(), "{request}: {answer}");
        }
    }
    // One's own seat, but not one's turn: the rules say so.
    let early = allied
        .ask(json!({ "do": "play", "seat": "allied", "state": allied.state(), "chain": ["button:done"] }))
        .await;
    assert!(early["refused"]["rule"].is_string(), "{early}");
    assert_eq!(allied.number(), 0);
}

#[tokio::test]
async fn wrong_keys_open_nothing() {
    let (server, _folder) = start().await;
    let made = new_table(server.address()).await;
    let other = new_table(server.address()).await;
    let mut player = Player::approach(server.address(), &made.table).await;
    for keys in [
        json!({ "russian": "guess" }),
        json!({ "russian": "" }),
        json!({ "russian": made.keys["allied"] }),
        json!({ "russian": other.keys["russian"] }),
        json!({ "martian": made.keys["russian"] }),
    ] {
        let answer = player.ask(json!({ "do": "sit", "keys": keys, "known": 0, "state": 0 })).await;
        assert!(answer["failed"].is_string(), "{keys}: {answer}");
        let early = player.ask(json!({ "do": "look", "state": 1, "number": 0 })).await;
        assert!(early["failed"].is_string(), "nothing is shown before sitting down");
    }
}

#[tokio::test]
async fn who_comes_back_is_told_only_what_is_new() {
    let (server, _folder) = start().await;
    let made = new_table(server.address()).await;
    let mut player = Player::sit(server.address(), &made, &["russian", "allied"]).await;
    let mut dice = kernel::SeededDice::new(1);
    for _ in 0..6 {
        player.play_any(&mut dice).await;
    }
    let mut back = Player::approach(server.address(), &made.table).await;
    back.story = player.story[..4].to_vec();
    let known = json!({ "do": "sit", "keys": {}, "known": 4, "state": player.state() - 2 });
    assert_eq!(back.ask(known).await, "done");
    back.next_view().await;
    assert_eq!(back.view["story_from"], 4);
    assert_eq!(back.story, player.story);
}
