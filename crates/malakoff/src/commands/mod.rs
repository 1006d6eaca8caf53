//! One module a command. Each returns what to print on failure.

pub mod bench;
pub mod check;
pub mod compare;
pub mod engine;
pub mod games;
pub mod gauge;
mod interrupt;
pub mod ladder;
pub mod odds;
pub mod outlets;
pub mod print;
mod progress;
pub mod rules;
pub mod serve;
pub mod setting;
pub mod simulate;
pub mod soak;
pub mod tune;
pub mod verify;

use ::games::{DataSet, Title, TitleError};
use kernel::{OptionChoice, Options};
use std::path::Path;
use std::sync::Arc;

/// Done, or a sentence for the person who typed the command.
pub type Result = std::result::Result<(), String>;

/// Prints, and takes a closed pipe for the end of interest.
#[macro_export]
macro_rules! say {
    ($($part:tt)*) => {{
        use std::io::Write;
        if writeln!(std::io::stdout(), $($part)*).is_err() {
            return Ok(());
        }
    }};
}

/// `name=value` pairs as options.
pub fn options(pairs: &[String]) -> std::result::Result<Options, String> {
    let mut options = Options::default();
    for pair in pairs {
        let (name, value) =
            pair.split_once('=').ok_or_else(|| format!("'{pair}' is not of the form name=value"))?;
        options.set(name, value);
    }
    Ok(options)
}

/// The data of a folder, whatever is not in it built in; nothing if no folder is named.
fn data_of(folder: Option<&Path>) -> std::result::Result<Option<DataSet>, String> {
    let read = |folder: &Path| {
        DataSet::from_folder(folder).map_err(|faults| format!("{}:\n{}", folder.display(), faults.join("\n")))
    };
    folder.map(read).transpose()
}

/// A game with these options, on these data or the built-in ones.
fn title_of(
    game: &str,
    options: &Options,
    data: Option<&DataSet>,
) -> std::result::Result<Arc<dyn Title>, TitleError> {
    match data {
        Some(data) => ::games::build(game, data, options),
        None => ::games::find(game, options),
    }
}

/// The same; one title for each of its scenarios, if it has several and none is chosen.
fn titles_of_scenarios(
    game: &str,
    options: &Options,
    data: Option<&DataSet>,
) -> std::result::Result<Vec<Arc<dyn Title>>, TitleError> {
    let title = title_of(game, options, data)?;
    let scenario = title.identity().options.iter().find(|option| option.id == "scenario");
    let Some(scenario) = scenario.filter(|option| !options.names(option.id)) else { return Ok(vec![title]) };
    let played_as = |choice: &OptionChoice| {
        let mut options = options.clone();
        options.set(scenario.id, choice.id);
        title_of(game, &options, data)
    };
    scenario.choices.iter().map(played_as).collect()
}
