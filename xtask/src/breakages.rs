//! `breakages`: proof that the tests have teeth.
//!
//! A breakage is a small wrong change of one file, written down beside the tests, and the name of
//! the test that has to fail once it is made. Each is tried on a copy of the workspace:
//!
//! ```text
//! crates/*/tests/breakages/*.txt  ->  target/breakages/tree    the copy, one file broken at a time
//!                                     target/breakages/target  its builds, kept for the next run
//!                                     target/breakages/output  what the last cargo call printed
//! ```

mod block;
mod tree;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::{cargo, root};
use block::Block;
use tree::Tree;

/// A broken rule may well loop for ever. A run that takes longer than this is stopped.
const LIMIT: Duration = Duration::from_secs(300);

/// What came of one breakage.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Outcome {
    Proved,
    Survived,
    Stale,
    DoesNotCompile,
    NoTest,
    FailsUnbroken,
    TimedOut,
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Proved => "proved",
            Self::Survived => "SURVIVED",
            Self::Stale => "STALE",
            Self::DoesNotCompile => "DOES NOT COMPILE",
            Self::NoTest => "NO TEST",
            Self::FailsUnbroken => "FAILS UNBROKEN",
            Self::TimedOut => "TIMED OUT",
        })
    }
}

/// Tries every breakage whose case contains `filter`.
pub fn run(filter: &str) -> Result<(), String> {
    let root = root();
    let mut blocks = read_blocks(&root)?;
    let written = blocks.len();
    blocks.retain(|block| block.case.contains(filter));
    if blocks.is_empty() {
        return Err(format!("none of {written} breakages has a case with `{filter}`"));
    }

    let bench = Bench::new(&root)?;
    let unbroken = bench.run_unbroken(&blocks)?;
    let mut proved = 0;
    for block in &blocks {
        let begun = Instant::now();
        let outcome = bench.try_out(block, &unbroken)?;
        let time = begun.elapsed().as_secs_f64();
        println!("{outcome:<16}  {block}  ({time:.1} s)");
        proved += usize::from(outcome == Outcome::Proved);
    }

    let all = blocks.len();
    if proved < all {
        return Err(format!("{proved} of {all} breakages proved, {} not", all - proved));
    }
    println!("all {all} breakages proved");
    Ok(())
}

/// The blocks of every `crates/*/tests/breakages/*.txt`, in the order of the file names.
fn read_blocks(root: &Path) -> Result<Vec<Block>, String> {
    let mut blocks = Vec::new();
    for package in tree::entries(&root.join("crates"))? {
        let folder = package.join("tests/breakages");
        if !folder.is_dir() {
            continue;
        }
        for file in tree::entries(&folder)? {
            if file.extension().is_some_and(|extension| extension == "txt") {
                let name = file.strip_prefix(root).unwrap_or(&file).display();
                let found = block::parse(&tree::read(&file)?);
                blocks.extend(found.map_err(|fault| format!("{name}:{fault}"))?);
            }
        }
    }
    Ok(blocks)
}

/// How a named test ended without any breakage; a test that is not there has no entry.
type Unbroken = BTreeMap<(String, String), bool>;

/// The copy of the workspace and the cargo that runs in it.
struct Bench {
    tree: Tree,
    target: PathBuf,
    output: PathBuf,
}

impl Bench {
    fn new(root: &Path) -> Result<Self, String> {
        let base = root.join("target/breakages");
        Ok(Self {
            tree: Tree::copy(root, &base.join("tree"))?,
            target: base.join("target"),
            output: base.join("output"),
        })
    }

    /// Runs the tests that the blocks name once, before anything is broken.
    fn run_unbroken(&self, blocks: &[Block]) -> Result<Unbroken, String> {
        let mut named: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
        for block in blocks {
            named.entry(&block.package).or_default().insert(&block.test);
        }
        let mut unbroken = Unbroken::new();
        for (package, tests) in named {
            println!("unbroken: {} tests of {package}", tests.len());
            if !self.compiles(package)? {
                let said = fs::read_to_string(&self.output).unwrap_or_default();
                return Err(format!("{said}\n{package} does not compile unbroken"));
            }
            let tests: Vec<&str> = tests.into_iter().collect();
            self.cargo_test(package, &tests)?;
            let said = tree::read(&self.output)?;
            for (test, passed) in said.lines().filter_map(test_line) {
                unbroken.insert((package.to_owned(), test.to_owned()), passed);
            }
        }
        Ok(unbroken)
    }

    /// Breaks, tests, repairs.
    fn try_out(&self, block: &Block, unbroken: &Unbroken) -> Result<Outcome, String> {
        match unbroken.get(&(block.package.clone(), block.test.clone())) {
            None => return Ok(Outcome::NoTest),
            Some(false) => return Ok(Outcome::FailsUnbroken),
            Some(true) => {}
        }
        let Some(original) = self.tree.original(&block.file)? else {
            return Ok(Outcome::Stale);
        };
        let Some(broken) = block.apply(&original) else {
            return Ok(Outcome::Stale);
        };
        self.tree.write(&block.file, &broken)?;
        let outcome = self.judge(block);
        self.tree.write(&block.file, &original)?;
        outcome
    }

    fn judge(&self, block: &Block) -> Result<Outcome, String> {
        if !self.compiles(&block.package)? {
            return Ok(Outcome::DoesNotCompile);
        }
        let Some(status) = self.cargo_test(&block.package, &[&block.test])? else {
            return Ok(Outcome::TimedOut);
        };
        let said = tree::read(&self.output)?;
        let ran: usize = said.lines().filter_map(tests_announced).sum();
        Ok(match (ran, status.success()) {
            (0, _) => Outcome::NoTest,
            (_, true) => Outcome::Survived,
            (_, false) => Outcome::Proved,
        })
    }

    fn compiles(&self, package: &str) -> Result<bool, String> {
        let mut command = self.test_command(package)?;
        let status = command.arg("--no-run").status();
        Ok(status.map_err(|error| error.to_string())?.success())
    }

    /// Runs the named tests of a package; nothing is returned if that took too long.
    fn cargo_test(&self, package: &str, tests: &[&str]) -> Result<Option<ExitStatus>, String> {
        let mut command = self.test_command(package)?;
        command.args(["--no-fail-fast", "--", "--exact"]);
        command.args(tests);
        own_process_group(&mut command);
        let mut child = command.spawn().map_err(|error| error.to_string())?;
        let begun = Instant::now();
        while begun.elapsed() < LIMIT {
            match child.try_wait() {
                Ok(Some(status)) => return Ok(Some(status)),
                Ok(None) => sleep(Duration::from_millis(20)),
                Err(error) => return Err(error.to_string()),
            }
        }
        stop(&mut child);
        Ok(None)
    }

    /// `cargo test` on the copy, for the library, the programs and the integration tests.
    fn test_command(&self, package: &str) -> Result<Command, String> {
        let output = fs::File::create(&self.output).map_err(|error| error.to_string())?;
        let errors = output.try_clone().map_err(|error| error.to_string())?;
        let mut command = cargo();
        command
            .args(["test", "--locked", "--color", "never", "--tests"])
            .args(["--package", package])
            .current_dir(self.tree.path())
            .env("CARGO_TARGET_DIR", &self.target)
            .stdin(Stdio::null())
            .stdout(output)
            .stderr(errors);
        Ok(command)
    }
}

/// Reads a line such as `test zones::refused ... ok`.
fn test_line(line: &str) -> Option<(&str, bool)> {
    let (name, result) = line.strip_prefix("test ")?.split_once(" ... ")?;
    let name = name.strip_suffix(" - should panic").unwrap_or(name);
    match result {
        "ok" => Some((name, true)),
        "FAILED" => Some((name, false)),
        _ => None,
    }
}

/// Reads a line such as `running 3 tests`: it is there even if the test then brings all down.
fn tests_announced(line: &str) -> Option<usize> {
    let (number, rest) = line.strip_prefix("running ")?.split_once(' ')?;
    let number = number.parse().ok()?;
    rest.starts_with("test").then_some(number)
}

#[cfg(unix)]
fn own_process_group(command: &mut Command) {
    use std::os::unix::process::CommandExt;
    command.process_group(0);
}

#[cfg(not(unix))]
fn own_process_group(_: &mut Command) {}

/// Ends cargo, and on Unix also the test program that it started.
fn stop(child: &mut Child) {
    if cfg!(unix) {
        let group = format!("-{}", child.id());
        let _ = Command::new("kill").args(["-KILL", "--", &group]).status();
    }
    let _ = child.kill();
    let _ = child.wait();
}

#[cfg(test)]
mod tests {
    use super::*;

    /// To run them all takes hours; that each still fits the source it breaks is seen at once.
    #[test]
    fn every_breakage_is_readable_and_finds_its_place() {
        let root = root();
        let blocks = read_blocks(&root).unwrap();
        let stale: Vec<String> = blocks
            .iter()
            .filter(|block| {
                let original = tree::read(&root.join(&block.file));
                original.ok().and_then(|original| block.apply(&original)).is_none()
            })
            .map(ToString::to_string)
            .collect();
        assert!(stale.is_empty(), "not found, or found twice:\n{}", stale.join("\n"));
        assert!(!blocks.is_empty());
    }

    #[test]
    fn lines_of_the_test_harness_are_read() {
        assert_eq!(test_line("test a::b ... ok"), Some(("a::b", true)));
        assert_eq!(test_line("test a ... FAILED"), Some(("a", false)));
        assert_eq!(test_line("test a - should panic ... ok"), Some(("a", true)));
        assert_eq!(test_line("test a ... ignored"), None);
        assert_eq!(test_line("test result: ok. 1 passed"), None);
        assert_eq!(tests_announced("running 1 test"), Some(1));
        assert_eq!(tests_announced("running 12 tests"), Some(12));
        assert_eq!(tests_announced("running away"), None);
    }
}
