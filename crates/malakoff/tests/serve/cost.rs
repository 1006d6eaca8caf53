//! What a click costs the server. This prints and judges nothing: run it in the release profile with
//! `cargo test --release -p malakoff --test serve -- --ignored --nocapture`.

use crate::process::Process;
use crate::support::http::new_table;
use crate::support::player::Player;
use kernel::{DiceKey, SeededDice};
use std::path::Path;
use std::time::{Duration, Instant};

/// CPU time that a process has used, all its threads together.
fn cpu(process: u32) -> Duration {
    let tasks = Path::new("/proc").join(process.to_string()).join("task");
    let nanoseconds = |task: std::fs::DirEntry| {
        let text = std::fs::read_to_string(task.path().join("schedstat")).ok()?;
        text.split_whitespace().next()?.parse::<u64>().ok()
    };
    let tasks = std::fs::read_dir(tasks).expect("Linux").flatten();
    Duration::from_nanos(tasks.filter_map(nanoseconds).sum())
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "a measurement"]
async fn a_click_with_two_views() {
    let folder = tempfile::tempdir().unwrap();
    let process = Process::start(&folder.path().join("test.db"), "0");
    let (mut clicks, mut used, mut narrowed) = (0, Duration::ZERO, 0);
    let (mut bytes, mut slept) = (0, Duration::ZERO);
    let begin = Instant::now();
    for game in 0.. {
        let made = new_table(process.address).await;
        let mut player = Player::sit(process.address, &made, &["russian", "allied"]).await;
        let mut watcher = Player::sit(process.address, &made, &[]).await;
        let mut dice = SeededDice::new(game);
        while player.deciding().is_some() && clicks < 1000 {
            // A person's pace is allowed for: the limit of requests is not what is measured.
            tokio::time::sleep(Duration::from_millis(25)).await;
            slept += Duration::from_millis(25);
            let chain = player.any_touches(&mut dice).await;
            narrowed += chain.len() - 1;
            let before = cpu(process.id());
            player.play(&chain).await;
            let number = player.number();
            watcher.until(|view| view["number"] == number).await;
            used += cpu(process.id()) - before;
            bytes += player.view.to_string().len() + watcher.view.to_string().len();
            clicks += 1;
        }
        if clicks >= 1000 {
            break;
        }
    }
    let each = |time: Duration| time.as_secs_f64() * 1e6 / f64::from(clicks);
    println!("{clicks} clicks, each with two views sent, {narrowed} with a second touch");
    println!("CPU of the server: {:.0} microseconds a click", each(used));
    println!("views: {} bytes a click, both together", bytes / clicks as usize);
    println!(
        "on the clock: {:.0} microseconds a click, pauses apart",
        each(begin.elapsed().saturating_sub(slept))
    );
}

#[tokio::test]
#[ignore = "a measurement"]
async fn what_a_click_is_made_of() {
    let folder = tempfile::tempdir().unwrap();
    let store = store::Store::open(&folder.path().join("test.db")).await.unwrap();
    let mut session = games::title("balaclava").unwrap().begin(DiceKey::from_seed(3));
    let mut state = store.create_table("t", &session.record(true), &[]).await.unwrap();
    let mut dice = SeededDice::new(3);
    let mut parts: Vec<(&str, Duration)> =
        ["touch", "openings", "scene", "story", "free take-back", "writing JSON", "store (this thread)"]
            .map(|name| (name, Duration::ZERO))
            .to_vec();
    let mut clicks = 0;
    while clicks < 1000 {
        let openings = session.openings();
        if openings.is_empty() {
            session = games::title("balaclava").unwrap().begin(DiceKey::from_seed(clicks));
            continue;
        }
        let first = &openings[dice.below(openings.len())].link;
        let behind = session.choices_behind(first);
        let chain: Vec<&str> = behind[dice.below(behind.len())].chain.iter().map(String::as_str).collect();
        let seat = match session.turn_now() {
            games::TurnNow::Decide { seat, .. } => seat,
            games::TurnNow::Over { .. } => unreachable!("something could be touched"),
        };
        let mut lap = games::cpu_time();
        let mut part = 0;
        let mut done = |parts: &mut Vec<(&str, Duration)>| {
            let now = games::cpu_time();
            parts[part].1 += now - lap;
            (lap, part) = (now, part + 1);
        };
        session.touch(seat, &chain).unwrap();
        done(&mut parts);
        let openings = server::wire::Touch::first(session.openings());
        done(&mut parts);
        let scenes = [session.scene(Some(seat)).unwrap(), session.scene(None).unwrap()];
        done(&mut parts);
        let stories =
            [session.story(&[seat], session.number() - 1), session.story(&[], session.number() - 1)];
        done(&mut parts);
        session.free_take_back(seat);
        done(&mut parts);
        let json = serde_json::to_string(&(openings, scenes, stories)).unwrap();
        done(&mut parts);
        assert!(!json.is_empty());
        state = store.append("t", state, session.entries().last().unwrap()).await.unwrap();
        done(&mut parts);
        clicks += 1;
    }
    for (name, time) in parts {
        println!("{name:<20} {:>6.1} microseconds a click", time.as_secs_f64() * 1e6 / clicks as f64);
    }
}
