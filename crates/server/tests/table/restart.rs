//! The data file outlives the server.

use crate::support::http::{get, new_table};
use crate::support::player::Player;
use crate::support::{FAST, start, start_on};
use kernel::SeededDice;
use serde_json::json;

#[tokio::test]
async fn everything_is_there_after_a_restart() {
    let (server, folder) = start().await;
    let made = new_table(server.address()).await;
    let mut player = Player::sit(server.address(), &made, &["russian", "allied"]).await;
    let mut dice = SeededDice::new(3);
    for _ in 0..60 {
        player.play_touches(&mut dice).await;
    }
    let before = player.view.clone();
    server.stop().await;
    assert!(player.hear().await.is_none(), "a server that stops hangs up");

    let server = start_on(&folder.path().join("test.db"), FAST).await;
    let summary = get(server.address(), &format!("/api/tables/{}", made.table)).await.json();
    assert_eq!((&summary["number"], &summary["over"]), (&json!(60), &json!(false)));
    let mut back = Player::sit(server.address(), &made, &["russian", "allied"]).await;
    for part in ["state", "number", "scene", "turn", "touches", "take_back"] {
        assert_eq!(back.view[part], before[part], "{part}");
    }
    assert_eq!(back.story, player.story);
    // The dice go on as if nothing had happened.
    for _ in 0..20 {
        back.play_touches(&mut dice).await;
    }
    server.stop().await;
}

#[tokio::test]
async fn two_servers_on_one_file_never_play_twice() {
    let (one, folder) = start().await;
    let two = start_on(&folder.path().join("test.db"), FAST).await;
    let made = new_table(one.address()).await;
    let mut here = Player::sit(one.address(), &made, &["russian"]).await;
    let mut there = Player::sit(two.address(), &made, &["russian"]).await;
    here.play(&["button:done".to_owned()]).await;
    let request = there.playing(&["button:done".to_owned()]);
    assert_eq!(there.ask(request).await, "stale");
    there.until(|view| view["number"] == 1).await;
    assert_eq!(there.state(), here.state());
}
