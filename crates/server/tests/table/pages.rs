//! Pages and lists.

use crate::support::http::{get, post, send};
use crate::support::start;
use serde_json::json;

#[tokio::test]
async fn the_start_page_is_there_in_some_form() {
    let (server, _folder) = start().await;
    let page = get(server.address(), "/").await;
    // Without a built client the page says what to run.
    assert!(page.status == 200 || page.body.contains("cargo xtask serve"), "{page:?}");
    assert!(page.header("content-type").is_some_and(|kind| kind.starts_with("text/html")));
    for (header, value) in [
        ("x-content-type-options", "nosniff"),
        ("referrer-policy", "no-referrer"),
        ("x-frame-options", "DENY"),
    ] {
        assert_eq!(page.header(header), Some(value));
    }
    let policy = page.header("content-security-policy").unwrap();
    assert!(policy.contains("default-src 'self'") && policy.contains("frame-ancestors 'none'"));
    for outside in ["/../Cargo.toml", "/%2e%2e/Cargo.toml", "/..%2fCargo.toml", "/nothing"] {
        assert_eq!(get(server.address(), outside).await.status, 404, "{outside}");
    }
}

#[tokio::test]
async fn games_are_listed_with_their_charts_and_rules() {
    let (server, _folder) = start().await;
    let games = get(server.address(), "/api/games").await.json();
    assert_eq!(games[0]["id"], "balaclava");
    assert!(games[0]["seats"].as_array().is_some_and(|seats| seats.len() == 2));
    let seats = get(server.address(), "/api/games/balaclava/seats").await.json();
    assert_eq!(seats, games[0]["seats"]);
    let chart = get(server.address(), "/api/games/balaclava/chart").await.json();
    let hexes = chart["hexes"].as_array().unwrap();
    assert!(hexes.len() > 100);
    assert!(hexes.iter().all(|hex| hex["neighbours"].as_array().unwrap().len() == 6));
    let rules = get(server.address(), "/api/games/balaclava/rules").await.json();
    assert_eq!((&rules[0]["book"], &rules[1]["book"]), (&json!("quad"), &json!("balaclava")));
    let provenance = get(server.address(), "/api/provenance").await;
    assert_eq!(provenance.header("content-type"), Some("text/plain; charset=utf-8"));
    assert!(provenance.body.contains("Inkerman: where we are least sure"));
    let map = get(server.address(), "/api/games/balaclava/map.svg").await;
    assert_eq!(map.header("content-type"), Some("image/svg+xml"));
    assert!(map.body.starts_with("<svg"));
    let tag = map.header("etag").unwrap();
    let known = format!("if-none-match: {tag}\r\n");
    let again = send(server.address(), "GET", "/api/games/balaclava/map.svg", &known, "").await;
    assert_eq!((again.status, again.body.as_str()), (304, ""));
    // Lettered in the language that the address asks for.
    let russian = get(server.address(), "/api/games/balaclava/map.svg?language=ru").await;
    assert!(russian.status == 200 && russian.body.starts_with("<svg") && russian.body != map.body);
}

#[tokio::test]
async fn long_answers_are_compressed() {
    let (server, _folder) = start().await;
    let path = "/api/games/balaclava/rules";
    let plain = get(server.address(), path).await;
    for way in ["gzip", "br"] {
        let short = send(server.address(), "GET", path, &format!("accept-encoding: {way}\r\n"), "").await;
        assert_eq!(short.header("content-encoding"), Some(way));
        assert!(short.body.len() < plain.body.len() * 2 / 3);
    }
}

#[tokio::test]
async fn what_is_wrong_is_told_in_a_sentence() {
    let (server, _folder) = start().await;
    let to = server.address();
    for (reply, status) in [
        (get(to, "/api/nothing").await, 404),
        (get(to, "/api/tables").await, 405),
        (get(to, "/api/tables/nothing").await, 404),
        (get(to, "/api/games/chess/chart").await, 404),
        (get(to, "/api/games/chess/seats").await, 404),
        (get(to, "/api/games/balaclava/seats?players=900").await, 400),
        (post(to, "/api/tables", &json!({ "game": "chess" })).await, 404),
        (post(to, "/api/tables", &json!({ "game": "balaclava", "options": { "fog": "yes" } })).await, 400),
        (post(to, "/api/tables", &json!({ "game": "balaclava", "seats": { "martian": "here" } })).await, 400),
        (post(to, "/api/tables", &json!({ "game": "balaclava", "more": 1 })).await, 400),
        (post(to, "/api/tables", &json!([1])).await, 400),
        (send(to, "POST", "/api/tables", "", "{\"game\":\"balaclava\"}").await, 415),
        (
            send(to, "POST", "/api/tables", "content-type: application/json\r\n", &" ".repeat(70_000)).await,
            413,
        ),
    ] {
        assert_eq!(reply.status, status, "{reply:?}");
        assert!(!reply.problem().is_empty());
    }
}

#[tokio::test]
async fn a_seat_elsewhere_is_remembered() {
    let (server, _folder) = start().await;
    let wanted = json!({ "game": "balaclava", "seats": { "allied": "elsewhere" } });
    let made = post(server.address(), "/api/tables", &wanted).await.json();
    assert_eq!(made["keys"].as_object().unwrap().len(), 2);
    let summary =
        get(server.address(), &format!("/api/tables/{}", made["table"].as_str().unwrap())).await.json();
    assert_eq!(summary["seats"], json!({ "russian": "here", "allied": "elsewhere" }));
    assert!(summary["heading"].as_str().is_some_and(|heading| !heading.is_empty()));
    assert!(summary["touched"].as_i64().is_some_and(|seconds| seconds > 1_600_000_000));
}
