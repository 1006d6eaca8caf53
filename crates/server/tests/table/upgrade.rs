//! Tables that were played by older rules go on. `tests/before/games.db` was written by the program as it was when
//! Balaclava had rules 1 and Crimea rules 4; `games.json` has the keys to its seats.

use crate::support::http::{post, send, with_keys};
use crate::support::player::Player;
use crate::support::{FAST, start_on};
use kernel::SeededDice;
use serde::Deserialize;
use serde_json::{Value, json};
use server::Server;
use server::wire::TableMade;
use std::collections::BTreeMap;
use std::path::PathBuf;
use store::Store;
use tempfile::TempDir;

#[derive(Deserialize)]
struct Before {
    table: String,
    keys: BTreeMap<String, String>,
    decisions: usize,
}

impl Before {
    fn made(&self) -> TableMade {
        let keys = json!({ "table": self.table, "keys": self.keys, "note": "" });
        serde_json::from_value(keys).expect("a table")
    }
}

/// A copy of the data file from before, and its tables by name.
fn copied() -> (PathBuf, BTreeMap<String, Before>, TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.db");
    std::fs::write(&file, include_bytes!("../before/games.db")).unwrap();
    (file, serde_json::from_str(include_str!("../before/games.json")).unwrap(), folder)
}

async fn both(server: &Server, before: &Before) -> Player {
    Player::sit(server.address(), &before.made(), &["russian", "allied"]).await
}

#[tokio::test]
async fn every_table_from_before_opens_says_so_and_goes_on() {
    let (file, tables, _folder) = copied();
    let server = start_on(&file, FAST).await;
    let mut dice = SeededDice::new(4);
    for (name, before) in &tables {
        let mut player = both(&server, before).await;
        let sentence = player.view["carried_over"].as_str().expect("a sentence").to_owned();
        assert!(
            sentence.starts_with("The rules were corrected since this game began. "),
            "{name}: {sentence}"
        );
        assert!(player.number() as usize <= before.decisions, "{name}");
        let mut watcher = Player::sit(server.address(), &before.made(), &[]).await;
        assert_eq!(watcher.view["carried_over"], sentence, "{name}: everybody is told");

        // Nothing is lost of what it was.
        let former = server.store().former(&before.table).await.unwrap();
        assert_eq!((former.len(), former[0].entries.len()), (1, before.decisions), "{name}");
        assert!(former[0].key.is_some());

        for _ in 0..5 {
            if player.deciding().is_some() {
                player.play_touches(&mut dice).await;
                watcher.until(|view| view["number"] == player.view["number"]).await;
            }
        }
    }
    server.stop().await;
}

#[tokio::test]
async fn it_is_carried_over_once() {
    let (file, tables, _folder) = copied();
    let before = &tables["balaclava"];
    let server = start_on(&file, FAST).await;
    let player = both(&server, before).await;
    let (state, number) = (player.state(), player.number());
    server.stop().await;
    let server = start_on(&file, FAST).await;
    let again = both(&server, before).await;
    assert_eq!((again.state(), again.number()), (state, number));
    assert_eq!(
        again.view["carried_over"], player.view["carried_over"],
        "whoever comes later is told as well"
    );
    assert_eq!(server.store().former(&before.table).await.unwrap().len(), 1);
    server.stop().await;
}

/// A decision that the rules do not allow any more, as a store of older rules may have it.
#[tokio::test]
async fn it_goes_on_from_before_what_is_refused_now() {
    let (file, tables, _folder) = copied();
    let before = &tables["balaclava"];
    let store = Store::open(&file).await.unwrap();
    let stored = store.load(&before.table).await.unwrap();
    let state = store.cut(&before.table, stored.state, 2).await.unwrap();
    let mut refused = stored.record.entries[2].clone();
    refused.decision = json!({ "march": { "unit": "ru_azov_1", "to": "0101" } });
    store.append(&before.table, state, &refused).await.unwrap();
    store.close().await;

    let server = start_on(&file, FAST).await;
    let player = both(&server, before).await;
    assert_eq!(player.number(), 2);
    let sentence = player.view["carried_over"].as_str().unwrap();
    assert!(
        sentence.contains("Moves 1–2 replay with the same dice; the game continues from there."),
        "{sentence}"
    );
    assert_eq!(server.store().former(&before.table).await.unwrap()[0].entries[2], refused);
    server.stop().await;
}

/// Three orders were given in secret when the program was changed: the enemy does not learn how many.
#[tokio::test]
async fn secret_orders_stay_secret() {
    let (file, tables, _folder) = copied();
    let before = &tables["plots"];
    let mut told = Vec::new();
    for orders in [before.decisions, 1] {
        let store = Store::open(&file).await.unwrap();
        let state = store.load(&before.table).await.unwrap().state;
        store.cut(&before.table, state, orders).await.unwrap();
        store.close().await;
        // On a copy, so that the next one is from before as well.
        let copy = file.with_file_name(format!("{orders}.db"));
        std::fs::copy(&file, &copy).unwrap();
        let server = start_on(&copy, FAST).await;
        let allied = Player::sit(server.address(), &before.made(), &["allied"]).await;
        assert_eq!(allied.view["turn"]["decide"]["secret"], true);
        told.push(without_state(&allied.view));
        server.stop().await;
    }
    assert_eq!(told[0], told[1]);
}

fn without_state(view: &Value) -> Value {
    let mut view = view.clone();
    view.as_object_mut().unwrap().remove("state");
    view
}

#[tokio::test]
async fn a_record_of_older_rules_is_refused_as_a_file() {
    let (file, tables, _folder) = copied();
    let server = start_on(&file, FAST).await;
    let before = &tables["balaclava"];
    both(&server, before).await;
    let former = server.store().former(&before.table).await.unwrap().remove(0);
    let refused = post(server.address(), "/api/import", &serde_json::to_value(&former).unwrap()).await;
    assert!(refused.problem().contains("was played by rules 1 of balaclava"), "{refused:?}");

    // What the table is now is a record like any other.
    let (path, keys) = (format!("/api/tables/{}/record", before.table), with_keys(before.keys.values()));
    let record = send(server.address(), "GET", &path, &keys, "").await.json();
    let taken_in = post(server.address(), "/api/import", &record).await;
    assert_eq!(taken_in.status, 200, "{taken_in:?}");
    server.stop().await;
}
