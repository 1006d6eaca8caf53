//! The computer at the table.

use crate::support::http::{get, new_table, new_table_with, post, with_keys};
use crate::support::player::Player;
use crate::support::{FAST, http, start, start_on};
use kernel::SeededDice;
use serde_json::{Value, json};
use server::wire::TableMade;
use std::net::SocketAddr;
use std::time::{Duration, Instant};

const BOTH: [&str; 2] = ["russian", "allied"];

/// A person has the Russians, the computer the Allies.
async fn against(server: SocketAddr, level: &str) -> TableMade {
    let wanted = json!({ "game": "balaclava", "computers": { "allied": level }, "pace": "at_once" });
    new_table_with(server, &wanted).await
}

async fn among_computers(server: SocketAddr, pace: &str) -> TableMade {
    let computers = json!({ "russian": "recruit", "allied": "recruit" });
    new_table_with(server, &json!({ "game": "balaclava", "computers": computers, "pace": pace })).await
}

fn set(seat: &str, player: &Value) -> Value {
    json!({ "do": "set_player", "seat": seat, "player": player })
}

fn computer(view: &Value, seat: &str) -> Value {
    let seats = view["seats"].as_array().unwrap();
    seats.iter().find(|shown| shown["id"] == seat).unwrap()["computer"].clone()
}

/// The Russian ends his phases until the Allies are asked.
async fn end_turn(player: &mut Player) -> u64 {
    while player.deciding().as_deref() == Some("russian") {
        let before = player.number();
        player.play(&["button:done".to_owned()]).await;
        if player.story[before as usize..].iter().any(|step| step["seat"] == "allied") {
            break;
        }
    }
    player.number()
}

async fn until_mine(player: &mut Player) {
    player.until(|view| view["turn"]["decide"]["seat"] == "russian").await;
}

fn allied_steps(player: &Player) -> usize {
    player.story.iter().filter(|step| step["seat"] == "allied").count()
}

#[tokio::test]
async fn the_computer_answers_a_move() {
    let (server, _folder) = start().await;
    let made = against(server.address(), "recruit").await;
    let mut player = Player::sit(server.address(), &made, &BOTH).await;
    assert_eq!(computer(&player.view, "allied"), "recruit");
    assert_eq!(computer(&player.view, "russian"), Value::Null);
    assert_eq!((&player.view["yours"], &player.view["keys_to"]), (&json!(["russian"]), &json!(BOTH)));
    end_turn(&mut player).await;
    until_mine(&mut player).await;
    assert!(allied_steps(&player) > 0, "the Allies have decided something");
    // What was told is on disk.
    let stored = server.store().load(&made.table).await.unwrap();
    assert!(stored.record.entries.len() as u64 >= player.number());
    server.stop().await;
}

#[tokio::test]
async fn it_answers_somebody_who_has_left() {
    let (server, _folder) = start().await;
    let made = against(server.address(), "recruit").await;
    let mut player = Player::sit(server.address(), &made, &["russian"]).await;
    let number = end_turn(&mut player).await;
    drop(player);
    let end = Instant::now() + Duration::from_secs(20);
    while server.store().load(&made.table).await.unwrap().record.entries.len() as u64 <= number {
        assert!(Instant::now() < end, "the computer does not answer");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test]
async fn computers_alone_wait_for_somebody_who_watches() {
    let (server, _folder) = start().await;
    let made = among_computers(server.address(), "at_once").await;
    let path = format!("/api/tables/{}", made.table);
    assert_eq!(get(server.address(), &path).await.json()["computers"]["russian"], "recruit");
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(get(server.address(), &path).await.json()["number"], 0);
    let mut watcher = Player::sit(server.address(), &made, &[]).await;
    watcher.until(|view| view["number"].as_u64() > Some(5)).await;
    drop(watcher);
    let mut numbers = [0, 1];
    while numbers[0] != numbers[1] {
        tokio::time::sleep(Duration::from_millis(400)).await;
        numbers = [numbers[1], server.store().load(&made.table).await.unwrap().record.entries.len()];
    }
}

#[tokio::test]
async fn computers_play_a_game_to_its_end() {
    let (server, _folder) = start().await;
    let made = among_computers(server.address(), "at_once").await;
    let mut watcher = Player::sit(server.address(), &made, &BOTH).await;
    assert_eq!(watcher.view["yours"], json!([]), "whose seats the computer plays watches");
    watcher.until(|view| view["turn"].get("over").is_some()).await;
    server.stop().await;
}

#[tokio::test]
async fn a_seat_changes_hands_in_the_middle_of_the_game() {
    let (server, _folder) = start().await;
    let made = new_table(server.address()).await;
    let mut player = Player::sit(server.address(), &made, &BOTH).await;
    player.play(&["button:done".to_owned()]).await;
    let state = player.state();
    assert_eq!(player.ask(json!({ "do": "set_pace", "pace": "paused" })).await, "done");
    assert_eq!(player.ask(set("allied", &json!({ "computer": "sergeant" }))).await, "done");
    player.until(|view| computer(view, "allied") == "sergeant" && view["pace"] == "paused").await;
    assert_eq!(player.state(), state, "the game is the same");
    player.until(|view| view["yours"] == json!(["russian"])).await;
    let number = end_turn(&mut player).await;

    // Its seat is not played by anybody else now.
    let chain = ["button:done".to_owned()];
    let answer = player.ask(player.playing(&chain)).await;
    assert!(answer["failed"].as_str().is_some_and(|told| told.contains("computer is playing")), "{answer}");

    // One decision on demand, and no more.
    assert_eq!(player.ask(json!({ "do": "step" })).await, "done");
    player.until(|view| view["number"] == number + 1).await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert_eq!(server.store().load(&made.table).await.unwrap().record.entries.len() as u64, number + 1);

    assert_eq!(player.ask(set("allied", &json!("person"))).await, "done");
    player.until(|view| computer(view, "allied") == Value::Null).await;
    assert_eq!(player.view["yours"], json!(BOTH));
    player.play_any(&mut SeededDice::new(1)).await;
}

#[tokio::test]
async fn only_who_has_the_key_says_who_plays() {
    let (server, _folder) = start().await;
    let made = new_table(server.address()).await;
    let mut watcher = Player::sit(server.address(), &made, &[]).await;
    let mut russian = Player::sit(server.address(), &made, &["russian"]).await;
    let captain = json!({ "computer": "captain" });
    for request in [
        set("russian", &captain),
        set("allied", &json!("person")),
        json!({ "do": "set_pace", "pace": "slow" }),
        json!({ "do": "step" }),
        json!({ "do": "advise", "seat": "russian", "state": 1 }),
    ] {
        let answer = watcher.ask(request.clone()).await;
        assert!(answer["failed"].is_string(), "{request}: {answer}");
    }
    for request in [
        set("allied", &captain),
        set("martian", &captain),
        set("russian", &json!({ "computer": "emperor" })),
        set("russian", &json!({ "computer": null })),
        set("russian", &json!("ghost")),
        json!({ "do": "set_pace", "pace": "gallop" }),
        json!({ "do": "step" }),
    ] {
        // What cannot even be read is answered without its id.
        russian.send(json!({ "id": 9, "ask": request }).to_string()).await;
        assert!(russian.until_answered().await["failed"].is_string(), "{request}");
    }
    let stored = server.store().load(&made.table).await.unwrap();
    assert!(stored.seats.iter().all(|seat| seat.computer.is_none()));
    assert_eq!(stored.pace, "quick");
    let wrong = json!({ "game": "balaclava", "computers": { "martian": "captain" } });
    assert_eq!(post(server.address(), "/api/tables", &wrong).await.status, 400);
    let wrong = json!({ "game": "balaclava", "computers": { "allied": "emperor" } });
    assert!(post(server.address(), "/api/tables", &wrong).await.status >= 400);
}

#[tokio::test]
async fn the_computer_lets_people_take_back() {
    let (server, _folder) = start().await;
    let made = against(server.address(), "recruit").await;
    let mut player = Player::sit(server.address(), &made, &BOTH).await;
    end_turn(&mut player).await;
    until_mine(&mut player).await;
    let back = player.view["take_back"].clone();
    assert_eq!((&back["seat"], &back["free"]), (&json!("russian"), &json!(true)));
    let (to, state) = (back["to"].as_u64().unwrap(), player.state());
    assert!(to < player.number() - 1, "the computer's decisions go with it");
    let request = json!({ "do": "take_back", "seat": "russian", "state": state, "to": to });
    assert_eq!(player.ask(request).await, "done");
    player.until(|view| view["state"].as_u64() > Some(state)).await;
    assert_eq!((player.number(), player.deciding().as_deref()), (to, Some("russian")));
}

/// The computer thinks, or waits for its moment: then everything is another.
#[tokio::test]
async fn a_thought_of_another_position_is_not_played() {
    let (server, _folder) = start().await;
    let made = against(server.address(), "general").await;
    let mut player = Player::sit(server.address(), &made, &BOTH).await;
    assert_eq!(player.ask(json!({ "do": "set_pace", "pace": "slow" })).await, "done");
    let number = end_turn(&mut player).await;
    let request = json!({ "do": "take_back", "seat": "russian", "state": player.state(), "to": number - 1 });
    assert_eq!(player.ask(request).await, "done");
    assert_eq!(player.ask(json!({ "do": "set_pace", "pace": "at_once" })).await, "done");
    player.until(|view| view["number"] == number - 1).await;
    tokio::time::sleep(Duration::from_millis(3_500)).await;
    let entries = server.store().load(&made.table).await.unwrap().record.entries;
    assert_eq!(entries.len() as u64, number - 1, "it is the Russian's turn, and stays so");

    // The same, but a person takes the seat over while it waits.
    assert_eq!(player.ask(json!({ "do": "set_pace", "pace": "slow" })).await, "done");
    let number = end_turn(&mut player).await;
    assert_eq!(player.ask(set("allied", &json!("person"))).await, "done");
    tokio::time::sleep(Duration::from_millis(3_500)).await;
    let entries = server.store().load(&made.table).await.unwrap().record.entries;
    assert_eq!(entries.len() as u64, number);
}

#[tokio::test]
async fn a_restart_goes_on_by_itself() {
    let (server, folder) = start().await;
    let made = against(server.address(), "recruit").await;
    let mut player = Player::sit(server.address(), &made, &["russian"]).await;
    assert_eq!(player.ask(json!({ "do": "set_pace", "pace": "slow" })).await, "done");
    let number = end_turn(&mut player).await;
    server.stop().await;

    let server = start_on(&folder.path().join("test.db"), FAST).await;
    let end = Instant::now() + Duration::from_secs(20);
    while server.store().load(&made.table).await.unwrap().record.entries.len() as u64 <= number {
        assert!(Instant::now() < end, "the computer does not go on");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let player = Player::sit(server.address(), &made, &["russian"]).await;
    assert_eq!((computer(&player.view, "allied"), &player.view["pace"]), (json!("recruit"), &json!("slow")));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_server_answers_while_three_tables_think() {
    let (server, _folder) = start().await;
    let mut watchers = Vec::new();
    for _ in 0..3 {
        let computers = json!({ "russian": "general", "allied": "general" });
        let wanted = json!({ "game": "balaclava", "computers": computers, "pace": "at_once" });
        let made = new_table_with(server.address(), &wanted).await;
        watchers.push(Player::sit(server.address(), &made, &BOTH).await);
    }
    let made = new_table(server.address()).await;
    let mut player = Player::sit(server.address(), &made, &BOTH).await;
    let mut dice = SeededDice::new(4);
    for _ in 0..20 {
        let before = Instant::now();
        player.play_any(&mut dice).await;
        assert!(before.elapsed() < Duration::from_secs(2), "a click waits for thinkers");
    }
    assert_eq!(get(server.address(), "/api/health").await.status, 200);
    for watcher in &mut watchers {
        watcher.until(|view| view["number"].as_u64() > Some(0)).await;
    }
    let before = Instant::now();
    server.stop().await;
    assert!(before.elapsed() < Duration::from_secs(2), "thinkers stop at once");
}

#[tokio::test]
async fn a_new_game_from_a_position_has_the_same_players() {
    let (server, _folder) = start().await;
    let made = against(server.address(), "recruit").await;
    let mut player = Player::sit(server.address(), &made, &BOTH).await;
    player.play(&["button:done".to_owned()]).await;
    let path = format!("/api/tables/{}/branch", made.table);
    let keys = with_keys(made.keys.values());
    let reply = http::send(server.address(), "POST", &path, &keys, "{\"number\":1}").await;
    let branch: TableMade = serde_json::from_value(reply.json()).unwrap();
    let player = Player::sit(server.address(), &branch, &BOTH).await;
    assert_eq!(computer(&player.view, "allied"), "recruit");
}
