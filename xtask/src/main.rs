//! The workspace's own commands, run as `cargo xtask <command>`.
//!
//! Only the standard library is used, and a small crate of the workspace that keeps to it too, so that this builds in a second.

mod breakages;
mod browser;
mod client;
mod steps;

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

const HELP: &str = "\
cargo xtask serve [--port N ...]     build client and program, start the server, open the browser
cargo xtask test                     format, lints, tests of program and client, changed breakages, docs, soak,
                                     browser tests
cargo xtask breakages [case-filter]  break the rules one by one, see the tests fail, stamp what is proved
    --unstamped                      only what is not proved as it stands now
    --minutes N                      stop after N minutes and say what was not reached
    --part 2/8                       the second of eight equal parts, for several machines
cargo xtask help                     this text";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let outcome = match words.as_slice() {
        ["serve", words @ ..] => steps::serve(words),
        ["test"] => steps::test(),
        ["breakages", words @ ..] => breakages::run(words),
        [] | ["help" | "--help" | "-h"] => {
            println!("{HELP}");
            Ok(())
        }
        _ => Err(format!("`{}` is not a command\n{HELP}", words.join(" "))),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

/// The root of the workspace.
fn root() -> PathBuf {
    let own = Path::new(env!("CARGO_MANIFEST_DIR"));
    own.parent().unwrap_or(own).to_path_buf()
}

/// The cargo that started this program, or else the one in the search path.
fn cargo() -> Command {
    Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}
