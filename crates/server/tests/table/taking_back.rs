//! Taking back: freely, or by consent.

use crate::support::http::new_table;
use crate::support::player::Player;
use crate::support::start;
use serde_json::{Value, json};

fn take_back(player: &Player, seat: &str, to: u64) -> Value {
    json!({ "do": "take_back", "seat": seat, "state": player.state(), "to": to })
}

fn reply(player: &Player, seat: &str, accept: bool) -> Value {
    json!({ "do": "reply", "seat": seat, "state": player.state(), "accept": accept })
}

/// Marches a unit somewhere.
async fn march(player: &mut Player) {
    let touches = player.view["touches"].as_array().unwrap().clone();
    let piece = touches.iter().find(|touch| touch.get("more").is_some()).unwrap()["link"].clone();
    let behind = player.ask(json!({ "do": "narrow", "state": player.state(), "first": piece })).await;
    let hex = &behind["narrowed"][0]["link"];
    player.play(&[piece.as_str().unwrap().to_owned(), hex.as_str().unwrap().to_owned()]).await;
}

/// Two players; the Russian has marched and ended his phases, and the Allied one is asked.
async fn allied_turn() -> (server::Server, tempfile::TempDir, Player, Player) {
    let (server, folder) = start().await;
    let made = new_table(server.address()).await;
    let mut russian = Player::sit(server.address(), &made, &["russian"]).await;
    let mut allied = Player::sit(server.address(), &made, &["allied"]).await;
    march(&mut russian).await;
    while russian.deciding().as_deref() == Some("russian") {
        russian.play(&["button:done".to_owned()]).await;
    }
    let number = russian.number();
    allied.until(|view| view["number"] == number).await;
    (server, folder, russian, allied)
}

#[tokio::test]
async fn ones_own_decisions_are_free() {
    let (server, _folder) = start().await;
    let made = new_table(server.address()).await;
    let mut player = Player::sit(server.address(), &made, &["russian"]).await;
    let opening = player.view["scene"].clone();
    assert_eq!(player.view["take_back"], Value::Null);
    march(&mut player).await;
    march(&mut player).await;
    let offered = &player.view["take_back"];
    assert_eq!((&offered["to"], &offered["free"]), (&json!(1), &json!(true)));
    assert!(offered["what"][0].is_string());
    let state = player.state();
    assert_eq!(player.ask(take_back(&player, "russian", 0)).await, "done");
    player.until(|view| view["state"] != state).await;
    assert_eq!((player.number(), player.state()), (0, state + 1), "the state grows");
    assert_eq!(player.view["scene"], opening);
    assert!(player.story.is_empty());
}

#[tokio::test]
async fn beyond_that_the_others_must_agree() {
    let (_server, _folder, mut russian, mut allied) = allied_turn().await;
    let number = russian.number();
    assert_eq!(russian.view["take_back"]["free"], false);
    assert_eq!(russian.view["take_back"]["to"], number - 1);
    assert_eq!(russian.ask(take_back(&russian, "russian", number - 1)).await, "done");
    allied.until(|view| view["offer"] != Value::Null).await;
    let offer = allied.view["offer"].clone();
    assert_eq!(offer["by"], "russian");
    assert_eq!(offer["waits_for"], json!(["allied"]));
    assert!(offer["what"][0].is_string());
    assert_eq!(allied.number(), number, "nothing is taken back yet");
    let own = russian.ask(reply(&russian, "russian", true)).await;
    assert!(own["failed"].is_string(), "nobody agrees with himself");
    assert_eq!(allied.ask(reply(&allied, "allied", true)).await, "done");
    for player in [&mut russian, &mut allied] {
        player.until(|view| view["number"] == number - 1).await;
        assert_eq!(player.view["offer"], Value::Null);
        assert_eq!(player.deciding().as_deref(), Some("russian"));
    }
}

#[tokio::test]
async fn an_offer_can_be_declined_and_withdrawn_and_lapses() {
    let (_server, _folder, mut russian, mut allied) = allied_turn().await;
    let number = russian.number();
    let offer = |view: &Value| view["offer"] != Value::Null;
    for who_ends_it in 0..3 {
        russian.until(|view| !offer(view)).await;
        assert_eq!(russian.ask(take_back(&russian, "russian", number - 1)).await, "done");
        russian.until(offer).await;
        allied.until(offer).await;
        match who_ends_it {
            0 => assert_eq!(allied.ask(reply(&allied, "allied", false)).await, "done"),
            1 => assert_eq!(russian.ask(reply(&russian, "russian", false)).await, "done"),
            _ => allied.play(&["button:done".to_owned()]).await,
        }
        allied.until(|view| !offer(view)).await;
    }
    russian.until(|view| !offer(view)).await;
    assert_eq!(russian.number(), number + 1);
    let late = russian.ask(reply(&russian, "russian", false)).await;
    assert!(late["failed"].is_string());
}

#[tokio::test]
async fn only_ones_own_decisions_can_be_asked_back() {
    let (_server, _folder, mut russian, mut allied) = allied_turn().await;
    let number = russian.number();
    for (player, seat) in [(&mut russian, "russian"), (&mut allied, "allied")] {
        for to in [number, number + 1, u64::from(u32::MAX)] {
            let answer = player.ask(take_back(player, seat, to)).await;
            assert!(answer["failed"].is_string(), "{answer}");
        }
    }
    let others = allied.ask(take_back(&allied, "allied", number - 1)).await;
    assert!(others["failed"].is_string(), "{others}");
    assert_eq!(allied.view["take_back"], Value::Null, "the Allied player has decided nothing");
}
