//! How fast a game is: random whole games with full lists of legal decisions.

use kernel::{Game, Log, SeededDice, Turn, random_decision};
use serde::Serialize;
use std::hint::black_box;
use std::time::{Duration, Instant};

/// What a benchmark measured, on one core.
#[derive(Clone, Debug, Serialize)]
pub struct BenchReport {
    /// Whole games played.
    pub games: u64,
    /// Decisions played.
    pub decisions: u64,
    /// Legal decisions listed.
    pub listed: u64,
    /// CPU seconds used.
    pub cpu_seconds: f64,
    /// Decisions a CPU-second.
    pub decisions_per_second: f64,
    /// Games a CPU-second.
    pub games_per_second: f64,
    /// Nanoseconds to copy a state.
    pub copy_nanoseconds: f64,
    /// Bytes of a state.
    pub state_bytes: usize,
    /// Changes whenever a game of the benchmark goes another way.
    pub checksum: u64,
}

/// CPU time of this thread where the system tells it, else time on the clock.
pub fn cpu_time() -> Duration {
    static START: std::sync::OnceLock<Instant> = std::sync::OnceLock::new();
    let start = START.get_or_init(Instant::now);
    std::fs::read_to_string("/proc/thread-self/schedstat")
        .ok()
        .and_then(|text| text.split_whitespace().next()?.parse().ok())
        .map_or_else(|| start.elapsed(), Duration::from_nanos)
}

pub(crate) fn bench<G: Game>(game: &G, duration: Duration, seed: u64) -> BenchReport {
    let mut scratch = G::Scratch::default();
    let mut options = Vec::new();
    let (mut games, mut decisions, mut listed, mut checksum) = (0u64, 0u64, 0u64, 0u64);
    let (clock, begin) = (Instant::now(), cpu_time());
    while games == 0 || clock.elapsed() < duration {
        let mut chooser = SeededDice::new(seed.wrapping_add(games));
        let mut dice = SeededDice::new(!seed.wrapping_add(games));
        let mut state = game.start();
        let mut log = Log::silent();
        while game.turn(&state) != Turn::Over {
            game.decisions(&state, &mut scratch, &mut options);
            listed += options.len() as u64;
            let decision = random_decision(game, &options, &mut chooser);
            game.resolve(&mut state, &mut scratch, decision, &mut dice, &mut log);
            decisions += 1;
        }
        games += 1;
        // Only the first games: the checksum must not depend on how many fit into the time.
        if games <= 8 {
            let points = game.outcome(&state).points;
            checksum = points.iter().fold(checksum, |sum, points| {
                (sum ^ *points as u64).wrapping_mul(0x0100_0000_01b3).rotate_left(17) ^ decisions
            });
        }
    }
    let cpu_seconds = (cpu_time() - begin).as_secs_f64().max(1e-9);
    BenchReport {
        games,
        decisions,
        listed,
        cpu_seconds,
        decisions_per_second: decisions as f64 / cpu_seconds,
        games_per_second: games as f64 / cpu_seconds,
        copy_nanoseconds: copy_time(&game.start()),
        state_bytes: size_of::<G::State>(),
        checksum,
    }
}

fn copy_time<S: Clone>(state: &S) -> f64 {
    const COPIES: u32 = 1_000_000;
    let begin = Instant::now();
    for _ in 0..COPIES {
        black_box(black_box(state).clone());
    }
    begin.elapsed().as_secs_f64() * 1e9 / f64::from(COPIES)
}
