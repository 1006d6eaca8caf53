use super::Result;
use super::interrupt::stop_on_interrupt;
use super::outlets;
use super::scenarios::ScenariosArguments;
use crate::say;
use commander::PlanSampling;
use lab::{Effort, PlanWeightsEffort, fit_plan_weights, plan_weights_text, tune, tuned_text};
use phrases::Reader;
use std::io::IsTerminal;
use std::path::PathBuf;

/// What is tuned, and with how much play.
#[derive(clap::Args, Clone, Debug)]
pub struct TuneArguments {
    /// The game.
    game: String,
    /// Games whose positions the evaluation is fitted to; with --plan-weights, whose phases are sampled.
    #[arg(long, default_value_t = 1000)]
    games: u64,
    /// Fit the plan weights, and leave evaluation and policy as they are.
    #[arg(long, alias = "looks", conflicts_with_all = ["steps", "pairs", "proof"])]
    plan_weights: bool,
    /// Steps of SPSA that the policy takes.
    #[arg(long, default_value_t = 80)]
    steps: u64,
    /// Pairs of games for each step.
    #[arg(long, default_value_t = 8)]
    pairs: u64,
    /// Pairs of games, on fresh seeds, of the new policy against the old.
    #[arg(long, default_value_t = 100)]
    proof: u64,
    #[command(flatten)]
    scenarios: ScenariosArguments,
    /// The file for the new weights: it takes the place of the doctrine.toml of the game, if they are better.
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

/// Makes the weights of the computer opponent better.
pub fn run(arguments: &TuneArguments, reader: Reader) -> Result {
    let TuneArguments { game, games, plan_weights, steps, pairs, proof, scenarios, out } = arguments;
    let (seed, threads) = (scenarios.seed, scenarios.threads);
    if [*games, *pairs, *proof].contains(&0) {
        return Err("at least 1 game, 1 pair and 1 pair as proof are needed".to_owned());
    }
    let titles = scenarios.titles_of(game)?;
    if titles.iter().any(|title| title.weights() != titles[0].weights()) {
        return Err("not all scenarios are played by the same weights; name some that are, such as \
             --option scenario=alma,inkerman"
            .to_owned());
    }
    outlets::check_file(out)?;
    let effort = Effort { games: *games, steps: *steps, pairs: *pairs, proof: *proof, seed };
    let on_terminal = std::io::stderr().is_terminal();
    let mut watch = |what: &str, done: u64, total: u64| {
        let due = done.is_multiple_of((total / 20).max(1));
        if on_terminal {
            eprint!("\r{what}: {done} of {total}      ");
        } else if due {
            eprintln!("{what}: {done} of {total}");
        }
    };
    let (features, policy) = titles[0].terms();
    let stopped = || "stopped: nothing was written".to_owned();
    if *plan_weights {
        let effort = PlanWeightsEffort { games: *games, seed, sampling: PlanSampling::USUAL };
        let found = fit_plan_weights(&titles, &effort, threads, &stop_on_interrupt(), &mut watch);
        let (weights, fitted) = found.ok_or_else(stopped)?;
        let heading = format!(
            "What the computer opponent weighs: features in points, policy terms by feel. The plan weights were fitted:\n\
             malakoff tune {game} --plan-weights --games {games} --seed {seed}"
        );
        outlets::write(out, &weights.write(features, policy, &heading))?;
        say!("{}", plan_weights_text(&fitted, reader).trim_end());
        say!("written to {}", out.display());
        return Ok(());
    }
    let tuned = tune(&titles, &effort, threads, &stop_on_interrupt(), &mut watch);
    if on_terminal {
        eprintln!();
    }
    let tuned = tuned.ok_or_else(stopped)?;
    let heading = format!(
        "What the computer opponent weighs: features in points, policy terms by feel. Tuned by self-play:\n\
         malakoff tune {game} --games {games} --steps {steps} --pairs {pairs} --seed {seed}"
    );
    outlets::write(out, &tuned.weights.write(features, policy, &heading))?;
    say!("{}", tuned_text(&tuned, reader).trim_end());
    say!("written to {}", out.display());
    Ok(())
}
