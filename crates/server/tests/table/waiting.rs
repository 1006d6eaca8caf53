//! What a seat may decide while another one is asked: at Inkerman to give up, at any time.

use crate::support::http::new_table_with;
use crate::support::player::Player;
use crate::support::start;
use serde_json::{Value, json};

const GIVE_UP: [&str; 2] = ["button:capitulate", "button:give_up"];

fn giving_up(player: &Player, seat: &str) -> Value {
    json!({ "do": "play", "seat": seat, "state": player.state(), "chain": GIVE_UP })
}

#[tokio::test]
async fn a_seat_that_waits_is_offered_to_give_up_and_may() {
    let (server, _folder) = start().await;
    let made = new_table_with(server.address(), &json!({ "game": "inkerman" })).await;
    let mut russian = Player::sit(server.address(), &made, &["russian"]).await;
    let mut allied = Player::sit(server.address(), &made, &["allied"]).await;
    let watcher = Player::sit(server.address(), &made, &[]).await;
    assert_eq!(russian.deciding().as_deref(), Some("russian"));
    assert_eq!(allied.view["touches"], json!([]));
    let open = &allied.view["waiting"];
    assert_eq!((open[0]["seat"].as_str(), open.as_array().map(Vec::len)), (Some("allied"), Some(1)));
    let touch = &open[0]["touches"][0];
    assert_eq!(
        (touch["link"].as_str(), touch["then"][0]["link"].as_str()),
        (Some(GIVE_UP[0]), Some(GIVE_UP[1]))
    );
    for other in [&russian, &watcher] {
        assert_eq!(
            other.view["waiting"],
            Value::Null,
            "who decides does not wait, and who watches has no seat"
        );
    }
    let other = allied.ask(giving_up(&allied, "russian")).await;
    assert!(other["failed"].is_string(), "nobody gives up for another: {other}");
    let early =
        json!({ "do": "play", "seat": "allied", "state": allied.state(), "chain": ["button:offer_end"] });
    assert_eq!(allied.ask(early).await["refused"]["rule"], "inkerman:5.4a");
    assert_eq!(allied.ask(giving_up(&allied, "allied")).await, "done");
    for player in [&mut russian, &mut allied] {
        player.until(|view| view["number"] == 1).await;
        assert_eq!(player.view["turn"]["over"]["winner"], "russian");
        assert_eq!(player.view["waiting"], Value::Null);
        assert_eq!(player.story[0]["seat"], "allied");
    }
    server.stop().await;
}

#[tokio::test]
async fn one_who_plays_both_sides_may_give_up_for_the_one_that_waits() {
    let (server, _folder) = start().await;
    let made = new_table_with(server.address(), &json!({ "game": "inkerman" })).await;
    let mut both = Player::sit(server.address(), &made, &["russian", "allied"]).await;
    assert_eq!(both.view["waiting"][0]["seat"], "allied");
    assert_eq!(both.ask(giving_up(&both, "allied")).await, "done");
    both.until(|view| view["number"] == 1).await;
    assert_eq!(both.view["turn"]["over"]["winner"], "russian");
    server.stop().await;
}
