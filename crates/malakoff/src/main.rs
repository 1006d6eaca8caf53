//! The program: `malakoff --help` tells what it does.

use clap::Parser;
use std::process::ExitCode;

fn main() -> ExitCode {
    malakoff::cli::Arguments::parse().run()
}
