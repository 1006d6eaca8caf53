//! Clients that mean harm. Nothing of theirs is played, and the server stays well.

use crate::support::http::{get, new_table};
use crate::support::player::Player;
use crate::support::{start, start_on};
use kernel::SeededDice;
use serde_json::{Value, json};
use server::wire::TableMade;
use server::{Limits, Server};
use std::time::Duration;

/// The server answers, nothing was played, and the game can be played.
async fn is_untouched(server: &Server, made: &TableMade) {
    assert_eq!(get(server.address(), "/api/health").await.status, 200);
    assert!(server.store().load(&made.table).await.unwrap().record.entries.is_empty());
    let mut player = Player::sit(server.address(), made, &["russian"]).await;
    player.play(&["button:done".to_owned()]).await;
}

#[tokio::test]
async fn nonsense_is_answered_with_a_sentence_and_then_no_more() {
    let (server, _folder) = start().await;
    let made = new_table(server.address()).await;
    let mut player = Player::sit(server.address(), &made, &["russian"]).await;
    let mut answered = 0;
    for nonsense in
        ["", "{", "null", "[]", "{\"id\":1}", "{\"id\":-1,\"ask\":{\"do\":\"look\"}}", "\u{0}"].iter().cycle()
    {
        player.send(*nonsense).await;
        let Some(message) = player.hear().await else { break };
        assert_eq!(message["answer"]["id"], 0);
        assert!(message["answer"]["answer"]["failed"].is_string());
        answered += 1;
        if answered == 50 {
            assert!(player.hear().await.is_none(), "enough is enough");
            break;
        }
    }
    assert_eq!(answered, 50);
    is_untouched(&server, &made).await;
}

#[tokio::test]
async fn a_giant_message_ends_the_connection_alone() {
    let (server, _folder) = start().await;
    let made = new_table(server.address()).await;
    let mut player = Player::sit(server.address(), &made, &["russian"]).await;
    let mut witness = Player::sit(server.address(), &made, &[]).await;
    player.send(format!("{{\"id\":1,\"ask\":\"{}\"}}", "x".repeat(100_000))).await;
    while let Some(message) = player.hear().await {
        assert!(message.get("answer").is_none(), "it is not even read");
    }
    let state = witness.state();
    assert!(witness.ask(json!({ "do": "look", "state": state, "number": 0 })).await["scene"].is_object());
    // Just as deep as it is long.
    let mut deep = Player::sit(server.address(), &made, &[]).await;
    deep.send("[".repeat(60_000)).await;
    deep.until_answered().await;
    is_untouched(&server, &made).await;
}

#[tokio::test]
async fn who_asks_too_much_is_told_so_and_then_left() {
    let folder = tempfile::tempdir().unwrap();
    let limits = Limits { requests_per_second: 1.0, burst: 10.0, patience: Duration::from_secs(10) };
    let server = start_on(&folder.path().join("test.db"), limits).await;
    let made = new_table(server.address()).await;
    let mut player = Player::sit(server.address(), &made, &["russian"]).await;
    let request =
        json!({ "id": 7, "ask": { "do": "look", "state": player.state(), "number": 0 } }).to_string();
    let (mut shown, mut refused) = (0, 0);
    for _ in 0..300 {
        if player.try_send(&request).await.is_err() {
            break;
        }
        let Some(message) = player.hear().await else { break };
        match message["answer"]["answer"].get("failed") {
            Some(_) => refused += 1,
            None => shown += 1,
        }
    }
    assert!((9..15).contains(&shown), "{shown}");
    assert_eq!(refused, 200);
    is_untouched(&server, &made).await;
}

#[tokio::test]
async fn who_does_not_sit_down_is_left() {
    let folder = tempfile::tempdir().unwrap();
    let limits = Limits { patience: Duration::from_millis(300), ..crate::support::FAST };
    let server = start_on(&folder.path().join("test.db"), limits).await;
    let made = new_table(server.address()).await;
    let mut idle = Player::approach(server.address(), &made.table).await;
    assert!(idle.hear().await.is_none());
    is_untouched(&server, &made).await;
}

/// A request of the right form whose parts are anything. It never has the key, the seat and the state that
/// it would need to be played; `foreign` is a seat of somebody else.
fn anything(dice: &mut SeededDice, state: u64, foreign: &str) -> Value {
    let word = |dice: &mut SeededDice| -> String {
        const WORDS: [&str; 14] = [
            "",
            "russian",
            "allied",
            "button:done",
            "piece:ru_azov_2",
            "hex:2313",
            "hex:0000",
            "hex:9999",
            "piece:",
            "é\u{0}\u{202e}",
            "2313",
            "zoc",
            "../../etc",
            "-1",
        ];
        WORDS[dice.below(WORDS.len())].to_owned()
    };
    let state = [state, 0, 1, u64::MAX, state + 1][dice.below(5)];
    let number = [0, 1, 5, usize::MAX][dice.below(4)];
    let chain: Vec<String> = (0..dice.below(4)).map(|_| word(dice)).collect();
    let seat = word(dice);
    match dice.below(13) {
        0 => json!({ "do": "play", "seat": seat, "state": state, "chain": chain }),
        1 => json!({ "do": "why", "seat": seat, "state": state, "chain": chain }),
        2 => json!({ "do": "odds", "seat": seat, "state": state, "chain": chain }),
        3 => json!({ "do": "narrow", "state": state, "first": word(dice) }),
        4 => json!({ "do": "describe", "state": state, "hex": word(dice), "in_hand": word(dice) }),
        5 => json!({ "do": "survey", "state": state, "survey": word(dice), "subject": word(dice) }),
        6 => json!({ "do": "look", "state": state, "number": number }),
        7 => json!({ "do": "take_back", "seat": seat, "state": state, "to": number }),
        8 => json!({ "do": "reply", "seat": seat, "state": state, "accept": dice.below(2) == 0 }),
        9 => json!({ "do": "advise", "seat": seat, "state": state }),
        10 => {
            let far = [0, -1, i32::MAX, i32::MIN][dice.below(4)];
            json!({ "do": "sketch", "state": state, "piece": word(dice), "x": far, "y": number.min(9), "heading": 9 })
        }
        11 => json!({ "do": "set_player", "seat": foreign, "player": { "computer": "recruit" } }),
        _ => json!({ "do": "sit", "keys": { "russian": word(dice) }, "known": number, "state": state }),
    }
}

#[tokio::test]
async fn thousands_of_hostile_requests_play_nothing() {
    let (server, _folder) = start().await;
    let made = new_table(server.address()).await;
    for (seats, seed) in [(&[][..], 1), (&["allied"][..], 2)] {
        let mut player = Player::sit(server.address(), &made, seats).await;
        let mut dice = SeededDice::new(seed);
        for _ in 0..2_500 {
            let request = anything(&mut dice, player.state(), "russian");
            let answer = player.ask(request.clone()).await;
            assert_ne!(answer, "done", "{request}");
        }
    }
    // The Russian player himself, with touches that mean nothing: every one is refused or changes nothing.
    let mut russian = Player::sit(server.address(), &made, &["russian"]).await;
    let mut dice = SeededDice::new(3);
    for _ in 0..2_500 {
        let mut request = anything(&mut dice, russian.state(), "allied");
        if request["chain"] == json!(["button:done"]) {
            request["chain"] = json!(["button:done", "button:done"]);
        }
        let answer = russian.ask(request.clone()).await;
        assert_ne!(answer, "done", "{request}");
    }
    is_untouched(&server, &made).await;
}
