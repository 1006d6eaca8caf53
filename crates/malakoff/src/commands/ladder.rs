use super::Result;
use super::interrupt::stop_on_interrupt;
use super::outlets;
use super::progress::Progress;
use super::scenarios::ScenariosArguments;
use crate::say;
use commander::{Level, Player, Stop};
use games::Title;
use kernel::Source;
use lab::{
    Course, Ladder, Measurements, Step, ladder_markdown, ladder_steps, ladder_text, nodes_in, play_step,
};
use phrases::Reader;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

/// The time of the search that is set against the best player without search.
const SEARCH: Duration = Duration::from_millis(100);

/// What is played of the ladder, and how.
#[derive(clap::Args, Clone, Debug)]
pub struct LadderArguments {
    /// Only this game.
    game: Option<String>,
    /// Pairs of games for each step.
    #[arg(long, default_value_t = 50)]
    pairs: u64,
    #[command(flatten)]
    scenarios: ScenariosArguments,
    /// Tell the score with a bid as well: so many points for the side that is behind between sergeants that a scenario is
    /// even.
    #[arg(long)]
    even: bool,
    /// Only the steps up to this level, and no search of 0.1 seconds.
    #[arg(long, value_name = "LEVEL")]
    up_to: Option<Level>,
    /// Only this step, as STRONGER:WEAKER; may be given several times. A player is a level, random, or a search of so
    /// many nodes on so many dice: captain:sergeant, 4000x4:captain.
    #[arg(long = "step", value_name = "STEP", conflicts_with = "up_to")]
    steps: Vec<Step>,
    /// The nodes of a search of 0.1 seconds; measured in each game if they are not given.
    #[arg(long = "nodes-01s", value_name = "NODES")]
    nodes: Option<u32>,
    /// Play nothing: render a file of measurements (data/measurements) as Markdown.
    #[arg(long, value_name = "FILE", exclusive = true)]
    render: Option<PathBuf>,
    /// The table as Markdown, into this file.
    #[arg(long, value_name = "FILE")]
    markdown: Option<PathBuf>,
    /// The table as JSON, into this file.
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
}

/// Plays the levels against each other.
pub fn run(arguments: &LadderArguments, reader: Reader) -> Result {
    if let Some(file) = &arguments.render {
        return render(file, reader);
    }
    if arguments.pairs == 0 {
        return Err("0 pairs tell nothing: at least 1 is needed".to_owned());
    }
    arguments.scenarios.check_seeds(arguments.pairs)?;
    let ids = match &arguments.game {
        Some(id) => vec![id.as_str()],
        None => games::ids().collect(),
    };
    let titles = arguments.scenarios.titles(ids)?;
    [&arguments.markdown, &arguments.json]
        .into_iter()
        .flatten()
        .try_for_each(|file| outlets::check_file(file))?;
    let stop = stop_on_interrupt();
    let mut ladder = Ladder::default();
    for titles in titles {
        if !play_all(titles, arguments, &stop, &mut ladder, reader)? {
            eprintln!("stopped: only steps that were played to their end are told");
            break;
        }
    }
    say!("{}", ladder_text(&ladder, reader).trim_end());
    Ok(())
}

/// A file of measurements, for people.
fn render(file: &Path, reader: Reader) -> Result {
    let name = file.display().to_string();
    let text = std::fs::read_to_string(file).map_err(|error| format!("{name}: {error}"))?;
    let found = Measurements::read(Source { file: &name, text: &text }).map_err(|fault| fault.to_string())?;
    say!("{}", found.markdown(reader).trim_end());
    Ok(())
}

/// The steps so far, into the files that are asked for.
fn write(arguments: &LadderArguments, ladder: &Ladder, reader: Reader) -> Result {
    if let Some(file) = &arguments.markdown {
        outlets::write(file, &ladder_markdown(ladder, reader))?;
    }
    if let Some(file) = &arguments.json {
        outlets::write(file, &(serde_json::to_string_pretty(ladder).expect("plain data") + "\n"))?;
    }
    Ok(())
}

/// Every step of one game. False if it was stopped.
fn play_all(
    titles: Vec<Arc<dyn Title>>,
    arguments: &LadderArguments,
    stop: &Stop,
    ladder: &mut Ladder,
    reader: Reader,
) -> std::result::Result<bool, String> {
    let title = &*titles[0].clone();
    let (id, threads) = (title.identity().id, arguments.scenarios.threads);
    if title.identity().seats.len() != 2 {
        return Err(format!("{id} has more than two seats, and the ladder is for two"));
    }
    let mut steps = ladder_steps();
    match arguments.up_to {
        _ if !arguments.steps.is_empty() => steps.clone_from(&arguments.steps),
        Some(level) => {
            steps.retain(|step| matches!(step.stronger, Player::Level(known) if known <= level));
        }
        None => {
            let Some(search) = search(title, arguments, stop) else { return Ok(false) };
            steps.push(search);
        }
    }
    let mut course = Course::new(titles);
    if arguments.even {
        match course.made_even(threads, stop) {
            Some(even) => course = even,
            None => return Ok(false),
        }
    }
    for step in &steps {
        let mut progress = Progress::new(&format!("{id}, {} v {}", step.stronger, step.weaker));
        let mut watch = |done| progress.show(done);
        let rung =
            play_step(&course, step, arguments.pairs, arguments.scenarios.seed, threads, stop, &mut watch);
        match rung {
            Some(rung) => ladder.rungs.push(rung),
            None => return Ok(false),
        }
        write(arguments, ladder, reader)?;
    }
    Ok(true)
}

/// The search of 0.1 seconds, counted in nodes. Nothing if it was stopped.
fn search(title: &dyn Title, arguments: &LadderArguments, stop: &Stop) -> Option<Step> {
    let (nodes, is_measured) = match arguments.nodes {
        Some(nodes) => (nodes, false),
        None => (nodes_in(title, SEARCH, arguments.scenarios.seed, stop)?, true),
    };
    Some(Step::search(title, nodes, is_measured))
}
