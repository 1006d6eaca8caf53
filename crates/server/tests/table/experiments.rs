//! The lab over HTTP.

use crate::support::http::{Reply, get, post, send};
use crate::support::{FAST, start, start_on};
use commander::{Player, Stop};
use lab::{Experiment, Report};
use serde_json::{Value, json};
use server::{Server, Settings};
use std::net::SocketAddr;
use std::time::Duration;

fn random_games(games: u32) -> Value {
    json!({
        "game": "inkerman",
        "players": { "russian": "random", "allied": "random" },
        "games": games,
        "seed": 7,
    })
}

/// Begins an experiment; its address.
async fn begin(to: SocketAddr, wanted: &Value) -> String {
    let reply = post(to, "/api/lab", wanted).await;
    assert_eq!(reply.status, 200, "{reply:?}");
    format!("/api/lab/{}", reply.json()["experiment"].as_str().expect("an id"))
}

async fn stop(to: SocketAddr, path: &str) -> Reply {
    send(to, "DELETE", path, "", "").await
}

/// Looks until an experiment shows something.
async fn until(to: SocketAddr, path: &str, shows: impl Fn(&Value) -> bool) -> Value {
    loop {
        let progress = get(to, path).await.json();
        if shows(&progress) {
            return progress;
        }
        assert_eq!(progress["over"], false, "it is over: {} of {}", progress["done"], progress["total"]);
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test]
async fn an_experiment_tells_the_same_as_the_lab_itself() {
    let (server, _folder) = start().await;
    let to = server.address();
    let path = begin(to, &random_games(6)).await;
    let progress = until(to, &path, |progress| progress["over"] == true).await;
    assert_eq!((&progress["done"], &progress["total"]), (&json!(6), &json!(6)));

    let players = vec![Player::Random; 2];
    let same = Experiment::new("inkerman", &kernel::Options::default(), players, 6, 7).unwrap();
    let tally = lab::run(&same, 2, None, &Stop::never(), &mut |_, _| {}).unwrap();
    // As text: to the last digit.
    let report = serde_json::to_string(&Report::new(&same, &tally)).unwrap();
    assert!(get(to, &path).await.body.contains(&report), "{report}");

    let page = get(to, &format!("{path}/page")).await;
    assert!(page.header("content-type").is_some_and(|kind| kind.starts_with("text/html")));
    assert!(page.body.starts_with("<!DOCTYPE html>") && page.body.contains("Where it is lost"));
}

#[tokio::test]
async fn a_long_one_progresses_and_is_stopped_and_no_second_one_runs_beside_it() {
    let (server, _folder) = start().await;
    let to = server.address();
    let path = begin(to, &random_games(1000)).await;
    until(to, &path, |progress| progress["report"]["games"].as_u64() > Some(0)).await;

    let second = post(to, "/api/lab", &random_games(1)).await;
    assert_eq!(second.status, 409);
    assert!(second.problem().starts_with("Another experiment is running"), "{second:?}");

    let stopped = stop(to, &path).await.json();
    assert_eq!(stopped["over"], true);
    let games = stopped["report"]["games"].as_u64().unwrap();
    assert!((1..1000).contains(&games), "{games}");
    // What was played stays, and there is room for the next.
    assert_eq!(get(to, &path).await.json(), stopped);
    let next = begin(to, &random_games(1)).await;
    until(to, &next, |progress| progress["over"] == true).await;
    assert_eq!(get(to, &path).await.json()["report"]["games"], games);
}

#[tokio::test]
async fn nothing_is_played_for_nobody() {
    let folder = tempfile::tempdir().unwrap();
    let settings = Settings {
        port: Some(0),
        limits: FAST,
        unwatched: Duration::from_millis(300),
        ..Settings::new(folder.path().join("test.db"))
    };
    let server = Server::start(&settings).await.unwrap();
    let path = begin(server.address(), &random_games(1000)).await;
    tokio::time::sleep(Duration::from_millis(2500)).await;
    let progress = get(server.address(), &path).await.json();
    assert_eq!(progress["over"], true);
    assert!(progress["done"].as_u64().unwrap() < 1000);
}

#[tokio::test]
async fn what_cannot_be_played_is_told_in_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let server = start_on(&folder.path().join("test.db"), FAST).await;
    let to = server.address();
    let wanted = |more: Value| {
        let mut wanted = random_games(1);
        wanted.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        wanted
    };
    for (more, status, says) in [
        (json!({ "game": "chess" }), 404, "chess"),
        (json!({ "games": 0 }), 400, "At least one game"),
        (json!({ "games": 1001 }), 400, "at most 1000 games"),
        (json!({ "games": -1 }), 400, "cannot be read"),
        (json!({ "games": 51, "players": { "russian": "captain" } }), 400, "With a captain at most 50"),
        (
            json!({ "games": 11, "players": { "russian": "captain", "allied": "general" } }),
            400,
            "With a general at most 10",
        ),
        (json!({ "players": { "russian": "admiral" } }), 400, "admiral"),
        (json!({ "players": { "martian": "random" } }), 400, "martian"),
        (json!({ "options": { "fog": "yes" } }), 400, "fog"),
        (json!({ "more": 1 }), 400, "more"),
    ] {
        let reply = post(to, "/api/lab", &wanted(more)).await;
        assert_eq!(reply.status, status, "{reply:?}");
        assert!(reply.problem().contains(says), "{reply:?}");
    }
    for reply in [
        get(to, "/api/lab/nothing").await,
        get(to, "/api/lab/nothing/page").await,
        stop(to, "/api/lab/nothing").await,
    ] {
        assert_eq!(reply.status, 404, "{reply:?}");
        assert!(reply.problem().contains("no such experiment"));
    }
    let limits = get(to, "/api/lab").await.json();
    assert_eq!(limits[3], json!({ "player": "captain", "games": 50 }));
}

#[tokio::test]
async fn reports_and_problems_are_told_in_the_language_that_is_asked_for() {
    let (server, _folder) = start().await;
    let to = server.address();
    let path = begin(to, &random_games(3)).await;
    until(to, &path, |progress| progress["over"] == true).await;
    let french = "accept-language: fr\r\n";
    let report = send(to, "GET", &path, french, "").await.json()["report"].clone();
    assert_eq!(report["seats"][0]["name"], "Russes");
    assert_eq!(report["losses"]["sides"][1]["name"], "Alliés");
    assert_eq!(report["moments"][1]["moment"], "les canons russes sont réduits au silence");

    // A page is opened by the browser itself, which knows nothing of the language that was chosen.
    let page = get(to, &format!("{path}/page?language=fr")).await.body;
    assert!(page.contains("<html lang=\"fr\">") && page.contains("Où sont les pertes"));
    assert!(!page.contains("Where it is lost") && !page.contains("games"));
    let unknown = get(to, "/api/lab/nothing/page?language=fr").await;
    assert!(unknown.problem().starts_with("Il n’y a pas d’expérience"), "{unknown:?}");

    let wanted = json!({ "game": "inkerman", "games": 1, "options": { "fog": "yes" } }).to_string();
    let more = format!("{french}content-type: application/json\r\n");
    let refused = send(to, "POST", "/api/lab", &more, &wanted).await;
    assert!(refused.problem().starts_with("il n’y a pas d’option « fog »"), "{refused:?}");
}
