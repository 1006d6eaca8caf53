//! How well the computer keeps its time.

use commander::{Level, Stop};
use games::{Intent, Observation, Thought};
use kernel::DiceKey;
use std::path::Path;
use std::time::{Duration, Instant};

/// The time a plan may take, and the most that it may take longer.
const LIMIT: Duration = Duration::from_millis(50);
const MOST_OVER: Duration = Duration::from_millis(100);

/// Plans asked for in each game.
const PLANS: u32 = 300;

/// Measures, and takes a minute: `cargo nextest run --release -p games --run-ignored only --no-capture`. Sergeants
/// play, and before every decision a general is asked for advice and stopped after a while. What he does after that
/// is counted in processor time where the system tells it, so that a busy machine does not spoil it.
#[test]
#[ignore = "a measurement, for the docs"]
fn thinking_ends_in_time() {
    for id in games::ids() {
        let title = games::title(id).unwrap();
        let (mut worst, mut stopped, mut plans) = (Duration::ZERO, 0, 0);
        for game in 0.. {
            let mut session = title.begin(DiceKey::from_seed(game));
            let mut sergeant = session.computer_player(Level::Sergeant, game);
            while let Some(observation) = session.observation()
                && plans < PLANS
            {
                let mut general = session.computer_player(Level::General, u64::from(plans));
                let over = time_after_stop(&observation, |observation, stop| {
                    general.advise(observation, stop).unwrap()
                });
                plans += 1;
                stopped += u32::from(over.is_some());
                worst = worst.max(over.unwrap_or_default());
                let decision = sergeant.decide(&observation, &Stop::never()).unwrap();
                session.play(None, Intent::Chosen(&decision), None).unwrap();
            }
            if plans >= PLANS {
                break;
            }
        }
        println!("{id}: {plans} plans, {stopped} of them stopped, {} ms later at most", worst.as_millis());
        assert!(worst <= MOST_OVER, "{id}: {worst:?} after it was stopped");
    }
}

/// How long somebody thinks on when he is stopped; nothing if he was ready before.
fn time_after_stop(
    observation: &Observation,
    think: impl FnOnce(&Observation, &Stop) -> Thought,
) -> Option<Duration> {
    let thread = std::fs::read_link("/proc/thread-self").map(|own| Path::new("/proc").join(own));
    let thread = thread.unwrap_or_default();
    let (stop, start) = (Stop::never(), Instant::now());
    let (switch, watched) = (stop.clone(), thread.clone());
    let (ready, is_ready) = std::sync::mpsc::channel::<()>();
    let watch = std::thread::spawn(move || {
        if is_ready.recv_timeout(LIMIT).is_ok() {
            return None;
        }
        let then = processor_time(&watched, start);
        switch.now();
        Some(then)
    });
    think(observation, &stop);
    let end = processor_time(&thread, start);
    // Nobody listens if he was stopped.
    let _ = ready.send(());
    watch.join().unwrap().map(|then| end.saturating_sub(then))
}

/// What a thread has used up, or time on the clock where the system does not tell.
fn processor_time(thread: &Path, start: Instant) -> Duration {
    std::fs::read_to_string(thread.join("schedstat"))
        .ok()
        .and_then(|text| text.split_whitespace().next()?.parse().ok())
        .map_or_else(|| start.elapsed(), Duration::from_nanos)
}
