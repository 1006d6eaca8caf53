use super::Result;
use super::progress::Progress;
use super::scenarios::ScenariosArguments;
use crate::say;
use games::SeatInWords;
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
    let titles = scenarios.titles_of(game)?;
    let begin = Instant::now();
    let mut progress = Progress::new("");
    let soaked =
        lab::soak(&titles, count, scenarios.seed, scenarios.threads, &mut |done| progress.show(done));
    drop(progress);
    let soaked = soaked.map_err(|error| error.to_string())?;
    say!(
        "{count} games of {game}, {} decisions, every invariant held ({:.1} s)",
        soaked.decisions,
        begin.elapsed().as_secs_f64()
    );
    let (seats, book) = (titles[0].identity().seats.iter(), titles[0].phrasebook());
    let won: Vec<_> = seats
        .zip(&soaked.wins)
        .map(|(seat, wins)| format!("{} won {wins}", SeatInWords::of(seat, book).name))
        .collect();
    say!("{}", won.join(", "));
    Ok(())
}
