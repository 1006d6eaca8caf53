//! What a click costs the server. This prints and judges nothing: run it in the release profile with
//! `cargo test --release -p malakoff --test serve -- --ignored --nocapture`.

use crate::process::Process;
use crate::support::http::new_table;
use crate::support::player::Player;
use games::{Intent, TurnNow};
use kernel::{DiceKey, SeededDice};
use server::wire::Touch;
use std::collections::BTreeMap;
use std::path::Path;
use std::time::{Duration, Instant};

/// CPU time that the threads of a process have used, by the name of the thread.
fn cpu(process: u32) -> BTreeMap<String, Duration> {
    let tasks = Path::new("/proc").join(process.to_string()).join("task");
    let thread = |task: std::fs::DirEntry| {
        let used = std::fs::read_to_string(task.path().join("schedstat")).ok()?;
        let used = Duration::from_nanos(used.split_whitespace().next()?.parse().ok()?);
        let name = std::fs::read_to_string(task.path().join("comm")).ok()?;
        Some((name.trim().to_owned(), used))
    };
    let mut threads = BTreeMap::new();
    for (name, used) in std::fs::read_dir(tasks).expect("Linux").flatten().filter_map(thread) {
        *threads.entry(name).or_default() += used;
    }
    threads
}

/// Clicks as fast as they are answered, or with a pause before each, in which everybody else uses the
/// machine and its caches.
async fn click(pause: Duration) {
    let folder = tempfile::tempdir().unwrap();
    let process = Process::start(&folder.path().join("test.db"), "0");
    let mut used: BTreeMap<String, Duration> = BTreeMap::new();
    let (mut clicks, mut bytes, mut clock) = (0_u32, 0, Duration::ZERO);
    let mut dice = SeededDice::new(1);
    while clicks < 1000 {
        let made = new_table(process.address).await;
        let mut player = Player::sit(process.address, &made, &["russian", "allied"]).await;
        let mut watcher = Player::sit(process.address, &made, &[]).await;
        // No more at one connection than may come at once.
        for _ in 0..90 {
            let chain = player.any_touches(&mut dice).await;
            tokio::time::sleep(pause).await;
            let (before, begin) = (cpu(process.id()), Instant::now());
            player.play(&chain).await;
            let number = player.number();
            watcher.until(|view| view["number"] == number).await;
            clock += begin.elapsed();
            for (name, now) in cpu(process.id()) {
                let then = before.get(&name).copied().unwrap_or_default();
                *used.entry(name).or_default() += now.saturating_sub(then);
            }
            bytes += player.view.to_string().len() + watcher.view.to_string().len();
            clicks += 1;
            if player.deciding().is_none() {
                break;
            }
        }
    }
    let each = |time: Duration| time.as_secs_f64() * 1e6 / f64::from(clicks);
    println!("{clicks} clicks, each with two views sent, {} ms apart", pause.as_millis());
    println!("  CPU of the server: {:.0} microseconds a click", each(used.values().sum()));
    for (name, used) in &used {
        println!("    of threads {name}: {:.0}", each(*used));
    }
    println!("  views: {} bytes a click, both together", bytes / clicks as usize);
    println!("  on the clock: {:.0} microseconds from request to both views", each(clock));
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "a measurement"]
async fn a_click_with_two_views() {
    click(Duration::ZERO).await;
    click(Duration::from_millis(25)).await;
}

#[tokio::test]
#[ignore = "a measurement"]
async fn what_a_click_is_made_of() {
    let folder = tempfile::tempdir().unwrap();
    let store = store::Store::open(&folder.path().join("test.db")).await.unwrap();
    let mut session = games::title("balaclava").unwrap().begin(DiceKey::from_seed(3));
    let mut state = store.create_table("t", &session.record(true), &[]).await.unwrap();
    let mut dice = SeededDice::new(3);
    let names = ["touch", "openings", "two scenes", "two stories", "free take-back", "JSON", "store"];
    let mut laps: [Vec<Duration>; 7] = Default::default();
    for click in 0..1000 {
        let openings = session.openings();
        if openings.is_empty() {
            session = games::title("balaclava").unwrap().begin(DiceKey::from_seed(click));
            continue;
        }
        let first = &openings[dice.below(openings.len())].link;
        let behind = session.choices_behind(first);
        let chain: Vec<&str> = behind[dice.below(behind.len())].chain.iter().map(String::as_str).collect();
        let TurnNow::Decide { seat, .. } = session.turn_now() else {
            unreachable!("something can be touched")
        };
        let (mut part, mut lap) = (0, Instant::now());
        let mut done = || {
            laps[part].push(lap.elapsed());
            (part, lap) = (part + 1, Instant::now());
        };
        session.play(Some(seat), Intent::Touched(&chain), None).unwrap();
        done();
        let touches = Touch::first(session.openings());
        done();
        let scenes = [session.scene(Some(seat)).unwrap(), session.scene(None).unwrap()];
        done();
        let last = session.number() - 1;
        let stories = [session.story(&[seat], last), session.story(&[], last)];
        done();
        session.free_take_back(seat);
        done();
        let json = serde_json::to_string(&(touches, scenes, stories)).unwrap();
        done();
        assert!(!json.is_empty());
        state = store.append("t", state, session.entries().last().unwrap()).await.unwrap();
        done();
    }
    for (name, mut laps) in names.into_iter().zip(laps) {
        // The middle one: on a busy machine some laps hold the work of others. The store waits for the disk.
        laps.sort();
        println!("{name:<15} {:>6.1} microseconds on the clock", laps[laps.len() / 2].as_secs_f64() * 1e6);
    }
}
