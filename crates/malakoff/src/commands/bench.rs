use super::Result;
use crate::say;
use serde_json::json;
use std::time::Duration;

/// Measures the games.
pub fn run(only: Option<&str>, seconds: f64, as_json: bool) -> Result {
    if !(0.01..=3600.0).contains(&seconds) {
        return Err("seconds are from 0.01 to 3600".to_owned());
    }
    let ids: Vec<&str> = match only {
        Some(id) => vec![id],
        None => games::ids().collect(),
    };
    for id in ids {
        let title = games::title(id).map_err(|error| error.to_string())?;
        let report = title.bench(Duration::from_secs_f64(seconds), 1);
        if as_json {
            say!("{}", json!({ "game": id, "report": report }));
            continue;
        }
        say!(
            "{id}: {} games, {} decisions in {:.2} CPU-seconds",
            report.games,
            report.decisions,
            report.cpu_seconds
        );
        say!("  {:>12.0} decisions a CPU-second, each with its full list", report.decisions_per_second);
        say!("  {:>12.1} legal decisions in a list", report.listed as f64 / report.decisions as f64);
        say!("  {:>12.1} whole games a CPU-second", report.games_per_second);
        say!("  {:>12.1} ns for a copy of a state of {} bytes", report.copy_nanoseconds, report.state_bytes);
        say!("  {:>12x} checksum of the first games", report.checksum);
    }
    Ok(())
}
