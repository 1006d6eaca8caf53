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
pub mod scenarios;
pub mod serve;
pub mod setting;
pub mod simulate;
pub mod soak;
pub mod tune;
pub mod units;
pub mod verify;

use ::games::DataSet;
use kernel::Options;
use std::path::Path;

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

/// One line each.
fn lines<T: ToString>(all: &[T]) -> String {
    all.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
}

/// The data of a folder, whatever is not in it built in; nothing if no folder is named.
fn data_of(folder: Option<&Path>) -> std::result::Result<Option<DataSet>, String> {
    let read = |folder: &Path| {
        let data = ::games::data_from_folder(folder);
        data.map_err(|faults| format!("{}:\n{}", folder.display(), lines(&faults)))
    };
    folder.map(read).transpose()
}
