//! Decisions that are made unseen: what leaves the server meanwhile, and how fast the computer makes them.

use crate::support::http::new_table_with;
use crate::support::player::Player;
use crate::support::start;
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// How long the computer waits between decisions at the slowest pace.
const SLOW: Duration = Duration::from_secs(3);

/// Is the decision that is asked for made unseen?
fn is_secret(view: &Value) -> bool {
    view["turn"]["decide"]["secret"] == true
}

/// Plots the fire of the first unit that can, at the first thing in its reach.
async fn plot(player: &mut Player) {
    let touches = player.view["touches"].as_array().expect("touches").clone();
    let piece =
        touches.iter().filter_map(|touch| touch["link"].as_str()).find(|link| link.starts_with("piece:"));
    let piece = piece.expect("a unit that can fire").to_owned();
    let narrow = json!({ "do": "narrow", "state": player.state(), "first": piece });
    let behind = player.ask(narrow).await;
    let target = behind["narrowed"][0]["link"].as_str().expect("a target").to_owned();
    player.play(&[piece, target]).await;
}

/// Everything that was sent to somebody so far. He asks for something twice: what was to be said before the first
/// answer has left with it, so that it is here when the second one comes.
async fn heard(player: &mut Player) -> Vec<Value> {
    let mut heard = Vec::new();
    for id in [1_000_001, 1_000_002] {
        let ask = json!({ "do": "describe", "state": player.state(), "hex": "1010" });
        player.send(json!({ "id": id, "ask": ask }).to_string()).await;
        loop {
            let message = player.hear().await.expect("an open connection");
            if message["answer"]["id"] == id {
                break;
            }
            heard.push(message);
        }
    }
    heard
}

#[tokio::test]
async fn while_somebody_plots_nothing_at_all_is_sent_to_the_others() {
    let (server, _folder) = start().await;
    let wanted = json!({ "game": "crimea", "options": { "scenario": "inkerman" } });
    let made = new_table_with(server.address(), &wanted).await;
    let mut russian = Player::sit(server.address(), &made, &["russian"]).await;
    let mut allied = Player::sit(server.address(), &made, &["allied"]).await;
    let mut watcher = Player::sit(server.address(), &made, &[]).await;
    assert!(is_secret(&russian.view) && russian.deciding().as_deref() == Some("russian"));
    // Those who came last were told to the others.
    heard(&mut allied).await;
    heard(&mut watcher).await;
    let number = allied.number();

    for _ in 0..3 {
        plot(&mut russian).await;
        assert_eq!(heard(&mut allied).await, [] as [Value; 0], "the enemy hears of a plot");
        assert_eq!(heard(&mut watcher).await, [] as [Value; 0], "somebody who watches hears of a plot");
    }
    let (before, to) = (russian.state(), russian.view["take_back"]["to"].clone());
    let take_back = json!({ "do": "take_back", "seat": "russian", "state": before, "to": to });
    assert_eq!(russian.ask(take_back).await, "done");
    russian.until(|view| view["state"] != before).await;
    assert_eq!(heard(&mut allied).await, [] as [Value; 0], "the enemy hears of a second thought");

    // That the turn to plot has passed on is no secret; what was plotted is.
    russian.play(&["button:done".to_owned()]).await;
    let told = heard(&mut allied).await;
    assert_eq!(told.len(), 1, "{told:?}");
    assert_eq!((allied.deciding().as_deref(), allied.number()), (Some("allied"), number));

    // When both are ready, everybody is told everything.
    allied.play(&["button:done".to_owned()]).await;
    for player in [&mut russian, &mut allied, &mut watcher] {
        player.until(|view| view["number"] == number + 4).await;
        assert_eq!(player.story.len() as u64, number + 4);
    }
    server.stop().await;
}

#[tokio::test]
async fn the_computer_does_not_wait_between_plots_and_nobody_can_count_them() {
    let (server, _folder) = start().await;
    let wanted = json!({
        "game": "crimea",
        "options": { "scenario": "inkerman" },
        "computers": { "russian": "recruit" },
        "pace": "paused",
    });
    let made = new_table_with(server.address(), &wanted).await;
    let mut allied = Player::sit(server.address(), &made, &["allied"]).await;
    assert!(is_secret(&allied.view) && allied.deciding().as_deref() == Some("russian"));
    let number = allied.number();
    let began = Instant::now();
    assert_eq!(allied.ask(json!({ "do": "set_pace", "pace": "slow" })).await, "done");
    let mut views = 0;
    while allied.deciding().as_deref() != Some("allied") {
        allied.next_view().await;
        assert_eq!(allied.number(), number);
        views += 1;
    }
    let took = began.elapsed();
    let plots = server.store().load(&made.table).await.unwrap().record.entries.len() as u32;
    assert!(plots >= 4, "only {plots} decisions: that tells nothing");
    assert!(took < SLOW * (plots - 1), "{plots} plots took {took:?}");
    assert!(views <= 2, "the new pace, and that it is the other one's turn: {views} views for {plots} plots");
    server.stop().await;
}
