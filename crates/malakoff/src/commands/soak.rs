use super::Result;
use super::scenarios::ScenariosArguments;
use crate::say;
use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

/// Plays random games on all cores: of one game, or of each.
pub fn run(game: Option<&str>, count: u64, scenarios: &ScenariosArguments) -> Result {
    scenarios.check_seeds(count)?;
    match game {
        Some(game) => soak(game, count, scenarios),
        None => games::ids().try_for_each(|game| soak(game, count, scenarios)),
    }
}

fn soak(game: &str, count: u64, scenarios: &ScenariosArguments) -> Result {
    let (titles, first) = (scenarios.titles_of(game)?, scenarios.seed);
    let title = &titles[0];
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(scenarios.threads)
        .build()
        .map_err(|error| format!("no threads: {error}"))?;
    let style =
        ProgressStyle::with_template("{bar:40} {pos}/{len} games, {eta} left").expect("a fixed template");
    let bar = ProgressBar::new(count).with_style(style);
    let decisions = AtomicU64::new(0);
    let wins: Vec<AtomicU64> = title.identity().seats.iter().map(|_| AtomicU64::new(0)).collect();
    let begin = Instant::now();
    let outcome = pool.install(|| {
        (first..first + count).into_par_iter().try_for_each(|seed| {
            // Scenarios take turns.
            let played = &titles[((seed - first) % titles.len() as u64) as usize];
            let report = played.soak(seed).map_err(|fault| format!("{fault} ({})", played.options()))?;
            decisions.fetch_add(report.decisions as u64, Ordering::Relaxed);
            let seat = report.winner.and_then(|id| title.identity().seat(id));
            if let Some(seat) = seat {
                wins[usize::from(seat.0)].fetch_add(1, Ordering::Relaxed);
            }
            bar.inc(1);
            Ok::<(), String>(())
        })
    });
    bar.finish_and_clear();
    outcome?;
    let played = decisions.into_inner();
    say!(
        "{count} games of {game}, {played} decisions, every invariant held ({:.1} s)",
        begin.elapsed().as_secs_f64()
    );
    let won: Vec<_> = title
        .identity()
        .seats
        .iter()
        .zip(wins)
        .map(|(seat, wins)| format!("{} won {}", seat.name, wins.into_inner()))
        .collect();
    say!("{}", won.join(", "));
    Ok(())
}
