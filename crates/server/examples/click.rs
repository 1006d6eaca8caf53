//! What a click costs the server: two people play scripted games at one table, and the CPU time of all threads of the
//! server is told by click.
//!
//! ```text
//! cargo run --release -p server --example click              Balaclava and a campaign, in English
//! cargo run --release -p server --example click -- fr 500    in French, 500 clicks each
//! cargo run --release -p server --example click -- fr 500 alma
//! ```

#[path = "../tests/support/mod.rs"]
mod support;

use kernel::{DiceKey, Options, SeededDice};
use serde_json::json;
use server::wire::TableMade;
use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::time::Duration;
use support::http::send;
use support::player::Player;

/// What is played.
const GAMES: [&str; 2] = ["balaclava", "crimea"];

/// As many clicks as people make in an evening.
const CLICKS: u32 = 200;

/// The CPU time of every thread but those of this side of the table. A thread that has ended keeps what it used.
struct Meter {
    own: String,
    threads: BTreeMap<String, u64>,
}

impl Meter {
    /// For the thread that is called from.
    fn new() -> Self {
        let own = std::fs::read_link("/proc/thread-self").expect("a system that tells what threads use");
        let own = own.file_name().expect("the number of a thread").to_string_lossy().into_owned();
        Self { own, threads: BTreeMap::new() }
    }

    fn read(&mut self) -> Duration {
        for task in std::fs::read_dir("/proc/self/task").expect("the threads").flatten() {
            let name = task.file_name().to_string_lossy().into_owned();
            let Ok(used) = std::fs::read_to_string(task.path().join("schedstat")) else { continue };
            let used = used.split_whitespace().next().and_then(|nanoseconds| nanoseconds.parse().ok());
            if name != self.own {
                self.threads.insert(name, used.unwrap_or(0));
            }
        }
        Duration::from_nanos(self.threads.values().sum())
    }
}

/// A table whose dice are the same each time.
async fn table(server: SocketAddr, game: &str, seed: u64) -> TableMade {
    let title = games::find(game, &Options::default()).expect("a game");
    let record = title.begin(DiceKey::from_seed(seed)).record(true).to_json();
    let reply = send(server, "POST", "/api/import", "content-type: application/json\r\n", &record).await;
    serde_json::from_value(reply.json()).unwrap_or_else(|_| panic!("a table was expected: {reply:?}"))
}

async fn sit(server: SocketAddr, made: &TableMade, seat: &str, language: &str) -> Player {
    if language == "en" {
        return Player::sit(server, made, &[seat]).await;
    }
    let mut player = Player::approach(server, &made.table).await;
    let keys = json!({ seat: made.keys[seat] });
    player.ask(json!({ "do": "sit", "keys": keys, "known": 0, "state": 0, "language": language })).await;
    player.next_view().await;
    player
}

/// What the server used for the clicks, and for the questions before them.
#[derive(Default)]
struct Cost {
    clicks: u32,
    playing: Duration,
    asking: Duration,
}

/// Plays until the game is over or there were enough clicks.
async fn play(server: SocketAddr, game: &str, seed: u64, language: &str, enough: u32, cost: &mut Cost) {
    let made = table(server, game, seed).await;
    let mut players = Vec::new();
    for seat in made.keys.keys() {
        players.push((seat.clone(), sit(server, &made, seat, language).await));
    }
    let (mut dice, mut meter) = (SeededDice::new(seed), Meter::new());
    while cost.clicks < enough {
        let Some(deciding) = players[0].1.deciding() else { return };
        let place = players.iter().position(|(seat, _)| *seat == deciding).expect("somebody on each seat");
        let begin = meter.read();
        let chain = players[place].1.any_chain(&mut dice).await;
        let asked = meter.read();
        players[place].1.play(&chain).await;
        let state = players[place].1.state();
        for (_, player) in &mut players {
            player.until(|view| view["state"] == state).await;
        }
        cost.clicks += 1;
        cost.asking += asked.saturating_sub(begin);
        cost.playing += meter.read().saturating_sub(asked);
    }
}

fn main() {
    let mut wanted = std::env::args().skip(1);
    let language = wanted.next().unwrap_or_else(|| "en".to_owned());
    let clicks = wanted.next().and_then(|number| number.parse().ok()).unwrap_or(CLICKS);
    let only = wanted.next();
    let serving = tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("threads");
    let (server, _folder) = serving.block_on(support::start());
    let here = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    let games = only.as_deref().map_or(GAMES.to_vec(), |game| vec![game]);
    for game in games {
        let title = games::title(game).expect("a game");
        let mut cost = Cost::default();
        here.block_on(async {
            // What is done once is no part of a click.
            play(server.address(), game, 0, &language, 5, &mut Cost::default()).await;
            let mut seed = 1;
            while cost.clicks < clicks {
                play(server.address(), game, seed, &language, clicks, &mut cost).await;
                seed += 1;
            }
        });
        let each = |sum: Duration| sum.as_secs_f64() * 1e3 / f64::from(cost.clicks);
        println!(
            "{}: {} clicks, {:.3} ms CPU each, and {:.3} ms for what was asked before it",
            title.identity().title,
            cost.clicks,
            each(cost.playing),
            each(cost.asking)
        );
    }
    serving.block_on(server.stop());
}
