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

/// Plots the fire of the last unit that can, at the first thing in its reach. (The first one may lead a division that
/// fires with it.)
async fn plot(player: &mut Player) {
    let touches = player.view["touches"].as_array().expect("touches").clone();
    let links = touches.iter().rev().filter_map(|touch| touch["link"].as_str());
    for piece in links.filter(|link| link.starts_with("piece:")) {
        let narrow = json!({ "do": "narrow", "state": player.state(), "first": piece });
        let behind = player.ask(narrow).await;
        let target = behind["narrowed"][0]["link"].as_str().expect("something to do").to_owned();
        // Those who have their orders can only have them taken out.
        if target.starts_with("hex:") {
            return player.play(&[piece.to_owned(), target]).await;
        }
    }
    panic!("nobody can fire");
}

/// Takes the first of the orders out that the seat is shown.
async fn take_out(player: &mut Player) {
    let chain: Vec<String> =
        serde_json::from_value(player.view["scene"]["orders"][0]["chain"].clone()).expect("an order");
    player.play(&chain).await;
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
    take_out(&mut russian).await;
    assert_eq!(heard(&mut allied).await, [] as [Value; 0], "the enemy hears of an order that is taken out");
    let (before, to) = (russian.state(), russian.view["take_back"]["to"].clone());
    let take_back = json!({ "do": "take_back", "seat": "russian", "state": before, "to": to });
    assert_eq!(russian.ask(take_back).await, "done");
    russian.until(|view| view["state"] != before).await;
    assert_eq!(heard(&mut allied).await, [] as [Value; 0], "the enemy hears of a second thought");

    // That the turn to plot has passed on is no secret; what was plotted is.
    russian.play(&["button:done".to_owned()]).await;
    allied.next_view().await;
    assert_eq!(heard(&mut allied).await, [] as [Value; 0], "it is told once");
    assert_eq!((allied.deciding().as_deref(), allied.number()), (Some("allied"), number));

    // When both are ready, everybody is told everything.
    allied.play(&["button:done".to_owned()]).await;
    for player in [&mut russian, &mut allied, &mut watcher] {
        player.until(|view| view["number"] == number + 5).await;
        assert_eq!(player.story.len() as u64, number + 5);
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

/// What the server says to somebody who asks for advice about each of many states: that is how the true number of the
/// state could be found out.
async fn probed(player: &mut Player, seat: &str) -> Vec<String> {
    let mut answers = Vec::new();
    for state in 0..20 {
        let answer = player.ask(json!({ "do": "advise", "seat": seat, "state": state })).await;
        answers.push(if answer == "stale" { "stale".to_owned() } else { answer.to_string() });
    }
    answers
}

#[tokio::test]
async fn who_plots_second_is_answered_and_who_asks_learns_nothing_of_the_plots() {
    let (server, _folder) = start().await;
    let wanted = json!({ "game": "crimea", "options": { "scenario": "inkerman" } });
    let made = new_table_with(server.address(), &wanted).await;
    let mut russian = Player::sit(server.address(), &made, &["russian"]).await;
    let mut allied = Player::sit(server.address(), &made, &["allied"]).await;
    let mut watcher = Player::sit(server.address(), &made, &[]).await;
    let before = (probed(&mut allied, "allied").await, probed(&mut watcher, "allied").await);
    assert_eq!(before.0.iter().filter(|answer| *answer != "stale").count(), 1);
    for _ in 0..3 {
        plot(&mut russian).await;
        assert_eq!(before, (probed(&mut allied, "allied").await, probed(&mut watcher, "allied").await));
    }

    // The turn to plot passes on: that is another state, in which something can be touched and asked.
    let state = allied.state();
    russian.play(&["button:done".to_owned()]).await;
    allied.until(|view| view["turn"]["decide"]["seat"] == "allied").await;
    assert_eq!(allied.state(), state + 1);
    for _ in 0..2 {
        let state = allied.state();
        let advice = allied.ask(json!({ "do": "advise", "seat": "allied", "state": state })).await;
        assert!(advice["advice"].is_object(), "{advice}");
        let describe = json!({ "do": "describe", "state": state, "hex": "1010" });
        assert!(allied.ask(describe).await["described"].is_array());
        let why = json!({ "do": "why", "seat": "allied", "state": state, "chain": ["hex:1010"] });
        assert!(allied.ask(why).await["why"].is_object());
        plot(&mut allied).await;
        assert_eq!(allied.state(), state + 1);
    }
    server.stop().await;
}

/// A late question about advice is answered, and the view comes after it, as with every other question.
#[tokio::test]
async fn the_view_follows_advice_that_came_too_late() {
    let (server, _folder) = start().await;
    let made = new_table_with(server.address(), &json!({ "game": "crimea" })).await;
    let mut player = Player::sit(server.address(), &made, &["russian"]).await;
    heard(&mut player).await;
    let late = player.ask(json!({ "do": "advise", "seat": "russian", "state": 99 })).await;
    assert_eq!(late, "stale");
    assert!(heard(&mut player).await.iter().any(|message| message.get("view").is_some()));
    server.stop().await;
}
