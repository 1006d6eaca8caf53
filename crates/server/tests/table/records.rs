//! Records: who may have one, and what becomes of it.

use crate::support::http::{get, new_table, post, send, with_keys};
use crate::support::player::Player;
use crate::support::start;
use kernel::{Record, SeededDice};
use serde_json::{Value, json};
use server::Server;
use server::wire::TableMade;

async fn record(server: &Server, table: &str, keys: &str) -> (u16, Value) {
    let reply = send(server.address(), "GET", &format!("/api/tables/{table}/record"), keys, "").await;
    (reply.status, reply.json())
}

async fn played(server: &Server, decisions: usize, seed: u64) -> (TableMade, Player) {
    let made = new_table(server.address()).await;
    let mut player = Player::sit(server.address(), &made, &["russian", "allied"]).await;
    let mut dice = SeededDice::new(seed);
    for _ in 0..decisions {
        if player.deciding().is_some() {
            player.play_any(&mut dice).await;
        }
    }
    (made, player)
}

#[tokio::test]
async fn a_game_that_goes_on_keeps_its_secrets() {
    let (server, _folder) = start().await;
    let (made, _) = played(&server, 5, 1).await;
    let (russian, allied) = (&made.keys["russian"], &made.keys["allied"]);
    for keys in [
        String::new(),
        with_keys([russian]),
        with_keys([allied, allied]),
        with_keys([russian, &"guess".to_owned()]),
        "authorization: Basic x\r\n".to_owned(),
    ] {
        let (status, body) = record(&server, &made.table, &keys).await;
        assert_eq!(status, 403, "{keys}");
        assert!(body["error"].is_string() && body.get("key").is_none());
        let path = format!("/api/tables/{}/branch", made.table);
        let headers = format!(
            "{}content-type: application/json\r\n",
            keys.replace("content-type: application/json\r\n", "")
        );
        let branch = send(server.address(), "POST", &path, &headers, "{\"number\":0}").await;
        assert_eq!(branch.status, 403);
    }
    let (status, body) = record(&server, &made.table, &with_keys([allied, russian])).await;
    assert_eq!(status, 200);
    assert!(body["key"].is_string());
    assert_eq!(body["entries"].as_array().unwrap().len(), 5);
}

#[tokio::test]
async fn a_finished_game_is_open_to_all_and_comes_back_to_be_watched() {
    let (server, _folder) = start().await;
    let (made, player) = played(&server, 20_000, 2).await;
    assert_eq!(player.deciding(), None);
    let (status, exported) = record(&server, &made.table, "").await;
    assert_eq!(status, 200);
    let parsed = Record::from_value(exported.clone()).unwrap();
    let proof = games::title("balaclava").unwrap().verify(&parsed).unwrap();
    assert!(proof.over && proof.proof.wrong.is_empty() && proof.proof.proved > 0);

    let imported = import(&server, &exported).await;
    assert!(imported.keys.is_empty() && !imported.note.is_empty());
    let watcher = Player::sit(server.address(), &imported, &[]).await;
    assert_eq!(watcher.story, player.story);
    assert_eq!(watcher.view["scene"]["pieces"], player.view["scene"]["pieces"]);
    let (status, again) = record(&server, &imported.table, "").await;
    assert_eq!((status, again), (200, exported), "a round trip");
}

async fn import(server: &Server, record: &Value) -> TableMade {
    let reply = post(server.address(), "/api/import", record).await;
    assert_eq!(reply.status, 200, "{reply:?}");
    serde_json::from_value(reply.json()).unwrap()
}

#[tokio::test]
async fn a_saved_game_can_be_gone_on_with() {
    let (server, _folder) = start().await;
    let (made, mut player) = played(&server, 30, 4).await;
    let (_, exported) = record(&server, &made.table, &with_keys(made.keys.values())).await;
    let imported = import(&server, &exported).await;
    let mut here = Player::sit(server.address(), &imported, &["russian", "allied"]).await;
    // The same decisions roll the same dice in both.
    let (mut dice, mut same) = (SeededDice::new(9), SeededDice::new(9));
    for _ in 0..40 {
        player.play_any(&mut dice).await;
        here.play_any(&mut same).await;
    }
    assert_eq!(here.story, player.story);
}

#[tokio::test]
async fn without_its_key_a_game_can_only_be_watched() {
    let (server, _folder) = start().await;
    let (made, _) = played(&server, 10, 4).await;
    let (_, mut exported) = record(&server, &made.table, &with_keys(made.keys.values())).await;
    exported.as_object_mut().unwrap().remove("key");
    let imported = import(&server, &exported).await;
    assert!(imported.keys.is_empty() && imported.note.english().contains("watch the game"));
    assert_eq!(record(&server, &imported.table, "").await.0, 403, "no keys are not all keys");
}

#[tokio::test]
async fn what_is_no_record_is_refused() {
    let (server, _folder) = start().await;
    let (made, _) = played(&server, 10, 4).await;
    let (_, exported) = record(&server, &made.table, &with_keys(made.keys.values())).await;
    let mut edited = exported.clone();
    edited["entries"].as_array_mut().unwrap().pop();
    let mut stolen = exported.clone();
    stolen["key"] = "0".repeat(64).into();
    let mut foreign = exported.clone();
    foreign["game"] = "chess".into();
    for (what, record) in [
        ("cut", edited),
        ("key", stolen),
        ("game", foreign),
        ("empty", json!({})),
        ("list", json!([])),
        ("null", Value::Null),
    ] {
        let reply = post(server.address(), "/api/import", &record).await;
        assert!((400..500).contains(&reply.status), "{what}: {reply:?}");
        assert!(!reply.problem().is_empty());
    }
    let huge = format!("\"{}\"", "x".repeat(9 * 1024 * 1024));
    let reply =
        send(server.address(), "POST", "/api/import", "content-type: application/json\r\n", &huge).await;
    assert!(reply.status == 413 || reply.status == 0, "{}", reply.status);
    assert_eq!(get(server.address(), "/api/health").await.status, 200);
}

#[tokio::test]
async fn a_new_game_starts_from_any_position() {
    let (server, _folder) = start().await;
    let (made, mut player) = played(&server, 30, 5).await;
    let path = format!("/api/tables/{}/branch", made.table);
    let keys = with_keys(made.keys.values());
    let branch = async |number: u64| {
        send(server.address(), "POST", &path, &keys, &json!({ "number": number }).to_string()).await
    };
    let reply = branch(20).await;
    assert_eq!(reply.status, 200, "{reply:?}");
    let branched: TableMade = serde_json::from_value(reply.json()).unwrap();
    let mut other = Player::sit(server.address(), &branched, &["russian", "allied"]).await;
    let then = player.ask(json!({ "do": "look", "state": player.state(), "number": 20 })).await;
    assert_eq!(other.number(), 0);
    assert_eq!(other.view["scene"]["pieces"], then["scene"]["pieces"]);
    other.play_any(&mut SeededDice::new(1)).await;
    assert_eq!(branch(31).await.status, 400);
}
