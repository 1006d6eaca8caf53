//! The command line.

use crate::commands;
use crate::commands::gauge::GaugeArguments;
use crate::commands::ladder::LadderArguments;
use crate::commands::outlets::OutletArguments;
use crate::commands::scenarios::ScenariosArguments;
use crate::commands::setting::SettingArguments;
use crate::commands::tune::TuneArguments;
use clap::{Parser, Subcommand};
use phrases::{Language, Reader};
use std::net::{IpAddr, Ipv4Addr};
use std::path::PathBuf;
use std::process::ExitCode;

/// The Crimean War on the table: wargames by their complete rules.
///
/// Every rule is enforced, and every refusal names its case. Dice come from a key whose hash is published
/// when a game starts; when it ends, anybody can prove every die.
#[derive(Parser, Debug)]
#[command(version, arg_required_else_help = true, max_term_width = 100)]
pub struct Arguments {
    /// The language of what is printed about games: en, fr or ru. Help, progress and errors are in English.
    #[arg(long, global = true, default_value = "en", value_parser = language)]
    language: Language,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// Open the table in the browser.
    ///
    /// Games are kept in one data file, which survives restarts and upgrades. Ctrl-C ends it; nothing that
    /// was played is lost.
    Serve {
        /// The data file; without one it is in your folder for data of programs.
        #[arg(long, value_name = "FILE")]
        data: Option<PathBuf>,
        /// Where to listen. 0.0.0.0 lets everybody in who can reach this machine.
        #[arg(long, default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
        address: IpAddr,
        /// The port; without one it is 8054, or the next that is free.
        #[arg(long)]
        port: Option<u16>,
        /// Do not open a browser.
        #[arg(long)]
        no_open: bool,
    },
    /// List the games with their seats and options.
    Games {
        /// As JSON.
        #[arg(long)]
        json: bool,
    },
    /// List the units of a game: what is printed on them, and where that comes from.
    Units {
        /// The game.
        game: String,
    },
    /// Speak the engine protocol: one JSON object a line in, one a line out.
    ///
    /// What UCI is to chess programs, for every game: positions, legal decisions, refusals with their case,
    /// exact odds, records. Try it:
    ///
    ///   echo '{"do":"new","game":"balaclava","seed":7}' | malakoff engine
    ///
    /// The whole protocol is described in docs/engine-protocol.md.
    #[command(verbatim_doc_comment)]
    Engine,
    /// Check every data file and list every fault with file, line and what is wrong.
    Check {
        /// A data folder; the data built into the program if none is given.
        folder: Option<PathBuf>,
    },
    /// Prove every die of a finished game, or say which one is wrong.
    Verify {
        /// The record file.
        record: PathBuf,
    },
    /// Show the exact odds of a decision that rolls dice.
    ///
    /// The position comes from a file: a record (its last position), or a position as the engine's `show`
    /// gives it. Without a decision, every decision that can be decided now and rolls dice is shown.
    Odds {
        /// A record or a position.
        file: PathBuf,
        /// The game, if the file is a position.
        #[arg(long, default_value = "balaclava")]
        game: String,
        /// The decision, as JSON: '"roll"' or '{"rally":{"unit":"br_93"}}'.
        #[arg(long)]
        decision: Option<String>,
        /// As JSON.
        #[arg(long)]
        json: bool,
    },
    /// Play random whole games and check every invariant after every decision.
    ///
    /// No illegal state, no dead end, no endless game; every listed decision is accepted by the judge, and
    /// positions can be shown and set up again. A fault is told with the seed that leads to it.
    Soak {
        /// Only this game.
        game: Option<String>,
        /// How many games.
        #[arg(long, default_value_t = 1000)]
        games: u64,
        #[command(flatten)]
        scenarios: ScenariosArguments,
    },
    /// Play many games between computers and tell who wins, what is lost and which rules happen.
    ///
    /// The same seeds give the same report, on any number of threads. Ctrl-C stops; what is finished is told,
    /// and kept if there is a file to resume from. The whole of it is described in docs/lab.md. Try it:
    ///
    ///   malakoff simulate alma --games 1000
    #[command(verbatim_doc_comment)]
    Simulate {
        #[command(flatten)]
        setting: SettingArguments,
        #[command(flatten)]
        outlets: OutletArguments,
        /// Keep finished games in this file, and go on from it if it is there. More games may be asked for
        /// than before.
        #[arg(long, value_name = "FILE")]
        resume: Option<PathBuf>,
        /// Only results: no losses, no rules. A little quicker.
        #[arg(long)]
        results_only: bool,
    },
    /// Play two settings on the same seeds and tell whether the difference matters.
    ///
    /// Does the second Rifle unit matter?
    ///
    ///   malakoff compare alma --games 500 --with option=second_rifle_unit=no
    #[command(verbatim_doc_comment)]
    Compare {
        #[command(flatten)]
        setting: SettingArguments,
        /// What the second setting changes: SEAT=LEVEL, option=NAME=VALUE or data=FOLDER; may be given several
        /// times.
        #[arg(long = "with", value_name = "CHANGE", required = true)]
        changes: Vec<String>,
        /// The comparison with both reports as JSON, into this file.
        #[arg(long, value_name = "FILE")]
        json: Option<PathBuf>,
    },
    /// Play the levels of the computer against each other, from random to general.
    ///
    /// Every step is played in pairs of games from the same seed, each player once on each side. The last row is
    /// a search of 0.1 seconds of processor time a plan against the best player without search.
    Ladder(LadderArguments),
    /// Measure rollout gain: what players gain over the policy, which is play without search, in one turn.
    ///
    /// Games are played by the policy. Now and then each player in turn takes its place for one turn; both games go on by
    /// the policy, on common random numbers, and their values some turns later are compared. That takes minutes where a
    /// step of the ladder takes hours.
    #[command(visible_alias = "rollout-gain")]
    Gauge(GaugeArguments),
    /// Make the computer opponent of a game better by self-play.
    ///
    /// The policy is tuned by SPSA, in games against small changes of itself, and the evaluation is fitted to how games
    /// end by least squares. The new weights are written to a file; the built-in ones stay as they are.
    Tune(TuneArguments),
    /// Measure how fast the games are on one core: random whole games with full lists of legal decisions.
    Bench {
        /// Only this game.
        game: Option<String>,
        /// Seconds for each game.
        #[arg(long, default_value_t = 3.0)]
        seconds: f64,
        /// As JSON.
        #[arg(long)]
        json: bool,
    },
    /// Write the map and the counters of a game as PDF, to print, cut and play with.
    ///
    /// The map is cut over several sheets with an overlap and marks to cut along. Counters come as a sheet
    /// of fronts and a sheet of backs by turns: print on both sides, along the long edge. A table without
    /// hexes comes small and in its true size, with paper stands in place of counters.
    Print {
        /// The game.
        game: String,
        /// The folder for the files; it is made if it is not there.
        #[arg(long, default_value = ".")]
        out: PathBuf,
        /// The paper.
        #[arg(long, value_enum, default_value_t = PaperSize::A4)]
        paper: PaperSize,
        /// Pictures as well.
        #[arg(long)]
        png: bool,
    },
    /// Show the rules of a game, case by case, or search in them.
    ///
    /// Where is a case coded, tested and broken? In a checkout of Malakoff:
    ///
    ///   malakoff rules --where 8.5
    #[command(verbatim_doc_comment)]
    Rules {
        /// A case such as quad:5.14 or 5.14, a chapter such as quad:8, or words to look for.
        about: Vec<String>,
        /// Also the lines of the code that cite the case, its tests and its breakages.
        #[arg(long = "where")]
        places: bool,
    },
}

/// The papers to print on.
#[derive(clap::ValueEnum, Clone, Copy, Debug)]
enum PaperSize {
    /// 210 by 297 millimetres.
    A4,
    /// 8.5 by 11 inches.
    Letter,
}

/// A language by its tag.
fn language(tag: &str) -> Result<Language, String> {
    let known = || Language::all().map(Language::tag).collect::<Vec<_>>().join(", ");
    Language::read(tag).ok_or_else(|| format!("known languages: {}", known()))
}

impl From<PaperSize> for cartographer::Paper {
    fn from(size: PaperSize) -> Self {
        match size {
            PaperSize::A4 => Self::A4,
            PaperSize::Letter => Self::Letter,
        }
    }
}

impl Arguments {
    /// Does what was asked.
    pub fn run(self) -> ExitCode {
        let reader = Reader::of(self.language);
        let result = match self.command {
            Command::Serve { data, address, port, no_open } => {
                commands::serve::run(data, address, port, !no_open)
            }
            Command::Games { json } => commands::games::run(json, reader),
            Command::Units { game } => commands::units::run(&game),
            Command::Engine => commands::engine::run(),
            Command::Check { folder } => commands::check::run(folder.as_deref()),
            Command::Verify { record } => commands::verify::run(&record, reader),
            Command::Odds { file, game, decision, json } => {
                commands::odds::run(&file, &game, decision.as_deref(), json, reader)
            }
            Command::Soak { game, games, scenarios } => {
                commands::soak::run(game.as_deref(), games, &scenarios)
            }
            Command::Simulate { setting, outlets, resume, results_only } => {
                commands::simulate::run(&setting, &outlets, resume.as_deref(), results_only, reader)
            }
            Command::Compare { setting, changes, json } => {
                commands::compare::run(&setting, &changes, json.as_deref(), reader)
            }
            Command::Ladder(arguments) => commands::ladder::run(&arguments, reader),
            Command::Gauge(arguments) => commands::gauge::run(&arguments, reader),
            Command::Tune(arguments) => commands::tune::run(&arguments, reader),
            Command::Bench { game, seconds, json } => commands::bench::run(game.as_deref(), seconds, json),
            Command::Print { game, out, paper, png } => {
                commands::print::run(&game, &out, paper.into(), png, reader.language)
            }
            Command::Rules { about, places: false } => commands::rules::run(&about, reader.language),
            Command::Rules { about, places: true } => commands::rules::locate(&about, reader.language),
        };
        match result {
            Ok(()) => ExitCode::SUCCESS,
            Err(message) => {
                eprintln!("malakoff: {message}");
                ExitCode::FAILURE
            }
        }
    }
}
